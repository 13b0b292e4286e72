//! What stands on the page of a technique beside its description, and how a technique is looked for.

use super::other_names;
use crate::engine::technique::{Technique, TechniqueUse};
use crate::text::search::{plain, spaced};
use crate::text::{Language, Say, say};

/// How hard the technique is, and who uses it.
#[must_use]
pub fn standing(technique: Technique, language: Language) -> String {
    let level = technique.level().say(language);
    let score = language.number(technique.score().into());
    let scale = say!(language, "{level}, {score} points a step", level, score);
    match technique.used() {
        TechniqueUse::ByDefault => scale,
        TechniqueUse::OtherBoards => say!(language, "{scale}; for other boards than 9 by 9", scale),
        TechniqueUse::OnRequest | TechniqueUse::BeyondHodoku => {
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

/// How what was typed fits a name of a technique, the best fit first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum NameFit {
    /// It is the whole name.
    Whole,
    /// The name begins with it.
    Start,
    /// Its words are in the names.
    Words,
}

/// The techniques that somebody who types this may mean, by level. A technique with this name comes first, then those whose
/// names begin with it, then those with each of its words in their names, whatever the accents.
#[must_use]
pub fn techniques_meant(typed: &str, language: Language) -> Vec<Technique> {
    let fit = |&technique: &Technique| Some((name_fit(technique, typed, language)?, technique));
    let mut fitting: Vec<(NameFit, Technique)> = Technique::ALL.iter().filter_map(fit).collect();
    fitting.sort_by_key(|&(fit, technique)| (fit, technique.level()));
    fitting.into_iter().map(|(_, technique)| technique).collect()
}

/// How what was typed fits the best of the names; `None` if it fits none.
fn name_fit(technique: Technique, typed: &str, language: Language) -> Option<NameFit> {
    let names = [technique.say(language), technique.say(Language::ENGLISH), technique.to_string()];
    let names = names.into_iter().chain(other_names(technique).iter().map(ToString::to_string));
    let names: Vec<String> = names.map(|name| plain(&name)).collect();
    let typed = plain(typed);
    let all = names.join(" ");
    if !typed.split_whitespace().all(|word| all.contains(word)) {
        return None;
    }
    let typed = spaced(&typed);
    let of_name = |name: &String| match spaced(name) {
        name if name == typed => NameFit::Whole,
        name if name.starts_with(&typed) => NameFit::Start,
        _ => NameFit::Words,
    };
    names.iter().map(of_name).min()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::technique::{FishKind, FishSize};

    #[test]
    fn a_technique_is_found_by_any_of_its_names() {
        let vietnamese = Language::of_locale("vi");
        let meant = |typed| techniques_meant(typed, vietnamese).contains(&Technique::XYWing);
        assert!(meant("xy") && meant("WING") && meant("y-wing") && meant(""));
        assert!(!meant("fish"));
        let meant = |typed| techniques_meant(typed, vietnamese).contains(&Technique::HiddenSingle);
        assert!(meant("số đơn ẩn") && meant("so don an") && meant("hidden single"));
        assert!(techniques_meant("thor", Language::ENGLISH).contains(&Technique::Tridagon));
    }

    #[test]
    fn the_technique_of_that_name_comes_first_and_then_names_that_begin_so() {
        let first = |typed: &str, language| techniques_meant(typed, language).first().copied();
        for technique in Technique::ALL {
            for language in Language::all() {
                let name = technique.say(language);
                assert_eq!(first(&name, language), Some(*technique), "{name}");
            }
        }
        let english = Language::ENGLISH;
        for typed in ["x-wing", "X-WING", "x wing", " x-wing "] {
            assert_eq!(
                first(typed, english),
                Some(Technique::fish(FishKind::Basic, FishSize::XWing)),
                "{typed}"
            );
        }
        assert_eq!(first("xy-wing", english), Some(Technique::XYWing));
        assert_eq!(
            first("swordfish", Language::of_locale("vi")),
            Some(Technique::fish(FishKind::Basic, FishSize::Swordfish))
        );
        let meant = techniques_meant("x-wi", english);
        let place = |technique| meant.iter().position(|&it| it == technique);
        assert_eq!(place(Technique::fish(FishKind::Basic, FishSize::XWing)), Some(0));
        assert!(
            place(Technique::fish(FishKind::Finned, FishSize::XWing))
                < place(Technique::fish(FishKind::Franken, FishSize::XWing)),
            "easier ones first"
        );
        assert_eq!(techniques_meant("", english).len(), Technique::ALL.len());
    }
}
