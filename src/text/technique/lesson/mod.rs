//! Lessons: what each technique is, how it is seen and why it holds, a paragraph each. What a family has in common is
//! told first, what is special about the technique last.

mod almost_locked;
mod chains;
mod colours;
mod fish;
mod forcing;
mod intersections;
mod last_resort;
mod patterns;
mod single_digit;
mod singles;
mod subsets;
mod uniqueness;
mod wings;

use crate::engine::technique::{Family, Technique};
use crate::text::Language;

/// What somebody has to know to find `technique` and to trust it, a paragraph each.
#[must_use]
pub fn lesson(technique: Technique, language: Language) -> Vec<String> {
    let family = match technique.family() {
        Family::Singles => singles::lesson,
        Family::Intersections => intersections::lesson,
        Family::Subsets => subsets::lesson,
        Family::Fish => fish::lesson,
        Family::SingleDigit => single_digit::lesson,
        Family::Wings => wings::lesson,
        Family::Uniqueness => uniqueness::lesson,
        Family::Colours => colours::lesson,
        Family::Chains => chains::lesson,
        Family::AlmostLocked => almost_locked::lesson,
        Family::Patterns => patterns::lesson,
        Family::Forcing => forcing::lesson,
        Family::LastResort => last_resort::lesson,
    };
    family(technique, language)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_technique_is_told_in_two_paragraphs_or_more_in_each_language() {
        for &technique in Technique::ALL {
            let languages = [Language::ENGLISH, Language::of_locale("vi")];
            let told = languages.map(|language| lesson(technique, language));
            assert!(told[0].len() >= 2, "{technique}");
            assert_eq!(told[0].len(), told[1].len(), "{technique}");
            for paragraph in told.iter().flatten() {
                assert!(paragraph.ends_with(['.', ')']), "{technique}: {paragraph}");
            }
            assert_ne!(told[0], told[1], "{technique}");
        }
    }
}
