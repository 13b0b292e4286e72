//! The running jobs. The reply of a job that no longer runs is dropped.

use std::collections::BTreeMap;

use crate::jobs::{Busy, Job, JobKind};
use crate::worker::JobId;

/// The jobs that run.
#[derive(Debug, Default)]
pub(super) struct RunningJobs {
    newest: JobId,
    jobs: BTreeMap<JobKind, RunningJob>,
}

#[derive(Debug)]
struct RunningJob {
    id: JobId,
    /// The number of answers at which the job is done, if there is one.
    goal: Option<u64>,
    /// Answers so far, once the job has run long enough to be worth showing.
    answers: Option<u64>,
}

impl RunningJobs {
    /// Adds a job in place of the running job of its kind, and returns its id.
    pub(super) fn add(&mut self, job: &Job) -> JobId {
        self.newest = self.newest.next();
        let running = RunningJob { id: self.newest, goal: job.goal(), answers: None };
        self.jobs.insert(job.kind(), running);
        self.newest
    }

    /// Removes the job of a kind. Returns whether there was one.
    pub(super) fn remove(&mut self, kind: JobKind) -> bool {
        self.jobs.remove(&kind).is_some()
    }

    /// Removes the job with this id and returns its kind; `None` if it does not run any more.
    pub(super) fn remove_by_id(&mut self, id: JobId) -> Option<JobKind> {
        let kind = self.jobs.iter().find(|(_, job)| job.id == id).map(|(&kind, _)| kind)?;
        self.jobs.remove(&kind);
        Some(kind)
    }

    /// Takes in how far a job has come.
    pub(super) fn progressed(&mut self, kind: JobKind, answers: u64) {
        if let Some(job) = self.jobs.get_mut(&kind) {
            job.answers = Some(answers);
        }
    }

    /// The kinds of the running jobs, in no order.
    pub(super) fn kinds(&self) -> impl Iterator<Item = JobKind> + '_ {
        self.jobs.keys().copied()
    }

    /// Whether a job of a kind runs.
    pub(super) fn has(&self, kind: JobKind) -> bool {
        self.jobs.contains_key(&kind)
    }

    /// Whether the status bar shows the job of a kind, as it has run long enough.
    pub(super) fn is_seen(&self, kind: JobKind) -> bool {
        self.jobs.get(&kind).is_some_and(|job| job.answers.is_some())
    }

    /// Whether a file is being written.
    pub(super) fn is_writing(&self) -> bool {
        self.kinds().any(|kind| kind.policy().writes_file)
    }

    /// The number of answers that the running count has found so far.
    pub(super) fn counted_so_far(&self) -> u64 {
        self.jobs.get(&JobKind::Count).and_then(|job| job.answers).unwrap_or(0)
    }

    /// The work that has gone on long enough to be shown in the status bar.
    pub(super) fn busy(&self) -> Option<Busy> {
        let shown = |(kind, job): (&JobKind, &RunningJob)| {
            Some(Busy { work: kind.policy().work?, answers: job.answers?, goal: job.goal })
        };
        self.jobs.iter().filter_map(shown).min_by_key(|busy| busy.work)
    }
}
