//! Boards of other sizes than the classic one in a single word: 36, 64, 100 … 625 signs, in prose or in a field of a table.
//!
//! As in [`plain`](crate::plain_text::plain), A is 10, or 1 if the word has letters alone.

use nonet_engine::NamedShape;

use super::board::{Dress, Sighting, Spot};
use super::clean::CleanLine;
use super::signs::{self, CellBits, MOST_DIGITS};

/// The smallest side. A word of 16 signs is rather a number.
const LEAST: usize = 6;

/// The classic side, whose boards [`runs`](super::runs) finds.
const CLASSIC: usize = 9;

/// The boards in the lines.
pub(super) fn boards(lines: &[CleanLine]) -> Vec<Sighting> {
    let signs = lines.iter().map(CleanLine::signs).enumerate();
    let long = signs.filter(|(_, signs)| signs.len() >= LEAST * LEAST);
    long.flat_map(|(at, signs)| boards_of(at, signs)).collect()
}

fn boards_of(line: usize, text: &[char]) -> Vec<Sighting> {
    let mut boards = Vec::new();
    let mut start = 0;
    for word in text.split(|sign| is_between(*sign)) {
        boards.extend(board(word).map(|(side, cells)| Sighting {
            start: Spot { line, sign: start },
            end: Spot { line, sign: start + word.len() },
            dress: Dress::Line,
            side,
            cells,
        }));
        start += word.len() + 1;
    }
    boards
}

/// The side and the cells of a board in a word. Returns `None` if the word is no board.
fn board(word: &[char]) -> Option<(usize, Vec<CellBits>)> {
    let side = word.len().isqrt();
    let is_size = side * side == word.len() && side != CLASSIC;
    if !is_size || !(LEAST..=MOST_DIGITS).contains(&side) || NamedShape::sized(side).is_none() {
        return None;
    }
    let has_letters_alone = || side > CLASSIC && !word.iter().any(|sign| matches!(sign, '1'..='9'));
    let with = |before_a: u32| -> Option<Vec<CellBits>> {
        word.iter().map(|sign| cell(*sign, side, before_a)).collect()
    };
    let cells = with(9).or_else(|| with(0).filter(|_| has_letters_alone()))?;
    Some((side, cells))
}

/// The cell of a sign, where A is the digit behind `before_a`.
fn cell(sign: char, side: usize, before_a: u32) -> Option<CellBits> {
    let number = match sign {
        '0' => None,
        '1'..='9' => sign.to_digit(10),
        // On a large board, X and O are digits.
        _ => sign.to_digit(36).map(|number| number - 9 + before_a),
    };
    let digit = number.and_then(|number| usize::try_from(number).ok()).filter(|it| *it <= side);
    digit.map(signs::bit).or_else(|| signs::is_empty_sign(sign).then_some(0))
}

fn is_between(sign: char) -> bool {
    sign.is_whitespace()
        || matches!(sign, ',' | ';' | ':' | '|' | '"' | '\'' | '`' | '=' | '/' | '&' | '<' | '>')
        || matches!(sign, '(' | ')' | '[' | ']' | '{' | '}')
}
