//! The sentences of one language, as the build script writes them from its `.po` file.

use super::plural;

/// The key of a sentence: its English text, and its context if that text has several meanings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct SentenceKey<'a> {
    /// The English sentence with its placeholders. For a sentence with a count, the form for 1.
    pub english: &'a str,
    /// The context, which distinguishes two meanings of the same English text. Empty for most sentences.
    pub context: &'a str,
}

/// A sentence in one language.
#[derive(Clone, Copy, Debug)]
pub struct Message {
    /// The key of the sentence.
    pub key: SentenceKey<'static>,
    /// The translation. A sentence with a count has one form for each plural category.
    pub forms: &'static [&'static str],
}

/// All translated sentences of a language.
#[derive(Clone, Copy, Debug)]
pub struct Catalogue {
    /// The tag of the language, such as `vi` or `pt-BR`.
    pub code: &'static str,
    /// The plural rule in the `Plural-Forms` line, which selects the form for a number.
    pub plural: &'static str,
    /// The sentences, sorted by their keys.
    pub messages: &'static [Message],
}

impl Catalogue {
    /// The sentence in this language, or `None` if it is not translated.
    pub(super) fn sentence(&self, key: SentenceKey<'_>) -> Option<&'static str> {
        self.forms(key)?.first().copied()
    }

    /// The form of the sentence for `count`, or `None` if it is not translated.
    pub(super) fn form(&self, key: SentenceKey<'_>, count: u64) -> Option<&'static str> {
        let forms = self.forms(key)?;
        forms.get(plural::form(self.plural, count)?).copied()
    }

    fn forms(&self, key: SentenceKey<'_>) -> Option<&'static [&'static str]> {
        let place = self.messages.binary_search_by(|message| message.key.cmp(&key)).ok()?;
        Some(self.messages[place].forms)
    }
}
