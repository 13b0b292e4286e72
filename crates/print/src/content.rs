//! The content of a document: puzzles in order, with their titles, authors, levels and answers.
//!
//! The content knows neither the medium nor the user's [`Choices`](super::Choices).

use std::sync::Arc;
use std::time::Duration;

use super::SmallDigits;
use super::line::one_line;
use super::look::LineDress;
use super::small_digits::has_small_digits;
use nonet_engine::technique::Level;
use nonet_engine::{
    Cell, CellSets, Contradictions, Digit, DigitSet, Grid, Layout, LowestDigit, Puzzle, Rule, Rules,
};
use nonet_format::Document;
use nonet_language::Language;

/// Puzzles to print, in order, with a common title, author and date. Any text may be empty, and may contain anything,
/// because it comes from files that others wrote.
#[derive(Clone, Debug)]
pub struct Booklet {
    /// Title of the document.
    pub title: String,
    /// Author of the document.
    pub author: String,
    /// Date of the document, as text.
    pub date: String,
    /// The words that the writers add, in the user's language.
    pub words: Words,
    /// The puzzles.
    pub items: Vec<BookletPuzzle>,
}

impl Booklet {
    /// The heading of the document on one line: its title, or else the title of its only puzzle, or else the word for
    /// "puzzle".
    #[must_use]
    pub fn heading(&self) -> String {
        self.header().heading()
    }

    /// The texts about the booklet as a whole.
    pub(super) fn header(&self) -> Header {
        let only = if let [only] = self.items.as_slice() { Some(only.title.clone()) } else { None };
        Header {
            title: self.title.clone(),
            author: self.author.clone(),
            date: self.date.clone(),
            words: self.words,
            only,
        }
    }
}

/// The texts about a booklet as a whole: everything that pages show besides their own puzzles.
#[derive(Clone, Debug)]
pub(super) struct Header {
    pub(super) title: String,
    pub(super) author: String,
    pub(super) date: String,
    pub(super) words: Words,
    /// The title of the only puzzle. `None` if there are several or none.
    only: Option<String>,
}

impl Header {
    /// Whether the booklet has one puzzle.
    pub(super) fn is_of_one(&self) -> bool {
        self.only.is_some()
    }

    /// The heading of the document, on one line.
    pub(super) fn heading(&self) -> String {
        let titles = [self.title.as_str(), self.only.as_deref().unwrap_or_default()].map(one_line);
        titles
            .into_iter()
            .find(|title| !title.is_empty())
            .unwrap_or_else(|| self.words.puzzle.to_owned())
    }
}

/// A puzzle to print.
#[derive(Clone, Debug)]
pub struct BookletPuzzle {
    /// Title. A puzzle without a title is named by its number.
    pub title: String,
    /// Author, if different from the author of the document.
    pub author: String,
    /// Level, as text.
    pub level: String,
    /// The givens.
    pub givens: Grid,
    /// The entries, on the same layout as the givens. An entry in the cell of a given is not shown.
    pub entries: Grid,
    /// The constraints of the puzzle.
    pub rules: Rules,
    /// The candidates that the puzzle rules out in addition to its givens.
    pub ruled_out: CellSets,
    /// Notes of each cell, in row-major order. Empty if no cell has notes.
    pub notes: Vec<DigitSet>,
    /// The first answer. `None` if there is none or if answers are not printed.
    pub answer: Option<Grid>,
    /// Whether the puzzle is known to have several answers, so that the answer says that it is one of them.
    pub has_several_answers: bool,
    /// Playing time, if known.
    pub played: Option<Duration>,
    /// The digit from which the digits of the board are counted on paper.
    pub lowest_digit: LowestDigit,
}

impl BookletPuzzle {
    /// The puzzle of a document, without its answer.
    #[must_use]
    pub fn of(document: &Document) -> Self {
        let notes = &document.notes;
        Self {
            title: document.about.title.clone(),
            author: document.about.author.clone(),
            level: document.about.level.clone(),
            givens: document.givens.clone(),
            entries: document.entries.clone(),
            rules: document.rules.clone(),
            ruled_out: document.ruled_out.clone(),
            notes: if notes.is_empty() { Vec::new() } else { notes.cells() },
            answer: None,
            has_several_answers: false,
            played: None,
            lowest_digit: LowestDigit::One,
        }
    }

    /// The puzzle without what the player wrote: without entries and notes.
    #[must_use]
    pub fn without_play(&self) -> Self {
        let entries = Grid::empty(Arc::clone(self.givens.layout()));
        Self { entries, notes: Vec::new(), ..self.clone() }
    }

    /// The layout of the board.
    #[must_use]
    pub fn layout(&self) -> &Arc<Layout> {
        self.givens.layout()
    }

    /// The digit in `cell`: a given or an entry. Returns `None` if the cell is empty.
    #[must_use]
    pub fn digit(&self, cell: Cell) -> Option<Digit> {
        self.givens.get(cell).or(self.entries.get(cell))
    }

    /// The small digits in each cell of the puzzle, in row-major order. A cell with a digit has none.
    #[must_use]
    pub fn small_digits(&self, shown: SmallDigits) -> Vec<DigitSet> {
        let layout = self.layout();
        let of_cells: Vec<DigitSet> = match shown {
            SmallDigits::None => Vec::new(),
            SmallDigits::Notes => self.notes.clone(),
            SmallDigits::Candidates => self.candidates(),
        };
        let of_cell = |cell: Cell| match self.digit(cell) {
            Some(_) => DigitSet::EMPTY,
            None => of_cells.get(cell.index()).copied().unwrap_or_default(),
        };
        layout.cells().map(of_cell).collect()
    }

