import HTTPClients
import Testing

@testable import Sandbox

struct PostsTests {
  private struct Post: Decodable, Equatable {
    let userId, id: Int
    let title, body: String
  }

  private func response(_ path: String) throws -> HTTPResponse {
    try Sandbox().response(to: .get("http://jsonplaceholder.typicode.com\(path)"))
  }

  @Test func `there are a hundred posts, ten of each of ten users`() throws {
    let posts: [Post] = try response("/posts").decoded()
    #expect(posts.map(\.id) == Array(1...100))
    #expect(posts.map(\.userId) == (0...99).map { $0 / 10 + 1 })
    #expect(Set(posts.map(\.title)).count == 100)
    #expect(Set(posts.map(\.body)).count == 100)
    #expect(posts.allSatisfy { !$0.title.isEmpty && $0.body.contains("\n") })
  }

  @Test func `one post is found by its number`() throws {
    let posts: [Post] = try response("/posts").decoded()
    #expect(try response("/posts/42").decoded() == posts[41])
  }

  @Test(arguments: ["/posts/0", "/posts/101", "/posts/x", "/posts/1/comments", "/nothing", "/"])
  func `what is not there is an empty object`(path: String) throws {
    let response = try response(path)
    #expect(response.status == 404)
    #expect(response.text == "{}")
  }

  @Test func `a user's posts are found`() throws {
    let posts: [Post] = try response("/posts?userId=3").decoded()
    #expect(posts.map(\.id) == Array(21...30))
  }
}
