//! RTF, for word processors.
//!
//! Puzzles are tables, so that people can move and change them. A board too wide for a table is a picture. RTF has no text upside down and no booklets; all
//! other choices apply. The first page has a large heading, and all later pages have a small one.

use super::content::Header;
use super::drawing::faces;
use super::line::short_line;
use super::rtf_picture::{picture, pictures};
use super::rtf_table::{BoardCaption, BoardTable, room, table};
use super::rtf_text::escaped;
use super::sequence::{BookletPage, BookletPart, PrintedBoard};
use super::writer::PageWriter;
use super::{Choices, PrintInks, captions, sheet};
use crate::look::{BoardLook, LineDress, marks_of};

/// The maximum number of cells in a row of a table in Word.
const WIDEST: usize = 63;

/// Writes a booklet page by page.
#[derive(Debug)]
pub(super) struct Rtf {
    header: Header,
    choices: Choices,
}

impl Rtf {
    pub(super) fn new(header: Header, choices: Choices) -> Self {
        Self { header, choices }
    }

    /// The start of a page. A table always needs a paragraph before it.
    fn top(&self, page: &BookletPage<'_>) -> String {
        let heading = if page.part == BookletPart::Answers && page.begins {
            captions::answers(&self.header).to_owned()
        } else if page.number == 0 {
            captions::heading(&self.header)
        } else {
            return "\\pard\\plain\\pagebb\\sl-20\\slmult0\\fs2\\par\n".to_owned();
        };
        let new_page = if page.number == 0 { "" } else { "\\pagebb" };
        let lowered = if page.part == BookletPart::Cover { "\\sb4000" } else { "" };
        let size = if heading.chars().count() > 45 { 26 } else { 40 };
        let heading = escaped(&heading);
        format!(
            "\\pard\\plain\\s1{new_page}{lowered}\\qc\\keepn\\sa120\\f0\\fs{size}\\b {heading}\\par\n"
        ) + &if page.number == 0 { self.about() } else { String::new() }
    }

    /// Author and date. Empty if neither is known.
    fn about(&self) -> String {
        let width = sheet::size(self.choices.paper).0 - 2 * sheet::MARGIN;
        let about = escaped(&captions::about(&self.header, room(width, 20)));
        if about.is_empty() {
            return String::new();
        }
        format!("\\pard\\plain\\qc\\keepn\\sa240\\f0\\fs20\\cf5 {about}\\par\n")
    }

    fn table<'a>(&'a self, board: PrintedBoard<'a>, part: BookletPart) -> BoardTable<'a> {
        BoardTable {
            layout: board.item.layout(),
            look: BoardLook::of(board.item.layout()),
            caption: BoardCaption {
                name: captions::name(&self.header, board, part),
                facts: captions::facts(&self.header, board),
                // A board with lines is a picture.
                rules: captions::rules_of(&self.header, board, LineDress::Patterned),
            },
            faces: faces(board, self.choices),
            missing: self.header.words.no_answer,
            inks: self.choices.inks(),
        }
    }

