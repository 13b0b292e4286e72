//! Escapes text for HTML and SVG.

/// Escapes a text for an element or a quoted attribute of HTML or SVG.
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
