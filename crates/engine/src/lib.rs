//! Solves, counts, rates, explains and makes Sudoku of every shape.
//!
//! The engine reads no file or clock, starts no thread and knows no window. The same input gives the same
//! output on every machine. A [`Layout`] describes a board, so sizes and shapes are data. A [`Grid`] holds the
//! digits as they were typed. If they keep the rules, it can be made a [`Puzzle`], and only a [`Puzzle`] can be
//! searched.
//!
//! # Parse and solve
//!
//! ```
//! use nonet_engine::Puzzle;
//! let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
//! let puzzle: Puzzle = line.parse()?;
//! let answer = puzzle.answers().next().ok_or("no answer")?;
//! assert!(answer.to_string().starts_with("534678912"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Count the answers
//!
//! ```
//! use nonet_engine::{Count, Puzzle};
//! let empty: Puzzle = ".".repeat(81).parse()?;
//! assert_eq!(empty.count_answers(1_000), Count::MoreThan(1_000));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Rate
//!
//! ```
//! # let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
//! let puzzle: nonet_engine::Puzzle = line.parse()?;
//! let rating = puzzle.rating().ok_or("the puzzle has one answer")?;
//! assert_eq!(rating.to_string(), "1.2/1.2/1.2", "ER, EP and ED of Sudoku Explainer");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Get a hint
//!
//! ```
//! use nonet_engine::technique::{Solver, Technique};
//! # let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
//! let puzzle: nonet_engine::Puzzle = line.parse()?;
//! let step = puzzle.next_step(&Solver::hodoku()).ok_or("there is a step")?;
//! assert_eq!(step.technique, Technique::NakedSingle);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Generate
//!
//! ```
//! use nonet_engine::{Puzzle, technique::Level};
//! let puzzle = Puzzle::of_level(Level::Easy, 1)?;
//! assert!(puzzle.has_one_answer());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # A jigsaw
//!
//! ```
//! use nonet_engine::{Grid, LayoutBuilder, Puzzle, Regions};
//! let regions = Regions::of_letters(&["aaab", "acbb", "ccbd", "cddd"]);
//! let layout = LayoutBuilder { regions, ..LayoutBuilder::latin(4) }.build()?;
//! assert!(Puzzle::new(Grid::empty(layout))?.answers().count() > 0);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Long work has a form that takes a [`Control`], with which another thread watches and stops it.

mod calls;
mod cell;
mod cell_sets;
mod contradiction;
pub mod control;
mod digit;
pub mod facts;
pub mod generate;
mod grid;
mod grid_text;
mod house;
mod layout;
mod lists;
pub mod number;
mod puzzle;
pub mod rating;
mod rules;
pub mod search;
mod shuffle;
pub mod singles;
pub mod technique;
pub mod words;

pub use cell::Cell;
pub use cell_sets::CellSets;
pub use contradiction::{Contradiction, Contradictions};
pub use control::{CancelToken, Cancelled, Control, Progress};
pub use digit::{Digit, DigitSet, LowestDigit, ShownDigit};
pub use grid::{Cells, Grid};
pub use grid_text::{GridTextError, PuzzleTextError};
pub use house::{House, HouseKind, HouseName};
pub use layout::connected_pieces;
pub use layout::{
    ExtraHouses, GridFrame, Layout, LayoutBuilder, LayoutFault, LayoutFaults, NamedShape, Place,
    Regions,
};
pub use puzzle::Puzzle;
#[cfg(debug_assertions)]
#[doc(hidden)]
pub use puzzle::VALIDATIONS;
pub use rules::{
    Arrow, Cage, Calculation, Clones, Combinations, Constraint, CountingCircles, Diagonal,
    Exclusion, Extreme, ExtremeKind, Fault, Fog, FogLink, Indexer, IndexerKind, Line, LineKind,
    LittleKiller, Negative, NegativeKind, Operation, OutsideKind, OutsideNumber, OutsidePlace,
    Pace, Pair, Parity, Quadruple, Relation, Rule, Rules, Side, Thermometer,
};
pub use search::{
    Answers, Count, Effort, FullCount, MeasuredCount, count, count_all, has_one_answer,
};
pub use shuffle::Shuffle;
pub use singles::Singles;
