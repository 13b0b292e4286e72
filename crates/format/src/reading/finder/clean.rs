//! Brings a text into one form before boards are looked for in it.
//!
//! Digits of every script become 0 to 9, and signs for empty cells become full stops. What a person does not see is
//! removed: signs without width, colours of terminals, tags. Each line keeps the number of its line in the source, and
//! its signs keep their distances as far as a reader of a drawing needs them.

#[cfg(debug_assertions)]
use std::cell::Cell;
use std::ops::Range;

use super::markup::{self, PageLine};
use super::signs;

#[cfg(debug_assertions)]
thread_local! {
    /// The number of signs that the searches of this thread have looked at, for tests that forbid needless work.
    pub static SIGNS_LOOKED_AT: Cell<usize> = const { Cell::new(0) };
}

/// Counts signs that are looked at.
fn count(signs: &[char]) -> &[char] {
    #[cfg(debug_assertions)]
    SIGNS_LOOKED_AT.set(SIGNS_LOOKED_AT.get() + signs.len());
    signs
}

/// A line of the cleaned text.
#[derive(Debug)]
pub(super) struct CleanLine {
    /// The number of the line in the source, from 1.
    pub(super) number: usize,
    // Read by the functions below alone, so that each look is counted.
    signs: Vec<char>,
    /// Whether the line is the value of an attribute of a page, which a browser does not show.
    pub(super) is_attribute: bool,
    // Asked for each board in a line, so both are found once.
    is_blank: bool,
    is_rule: bool,
}

impl CleanLine {
    fn new(number: usize, text: &str, is_attribute: bool) -> Self {
        let signs = clean_line(text);
        let is_blank = signs.iter().all(|sign| sign.is_whitespace());
        let is_rule = is_rule(&signs);
        Self { number, signs, is_attribute, is_blank, is_rule }
    }

    pub(super) fn len(&self) -> usize {
        self.signs.len()
    }

    /// The signs of the whole line. A search may ask for them once, but not once for each board.
    pub(super) fn signs(&self) -> &[char] {
        count(&self.signs)
    }

    /// The signs in a range, as far as the line has them.
    pub(super) fn part(&self, range: Range<usize>) -> &[char] {
        let end = range.end.min(self.len());
        count(&self.signs[range.start.min(end)..end])
    }

    /// Whether the line has only white space.
    pub(super) fn is_blank(&self) -> bool {
        self.is_blank
    }

    /// Whether the line is a horizontal rule of a drawing or of a table.
    pub(super) fn is_rule(&self) -> bool {
        self.is_rule
    }
}

/// Signs by name, as messengers write them between colons.
const NAMED: [(&str, char); 24] = [
    ("zero", '0'),
    ("one", '1'),
    ("two", '2'),
    ("three", '3'),
    ("four", '4'),
    ("five", '5'),
    ("six", '6'),
    ("seven", '7'),
    ("eight", '8'),
    ("nine", '9'),
    ("white_large_square", '.'),
    ("black_large_square", '.'),
    ("white_medium_square", '.'),
    ("black_medium_square", '.'),
    ("white_small_square", '.'),
    ("black_small_square", '.'),
    ("white_square_button", '.'),
    ("black_square_button", '.'),
    ("blue_square", '.'),
    ("stop_button", '.'),
    ("heavy_minus_sign", '.'),
    ("white_circle", '.'),
    ("black_circle", '.'),
    ("blank", '.'),
];

/// The commands of TeX that stand for a line or a distance.
const LINE_COMMANDS: [&str; 10] = [
    "hline",
    "cline",
    "midrule",
    "toprule",
    "bottomrule",
    "hfill",
    "quad",
    "qquad",
    "tabularnewline",
    "cr",
];

/// The commands of TeX with arguments that are no part of what is printed, and the number of these.
const HIDDEN_ARGUMENTS: [(&str, usize); 16] = [
    ("textcolor", 1),
    ("color", 1),
    ("colorbox", 1),
    ("cellcolor", 1),
    ("rowcolor", 1),
    ("multicolumn", 2),
    ("multirow", 2),
    ("phantom", 1),
    ("hphantom", 1),
    ("vphantom", 1),
    ("hspace", 1),
    ("vspace", 1),
    ("raisebox", 1),
    ("parbox", 1),
    ("fontsize", 2),
    ("rule", 2),
];

/// The commands of TeX that begin with the letter of an escape in a text of a program. The signs behind an escape are a row.
const LIKE_ESCAPES: [&str; 14] = [
    "text", "tiny", "tt", "thick", "node", "normal", "noindent", "newline", "rlap", "raise",
    "rule", "rowcolor", "relax", "rm",
];

