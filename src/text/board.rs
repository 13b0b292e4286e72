//! What a screen reader says about a cell.

use super::{Language, Say, say};
use crate::controller::Face;
use crate::engine::{Cell, DigitSet, Layout};
use crate::game::Notes;

/// Which cell it is: "Row 4, column 7".
#[must_use]
pub fn place(cell: Cell, layout: &Layout, language: Language) -> String {
    let (row, column) = (layout.row(cell) + 1, layout.column(cell) + 1);
    say!(language, "Row {row}, column {column}", "Hàng {row}, cột {column}")
}

impl Say for Face {
    /// What stands in the cell and who put it there.
    fn say(&self, language: Language) -> String {
        match self {
            Self::Empty => say!(language, "empty", "trống"),
            Self::Given(_) => say!(language, "given", "số cho sẵn"),
            Self::Entry(_) => say!(language, "entry", "số đã điền"),
            Self::Found(_) => say!(language, "found", "số tìm được"),
            Self::Covered => say!(language, "covered", "bị che"),
            Self::Noted(notes) => noted(*notes, language),
        }
    }
}

/// Both kinds of notes: those in the corners are the candidates.
fn noted(notes: Notes, language: Language) -> String {
    let list = |digits: DigitSet| {
        let digits: Vec<String> = digits.iter().map(|digit| digit.to_string()).collect();
        language.list(&digits)
    };
    let (corner, centre) = (list(notes.corner), list(notes.centre));
    match (corner.as_str(), centre.as_str()) {
        (corner, "") => say!(language, "noted {corner}", "ghi chú {corner}"),
        ("", centre) => {
            say!(language, "noted in the middle {centre}", "ghi chú ở giữa {centre}")
        }
        (corner, centre) => say!(
            language,
            "noted {corner}, in the middle {centre}",
            "ghi chú {corner}, ở giữa {centre}",
        ),
    }
}

/// What stands in a cell that may be in conflict with another.
#[must_use]
pub fn description(face: Face, conflict: bool, language: Language) -> String {
    let face = face.say(language);
    if conflict { say!(language, "{face}, in conflict", "{face}, bị trùng") } else { face }
}
