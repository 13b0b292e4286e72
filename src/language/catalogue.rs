//! The sentences of one language, as the build script writes them from its `.po` file.

use super::plural;

/// What a sentence is found by: its English text, and its context if that text has several meanings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Key<'a> {
    /// The English sentence with its placeholders; of one that counts, the form for 1.
    pub english: &'a str,
    /// What tells apart two meanings of the same English text; empty for most.
    pub context: &'a str,
}

/// A sentence in one language.
#[derive(Clone, Copy, Debug)]
pub struct Message {
    /// What it is found by.
    pub key: Key<'static>,
    /// The sentence, with a form for each sort of number if it counts.
    pub forms: &'static [&'static str],
}

/// All sentences of a language.
#[derive(Clone, Copy, Debug)]
pub struct Catalogue {
    /// The tag of the language: `vi`, `pt-BR`.
    pub code: &'static str,
    /// Which form a number asks for: the rule in the `Plural-Forms` line.
    pub plural: &'static str,
    /// The sentences, sorted by their keys.
    pub messages: &'static [Message],
}

impl Catalogue {
    /// The sentence in this language, if it is translated.
    pub(super) fn sentence(&self, key: Key<'_>) -> Option<&'static str> {
        self.forms(key)?.first().copied()
    }

    /// The form of the sentence for `count`, if it is translated.
    pub(super) fn form(&self, key: Key<'_>, count: u64) -> Option<&'static str> {
        let forms = self.forms(key)?;
        forms.get(plural::form(self.plural, count)?).copied()
    }

    fn forms(&self, key: Key<'_>) -> Option<&'static [&'static str]> {
        let place = self.messages.binary_search_by(|message| message.key.cmp(&key)).ok()?;
        Some(self.messages[place].forms)
    }
}
