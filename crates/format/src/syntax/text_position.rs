//! Finds the position of a value in the text of a document, for error messages.
//!
//! The parser reports the position of a syntax error, but not those of the texts that it has read. If such a text later
//! proves to be no row of a board, this module searches for its position.

use crate::{Problem, ReadError};

/// A position in a text: line and column from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TextPosition {
    pub(crate) line: usize,
    pub(crate) column: usize,
}

impl TextPosition {
    pub(crate) const START: Self = Self { line: 1, column: 1 };

    /// The position of the first character from here on that is not white space, because the parser reports
    /// positions before white space. Unchanged at the end of the text.
    pub(crate) fn behind_blanks(self, text: &str) -> Self {
        let from_here = text.lines().enumerate().skip(self.line - 1).flat_map(|(at, line)| {
            let columns = line.chars().enumerate();
            columns.map(move |(column, c)| (at + 1, column + 1, c))
        });
        from_here
            .skip_while(|&(line, column, _)| line == self.line && column < self.column)
            .find(|(_, _, c)| !c.is_whitespace())
            .map_or(self, |(line, column, _)| Self { line, column })
    }
}

/// An error at this position.
pub(crate) fn at(position: TextPosition, problem: Problem) -> ReadError {
    ReadError { line: position.line, column: position.column, problem }
}

/// The position of a field's name in the document, or the start of the text if there is no such field.
pub(crate) fn position_of_field(text: &str, field: &str) -> TextPosition {
    let mut scanner = Scanner::new(text);
    scanner.go_to_field(field).unwrap_or(TextPosition::START)
}

/// The position after the opening quote of the text with this `number`, from 0, in a list of texts.
pub(crate) fn position_of_text(text: &str, field: &str, number: usize) -> TextPosition {
    let mut scanner = Scanner::new(text);
    let start = scanner.go_to_field(field).unwrap_or(TextPosition::START);
    let mut texts = std::iter::from_fn(|| scanner.next_token()).filter_map(|token| match token {
        Token::Text(position) => Some(position),
        Token::Word(..) | Token::Other(_) => None,
    });
    texts.nth(number).unwrap_or(start)
}

/// The same for a list that is a field of the field `outer`.
pub(crate) fn position_of_text_within(
    text: &str,
    outer: &str,
    field: &str,
    number: usize,
) -> TextPosition {
    let mut scanner = Scanner::new(text);
    let start = scanner.go_to_field(outer).unwrap_or(TextPosition::START);
    let tokens = std::iter::from_fn(|| scanner.next_token());
    let is_field = |token: &Token<'_>| matches!(token, Token::Word(word, _) if *word == field);
    let texts = tokens.skip_while(|token| !is_field(token)).filter_map(|token| match token {
        Token::Text(position) => Some(position),
        Token::Word(..) | Token::Other(_) => None,
    });
    texts.into_iter().nth(number).unwrap_or(start)
}

enum Token<'a> {
    /// A name or a number.
    Word(&'a str, TextPosition),
    /// A text, with the position behind its opening quote.
    Text(TextPosition),
    Other(char),
}

/// Scans a text that the parser accepted, so quotes and brackets are known to be closed.
struct Scanner<'a> {
    rest: &'a str,
    position: TextPosition,
}

impl<'a> Scanner<'a> {
    fn new(text: &'a str) -> Self {
        Self { rest: text, position: TextPosition::START }
    }

    /// Moves behind the name of a field of the outermost struct. Returns the position of the name. Returns `None` if
    /// there is no such field.
    fn go_to_field(&mut self, field: &str) -> Option<TextPosition> {
        let mut depth = 0_usize;
        loop {
            match self.next_token()? {
                Token::Word(word, position) if depth == 1 && word == field => {
                    return Some(position);
                }
                Token::Other('(' | '[' | '{') => depth += 1,
                Token::Other(')' | ']' | '}') => depth = depth.saturating_sub(1),
                _ => {}
            }
        }
    }

