//! The words of the print dialog.

use super::{Language, say};
use crate::controller::Preview;
use crate::jobs::PrintedAnswer;
use crate::print::AnswerPlacement;

/// What the print dialog has to say of the answer; may be empty.
#[must_use]
pub fn answer_note(printing: &Preview, language: Language) -> String {
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
