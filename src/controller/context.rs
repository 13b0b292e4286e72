//! What all features share: the document, the options, the time, the status, and the effects to carry out.

use std::collections::VecDeque;
use std::path::PathBuf;

use super::dialogs::{Dialog, Dialogs, Failure, PuzzleChoice, Question};
use super::document::{Mode, OpenDocument};
use super::effect::{Effect, KeepEffect, PlatformEffect};
use super::event::Event;
use super::fog;
use super::launch::CurrentTime;
use super::running_jobs::RunningJobs;
use super::status::Status;
use crate::engine::generate::seed_of;
use crate::engine::{Contradiction, LowestDigit};
use crate::game::{Play, Stage};
use crate::jobs::{Job, JobKind, JobSubject};
use crate::language::Language;
use crate::store::options::Options;
use crate::store::{Achievement, Folders, Learning, StoreError};
use crate::text::suggested_stem;

/// What all features share.
#[derive(Debug, Default)]
pub(super) struct Context {
    pub(super) document: OpenDocument,
    /// The person's own document, while something to learn from is in its place.
    own_document: Option<OpenDocument>,
    pub(super) options: Options,
    pub(super) system: SystemFacts,
    /// The lessons done, and the techniques found in practice.
    pub(super) learning: Learning,
    /// The language of the window and of paper.
    pub(super) language: Language,
    /// When the last action happened.
    pub(super) now: CurrentTime,
    /// Whether the window is behind others.
    pub(super) is_behind: bool,
    /// Whether the start page is shown in place of the board.
    pub(super) at_start: bool,
    /// The status that the status bar shows.
    pub(super) status: Status,
    pub(super) dialogs: Dialogs,
    pub(super) jobs: RunningJobs,
    /// The number of documents shown so far.
    documents: u64,
    /// The number of seeds drawn so far.
    seeds: u64,
    effects: Vec<Effect>,
    events: VecDeque<Event>,
}

/// What the program found on the system when it started.
#[derive(Clone, Debug, Default)]
pub(super) struct SystemFacts {
    /// The folders for files of the program. `None` if nothing is stored.
    pub(super) folders: Option<Folders>,
    /// Whether a game waits in a session that this window left as it is.
    pub(super) game_waits: bool,
    /// Whether the session is stored for the next start.
    pub(super) keeps_session: bool,
    /// Whether the system takes files to print.
    pub(super) has_printer: bool,
    /// The first random seed.
    pub(super) seed: u64,
}

impl Context {
    /// An empty puzzle.
    pub(super) fn new(options: Options) -> Self {
        Self { options, ..Self::default() }
    }

    /// A path to write the document to, with this ending: beside its file, or named after the puzzle.
    pub(super) fn suggested_path(&self, ending: &str) -> PathBuf {
        if let Some(path) = self.document.path() {
            return path.with_extension(ending);
        }
        let learnt = self.document.play().and_then(|play| play.technique);
        let stem = suggested_stem(self.document.about(), learnt, self.language);
        PathBuf::from(format!("{stem}.{ending}"))
    }

    /// Adds an effect.
    pub(super) fn effect(&mut self, effect: impl Into<Effect>) {
        self.effects.push(effect.into());
    }

    pub(super) fn take_effects(&mut self) -> Vec<Effect> {
        std::mem::take(&mut self.effects)
    }

    /// Adds an event for the other features.
    pub(super) fn tell(&mut self, event: Event) {
        self.events.push_back(event);
    }

    pub(super) fn next_event(&mut self) -> Option<Event> {
        self.events.pop_front()
    }

    /// Starts a job in the background. It takes the place of a running job of its kind.
    pub(super) fn begin(&mut self, job: impl Into<Job>) {
        let job = job.into();
        let id = self.jobs.add(&job);
        self.effect(PlatformEffect::Start(id, job));
    }

    /// Stops the job of a kind. Returns whether one was running.
    pub(super) fn cancel(&mut self, kind: JobKind) -> bool {
        let was_running = self.jobs.remove(kind);
        if was_running {
            self.effect(PlatformEffect::Cancel(kind));
        }
        was_running
    }

