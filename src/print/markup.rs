//! Text in documents that are written in tags.

/// A text with nothing in it that HTML or SVG takes for its own, in an element or in an attribute in quotes.
pub(super) fn escaped(text: &str) -> String {
    text.chars().fold(String::with_capacity(text.len()), |mut markup, c| {
        match c {
            '&' => markup.push_str("&amp;"),
            '<' => markup.push_str("&lt;"),
            '>' => markup.push_str("&gt;"),
            '"' => markup.push_str("&quot;"),
            '\'' => markup.push_str("&#39;"),
            _ => markup.push(c),
        }
        markup
    })
}
