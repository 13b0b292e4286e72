//! HTML: one self-contained file, for browsers on any screen and for printing.
//!
//! The file is also well-formed XML. It has no script and forbids scripts. Each page starts a new sheet when
//! printed; on a screen, boards are side by side as far as they fit. HTML cannot order pages for a booklet.

use std::fmt::Write;

use super::content::Header;
use super::drawing::{PrintedCell, faces};
use super::line::short_line;
use super::markup::escaped;
use super::sequence::{BoardSide, BookletPage, BookletPart, PrintedBoard};
use super::shade::Hatching;
use super::small_digits::{small_columns, small_rows};
use super::writer::PageWriter;
use super::{AnswerPlacement, Choices, Paper, PrintInks, captions, sheet};
use crate::look::{
    AreaOutline, AreaShade, BoardLook, BoardPart, CellShape, LineColour, LineDress, LineWeight,
    Margins, Mark, MarkInk, MarkStroke, OutsideLabel, OutsideSign, PlaceDiagonals, Sign, SignShape,
    have_labels, mark_strokes, marks_of, outlines, outside_labels, shape_in, signs,
};
use nonet_engine::{Cell, Digit, DigitSet, Layout, LowestDigit};

const STYLE: &str = include_str!("html.css");

/// Writes a booklet page by page.
#[derive(Debug)]
pub(super) struct Html {
    header: Header,
    choices: Choices,
}

impl Html {
    pub(super) fn new(header: Header, choices: Choices) -> Self {
        Self { header, choices }
    }

    /// The style of printed sheets: the only part of the style that depends on the choices.
    fn sheets(&self) -> String {
        let paper = match self.choices.paper {
            Paper::A4 => "A4".to_owned(),
            Paper::Letter => "letter".to_owned(),
            Paper::A3 => "A3".to_owned(),
            Paper::Legal => "legal".to_owned(),
            Paper::A5 => "A5".to_owned(),
            Paper::Free(size) => {
                let [width, height] = size.millimetres();
                format!("{width}mm {height}mm")
            }
        };
        let number = "@bottom-center { content: counter(page); font: 9pt sans-serif; }";
        format!("@page {{ size: {paper}; margin: 15mm; {number} }}\n")
    }

    fn board(&self, page: &BookletPage<'_>, board: PrintedBoard<'_>) -> String {
        let layout = board.item.layout();
        let marks = marks_of(&board.item.rules, board.item.lowest_digit);
        let margins = Margins::of(&marks, layout);
        let cell = sheet::cell(self.choices.paper, page.places, layout);
        let millimetres = millimetres(beside_margins(cell, margins, layout));
        let digits = layout.digit_count();
        let (large, small) = (large_size(digits), small_columns(digits));
        let (label, caption) = self.caption(board, page.part);
        let look = BoardLook::of(layout);
        let (class, rows) = match faces(board, self.choices) {
            Some(faces) => {
                (class(layout), rows(layout, (&look, &marks), &faces, self.choices.inks()))
            }
            None => (" class=\"absent\"", self.no_answer()),
        };
        let wide = if layout.columns() > WIDEST { " wide" } else { "" };
        let (outside, room) = if margins.is_none() {
            ("", String::new())
        } else {
            (" out", margin_style(margins, layout))
        };
        let side = short(margins.columns(layout));
        format!(
            "<div class=\"board{wide}{outside}\" \
             style=\"--side:{side};--mm:{millimetres}mm;--large:{large};--small:{small}{room}\">\n\
             <table{class}{label}>{caption}<tbody>\n{rows}</tbody></table>\n</div>\n"
        )
    }

    fn no_answer(&self) -> String {
        let sentence = escaped(self.header.words.no_answer);
        format!("<tr><td class=\"none\">{sentence}</td></tr>\n")
    }

    /// The name of a board: as visible text, or only for screen readers if the heading already shows it.
    fn caption(&self, board: PrintedBoard<'_>, part: BookletPart) -> (String, String) {
        let name = escaped(&captions::name(&self.header, board, part));
        let facts = escaped(&captions::facts(&self.header, board));
        let part = |class: &str, text: &str| match text {
            "" => String::new(),
            text => format!("<span class=\"{class}\">{text}</span>"),
        };
        let rules = escaped(&captions::rules_of(&self.header, board, dress(self.choices.inks())));
        let caption = match part("name", &name) + &part("facts", &facts) + &part("rules", &rules) {
            parts if parts.is_empty() && !has_numbers_outside(board) => parts,
            parts => format!("<caption>{parts}</caption>"),
        };
        let heard = match board.shown {
            BoardSide::Puzzle => escaped(&captions::heading(&self.header)),
            BoardSide::Answer => escaped(self.header.words.answer),
        };
        let label =
            if name.is_empty() { format!(" aria-label=\"{heard}\"") } else { String::new() };
        (label, caption)
    }
}

