//! The languages that Nonet speaks, and their sentences.
//!
//! The English sentences are in the code. Every other language is a file
//! `resources/lang/<tag>/LC_MESSAGES/nonet.po`. The build script makes a table of its sentences, and the
//! window's `.slint` files are translated from the same file. `say!` says a sentence, `say_plural!` a sentence
//! with a count, and `word!` a text without values. A sentence that a language lacks is said in English. This
//! module knows no particular sentence.

mod catalogue;
mod likeness;
mod macros;
mod number;
mod placeholders;
mod plural;
mod say;

use std::fmt::{self, Arguments, Display};
use std::hash::{Hash, Hasher};

pub use catalogue::{Catalogue, Message, SentenceKey};
pub use likeness::name_like;
use placeholders::SentencePiece;
pub use say::Say;

include!(concat!(env!("OUT_DIR"), "/catalogues.rs"));

static ENGLISH: Catalogue = Catalogue { code: "en", plural: "n != 1", messages: &[] };

/// A language that Nonet speaks.
#[derive(Clone, Copy)]
pub struct Language(&'static Catalogue);

impl Language {
    /// English, whose sentences are in the code.
    pub const ENGLISH: Self = Self(&ENGLISH);

    /// All languages: English first, then the others in the order of their tags.
    pub fn all() -> impl Iterator<Item = Self> {
        std::iter::once(Self::ENGLISH).chain(CATALOGUES.iter().map(Self))
    }

    /// The language with this tag, such as `vi` or `pt-BR`, or `None` if there is none.
    #[must_use]
    pub fn named(tag: &str) -> Option<Self> {
        Self::all().find(|language| language.code().eq_ignore_ascii_case(tag))
    }

    /// The language for a locale such as `vi_VN.UTF-8` or `pt-BR`. If there is none for the region, the
    /// language without it. If Nonet does not speak the language, English.
    #[must_use]
    pub fn of_locale(locale: &str) -> Self {
        let tag = locale.split(['.', '@']).next().unwrap_or_default().replace('_', "-");
        let ends = tag.match_indices('-').map(|(at, _)| at).rev();
        let wider = std::iter::once(tag.len()).chain(ends).map(|end| &tag[..end]);
        wider.into_iter().find_map(Self::named).unwrap_or_default()
    }

    /// The tag of the language, which is also the name of its folder in `resources/lang`.
    #[must_use]
    pub fn code(self) -> &'static str {
        self.0.code
    }

    /// The name of the language in the language itself.
    #[must_use]
    pub fn name(self) -> &'static str {
        // Translators: the name of your language in your language
        word!(self, context = "the language's own name", "English")
    }

    /// A text without placeholders.
    #[must_use]
    pub fn word(self, key: SentenceKey<'static>) -> &'static str {
        self.0.sentence(key).unwrap_or(key.english)
    }

    /// A text of a file, such as an article, in this language.
    #[must_use]
    pub fn translated(self, english: &'static str) -> &'static str {
        self.word(SentenceKey { english, context: "" })
    }

    /// A sentence of a file with these values for its placeholders.
    #[must_use]
    pub fn filled(self, english: &'static str, values: &[(&str, &dyn Display)]) -> String {
        placeholders::fill(self.translated(english), values)
    }

    /// A sentence with these values for its placeholders. `english` is the English sentence with the values
    /// filled in.
    pub fn sentence(
        self,
        key: SentenceKey<'_>,
        english: Arguments<'_>,
        values: &[(&str, &dyn Display)],
    ) -> String {
        let sentence = self.0.sentence(key);
        sentence.map_or_else(|| english.to_string(), |text| placeholders::fill(text, values))
    }

    /// A sentence with a count. `english` are the English forms for 1 and for any other number.
    pub fn counted(
        self,
        key: SentenceKey<'_>,
        count: u64,
        [one, more]: [Arguments<'_>; 2],
        values: &[(&str, &dyn Display)],
    ) -> String {
        match self.0.form(key, count) {
            Some(text) => placeholders::fill(text, values),
            None if count == 1 => one.to_string(),
            None => more.to_string(),
        }
    }
}

/// The names of the placeholders in a sentence. Returns `None` if a brace is not closed, or closes nothing.
#[must_use]
pub fn placeholder_names(sentence: &str) -> Option<Vec<&str>> {
    let name = |piece| match piece {
        SentencePiece::Placeholder(name) => Some(name),
        SentencePiece::Words(_) => None,
    };
    Some(placeholders::pieces(sentence)?.into_iter().filter_map(name).collect())
}

/// The language of a catalogue that Nonet is not built with, for tests.
impl From<&'static Catalogue> for Language {
    fn from(catalogue: &'static Catalogue) -> Self {
        Self(catalogue)
    }
}

impl Default for Language {
    fn default() -> Self {
        Self::ENGLISH
    }
}

impl PartialEq for Language {
    fn eq(&self, other: &Self) -> bool {
        self.code() == other.code()
    }
}

impl Eq for Language {}

impl Hash for Language {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.code().hash(state);
    }
}

impl fmt::Debug for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_locale_chooses_the_language() {
        for locale in ["vi_VN.UTF-8", "vi-VN", "vi", "VI_vn"] {
            assert_eq!(Language::of_locale(locale).code(), "vi", "{locale}");
        }
        for locale in ["", "C", "en_US.UTF-8", "xx_XX", "vie_XX"] {
            assert_eq!(Language::of_locale(locale), Language::ENGLISH, "{locale}");
        }
    }

    #[test]
    fn a_language_is_called_by_its_own_name() {
        assert_eq!(Language::ENGLISH.name(), "English");
        assert_eq!(Language::of_locale("vi").name(), "Tiếng Việt");
    }
}
