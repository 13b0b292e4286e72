//! The drawing over the board's digits: notes in their places and colours, and the step that a hint shows.

use slint::{ComponentHandle, Model, ModelRc, SharedString};

use super::board::{rect, to_int};
use super::links::{board_links, board_rays};
use super::models::filled;
use super::note_layout::{NoteArea, Spacing, centre};
use super::{
    AppWindow, BoardLink, BoardNote, BoardSetCell, BoardTint, DrawingAdapter, NoteShape, NoteTone,
    TintKind,
};
use crate::controller::{Controller, Drawing, DrawnCandidate, Face, Filter, PartShape, StepPart};
use crate::engine::technique::Role;
use crate::engine::{Cell, Digit, DigitSet, HouseName, Layout};
use crate::game::{GameBoard, Notes, Paint};
use crate::jobs::{Hint, HintStage};

/// The notes of a board that stands beside the text, each at its place.
pub(super) fn notes_of(board: &GameBoard) -> Vec<BoardNote> {
    let layout = board.layout();
    let notes = |cell| Face::Noted(board.get(cell).notes());
    let faces: Vec<Face> = layout.cells().map(notes).collect();
    let paints = vec![Paint::default(); faces.len()];
    OwnNotes { faces, paints, sought: None }.drawn(Spacing::of(layout), &[])
}

/// What was drawn last.
#[derive(PartialEq)]
pub(super) struct DrawingSnapshot {
    drawing: Drawing,
    /// The person's own notes; `None` in a lesson of the tutorial, which draws candidates of its own.
    notes: Option<OwnNotes>,
    /// Whether a step is drawn, whose candidates and colours lie over them.
    is_step: bool,
}

/// Notes, their colours, and the digit that is looked for.
#[derive(PartialEq)]
struct OwnNotes {
    faces: Vec<Face>,
    paints: Vec<Paint>,
    sought: Option<Digit>,
}

/// Shows the drawing, unless `shown` is shown already.
pub(super) fn show(
    window: &AppWindow,
    controller: &Controller,
    shown: &mut Option<DrawingSnapshot>,
) {
    let is_step = match controller.hint().and_then(Hint::stage) {
        Some(HintStage::Stop(_) | HintStage::Step) => true,
        Some(HintStage::Place | HintStage::Technique) | None => false,
    };
    let now =
        DrawingSnapshot { drawing: controller.drawing(), notes: own_notes(controller), is_step };
    if shown.as_ref() == Some(&now) {
        return;
    }
    let sweeps = shown.as_ref().is_none_or(|before| before.drawing != now.drawing);
    let drawing = &now.drawing;
    let adapter = window.global::<DrawingAdapter>();
    let layout = controller.board().layout();
    let drawn = DrawingModels::of(drawing, layout);
    let told: &[DrawnCandidate] = if is_step { &drawing.candidates } else { &[] };
    let own = now.notes.as_ref().map(|notes| notes.drawn(Spacing::of(layout), told));
    let draws_candidates = is_step || own.is_none();
    let mut notes = own.unwrap_or_default();
    if draws_candidates {
        notes.extend(drawn.notes);
    }
    adapter.set_notes(filled(adapter.get_notes(), notes));
    adapter.set_tints(filled(adapter.get_tints(), drawn.tints));
    adapter.set_set_cells(filled(adapter.get_set_cells(), drawn.set_cells));
    adapter.set_links(filled(adapter.get_links(), drawn.links));
    let tinted = if is_step {
        // The colours of a whole step are the only ones on the board.
        vec![true; layout.cells().count()]
    } else {
        tinted(&adapter.get_tints(), layout)
    };
    adapter.set_tinted(filled(adapter.get_tinted(), tinted));
    adapter.set_rays(filled(adapter.get_rays(), drawn.rays));
    adapter.set_lit(filled(adapter.get_lit(), drawn.lit));
    adapter.set_behind(filled(adapter.get_behind(), drawn.behind));
    if sweeps && let Some(house) = swept(drawing, layout) {
        adapter.set_swept(house);
        adapter.set_sweeping(true);
    }
    *shown = Some(now);
}

fn own_notes(controller: &Controller) -> Option<OwnNotes> {
    if controller.lesson().is_some() {
        return None;
    }
    let sought = match controller.filter() {
        Some(Filter::Digit(digit)) => Some(digit),
        Some(Filter::Bivalue) | None => None,
    };
    Some(OwnNotes { faces: controller.faces(), paints: controller.paints(), sought })
}

