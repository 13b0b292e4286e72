//! Lines of a text that is written in HTML or XML: what a browser would show, as far as boards need it.
//!
//! Each row of a table becomes a line, with a tab before each cell. Tags that begin a paragraph end the line, tags for
//! letters vanish, all other tags become a blank. Fields to type into show their value, and those to choose from what is
//! chosen. Elements that are the cells of a board are read as the cells of a table.

use std::borrow::Cow;

use super::{page, signs};

/// The tags within a line of text that part nothing.
const LETTERS: [&str; 24] = [
    "a", "b", "i", "u", "em", "strong", "span", "font", "code", "small", "big", "sup", "sub", "tt",
    "kbd", "mark", "ins", "del", "s", "strike", "var", "samp", "label", "abbr",
];

/// The tags that begin a new line.
const PARAGRAPHS: [&str; 24] = [
    "p",
    "div",
    "br",
    "li",
    "ul",
    "ol",
    "h1",
    "h2",
    "h3",
    "h4",
    "h5",
    "h6",
    "pre",
    "table",
    "tbody",
    "thead",
    "section",
    "article",
    "blockquote",
    "body",
    "head",
    "title",
    "textarea",
    "hr",
];

/// The tags of elements that pages lay out as the cells of a board.
const CELL_TAGS: [&str; 5] = ["div", "span", "button", "li", "p"];

/// The entities with a name that stand in boards.
const ENTITIES: [(&str, char); 20] = [
    ("nbsp", ' '),
    ("ensp", ' '),
    ("emsp", ' '),
    ("thinsp", ' '),
    ("lt", '<'),
    ("gt", '>'),
    ("amp", '&'),
    ("quot", '"'),
    ("apos", '\''),
    ("middot", '.'),
    ("centerdot", '.'),
    ("bull", '.'),
    ("hellip", '.'),
    ("ndash", '.'),
    ("mdash", '.'),
    ("minus", '.'),
    ("squ", '.'),
    ("square", '.'),
    ("period", '.'),
    ("vert", '|'),
];

/// The number of cells of the classic board, and of one of its rows.
const CELLS: usize = 81;
const ROW: usize = 9;

/// The longest tag that is read, in bytes.
const LONGEST_TAG: usize = 4096;

/// The tags of tables in forums, which have square brackets.
const FORUM_TAGS: [&str; 4] = ["table", "tr", "td", "th"];

/// The same text, with the tables of a forum as those of a web page.
pub(super) fn of_forum(text: &str) -> Cow<'_, str> {
    if !["[td]", "[TD]"].iter().any(|tag| text.contains(tag)) {
        return Cow::Borrowed(text);
    }
    let mut page = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find('[') {
        page.push_str(&rest[..at]);
        rest = &rest[at..];
        if let Some(tag) = forum_tag(rest) {
            page.extend(["<", tag, ">"]);
            rest = &rest[tag.len() + 2..];
        } else {
            page.push('[');
            rest = &rest[1..];
        }
    }
    page.push_str(rest);
    Cow::Owned(page)
}

/// The tag of a table, without its brackets, that a text starts with. Returns `None` if it starts with none.
fn forum_tag(text: &str) -> Option<&str> {
    const LONGEST: usize = 8;
    let end = text.bytes().take(LONGEST).position(|byte| byte == b']')?;
    let tag = &text[1..end];
    let name = tag.trim_start_matches('/');
    FORUM_TAGS.iter().any(|known| known.eq_ignore_ascii_case(name)).then_some(tag)
}

/// Whether a text is markup: whether it has a closing tag, or one of the tags that need none, or an entity for a blank.
pub(super) fn is_markup(text: &str) -> bool {
    let closes =
        |(at, _): (usize, &str)| text.as_bytes().get(at + 2).is_some_and(u8::is_ascii_alphabetic);
    text.match_indices("</").any(closes)
        || ["<br", "<td", "<tr", "<p>", "<TD", "<TR", "<BR", "<input", "&nbsp;", "&#"]
            .iter()
            .any(|tag| text.contains(tag))
}

/// A line of a page.
pub(super) struct PageLine {
    /// The number of its line in the source.
    pub(super) number: usize,
    pub(super) text: String,
    /// Whether it is the value of an attribute, such as the address of a link, and no text that a browser shows.
    pub(super) is_attribute: bool,
}

