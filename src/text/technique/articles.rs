//! The articles on techniques: `resources/articles/techniques.txt`.

use std::sync::LazyLock;

use crate::engine::technique::Technique;
use crate::text::Language;
use crate::text::articles::{ArticleFile, ArticlePart, Articles};

/// What a text on where to look may name of a step, by its placeholder. The cells have a name for each of their parts.
pub(super) const NAMED_IN_STEPS: [(&str, StepPart); 14] = [
    ("digit", StepPart::Digit),
    ("digits", StepPart::Digits),
    ("house", StepPart::Houses),
    ("cell", StepPart::Cells),
    ("cells", StepPart::Cells),
    ("sets", StepPart::Cells),
    ("base", StepPart::Cells),
    ("pivot", StepPart::Cells),
    ("start", StepPart::Cells),
    ("starts", StepPart::Cells),
    ("fins", StepPart::Fins),
    ("count", StepPart::Count),
    ("first", StepPart::FirstDigit),
    ("last", StepPart::LastDigit),
];

/// A part of a step that a text names.
#[derive(Clone, Copy)]
pub(super) enum StepPart {
    /// The digit that the step is about.
    Digit,
    /// All digits that the step is about.
    Digits,
    /// The houses that the step is seen in.
    Houses,
    /// The cells that the words point at.
    Cells,
    /// The fins of a fish, or the box that they lie in.
    Fins,
    /// The number of these houses.
    Count,
    /// The first digit of the board.
    FirstDigit,
    /// The last digit of the board.
    LastDigit,
}

const PLACEHOLDERS: [&str; NAMED_IN_STEPS.len()] = {
    let mut names = [""; NAMED_IN_STEPS.len()];
    let mut place = 0;
    while place < names.len() {
        names[place] = NAMED_IN_STEPS[place].0;
        place += 1;
    }
    names
};

const PARTS: &[ArticlePart] = &[
    ArticlePart::one("about"),
    ArticlePart::at_most_one("about-any-house"),
    ArticlePart::one("seek").with(&PLACEHOLDERS),
    ArticlePart::at_most_one("seek-no-cover").with(&PLACEHOLDERS),
    ArticlePart::at_most_one("seek-no-base").with(&PLACEHOLDERS),
    ArticlePart::at_most_one("seek-other-board").with(&PLACEHOLDERS),
    ArticlePart::at_most_one("seek-columns").with(&PLACEHOLDERS),
    ArticlePart::one_or_more("text"),
];

static ARTICLES: LazyLock<Articles> = LazyLock::new(|| {
    Articles::read(&ArticleFile {
        path: "resources/articles/techniques.txt",
        text: include_str!("../../../resources/articles/techniques.txt"),
        heading: "technique",
        subjects: Technique::ALL.iter().map(|technique| technique.name()).collect(),
        parts: PARTS,
    })
});

/// The articles on all techniques.
pub(super) fn articles() -> &'static Articles {
    &ARTICLES
}

/// What somebody has to know to find `technique` and to trust it, a paragraph each: what it is, how it is seen and why it
/// holds. What a family has in common comes first.
#[must_use]
pub fn description(technique: Technique, language: Language) -> Vec<&'static str> {
    ARTICLES.words(technique.name(), "text", language)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_articles_are_written_right() {
        assert_eq!(ARTICLES.faults, Vec::<String>::new());
    }

    #[test]
    fn every_technique_is_told_in_two_paragraphs_or_more_in_each_language() {
        for &technique in Technique::ALL {
            let languages = [Language::ENGLISH, Language::of_locale("vi")];
            let told = languages.map(|language| description(technique, language));
            assert!(told[0].len() >= 2, "{technique}");
            assert_eq!(told[0].len(), told[1].len(), "{technique}");
            for paragraph in told.iter().flatten() {
                assert!(paragraph.ends_with(['.', ')']), "{technique}: {paragraph}");
            }
            assert_ne!(told[0], told[1], "{technique}");
        }
    }
}
