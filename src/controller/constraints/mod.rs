//! Setting the constraints of a puzzle while it is edited: of the selected cells, or of cells that the mouse is dragged
//! over. The number of a constraint that was set is typed at once.
//!
//! One kind is chosen at a time. The commands set it, and the mouse draws it.
//!
//! To add a kind of constraint that can be set:
//!
//! - A variant of [`ConstraintKind`], and its [`ConstraintForm`](kind::ConstraintForm) in a small file, in the table of
//!   `kind.rs`. The menu lists all kinds.
//! - Its name and its sentences in `window_text/constraints.rs`.
//! - A variant of [`ConstraintNote`] for each new reason to refuse cells, with its sentence there.

mod cage;
mod calculation;
mod counting_circles;
mod extreme;
mod fog;
mod indexer;
mod kind;
mod line;
mod mark;
mod number;
mod parity;
mod quadruple;

use super::context::Context;
use super::document::{Mode, Selection};
use super::status::Status;
use crate::engine::{Cell, Constraint, Layout, LowestDigit, Negative, NegativeKind, Rules};
use crate::game::Edit;
use kind::{Change, Drawing};
use number::{FigureResult, NumberTyping};

pub use kind::{ConstraintKind, NumberKind};

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
        /// What the number is.
        kind: NumberKind,
        /// The figures as a number.
        number: Option<u32>,
    },
    /// The constraint cannot have the number.
    NumberRefused {
        /// What the number is.
        kind: NumberKind,
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
    /// A cage has more cells than a cage to calculate with can have.
    TooManyCells {
        /// The number of its cells.
        cells: usize,
        /// The most cells.
        most: usize,
    },
    /// A thermometer has more cells than there are digits.
    ThermometerTooLong {
        /// The number of its cells.
        cells: usize,
        /// The number of digits.
        digits: usize,
    },
    /// The line has more cells than a line of its kind can have.
    LineTooLong {
        /// The number of its cells.
        cells: usize,
        /// The most that it can have.
        most: usize,
    },
    /// Digits do not fall into three groups of one size, as entropic lines need.
    NoThreeGroups {
        /// The number of digits.
        digits: usize,
    },
    /// The constraint needs more cells.
    TooFewCells {
        /// As many at least.
        needed: usize,
    },
    /// A cell of a line does not touch the one before.
    CellsApart,
    /// A line has a cell twice.
    LineMeetsItself,
    /// No two cells, one after the other, share an edge for a mark.
    NoBorder,
    /// The cells do not lie around a corner.
    NoCorner,
    /// A cell is in no house that an indexer could count, or in two.
    NothingToCount,
    /// There are more counting circles than the digits can fill.
    TooManyCircles {
        /// The number of circles.
        circles: usize,
        /// The most circles.
        most: usize,
    },
    /// The constraint is about numbers whose digits count from 1, and digits are shown from 0.
    CountsFromOne,
    /// All selected cells are in constraints of the kind already.
    CellsTaken(ConstraintKind),
    /// No constraint is at the selected cell.
    NoneHere,
    /// No constraint with a number is at the selected cell.
    NoNumberHere,
}

impl ConstraintNote {
    /// Whether it says why something was refused of the selected cells. A number may be refused as other cells are selected.
    pub(super) fn is_refusal(&self) -> bool {
        match self {
            Self::Drawing(_) | Self::TypingNumber { .. } | Self::NumberRefused { .. } => false,
            Self::CageTooLarge { .. }
            | Self::TooManyCells { .. }
            | Self::ThermometerTooLong { .. }
            | Self::LineTooLong { .. }
            | Self::NoThreeGroups { .. }
            | Self::TooFewCells { .. }
            | Self::CellsApart
            | Self::LineMeetsItself
            | Self::NoBorder
            | Self::NoCorner
            | Self::NothingToCount
            | Self::TooManyCircles { .. }
            | Self::CountsFromOne
            | Self::CellsTaken(_)
            | Self::NoneHere
            | Self::NoNumberHere => true,
        }
    }
}

