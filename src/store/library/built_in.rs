//! The collections that come with Nonet. They are part of the program, so the library is never empty.
//!
//! Each is a file of `resources/library` with a puzzle on each line: givens, level, score, ER, and the technique that
//! the puzzle teaches, if it teaches any. `tests/suite/built_in` made these puzzles, and makes them again.

use std::sync::LazyLock;

use super::PuzzleDifficulty;
use crate::engine::rating::Tenths;
use crate::engine::technique::{Level, Technique};
use crate::engine::{Cells, Grid};
use crate::format::{About, Document};

/// A collection that comes with Nonet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BuiltIn {
    /// Puzzles of each level.
    Levels,
    /// Puzzles of each symmetry.
    Symmetric,
    /// Puzzles that need one technique besides singles.
    Techniques,
    /// Symmetric puzzles with few givens, of which each is needed.
    MiniPatterns,
    /// Puzzles that Sudoku Explainer rates 9.0 or above.
    VeryHard,
}

/// A puzzle of a collection that comes with Nonet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BuiltInPuzzle {
    /// Its givens.
    pub cells: Cells,
    /// Its level.
    pub level: Level,
    /// The sum of the scores of its steps.
    pub score: u32,
    /// Its ER by Sudoku Explainer.
    pub er: Tenths,
    /// The technique that it teaches.
    pub technique: Option<Technique>,
}

/// The start of the titles of puzzles of these collections. No file of a user has such a title.
const TITLE: &str = "Nonet";

impl BuiltIn {
    /// All collections that come with Nonet, in the order in which the library lists them.
    pub const ALL: [Self; 5] =
        [Self::Levels, Self::Symmetric, Self::Techniques, Self::MiniPatterns, Self::VeryHard];

    /// Its name in files.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Levels => "levels",
            Self::Symmetric => "symmetric",
            Self::Techniques => "techniques",
            Self::MiniPatterns => "mini-patterns",
            Self::VeryHard => "very-hard",
        }
    }

    /// A puzzle of the collection with its title, by which [`of_title`](Self::of_title) knows it again. `number` counts
    /// from 1.
    #[must_use]
    pub fn titled(self, mut document: Document, number: usize) -> Document {
        document.about.title = format!("{TITLE} {} {number}", self.name());
        document
    }

    /// The collection and the number, from 1, of the puzzle with this title. Returns `None` if the title is another
    /// one.
    #[must_use]
    pub fn of_title(title: &str) -> Option<(Self, usize)> {
        let (name, number) = title.strip_prefix(TITLE)?.strip_prefix(' ')?.split_once(' ')?;
        let built_in = Self::ALL.into_iter().find(|built_in| built_in.name() == name)?;
        let number = number.parse().ok().filter(|&number| number > 0)?;
        Some((built_in, number))
    }

    /// The text of its file.
    fn text(self) -> &'static str {
        match self {
            Self::Levels => include_str!("../../../resources/library/levels.txt"),
            Self::Symmetric => include_str!("../../../resources/library/symmetric.txt"),
            Self::Techniques => include_str!("../../../resources/library/techniques.txt"),
            Self::MiniPatterns => include_str!("../../../resources/library/mini-patterns.txt"),
            Self::VeryHard => include_str!("../../../resources/library/very-hard.txt"),
        }
    }

    /// Its puzzles in order.
    #[must_use]
    pub fn puzzles(self) -> &'static [BuiltInPuzzle] {
        static PUZZLES: LazyLock<[Vec<BuiltInPuzzle>; BuiltIn::ALL.len()]> =
            LazyLock::new(|| BuiltIn::ALL.map(BuiltIn::read));
        &PUZZLES[self as usize]
    }

    fn read(self) -> Vec<BuiltInPuzzle> {
        self.text().lines().filter_map(BuiltInPuzzle::of_line).collect()
    }

    /// A puzzle of `level`, to show what the level looks like while no puzzle is ready.
    #[must_use]
    pub fn example(level: Level) -> Grid {
        let of_level = Self::Levels.puzzles().iter().find(|puzzle| puzzle.level == level);
        Grid::classic(&of_level.map_or([0; 81], |puzzle| puzzle.cells))
    }
}

impl BuiltInPuzzle {
    /// The puzzle of a line. Returns `None` if the line holds none.
    #[must_use]
    pub fn of_line(line: &str) -> Option<Self> {
        let mut parts = line.split(' ');
        let digit = |byte: u8| match byte {
            b'.' => Some(0),
            _ => byte.is_ascii_digit().then(|| byte - b'0'),
        };
        let cells: Vec<u8> = parts.next()?.bytes().map(digit).collect::<Option<_>>()?;
        let level = Level::named(parts.next()?)?;
        let score = parts.next()?.parse().ok()?;
        let er = parts.next()?.parse().ok()?;
        let technique = match parts.next() {
            Some(name) => Some(Technique::named(name)?),
            None => None,
        };
        Some(Self { cells: cells.try_into().ok()?, level, score, er, technique })
    }

    /// The level and the score, as the library knows them of other puzzles.
    #[must_use]
    pub fn difficulty(&self) -> PuzzleDifficulty {
        PuzzleDifficulty::Level { level: self.level, score: self.score }
    }

    /// The puzzle as a document with its level.
    pub(super) fn document(&self) -> Document {
        let about = About { level: self.level.name().to_owned(), ..About::default() };
        Document { about, ..Document::of_givens(Grid::classic(&self.cells)) }
    }
}