    /// Whether the cells of a board have room for small digits: up to 25 of them. Documents leave out those of larger
    /// boards.
    #[must_use]
    pub fn has_room_for_small_digits(layout: &Layout) -> bool {
        has_small_digits(layout)
    }

    /// The puzzle without the entries.
    ///
    /// # Errors
    /// Returns all contradictions that [`Puzzle::of_parts`] finds.
    pub fn puzzle(&self) -> Result<Puzzle, Contradictions> {
        Puzzle::of_parts(self.givens.clone(), self.rules.clone(), self.ruled_out.clone())
    }

    /// The candidates of each cell that neither a digit of another cell nor the puzzle excludes: each constraint has a way to be
    /// kept with them. A cell with a digit has this digit alone.
    fn candidates(&self) -> Vec<DigitSet> {
        let layout = self.layout();
        let left_to = |cell: Cell| {
            let left = self.rules.left_beside(layout, cell, |other| self.digit(other));
            left.without(self.ruled_out.get(cell))
        };
        let of_cell = |cell: Cell| self.digit(cell).map_or_else(|| left_to(cell), DigitSet::of);
        let mut candidates: Vec<DigitSet> = layout.cells().map(of_cell).collect();
        self.rules.keep_combinations(&mut candidates);
        candidates
    }
}

/// The words that the writers add, in one language.
#[derive(Clone, Copy, Debug, Default)]
pub struct Words {
    /// The tag of the language: `en` or `vi`.
    pub language: &'static str,
    /// Above a puzzle: "Đề Sudoku".
    pub puzzle: &'static str,
    /// Above an answer: "Đáp án".
    pub answer: &'static str,
    /// Above the answers of several puzzles.
    pub answers: &'static str,
    /// Before a level.
    pub level: &'static str,
    /// The names of the levels, in the order of [`Level::ALL`].
    pub levels: [&'static str; Level::ALL.len()],
    /// Before an author.
    pub author: &'static str,
    /// Before a date.
    pub date: &'static str,
    /// Before the time that a puzzle was played.
    pub time: &'static str,
    /// Behind the name of an answer of a puzzle that has several.
    pub one_of_several: &'static str,
    /// In place of a missing answer.
    pub no_answer: &'static str,
    /// Below a part of a board that is spread over several sheets.
    pub glue: &'static str,
    /// The rules of boards.
    pub rules: RuleWords,
    /// What the constraints of puzzles mean.
    pub constraints: ConstraintWords,
}

/// The sentences about constraints, in one language. They are in the program, which this crate must not use, so the caller
/// passes the function that makes them.
#[derive(Clone, Copy, Debug)]
pub struct ConstraintWords {
    /// The language.
    pub language: Language,
    /// The meaning of each kind of constraint that a puzzle has, with digits that count from the lowest and lines in this dress.
    pub sentences: fn(&Rules, LowestDigit, LineDress, Language) -> Vec<String>,
    /// The constraints with their cells, for what cannot draw them.
    pub lists: fn(&Rules, &Layout, LowestDigit, Language) -> Vec<String>,
}

impl Default for ConstraintWords {
    /// Says nothing.
    fn default() -> Self {
        Self {
            language: Language::ENGLISH,
            sentences: |_, _, _, _| Vec::new(),
            lists: |_, _, _, _| Vec::new(),
        }
    }
}

impl ConstraintWords {
    /// The meaning of each kind of constraint of a puzzle, whose lines are drawn in this dress.
    pub(super) fn of(&self, item: &BookletPuzzle, dress: LineDress) -> Vec<String> {
        (self.sentences)(&item.rules, item.lowest_digit, dress, self.language)
    }

    /// The constraints of a puzzle with their cells.
    pub(super) fn lists_of(&self, item: &BookletPuzzle) -> Vec<String> {
        (self.lists)(&item.rules, item.layout(), item.lowest_digit, self.language)
    }
}

/// The rules of boards in words, in one language.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RuleWords {
    /// Each of several grids is a Sudoku.
    pub grids: &'static str,
    /// The digits go from `{first}` to `{last}`.
    pub digits: &'static str,
    /// There are no boxes.
    pub no_regions: &'static str,
    /// Within heavy lines, the cells of one shade are a region.
    pub shades_within_lines: &'static str,
    /// All cells of one shade are a region.
    pub shades_in_pieces: &'static str,
    /// The diagonals.
    pub diagonals: &'static str,
    /// The windows.
    pub windows: &'static str,
    /// The cells in the same place of their boxes.
    pub disjoint_groups: &'static str,
    /// The asterisk.
    pub asterisk: &'static str,
    /// The centres of the boxes.
    pub centre_dots: &'static str,
    /// The girandola.
    pub girandola: &'static str,
    /// Extra houses that the author drew.
    pub extra_houses: &'static str,
    /// The rules about two cells, in the order of [`Rule::ALL`].
    pub pairs: [&'static str; Rule::ALL.len()],
    /// The rules go on over the edges.
    pub torus: &'static str,
}

impl Words {
    /// The name of the level in `text`. Levels of other programs stay as they are.
    pub(super) fn level_name<'a>(&self, text: &'a str) -> &'a str {
        Level::named(text).map_or(text, |level| self.levels[level as usize])
    }
}
