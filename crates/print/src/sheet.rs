//! The size of cells at which a page of puzzles fits on its sheet, for RTF and HTML.
//!
//! All lengths are in twips: 1440 to the inch.

use std::sync::Arc;

use super::rules::told_rules;
use super::{Paper, PerPage};
use nonet_engine::Layout;

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

/// Space above each puzzle for the rules of its board.
const RULES: usize = 480;

/// Minimum font size of digits: about 5 points.
const SMALLEST_DIGIT: usize = 96;

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

/// The side of a cell, for boards of this layout of which `places` fit on a sheet.
pub(super) fn cell(paper: Paper, places: PerPage, layout: &Arc<Layout>) -> usize {
    let (width, height) = size(paper);
    let (rows, columns) = (places.rows(), places.columns());
    let above = CAPTION + GAP + if told_rules(layout).is_empty() { 0 } else { RULES };
    // Many puzzles may have no room at all on a small sheet.
    let across = width.saturating_sub(2 * MARGIN + (columns - 1) * GUTTER);
    let down = height.saturating_sub(2 * MARGIN + HEADING + rows * above);
    let (across, down) = (across / (columns * layout.columns()), down / (rows * layout.rows()));
    across.min(down).min(LARGEST)
}

/// The font size of a digit as a part of its cell, in hundredths. A number of two figures gets less.
pub(super) fn digit_percent(digits: usize) -> usize {
    if digits < 10 { 60 } else { 50 }
}

/// The largest number of places, up to `most`, at which the digits of a board can be read. Returns one place if the
/// digits are too small even then.
pub(super) fn legible(paper: Paper, most: PerPage, layout: &Arc<Layout>) -> PerPage {
    let percent = digit_percent(layout.digit_count());
    let can_be_read =
        |places: &PerPage| cell(paper, *places, layout) * percent / 100 >= SMALLEST_DIGIT;
    let fewer = PerPage::ALL.into_iter().rev().filter(|places| *places <= most);
    fewer.into_iter().find(can_be_read).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonet_engine::{LayoutBuilder, NamedShape};

    #[test]
    fn large_boards_get_fewer_places() {
        let places =
            |name: &str, most| legible(Paper::A4, most, &NamedShape::named(name).unwrap().layout());
        assert_eq!(places("9x9", PerPage::Twelve), PerPage::Twelve);
        assert_eq!(places("16x16", PerPage::Twelve), PerPage::Nine);
        assert_eq!(places("25x25", PerPage::Twelve), PerPage::Four);
        assert_eq!(places("25x25", PerPage::Two), PerPage::Two);
        assert_eq!(places("samurai", PerPage::Twelve), PerPage::Four);
        assert_eq!(places("100x100", PerPage::Twelve), PerPage::One);
    }

    #[test]
    fn sheets_are_as_large_as_word_processors_have_them() {
        let sizes = [(11906, 16838), (12240, 15840), (16838, 23811), (12240, 20160), (8391, 11906)];
        assert_eq!(Paper::NAMED.map(size), sizes);
    }

    #[test]
    fn every_page_fits_on_its_sheet() {
        for paper in Paper::NAMED {
            let (width, height) = size(paper);
            for places in PerPage::ALL {
                for side in [4, 9, 16, 64] {
                    let layout = LayoutBuilder::latin(side).build().unwrap();
                    let board = side * cell(paper, places, &layout);
                    assert!(board > 0);
                    let across = places.columns() * board + (places.columns() - 1) * GUTTER;
                    let down = places.rows() * (board + CAPTION + GAP) + HEADING;
                    assert!(across + 2 * MARGIN <= width && down + 2 * MARGIN <= height);
                }
            }
        }
    }
}
