//! How a camera was held, as EXIF states it, and pictures turned upright.

use crate::vision::Picture;

/// The tag of the orientation in EXIF.
const ORIENTATION: u16 = 0x0112;

/// The side of the squares in which pixels are moved, so that the memory of both pictures stays near.
const TILE: usize = 64;

/// One of the eight ways to hold a camera: whether rows become columns, then which sides are exchanged.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Orientation {
    swaps_axes: bool,
    mirrors_across: bool,
    mirrors_down: bool,
}

impl Orientation {
    /// The picture as it is.
    const UPRIGHT: Self = Self { swaps_axes: false, mirrors_across: false, mirrors_down: false };

    /// Rows become columns.
    const SWAPPED: Self = Self { swaps_axes: true, ..Self::UPRIGHT };

    /// The orientation with this number in EXIF, from 1 to 8. Any other number is upright.
    #[must_use]
    pub fn numbered(number: u16) -> Self {
        match number {
            2 => Self { mirrors_across: true, ..Self::UPRIGHT },
            3 => Self { mirrors_across: true, mirrors_down: true, ..Self::UPRIGHT },
            4 => Self { mirrors_down: true, ..Self::UPRIGHT },
            5 => Self::SWAPPED,
            6 => Self { mirrors_across: true, ..Self::SWAPPED },
            7 => Self { mirrors_across: true, mirrors_down: true, ..Self::SWAPPED },
            8 => Self { mirrors_down: true, ..Self::SWAPPED },
            _ => Self::UPRIGHT,
        }
    }

    /// The orientation of a picture whose content lies turned clockwise by this number of quarter turns.
    #[must_use]
    pub fn turned(quarters: u8) -> Self {
        /// The numbers in EXIF for each number of quarter turns.
        const NUMBERS: [u16; 4] = [1, 8, 3, 6];
        Self::numbered(NUMBERS[usize::from(quarters % 4)])
    }

    /// The orientation in a block of EXIF, which may begin with `Exif` and two zero bytes. Upright if the block does not say it.
    #[must_use]
    pub fn of_exif(block: &[u8]) -> Self {
        let tiff = block.strip_prefix(b"Exif\0\0").unwrap_or(block);
        number(tiff).map(Self::numbered).unwrap_or_default()
    }

    /// The picture as it is to be seen.
    #[must_use]
    pub fn upright(self, picture: Picture) -> Picture {
        if self == Self::default() {
            return picture;
        }
        let (wide, high) = (picture.width(), picture.height());
        let (width, height) = if self.swaps_axes { (high, wide) } else { (wide, high) };
        let mut shades = vec![0; width * height];
        for top in (0..height).step_by(TILE) {
            for left in (0..width).step_by(TILE) {
                for y in top..(top + TILE).min(height) {
                    for x in left..(left + TILE).min(width) {
                        let across = if self.mirrors_across { width - 1 - x } else { x };
                        let down = if self.mirrors_down { height - 1 - y } else { y };
                        let (column, row) =
                            if self.swaps_axes { (down, across) } else { (across, down) };
                        shades[y * width + x] = picture.shades()[row * wide + column];
                    }
                }
            }
        }
        Picture::new(width, height, shades).unwrap_or(picture)
    }
}

/// The number of the orientation in a block of TIFF, or `None` if the block is damaged or does not have it.
fn number(tiff: &[u8]) -> Option<u16> {
    let is_little = match tiff.get(..4)? {
        [b'I', b'I', 42, 0] => true,
        [b'M', b'M', 0, 42] => false,
        _ => return None,
    };
    let two = |at: usize| {
        let bytes: [u8; 2] = tiff.get(at..at.checked_add(2)?)?.try_into().ok()?;
        Some(if is_little { u16::from_le_bytes(bytes) } else { u16::from_be_bytes(bytes) })
    };
    let four = |at: usize| {
        let bytes: [u8; 4] = tiff.get(at..at.checked_add(4)?)?.try_into().ok()?;
        Some(if is_little { u32::from_le_bytes(bytes) } else { u32::from_be_bytes(bytes) })
    };
    let directory = usize::try_from(four(4)?).ok()?;
    let entries = usize::from(two(directory)?);
    let entry = |at: usize| directory.checked_add(2 + 12 * at);
    let found = (0..entries).filter_map(entry).find(|&at| two(at) == Some(ORIENTATION))?;
    two(found.checked_add(8)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The numbers in EXIF of a picture whose rows are "ab" and "cd" when it is upright.
    const STORED: [(u16, &[u8; 4]); 8] = [
        (1, b"abcd"),
        (2, b"badc"),
        (3, b"dcba"),
        (4, b"cdab"),
        (5, b"acbd"),
        (6, b"bdac"),
        (7, b"dbca"),
        (8, b"cadb"),
    ];

    #[test]
    fn each_of_eight_orientations_is_turned_upright() {
        for (number, stored) in STORED {
            let picture = Picture::new(2, 2, stored.to_vec()).unwrap();
            let upright = Orientation::numbered(number).upright(picture);
            assert_eq!(upright.shades(), b"abcd", "{number}");
        }
    }

    #[test]
    fn a_wide_picture_becomes_high() {
        let picture = Picture::new(3, 1, vec![1, 2, 3]).unwrap();
        let turned = Orientation::numbered(6).upright(picture);
        assert_eq!((turned.width(), turned.height(), turned.shades()), (1, 3, &[1, 2, 3][..]));
    }

    #[test]
    fn exif_states_the_orientation_in_both_orders_of_bytes() {
        let little = b"Exif\0\0II\x2a\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0\x06\0\0\0";
        let big = b"MM\0\x2a\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0";
        assert_eq!(Orientation::of_exif(little), Orientation::numbered(6));
        assert_eq!(Orientation::of_exif(big), Orientation::numbered(6));
        for end in 0..big.len() - 2 {
            assert_eq!(Orientation::of_exif(&big[..end]), Orientation::default(), "{end}");
        }
        assert_eq!(Orientation::of_exif(b"II\x2a\0\xff\xff\xff\xff"), Orientation::default());
    }
}
