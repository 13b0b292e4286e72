//! The text of a document in RTF, as word processors save it and put it on the clipboard.
//!
//! A paragraph is a line, and the cells of a table have tabs between them. Fonts, colours, pictures and what else nobody reads is
//! left out.

use super::rewritten::Rewritten;
use crate::syntax::{hex_byte, windows_1252};

/// The start of such a document.
const START: &str = "{\\rtf";

/// The groups that are no text, besides those that say so themselves.
const HIDDEN: [&str; 8] =
    ["fonttbl", "colortbl", "stylesheet", "info", "pict", "header", "footer", "listtable"];

/// The text of a document. Returns `None` if the text is none.
pub(super) fn of_rtf(text: &str) -> Option<Rewritten> {
    text.trim_start().starts_with(START).then(|| {
        let mut reader = Reader { number: 1, ..Reader::default() };
        let mut rest = text;
        while let Some(sign) = rest.chars().next() {
            rest = reader.read(sign, rest);
        }
        reader.end_line();
        reader.written
    })
}

#[derive(Default)]
struct Reader {
    written: Rewritten,
    line: String,
    /// The number of the current line of the source, and of the one where the current paragraph began.
    number: usize,
    start: usize,
    /// The open groups.
    groups: Vec<Group>,
    /// The number of signs that stand for a character which was read before them.
    to_skip: usize,
}

/// What holds within a group, and in those in it.
#[derive(Clone, Copy)]
struct Group {
    is_hidden: bool,
    /// The number of signs behind a character that stand for it where a reader does not know its number.
    substitutes: usize,
}

impl Reader {
    fn group(&self) -> Group {
        self.groups.last().copied().unwrap_or(Group { is_hidden: false, substitutes: 1 })
    }

    /// Reads what `rest` begins with. Returns the text behind it.
    fn read<'a>(&mut self, sign: char, rest: &'a str) -> &'a str {
        let behind = &rest[sign.len_utf8()..];
        match sign {
            '{' => {
                let around = self.group();
                let is_hidden = around.is_hidden || is_hidden_group(behind);
                self.groups.push(Group { is_hidden, ..around });
            }
            '}' => {
                self.groups.pop();
            }
            '\\' => return self.read_control(behind),
            '\n' => self.number += 1,
            '\r' => {}
            _ => self.add(sign),
        }
        behind
    }

    fn read_control<'a>(&mut self, rest: &'a str) -> &'a str {
        let length = rest.bytes().take_while(u8::is_ascii_alphabetic).count();
        let (word, behind) = rest.split_at(length);
        if word.is_empty() {
            return self.read_sign(rest);
        }
        let is_of_number = |sign: char| sign.is_ascii_digit() || sign == '-';
        let digits = behind.len() - behind.trim_start_matches(is_of_number).len();
        let (number, behind) = behind.split_at(digits);
        match word {
            "par" | "line" | "row" | "sect" | "page" => self.end_line(),
            "tab" | "cell" => self.add('\t'),
            "u" => {
                // Numbers above 32767 are written as negative ones.
                let code: i32 = number.parse().unwrap_or(0);
                let code = if code < 0 { code + 0x1_0000 } else { code };
                self.to_skip = 0;
                u32::try_from(code)
                    .ok()
                    .and_then(char::from_u32)
                    .into_iter()
                    .for_each(|it| self.add(it));
                self.to_skip = self.group().substitutes;
            }
            "uc" => {
                if let (Some(group), Ok(substitutes)) = (self.groups.last_mut(), number.parse()) {
                    group.substitutes = substitutes;
                }
            }
            "bullet" => self.add('•'),
            "emdash" => self.add('—'),
            "endash" => self.add('–'),
            _ => {}
        }
        behind.strip_prefix(' ').unwrap_or(behind)
    }

    /// Reads a control that is a sign: an escaped sign, or a byte of Windows-1252 as in `\'b7`.
    fn read_sign<'a>(&mut self, rest: &'a str) -> &'a str {
        let Some(sign) = rest.chars().next() else { return rest };
        let behind = &rest[sign.len_utf8()..];
        match sign {
            '\'' => {
                let byte = hex_byte(behind);
                let text = byte.and_then(|byte| windows_1252::decode(&[byte]));
                text.iter().flat_map(|text| text.chars()).for_each(|sign| self.add(sign));
                return if byte.is_some() { &behind[2..] } else { behind };
            }
            '~' => self.add(' '),
            '\\' | '{' | '}' => self.add(sign),
            '\n' => {
                self.number += 1;
                self.end_line();
            }
            _ => {}
        }
        behind
    }

    fn add(&mut self, sign: char) {
        if self.to_skip > 0 {
            self.to_skip -= 1;
        } else if !self.group().is_hidden {
            if self.line.is_empty() {
                self.start = self.number;
            }
            self.line.push(sign);
        }
    }

    fn end_line(&mut self) {
        let line = std::mem::take(&mut self.line);
        let start = if line.is_empty() { self.number } else { self.start };
        self.written.push(start, &line);
    }
}

/// Whether a group that begins so is no text. A star marks what older programs may skip.
fn is_hidden_group(rest: &str) -> bool {
    let Some(control) = rest.strip_prefix('\\') else { return false };
    control.starts_with('*') || HIDDEN.iter().any(|word| control.starts_with(word))
}
