//! The drawing over the board's digits: notes in their places and colours, and the step that a hint shows.

use std::sync::Arc;

use slint::{ComponentHandle, SharedString};

use super::frame::Viewport;
use super::links::LaidLines;
use super::note_layout::{NoteArea, Spacing};
use super::{cell_rect, rect, rects, to_int};
use crate::controller::{Controller, Drawing, DrawnCandidate, Face, Filter, PartShape, StepPart};
use crate::engine::technique::{Candidate, Role, WideSet};
use crate::engine::{Cell, Digit, DigitSet, HouseName, Layout, LowestDigit};
use crate::game::{GameBoard, Notes, Paint};
use crate::jobs::{Hint, HintStage};
use crate::look::has_labels;
use crate::ui::models::filled;
use crate::ui::{
    AppWindow, BoardLink, BoardNote, BoardRect, BoardSetCell, BoardTint, DrawingAdapter, NoteShape,
    NoteTone, TintKind,
};

/// The notes of a board that stands beside the text, each at its place.
pub(in crate::ui) fn notes_of(board: &GameBoard, lowest: LowestDigit) -> Vec<BoardNote> {
    let layout = board.layout();
    let notes = |&cell: &Cell| Face::Noted(board.get(cell).notes());
    let cells: Vec<Cell> = layout.cells().collect();
    let faces: Vec<Face> = cells.iter().map(notes).collect();
    let paints = vec![Paint::default(); faces.len()];
    let has_labels = has_labels(board.rules());
    OwnNotes { cells, faces, paints, sought: None, lowest, has_labels }.drawn(
        layout,
        Viewport::whole(layout),
        &[],
    )
}

/// What was drawn last, and its lines.
pub(in crate::ui) struct DrawingSnapshot {
    drawn: DigitOverlay,
    lines: LaidLines,
}

/// Everything that is drawn over the digits.
#[derive(PartialEq)]
struct DigitOverlay {
    layout: Arc<Layout>,
    /// The part of the board that is shown.
    frame: Viewport,
    drawing: Drawing,
    /// The person's own notes; `None` in a lesson of the tutorial, which draws candidates of its own.
    notes: Option<OwnNotes>,
    /// Whether a step is drawn, whose candidates and colours lie over them.
    is_step: bool,
    lowest: LowestDigit,
}

/// Notes, their colours, and the digit that is looked for.
#[derive(PartialEq)]
struct OwnNotes {
    /// The cells that the window shows.
    cells: Vec<Cell>,
    faces: Vec<Face>,
    paints: Vec<Paint>,
    sought: Option<Digit>,
    lowest: LowestDigit,
    has_labels: bool,
}

/// Shows the drawing, unless `shown` is shown already.
pub(in crate::ui) fn show(
    window: &AppWindow,
    controller: &Controller,
    frame: Viewport,
    shown: &mut Option<DrawingSnapshot>,
) {
    let is_step = match controller.hint().and_then(Hint::stage) {
        Some(HintStage::Stop(_) | HintStage::Step) => true,
        Some(HintStage::Place | HintStage::Technique) | None => false,
    };
    let (drawing, notes) = (controller.drawing(), own_notes(controller, frame));
    let layout = controller.board().layout();
    let lowest = controller.lowest_digit();
    let now = DigitOverlay { layout: layout.clone(), frame, drawing, notes, is_step, lowest };
    if shown.as_ref().is_some_and(|before| before.drawn == now) {
        return;
    }
    let drawing = &now.drawing;
    let before = shown.take().filter(|it| it.drawn.has_lines_of(&now));
    let sweeps = before.is_none();
    let lines = before.map_or_else(|| LaidLines::of(drawing, layout), |before| before.lines);
    let adapter = window.global::<DrawingAdapter>();
    let drawn = DrawingModels::of(drawing, &lines, (layout, lowest), frame);
    let told: &[DrawnCandidate] = if is_step { &drawing.candidates } else { &[] };
    let own = now.notes.as_ref().map(|notes| notes.drawn(layout, frame, told));
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
        frame.spread(layout, |_| true, &false)
    } else {
        tinted(drawing, layout, frame)
    };
    adapter.set_tinted(filled(adapter.get_tinted(), tinted));
    adapter.set_rays(filled(adapter.get_rays(), drawn.rays));
    adapter.set_lit(filled(adapter.get_lit(), drawn.lit));
    adapter.set_behind(filled(adapter.get_behind(), drawn.behind));
    if sweeps && let Some(house) = swept(drawing, layout) {
        adapter.set_swept(house);
        adapter.set_sweeping(true);
    }
    *shown = Some(DrawingSnapshot { drawn: now, lines });
}

