print("reactorsh")
