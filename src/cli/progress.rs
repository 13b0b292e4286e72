//! A progress line for long searches, on standard error if that is a terminal. The line appears after a delay, follows
//! the search, and is cleared before any other output.

use std::io::{self, IsTerminal, Write};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::thread::{self, JoinHandle};
use std::time::Duration;

/// Delay before the line appears, and between two updates.
const PATIENCE: Duration = Duration::from_secs(1);
const PERIOD: Duration = Duration::from_millis(250);

/// The progress line, visible until it is cleared.
#[derive(Default)]
pub(super) struct ProgressLine {
    running: Option<(Sender<()>, JoinHandle<()>)>,
}

impl ProgressLine {
    /// Shows the text of `tell` after the delay. Shows nothing without a terminal.
    pub(super) fn start(tell: impl Fn() -> String + Send + 'static) -> Self {
        if !io::stderr().is_terminal() {
            return Self::default();
        }
        Self::on(io::stderr(), PATIENCE, tell)
    }

    fn on(
        mut terminal: impl Write + Send + 'static,
        patience: Duration,
        tell: impl Fn() -> String + Send + 'static,
    ) -> Self {
        let (sender, cleared) = channel();
        let show = move || {
            let (mut wait, mut width) = (patience, 0);
            while cleared.recv_timeout(wait) == Err(RecvTimeoutError::Timeout) {
                let line = tell();
                // Blanks are understood by terminals that know no other way to erase.
                draw(&mut terminal, &format!("\r{line:width$}"));
                (wait, width) = (PERIOD, line.chars().count());
            }
            if width > 0 {
                draw(&mut terminal, &format!("\r{:width$}\r", ""));
            }
        };
        let thread = thread::Builder::new().spawn(show);
        Self { running: thread.ok().map(|thread| (sender, thread)) }
    }

    /// Clears the line for good.
    pub(super) fn clear(&mut self) {
        if let Some((sender, thread)) = self.running.take() {
            drop(sender);
            // A line that panics is no reason to keep the answer back.
            drop(thread.join());
        }
    }
}

impl Drop for ProgressLine {
    fn drop(&mut self) {
        self.clear();
    }
}

fn draw(terminal: &mut impl Write, text: &str) {
    // Where standard error is closed there is nobody left to tell.
    drop(terminal.write_all(text.as_bytes()).and_then(|()| terminal.flush()));
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc::Receiver;

    struct Terminal(Sender<String>);

    impl Write for Terminal {
        fn write(&mut self, text: &[u8]) -> io::Result<usize> {
            drop(self.0.send(String::from_utf8_lossy(text).into_owned()));
            Ok(text.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    fn line(patience: Duration) -> (ProgressLine, Receiver<String>) {
        let (sender, shown) = channel();
        (ProgressLine::on(Terminal(sender), patience, || "đã qua 5".to_owned()), shown)
    }

    #[test]
    fn the_line_is_shown_and_wiped_away() {
        let (mut progress, shown) = line(Duration::ZERO);
        assert_eq!(shown.recv().unwrap(), "\rđã qua 5");
        progress.clear();
        assert_eq!(shown.iter().last().unwrap(), "\r        \r");
    }

    #[test]
    fn a_short_search_shows_nothing() {
        let (progress, shown) = line(Duration::MAX);
        drop(progress);
        assert_eq!(shown.iter().count(), 0);
    }
}
