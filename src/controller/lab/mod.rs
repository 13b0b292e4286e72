//! The lab: methods of solving at work on the puzzle of the document, to be watched and to be raced.
//!
//! A method works in a job of the background, a slice of time at a time. While a job has it, what is shown is how it was
//! after the slice before. The document is not touched.

mod bench;
mod examples;
mod race;

use std::sync::Arc;

use super::context::Context;
use super::dialogs::{Dialog, Question};
use super::event::Event;
use super::status::Status;
use crate::engine::Puzzle;
use crate::engine::lab::Method;
use crate::figures::{FigureKind, RaceCourse};
use crate::game::Play;
use crate::jobs::{ExportRaceJob, LabReply, RaceForm, RaceReply, SavePurpose, TargetFile};
use crate::store::{StoreError, StoreProblem};

pub use bench::LabBench;
pub use race::Race;

/// The most digits of a board in the lab. The tables of some methods take gigabytes on larger boards.
pub const MOST_DIGITS: usize = 36;

/// What happens in the lab.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LabAction {
    /// Show it.
    Show,
    /// Show a page of it.
    Turn(LabPage),
    /// Begin with the method at this place of the list.
    Choose(usize),
    /// Go on by an event.
    Step,
    /// Go back over an event.
    Back,
    /// Go on to the end of what the last trial leads to.
    StepOver,
    /// Run, or pause.
    Run(bool),
    /// It is time for the next events of a run.
    Tick,
    /// Go on to the next trial that is taken back.
    ToBacktrack,
    /// Go on to the next answer.
    ToAnswer,
    /// Go back to the start.
    Restart,
    /// Run at the speed at this place of the speeds.
    Speed(usize),
    /// Draw this of the method.
    Draw(FigureKind),
    /// Work on a small example in place of the puzzle, or on the puzzle again.
    Example(bool),
    /// Let the method at this place of the list race, or not.
    Enter(usize),
    /// Race on this.
    Course(RaceCourse),
    /// Race, or stop the race.
    Race(bool),
    /// Write the race to a file in this form.
    Export(RaceForm),
    /// Write the race to this file.
    ExportTo(RaceForm, TargetFile),
}

/// A page of the lab.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LabPage {
    /// A method at work.
    #[default]
    Watch,
    /// A method in words.
    Learn,
    /// Methods that race.
    Race,
}

impl LabPage {
    /// All pages.
    pub const ALL: [Self; 3] = [Self::Watch, Self::Learn, Self::Race];
}

/// The lab while it is shown.
#[derive(Debug)]
pub struct Lab {
    puzzle: Arc<Puzzle>,
    page: LabPage,
    is_example: bool,
    bench: LabBench,
    race: Race,
}

impl Lab {
    /// The page that is shown.
    #[must_use]
    pub fn page(&self) -> LabPage {
        self.page
    }

    /// Whether the method works on an example in place of the puzzle.
    #[must_use]
    pub fn is_example(&self) -> bool {
        self.is_example
    }

    /// The method at work.
    #[must_use]
    pub fn bench(&self) -> &LabBench {
        &self.bench
    }

    /// The race.
    #[must_use]
    pub fn race(&self) -> &Race {
        &self.race
    }

    fn handle(&mut self, cx: &mut Context, action: LabAction) {
        match action {
            LabAction::Show => {}
            LabAction::Turn(page) => {
                self.page = page;
                self.bench.pause();
            }
            LabAction::Choose(place) => {
                if let Some(&method) = Method::ALL.get(place) {
                    self.begin(cx, method);
                }
            }
            LabAction::Restart => self.begin(cx, self.bench.method()),
            LabAction::Example(is_example) => {
                self.is_example = is_example;
                self.page = LabPage::Watch;
                self.begin(cx, self.bench.method());
            }
            LabAction::Step => self.bench.step(cx),
            LabAction::Back => self.bench.back(cx),
            LabAction::StepOver => self.bench.step_over(cx),
            LabAction::ToBacktrack => self.bench.go_to_backtrack(cx),
            LabAction::ToAnswer => self.bench.go_to_answer(cx),
            LabAction::Run(run) => self.bench.run(run),
            LabAction::Tick => self.bench.tick(cx),
            LabAction::Speed(place) => self.bench.set_speed(place),
            LabAction::Draw(kind) => self.bench.draw(cx, kind),
            LabAction::Enter(place) => self.race.enter(place),
            LabAction::Course(course) => self.race.choose(cx, course),
            LabAction::Race(run) => self.race.run(cx, run, &self.puzzle),
            LabAction::Export(form) => race::ask_for_file(cx, form),
            LabAction::ExportTo(form, target) => self.race.export(cx, form, target),
        }
    }

