//! Reads a board of a picture once more, as a person has corrected it.

use std::sync::Arc;

use super::{BackgroundJob, Policy};
use crate::engine::{Cancelled, Control};
use crate::photo::{self, PhotoBoard};
use crate::vision::{Corners, Picture};

/// The question about a board of a picture.
#[derive(Debug)]
pub enum PhotoJob {
    /// What is between corners that a person has set.
    Between {
        /// The picture.
        picture: Arc<Picture>,
        /// The corners, the upper left corner of the board first.
        corners: Corners,
        /// The number of rows; `None` for what the lines suggest.
        size: Option<usize>,
    },
    /// Whether the digits that a person has corrected make a puzzle with one answer.
    Answers(Box<PhotoBoard>),
}

/// What was found out about a board of a picture.
#[derive(Debug)]
pub enum PhotoReply {
    /// The board between the corners; `None` if there can be none.
    Between(Option<Box<PhotoBoard>>),
    /// The corrected board, with whether it has one answer.
    Answers(Box<PhotoBoard>),
}

impl BackgroundJob for PhotoJob {
    type Reply = PhotoReply;

    const POLICY: Policy = Policy::UNSEEN;

    fn run(self, control: &Control) -> Result<PhotoReply, Cancelled> {
        Ok(match self {
            Self::Between { picture, corners, size } => {
                PhotoReply::Between(photo::read_between(&picture, &corners, size).map(Box::new))
            }
            Self::Answers(mut board) => {
                board.count_answers(control);
                PhotoReply::Answers(board)
            }
        })
    }
}
