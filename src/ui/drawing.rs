//! The drawing over the board's digits: notes in their places and colours, and the step that a hint shows.

use slint::{ComponentHandle, Model, ModelRc, SharedString};

use super::board::{rect, to_int};
use super::links::{Arrow, Discs, arrows};
use super::models::filled;
use super::spots::{Spacing, Spot, centre};
use super::{
    AppWindow, BoardLink, BoardNote, BoardSetCell, BoardTint, DrawingAdapter, NoteShape, NoteTone,
    Theme, TintKind,
};
use crate::controller::{Controller, Drawing, DrawnCandidate, Face, Filter, Part};
use crate::engine::technique::Role;
use crate::engine::{Cell, Digit, DigitSet, HouseName, Layout};
use crate::game::{Board, Notes, Paint};
use crate::jobs::{Hint, HintStage};

/// How many sets look different, as `SetFrame` draws them.
const SETS: usize = 8;

/// The notes of a board that stands beside the text, each at its place.
pub(super) fn notes_of(window: &AppWindow, board: &Board) -> Vec<BoardNote> {
    let layout = board.layout();
    let notes = |cell| Face::Noted(board.get(cell).notes());
    let faces: Vec<Face> = layout.cells().map(notes).collect();
    let paints = vec![Paint::default(); faces.len()];
    OwnNotes { faces, paints, sought: None }.drawn(spacing(window, layout))
}

/// What was drawn last.
#[derive(PartialEq)]
pub(super) struct Shown {
    drawing: Drawing,
    /// The person's own notes; `None` below a step, which draws candidates of its own.
    notes: Option<OwnNotes>,
}

/// Notes, their colours, and the digit that is looked for.
#[derive(PartialEq)]
struct OwnNotes {
    faces: Vec<Face>,
    paints: Vec<Paint>,
    sought: Option<Digit>,
}

/// Shows the drawing, unless `shown` is shown already.
pub(super) fn show(window: &AppWindow, controller: &Controller, shown: &mut Option<Shown>) {
    let now = Shown { drawing: controller.drawing(), notes: own_notes(controller) };
    if shown.as_ref() == Some(&now) {
        return;
    }
    let drawing = &now.drawing;
    let adapter = window.global::<DrawingAdapter>();
    let layout = controller.document().board().layout();
    let drawn = Drawn::of(window, drawing, layout);
    let notes = match &now.notes {
        None => drawn.notes,
        Some(notes) => notes.drawn(spacing(window, layout)),
    };
    adapter.set_notes(filled(adapter.get_notes(), notes));
    adapter.set_tints(filled(adapter.get_tints(), drawn.tints));
    adapter.set_set_cells(filled(adapter.get_set_cells(), drawn.set_cells));
    adapter.set_links(filled(adapter.get_links(), drawn.links));
    let tinted = match now.notes {
        // The colours of a whole step are the only ones on the board.
        None => vec![true; layout.cells().count()],
        Some(_) => tinted(&adapter.get_tints(), layout),
    };
    adapter.set_tinted(filled(adapter.get_tinted(), tinted));
    *shown = Some(now);
}

fn spacing(window: &AppWindow, layout: &Layout) -> Spacing {
    let theme = window.global::<Theme>();
    let side = layout.side();
    let columns = (1..=side).find(|columns| columns * columns >= side).unwrap_or(1);
    Spacing { columns, spread: theme.get_note_spread(), share: theme.get_note_share() }
}

fn own_notes(controller: &Controller) -> Option<OwnNotes> {
    if matches!(controller.hint(), Some(Hint::Step { stage: HintStage::Step, .. })) {
        return None;
    }
    let sought = match controller.filter() {
        Some(Filter::Digit(digit)) => Some(digit),
        Some(Filter::Bivalue) | None => None,
    };
    Some(OwnNotes { faces: controller.faces(), paints: controller.paints(), sought })
}