/// The longest argument of such a command.
const LONGEST_ARGUMENT: usize = 16;

/// The most empty lines that are kept of those that follow each other. No board has so many in it, and a text of nothing
/// else would fill the memory.
const MOST_BLANKS: usize = 8;

/// Cleans a whole text.
pub(super) fn clean(text: &str) -> Vec<CleanLine> {
    let text = markup::of_forum(text);
    let text = text.as_ref();
    if markup::is_markup(text) {
        let lines = markup::lines(text);
        let clean = |line: PageLine| CleanLine::new(line.number, &line.text, line.is_attribute);
        without_many_blanks(lines.into_iter().map(clean))
    } else {
        let clean = |(number, text)| CleanLine::new(number, text, false);
        without_many_blanks((1..).zip(text.lines()).map(clean))
    }
}

fn without_many_blanks(lines: impl Iterator<Item = CleanLine>) -> Vec<CleanLine> {
    let mut blanks = 0;
    let mut cleaned = Vec::new();
    for line in lines {
        blanks = if line.is_blank { blanks + 1 } else { 0 };
        if blanks <= MOST_BLANKS {
            cleaned.push(line);
        }
    }
    cleaned
}

fn clean_line(text: &str) -> Vec<char> {
    let source: Vec<char> = text.chars().collect();
    let mut signs = Vec::with_capacity(source.len());
    let mut at = 0;
    while let Some(&sign) = source.get(at) {
        let rest = &source[at..];
        at += match sign {
            '\u{1b}' => length_of_colour(rest),
            ':' => match named_sign(rest) {
                Some((named, length)) => {
                    signs.push(named);
                    length
                }
                None => plain(sign, &mut signs),
            },
            '\\' => command(rest, &mut signs),
            '%' => match escaped_separator(rest) {
                Some(separator) => {
                    signs.push(separator);
                    3
                }
                None => plain(sign, &mut signs),
            },
            _ => plain(sign, &mut signs),
        };
    }
    without_quotation(signs)
}

/// The sign between rows or cells that an address writes with its number, as in `%0A`.
fn escaped_separator(rest: &[char]) -> Option<char> {
    let code: String = rest.iter().skip(1).take(2).collect();
    match code.to_ascii_uppercase().as_str() {
        "0A" | "0D" | "09" | "20" => Some(' '),
        "2C" => Some(','),
        "2F" => Some('/'),
        "3B" => Some(';'),
        "7C" => Some('|'),
        _ => None,
    }
}

/// Adds one sign as it is read. Returns 1, the number of signs that were read.
fn plain(sign: char, signs: &mut Vec<char>) -> usize {
    match sign {
        // Nearly all signs are ASCII and pass here.
        _ if sign.is_ascii() => signs.push(sign),
        '\u{ad}'
        | '\u{200b}'..='\u{200f}'
        | '\u{202a}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}'
        | '\u{feff}'
        | '\u{fe00}'..='\u{fe0f}'
        | '\u{20d0}'..='\u{20f0}' => {}
        _ if sign.is_whitespace() || sign == '\u{2800}' => signs.push(' '),
        '｜' | '│' | '┃' | '║' | '┆' | '┇' | '┊' | '┋' | '╎' | '╏' | '¦' | '❘' | '∣' | '‖'
        | '∥' | '▏' | '▕' => {
            signs.push('|');
        }
        '，' | '、' | '،' => signs.push(','),
        '；' => signs.push(';'),
        '：' => signs.push(':'),
        '（' => signs.push('('),
        '）' => signs.push(')'),
        '［' | '【' => signs.push('['),
        '］' | '】' => signs.push(']'),
        '“' | '”' | '„' | '«' | '»' => signs.push('"'),
        '’' | '‘' => signs.push('\''),
        _ if signs::is_empty_mark(sign) => signs.push('.'),
        _ => {
            let digit = signs::digit_of(sign).and_then(|digit| char::from_digit(digit, 10));
            signs.push(digit.unwrap_or(sign));
        }
    }
    1
}

/// The number of signs of a command that colours a terminal.
fn length_of_colour(rest: &[char]) -> usize {
    if rest.get(1) != Some(&'[') {
        return 1;
    }
    rest.iter().skip(2).position(|sign| ('@'..='~').contains(sign)).map_or(rest.len(), |at| at + 3)
}

/// The sign with a name such as `:one:`, and the number of signs that its name has.
fn named_sign(rest: &[char]) -> Option<(char, usize)> {
    const LONGEST: usize = 24;
    let length = rest.iter().skip(1).take(LONGEST).position(|&sign| sign == ':')?;
    let name: String = rest[1..=length].iter().collect();
    let (_, sign) = NAMED.into_iter().find(|(known, _)| *known == name)?;
    Some((sign, length + 2))
}

