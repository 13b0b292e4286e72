//! The words of the print dialog.

use super::{Language, say};
use crate::controller::Preview;
use crate::jobs::PrintedAnswer;
use crate::print::AnswerPlacement;

/// What the print dialog has to say of the answer and of signs that cannot be printed; may be empty.
#[must_use]
pub fn print_note(printing: &Preview, language: Language) -> String {
    let missing = printing.missing.map(|missing| missing.sentence(language));
    let notes = [answer_note(printing, language), missing.unwrap_or_default()];
    notes.into_iter().filter(|note| !note.is_empty()).collect::<Vec<_>>().join(" ")
}

/// That the size of paper that was typed is none; empty if it is one.
#[must_use]
pub fn size_error(printing: &Preview, language: Language) -> String {
    if printing.error.is_none() {
        return String::new();
    }
    say!(language, "Type a size such as 148x210mm or 8.5x14in, with sides from 100 mm to 2000 mm.")
}

/// What there is to say of the answer.
fn answer_note(printing: &Preview, language: Language) -> String {
    let printout = &printing.printout;
    match printout.answer {
        _ if printout.choices.answers == AnswerPlacement::Nowhere => String::new(),
        PrintedAnswer::Absent => {
            say!(language, "This puzzle has no answer.")
        }
        PrintedAnswer::First => {
            say!(language, "This puzzle has several answers; the first is printed.")
        }
        PrintedAnswer::Shown => say!(language, "The answer in the window is printed."),
        PrintedAnswer::Unsought | PrintedAnswer::Only => String::new(),
    }
}
