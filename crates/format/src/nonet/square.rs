//! One square of a board as a word: `r4c5=?12/3-9#ac@1b`. A word holds what rows of digits cannot hold.
//!
//! After the cell come its content, the crossed-out candidates (`-9`), the colours of the cell (`#ac`) and the
//! colours of its candidates (`@1b`). The content is `.` for nothing, `5` for a given, `+5` for an entry, or `?12/3`
//! for notes: corner notes, then centre notes. Colours are letters from `a`. On a board of more than nine digits the
//! digits are numbers with commas between them: `?1,12/3-9`.

use crate::Problem;
use crate::notation::digit_text;
use nonet_engine::{Cell, Digit, DigitSet, Layout};
use nonet_game::{Colour, Content, Notes, Paint, Square};

/// Writes squares as words.
pub(super) fn texts_of(squares: impl Iterator<Item = (Cell, Square)>, layout: &Layout) -> String {
    let words: Vec<String> = squares.map(|(cell, square)| word_of(cell, &square, layout)).collect();
    words.join(" ")
}

fn word_of(cell: Cell, square: &Square, layout: &Layout) -> String {
    let mut word = format!("{}={}", layout.name_of(cell), content_of(square.content, layout));
    if !square.crossed.is_empty() {
        word.push('-');
        word.push_str(&digit_text::digits(square.crossed, layout));
    }
    if !square.paint.cell.is_empty() {
        word.push('#');
        word.extend(square.paint.cell.iter().map(letter_of));
    }
    if !square.paint.coloured().is_empty() {
        word.push('@');
        for (digit, colour) in square.paint.candidates() {
            word.push_str(&digit_text::digit(digit, layout));
            word.push(letter_of(colour));
        }
    }
    word
}

fn content_of(content: Content, layout: &Layout) -> String {
    let digits = |digits| digit_text::digits(digits, layout);
    match content {
        Content::Empty => ".".to_owned(),
        Content::Given(digit) => digit_text::digit(digit, layout),
        Content::Entry(digit) => format!("+{}", digit_text::digit(digit, layout)),
        Content::Noted(Notes { corner, centre }) if centre.is_empty() => {
            format!("?{}", digits(corner))
        }
        Content::Noted(Notes { corner, centre }) => {
            format!("?{}/{}", digits(corner), digits(centre))
        }
    }
}

fn letter_of(colour: Colour) -> char {
    char::from(b'a' + colour.get() - 1)
}

/// Reads the squares of a text, in order. Returns a problem for a word that is no square.
pub(super) fn squares_in(text: &str, layout: &Layout) -> Result<Vec<(Cell, Square)>, Problem> {
    text.split_whitespace().map(|word| square_in(word, layout)).collect()
}

fn square_in(word: &str, layout: &Layout) -> Result<(Cell, Square), Problem> {
    let bad = || Problem::BadSquare(crate::error::shortened(word));
    let (place, rest) = word.split_once('=').ok_or_else(bad)?;
    let cell = layout.cell_named(place).ok_or_else(bad)?;
    let mut signs = Signs { rest, layout };
    let square = signs.square().filter(|_| signs.rest.is_empty()).ok_or_else(bad)?;
    Ok((cell, square))
}

/// Reads the cells of a text of places. Returns a problem for a word that is no place.
pub(super) fn cells_in(text: &str, layout: &Layout) -> Result<Vec<Cell>, Problem> {
    let bad = |word: &str| Problem::BadSquare(crate::error::shortened(word));
    text.split_whitespace().map(|word| layout.cell_named(word).ok_or_else(|| bad(word))).collect()
}

/// The unread rest of a square's word.
struct Signs<'a> {
    rest: &'a str,
    layout: &'a Layout,
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
        let mut digits = DigitSet::EMPTY;
        while let Some(digit) = self.digit() {
            digits.insert(digit);
            if !digit_text::has_signs(self.layout) && !self.take(',') {
                break;
            }
        }
        digits
    }

    fn digit(&mut self) -> Option<Digit> {
        let figures = self.rest.bytes().take_while(u8::is_ascii_digit).count();
        let length = if digit_text::has_signs(self.layout) { figures.min(1) } else { figures };
        let digit = digit_text::digit_in(&self.rest[..length], self.layout)?;
        self.rest = &self.rest[length..];
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
