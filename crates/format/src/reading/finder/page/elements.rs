//! The elements of a page that may be cells of a board.

use std::collections::BTreeMap;
use std::ops::Range;

use super::super::markup::{attribute, decoded};
use super::super::signs::{self, CellBits};

/// The elements without an end.
const VOID: [&str; 8] = ["input", "br", "img", "hr", "meta", "link", "col", "wbr"];

/// The attributes in which pages keep the digit of a cell.
const DATA: [&str; 8] = [
    "data-v",
    "data-value",
    "data-digit",
    "data-number",
    "data-num",
    "data-val",
    "data-n",
    "data-cell",
];

/// The attributes in which an element that says its row and column has its digit.
const VALUES: [&str; 6] = ["value", "digit", "number", "val", "v", "n"];

/// The attributes for the row and the column of a cell.
const ROW_AND_COLUMN: [[&str; 2]; 9] = [
    ["data-row", "data-col"],
    ["data-row", "data-column"],
    ["data-r", "data-c"],
    ["data-y", "data-x"],
    ["data-i", "data-j"],
    ["row", "col"],
    ["row", "column"],
    ["r", "c"],
    ["y", "x"],
];

/// The words in the class of an element that holds a box, or a row.
const BOX_WORDS: [&str; 9] =
    ["box", "block", "region", "subgrid", "sub-grid", "square", "nonet", "sector", "quadrant"];
const ROW_WORDS: [&str; 2] = ["row", "line"];

/// The number of elements above a cell that are looked at.
pub(super) const LEVELS: usize = 8;

/// The most open elements, names of elements, and cells. A page with more is not looked at to its end.
const DEEPEST: usize = 200;
const MOST_NAMES: usize = 64;
const MOST_LEAVES: usize = 200_000;

/// The most signs of a text that may be a cell.
const LONGEST_TEXT: usize = 4;

/// What an element around cells is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Element {
    Row,
    Box,
    Other,
}

/// The place of a cell, as a page says it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum LeafPosition {
    /// The row and the column.
    RowColumn(usize, usize),
    /// The distance from the left and from the top.
    LeftTop(f64, f64),
}

/// An element that may be a cell.
#[derive(Debug)]
pub(super) struct Leaf {
    pub(super) place: Range<usize>,
    pub(super) cell: CellBits,
    /// The elements around it, from the inside out, as indices. 0 is none.
    pub(super) above: [u32; LEVELS],
    /// Whether its digit is a text that a browser shows.
    pub(super) is_shown: bool,
}

/// An element of which the page says the place.
#[derive(Debug)]
pub(super) struct PlacedLeaf {
    pub(super) bytes: Range<usize>,
    pub(super) cell: CellBits,
    pub(super) place: LeafPosition,
    /// The drawing or the element in which its place counts.
    pub(super) group: u32,
}

/// A rectangle around the lines of a drawing.
#[derive(Clone, Copy, Debug)]
pub(super) struct Extent {
    pub(super) group: u32,
    pub(super) left: f64,
    pub(super) right: f64,
    pub(super) top: f64,
    pub(super) bottom: f64,
}

impl Extent {
    /// The rectangle around two rectangles.
    pub(super) fn around(self, other: Self) -> Self {
        Self {
            left: self.left.min(other.left),
            right: self.right.max(other.right),
            top: self.top.min(other.top),
            bottom: self.bottom.max(other.bottom),
            ..self
        }
    }
}

/// What a page has of cells.
pub(super) struct Page {
    /// All elements, from 1.
    pub(super) elements: Vec<Element>,
    /// By name: the elements that may be cells.
    pub(super) leaves: BTreeMap<String, Vec<Leaf>>,
    count: usize,
    pub(super) placed: Vec<PlacedLeaf>,
    pub(super) extents: Vec<Extent>,
    /// The sizes of whole drawings.
    pub(super) sheets: Vec<Extent>,
    open: Vec<OpenElement>,
}

/// An element that is open.
struct OpenElement {
    name: String,
    id: u32,
    start: usize,
    text: String,
    /// The digit in an attribute. `None` if no attribute has one.
    data: Option<CellBits>,
    place: Option<LeafPosition>,
    has_same_within: bool,
    /// Whether its text has the value of a field to type into.
    has_field: bool,
    /// How far a drawing moves what is within.
    moved: (f64, f64),
    /// The drawing around it.
    drawing: u32,
}

