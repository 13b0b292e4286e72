//! Edits the text of the shared list of recent files: XBEL, with bookmarks as GTK writes them.
//!
//! The list belongs to all programs of the desktop. So this module adds and removes only the bytes that concern
//! Nonet, and leaves a text alone that is not as expected. The format:
//! <https://www.freedesktop.org/wiki/Specifications/desktop-bookmark-spec/>

use std::ops::Range;
use std::path::Path;

use roxmltree::{Document, Node, ParsingOptions};

/// The namespace of the elements that name the programs that opened a file.
const BOOKMARK: &str = "http://www.freedesktop.org/standards/desktop-bookmarks";

/// The namespace of the element with the type of a file.
const MIME: &str = "http://www.freedesktop.org/standards/shared-mime-info";

/// The name of this program in the list.
const NAME: &str = "Nonet";

/// The most elements and texts of a list. A larger list is not changed.
const MOST_NODES: u32 = 200_000;

/// A file that was opened or saved.
pub(super) struct Visit<'a> {
    /// The absolute path of the file.
    pub(super) path: &'a Path,
    /// The time, like `2026-11-22T09:30:00Z`.
    pub(super) time: &'a str,
}

/// Adds the visit to the text of a list. Returns `None` if the text is not as expected.
pub(super) fn with_visit(text: &str, visit: &Visit<'_>) -> Option<String> {
    let tree = parse(text)?;
    let root = tree.root_element();
    let uri = uri_of(visit.path)?;
    let bookmark = children(root, "bookmark").find(|bookmark| leads_to(*bookmark, &uri));
    match bookmark {
        None => Some(splice(text, vec![(end_of(text, root)?, new_bookmark(visit, &uri))])),
        Some(bookmark) => Some(splice(text, renewed(text, bookmark, visit)?)),
    }
}

/// Removes all entries of this program from the text of a list. Removes bookmarks that no other program shares.
/// Returns `None` if the text is not as expected.
pub(super) fn without_visits(text: &str) -> Option<String> {
    let tree = parse(text)?;
    let cuts = children(tree.root_element(), "bookmark").filter_map(|bookmark| {
        let ours = our_application(bookmark)?;
        let others = applications(bookmark).is_some_and(|all| elements(all).count() > 1);
        let node = if others { ours } else { bookmark };
        Some((with_blanks_before(text, node.range()), String::new()))
    });
    Some(splice(text, cuts.collect()))
}

/// Parses a list. Returns `None` if its root does not declare the namespaces that our elements need.
fn parse(text: &str) -> Option<Document<'_>> {
    let options =
        ParsingOptions { allow_dtd: false, nodes_limit: MOST_NODES, ..ParsingOptions::default() };
    let tree = Document::parse_with_options(text, options).ok()?;
    let root = tree.root_element();
    let declares = |prefix, uri| root.lookup_namespace_uri(Some(prefix)) == Some(uri);
    let fits =
        root.has_tag_name("xbel") && declares("bookmark", BOOKMARK) && declares("mime", MIME);
    fits.then_some(tree)
}

/// The replacements that add one more visit to a bookmark. Returns `None` if the bookmark is not as expected.
fn renewed(
    text: &str,
    bookmark: Node<'_, '_>,
    visit: &Visit<'_>,
) -> Option<Vec<(Range<usize>, String)>> {
    let value = |node: Node<'_, '_>, name: &str, value: String| {
        node.attribute_node(name).map(|attribute| (attribute.range_value(), value))
    };
    let mut pieces: Vec<_> = ["modified", "visited"]
        .iter()
        .filter_map(|name| value(bookmark, name, visit.time.to_owned()))
        .collect();
    match our_application(bookmark) {
        Some(ours) => {
            let count: u64 = ours.attribute("count").and_then(|it| it.parse().ok()).unwrap_or(0);
            pieces.extend(value(ours, "count", count.saturating_add(1).to_string()));
            pieces.extend(value(ours, "modified", visit.time.to_owned()));
        }
        None => pieces.push((end_of(text, applications(bookmark)?)?, new_application(visit))),
    }
    Some(pieces)
}

