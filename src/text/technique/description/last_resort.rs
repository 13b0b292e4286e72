//! What is left where nothing else helps.

use crate::engine::technique::Technique;
use crate::text::{Language, say};

pub(super) fn description(technique: Technique, language: Language) -> Vec<String> {
    if technique == Technique::BruteForce {
        return brute_force(language);
    }
    let special = if technique == Technique::TemplateSet {
        say!(language, "If a cell is in all of the templates of a digit, the digit stands there.")
    } else {
        say!(language, "If a candidate is in none of the templates of its digit, it goes.")
    };
    vec![
        say!(
            language,
            "A template is a whole way to place one digit: nine cells, one in each row, column and box. An empty board has 46,656 of them for each digit; the digits and candidates on the board leave a few, and templates of different digits cannot overlap."
        ),
        say!(
            language,
            "The digit will stand by one of its templates in the answer. So what all of them have in common is certain, and what none of them uses is impossible. Computers like it; for people it is far too much to write down, except near the end."
        ),
        special,
    ]
}

fn brute_force(language: Language) -> Vec<String> {
    vec![
        say!(
            language,
            "When none of the known techniques sees anything, Nonet searches for the answer as a computer does, by trying and going back, and tells one digit of it. It is no reasoning that a person could follow, so it counts as the hardest step of all."
        ),
        say!(
            language,
            "It is right because the puzzle has one answer: the digit is that of the answer. After it, plain techniques often go on again."
        ),
    ]
}