impl PageWriter for Html {
    fn start(&self) -> String {
        let header = &self.header;
        let heading = escaped(&captions::heading(header));
        let about = match escaped(&captions::about(header, captions::LONGEST)) {
            about if about.is_empty() => about,
            about => format!("<p>{about}</p>"),
        };
        let author = match escaped(&short_line(&header.author, captions::LONGEST)) {
            author if author.is_empty() => author,
            author => format!("<meta name=\"author\" content=\"{author}\"/>\n"),
        };
        let colours = if self.choices.black_only { " class=\"black\"" } else { "" };
        let cover =
            if self.choices.answers == AnswerPlacement::Facing { " class=\"cover\"" } else { "" };
        let scheme = if self.choices.black_only { "light" } else { "light dark" };
        format!(
            "<!DOCTYPE html>\n\
             <html lang=\"{language}\"{colours}>\n<head>\n<meta charset=\"utf-8\"/>\n\
             <meta http-equiv=\"Content-Security-Policy\" \
             content=\"default-src 'none'; style-src 'unsafe-inline'\"/>\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n\
             <meta name=\"color-scheme\" content=\"{scheme}\"/>\n\
             <meta name=\"generator\" content=\"Nonet {version}\"/>\n\
             {author}<title>{heading}</title>\n<style>\n{style}{sheets}</style>\n</head>\n<body>\n\
             <header{cover}><h1>{heading}</h1>{about}</header>\n<main>\n",
            language = header.words.language,
            version = env!("CARGO_PKG_VERSION"),
            style = style(),
            sheets = self.sheets(),
        )
    }

    fn page(&self, page: &BookletPage<'_>) -> String {
        if page.part == BookletPart::Cover {
            return String::new();
        }
        let is_turned = page.part == BookletPart::Answers
            && self.choices.answers == AnswerPlacement::AtEndUpsideDown;
        let turned = if is_turned { " turned" } else { "" };
        let columns = page.places.columns().min(page.boards.len().max(1));
        let mut html = format!("<section class=\"page{turned}\" style=\"--columns:{columns}\">\n");
        if page.part == BookletPart::Answers && page.begins {
            let _ = writeln!(html, "<h2>{}</h2>", escaped(captions::answers(&self.header)));
        }
        for &board in &page.boards {
            html.push_str(&self.board(page, board));
        }
        html + "</section>\n"
    }

    fn end(&self) -> String {
        "</main>\n</body>\n</html>\n".to_owned()
    }
}

/// The style without its comments, the blanks before its lines and those between declarations.
fn style() -> String {
    let behind_comment =
        |part: &'static str| part.split_once("*/").map_or(part, |(_, behind)| behind);
    let lines = STYLE.split("/*").flat_map(|part| behind_comment(part).lines());
    let lines = lines.map(str::trim_start).filter(|line| !line.is_empty());
    lines.map(|line| line.replace("; ", ";") + "\n").collect()
}

/// The style of the room around a table.
fn margin_style(margins: Margins, layout: &Layout) -> String {
    let [top, bottom, left] = [margins.top, margins.bottom, margins.left].map(short);
    let columns = layout.columns();
    format!(";--columns-of-board:{columns};--above:{top};--below:{bottom};--before:{left}")
}

/// The side of a cell, for a board that takes no more paper with its margins than one without.
fn beside_margins(cell: usize, margins: Margins, layout: &Layout) -> usize {
    let across = float(layout.columns()) / margins.columns(layout);
    let down = float(layout.rows()) / margins.rows(layout);
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a part of a cell is positive and small"
    )]
    let cell = (float(cell) * across.min(down)) as usize;
    cell
}

/// Whether numbers stand above the table, for which its caption makes room.
fn has_numbers_outside(board: PrintedBoard<'_>) -> bool {
    let marks = marks_of(&board.item.rules, board.item.lowest_digit);
    outside_labels(&marks).next().is_some()
}

/// A board with more columns is as wide on a screen as its digits need, and can be scrolled.
const WIDEST: usize = 12;

/// The font size of a digit as a part of its cell.
fn large_size(digits: usize) -> &'static str {
    if sheet::digit_percent(digits) == 60 { ".6" } else { ".5" }
}

/// The class of a table: a board with holes or several grids has lines of its own around its cells.
fn class(layout: &Layout) -> &'static str {
    if is_open(layout) { " class=\"open\"" } else { "" }
}

