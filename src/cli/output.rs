//! Standard output in large pieces, without noticeable delay.
//!
//! A terminal gets each block at once. A file or a pipe gets the buffered blocks before the program waits, and
//! otherwise every tenth of a second. Blocks are whole lines, and a signal that ends the program waits until the last
//! of them is written.

use std::io::{self, BufWriter, IsTerminal, Stdout, Write};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use super::interrupt::{self, SharedWriter};
use super::standard_output::check_open;

const CAPACITY: usize = 64 * 1024;

/// Longest time that results stay in the buffer while the search continues.
const LONGEST_HOLD: Duration = Duration::from_millis(100);

/// The system writes this many bytes at once or not at all.
const AT_ONCE: usize = 512;

/// Buffered standard output.
#[derive(Debug)]
pub(super) struct ResultOutput {
    writer: SharedWriter,
    longest_hold: Duration,
    flushed: Instant,
    /// Whether signals wait for whole lines.
    is_guarded: bool,
}

impl ResultOutput {
    /// Returns a writer to standard output.
    pub(super) fn new() -> Self {
        let stdout = io::stdout();
        let longest_hold = if stdout.is_terminal() { Duration::ZERO } else { LONGEST_HOLD };
        Self {
            writer: Arc::new(Mutex::new(BufWriter::with_capacity(CAPACITY, stdout))),
            longest_hold,
            flushed: Instant::now(),
            is_guarded: false,
        }
    }

    /// Writes one block of text.
    pub(super) fn write(&mut self, text: &[u8]) -> io::Result<()> {
        check_open()?;
        if !self.is_guarded && self.locked().buffer().len() + text.len() > AT_ONCE {
            interrupt::finish_lines(&self.writer);
            self.is_guarded = true;
        }
        self.locked().write_all(text)?;
        if self.flushed.elapsed() >= self.longest_hold {
            self.flush()?;
        }
        Ok(())
    }

    /// Flushes the buffer.
    pub(super) fn flush(&mut self) -> io::Result<()> {
        self.flushed = Instant::now();
        self.locked().flush()
    }

    fn locked(&self) -> MutexGuard<'_, BufWriter<Stdout>> {
        self.writer.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Write for ResultOutput {
    fn write(&mut self, text: &[u8]) -> io::Result<usize> {
        Self::write(self, text)?;
        Ok(text.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Self::flush(self)
    }
}
