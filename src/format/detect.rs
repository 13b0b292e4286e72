//! Which kind a text is, told by its first lines.
//!
//! Lines are shown to a [`Detector`] one by one until it knows. Comments are common to several kinds, so
//! they decide nothing, but header lines of SadMan's text are remembered until the first row comes.

use super::lines::Line;
use super::{Kind, Problem, ReadError, nonet, sadman, symbols};

/// A first line with so many cells is a whole board, not a row of one.
const LONGER_THAN_A_ROW: usize = 27;

/// What was seen of a text so far.
#[derive(Debug, Default)]
pub(super) struct Detector {
    has_headers: bool,
}

impl Detector {
    /// Looks at the next line; the kind once it is certain.
    pub(super) fn look(&mut self, line: Line<'_>) -> Result<Option<Kind>, ReadError> {
        let text = line.text.trim();
        if nonet::starts_like_one(text) {
            return Ok(Some(Kind::Nonet));
        }
        if symbols::is_comment(text) {
            self.has_headers |= sadman::header(text).is_some();
            return Ok(None);
        }
        if text.is_empty() {
            return Ok(None);
        }
        self.kind_of_content(text).map(Some).ok_or_else(|| {
            let indent = line.text.chars().take_while(|c| c.is_whitespace()).count();
            line.error(indent + 1, Problem::NotAPuzzle)
        })
    }

    /// The kind of a text that has ended; `None` where it holds nothing.
    pub(super) fn at_end(&self) -> Option<Kind> {
        self.has_headers.then_some(Kind::SadMan)
    }

    fn kind_of_content(&self, text: &str) -> Option<Kind> {
        let is_cell = |symbol: char| symbols::content(symbol, 9).is_some();
        let cells = text.chars().take_while(|&symbol| is_cell(symbol)).count();
        let drawn = text.trim_start_matches(symbols::is_separator).starts_with(is_cell);
        match () {
            () if sadman::section(text).is_some() => Some(Kind::SadMan),
            () if cells >= LONGER_THAN_A_ROW => Some(Kind::List),
            () if !drawn && !symbols::is_rule(text) => None,
            () if self.has_headers => Some(Kind::SadMan),
            () => Some(Kind::Rows),
        }
    }
}