impl OwnNotes {
    fn drawn(&self, spacing: Spacing) -> Vec<BoardNote> {
        let of_cell = |(cell, (face, paint)): (usize, (&Face, &Paint))| match face {
            Face::Noted(notes) => self.of_cell(cell, *notes, paint, spacing),
            Face::Empty | Face::Given(_) | Face::Entry(_) | Face::Found(_) | Face::Covered => {
                Vec::new()
            }
        };
        self.faces.iter().zip(&self.paints).enumerate().flat_map(of_cell).collect()
    }

    /// Corner notes have the places of the keypad, unless centre notes send them to the rim.
    fn of_cell(
        &self,
        cell: usize,
        notes: Notes,
        paint: &Paint,
        spacing: Spacing,
    ) -> Vec<BoardNote> {
        let amid = !notes.corner.is_empty();
        let corner: Vec<Spot> = if notes.centre.is_empty() {
            notes.corner.iter().map(|digit| spacing.keypad(digit.index())).collect()
        } else {
            spacing.rim(notes.corner.len())
        };
        let middle = centre(notes.centre.len(), amid);
        let drawn = |digits: DigitSet, spots: Vec<Spot>| {
            let one = |(digit, spot): (Digit, Spot)| at(spot, self.of_digit(cell, digit, paint));
            digits.iter().zip(spots).map(one).collect::<Vec<_>>()
        };
        [drawn(notes.corner, corner), drawn(notes.centre, middle)].concat()
    }

    fn of_digit(&self, cell: usize, digit: Digit, paint: &Paint) -> BoardNote {
        BoardNote {
            cell: to_int(cell),
            text: digit.to_string().into(),
            colour: paint.of(digit).map_or(0, |colour| colour.get().into()),
            sought: self.sought == Some(digit),
            ..BoardNote::default()
        }
    }
}

fn at(spot: Spot, note: BoardNote) -> BoardNote {
    BoardNote { x: spot.x, y: spot.y, width: spot.width, height: spot.height, ..note }
}

fn placed(note: BoardNote, drawn: &DrawnCandidate, spacing: Spacing) -> BoardNote {
    at(spacing.keypad(drawn.candidate.digit.index()), note)
}

/// A drawing as the window draws it, on the board or beside a text.
pub(super) struct Drawn {
    pub(super) notes: Vec<BoardNote>,
    pub(super) tints: Vec<BoardTint>,
    pub(super) set_cells: Vec<BoardSetCell>,
    pub(super) links: Vec<BoardLink>,
}

impl Drawn {
    /// What `window` draws for `drawing`.
    pub(super) fn of(window: &AppWindow, drawing: &Drawing, layout: &Layout) -> Self {
        let spacing = spacing(window, layout);
        let discs = Discs { spread: spacing.spread, share: spacing.share };
        let in_place = |drawn: &DrawnCandidate| placed(note(drawn), drawn, spacing);
        Self {
            notes: drawing.candidates.iter().map(in_place).collect(),
            tints: tints(drawing, layout),
            set_cells: set_cells(drawing),
            links: arrows(drawing, discs).into_iter().map(link).collect(),
        }
    }
}

/// The sign of a candidate, also as the legend shows it.
pub(super) fn note(drawn: &DrawnCandidate) -> BoardNote {
    let (shape, tone) = drawn.part.map_or((NoteShape::None, NoteTone::None), sign);
    BoardNote {
        cell: to_int(drawn.candidate.cell.index()),
        text: SharedString::from(drawn.candidate.digit.to_string()),
        shape,
        tone,
        gone: drawn.gone,
        placed: drawn.placed,
        ..BoardNote::default()
    }
}

/// The sign of a part without a digit.
pub(super) fn sign_of(part: Part) -> BoardNote {
    let (shape, tone) = sign(part);
    BoardNote { shape, tone, ..BoardNote::default() }
}

