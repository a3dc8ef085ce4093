/// Pictures of one pixel, in formats that are not drawn here.
enum TinyImages {
  static let gif: [UInt8] =
    Array("GIF89a".utf8)
    + [1, 0, 1, 0, 0x80, 0, 0, 0xF0, 0x50, 0x30, 0, 0, 0]
    + [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3B]

  static let webP: [UInt8] =
    Array("RIFF".utf8) + [0x1A, 0, 0, 0] + Array("WEBPVP8L".utf8) + [0x0D, 0, 0, 0]
    + [0x2F, 0, 0, 0, 0x10, 0x07, 0x10, 0x11, 0x11, 0x88, 0x88, 0xFE, 0x07, 0]
}
