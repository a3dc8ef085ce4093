#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Compressed bodies.
enum Gzip {
  /// `hello`.
  static let hello: [UInt8] = [
    31, 139, 8, 0, 0, 0, 0, 0, 2, 3, 203, 72, 205, 201, 201, 7, 0, 134, 166, 16, 54, 5, 0, 0, 0,
  ]

  /// 100,000 zeros in 132 bytes.
  static let zeros: [UInt8] =
    [
      31, 139, 8, 0, 0, 0, 0, 0, 2, 3, 237, 193, 49, 1, 0, 0, 0, 194, 160, 245, 79, 109, 13, 15,
      160,
    ]
    + [UInt8](repeating: 0, count: 96) + [0, 128, 87, 3, 125, 149, 17, 212, 160, 134, 1]
}

func removeFile(_ path: String) { unlink(path) }
