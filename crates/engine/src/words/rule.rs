//! The words of the rules about two cells.

use nonet_language::{Language, Say, say};

use crate::{LayoutBuilder, Rule};

impl Say for Rule {
    fn say(&self, language: Language) -> String {
        match self {
            Self::AntiKnight => say!(language, "anti-knight"),
            Self::AntiKing => say!(language, "anti-king"),
            Self::NonConsecutive => say!(language, "non-consecutive"),
        }
    }
}

/// How two cells lie that the rule ties.
pub(super) fn how_cells_lie(rule: Rule, language: Language) -> String {
    match rule {
        Rule::AntiKnight => say!(language, "a knight’s move apart"),
        Rule::AntiKing => say!(language, "that touch"),
        Rule::NonConsecutive => say!(language, "that share an edge"),
    }
}

/// The name of a named board of 9×9 that has this rule.
pub(super) fn name_of_board(rule: Rule, board: &LayoutBuilder, language: Language) -> String {
    let is_torus = board.is_torus;
    match rule {
        Rule::AntiKnight if is_torus => say!(language, "Anti-knight, toroidal"),
        Rule::AntiKnight => say!(language, "Anti-knight"),
        Rule::AntiKing if is_torus => say!(language, "Anti-king, toroidal"),
        Rule::AntiKing => say!(language, "Anti-king"),
        Rule::NonConsecutive => say!(language, "Non-consecutive"),
    }
}

/// Says that a technique, which is `called` so, is only for boards on which neighbours exclude consecutive digits.
pub(super) fn needs_consecutive_rule(called: &str, language: Language) -> String {
    say!(
        language,
        "the technique “{called}” is for boards where neighbours are not consecutive, such as \
         --shape non-consecutive",
        called
    )
}
