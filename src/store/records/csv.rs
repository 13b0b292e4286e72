//! Writes the games as CSV, for spreadsheets and other programs.

use std::io::{self, Write};
use std::path::Path;

use super::super::{StoreError, save_with};
use crate::format::line_of;
use crate::game::tally::BoardKind;
use crate::game::{GameRecord, Moment};

const HEADINGS: &str =
    "started,ended,ending,level,score,rating,seconds,hints,mistakes,title,givens,code,moves,board";

/// Tells a spreadsheet that the text is UTF-8.
const BYTE_ORDER_MARK: &str = "\u{feff}";

/// Writes the games to a file for a spreadsheet.
///
/// # Errors
/// Returns an error if the file cannot be written.
pub fn export_csv(path: &Path, records: &[GameRecord]) -> Result<(), StoreError> {
    save_with(path, |out| write_csv_file(out, records))
}

/// Writes the content of a file of [`export_csv`].
///
/// # Errors
/// Returns the errors of `out`.
pub fn write_csv_file(out: &mut dyn Write, records: &[GameRecord]) -> io::Result<()> {
    out.write_all(BYTE_ORDER_MARK.as_bytes())?;
    write_csv(out, records)
}

/// Writes the games as comma-separated values, after a line of headings. Moments are written like
/// `2026-11-22T19:00:00+07:00`, in the local time of the place where the game was played. Texts are written so
/// that no spreadsheet takes them for formulas.
///
/// # Errors
/// Returns the errors of `out`.
pub fn write_csv(out: &mut dyn Write, records: &[GameRecord]) -> io::Result<()> {
    write!(out, "{HEADINGS}\r\n")?;
    records.iter().try_for_each(|record| write!(out, "{}\r\n", row(record)))
}

fn row(record: &GameRecord) -> String {
    let number = |number: Option<u32>| number.map(|number| number.to_string());
    let moment = |seconds| moment(seconds, record.offset);
    let fields = [
        moment(record.started),
        moment(record.ended),
        record.ending.name().to_owned(),
        record.level.map_or("", |level| level.name()).to_owned(),
        number(record.score).unwrap_or_default(),
        record.rating.map(|rating| rating.to_string()).unwrap_or_default(),
        format!("{:.1}", record.played.as_secs_f64()),
        record.hints.to_string(),
        record.mistakes.to_string(),
        text(&record.title),
        line_of(&record.givens),
        text(&record.code),
        text(record.moves.as_str()),
        BoardKind::of(record.givens.layout()).name(),
    ];
    fields.map(quoted).join(",")
}

/// A moment with its offset. If the moment is outside the calendar, the number of seconds.
fn moment(seconds: i64, offset: i32) -> String {
    let moment = Moment { seconds, offset };
    let Some(date) = moment.day().date() else {
        return seconds.to_string();
    };
    let (hour, minute, second) = moment.time();
    let sign = if offset < 0 { '-' } else { '+' };
    let (hours, minutes) = (offset.unsigned_abs() / 3600, offset.unsigned_abs() / 60 % 60);
    format!("{date}T{hour:02}:{minute:02}:{second:02}{sign}{hours:02}:{minutes:02}")
}

/// A text from a file, with a mark before it if a spreadsheet would take it for a formula.
fn text(text: &str) -> String {
    if text.starts_with(['=', '+', '-', '@', '\t', '\r']) {
        format!("'{text}")
    } else {
        text.to_owned()
    }
}

fn quoted(field: String) -> String {
    if field.contains([',', '"', '\r', '\n']) {
        format!("\"{}\"", field.replace('"', "\"\""))
    } else {
        field
    }
}
