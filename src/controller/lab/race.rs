//! A race of methods, as the window shows it.

use std::path::PathBuf;
use std::sync::Arc;

use super::super::context::Context;
use super::super::dialogs::RACE_FILE;
use super::super::document::OpenDocument;
use super::super::effect::PlatformEffect;
use crate::engine::{Control, Puzzle};
use crate::figures::{RaceCourse, RaceEntry};
use crate::jobs::{
    FileContent, JobKind, RaceExport, RaceField, RaceFileKind, RaceJob, RaceList, RaceProblem,
    RacePuzzles, RaceReply, TargetFile, WriteFileJob,
};
use crate::lab::{Method, RunEnd};
use crate::store::library::BuiltIn;
use crate::text::lab::race_chart;
use crate::text::{Language, Say, foreign, puzzle_name};

/// After how many events a method is stopped on a puzzle, as choices; `None` is no limit.
pub const RACE_LIMITS: [Option<u64>; 4] =
    [Some(1_000_000), Some(20_000_000), Some(100_000_000), None];

/// A race of methods, as it is shown.
#[derive(Debug)]
pub struct Race {
    /// The methods that take part, in the order of [`Method::ALL`].
    methods: Vec<Method>,
    course: RaceCourse,
    /// The most events of a method on a puzzle; `None` is no limit.
    limit: Option<u64>,
    list: RaceList,
    /// The file of puzzles that was chosen last.
    file: Option<PathBuf>,
    entries: Vec<RaceEntry>,
    /// The number of puzzles; 0 before the race has begun.
    puzzles: usize,
    is_running: bool,
    problem: Option<RaceProblem>,
    revision: u64,
    control: Control,
}

impl Default for Race {
    fn default() -> Self {
        let methods = vec![
            Method::BruteForce,
            Method::FewestCandidates,
            Method::SinglesSearch,
            Method::DancingLinks,
            Method::OwnSearch,
        ];
        let course = RaceCourse::default();
        Self {
            methods,
            course,
            limit: usual_limit(course),
            list: RaceList::BuiltIn(BuiltIn::Levels),
            file: None,
            entries: Vec::new(),
            puzzles: 0,
            is_running: false,
            problem: None,
            revision: 0,
            control: Control::default(),
        }
    }
}

/// What the window reads.
impl Race {
    /// Whether a method takes part.
    #[must_use]
    pub fn has(&self, method: Method) -> bool {
        self.methods.contains(&method)
    }

    /// The number of methods that take part.
    #[must_use]
    pub fn count(&self) -> usize {
        self.methods.len()
    }

    /// What the methods race on.
    #[must_use]
    pub fn course(&self) -> RaceCourse {
        self.course
    }

    /// The lists that the methods can race on: those that come with Nonet, and the file that was chosen.
    #[must_use]
    pub fn lists(&self) -> Vec<RaceList> {
        let built_in = BuiltIn::ALL.into_iter().map(RaceList::BuiltIn);
        built_in.chain(self.file.clone().map(RaceList::File)).collect()
    }

    /// The list that is chosen.
    #[must_use]
    pub fn list(&self) -> &RaceList {
        &self.list
    }

    /// How far each method has come on each puzzle.
    #[must_use]
    pub fn entries(&self) -> &[RaceEntry] {
        &self.entries
    }

    /// The number of puzzles; 0 before the race has begun.
    #[must_use]
    pub fn puzzles(&self) -> usize {
        self.puzzles
    }

    /// Whether the race still runs.
    #[must_use]
    pub fn is_running(&self) -> bool {
        self.is_running
    }

    /// The most events of a method on a puzzle, one of [`RACE_LIMITS`].
    #[must_use]
    pub fn limit(&self) -> Option<u64> {
        self.limit
    }

    /// Why there is nothing to race on.
    #[must_use]
    pub fn problem(&self) -> Option<&RaceProblem> {
        self.problem.as_ref()
    }

    /// What the methods race on in a window with `document`, by name. Empty if it has none.
    #[must_use]
    pub fn subject(&self, document: &OpenDocument, language: Language) -> String {
        match self.course {
            RaceCourse::Puzzle | RaceCourse::OpenCells => match document.path() {
                Some(path) => foreign::file_name(path),
                None => puzzle_name(document.about(), language),
            },
            RaceCourse::List => match &self.list {
                RaceList::BuiltIn(built_in) => built_in.say(language),
                RaceList::File(path) => foreign::file_name(path),
            },
            RaceCourse::Boards => String::new(),
        }
    }

    /// Changes with what the race shows.
    #[must_use]
    pub fn revision(&self) -> u64 {
        self.revision
    }
}

