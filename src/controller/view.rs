//! The appearance of the board, cell by cell, without words and colours.

use super::Controller;
use super::conflicts::{Conflicts, conflicts_of};
use super::document::{Mode, ShownLesson};
use super::fog;
use super::hints::{CellHint, Drawing, DrawnCandidate, StepPart, drawing};
use super::records::GameReplay;
use super::status::Status;
use crate::engine::technique::{Candidate, Role};
use crate::engine::{Cell, Digit};
use crate::game::{Content, GameBoard, Notes, Paint, Square};
use crate::jobs::Hint;

/// How a digit is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Face {
    /// Nothing is written.
    Empty,
    /// A digit of the puzzle.
    Given(Digit),
    /// A digit that the person put in.
    Entry(Digit),
    /// A digit that the answer adds.
    Found(Digit),
    /// Digits are noted.
    Noted(Notes),
    /// The game is paused, and nothing can be seen.
    Covered,
}

impl Face {
    /// The digit, however it is written.
    #[must_use]
    pub fn digit(self) -> Option<Digit> {
        match self {
            Self::Empty | Self::Noted(_) | Self::Covered => None,
            Self::Given(digit) | Self::Entry(digit) | Self::Found(digit) => Some(digit),
        }
    }
}

/// How a cell is shaded, apart from being selected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shade {
    /// Not at all.
    None,
    /// It shares a house with the selected cell.
    Peer,
    /// It holds the selected cell's digit.
    Equal,
}

/// What a cell looks like, and what is marked in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CellAppearance {
    /// What is written.
    pub face: Face,
    /// What is coloured.
    pub paint: Paint,
    /// Whether it breaks the rules.
    pub conflict: bool,
    /// What is marked right or wrong.
    pub mark: Option<CheckMark>,
    /// Whether it is one of the cells that are looked for, or that a lesson lights.
    pub highlighted: bool,
    /// What a hint has to do with it.
    pub hint: CellHint,
    /// Whether fog hides the clues there.
    pub is_in_fog: bool,
}

/// Whether a cell agrees with the answer, if that is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CheckMark {
    /// Its digit was checked and is right.
    Right,
    /// Its digit is wrong.
    Wrong,
    /// The digit of the answer is not among its notes.
    NoteLost,
}

impl Controller {
    /// How each cell is written, in row-major order.
    #[must_use]
    pub fn faces(&self) -> Vec<Face> {
        self.displayed_board().layout().cells().map(|cell| self.face(cell)).collect()
    }

    /// How these cells are written.
    #[must_use]
    pub fn faces_of(&self, cells: &[Cell]) -> Vec<Face> {
        cells.iter().map(|&cell| self.face(cell)).collect()
    }

    /// The board as it is seen: of a game that is gone through again, the board after the moves that were made.
    fn displayed_board(&self) -> &GameBoard {
        let replayed = self.replay_on_board().map(GameReplay::board);
        replayed.unwrap_or(self.board())
    }

    /// Whether nothing is seen but digits and notes: of an answer, of a lesson, or of a game that is gone through again.
    fn is_only_shown(&self) -> bool {
        let is_shown = self.cx.shows_answer() || self.lesson().is_some();
        is_shown || self.is_covered() || self.replay_on_board().is_some()
    }

    fn face(&self, cell: Cell) -> Face {
        match (self.displayed_board().get(cell), self.mode()) {
            (Content::Entry(digit), Mode::Lesson(_)) => Face::Entry(digit),
            (Content::Noted(notes), Mode::Lesson(_)) => Face::Noted(notes),
            (Content::Empty, Mode::Lesson(_)) => Face::Empty,
            _ if self.cx.is_covered() => Face::Covered,
            (Content::Given(digit), _) => Face::Given(digit),
            (_, Mode::Answer(shown)) => shown.grid.get(cell).map_or(Face::Empty, Face::Found),
            (Content::Entry(digit), _) => Face::Entry(digit),
            (Content::Empty, _) => self.face_of_hint(cell).unwrap_or(Face::Empty),
            (Content::Noted(notes), _) => self.face_of_hint(cell).unwrap_or(Face::Noted(notes)),
        }
    }

    /// The digit that the steps of a path have put down before the step that is shown.
    fn face_of_hint(&self, cell: Cell) -> Option<Face> {
        let Some(Hint::Step { board, .. }) = self.hint() else {
            return None;
        };
        board.digit(cell).map(Face::Found)
    }

    /// How each cell is shaded, in row-major order, as the options ask for it. No cell is shaded below a step that is told,
    /// which has colours of its own, nor in a game that is gone through again.
    #[must_use]
    pub fn shades(&self) -> Vec<Shade> {
        let (layout, options) = (self.board().layout(), &self.cx.options);
        let selected = self.selected();
        let there = self.face(selected).digit().filter(|_| options.highlight_equal);
        let digit = self.board.digit_looked_for(&self.cx).or(there);
        let is_told = self.hint().and_then(Hint::step).is_some() || self.lesson().is_some();
        let is_plain = is_told || self.is_covered() || self.replay_on_board().is_some();
        let is_peer = flags(layout.cell_count(), layout.peers(selected));
        let shade = |cell: Cell| {
            if is_plain {
                Shade::None
            } else if cell != selected && digit.is_some() && self.face(cell).digit() == digit {
                Shade::Equal
            } else if options.highlight_peers && is_peer[cell.index()] {
                Shade::Peer
            } else {
                Shade::None
            }
        };
        layout.cells().map(shade).collect()
    }