    fn next_token(&mut self) -> Option<Token<'a>> {
        self.skip_blank();
        let position = self.position;
        if let Some(quote) = opening_quote(self.rest) {
            return Some(self.text(quote));
        }
        let word = self.rest.find(|c: char| !c.is_alphanumeric() && c != '_');
        match word.unwrap_or(self.rest.len()) {
            0 => self.advance(1).chars().next().map(Token::Other),
            end => Some(Token::Word(self.advance(end), position)),
        }
    }

    fn text(&mut self, quote: usize) -> Token<'a> {
        let opening = self.advance(quote);
        let position = self.position;
        let hashes = "#".repeat(opening.matches('#').count());
        if opening.contains('r') {
            let closing = format!("\"{hashes}");
            let end = self.rest.find(&closing);
            self.advance(end.map_or(self.rest.len(), |end| end + closing.len()));
        } else {
            self.skip_escaped(if opening.ends_with('\'') { '\'' } else { '"' });
        }
        Token::Text(position)
    }

    /// Moves behind the closing quote of a text that may have escapes.
    fn skip_escaped(&mut self, quote: char) {
        let mut escaped = false;
        let closes = |c: char| {
            let closes = c == quote && !escaped;
            escaped = c == '\\' && !escaped;
            closes
        };
        let end = self.rest.find(closes);
        self.advance(end.map_or(self.rest.len(), |end| end + 1));
    }

    fn skip_blank(&mut self) {
        loop {
            let blank = self.rest.len() - self.rest.trim_start().len();
            self.advance(blank);
            if self.rest.starts_with("//") {
                self.advance(self.rest.find('\n').unwrap_or(self.rest.len()));
            } else if self.rest.starts_with("/*") {
                self.advance(block_comment(self.rest));
            } else {
                return;
            }
        }
    }

    /// Skips `bytes` bytes, and the rest of the character in which they end.
    fn advance(&mut self, bytes: usize) -> &'a str {
        let end = (bytes.min(self.rest.len())..=self.rest.len())
            .find(|&end| self.rest.is_char_boundary(end))
            .unwrap_or(self.rest.len());
        let (passed, rest) = self.rest.split_at(end);
        for c in passed.chars() {
            if c == '\n' {
                self.position.line += 1;
                self.position.column = 1;
            } else {
                self.position.column += 1;
            }
        }
        self.rest = rest;
        passed
    }
}

/// The length of the quote that opens a text here: `"`, `'`, `b"`, `r"`, `br##"` and so on. Returns `None` if none
/// opens here.
fn opening_quote(rest: &str) -> Option<usize> {
    let raw = rest.trim_start_matches('b').trim_start_matches('r');
    let prefix = rest.len() - raw.len();
    let inner = if rest[..prefix].ends_with('r') { raw.trim_start_matches('#') } else { raw };
    let known = ["", "b", "r", "br"].contains(&&rest[..prefix]);
    (known && inner.starts_with(['"', '\''])).then(|| rest.len() - inner.len() + 1)
}

/// The length of the block comment that opens here, including nested comments.
fn block_comment(rest: &str) -> usize {
    let mut depth = 0_usize;
    let mut at = 0;
    while let Some(found) = rest[at..].find(['/', '*']) {
        at += found;
        let pair = &rest.as_bytes()[at..(at + 2).min(rest.len())];
        match pair {
            b"/*" => depth += 1,
            b"*/" => depth -= 1,
            _ => {
                at += 1;
                continue;
            }
        }
        at += 2;
        if depth == 0 {
            return at;
        }
    }
    rest.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, number: usize, line: usize, column: usize) {
        let position = position_of_text(text, "rows", number);
        assert_eq!(position, TextPosition { line, column }, "text {number} of {text}");
    }

    #[test]
    fn a_text_is_found_behind_everything_that_may_stand_before_it() {
        check("N(rows: [\"a\", \"b\"])", 1, 1, 16);
        check("N(\n  rows: [\n    \"a\",\n  ])", 0, 3, 6);
        check("// rows: \"x\"\nN(rows: [\"a\"])", 0, 2, 11);
        check("/* \" /* */ \" */ N(rows: [\"a\"])", 0, 1, 27);
        check("N(about: (rows: [\"x\"]), rows: [\"a\"])", 0, 1, 33);
        check("N(t: \"rows: [\\\"x\", rows: [\"a\"])", 0, 1, 28);
        check("N(t: r#\"rows \" \"#, rows: [\"a\"])", 0, 1, 28);
        check("N(t: '\"', rows: [r\"a\", r#\"b\"#])", 1, 1, 27);
        check("N(tên: \"đề\", rows: [\"a\"])", 0, 1, 22);
    }

    #[test]
    fn what_is_not_there_is_at_the_start() {
        check("N(other: [\"a\"])", 0, 1, 1);
        check("", 0, 1, 1);
        check("N(\"", 0, 1, 1);
        check("/* ", 0, 1, 1);
    }
}
