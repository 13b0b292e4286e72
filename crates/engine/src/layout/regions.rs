//! The regions of a board, as its author describes them.

use super::place::Place;

/// How a board, or each of its grids, is divided into regions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Regions {
    /// There are none, as in a Latin square.
    None,
    /// Boxes of equal shape, laid from the upper left corner.
    Boxes {
        /// The number of rows of a box.
        rows: usize,
        /// The number of columns of a box.
        columns: usize,
    },
    /// These regions. A region need not be connected, and a cell may be in none. A layout numbers them in the
    /// order of their first cells.
    Drawn(Vec<Vec<Place>>),
}

impl Regions {
    /// The regions of rows of letters. Cells with the same letter are a region; regions are numbered in the
    /// order of their first cells. A full stop is a cell without a region. White space is skipped.
    #[must_use]
    pub fn of_letters(rows: &[&str]) -> Self {
        let mut regions: Vec<(char, Vec<Place>)> = Vec::new();
        for (row, letters) in rows.iter().enumerate() {
            let letters = letters.chars().filter(|letter| !letter.is_whitespace());
            for (column, letter) in letters.enumerate().filter(|&(_, letter)| letter != '.') {
                let place = Place::new(row, column);
                match regions.iter_mut().find(|(name, _)| *name == letter) {
                    Some((_, places)) => places.push(place),
                    None => regions.push((letter, vec![place])),
                }
            }
        }
        Self::Drawn(regions.into_iter().map(|(_, places)| places).collect())
    }
}
