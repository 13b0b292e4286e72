//! What can be said to a person, and how errors say it in English.

use crate::Language;

/// Something that can be said to a person in their language.
pub trait Say {
    /// The sentence in `language`.
    fn say(&self, language: Language) -> String;
}

/// Implements `Display` of messages by their English sentences.
#[macro_export]
macro_rules! display_in_english {
    ($($message:ty),+ $(,)?) => {$(
        impl std::fmt::Display for $message {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(&$crate::Say::say(self, $crate::Language::ENGLISH))
            }
        }
    )+};
}
