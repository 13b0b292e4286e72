//! Reads input ahead on a separate thread, so that the waiting consumer can check for signals.

use std::panic::resume_unwind;
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;
use std::{io, vec};

/// Number of items in one batch.
const BATCH: usize = 128;

/// Number of batches that may wait in the queue.
const QUEUED_BATCHES: usize = 4;

/// Longest time between two checks for signals.
const TICK: Duration = Duration::from_millis(50);

/// The items that are read ahead.
pub(super) struct ReadAhead<T> {
    /// The batch that was received last.
    batch: vec::IntoIter<T>,
    reader: BatchSource<T>,
}

/// The thread that reads.
enum BatchSource<T> {
    Thread(Receiver<Vec<T>>, Option<JoinHandle<()>>),
    /// The consumer itself, if the system cannot start a thread.
    Inline(Arc<Mutex<dyn Iterator<Item = T> + Send>>),
}

impl<T: Send + 'static> ReadAhead<T> {
    /// Starts to read, and waits for the first batch.
    pub(super) fn of(source: impl Iterator<Item = T> + Send + 'static) -> Self {
        let source: Arc<Mutex<dyn Iterator<Item = T> + Send>> = Arc::new(Mutex::new(source));
        let (sender, batches) = sync_channel(QUEUED_BATCHES);
        let read = {
            let source = Arc::clone(&source);
            move || hand_over(&source, &sender)
        };
        match thread::Builder::new().spawn(read) {
            Ok(reader) => Self {
                batch: batches.recv().unwrap_or_default().into_iter(),
                reader: BatchSource::Thread(batches, Some(reader)),
            },
            Err(_) => Self { batch: Vec::new().into_iter(), reader: BatchSource::Inline(source) },
        }
    }

    /// Returns the next item, or `None` at the end. Calls `check` repeatedly while it waits; an error of `check` ends
    /// the wait.
    pub(super) fn next(&mut self, check: impl Fn() -> io::Result<()>) -> io::Result<Option<T>> {
        loop {
            if let Some(next) = self.batch.next() {
                return Ok(Some(next));
            }
            match &mut self.reader {
                BatchSource::Inline(source) => return Ok(locked(source).next()),
                BatchSource::Thread(batches, thread) => match batches.recv_timeout(TICK) {
                    Ok(batch) => self.batch = batch.into_iter(),
                    Err(RecvTimeoutError::Timeout) => check()?,
                    Err(RecvTimeoutError::Disconnected) => {
                        end(thread.take());
                        return Ok(None);
                    }
                },
            }
        }
    }
}

/// A panic of the reading thread must not look like the end of the input.
fn end(thread: Option<JoinHandle<()>>) {
    if let Some(Err(panic)) = thread.map(JoinHandle::join) {
        resume_unwind(panic);
    }
}

fn locked<T: ?Sized>(source: &Mutex<T>) -> MutexGuard<'_, T> {
    source.lock().unwrap_or_else(PoisonError::into_inner)
}

fn hand_over<T>(source: &Mutex<dyn Iterator<Item = T> + Send>, to: &SyncSender<Vec<T>>) {
    let mut source = locked(source);
    loop {
        let batch: Vec<T> = (&mut *source).take(BATCH).collect();
        if batch.is_empty() || to.send(batch).is_err() {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;

    fn all<T: Send + 'static>(mut ahead: ReadAhead<T>) -> Vec<T> {
        std::iter::from_fn(|| ahead.next(|| Ok(())).unwrap()).collect()
    }

    #[test]
    fn all_come_in_order_and_few_are_read_before_they_are_wanted() {
        for count in [0, 1, BATCH, BATCH + 1, 20 * BATCH + 7] {
            assert_eq!(all(ReadAhead::of(0..count)), (0..count).collect::<Vec<_>>());
        }
        let reads = Arc::new(AtomicUsize::new(0));
        let count = Arc::clone(&reads);
        let mut ahead = ReadAhead::of((0..100 * BATCH).inspect(move |_| {
            count.fetch_add(1, Ordering::Relaxed);
        }));
        for taken in 1..=100 * BATCH {
            assert!(ahead.next(|| Ok(())).unwrap().is_some());
            let read = reads.load(Ordering::Relaxed);
            assert!(read <= taken + (QUEUED_BATCHES + 2) * BATCH, "{read} read, {taken} taken");
        }
    }

    #[test]
    fn whoever_waits_can_be_told_to_stop() {
        let (_sender, never) = sync_channel::<usize>(0);
        let waiting = std::iter::from_fn(move || never.recv().ok());
        let mut ahead = ReadAhead::of((0..BATCH).chain(waiting));
        for at in 0..BATCH {
            assert_eq!(ahead.next(|| Ok(())).unwrap(), Some(at));
        }
        let signal = || Err(io::Error::other("a signal"));
        assert!(ahead.next(signal).is_err());
    }

    #[test]
    #[should_panic(expected = "the reader fails")]
    fn a_reader_that_fails_is_no_end() {
        all(ReadAhead::of((0..2 * BATCH).inspect(|&at| assert!(at < BATCH, "the reader fails"))));
    }
}
