//! What boards are called.

use super::{Language, Say, say, say_plural};
use crate::engine::{LayoutBuilder, NamedShape, Regions};

/// The rules of a board go on over its edges.
#[must_use]
pub fn toroidal(language: Language) -> String {
    say!(language, "toroidal")
}

/// The number of extra houses that somebody drew.
#[must_use]
pub fn extra_houses(count: usize, language: Language) -> String {
    say_plural!(language, count as u64, "{count} extra house", "{count} extra houses", count)
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
