//! The shape editor: a draft with a cursor, a brush, and undo.

use super::draft::{PaintRefusal, RegionLetter, ShapeDraft, ShapeStart};
use crate::engine::{ExtraHouses, Place, Rule};

/// What painting a cell does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Brush {
    /// The cell goes into this region.
    Region(RegionLetter),
    /// The cell goes out of its region.
    NoRegion,
    /// The cell goes into the extra house at this index, or out of it if it was in it.
    House(usize),
}

/// Where the cursor goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EditorMove {
    /// One column to the left.
    Left,
    /// One column to the right.
    Right,
    /// One row up.
    Up,
    /// One row down.
    Down,
    /// To the first cell of the row.
    RowStart,
    /// To the last cell of the row.
    RowEnd,
    /// To the top cell of the column.
    Top,
    /// To the bottom cell of the column.
    Bottom,
}

/// What happens in the editor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EditorAction {
    /// Begin with a board of this side.
    Resize(usize),
    /// Begin with this.
    Start(ShapeStart),
    /// Choose what painting does.
    Take(Brush),
    /// Choose the region of this cell.
    TakeFrom(Place),
    /// The cursor goes elsewhere.
    Move(EditorMove),
    /// The cursor goes elsewhere and paints the cell that it comes to.
    Draw(EditorMove),
    /// The mouse went down on this cell.
    Press(Place),
    /// The mouse came to this cell while it was down.
    Drag(Place),
    /// The mouse went up.
    Release,
    /// Paint the cell at the cursor.
    Paint,
    /// Put the cell at the cursor into this region, and choose the region.
    Assign(RegionLetter),
    /// Take the cell at the cursor out of its region, or out of the chosen extra house.
    Erase,
    /// Make the region at the cursor a part of the chosen region.
    Merge,
    /// Split the region at the cursor.
    Split,
    /// Put the cells that are in no region into boxes.
    FillWithBoxes,
    /// Switch a family of extra houses.
    ToggleExtra(ExtraHouses),
    /// Switch a rule.
    ToggleRule(Rule),
    /// Switch whether the rules go on over the edges.
    ToggleTorus,
    /// Add an extra house, and choose it.
    AddHouse,
    /// Remove the chosen extra house.
    RemoveHouse,
    /// Take back the last change.
    Undo,
    /// Carry out again what was undone.
    Redo,
}

/// What is worth saying besides the state of the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EditorNote {
    /// Something could not be done.
    Refused(PaintRefusal),
    /// The board was kept under this name.
    Kept(String),
}

/// Why a board cannot be kept under a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeepError {
    /// The name is empty.
    NoName,
    /// Another kept board has the name.
    NameTaken,
    /// There are as many boards as can be kept.
    TooMany,
}

/// What a stroke does to its cells.
#[derive(Clone, Copy, Debug)]
enum StrokeEffect {
    /// It paints them with the brush.
    Paint,
    /// It takes away what the brush paints.
    Erase,
}

/// A stroke of the mouse.
#[derive(Clone, Copy, Debug)]
struct BrushStroke {
    last: Place,
    effect: StrokeEffect,
    /// Whether the stroke has changed anything, so that it is among the changes already.
    is_remembered: bool,
}

/// The most changes that can be taken back. A draft is small, so each is kept whole.
const MOST_UNDONE: usize = 500;

/// A board as it is drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
struct ShapeDrawing {
    draft: ShapeDraft,
    /// The number of the board among those that the editor has shown, from 0.
    board: usize,
}

/// The shape editor.
#[derive(Clone, Debug)]
pub struct ShapeEditor {
    drawing: ShapeDrawing,
    /// The drawings before, the newest last.
    past: Vec<ShapeDrawing>,
    /// The drawings that were undone, the next one last.
    future: Vec<ShapeDrawing>,
    cursor: Place,
    brush: Brush,
    stroke: Option<BrushStroke>,
    note: Option<EditorNote>,
    /// By board: the name under which it is kept. It may be kept under this name again.
    names: Vec<Option<String>>,
    error: Option<KeepError>,
}

impl ShapeEditor {
    /// An editor that shows `draft`, which is kept under this name.
    pub(super) fn new(draft: ShapeDraft, kept_as: Option<String>) -> Self {
        let brush = brush_at(&draft, Place::new(0, 0));
        Self {
            drawing: ShapeDrawing { draft, board: 0 },
            past: Vec::new(),
            future: Vec::new(),
            cursor: Place::new(0, 0),
            brush,
            stroke: None,
            note: None,
            names: vec![kept_as],
            error: None,
        }
    }

    /// The board as it is drawn.
    #[must_use]
    pub fn draft(&self) -> &ShapeDraft {
        &self.drawing.draft
    }

    /// Where the keyboard is.
    #[must_use]
    pub fn cursor(&self) -> Place {
        self.cursor
    }

    /// What painting does.
    #[must_use]
    pub fn brush(&self) -> Brush {
        self.brush
    }

    /// What is worth saying besides the state of the board.
    #[must_use]
    pub fn note(&self) -> Option<&EditorNote> {
        self.note.as_ref()
    }

