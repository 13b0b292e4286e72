//! Placeholders of sentences: `{number}`, or `{}` and `{n}` in texts of the window. `{{` and `}}` are literal
//! braces. The build script checks translations by the same rules by which the program fills in values.

use std::fmt::{Display, Write};

/// A piece of a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SentencePiece<'a> {
    /// Literal text.
    Words(&'a str),
    /// The name in braces, which may be empty.
    Placeholder(&'a str),
}

/// The pieces of `sentence`, or `None` if a brace is not closed, or closes nothing.
pub(crate) fn pieces(sentence: &str) -> Option<Vec<SentencePiece<'_>>> {
    let mut pieces = Vec::new();
    let mut rest = sentence;
    while let Some(at) = rest.find(['{', '}']) {
        let (words, behind) = rest.split_at(at);
        pieces.push(SentencePiece::Words(words));
        let (piece, left) = piece_in_braces(behind)?;
        pieces.push(piece);
        rest = left;
    }
    pieces.push(SentencePiece::Words(rest));
    Some(pieces)
}

/// The piece that begins with a brace, and what follows it.
fn piece_in_braces(text: &str) -> Option<(SentencePiece<'_>, &str)> {
    if text.starts_with("{{") || text.starts_with("}}") {
        return Some((SentencePiece::Words(&text[..1]), &text[2..]));
    }
    let (name, rest) = text.strip_prefix('{')?.split_once('}')?;
    (!name.contains('{')).then_some((SentencePiece::Placeholder(name), rest))
}

/// `sentence` with the values of its placeholders. A placeholder without a value is not replaced.
pub(crate) fn fill(sentence: &str, values: &[(&str, &dyn Display)]) -> String {
    let mut text = String::with_capacity(sentence.len());
    for piece in pieces(sentence).unwrap_or_else(|| vec![SentencePiece::Words(sentence)]) {
        match piece {
            SentencePiece::Words(words) => text.push_str(words),
            SentencePiece::Placeholder(name) => {
                match values.iter().find(|(known, _)| *known == name) {
                    // Writing to a string does not fail.
                    Some((_, value)) => drop(write!(text, "{value}")),
                    None => drop(write!(text, "{{{name}}}")),
                }
            }
        }
    }
    text
}
