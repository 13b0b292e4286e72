//! How work in the engine is watched and stopped from outside.
//!
//! A [`Control`] is made anew for each piece of work and shared with whoever started it: the worker side
//! calls [`Control::report`] every so often, the other side reads the [`Progress`] and may set the
//! [`CancelToken`]. It holds atomics and nothing else, so the engine stays free of threads and clocks.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// The work was told to stop before it was done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cancelled;

impl std::error::Error for Cancelled {}

impl fmt::Display for Cancelled {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the work was cancelled")
    }
}

/// Tells one piece of work to stop. Clones are one and the same token; it cannot be taken back.
#[derive(Clone, Debug, Default)]
pub struct CancelToken(Arc<AtomicBool>);

impl CancelToken {
    /// Tells the work to stop.
    pub fn cancel(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether the work was told to stop.
    #[must_use]
    pub fn is_cancelled(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// How far one piece of work has come. Clones show the same work.
#[derive(Clone, Debug, Default)]
pub struct Progress(Arc<Counters>);

#[derive(Debug, Default)]
struct Counters {
    answers: AtomicU64,
    nodes: AtomicU64,
}

impl Progress {
    /// Answers found so far.
    #[must_use]
    pub fn answers(&self) -> u64 {
        self.0.answers.load(Ordering::Relaxed)
    }

    /// Nodes of the search tree visited so far.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.0.nodes.load(Ordering::Relaxed)
    }

    /// Shows how far the work has come.
    pub(super) fn set(&self, answers: u64, nodes: u64) {
        self.0.answers.store(answers, Ordering::Relaxed);
        self.0.nodes.store(nodes, Ordering::Relaxed);
    }
}

/// The token and the progress of one piece of work.
#[derive(Clone, Debug, Default)]
pub struct Control {
    /// Set from outside to stop the work.
    pub cancel: CancelToken,
    /// Read from outside while the work goes on.
    pub progress: Progress,
}

impl Control {
    /// The control of a part of the work: told to stop with the whole, but with a progress that nobody sees.
    pub(super) fn unseen(&self) -> Self {
        Self { cancel: self.cancel.clone(), progress: Progress::default() }
    }

    /// Publishes how far the work has come.
    ///
    /// # Errors
    /// [`Cancelled`] where the work was told to stop.
    pub fn report(&self, answers: u64, nodes: u64) -> Result<(), Cancelled> {
        self.progress.set(answers, nodes);
        if self.cancel.is_cancelled() { Err(Cancelled) } else { Ok(()) }
    }
}
