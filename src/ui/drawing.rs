//! The drawing over the board's digits: notes, and the step that a hint shows.

use slint::{ComponentHandle, SharedString};

use super::board::{rect, to_int};
use super::links::Arrow;
use super::models::filled;
use super::{
    AppWindow, BoardLink, BoardNote, BoardSetCell, BoardTint, DrawingAdapter, NoteShape, NoteTone,
    Theme, TintKind,
};
use crate::controller::{Controller, Drawing, DrawnCandidate, Part};
use crate::engine::technique::Role;
use crate::engine::{Cell, HouseName, Layout};

/// Shows the drawing, unless `shown` is shown already.
pub(super) fn show(window: &AppWindow, controller: &Controller, shown: &mut Option<Drawing>) {
    let drawing = controller.drawing();
    if shown.as_ref() == Some(&drawing) {
        return;
    }
    let adapter = window.global::<DrawingAdapter>();
    let layout = controller.document().board().layout();
    let notes = drawing.candidates.iter().map(note).collect();
    adapter.set_notes(filled(adapter.get_notes(), notes));
    adapter.set_tints(filled(adapter.get_tints(), tints(&drawing, layout)));
    adapter.set_set_cells(filled(adapter.get_set_cells(), set_cells(&drawing)));
    let spread = window.global::<Theme>().get_note_spread();
    let links = drawing.links.iter().map(|&drawn| link(Arrow::of(drawn, spread))).collect();
    adapter.set_links(filled(adapter.get_links(), links));
    *shown = Some(drawing);
}

/// The sign of a candidate, also as the legend shows it.
pub(super) fn note(drawn: &DrawnCandidate) -> BoardNote {
    let (shape, tone) = drawn.part.map_or((NoteShape::None, NoteTone::None), sign);
    BoardNote {
        cell: to_int(drawn.candidate.cell.index()),
        place: to_int(drawn.candidate.digit.index()),
        text: SharedString::from(drawn.candidate.digit.to_string()),
        shape,
        tone,
        gone: drawn.gone,
        placed: drawn.placed,
    }
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

fn of_set(place: usize) -> (NoteShape, NoteTone) {
    match place % 3 {
        0 => (NoteShape::Square, NoteTone::Second),
        1 => (NoteShape::Diamond, NoteTone::Third),
        _ => (NoteShape::Frame, NoteTone::Fourth),
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

fn set_cells(drawing: &Drawing) -> Vec<BoardSetCell> {
    let of_set = |(place, set): (usize, &crate::engine::technique::CellSet)| {
        let cells: Vec<Cell> = set.iter().collect();
        cells
            .into_iter()
            .map(move |cell| BoardSetCell { cell: to_int(cell.index()), set: to_int(place) })
    };
    drawing.sets.iter().enumerate().flat_map(of_set).collect()
}
