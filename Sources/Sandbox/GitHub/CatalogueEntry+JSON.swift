extension CatalogueEntry {
  /// The repository as GitHub describes it.
  var json: JSONValue { .object(fields) }

  /// The repository as a result of a search.
  var searchResult: JSONValue { .object(fields + [.init("score", .number(1))]) }

  private var fields: [JSONValue.Field] {
    let api = "https://api.github.com/repos/\(fullName)"
    let page = "https://github.com/\(fullName)"
    return [
      .init("id", .integer(id)),
      .init("name", .string(name)),
      .init("full_name", .string(fullName)),
      .init("private", false),
      .init("owner", ownerJSON),
      .init("html_url", .string(page)),
      .init("description", JSONValue(description)),
      .init("fork", false),
      .init("url", .string(api)),
      .init("created_at", .string(createdAt)),
      .init("updated_at", .string(updatedAt)),
      .init("pushed_at", .string(pushedAt)),
      .init("clone_url", .string("\(page).git")),
      .init("homepage", nil),
      .init("size", .integer(drawn(from: "size \(fullName)", in: 40...400_000))),
      .init("stargazers_count", .integer(stars)),
      .init("watchers_count", .integer(stars)),
      .init("language", JSONValue(language)),
      .init("forks_count", .integer(forks)),
      .init("mirror_url", nil),
      .init("archived", .bool(isArchived)),
      .init("disabled", false),
      .init("open_issues_count", .integer(openIssues)),
      .init("license", licenseJSON),
      .init("topics", .array(topics.map { .string($0) })),
      .init("visibility", "public"),
      .init("forks", .integer(forks)),
      .init("open_issues", .integer(openIssues)),
      .init("watchers", .integer(stars)),
      .init("default_branch", .string(created < "2020-10" ? "master" : "main")),
    ]
  }

  private var openIssues: Int { drawn(from: "issues \(fullName)", in: 0...(3 + stars / 60)) }

  private var ownerJSON: JSONValue {
    let id = drawn(from: "owner \(owner)", in: 1_000...9_999_999)
    return .object([
      .init("login", .string(owner)),
      .init("id", .integer(id)),
      .init("avatar_url", .string("https://avatars.githubusercontent.com/u/\(id)?v=4")),
      .init("gravatar_id", ""),
      .init("url", .string("https://api.github.com/users/\(owner)")),
      .init("html_url", .string("https://github.com/\(owner)")),
      .init("type", KnownUsers.logins.contains(owner) ? "User" : "Organization"),
      .init("site_admin", false),
    ])
  }

  private var licenseJSON: JSONValue {
    guard let license else { return nil }
    let key = license.lowercased()
    return .object([
      .init("key", .string(key)),
      .init("name", .string(LicenseNames.names[license] ?? license)),
      .init("spdx_id", .string(license)),
      .init("url", .string("https://api.github.com/licenses/\(key)")),
    ])
  }
}

/// What licences are called, by their SPDX names.
private enum LicenseNames {
  static let names = [
    "AGPL-3.0": "GNU Affero General Public License v3.0", "Apache-2.0": "Apache License 2.0",
    "BSD-2-Clause": "BSD 2-Clause \"Simplified\" License",
    "BSD-3-Clause": "BSD 3-Clause \"New\" or \"Revised\" License",
    "BSL-1.0": "Boost Software License 1.0",
    "CC-BY-4.0": "Creative Commons Attribution 4.0 International",
    "CC-BY-SA-4.0": "Creative Commons Attribution Share Alike 4.0 International",
    "CC0-1.0": "Creative Commons Zero v1.0 Universal",
    "GPL-2.0": "GNU General Public License v2.0", "GPL-3.0": "GNU General Public License v3.0",
    "ISC": "ISC License", "LGPL-2.1": "GNU Lesser General Public License v2.1",
    "LGPL-3.0": "GNU Lesser General Public License v3.0", "MIT": "MIT License",
    "MPL-2.0": "Mozilla Public License 2.0", "OFL-1.1": "SIL Open Font License 1.1",
    "Unlicense": "The Unlicense", "Vim": "Vim License", "Zlib": "zlib License",
  ]
}