    /// Stops every job for whose kind `stops` is true. Returns whether one was running.
    pub(super) fn cancel_all(&mut self, stops: impl Fn(JobKind) -> bool) -> bool {
        let kinds: Vec<JobKind> = self.jobs.kinds().filter(|&kind| stops(kind)).collect();
        for &kind in &kinds {
            self.cancel(kind);
        }
        !kinds.is_empty()
    }

    /// Opens a question.
    pub(super) fn ask(&mut self, question: Question) {
        self.dialogs.open(Dialog::Question(question));
    }

    /// Lets the person choose a puzzle, and says which lines have none.
    pub(super) fn offer(&mut self, choice: PuzzleChoice) {
        if let Some(status) = Status::of_refused(&choice.refused) {
            self.status = status;
        }
        self.dialogs.open(Dialog::Chooser(choice));
    }

    /// Opens a question in place of a dialog without a decision, or of a question about leaving.
    pub(super) fn ask_at_once(&mut self, question: Question) {
        if self.dialogs.current().is_some_and(Dialog::gives_way) {
            self.dialogs.close();
        }
        self.ask(question);
    }

    /// Whether a game in the window is to come back at the next start.
    pub(super) fn keeps_games(&self) -> bool {
        self.options.restore_session && self.system.keeps_session
    }

    /// Shows the error of a file.
    pub(super) fn fail(&mut self, error: StoreError) {
        self.ask(Question::Failed(Failure::Store(error)));
    }

    /// Changes the options, stores them, and informs the other features.
    pub(super) fn change_options(&mut self, change: impl FnOnce(&mut Options)) {
        let before = self.options.clone();
        change(&mut self.options);
        if self.options != before {
            self.effect(KeepEffect::Options(self.options.clone()));
            self.tell(Event::OptionsChanged);
        }
    }

    /// Ends what is said of the digits of the board and their keys, if that is no longer so with other options.
    pub(super) fn end_note_on_digits(&mut self) {
        let lowest = self.options.lowest_digit(self.document.board().layout());
        let counts_as_source =
            matches!(self.status, Status::CountedFromZero(_)) && lowest == LowestDigit::Zero;
        let is_of_keys = matches!(
            self.status,
            Status::NoSuchDigit { .. }
                | Status::NoSuchLetter { .. }
                | Status::FiguresNotLetters { .. }
        );
        if counts_as_source || is_of_keys {
            self.status = self.standing();
        }
    }

    /// Changes the record of learning, here and on disk.
    pub(super) fn learn(&mut self, learnt: Achievement) {
        self.learning.learn(learnt);
        self.effect(KeepEffect::Achievement(learnt));
    }

    /// Puts another document into the window. It takes the place of the person's own, also of one that waits.
    pub(super) fn show_document(&mut self, document: OpenDocument) {
        self.own_document = None;
        self.show_beside_own(document);
    }

    fn show_beside_own(&mut self, document: OpenDocument) {
        self.documents += 1;
        self.put_into_window(document.numbered(self.documents));
    }

    fn put_into_window(&mut self, document: OpenDocument) {
        self.document = document;
        self.document.take_puzzle_change();
        self.tell(Event::DocumentShown);
        self.puzzle_changed();
    }

    /// Puts something to learn from into the window. The person's own document comes back when the learning ends.
    pub(super) fn show_to_learn(&mut self, document: OpenDocument) {
        if self.own_document.is_none() && self.document.is_own_work() {
            let mut own = std::mem::take(&mut self.document);
            own.leave_lesson();
            if let Some(play) = own.play_mut() {
                play.clock.stop(self.now.running);
            }
            self.own_document = Some(own);
        }
        self.show_beside_own(document);
    }

    /// Whether the person's own document comes back when the learning ends.
    pub(super) fn has_own_document(&self) -> bool {
        self.own_document.is_some()
    }

