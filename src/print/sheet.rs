//! The size of cells at which a page of puzzles fits on its sheet, for RTF and HTML.
//!
//! All lengths are in twips: 1440 to the inch.

use super::{Paper, PerPage};

/// Margin on each side of a sheet: 15 mm.
pub(super) const MARGIN: usize = 850;

/// Space between puzzles side by side.
pub(super) const GUTTER: usize = 450;

/// Space between puzzles one above the other.
pub(super) const GAP: usize = 260;

/// Space above the puzzles of each page, for the heading.
const HEADING: usize = 1500;

/// Space above each puzzle, for its name and facts.
pub(super) const CAPTION: usize = 680;

/// Maximum side of a cell: 18 mm.
const LARGEST: usize = 1020;

/// Width and height of a sheet.
pub(super) fn size(paper: Paper) -> (usize, usize) {
    let (width, height) = paper.points();
    (twips(width), twips(height))
}

fn twips(points: f32) -> usize {
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "sheets are some hundred points wide"
    )]
    let twips = (20.0 * points).round() as usize;
    twips
}

/// The side of a cell, for boards of `side` rows of which `places` fit on a sheet.
pub(super) fn cell(paper: Paper, places: PerPage, side: usize) -> usize {
    let (width, height) = size(paper);
    let (rows, columns) = (places.rows(), places.columns());
    let across = (width - 2 * MARGIN - (columns - 1) * GUTTER) / (columns * side);
    let down = (height - 2 * MARGIN - HEADING - rows * (CAPTION + GAP)) / (rows * side);
    across.min(down).min(LARGEST)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sheets_are_as_large_as_word_processors_have_them() {
        assert_eq!(Paper::ALL.map(size), [(11906, 16838), (12240, 15840)]);
    }

    #[test]
    fn every_page_fits_on_its_sheet() {
        for paper in [Paper::A4, Paper::Letter] {
            let (width, height) = size(paper);
            for places in PerPage::ALL {
                for side in [4, 9, 16, 64] {
                    let board = side * cell(paper, places, side);
                    assert!(board > 0);
                    let across = places.columns() * board + (places.columns() - 1) * GUTTER;
                    let down = places.rows() * (board + CAPTION + GAP) + HEADING;
                    assert!(across + 2 * MARGIN <= width && down + 2 * MARGIN <= height);
                }
            }
        }
    }
}
