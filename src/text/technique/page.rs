//! What stands on the page of a technique beside its lesson, and how a technique is looked for.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use super::other_names;
use crate::engine::technique::{Technique, Use};
use crate::text::{Language, Say, say};

/// How hard the technique is, and who uses it.
#[must_use]
pub fn standing(technique: Technique, language: Language) -> String {
    let level = technique.level().say(language);
    let score = language.number(technique.score().into());
    let scale = say!(language, "{level}, {score} points a step", level, score);
    match technique.used() {
        Use::ByDefault => scale,
        Use::OnRequest | Use::BeyondHodoku => {
            say!(language, "{scale}; not one of the standard techniques", scale)
        }
    }
}

/// What else it is called; empty where it has no other name.
#[must_use]
pub fn also_called(technique: Technique, language: Language) -> String {
    let names: Vec<String> = other_names(technique).iter().map(ToString::to_string).collect();
    if names.is_empty() {
        return String::new();
    }
    let names = names.join(", ");
    say!(language, "Also called: {names}", names)
}

/// Whether somebody who types this may mean the technique: each word is in one of its names, whatever the accents.
#[must_use]
pub fn is_meant(technique: Technique, typed: &str, language: Language) -> bool {
    let names = [technique.say(language), technique.say(Language::ENGLISH), technique.to_string()];
    let names = names.into_iter().chain(other_names(technique).iter().map(ToString::to_string));
    let names: Vec<String> = names.map(|name| plain(&name)).collect();
    let names = names.join(" ");
    plain(typed).split_whitespace().all(|word| names.contains(word))
}

/// Lower case and without accents.
fn plain(text: &str) -> String {
    let letters = text.nfd().filter(|&letter| !is_combining_mark(letter));
    let lower = letters.flat_map(char::to_lowercase);
    lower.map(|letter| if letter == 'đ' { 'd' } else { letter }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_technique_is_found_by_any_of_its_names() {
        let meant = |typed| is_meant(Technique::XYWing, typed, Language::of_locale("vi"));
        assert!(meant("xy") && meant("WING") && meant("y-wing") && meant(""));
        assert!(!meant("fish"));
        let meant = |typed| is_meant(Technique::HiddenSingle, typed, Language::of_locale("vi"));
        assert!(meant("số đơn ẩn") && meant("so don an") && meant("hidden single"));
        assert!(is_meant(Technique::Tridagon, "thor", Language::ENGLISH));
    }
}
