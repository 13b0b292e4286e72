//! The code that players of GNOME Sudoku share: one short line that starts with `#`.
//!
//! Each other character holds two numbers below nine, as 33 + first + 9 × second. The first five characters hold the
//! number of givens of the digits 1 and 2, 3 and 4, … and 9. Then comes one character for each given, digit by digit,
//! with its row and column.

use crate::puzzle_text::PuzzleText;
use crate::{Document, Kind, Problem, ReadError};
use nonet_engine::{Digit, Grid, Layout};

/// The number of characters before those of the givens.
const HEAD: usize = 6;

/// Reads a whole text. Returns `None` if it is no such code.
pub(crate) fn decode(text: &str) -> Option<Document> {
    let code = text.trim();
    if code.len() > HEAD + Layout::classic().cell_count() {
        return None;
    }
    let numbers: Option<Vec<_>> = code.strip_prefix('#')?.bytes().map(pair).collect();
    let numbers = numbers.filter(|numbers| numbers.len() + 1 >= HEAD)?;
    let (counts, places) = numbers.split_at(HEAD - 1);
    let counts: Vec<usize> = counts.iter().flat_map(|&(first, second)| [first, second]).collect();
    if counts.iter().sum::<usize>() != places.len()
        || counts.get(9) != Some(&0)
        || places.is_empty()
    {
        return None;
    }
    let digits =
        Digit::CLASSIC.iter().zip(counts).flat_map(|(digit, n)| std::iter::repeat_n(digit, n));
    let layout = Layout::classic();
    let mut givens = Grid::empty(layout.clone());
    for (&digit, &(row, column)) in digits.zip(places) {
        let cell = layout.cell(row, column).filter(|&cell| givens.get(cell).is_none())?;
        givens.set(cell, Some(digit));
    }
    Some(Document::of_givens(givens))
}

/// Reads a whole text that was detected as such a code.
pub(crate) fn read(text: &str) -> Result<PuzzleText, ReadError> {
    let code = text.lines().find(|line| !line.trim().is_empty()).unwrap_or_default();
    let document = decode(code).ok_or_else(|| ReadError::of_text(Problem::NotAPuzzle))?;
    Ok(PuzzleText::of_one(Kind::GnomeCode, document))
}

/// The two numbers that a character holds. Returns `None` if it holds none.
fn pair(symbol: u8) -> Option<(usize, usize)> {
    let number = usize::from(symbol.checked_sub(b'!')?);
    (number < 81).then_some((number % 9, number / 9))
}

/// Whether a code can hold these givens. It needs at least one given, and no digit may be given nine times.
pub(crate) fn holds(givens: &Grid) -> bool {
    let count = |digit: Digit| givens.filled().filter(|(_, given)| *given == digit).count();
    !givens.is_empty() && Digit::CLASSIC.into_iter().all(|digit| count(digit) < 9)
}

/// The code of a document's givens. A code must be able to hold them: see [`holds`].
pub(crate) fn write(document: &Document) -> String {
    let givens = &document.givens;
    let layout = givens.layout();
    let symbol = |first: usize, second: usize| {
        char::from(b'!' + u8::try_from(first + 9 * second).unwrap_or_default())
    };
    let places_of = |digit: &Digit| {
        let places = givens.filled().filter(|(_, given)| given == digit);
        places.map(|(cell, _)| symbol(layout.row(cell), layout.column(cell))).collect::<String>()
    };
    let places = Digit::CLASSIC.each_ref().map(places_of);
    let counts: Vec<usize> = places.iter().map(String::len).collect();
    let count = |pair: &[usize]| symbol(pair[0], pair.get(1).copied().unwrap_or_default());
    let head: String = counts.chunks(2).map(count).collect();
    format!("#{head}{}\n", places.concat())
}
