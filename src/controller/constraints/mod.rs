//! Setting the constraints of a puzzle while it is edited: of the selected cells, or of cells that the mouse is dragged
//! over. The number of a constraint that was set is typed at once.
//!
//! To add a kind of constraint that can be set:
//!
//! - A variant of [`ConstraintKind`], and a small file with its [`ConstraintForm`](kind::ConstraintForm), in the table of
//!   `kind.rs`.
//! - Its commands: labels in `window_text/command.rs`, keys in `commands/keys.rs`. The menu lists all kinds.
//! - A variant of [`ConstraintNote`] for each reason to refuse cells, with its sentence in
//!   `window_text/constraints.rs`.

mod cage;
mod kind;
mod number;

use super::commands::Command;
use super::context::Context;
use super::document::{Mode, Selection};
use super::status::Status;
use crate::engine::{Cell, Constraint, Layout, LowestDigit, Rules};
use crate::game::Edit;
use number::{FigureResult, NumberTyping};

pub use kind::ConstraintKind;

/// What mouse and keyboard do to constraints.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConstraintsAction {
    /// The mouse was pressed on a cell while constraints are drawn.
    Press {
        /// The cell.
        cell: Cell,
        /// Whether the constraint may share cells with others.
        overlaps: bool,
    },
    /// The mouse was dragged to a cell.
    DragTo(Cell),
    /// The mouse was released.
    Release,
    /// A figure of a number was typed.
    Figure(u8),
    /// The last figure is taken back; without figures, the number; without a number, the constraint.
    TakeBack,
    /// The figures are dropped; without figures, the number; without a number, the constraint.
    Clear,
    /// The number has no more figures.
    EndNumber,
    /// The figures are dropped, and no more are typed.
    DropNumber,
}

impl ConstraintsAction {
    /// Whether the mouse does it, so that a number that is typed ends.
    pub(super) fn is_of_mouse(self) -> bool {
        match self {
            Self::Press { .. } | Self::DragTo(_) | Self::Release => true,
            Self::Figure(_) | Self::TakeBack | Self::Clear | Self::EndNumber | Self::DropNumber => {
                false
            }
        }
    }
}

/// What is said of constraints that are set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ConstraintNote {
    /// The mouse draws constraints of this kind.
    Drawing(ConstraintKind),
    /// A number is typed: these are its figures so far.
    TypingNumber {
        /// The kind of the constraint.
        kind: ConstraintKind,
        /// The figures as a number.
        number: Option<u32>,
    },
    /// The constraint cannot have the number.
    NumberRefused {
        /// The kind of the constraint.
        kind: ConstraintKind,
        /// The number of its cells.
        cells: usize,
        /// The smallest number that it can have.
        least: u32,
        /// The largest number that it can have.
        most: u32,
    },
    /// A cage has more cells than there are digits.
    CageTooLarge {
        /// The number of its cells.
        cells: usize,
        /// The number of digits.
        digits: usize,
    },
    /// All selected cells are in constraints of the kind already.
    CellsTaken(ConstraintKind),
    /// No constraint of the kind is at the selected cell.
    NoneHere(ConstraintKind),
}

impl ConstraintNote {
    /// Whether it says why something was refused of the selected cells. A number may be refused as other cells are selected.
    pub(super) fn is_refusal(&self) -> bool {
        match self {
            Self::Drawing(_) | Self::TypingNumber { .. } | Self::NumberRefused { .. } => false,
            Self::CageTooLarge { .. } | Self::CellsTaken(_) | Self::NoneHere(_) => true,
        }
    }
}

/// Cells that the mouse is dragged over.
#[derive(Debug)]
struct Stroke {
    kind: ConstraintKind,
    /// The constraint that it began in, which gets the cells.
    base: Option<Constraint>,
    /// Whether cells of other constraints are taken too.
    overlaps: bool,
    /// The cells in the order in which they were reached, without those of `base`.
    cells: Vec<Cell>,
    /// The cell that the mouse was at last.
    last: Cell,
}

/// What is drawn and typed just now.
#[derive(Debug, Default)]
pub(super) struct ConstraintsFeature {
    /// What the mouse draws. It draws only while the puzzle is edited.
    tool: Option<ConstraintKind>,
    stroke: Option<Stroke>,
    typing: Option<NumberTyping>,
}

/// What the feature tells about itself.
impl ConstraintsFeature {
    /// What the mouse draws now.
    pub(super) fn tool(&self, cx: &Context) -> Option<ConstraintKind> {
        self.tool.filter(|_| may_set(cx))
    }

    /// Whether figures go into the number of a constraint.
    pub(super) fn types_number(&self) -> bool {
        self.typing.is_some()
    }