fn is_open(layout: &Layout) -> bool {
    layout.has_holes() || layout.grids().len() > 1
}

fn rows(
    layout: &Layout,
    (look, marks): (&BoardLook, &[Mark]),
    faces: &[PrintedCell],
    inks: PrintInks,
) -> String {
    let mut html = String::new();
    let has_labels = have_labels(marks);
    let strokes = mark_strokes(marks, layout, dress(inks));
    for row in 0..layout.rows() {
        html.push_str("<tr>");
        for column in 0..layout.columns() {
            let (content, classes) = match layout.cell(row, column) {
                None => (String::new(), vec!["h".to_owned()]),
                Some(cell) => {
                    let (class, content) = content(faces[cell.index()], layout.digit_count());
                    let mut classes = vec![class.to_owned()];
                    classes.extend(line_classes(layout, look, (row, column)).map(str::to_owned));
                    classes.extend(shade_classes(look.shade(cell), inks));
                    let diagonals: &[&str] = match look.diagonals_at(row, column) {
                        PlaceDiagonals::None => &[],
                        PlaceDiagonals::Falling => &["df"],
                        PlaceDiagonals::Rising => &["dr"],
                        PlaceDiagonals::Both => &["df", "dr"],
                    };
                    classes.extend(diagonals.iter().map(|&class| class.to_owned()));
                    classes.extend(look.is_outlined(cell).then(|| "o".to_owned()));
                    classes.extend(shape_in(marks, cell).map(|it| shape_class(it).to_owned()));
                    let outlines = outlines_in(layout, marks, cell);
                    classes.extend((!outlines.is_empty()).then(|| "c".to_owned()));
                    classes.extend(has_labels.then(|| "n".to_owned()));
                    let lines = lines_in(&strokes, (row, column));
                    classes.extend((!lines.is_empty()).then(|| "ln".to_owned()));
                    let signs = signs_in(layout, marks, cell);
                    let outside = outside_at(layout, marks, cell);
                    let is_beside = !signs.is_empty() || !outside.is_empty();
                    classes.extend(is_beside.then(|| "p".to_owned()));
                    (lines + &outlines + &content + &signs + &outside, classes)
                }
            };
            let classes: Vec<String> = classes.into_iter().filter(|it| !it.is_empty()).collect();
            let _ = match classes.join(" ").as_str() {
                "" => write!(html, "<td>{content}</td>"),
                classes => write!(html, "<td class=\"{classes}\">{content}</td>"),
            };
        }
        html.push_str("</tr>\n");
    }
    html
}

/// The sides of outlines in a cell, each outline an element of its own, and the labels that begin there.
fn outlines_in(layout: &Layout, marks: &[Mark], cell: Cell) -> String {
    const SIDES: [(&str, (isize, isize)); 4] =
        [("ct", (-1, 0)), ("cb", (1, 0)), ("cl", (0, -1)), ("cr", (0, 1))];
    let around = outlines(marks).filter(|(outline, _)| outline.cells.contains(&cell));
    let element = |(outline, label): (&AreaOutline, Option<&str>)| {
        let is_side = |&(_, (down, right)): &(&str, (isize, isize))| {
            let row = layout.row(cell).checked_add_signed(down);
            let beside = row.zip(layout.column(cell).checked_add_signed(right));
            let beside = beside.and_then(|(row, column)| layout.cell(row, column));
            beside.is_none_or(|beside| !outline.cells.contains(&beside))
        };
        let sides: Vec<&str> = SIDES.iter().filter(|it| is_side(it)).map(|it| it.0).collect();
        let label = label.filter(|_| outline.cells.first() == Some(&cell));
        let moved = if outline.is_beside_circle { " class=\"z\"" } else { "" };
        let label = label.map(|label| format!("<b{moved}>{}</b>", escaped(label)));
        let label = label.unwrap_or_default();
        format!("<i class=\"d{} {}\"></i>{label}", outline.depth, sides.join(" "))
    };
    around.map(element).collect()
}