impl DigitOverlay {
    /// Whether the lines of both lie alike on the board, whichever part of it is shown.
    fn has_lines_of(&self, other: &Self) -> bool {
        self.drawing == other.drawing && self.layout == other.layout
    }
}

fn own_notes(controller: &Controller, frame: Viewport) -> Option<OwnNotes> {
    if controller.lesson().is_some() {
        return None;
    }
    let sought = match controller.filter() {
        Some(Filter::Digit(digit)) => Some(digit),
        Some(Filter::Bivalue) | None => None,
    };
    let cells = frame.cells(controller.board().layout());
    let (faces, paints) = (controller.faces_of(&cells), controller.paints_of(&cells));
    let lowest = controller.lowest_digit();
    let has_labels = has_labels(controller.board().rules());
    Some(OwnNotes { cells, faces, paints, sought, lowest, has_labels })
}

impl OwnNotes {
    /// All notes but those that a step tells. In the cells of these the others go to the places of the keypad, too, so
    /// that no two digits lie over each other.
    fn drawn(&self, layout: &Layout, frame: Viewport, told: &[DrawnCandidate]) -> Vec<BoardNote> {
        let spacing = Spacing::of(layout, self.lowest).with_labels(self.has_labels);
        let told_in = |cell: Cell| -> DigitSet {
            let here = told.iter().filter(|drawn| drawn.candidate.cell == cell);
            here.map(|drawn| drawn.candidate.digit).collect()
        };
        let of_cell = |(&cell, (face, paint)): (&Cell, (&Face, &Paint))| match face {
            Face::Noted(notes) => {
                let told = told_in(cell);
                let notes = if told.is_empty() {
                    *notes
                } else {
                    let corner = notes.candidates().without(told);
                    Notes { corner, centre: DigitSet::EMPTY }
                };
                let place = frame.number_of(cell, layout);
                place.map(|place| self.of_cell(place, notes, paint, spacing)).unwrap_or_default()
            }
            Face::Empty | Face::Given(_) | Face::Entry(_) | Face::Found(_) | Face::Covered => {
                Vec::new()
            }
        };
        let looks = self.faces.iter().zip(&self.paints);
        self.cells.iter().zip(looks).flat_map(of_cell).collect()
    }

    /// Corner notes have the places of the keypad, unless centre notes send them to the rim.
    fn of_cell(&self, place: i32, notes: Notes, paint: &Paint, spacing: Spacing) -> Vec<BoardNote> {
        let amid = !notes.corner.is_empty();
        let corner: Vec<NoteArea> = if notes.centre.is_empty() {
            notes.corner.iter().map(|digit| spacing.keypad(digit.index())).collect()
        } else {
            spacing.rim(notes.corner.len())
        };
        let middle = spacing.centre(notes.centre, amid);
        let drawn = |digits: DigitSet, spots: Vec<NoteArea>| {
            let one =
                |(digit, spot): (Digit, NoteArea)| at(spot, self.of_digit(place, digit, paint));
            digits.iter().zip(spots).map(one).collect::<Vec<_>>()
        };
        [drawn(notes.corner, corner), drawn(notes.centre, middle)].concat()
    }

    fn of_digit(&self, place: i32, digit: Digit, paint: &Paint) -> BoardNote {
        BoardNote {
            cell: place,
            text: self.lowest.shown(digit).to_string().into(),
            digit: digit.get().into(),
            colour: paint.of(digit).map_or(0, |colour| colour.get().into()),
            sought: self.sought == Some(digit),
            ..BoardNote::default()
        }
    }
}

fn at(spot: NoteArea, note: BoardNote) -> BoardNote {
    BoardNote { x: spot.x, y: spot.y, width: spot.width, height: spot.height, ..note }
}

/// A drawing as the window draws it, on the board or beside a text.
pub(in crate::ui) struct DrawingModels {
    pub(in crate::ui) notes: Vec<BoardNote>,
    pub(in crate::ui) tints: Vec<BoardTint>,
    pub(in crate::ui) set_cells: Vec<BoardSetCell>,
    pub(in crate::ui) links: Vec<BoardLink>,
    pub(in crate::ui) rays: Vec<BoardLink>,
    pub(in crate::ui) lit: Vec<i32>,
    /// For each cell whether it steps back; empty where none does.
    pub(in crate::ui) behind: Vec<bool>,
}

