//! Learning techniques: a page on each with its example, and positions to practise on.
//!
//! Positions to practise on are the examples made to look different, so that there are more of them than anybody needs,
//! for the rarest technique too.

use super::hints::{Hint, Stage};
use super::{After, Controller, Dialog, Job, JobKind, OpenDocument, Status};
use crate::engine::technique::{Board, Candidate, Solver, Step, Technique, TechniqueSet};
use crate::engine::{Cancelled, CellSets, Control, Grid, Shuffle};
use crate::format::{Document, examples};
use crate::game;

/// The page on a technique.
#[derive(Clone, Debug, PartialEq)]
pub struct Lesson {
    /// Which one.
    pub technique: Technique,
    /// Its example, once that is found; there may be none.
    pub example: Option<Box<Study>>,
}

/// A position to learn from, and what there is to see in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Study {
    /// The position with all its candidates noted.
    pub document: Document,
    /// The same as the technique looks at it.
    pub board: Board,
    /// What it finds.
    pub step: Step,
    /// What it is for.
    pub purpose: Purpose,
}

/// What a position is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// The step is shown.
    Example,
    /// The step is to be found, and nothing easier helps.
    Practice,
    /// The step is to be found, though something easier helps too.
    PracticeAside,
}

impl Study {
    /// Whether its step was carried out on `board`.
    fn is_done_on(&self, board: &game::Board) -> bool {
        let is_put = |one: &Candidate| board.get(one.cell).digit() == Some(one.digit);
        let is_gone = |one: &Candidate| {
            let content = board.get(one.cell);
            let is_noted = content.notes().candidates().contains(one.digit);
            content.digit().map_or(!is_noted, |digit| digit != one.digit)
        };
        self.step.placements.iter().all(is_put) && self.step.eliminations.iter().all(is_gone)
    }

    /// The step of `technique` in `document`; `None` where it sees none.
    fn of(
        technique: Technique,
        document: Document,
        purpose: Purpose,
        control: &Control,
    ) -> Result<Option<Box<Self>>, Cancelled> {
        let Some(board) = document.solving_board() else {
            return Ok(None);
        };
        let step = Solver::of(technique).next_step(&board, control)?;
        Ok(step.map(|step| Box::new(Self { document, board, step, purpose })))
    }

    /// The same position to practise on, with whether something easier helps in it.
    fn beside_easier_ones(mut self: Box<Self>, control: &Control) -> Result<Box<Self>, Cancelled> {
        let known = TechniqueSet::easier_than(self.step.technique);
        let easier = Solver { known, ..Solver::hodoku() }.next_step(&self.board, control)?;
        if easier.is_some() {
            self.purpose = Purpose::PracticeAside;
        }
        Ok(self)
    }

    fn hint(&self, stage: Stage) -> Hint {
        let (step, board) = (Box::new(self.step.clone()), Box::new(self.board.clone()));
        Hint::Step { step, board, stage }
    }
}

/// The plainest example of `technique`.
pub(super) fn example(
    technique: Technique,
    control: &Control,
) -> Result<Option<Box<Study>>, Cancelled> {
    match examples::of(technique).into_iter().next() {
        Some(first) => Study::of(technique, first.document, Purpose::Example, control),
        None => Ok(None),
    }
}

/// A position in which `technique` is to be found: one of its examples, as the seed shuffles it.
pub(super) fn practice(
    technique: Technique,
    seed: u64,
    control: &Control,
) -> Result<Option<Box<Study>>, Cancelled> {
    let mut all = examples::of(technique);
    if all.is_empty() {
        return Ok(None);
    }
    let place = usize::try_from(seed % all.len() as u64).unwrap_or(0);
    let document = shuffled(&all.swap_remove(place).document, &Shuffle::of_seed(seed));
    let study = Study::of(technique, document, Purpose::Practice, control)?;
    study.map(|study| study.beside_easier_ones(control)).transpose()
}

