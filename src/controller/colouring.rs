//! Colours of cells and of candidates. They mean what the person wants, and change nothing but how the board looks.

use super::{Controller, Mode};
use crate::engine::{Cell, Digit};
use crate::game::{Colour, Edit, Paint, Square};

impl Controller {
    /// What is coloured, cell by cell in row-major order; nothing while the board is covered or an answer lies over it.
    #[must_use]
    pub fn paints(&self) -> Vec<Paint> {
        let hidden = self.is_covered() || self.shown().is_some();
        let paint = |(_, square): (Cell, Square)| if hidden { Paint::NONE } else { square.paint };
        self.document.board().squares().map(paint).collect()
    }

    /// The colour that was taken last, which candidates get that are picked.
    #[must_use]
    pub fn colour(&self) -> Colour {
        self.colour
    }

    pub(super) fn may_colour(&self) -> bool {
        self.mode == Mode::Play && !self.is_covered()
    }

    /// Gives the selected cells a colour; where all have it, takes it from them.
    pub(super) fn colour_cells(&mut self, colour: Colour) {
        let board = self.document.board();
        let cells = self.selection.cells();
        let all_have = cells.iter().all(|&cell| board.square(cell).paint.cell.contains(colour));
        let coloured = |cell: Cell| {
            let mut square = board.square(cell);
            let colours = square.paint.cell;
            square.paint.cell =
                if all_have { colours.without(colour) } else { colours.with(colour) };
            (cell, square)
        };
        let edit = Edit::of_squares(board, cells.into_iter().map(coloured));
        self.repaint(edit);
        self.colour = colour;
    }

    /// Gives the candidate that is looked for a colour in the selected cells; where all have it, takes it from them.
    pub(super) fn colour_candidates(&mut self, colour: Colour) {
        if let Some(digit) = self.digit_looked_for() {
            let cells = self.selection.cells();
            self.colour_candidate(&cells, digit, colour);
            self.colour = colour;
        }
    }

    fn colour_candidate(&mut self, cells: &[Cell], digit: Digit, colour: Colour) {
        let board = self.document.board();
        let open = || cells.iter().filter(|&&cell| board.get(cell).digit().is_none());
        let has = |&cell: &Cell| board.square(cell).paint.of(digit) == Some(colour);
        let wanted = (!open().all(has)).then_some(colour);
        let coloured = |&cell: &Cell| {
            let square = board.square(cell);
            (cell, Square { paint: square.paint.with(digit, wanted), ..square })
        };
        let edit = Edit::of_squares(board, open().map(coloured));
        self.repaint(edit);
    }

    /// A candidate of an open cell was picked: it gets the colour in hand, or is noted in its corner or not any more.
    pub(super) fn pick_candidate(&mut self, cell: Cell, number: u8) {
        if !self.is_on_board(cell) {
            return;
        }
        match (self.pen, Digit::new(number)) {
            (super::Pen::Colour, Some(digit)) if self.may_colour() => {
                self.colour_candidate(&[cell], digit, self.colour);
            }
            (_, Some(digit)) if self.may_write() => {
                self.toggle_note(&[cell], crate::game::NoteKind::Corner, digit);
            }
            _ => {}
        }
    }

    /// Takes the colours off cells.
    pub(super) fn uncolour_cells(&mut self, cells: &[Cell]) {
        let board = self.document.board();
        let plain = |&cell: &Cell| (cell, Square { paint: Paint::NONE, ..board.square(cell) });
        let edit = Edit::of_squares(board, cells.iter().map(plain));
        self.repaint(edit);
    }

    pub(super) fn clear_colours(&mut self) {
        let edit = Edit::clearing_colours(self.document.board());
        self.repaint(edit);
    }

    pub(super) fn has_colours(&self) -> bool {
        self.document.board().squares().any(|(_, square)| !square.paint.is_none())
    }

    fn repaint(&mut self, edit: Option<Edit>) {
        if self.document.apply(edit) {
            self.position_changed();
        }
    }
}
