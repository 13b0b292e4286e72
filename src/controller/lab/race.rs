//! A race of methods, as it is shown.

use std::path::PathBuf;
use std::sync::Arc;

use super::super::context::Context;
use super::super::dialogs::RACE_FILE;
use super::super::effect::PlatformEffect;
use crate::engine::lab::{Finish, Method};
use crate::engine::{Control, Puzzle};
use crate::figures::{RaceCourse, RaceStand};
use crate::jobs::{ExportRaceJob, JobKind, RaceField, RaceForm, RaceJob, RaceReply, TargetFile};
use crate::text::lab::race_chart;

/// The most events of a method on the puzzle itself.
const MOST_EVENTS: u64 = 20_000_000;

/// The most events of a method on each of several puzzles.
const MOST_OF_SEVERAL: u64 = 500_000;

/// A race of methods, as it is shown.
#[derive(Debug)]
pub struct Race {
    /// The methods that take part, in the order of [`Method::ALL`].
    methods: Vec<Method>,
    course: RaceCourse,
    stands: Vec<RaceStand>,
    is_running: bool,
    has_no_puzzle: bool,
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
        Self {
            methods,
            course: RaceCourse::default(),
            stands: Vec::new(),
            is_running: false,
            has_no_puzzle: false,
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

    /// How far each method has come.
    #[must_use]
    pub fn stands(&self) -> &[RaceStand] {
        &self.stands
    }

    /// Whether the race goes on.
    #[must_use]
    pub fn is_running(&self) -> bool {
        self.is_running
    }

    /// The most events of a method on a puzzle.
    #[must_use]
    pub fn most_events(&self) -> u64 {
        match self.course {
            RaceCourse::Puzzle => MOST_EVENTS,
            RaceCourse::OpenCells | RaceCourse::Boards => MOST_OF_SEVERAL,
        }
    }

    /// Whether there was nothing to race on: the puzzle has no answer.
    #[must_use]
    pub fn has_no_puzzle(&self) -> bool {
        self.has_no_puzzle
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
            self.course = course;
        }
    }

    /// Begins a race, or stops it.
    pub(super) fn run(&mut self, cx: &mut Context, run: bool, puzzle: &Arc<Puzzle>) {
        self.stop(cx);
        self.is_running = run && !self.methods.is_empty();
        if self.is_running {
            self.clear();
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
        for stand in &mut self.stands {
            stand.standing.finish.get_or_insert(Finish::Stopped);
        }
    }

    fn clear(&mut self) {
        self.stands.clear();
        self.has_no_puzzle = false;
        self.revision += 1;
    }

    fn send(&self, cx: &mut Context, field: Option<Box<RaceField>>, puzzle: &Arc<Puzzle>) {
        cx.begin(RaceJob {
            puzzle: Arc::clone(puzzle),
            course: self.course,
            methods: self.methods.clone(),
            most_events: self.most_events(),
            field,
            control: self.control.clone(),
        });
    }

    /// Takes in how far the race has come.
    pub(super) fn replied(&mut self, cx: &mut Context, reply: RaceReply, puzzle: &Arc<Puzzle>) {
        self.stands = reply.stands;
        self.has_no_puzzle = reply.has_no_puzzle;
        self.revision += 1;
        self.is_running &= !reply.is_over;
        if self.is_running {
            self.send(cx, Some(reply.field), puzzle);
        }
    }

    /// Writes the race to a file.
    pub(super) fn export(&self, cx: &mut Context, form: RaceForm, to: TargetFile) {
        let (stands, language) = (self.stands.clone(), cx.language);
        let chart = race_chart(self.course, &stands, language);
        cx.begin(ExportRaceJob { stands, chart, language: language.code(), form, to });
    }
}

/// Asks for the file that the race is to be written to.
pub(super) fn ask_for_file(cx: &mut Context, form: RaceForm) {
    let name = PathBuf::from(RACE_FILE).with_extension(form.extension());
    cx.effect(PlatformEffect::ChooseRaceExport(form, name));
}