/// The part of lines that lies in the cell at this place, as a picture behind its digit.
fn lines_in(strokes: &[MarkStroke], (row, column): (usize, usize)) -> String {
    let (left, top) = (float(column), float(row));
    let path = |MarkStroke { points, width, ink }: &MarkStroke| {
        let class = match ink {
            MarkInk::Edge | MarkInk::Shaft | MarkInk::Rim => "we",
            MarkInk::Body(colour) => class_of(*colour),
            MarkInk::Ground => "wg",
        };
        let joined: Vec<String> =
            points.iter().map(|(x, y)| format!("{} {}", short(x - left), short(y - top))).collect();
        // A disc is a line that goes nowhere.
        let back = if points.len() == 1 { "h0" } else { "" };
        let way = joined.join("L");
        format!("<path class=\"{class}\" stroke-width=\"{}\" d=\"M{way}{back}\"/>", short(*width))
    };
    let near = strokes.iter().filter(|stroke| is_near(stroke, (left + 0.5, top + 0.5)));
    let paths: String = near.map(path).collect();
    if paths.is_empty() {
        return paths;
    }
    format!(
        "<svg viewBox=\"0 0 1 1\" preserveAspectRatio=\"none\" aria-hidden=\"true\">{paths}</svg>"
    )
}

/// How lines are drawn: in colours, or in patterns where black is the only ink.
fn dress(inks: PrintInks) -> LineDress {
    match inks {
        PrintInks::All => LineDress::Coloured,
        PrintInks::BlackOnly => LineDress::Patterned,
    }
}

/// The classes of a thick line of this colour.
fn class_of(colour: LineColour) -> &'static str {
    match colour {
        LineColour::Grey => "wb",
        LineColour::Green => "wb w1",
        LineColour::Orange => "wb w2",
        LineColour::Purple => "wb w3",
        LineColour::Yellow => "wb w4",
        LineColour::Blue => "wb w5",
        LineColour::Peach => "wb w6",
        LineColour::Teal => "wb w7",
        LineColour::Red => "wb w8",
        LineColour::Lavender => "wb w9",
        LineColour::Lime => "wb w10",
    }
}

/// Whether a stroke may reach into the cell with this middle: one of its pieces lies around it.
fn is_near(MarkStroke { points, width, .. }: &MarkStroke, middle: (f32, f32)) -> bool {
    let reach = 0.5 + width / 2.0;
    let meets = |ends: [f32; 2], middle: f32| {
        ends[0].min(ends[1]) < middle + reach && ends[0].max(ends[1]) > middle - reach
    };
    let ends = points.iter().zip(points.iter().skip(1).chain(points.last()));
    ends.into_iter()
        .any(|(from, to)| meets([from.0, to.0], middle.0) && meets([from.1, to.1], middle.1))
}

#[expect(clippy::cast_precision_loss, reason = "a board has a hundred rows and columns at most")]
fn float(count: usize) -> f32 {
    count as f32
}

/// Rounds to thousandths of a cell, which no eye can tell apart.
fn short(cells: f32) -> f64 {
    (f64::from(cells) * 1000.0).round() / 1000.0
}

/// The signs at the left and upper edges of a cell and at its upper corners. There they lie over the cells before.
fn signs_in(layout: &Layout, marks: &[Mark], cell: Cell) -> String {
    let element = |sign: &Sign| {
        let first = sign.cells.first().copied().unwrap_or(cell);
        let place = if sign.cells.len() > 2 || layout.column(first) < layout.column(cell) {
            if layout.row(first) == layout.row(cell) { " a" } else { "" }
        } else if layout.column(first) == layout.column(cell) {
            " u"
        } else {
            " r"
        };
        let shape = match sign.shape {
            SignShape::WhiteDot => "w",
            SignShape::BlackDot => "k",
            SignShape::Letter => "x",
            SignShape::Circle => "q",
        };
        let lines: Vec<String> = sign.rows.iter().map(|row| escaped(row)).collect();
        let text = lines.join("<br/>");
        let size = format!("--size:{:.2}", sign.text_size());
        format!("<u class=\"{shape}{place}\" style=\"{size}\"><span>{text}</span></u>")
    };
    signs(marks).filter(|sign| sign.cells.last() == Some(&cell)).map(element).collect()
}

/// The numbers outside whose nearest cell is this one. They are placed from its upper left corner.
fn outside_at(layout: &Layout, marks: &[Mark], cell: Cell) -> String {
    let whole = BoardPart::whole(layout);
    let element = |label: &OutsideLabel| {
        let number =
            outside_text(&label.text, (label.middle(whole), label.text_size()), (layout, cell));
        let sign = label.sign.map(|sign| {
            let place = match sign {
                OutsideSign::Arrow(_) => (arrow_middle(label, whole), ARROW_SIZE),
                OutsideSign::Bars
                | OutsideSign::Cross
                | OutsideSign::Triangle
                | OutsideSign::Square => (label.sign_middle(whole), label.text_size()),
            };
            outside_text(&sign.character().to_string(), place, (layout, cell))
        });
        number + &sign.unwrap_or_default()
    };
    let nearest = |label: &&OutsideLabel| {
        let within = |at: isize, count: usize| usize::try_from(at).unwrap_or(0).min(count - 1);
        let row = within(label.place.row, layout.rows());
        let here = layout.cell(row, within(label.place.column, layout.columns()));
        // The board has no cell beside a hole there.
        here.or_else(|| layout.cells().next()) == Some(cell)
    };
    outside_labels(marks).filter(nearest).map(element).collect()
}