impl Page {
    /// Reads a page.
    pub(super) fn of(text: &str) -> Self {
        let mut page = Self {
            elements: vec![Element::Other],
            leaves: BTreeMap::new(),
            count: 0,
            placed: Vec::new(),
            extents: Vec::new(),
            sheets: Vec::new(),
            open: Vec::new(),
        };
        let mut at = 0;
        while let Some(length) = text[at..].find('<') {
            page.add_text(&text[at..at + length]);
            at += length;
            at += page.read_tag(&text[at..], at);
            if page.open.len() > DEEPEST || page.count > MOST_LEAVES {
                break;
            }
        }
        page
    }

    fn add_text(&mut self, text: &str) {
        if let Some(open) = self.open.last_mut()
            && !text.trim().is_empty()
        {
            open.add(&decoded(text));
        }
    }

    /// Reads the tag at the start of `rest`, which is the byte `at` of the page. Returns the number of its bytes.
    fn read_tag(&mut self, rest: &str, at: usize) -> usize {
        if rest.starts_with("<!--") {
            return rest.find("-->").map_or(rest.len(), |end| end + 3);
        }
        let Some(length) = tag_length(rest) else {
            return 1;
        };
        let tag = &rest[1..length - 1];
        let name = |tag: &str| {
            let is_in_name = |sign: char| sign.is_ascii_alphanumeric() || ":-_.".contains(sign);
            let end = tag.find(|sign| !is_in_name(sign)).unwrap_or(tag.len());
            tag[..end].to_ascii_lowercase()
        };
        if let Some(closed) = tag.strip_prefix('/') {
            self.close(&name(closed), at + length);
            return length;
        }
        let name = name(tag);
        if matches!(name.as_str(), "script" | "style") {
            return end_of_script(rest, &name);
        }
        if name.is_empty() {
            return length;
        }
        self.end_before(&name, at);
        let is_void = VOID.contains(&name.as_str()) || tag.ends_with('/');
        self.open(name.clone(), tag, at);
        if is_void {
            self.close(&name, at + length);
        }
        length
    }

    /// Ends the elements that end where another of their kind begins.
    fn end_before(&mut self, name: &str, at: usize) {
        let ended: &[&str] = match name {
            "td" | "th" => &["td", "th"],
            "tr" => &["td", "th", "tr"],
            "li" => &["li"],
            "p" => &["p"],
            _ => return,
        };
        while let Some(open) = self.open.last()
            && ended.contains(&open.name.as_str())
        {
            let name = open.name.clone();
            self.close(&name, at);
        }
    }

    fn open(&mut self, name: String, tag: &str, start: usize) {
        const NEAR: usize = 12;
        let id = u32::try_from(self.elements.len()).unwrap_or(0);
        self.elements.push(sort_of(&name, tag));
        let above = self.open.last();
        let (moved, drawing) = above.map_or(((0.0, 0.0), 0), |open| (open.moved, open.drawing));
        let moved = match translation(tag) {
            Some((x, y)) => (moved.0 + x, moved.1 + y),
            None => moved,
        };
        let drawing = if name == "svg" { id } else { drawing };
        if name == "svg" {
            self.sheets.extend(sheet(tag, id));
        }
        let same = self.open.iter_mut().rev().take(NEAR).find(|open| open.name == name);
        if let Some(same) = same {
            same.has_same_within = true;
        }
        let has_field = name == "input";
        let text = if has_field { field_value(tag) } else { Some(String::new()) };
        let has_same_within = text.is_none();
        let place = place_of(&name, tag, moved, drawing != 0);
        // The parts of a text say its place if the text does not.
        if name == "tspan"
            && let Some(text) = self.open.last_mut()
            && text.place.is_none()
        {
            text.place = place;
        }
        if drawing != 0 {
            self.add_extent(extent(&name, tag, moved, drawing));
        }
        let values = VALUES.iter().filter(|_| matches!(place, Some(LeafPosition::RowColumn(..))));
        let data = DATA.iter().chain(values).find_map(|data| cell_of_text(attribute(tag, data)?));
        let text = text.unwrap_or_default();
        self.open.push(OpenElement {
            name,
            id,
            start,
            text,
            data,
            place,
            has_same_within,
            has_field,
            moved,
            drawing,
        });
    }

    /// Adds a rectangle. A drawing has one around all of its lines.
    fn add_extent(&mut self, extent: Option<Extent>) {
        match (self.extents.last_mut(), extent) {
            (Some(last), Some(extent)) if last.group == extent.group => *last = last.around(extent),
            (_, extent) => self.extents.extend(extent),
        }
    }

