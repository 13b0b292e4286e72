//! A progress line for long work, on standard error if that is a terminal. The line appears after a delay, follows the
//! work, and makes way for any other output.

use std::io::{self, IsTerminal, Write};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

/// Delay before the line appears, and between two updates.
const PATIENCE: Duration = Duration::from_secs(1);
const PERIOD: Duration = Duration::from_millis(250);

/// The progress line, visible until it is cleared.
#[derive(Default)]
pub(super) struct ProgressLine {
    running: Option<RunningLine>,
}

struct RunningLine {
    screen: Arc<Mutex<Screen>>,
    cleared: Sender<()>,
    thread: JoinHandle<()>,
}

/// The line of the terminal where the progress stands.
struct Screen {
    terminal: Box<dyn Write + Send>,
    /// The width of what is shown.
    width: usize,
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
        terminal: impl Write + Send + 'static,
        patience: Duration,
        tell: impl Fn() -> String + Send + 'static,
    ) -> Self {
        let (sender, cleared) = channel();
        let screen = Arc::new(Mutex::new(Screen { terminal: Box::new(terminal), width: 0 }));
        let shown = Arc::clone(&screen);
        let show = move || {
            let mut wait = patience;
            while cleared.recv_timeout(wait) == Err(RecvTimeoutError::Timeout) {
                let line = tell();
                locked(&shown).show(&line);
                wait = PERIOD;
            }
            locked(&shown).wipe();
        };
        let thread = thread::Builder::new().spawn(show);
        Self { running: thread.ok().map(|thread| RunningLine { screen, cleared: sender, thread }) }
    }

    /// Runs `write` without the line. The line comes back with its next update.
    pub(super) fn aside<T>(&self, write: impl FnOnce() -> T) -> T {
        let mut screen = self.running.as_ref().map(|running| locked(&running.screen));
        if let Some(screen) = &mut screen {
            screen.wipe();
        }
        write()
    }

    /// Clears the line for good.
    pub(super) fn clear(&mut self) {
        if let Some(RunningLine { cleared, thread, .. }) = self.running.take() {
            drop(cleared);
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

impl Screen {
    fn show(&mut self, line: &str) {
        // Blanks are understood by terminals that know no other way to erase.
        let width = self.width;
        self.draw(&format!("\r{line:width$}"));
        self.width = line.chars().count();
    }

    fn wipe(&mut self) {
        let width = std::mem::take(&mut self.width);
        if width > 0 {
            self.draw(&format!("\r{:width$}\r", ""));
        }
    }

    fn draw(&mut self, text: &str) {
        // Where standard error is closed there is nobody left to tell.
        drop(self.terminal.write_all(text.as_bytes()).and_then(|()| self.terminal.flush()));
    }
}

fn locked(screen: &Mutex<Screen>) -> MutexGuard<'_, Screen> {
    screen.lock().unwrap_or_else(PoisonError::into_inner)
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
    fn the_line_makes_way_and_comes_back() {
        let (progress, shown) = line(Duration::ZERO);
        assert_eq!(shown.recv().unwrap(), "\rđã qua 5");
        progress.aside(|| assert_eq!(shown.try_iter().last().unwrap(), "\r        \r"));
        assert_eq!(shown.recv().unwrap(), "\rđã qua 5");
    }

    #[test]
    fn a_short_search_shows_nothing() {
        let (progress, shown) = line(Duration::MAX);
        drop(progress);
        assert_eq!(shown.iter().count(), 0);
    }
}