/// What the person does.
impl Race {
    /// Lets the method at this place of the list take part, or not.
    pub(super) fn enter(&mut self, place: usize) {
        let Some(&method) = Method::ALL.get(place) else { return };
        if self.is_running {
            return;
        }
        if self.has(method) {
            self.methods.retain(|it| *it != method);
        } else {
            self.methods.push(method);
            self.methods.sort_unstable();
        }
    }

    /// Chooses what the methods race on.
    pub(super) fn choose(&mut self, cx: &mut Context, course: RaceCourse) {
        if self.course != course {
            self.stop(cx);
            self.clear();
            (self.course, self.limit) = (course, usual_limit(course));
        }
    }

    /// Chooses the limit at this place of [`RACE_LIMITS`].
    pub(super) fn choose_limit(&mut self, cx: &mut Context, place: usize) {
        if let Some(&limit) = RACE_LIMITS.get(place).filter(|limit| **limit != self.limit) {
            self.stop(cx);
            self.clear();
            self.limit = limit;
        }
    }

    /// Chooses the list at this place of [`Race::lists`].
    pub(super) fn choose_list(&mut self, cx: &mut Context, place: usize) {
        if let Some(list) = self.lists().into_iter().nth(place).filter(|list| *list != self.list) {
            self.stop(cx);
            self.clear();
            self.list = list;
        }
    }

    /// Chooses the puzzles of a file.
    pub(super) fn choose_file(&mut self, cx: &mut Context, path: PathBuf) {
        self.file = Some(path.clone());
        self.choose(cx, RaceCourse::List);
        self.stop(cx);
        self.clear();
        self.list = RaceList::File(path);
    }

    /// Begins a race.
    pub(super) fn start(&mut self, cx: &mut Context, puzzle: &Arc<Puzzle>) {
        self.stop(cx);
        if !self.methods.is_empty() {
            self.clear();
            self.is_running = true;
            self.control = Control::default();
            self.send(cx, None, puzzle);
        }
    }

    /// Stops the methods.
    pub(super) fn stop(&mut self, cx: &mut Context) {
        self.control.cancel.cancel();
        cx.cancel(JobKind::Race);
        self.is_running = false;
        self.revision += 1;
        for entry in &mut self.entries {
            entry.report.finish.get_or_insert(RunEnd::Stopped);
        }
    }

    /// Forgets the results.
    pub(super) fn clear(&mut self) {
        self.entries.clear();
        self.puzzles = 0;
        self.problem = None;
        self.revision += 1;
    }

    fn send(&self, cx: &mut Context, field: Option<Box<RaceField>>, puzzle: &Arc<Puzzle>) {
        let puzzles = match self.course {
            RaceCourse::Puzzle => RacePuzzles::Puzzle(Arc::clone(puzzle)),
            RaceCourse::List => RacePuzzles::List(self.list.clone()),
            RaceCourse::OpenCells => RacePuzzles::OpenCells(Arc::clone(puzzle)),
            RaceCourse::Boards => RacePuzzles::Boards,
        };
        cx.begin(RaceJob {
            puzzles,
            methods: self.methods.clone(),
            most_events: self.limit,
            field,
            control: self.control.clone(),
        });
    }

    /// Takes in how far the race has come.
    pub(super) fn replied(&mut self, cx: &mut Context, reply: RaceReply, puzzle: &Arc<Puzzle>) {
        self.revision += 1;
        match reply {
            Ok(progress) => {
                (self.entries, self.puzzles) = (progress.entries, progress.puzzles);
                self.is_running &= !progress.is_over;
                if self.is_running {
                    self.send(cx, Some(progress.field), puzzle);
                }
            }
            Err(problem) => {
                self.is_running = false;
                self.problem = Some(problem);
            }
        }
    }

    /// Writes the race to a file.
    pub(super) fn export(&self, cx: &mut Context, kind: RaceFileKind, to: TargetFile) {
        let (course, entries, language) = (self.course, self.entries.clone(), cx.language);
        let subject = self.subject(&cx.document, language);
        let chart = race_chart(course, &subject, &entries, language);
        let race = RaceExport { course, entries, chart, language: language.code(), kind };
        cx.begin(WriteFileJob { content: FileContent::Race(Box::new(race)), to });
    }
}

/// The limit to begin with. On several puzzles, a method is not to keep the others waiting for long.
fn usual_limit(course: RaceCourse) -> Option<u64> {
    match course {
        RaceCourse::Puzzle => RACE_LIMITS[1],
        RaceCourse::List | RaceCourse::OpenCells | RaceCourse::Boards => RACE_LIMITS[0],
    }
}

/// Asks for the file to write the race to.
pub(super) fn ask_for_file(cx: &mut Context, kind: RaceFileKind) {
    let name = PathBuf::from(RACE_FILE).with_extension(kind.extension());
    cx.effect(PlatformEffect::ChooseRaceExport(kind, name));
}