/// Reads a backslash: a command of TeX, or the escape of a sign in a text of a program. Returns the number of signs that
/// were read.
fn command(rest: &[char], signs: &mut Vec<char>) -> usize {
    let letters: String =
        rest.iter().skip(1).take_while(|sign| sign.is_ascii_alphabetic()).collect();
    if letters.is_empty() {
        // An escaped quote or bar is that sign. A second backslash ends a row of TeX.
        signs.push(if rest.get(1) == Some(&'|') { '|' } else { ' ' });
        return 2.min(rest.len());
    }
    signs.push(' ');
    if LINE_COMMANDS.contains(&letters.as_str()) {
        let length = 1 + letters.len();
        let arguments = rest[length..].first() == Some(&'{');
        let end = rest[length..].iter().take(LONGEST_ARGUMENT).position(|&sign| sign == '}');
        let end = end.filter(|_| arguments);
        return length + end.map_or(0, |end| end + 1);
    }
    // A new column in a table of ConTeXt.
    if letters == "NC" {
        signs.push('|');
        return 1 + letters.len();
    }
    if let Some((_, count)) = HIDDEN_ARGUMENTS.iter().find(|(name, _)| *name == letters) {
        return 1 + letters.len() + length_of_arguments(&rest[1 + letters.len()..], *count);
    }
    let is_command = LIKE_ESCAPES.iter().any(|start| letters.starts_with(start));
    // The end of a row in a quoted text: `\n`, before the signs of the next row.
    if letters.starts_with(['n', 'r', 't']) && !is_command { 2 } else { 1 + letters.len() }
}

/// The number of signs of up to `count` arguments in braces that a text begins with.
fn length_of_arguments(rest: &[char], count: usize) -> usize {
    let mut length = 0;
    for _ in 0..count {
        let argument = &rest[length..];
        let end = argument.iter().take(LONGEST_ARGUMENT).position(|&sign| sign == '}');
        match end.filter(|_| argument.first() == Some(&'{')) {
            Some(end) => length += end + 1,
            None => break,
        }
    }
    length
}

/// The signs without the marks of lines that quote another line, and of comments of programs.
fn without_quotation(mut signs: Vec<char>) -> Vec<char> {
    let mut start = 0;
    // The marks are removed at once, as a line may consist of thousands.
    while let Some(length) = mark_of_quotation(&signs[start..]) {
        start += length;
    }
    signs.drain(..start);
    signs
}

/// The number of signs up to the end of the first mark. Returns `None` if the signs begin with none.
fn mark_of_quotation(signs: &[char]) -> Option<usize> {
    let start = signs.iter().position(|sign| !sign.is_whitespace())?;
    let leader = match signs[start..] {
        ['>' | '%', ..] | ['#' | ';', ' ', ..] => 1,
        ['/', '/' | '*', ..] => 2,
        _ => return None,
    };
    // One blank belongs to the mark. The others may be empty cells of a drawing.
    let blank = usize::from(signs.get(start + leader) == Some(&' '));
    Some(start + leader + blank)
}

/// Whether signs are a horizontal rule. It may stand in quotes, as the lines of an output do in a file of notes.
fn is_rule(signs: &[char]) -> bool {
    let is_around = |sign: &char| sign.is_whitespace() || matches!(sign, '"' | ',');
    let start = signs.iter().take_while(|sign| is_around(sign)).count();
    let end = signs.iter().rev().take_while(|sign| is_around(sign)).count();
    let is_quoted = start + end < signs.len() && signs[..start].contains(&'"');
    let signs = if is_quoted { &signs[start..signs.len() - end] } else { signs };
    let is_stroke = |sign: char| {
        matches!(sign, '-' | '=' | '_' | '~') || ('\u{2500}'..='\u{257f}').contains(&sign)
    };
    let strokes = signs.iter().filter(|&&sign| is_stroke(sign)).count();
    let knots = signs.iter().filter(|&&sign| matches!(sign, '*' | '.' | '\'')).count();
    let is_drawn = |&sign: &char| {
        is_stroke(sign)
            || sign.is_whitespace()
            || matches!(sign, '|' | '+' | '*' | '.' | ':' | '\'' | '#' | '`' | ',' | '!')
    };
    let parts_rows = matches!(signs, ['|', '-'] | ['|', '-', ' ', ..]);
    // Full stops and stars are empty cells as well as knots of a drawing, so strokes must outnumber them.
    strokes > knots && (strokes >= 2 || parts_rows) && signs.iter().all(is_drawn)
}
