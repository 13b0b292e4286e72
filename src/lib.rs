//! Nonet enters, solves, makes, plays, explains and prints Sudoku.
//!
//! This crate is the program `nonet`. Its lower parts are a library without a window:
//!
//! - [`engine`]: the board, the search for answers, the techniques of people, ratings and the generator.
//! - [`game`]: a puzzle while a person edits or plays it, with undo and a clock.
//! - [`format`](mod@format): puzzles as text, in the formats of Nonet and of other programs.
//! - [`print`](mod@print): puzzles as PDF, PNG, SVG, RTF, HTML and text.
//!
//! These parts read no file and no clock. Long work takes a [`Control`](engine::Control), by which another thread can
//! watch and stop the work.
//!
//! The other parts are the program itself. They are public only for its tests, hidden here, and change without notice.
//!
//! # Parse a puzzle
//!
//! [`format::read`](format::read()) recognises every format by its content. A text may hold several puzzles.
//!
//! ```
//! use nonet::engine::Puzzle;
//! use nonet::format;
//!
//! let text = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
//! let reading = format::read(text.as_bytes())?;
//! let givens = reading.documents[0].givens.clone();
//! assert_eq!(givens.filled_count(), 30);
//!
//! // A grid may break the rules. A puzzle does not, or here are all reasons.
//! let puzzle = Puzzle::new(givens).expect("no digit is repeated");
//! # assert_eq!(puzzle.givens().filled_count(), 30);
//! # Ok::<(), nonet::format::ReadError>(())
//! ```
//!
//! # Solve the puzzle
//!
//! [`Answers`](engine::Answers) walks through the answers in ascending order, forward, backward or to an answer of a
//! given number.
//!
//! ```
//! use nonet::engine::{Answers, Control};
//! use nonet::format::line_of;
//! # use nonet::{engine::Puzzle, format};
//! # let text = b"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
//! # let puzzle = Puzzle::new(format::read(text)?.documents.remove(0).givens).unwrap();
//!
//! let control = Control::default();
//! let mut answers = Answers::new(&puzzle);
//! assert!(answers.next(&control)?);
//! let answer = answers.grid().expect("the cursor stands on an answer");
//! assert_eq!(&line_of(&answer)[..9], "534678912");
//! assert!(!answers.next(&control)?, "there is no other");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Count its answers
//!
//! [`count`](engine::count()) stops at a limit, and is much quicker than a walk through the answers.
//!
//! ```
//! use nonet::engine::{Control, Count, Grid, Layout, Puzzle, count};
//!
//! let empty = Puzzle::new(Grid::empty(Layout::classic())).expect("an empty board keeps the rules");
//! let counted = count(&empty, 1_000, &Control::default())?;
//! assert_eq!(counted.count, Count::MoreThan(1_000));
//! # Ok::<(), nonet::engine::Cancelled>(())
//! ```
//!
//! # Rate it
//!
//! [`rate`](engine::rating::rate) rates as Sudoku Explainer 1.2.1 does, and [`level_of`](engine::technique::level_of)
//! as HoDoKu does.
//!
//! ```
//! use nonet::engine::Control;
//! use nonet::engine::rating::rate;
//! # use nonet::{engine::Puzzle, format};
//! # let text = b"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
//! # let puzzle = Puzzle::new(format::read(text)?.documents.remove(0).givens).unwrap();
//!
//! let rating = rate(&puzzle, &Control::default())?.expect("the puzzle has one answer");
//! assert_eq!(rating.to_string(), "1.2/1.2/1.2", "ER, EP and ED");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Get a hint
//!
//! A [`Solver`](engine::technique::Solver) knows some techniques. A [`Step`](engine::technique::Step) is what a
//! technique found: the digits to enter, the candidates to remove, and the evidence.
//!
//! ```
//! use nonet::engine::Control;
//! use nonet::engine::technique::{Board, Solver, Technique};
//! # use nonet::{engine::Puzzle, format};
//! # let text = b"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
//! # let puzzle = Puzzle::new(format::read(text)?.documents.remove(0).givens).unwrap();
//!
//! let mut board = Board::new(&puzzle).expect("this is a classic puzzle");
//! let step = Solver::hodoku().next_step(&board, &Control::default())?.expect("there is a step");
//! assert_eq!(step.technique, Technique::NakedSingle);
//! for &placement in &step.placements {
//!     board.place(placement);
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Generate another puzzle
//!
//! The same [`Recipe`](engine::generate::Recipe) and seed make the same puzzle on every machine.
//!
//! ```
//! use nonet::engine::Control;
//! use nonet::engine::generate::{Recipe, generate};
//! use nonet::engine::technique::Level;
//!
//! let made = generate(&Recipe::of_level(Level::Easy), 1, &Control::default())
//!     .expect("easy puzzles are not rare");
//! assert!(made.answer.is_full());
//! let code = made.code.expect("every puzzle of the classic board has a code");
//! println!("{} {code}", nonet::format::line_of(made.puzzle.givens()));
//! ```

// Which part may use which is said in ARCHITECTURE.md, and checked by tests/suite/layers.rs.

#[doc(inline)]
pub use nonet_engine as engine;
#[doc(inline)]
pub use nonet_format as format;
#[doc(inline)]
pub use nonet_game as game;
#[doc(hidden)]
pub use nonet_lab as lab;
#[doc(hidden)]
pub use nonet_lab::figures;
#[doc(hidden)]
pub use nonet_language as language;
#[doc(inline)]
pub use nonet_print as print;
#[doc(hidden)]
pub use nonet_print::look;
#[doc(hidden)]
pub use nonet_vision as vision;

// The program. tests/suite and tests/window are crates of their own, so they see only what is public.
#[doc(hidden)]
pub mod cli;
#[cfg(feature = "controller")]
#[doc(hidden)]
pub mod controller;
#[cfg(feature = "controller")]
#[doc(hidden)]
pub mod jobs;
#[doc(hidden)]
pub mod links;
#[doc(hidden)]
pub mod photo;
#[doc(hidden)]
pub mod store;
#[doc(hidden)]
pub mod text;
#[cfg(feature = "window")]
#[doc(hidden)]
pub mod ui;
#[cfg(feature = "controller")]
#[doc(hidden)]
pub mod window_text;
#[doc(hidden)]
pub mod worker;
