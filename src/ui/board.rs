//! The board's adapter: cells, shades, box lines and houses in conflict.

use slint::ComponentHandle;

use super::models::filled;
use super::{AppWindow, BoardAdapter, BoardCell, BoardLine, BoardRect, CellKind};
use crate::controller::{Conflicts, Controller, Face, Look, Shade};
use crate::engine::{Border, Cell, House, Layout, borders};
use crate::text::{Language, Say, board};

/// What the cells were last filled with; moving the selection does not change it.
#[derive(PartialEq)]
pub(super) struct Shown {
    looks: Vec<Look>,
    conflicts: Conflicts,
    language: Language,
}

pub(super) fn show(
    window: &AppWindow,
    controller: &Controller,
    language: Language,
    shown: &mut Option<Shown>,
) {
    let adapter = window.global::<BoardAdapter>();
    let layout = controller.document().board().layout();
    adapter.set_side(to_int(layout.side()));
    let shades = controller.shades().into_iter().map(map_shade).collect();
    adapter.set_shades(filled(adapter.get_shades(), shades));
    adapter.set_selected(to_int(controller.selected().index()));
    adapter.set_read_only(controller.shown().is_some());
    let now = Shown { looks: controller.looks(), conflicts: controller.conflicts(), language };
    if shown.as_ref() != Some(&now) {
        adapter.set_cells(filled(adapter.get_cells(), cells(layout, &now)));
        adapter.set_box_lines(filled(adapter.get_box_lines(), box_lines(layout)));
        let houses = conflict_houses(layout, &now.conflicts);
        adapter.set_conflict_houses(filled(adapter.get_conflict_houses(), houses));
        *shown = Some(now);
    }
}

fn cells(layout: &Layout, Shown { looks, language, .. }: &Shown) -> Vec<BoardCell> {
    let cell = |(cell, look): (Cell, &Look)| {
        let text = look.face.digit().map(|digit| digit.to_string()).unwrap_or_default();
        BoardCell {
            kind: map_face(look.face),
            conflict: look.conflict,
            label: board::place(cell, layout, *language).into(),
            description: look.say(*language).into(),
            value: text.as_str().into(),
            text: text.into(),
        }
    };
    layout.cells().zip(looks).map(cell).collect()
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

/// Slint counts in `i32`; no board and no list comes near its end.
pub(super) fn to_int(count: usize) -> i32 {
    i32::try_from(count).unwrap_or(i32::MAX)
}
