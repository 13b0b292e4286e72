//! Standard output, written in large pieces yet never late.
//!
//! A terminal sees each block at once. A file or a pipe gets what has gathered when the program is about to
//! wait, and otherwise every tenth of a second.

use std::io::{self, BufWriter, IsTerminal, Stdout, Write};
use std::time::{Duration, Instant};

use super::standard_output::check_open;

const CAPACITY: usize = 64 * 1024;

/// How long results may be held back while others are searched for.
const LONGEST_HOLD: Duration = Duration::from_millis(100);

/// Where results go.
#[derive(Debug)]
pub(super) struct Output {
    writer: BufWriter<Stdout>,
    longest_hold: Duration,
    flushed: Instant,
}

impl Output {
    /// Takes standard output.
    pub(super) fn new() -> Self {
        let stdout = io::stdout();
        let longest_hold = if stdout.is_terminal() { Duration::ZERO } else { LONGEST_HOLD };
        Self {
            writer: BufWriter::with_capacity(CAPACITY, stdout),
            longest_hold,
            flushed: Instant::now(),
        }
    }

    /// Writes a text that belongs together.
    pub(super) fn write(&mut self, text: &[u8]) -> io::Result<()> {
        check_open()?;
        self.writer.write_all(text)?;
        if self.flushed.elapsed() >= self.longest_hold {
            self.flush()?;
        }
        Ok(())
    }

    /// Lets everything written be seen.
    pub(super) fn flush(&mut self) -> io::Result<()> {
        self.flushed = Instant::now();
        self.writer.flush()
    }
}

impl Write for Output {
    fn write(&mut self, text: &[u8]) -> io::Result<usize> {
        Self::write(self, text)?;
        Ok(text.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Self::flush(self)
    }
}
