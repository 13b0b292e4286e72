//! Helpers for the formats in XML, with limits against hostile files.
//!
//! The parser is roxmltree. It expands entities that a document declares, so a document type with declarations is
//! refused before parsing. The parser never loads external entities. Its work grows with the square of the number of
//! attributes of an element, and of the number of namespaces, so both have a limit.

use roxmltree::{Document as Tree, Error, Node, ParsingOptions};

use super::lines::{LineCounter, error_at, start_of};
use crate::error::shortened;
use crate::{Problem, ReadError};

/// Largest number of elements, texts and comments in a document.
const MOST_NODES: u32 = 500_000;

/// Largest number of attributes of an element, and of namespaces of a document.
const MOST_ATTRIBUTES: usize = 64;

/// Largest number of attributes in a document.
const MOST_ATTRIBUTES_IN_ALL: usize = 1_000_000;

/// The byte offset and the name of the root element, found without parsing. Returns `None` if there is none.
pub(crate) fn root(text: &str) -> Option<(usize, &str)> {
    let mut at = 0;
    loop {
        at += text[at..].find('<')?;
        let rest = &text[at..];
        let end = match () {
            () if rest.starts_with("<?") => "?>",
            () if rest.starts_with("<!--") => "-->",
            () if rest.starts_with("<!") => ">",
            () => {
                let name = &rest[1..];
                let end = name.find(|c: char| !c.is_alphanumeric() && c != '_' && c != ':');
                return Some((at, &name[..end.unwrap_or(name.len())]));
            }
        };
        at += rest.find(end)? + end.len();
    }
}

/// Refuses constructs that no puzzle needs and that could keep the parser busy for long.
pub(crate) fn refuse_what_is_not_plain(text: &str) -> Result<(), ReadError> {
    for (place, _) in text.match_indices("<!DOCTYPE") {
        let declaration = &text[place..];
        let end = declaration.find(['>', '[']).unwrap_or(declaration.len());
        if declaration[end..].starts_with('[') || declaration[..end].contains(['"', '\'']) {
            return Err(error_at(text, place, Problem::DocumentType));
        }
    }
    if let Some((place, _)) = text.match_indices("<!ENTITY").next() {
        return Err(error_at(text, place, Problem::DocumentType));
    }
    match crowded_tag(text) {
        Some(place) => Err(error_at(text, place, Problem::TooManyAttributes)),
        None => Ok(()),
    }
}

/// The byte offset of the first tag with too many attributes, by itself or together with the tags before it.
/// Returns `None` if there is none.
fn crowded_tag(text: &str) -> Option<usize> {
    let (mut in_all, mut namespaces) = (0, 0);
    let crowded = text.split('<').find(|part| {
        let (attributes, declared) = attributes(part);
        in_all += attributes;
        namespaces += declared;
        attributes > MOST_ATTRIBUTES
            || namespaces > MOST_ATTRIBUTES
            || in_all > MOST_ATTRIBUTES_IN_ALL
    });
    crowded.map(|part| start_of(text, part))
}

/// Upper bounds for the number of attributes of a tag, and for the namespaces among them. `tag` is the text
/// from its `<` to the next `<`. Quoted text and text after the tag are not counted.
fn attributes(tag: &str) -> (usize, usize) {
    let (mut attributes, mut namespaces) = (0, 0);
    let mut quote = None;
    for (at, sign) in tag.bytes().enumerate() {
        match (quote, sign) {
            (Some(open), _) if sign == open => quote = None,
            (None, b'"' | b'\'') => quote = Some(sign),
            (None, b'>') => break,
            (None, b'=') => attributes += 1,
            (None, b'x') if tag[at..].starts_with("xmlns") => namespaces += 1,
            _ => {}
        }
    }
    (attributes, namespaces)
}

/// Parses a text that passed [`refuse_what_is_not_plain`].
pub(crate) fn parse(text: &str) -> Result<Tree<'_>, ReadError> {
    let options = ParsingOptions { allow_dtd: true, nodes_limit: MOST_NODES, ..Default::default() };
    Tree::parse_with_options(text, options).map_err(|error| {
        let place = error.pos();
        let here =
            |problem| ReadError { line: place.row as usize, column: place.col as usize, problem };
        match error {
            Error::UnclosedRootNode | Error::UnexpectedEndOfStream => {
                error_at(text, text.trim_end().len(), Problem::Unclosed)
            }
            Error::DuplicatedAttribute(name, _) => here(Problem::RepeatedField(shortened(&name))),
            Error::NodesLimitReached => here(Problem::TooManyElements),
            _ => here(Problem::NotWellFormed),
        }
    })
}

/// An error for an element.
pub(crate) fn error(node: Node<'_, '_>, problem: Problem) -> ReadError {
    let text = node.document().input_text();
    error_at(text, node.range().start, problem)
}

/// An error for the value of an attribute, or for the element if it lacks the attribute.
pub(crate) fn error_of_value(node: Node<'_, '_>, name: &str, problem: Problem) -> ReadError {
    match node.attribute_node(name) {
        Some(attribute) => {
            let text = node.document().input_text();
            error_at(text, attribute.range_value().start, problem)
        }
        None => error(node, problem),
    }
}

/// The value of a required attribute.
pub(crate) fn value<'a>(node: Node<'a, '_>, name: &str) -> Result<&'a str, ReadError> {
    let missing = || error(node, Problem::MissingField(name.to_owned()));
    node.attribute(name).ok_or_else(missing)
}

/// The number of the line in which an element starts.
pub(crate) fn line_of(lines: &mut LineCounter<'_>, node: Node<'_, '_>) -> usize {
    lines.line_at(node.range().start)
}

/// The child elements with this name, in order.
pub(crate) fn children<'a, 'i: 'a>(
    node: Node<'a, 'i>,
    name: &'static str,
) -> impl Iterator<Item = Node<'a, 'i>> {
    node.children().filter(move |child| child.has_tag_name(name))
}

/// The whole text of an element.
pub(crate) fn text_of(node: Node<'_, '_>) -> String {
    node.children().filter_map(|child| child.text()).collect()
}

/// Escapes a text for an element or a quoted attribute. Characters that XML cannot hold become blanks.
pub(crate) fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\t' => escaped.push_str("&#9;"),
            '\n' => escaped.push_str("&#10;"),
            '\r' => escaped.push_str("&#13;"),
            '\u{0}'..='\u{1f}' | '\u{fffe}' | '\u{ffff}' => escaped.push(' '),
            _ => escaped.push(c),
        }
    }
    escaped
}
