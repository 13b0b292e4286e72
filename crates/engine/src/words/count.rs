//! The number of answers.

use nonet_language::{Language, Say, say};

use crate::Count;

impl Say for Count {
    fn say(&self, language: Language) -> String {
        match *self {
            Self::Exactly(answers) => language.number(answers),
            Self::MoreThan(limit) => {
                let limit = language.number(limit);
                say!(language, "more than {limit}", limit)
            }
        }
    }
}
