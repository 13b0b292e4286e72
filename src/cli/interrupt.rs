//! Saves files so that an interruption, such as Ctrl+C, leaves neither a half-written file nor a half line on standard
//! output.
//!
//! A signal during the writing is recorded. The next piece of writing then fails, and the new file is removed as after
//! any other failure. Then the program ends as the signal asks. A second signal ends the program at once.

use std::io::{self, BufWriter, Stdout, Write};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
#[cfg(unix)]
use std::time::Duration;
#[cfg(unix)]
use std::{mem, sync::mpsc, thread};

#[cfg(unix)]
use signal_hook::consts::SIGHUP;
use signal_hook::consts::{SIGINT, SIGTERM};
#[cfg(unix)]
use signal_hook::iterator::Signals as Arriving;
use signal_hook::{flag, low_level};

use crate::store::{self, StoreError};

/// The signals that ask the program to end: Ctrl+C, a normal `kill`, and a closed terminal.
const ENDING: &[i32] = &[
    SIGINT,
    SIGTERM,
    #[cfg(unix)]
    SIGHUP,
];

/// The longest time that a signal waits for lines to be written.
#[cfg(unix)]
const PATIENCE: Duration = Duration::from_secs(1);

/// Number of bytes between two checks for a signal.
const PIECE: usize = 64 * 1024;

/// Saves a new file, or replaces an old one, with the content that `write` writes in pieces. If `write` waits for
/// anything else, `write` must check the signals.
pub(super) fn save_with(
    path: &Path,
    write: impl FnOnce(&mut dyn Write, &Signals) -> io::Result<()>,
) -> Result<(), StoreError> {
    let signals = Signals::note();
    let saved = store::save_with(path, |file| {
        write(&mut InterruptibleFile { file, signals: &signals }, &signals)
    });
    signals.0.iter().for_each(Signal::heed);
    saved
}

/// Standard output, which a thread may hold while the program ends.
pub(super) type SharedWriter = Arc<Mutex<BufWriter<Stdout>>>;

/// Lets the signals that end the program wait until `writer` has written what it holds, which is whole lines. If that takes
/// long, because nobody reads them, the program ends without them.
#[cfg(unix)]
pub(super) fn finish_lines(writer: &SharedWriter) {
    let ending = ENDING.iter().copied().filter(|&number| !is_ignored(number));
    let Ok(mut signals) = Arriving::new(ending) else { return };
    let writer = Arc::clone(writer);
    let wait = move || {
        for number in signals.forever() {
            write_all_within(PATIENCE, &writer);
            drop(low_level::emulate_default_handler(number));
        }
    };
    // Without a thread the program ends as it would without this.
    drop(thread::Builder::new().spawn(wait));
}

/// Flushes `writer`, but waits no longer than `patience`. The writer stays locked, so nothing is written after that.
#[cfg(unix)]
fn write_all_within<W: Write + Send + 'static>(patience: Duration, writer: &Arc<Mutex<W>>) {
    let (tell, is_written) = mpsc::channel();
    let writer = Arc::clone(writer);
    // On a thread of its own: both the lock and a full pipe that nobody reads may be waited for without end.
    let write = move || {
        if let Ok(mut writer) = writer.lock() {
            // Nobody is left to hear of an error.
            drop(writer.flush());
            let _ = tell.send(());
            // Stays locked. Otherwise the next piece would begin a line that is never ended.
            mem::forget(writer);
        }
    };
    drop(thread::Builder::new().spawn(write));
    let _ = is_written.recv_timeout(patience);
}

/// Other systems end the program at once.
#[cfg(not(unix))]
pub(super) fn finish_lines(_writer: &SharedWriter) {}

/// Returns whether the program was started to ignore a signal, as by `nohup`.
#[cfg(target_os = "linux")]
fn is_ignored(number: i32) -> bool {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    let mask = mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok());
    mask.is_some_and(|mask| mask >> (number - 1) & 1 == 1)
}