    /// Puts a method in the place of the one at work, at its start.
    fn begin(&mut self, cx: &mut Context, method: Method) {
        self.bench.stop(cx);
        let puzzle = if self.is_example { examples::example(method) } else { None };
        let puzzle = puzzle.unwrap_or_else(|| Arc::clone(&self.puzzle));
        let kind = Some(self.bench.kind()).filter(|_| method == self.bench.method());
        self.bench = LabBench::begin(cx, puzzle, method, self.bench.speed(), kind);
    }
}

/// The lab, if it is shown.
#[derive(Debug, Default)]
pub(super) struct LabFeature {
    lab: Option<Lab>,
}

impl LabFeature {
    /// The lab, if it is shown.
    pub(super) fn lab(&self) -> Option<&Lab> {
        self.lab.as_ref()
    }

    pub(super) fn handle(&mut self, cx: &mut Context, action: LabAction) {
        if action == LabAction::Show {
            return self.show(cx);
        }
        if let Some(lab) = &mut self.lab {
            lab.handle(cx, action);
        }
    }

    fn show(&mut self, cx: &mut Context) {
        let puzzle = match cx.document.puzzle().clone() {
            Ok(puzzle) => Arc::new(puzzle),
            Err(reasons) => {
                cx.status = Status::Contradictory(reasons);
                return;
            }
        };
        let would_tell = |play: &Play| !(play.is_finished() || play.answer_seen);
        if cx.document.played().is_some_and(would_tell) {
            cx.status = Status::NoLabInGame;
            return;
        }
        if puzzle.layout().digit_count() > MOST_DIGITS {
            cx.status = Status::TooLargeForLab;
            return;
        }
        let bench = LabBench::begin(
            cx,
            Arc::clone(&puzzle),
            Method::BruteForce,
            LabBench::USUAL_SPEED,
            None,
        );
        let race = Race::default();
        self.lab = Some(Lab { puzzle, page: LabPage::Watch, is_example: false, bench, race });
        cx.dialogs.open(Dialog::Lab);
    }

    /// Takes in where the method has come to.
    pub(super) fn replied(&mut self, cx: &mut Context, reply: LabReply) {
        if let Some(lab) = &mut self.lab {
            lab.bench.replied(cx, reply);
        }
    }

    /// Takes in where the race has come to.
    pub(super) fn raced(&mut self, cx: &mut Context, reply: RaceReply) {
        if let Some(lab) = &mut self.lab {
            lab.race.replied(cx, reply, &lab.puzzle);
        }
    }

    /// Begins again with a method whose job broke off.
    pub(super) fn watch_broken_off(&mut self, cx: &mut Context) {
        self.handle(cx, LabAction::Restart);
    }

    /// Stops a race whose job broke off.
    pub(super) fn race_broken_off(&mut self, cx: &mut Context) {
        self.handle(cx, LabAction::Race(false));
    }

    /// Replaces a file by the race: the person said so.
    pub(super) fn export_anyway(&mut self, cx: &mut Context, form: RaceForm, target: TargetFile) {
        let target = TargetFile { purpose: SavePurpose::Replace, ..target };
        self.handle(cx, LabAction::ExportTo(form, target));
    }

    /// Stops everything once the lab is left.
    pub(super) fn follow_dialog(&mut self, cx: &mut Context) {
        let is_there = cx.dialogs.holds(|dialog| matches!(dialog, Dialog::Lab));
        if let Some(mut lab) = self.lab.take_if(|_| !is_there) {
            lab.bench.stop(cx);
            lab.race.stop(cx);
        }
    }
}

/// Takes in what came of a race on its way to a file.
pub(super) fn exported(cx: &mut Context, job: ExportRaceJob, written: Result<(), StoreError>) {
    match written {
        Ok(()) => cx.status = Status::Exported(job.to.path, Vec::new()),
        Err(error)
            if job.to.purpose == SavePurpose::Create
                && error.problem == StoreProblem::ChangedOnDisk =>
        {
            cx.ask(Question::RaceExists(job.form, job.to));
        }
        Err(error) => cx.fail(error),
    }
    cx.tell(Event::WritingEnded);
}
