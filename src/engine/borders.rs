//! The lines between the cells of a board: thin within a box, thick between two boxes.

use super::Layout;

/// A straight piece of a line between cells. Coordinates are in cells from the upper left corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Border {
    /// Whether the line is horizontal.
    pub level: bool,
    /// The number of rows above a horizontal line, or of columns left of a vertical line.
    pub at: usize,
    /// The index along the line of the first cell beside this piece.
    pub from: usize,
    /// The index along the line after the last cell beside this piece.
    pub to: usize,
    /// Whether the line separates cells of different boxes.
    pub thick: bool,
}

/// The lines between the cells of a board. Each piece is the longest with one thickness.
#[must_use]
pub(crate) fn borders(layout: &Layout) -> Vec<Border> {
    let (rows, columns) = (layout.rows(), layout.columns());
    let places = (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column)));
    let region = |(row, column)| layout.cell(row, column).map(|cell| layout.region_of(cell));
    borders_of((rows, columns), &places.map(region).collect::<Vec<_>>())
}

/// The same for a board given by the region of each place, in row-major order.
fn borders_of<B: PartialEq>((rows, columns): (usize, usize), boxes: &[B]) -> Vec<Border> {
    let mut borders = Vec::new();
    for level in [true, false] {
        let part = |at: usize, along: usize| {
            let index = |across: usize| {
                if level { across * columns + along } else { along * columns + across }
            };
            boxes[index(at - 1)] != boxes[index(at)]
        };
        let (height, length) = if level { (rows, columns) } else { (columns, rows) };
        for at in 1..height {
            let mut from = 0;
            for to in 1..=length {
                if to == length || part(at, to) != part(at, from) {
                    borders.push(Border { level, at, from, to, thick: part(at, from) });
                    from = to;
                }
            }
        }
    }
    borders
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_classic_board_has_16_lines_of_which_4_are_thick() {
        let borders = borders(&Layout::classic());
        assert_eq!(borders.len(), 16);
        assert!(borders.iter().all(|border| (border.from, border.to) == (0, 9)));
        let thick: Vec<_> = borders.iter().filter(|border| border.thick).collect();
        let places: Vec<_> = thick.iter().map(|border| (border.level, border.at)).collect();
        assert_eq!(places, [(true, 3), (true, 6), (false, 3), (false, 6)]);
    }

    #[test]
    fn boxes_may_be_wider_than_high() {
        let borders = borders(&Layout::boxed(2, 3).unwrap());
        let thick = borders.iter().filter(|border| border.thick);
        let places: Vec<_> = thick.map(|border| (border.level, border.at)).collect();
        assert_eq!(places, [(true, 2), (true, 4), (false, 3)]);
    }

    #[test]
    fn crooked_boxes_have_crooked_edges() {
        // 1 1 1 2
        // 1 3 2 2
        // 3 3 3 2
        // 4 4 4 4
        let boxes = [1, 1, 1, 2, 1, 3, 2, 2, 3, 3, 3, 2, 4, 4, 4, 4];
        let thick: Vec<_> = borders_of((4, 4), &boxes)
            .into_iter()
            .filter(|border| border.thick)
            .map(|border| (border.level, border.at, border.from, border.to))
            .collect();
        let level = [(true, 1, 1, 3), (true, 2, 0, 1), (true, 2, 2, 3), (true, 3, 0, 4)];
        let upright = [(false, 1, 1, 2), (false, 2, 1, 2), (false, 3, 0, 1), (false, 3, 2, 3)];
        assert_eq!(thick, [level, upright].concat());
    }
}
