//! The board's adapter: cells, shades, colours, the selection, box lines and conflicts.

use slint::ComponentHandle;

pub(super) use super::int::{from_int, to_int};
use super::models::filled;
use super::selection;
use super::{
    AppWindow, BoardAdapter, BoardCell, BoardLine, BoardPaint, BoardPair, BoardRect, CellKind,
    CellMark,
};
use crate::controller::{
    CellAppearance, CheckMark, Command, Conflicts, Controller, Face, Selection, Shade,
    commands::keys,
};
use crate::engine::{Border, Cell, House, Layout, borders};
use crate::game::Colour;
use crate::text::window::board::place;
use crate::text::{Language, Say};

/// What the cells were last filled with; moving the selection does not change it.
#[derive(PartialEq)]
pub(super) struct BoardSnapshot {
    looks: Vec<CellAppearance>,
    conflicts: Conflicts,
    language: Language,
}

pub(super) fn show(
    window: &AppWindow,
    controller: &Controller,
    language: Language,
    shown: &mut Option<BoardSnapshot>,
) {
    let adapter = window.global::<BoardAdapter>();
    let layout = controller.board().layout();
    adapter.set_side(to_int(layout.columns()));
    adapter.set_shades(filled(adapter.get_shades(), shades(controller)));
    adapter.set_selected(to_int(controller.selected().index()));
    show_selection(&adapter, controller);
    adapter.set_read_only(controller.shown_answer().is_some());
    adapter.set_covered(controller.is_covered());
    let resume = keys::shortcut_of(Command::Pause).map(|chord| chord.say(language));
    adapter.set_resume_key(resume.unwrap_or_default().into());
    let conflicts = controller.conflicts();
    let now = BoardSnapshot { looks: controller.appearances(&conflicts), conflicts, language };
    if shown.as_ref() != Some(&now) {
        adapter.set_cells(filled(adapter.get_cells(), cells(layout, &now)));
        adapter.set_box_lines(filled(adapter.get_box_lines(), box_lines(layout)));
        let cells = now.conflicts.cells.iter().map(|cell| to_int(cell.index())).collect();
        adapter.set_conflict_cells(filled(adapter.get_conflict_cells(), cells));
        let pairs = now.conflicts.pairs.iter().copied().map(conflict_pair).collect();
        adapter.set_conflict_pairs(filled(adapter.get_conflict_pairs(), pairs));
        let houses = conflict_houses(layout, &now.conflicts);
        adapter.set_conflict_houses(filled(adapter.get_conflict_houses(), houses));
        adapter.set_paints(filled(adapter.get_paints(), paints(&now.looks)));
        *shown = Some(now);
    }
}

fn show_selection(adapter: &BoardAdapter, controller: &Controller) {
    // Nothing is selected on a board that cannot be seen. In a replay, the last move is.
    let touched = controller.replay_on_board().map(|replay| replay.touched().map(Selection::of));
    let chosen = touched.as_ref().map_or(Some(controller.selection()), Option::as_ref);
    let (chosen, outline) = if let Some(chosen) = chosen.filter(|_| !controller.is_covered()) {
        let layout = controller.board().layout();
        (selection::numbers(chosen), selection::outline(chosen, layout))
    } else {
        (Vec::new(), Vec::new())
    };
    let cells = controller.board().layout().cell_count();
    let marked = (0..cells).map(|cell| chosen.contains(&to_int(cell))).collect();
    adapter.set_marked(filled(adapter.get_marked(), marked));
    adapter.set_chosen(filled(adapter.get_chosen(), chosen));
    adapter.set_outline(filled(adapter.get_outline(), outline));
}

fn cells(layout: &Layout, BoardSnapshot { looks, language, .. }: &BoardSnapshot) -> Vec<BoardCell> {
    let cell = |(cell, look): (Cell, &CellAppearance)| {
        let text = look.face.digit().map(|digit| digit.to_string()).unwrap_or_default();
        BoardCell {
            kind: map_face(look.face),
            conflict: look.conflict,
            mark: look.mark.map_or(CellMark::None, map_mark),
            label: place(cell, layout, *language).into(),
            description: look.say(*language).into(),
            value: text.as_str().into(),
            text: text.into(),
        }
    };
    layout.cells().zip(looks).map(cell).collect()
}

fn map_mark(mark: CheckMark) -> CellMark {
    match mark {
        CheckMark::Right => CellMark::Right,
        CheckMark::Wrong => CellMark::Wrong,
        CheckMark::NoteLost => CellMark::Lost,
    }
}

/// The slices of the coloured cells.
fn paints(looks: &[CellAppearance]) -> Vec<BoardPaint> {
    let of_cell = |(cell, look): (usize, &CellAppearance)| {
        let colours: Vec<Colour> = look.paint.cell.iter().collect();
        let share = 1.0 / f32::from(u8::try_from(colours.len().max(1)).unwrap_or(u8::MAX));
        let slice = move |(colour, start): (Colour, f32)| BoardPaint {
            cell: to_int(cell),
            colour: colour.get().into(),
            start: start * share,
            end: (start + 1.0) * share,
        };
        colours.into_iter().zip((0_u8..).map(f32::from)).map(slice)
    };
    looks.iter().enumerate().flat_map(of_cell).collect()
}

fn map_face(face: Face) -> CellKind {
    match face {
        Face::Empty | Face::Covered => CellKind::Empty,
        Face::Given(_) => CellKind::Given,
        Face::Entry(_) => CellKind::Entry,
        Face::Found(_) => CellKind::Found,
        Face::Noted(_) => CellKind::Noted,
    }
}

/// The shades of all cells; a place for what is looked for is more than a peer.
fn shades(controller: &Controller) -> Vec<i32> {
    let mut shades: Vec<i32> = controller.shades().into_iter().map(map_shade).collect();
    for cell in controller.highlighted() {
        if let Some(shade) = shades.get_mut(cell.index()) {
            *shade = SOUGHT;
        }
    }
    shades
}

/// The number of the shade of cells in which the digit that is looked for can go.
const SOUGHT: i32 = 3;

fn map_shade(shade: Shade) -> i32 {
    match shade {
        Shade::None => 0,
        Shade::Peer => 1,
        Shade::Equal => 2,
    }
}

/// The inner borders of boxes.
fn box_lines(layout: &Layout) -> Vec<BoardLine> {
    let line = |border: Border| BoardLine {
        vertical: !border.level,
        at: to_int(border.at),
        start: to_int(border.from),
        end: to_int(border.to),
    };
    borders(layout).into_iter().filter(|border| border.thick).map(line).collect()
}

fn conflict_pair([from, to]: [Cell; 2]) -> BoardPair {
    BoardPair { from: to_int(from.index()), to: to_int(to.index()) }
}

fn conflict_houses(layout: &Layout, conflicts: &Conflicts) -> Vec<BoardRect> {
    let houses = conflicts.houses.iter().filter_map(|&name| layout.house(name));
    houses.map(|house| rect(layout, house)).collect()
}

/// The rectangle around a house.
pub(super) fn rect(layout: &Layout, house: &House) -> BoardRect {
    let rows = house.cells.iter().map(|&cell| layout.row(cell));
    let columns = house.cells.iter().map(|&cell| layout.column(cell));
    let (top, bottom) = (rows.clone().min().unwrap_or(0), rows.max().unwrap_or(0));
    let (left, right) = (columns.clone().min().unwrap_or(0), columns.max().unwrap_or(0));
    BoardRect {
        row: to_int(top),
        column: to_int(left),
        rows: to_int(bottom - top + 1),
        columns: to_int(right - left + 1),
    }
}
