//! Files with pictures of every kind, turned every way, and files that are no whole pictures.

use flate2::Crc;
use nonet::photo::{self, MOST_BYTES, Orientation, PhotoError, PictureKind};

use super::{EASY, bytes, digits};

/// The names of the pictures of one puzzle in `tests/data/pictures`.
const READ: [&str; 12] = [
    "colour.jpg",
    "grey.jpg",
    "progressive.jpg",
    "cmyk.jpg",
    "interlaced.png",
    "deep.png",
    "palette.png",
    "transparent.png",
    "lossy.webp",
    "lossless.webp",
    "animated.webp",
    "turned.jpg",
];

fn file(name: &str) -> Vec<u8> {
    bytes(&format!("pictures/{name}"))
}

fn error(bytes: &[u8]) -> PhotoError {
    photo::read(bytes).map(|boards| boards.len()).unwrap_err()
}

#[test]
fn pictures_of_every_kind_are_read() {
    for name in READ {
        let boards = photo::read(&file(name)).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(digits(&boards[0]), EASY, "{name}");
    }
}

#[test]
fn kinds_that_are_not_read_are_named() {
    assert_eq!(error(&file("animated.gif")), PhotoError::Unread(PictureKind::Other("GIF")));
    assert_eq!(error(&file("plain.tiff")), PhotoError::Unread(PictureKind::Other("TIFF")));
    assert_eq!(error(b"%PDF-1.7\n"), PhotoError::Unread(PictureKind::Other("PDF")));
    assert_eq!(error(b"no picture"), PhotoError::NotAPicture);
    assert_eq!(error(b""), PhotoError::NotAPicture);
}

#[test]
fn a_picture_that_is_cut_off_is_damaged() {
    for name in READ {
        let whole = file(name);
        let kind = PictureKind::of(&whole).unwrap();
        for percent in [2, 10, 30, 50, 70, 90] {
            let length = 16 + (whole.len() - 16) * percent / 100;
            // The first frame of an animation may be whole.
            let cut = photo::decode(&whole[..length]);
            let is_whole_frame = name == "animated.webp" && cut.is_ok();
            assert!(
                is_whole_frame || cut == Err(PhotoError::Damaged(kind)),
                "{name} {percent}: {cut:?}"
            );
        }
    }
}

#[test]
fn damaged_bytes_end_in_a_picture_or_in_an_error() {
    for name in READ {
        let whole = file(name);
        for step in 0..20 {
            let mut spoiled = whole.clone();
            let at = step * whole.len() / 20;
            spoiled[at] ^= 0xff;
            // What matters is that the reading ends, without a panic.
            let _ = photo::decode(&spoiled);
        }
    }
}

#[test]
fn a_frame_that_hides_behind_another_takes_no_memory() {
    // A frame of a form that the decoder passes over comes before one of 65,535 by 65,535 pixels.
    assert_eq!(error(&file("two-frames.jpg")), PhotoError::Damaged(PictureKind::Jpeg));
}

#[test]
fn a_picture_full_of_curves_does_not_take_for_ever() {
    // Thousands of components, of which the largest are looked at. Without that limit this takes minutes in a debug build.
    let picture = photo::decode(&file("curves.png")).unwrap();
    let boards = photo::boards(&picture);
    assert!(boards.is_err() || boards.is_ok_and(|boards| boards.len() <= 16));
}

#[test]
fn a_size_that_is_claimed_is_checked_before_memory_is_taken() {
    let too_many = |width, height| PhotoError::TooManyPixels { width, height, limit: 52_000_000 };
    assert_eq!(error(&png_of_size(60_000, 60_000)), too_many(60_000, 60_000));
    assert_eq!(error(&png_of_size(0, 10)), PhotoError::NoPixels(PictureKind::Png));
    let mut jpeg = file("grey.jpg");
    let frame = jpeg.windows(2).position(|marker| marker == [0xff, 0xc0]).unwrap();
    jpeg[frame + 5..frame + 9].copy_from_slice(&[0xea, 0x60, 0xea, 0x60]);
    assert_eq!(error(&jpeg), too_many(60_000, 60_000));
    jpeg[frame + 5..frame + 9].copy_from_slice(&[0, 0, 0, 9]);
    assert_eq!(error(&jpeg), PhotoError::NoPixels(PictureKind::Jpeg));
    let mut large = file("grey.jpg");
    large.resize(MOST_BYTES + 1, 0);
    assert_eq!(error(&large), PhotoError::FileTooLarge { limit: MOST_BYTES });
}

