//! What a screen reader says about a cell.

use super::{Language, Say, say};
use crate::controller::{CellAppearance, CheckMark, Face};
use crate::engine::{Cell, Digit, DigitSet, Layout};
use crate::game::{Colour, Notes, Paint};

/// Which cell it is: "Row 4, column 7".
#[must_use]
pub fn place(cell: Cell, layout: &Layout, language: Language) -> String {
    let (row, column) = (layout.row(cell) + 1, layout.column(cell) + 1);
    say!(language, "Row {row}, column {column}", row, column)
}

impl Say for Face {
    /// What stands in the cell and who put it there.
    fn say(&self, language: Language) -> String {
        match self {
            Self::Empty => say!(language, "empty"),
            Self::Given(_) => say!(language, "given"),
            Self::Entry(_) => say!(language, "entry"),
            Self::Found(_) => say!(language, "found"),
            Self::Covered => say!(language, "covered"),
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
        (corner, "") => say!(language, "noted {corner}", corner),
        ("", centre) => {
            say!(language, "noted in the middle {centre}", centre)
        }
        (corner, centre) => {
            say!(language, "noted {corner}, in the middle {centre}", corner, centre)
        }
    }
}

impl Say for CellAppearance {
    /// What stands in the cell, what is coloured and what is marked.
    fn say(&self, language: Language) -> String {
        let conflict = self.conflict.then(|| say!(language, "in conflict"));
        let mark = self.mark.map(|mark| mark.say(language));
        let highlighted = self.highlighted.then(|| say!(language, "highlighted"));
        let parts =
            [Some(self.face.say(language)), conflict, mark, coloured(&self.paint, language)];
        let parts: Vec<String> = parts.into_iter().chain([highlighted]).flatten().collect();
        parts.join(", ")
    }
}

impl Say for CheckMark {
    fn say(&self, language: Language) -> String {
        match self {
            Self::Right => say!(language, "right"),
            Self::Wrong => say!(language, "wrong"),
            Self::NoteLost => say!(language, "a note is missing"),
        }
    }
}

/// The colours by their numbers: those of the cell, then those of its candidates.
fn coloured(paint: &Paint, language: Language) -> Option<String> {
    let colours: Vec<String> = paint.cell.iter().map(|colour| colour.get().to_string()).collect();
    let of_cell = match colours.as_slice() {
        [] => None,
        [one] => Some(say!(language, "colour {one}", one)),
        several => {
            let several = language.list(several);
            Some(say!(language, "colours {several}", several))
        }
    };
    let candidate = |(digit, colour): (Digit, Colour)| {
        let colour = colour.get();
        say!(language, "candidate {digit} in colour {colour}", digit, colour)
    };
    let all: Vec<String> = of_cell.into_iter().chain(paint.candidates().map(candidate)).collect();
    (!all.is_empty()).then(|| all.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Colours;

    #[test]
    fn everything_that_can_be_seen_is_said() {
        let digit = |number| Digit::new(number).unwrap();
        let plain = CellAppearance {
            face: Face::Entry(digit(7)),
            paint: Paint::NONE,
            conflict: false,
            mark: None,
            highlighted: false,
        };
        assert_eq!(plain.say(Language::ENGLISH), "entry");
        let mut paint = Paint::NONE.with(digit(4), Some(Colour::ALL[0]));
        paint.cell = Colours::NONE.with(Colour::ALL[1]);
        let marked = CellAppearance {
            paint,
            conflict: true,
            mark: Some(CheckMark::Wrong),
            highlighted: true,
            ..plain
        };
        assert_eq!(
            marked.say(Language::ENGLISH),
            "entry, in conflict, wrong, colour 2, candidate 4 in colour 1, highlighted"
        );
        assert_eq!(
            marked.say(Language::of_locale("vi")),
            "số đã điền, bị trùng, sai, màu 2, ứng viên 4 màu 1, được làm nổi"
        );
        let set = |numbers: &[u8]| numbers.iter().copied().map(digit).collect();
        let noted = Face::Noted(Notes { corner: set(&[1, 2]), centre: set(&[5]) });
        assert_eq!(noted.say(Language::ENGLISH), "noted 1 and 2, in the middle 5");
    }
}