    /// Ends the learning, if the person's own document waits for that.
    pub(super) fn end_learning(&mut self) {
        if let Some(own) = self.own_document.take() {
            self.put_into_window(own);
            self.tell(Event::LearningEnded);
            self.status = if self.is_covered() { Status::Paused } else { self.standing() };
        }
    }

    /// The document with a number, in the window or waiting. Returns `None` if it is gone.
    pub(super) fn document_numbered(&mut self, number: u64) -> Option<&mut OpenDocument> {
        let own = self.own_document.as_mut();
        own.into_iter().chain([&mut self.document]).find(|it| it.revision().document == number)
    }

    /// The document to keep for the next start: the person's own, also while something to learn from is in the window.
    pub(super) fn document_to_keep(&self) -> &OpenDocument {
        self.own_document.as_ref().unwrap_or(&self.document)
    }

    /// The board was edited, or an edit taken back.
    pub(super) fn board_changed(&mut self) {
        if self.document.take_puzzle_change() {
            self.puzzle_changed();
        } else {
            self.position_changed();
        }
    }

    /// The puzzle has changed: jobs about the old one stop.
    fn puzzle_changed(&mut self) {
        self.cancel_all(|kind| kind.policy().subject != JobSubject::Nothing);
        self.tell(Event::PuzzleChanged);
    }

    /// The board has changed, and the puzzle has not: jobs about the board stop.
    pub(super) fn position_changed(&mut self) {
        self.cancel_all(|kind| kind.policy().subject == JobSubject::Board);
        self.tell(Event::PositionChanged);
    }

    /// A random seed, a different one each time.
    pub(super) fn draw_seed(&mut self) -> u64 {
        self.seeds += 1;
        seed_of(self.system.seed, self.seeds)
    }

    /// Whether the window is behind others, and that is to pause a game.
    pub(super) fn waits_behind(&self) -> bool {
        self.is_behind && self.options.pause_in_background
    }

    /// Whether the board is covered: the game is paused.
    pub(super) fn is_covered(&self) -> bool {
        match self.document.mode() {
            Mode::Edit | Mode::Answer(_) | Mode::Lesson(_) => false,
            Mode::Play(play) => match play.stage {
                Stage::Running => self.waits_behind(),
                Stage::Paused => true,
                Stage::Finished => false,
            },
        }
    }

    /// Whether digits typed now belong to a game, on a covered board too.
    pub(super) fn is_playing(&self) -> bool {
        matches!(self.document.mode(), Mode::Play(_))
    }

    /// Whether a game is played and can be seen.
    pub(super) fn shows_game(&self) -> bool {
        self.is_playing() && !self.is_covered()
    }

    /// Whether an answer is shown.
    pub(super) fn shows_answer(&self) -> bool {
        self.document.shown_answer().is_some()
    }

    /// The status that says how the puzzle stands.
    pub(super) fn standing(&self) -> Status {
        match self.document.played() {
            Some(play) => self.standing_of(play),
            None => self.standing_of_puzzle(),
        }
    }

    fn standing_of(&self, play: &Play) -> Status {
        if play.is_finished() {
            return Status::GameIsOver;
        }
        let starved = self.starved();
        if !starved.is_empty() {
            return Status::Starved(starved);
        }
        Status::Playing { open: self.document.board().open_cells().count() }
    }

    /// The open cells without a candidate and the digits without a place, if the board marks them.
    fn starved(&self) -> Vec<Contradiction> {
        if !self.options.show_conflicts {
            return Vec::new();
        }
        let conflicts = fog::conflicts_seen(self).into_iter();
        conflicts.filter(|conflict| conflict.is_lack()).cloned().collect()
    }

    fn standing_of_puzzle(&self) -> Status {
        let givens = self.document.board().givens().filled_count();
        let ruled_out = self.document.ruled_out();
        if !self.document.has_puzzle() {
            return Status::Welcome;
        }
        match self.document.puzzle() {
            Err(reasons) if self.options.show_conflicts => Status::Contradictory(reasons.to_vec()),
            Ok(_) | Err(_) => Status::Editing { givens, ruled_out: ruled_out.digit_count() },
        }
    }
}
