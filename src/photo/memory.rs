//! How much memory a picture takes while it is read, by the start of its file.

use super::decode::{MOST_IN_SCANS, frame_of_jpeg, size_of_png};
use super::kind::PictureKind;

/// The memory in which boards are found and cells are read, in bytes.
const OF_READING: usize = 16 * 1024 * 1024;

/// The memory that the largest picture takes, in bytes: one for print in several scans.
const LARGEST: usize = MOST_IN_SCANS * bytes_of_pixel_in_scans(4);

/// About the most memory, in bytes, that the picture of a file takes while it is read, with the file itself: `start` are the
/// first bytes of the file, and `length` is the number of all. A file whose size is not within its first bytes takes what
/// the largest picture takes.
#[must_use]
pub fn memory_for(start: &[u8], length: usize) -> usize {
    let pixels = match PictureKind::of(start) {
        Some(PictureKind::Jpeg) => of_jpeg(start),
        Some(PictureKind::Png) => of_png(start),
        Some(PictureKind::WebP) => of_webp(start),
        Some(PictureKind::Other(_)) | None => Some(0),
    };
    length + OF_READING + pixels.unwrap_or(LARGEST).min(LARGEST)
}

fn of_jpeg(start: &[u8]) -> Option<usize> {
    let frame = frame_of_jpeg(start)?;
    // The rows of a file with one scan are decoded one after another. Other files hold the coefficients of all rows.
    let of_pixel = match (frame.has_one_scan, frame.components) {
        (true, 0..=3) => 2,
        (true, _) => 5,
        (false, components) => bytes_of_pixel_in_scans(components),
    };
    frame.width.checked_mul(frame.height)?.checked_mul(of_pixel)
}

/// Two bytes for each coefficient, then the pixels, which may also be turned.
const fn bytes_of_pixel_in_scans(components: usize) -> usize {
    2 * components + 3
}

fn of_png(start: &[u8]) -> Option<usize> {
    const INTERLACED: usize = 28;
    let (width, height) = size_of_png(start)?;
    let of_pixel = if *start.get(INTERLACED)? == 0 { 2 } else { 6 };
    width.checked_mul(height)?.checked_mul(of_pixel)
}

fn of_webp(start: &[u8]) -> Option<usize> {
    const OF_PIXEL: usize = 11;
    let (width, height) = size_of_webp(start)?;
    Some(width * height * OF_PIXEL)
}

/// The width and the height that the first chunk of a WebP file states, in one of three forms.
fn size_of_webp(start: &[u8]) -> Option<(usize, usize)> {
    let number = |at: usize| start.get(at).copied().map(usize::from);
    let two = |at: usize| Some(number(at)? | number(at + 1)? << 8);
    let three = |at: usize| Some(two(at)? | number(at + 2)? << 16);
    match start.get(12..16)? {
        b"VP8X" => Some((three(24)? + 1, three(27)? + 1)),
        b"VP8L" => {
            let bits = three(21)? | number(24)? << 24;
            Some(((bits & 0x3fff) + 1, (bits >> 14 & 0x3fff) + 1))
        }
        b"VP8 " => Some((two(26)? & 0x3fff, two(28)? & 0x3fff)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MEGABYTE: usize = 1024 * 1024;

    /// The memory of a picture without its file and without the reading.
    fn of_picture(start: &[u8]) -> usize {
        memory_for(start, 0) - OF_READING
    }

    #[test]
    fn a_picture_takes_memory_by_its_size_and_form() {
        let jpeg = |marker, components| {
            [0xff, 0xd8, 0xff, marker, 0, 17, 8, 0x0b, 0xb8, 0x0f, 0xa0, components]
        };
        let pixels = 4000 * 3000;
        assert_eq!(of_picture(&jpeg(0xc0, 3)), 2 * pixels);
        assert_eq!(of_picture(&jpeg(0xc0, 4)), 5 * pixels);
        assert_eq!(of_picture(&jpeg(0xc2, 3)), 9 * pixels);
        let webp = |chunk: &[u8]| [&b"RIFF....WEBP"[..], chunk].concat();
        let size = 11 * 400 * 300;
        assert_eq!(of_picture(&webp(b"VP8X....\0\0\0\0\x8f\x01\0\x2b\x01\0")), size);
        assert_eq!(of_picture(&webp(b"VP8 .......\x9d\x01\x2a\x90\x01\x2c\x01")[..]), size);
        assert_eq!(of_picture(&webp(b"VP8L....\x2f\x8f\xc1\x4a\0")), size);
    }

    #[test]
    fn a_picture_whose_size_is_not_seen_takes_what_the_largest_takes() {
        assert_eq!(of_picture(b"\xff\xd8\xff\xe0"), LARGEST);
        assert_eq!(of_picture(b"\x89PNG\r\n\x1a\n\0"), LARGEST);
        assert_eq!(of_picture(b"no picture"), 0);
        assert_eq!(memory_for(b"GIF89a", MEGABYTE), MEGABYTE + OF_READING);
    }
}
