//! Reads a board again in which 0 may be a digit, as in hexadoku.
//!
//! The searches take 0 for an empty cell. Here the lines of a large board, or of any board if the caller said that digits
//! count from 0, are read as a plain text is. That tells boards from 0 from others, and refuses a board that could be both.

use super::board::{Dress, Sighting};
use super::clean::CleanLine;
use super::{rows, signs};
use crate::plain_text::plain::{PlainCollector, PlainDigits};
use crate::syntax::lines::TextLine;
use crate::{Document, Problem};
use nonet_engine::{LowestDigit, NamedShape};

/// What a second look at a board shows.
pub(super) enum SecondLook {
    /// Digits count from 0.
    FromZero(Box<Document>),
    /// The board is none if digits count from 0, or its digits could count from 0 and from 1.
    Refused,
    /// Digits count from 1.
    FromOne,
}

/// Reads a board of this shape again. A table with empty fields has no words in them to read again: if the caller said that
/// digits count from 0, its digits are one higher on the board.
pub(super) fn look(
    board: &Sighting,
    lines: &[CleanLine],
    digits: PlainDigits,
    shape: NamedShape,
) -> SecondLook {
    // A program that writes -1 for an empty cell has 0 for a digit.
    let digits = if zero_beside_minus_one(board, lines) {
        PlainDigits::From(LowestDigit::Zero)
    } else {
        digits
    };
    let counts_from_0 = digits == PlainDigits::From(LowestDigit::Zero);
    // In boards of up to nine digits 0 is an empty cell nearly everywhere, so only the caller or -1 can say otherwise.
    // So is it with empty fields: a 0 beside them was settled before.
    if (board.side <= 9 || board.dress == Dress::Blanks) && !counts_from_0 {
        return SecondLook::FromOne;
    }
    if board.dress == Dress::Blanks && board.side > 9 {
        let raised = board.raised_from_zero();
        let document = raised.and_then(|raised| super::from_zero_document(&raised, shape));
        return document.map_or(SecondLook::Refused, |it| SecondLook::FromZero(Box::new(it)));
    }
    let mut boards = PlainCollector::of_shape(shape.layout()).with_digits(digits);
    for text in texts(board, lines) {
        match boards.push(TextLine { number: 1, text: &text }) {
            Ok(None) => {}
            Ok(Some((_, givens))) => {
                let lowest_digit = boards.lowest_digit();
                return match lowest_digit {
                    LowestDigit::Zero => SecondLook::FromZero(Box::new(Document {
                        lowest_digit,
                        ..Document::of_givens(givens)
                    })),
                    LowestDigit::One => SecondLook::FromOne,
                };
            }
            Err(error) if matches!(error.problem, Problem::ZeroAndOther { .. }) => {
                return SecondLook::Refused;
            }
            Err(_) => break,
        }
    }
    if counts_from_0 { SecondLook::Refused } else { SecondLook::FromOne }
}

/// Whether a board has both -1 and 0 among its words.
fn zero_beside_minus_one(board: &Sighting, lines: &[CleanLine]) -> bool {
    let has =
        |signs: &[char]| board.parts(lines).any(|part| part.windows(2).any(|two| two == signs));
    let has_word = |word: &str| {
        board.parts(lines).any(|part| rows::words(part).iter().any(|it| it.text == word))
    };
    // Most boards have no such signs, and need no look at each word.
    has(&['-', '1']) && has_word("-1") && has_word("0")
}

/// The words of the lines of a board, without what stands before and behind the board. A word for an empty cell is a full
/// stop.
fn texts(board: &Sighting, lines: &[CleanLine]) -> Vec<String> {
    let word = |word: rows::Word| {
        if signs::is_empty_word(&word.text) { ".".to_owned() } else { word.text }
    };
    let text = |part| rows::words(part).into_iter().map(word).collect::<Vec<_>>().join(" ");
    board.parts(lines).map(text).collect()
}
