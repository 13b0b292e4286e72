//! Why a picture cannot be read, as data. The sentences are in `text`.

use std::fmt;

use super::kind::PictureKind;

/// A problem with a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PhotoError {
    /// The bytes are not the start of a picture.
    NotAPicture,
    /// The picture is of a kind that Nonet does not read.
    Unread(PictureKind),
    /// The file has more bytes than this.
    FileTooLarge {
        /// The most bytes.
        limit: usize,
    },
    /// The picture has more pixels than the limit.
    TooManyPixels {
        /// Its width in pixels.
        width: usize,
        /// Its height in pixels.
        height: usize,
        /// The most pixels.
        limit: usize,
    },
    /// The picture has no pixels.
    NoPixels(PictureKind),
    /// The picture is damaged or cut off.
    Damaged(PictureKind),
    /// There is no board in the picture.
    NoBoard,
}

impl std::error::Error for PhotoError {}

impl fmt::Display for PhotoError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotAPicture => f.write_str("not a picture"),
            Self::Unread(kind) => write!(f, "cannot read {}", kind.name()),
            Self::FileTooLarge { limit } => write!(f, "more than {limit} bytes"),
            Self::TooManyPixels { width, height, limit } => {
                write!(f, "{width} × {height} pixels are more than {limit}")
            }
            Self::NoPixels(kind) => write!(f, "the {} picture has no pixels", kind.name()),
            Self::Damaged(kind) => write!(f, "the {} picture is damaged", kind.name()),
            Self::NoBoard => f.write_str("no board in the picture"),
        }
    }
}
