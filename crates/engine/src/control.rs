//! Progress and cancellation of work in the engine.
//!
//! Each piece of work has a new [`Control`], shared with the caller. The work calls [`Control::report`] from
//! time to time. The caller reads the [`Progress`] and may set the [`CancelToken`]. A control holds only
//! atomics, so the engine needs no threads or clocks.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// The work was cancelled before it was done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cancelled;

impl std::error::Error for Cancelled {}

/// A token that cancels one piece of work. Clones are the same token. A cancellation cannot be taken back.
#[derive(Clone, Debug, Default)]
pub struct CancelToken(Arc<AtomicBool>);

impl CancelToken {
    /// Cancels the work.
    pub fn cancel(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether the work was cancelled.
    #[must_use]
    pub fn is_cancelled(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// The progress of one piece of work. Clones show the same work.
#[derive(Clone, Debug, Default)]
pub struct Progress(Arc<ProgressCounters>);

#[derive(Debug, Default)]
struct ProgressCounters {
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

    /// Publishes the progress of the work.
    pub(super) fn set(&self, answers: u64, nodes: u64) {
        self.0.answers.store(answers, Ordering::Relaxed);
        self.0.nodes.store(nodes, Ordering::Relaxed);
    }
}

/// The token, the progress and the limit of one piece of work.
#[derive(Clone, Debug, Default)]
pub struct Control {
    /// The token by which the caller cancels the work.
    pub cancel: CancelToken,
    /// The progress, which the caller reads while the work runs.
    pub progress: Progress,
    /// The most nodes of the search tree, or `None` for no limit. The work is cancelled at its first report above this
    /// number.
    pub most_nodes: Option<u64>,
}

impl Control {
    /// A control for a part of the work. It is cancelled together with the whole. Its progress is not published, and it
    /// has no limit of nodes.
    pub(super) fn unseen(&self) -> Self {
        Self { cancel: self.cancel.clone(), ..Self::default() }
    }

    /// Publishes the progress of the work, and checks for cancellation.
    ///
    /// # Errors
    /// Returns [`Cancelled`] if the work was cancelled, or has visited too many nodes.
    pub fn report(&self, answers: u64, nodes: u64) -> Result<(), Cancelled> {
        self.progress.set(answers, nodes);
        let is_beyond = self.most_nodes.is_some_and(|most| nodes > most);
        if self.cancel.is_cancelled() || is_beyond { Err(Cancelled) } else { Ok(()) }
    }
}
