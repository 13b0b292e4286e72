//! The board's adapter: cells, shades, colours, the selection, box lines and conflicts.

pub(in crate::ui) mod digit_picture;
pub(in crate::ui) mod drawing;
pub(in crate::ui) mod frame;
pub(in crate::ui) mod links;
pub(in crate::ui) mod marks;
mod note_layout;
mod selection;

use std::sync::Arc;

use slint::ComponentHandle;

use crate::controller::{
    CellAppearance, CheckMark, Command, Conflicts, Controller, Face, PartialNumber, Selection,
    Shade, ShownFog, commands::keys,
};
use crate::engine::{Cell, House, Layout, LowestDigit, Place, Rules};
use crate::game::Colour;
use crate::look::{AreaShade, BoardLines, BoardLook, BoardStroke, LineWeight, ShadedRegions};
use crate::store::LineNumbers;
use crate::text::{Language, Say};
use crate::ui::int::{from_int, to_int};
use crate::ui::models::filled;
use crate::ui::{
    AppWindow, BoardAdapter, BoardCell, BoardDiagonal, BoardLine, BoardPaint, BoardPair, BoardRect,
    CellKind, CellMark,
};
use crate::window_text::board::{NamedBoard, cell_name, rules_of};
use frame::Viewport;
use links::board_outline;
use marks::{board_marks, outside_numbers};

/// What the cells were last filled with; moving the selection does not change it.
#[derive(PartialEq)]
pub(in crate::ui) struct BoardSnapshot {
    frame: Viewport,
    /// The cells that the frame shows, and what each looks like.
    cells: Vec<Cell>,
    looks: Vec<CellAppearance>,
    conflicts: Conflicts,
    fog: ShownFog,
    rules: Rules,
    lowest: LowestDigit,
    language: Language,
}

/// How the board is drawn apart from what stands in its cells. Finding this takes long on a large board.
struct BoardPicture {
    layout: Arc<Layout>,
    /// The fine and the thick lines.
    lines: [Vec<BoardLine>; 2],
    /// The number of the ground of each cell; empty if all are plain.
    grounds: Vec<i32>,
    look: Arc<BoardLook>,
}

/// The picture that was shown last, which part of it, and around which cell.
pub(in crate::ui) struct PictureSnapshot {
    picture: BoardPicture,
    frame: Viewport,
    /// The most rows and columns that are shown.
    most: usize,
    selected: Cell,
    rules: Rules,
    fog: ShownFog,
    lowest: LowestDigit,
    language: Language,
}

/// Shows the board, and returns the part of it that is shown.
pub(in crate::ui) fn show(
    window: &AppWindow,
    controller: &Controller,
    language: Language,
    picture: &mut Option<PictureSnapshot>,
    shown: &mut Option<BoardSnapshot>,
) -> Viewport {
    let adapter = window.global::<BoardAdapter>();
    let layout = controller.board().layout();
    let frame = show_picture(&adapter, controller, language, picture);
    adapter.set_shades(filled(adapter.get_shades(), shades(controller, frame)));
    let selected = frame.number_of(controller.selected(), layout);
    adapter.set_selected(selected.unwrap_or(-1));
    show_selection(&adapter, controller, frame);
    show_partial_number(&adapter, controller.typing().partial_number);
    adapter.set_read_only(controller.shown_answer().is_some());
    adapter.set_drawing(controller.drawn_kind().is_some());
    adapter.set_covered(controller.is_covered());
    adapter.set_numbered(is_numbered(controller, frame));
    let resume = keys::shortcut_of(Command::Pause).map(|chord| chord.say(language));
    adapter.set_resume_key(resume.unwrap_or_default().into());
    let conflicts = controller.conflicts();
    let cells = frame.cells(layout);
    let looks = controller.appearances_of(&conflicts, &cells);
    let lowest = controller.lowest_digit();
    let rules = controller.rules_in_view();
    let fog = controller.fog();
    let now = BoardSnapshot { frame, cells, looks, conflicts, fog, rules, lowest, language };
    if shown.as_ref() != Some(&now) {
        adapter.set_cells(filled(adapter.get_cells(), board_cells(layout, &now)));
        let cells = frame.numbers(now.conflicts.cells.iter().copied(), layout);
        adapter.set_conflict_cells(filled(adapter.get_conflict_cells(), cells));
        let pair = |&[from, to]: &[Cell; 2]| {
            let [from, to] = [frame.number_of(from, layout)?, frame.number_of(to, layout)?];
            Some(BoardPair { from, to })
        };
        let pairs = now.conflicts.pairs.iter().filter_map(pair).collect();
        adapter.set_conflict_pairs(filled(adapter.get_conflict_pairs(), pairs));
        let houses = conflict_houses(layout, &now.conflicts, frame);
        adapter.set_conflict_houses(filled(adapter.get_conflict_houses(), houses));
        adapter.set_paints(filled(adapter.get_paints(), paints(layout, &now)));
        show_fog(&adapter, layout, &now);
        if frame != Viewport::whole(layout) {
            adapter.set_revision(adapter.get_revision().wrapping_add(1));
        }
        *shown = Some(now);
    }
    frame
}

