//! Orders pages for a booklet.
//!
//! Each side of a sheet has two pages. When the stack of sheets is printed on both sides and folded once in the
//! middle, the pages are in reading order.

use super::blocks::Pages;
use super::element::Page;
use crate::Paper;

/// The sides of the sheets, with two pages on each: front and back of the outermost sheet, then of the next sheet
/// inside. Blank pages at the end complete the last sheet.
pub(super) fn folded(pages: Pages<'_>, paper: Paper) -> impl Iterator<Item = Page> + '_ {
    let (height, width) = paper.points();
    order(pages.count()).into_iter().map(move |(left, right)| {
        let left = pages.page(left).into_iter().flat_map(|page| page.elements);
        let right = pages.page(right).into_iter().flat_map(|page| page.elements);
        let moved = right.map(|element| element.moved(width / 2.0));
        Page { width, height, elements: left.chain(moved).collect() }
    })
}

/// The left and the right page of each side, counted from 0.
fn order(pages: usize) -> Vec<(usize, usize)> {
    let whole = pages.next_multiple_of(4);
    let side = |side: usize| {
        let outer = whole - 1 - side;
        if side.is_multiple_of(2) { (outer, side) } else { (side, outer) }
    };
    (0..whole / 2).map(side).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_sheet_has_four_pages() {
        assert_eq!(order(4), [(3, 0), (1, 2)]);
        assert_eq!(order(1), [(3, 0), (1, 2)]);
        assert_eq!(order(0), []);
    }

    #[test]
    fn sheets_lie_inside_each_other() {
        assert_eq!(order(7), [(7, 0), (1, 6), (5, 2), (3, 4)]);
    }

    #[test]
    fn a_folded_stack_reads_from_front_to_back() {
        for pages in 1..40 {
            let sides = order(pages);
            // Going in, the right half of each front and the left half of its back follow each other.
            let going_in = sides.chunks(2).flat_map(|sheet| [sheet[0].1, sheet[1].0]);
            let coming_out = sides.chunks(2).rev().flat_map(|sheet| [sheet[1].1, sheet[0].0]);
            assert!(going_in.chain(coming_out).eq(0..pages.next_multiple_of(4)));
        }
    }
}