/// Parts that meet in one step have different shapes, not tones alone.
fn sign(part: Part) -> (NoteShape, NoteTone) {
    match part {
        Part::On | Part::Of(Role::Pattern | Role::FirstColour) => {
            (NoteShape::Round, NoteTone::First)
        }
        Part::Off | Part::Of(Role::SecondColour) => (NoteShape::Square, NoteTone::Second),
        Part::Of(Role::Second) => (NoteShape::Frame, NoteTone::Second),
        Part::Of(Role::Fin | Role::ThirdColour) => (NoteShape::Diamond, NoteTone::Third),
        Part::Of(Role::EndoFin | Role::FourthColour) => (NoteShape::Ring, NoteTone::Fourth),
        Part::Of(Role::Common) => (NoteShape::Ring, NoteTone::First),
        Part::Of(Role::InSet(place)) => of_set(place),
    }
}

/// As many signs as there are frames of sets, the first of them unlike those of chains and of what links sets.
fn of_set(place: usize) -> (NoteShape, NoteTone) {
    match place % SETS {
        0 => (NoteShape::Side, NoteTone::Second),
        1 => (NoteShape::Up, NoteTone::Third),
        2 => (NoteShape::Down, NoteTone::Fourth),
        3 => (NoteShape::Diamond, NoteTone::Second),
        4 => (NoteShape::Square, NoteTone::Third),
        5 => (NoteShape::Frame, NoteTone::Fourth),
        6 => (NoteShape::Round, NoteTone::Second),
        _ => (NoteShape::Ring, NoteTone::Third),
    }
}

fn link(arrow: Arrow) -> BoardLink {
    BoardLink {
        x: arrow.left,
        y: arrow.top,
        width: arrow.right - arrow.left,
        height: arrow.bottom - arrow.top,
        line: arrow.line.into(),
        head: arrow.head.into(),
    }
}

fn tints(drawing: &Drawing, layout: &Layout) -> Vec<BoardTint> {
    let kinds = [
        (&drawing.places, TintKind::Place),
        (&drawing.bases, TintKind::Base),
        (&drawing.covers, TintKind::Cover),
    ];
    let of_kind = |(houses, kind): (&Vec<HouseName>, TintKind)| {
        let houses: Vec<_> = houses.iter().filter_map(|&name| layout.house(name)).collect();
        houses.into_iter().map(move |house| {
            let rect = rect(layout, house);
            BoardTint {
                row: rect.row,
                column: rect.column,
                rows: rect.rows,
                columns: rect.columns,
                kind,
            }
        })
    };
    let cell = |&cell: &Cell| BoardTint {
        row: to_int(layout.row(cell)),
        column: to_int(layout.column(cell)),
        rows: 1,
        columns: 1,
        kind: TintKind::Place,
    };
    kinds.into_iter().flat_map(of_kind).chain(drawing.cells.iter().map(cell)).collect()
}

/// For each cell whether a tint of the hint lies on it; empty where there is none.
fn tinted(tints: &ModelRc<BoardTint>, layout: &Layout) -> Vec<bool> {
    if tints.row_count() == 0 {
        return Vec::new();
    }
    let is_in = |cell: Cell, tint: &BoardTint| {
        let (row, column) = (to_int(layout.row(cell)), to_int(layout.column(cell)));
        (tint.row..tint.row + tint.rows).contains(&row)
            && (tint.column..tint.column + tint.columns).contains(&column)
    };
    layout.cells().map(|cell| tints.iter().any(|tint| is_in(cell, &tint))).collect()
}

fn set_cells(drawing: &Drawing) -> Vec<BoardSetCell> {
    let of_set = |(place, set): (usize, &crate::engine::technique::CellSet)| {
        let cells: Vec<Cell> = set.iter().collect();
        cells
            .into_iter()
            .map(move |cell| BoardSetCell { cell: to_int(cell.index()), set: to_int(place) })
    };
    drawing.sets.iter().enumerate().flat_map(of_set).collect()
}
