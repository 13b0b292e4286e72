//! The words of a screen reader for a cell. They are one sentence, the cell's name: a screen reader says a name when the
//! keyboard comes to the cell and again when it changes. What is said of values and descriptions differs from one to the next.

use super::{Language, Say, say, say_plural};
use crate::controller::{CellAppearance, CellHint, CheckMark, Face};
use crate::engine::{Cell, Digit, DigitSet, HouseKind, Layout, LowestDigit, Place, Rules};
use crate::game::{Colour, Notes, Paint};
use crate::look::LineDress;
use crate::text::{constraints_in_cell, rule_in_short, rules_of_constraints};

/// The board whose cells are named: its layout, the constraints of its puzzle, and the digit from which digits are counted.
#[derive(Clone, Copy, Debug)]
pub struct NamedBoard<'a> {
    /// The layout.
    pub layout: &'a Layout,
    /// The constraints.
    pub rules: &'a Rules,
    /// The lowest digit.
    pub lowest: LowestDigit,
}

/// A cell and all that is seen in it: "Row 4, column 7: 5, yours, odd".
#[must_use]
pub fn cell_name(
    cell: Cell,
    look: &CellAppearance,
    NamedBoard { layout, rules, lowest }: NamedBoard<'_>,
    language: Language,
) -> String {
    let stated = if look.is_in_fog {
        // Translators: said of a cell: “Row 2, column 4: empty, in fog”
        vec![say!(language, "in fog")]
    } else {
        constraints_in_cell(rules, (cell, layout), lowest, language)
    };
    let (place, content) =
        (location(cell, layout, language), appearance(look, &stated, lowest, language));
    say!(language, "{place}: {content}", place, content)
}

/// Which cell it is: "Row 4, column 7".
#[must_use]
pub fn location(cell: Cell, layout: &Layout, language: Language) -> String {
    name_of(layout.place(cell), language)
}

/// Which place it is: "Row 4, column 7".
pub(super) fn name_of(place: Place, language: Language) -> String {
    let (row, column) = (place.row + 1, place.column + 1);
    say!(language, "Row {row}, column {column}", row, column)
}

/// What the rules of a board and the constraints of its puzzle add to those of rows, columns and boxes, in short sentences;
/// empty if they add nothing.
#[must_use]
pub fn rules_of(
    NamedBoard { layout, rules, lowest }: NamedBoard<'_>,
    language: Language,
) -> String {
    let mut shown = layout.digits().map(|digit| lowest.shown(digit));
    let of_digits = shown.next().zip(shown.last()).filter(|_| layout.digit_count() != 9);
    let of_digits =
        of_digits.map(|(first, last)| say!(language, "Digits {first} to {last}.", first, last));
    let grids = layout.grids().len();
    let of_grids = (grids > 1).then(|| {
        say_plural!(
            language,
            grids as u64,
            "{grids} grid has rows, columns and boxes of its own.",
            "{grids} grids overlap, each with rows, columns and boxes of its own.",
            grids
        )
    });
    let lacks_regions = !layout.has_houses(HouseKind::Box) && !layout.has_houses(HouseKind::Region);
    let of_regions = lacks_regions.then(|| say!(language, "Rows and columns, no boxes."));
    let of_houses = HouseKind::ALL.into_iter().filter(|&kind| layout.has_houses(kind));
    let of_houses = of_houses.filter_map(|kind| rule_of_houses(kind, language));
    let of_torus =
        layout.is_torus().then(|| say!(language, "The rules go on over the edges of the board."));
    let parts = [of_digits, of_grids, of_regions].into_iter().flatten().chain(of_houses);
    let parts = parts.chain(layout.rules().map(|rule| rule_in_short(rule, language)));
    let of_puzzle = rules_of_constraints(rules, lowest, LineDress::Coloured, language);
    let of_puzzle = of_puzzle.into_iter().map(|rule| rule + ".");
    parts.chain(of_torus).chain(of_puzzle).collect::<Vec<_>>().join(" ")
}

/// What houses of a kind add to the rules; `None` for those that every board may have.
fn rule_of_houses(kind: HouseKind, language: Language) -> Option<String> {
    let rule = match kind {
        HouseKind::Row | HouseKind::Column | HouseKind::Box | HouseKind::Region => return None,
        HouseKind::Diagonal => say!(language, "No digit twice on a diagonal."),
        HouseKind::Window => say!(language, "No digit twice in a shaded window."),
        HouseKind::DisjointGroup => {
            say!(language, "No digit twice at the same place of the boxes.")
        }
        HouseKind::Asterisk => say!(language, "No digit twice in the asterisk."),
        HouseKind::CentreDot => {
            say!(language, "No digit twice in the centres of the boxes.")
        }
        HouseKind::Girandola => say!(language, "No digit twice in the girandola."),
        HouseKind::Extra => say!(language, "No digit twice in an extra house."),
    };
    Some(rule)
}