    /// The constraints as they are seen: one of them with the figures that are typed, even if it cannot have such a number.
    pub(super) fn rules_in_view(&self, cx: &Context) -> Rules {
        let typed = self.typing.as_ref().and_then(|typing| {
            let (number, form) = (typing.number?, typing.kind.form().number?);
            let numbered = (form.with)(&typing.constraint, Some(number), lowest(cx));
            rules_with(cx, Some(&typing.constraint), Some(numbered))
        });
        typed.unwrap_or_else(|| cx.document.board().rules().clone())
    }
}

/// What is done with constraints.
impl ConstraintsFeature {
    pub(super) fn handle(&mut self, cx: &mut Context, action: ConstraintsAction) {
        if !may_set(cx) {
            return;
        }
        match action {
            ConstraintsAction::Press { cell, overlaps } => self.press(cx, cell, overlaps),
            ConstraintsAction::DragTo(cell) => self.drag_to(cx, cell),
            ConstraintsAction::Release => self.release(cx),
            ConstraintsAction::Figure(figure) => self.type_figure(cx, figure),
            ConstraintsAction::TakeBack => self.take_back(cx),
            ConstraintsAction::Clear => self.clear(cx),
            ConstraintsAction::EndNumber => self.end_number(cx),
            ConstraintsAction::DropNumber => {
                if self.typing.take().is_some() {
                    cx.status = cx.standing();
                }
            }
        }
    }

    /// Another document is in the window: nothing is drawn or typed.
    pub(super) fn document_shown(&mut self) {
        *self = Self::default();
    }

    /// Lets the mouse draw constraints of a kind, or select cells again.
    pub(super) fn toggle_tool(&mut self, cx: &mut Context, kind: ConstraintKind) {
        let is_on = self.tool == Some(kind);
        self.tool = (!is_on).then_some(kind);
        cx.status = if is_on { cx.standing() } else { note(ConstraintNote::Drawing(kind)) };
    }

    /// Lets the mouse select cells again. Returns whether it drew constraints.
    pub(super) fn put_tool_away(&mut self, cx: &mut Context) -> bool {
        let was_on = self.tool(cx).is_some();
        if was_on {
            self.tool = None;
            cx.status = cx.standing();
        }
        was_on
    }

    /// Sets a constraint on those of the selected cells that are in none of its kind.
    pub(super) fn set(&mut self, cx: &mut Context, kind: ConstraintKind) {
        let taken = |cell: &Cell| at(cx, kind, *cell).next().is_some();
        let free: Vec<Cell> =
            cx.document.selection.cells().into_iter().filter(|cell| !taken(cell)).collect();
        if free.is_empty() {
            cx.status = note(ConstraintNote::CellsTaken(kind));
        } else {
            self.set_on(cx, kind, None, &free);
        }
    }

    /// Sets a constraint on the selected cells, whatever constraints they are in.
    pub(super) fn set_over_others(&mut self, cx: &mut Context, kind: ConstraintKind) {
        let cells = cx.document.selection.cells();
        self.set_on(cx, kind, None, &cells);
    }

    /// Types the number of the constraint at the selection.
    pub(super) fn change_number(&mut self, cx: &mut Context, kind: ConstraintKind) {
        match selected(cx, kind) {
            Some(constraint) => self.begin_number(cx, kind, constraint),
            None => cx.status = note(ConstraintNote::NoneHere(kind)),
        }
    }

    /// Writes the figures that were typed, if there are any. Says if the constraint cannot have that number.
    pub(super) fn end_number(&mut self, cx: &mut Context) {
        let Some(mut typing) = self.typing.take() else { return };
        match typing.number.take() {
            None => cx.status = cx.standing(),
            Some(number) => match numbered(cx, &typing, Some(number)) {
                Some(numbered) => drop(replace(cx, Some(&typing.constraint), Some(numbered))),
                None => refuse_number(cx, &typing),
            },
        }
    }

    fn begin_number(&mut self, cx: &mut Context, kind: ConstraintKind, constraint: Constraint) {
        if kind.form().number.is_some() {
            self.typing = Some(NumberTyping { kind, constraint, number: None });
            cx.status = note(ConstraintNote::TypingNumber { kind, number: None });
        }
    }

    /// Sets a constraint on `cells`, or gives them to `base`.
    fn set_on(
        &mut self,
        cx: &mut Context,
        kind: ConstraintKind,
        base: Option<&Constraint>,
        cells: &[Cell],
    ) {
        match (kind.form().of_cells)(base, cells, cx.document.board().layout()) {
            Ok(constraint) => {
                replace(cx, base, Some(constraint.clone()));
                self.begin_number(cx, kind, constraint);
            }
            Err(refused) => cx.status = note(refused),
        }
    }
}

