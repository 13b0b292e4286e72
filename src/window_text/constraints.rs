//! The words for setting constraints, and for playing cages with sums.

use super::status::selected;
use super::{Language, Say, say, say_plural};
use crate::controller::{
    CageCombinations, CageProgress, Combination, ConstraintKind, ConstraintNote, SelectionSums,
};
use crate::engine::{Cage, LowestDigit};

impl Say for ConstraintNote {
    fn say(&self, language: Language) -> String {
        match *self {
            Self::Drawing(ConstraintKind::Cage) => say!(
                language,
                "Drag over cells to draw a cage, drag from a cage to enlarge it, click one to remove it. Esc ends this."
            ),
            Self::TypingNumber { kind: ConstraintKind::Cage, number: None } => {
                say!(
                    language,
                    "Type the sum of the cage. Enter ends this, Delete removes the cage."
                )
            }
            Self::TypingNumber { kind: ConstraintKind::Cage, number: Some(number) } => {
                say!(language, "Sum {number} so far: type another figure, or press Enter.", number)
            }
            Self::NumberRefused { kind: ConstraintKind::Cage, cells, least, most } => say_plural!(
                language,
                cells as u64,
                "A cage of {cells} cell cannot have this sum: only {least} to {most}.",
                "A cage of {cells} cells cannot have this sum: only {least} to {most}.",
                cells,
                least,
                most
            ),
            Self::CageTooLarge { cells, digits } => say!(
                language,
                "A cage cannot have {cells} cells: there are only {digits} digits, and none may repeat in it.",
                cells,
                digits
            ),
            Self::CellsTaken(ConstraintKind::Cage) => say!(
                language,
                "These cells are in cages already. Ctrl+Shift+K sets a cage over other cages."
            ),
            Self::NoneHere(ConstraintKind::Cage) => {
                say!(language, "The selected cell is in no cage.")
            }
        }
    }
}

/// One line of the list of combinations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CombinationLine {
    /// The name of a cage, or a sentence.
    Text(String),
    /// A combination.
    Combination {
        /// Its digits: “1 2 6”.
        text: String,
        /// What a screen reader says of it.
        label: String,
        /// Whether it is struck out.
        is_struck: bool,
    },
}

/// The combinations of the cages at the cursor.
#[must_use]
pub fn combination_lines(
    cages: &[CageCombinations],
    lowest: LowestDigit,
    language: Language,
) -> Vec<CombinationLine> {
    if cages.is_empty() {
        let none = say!(language, "Select a cell of a cage that shows a sum.");
        return vec![CombinationLine::Text(none)];
    }
    let line = |it: &Combination| combination_line(it, lowest, language);
    let of_cage = |CageCombinations { cage, combinations }: &CageCombinations| {
        let lines = match combinations.as_deref() {
            Some([]) => vec![CombinationLine::Text(say!(language, "No combination is left."))],
            Some(all) => all.iter().map(line).collect(),
            None => {
                let too_many = say!(language, "There are too many combinations to list.");
                vec![CombinationLine::Text(too_many)]
            }
        };
        [vec![CombinationLine::Text(cage_name(cage, lowest, language))], lines].concat()
    };
    cages.iter().flat_map(of_cage).collect()
}

fn cage_name(cage: &Cage, lowest: LowestDigit, language: Language) -> String {
    let cells = cage.cells().len() as u64;
    let count = u32::try_from(cells).unwrap_or(u32::MAX);
    let sum = cage.sum().map_or(0, |sum| lowest.shown_sum(sum, count));
    say_plural!(
        language,
        cells,
        "Cage {sum}, {cells} cell",
        "Cage {sum}, {cells} cells",
        sum,
        cells
    )
}

fn combination_line(
    combination: &Combination,
    lowest: LowestDigit,
    language: Language,
) -> CombinationLine {
    let digits = combination.digits.iter().map(|digit| lowest.shown(digit).to_string());
    let text = digits.collect::<Vec<_>>().join(" ");
    let label = if combination.is_struck {
        say!(language, "Combination {digits}, struck out", digits = text)
    } else {
        say!(language, "Combination {digits}", digits = text)
    };
    CombinationLine::Combination { text, label, is_struck: combination.is_struck }
}

/// The most cages of a selection that the status bar has room for.
const CAGES: usize = 2;

/// The sums of the selected cells, and how far their cages are filled. Returns `None` if one cell outside of cages is
/// selected.
#[must_use]
pub fn selection_line(sums: &SelectionSums, language: Language) -> Option<String> {
    let of_cells = (sums.cells > 1).then(|| sum_of_cells(sums, language));
    let cages = sums.cages.iter().filter(|_| sums.cages.len() <= CAGES);
    let of_cages = cages.map(|cage| progress(cage, language));
    let parts: Vec<String> = of_cells.into_iter().chain(of_cages).collect();
    (!parts.is_empty()).then(|| parts.join(" "))
}

fn sum_of_cells(sums: &SelectionSums, language: Language) -> String {
    let SelectionSums { cells, empty, sum, .. } = *sums;
    if empty == cells {
        return selected(cells, language);
    }
    if empty == 0 {
        return say_plural!(
            language,
            cells as u64,
            "{cells} cell is selected, with the sum {sum}.",
            "{cells} cells are selected, with the sum {sum}.",
            cells,
            sum
        );
    }
    say_plural!(
        language,
        cells as u64,
        "{cells} cell is selected, {empty} of them empty, with the sum {sum}.",
        "{cells} cells are selected, {empty} of them empty, with the sum {sum}.",
        cells,
        empty,
        sum
    )
}

fn progress(&CageProgress { sum, held, empty }: &CageProgress, language: Language) -> String {
    match sum.checked_sub(held) {
        Some(left) if empty > 0 => say_plural!(
            language,
            empty as u64,
            "Cage {sum}: {held} so far, {left} left in {empty} cell.",
            "Cage {sum}: {held} so far, {left} left in {empty} cells.",
            sum,
            held,
            left,
            empty
        ),
        Some(0) => say!(language, "Cage {sum}: filled.", sum),
        Some(_) | None => say!(language, "Cage {sum}: its digits add up to {held}.", sum, held),
    }
}
