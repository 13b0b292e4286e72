//! Codes of puzzles in an input, one per line, as `nonet generate --format code` writes them.
//!
//! Each code becomes the line of its puzzle before the formats see the input, so all commands read codes. Other lines
//! stay as they are.

use std::io::{self, BufRead, Cursor, Read};

use crate::engine::Control;
use crate::engine::generate::{Code, CodeError};
use crate::format::{About, Document, Kind, line_of, write};

/// The longest piece of a line that is read at a time, in bytes. A code is shorter.
const LONGEST: u64 = 4096;

/// The number of characters between two hyphens of a code.
const GROUP: usize = 4;

/// An input with each code replaced by its puzzle. Keeps at most [`LONGEST`] bytes of a line.
pub(super) struct CodeLines<R> {
    lines: R,
    line: Cursor<Vec<u8>>,
    /// Whether each puzzle becomes a line of JSON, which holds any board.
    as_json: bool,
}

impl<R: BufRead> CodeLines<R> {
    /// Reads from the start of a line. `first` is the code in it. All puzzles become lines of the same form, because a
    /// text has one form: if the first board is the classic one, codes of other boards stay as they are.
    pub(super) fn new(lines: R, first: &Code) -> Self {
        Self { lines, line: Cursor::default(), as_json: !first.is_of_classic_board() }
    }
}

impl<R: BufRead> Read for CodeLines<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.line.read(buffer)?;
        if read > 0 || buffer.is_empty() {
            return Ok(read);
        }
        let mut line = Vec::new();
        (&mut self.lines).take(LONGEST).read_until(b'\n', &mut line)?;
        let puzzle = code(first_line(&line)).filter(|it| self.as_json || it.is_of_classic_board());
        self.line =
            Cursor::new(puzzle.and_then(|code| puzzle_line(&code, self.as_json)).unwrap_or(line));
        self.line.read(buffer)
    }
}

/// Returns the puzzle of a code as a line.
fn puzzle_line(code: &Code, as_json: bool) -> Option<Vec<u8>> {
    // Nobody else holds the token, so the work runs to its end.
    let puzzle = code.puzzle(&Control::default()).ok()?;
    let givens = puzzle.givens();
    let line = if as_json {
        let about = About { title: code.to_string(), ..About::default() };
        write(Kind::JsonLines, &[Document { about, ..Document::of_givens(givens.clone()) }]).ok()?
    } else {
        line_of(givens) + "\n"
    };
    Some(line.into_bytes())
}

/// Returns the puzzle of a code as a line that says its board.
pub(super) fn line_of_code(code: &Code) -> Option<Vec<u8>> {
    puzzle_line(code, !code.is_of_classic_board())
}

/// Returns the first line of a text without the spaces around it, or an empty text if the line is not UTF-8.
pub(super) fn first_line(text: &[u8]) -> &str {
    let line = text.split(|&byte| byte == b'\n').next().unwrap_or_default();
    str::from_utf8(line).unwrap_or_default().trim()
}

/// Reads a line as a code.
pub(super) fn code(line: &str) -> Option<Code> {
    line.parse().ok().filter(|_| Code::is_meant(line))
}

/// Returns what is wrong with a line that has the groups and the letters of a code, but is none. A line of cells with
/// hyphens in the empty ones has no letters.
pub(super) fn mistake(line: &str) -> Option<CodeError> {
    let groups: Vec<&str> = line.split('-').collect();
    let (last, others) = groups.split_last()?;
    let is_grouped = others.len() > 1
        && others.iter().all(|group| group.len() == GROUP)
        && (1..=GROUP).contains(&last.len());
    let has_letters = line.contains(|c: char| c.is_ascii_alphabetic());
    if !(is_grouped && has_letters && Code::is_meant(line)) {
        return None;
    }
    line.parse::<Code>().err()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_become_puzzles_and_other_lines_stay() {
        let text = format!("100B-S0TP-23MB\n# {}\n\n100bs0tp23mb", "x".repeat(5000));
        let mut read = String::new();
        let first = "100B-S0TP-23MB".parse().unwrap();
        CodeLines::new(text.as_bytes(), &first).read_to_string(&mut read).unwrap();
        let lines: Vec<&str> = read.lines().collect();
        assert_eq!((lines.len(), lines[0].len(), lines[1].len()), (4, 81, 5002));
        assert_eq!((lines[2], lines[3]), ("", lines[0]));
    }

    #[test]
    fn only_what_looks_like_a_code_is_called_a_wrong_one() {
        assert_eq!(mistake("100B-S0TP-23MC"), Some(CodeError::Check));
        let cells = "1234-5678-".repeat(8) + "1";
        for line in ["", "100B-S0TP-23MB", "here-are-some-words", &cells, &cells[..14]] {
            assert_eq!(mistake(line), None, "{line}");
        }
    }
}