/// Whether rows and columns are numbered. Where only a part of a board is shown, nothing else tells which part.
fn is_numbered(controller: &Controller, frame: Viewport) -> bool {
    match controller.options().line_numbers {
        LineNumbers::Always => true,
        LineNumbers::Never => false,
        LineNumbers::WithHints => {
            controller.hint().is_some()
                || controller.steps().is_some()
                || controller.lesson().is_some()
                || frame != Viewport::whole(controller.board().layout())
        }
    }
}

/// Shows the lines and the grounds of the board, and what its rules are. Returns the part of the board to show: another
/// board is shown from its corner, and otherwise the part follows the selected cell.
fn show_picture(
    adapter: &BoardAdapter<'_>,
    controller: &Controller,
    language: Language,
    shown: &mut Option<PictureSnapshot>,
) -> Viewport {
    let (layout, selected) = (controller.board().layout(), controller.selected());
    let before = shown.take().filter(|shown| shown.picture.layout == *layout);
    let most = controller.most_shown();
    let frame = match &before {
        None => Viewport::whole(layout).following(selected, most, layout),
        Some(before) if before.most != most => {
            Viewport::shown(adapter).zoomed(selected, most, layout)
        }
        // The wheel has turned to another part, and the keyboard has not moved since.
        Some(before) if before.selected == selected => Viewport::shown(adapter),
        Some(before) => {
            let frame = Viewport::shown(adapter);
            let is_click = is_click(before.selected, selected, frame, layout);
            if is_click { frame } else { frame.following(selected, most, layout) }
        }
    };
    let lowest = controller.lowest_digit();
    let (rules, fog) = (controller.rules_in_view(), controller.fog());
    let is_as_before = |it: &PictureSnapshot| {
        (it.frame, it.lowest, it.language) == (frame, lowest, language)
            && it.rules == rules
            && it.fog == fog
    };
    let is_shown = before.as_ref().is_some_and(is_as_before);
    let picture = before.map_or_else(|| BoardPicture::of(layout), |before| before.picture);
    if !is_shown {
        let board = NamedBoard { layout: &picture.layout, rules: &rules, lowest };
        picture.show(adapter, frame, (board, &fog), language);
    }
    *shown = Some(PictureSnapshot { picture, frame, most, selected, rules, fog, lowest, language });
    frame
}

/// Whether the selection went to a cell in sight that is no neighbour of the one before. The mouse has chosen it, so the board
/// stays where it is: a second click must hit the same cell.
fn is_click(before: Cell, selected: Cell, frame: Viewport, layout: &Layout) -> bool {
    let (from, to) = (layout.place(before), layout.place(selected));
    let is_beside = from.row.abs_diff(to.row) + from.column.abs_diff(to.column) == 1;
    !is_beside && frame.number_of(selected, layout).is_some()
}

impl BoardPicture {
    fn of(layout: &Arc<Layout>) -> Self {
        let look = BoardLook::of(layout);
        let lines = fine_and_thick(&look.lines);
        Self { layout: layout.clone(), lines, grounds: grounds(layout, &look), look }
    }

