//! Several threads that work on one input and keep its order, in bounded memory.
//!
//! Batches of jobs are dealt out in turn, and results are taken in the same turn, so order needs no
//! bookkeeping. Every queue is short: whoever is ahead waits. One thread reads, the caller's own takes the
//! results. Batches start small, so that few jobs are spread well, and grow, so that many are passed on
//! cheaply; none is held back when its reader has to wait.

use std::cell::RefCell;
use std::mem;
use std::sync::mpsc::{Receiver, SyncSender, TryRecvError, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use super::solver::Stopped;

/// How many batches wait in each queue.
const BATCHES_AHEAD: usize = 4;

/// The largest batch, of jobs or of pieces.
const LARGEST_BATCH: usize = 64;

/// A batch may hold one job for so many that were dealt to each thread before.
const GROWTH: usize = 8;

/// The first piece behind so long a time sends off those that have gathered.
const LONGEST_WAIT: Duration = Duration::from_millis(50);

/// Takes results in the order of their jobs.
pub(super) trait Taker {
    /// A part of a result.
    type Piece: Send;
    /// Why no more can be taken.
    type Error;

    /// Takes the next piece.
    fn take(&mut self, piece: Self::Piece) -> Result<(), Self::Error>;

    /// The next piece is not there yet.
    fn idle(&mut self) -> Result<(), Self::Error>;
}

/// Some pieces of the results of a batch of jobs.
struct Message<P> {
    pieces: Vec<P>,
    /// Whether the batch of jobs is done with them.
    last: bool,
}

/// Works in `threads` threads on the jobs that `feed` deals out: `work` gives out pieces, which come to
/// `taker` in the order of the jobs. When `taker` fails, pieces and jobs are refused and all threads end.
pub(super) fn in_order<J: Send, T: Taker>(
    threads: u16,
    feed: impl FnOnce(&Dealer<J>) + Send,
    work: impl Fn(J, &mut dyn FnMut(T::Piece) -> Result<(), Stopped>) -> Result<(), Stopped> + Sync,
    taker: &mut T,
) -> Result<(), T::Error> {
    thread::scope(|scope| {
        let mut inputs = Vec::new();
        let mut outputs = Vec::new();
        for _ in 0..threads {
            let (input, batches) = sync_channel::<Vec<J>>(BATCHES_AHEAD);
            let (messages, output) = sync_channel(BATCHES_AHEAD);
            let work = &work;
            scope.spawn(move || batches.iter().try_for_each(|jobs| finish(jobs, work, &messages)));
            inputs.push(input);
            outputs.push(output);
        }
        scope.spawn(move || {
            let dealer = Dealer::new(inputs);
            feed(&dealer);
            dealer.send_off();
        });
        // The queues end with this closure, before its threads are waited for.
        collect(&outputs, taker)
    })
}

/// Deals jobs out to the threads in turn.
pub(super) struct Dealer<J>(RefCell<Hand<J>>);

struct Hand<J> {
    inputs: Vec<SyncSender<Vec<J>>>,
    batch: Vec<J>,
    batches: usize,
    jobs: usize,
    refused: bool,
}

impl<J> Dealer<J> {
    fn new(inputs: Vec<SyncSender<Vec<J>>>) -> Self {
        Self(RefCell::new(Hand { inputs, batch: Vec::new(), batches: 0, jobs: 0, refused: false }))
    }

    /// Takes the next job.
    pub(super) fn deal(&self, job: J) -> Result<(), Stopped> {
        let mut hand = self.0.borrow_mut();
        hand.batch.push(job);
        hand.jobs += 1;
        if hand.batch.len() >= hand.full_batch() {
            hand.send_off();
        }
        if hand.refused { Err(Stopped) } else { Ok(()) }
    }

    /// Lets the threads have what was dealt so far.
    pub(super) fn send_off(&self) {
        let mut hand = self.0.borrow_mut();
        if !hand.batch.is_empty() {
            hand.send_off();
        }
    }
}

impl<J> Hand<J> {
    fn full_batch(&self) -> usize {
        (self.jobs / (self.inputs.len() * GROWTH)).clamp(1, LARGEST_BATCH)
    }

    fn send_off(&mut self) {
        let thread = self.batches % self.inputs.len();
        self.batches += 1;
        let batch = mem::take(&mut self.batch);
        self.refused |= self.inputs[thread].send(batch).is_err();
    }
}

fn finish<J, P>(
    jobs: Vec<J>,
    work: impl Fn(J, &mut dyn FnMut(P) -> Result<(), Stopped>) -> Result<(), Stopped>,
    messages: &SyncSender<Message<P>>,
) -> Result<(), Stopped> {
    let pass_on = |pieces, last| messages.send(Message { pieces, last }).map_err(|_| Stopped);
    let mut pieces = Vec::new();
    let mut last_sent = Instant::now();
    for job in jobs {
        work(job, &mut |piece| {
            pieces.push(piece);
            if pieces.len() >= LARGEST_BATCH || last_sent.elapsed() >= LONGEST_WAIT {
                last_sent = Instant::now();
                pass_on(mem::take(&mut pieces), false)?;
            }
            Ok(())
        })?;
    }
    pass_on(pieces, true)
}

/// Takes the results in the turn in which the jobs were dealt. Ends at the first thread that has no more,
/// as then no other has.
fn collect<T: Taker>(
    outputs: &[Receiver<Message<T::Piece>>],
    taker: &mut T,
) -> Result<(), T::Error> {
    for output in outputs.iter().cycle() {
        loop {
            let Some(message) = next(output, taker)? else {
                return Ok(());
            };
            message.pieces.into_iter().try_for_each(|piece| taker.take(piece))?;
            if message.last {
                break;
            }
        }
    }
    Ok(())
}

fn next<T: Taker>(
    output: &Receiver<Message<T::Piece>>,
    taker: &mut T,
) -> Result<Option<Message<T::Piece>>, T::Error> {
    match output.try_recv() {
        Ok(message) => Ok(Some(message)),
        Err(TryRecvError::Disconnected) => Ok(None),
        Err(TryRecvError::Empty) => {
            taker.idle()?;
            Ok(output.recv().ok())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Default)]
    struct Seen {
        pieces: Vec<u32>,
        most: usize,
    }

    impl Taker for Seen {
        type Piece = u32;
        type Error = ();

        fn take(&mut self, piece: u32) -> Result<(), ()> {
            self.pieces.push(piece);
            if self.pieces.len() == self.most { Err(()) } else { Ok(()) }
        }

        fn idle(&mut self) -> Result<(), ()> {
            Ok(())
        }
    }

    /// Each job gives out as many pieces as the last digit of its number.
    fn work(job: u32, give: &mut dyn FnMut(u32) -> Result<(), Stopped>) -> Result<(), Stopped> {
        (0..job % 10).try_for_each(|_| give(job))
    }

    fn feed(mut jobs: impl Iterator<Item = u32>, dealer: &Dealer<u32>) {
        let _ = jobs.try_for_each(|job| dealer.deal(job));
    }

    #[test]
    fn pieces_come_in_the_order_of_the_jobs() {
        let expected: Vec<u32> =
            (0..2000).flat_map(|job| (0..job % 10).map(move |_| job)).collect();
        for threads in [1, 2, 3, 8] {
            let mut seen = Seen::default();
            assert_eq!(in_order(threads, |dealer| feed(0..2000, dealer), work, &mut seen), Ok(()));
            assert!(seen.pieces == expected, "{threads} threads");
        }
    }

    #[test]
    fn all_ends_when_pieces_are_refused_even_without_an_end_of_jobs() {
        let mut seen = Seen { most: 1000, ..Seen::default() };
        assert_eq!(in_order(3, |dealer| feed(0.., dealer), work, &mut seen), Err(()));
        assert_eq!(seen.pieces.len(), 1000);
    }
}