/// Not asked on other systems, which need unsafe code for it.
#[cfg(not(target_os = "linux"))]
fn is_ignored(_number: i32) -> bool {
    false
}

/// The signals that end the writing.
pub(super) struct Signals(Vec<Signal>);

impl Signals {
    /// Starts to record the signals that end the program, except ignored signals.
    fn note() -> Self {
        let ending = ENDING.iter().copied().filter(|&number| !is_ignored(number));
        Self(ending.map(Signal::note).collect())
    }

    /// Returns an error if a signal has arrived.
    pub(super) fn check(&self) -> io::Result<()> {
        if self.0.iter().any(Signal::has_come) {
            // Not `ErrorKind::Interrupted`, after which one tries again.
            return Err(io::Error::other("a signal has come"));
        }
        Ok(())
    }
}

/// A signal that asks the program to end.
struct Signal {
    number: i32,
    has_come: Arc<AtomicBool>,
}

impl Signal {
    /// Starts to record a signal. If the system does not allow that, the signal still ends the program.
    fn note(number: i32) -> Self {
        let has_come = Arc::new(AtomicBool::new(false));
        drop(flag::register_conditional_default(number, Arc::clone(&has_come)));
        drop(flag::register(number, Arc::clone(&has_come)));
        Self { number, has_come }
    }

    fn has_come(&self) -> bool {
        self.has_come.load(Ordering::Relaxed)
    }

    /// Ends the program if the signal has arrived.
    fn heed(&self) {
        if self.has_come() {
            drop(low_level::emulate_default_handler(self.number));
        }
    }
}

/// A file that refuses to write after a signal.
struct InterruptibleFile<'a> {
    file: &'a mut dyn Write,
    signals: &'a Signals,
}

impl Write for InterruptibleFile<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.signals.check()?;
        self.file.write(&bytes[..bytes.len().min(PIECE)])
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_more_is_written_once_a_signal_has_come() {
        let signal = || Signal { number: SIGINT, has_come: Arc::default() };
        let signals = Signals(vec![signal(), signal()]);
        let mut text = Vec::new();
        let mut file = InterruptibleFile { file: &mut text, signals: &signals };
        let before = vec![b'a'; 2 * PIECE + 1];
        assert!(file.write_all(&before).is_ok());
        signals.0[0].has_come.store(true, Ordering::Relaxed);
        assert!(file.write_all(b"b").is_err());
        assert!(text == before);
    }

    /// A full pipe that nobody reads.
    #[cfg(unix)]
    struct FullPipe(mpsc::Receiver<()>);

    #[cfg(unix)]
    impl Write for FullPipe {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            Ok(bytes.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            self.0.recv().map_err(io::Error::other)
        }
    }

    /// The program did not end by Ctrl+C once the signal had taken the lock and wrote into a full pipe.
    #[cfg(unix)]
    #[test]
    fn nobody_waits_for_ever_for_lines_that_are_not_read() {
        let (_reader, pipe) = mpsc::channel();
        let writer = Arc::new(Mutex::new(FullPipe(pipe)));
        write_all_within(Duration::from_millis(10), &writer);
        assert!(writer.try_lock().is_err(), "it is still being written");
        // Now the lock is waited for as well.
        write_all_within(Duration::from_millis(10), &writer);
    }

    /// Hands on what is written.
    #[cfg(unix)]
    struct Pipe(mpsc::Sender<Vec<u8>>);

    #[cfg(unix)]
    impl Write for Pipe {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0.send(bytes.to_vec()).map_err(io::Error::other)?;
            Ok(bytes.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[cfg(unix)]
    #[test]
    fn lines_are_written_before_the_end_and_none_is_begun_behind_them() {
        let (pipe, reader) = mpsc::channel();
        let writer = Arc::new(Mutex::new(BufWriter::new(Pipe(pipe))));
        writer.lock().unwrap().write_all(b"a line\n").unwrap();
        write_all_within(Duration::from_mins(1), &writer);
        assert_eq!(reader.try_recv(), Ok(b"a line\n".to_vec()));
        assert!(writer.try_lock().is_err());
    }
}
