//! Which kind of picture a file holds, by its first bytes.

/// A kind of picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PictureKind {
    /// JPEG, the form of most cameras.
    Jpeg,
    /// PNG, the form of most pictures of a screen.
    Png,
    /// WebP, a form of browsers.
    WebP,
    /// A kind that Nonet knows by name, but does not read.
    Other(&'static str),
}

/// The endings of the files of pictures that are read, as cameras write them too: some file choosers tell upper case.
pub const PICTURE_ENDINGS: [&str; 8] = ["jpg", "jpeg", "png", "webp", "JPG", "JPEG", "PNG", "WEBP"];

/// The number of bytes that show the kind.
pub const SIGNATURE_LENGTH: usize = 16;

impl PictureKind {
    /// The kind of a file that starts with these bytes, or `None` if they are not the start of a picture.
    #[must_use]
    pub fn of(start: &[u8]) -> Option<Self> {
        match start {
            [0xff, 0xd8, 0xff, ..] => Some(Self::Jpeg),
            [0x89, b'P', b'N', b'G', b'\r', b'\n', 0x1a, b'\n', ..] => Some(Self::Png),
            [b'R', b'I', b'F', b'F', _, _, _, _, b'W', b'E', b'B', b'P', ..] => Some(Self::WebP),
            [b'G', b'I', b'F', b'8', b'7' | b'9', b'a', ..] => Some(Self::Other("GIF")),
            [b'I', b'I', 42, 0, ..] | [b'M', b'M', 0, 42, ..] => Some(Self::Other("TIFF")),
            [b'B', b'M', _, _, _, _, 0, 0, 0, 0, ..] => Some(Self::Other("BMP")),
            [b'8', b'B', b'P', b'S', 0, 1 | 2, ..] => Some(Self::Other("PSD")),
            [b'%', b'P', b'D', b'F', b'-', ..] => Some(Self::Other("PDF")),
            [_, _, _, _, b'f', b't', b'y', b'p', brand @ ..] => of_brand(brand),
            _ => None,
        }
    }

    /// The name of the kind.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Jpeg => "JPEG",
            Self::Png => "PNG",
            Self::WebP => "WebP",
            Self::Other(name) => name,
        }
    }
}

/// The kind of a file of boxes, which starts with a brand of four letters.
fn of_brand(brand: &[u8]) -> Option<PictureKind> {
    match brand.get(..4)? {
        b"heic" | b"heix" | b"hevc" | b"heim" | b"heis" | b"mif1" | b"msf1" => {
            Some(PictureKind::Other("HEIC"))
        }
        b"avif" | b"avis" => Some(PictureKind::Other("AVIF")),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_bytes_show_the_kind() {
        let kind = |start: &[u8]| PictureKind::of(start).map(PictureKind::name);
        assert_eq!(kind(b"\xff\xd8\xff\xe0"), Some("JPEG"));
        assert_eq!(kind(b"\x89PNG\r\n\x1a\n\0\0"), Some("PNG"));
        assert_eq!(kind(b"RIFF\x10\0\0\0WEBPVP8 "), Some("WebP"));
        assert_eq!(kind(b"GIF89a..."), Some("GIF"));
        assert_eq!(kind(b"8BPS\0\x01"), Some("PSD"));
        assert_eq!(kind(b"\0\0\0\x18ftypheic"), Some("HEIC"));
        assert_eq!(kind(b"\0\0\0\x18ftypmp42"), None);
        assert_eq!(kind(b"53..7...."), None);
        assert_eq!(kind(b"BMW of 1984"), None);
        assert_eq!(kind(b""), None);
    }
}
