//! The texts of a saved mail, and of a part of one.
//!
//! Mail programs save a text as it went over the net: in quoted-printable, where `=3D` is a sign and `=` at the end of a line no
//! line ending, or in base64. A header says which, for the whole mail or for a part of it. A text that was copied out of such a
//! mail has no header, and is known by its signs. What is no text, such as a picture, is left out.

use super::rewritten::Rewritten;
use crate::syntax::base64::bytes_of_base64;
use crate::syntax::{hex_byte, windows_1252};

/// The header that says how a part is written.
const HEADER: &str = "content-transfer-encoding:";

/// The start of the headers of a part.
const ANY_HEADER: &str = "content-";

/// How a part is written.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum Encoding {
    #[default]
    Plain,
    Quoted,
    Base64,
}

impl Encoding {
    /// The encoding that a line of a header says. Returns `None` for any other line.
    fn of(line: &str) -> Option<Self> {
        let name = line.get(..HEADER.len())?;
        let value = line[HEADER.len()..].trim().to_ascii_lowercase();
        name.eq_ignore_ascii_case(HEADER).then_some(match value.as_str() {
            "quoted-printable" => Self::Quoted,
            "base64" => Self::Base64,
            _ => Self::Plain,
        })
    }
}

/// The text of a mail with all its parts as text. Returns `None` if no header says how a part is written.
pub(super) fn of_mail(text: &str) -> Option<Rewritten> {
    text.lines().any(|line| Encoding::of(line).is_some()).then(|| {
        let mut reader = PartReader::default();
        let mut lines = (1..).zip(text.lines()).peekable();
        while let Some((number, line)) = lines.next() {
            let next = lines.peek().map_or("", |(_, next)| next);
            reader.read_line(number, line, next);
        }
        reader.end_part();
        reader.parts
    })
}

/// The text of a part in quoted-printable whose header is lost. Returns `None` if a sign of it says that it is none.
pub(super) fn of_quoted(text: &str) -> Option<Rewritten> {
    let mut has_escape = false;
    for line in text.lines() {
        for (at, _) in line.match_indices('=') {
            let behind = &line[at + 1..];
            let is_escape = behind.trim_end().is_empty()
                || behind.get(..2).is_some_and(|code| {
                    code.bytes().all(|sign| matches!(sign, b'0'..=b'9' | b'A'..=b'F'))
                });
            if !is_escape {
                return None;
            }
            has_escape = true;
        }
    }
    has_escape.then(|| {
        let mut reader = PartReader { encoding: Encoding::Quoted, ..PartReader::default() };
        for (number, line) in (1..).zip(text.lines()) {
            reader.read_body(number, line);
        }
        reader.end_part();
        reader.parts
    })
}

#[derive(Default)]
struct PartReader {
    parts: Rewritten,
    /// How the part is written whose header or body is being read.
    encoding: Encoding,
    is_in_header: bool,
    /// The bytes of a line, or of a whole part in base64, that is not complete, and the number of its first line.
    bytes: Vec<u8>,
    start: usize,
}

impl PartReader {
    fn read_line(&mut self, number: usize, line: &str, next: &str) {
        let begins_part = line.starts_with("--")
            && next.get(..ANY_HEADER.len()).is_some_and(|it| it.eq_ignore_ascii_case(ANY_HEADER));
        let encoding = Encoding::of(line);
        if begins_part || encoding.is_some() {
            self.end_part();
            self.is_in_header = true;
            self.encoding = encoding.unwrap_or_default();
            self.parts.push(number, "");
        } else if self.is_in_header {
            self.is_in_header = !line.trim().is_empty();
            self.parts.push(number, line);
        } else {
            self.read_body(number, line);
        }
    }

    fn read_body(&mut self, number: usize, line: &str) {
        if self.bytes.is_empty() {
            self.start = number;
        }
        match self.encoding {
            Encoding::Plain => self.parts.push(number, line),
            Encoding::Quoted => {
                let line = line.trim_end();
                let unbroken = line.strip_suffix('=');
                add_quoted(unbroken.unwrap_or(line), &mut self.bytes);
                if unbroken.is_none() {
                    self.end_text();
                }
            }
            Encoding::Base64 if line.bytes().all(is_of_base64) => {
                self.bytes.extend(line.bytes().filter(|sign| *sign != b'='));
            }
            Encoding::Base64 => {
                self.end_part();
                self.encoding = Encoding::Plain;
                self.parts.push(number, line);
            }
        }
    }

    /// Adds the bytes that were collected, as what they stand for.
    fn end_part(&mut self) {
        if self.encoding == Encoding::Base64 {
            self.bytes = bytes_of_base64(&self.bytes);
        }
        if !self.bytes.is_empty() {
            self.end_text();
        }
    }

    fn end_text(&mut self) {
        let bytes = std::mem::take(&mut self.bytes);
        self.parts.push(self.start, &text_of(&bytes));
    }
}

/// Adds the bytes of a line in quoted-printable.
fn add_quoted(line: &str, bytes: &mut Vec<u8>) {
    let mut rest = line;
    while let Some(at) = rest.find('=') {
        bytes.extend_from_slice(&rest.as_bytes()[..at]);
        rest = &rest[at + 1..];
        match hex_byte(rest) {
            Some(byte) => {
                bytes.push(byte);
                rest = &rest[2..];
            }
            None => bytes.push(b'='),
        }
    }
    bytes.extend_from_slice(rest.as_bytes());
}

fn is_of_base64(sign: u8) -> bool {
    sign.is_ascii_alphanumeric() || matches!(sign, b'+' | b'/' | b'=' | b' ' | b'\t')
}

/// Bytes as text, by lines. Bytes that are no text, such as those of a picture, are an empty text.
fn text_of(bytes: &[u8]) -> String {
    let line = |line: &[u8]| match str::from_utf8(line) {
        Ok(text) if !text.contains('\0') => Some(text.to_owned()),
        Ok(_) => None,
        Err(_) => windows_1252::decode(line),
    };
    let lines = bytes
        .split(|byte| *byte == b'\n')
        .map(|part| line(part.strip_suffix(b"\r").unwrap_or(part)));
    lines.collect::<Option<Vec<_>>>().unwrap_or_default().join("\n")
}
