//! The zoom of the board: the number of its rows and columns that the window shows at once.
//!
//! A board of usual size is shown as a whole, and of a larger one the part around the selected cell. A board of more
//! than nine rows or columns can be zoomed, so that its small digits can be read.

use crate::engine::Layout;

/// The zoom of a board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BoardZoom {
    /// The number of rows and columns that was chosen; `None` for the usual number.
    chosen: Option<usize>,
}

impl BoardZoom {
    /// The numbers of rows and columns that the zoom goes through, besides that of the whole board. A part that moves
    /// over the board draws all of its cells for each key, so more cells would take longer than a frame of the screen.
    const PARTS: [usize; 6] = [6, 9, 12, 16, 20, 25];

    /// The rows and columns of the largest board that can be shown as a whole. A key changes only some of its cells.
    const LARGEST: usize = 36;

    /// The rows and columns of the largest board that is usually shown as a whole.
    const WHOLE: usize = 25;

    /// The number of rows and columns that are usually shown of a larger board.
    const OF_LARGER: usize = 20;

    /// The rows and columns of the largest board that is always shown as a whole.
    const NEVER_ZOOMED: usize = 9;

    /// Whether a board can be zoomed.
    #[must_use]
    pub fn fits(layout: &Layout) -> bool {
        side(layout) > Self::NEVER_ZOOMED
    }

    /// Whether a board is so large that usually only a part of it is shown.
    #[must_use]
    pub fn shows_part(layout: &Layout) -> bool {
        Self::usual(layout) < side(layout)
    }

    /// The most rows and columns of a board that are shown.
    #[must_use]
    pub fn most(self, layout: &Layout) -> usize {
        self.chosen.filter(|_| Self::fits(layout)).unwrap_or(Self::usual(layout))
    }

    /// The zoom with larger cells, and so with fewer of them. Returns `None` if they are the largest.
    #[must_use]
    pub fn enlarged(self, layout: &Layout) -> Option<Self> {
        let now = self.most(layout);
        let fewer = Self::sides(layout).filter(|&most| most < now).max();
        fewer.map(|most| Self { chosen: Some(most) })
    }

    /// The zoom with smaller cells, and so with more of them. Returns `None` if they are the smallest.
    #[must_use]
    pub fn shrunk(self, layout: &Layout) -> Option<Self> {
        let now = self.most(layout);
        let more = Self::sides(layout).filter(|&most| most > now).min();
        more.map(|most| Self { chosen: Some(most) })
    }

    fn usual(layout: &Layout) -> usize {
        let side = side(layout);
        if side <= Self::WHOLE { side } else { Self::OF_LARGER }
    }

    /// The numbers of rows and columns that can be shown of a board.
    fn sides(layout: &Layout) -> impl Iterator<Item = usize> + use<> {
        let side = side(layout);
        let parts = Self::PARTS.into_iter().filter(move |&most| most < side);
        parts.chain(Some(side).filter(|&side| side <= Self::LARGEST))
    }
}

/// The larger one of the numbers of rows and columns.
fn side(layout: &Layout) -> usize {
    layout.rows().max(layout.columns())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The numbers of rows and columns that are shown, from the largest cells to the smallest.
    fn all(layout: &Layout) -> Vec<usize> {
        let mut zoom = BoardZoom::default();
        while let Some(larger) = zoom.enlarged(layout) {
            zoom = larger;
        }
        let mut shown = vec![zoom.most(layout)];
        while let Some(smaller) = zoom.shrunk(layout) {
            zoom = smaller;
            shown.push(zoom.most(layout));
        }
        shown
    }

    #[test]
    fn a_board_is_zoomed_from_some_cells_to_the_whole_or_to_as_many_as_can_be_shown() {
        let boxed = |rows, columns| Layout::boxed(rows, columns).unwrap();
        assert_eq!(all(&boxed(4, 4)), [6, 9, 12, 16]);
        assert_eq!(all(&boxed(5, 5)), [6, 9, 12, 16, 20, 25]);
        assert_eq!(all(&boxed(6, 6)), [6, 9, 12, 16, 20, 25, 36]);
        assert_eq!(all(&boxed(7, 7)), [6, 9, 12, 16, 20, 25]);
        assert_eq!(all(&boxed(10, 10)), [6, 9, 12, 16, 20, 25]);
    }

    #[test]
    fn a_small_board_is_always_shown_as_a_whole() {
        let zoom = BoardZoom { chosen: Some(6) };
        assert_eq!(zoom.most(&Layout::classic()), 9);
        assert!(!BoardZoom::fits(&Layout::classic()));
    }

    #[test]
    fn boards_beyond_25_rows_are_usually_shown_in_part() {
        for (rows, most) in [(5, 25), (6, 20), (10, 20)] {
            let layout = Layout::boxed(rows, rows).unwrap();
            assert_eq!(BoardZoom::default().most(&layout), most);
            assert_eq!(BoardZoom::shows_part(&layout), rows > 5);
        }
    }
}