/// Where the arrow of a number stands as a character: a little beyond the beginning of its line, seen from the number.
fn arrow_middle(label: &OutsideLabel, whole: BoardPart) -> (f32, f32) {
    let middle = label.middle(whole);
    let strokes = label.sign_strokes(whole);
    let (x, y) = strokes.first().and_then(|line| line.first()).copied().unwrap_or(middle);
    (x + 0.4 * (x - middle.0), y + 0.4 * (y - middle.1))
}

/// The font size of an arrow as a part of a cell.
const ARROW_SIZE: f32 = 0.26;

/// A text whose middle lies outside a cell, at a point that is measured in cells from the corner of the board.
fn outside_text(
    text: &str,
    ((x, y), size): ((f32, f32), f32),
    (layout, cell): (&Layout, Cell),
) -> String {
    let [x, y] = [x - float(layout.column(cell)), y - float(layout.row(cell))].map(short);
    let text = escaped(text);
    format!("<u class=\"v\" style=\"--size:{size:.2};--x:{x};--y:{y}\"><span>{text}</span></u>")
}

/// The class of a cell with a shape in it.
fn shape_class(shape: CellShape) -> &'static str {
    match shape {
        CellShape::Circle => "mc",
        CellShape::Square => "ms",
    }
}

/// The class of the content of a cell, and the content.
fn content(face: PrintedCell, digits: usize) -> (&'static str, String) {
    match face {
        PrintedCell::Empty => ("", String::new()),
        PrintedCell::Given(digit) => ("g", digit.to_string()),
        PrintedCell::Entry(digit) => ("e", digit.to_string()),
        PrintedCell::Found(digit) => ("", digit.to_string()),
        PrintedCell::Small(small_digits, lowest) => ("s", small((small_digits, lowest), digits)),
    }
}

/// The classes for heavy lines at the sides of a cell. The lines at its left and top belong to the cells before, or
/// to the table. If the board has holes or several grids, the first cell after a hole has them.
fn line_classes(
    layout: &Layout,
    look: &BoardLook,
    (row, column): (usize, usize),
) -> impl Iterator<Item = &'static str> {
    let is_heavy = |weight: LineWeight| weight >= LineWeight::Heavy;
    let lines = &look.lines;
    let (is_open, has_cell) = (is_open(layout), |row, column| layout.cell(row, column).is_some());
    let first = |before: Option<(usize, usize)>| {
        is_open && !before.is_some_and(|(row, column)| has_cell(row, column))
    };
    let above = first(row.checked_sub(1).map(|row| (row, column)));
    let left = first(column.checked_sub(1).map(|column| (row, column)));
    [
        (is_heavy(lines.left_of(row, column + 1)), "r"),
        (is_heavy(lines.above(row + 1, column)), "b"),
        (above, "t"),
        (left, "l"),
    ]
    .into_iter()
    .filter(|(is_drawn, _)| *is_drawn)
    .map(|(_, class)| class)
}

/// The classes for the grey and the hatching of a shade.
fn shade_classes(shade: AreaShade, inks: PrintInks) -> impl Iterator<Item = String> {
    let grey = shade.printed_grey_number(inks);
    let Hatching { falls, rises } = shade.hatching(inks);
    let classes = [
        (grey > 0).then(|| format!("f{grey}")),
        falls.then(|| "kf".to_owned()),
        rises.then(|| "kr".to_owned()),
    ];
    classes.into_iter().flatten()
}

/// Lines of small digits. A blank as wide as a digit stands for each missing digit.
fn small((digits, lowest): (DigitSet, LowestDigit), side: usize) -> String {
    let text = |digit: &Option<Digit>| {
        digit.map_or("\u{2007}".to_owned(), |it| lowest.shown(it).to_string())
    };
    let rows = small_rows(digits, side);
    let rows: Vec<String> =
        rows.iter().map(|row| row.iter().map(text).collect::<Vec<_>>().join(" ")).collect();
    rows.join("<br/>")
}

/// Converts twips to millimetres, rounded down to a tenth.
fn millimetres(twips: usize) -> String {
    let tenths = twips * 254 / 1440;
    format!("{}.{}", tenths / 10, tenths % 10)
}
