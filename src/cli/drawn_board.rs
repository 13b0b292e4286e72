//! Boards drawn with box-drawing characters: lines around regions, none between the cells of a region. Where a region has
//! several pieces, lines alone do not tell it, so each cell has the letter of its region too.

use crate::engine::{Cell, Layout};
use crate::look::{BoardLines, LineWeight, RegionLook};
use crate::print::knot;

/// Draws a board whose cells show `word`. Each line ends in a line break.
pub(super) fn drawn(layout: &Layout, word: impl Fn(Cell) -> String) -> String {
    let board = DrawnBoard::new(layout);
    let mut text = String::new();
    for row in 0..=layout.rows() {
        if (0..layout.columns()).any(|column| board.draws(board.lines.above(row, column))) {
            push_line(&mut text, &board.rule(row));
        }
        if row < layout.rows() {
            push_line(&mut text, &board.row(row, &word));
        }
    }
    text
}

fn push_line(text: &mut String, line: &str) {
    text.push_str(line.trim_end());
    text.push('\n');
}

struct DrawnBoard<'a> {
    layout: &'a Layout,
    lines: BoardLines,
    /// The number of characters of the largest digit, and of the letter before it.
    width: usize,
    /// By column, and behind the last one: whether a line stands left of some cell of the column.
    has_slot: Vec<bool>,
    /// Whether cells have the letters of their regions.
    has_letters: bool,
}

impl<'a> DrawnBoard<'a> {
    fn new(layout: &'a Layout) -> Self {
        let width =
            if layout.digit_count() > 9 { layout.digit_count().to_string().len() } else { 1 };
        let has_letters = RegionLook::of(layout).has_shades();
        let (lines, has_slot) = (BoardLines::of(layout), Vec::new());
        let width = width + usize::from(has_letters);
        let board = Self { layout, lines, width, has_slot, has_letters };
        let has_line =
            |column| (0..layout.rows()).any(|row| board.draws(board.lines.left_of(row, column)));
        let has_slot = (0..=layout.columns()).map(has_line).collect();
        Self { has_slot, ..board }
    }

    fn row(&self, row: usize, word: &impl Fn(Cell) -> String) -> String {
        let mut text = String::new();
        for column in 0..=self.layout.columns() {
            if self.has_slot[column] {
                text.push_str(if column > 0 { " " } else { "" });
                text.push(if self.draws(self.lines.left_of(row, column)) { '│' } else { ' ' });
            }
            if column < self.layout.columns() {
                let cell = self.layout.cell(row, column);
                let word = cell.map(word).unwrap_or_default();
                let letter = cell.and_then(|cell| self.letter(cell)).map(String::from);
                let letter = letter.unwrap_or_default();
                let width = self.width - letter.len();
                text.extend([" ", &letter, &format!("{word:>width$}")]);
            }
        }
        text
    }

    /// Whether a line is drawn. Letters take the place of shades.
    fn draws(&self, weight: LineWeight) -> bool {
        match weight {
            LineWeight::Absent | LineWeight::Light => false,
            LineWeight::Shaded => !self.has_letters,
            LineWeight::Heavy | LineWeight::Frame => true,
        }
    }

    /// The letter of the region of a cell. Letters begin again behind `z`.
    fn letter(&self, cell: Cell) -> Option<char> {
        let region = self.layout.region_of(cell).filter(|_| self.has_letters)?;
        let number = self.layout.houses()[region].name().number;
        ('a'..='z').cycle().nth(number - 1)
    }

    /// The line above a row, or below the last one.
    fn rule(&self, row: usize) -> String {
        let stroke =
            |column: usize| if self.draws(self.lines.above(row, column)) { '─' } else { ' ' };
        let mut text = String::new();
        for column in 0..=self.layout.columns() {
            if self.has_slot[column] {
                text.extend(column.checked_sub(1).map(stroke));
                let weights = self.lines.meeting_at(row, column);
                text.push(knot(weights.map(|weight| usize::from(self.draws(weight)))));
            }
            if column < self.layout.columns() {
                text.extend(std::iter::repeat_n(stroke(column), self.width + 1));
            }
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{LayoutBuilder, NamedShape, Place, Regions};

    fn check(builder: &LayoutBuilder, expected: &str) {
        let layout = builder.build().unwrap();
        assert_eq!(drawn(&layout, |_| ".".to_owned()), expected);
    }

    #[test]
    fn boxes_have_lines_around_them() {
        let rule =
            |knots: [char; 3]| format!("{}───────{}───────{}\n", knots[0], knots[1], knots[2]);
        let band = "│ . . . │ . . . │\n".repeat(2);
        let [top, middle, end] = [['┌', '┬', '┐'], ['├', '┼', '┤'], ['└', '┴', '┘']].map(rule);
        let expected = [&top, &band, &middle, &band, &middle, &band, &end].map(String::as_str);
        check(&LayoutBuilder::boxed(2, 3), &expected.concat());
    }

    #[test]
    fn lines_follow_crooked_regions() {
        let regions = Regions::of_letters(&["AAB", "ABB", "CCC"]);
        let expected = "\
┌───────┬───┐
│ .   . │ . │
│   ┌───┘   │
│ . │ .   . │
├───┴───────┤
│ .   .   . │
└───────────┘
";
        check(&LayoutBuilder { regions, ..LayoutBuilder::latin(3) }, expected);
    }

    #[test]
    fn scattered_regions_have_letters_within_heavy_lines() {
        let layout = NamedShape::named("sudoku plus 8x8").unwrap().layout();
        let drawn = drawn(&layout, |_| "7".to_owned());
        let lines: Vec<&str> = drawn.lines().collect();
        assert_eq!(lines.len(), 8 + 3);
        assert_eq!(lines[0], "┌─────────────┬─────────────┐");
        assert_eq!(lines[1], "│ a7 b7 a7 b7 │ c7 d7 c7 d7 │");
        assert_eq!(lines[9], "│ f7 e7 f7 e7 │ h7 g7 h7 g7 │");
    }

    #[test]
    fn holes_are_blank_and_large_digits_have_room() {
        let holes = vec![Place::new(0, 0)];
        check(
            &LayoutBuilder { holes, ..LayoutBuilder::latin(2) },
            "    ┌───┐\n    │ . │\n┌───┘   │\n│ .   . │\n└───────┘\n",
        );
        let sixteen = NamedShape::named("16x16").unwrap().layout();
        let drawn = drawn(&sixteen, |_| "7".to_owned());
        assert!(drawn.starts_with("┌─────────────┬"), "{drawn}");
        assert_eq!(drawn.lines().count(), 16 + 5);
        assert!(drawn.contains("│  7  7  7  7 │"), "{drawn}");
    }
}