impl DrawingModels {
    /// What the window draws for `drawing`, whose lines are `lines`.
    pub(in crate::ui) fn of(
        drawing: &Drawing,
        lines: &LaidLines,
        (layout, lowest): (&Layout, LowestDigit),
        frame: Viewport,
    ) -> Self {
        let spacing = Spacing::of(layout, lowest).with_labels(drawing.has_labels);
        let large = drawing.large_placements(layout);
        let in_place = |drawn: &DrawnCandidate| {
            let Candidate { cell, digit } = drawn.candidate;
            let place = frame.number_of(cell, layout)?;
            let large = large.contains(&drawn.candidate);
            let spot = if large { spacing.alone() } else { spacing.keypad(digit.index()) };
            Some(at(spot, BoardNote { cell: place, large, ..note(drawn, lowest) }))
        };
        Self {
            notes: drawing.candidates.iter().filter_map(in_place).collect(),
            tints: tints(drawing, layout, frame),
            set_cells: set_cells(drawing, layout, frame),
            links: lines.board_links(frame),
            rays: lines.board_rays(frame),
            lit: frame.numbers(drawing.lit.iter().copied(), layout),
            behind: behind(drawing, layout, frame),
        }
    }
}

/// The sign of a candidate, also as the legend shows it.
pub(in crate::ui) fn note(drawn: &DrawnCandidate, lowest: LowestDigit) -> BoardNote {
    let (shape, tone) = drawn.part.map_or((NoteShape::None, NoteTone::None), sign);
    BoardNote {
        text: SharedString::from(lowest.shown(drawn.candidate.digit).to_string()),
        digit: drawn.candidate.digit.get().into(),
        shape,
        tone,
        gone: drawn.gone,
        placed: drawn.placed,
        ..BoardNote::default()
    }
}

/// The sign of a part without a digit.
pub(in crate::ui) fn sign_of(part: StepPart) -> BoardNote {
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

fn behind(drawing: &Drawing, layout: &Layout, frame: Viewport) -> Vec<bool> {
    let behind = |front: WideSet| frame.spread(layout, |cell| !front.contains(cell), &false);
    drawing.front.map(behind).unwrap_or_default()
}

/// The house that is looked through for a single.
fn swept(drawing: &Drawing, layout: &Layout) -> Option<BoardTint> {
    drawing.front?;
    let house = rect(layout, layout.house(*drawing.bases.first()?)?);
    let (row, column) = (house.row, house.column);
    Some(BoardTint { row, column, rows: house.rows, columns: house.columns, kind: TintKind::Base })
}

fn tints(drawing: &Drawing, layout: &Layout, frame: Viewport) -> Vec<BoardTint> {
    let tint = |(rect, kind): (BoardRect, TintKind)| {
        let BoardRect { row, column, rows, columns } = frame.rect(&rect)?;
        Some(BoardTint { row, column, rows, columns, kind })
    };
    tinted_rects(drawing, layout).into_iter().filter_map(tint).collect()
}

/// The rectangles of the board that a hint looks at. A house whose cells fill no rectangle is tinted cell by cell.
fn tinted_rects(drawing: &Drawing, layout: &Layout) -> Vec<(BoardRect, TintKind)> {
    let kinds = [
        (&drawing.places, TintKind::Place),
        (&drawing.bases, TintKind::Base),
        (&drawing.covers, TintKind::Cover),
    ];
    let of_kind = |(houses, kind): (&Vec<HouseName>, TintKind)| {
        let houses: Vec<_> = houses.iter().filter_map(|&name| layout.house(name)).collect();
        let rects = houses.into_iter().flat_map(|house| rects(layout, house));
        rects.map(move |rect| (rect, kind)).collect::<Vec<_>>()
    };
    let cells = drawing.cells.iter().map(|&cell| (cell_rect(layout, cell), TintKind::Place));
    kinds.into_iter().flat_map(of_kind).chain(cells).collect()
}

/// For each place whether a tint of the hint lies on it; empty where there is none.
fn tinted(drawing: &Drawing, layout: &Layout, frame: Viewport) -> Vec<bool> {
    let tints = tinted_rects(drawing, layout);
    if tints.is_empty() {
        return Vec::new();
    }
    let is_in = |cell: Cell, rect: &BoardRect| {
        let (row, column) = (to_int(layout.row(cell)), to_int(layout.column(cell)));
        (rect.row..rect.row + rect.rows).contains(&row)
            && (rect.column..rect.column + rect.columns).contains(&column)
    };
    frame.spread(layout, |cell| tints.iter().any(|(rect, _)| is_in(cell, rect)), &false)
}

fn set_cells(drawing: &Drawing, layout: &Layout, frame: Viewport) -> Vec<BoardSetCell> {
    let of_set = |(place, set): (usize, &WideSet)| {
        let cells = frame.numbers(set.iter(), layout).into_iter();
        cells.map(move |cell| BoardSetCell { cell, set: to_int(place) })
    };
    drawing.sets.iter().enumerate().flat_map(of_set).collect()
}