/// The mouse.
impl ConstraintsFeature {
    fn press(&mut self, cx: &mut Context, cell: Cell, overlaps: bool) {
        let Some(kind) = self.tool.filter(|_| cx.document.board().has(cell)) else { return };
        let base = if overlaps { None } else { at(cx, kind, cell).next() };
        let cells = if base.is_some() { Vec::new() } else { vec![cell] };
        let stroke = Stroke { kind, base, overlaps, cells, last: cell };
        stroke.select(cx, cell);
        self.stroke = Some(stroke);
    }

    fn drag_to(&mut self, cx: &mut Context, cell: Cell) {
        let Some(stroke) = self.stroke.as_mut().filter(|_| cx.document.board().has(cell)) else {
            return;
        };
        for cell in cells_between(stroke.last, cell, cx.document.board().layout()) {
            let is_free = stroke.overlaps || at(cx, stroke.kind, cell).next().is_none();
            if is_free && !stroke.cells.contains(&cell) {
                stroke.cells.push(cell);
                stroke.select(cx, cell);
            }
        }
        stroke.last = cell;
    }

    /// A press without a drag takes the constraint away that it hit.
    fn release(&mut self, cx: &mut Context) {
        let Some(Stroke { kind, base, cells, .. }) = self.stroke.take() else { return };
        let constraints = cx.document.board().rules().constraints();
        if base.as_ref().is_some_and(|base| !constraints.contains(base)) {
            // Undo took it away meanwhile.
            return;
        }
        if let Some(base) = base.as_ref().filter(|_| cells.is_empty()) {
            cx.document.selection.collapse();
            replace(cx, Some(base), None);
        } else {
            self.set_on(cx, kind, base.as_ref(), &cells);
        }
    }
}

impl Stroke {
    /// Shows the cells of the constraint that is drawn as selected.
    fn select(&self, cx: &mut Context, cursor: Cell) {
        let before = self.base.as_ref().map_or(&[][..], Constraint::cells);
        let cells = before.iter().chain(&self.cells).copied();
        cx.document.selection = Selection::of_cells(cursor, cells);
    }
}

/// The cells on the straight way from a cell to another one, without the first. A quick mouse tells of few of them.
fn cells_between(from: Cell, to: Cell, layout: &Layout) -> Vec<Cell> {
    let (row, column) = (layout.row(from), layout.column(from));
    let (last_row, last_column) = (layout.row(to), layout.column(to));
    let steps = row.abs_diff(last_row).max(column.abs_diff(last_column));
    let along = |start: usize, end: usize, step: usize| {
        // Rounded, so that a way that is not level, upright or diagonal keeps near to the line.
        (start * (steps - step) * 2 + end * step * 2 + steps) / (steps * 2)
    };
    let cell = |step| layout.cell(along(row, last_row, step), along(column, last_column, step));
    (1..=steps).filter_map(cell).collect()
}

/// The number that is typed.
impl ConstraintsFeature {
    fn type_figure(&mut self, cx: &mut Context, figure: u8) {
        let Some(typing) = &mut self.typing else { return };
        let Some(form) = typing.kind.form().number else { return };
        let layout = cx.document.board().layout();
        let possible = (form.possible)(&typing.constraint, layout, lowest(cx));
        match FigureResult::of(typing.number.take(), figure, &possible) {
            FigureResult::Half(number) => {
                typing.number = Some(number);
                let kind = typing.kind;
                cx.status = note(ConstraintNote::TypingNumber { kind, number: Some(number) });
            }
            FigureResult::Whole(number) => self.write_number(cx, Some(number)),
            FigureResult::Impossible => refuse_number(cx, typing),
        }
    }

    /// Gives the constraint a number, or takes it away. Another number can be typed then.
    fn write_number(&mut self, cx: &mut Context, number: Option<u32>) {
        let Some(typing) = &mut self.typing else { return };
        if let Some(numbered) = numbered(cx, typing, number) {
            replace(cx, Some(&typing.constraint), Some(numbered.clone()));
            typing.constraint = numbered;
        }
    }

    fn take_back(&mut self, cx: &mut Context) {
        match &mut self.typing {
            Some(NumberTyping { kind, number: Some(number), .. }) if *number >= 10 => {
                *number /= 10;
                let (kind, number) = (*kind, Some(*number));
                cx.status = note(ConstraintNote::TypingNumber { kind, number });
            }
            Some(_) | None => self.clear(cx),
        }
    }