    /// The conflicts on the board, if the options show them or an answer was requested.
    #[must_use]
    pub fn conflicts(&self) -> Conflicts {
        let is_asked = matches!(self.status(), Status::Contradictory(_));
        let is_wanted = self.cx.options.show_conflicts || is_asked;
        if !is_wanted || self.is_only_shown() {
            return Conflicts::default();
        }
        conflicts_of(fog::conflicts_seen(&self.cx), self.cx.document.board().layout())
    }

    /// What is coloured, cell by cell in row-major order; nothing while the board is covered or an answer lies over it.
    #[must_use]
    pub fn paints(&self) -> Vec<Paint> {
        let is_hidden = self.is_only_shown();
        let paint = |(_, square): (Cell, Square)| {
            if is_hidden { Paint::NONE } else { square.paint }
        };
        self.board().squares().map(paint).collect()
    }

    /// What is coloured in these cells.
    #[must_use]
    pub fn paints_of(&self, cells: &[Cell]) -> Vec<Paint> {
        if self.is_only_shown() {
            return vec![Paint::NONE; cells.len()];
        }
        cells.iter().map(|&cell| self.board().square(cell).paint).collect()
    }

    /// The open cells that are highlighted, in row-major order: the cells that the filter finds.
    #[must_use]
    pub fn highlighted(&self) -> Vec<Cell> {
        let is_hidden = self.is_only_shown();
        let filter = self.filter().filter(|_| !is_hidden);
        filter.map(|filter| filter.found_in(&self.cx.document)).unwrap_or_default()
    }

    /// The highlighted cells, or those that a lesson lights.
    fn highlighted_or_lit(&self) -> Vec<Cell> {
        match self.lesson() {
            Some(lesson) => drawing_of_lesson(lesson).cells_to_look_at(self.board().layout()),
            None => self.highlighted(),
        }
    }

    /// What each cell looks like, in row-major order.
    #[must_use]
    pub fn appearances(&self, conflicts: &Conflicts) -> Vec<CellAppearance> {
        let cells: Vec<Cell> = self.board().layout().cells().collect();
        self.appearances_of(conflicts, &cells)
    }

    /// What these cells look like. A window that shows a part of a large board needs no others.
    #[must_use]
    pub fn appearances_of(&self, conflicts: &Conflicts, cells: &[Cell]) -> Vec<CellAppearance> {
        let count = self.board().layout().cell_count();
        let marks = self.marks();
        let mut mark_of = vec![None; count];
        for (cells, mark) in [
            (&marks.lost, CheckMark::NoteLost),
            (&marks.wrong, CheckMark::Wrong),
            (&marks.right, CheckMark::Right),
        ] {
            for cell in cells {
                mark_of[cell.index()] = Some(mark);
            }
        }
        let conflicting = flags(count, &conflicts.cells);
        let highlighted = flags(count, &self.highlighted_or_lit());
        let layout = self.board().layout();
        let hints = self.hint().map(|_| self.drawing().cell_hints(layout)).unwrap_or_default();
        let fog = self.fog();
        let look = |(&cell, (face, paint)): (&Cell, (Face, Paint))| CellAppearance {
            face,
            paint,
            conflict: conflicting[cell.index()],
            mark: mark_of[cell.index()],
            highlighted: highlighted[cell.index()],
            hint: hints.get(cell.index()).copied().unwrap_or_default(),
            is_in_fog: fog.hides(cell),
        };
        let seen = self.faces_of(cells).into_iter().zip(self.paints_of(cells));
        cells.iter().zip(seen).map(look).collect()
    }

    /// The drawing over the digits: the person's notes, or the shown stage of the hint.
    #[must_use]
    pub fn drawing(&self) -> Drawing {
        match self.lesson() {
            Some(lesson) => drawing_of_lesson(lesson),
            None => drawing(&self.cx, self.hint()),
        }
    }
}

/// By cell: whether it is one of `cells`.
fn flags(count: usize, cells: &[Cell]) -> Vec<bool> {
    let mut flags = vec![false; count];
    for cell in cells {
        flags[cell.index()] = true;
    }
    flags
}

/// What a page of a lesson draws: its lights, and the notes of its board.
fn drawing_of_lesson(lesson: &ShownLesson) -> Drawing {
    let lights = &lesson.page().lights;
    let drawn = |candidate: Candidate| DrawnCandidate {
        candidate,
        part: lights.candidates.contains(&candidate).then_some(StepPart::Of(Role::Pattern)),
        gone: false,
        placed: false,
    };
    let of_cell = |(cell, notes): (Cell, Notes)| {
        notes.corner.iter().map(move |digit| Candidate { cell, digit })
    };
    Drawing {
        places: lights.houses.clone(),
        cells: lights.cells.clone(),
        candidates: lesson.board().notes().flat_map(of_cell).map(drawn).collect(),
        ..Drawing::default()
    }
}