    /// Why the board could not be kept.
    #[must_use]
    pub fn error(&self) -> Option<KeepError> {
        self.error
    }

    /// The name under which the board is kept.
    #[must_use]
    pub fn kept_as(&self) -> Option<&str> {
        self.names[self.drawing.board].as_deref()
    }

    /// Whether a change can be taken back.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    /// Whether a change can be carried out again.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }

    /// The board was kept under this name.
    pub(super) fn kept(&mut self, name: String) {
        self.note = Some(EditorNote::Kept(name.clone()));
        self.names[self.drawing.board] = Some(name);
        self.error = None;
    }

    /// The board cannot be kept.
    pub(super) fn refuse_name(&mut self, error: KeepError) {
        self.error = Some(error);
    }

    /// Shows another board in place of this one, which can be taken back.
    pub(super) fn replace(&mut self, draft: ShapeDraft, kept_as: Option<String>) {
        self.names.push(kept_as);
        self.change(|it| {
            it.drawing.board = it.names.len() - 1;
            it.replace_draft(draft);
        });
    }

    pub(super) fn handle(&mut self, action: EditorAction) {
        (self.note, self.error) = (None, None);
        self.act(action);
        self.mend();
    }

    fn act(&mut self, action: EditorAction) {
        match action {
            EditorAction::Resize(side) if ShapeDraft::SIDES.contains(&side) => {
                let boxes = ShapeDraft::usual_boxes(side);
                self.change(|it| it.replace_draft(ShapeDraft::boxed(side, boxes)));
            }
            EditorAction::Resize(_) => {}
            EditorAction::Start(start) => {
                let side = self.drawing.draft.side();
                self.change(|it| it.replace_draft(ShapeDraft::begun(side, start)));
            }
            EditorAction::Take(brush) => self.brush = brush,
            EditorAction::TakeFrom(place) => {
                self.go_to(place);
                self.brush = brush_at(&self.drawing.draft, self.cursor);
            }
            EditorAction::Move(to) => self.go_to(self.after(to)),
            EditorAction::Draw(to) => self.draw(to),
            EditorAction::Press(place) => self.press(place),
            EditorAction::Drag(place) => self.drag(place),
            EditorAction::Release => self.stroke = None,
            EditorAction::Paint => self.change(|it| it.apply(it.stroke_at(it.cursor), it.cursor)),
            EditorAction::Assign(letter) => {
                self.brush = Brush::Region(letter);
                self.change(|it| it.drawing.draft.paint(it.cursor, Some(letter)));
            }
            EditorAction::Erase => self.change(|it| it.erase(it.cursor)),
            EditorAction::Merge => self.try_change(Self::merge),
            EditorAction::Split => self.try_change(Self::split),
            EditorAction::FillWithBoxes => self.try_change(|it| it.drawing.draft.fill_with_boxes()),
            EditorAction::ToggleExtra(extra) => {
                self.change(|it| it.drawing.draft.toggle_extra(extra));
            }
            EditorAction::ToggleRule(rule) => self.change(|it| it.drawing.draft.toggle_rule(rule)),
            EditorAction::ToggleTorus => self.change(|it| it.drawing.draft.toggle_torus()),
            EditorAction::AddHouse => {
                self.change(|it| it.brush = Brush::House(it.drawing.draft.add_house()));
            }
            EditorAction::RemoveHouse => {
                if let Brush::House(house) = self.brush {
                    self.change(|it| it.drawing.draft.remove_house(house));
                }
            }
            EditorAction::Undo => self.undo(),
            EditorAction::Redo => self.redo(),
        }
    }

    /// Makes a change that can be taken back. What changes nothing leaves no trace.
    fn change(&mut self, change: impl FnOnce(&mut Self)) {
        let before = self.drawing.clone();
        change(self);
        self.remember(before);
    }

    fn try_change(&mut self, change: impl FnOnce(&mut Self) -> Result<(), PaintRefusal>) {
        let before = self.drawing.clone();
        if let Err(refusal) = change(self) {
            self.note = Some(EditorNote::Refused(refusal));
        }
        self.remember(before);
    }

    /// Remembers the drawing before a change. Returns whether anything has changed.
    fn remember(&mut self, before: ShapeDrawing) -> bool {
        if before == self.drawing {
            return false;
        }
        self.future.clear();
        if self.past.len() == MOST_UNDONE {
            self.past.remove(0);
        }
        self.past.push(before);
        true
    }

    fn undo(&mut self) {
        self.stroke = None;
        if let Some(before) = self.past.pop() {
            self.future.push(std::mem::replace(&mut self.drawing, before));
            self.mend_region_brush();
        }
    }

    fn redo(&mut self) {
        self.stroke = None;
        if let Some(after) = self.future.pop() {
            self.past.push(std::mem::replace(&mut self.drawing, after));
            self.mend_region_brush();
        }
    }

    /// Takes another brush if the region of the brush went with a change.
    fn mend_region_brush(&mut self) {
        if let Brush::Region(letter) = self.brush
            && self.drawing.draft.letters().all(|it| it != letter)
        {
            self.brush = brush_at(&self.drawing.draft, self.cursor);
        }
    }