impl PageLine {
    fn shown(number: usize, text: String) -> Self {
        Self { number, text, is_attribute: false }
    }
}

/// The lines of a markup text.
pub(super) fn lines(text: &str) -> Vec<PageLine> {
    let mut lines = Vec::new();
    let (mut start, mut before) = (0, 0);
    let add = |part: &str, before: usize, lines: &mut Vec<PageLine>| {
        let of_part = lines_with(part, cell_tag(part)).into_iter();
        lines.extend(of_part.map(|line| PageLine { number: line.number + before, ..line }));
    };
    // A board that elements lay out is read before its tags are gone, and stands as its rows among the lines.
    for board in page::boards(text) {
        let part = &text[start..board.place.start];
        add(part, before, &mut lines);
        before += part.matches('\n').count();
        let shown = |text| PageLine::shown(before + 1, text);
        lines.push(shown(String::new()));
        lines.extend(board.rows().map(shown));
        lines.push(shown(String::new()));
        before += text[board.place.clone()].matches('\n').count();
        start = board.place.end;
    }
    add(&text[start..], before, &mut lines);
    lines
}

/// A short text with its entities as signs.
pub(super) fn decoded(text: &str) -> Cow<'_, str> {
    const LONGEST: usize = 64;
    if !text.contains('&') || text.len() > LONGEST {
        return Cow::Borrowed(text);
    }
    Cow::Owned(with_entities_as_signs(text))
}

fn with_entities_as_signs(text: &str) -> String {
    let mut signs = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find('&') {
        signs.push_str(&rest[..at]);
        rest = &rest[at..];
        let (sign, length) = entity_at_start(rest).unwrap_or(('&', 1));
        signs.push(sign);
        rest = &rest[length..];
    }
    signs.push_str(rest);
    signs
}

/// The sign of the entity that a text starts with, and the number of its bytes.
fn entity_at_start(text: &str) -> Option<(char, usize)> {
    const LONGEST: usize = 12;
    let (end, _) = text.char_indices().take(LONGEST).find(|(_, sign)| *sign == ';')?;
    entity(&text[1..end]).map(|sign| (sign, end + 1))
}

/// The lines of a markup text in which elements with this tag are the cells of a board.
fn lines_with(text: &str, cell_tag: Option<&'static str>) -> Vec<PageLine> {
    let mut page = Page { number: 1, start: 1, cell_tag, ..Page::default() };
    let mut rest = text;
    while let Some(at) = rest.find(['<', '&', '\n']) {
        page.add(&rest[..at]);
        rest = &rest[at..];
        let length = page.read_mark(rest);
        page.number += rest[..length].matches('\n').count();
        rest = &rest[length..];
    }
    page.add(rest);
    page.end_line();
    page.lines.append(&mut page.values);
    page.lines
}

#[derive(Default)]
struct Page {
    lines: Vec<PageLine>,
    line: String,
    /// Values of attributes that may have a board. They stand behind the page, so that they part no rows of it.
    values: Vec<PageLine>,
    /// The number of the current line of the source, and of the one where the current line began.
    number: usize,
    start: usize,
    /// Whether a row of a table is open.
    is_in_row: bool,
    /// The tag whose elements are the cells of a board.
    cell_tag: Option<&'static str>,
    /// Whether such elements are being read, as a row of a table.
    is_in_cells: bool,
    /// Whether an option of a field is being read that is not the chosen one, so that nobody sees it.
    is_unchosen: bool,
}

impl Page {
    fn add(&mut self, text: &str) {
        if self.is_unchosen {
            return;
        }
        if !text.trim().is_empty() {
            self.end_cells();
        }
        self.line.push_str(text);
    }

    /// Ends a row of elements that are cells, if one is open.
    fn end_cells(&mut self) {
        if self.is_in_cells {
            self.is_in_row = false;
            self.is_in_cells = false;
            self.end_line();
        }
    }

    fn end_line(&mut self) {
        let line = std::mem::take(&mut self.line);
        self.lines.push(PageLine::shown(self.start, line));
        self.start = self.number;
    }

