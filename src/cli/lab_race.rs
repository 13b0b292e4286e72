//! Runs methods of the lab on a puzzle, each on a thread of its own, and takes their time. It writes nothing.

use std::convert::Infallible;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use super::args::Lab;
use crate::engine::lab::{Counters, Event, Method, Run, TracedBoard};
use crate::engine::{Control, Grid, Puzzle};
use crate::text::{Language, Say, word};
use crate::worker::all_threads;

/// The most events of a run, unless another limit is typed.
const USUAL_LIMIT: u64 = 10_000_000;

/// The seed, unless another is typed.
const USUAL_SEED: u64 = 1;

/// The longest bar, in characters.
const LONGEST_BAR: u32 = 40;

/// The characters of a bar for each factor of ten.
const FOR_TEN: f64 = 6.0;

/// What holds for every run of a race.
#[derive(Clone, Copy, Debug)]
pub(super) struct LabRules {
    /// The most events.
    pub(super) limit: u64,
    /// The seed of a method that draws lots.
    pub(super) seed: u64,
    /// The most methods that run at once.
    threads: usize,
}

impl LabRules {
    /// The rules in the arguments. By default as many methods run at once as the machine has cores, so that none takes
    /// another's time.
    pub(super) fn of(arguments: &Lab) -> Self {
        let threads = arguments.threads.unwrap_or_else(all_threads);
        Self {
            limit: arguments.limit.unwrap_or(USUAL_LIMIT),
            seed: arguments.seed.unwrap_or(USUAL_SEED),
            threads: threads.into(),
        }
    }
}

/// How a run ended.
#[derive(Clone, Debug)]
pub(super) enum Finish {
    /// With this answer, the first that was found.
    Answer(Grid),
    /// All was tried, and there is none.
    NoAnswer,
    /// The method does not know.
    GaveUp,
    /// The most events had passed.
    Limit,
}

impl Finish {
    /// The word for it in CSV.
    pub(super) fn word(&self) -> &'static str {
        match self {
            Self::Answer(_) => "answer",
            Self::NoAnswer => "no answer",
            Self::GaveUp => "gave up",
            Self::Limit => "limit",
        }
    }
}

impl Say for Finish {
    fn say(&self, language: Language) -> String {
        let word = match self {
            Self::Answer(_) => word!(language, "answer"),
            Self::NoAnswer => word!(language, "no answer"),
            Self::GaveUp => word!(language, "gave up"),
            Self::Limit => word!(language, "stopped at the limit"),
        };
        word.to_owned()
    }
}

/// A run up to its first answer.
#[derive(Clone, Debug)]
pub(super) struct LabResult {
    pub(super) method: Method,
    pub(super) finish: Finish,
    pub(super) counters: Counters,
    /// The most digits that were on trial at once.
    pub(super) deepest: u64,
    pub(super) checks: u64,
    /// The memory of the method at the end, in bytes, if the method measures it.
    pub(super) memory: Option<usize>,
    pub(super) time: Duration,
}

/// Runs each method on the puzzle, and returns the results in the order of `methods`.
pub(super) fn race(methods: &[Method], puzzle: &Puzzle, rules: LabRules) -> Vec<LabResult> {
    let threads = rules.threads.min(methods.len());
    let next = AtomicUsize::new(0);
    let work = || {
        let mut done = Vec::new();
        while let Some(place) =
            Some(next.fetch_add(1, Ordering::Relaxed)).filter(|it| *it < methods.len())
        {
            done.push((place, run(methods[place], puzzle, rules)));
        }
        done
    };
    let mut results: Vec<(usize, LabResult)> = thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let done = workers.into_iter().map(thread::ScopedJoinHandle::join);
        done.flat_map(|done| done.unwrap_or_else(|fault| std::panic::resume_unwind(fault)))
            .collect()
    });
    results.sort_by_key(|(place, _)| *place);
    results.into_iter().map(|(_, result)| result).collect()
}

/// Runs a method up to its first answer.
pub(super) fn run(method: Method, puzzle: &Puzzle, rules: LabRules) -> LabResult {
    let Ok(result) = watch(method, puzzle, rules, |_| Ok::<(), Infallible>(()));
    result
}

/// Runs a method up to its first answer, and shows each event to `see`, which may end the run with an error.
pub(super) fn watch<E>(
    method: Method,
    puzzle: &Puzzle,
    rules: LabRules,
    mut see: impl FnMut(Event) -> Result<(), E>,
) -> Result<LabResult, E> {
    let start = Instant::now();
    let mut run = Run::new(method, puzzle, rules.seed, &Control::default());
    let (mut board, mut counters) = (TracedBoard::new(puzzle), Counters::default());
    let (mut finish, mut deepest) = (None, 0);
    while finish.is_none() {
        if counters.events >= rules.limit {
            finish = Some(Finish::Limit);
            break;
        }
        let Some(event) = run.next() else { break };
        see(event)?;
        board.apply(event);
        counters.add(event);
        deepest = deepest.max(counters.depth);
        finish = match event {
            Event::Answer => Some(Finish::Answer(board.grid())),
            Event::GiveUp => Some(Finish::GaveUp),
            Event::Try(_)
            | Event::Refuse { .. }
            | Event::TakeBack(_)
            | Event::Deduce(_)
            | Event::Withdraw(_)
            | Event::Exclude(_)
            | Event::Readmit(_)
            | Event::Learn { .. }
            | Event::Exchange(_) => None,
        };
    }
    Ok(LabResult {
        method,
        finish: finish.unwrap_or(Finish::NoAnswer),
        counters,
        deepest,
        checks: run.checks(),
        memory: run.memory(),
        time: start.elapsed(),
    })
}

/// A bar whose length grows with the logarithm of a time, and is one character for the shortest.
pub(super) fn bar(time: Duration, shortest: Duration) -> String {
    let ratio = time.as_secs_f64() / shortest.as_secs_f64().max(1e-9);
    let longer = (ratio.max(1.0).log10() * FOR_TEN).round();
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "it is small and not negative"
    )]
    let length = 1 + longer as u32;
    "█".repeat(length.min(LONGEST_BAR) as usize)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bar_grows_by_the_same_length_for_each_factor_of_ten() {
        let shortest = Duration::from_millis(2);
        let length = |factor: u32| bar(shortest * factor, shortest).chars().count();
        assert_eq!([1, 10, 100, 1000].map(length), [1, 7, 13, 19]);
        assert_eq!(bar(Duration::from_secs(1_000_000), Duration::ZERO).chars().count(), 40);
    }
}
