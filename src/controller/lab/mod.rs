//! The lab: methods of solving that work on the puzzle of the document, to be watched and raced.
//!
//! A method works in a job of the background, a slice of time at a time. While a job has it, what is shown is how it was
//! after the slice before. The document is not touched.

mod bench;
mod examples;
mod race;

use std::path::PathBuf;
use std::sync::Arc;

use super::context::Context;
use super::dialogs::Dialog;
use super::effect::PlatformEffect;
use super::status::Status;
use crate::engine::Puzzle;
use crate::figures::{FigureKind, FigureSize, RaceCourse};
use crate::game::Play;
use crate::jobs::{LabReply, MOST_LAB_DIGITS, RaceFileKind, RaceReply, TargetFile};
use crate::lab::Method;

use bench::BenchSettings;
pub use bench::LabBench;
pub use race::{RACE_LIMITS, Race};

/// What happens in the lab.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LabAction {
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
    /// Run by itself.
    Run,
    /// Pause a run, or the way to a goal.
    Pause,
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
    /// Draw it for a room of this size.
    Fit(FigureSize),
    /// Work on a small example in place of the puzzle.
    UseExample,
    /// Work on the puzzle.
    UsePuzzle,
    /// Let the method at this place of the list race, or not.
    Enter(usize),
    /// Race on this.
    Course(RaceCourse),
    /// Stop a method of a race at the limit at this place of [`RACE_LIMITS`].
    Limit(usize),
    /// Race on the list at this place of the lists.
    List(usize),
    /// Ask for a file of puzzles to race on.
    ChooseListFile,
    /// Race on the puzzles of this file.
    ListFile(PathBuf),
    /// Begin a race.
    StartRace,
    /// Stop the race.
    StopRace,
    /// Write the race to a file of this kind.
    Export(RaceFileKind),
    /// Write the race to this file.
    ExportTo(RaceFileKind, TargetFile),
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

/// What a method works on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum BenchPuzzle {
    /// The puzzle of the document.
    Puzzle,
    /// A small board that suits the method.
    Example,
}

/// The lab while it is shown.
#[derive(Debug)]
pub struct Lab {
    puzzle: Arc<Puzzle>,
    page: LabPage,
    work: BenchPuzzle,
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
        self.work == BenchPuzzle::Example
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
            LabAction::UseExample => self.work_on(cx, BenchPuzzle::Example),
            LabAction::UsePuzzle => self.work_on(cx, BenchPuzzle::Puzzle),
            LabAction::Step => self.bench.step(cx),
            LabAction::Back => self.bench.back(cx),
            LabAction::StepOver => self.bench.step_over(cx),
            LabAction::ToBacktrack => self.bench.go_to_backtrack(cx),
            LabAction::ToAnswer => self.bench.go_to_answer(cx),
            LabAction::Run => self.bench.run(),
            LabAction::Pause => self.bench.pause(),
            LabAction::Tick => self.bench.tick(cx),
            LabAction::Speed(place) => self.bench.set_speed(place),
            LabAction::Draw(kind) => self.bench.draw(cx, kind),
            LabAction::Fit(size) => self.bench.fit(cx, size),
            LabAction::Enter(place) => self.race.enter(place),
            LabAction::Course(course) => self.race.choose(cx, course),
            LabAction::Limit(place) => self.race.choose_limit(cx, place),
            LabAction::List(place) => self.race.choose_list(cx, place),
            LabAction::ChooseListFile => {
                cx.effect(PlatformEffect::ChooseRaceList(cx.options.library.clone()));
            }
            LabAction::ListFile(path) => self.race.choose_file(cx, path),
            LabAction::StartRace => self.race.start(cx, &self.puzzle),
            LabAction::StopRace => self.race.stop(cx),
            LabAction::Export(kind) => race::ask_for_file(cx, kind),
            LabAction::ExportTo(kind, target) => self.race.export(cx, kind, target),
        }
    }

    /// Puts the method at its start on another board.
    fn work_on(&mut self, cx: &mut Context, work: BenchPuzzle) {
        self.work = work;
        self.page = LabPage::Watch;
        self.begin(cx, self.bench.method());
    }

    /// Puts a method in the place of the one at work, at its start.
    fn begin(&mut self, cx: &mut Context, method: Method) {
        self.bench.stop(cx);
        let example = match self.work {
            BenchPuzzle::Puzzle => None,
            BenchPuzzle::Example => examples::example(method),
        };
        let puzzle = example.unwrap_or_else(|| Arc::clone(&self.puzzle));
        self.bench = LabBench::begin(cx, puzzle, method, self.bench.settings());
    }
}

/// The lab, if it is shown.
#[derive(Debug, Default)]
pub(super) struct LabFeature {
    lab: Option<Lab>,
    /// The race when the lab was left.
    last: Option<LastRace>,
}

/// A race when the lab was left, and the puzzle of the document then.
#[derive(Debug)]
struct LastRace {
    puzzle: Arc<Puzzle>,
    race: Race,
}

impl LastRace {
    /// The race for the puzzle of now: its results stay if they still hold.
    fn on(mut self, puzzle: &Puzzle) -> Race {
        if self.race.course().is_of_puzzle() && *self.puzzle != *puzzle {
            self.race.clear();
        }
        self.race
    }
}

impl LabFeature {
    /// The lab, if it is shown.
    pub(super) fn lab(&self) -> Option<&Lab> {
        self.lab.as_ref()
    }

    pub(super) fn handle(&mut self, cx: &mut Context, action: LabAction) {
        if let Some(lab) = &mut self.lab {
            lab.handle(cx, action);
        }
    }

    /// Counts digits as the options say, if the lab is shown.
    pub(super) fn follow_options(&mut self, cx: &mut Context) {
        if let Some(lab) = &mut self.lab {
            lab.bench.follow_options(cx);
        }
    }

    /// Shows the lab, or says why there is none.
    pub(super) fn show(&mut self, cx: &mut Context) {
        let puzzle = match cx.document.puzzle().clone() {
            Ok(puzzle) => Arc::new(puzzle),
            Err(reasons) => {
                cx.status = Status::Contradictory(reasons.into());
                return;
            }
        };
        let would_tell = |play: &Play| !(play.is_finished() || play.answer_seen);
        if cx.document.played().is_some_and(would_tell) {
            cx.status = Status::NoLabInGame;
            return;
        }
        if puzzle.layout().digit_count() > MOST_LAB_DIGITS {
            cx.status = Status::TooLargeForLab;
            return;
        }
        let settings = BenchSettings::default();
        let bench = LabBench::begin(cx, Arc::clone(&puzzle), Method::BruteForce, settings);
        let race = self.last.take().map(|last| last.on(&puzzle)).unwrap_or_default();
        let (page, work) = (LabPage::Watch, BenchPuzzle::Puzzle);
        self.lab = Some(Lab { puzzle, page, work, bench, race });
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
        self.handle(cx, LabAction::StopRace);
    }

    /// Stops everything once the lab is left. The race is kept for the next time.
    pub(super) fn follow_dialog(&mut self, cx: &mut Context) {
        let is_there = cx.dialogs.holds(|dialog| matches!(dialog, Dialog::Lab));
        if let Some(Lab { puzzle, bench, mut race, .. }) = self.lab.take_if(|_| !is_there) {
            bench.stop(cx);
            race.stop(cx);
            self.last = Some(LastRace { puzzle, race });
        }
    }
}
