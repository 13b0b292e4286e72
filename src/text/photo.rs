//! The reasons why a picture cannot be read.
//!
//! These are pieces of sentences, without a capital letter or a full stop, to stand behind a file's name.

use super::{Language, Say, say};
use crate::photo::PhotoError;

impl Say for PhotoError {
    fn say(&self, language: Language) -> String {
        match *self {
            Self::NotAPicture => {
                say!(language, "this is not a picture; expected JPEG, PNG or WebP")
            }
            Self::Unread(kind) => say!(
                language,
                "Nonet does not read {kind} files; save the picture as JPEG, PNG or WebP",
                kind = kind.name()
            ),
            Self::FileTooLarge { limit } => {
                let size = limit / (1024 * 1024);
                say!(
                    language,
                    "the picture is larger than {size} MiB, the most that Nonet reads",
                    size
                )
            }
            Self::TooManyPixels { width, height, limit } => {
                let millions = limit / 1_000_000;
                let [width, height] = [width, height].map(|side| language.number(side as u64));
                say!(
                    language,
                    "the picture has {width} × {height} pixels; Nonet reads at most {millions} million pixels in this form",
                    width,
                    height,
                    millions
                )
            }
            Self::NoPixels(kind) => {
                say!(language, "this {kind} picture has no pixels", kind = kind.name())
            }
            Self::Damaged(kind) => {
                say!(language, "this {kind} picture is damaged or cut off", kind = kind.name())
            }
            Self::NoBoard => say!(
                language,
                "no Sudoku was found in this picture; show the whole grid, from above and in good light"
            ),
        }
    }
}
