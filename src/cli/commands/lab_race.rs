//! Runs methods of the lab on a puzzle, each on a thread of its own, and takes their time. It writes nothing.

use std::convert::Infallible;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use crate::cli::args::LabArguments;
use crate::engine::{Control, Puzzle};
use crate::figures::RunReport;
use crate::lab::{Method, Racer, RunEvent};
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
    pub(super) fn of(arguments: &LabArguments) -> Self {
        let threads = arguments.threads.unwrap_or_else(all_threads);
        Self {
            limit: arguments.limit.unwrap_or(USUAL_LIMIT),
            seed: arguments.seed.unwrap_or(USUAL_SEED),
            threads: threads.into(),
        }
    }
}

/// Runs each method on the puzzle, and returns the results in the order of `methods`.
pub(super) fn race(methods: &[Method], puzzle: &Puzzle, rules: LabRules) -> Vec<RunReport> {
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
    let mut results: Vec<(usize, RunReport)> = thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let done = workers.into_iter().map(thread::ScopedJoinHandle::join);
        done.flat_map(|done| done.unwrap_or_else(|fault| std::panic::resume_unwind(fault)))
            .collect()
    });
    results.sort_by_key(|(place, _)| *place);
    results.into_iter().map(|(_, result)| result).collect()
}

/// Runs a method up to its first answer.
pub(super) fn run(method: Method, puzzle: &Puzzle, rules: LabRules) -> RunReport {
    let Ok(result) = watch(method, puzzle, rules, |_| Ok::<(), Infallible>(()));
    result
}

/// Runs a method up to its first answer, and shows each event to `see`, which may end the run with an error.
pub(super) fn watch<E>(
    method: Method,
    puzzle: &Puzzle,
    rules: LabRules,
    mut see: impl FnMut(RunEvent) -> Result<(), E>,
) -> Result<RunReport, E> {
    let start = Instant::now();
    let mut racer = Racer::new(method, puzzle, rules.seed, Some(rules.limit), &Control::default());
    while let Some(event) = racer.advance() {
        see(event)?;
    }
    Ok(RunReport::of(method, &racer, start.elapsed()))
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
