//! The texts of a booklet, prepared for paper: each on one line, in composed form, and with a glyph for every
//! character.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use crate::print::line::short_line;
use crate::print::{Booklet, Names, captions, font};

/// The reason why a booklet cannot be printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PrintError {
    /// The font lacks a character.
    NoGlyph {
        /// The character.
        character: char,
        /// The text with this character.
        place: BookletText,
    },
    /// A picture shows one page, but the booklet needs this number of pages.
    SeveralPages(usize),
}

impl std::error::Error for PrintError {}

/// A text of a booklet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BookletText {
    /// The title of the document.
    Title,
    /// The author of the document.
    Author,
    /// The date.
    Date,
    /// One of the words that the writers add.
    Words,
    /// The title of a puzzle, by its number from 1.
    PuzzleTitle(usize),
    /// The author of a puzzle, by its number from 1.
    PuzzleAuthor(usize),
    /// The level of a puzzle, by its number from 1.
    PuzzleLevel(usize),
}

/// The texts of a booklet, ready to be placed on pages.
#[derive(Debug)]
pub(in crate::print) struct Wording {
    pub(in crate::print) title: String,
    pub(in crate::print) author: String,
    pub(super) date: String,
    pub(super) answers: String,
    pub(super) no_answer: String,
    pub(super) glue: String,
    pub(super) puzzles: Vec<PuzzleWording>,
}

/// The texts of one puzzle.
#[derive(Debug)]
pub(super) struct PuzzleWording {
    pub(super) names: Names,
    /// The author. Empty if it is the author of the document.
    pub(super) author: String,
    pub(super) level: String,
    /// The rules of the board. Empty for boards of ordinary rules.
    pub(super) rules: String,
}

impl Wording {
    pub(in crate::print) fn of(booklet: &Booklet) -> Result<Self, PrintError> {
        let words = &booklet.words;
        let mut wording = Self {
            title: ready(&booklet.heading(), BookletText::Title)?,
            author: ready(&booklet.author, BookletText::Author)?,
            date: ready(&booklet.date, BookletText::Date)?,
            answers: ready(captions::answers(&booklet.header()), BookletText::Words)?,
            no_answer: ready(words.no_answer, BookletText::Words)?,
            glue: ready(words.glue, BookletText::Words)?,
            puzzles: Vec::with_capacity(booklet.items.len()),
        };
        for place in 0..booklet.items.len() {
            let puzzle = wording.puzzle(booklet, place)?;
            wording.puzzles.push(puzzle);
        }
        Ok(wording)
    }

    fn puzzle(&self, booklet: &Booklet, place: usize) -> Result<PuzzleWording, PrintError> {
        let (words, item, number) = (&booklet.words, &booklet.items[place], place + 1);
        let title = ready(&item.title, BookletText::PuzzleTitle(number))?;
        let author = ready(&item.author, BookletText::PuzzleAuthor(number))?;
        let level = ready(words.level_name(&item.level), BookletText::PuzzleLevel(number))?;
        let rules = ready(&captions::rules(words, item), BookletText::Words)?;
        let names = match booklet.items.len() {
            1 => Names::of_only(words, &title, &self.title),
            _ => Names::of(words, &title, number),
        };
        Ok(PuzzleWording {
            names: names.noting_several(item, words),
            author: if author == self.author { String::new() } else { author },
            level: if level.is_empty() { level } else { format!("{}: {level}", words.level) },
            rules,
        })
    }
}

/// More characters than any line of a page has room for.
const LONGEST: usize = 1000;

/// A text on one line, with each letter and its marks composed into one character.
pub(super) fn ready(text: &str, place: BookletText) -> Result<String, PrintError> {
    let parted: String = text.chars().filter(|&character| !is_joiner(character)).collect();
    let line: String = short_line(&parted, LONGEST).nfc().collect();
    // A combining mark that cannot be composed would be drawn beside its letter. Such scripts need more than
    // glyphs in a row.
    match line.chars().find(|&character| !font::has(character) || is_combining_mark(character)) {
        Some(character) => Err(PrintError::NoGlyph { character, place }),
        None => Ok(line),
    }
}

/// Whether a character only controls how its neighbours are joined or broken. Such a character has no glyph.
fn is_joiner(character: char) -> bool {
    matches!(character, '\u{ad}' | '\u{180e}' | '\u{200b}'..='\u{200d}')
        || matches!(character, '\u{2060}'..='\u{2065}' | '\u{206a}'..='\u{206f}' | '\u{fe00}'..='\u{fe0f}')
        || matches!(character, '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: &str) {
        assert_eq!(ready(text, BookletText::Title).as_deref(), Ok(expected));
    }

    #[test]
    fn a_text_is_one_line_composed_and_without_orders() {
        check("  Đề\tSudoku\r\nsố  1 ", "Đề Sudoku số 1");
        check("\u{110}e\u{302}\u{300}", "Đề");
        check("a\u{0}b\u{202e}c\u{feff}d\u{200d}e\u{7f}f\u{85}g", "a bcde f g");
        check("a\u{ad}b\u{200b}\u{fe0f}c", "abc");
        check(" \u{200d} \u{0}", "");
        check("", "");
    }

    #[test]
    fn a_character_without_a_glyph_is_named() {
        let refused = |text, character| {
            let error = PrintError::NoGlyph { character, place: BookletText::Author };
            assert_eq!(ready(text, BookletText::Author), Err(error));
        };
        refused("Sudoku 数独", '数');
        refused("😀", '😀');
        refused("x\u{302}\u{302}", '\u{302}');
        refused("שלום", 'ש');
    }
}