/// What stands in the cell and who put it there.
fn content(face: Face, lowest: LowestDigit, language: Language) -> String {
    let digit = face.digit().map(|digit| lowest.shown(digit).to_string()).unwrap_or_default();
    match face {
        Face::Empty => say!(language, "empty"),
        Face::Given(_) => say!(language, "{digit}, given", digit),
        Face::Entry(_) => say!(language, "{digit}, yours", digit),
        Face::Found(_) => say!(language, "{digit}, found", digit),
        Face::Covered => say!(language, "covered"),
        Face::Noted(notes) => noted(notes, lowest, language),
    }
}

/// Both kinds of notes: those in the corners are the candidates.
fn noted(notes: Notes, lowest: LowestDigit, language: Language) -> String {
    let in_corners = (!notes.corner.is_empty()).then(|| {
        let (count, digits) = counted(notes.corner, lowest, language);
        say_plural!(language, count, "note {digits}", "notes {digits}", digits)
    });
    let in_the_middle = (!notes.centre.is_empty()).then(|| {
        let (count, digits) = counted(notes.centre, lowest, language);
        say_plural!(
            language,
            count,
            "note in the middle {digits}",
            "notes in the middle {digits}",
            digits
        )
    });
    in_corners.into_iter().chain(in_the_middle).collect::<Vec<_>>().join(", ")
}

/// How many digits there are, and which: "2 and 8".
fn counted(digits: DigitSet, lowest: LowestDigit, language: Language) -> (u64, String) {
    let words: Vec<String> = digits.iter().map(|digit| lowest.shown(digit).to_string()).collect();
    (digits.len() as u64, language.list(&words))
}

/// What the hint does here; empty if the cell is none of its cells.
fn part_in_hint(hint: &CellHint, lowest: LowestDigit, language: Language) -> String {
    let placed = hint.placed.map(|digit| {
        let digit = lowest.shown(digit);
        say!(language, "the hint puts {digit} here", digit)
    });
    let gone = (!hint.gone.is_empty()).then(|| {
        let digits = counted(hint.gone, lowest, language).1;
        say!(language, "the hint rules out {digits}", digits)
    });
    let told = (!hint.told.is_empty()).then(|| {
        let digits = counted(hint.told, lowest, language).1;
        say!(language, "the hint is about {digits} here", digits)
    });
    let parts: Vec<String> = [placed, gone, told].into_iter().flatten().collect();
    if parts.is_empty() && hint.is_looked_at {
        return say!(language, "the hint looks here");
    }
    parts.join(", ")
}

