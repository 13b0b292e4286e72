//! The errors that can end a race.

use std::path::PathBuf;
use std::process::ExitStatus;
use std::{fmt, io};

use crate::line::Line;
use crate::peer::Field;

/// Why there is no result.
#[derive(Debug)]
pub(crate) enum Failure {
    /// A file or folder cannot be read.
    Unreadable { path: PathBuf, source: io::Error },
    /// There is no puzzle to race on.
    NoPuzzles(PathBuf),
    /// A library, or its function, cannot be had.
    Library { path: PathBuf, source: libloading::Error },
    /// The peers do not say the same of a puzzle.
    Disagreement { line: Box<Line>, said: Vec<String> },
    /// The program that is measured did not end well.
    Ended(PathBuf, ExitStatus),
}

impl Failure {
    /// The peers of `field` said these of `line`.
    pub(crate) fn disagreement(
        line: &Line,
        field: &Field,
        said: impl IntoIterator<Item = impl fmt::Debug>,
    ) -> Self {
        let said = field.all().zip(said).map(|(peer, said)| format!("{}: {said:?}", peer.name()));
        Self::Disagreement { line: Box::new(*line), said: said.collect() }
    }
}

impl Failure {
    /// The program said another answer or count of `line` than the crate.
    pub(crate) fn command(line: &Line, (answer, count): (&str, &str)) -> Self {
        let said = vec![format!("the program: {answer}, {count}")];
        Self::Disagreement { line: Box::new(*line), said }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable { path, source } => write!(f, "{}: {source}", path.display()),
            Self::Ended(path, status) => write!(f, "{}: {status}", path.display()),
            Self::NoPuzzles(path) => write!(f, "{}: there are no puzzles", path.display()),
            Self::Library { path, source } => write!(f, "{}: {source}", path.display()),
            Self::Disagreement { line, said } => {
                write!(f, "the peers disagree on {}: {}", line.text(), said.join("; "))
            }
        }
    }
}
