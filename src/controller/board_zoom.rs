//! Zooms the board: shows more or fewer of its cells.
//!
//! The feature has no state of its own: the zoom belongs to the document. The window chooses which cells are shown.

use super::Controller;
use super::commands::chord::Chord;
use super::commands::{Command, keys};
use super::context::Context;
use super::document::BoardZoom;
use super::status::Status;

/// Makes the cells larger by one size.
pub(super) fn enlarge(cx: &mut Context) {
    let larger = cx.document.zoom.enlarged(cx.document.board().layout());
    zoom(cx, larger);
}

/// Makes the cells smaller by one size.
pub(super) fn shrink(cx: &mut Context) {
    let smaller = cx.document.zoom.shrunk(cx.document.board().layout());
    zoom(cx, smaller);
}

/// Goes back to the usual size.
pub(super) fn reset(cx: &mut Context) {
    zoom(cx, Some(BoardZoom::default()));
}

/// Takes over a zoom, if there is one beyond the present size, and says how much of the board is shown.
fn zoom(cx: &mut Context, zoom: Option<BoardZoom>) {
    cx.document.zoom = zoom.unwrap_or(cx.document.zoom);
    let layout = cx.document.board().layout();
    let most = cx.document.zoom.most(layout);
    let [rows, columns] = [layout.rows(), layout.columns()].map(|count| count.min(most));
    let is_whole = (rows, columns) == (layout.rows(), layout.columns());
    cx.status = Status::Zoomed { rows, columns, is_whole };
}

/// Says why the board is not zoomed.
pub(super) fn refuse(cx: &mut Context) {
    let fits = BoardZoom::fits(cx.document.board().layout());
    cx.status = if fits { Status::HintOnWholeBoard } else { Status::BoardFitsWindow };
}

impl Controller {
    /// Whether the board can be zoomed now.
    pub(super) fn may_zoom_board(&self) -> bool {
        BoardZoom::fits(self.board().layout()) && !self.shows_steps()
    }

    /// The most rows and columns of the board that are shown. A hint names cells all over the board, so it is shown on
    /// as much of the board as usual.
    #[must_use]
    pub fn most_shown(&self) -> usize {
        let zoom = if self.shows_steps() { BoardZoom::default() } else { self.cx.document.zoom };
        zoom.most(self.board().layout())
    }

    /// Whether the keys that zoom the window zoom the board: it is too large to be shown as a whole.
    #[must_use]
    pub fn has_board_keys_of_zoom(&self) -> bool {
        let is_seen = !self.cx.at_start && self.lesson().is_none();
        is_seen && BoardZoom::shows_part(self.board().layout())
    }

    /// The first chord of a command, as the keys are now.
    #[must_use]
    pub fn shortcut_of(&self, command: Command) -> Option<Chord> {
        if self.has_board_keys_of_zoom() {
            keys::shortcut_on_large_board(command)
        } else {
            keys::shortcut_of(command)
        }
    }

    fn shows_steps(&self) -> bool {
        self.hint().is_some() || self.steps().is_some()
    }
}