    fn replace_draft(&mut self, draft: ShapeDraft) {
        self.drawing.draft = draft;
        self.cursor = Place::new(0, 0);
        self.brush = brush_at(&self.drawing.draft, self.cursor);
    }

    /// Brings cursor and brush back to what there is.
    fn mend(&mut self) {
        self.go_to(self.cursor);
        if let Brush::House(house) = self.brush
            && house >= self.drawing.draft.houses().len()
        {
            let last = self.drawing.draft.houses().len().checked_sub(1).map(Brush::House);
            self.brush = last.unwrap_or_else(|| brush_at(&self.drawing.draft, self.cursor));
        }
    }

    fn go_to(&mut self, place: Place) {
        let last = self.drawing.draft.side() - 1;
        self.cursor = Place::new(place.row.min(last), place.column.min(last));
    }

    fn after(&self, to: EditorMove) -> Place {
        let (Place { row, column }, last) = (self.cursor, self.drawing.draft.side() - 1);
        match to {
            EditorMove::Left => Place::new(row, column.saturating_sub(1)),
            EditorMove::Right => Place::new(row, last.min(column + 1)),
            EditorMove::Up => Place::new(row.saturating_sub(1), column),
            EditorMove::Down => Place::new(last.min(row + 1), column),
            EditorMove::RowStart => Place::new(row, 0),
            EditorMove::RowEnd => Place::new(row, last),
            EditorMove::Top => Place::new(0, column),
            EditorMove::Bottom => Place::new(last, column),
        }
    }
}

/// Painting.
impl ShapeEditor {
    /// The effect of a stroke that begins in this cell. In a cell of the chosen extra house, it takes cells out of that
    /// house.
    fn stroke_at(&self, place: Place) -> StrokeEffect {
        let house = match self.brush {
            Brush::House(house) => self.drawing.draft.houses().get(house),
            Brush::Region(_) | Brush::NoRegion => None,
        };
        let is_in_house = house.is_some_and(|house| house.contains(&place));
        if is_in_house { StrokeEffect::Erase } else { StrokeEffect::Paint }
    }

    fn apply(&mut self, effect: StrokeEffect, place: Place) {
        match effect {
            StrokeEffect::Paint => self.paint(place),
            StrokeEffect::Erase => self.erase(place),
        }
    }

    fn paint(&mut self, place: Place) {
        match self.brush {
            Brush::Region(letter) => self.drawing.draft.paint(place, Some(letter)),
            Brush::NoRegion => self.drawing.draft.paint(place, None),
            Brush::House(house) => self.drawing.draft.add_to_house(house, place),
        }
    }

    fn erase(&mut self, place: Place) {
        match self.brush {
            Brush::Region(_) | Brush::NoRegion => self.drawing.draft.paint(place, None),
            Brush::House(house) => self.drawing.draft.take_out_of_house(house, place),
        }
    }

    fn draw(&mut self, to: EditorMove) {
        self.go_to(self.after(to));
        self.change(|it| it.paint(it.cursor));
    }

    fn press(&mut self, place: Place) {
        self.go_to(place);
        let (last, effect) = (self.cursor, self.stroke_at(self.cursor));
        let before = self.drawing.clone();
        self.apply(effect, last);
        let is_remembered = self.remember(before);
        self.stroke = Some(BrushStroke { last, effect, is_remembered });
    }

    /// Goes on with the stroke. All that the mouse does before it goes up is one change, and no cell between two places is
    /// left out.
    fn drag(&mut self, place: Place) {
        let Some(BrushStroke { last, effect, mut is_remembered }) = self.stroke else {
            return;
        };
        self.go_to(place);
        let before = self.drawing.clone();
        for between in line(last, self.cursor) {
            self.apply(effect, between);
        }
        if !is_remembered {
            is_remembered = self.remember(before);
        }
        self.stroke = Some(BrushStroke { last: self.cursor, effect, is_remembered });
    }

    fn merge(&mut self) -> Result<(), PaintRefusal> {
        let into = match self.brush {
            Brush::Region(letter) => Some(letter),
            Brush::NoRegion | Brush::House(_) => None,
        };
        self.drawing.draft.merge(into, self.cursor)
    }

    fn split(&mut self) -> Result<(), PaintRefusal> {
        self.brush = Brush::Region(self.drawing.draft.split(self.cursor)?);
        Ok(())
    }
}

/// The brush that paints what is at this cell.
fn brush_at(draft: &ShapeDraft, place: Place) -> Brush {
    draft.region(place).map_or(Brush::NoRegion, Brush::Region)
}

/// The places on a line from one place to another, without the first.
fn line(from: Place, to: Place) -> impl Iterator<Item = Place> {
    let steps = from.row.abs_diff(to.row).max(from.column.abs_diff(to.column));
    let between = move |from: usize, to: usize, step: usize| {
        let moved = (from.abs_diff(to) * step + steps / 2) / steps;
        if from < to { from + moved } else { from - moved }
    };
    (1..=steps).map(move |step| {
        Place::new(between(from.row, to.row, step), between(from.column, to.column, step))
    })
}
