//! The events by which one feature informs the others.
//!
//! Features never call each other. A feature adds an event to the [`Context`](super::context::Context), and
//! `Controller::pass_on` hands it to those whom it concerns.

use std::path::PathBuf;
use std::sync::Arc;

use super::departure::Departure;
use crate::engine::technique::{AnyBoard, BoardStep};
use crate::engine::{Cell, Digit};
use crate::game::GameBoard;
use crate::jobs::{PictureReading, RaceFileKind, StepListing, TargetFile};
use crate::print::Medium;

/// Something that happened in one feature and concerns others.
#[derive(Debug)]
pub(super) enum Event {
    /// Another document is in the window.
    DocumentShown,
    /// The givens, or what the puzzle rules out, have changed.
    PuzzleChanged,
    /// What stands on the board has changed, and the puzzle has not.
    PositionChanged,
    /// A digit was put into a cell of the game.
    EntryWritten(Cell, Digit),
    /// Notes of these cells were changed. The board is as it was before.
    NotesWritten(GameBoard, Vec<Cell>),
    /// The step of a hint was carried out.
    StepApplied,
    /// The board was set to a state that it had before, by undo, redo or a save point.
    BoardSetBack,
    /// A game has begun, or goes on after it was set aside.
    GameBegun,
    /// The game has begun again from its first move.
    GameRestarted,
    /// A game was solved, and its figures are shown.
    GameSolved,
    /// The game was set aside to edit the puzzle.
    GameSetAside,
    /// A position to practise on is in the window. Its step crosses out candidates or fills a cell.
    PracticeBegun {
        /// Whether it crosses out candidates.
        crosses_out: bool,
    },
    /// The person's own document is in the window again, after something to learn from.
    LearningEnded,
    /// What the last session left is in the window again.
    SessionRestored,
    /// A lesson of the tutorial lies over the document.
    LessonBegun,
    /// An answer was shown.
    AnswerShown,
    /// A step was shown as a hint.
    StepTold(CountedHint),
    /// A hint showed that these digits are wrong.
    MistakesTold(Vec<(Cell, Digit)>),
    /// The options have changed.
    OptionsChanged,
    /// The window speaks another language.
    LanguageChanged,
    /// The limit of counting has changed.
    LimitChanged,
    /// The puzzle has to be counted if its statistics can be seen.
    StatisticsWanted,
    /// The program has started. If there is nothing in the window, the start page is shown.
    StartWanted,
    /// A departure was requested. It happens once no change can be lost.
    DepartureWanted(Departure),
    /// The same for a departure that waited. Changes that the person gave up before stay given up.
    DepartureResumed(Departure),
    /// No change can be lost any more, so the departure happens now.
    Departed(Departure),
    /// Open each of these files in a window of its own.
    WindowsWanted(Vec<PathBuf>),
    /// This departure waits until a question is answered.
    DepartureWaits(Departure),
    /// The system ends the program, and nobody can be asked.
    StopWanted,
    /// Leave the program: no file is being written.
    QuitAgreed,
    /// Play the puzzle, if there is one to play.
    PlayWanted,
    /// Print a document to this file.
    ExportChosen(Medium, TargetFile),
    /// Write the games to this file.
    GamesTargetChosen(TargetFile),
    /// Write a race of the lab to this file.
    RaceTargetChosen(RaceFileKind, TargetFile),
    /// A picture was read.
    PictureRead(Box<PictureReading>),
    /// Race methods of the lab on the puzzles of this file.
    RaceListChosen(PathBuf),
    /// Use this folder as the library.
    LibraryChosen(PathBuf),
    /// A document was written, so what waited for it can go on.
    WritingEnded,
}

/// The subject of a hint. It counts as one hint in a game, however often it is shown.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum CountedHint {
    /// A step.
    Step(Arc<BoardStep>),
    /// The steps from a board.
    List(StepListing, Box<AnyBoard>),
}
