//! Small pictures of puzzles, for lists to choose from.

use slint::{ModelRc, SharedString, VecModel};

use super::PuzzlePicture;
use super::board::to_int;
use crate::engine::{Digit, Grid};

/// A board with its title and what is known of it.
pub(super) fn picture_of(givens: &Grid, (title, detail): (String, String)) -> PuzzlePicture {
    let digit = |digit: &Option<Digit>| -> SharedString {
        digit.map(|digit| digit.to_string()).unwrap_or_default().into()
    };
    let cells: Vec<SharedString> = givens.cells().iter().map(digit).collect();
    PuzzlePicture {
        title: title.into(),
        detail: detail.into(),
        side: to_int(givens.layout().columns()),
        cells: ModelRc::new(VecModel::from(cells)),
    }
}
