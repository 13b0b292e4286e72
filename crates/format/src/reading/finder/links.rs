//! Links and game IDs of other programs, and lines of JSON, that stand among other words.
//!
//! They are read by their own formats and taken out of the text, so that no search meets their numbers. One that cannot be read
//! is taken out too: its numbers without its rules would be another puzzle.

use std::borrow::Cow;
use std::ops::Range;

use crate::nonet::json_lines;
use crate::puzzle_text::FoundPuzzle;
use crate::reading::detect::{self, ReadLine, ReadMethod};
use crate::syntax::lines::TextLine;
use crate::{Kind, Problem, ReadError};

/// The signs that may stand directly before a link, besides those between words.
const BEFORE: [char; 5] = ['=', ':', ';', ',', '|'];

/// The most places in a word at which a link may begin. Each is read up to the end of the word.
const MOST_STARTS: usize = 4;

/// What a text has of links.
#[derive(Default)]
pub(super) struct Links {
    /// The puzzles in order, each with its kind.
    pub(super) found: Vec<(Kind, FoundPuzzle)>,
    /// The number of those that cannot be read.
    pub(super) unread: usize,
    /// The error of the first of these.
    pub(super) first_unread: Option<ReadError>,
    /// The error of the first address without a puzzle in it.
    pub(super) first_bare: Option<ReadError>,
    /// Where they stand, in bytes of the text.
    places: Vec<Range<usize>>,
}

impl Links {
    /// The links of a text.
    pub(super) fn of(text: &str) -> Self {
        let mut links = Self::default();
        let mut start = 0;
        for (number, line) in (1..).zip(text.split_inclusive('\n')) {
            links.read_line(TextLine { number, text: line }, start);
            start += line.len();
        }
        links
    }

    /// The text with blanks in the place of the links.
    pub(super) fn without<'a>(&self, text: &'a str) -> Cow<'a, str> {
        if self.places.is_empty() {
            return Cow::Borrowed(text);
        }
        let mut rest = String::with_capacity(text.len());
        let mut end = 0;
        for place in &self.places {
            rest.push_str(&text[end..place.start]);
            rest.extend(std::iter::repeat_n(' ', place.len()));
            end = place.end;
        }
        rest.push_str(&text[end..]);
        Cow::Owned(rest)
    }

    fn read_line(&mut self, line: TextLine<'_>, start: usize) {
        let object = line.text.trim();
        if object.starts_with('{') && json_lines::is_meant_and_line(object) {
            self.add(line, start, object, Kind::JsonLines, json_lines::read_line);
            return;
        }
        for word in line.text.split(is_between) {
            // Each mark has one of these signs. So most words need no look at every format.
            if !word.contains([':', '/', '=', '%']) {
                continue;
            }
            let starts = word.match_indices(BEFORE).map(|(at, sign)| at + sign.len());
            let method = [0].into_iter().chain(starts).take(MOST_STARTS).find_map(|at| {
                match detect::form_with_mark(&word[at..])? {
                    ReadMethod::Lines(kind, read) => Some((&word[at..], kind, read)),
                    ReadMethod::List
                    | ReadMethod::Rows
                    | ReadMethod::OfShape(_)
                    | ReadMethod::Plain(_)
                    | ReadMethod::Whole(_)
                    | ReadMethod::Search => None,
                }
            });
            if let Some((link, kind, read)) = method {
                self.add(line, start, link, kind, read);
            }
        }
    }

    /// Adds the link that `part` of a line is, perhaps with the signs that end a sentence. The line starts at the byte `start`.
    fn add(&mut self, line: TextLine<'_>, start: usize, part: &str, kind: Kind, read: ReadLine) {
        let number = line.number;
        let ends = |sign: char| {
            matches!(sign, '.' | ',' | ';' | '!' | '?' | ':' | '…' | '。' | '，' | '*')
        };
        let trimmed = part.trim_end_matches(ends);
        let read_part = |text: &str| read(TextLine { number, text });
        let is_trimmed = trimmed.len() < part.len();
        let result = read_part(part)
            .or_else(|error| if is_trimmed { read_part(trimmed) } else { Err(error) });
        let at = part.as_ptr() as usize - line.text.as_ptr() as usize;
        match result {
            Ok(document) => self.found.push((kind, FoundPuzzle { line: number, document })),
            Err(error) => {
                let is_bare = error.problem == Problem::BadLink;
                // `3x3:` before other words is no game ID.
                if !is_bare && kind == Kind::Solo && !is_long(part) {
                    return;
                }
                // Only first errors are said. To count the letters before each of many would take too long.
                let first = if is_bare { &mut self.first_bare } else { &mut self.first_unread };
                first.get_or_insert_with(|| {
                    error.shifted(number, line.text[..at].chars().count() + 1)
                });
                if is_bare {
                    return;
                }
                self.unread += 1;
            }
        }
        self.places.push(start + at..start + at + part.len());
    }
}

/// Whether a sign parts words.
fn is_between(sign: char) -> bool {
    sign.is_whitespace() || "()<>[]{}\"'`“”„«»‘’（）".contains(sign)
}

/// Whether a text is as long as a game ID of a small board.
fn is_long(id: &str) -> bool {
    const LEAST: usize = 16;
    id.split_once([':', '%']).is_some_and(|(_, cells)| cells.len() >= LEAST)
}
