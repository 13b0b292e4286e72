//! Small pictures of puzzles, for lists to choose from.

use slint::{ModelRc, SharedString, VecModel};

use super::PuzzlePicture;
use super::board::{lines_of, to_int};
use super::frame::Frame;
use crate::engine::Grid;

/// A board with its title and what is known of it.
pub(super) fn picture_of(givens: &Grid, (title, detail): (String, String)) -> PuzzlePicture {
    let layout = givens.layout();
    let digit = |cell| -> SharedString {
        givens.get(cell).map(|digit| digit.to_string()).unwrap_or_default().into()
    };
    let cells = Frame::whole(layout).spread(layout, digit, &SharedString::default());
    let [thin, thick] = lines_of(layout).map(|lines| ModelRc::new(VecModel::from(lines)));
    PuzzlePicture {
        title: title.into(),
        detail: detail.into(),
        columns: to_int(layout.columns()),
        side: to_int(layout.columns().max(layout.rows())),
        cells: ModelRc::new(VecModel::from(cells)),
        hairlines: thin,
        box_lines: thick,
    }
}