    /// Reads the tag, the entity or the line ending at the start of `rest`. Returns the number of its bytes.
    fn read_mark(&mut self, rest: &str) -> usize {
        if rest.starts_with('\n') {
            // A browser shows a line ending within a cell as a blank.
            if self.is_in_row {
                self.add(" ");
            } else {
                self.end_line();
                self.start = self.number + 1;
            }
            return 1;
        }
        if rest.starts_with('&') {
            return self.read_entity(rest);
        }
        if let Some((content, length)) = self.cell_tag.and_then(|tag| cell_element(rest, tag)) {
            self.add_cell(&content);
            return length;
        }
        if rest.starts_with("<!--") {
            // A comment without an end swallows the rest, as in a browser.
            return rest.find("-->").map_or(rest.len(), |end| end + 3);
        }
        let is_tag = rest[1..].starts_with(|sign: char| {
            sign.is_ascii_alphabetic() || matches!(sign, '/' | '!' | '?')
        });
        // A `<` whose `>` is far away, or behind another `<`, is the sign for less.
        let mut inner = rest.bytes().skip(1).take(LONGEST_TAG).take_while(|byte| *byte != b'<');
        let end = inner.position(|byte| byte == b'>').map(|end| end + 1);
        if let Some(end) = end.filter(|_| is_tag) {
            self.read_tag(&rest[1..end]);
            end + 1
        } else {
            self.add("<");
            1
        }
    }

    /// Adds an element that is a cell. Such elements that follow each other are a row.
    fn add_cell(&mut self, content: &str) {
        if self.is_in_row {
            self.add("\t");
        } else {
            self.end_line();
            self.is_in_row = true;
            self.is_in_cells = true;
        }
        self.line.push_str(content);
    }

    fn read_entity(&mut self, rest: &str) -> usize {
        if let Some((sign, length)) = entity_at_start(rest) {
            self.line.push(sign);
            return length;
        }
        self.add("&");
        1
    }

    /// Adds the values of a tag that may have a board, such as addresses with a puzzle. The value of a field to type into is text
    /// that a browser shows.
    fn add_values(&mut self, tag: &str) {
        if tag.len() < CELLS || tag.starts_with("input") {
            return;
        }
        let number = self.number;
        for value in values(tag).filter(|value| has_cells_of_board(value)) {
            let lines = with_entities_as_signs(value);
            let line = |text: &str| PageLine { number, text: text.to_owned(), is_attribute: true };
            self.values.extend(lines.lines().map(line));
        }
    }

    fn read_tag(&mut self, tag: &str) {
        self.add_values(tag);
        if let Some(row) = row_in(tag) {
            self.end_line();
            self.line.push_str(row);
            self.end_line();
        }
        let name_end = tag.find(|sign: char| !sign.is_ascii_alphanumeric() && sign != '/');
        let name = tag[..name_end.unwrap_or(tag.len())].to_ascii_lowercase();
        let (name, closes) = match name.strip_prefix('/') {
            Some(name) => (name, true),
            None => (name.trim_end_matches('/'), false),
        };
        self.end_cells();
        match name {
            "tr" => {
                self.end_line();
                self.is_in_row = !closes;
            }
            "table" => {
                self.end_line();
                self.is_in_row = false;
            }
            "option" | "select" => {
                self.is_unchosen = name == "option" && !closes && !tag.contains("selected");
            }
            "td" | "th" if !closes => self.add("\t"),
            "td" | "th" => {}
            "input" => {
                let value = attribute(tag, "value").unwrap_or_default();
                self.line.push_str(value);
            }
            _ if LETTERS.contains(&name) => {}
            _ if PARAGRAPHS.contains(&name) && !self.is_in_row => self.end_line(),
            _ => self.add(" "),
        }
    }
}

/// The tag of the elements that are the cells of a board: there are enough of them for one. Of elements within a line many must be
/// empty: otherwise their digits are read without them, and pages that show programs have a few empty ones.
fn cell_tag(text: &str) -> Option<&'static str> {
    const FEWEST_EMPTY: usize = CELLS / 4;
    CELL_TAGS.into_iter().find(|tag| {
        let (mut all, mut empty) = (0, 0);
        for (at, _) in text.match_indices('<') {
            if let Some((content, _)) = cell_element(&text[at..], tag) {
                all += 1;
                empty += usize::from(content.is_empty());
            }
        }
        all >= CELLS && (empty >= FEWEST_EMPTY || !LETTERS.contains(tag))
    })
}

