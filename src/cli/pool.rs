//! Works on one input with several threads, in the order of the input and in bounded memory.
//!
//! A free thread takes the next task and a place in the queue of results. The caller's thread takes the results in
//! the order of the queue. The queue is short: while the task at its head runs, the other threads wait for room.
//! After the caller refuses results, the caller does not join the threads, because a thread may be blocked on input.
//! Such a thread ends with the program, or when it next sends a result.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, TryRecvError, sync_channel};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use std::{mem, panic, thread};

use super::ending::CommandFailure;
use super::results::{Outbox, Results};

/// Number of tasks per thread that may run, or be done, ahead of the task whose results are taken.
const TASKS_AHEAD: usize = 4;

/// Results of this many bytes are sent at once.
const HEAVIEST: usize = 256 * 1024;

/// Results that have waited for this time are sent too, if it is their turn: a person does not notice such a short
/// gap, and twenty transfers per second cost nothing.
const LONGEST_WAIT: Duration = Duration::from_millis(50);

/// Takes results in the order of their tasks.
pub(super) trait ResultReceiver {
    /// Takes the next results.
    fn take(&mut self, results: Results) -> Result<(), CommandFailure>;

    /// Called while the next results are not ready.
    fn idle(&mut self) -> Result<(), CommandFailure>;
}

