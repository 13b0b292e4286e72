//! What the rules about two cells of a board mean: all of their sentences but their names and those of errors, which stand
//! in the engine.

#[cfg(feature = "controller")]
use super::say_plural;
use super::{Language, say, word};
use crate::engine::Rule;

/// The rule on paper, below the name of a puzzle.
pub(super) fn on_paper(rule: Rule, language: Language) -> &'static str {
    match rule {
        Rule::AntiKnight => word!(language, "No two equal digits a knight's move apart"),
        Rule::AntiKing => word!(language, "No two equal digits touch, not even at a corner"),
        Rule::NonConsecutive => word!(language, "No two consecutive digits side by side"),
    }
}

/// The rule in a short sentence, for a screen reader.
#[cfg(feature = "controller")]
#[must_use]
pub fn rule_in_short(rule: Rule, language: Language) -> String {
    match rule {
        Rule::AntiKnight => say!(language, "No equal digits a knight's move apart."),
        Rule::AntiKing => say!(language, "No equal digits that touch, not even at a corner."),
        Rule::NonConsecutive => say!(language, "No neighbours that differ by 1."),
    }
}

/// Which digits, `count` in all, rule out others in a cell by the rule.
#[cfg(feature = "controller")]
pub(super) fn digits_that_rule_out(
    rule: Rule,
    (count, digits): (u64, &str),
    cell: &str,
    language: Language,
) -> String {
    match rule {
        Rule::AntiKnight => say_plural!(
            language,
            count,
            "{digits} is a knight’s move from {cell}",
            "{digits} are a knight’s move from {cell}",
            digits,
            cell
        ),
        Rule::AntiKing => say_plural!(
            language,
            count,
            "{digits} touches {cell}",
            "{digits} touch {cell}",
            digits,
            cell
        ),
        Rule::NonConsecutive => say_plural!(
            language,
            count,
            "{digits} is beside {cell} and rules out the digit one lower and one higher",
            "{digits} are beside {cell} and rule out the digits one lower and one higher",
            digits,
            cell
        ),
    }
}

/// What the rule adds to what digits rule out.
#[cfg(feature = "controller")]
pub(super) fn what_it_adds(rule: Rule, language: Language) -> String {
    match rule {
        Rule::AntiKnight => say!(language, "a digit rules out cells a knight’s move from it too"),
        Rule::AntiKing => say!(language, "a digit rules out cells that touch it too"),
        Rule::NonConsecutive => {
            say!(language, "a digit also rules out consecutive digits in cells beside it")
        }
    }
}

/// That a cell which loses a candidate sees a cell of the pattern by the rule. Returns `None` for a rule whose own technique
/// names what stands side by side.
pub(super) fn sight(rule: Rule, [gone, seen]: [&str; 2], language: Language) -> Option<String> {
    match rule {
        Rule::AntiKnight => {
            Some(say!(language, "{gone} is a knight’s move from {seen}.", gone, seen))
        }
        Rule::AntiKing => Some(say!(language, "{gone} touches {seen}.", gone, seen)),
        Rule::NonConsecutive => None,
    }
}
