//! Runs one count on several threads.
//!
//! A free thread takes the next part of the count. The results are added in the order of the parts. So the count and
//! the effort are the same with any number of threads.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::thread;

use crate::engine::search::{CountInParts, CountLimit, Counter, FullCount, PartCount};
use crate::engine::{Cancelled, Control, Puzzle};

/// Number of steps below which a count ends sooner than threads start.
const WORTH_THREADS: u64 = 20_000_000;

/// Counts the answers of `puzzle` on up to `threads` threads. If `threads` is `None`, uses [`all_threads`].
///
/// # Errors
/// Returns [`Cancelled`] if `control` was cancelled.
pub fn count(
    puzzle: &Puzzle,
    until: CountLimit,
    threads: Option<u16>,
    control: &Control,
) -> Result<FullCount, Cancelled> {
    let counting = CountInParts::start(puzzle, until, control)?;
    if counting.steps() < WORTH_THREADS {
        return counting.finish(control);
    }
    match threads.unwrap_or_else(all_threads) {
        0 | 1 => counting.finish(control),
        threads => share_out(counting, threads.into(), control),
    }
}

/// The number of threads that this machine runs at a time.
#[must_use]
pub fn all_threads() -> u16 {
    thread::available_parallelism()
        .map_or(1, |count| u16::try_from(count.get()).unwrap_or(u16::MAX))
}

fn share_out(
    mut counting: CountInParts,
    threads: usize,
    control: &Control,
) -> Result<FullCount, Cancelled> {
    let numbers = Numbers { next: AtomicUsize::new(0), end: counting.parts() };
    thread::scope(|scope| {
        let (sender, parts) = channel();
        for _ in 0..threads.min(numbers.end) {
            let (sender, numbers, counter) = (sender.clone(), &numbers, counting.counter());
            // All threads share the token, but not the progress: each thread would overwrite the progress of
            // the others.
            let control = Control { cancel: control.cancel.clone(), ..Control::default() };
            scope.spawn(move || count_parts(counter?, numbers, &sender, &control));
        }
        drop(sender);
        for part in parts {
            counting.add(part?);
            counting.report(control)?;
            if !counting.is_open() {
                numbers.stop();
            }
        }
        Ok(counting.counted())
    })
}

/// Counts parts until no part is left, or the count is no longer wanted.
fn count_parts(
    mut counter: Counter,
    numbers: &Numbers,
    parts: &Sender<Result<PartCount, Cancelled>>,
    control: &Control,
) -> Option<()> {
    loop {
        let part = counter.count(numbers.take()?, control);
        parts.send(part).ok()?;
    }
}

/// The numbers of the parts that no thread has started.
struct Numbers {
    next: AtomicUsize,
    end: usize,
}

impl Numbers {
    fn take(&self) -> Option<usize> {
        let number = self.next.fetch_add(1, Ordering::Relaxed);
        (number < self.end).then_some(number)
    }

    /// Lets no further part begin.
    fn stop(&self) {
        self.next.store(self.end, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Grid, Layout};

    /// A puzzle with three full rows and some more givens, which has thousands of millions of answers.
    fn sparse() -> Puzzle {
        let text = "1234567894567891237891234562143";
        let mut givens = Grid::empty(Layout::classic());
        for (cell, digit) in givens.layout().cells().zip(text.bytes()) {
            givens.set(cell, crate::engine::Digit::new(digit - b'0'));
        }
        Puzzle::new(givens).unwrap()
    }

    fn counting(until: CountLimit) -> CountInParts {
        CountInParts::start(&sparse(), until, &Control::default()).unwrap()
    }

    #[test]
    fn any_number_of_threads_comes_to_the_same() {
        for until in
            [CountLimit::MoreThan(1_000_000), CountLimit::MoreThan(1_000_000_000), CountLimit::All]
        {
            let control = Control::default();
            let alone = counting(until).finish(&control).unwrap();
            for threads in [1, 2, 5] {
                assert_eq!(share_out(counting(until), threads, &control), Ok(alone));
            }
        }
    }

    #[test]
    fn all_threads_stop_when_the_count_is_cancelled() {
        let control = Control::default();
        let counting = counting(CountLimit::All);
        control.cancel.cancel();
        assert_eq!(share_out(counting, 3, &control), Err(Cancelled));
    }
}