    fn show(
        &self,
        adapter: &BoardAdapter<'_>,
        frame: Viewport,
        (board, fog): (NamedBoard<'_>, &ShownFog),
        language: Language,
    ) {
        let NamedBoard { layout, rules, lowest } = board;
        frame.show(adapter);
        adapter.set_is_part(frame != Viewport::whole(layout));
        adapter.set_figures(figures(layout, lowest));
        adapter.set_has_holes(layout.has_holes());
        let [thin, thick] = self.lines.each_ref().map(|lines| -> Vec<BoardLine> {
            lines.iter().filter_map(|line| frame.line(line)).collect()
        });
        adapter.set_box_lines(filled(adapter.get_box_lines(), thick));
        adapter.set_hairlines(filled(adapter.get_hairlines(), thin));
        let grounds = if self.grounds.is_empty() {
            Vec::new()
        } else {
            frame.spread(layout, |cell| self.grounds[cell.index()], &0)
        };
        adapter.set_grounds(filled(adapter.get_grounds(), grounds));
        let diagonals = self.look.diagonals.iter().map(|&ends| diagonal(ends, frame)).collect();
        adapter.set_diagonals(filled(adapter.get_diagonals(), diagonals));
        let outlines = self.look.outlines.iter();
        let outlines = outlines.filter_map(|it| board_outline((it, None), layout, frame)).collect();
        adapter.set_area_outlines(filled(adapter.get_area_outlines(), outlines));
        let marks = board_marks(rules, (layout, lowest), frame, fog);
        adapter.set_marks(filled(adapter.get_marks(), marks));
        let (outside, margins) = outside_numbers(rules, layout, lowest, frame);
        adapter.set_outside(filled(adapter.get_outside(), outside));
        adapter.set_margins(margins);
        adapter.set_rules(rules_of(board, language).into());
    }
}

/// The fine and the thick lines of a board.
pub(in crate::ui) fn lines_of(layout: &Layout) -> [Vec<BoardLine>; 2] {
    fine_and_thick(&BoardLines::of(layout))
}

fn fine_and_thick(lines: &BoardLines) -> [Vec<BoardLine>; 2] {
    let (thick, fine): (Vec<BoardStroke>, Vec<BoardStroke>) =
        lines.strokes().into_iter().partition(|stroke| is_thick(stroke.weight));
    [fine, thick].map(|strokes| strokes.into_iter().map(line).collect())
}

/// Whether a line is drawn thick: between regions, and around the board.
pub(in crate::ui) fn is_thick(weight: LineWeight) -> bool {
    weight >= LineWeight::Heavy
}

/// Whether a line is drawn fine.
pub(in crate::ui) fn is_fine(weight: LineWeight) -> bool {
    weight != LineWeight::Absent && !is_thick(weight)
}

/// The number of figures of the largest digit.
fn figures(layout: &Layout, lowest: LowestDigit) -> i32 {
    let largest = layout.digits().last().map(|digit| lowest.shown(digit).to_string());
    to_int(largest.map_or(1, |largest| largest.len()))
}

fn line(stroke: BoardStroke) -> BoardLine {
    BoardLine {
        vertical: !stroke.level,
        at: to_int(stroke.at),
        start: to_int(stroke.from),
        end: to_int(stroke.to),
    }
}

/// The numbers of the grounds of the cells; empty if all are plain.
fn grounds(layout: &Layout, look: &BoardLook) -> Vec<i32> {
    let grounds: Vec<i32> = layout.cells().map(|cell| ground(look, cell)).collect();
    if grounds.iter().all(|&ground| ground == 0) { Vec::new() } else { grounds }
}

/// The number of the ground of a cell: 0 plain, 1 the first of extra houses, then those that tell areas apart.
fn ground(look: &BoardLook, cell: Cell) -> i32 {
    let has_regions = look.shaded_regions != ShadedRegions::None;
    match look.shade(cell) {
        AreaShade::WHITE => 0,
        AreaShade::FIRST if !has_regions => 1,
        shade => i32::from(shade.number()) + 1,
    }
}

/// A diagonal, from the corner of its first cell to that of its last, in cells of the frame.
fn diagonal((first, last): (Place, Place), frame: Viewport) -> BoardDiagonal {
    let falls = first.column <= last.column;
    let (left, right) =
        if falls { (first.column, last.column) } else { (last.column, first.column) };
    let (row, column) = frame.offset(first.row, left);
    BoardDiagonal { row, column, size: to_int(right - left + 1), falls }
}

/// The number that is typed, as it stands in the selected cell: more figures may follow.
fn show_partial_number(adapter: &BoardAdapter<'_>, partial_number: Option<PartialNumber>) {
    let text = partial_number.map(|it| it.number.to_string()).unwrap_or_default();
    adapter.set_partial_number(text.into());
}

fn show_selection(adapter: &BoardAdapter, controller: &Controller, frame: Viewport) {
    let layout = controller.board().layout();
    // Nothing is selected on a board that cannot be seen. In a replay, the last move is.
    let touched = controller.replay_on_board().map(|replay| replay.touched().map(Selection::of));
    let chosen = touched.as_ref().map_or(Some(controller.selection()), Option::as_ref);
    let (chosen, outline) = if let Some(chosen) = chosen.filter(|_| !controller.is_covered()) {
        let lines = selection::outline(chosen, layout);
        let lines = lines.iter().filter_map(|line| frame.line(line)).collect();
        (frame.numbers(chosen.cells(), layout), lines)
    } else {
        (Vec::new(), Vec::new())
    };
    let mut marked = frame.spread(layout, |_| false, &false);
    for &number in &chosen {
        if let Some(mark) = from_int(number).and_then(|number| marked.get_mut(number)) {
            *mark = true;
        }
    }
    adapter.set_marked(filled(adapter.get_marked(), marked));
    adapter.set_chosen(filled(adapter.get_chosen(), chosen));
    adapter.set_outline(filled(adapter.get_outline(), outline));
}

fn board_cells(layout: &Layout, shown: &BoardSnapshot) -> Vec<BoardCell> {
    let BoardSnapshot { frame, cells, looks, rules, lowest, language, .. } = shown;
    let board = NamedBoard { layout, rules, lowest: *lowest };
    let board_cell = |(&cell, look): (&Cell, &CellAppearance)| {
        let number = frame.number_of(cell, layout)?;
        let text =
            look.face.digit().map(|digit| lowest.shown(digit).to_string()).unwrap_or_default();
        Some(BoardCell {
            place: number,
            kind: map_face(look.face),
            conflict: look.conflict,
            mark: look.mark.map_or(CellMark::None, map_mark),
            name: cell_name(cell, look, board, *language).into(),
            text: text.into(),
        })
    };
    cells.iter().zip(looks).filter_map(board_cell).collect()
}

fn map_mark(mark: CheckMark) -> CellMark {
    match mark {
        CheckMark::Right => CellMark::Right,
        CheckMark::Wrong => CellMark::Wrong,
        CheckMark::NoteLost => CellMark::Lost,
    }
}

/// The slices of the coloured cells.
fn paints(layout: &Layout, shown: &BoardSnapshot) -> Vec<BoardPaint> {
    let seen = shown.cells.iter().zip(&shown.looks);
    let coloured = seen.filter(|(_, look)| !look.paint.cell.is_empty());
    let numbered = |(&cell, look): (&Cell, _)| Some((shown.frame.number_of(cell, layout)?, look));
    let of_cell = |(cell, look): (i32, &CellAppearance)| {
        let colours: Vec<Colour> = look.paint.cell.iter().collect();
        let share = 1.0 / f32::from(u8::try_from(colours.len().max(1)).unwrap_or(u8::MAX));
        let slice = move |(colour, start): (Colour, f32)| BoardPaint {
            cell,
            colour: colour.get().into(),
            start: start * share,
            end: (start + 1.0) * share,
        };
        colours.into_iter().zip((0_u8..).map(f32::from)).map(slice)
    };
    coloured.filter_map(numbered).flat_map(of_cell).collect()
}

/// Shows the fog, and the colours that lie on it.
fn show_fog(adapter: &BoardAdapter<'_>, layout: &Layout, shown: &BoardSnapshot) {
    let covered = shown.cells.iter().copied().filter(|&cell| shown.fog.covers(cell));
    let covered = shown.frame.numbers(covered, layout);
    let on_fog = |paint: &BoardPaint| covered.contains(&paint.cell) && !shown.fog.is_thin();
    let paints = paints(layout, shown).into_iter().filter(on_fog).collect();
    adapter.set_fog_paints(filled(adapter.get_fog_paints(), paints));
    adapter.set_fog_is_thin(shown.fog.is_thin());
    adapter.set_fog(filled(adapter.get_fog(), covered));
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

/// The shades of all places; a place for what is looked for is more than a peer.
fn shades(controller: &Controller, frame: Viewport) -> Vec<i32> {
    let layout = controller.board().layout();
    let mut shades: Vec<i32> = controller.shades().into_iter().map(map_shade).collect();
    for cell in controller.highlighted() {
        if let Some(shade) = shades.get_mut(cell.index()) {
            *shade = SOUGHT;
        }
    }
    if frame == Viewport::whole(layout) && !layout.has_holes() {
        return shades;
    }
    frame.spread(layout, |cell| shades[cell.index()], &0)
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

fn conflict_houses(layout: &Layout, conflicts: &Conflicts, frame: Viewport) -> Vec<BoardRect> {
    let houses = conflicts.houses.iter().filter_map(|&name| layout.house(name));
    houses.flat_map(|house| rects(layout, house)).filter_map(|rect| frame.rect(&rect)).collect()
}

/// The rectangle of one cell.
pub(in crate::ui) fn cell_rect(layout: &Layout, cell: Cell) -> BoardRect {
    let (row, column) = (to_int(layout.row(cell)), to_int(layout.column(cell)));
    BoardRect { row, column, rows: 1, columns: 1 }
}

/// The rectangles that the cells of a house fill: one around all of them, or one for each cell if that would hold others.
pub(in crate::ui) fn rects(layout: &Layout, house: &House) -> Vec<BoardRect> {
    let around = rect(layout, house);
    if around.rows * around.columns == to_int(house.cells.len()) {
        return vec![around];
    }
    house.cells.iter().map(|&cell| cell_rect(layout, cell)).collect()
}

/// The rectangle around a house.
pub(in crate::ui) fn rect(layout: &Layout, house: &House) -> BoardRect {
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
