//! The words beside a picture whose puzzle is compared.

use super::{Language, say, say_plural};
use crate::controller::PhotoReview;
use crate::engine::Cell;
use crate::photo::PhotoBoard;
use crate::text::cell_name;

/// A reading that is less probable is not told of.
const LEAST_TOLD: f32 = 0.02;

/// The most readings of a cell that are told.
const MOST_TOLD: usize = 3;

/// What is said about the board that is compared, the most important first. `is_reading` says whether a job reads it.
#[must_use]
pub fn photo_notes(review: &PhotoReview, is_reading: bool, language: Language) -> Vec<String> {
    match review.reading() {
        Some(reading) => notes_on(reading, !review.conflicts().is_empty(), language),
        None if is_reading => vec![say!(language, "Reading the cells…")],
        None => vec![
            say!(language, "No Sudoku was found here."),
            say!(
                language,
                "Drag the four corners to those of the board. If it lies on its side, turn the picture."
            ),
        ],
    }
}

fn notes_on(reading: &PhotoBoard, breaks_rules: bool, language: Language) -> Vec<String> {
    let mut notes = Vec::new();
    if breaks_rules {
        notes.push(say!(language, "Digits break the rules, so one of them was misread."));
    } else if reading.has_one_answer == Some(false) {
        notes.push(say!(
            language,
            "The digits make no puzzle with exactly one answer, so one may be misread."
        ));
    }
    let uncertain = reading.uncertain().count();
    if uncertain > 0 {
        notes.push(say_plural!(
            language,
            uncertain as u64,
            "{uncertain} cell is uncertain. Compare it with the picture.",
            "{uncertain} cells are uncertain. Compare them with the picture; Space goes to the next one.",
            uncertain
        ));
    }
    if !reading.chosen.is_empty() {
        let cells: Vec<Cell> = reading.layout().cells().collect();
        let names = reading.chosen.iter().filter_map(|&at| cells.get(at));
        let names: Vec<String> =
            names.map(|&cell| cell_name(cell, reading.layout(), language)).collect();
        let cells = language.list(&names);
        notes.push(say!(
            language,
            "In {cells} the rules decided between digits that look alike.",
            cells
        ));
    }
    if reading.has_one_answer == Some(true) {
        notes.push(say!(language, "The digits make a puzzle with exactly one answer."));
    }
    notes
}

/// The row and the column of a cell.
fn place_of(reading: &PhotoBoard, cell: Cell, language: Language) -> String {
    let (row, column) = (reading.layout().row(cell) + 1, reading.layout().column(cell) + 1);
    say!(language, "Row {row}, column {column}", row, column)
}

/// What was read in a cell, and what else it may be.
#[must_use]
pub fn photo_cell_text(reading: &PhotoBoard, cell: Cell, language: Language) -> String {
    let name = place_of(reading, cell, language);
    let at = cell.index();
    let digit = reading.digits[at];
    if reading.checked.contains(&at) {
        return match digit {
            0 => say!(language, "{name}: empty, as you checked", name),
            digit => say!(language, "{name}: {digit}, as you checked", name, digit),
        };
    }
    let readings = readings_of(reading, at, language);
    say!(language, "{name}: {readings}", name, readings = readings.join(", "))
}

/// The most probable readings of a cell with their probabilities.
fn readings_of(reading: &PhotoBoard, at: usize, language: Language) -> Vec<String> {
    let shares = reading.board.cells[at].shares.iter().enumerate().take(reading.board.size + 1);
    let mut told: Vec<(usize, f32)> = shares
        .map(|(digit, &share)| (digit, share))
        .filter(|(_, share)| *share >= LEAST_TOLD)
        .collect();
    told.sort_by(|a, b| b.1.total_cmp(&a.1));
    told.truncate(MOST_TOLD);
    let words = |(digit, share): (usize, f32)| {
        let share = format!("{:.0}", share * 100.0);
        match digit {
            0 => say!(language, "empty ({share} %)", share),
            digit => say!(language, "{digit} ({share} %)", digit, share),
        }
    };
    told.into_iter().map(words).collect()
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
    is_uncertain: bool,
    language: Language,
) -> String {
    let name = place_of(reading, cell, language);
    let digit = match reading.digits[cell.index()] {
        0 => say!(language, context = "a cell", "empty"),
        digit => digit.to_string(),
    };
    if is_uncertain {
        say!(language, "{name}: {digit}, uncertain", name, digit)
    } else {
        say!(language, "{name}: {digit}", name, digit)
    }
}