impl OwnNotes {
    /// All notes but those that a step tells. In the cells of these the others go to the places of the keypad, too, so
    /// that no two digits lie over each other.
    fn drawn(&self, spacing: Spacing, told: &[DrawnCandidate]) -> Vec<BoardNote> {
        let told_in = |cell: usize| -> DigitSet {
            let here = told.iter().filter(|drawn| drawn.candidate.cell.index() == cell);
            here.map(|drawn| drawn.candidate.digit).collect()
        };
        let of_cell = |(cell, (face, paint)): (usize, (&Face, &Paint))| match face {
            Face::Noted(notes) => {
                let told = told_in(cell);
                let notes = if told.is_empty() {
                    *notes
                } else {
                    let corner = notes.candidates().without(told);
                    Notes { corner, centre: DigitSet::EMPTY }
                };
                self.of_cell(cell, notes, paint, spacing)
            }
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
        let corner: Vec<NoteArea> = if notes.centre.is_empty() {
            notes.corner.iter().map(|digit| spacing.keypad(digit.index())).collect()
        } else {
            spacing.rim(notes.corner.len())
        };
        let middle = centre(notes.centre.len(), amid);
        let drawn = |digits: DigitSet, spots: Vec<NoteArea>| {
            let one =
                |(digit, spot): (Digit, NoteArea)| at(spot, self.of_digit(cell, digit, paint));
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

fn at(spot: NoteArea, note: BoardNote) -> BoardNote {
    BoardNote { x: spot.x, y: spot.y, width: spot.width, height: spot.height, ..note }
}

fn placed(note: BoardNote, drawn: &DrawnCandidate, spacing: Spacing) -> BoardNote {
    at(spacing.keypad(drawn.candidate.digit.index()), note)
}

/// A drawing as the window draws it, on the board or beside a text.
pub(super) struct DrawingModels {
    pub(super) notes: Vec<BoardNote>,
    pub(super) tints: Vec<BoardTint>,
    pub(super) set_cells: Vec<BoardSetCell>,
    pub(super) links: Vec<BoardLink>,
    pub(super) rays: Vec<BoardLink>,
    pub(super) lit: Vec<i32>,
    /// For each cell whether it steps back; empty where none does.
    pub(super) behind: Vec<bool>,
}

impl DrawingModels {
    /// What the window draws for `drawing`.
    pub(super) fn of(drawing: &Drawing, layout: &Layout) -> Self {
        let spacing = Spacing::of(layout);
        let in_place = |drawn: &DrawnCandidate| placed(note(drawn), drawn, spacing);
        Self {
            notes: drawing.candidates.iter().map(in_place).collect(),
            tints: tints(drawing, layout),
            set_cells: set_cells(drawing),
            links: board_links(drawing),
            rays: board_rays(drawing),
            lit: drawing.lit.iter().map(|cell| to_int(cell.index())).collect(),
            behind: behind(drawing, layout),
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
pub(super) fn sign_of(part: StepPart) -> BoardNote {
    let (shape, tone) = sign(part);
    BoardNote { shape, tone, ..BoardNote::default() }
}

fn sign(part: StepPart) -> (NoteShape, NoteTone) {
    (map_shape(part.shape()), tone(part))
}

fn map_shape(shape: PartShape) -> NoteShape {
    match shape {
        PartShape::Disc => NoteShape::Round,
        PartShape::Ring => NoteShape::Ring,
        PartShape::Square => NoteShape::Square,
        PartShape::Frame => NoteShape::Frame,
        PartShape::Diamond => NoteShape::Diamond,
        PartShape::Up => NoteShape::Up,
        PartShape::Down => NoteShape::Down,
        PartShape::Side => NoteShape::Side,
    }
}

fn tone(part: StepPart) -> NoteTone {
    match part {
        StepPart::On => NoteTone::First,
        StepPart::Off => NoteTone::Second,
        StepPart::Of(role) => match role {
            Role::Pattern | Role::FirstColour | Role::Common => NoteTone::First,
            Role::Second | Role::SecondColour => NoteTone::Second,
            Role::Fin | Role::ThirdColour => NoteTone::Third,
            Role::EndoFin | Role::FourthColour => NoteTone::Fourth,
            Role::InSet(place) => SET_TONES[place % SET_TONES.len()],
        },
    }
}

/// The tones of sets, as `SetFrame` draws their frames.
const SET_TONES: [NoteTone; 8] = [
    NoteTone::Second,
    NoteTone::Third,
    NoteTone::Fourth,
    NoteTone::Second,
    NoteTone::Third,
    NoteTone::Fourth,
    NoteTone::Second,
    NoteTone::Third,
];

fn behind(drawing: &Drawing, layout: &Layout) -> Vec<bool> {
    let front = drawing.front.iter();
    front.flat_map(|front| layout.cells().map(|cell| !front.contains(cell))).collect()
}

/// The house that is looked through for a single.
fn swept(drawing: &Drawing, layout: &Layout) -> Option<BoardTint> {
    drawing.front?;
    let house = rect(layout, layout.house(*drawing.bases.first()?)?);
    let (row, column) = (house.row, house.column);
    Some(BoardTint { row, column, rows: house.rows, columns: house.columns, kind: TintKind::Base })
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