    /// Closes the last open element with this name, and those within it.
    fn close(&mut self, name: &str, end: usize) {
        const NEAR: usize = 32;
        let nearest = self.open.iter().rev().take(NEAR).position(|open| open.name == name);
        let Some(at) = nearest.map(|above| self.open.len() - 1 - above) else {
            return;
        };
        while self.open.len() > at {
            let Some(open) = self.open.pop() else { return };
            self.add_leaf(&open, end);
            if let Some(above) = self.open.last_mut() {
                above.add(&open.text);
                above.has_field |= open.has_field;
            }
        }
    }

    fn add_leaf(&mut self, open: &OpenElement, end: usize) {
        let Some(shown) = cell_of_text(&open.text).filter(|_| !open.has_same_within) else {
            return;
        };
        let cell = if shown == 0 { open.data.unwrap_or(0) } else { shown };
        let parent = self.open.last().map_or(0, |open| open.id);
        let bytes = open.start..end;
        if let Some(place) = open.place {
            let group = if open.drawing == 0 { parent } else { open.drawing };
            self.placed.push(PlacedLeaf { bytes: bytes.clone(), cell, place, group });
        }
        // The texts of a drawing have places, and no order.
        if open.name == "text" {
            return;
        }
        let mut above = [0; LEVELS];
        for (above, open) in above.iter_mut().zip(self.open.iter().rev()) {
            *above = open.id;
        }
        let is_shown = cell == shown && !open.has_field;
        let leaf = Leaf { place: bytes, cell, above, is_shown };
        self.count += 1;
        if let Some(leaves) = self.leaves.get_mut(&open.name) {
            leaves.push(leaf);
        } else if self.leaves.len() < MOST_NAMES {
            self.leaves.insert(open.name.clone(), vec![leaf]);
        }
    }
}

impl OpenElement {
    fn add(&mut self, text: &str) {
        let signs = text.chars().filter(|sign| !sign.is_whitespace());
        let room = LONGEST_TEXT.saturating_sub(self.text.chars().count());
        self.text.extend(signs.take(room));
    }
}

/// The length of the tag at the start of a text, with its brackets. Returns `None` if the text starts with no tag.
fn tag_length(text: &str) -> Option<usize> {
    const LONGEST: usize = 4096;
    let starts = |sign: char| sign.is_ascii_alphabetic() || matches!(sign, '/' | '!' | '?');
    if !text[1..].starts_with(starts) {
        return None;
    }
    let mut inner = text.bytes().skip(1).take(LONGEST).take_while(|byte| *byte != b'<');
    inner.position(|byte| byte == b'>').map(|end| end + 2)
}

/// What an element is, by its name and its class.
fn sort_of(name: &str, tag: &str) -> Element {
    let said = ["class", "id"].into_iter().filter_map(|it| attribute(tag, it));
    let said = said.collect::<Vec<_>>().join(" ").to_ascii_lowercase();
    let has = |words: &[&str]| words.iter().any(|word| said.contains(word));
    match name {
        "tr" | "r" | "row" | "line" => Element::Row,
        _ if name.ends_with("-row") => Element::Row,
        "table" | "tbody" => Element::Box,
        _ if has(&ROW_WORDS) => Element::Row,
        _ if has(&BOX_WORDS) => Element::Box,
        _ => Element::Other,
    }
}

/// The value of a field to type into. Returns `None` for a field of another kind, such as a button.
fn field_value(tag: &str) -> Option<String> {
    let kind = attribute(tag, "type").unwrap_or("text").to_ascii_lowercase();
    let is_typed = matches!(kind.as_str(), "text" | "number" | "tel" | "");
    let value = || attribute(tag, "value").unwrap_or_default();
    is_typed.then(|| value().trim().chars().take(LONGEST_TEXT).collect())
}

/// The cell that a whole text is. An empty text is an empty cell. Returns `None` for other texts.
fn cell_of_text(text: &str) -> Option<CellBits> {
    let mut signs = text.trim().chars();
    match (signs.next(), signs.next()) {
        (None, _) => Some(0),
        (Some(sign), None) => match signs::digit_of(sign) {
            Some(0) => Some(0),
            Some(digit) => Some(signs::bit(digit as usize)),
            None => signs::cell_of(sign).or(signs::is_empty_mark(sign).then_some(0)),
        },
        (Some(_), Some(_)) => None,
    }
}