/// The start of a PNG file in RGBA of this size, with an end and nothing between.
fn png_of_size(width: u32, height: u32) -> Vec<u8> {
    let mut header = [width.to_be_bytes(), height.to_be_bytes()].concat();
    header.extend([8, 6, 0, 0, 0]);
    let mut bytes = b"\x89PNG\r\n\x1a\n".to_vec();
    bytes.extend(chunk(*b"IHDR", &header));
    bytes.extend(chunk(*b"IDAT", &[]));
    bytes.extend(chunk(*b"IEND", &[]));
    bytes
}

/// A chunk of a PNG file.
fn chunk(kind: [u8; 4], content: &[u8]) -> Vec<u8> {
    let mut checked = kind.to_vec();
    checked.extend(content);
    let mut crc = Crc::new();
    crc.update(&checked);
    let length = u32::try_from(content.len()).unwrap();
    [&length.to_be_bytes()[..], &checked, &crc.sum().to_be_bytes()].concat()
}

/// A block of EXIF that states an orientation.
fn exif(orientation: u8) -> Vec<u8> {
    let mut block = b"MM\0\x2a\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\0\0\0\0\0\0\0".to_vec();
    block[19] = orientation;
    block
}

/// A PNG file that states an orientation.
fn png_of(width: usize, shades: &[u8], orientation: u8) -> Vec<u8> {
    let mut bytes = Vec::new();
    let height = u32::try_from(shades.len() / width).unwrap();
    let mut encoder = png::Encoder::new(&mut bytes, u32::try_from(width).unwrap(), height);
    encoder.set_color(png::ColorType::Grayscale);
    let mut writer = encoder.write_header().unwrap();
    writer.write_image_data(shades).unwrap();
    writer.finish().unwrap();
    let header = 8 + 25;
    let eighth = chunk(*b"eXIf", &exif(orientation));
    bytes.splice(header..header, eighth);
    bytes
}

/// How a camera stores a square picture in each of the eight ways: for a stored pixel, which pixel of the upright one.
fn stored(orientation: u8, side: usize, x: usize, y: usize) -> (usize, usize) {
    let last = side - 1;
    match orientation {
        2 => (last - x, y),
        3 => (last - x, last - y),
        4 => (x, last - y),
        5 => (y, x),
        6 => (last - y, x),
        7 => (last - y, last - x),
        8 => (y, last - x),
        _ => (x, y),
    }
}

#[test]
fn pictures_that_cameras_store_in_eight_ways_are_read() {
    let upright = photo::decode(&file("palette.png")).unwrap();
    let side = upright.width();
    assert_eq!(upright.height(), side);
    for orientation in 1..=8 {
        let shade = |at: usize| {
            let (x, y) = stored(orientation, side, at % side, at / side);
            upright.shades()[y * side + x]
        };
        let shades: Vec<u8> = (0..side * side).map(shade).collect();
        let boards = photo::read(&png_of(side, &shades, orientation)).unwrap();
        assert_eq!(digits(&boards[0]), EASY, "{orientation}");
        assert_eq!(boards[0].board.turns, 0, "{orientation}");
    }
}

#[test]
fn an_orientation_after_the_pixels_of_a_png_file_counts() {
    let mut bytes = png_of(2, &[0, 50, 100, 150, 200, 250], 6);
    let block = chunk(*b"eXIf", &exif(6));
    let before = photo::decode(&bytes).unwrap();
    let header = 8 + 25;
    bytes.drain(header..header + block.len());
    let end = bytes.len() - 12;
    bytes.splice(end..end, block);
    assert_eq!(before.width(), 3);
    assert_eq!(photo::decode(&bytes).unwrap(), before);
}

#[test]
fn jpeg_states_its_orientation_too() {
    let plain = file("grey.jpg");
    let block = [b"Exif\0\0".to_vec(), exif(6)].concat();
    let length = u16::try_from(block.len() + 2).unwrap().to_be_bytes();
    let mut stated = plain.clone();
    stated.splice(2..2, [&[0xff, 0xe1][..], &length, &block].concat());
    let upright = Orientation::numbered(6).upright(photo::decode(&plain).unwrap());
    assert_eq!(photo::decode(&stated).unwrap(), upright);
}
