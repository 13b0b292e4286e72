//! How far the work on many puzzles has come, for the progress line.
//!
//! The number of puzzles in a file is not known before its end. It is estimated by the bytes that the puzzles so far took.

use std::fs::{self, File};
use std::io::Seek;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::text::{Language, ListStanding, Say};

/// The state of the work, which several threads share.
pub(super) struct ListProgress {
    start: Instant,
    size: WorkSize,
    /// The number of puzzles that were handed out to work on.
    given: AtomicU64,
    done: AtomicU64,
    /// The number of bytes that were read from the source, but not by the readers of puzzles.
    buffered: AtomicU64,
    place: Mutex<SourcePlace>,
}

/// How much work there is.
enum WorkSize {
    Puzzles(u64),
    Bytes(u64),
    Unknown,
}

/// A place in the inputs.
#[derive(Default)]
struct SourcePlace {
    /// The size of the inputs before this one.
    before: u64,
    file: Option<File>,
}

impl ListProgress {
    /// The work on this number of puzzles.
    pub(super) fn of_puzzles(count: u64) -> Arc<Self> {
        Self::new(WorkSize::Puzzles(count))
    }

    /// The work on all puzzles of these inputs. `None` is standard input.
    pub(super) fn of_inputs(paths: &[Option<&Path>]) -> Arc<Self> {
        let size = |path: Option<&Path>| {
            let about = fs::metadata(path?).ok().filter(fs::Metadata::is_file);
            about.map(|about| about.len())
        };
        let sizes: Option<Vec<u64>> = paths.iter().copied().map(size).collect();
        Self::new(sizes.map_or(WorkSize::Unknown, |sizes| WorkSize::Bytes(sizes.iter().sum())))
    }

    fn new(size: WorkSize) -> Arc<Self> {
        Arc::new(Self {
            start: Instant::now(),
            size,
            given: AtomicU64::new(0),
            done: AtomicU64::new(0),
            buffered: AtomicU64::new(0),
            place: Mutex::default(),
        })
    }

    /// Notes that the next input begins. `file` is a second handle of its file, if it is one.
    pub(super) fn begin(&self, file: Option<File>) {
        let mut place = self.place.lock().unwrap_or_else(PoisonError::into_inner);
        let length = place.file.as_ref().and_then(|file| file.metadata().ok());
        place.before += length.map_or(0, |about| about.len());
        place.file = file;
        self.buffered.store(0, Ordering::Relaxed);
    }

    /// Notes that puzzles were handed out, and how many bytes wait behind them.
    pub(super) fn give(&self, puzzles: u64, buffered: usize) {
        self.given.fetch_add(puzzles, Ordering::Relaxed);
        self.buffered.store(buffered as u64, Ordering::Relaxed);
    }

    /// Notes that puzzles are done.
    pub(super) fn finish(&self, puzzles: u64) {
        self.done.fetch_add(puzzles, Ordering::Relaxed);
    }

    /// Says how far the work has come.
    pub(super) fn say(&self, language: Language) -> String {
        let (done, time) = (self.done.load(Ordering::Relaxed), self.start.elapsed());
        let total = self.total();
        let left = total.and_then(|total| time_left(done, total, time));
        ListStanding { done, total, time, left }.say(language)
    }

    /// The number of all puzzles, perhaps an estimate.
    fn total(&self) -> Option<u64> {
        let size = match self.size {
            WorkSize::Puzzles(count) => return Some(count),
            WorkSize::Bytes(size) => size,
            WorkSize::Unknown => return None,
        };
        let mut place = self.place.lock().unwrap_or_else(PoisonError::into_inner);
        let before = place.before;
        // A second handle of a file tells how far the first has come.
        let read = place.file.as_mut().and_then(|file| file.stream_position().ok())?;
        let taken = (before + read).saturating_sub(self.buffered.load(Ordering::Relaxed));
        let given = self.given.load(Ordering::Relaxed);
        if taken == 0 || given == 0 {
            return None;
        }
        let total = u128::from(given) * u128::from(size.max(taken)) / u128::from(taken);
        u64::try_from(total).ok()
    }
}

fn time_left(done: u64, total: u64, time: Duration) -> Option<Duration> {
    #[expect(clippy::cast_precision_loss, reason = "an estimate")]
    let share = (done > 0).then(|| total.saturating_sub(done) as f64 / done as f64)?;
    Duration::try_from_secs_f64(time.as_secs_f64() * share).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_number_of_puzzles_is_estimated_by_the_bytes_so_far() {
        let file = tempfile::NamedTempFile::new().unwrap();
        fs::write(file.path(), vec![b'1'; 1000]).unwrap();
        let progress = ListProgress::of_inputs(&[Some(file.path())]);
        assert_eq!(progress.total(), None);
        let mut handle = file.reopen().unwrap();
        progress.begin(Some(handle.try_clone().unwrap()));
        handle.seek(std::io::SeekFrom::Start(500)).unwrap();
        progress.give(5, 400);
        assert_eq!(progress.total(), Some(50));
        assert_eq!(time_left(5, 50, Duration::from_secs(1)), Some(Duration::from_secs(9)));
        assert_eq!(ListProgress::of_puzzles(7).total(), Some(7));
        assert_eq!(ListProgress::of_inputs(&[None]).total(), None);
    }
}
