import HTTPClients
import Testing

struct HTTPFailureTests {
  @Test(arguments: [
    (
      HTTPFailure.hostNotFound("api.githb.com"),
      "no host is called api.githb.com; check the spelling, and whether the network is up"
    ),
    (
      .timedOut("api.github.com", seconds: 30),
      "api.github.com did not answer within 30 seconds; try again later"
    ),
    (
      .timedOut("api.github.com", seconds: 0.5),
      "api.github.com did not answer within 0.5 seconds; try again later"
    ),
    (
      .tooLarge("127.0.0.1:80", limit: 16 << 20),
      "the response of 127.0.0.1:80 is larger than 16 MiB and was not read on"
    ),
    (
      .truncated("api.github.com", received: 1),
      "api.github.com closed the connection after 1 byte, before the response was whole; try again"
    ),
    (.cancelled, "cancelled"),
  ])
  func `a failure says what went wrong and what to do`(failure: HTTPFailure, sentence: String) {
    #expect(failure.description == sentence)
    #expect("\(failure)" == sentence)
  }
}
