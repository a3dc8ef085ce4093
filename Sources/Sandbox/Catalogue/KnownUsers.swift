/// The owners that are people; all others are organisations.
enum KnownUsers {
  static let logins = Set(
    """
    ajeetdsouza Anuken AUTOMATIC1111 bellard BurntSushi comfyanonymous compnerd \
    danielgindi dkhamsing devxoul Dimillian emilk evanw exelban felangel fffaraz \
    gabime getify gorhill gyoogle hackiftekhar haven-jeon iluwatar jdg jesseduffield jlevy \
    johnno1962 JohnSundell jojoldu jordanbaird jwasham JaeYeopHan JeaSungLEE Juanpe junegunn \
    kamranahmedse karpathy kdn251 kean kelseyhightower kishikawakatsumi koalaman kovidgoyal \
    krzysztofzablocki krzyzanowskim kudoleh laurent22 lovit mac-cain13 malcommac matteocrippa mattt \
    MengTo minsOne monologg mrdoob mtdvio mxcl nalexn necolas nicklockwood ninjaprox nlohmann \
    ochococo ocornut octocat onevcat orioncactus p0deji ppy ra1028 raysan5 robb rrousselGit \
    rxhanson ryanmcdermott scenee sharkdp sindresorhus stephencelis torvalds trekhleb \
    tristanhimmelman typicode vinta vsouza WooVictory yonaskolb donnemartin daltoniam avelino \
    goldbergyoni Solido thedaviddias rasbt charlax groue
    """.split(separator: " ").map(String.init))
}
