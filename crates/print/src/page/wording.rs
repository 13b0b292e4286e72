//! The texts of a booklet, prepared for paper: each on one line, in composed form, and with a glyph for every
//! character.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use crate::line::short_line;
use crate::look::LineDress;
use crate::{Booklet, Names, captions, font};

/// Signs of a booklet that the font lacks. [`REPLACEMENTS`] has what stands in their places.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MissingSigns {
    /// How many there are.
    pub count: usize,
    /// The text with the first of them.
    pub place: BookletText,
    /// Whether other texts have some of them too.
    pub elsewhere: bool,
}

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
pub(crate) struct Wording {
    pub(crate) title: String,
    pub(crate) author: String,
    pub(super) date: String,
    pub(super) answers: String,
    pub(super) no_answer: String,
    pub(super) glue: String,
    pub(super) puzzles: Vec<PuzzleWording>,
    /// The signs that the font lacks.
    pub(crate) missing: Option<MissingSigns>,
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
    pub(crate) fn of(booklet: &Booklet) -> Self {
        let (words, mut setter) = (&booklet.words, Typesetter::default());
        let mut wording = Self {
            title: setter.ready(&booklet.heading(), BookletText::Title),
            author: setter.ready(&booklet.author, BookletText::Author),
            date: setter.ready(&booklet.date, BookletText::Date),
            answers: setter.ready(captions::answers(&booklet.header()), BookletText::Words),
            no_answer: setter.ready(words.no_answer, BookletText::Words),
            glue: setter.ready(words.glue, BookletText::Words),
            puzzles: Vec::with_capacity(booklet.items.len()),
            missing: None,
        };
        for place in 0..booklet.items.len() {
            let puzzle = wording.puzzle(booklet, place, &mut setter);
            wording.puzzles.push(puzzle);
        }
        wording.missing = setter.missing;
        wording
    }

    fn puzzle(&self, booklet: &Booklet, place: usize, setter: &mut Typesetter) -> PuzzleWording {
        let (words, item, number) = (&booklet.words, &booklet.items[place], place + 1);
        // What stands on the page once counts once.
        let title = if item.title == booklet.heading() {
            self.title.clone()
        } else {
            setter.ready(&item.title, BookletText::PuzzleTitle(number))
        };
        let author = if item.author == booklet.author {
            self.author.clone()
        } else {
            setter.ready(&item.author, BookletText::PuzzleAuthor(number))
        };
        let level = setter.ready(words.level_name(&item.level), BookletText::PuzzleLevel(number));
        let rules = setter.rules(&captions::rules(words, item, LineDress::Patterned));
        let names = match booklet.items.len() {
            1 => Names::of_only(words, &title, &self.title),
            _ => Names::of(words, &title, number),
        };
        PuzzleWording {
            names: names.noting_several(item, words),
            author: if author == self.author { String::new() } else { author },
            level: if level.is_empty() { level } else { format!("{}: {level}", words.level) },
            rules,
        }
    }
}

/// More characters than any line of a page has room for.
const LONGEST: usize = 1000;

/// What stands in the place of a sign that the font lacks: the first of these that it has.
const REPLACEMENTS: [char; 2] = ['□', '?'];

/// Prepares texts for paper, and counts the signs that the font lacks.
#[derive(Debug, Default)]
pub(super) struct Typesetter {
    missing: Option<MissingSigns>,
}

impl Typesetter {
    /// A text on one line, with each letter and its marks composed into one character. A sign that the font lacks is
    /// replaced.
    pub(super) fn ready(&mut self, text: &str, place: BookletText) -> String {
        self.composed(text, LONGEST, place)
    }

    /// The rules of a puzzle, as [`Self::ready`] makes other texts ready. They are the program's own words and never endless, so
    /// that none of them is cut.
    pub(super) fn rules(&mut self, rules: &str) -> String {
        self.composed(rules, usize::MAX, BookletText::Words)
    }

    fn composed(&mut self, text: &str, most: usize, place: BookletText) -> String {
        let parted: String = text.chars().filter(|&character| !is_joiner(character)).collect();
        let line: String = short_line(&parted, most).nfc().collect();
        line.chars()
            .map(|sign| if can_be_drawn(sign) { sign } else { self.replace(place) })
            .collect()
    }

    fn replace(&mut self, place: BookletText) -> char {
        let missing =
            self.missing.get_or_insert(MissingSigns { count: 0, place, elsewhere: false });
        missing.count += 1;
        missing.elsewhere |= missing.place != place;
        let [_, last] = REPLACEMENTS;
        REPLACEMENTS.into_iter().find(|&sign| font::has(sign)).unwrap_or(last)
    }
}

/// Whether the font has a sign. A combining mark that cannot be composed would be drawn beside its letter: such scripts
/// need more than glyphs in a row.
fn can_be_drawn(sign: char) -> bool {
    font::has(sign) && !is_combining_mark(sign)
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

    fn ready(text: &str) -> (String, usize) {
        let mut setter = Typesetter::default();
        let ready = setter.ready(text, BookletText::Title);
        (ready, setter.missing.map_or(0, |missing| missing.count))
    }

    fn check(text: &str, expected: &str) {
        assert_eq!(ready(text), (expected.to_owned(), 0));
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
    fn a_sign_without_a_glyph_is_replaced_and_counted() {
        let replaced = |text: &str, expected: &str, count| {
            let (ready, missing) = ready(text);
            let ready: String = ready.chars().map(|it| if it == '?' { '□' } else { it }).collect();
            assert_eq!((ready.as_str(), missing), (expected, count));
        };
        replaced("Sudoku 数独", "Sudoku □□", 2);
        replaced("😀", "□", 1);
        replaced("x\u{302}\u{302}", "x\u{302}\u{302}".replace('\u{302}', "□").as_str(), 2);
        replaced("שלום", "□□□□", 4);
    }

    #[test]
    fn the_places_of_missing_signs_are_told() {
        let mut setter = Typesetter::default();
        setter.ready("数", BookletText::Title);
        let first = MissingSigns { count: 1, place: BookletText::Title, elsewhere: false };
        assert_eq!(setter.missing, Some(first));
        setter.ready("独", BookletText::Author);
        assert_eq!(setter.missing, Some(MissingSigns { count: 2, elsewhere: true, ..first }));
    }
}
