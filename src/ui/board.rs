//! The board's adapter: cells, shades, box lines and houses in conflict.

use slint::ComponentHandle;

use super::models::filled;
use super::{AppWindow, BoardAdapter, BoardCell, BoardLine, BoardRect, CellKind};
use crate::controller::{Conflicts, Controller, Face, Mode, Shade};
use crate::engine::{Cell, House, HouseKind, Layout};
use crate::text::{Language, board};

/// What the cells were last filled with; moving the selection does not change it.
#[derive(PartialEq)]
pub(super) struct Shown {
    faces: Vec<Face>,
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
    adapter.set_read_only(*controller.mode() != Mode::Edit);
    let now = Shown { faces: controller.faces(), conflicts: controller.conflicts(), language };
    if shown.as_ref() != Some(&now) {
        adapter.set_cells(filled(adapter.get_cells(), cells(layout, &now)));
        adapter.set_box_lines(filled(adapter.get_box_lines(), box_lines(layout)));
        let houses = conflict_houses(layout, &now.conflicts);
        adapter.set_conflict_houses(filled(adapter.get_conflict_houses(), houses));
        *shown = Some(now);
    }
}

fn cells(layout: &Layout, Shown { faces, conflicts, language }: &Shown) -> Vec<BoardCell> {
    let cell = |(cell, &face): (Cell, &Face)| {
        let conflict = conflicts.cells.contains(&cell);
        let text = face.digit().map(|digit| digit.to_string()).unwrap_or_default();
        BoardCell {
            kind: map_face(face),
            conflict,
            label: board::place(cell, layout, *language).into(),
            description: board::description(face, conflict, *language).into(),
            value: text.as_str().into(),
            text: text.into(),
        }
    };
    layout.cells().zip(faces).map(cell).collect()
}

fn map_face(face: Face) -> CellKind {
    match face {
        Face::Empty => CellKind::Empty,
        Face::Given(_) => CellKind::Given,
        Face::Entry(_) => CellKind::Entry,
        Face::Found(_) => CellKind::Found,
    }
}

fn map_shade(shade: Shade) -> i32 {
    match shade {
        Shade::None => 0,
        Shade::Peer => 1,
        Shade::Equal => 2,
    }
}

/// The inner borders of boxes, a piece for each pair of neighbours in different boxes.
fn box_lines(layout: &Layout) -> Vec<BoardLine> {
    let side = layout.side();
    let mut lines = Vec::new();
    for at in 1..side {
        for along in 0..side {
            let across = |place| (layout.cell(along, place), layout.cell(place, along));
            let ((left, above), (right, below)) = (across(at - 1), across(at));
            for (vertical, one, other) in [(true, left, right), (false, above, below)] {
                if box_of(layout, one) != box_of(layout, other) {
                    extend(&mut lines, vertical, to_int(at), to_int(along));
                }
            }
        }
    }
    lines
}

/// Adds a piece, or makes the piece that ends there longer.
fn extend(lines: &mut Vec<BoardLine>, vertical: bool, at: i32, along: i32) {
    let ends_here =
        |line: &&mut BoardLine| line.vertical == vertical && line.at == at && line.end == along;
    match lines.iter_mut().find(ends_here) {
        Some(line) => line.end += 1,
        None => lines.push(BoardLine { vertical, at, start: along, end: along + 1 }),
    }
}

fn box_of(layout: &Layout, cell: Option<Cell>) -> Option<usize> {
    let is_box = |&&house: &&usize| layout.houses()[house].kind == HouseKind::Box;
    layout.houses_of(cell?).iter().find(is_box).copied()
}

fn conflict_houses(layout: &Layout, conflicts: &Conflicts) -> Vec<BoardRect> {
    let houses = conflicts.houses.iter().filter_map(|&name| layout.house(name));
    houses.map(|house| rect(layout, house)).collect()
}

/// The rectangle around a house.
fn rect(layout: &Layout, house: &House) -> BoardRect {
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
