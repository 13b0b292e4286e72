//! Runs at most one job of each kind, each with an id, a cancel token and a reply.
//!
//! A new job cancels the older job of its kind. Each job has a fresh token, so that a late stop never reaches a newer
//! job.

use std::collections::HashMap;
use std::hash::Hash;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::thread;

use crate::engine::{Control, Progress};

/// The id of one job, so that the receiver of a reply can tell whether the job is still wanted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct JobId(u64);

impl JobId {
    /// The id after this one.
    #[must_use]
    pub fn next(self) -> Self {
        Self(self.0 + 1)
    }
}

/// How a job ended.
#[derive(Debug)]
pub enum Outcome<R> {
    /// The job returned, perhaps because it was cancelled.
    Done(R),
    /// The job panicked, because of a programmer's error.
    Panicked,
}

type ReplyTo<R> = Arc<dyn Fn(JobId, Outcome<R>) + Send + Sync>;

/// Runs each job on its own thread. `K` is the kind of a job and `R` its reply.
pub struct Worker<K, R> {
    running: HashMap<K, Control>,
    reply: ReplyTo<R>,
}

impl<K: Copy + Eq + Hash, R: Send + 'static> Worker<K, R> {
    /// A worker that calls `reply` with each reply, on the job's thread.
    pub fn new(reply: impl Fn(JobId, Outcome<R>) + Send + Sync + 'static) -> Self {
        Self { running: HashMap::new(), reply: Arc::new(reply) }
    }

    /// Starts `work` as the job `id`, and cancels an older job of the same kind. The older job still replies,
    /// with its own id.
    pub fn start(&mut self, kind: K, id: JobId, work: impl FnOnce(&Control) -> R + Send + 'static) {
        self.cancel(kind);
        let control = Control::default();
        self.running.insert(kind, control.clone());
        let reply = Arc::clone(&self.reply);
        thread::spawn(move || {
            let done = catch_unwind(AssertUnwindSafe(|| work(&control)));
            reply(id, done.map_or(Outcome::Panicked, Outcome::Done));
        });
    }

    /// Cancels the newest job of a kind, if it still runs.
    pub fn cancel(&mut self, kind: K) {
        if let Some(control) = self.running.remove(&kind) {
            control.cancel.cancel();
        }
    }

    /// The progress of the newest job of a kind, or `None` if no job was started or the newest was cancelled.
    #[must_use]
    pub fn progress(&self, kind: K) -> Option<&Progress> {
        self.running.get(&kind).map(|control| &control.progress)
    }
}

impl<K, R> Drop for Worker<K, R> {
    fn drop(&mut self) {
        self.running.values().for_each(|control| control.cancel.cancel());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc::{Receiver, channel};
    use std::time::Duration;

    type Replies<R> = Receiver<(JobId, Outcome<R>)>;

    fn worker<R: Send + 'static>() -> (Worker<&'static str, R>, Replies<R>) {
        let (sender, receiver) = channel();
        (Worker::new(move |id, outcome| sender.send((id, outcome)).unwrap()), receiver)
    }

    fn until_cancelled(control: &Control) -> u64 {
        let mut nodes = 0;
        while control.report(7, nodes).is_ok() {
            nodes += 1;
            thread::yield_now();
        }
        nodes
    }

    const PATIENCE: Duration = Duration::from_mins(1);

    #[test]
    fn the_newest_job_of_a_kind_wins() {
        let (mut worker, replies) = worker();
        let (first, second) = (JobId::default(), JobId::default().next());
        worker.start("count", first, until_cancelled);
        worker.start("count", second, |_| 42);
        let mut ended: Vec<JobId> =
            (0..2).map(|_| replies.recv_timeout(PATIENCE).map(|(id, _)| id).unwrap()).collect();
        ended.sort_by_key(|id| id.0);
        assert_eq!(ended, [first, second], "both reply, so nobody waits for ever");
    }

    #[test]
    fn kinds_do_not_disturb_each_other() {
        let (mut worker, replies) = worker();
        worker.start("count", JobId(1), until_cancelled);
        worker.start("answer", JobId(2), |_| 5);
        assert_eq!(replies.recv_timeout(PATIENCE).unwrap().0, JobId(2));
        while worker.progress("count").is_some_and(|progress| progress.answers() != 7) {
            thread::yield_now();
        }
        worker.cancel("count");
        assert!(worker.progress("count").is_none());
        assert_eq!(replies.recv_timeout(PATIENCE).unwrap().0, JobId(1));
    }

    #[test]
    fn a_panic_is_a_reply_too() {
        let (mut worker, replies) = worker::<()>();
        worker.start("count", JobId(1), |_| panic!("a mistake in the job"));
        assert!(matches!(replies.recv_timeout(PATIENCE).unwrap(), (JobId(1), Outcome::Panicked)));
    }

    #[test]
    fn dropping_the_worker_stops_its_jobs() {
        let (mut worker, replies) = worker();
        worker.start("count", JobId(1), until_cancelled);
        drop(worker);
        assert!(matches!(replies.recv_timeout(PATIENCE).unwrap().1, Outcome::Done(_)));
    }
}