/// Cells that the mouse is dragged over.
#[derive(Debug)]
struct Stroke {
    kind: ConstraintKind,
    /// The constraint that it began in.
    base: Option<Constraint>,
    /// Whether cells of other constraints of the kind are taken too.
    overlaps: bool,
    /// The cells in the order in which they were reached.
    cells: Vec<Cell>,
    /// The cell that the mouse was at last.
    last: Cell,
}

/// What is drawn and typed just now.
#[derive(Debug, Default)]
pub(super) struct ConstraintsFeature {
    /// What commands set and the mouse draws.
    chosen: ConstraintKind,
    /// Whether the mouse draws. It does so only while the puzzle is edited.
    draws: bool,
    stroke: Option<Stroke>,
    typing: Option<NumberTyping>,
}

/// What the feature tells about itself.
impl ConstraintsFeature {
    /// What the mouse draws now.
    pub(super) fn tool(&self, cx: &Context) -> Option<ConstraintKind> {
        (self.draws && may_set(cx)).then_some(self.chosen)
    }

    /// Whether figures go into the number of a constraint.
    pub(super) fn types_number(&self) -> bool {
        self.typing.is_some()
    }

    /// The constraints as they are seen: one of them with the figures that are typed, even if it cannot have such a number.
    pub(super) fn rules_in_view(&self, cx: &Context) -> Rules {
        let typed = self.typing.as_ref().and_then(|typing| {
            let layout = cx.document.board().layout();
            let before = &typing.constraint;
            let shown = match typing.number {
                Some(_) => (typing.form.with)(before, typing.number, layout, lowest(cx))?,
                None => before.clone(),
            };
            rules_with(cx, &Change::replacing(Some(before), shown))
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

    /// Chooses a kind and lets the mouse draw it. If it does so already, it selects cells again.
    pub(super) fn choose(&mut self, cx: &mut Context, kind: ConstraintKind) {
        self.draws &= self.chosen == kind;
        self.chosen = kind;
        self.toggle_tool(cx);
    }

    /// Lets the mouse draw constraints of the kind that is chosen, or select cells again.
    pub(super) fn toggle_tool(&mut self, cx: &mut Context) {
        self.draws = !self.draws;
        cx.document.sees_through_fog |= self.draws;
        cx.status =
            if self.draws { note(ConstraintNote::Drawing(self.chosen)) } else { cx.standing() };
    }

    /// Lets the mouse select cells again. Returns whether it drew constraints.
    pub(super) fn put_tool_away(&mut self, cx: &mut Context) -> bool {
        let was_on = self.tool(cx).is_some();
        if was_on {
            self.draws = false;
            cx.status = cx.standing();
        }
        was_on
    }

    /// Sets a constraint of the kind that is chosen on the selected cells. Kinds that share no cells leave out those that are in one
    /// already.
    pub(super) fn set(&mut self, cx: &mut Context) {
        let kind = self.chosen;
        let may_have = |&cell: &Cell| kind.form().shares_cells || !is_in_cage(cx, cell);
        let cells: Vec<Cell> =
            cx.document.selection.in_order().into_iter().filter(may_have).collect();
        if cells.is_empty() {
            cx.status = note(ConstraintNote::CellsTaken(kind));
        } else {
            self.draw_on(cx, kind, None, &cells);
        }
    }

    /// Sets a constraint on the selected cells, whatever constraints they are in.
    pub(super) fn set_over_others(&mut self, cx: &mut Context) {
        let cells = cx.document.selection.in_order();
        self.draw_on(cx, self.chosen, None, &cells);
    }

    /// Types the number of the constraint at the selection.
    pub(super) fn change_number(&mut self, cx: &mut Context) {
        match selected_with_number(cx) {
            Some((kind, constraint)) => self.begin_number(cx, kind, constraint),
            None => cx.status = note(ConstraintNote::NoNumberHere),
        }
    }

    /// Writes the figures that were typed, if there are any. Says if the constraint cannot have that number.
    pub(super) fn end_number(&mut self, cx: &mut Context) {
        let Some(mut typing) = self.typing.take() else { return };
        let Some(number) = typing.number.take() else {
            cx.status = cx.standing();
            return;
        };
        if let Some(numbered) = numbered(cx, &typing, Some(number)) {
            change(cx, &Change::replacing(Some(&typing.constraint), numbered));
        } else {
            refuse_number(cx, &typing);
        }
    }

    fn begin_number(&mut self, cx: &mut Context, kind: ConstraintKind, constraint: Constraint) {
        if let Some(form) = kind.form().number {
            self.typing = Some(NumberTyping { form, constraint, number: None });
            cx.status = note(ConstraintNote::TypingNumber { kind: form.kind, number: None });
        }
    }

    /// Changes the puzzle as a drawing over `cells` demands. Then the number of what was added can be typed.
    fn draw_on(
        &mut self,
        cx: &mut Context,
        kind: ConstraintKind,
        base: Option<&Constraint>,
        cells: &[Cell],
    ) {
        let board = cx.document.board();
        let (layout, rules, lowest) = (board.layout(), board.rules(), lowest(cx));
        if kind.form().counts_from_one && lowest == LowestDigit::Zero {
            cx.status = note(ConstraintNote::CountsFromOne);
            return;
        }
        match (kind.form().draw)(Drawing { cells, base, layout, rules, lowest }) {
            Ok(drawn) => {
                let number = kind.form().number;
                let says_something =
                    |it: &Constraint| number.is_none_or(|form| form.says_something(it, layout));
                // What says nothing yet comes to the puzzle with its number.
                if drawn.added.iter().all(says_something) {
                    change(cx, &drawn);
                }
                if let [added] = drawn.added.as_slice() {
                    self.begin_number(cx, kind, added.clone());
                }
            }
            Err(refused) => cx.status = note(refused),
        }
    }
}

/// The mouse.
impl ConstraintsFeature {
    fn press(&mut self, cx: &mut Context, cell: Cell, overlaps: bool) {
        let Some(kind) = self.tool(cx).filter(|_| cx.document.board().has(cell)) else { return };
        // Of several lines, the one that ends here goes on.
        let ends_here = |it: &Constraint| it.cells().last() == Some(&cell);
        let base = || at(cx, kind, cell).find(ends_here).or_else(|| at(cx, kind, cell).next());
        let base = if overlaps { None } else { base() };
        let stroke = Stroke { kind, base, overlaps, cells: vec![cell], last: cell };
        stroke.select(cx, cell);
        self.stroke = Some(stroke);
    }

    fn drag_to(&mut self, cx: &mut Context, cell: Cell) {
        let Some(stroke) = self.stroke.as_mut().filter(|_| cx.document.board().has(cell)) else {
            return;
        };
        let shares = stroke.overlaps || stroke.kind.form().shares_cells;
        for cell in cells_between(stroke.last, cell, cx.document.board().layout()) {
            let is_free = shares || !is_in_cage(cx, cell);
            if is_free && !stroke.cells.contains(&cell) {
                stroke.cells.push(cell);
                stroke.select(cx, cell);
            }
        }
        stroke.last = cell;
    }

    /// A press without a drag takes the constraint away that it hit, if the kind has that.
    fn release(&mut self, cx: &mut Context) {
        let Some(Stroke { kind, base, cells, .. }) = self.stroke.take() else { return };
        let constraints = cx.document.board().rules().constraints();
        if base.as_ref().is_some_and(|base| !constraints.contains(base)) {
            // Undo took it away meanwhile.
            return;
        }
        match base {
            Some(base) if cells.len() == 1 && kind.form().click_removes => {
                cx.document.selection.collapse();
                change(cx, &Change { removed: vec![base], added: Vec::new() });
            }
            base => self.draw_on(cx, kind, base.as_ref(), &cells),
        }
    }
}

impl Stroke {
    /// Shows the cells of the constraint that is drawn as selected. A constraint that grows shows all of its cells.
    fn select(&self, cx: &mut Context, cursor: Cell) {
        let grows = !self.kind.form().shares_cells;
        let before = self.base.as_ref().filter(|_| grows).map_or(&[][..], Constraint::cells);
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
        let layout = cx.document.board().layout();
        let possible = (typing.form.possible)(&typing.constraint, layout, lowest(cx));
        match FigureResult::of(typing.number.take(), figure, &possible) {
            FigureResult::Half(number) => {
                typing.number = Some(number);
                let kind = typing.form.kind;
                cx.status = note(ConstraintNote::TypingNumber { kind, number: Some(number) });
            }
            FigureResult::Whole(number) => self.write_number(cx, Some(number)),
            FigureResult::Impossible => refuse_number(cx, typing),
        }
    }

    /// Gives the constraint a number, or takes it away. Another number can be typed then.
    fn write_number(&mut self, cx: &mut Context, number: Option<u32>) {
        let Some(typing) = &mut self.typing else { return };
        let Some(numbered) = numbered(cx, typing, number) else {
            return refuse_number(cx, typing);
        };
        let removed = vec![typing.constraint.clone()];
        let layout = cx.document.board().layout();
        let stays = typing.form.says_something(&numbered, layout);
        let added = Vec::from_iter(stays.then(|| numbered.clone()));
        change(cx, &Change { removed, added });
        typing.constraint = numbered;
    }

    fn take_back(&mut self, cx: &mut Context) {
        match &mut self.typing {
            Some(NumberTyping { form, number: Some(number), .. }) if *number >= 10 => {
                *number /= 10;
                let (kind, number) = (form.kind, Some(*number));
                cx.status = note(ConstraintNote::TypingNumber { kind, number });
            }
            Some(_) | None => self.clear(cx),
        }
    }

    fn clear(&mut self, cx: &mut Context) {
        let Some(typing) = &mut self.typing else { return };
        let kind = typing.form.kind;
        let has_number = (typing.form.is_set)(&typing.constraint, cx.document.board().layout());
        // Figures that were typed and are no number yet go alone.
        if typing.number.take().is_none() {
            if !has_number {
                let constraint = typing.constraint.clone();
                self.typing = None;
                change(cx, &Change { removed: vec![constraint], added: Vec::new() });
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
pub(super) fn refuse(cx: &mut Context) {
    if cx.shows_answer() {
        cx.status = Status::ReadOnly;
    }
}

/// Says that there is no constraint to change or to take away.
pub(super) fn refuse_without_one(cx: &mut Context, none: ConstraintNote) {
    if may_set(cx) {
        cx.status = note(none);
    } else {
        refuse(cx);
    }
}

/// Whether a constraint is at the selection.
pub(super) fn is_at_selection(cx: &Context) -> bool {
    may_set(cx) && selected(cx).next().is_some()
}

/// Whether a constraint that can have a number is at the selection.
pub(super) fn has_number_at_selection(cx: &Context) -> bool {
    may_set(cx) && selected_with_number(cx).is_some()
}

/// Takes the constraint at the selection away. Of counting circles, only the one at the cursor goes. Fog covers the cell at the cursor
/// again; fog without a free cell goes.
pub(super) fn remove(cx: &mut Context) {
    let cursor = cx.document.selected();
    let first = selected(cx).next();
    if let Some((kind, constraint)) = first {
        let layout = cx.document.board().layout();
        let without = kind.form().without.map(|without| without(&constraint, &[cursor], layout));
        let whole = || Change { removed: vec![constraint], added: Vec::new() };
        change(cx, &without.unwrap_or_else(whole));
    }
}

/// The constraints at the cursor that can be set on cells, in the order in which they are meant: those of just the selected
/// cells, and then those of fewer cells first.
fn selected(cx: &Context) -> impl Iterator<Item = (ConstraintKind, Constraint)> {
    let cursor = cx.document.selected();
    let selected = cx.document.selection.cells();
    // Fog that only links lift has no cell of its own, and lies everywhere.
    let is_here = |it: &&Constraint| it.own_cells().contains(&cursor) || it.own_cells().is_empty();
    let here = cx.document.board().rules().constraints().iter().filter(is_here);
    let kinds = here.filter_map(|it| Some((ConstraintKind::of(it)?, it.clone())));
    let mut here: Vec<(ConstraintKind, Constraint)> = kinds.collect();
    here.sort_by_cached_key(|(_, it)| {
        let mut cells = it.own_cells().to_vec();
        cells.sort_unstable();
        (cells != selected, cells.len())
    });
    here.into_iter()
}

fn selected_with_number(cx: &Context) -> Option<(ConstraintKind, Constraint)> {
    selected(cx).find(|(kind, _)| kind.form().number.is_some())
}

/// Whether the puzzle says that all marks of a kind are shown.
pub(super) fn shows_all(cx: &Context, kind: NegativeKind) -> bool {
    let mut all = cx.document.board().rules().constraints().iter();
    all.any(|it| it.negative().is_some_and(|it| it.kind() == kind))
}

/// Says that all marks of a kind are shown, or takes that back.
pub(super) fn toggle_shows_all(cx: &mut Context, kind: NegativeKind) {
    let counts_from_one = match kind {
        NegativeKind::Difference => false,
        NegativeKind::Ratio | NegativeKind::Sum => true,
    };
    if counts_from_one && lowest(cx) == LowestDigit::Zero {
        cx.status = note(ConstraintNote::CountsFromOne);
        return;
    }
    let board = cx.document.board();
    let constraints = board.rules().constraints();
    let is_said = |it: &&Constraint| it.negative().is_some_and(|it| it.kind() == kind);
    let removed: Vec<Constraint> = constraints.iter().filter(is_said).cloned().collect();
    let negative = || Constraint::Negative(Negative::new(kind, board.layout(), constraints));
    let added = if removed.is_empty() { vec![negative()] } else { Vec::new() };
    change(cx, &Change { removed, added });
}

/// The constraints of a kind that a cell is in.
fn at(cx: &Context, kind: ConstraintKind, cell: Cell) -> impl Iterator<Item = Constraint> + '_ {
    let constraints = cx.document.board().rules().constraints().iter();
    let is_here =
        move |it: &&Constraint| (kind.form().is_of_kind)(it) && it.own_cells().contains(&cell);
    constraints.filter(is_here).cloned()
}

/// Whether a cell is in a cage of any kind.
fn is_in_cage(cx: &Context, cell: Cell) -> bool {
    let is_cage = |it: &&Constraint| it.cage().is_some() || it.calculation().is_some();
    let mut cages = cx.document.board().rules().constraints().iter().filter(is_cage);
    cages.any(|cage| cage.cells().contains(&cell))
}

/// The constraint with another number, or `None` if it cannot have that number.
fn numbered(cx: &Context, typing: &NumberTyping, number: Option<u32>) -> Option<Constraint> {
    let layout = cx.document.board().layout();
    let possible = (typing.form.possible)(&typing.constraint, layout, lowest(cx));
    let may_have = number.is_none_or(|number| possible.contains(&number));
    may_have.then(|| (typing.form.with)(&typing.constraint, number, layout, lowest(cx)))?
}

fn refuse_number(cx: &mut Context, typing: &NumberTyping) {
    let layout = cx.document.board().layout();
    let possible = (typing.form.possible)(&typing.constraint, layout, lowest(cx));
    cx.status = note(ConstraintNote::NumberRefused {
        kind: typing.form.kind,
        cells: typing.constraint.cells().len(),
        least: *possible.start(),
        most: *possible.end(),
    });
}

/// Changes the constraints of the puzzle, as one edit. Returns whether anything changed.
fn change(cx: &mut Context, change: &Change) -> bool {
    let edit = rules_with(cx, change).and_then(|rules| Edit::of_rules(cx.document.board(), &rules));
    let is_changed = cx.document.apply(edit);
    if is_changed {
        cx.document.sees_through_fog = true;
        cx.board_changed();
    }
    cx.status = cx.standing();
    is_changed
}

/// The constraints of the puzzle after a change. Returns `None` if the board lacks a cell.
fn rules_with(cx: &Context, Change { removed, added }: &Change) -> Option<Rules> {
    let board = cx.document.board();
    let kept = board.rules().constraints().iter().filter(|it| !removed.contains(it));
    Rules::new(board.layout(), kept.chain(added).cloned())
}

fn lowest(cx: &Context) -> LowestDigit {
    cx.options.lowest_digit(cx.document.board().layout())
}

fn note(note: ConstraintNote) -> Status {
    Status::Constraints(note)
}
