//! The formats of other programs and of a judge, with one file for each.
//!
//! Each reader takes a whole text or a line that `reading` recognised; each writer makes the text of a document. No
//! format knows another, except where two share their code: SudokuPad, SudokuMaker and penpa take their links from f-puzzles, HoDoKu's regression
//! library its lines from HoDoKu's library, and Solo hands the lines that begin like its own to Perfect Sudoku.

pub(super) mod fpuzzles;
mod fpuzzles_drawing;
pub(super) mod gnome;
pub(super) mod gnome_code;
pub(super) mod gravity;
pub mod judge;
pub(super) mod ksudoku;
mod ksudoku_graph;
pub(super) mod library;
pub(super) mod libre;
pub(super) mod opensudoku;
pub(super) mod penpa;
mod perfect;
#[doc(hidden)]
pub mod regression;
pub(super) mod sadman;
pub(super) mod simple_sudoku;
pub(super) mod solo;
pub(super) mod sudokumaker;
pub(super) mod sudokupad;
mod sudokupad_fog;
pub(super) mod sumocue;
