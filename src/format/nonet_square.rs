//! One square of a board as a word: `r4c5=?12/3-9#ac@1b`. A word holds what rows of digits cannot hold.
//!
//! After the cell come its content, the crossed-out candidates (`-9`), the colours of the cell (`#ac`) and the
//! colours of its candidates (`@1b`). The content is `.` for nothing, `5` for a given, `+5` for an entry, or `?12/3`
//! for notes: corner notes, then centre notes. Colours are letters from `a`.

use super::{Problem, symbols};
use crate::engine::{Cell, Digit, DigitSet, Layout};
use crate::game::{Colour, Content, Notes, Paint, Square};

/// The words of some squares.
pub(super) fn texts_of(squares: impl Iterator<Item = (Cell, Square)>, layout: &Layout) -> String {
    let words: Vec<String> = squares.map(|(cell, square)| word_of(cell, &square, layout)).collect();
    words.join(" ")
}

fn word_of(cell: Cell, square: &Square, layout: &Layout) -> String {
    let mut word = format!("{}={}", layout.name_of(cell), content_of(square.content));
    if !square.crossed.is_empty() {
        word.push('-');
        word.push_str(&digits_of(square.crossed));
    }
    if !square.paint.cell.is_empty() {
        word.push('#');
        word.extend(square.paint.cell.iter().map(letter_of));
    }
    if !square.paint.coloured().is_empty() {
        word.push('@');
        for (digit, colour) in square.paint.candidates() {
            word.extend([symbols::symbol(Some(digit)), letter_of(colour)]);
        }
    }
    word
}

fn content_of(content: Content) -> String {
    match content {
        Content::Empty => ".".to_owned(),
        Content::Given(digit) => symbols::symbol(Some(digit)).to_string(),
        Content::Entry(digit) => format!("+{}", symbols::symbol(Some(digit))),
        Content::Noted(Notes { corner, centre }) if centre.is_empty() => {
            format!("?{}", digits_of(corner))
        }
        Content::Noted(Notes { corner, centre }) => {
            format!("?{}/{}", digits_of(corner), digits_of(centre))
        }
    }
}

fn digits_of(digits: DigitSet) -> String {
    digits.iter().map(|digit| symbols::symbol(Some(digit))).collect()
}

fn letter_of(colour: Colour) -> char {
    char::from(b'a' + colour.get() - 1)
}

/// The squares of a text, in its order; the problem with the word that is none.
pub(super) fn squares_in(text: &str, layout: &Layout) -> Result<Vec<(Cell, Square)>, Problem> {
    text.split_whitespace().map(|word| square_in(word, layout)).collect()
}

fn square_in(word: &str, layout: &Layout) -> Result<(Cell, Square), Problem> {
    let bad = || Problem::BadSquare(super::error::shortened(word));
    let (place, rest) = word.split_once('=').ok_or_else(bad)?;
    let cell = layout.cell_named(place).ok_or_else(bad)?;
    let mut signs = Signs { rest, side: layout.side() };
    let square = signs.square().filter(|_| signs.rest.is_empty()).ok_or_else(bad)?;
    Ok((cell, square))
}

/// The cells of a text of places; the problem with the word that is none.
pub(super) fn cells_in(text: &str, layout: &Layout) -> Result<Vec<Cell>, Problem> {
    let bad = |word: &str| Problem::BadSquare(super::error::shortened(word));
    text.split_whitespace().map(|word| layout.cell_named(word).ok_or_else(|| bad(word))).collect()
}

/// What is still to be read of a square.
struct Signs<'a> {
    rest: &'a str,
    side: usize,
}

impl Signs<'_> {
    fn square(&mut self) -> Option<Square> {
        let content = self.content()?;
        let crossed = if self.take('-') { self.some_digits()? } else { DigitSet::EMPTY };
        let mut paint = Paint::NONE;
        if self.take('#') {
            while let Some(colour) = self.colour() {
                paint.cell = paint.cell.with(colour);
            }
        }
        if self.take('@') {
            while let Some(digit) = self.digit() {
                paint = paint.with(digit, Some(self.colour()?));
            }
        }
        Some(Square { content, crossed, paint })
    }

    fn content(&mut self) -> Option<Content> {
        match () {
            () if self.take('.') => Some(Content::Empty),
            () if self.take('+') => self.digit().map(Content::Entry),
            () if self.take('?') => {
                let corner = self.digits();
                let centre = if self.take('/') { self.digits() } else { DigitSet::EMPTY };
                let content = Content::of_notes(Notes { corner, centre });
                (content != Content::Empty).then_some(content)
            }
            () => self.digit().map(Content::Given),
        }
    }

    fn some_digits(&mut self) -> Option<DigitSet> {
        Some(self.digits()).filter(|digits| !digits.is_empty())
    }

    fn digits(&mut self) -> DigitSet {
        std::iter::from_fn(|| self.digit()).collect()
    }

    fn digit(&mut self) -> Option<Digit> {
        let sign = self.rest.chars().next().filter(char::is_ascii_digit)?;
        let digit = symbols::content(sign, self.side).flatten()?;
        self.rest = &self.rest[sign.len_utf8()..];
        Some(digit)
    }

    fn colour(&mut self) -> Option<Colour> {
        let sign = self.rest.chars().next().filter(char::is_ascii_lowercase)?;
        let number = u8::try_from(sign).ok()? - b'a' + 1;
        let colour = Colour::new(number)?;
        self.rest = &self.rest[sign.len_utf8()..];
        Some(colour)
    }

    fn take(&mut self, sign: char) -> bool {
        let rest = self.rest.strip_prefix(sign);
        let is_there = rest.is_some();
        self.rest = rest.unwrap_or(self.rest);
        is_there
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_tells_everything_of_a_square() {
        let layout = Layout::classic();
        for word in ["r1c1=.", "r9c9=5", "r4c5=+7", "r1c2=?12", "r1c2=?/45", "r1c2=?12/3-9#ac@1b2a"]
        {
            let squares = squares_in(word, &layout).unwrap();
            let again = texts_of(squares.clone().into_iter(), &layout);
            assert_eq!(squares_in(&again, &layout), Ok(squares), "{word}");
        }
        assert_eq!(
            texts_of(squares_in("r1c2=?21", &layout).unwrap().into_iter(), &layout),
            "r1c2=?12"
        );
    }

    #[test]
    fn what_is_no_square_is_refused() {
        let layout = Layout::classic();
        for word in [
            "r1c1",
            "r0c1=.",
            "r1c10=.",
            "c1r1=.",
            "r1c1=",
            "r1c1=0",
            "r1c1=+",
            "r1c1=?",
            "r1c1=?/",
            "r1c1=.-",
            "r1c1=.#i",
            "r1c1=.@1",
            "r1c1=.@a",
            "r1c1=5x",
            "r1c1=\u{665}",
            "r99999999999999999999c1=.",
            "=",
            "é",
        ] {
            assert!(matches!(squares_in(word, &layout), Err(Problem::BadSquare(_))), "{word}");
        }
    }
}
