//! The modes: edit, play, an answer, or a lesson.

use std::time::Duration;

use super::lesson::ShownLesson;
use crate::engine::Grid;
use crate::engine::search::Answers;
use crate::game::Play;

/// Whether the puzzle is edited, played, one of its answers is shown, or a lesson.
#[derive(Clone, Copy, Debug)]
pub enum Mode<'a> {
    /// Digits typed are givens.
    Edit,
    /// Givens are fixed, and digits typed are entries or notes of this game.
    Play(&'a Play),
    /// This answer is shown over the puzzle, read-only.
    Answer(&'a ShownAnswer),
    /// A lesson of the tutorial is shown over the document, which stays as it is.
    Lesson(&'a ShownLesson),
}

/// The answer that is shown.
#[derive(Clone, Debug)]
pub struct ShownAnswer {
    /// Where the answer stands among all answers.
    pub cursor: Box<Answers>,
    /// Its digits.
    pub grid: Grid,
    /// Its number, from 1.
    pub number: u64,
    /// How long the search for it took.
    pub time: Duration,
}
