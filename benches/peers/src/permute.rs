//! Transforms puzzles to equivalent ones, so that no program gains from the way a list is written.
//!
//! Digits are renamed, rows are permuted within their band, bands are permuted, columns and stacks likewise,
//! and every second puzzle on average is transposed. All symmetries of the classic board are equally likely.

use rand::rngs::StdRng;
use rand::seq::SliceRandom;
use rand::{Rng, RngExt};

use crate::line::{EMPTY, Line};

/// A puzzle that is `line` but for its looks.
pub(crate) fn permuted(line: &Line, rng: &mut StdRng) -> Line {
    let digits = digits(rng);
    let (rows, columns) = (places(rng), places(rng));
    let transposed = rng.random();
    let mut cells = [EMPTY; 81];
    for (index, &given) in line.cells().iter().enumerate().filter(|(_, cell)| **cell != EMPTY) {
        let (row, column) = (rows[index / 9], columns[index % 9]);
        let place = if transposed { column * 9 + row } else { row * 9 + column };
        cells[place] = digits[usize::from(given - b'1')];
    }
    Line::new(&cells)
}

/// A puzzle that is `line` without one of its givens, which gives most puzzles several answers.
pub(crate) fn without_a_given(line: &Line, rng: &mut impl Rng) -> Line {
    with_a_given_set(line, |_| EMPTY, rng)
}

/// A puzzle that is `line` with one of its givens changed, which leaves most puzzles without an answer.
pub(crate) fn with_a_given_changed(line: &Line, rng: &mut impl Rng) -> Line {
    with_a_given_set(line, |given| if given == b'9' { b'1' } else { given + 1 }, rng)
}

fn with_a_given_set(line: &Line, change: impl Fn(u8) -> u8, rng: &mut impl Rng) -> Line {
    let mut cells = *line.cells();
    let mut givens: Vec<&mut u8> = cells.iter_mut().filter(|cell| **cell != EMPTY).collect();
    let chosen = rng.random_range(0..givens.len().max(1));
    if let Some(cell) = givens.get_mut(chosen) {
        **cell = change(**cell);
    }
    Line::new(&cells)
}

fn digits(rng: &mut impl Rng) -> [u8; 9] {
    let mut digits = *b"123456789";
    digits.shuffle(rng);
    digits
}

/// Where each of nine rows goes, or of nine columns: threes stay together.
fn places(rng: &mut impl Rng) -> [usize; 9] {
    let mut bands = [0, 1, 2];
    bands.shuffle(rng);
    let mut places = [0; 9];
    for (places, band) in places.chunks_mut(3).zip(bands) {
        places.copy_from_slice(&[3 * band, 3 * band + 1, 3 * band + 2]);
        places.shuffle(rng);
    }
    places
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;

    use super::*;
    use crate::peer::Field;

    #[test]
    fn a_permuted_puzzle_has_as_many_givens_and_answers() {
        let line =
            "7.8...3.....2.1...5.........4.....263...8.......1...9..9.6....4....7.5...........";
        let line = without_a_given(&Line::parse(line).unwrap(), &mut StdRng::seed_from_u64(3));
        let mut rng = StdRng::seed_from_u64(1);
        let field = Field::new(Vec::new());
        for _ in 0..20 {
            let other = permuted(&line, &mut rng);
            assert_eq!(other.givens(), line.givens());
            for peer in field.all() {
                assert_eq!(peer.count(&other, 10_000), peer.count(&line, 10_000), "{other:?}");
            }
        }
    }
}