/// Runs `work` on `tasks` with up to `threads` threads, as many as the system grants. `taker` takes the results in the
/// order of the tasks, until `taker` fails.
pub(super) fn in_order<T>(
    threads: u16,
    tasks: impl Iterator<Item = T> + Send + 'static,
    work: impl Fn(T, &mut Outbox<'_>) -> Result<(), CommandFailure> + Send + Sync + 'static,
    taker: &mut impl ResultReceiver,
) -> Result<(), CommandFailure> {
    let (queue, turns) = sync_channel(usize::from(threads) * TASKS_AHEAD);
    let tasks_done = Arc::new(AtomicU64::new(0));
    let source = Mutex::new(TaskSource { tasks, queue, given_out: 0 });
    let state = Arc::new(PoolState { source, work, tasks_done: Arc::clone(&tasks_done) });
    let start = |_| {
        let state = Arc::clone(&state);
        thread::Builder::new().spawn(move || state.run_tasks())
    };
    let workers: Vec<_> = (0..threads).map_while(|number| start(number).ok()).collect();
    if workers.is_empty() {
        state.run_tasks();
    }
    // The queue ends when the last thread lets go of the source.
    drop(state);
    while let Some(turn) = next(&turns, taker)? {
        while let Some(results) = next(&turn, taker)? {
            taker.take(results)?;
        }
        tasks_done.fetch_add(1, Ordering::Relaxed);
    }
    for worker in workers {
        worker.join().unwrap_or_else(|reason| panic::resume_unwind(reason));
    }
    Ok(())
}

/// Returns the next task, or `None` at the end.
fn next<T>(
    queue: &Receiver<T>,
    taker: &mut impl ResultReceiver,
) -> Result<Option<T>, CommandFailure> {
    match queue.try_recv() {
        Ok(next) => Ok(Some(next)),
        Err(TryRecvError::Disconnected) => Ok(None),
        Err(TryRecvError::Empty) => {
            taker.idle()?;
            Ok(queue.recv().ok())
        }
    }
}

/// The state that the threads share.
struct PoolState<I, W> {
    source: Mutex<TaskSource<I>>,
    work: W,
    /// Number of tasks whose results have all been taken.
    tasks_done: Arc<AtomicU64>,
}

/// The source of tasks, for one thread at a time.
struct TaskSource<I> {
    tasks: I,
    queue: SyncSender<Receiver<Results>>,
    given_out: u64,
}

/// A task with its place in the order.
struct NumberedTask<T> {
    task: T,
    number: u64,
    output: SyncSender<Results>,
}

impl<T, I, W> PoolState<I, W>
where
    I: Iterator<Item = T>,
    W: Fn(T, &mut Outbox<'_>) -> Result<(), CommandFailure>,
{
    fn run_tasks(&self) {
        while let Some(turn) = self.next_turn() {
            if self.work_on(turn).is_err() {
                break;
            }
        }
    }

    fn next_turn(&self) -> Option<NumberedTask<T>> {
        let mut source = self.source.lock().ok()?;
        let task = source.tasks.next()?;
        let (output, results) = sync_channel(1);
        source.queue.send(results).ok()?;
        source.given_out += 1;
        Some(NumberedTask { task, number: source.given_out - 1, output })
    }

    fn work_on(
        &self,
        NumberedTask { task, number, output }: NumberedTask<T>,
    ) -> Result<(), CommandFailure> {
        let mut sent = Instant::now();
        let mut pass_on = |results: &mut Results| {
            let is_head = || self.tasks_done.load(Ordering::Relaxed) == number;
            if results.weight() >= HEAVIEST || is_head() && sent.elapsed() >= LONGEST_WAIT {
                sent = Instant::now();
                return send(&output, mem::take(results));
            }
            Ok(())
        };
        let mut outbox = Outbox::new(&mut pass_on);
        (self.work)(task, &mut outbox)?;
        send(&output, outbox.results)
    }
}

/// Sends results to the taker; if the taker has ended, the error has no reader.
fn send(output: &SyncSender<Results>, results: Results) -> Result<(), CommandFailure> {
    output.send(results).map_err(|_| CommandFailure::ClosedPipe)
}

#[cfg(test)]
mod tests {
    use super::super::results::ResultPiece;
    use super::*;
    use crate::engine::Effort;

    #[derive(Default)]
    struct CollectedResults {
        text: Vec<u8>,
        puzzles: u64,
        most: u64,
    }

    impl ResultReceiver for CollectedResults {
        fn take(&mut self, results: Results) -> Result<(), CommandFailure> {
            for piece in results.pieces {
                let ResultPiece::Text(text) = piece else { unreachable!("only texts are written") };
                self.text.extend(text);
            }
            self.puzzles += results.totals.puzzles;
            if self.puzzles > 0 && self.puzzles == self.most {
                Err(CommandFailure::ClosedPipe)
            } else {
                Ok(())
            }
        }

        fn idle(&mut self) -> Result<(), CommandFailure> {
            Ok(())
        }
    }

    /// Each task writes its number as often as its last digit says.
    fn work(task: u32, out: &mut Outbox<'_>) -> Result<(), CommandFailure> {
        for _ in 0..task % 10 {
            out.results.write(&format!("{task} "));
            out.offer()?;
        }
        out.results.count_answered(Effort::default());
        Ok(())
    }

    #[test]
    fn results_come_in_the_order_of_the_tasks() {
        let text_of = |task: u32| format!("{task} ").repeat((task % 10) as usize);
        let expected: String = (0..2000).map(text_of).collect();
        for threads in [1, 2, 3, 8] {
            let mut seen = CollectedResults::default();
            assert!(in_order(threads, 0..2000, work, &mut seen).is_ok());
            assert!(seen.text == expected.as_bytes(), "{threads} threads");
            assert_eq!(seen.puzzles, 2000);
        }
    }

    #[test]
    fn heavy_results_wait_for_their_turn_and_come_whole() {
        let work = |task: u32, out: &mut Outbox<'_>| {
            let piece = "x".repeat(HEAVIEST / 2 + 1);
            for _ in 0..task {
                out.results.write(&piece);
                out.offer()?;
            }
            Ok(())
        };
        let mut seen = CollectedResults::default();
        assert!(in_order(3, 0..20, work, &mut seen).is_ok());
        assert_eq!(seen.text.len(), 190 * (HEAVIEST / 2 + 1));
    }

    #[test]
    fn all_ends_when_results_are_refused_even_without_an_end_of_tasks() {
        let mut seen = CollectedResults { most: 1000, ..CollectedResults::default() };
        assert!(in_order(3, 0.., work, &mut seen).is_err());
        assert_eq!(seen.puzzles, 1000);
    }

    #[test]
    #[should_panic(expected = "task 7")]
    fn a_thread_that_panics_is_heard_of() {
        let work = |task: u32, _: &mut Outbox<'_>| {
            assert!(task != 7, "task 7");
            Ok(())
        };
        let _ = in_order(2, 0..20, work, &mut CollectedResults::default());
    }
}