/// A document on the classic board, looking different.
fn shuffled(document: &Document, shuffle: &Shuffle) -> Document {
    let grid = |from: &Grid| {
        let mut to = Grid::empty(from.layout().clone());
        for (cell, digit) in from.filled() {
            to.set(shuffle.cell(cell), Some(shuffle.digit(digit)));
        }
        to
    };
    let mut notes = CellSets::none(document.givens.layout());
    for (cell, noted) in document.notes.filled() {
        notes.set(shuffle.cell(cell), shuffle.digits(noted));
    }
    Document {
        entries: grid(&document.entries),
        notes,
        ..Document::of_givens(grid(&document.givens))
    }
}

impl Controller {
    /// Opens the pages: at the technique that the hint tells of, or where they were closed last.
    pub(super) fn show_techniques(&mut self) {
        let told = match self.hint() {
            Some(Hint::Step { step, stage, .. }) if *stage > Stage::Place => Some(step.technique),
            _ => None,
        };
        self.show_lesson(told.or(self.last_lesson).unwrap_or(Technique::FullHouse));
    }

    /// Shows the page on `technique`.
    pub(super) fn show_lesson(&mut self, technique: Technique) {
        self.last_lesson = Some(technique);
        self.dialog = Some(Dialog::Lesson(Lesson { technique, example: None }));
        self.begin(Job::Lesson(technique));
    }

    pub(super) fn example_found(&mut self, found: Technique, study: Option<Box<Study>>) {
        if let Some(Dialog::Lesson(Lesson { technique, example })) = &mut self.dialog
            && *technique == found
        {
            *example = study;
        }
    }

    /// Puts the example on the page onto the board.
    pub(super) fn load_example(&mut self) {
        if let Some(Dialog::Lesson(Lesson { example: Some(study), .. })) = &self.dialog {
            let study = study.clone();
            self.leave_lesson();
            self.request(After::Study(study));
        }
    }

    /// Makes a position in which the technique on the page is to be found.
    pub(super) fn practise(&mut self) {
        if let Some(Dialog::Lesson(Lesson { technique, .. })) = self.dialog {
            self.leave_lesson();
            let seed = self.draw_seed();
            self.begin(Job::Practice(technique, seed));
        }
    }

    pub(super) fn leave_lesson(&mut self) {
        self.dialog = None;
        self.cancel(JobKind::Lesson);
    }

    pub(super) fn practice_made(&mut self, technique: Technique, study: Option<Box<Study>>) {
        match study {
            Some(study) => self.request(After::Study(study)),
            None => self.status = Status::NoPractice(technique),
        }
    }

    /// Puts a position onto the board, as a document of its own.
    pub(super) fn study(&mut self, study: Box<Study>) {
        self.show_document(OpenDocument::of_no_file(study.document.clone()));
        self.begin_play();
        let technique = study.step.technique;
        if let Some(play) = self.document.play_mut() {
            play.is_lesson = true;
            play.technique = Some(technique);
        }
        match study.purpose {
            Purpose::Example => {
                self.show_hint(study.hint(Stage::Step));
                self.status = Status::Example(technique);
            }
            Purpose::Practice => {
                self.practice = Some((self.snapshot(), study));
                self.status = Status::Practice(technique);
            }
            Purpose::PracticeAside => {
                self.practice = Some((self.snapshot(), study));
                self.status = Status::PracticeAside(technique);
            }
        }
    }

    /// Says so where the step that is practised was carried out by the person alone.
    pub(super) fn look_for_practised(&mut self) {
        let Some((then, study)) = &self.practice else { return };
        if *then != self.snapshot() && study.is_done_on(self.document.board()) {
            let technique = study.step.technique;
            self.practice = None;
            if !self.is_finished() {
                self.status = Status::Practised(technique);
            }
        }
    }

    /// The first stage of the hint that is practised on, as long as nothing was changed.
    pub(super) fn practised(&self) -> Option<Hint> {
        let (then, study) = self.practice.as_ref()?;
        (*then == self.snapshot()).then(|| study.hint(Stage::Place))
    }
}
