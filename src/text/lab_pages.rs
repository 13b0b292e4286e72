//! The articles on the methods of the lab: `resources/articles/methods.txt`.

use std::sync::LazyLock;

use super::Language;
use super::articles::{ArticleFile, ArticlePart, Articles};
use crate::lab::Method;

const PARTS: &[ArticlePart] = &[
    ArticlePart::one("idea"),
    ArticlePart::one("invariant"),
    ArticlePart::one("cost"),
    ArticlePart::one("weakness"),
    ArticlePart::one("example"),
    ArticlePart::one_or_more("code"),
];

static ARTICLES: LazyLock<Articles> = LazyLock::new(|| {
    Articles::read(&ArticleFile {
        path: "resources/articles/methods.txt",
        text: include_str!("../../resources/articles/methods.txt"),
        heading: "method",
        subjects: Method::ALL.map(Method::word).to_vec(),
        parts: PARTS,
    })
});

/// The articles on all methods.
pub(super) fn articles() -> &'static Articles {
    &ARTICLES
}

/// What is said about a method.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MethodPage {
    /// How it works.
    pub idea: &'static str,
    /// What holds after each of its steps.
    pub invariant: &'static str,
    /// What its work grows with.
    pub cost: &'static str,
    /// Where it fails.
    pub weakness: &'static str,
    /// What to look at in the example.
    pub example: &'static str,
}

/// The page of a method.
#[must_use]
pub fn method_page(method: Method, language: Language) -> MethodPage {
    let word = |part| ARTICLES.word(method.word(), part, language).unwrap_or_default();
    MethodPage {
        idea: word("idea"),
        invariant: word("invariant"),
        cost: word("cost"),
        weakness: word("weakness"),
        example: word("example"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_articles_are_written_right() {
        assert_eq!(ARTICLES.faults, Vec::<String>::new());
    }
}
