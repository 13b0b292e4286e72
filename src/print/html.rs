//! HTML: one self-contained file, for browsers on any screen and for printing.
//!
//! The file is also well-formed XML. It has no script and forbids scripts. Each page starts a new sheet when
//! printed; on a screen, boards are side by side as far as they fit. HTML cannot order pages for a booklet.

use std::fmt::Write;

use super::content::Header;
use super::drawing::{Edges, PrintedCell, edges, faces, small_columns, small_rows};
use super::line::short_line;
use super::markup::escaped;
use super::sequence::{BoardSide, BookletPage, BookletPart, PrintedBoard};
use super::writer::PageWriter;
use super::{AnswerPlacement, Choices, Paper, captions, sheet};
use crate::engine::{Digit, DigitSet, Layout};

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
            Paper::A4 => "A4",
            Paper::Letter => "letter",
        };
        let number = "@bottom-center { content: counter(page); font: 9pt sans-serif; }";
        format!("@page {{ size: {paper}; margin: 15mm; {number} }}\n")
    }

    fn board(&self, page: &BookletPage<'_>, board: PrintedBoard<'_>) -> String {
        let side = board.item.layout().columns();
        let millimetres = millimetres(sheet::cell(self.choices.paper, page.places, side));
        let (large, small) = (if side > 9 { ".45" } else { ".6" }, small_columns(side));
        let (label, caption) = self.caption(board, page.part);
        let (absent, rows) = match faces(board, self.choices) {
            Some(faces) => ("", rows(board.item.layout(), &faces)),
            None => (" class=\"absent\"", self.no_answer()),
        };
        format!(
            "<div class=\"board\" \
             style=\"--side:{side};--mm:{millimetres}mm;--large:{large};--small:{small}\">\n\
             <table{absent}{label}>{caption}<tbody>\n{rows}</tbody></table>\n</div>\n"
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
        let caption = match part("name", &name) + &part("facts", &facts) {
            parts if parts.is_empty() => parts,
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
             {author}<title>{heading}</title>\n<style>\n{STYLE}{sheets}</style>\n</head>\n<body>\n\
             <header{cover}><h1>{heading}</h1>{about}</header>\n<main>\n",
            language = header.words.language,
            version = env!("CARGO_PKG_VERSION"),
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

fn rows(layout: &Layout, faces: &[PrintedCell]) -> String {
    let side = layout.columns();
    faces.chunks(side).enumerate().fold(String::new(), |mut html, (row, faces)| {
        html.push_str("<tr>");
        for (column, &face) in faces.iter().enumerate() {
            cell(&mut html, face, edges(layout, row, column), side);
        }
        html.push_str("</tr>\n");
        html
    })
}

fn cell(html: &mut String, face: PrintedCell, edges: Edges, side: usize) {
    let (class, content) = match face {
        PrintedCell::Empty => ("", String::new()),
        PrintedCell::Given(digit) => ("g", digit.to_string()),
        PrintedCell::Entry(digit) => ("e", digit.to_string()),
        PrintedCell::Found(digit) => ("", digit.to_string()),
        PrintedCell::Small(digits) => ("s", small(digits, side)),
    };
    let right = if edges.right { "r" } else { "" };
    let bottom = if edges.bottom { "b" } else { "" };
    let classes: Vec<&str> = [class, right, bottom].into_iter().filter(|c| !c.is_empty()).collect();
    let _ = match classes.join(" ").as_str() {
        "" => write!(html, "<td>{content}</td>"),
        classes => write!(html, "<td class=\"{classes}\">{content}</td>"),
    };
}

/// Lines of small digits. A blank as wide as a digit stands for each missing digit.
fn small(digits: DigitSet, side: usize) -> String {
    let text = |digit: &Option<Digit>| digit.map_or("\u{2007}".to_owned(), |d| d.to_string());
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