/// The text of the element with this tag that `text` starts with, and its length in bytes. Returns `None` if it starts with no
/// such element, or with one that is no cell of a board.
fn cell_element(text: &str, tag: &str) -> Option<(String, usize)> {
    const LONGEST: usize = 512;
    let window = &text.as_bytes()[..text.len().min(LONGEST)];
    let is_at = |at: usize, name: &str| {
        let bytes = window.get(at..at + name.len());
        bytes.is_some_and(|bytes| bytes.eq_ignore_ascii_case(name.as_bytes()))
    };
    let behind = 1 + tag.len();
    let is_tag = is_at(0, "<") && is_at(1, tag);
    let ends = |byte: &u8| byte.is_ascii_whitespace() || *byte == b'>';
    if !is_tag || !window.get(behind).is_some_and(ends) {
        return None;
    }
    let start = behind + window[behind..].iter().position(|byte| *byte == b'>')? + 1;
    let is_bracket = |at: &usize| window[*at] == b'<';
    // The first tag of the same name must close the element.
    let is_of_tag = |at: &usize| is_at(at + 1, tag) || (is_at(at + 1, "/") && is_at(at + 2, tag));
    let end = (start..window.len()).filter(is_bracket).find(is_of_tag)?;
    let length = end + 3 + tag.len();
    if !is_at(end + 1, "/") || !is_at(length - 1, ">") {
        return None;
    }
    let content = shown(&text[start..end]);
    let mut signs = content.chars();
    let is_cell = signs.next().is_none_or(|sign| signs::cell_of(sign).is_some());
    (is_cell && signs.next().is_none()).then_some((content, length))
}

/// What a browser shows of a short text, without white space at its ends.
fn shown(inner: &str) -> String {
    let lines = lines_with(inner, None).into_iter().filter(|line| !line.is_attribute);
    lines.map(|line| line.text.trim().to_owned()).collect()
}

/// The value of a tag that is the cells of a row, as in `<div data-row="53..7....">`.
fn row_in(tag: &str) -> Option<&str> {
    let is_row = |value: &&str| {
        value.len() == ROW && value.chars().all(|sign| signs::cell_of(sign).is_some())
    };
    if tag.starts_with("input") { None } else { values(tag).find(is_row) }
}

/// Whether a text has as many signs that may be cells as a board has cells.
fn has_cells_of_board(text: &str) -> bool {
    text.chars().filter(|sign| signs::cell_of(*sign).is_some()).nth(CELLS - 1).is_some()
}

/// The sign of an entity. Returns `None` if the name is not known.
fn entity(name: &str) -> Option<char> {
    if let Some(number) = name.strip_prefix('#') {
        let hex = number.strip_prefix(['x', 'X']);
        let code = hex.map_or_else(|| number.parse().ok(), |hex| u32::from_str_radix(hex, 16).ok());
        return code.and_then(char::from_u32).filter(|sign| *sign != '\n');
    }
    ENTITIES.into_iter().find(|(known, _)| *known == name).map(|(_, sign)| sign)
}

/// The value of an attribute of a tag.
pub(super) fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    let mut rest = tag;
    loop {
        let at = rest.find(name)?;
        let behind = rest[at + name.len()..].trim_start();
        let is_name = rest[..at].ends_with(|sign: char| sign.is_whitespace());
        match behind.strip_prefix('=').filter(|_| is_name) {
            Some(value) => return Some(value_at_start(value).0),
            None => rest = &rest[at + name.len()..],
        }
    }
}

/// The values of the attributes of a tag.
fn values(tag: &str) -> impl Iterator<Item = &str> {
    let mut rest = tag;
    std::iter::from_fn(move || {
        let (_, behind) = rest.split_once('=')?;
        let (value, behind) = value_at_start(behind);
        rest = behind;
        Some(value)
    })
}

/// The value that a text starts with, in quotes or without, and what is behind it.
fn value_at_start(text: &str) -> (&str, &str) {
    let text = text.trim_start();
    let quote = text.chars().next().filter(|sign| matches!(sign, '"' | '\''));
    let split = match quote {
        Some(quote) => text[quote.len_utf8()..].split_once(quote),
        None => text.split_once(char::is_whitespace),
    };
    // A value without an end goes on to the end of the tag.
    split.unwrap_or((text.trim_start_matches(['"', '\'']), ""))
}