fn elements<'a, 'b>(parent: Node<'a, 'b>) -> impl Iterator<Item = Node<'a, 'b>> {
    parent.children().filter(Node::is_element)
}

fn children<'a, 'b>(
    parent: Node<'a, 'b>,
    name: &'static str,
) -> impl Iterator<Item = Node<'a, 'b>> {
    elements(parent).filter(move |node| node.tag_name().name() == name)
}

fn applications<'a, 'b>(bookmark: Node<'a, 'b>) -> Option<Node<'a, 'b>> {
    bookmark.descendants().find(|node| node.has_tag_name((BOOKMARK, "applications")))
}

fn our_application<'a, 'b>(bookmark: Node<'a, 'b>) -> Option<Node<'a, 'b>> {
    elements(applications(bookmark)?).find(|node| node.attribute("name") == Some(NAME))
}

/// The place before the end tag of an element. Returns `None` if it has none.
fn end_of(text: &str, node: Node<'_, '_>) -> Option<Range<usize>> {
    let Range { start, end } = node.range();
    let tag = start + text[start..end].rfind("</")?;
    let tag = text[..tag].trim_end_matches(' ').len();
    Some(tag..tag)
}

fn with_blanks_before(text: &str, Range { start, end }: Range<usize>) -> Range<usize> {
    text[..start].trim_end().len()..end
}

/// The text with all replacements. Their ranges must not overlap.
fn splice(text: &str, mut pieces: Vec<(Range<usize>, String)>) -> String {
    pieces.sort_by_key(|(place, _)| place.start);
    let mut spliced = text.to_owned();
    for (place, piece) in pieces.into_iter().rev() {
        spliced.replace_range(place, &piece);
    }
    spliced
}

fn new_bookmark(visit: &Visit<'_>, uri: &str) -> String {
    let Visit { path, time } = visit;
    let (uri, mime) = (uri.replace('&', "&amp;").replace('\'', "&apos;"), mime_type(path));
    let application = new_application(visit);
    format!(
        "  <bookmark href=\"{uri}\" added=\"{time}\" modified=\"{time}\" visited=\"{time}\">
    <info>
      <metadata owner=\"http://freedesktop.org\">
        <mime:mime-type type=\"{mime}\"/>
        <bookmark:applications>
{application}        </bookmark:applications>
      </metadata>
    </info>
  </bookmark>
"
    )
}

fn new_application(visit: &Visit<'_>) -> String {
    let time = visit.time;
    format!(
        "          <bookmark:application name=\"{NAME}\" exec=\"&apos;nonet %f&apos;\" modified=\"{time}\" count=\"1\"/>\n"
    )
}

/// The MIME type of a file, by its extension: Nonet's own type, as the installer declares it, or plain text.
fn mime_type(path: &Path) -> &'static str {
    let own = path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("sdk"));
    if own { "application/x-nonet-sudoku" } else { "text/plain" }
}

/// The URI of a file, with the characters escaped that GTK escapes. Returns `None` if the path is not Unicode.
fn uri_of(path: &Path) -> Option<String> {
    let escaped = path.to_str()?.bytes().map(|byte| {
        if byte.is_ascii_alphanumeric() || b"-_.!~*'()/&=:@+$,".contains(&byte) {
            char::from(byte).to_string()
        } else {
            format!("%{byte:02X}")
        }
    });
    Some(format!("file://{}", escaped.collect::<String>()))
}

/// Whether a bookmark is for the file at `uri`. Escapes may differ.
fn leads_to(bookmark: Node<'_, '_>, uri: &str) -> bool {
    bookmark.attribute("href").is_some_and(|href| unescaped(href) == unescaped(uri))
}

fn unescaped(uri: &str) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(uri.len());
    let mut rest = uri.as_bytes();
    while let Some((&first, behind)) = rest.split_first() {
        let code = behind.get(..2).and_then(|code| std::str::from_utf8(code).ok());
        let byte = code.and_then(|code| u8::from_str_radix(code, 16).ok());
        let (byte, behind) =
            byte.filter(|_| first == b'%').map_or((first, behind), |byte| (byte, &behind[2..]));
        bytes.push(byte);
        rest = behind;
    }
    bytes
}