/// What stands in the cell, what is stated of it, what is coloured and what is marked.
fn appearance(
    look: &CellAppearance,
    stated: &[String],
    lowest: LowestDigit,
    language: Language,
) -> String {
    let conflict = look.conflict.then(|| say!(language, "in conflict"));
    let mark = look.mark.map(|mark| mark.say(language));
    let highlighted = look.highlighted.then(|| say!(language, "highlighted"));
    let hint = Some(part_in_hint(&look.hint, lowest, language)).filter(|words| !words.is_empty());
    let content = Some(content(look.face, lowest, language));
    let parts = [conflict, mark, coloured(&look.paint, lowest, language), highlighted, hint];
    let stated = stated.iter().cloned();
    let parts: Vec<String> =
        content.into_iter().chain(stated).chain(parts.into_iter().flatten()).collect();
    parts.join(", ")
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
fn coloured(paint: &Paint, lowest: LowestDigit, language: Language) -> Option<String> {
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
        let (digit, colour) = (lowest.shown(digit), colour.get());
        say!(language, "candidate {digit} in colour {colour}", digit, colour)
    };
    let all: Vec<String> = of_cell.into_iter().chain(paint.candidates().map(candidate)).collect();
    (!all.is_empty()).then(|| all.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(look: &CellAppearance, language: Language) -> String {
        appearance(look, &[], LowestDigit::One, language)
    }
    use crate::engine::NamedShape;
    use crate::game::Colours;

    #[test]
    fn a_board_tells_the_rules_that_it_adds() {
        let rules = |name: &str| {
            let layout = NamedShape::named(name).unwrap().layout();
            let board =
                NamedBoard { layout: &layout, rules: &Rules::NONE, lowest: LowestDigit::One };
            rules_of(board, Language::ENGLISH)
        };
        assert_eq!(rules("9x9"), "");
        assert_eq!(rules("jigsaw"), "");
        assert_eq!(rules("16x16"), "Digits 1 to 16.");
        assert_eq!(rules("latin 7x7"), "Digits 1 to 7. Rows and columns, no boxes.");
        assert_eq!(
            rules("toroidal anti-knight"),
            "No equal digits a knight's move apart. The rules go on over the edges of the board."
        );
        assert_eq!(
            rules("x windoku"),
            "No digit twice on a diagonal. No digit twice in a shaded window."
        );
        assert_eq!(
            rules("samurai"),
            "5 grids overlap, each with rows, columns and boxes of its own."
        );
    }

    #[test]
    fn everything_that_can_be_seen_is_said() {
        let digit = |number| Digit::new(number).unwrap();
        let plain = CellAppearance {
            face: Face::Entry(digit(7)),
            paint: Paint::NONE,
            conflict: false,
            mark: None,
            highlighted: false,
            hint: CellHint::default(),
            is_in_fog: false,
        };
        assert_eq!(said(&plain, Language::ENGLISH), "7, yours");
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
            said(&marked, Language::ENGLISH),
            "7, yours, in conflict, wrong, colour 2, candidate 4 in colour 1, highlighted"
        );
        assert_eq!(
            said(&marked, Language::of_locale("vi")),
            "7, bạn điền, bị trùng, sai, màu 2, ứng viên 4 màu 1, được làm nổi"
        );
        let set = |numbers: &[u8]| numbers.iter().copied().map(digit).collect();
        let noted = Face::Noted(Notes { corner: set(&[1, 2]), centre: set(&[5]) });
        assert_eq!(
            content(noted, LowestDigit::One, Language::ENGLISH),
            "notes 1 and 2, note in the middle 5"
        );
    }

    #[test]
    fn a_cell_is_named_with_its_digit_and_what_a_hint_does_there() {
        let layout = NamedShape::named("9x9").unwrap().layout();
        let digit = |number| Digit::new(number).unwrap();
        let set = |numbers: &[u8]| numbers.iter().copied().map(digit).collect();
        let seen = |face, hint| CellAppearance {
            face,
            paint: Paint::NONE,
            conflict: false,
            mark: None,
            highlighted: false,
            hint,
            is_in_fog: false,
        };
        let plain = CellHint::default();
        let looked_at = CellHint { is_looked_at: true, ..plain };
        let named = |face, hint, language| {
            cell_name(
                layout.cell(1, 3).unwrap(),
                &seen(face, hint),
                NamedBoard { layout: &layout, rules: &Rules::NONE, lowest: LowestDigit::One },
                language,
            )
        };
        let vietnamese = Language::of_locale("vi");
        let notes = Face::Noted(Notes { corner: set(&[2, 8]), centre: DigitSet::EMPTY });
        for (face, hint, english, in_vietnamese) in [
            (Face::Given(digit(7)), plain, "7, given", "7, cho sẵn"),
            (Face::Entry(digit(5)), plain, "5, yours", "5, bạn điền"),
            (Face::Found(digit(5)), plain, "5, found", "5, tìm được"),
            (Face::Empty, plain, "empty", "trống"),
            (notes, plain, "notes 2 and 8", "ghi chú 2 và 8"),
            (Face::Empty, looked_at, "empty, the hint looks here", "trống, gợi ý chỉ vào đây"),
            (
                Face::Empty,
                CellHint { placed: Some(digit(6)), ..looked_at },
                "empty, the hint puts 6 here",
                "trống, gợi ý điền 6 ở đây",
            ),
            (
                notes,
                CellHint { gone: set(&[2]), told: set(&[3, 8]), ..plain },
                "notes 2 and 8, the hint rules out 2, the hint is about 3 and 8 here",
                "ghi chú 2 và 8, gợi ý loại 2, gợi ý xét 3 và 8 ở đây",
            ),
        ] {
            let english = format!("Row 2, column 4: {english}");
            let in_vietnamese = format!("Hàng 2, cột 4: {in_vietnamese}");
            assert_eq!(named(face, hint, Language::ENGLISH), english);
            assert_eq!(named(face, hint, vietnamese), in_vietnamese);
        }
    }
}
