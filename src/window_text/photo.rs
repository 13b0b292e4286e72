//! The words beside a picture whose puzzle is compared.

use super::board::location;
use super::{Language, say, say_plural};
use crate::controller::{BoardReading, PhotoMark, PhotoReview};
use crate::engine::Cell;
use crate::photo::{PhotoAnswers, PhotoBoard};
use crate::text::cell_name;

/// A reading that is less probable is not shown.
const LEAST_SHOWN: f32 = 0.02;

/// The most readings of a cell that are shown.
const MOST_SHOWN: usize = 3;

/// Something that is said about the board that is compared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PhotoNote {
    /// What is said.
    pub text: String,
    /// Whether something is wrong.
    pub is_fault: bool,
}

impl PhotoNote {
    fn fault(text: String) -> Self {
        Self { text, is_fault: true }
    }

    fn plain(text: String) -> Self {
        Self { text, is_fault: false }
    }
}

/// What is said about the board that is compared and whose cells have these marks, the most important first.
#[must_use]
pub fn photo_notes(
    review: &PhotoReview,
    marks: &[PhotoMark],
    language: Language,
) -> Vec<PhotoNote> {
    let to_drag = || {
        PhotoNote::plain(say!(
            language,
            "Drag the four corners to those of the board. If it lies on its side, turn the picture."
        ))
    };
    match review.state() {
        BoardReading::Read(reading) if reading.digits.iter().all(|&digit| digit == 0) => {
            vec![PhotoNote::fault(say!(language, "No digits were found in this board.")), to_drag()]
        }
        BoardReading::Read(reading) => {
            notes_on(reading, marks.contains(&PhotoMark::Conflict), language)
        }
        BoardReading::Running => vec![PhotoNote::plain(say!(language, "Reading the cells…"))],
        BoardReading::Moved => vec![to_drag()],
        BoardReading::NoBoard => {
            vec![PhotoNote::fault(say!(language, "No Sudoku was found here.")), to_drag()]
        }
    }
}

fn notes_on(reading: &PhotoBoard, breaks_rules: bool, language: Language) -> Vec<PhotoNote> {
    let mut notes = Vec::new();
    if breaks_rules {
        notes.push(PhotoNote::fault(say!(
            language,
            "Some digits break the rules: at least one of them is wrong."
        )));
    } else if reading.answers == PhotoAnswers::NoneOrSeveral {
        notes.push(PhotoNote::fault(say!(
            language,
            "The digits make no puzzle with exactly one answer, so one may be wrong."
        )));
    }
    let uncertain = reading.uncertain().count();
    if uncertain > 0 {
        notes.push(PhotoNote::plain(say_plural!(
            language,
            uncertain as u64,
            "{uncertain} cell is uncertain. Compare it with the picture.",
            "{uncertain} cells are uncertain. Compare them with the picture; Space goes to the next one.",
            uncertain
        )));
    }
    if !reading.chosen.is_empty() {
        notes.push(PhotoNote::plain(decided_by_rules(reading, language)));
    }
    if reading.answers == PhotoAnswers::One {
        let text = say!(language, "The digits make a puzzle with exactly one answer.");
        notes.push(PhotoNote::plain(text));
    }
    notes.push(PhotoNote::plain(say!(
        language,
        "To correct a cell, select it and type its digit. To read the board again, drag its corners."
    )));
    notes
}

fn decided_by_rules(reading: &PhotoBoard, language: Language) -> String {
    let chosen = reading.chosen.iter().filter_map(|&cell| Cell::new(cell));
    let names: Vec<String> =
        chosen.map(|cell| cell_name(cell, reading.layout(), language)).collect();
    let cells = language.list(&names);
    say!(language, "In {cells} the rules decided between digits that look alike.", cells)
}

/// What was read in a cell, and what else it may be.
#[must_use]
pub fn photo_cell_text(reading: &PhotoBoard, cell: Cell, language: Language) -> String {
    let name = location(cell, reading.layout(), language);
    let at = cell.index();
    let digit = digit_text(reading.digits[at], language);
    if reading.checked.contains(&at) {
        return say!(language, "{name}: {digit}, as you checked", name, digit);
    }
    let readings = readings_of(reading, at, language).join(", ");
    if reading.chosen.contains(&at) {
        return say!(language, "{name}: {digit}, by the rules; {readings}", name, digit, readings);
    }
    say!(language, "{name}: {readings}", name, readings)
}

fn digit_text(digit: u8, language: Language) -> String {
    match digit {
        0 => say!(language, context = "a cell", "empty"),
        digit => digit.to_string(),
    }
}

/// The most probable readings of a cell with their probabilities.
fn readings_of(reading: &PhotoBoard, at: usize, language: Language) -> Vec<String> {
    let cell = &reading.board.cells[at];
    let readings = cell.probabilities.iter().zip(0_u8..).take(reading.board.size + 1);
    // What is no digit may be a stain as well, so only what looks empty counts for an empty cell.
    let certainty = |(&share, digit)| {
        (if digit == 0 && cell.value == 0 { cell.certainty } else { share }, digit)
    };
    let mut shown: Vec<(f32, u8)> =
        readings.map(certainty).filter(|(share, _)| *share >= LEAST_SHOWN).collect();
    shown.sort_by(|a, b| b.0.total_cmp(&a.0));
    shown.truncate(MOST_SHOWN);
    let words = |(share, digit): (f32, u8)| {
        let (digit, share) = (digit_text(digit, language), format!("{:.0}", share * 100.0));
        say!(language, "{digit} ({share} %)", digit, share)
    };
    shown.into_iter().map(words).collect()
}

/// The sizes that a board of a picture can have, after what its lines suggest.
#[must_use]
pub fn photo_sizes(language: Language) -> Vec<String> {
    let sizes = PhotoReview::SIZES.iter().map(|size| format!("{size} × {size}"));
    std::iter::once(say!(language, "As the lines suggest")).chain(sizes).collect()
}

/// What a screen reader says of a cell that was read.
#[must_use]
pub fn photo_cell_label(
    reading: &PhotoBoard,
    cell: Cell,
    mark: PhotoMark,
    language: Language,
) -> String {
    let name = location(cell, reading.layout(), language);
    let digit = digit_text(reading.digits[cell.index()], language);
    match mark {
        PhotoMark::None => say!(language, "{name}: {digit}", name, digit),
        PhotoMark::Uncertain => say!(language, "{name}: {digit}, uncertain", name, digit),
        PhotoMark::Chosen => say!(language, "{name}: {digit}, by the rules", name, digit),
        PhotoMark::Checked => say!(language, "{name}: {digit}, as you checked", name, digit),
        PhotoMark::Conflict => say!(language, "{name}: {digit}, breaks the rules", name, digit),
    }
}
