//! The texts of a booklet made ready for paper: one line each, composed, and every character with a glyph.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use crate::print::{Booklet, font};

/// Why something cannot be printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PrintError {
    /// The font lacks a character.
    NoGlyph {
        /// The character.
        character: char,
        /// Where it stands.
        place: Place,
    },
    /// A picture shows one page, and so many would be needed.
    SeveralPages(usize),
}

impl std::error::Error for PrintError {}

/// A text of a booklet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// The heading of the whole.
    Title,
    /// Who made the whole.
    Author,
    /// The date.
    Date,
    /// One of the words that every medium adds.
    Words,
    /// The title of a puzzle, by its number from 1.
    PuzzleTitle(usize),
    /// The author of a puzzle, by its number from 1.
    PuzzleAuthor(usize),
    /// The level of a puzzle, by its number from 1.
    PuzzleLevel(usize),
}

/// The texts of a booklet, ready to be set.
#[derive(Debug)]
pub(in crate::print) struct Wording {
    pub(in crate::print) title: String,
    pub(in crate::print) author: String,
    pub(super) date: String,
    pub(super) answers: String,
    pub(super) no_answer: String,
    pub(super) puzzles: Vec<PuzzleWording>,
}

/// What is said about one puzzle.
#[derive(Debug)]
pub(super) struct PuzzleWording {
    /// Whether it has a title of its own.
    titled: bool,
    pub(super) name: String,
    /// What its answer is called.
    pub(super) answer: String,
    /// What its answer is called under a heading that says what it is.
    pub(super) short: String,
    pub(super) author: String,
    pub(super) level: String,
}

impl Wording {
    pub(in crate::print) fn of(booklet: &Booklet) -> Result<Self, PrintError> {
        let words = &booklet.words;
        let title = ready(booklet.heading(), Place::Title)?;
        let level = ready(words.level, Place::Words)?;
        let answers = if booklet.items.len() == 1 { words.answer } else { words.answers };
        let puzzles = (0..booklet.items.len()).map(|place| puzzle(booklet, place, &level));
        let mut wording = Self {
            title,
            author: ready(&booklet.author, Place::Author)?,
            date: ready(&booklet.date, Place::Date)?,
            answers: ready(answers, Place::Words)?,
            no_answer: ready(words.no_answer, Place::Words)?,
            puzzles: puzzles.collect::<Result<_, _>>()?,
        };
        wording.leave_out_what_is_said_above();
        Ok(wording)
    }

    /// A puzzle that stands alone is called by the heading; who made the whole made each puzzle.
    fn leave_out_what_is_said_above(&mut self) {
        if let [puzzle] = self.puzzles.as_mut_slice()
            && (!puzzle.titled || puzzle.name == self.title)
        {
            puzzle.name.clear();
            puzzle.answer.clone_from(&self.answers);
            puzzle.short.clear();
        }
        for puzzle in &mut self.puzzles {
            if puzzle.author == self.author {
                puzzle.author.clear();
            }
        }
    }
}

fn puzzle(booklet: &Booklet, place: usize, level: &str) -> Result<PuzzleWording, PrintError> {
    let item = &booklet.items[place];
    let number = place + 1;
    let title = ready(&item.title, Place::PuzzleTitle(number))?;
    let author = ready(&item.author, Place::PuzzleAuthor(number))?;
    let how_hard = ready(&item.level, Place::PuzzleLevel(number))?;
    let titled = !title.is_empty();
    let (puzzle, answer) = (booklet.words.puzzle, booklet.words.answer);
    Ok(PuzzleWording {
        titled,
        name: if titled { title.clone() } else { format!("{puzzle} {number}") },
        answer: if titled { format!("{answer}: {title}") } else { format!("{answer} {number}") },
        short: if titled { title } else { number.to_string() },
        author,
        level: if how_hard.is_empty() { how_hard } else { format!("{level}: {how_hard}") },
    })
}

/// A text on one line, with letters and their marks in one character each.
fn ready(text: &str, place: Place) -> Result<String, PrintError> {
    let seen: String = text.chars().filter(|&character| !is_unseen(character)).nfc().collect();
    let line = seen.split_whitespace().collect::<Vec<_>>().join(" ");
    // A mark that stays alone would be set beside its letter: such scripts need more than glyphs in a row.
    match line.chars().find(|&character| !font::has(character) || is_combining_mark(character)) {
        Some(character) => Err(PrintError::NoGlyph { character, place }),
        None => Ok(line),
    }
}

/// Whether a character is an order to the reader's program and has no look of its own.
fn is_unseen(character: char) -> bool {
    (character.is_control() && !character.is_whitespace())
        || matches!(character, '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{feff}')
        || matches!(character, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}')
        || matches!(character, '\u{2060}'..='\u{206f}' | '\u{fe00}'..='\u{fe0f}')
        || matches!(character, '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: &str) {
        assert_eq!(ready(text, Place::Title).as_deref(), Ok(expected));
    }

    #[test]
    fn a_text_is_one_line_composed_and_without_orders() {
        check("  Đề\tSudoku\r\nsố  1 ", "Đề Sudoku số 1");
        check("\u{110}e\u{302}\u{300}", "Đề");
        check("a\u{0}b\u{202e}c\u{feff}d\u{200d}e\u{7f}f\u{85}g", "abcdef g");
        check("", "");
    }

    #[test]
    fn a_character_without_a_glyph_is_named() {
        let refused = |text, character| {
            let error = PrintError::NoGlyph { character, place: Place::Author };
            assert_eq!(ready(text, Place::Author), Err(error));
        };
        refused("Sudoku 数独", '数');
        refused("😀", '😀');
        refused("x\u{302}\u{302}", '\u{302}');
        refused("שלום", 'ש');
    }
}