    fn clear(&mut self, cx: &mut Context) {
        let Some(typing) = &mut self.typing else { return };
        let kind = typing.kind;
        let has_number = kind.form().number.is_some_and(|form| (form.is_set)(&typing.constraint));
        // Figures that were typed and are no number yet go alone.
        if typing.number.take().is_none() {
            if !has_number {
                let constraint = typing.constraint.clone();
                self.typing = None;
                replace(cx, Some(&constraint), None);
                return;
            }
            self.write_number(cx, None);
        }
        cx.status = note(ConstraintNote::TypingNumber { kind, number: None });
    }
}

/// Whether constraints can be set now: while the puzzle is edited.
pub(super) fn may_set(cx: &Context) -> bool {
    matches!(cx.document.mode(), Mode::Edit) && !cx.at_start
}

/// Says why a command makes no sense now, if that is worth a sentence.
pub(super) fn refuse(cx: &mut Context, command: Command) {
    if cx.shows_answer() {
        cx.status = Status::ReadOnly;
    } else if let Command::ChangeNumber(kind) | Command::RemoveConstraint(kind) = command
        && may_set(cx)
    {
        cx.status = note(ConstraintNote::NoneHere(kind));
    }
}

/// Whether a constraint of a kind is at the selection.
pub(super) fn is_at_selection(cx: &Context, kind: ConstraintKind) -> bool {
    selected(cx, kind).is_some()
}

/// Takes the constraint of a kind at the selection away.
pub(super) fn remove(cx: &mut Context, kind: ConstraintKind) {
    match selected(cx, kind) {
        Some(constraint) => drop(replace(cx, Some(&constraint), None)),
        None => cx.status = note(ConstraintNote::NoneHere(kind)),
    }
}

/// The constraint of a kind at the selection: one of just the selected cells, or else one that the cursor is in.
fn selected(cx: &Context, kind: ConstraintKind) -> Option<Constraint> {
    let cells = cx.document.selection.cells();
    let is_selection = |it: &Constraint| it.cells() == cells;
    let at_cursor = || at(cx, kind, cx.document.selected());
    at_cursor().find(is_selection).or_else(|| at_cursor().next())
}

/// The constraints of a kind that a cell is in.
fn at(cx: &Context, kind: ConstraintKind, cell: Cell) -> impl Iterator<Item = Constraint> + '_ {
    let constraints = cx.document.board().rules().constraints().iter();
    let is_here =
        move |it: &&Constraint| (kind.form().is_of_kind)(it) && it.cells().contains(&cell);
    constraints.filter(is_here).cloned()
}

/// The constraint with another number, or `None` if it cannot have that number.
fn numbered(cx: &Context, typing: &NumberTyping, number: Option<u32>) -> Option<Constraint> {
    let form = typing.kind.form().number?;
    let layout = cx.document.board().layout();
    let possible = (form.possible)(&typing.constraint, layout, lowest(cx));
    let may_have = number.is_none_or(|number| possible.contains(&number));
    may_have.then(|| (form.with)(&typing.constraint, number, lowest(cx)))
}

fn refuse_number(cx: &mut Context, typing: &NumberTyping) {
    let Some(form) = typing.kind.form().number else { return };
    let layout = cx.document.board().layout();
    let possible = (form.possible)(&typing.constraint, layout, lowest(cx));
    cx.status = note(ConstraintNote::NumberRefused {
        kind: typing.kind,
        cells: typing.constraint.cells().len(),
        least: *possible.start(),
        most: *possible.end(),
    });
}

/// Puts a constraint in the place of another one, as one edit. Returns whether anything changed.
fn replace(cx: &mut Context, before: Option<&Constraint>, after: Option<Constraint>) -> bool {
    let edit =
        rules_with(cx, before, after).and_then(|rules| Edit::of_rules(cx.document.board(), &rules));
    let is_changed = cx.document.apply(edit);
    if is_changed {
        cx.board_changed();
    }
    cx.status = cx.standing();
    is_changed
}

/// The constraints of the puzzle with one in the place of another. Returns `None` if the board lacks a cell.
fn rules_with(
    cx: &Context,
    before: Option<&Constraint>,
    after: Option<Constraint>,
) -> Option<Rules> {
    let board = cx.document.board();
    let kept = board.rules().constraints().iter().filter(|it| Some(*it) != before).cloned();
    Rules::new(board.layout(), kept.chain(after))
}

fn lowest(cx: &Context) -> LowestDigit {
    cx.options.lowest_digit(cx.document.board().layout())
}

fn note(note: ConstraintNote) -> Status {
    Status::Constraints(note)
}
