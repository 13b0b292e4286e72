//! The names of the boards that have a name.

use super::{Language, Say, say, toroidal};
use crate::engine::{LayoutBuilder, NamedShape, Regions};

impl Say for NamedShape {
    fn say(&self, language: Language) -> String {
        let LayoutBuilder { digits: side, regions, .. } = self.builder();
        match self.name {
            "x" => say!(language, "Sudoku X"),
            "windoku" => say!(language, "Windoku"),
            "x windoku" => say!(language, "Sudoku X and Windoku"),
            "disjoint groups" => say!(language, "Disjoint groups"),
            "asterisk" => say!(language, "Asterisk"),
            "centre dot" => say!(language, "Centre dot"),
            "girandola" => say!(language, "Girandola"),
            "anti-knight" => say!(language, "Anti-knight"),
            "anti-king" => say!(language, "Anti-king"),
            "non-consecutive" => say!(language, "Non-consecutive"),
            "toroidal anti-knight" => say!(language, "Anti-knight, toroidal"),
            "toroidal anti-king" => say!(language, "Anti-king, toroidal"),
            "logi-5" => say!(language, "Logi-5"),
            "sudoku plus 8x8" => say!(language, "Sudoku Plus 8×8"),
            "sudoku plus 8x8 striped" => say!(language, "Sudoku Plus 8×8, striped"),
            "twins" => say!(language, "Twins"),
            "samurai" => say!(language, "Samurai"),
            "sohei" => say!(language, "Sohei"),
            "windmill" => say!(language, "Windmill"),
            "butterfly" => say!(language, "Butterfly"),
            "flower" => say!(language, "Flower"),
            "cross" => say!(language, "Cross"),
            "tiny samurai" => say!(language, "Tiny samurai"),
            "tiny samurai 10x10" => say!(language, "Tiny samurai 10×10"),
            "tetromino" => say!(language, "Tetromino 4×4"),
            "pentomino" => say!(language, "Pentomino 5×5"),
            "aztec" => say!(language, "Aztec"),
            "nonomino" => say!(language, "Nonomino"),
            "ksudoku jigsaw" => say!(language, "Jigsaw of KSudoku"),
            "roxdoku" => say!(language, "Roxdoku 3×3×3"),
            "roxdoku 16" => say!(language, "Roxdoku 4×4×4"),
            "roxdoku 25" => say!(language, "Roxdoku 5×5×5"),
            _ => of_regions(*self, side, &regions, language),
        }
    }
}

/// The name of a board that is called by its size and its regions.
fn of_regions(shape: NamedShape, side: usize, regions: &Regions, language: Language) -> String {
    match *regions {
        Regions::Boxes { rows, columns } if NamedShape::sized(side) != Some(shape) => {
            say!(language, "{side}×{side}, boxes {rows}×{columns}", side, rows, columns)
        }
        Regions::Boxes { .. } => say!(language, "{side}×{side}", side),
        Regions::None => say!(language, "Latin square {side}×{side}", side),
        Regions::Drawn(_) => say!(language, "Jigsaw {side}×{side}", side),
    }
}

/// The size of a board without a name, and what its regions are.
#[must_use]
pub fn size_and_regions(board: &LayoutBuilder, language: Language) -> String {
    let (rows, columns) = (board.rows, board.columns);
    match board.regions {
        Regions::Drawn(_) => say!(language, "Jigsaw {rows}×{columns}", rows, columns),
        Regions::Boxes { .. } => format!("{rows}×{columns}"),
        Regions::None => say!(language, "{rows}×{columns} without boxes", rows, columns),
    }
}

/// What a board without a name is called: by its size, its regions, its families of houses and its rules.
#[must_use]
pub(super) fn unnamed_board(board: &LayoutBuilder, language: Language) -> String {
    let size = size_and_regions(board, language);
    let extras = board.extras.iter().map(|extra| extra.say(language));
    let rules = board.rules.iter().map(|rule| rule.say(language));
    let torus = board.is_torus.then(|| toroidal(language));
    [size].into_iter().chain(extras).chain(rules).chain(torus).collect::<Vec<_>>().join(", ")
}

/// The names by which a board with a name is looked for: in the language, in English, and on the command line. Its size is
/// among them.
#[must_use]
pub fn names_of_shape(shape: NamedShape, language: Language) -> Vec<String> {
    let LayoutBuilder { rows, columns, .. } = shape.builder();
    let [own, english] = [language, Language::ENGLISH].map(|language| shape.say(language));
    vec![own, english, shape.name.to_owned(), format!("{rows}×{columns}")]
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn no_two_boards_have_one_name() {
        for language in Language::all() {
            let names: BTreeSet<String> =
                NamedShape::ALL.iter().map(|shape| shape.say(language)).collect();
            assert_eq!(names.len(), NamedShape::ALL.len(), "{names:?}");
        }
        let name = |name| NamedShape::named(name).unwrap().say(Language::ENGLISH);
        assert_eq!(name("6x6"), "6×6");
        assert_eq!(name("3x2"), "6×6, boxes 3×2");
        assert_eq!(name("7x7"), "Jigsaw 7×7");
        assert_eq!(name("latin 5x5"), "Latin square 5×5");
    }

    #[test]
    fn a_board_is_found_by_any_of_its_names() {
        let samurai = NamedShape::named("tiny samurai").unwrap();
        let names = names_of_shape(samurai, Language::of_locale("vi"));
        for typed in ["", "TINY", "samurai tiny", "8x8", "8×8", " tiny  "] {
            assert!(super::super::is_found(typed, &names), "{typed}");
        }
        assert!(!super::super::is_found("tiny windmill", &names));
    }
}
