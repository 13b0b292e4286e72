//! Which jobs are wanted: a reply under another id comes too late and is dropped.

use std::collections::HashMap;

use super::{Busy, Controller, Effect, Job, JobKind, RateFor, Reply, Status, Step, Survey};
use crate::worker::{JobId, Outcome};

/// The jobs that go on.
#[derive(Debug, Default)]
pub(super) struct Running {
    newest: JobId,
    jobs: HashMap<JobKind, RunningJob>,
}

#[derive(Debug)]
struct RunningJob {
    id: JobId,
    /// The number of the answer looked for, where one was asked for.
    number: Option<u64>,
    /// Answers so far, once it has gone on long enough to be worth showing.
    answers: Option<u64>,
}

impl Running {
    fn add(&mut self, job: &Job) -> JobId {
        self.newest = self.newest.next();
        let number = match job {
            Job::Answer { step: Step::Number(number), .. } => Some(*number),
            _ => None,
        };
        let running = RunningJob { id: self.newest, number, answers: None };
        self.jobs.insert(job.kind(), running);
        self.newest
    }

    fn remove(&mut self, kind: JobKind) -> bool {
        self.jobs.remove(&kind).is_some()
    }

    fn remove_by_id(&mut self, id: JobId) -> Option<JobKind> {
        let kind = self.jobs.iter().find(|(_, job)| job.id == id).map(|(&kind, _)| kind)?;
        self.jobs.remove(&kind);
        Some(kind)
    }

    pub(super) fn progressed(&mut self, kind: JobKind, answers: u64) {
        if let Some(job) = self.jobs.get_mut(&kind) {
            job.answers = Some(answers);
        }
    }

    fn answers(&self, kind: JobKind) -> Option<u64> {
        self.jobs.get(&kind)?.answers
    }
}

impl Controller {
    /// The kinds of job that go on, in no order.
    pub fn running(&self) -> impl Iterator<Item = JobKind> + '_ {
        self.running.jobs.keys().copied()
    }

    /// Whether a job of a kind goes on.
    #[must_use]
    pub fn is_running(&self, kind: JobKind) -> bool {
        self.running.jobs.contains_key(&kind)
    }

    /// The work that has gone on long enough to be shown in the status bar.
    #[must_use]
    pub fn busy(&self) -> Option<Busy> {
        self.searching()
            .or_else(|| self.making())
            .or_else(|| self.hinting())
            .or_else(|| self.counting())
            .or_else(|| self.filing())
    }

    fn searching(&self) -> Option<Busy> {
        let job = self.running.jobs.get(&JobKind::Answer)?;
        Some(Busy::Searching { number: job.number, passed: job.answers? })
    }

    fn making(&self) -> Option<Busy> {
        self.running.answers(JobKind::Game).map(|_| Busy::Making)
    }

    fn hinting(&self) -> Option<Busy> {
        let jobs = [JobKind::Hint, JobKind::Steps, JobKind::Practice];
        let jobs = jobs.map(|kind| self.running.answers(kind));
        jobs.into_iter().flatten().next().map(|_| Busy::Hinting)
    }

    fn counting(&self) -> Option<Busy> {
        let answers = self.running.answers(JobKind::Count)?;
        Some(Busy::Counting { answers, limit: self.options().limit })
    }

    fn filing(&self) -> Option<Busy> {
        let file =
            [JobKind::Read, JobKind::Save, JobKind::Export].map(|kind| self.running.answers(kind));
        file.into_iter().flatten().next().map(|_| Busy::File)
    }

    pub(super) fn counted_so_far(&self) -> u64 {
        self.running.answers(JobKind::Count).unwrap_or(0)
    }

    pub(super) fn begin(&mut self, job: Job) {
        let id = self.running.add(&job);
        self.effects.push(Effect::Start(id, job));
    }

    pub(super) fn cancel(&mut self, kind: JobKind) -> bool {
        let ran = self.running.remove(kind);
        if ran {
            self.effects.push(Effect::Cancel(kind));
        }
        ran
    }

    pub(super) fn cancel_work(&mut self) {
        let wanted = [
            JobKind::Answer,
            JobKind::Game,
            JobKind::Read,
            JobKind::Hint,
            JobKind::Steps,
            JobKind::Practice,
        ];
        let stopped = wanted.map(|kind| self.cancel(kind));
        if stopped.contains(&true) {
            self.status = Status::Cancelled;
        } else if !(self.close_hint() || self.let_go()) {
            self.cancel_count();
        }
    }

    /// Lets go of what is held, selected besides or looked for; says whether there was anything.
    fn let_go(&mut self) -> bool {
        self.empty_hand() || self.collapse_selection() || self.filter.take().is_some()
    }

    pub(super) fn cancel_count(&mut self) {
        let answers = self.counted_so_far();
        if self.cancel(JobKind::Count) {
            self.survey = Survey::Stopped(answers);
            self.status = Status::Cancelled;
        }
        self.cancel(JobKind::NotNeeded);
        self.cancel(JobKind::Path);
        self.cancel(JobKind::Rating);
    }

    pub(super) fn replied(&mut self, id: JobId, outcome: Outcome<Reply>) {
        let Some(kind) = self.running.remove_by_id(id) else {
            return;
        };
        match outcome {
            Outcome::Panicked => self.broken_off(kind),
            Outcome::Done(Reply::Answer(reply)) => self.answer_found(*reply),
            Outcome::Done(Reply::Count(counting)) => self.counted(counting),
            Outcome::Done(Reply::Judged(verdict)) => self.judged(verdict),
            Outcome::Done(Reply::Path(path)) => self.survey.add_path(path),
            Outcome::Done(Reply::NotNeeded(cells)) => self.survey.add_not_needed(cells),
            Outcome::Done(Reply::Hint(hint)) => self.hint_found(hint),
            Outcome::Done(Reply::Steps(steps)) => self.steps_found(*steps),
            Outcome::Done(Reply::Lesson(technique, study)) => self.example_found(technique, study),
            Outcome::Done(Reply::Practice(technique, study)) => {
                self.practice_made(technique, study);
            }
            Outcome::Done(Reply::Rating(rating)) => self.survey.add_rating(rating),
            Outcome::Done(Reply::Opened(path, purpose, opened)) => {
                self.opened(path, purpose, opened);
            }
            Outcome::Done(Reply::Read(reading)) => self.read(reading),
            Outcome::Done(Reply::Saved(job, saved)) => self.saved(job, saved),
            Outcome::Done(Reply::Pages(printout, pages)) => self.pages_made(&printout, pages),
            Outcome::Done(Reply::Exported(job, written)) => self.exported(*job, written),
            Outcome::Done(Reply::Stocked(stocked)) => self.stocked(&stocked),
            Outcome::Done(Reply::Game(made)) => self.game_made(*made),
            Outcome::Done(Reply::Records(reply)) => self.records_replied(reply),
            Outcome::Done(Reply::Library(reply)) => self.library_replied(*reply),
            Outcome::Done(Reply::Rated(RateFor::Game, cells, rated)) => {
                self.game_rated(&cells, rated);
            }
            Outcome::Done(Reply::Rated(RateFor::Library, cells, rated)) => {
                self.library_rated(&cells, rated);
            }
            Outcome::Done(Reply::Cancelled) => {}
        }
    }

    fn broken_off(&mut self, kind: JobKind) {
        self.status = Status::InternalError;
        if kind == JobKind::Save {
            self.save_broken_off();
        }
    }
}