    /// A row of boards: one table, or a picture of a board that is too wide for a table.
    fn row(&self, boards: &[PrintedBoard<'_>], part: BookletPart, cell: usize) -> String {
        if let &[board] = boards
            && board.item.layout().columns() > WIDEST
        {
            return picture(&self.table(board, part), board, self.choices, cell);
        }
        let tables: Vec<BoardTable<'_>> =
            boards.iter().map(|&board| self.table(board, part)).collect();
        if boards.iter().any(|board| has_marks(*board)) {
            return pictures(&tables, boards, self.choices, cell);
        }
        table(&tables, cell)
    }

    /// The largest cell size at which all boards of a page fit.
    fn cell(&self, page: &BookletPage<'_>) -> usize {
        let cells = page
            .boards
            .iter()
            .map(|board| sheet::cell(self.choices.paper, page.places, board.item.layout()));
        cells.min().unwrap_or_default()
    }
}

/// Whether a board has marks. RTF programs draw no shapes in the cells of a table.
fn has_marks(board: PrintedBoard<'_>) -> bool {
    !marks_of(&board.item.rules, board.item.lowest_digit).is_empty()
}

/// The number that RTF has for a language. 1024 stands for a language that is not stated.
fn language_number(code: &str) -> u32 {
    match code {
        "en" => 1033,
        "vi" => 1066,
        _ => 1024,
    }
}

impl PageWriter for Rtf {
    fn start(&self) -> String {
        let header = &self.header;
        let language = language_number(header.words.language);
        let (width, height) = sheet::size(self.choices.paper);
        let margin = sheet::MARGIN;
        let heading = escaped(&captions::heading(header));
        let author = escaped(&short_line(&header.author, captions::LONGEST));
        let colours = colours(self.choices.inks());
        let number = "\\pard\\plain\\qc\\f0\\fs18\\cf5 \\u8211? {\\field{\\*\\fldinst PAGE}{\\fldrslt 1}} \\u8211?\\par";
        format!(
            "{{\\rtf1\\ansi\\ansicpg1252\\deff0\\deflang{language}\\uc1\n\
             {{\\fonttbl{{\\f0\\fswiss\\fcharset0 Arial;}}}}\n\
             {{\\colortbl;{colours}}}\n\
             {{\\stylesheet{{\\s0 Normal;}}{{\\s1\\outlinelevel0 heading 1;}}{{\\s2\\outlinelevel1 heading 2;}}}}\n\
             {{\\info{{\\title {heading}}}{{\\author {author}}}}}\n\
             \\paperw{width}\\paperh{height}\\margl{margin}\\margr{margin}\\margt{margin}\\margb{margin}\n\
             \\headery400\\footery400\\viewkind1\\titlepg\n\
             {{\\headerf\\pard\\plain\\par}}{{\\footerf{number}}}\n\
             {{\\header\\pard\\plain\\qc\\f0\\fs16\\cf5 {heading}\\par}}{{\\footer{number}}}\n"
        )
    }

    fn page(&self, page: &BookletPage<'_>) -> String {
        let cell = self.cell(page);
        let tables = rows(page).into_iter().map(|boards| {
            // Without a paragraph between them, two tables would merge.
            let gap = format!("\\pard\\plain\\sl-{}\\slmult0\\fs2\\par\n", sheet::GAP);
            self.row(boards, page.part, cell) + &gap
        });
        self.top(page) + &tables.collect::<String>()
    }

    fn end(&self) -> String {
        "}\n".to_owned()
    }
}

/// The rows of boards on a page. The boards of a row have one size, and no more cells than one table can hold.
fn rows<'p, 'a>(page: &'p BookletPage<'a>) -> Vec<&'p [PrintedBoard<'a>]> {
    let side =
        |board: &PrintedBoard<'_>| (board.item.layout().columns(), board.item.layout().rows());
    let most = |boards: &[PrintedBoard<'_>]| {
        boards.first().map_or(1, |board| (WIDEST + 1) / (side(board).0 + 1))
    };
    page.boards
        .chunks(page.places.columns())
        .flat_map(|row| row.chunk_by(move |left, right| side(left) == side(right)))
        .flat_map(|equal| equal.chunks(most(equal).max(1)))
        .collect()
}

/// The colours by number, from 1: ink, thin lines, entries, found digits, secondary text, and three greys for shades.
fn colours(inks: PrintInks) -> String {
    let colours = match inks {
        PrintInks::All => [[0, 0, 0], [128, 128, 128], [31, 78, 158], [70, 70, 70], [90, 90, 90]],
        PrintInks::BlackOnly => [[0, 0, 0]; 5],
    };
    let entry = |[red, green, blue]: [u8; 3]| format!("\\red{red}\\green{green}\\blue{blue};");
    let greys = [[214; 3], [179; 3], [148; 3]];
    colours.into_iter().chain(greys).map(entry).collect()
}
