//! Standard output in large pieces, without noticeable delay.
//!
//! A terminal gets each block at once. A file or a pipe gets the buffered blocks before the program waits, and
//! otherwise every tenth of a second.

use std::io::{self, BufWriter, IsTerminal, Stdout, Write};
use std::time::{Duration, Instant};

use super::standard_output::check_open;

const CAPACITY: usize = 64 * 1024;

/// Longest time that results stay in the buffer while the search continues.
const LONGEST_HOLD: Duration = Duration::from_millis(100);

/// Buffered standard output.
#[derive(Debug)]
pub(super) struct ResultOutput {
    writer: BufWriter<Stdout>,
    longest_hold: Duration,
    flushed: Instant,
}

impl ResultOutput {
    /// Returns a writer to standard output.
    pub(super) fn new() -> Self {
        let stdout = io::stdout();
        let longest_hold = if stdout.is_terminal() { Duration::ZERO } else { LONGEST_HOLD };
        Self {
            writer: BufWriter::with_capacity(CAPACITY, stdout),
            longest_hold,
            flushed: Instant::now(),
        }
    }

    /// Writes one block of text.
    pub(super) fn write(&mut self, text: &[u8]) -> io::Result<()> {
        check_open()?;
        self.writer.write_all(text)?;
        if self.flushed.elapsed() >= self.longest_hold {
            self.flush()?;
        }
        Ok(())
    }

    /// Flushes the buffer.
    pub(super) fn flush(&mut self) -> io::Result<()> {
        self.flushed = Instant::now();
        self.writer.flush()
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
