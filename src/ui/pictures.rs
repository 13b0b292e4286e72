//! Small pictures of puzzles, for lists to choose from.

use slint::{ModelRc, SharedString, VecModel};

use super::PuzzlePicture;
use super::board::frame::Viewport;
use super::board::lines_of;
use super::board::marks::marks_of_picture;
use super::int::to_int;
use crate::engine::{Grid, Rules};
use crate::store::LargeDigits;

/// The largest side of a board whose digits are seen in a picture.
const LARGEST_WITH_DIGITS: usize = 25;

/// A board with its title and what is known of it. The digits of a large board would be too small to be seen.
pub(super) fn picture_of(
    (givens, rules): (&Grid, &Rules),
    digits: LargeDigits,
    (title, detail): (String, String),
) -> PuzzlePicture {
    let layout = givens.layout();
    let lowest = digits.lowest_digit(layout);
    let digit = |cell| -> SharedString {
        givens.get(cell).map(|digit| lowest.shown(digit).to_string()).unwrap_or_default().into()
    };
    let side = layout.columns().max(layout.rows());
    let cells = if side <= LARGEST_WITH_DIGITS {
        Viewport::whole(layout).spread(layout, digit, &SharedString::default())
    } else {
        Vec::new()
    };
    let [thin, thick] = lines_of(layout).map(|lines| ModelRc::new(VecModel::from(lines)));
    PuzzlePicture {
        title: title.into(),
        detail: detail.into(),
        columns: to_int(layout.columns()),
        side: to_int(side),
        cells: ModelRc::new(VecModel::from(cells)),
        hairlines: thin,
        box_lines: thick,
        marks: ModelRc::new(VecModel::from(marks_of_picture(rules, layout, lowest))),
    }
}
