//! The numbers outside a board that is drawn with characters: those above and below its columns in lines of their own, those
//! beside its rows on the lines of the rows, and those in holes at their places.

use crate::look::{Mark, OutsideLabel, outside_labels};
use nonet_engine::Layout;

/// The margin around a drawing.
pub(super) struct TextMargin<'a> {
    labels: Vec<&'a OutsideLabel>,
    rows: usize,
    columns: usize,
    /// The inside of a cell: width in characters, height in lines.
    cell: (usize, usize),
}

/// A number in a line of text, with its arrow or its sign.
struct TextLabel {
    text: String,
    /// Where it begins, in characters from the left.
    start: usize,
}

impl TextLabel {
    fn end(&self) -> usize {
        self.start + self.text.chars().count()
    }
}

impl<'a> TextMargin<'a> {
    /// The margin of a board whose cells have this width in characters and this height in lines.
    pub(super) fn new(layout: &Layout, marks: &'a [Mark], cell: (usize, usize)) -> Self {
        let mut labels: Vec<&OutsideLabel> = outside_labels(marks).collect();
        labels.sort_by_key(|label| (label.place, label.row));
        Self { labels, rows: layout.rows(), columns: layout.columns(), cell }
    }

    /// The drawing with the numbers around it. Each line ends in a line break.
    pub(super) fn around(&self, drawing: &str) -> String {
        if self.labels.is_empty() {
            return drawing.to_owned();
        }
        let left = self.beside(|column| column < 0);
        let right =
            self.beside(|column| usize::try_from(column).is_ok_and(|at| at >= self.columns));
        let widest = left.iter().map(|text| text.chars().count()).max().unwrap_or_default();
        let indent = if widest == 0 { 0 } else { widest + 1 };
        let (wide, high) = self.cell;
        let rows = drawing.lines().enumerate().map(|(line, text)| {
            let is_middle = line % (high + 1) == 1 + high / 2;
            let row = if is_middle { line / (high + 1) } else { self.rows };
            let number = |of: &[String]| of.get(row).cloned().unwrap_or_default();
            let width = self.columns * (wide + 1) + 1;
            let before = format!("{:>widest$}", number(&left));
            let before = if indent == 0 { before } else { before + " " };
            format!("{before}{text:<width$} {}", number(&right))
        });
        let mut above = self.lines(indent, |row| row < 0);
        above.reverse();
        let below = self.lines(indent, |row| usize::try_from(row).is_ok_and(|at| at >= self.rows));
        let lines = above.into_iter().chain(rows).chain(below);
        lines.map(|line| line.trim_end().to_owned() + "\n").collect()
    }

    /// By row: the numbers beside it at one side of the board.
    fn beside(&self, is_side: impl Fn(isize) -> bool) -> Vec<String> {
        let of_row = |row: usize| {
            let here =
                self.labels.iter().filter(|label| usize::try_from(label.place.row) == Ok(row));
            let here = here.filter(|label| is_side(label.place.column));
            here.map(|label| label.in_text()).collect::<Vec<_>>().join(" ")
        };
        (0..self.rows).map(of_row).collect()
    }

    /// The lines of the numbers above the board or below it, the nearest to the board first. A number that would touch another
    /// one stands in the next line.
    fn lines(&self, indent: usize, is_side: impl Fn(isize) -> bool) -> Vec<String> {
        let wide = self.cell.0;
        let mut lines: Vec<Vec<TextLabel>> = Vec::new();
        for label in self.labels.iter().filter(|label| is_side(label.place.row)) {
            let text = label.in_text();
            let middle = match usize::try_from(label.place.column) {
                Err(_) => indent.saturating_sub(2),
                Ok(column) if column >= self.columns => indent + self.columns * (wide + 1) + 2,
                Ok(column) => indent + column * (wide + 1) + 1 + wide / 2,
            };
            let start = middle.saturating_sub(text.chars().count() / 2);
            let fits = |line: &&mut Vec<TextLabel>| line.last().is_none_or(|it| it.end() < start);
            match lines.iter_mut().find(fits) {
                Some(line) => line.push(TextLabel { text, start }),
                None => lines.push(vec![TextLabel { text, start }]),
            }
        }
        let written = |line: Vec<TextLabel>| {
            line.into_iter().fold(String::new(), |written, TextLabel { text, start }| {
                let blanks = start.saturating_sub(written.chars().count());
                format!("{written}{}{text}", " ".repeat(blanks))
            })
        };
        lines.into_iter().map(written).collect()
    }
}

/// The numbers at a place of the board that is a hole, side by side. Empty if there are none.
pub(super) fn numbers_in_hole(marks: &[Mark], (row, column): (usize, usize)) -> String {
    let is_here = |label: &&OutsideLabel| {
        usize::try_from(label.place.row) == Ok(row)
            && usize::try_from(label.place.column) == Ok(column)
    };
    let mut labels: Vec<&OutsideLabel> = outside_labels(marks).filter(is_here).collect();
    labels.sort_by_key(|label| label.row);
    labels.into_iter().map(OutsideLabel::in_text).collect::<Vec<_>>().join(" ")
}

/// The number of characters of the widest numbers in one hole of a board.
pub(super) fn widest_in_hole(layout: &Layout, marks: &[Mark]) -> usize {
    let place = |label: &OutsideLabel| {
        let at =
            (usize::try_from(label.place.row).ok()?, usize::try_from(label.place.column).ok()?);
        (at.0 < layout.rows() && at.1 < layout.columns()).then_some(at)
    };
    let places = outside_labels(marks).filter_map(place);
    places.map(|place| numbers_in_hole(marks, place).chars().count()).max().unwrap_or_default()
}
