//! Clues that a file only draws, and what they most likely say.
//!
//! SudokuPad holds lines, arrows and shapes without a meaning, which is in a text for people. So a reading is *proposed*: the
//! drawing must look as a kind of clue usually does, and the text must speak of that kind ([`RulesText`]). It is taken only if
//! nothing of the drawing is left, nothing that the text speaks of is missing, and the answer in the file, where it has one,
//! keeps the reading. Whoever opens such a puzzle is told what was read so ([`DrawnReading`]).
//!
//! This module knows no format. A reader of one makes a [`Drawing`], whose places are measured in cells from the upper left
//! corner of the board.

mod cues;
mod lines;
mod model;
mod outside;
mod reading;
mod rules_text;
mod shapes;

pub(crate) use cues::Cue;
pub(crate) use model::{Drawing, DrawnColour, DrawnLine, Point, Shape};
pub use reading::DrawnReading;
pub(crate) use reading::{
    DrawnPuzzle, ProposedReading, answer_keeps, digits_keep, is_whole_answer, read,
};