/// The place that a tag says of its element.
fn place_of(name: &str, tag: &str, moved: (f64, f64), is_drawn: bool) -> Option<LeafPosition> {
    if matches!(name, "text" | "tspan") {
        let length = |name: &str| attribute(tag, name).and_then(length);
        // Without a place of its own the text is where the group around it is moved to.
        let place = match (length("x"), length("y")) {
            (None, None) if moved == (0.0, 0.0) || name == "tspan" => return None,
            (x, y) => (x.unwrap_or(0.0), y.unwrap_or(0.0)),
        };
        return Some(LeafPosition::LeftTop(place.0 + moved.0, place.1 + moved.1));
    }
    // The other parts of a drawing are no cells.
    if is_drawn {
        return None;
    }
    if let Some(place) = row_and_column(tag) {
        return Some(place);
    }
    let style = attribute(tag, "style")?;
    let part = |name: &str| {
        let parts = style.split(';').filter_map(|part| part.split_once(':'));
        parts.filter(|(it, _)| it.trim() == name).map(|(_, value)| value).next()
    };
    let line = |name: &str| part(name)?.split('/').next()?.trim().parse().ok();
    if let (Some(row), Some(column)) = (line("grid-row"), line("grid-column")) {
        return Some(LeafPosition::RowColumn(row, column));
    }
    Some(LeafPosition::LeftTop(length(part("left")?)?, length(part("top")?)?))
}

fn row_and_column(tag: &str) -> Option<LeafPosition> {
    // Most tags have no attributes.
    if !tag.contains('=') {
        return None;
    }
    let number = |name: &str| attribute(tag, name)?.trim().parse().ok();
    ROW_AND_COLUMN
        .iter()
        .find_map(|[row, column]| Some(LeafPosition::RowColumn(number(row)?, number(column)?)))
}

/// A number before its unit.
fn length(text: &str) -> Option<f64> {
    let text = text.trim();
    let is_part = |sign: char| sign.is_ascii_digit() || matches!(sign, '.' | '-' | '+');
    let end = text.find(|sign: char| !is_part(sign)).unwrap_or(text.len());
    text[..end].parse().ok().filter(|number: &f64| number.abs() < 1e6)
}

/// How far a tag moves what is within its element.
fn translation(tag: &str) -> Option<(f64, f64)> {
    let transform = attribute(tag, "transform")?;
    let (_, inner) = transform.split_once("translate(")?;
    let mut numbers = inner.split(')').next()?.split([',', ' ']).filter(|it| !it.is_empty());
    let x = length(numbers.next()?)?;
    Some((x, numbers.next().map_or(Some(0.0), length)?))
}

/// The size of a drawing.
fn sheet(tag: &str, group: u32) -> Option<Extent> {
    let whole = |left, top, width, height| Extent {
        group,
        left,
        right: left + width,
        top,
        bottom: top + height,
    };
    let said = attribute(tag, "viewBox").or(attribute(tag, "viewbox")).unwrap_or_default();
    let parts = said.split([' ', ',']).filter(|part| !part.is_empty()).map(length);
    if let Some([left, top, width, height]) = parts.collect::<Option<Vec<f64>>>().as_deref() {
        return Some(whole(*left, *top, *width, *height));
    }
    let number = |name: &str| attribute(tag, name).and_then(length);
    Some(whole(0.0, 0.0, number("width")?, number("height")?))
}

/// The rectangle around a rectangle or a line of a drawing.
fn extent(name: &str, tag: &str, moved: (f64, f64), group: u32) -> Option<Extent> {
    let number = |name: &str| attribute(tag, name).and_then(length);
    let (x, y) = match name {
        "rect" => {
            let (x, y) = (number("x").unwrap_or(0.0), number("y").unwrap_or(0.0));
            ((x, x + number("width")?), (y, y + number("height")?))
        }
        "line" => {
            let number = |name: &str| number(name).unwrap_or(0.0);
            ((number("x1"), number("x2")), (number("y1"), number("y2")))
        }
        _ => return None,
    };
    let (left, right) = (x.0.min(x.1) + moved.0, x.0.max(x.1) + moved.0);
    let (top, bottom) = (y.0.min(y.1) + moved.1, y.0.max(y.1) + moved.1);
    Some(Extent { group, left, right, top, bottom })
}

/// The length of a script or a style that `text` begins with, up to its closing tag, in whatever case that is.
fn end_of_script(text: &str, name: &str) -> usize {
    let closes = |at: &usize| {
        let behind = text.as_bytes().get(at + 2..at + 2 + name.len());
        behind.is_some_and(|behind| behind.eq_ignore_ascii_case(name.as_bytes()))
    };
    text.match_indices("</").map(|(at, _)| at).find(closes).unwrap_or(text.len())
}
