//! Puzzles of penpa-edit: a link with packed lines, of which one is nearly JSON. Read only.
//!
//! ```text
//! https://swaroopg92.github.io/penpa-edit/#m=edit&p=7VVPb5tO…
//! sudoku,9,9,38,0,1,1,…,Title: …,Author: …,…        the kind of board, its columns and rows with their margins, and texts
//! [0,0,0,0]                                         the margins: above, below, left and right
//! {zN:{"43":["1",1,"1"]},zT:[[33,34,35]],…}         the fourth line: what is drawn
//! [28,1,1,1,…]                                      the sixth line: the cells, each by its distance from the one before
//! ```
//!
//! The page is made for drawing puzzles of all kinds, so most marks have no meaning of their own. Nonet reads those that have one
//! in a Sudoku: digits, thick borders of regions, diagonals, thermometers, arrows, cages with their sums, white and black dots,
//! X and V, and grey circles and squares for odd and even cells ([`marks`]). A puzzle with other marks is refused. Numbers of places count through a square
//! paper with two more rows and columns on each side ([`numbering`]).

mod marks;
mod numbering;

use std::io::Read;
use std::sync::Arc;

use flate2::read::DeflateDecoder;

use super::fpuzzles::{LONGEST_UNPACKED, problem_of_link, unescaped};
use crate::drawing::{self, Drawing, DrawnPuzzle};
use crate::error::shortened;
use crate::notation::regions::first_fault;
use crate::syntax::base64::bytes_of_base64;
use crate::syntax::lines::TextLine;
use crate::{About, Document, LowestDigit, Problem, ReadError, UnknownRule};
use marks::{Marks, PenpaFields};
use nonet_engine::{Digit, Grid, LayoutBuilder, Place, Regions};
use numbering::Numbering;

/// What stands in the address of every page of the editor.
const MARK: &str = "penpa-edit/";

/// The kind of board that is one of Sudoku. One of the kind `square` may be.
const SUDOKU: &str = "sudoku";

/// The lines that are read, by their index.
const HEADER: usize = 0;
const MARGINS: usize = 1;
const DRAWN: usize = 3;
const CELLS: usize = 5;

/// Names that are shortened in the lines.
const SHORT_NAMES: [(&str, &str); 30] = [
    ("z9", "\"qa\""),
    ("zQ", "\"pu_q\""),
    ("zA", "\"pu_a\""),
    ("zG", "\"grid\""),
    ("zM", "\"edit_mode\""),
    ("zS", "\"surface\""),
    ("zL", "\"line\""),
    ("zE", "\"lineE\""),
    ("zW", "\"wall\""),
    ("zC", "\"cage\""),
    ("zN", "\"number\""),
    ("zY", "\"symbol\""),
    ("zP", "\"special\""),
    ("zB", "\"board\""),
    ("zR", "\"command_redo\""),
    ("zU", "\"command_undo\""),
    ("z8", "\"command_replay\""),
    ("z1", "\"numberS\""),
    ("zF", "\"freeline\""),
    ("z2", "\"freelineE\""),
    ("zT", "\"thermo\""),
    ("z3", "\"arrows\""),
    ("zD", "\"direction\""),
    ("z0", "\"squareframe\""),
    ("z5", "\"polygon\""),
    ("z4", "\"deletelineE\""),
    ("z6", "\"killercages\""),
    ("z7", "\"nobulbthermo\""),
    ("z_", "\"__a\""),
    ("zO", "null"),
];

/// Whether a line is a link, right or wrong.
pub(crate) fn is_line(text: &str) -> bool {
    text.trim().starts_with("http") && text.contains(MARK)
}

/// Reads a line with a link.
pub(crate) fn read_line(line: TextLine<'_>) -> Result<Document, ReadError> {
    let text = unpacked(line.text.trim()).map_err(|problem| line.error(1, problem))?;
    let document = read_lines(&text.split('\n').collect::<Vec<_>>());
    document.map_err(|error| line.error(1, problem_of_link(error)))
}

/// The lines that are packed in a link.
fn unpacked(link: &str) -> Result<String, Problem> {
    let parameters = link.split_once(MARK).map(|(_, it)| it.trim_start_matches(['#', '?']));
    let mut parameters = parameters.unwrap_or_default().split('&');
    let packed = parameters.find_map(|it| it.strip_prefix("p=")).ok_or(Problem::BadLink)?;
    let bytes = bytes_of_base64(unescaped(packed).as_bytes());
    let mut text = String::new();
    let most = u64::try_from(LONGEST_UNPACKED).unwrap_or(u64::MAX);
    let read = DeflateDecoder::new(&bytes[..]).take(most + 1).read_to_string(&mut text);
    match read {
        Ok(length) if length > LONGEST_UNPACKED => {
            Err(Problem::LinkTooLarge { limit: LONGEST_UNPACKED })
        }
        Ok(_) if !text.is_empty() => Ok(text),
        Ok(_) | Err(_) => Err(Problem::BadLink),
    }
}

/// The JSON of a line.
fn json_of(line: &str) -> String {
    SHORT_NAMES.iter().fold(line.to_owned(), |line, (short, name)| line.replace(short, name))
}

fn parse<'a, T: serde::Deserialize<'a>>(text: &'a str) -> Result<T, ReadError> {
    crate::syntax::json::parse(text)
}

fn read_lines(lines: &[&str]) -> Result<Document, ReadError> {
    let refused = |problem| ReadError::of_text(problem);
    let line = |at: usize| lines.get(at).copied().ok_or_else(|| refused(Problem::BadLink));
    let (header, margins, drawn, cells) =
        (line(HEADER)?, line(MARGINS)?, line(DRAWN)?, line(CELLS)?);
    let header: Vec<&str> = header.split(',').collect();
    let kind = header.first().copied().unwrap_or_default();
    if !["square", SUDOKU].contains(&kind) {
        return Err(refused(Problem::OtherBoard { name: shortened(kind) }));
    }
    let count = |at: usize| header.get(at).and_then(|it| it.parse::<usize>().ok());
    let size = count(1).zip(count(2)).ok_or_else(|| refused(Problem::BadLink))?;
    let margins: [usize; 4] = parse(margins)?;
    let cells: Vec<i64> = parse(cells)?;
    let drawn = json_of(drawn);
    let fields: PenpaFields = parse(&drawn)?;
    let numbering = Numbering::of(size, margins, &cells).map_err(refused)?;
    let marks = Marks::read(&fields, numbering).map_err(refused)?;
    let about = about(&header);
    let is_named = kind == SUDOKU || speaks_of_sudoku(&about);
    let document = document(numbering, &marks, about).map_err(refused)?;
    // A square board may be that of any puzzle with digits.
    let has_regions = document.givens.layout().builder().regions != Regions::None;
    if !is_named && !has_regions {
        return Err(refused(Problem::UnknownRules(vec![UnknownRule::UnnamedBoard])));
    }
    Ok(document)
}

/// The texts of the first line. Commas in them are escaped, and two hyphens end a line.
fn about(header: &[&str]) -> About {
    let text = |at: usize| {
        let text = header.get(at).copied().unwrap_or_default();
        text.replace("%2C", ",").replace("%2D", "-").replace("--", "\n").trim().to_owned()
    };
    let named = |at: usize, name: &str| text(at).trim_start_matches(name).trim().to_owned();
    About {
        title: named(15, "Title:"),
        author: named(16, "Author:"),
        source: text(17),
        description: text(18),
        ..About::default()
    }
}

/// Whether the texts of a puzzle name a Sudoku, or the houses of one.
fn speaks_of_sudoku(about: &About) -> bool {
    let About { title, source, description, .. } = about;
    let text = [title.as_str(), source, description].join("\n").to_lowercase();
    let has = |word: &str| text.contains(word);
    has("sudoku") || has("latin square") || (has("row") && has("column"))
}

fn document(numbering: Numbering, marks: &Marks, about: About) -> Result<Document, Problem> {
    let Numbering { rows, columns, .. } = numbering;
    let digits = rows.max(columns);
    let known = marks.known();
    let mut builder = LayoutBuilder { rows, columns, ..LayoutBuilder::latin(digits) };
    builder.extras.clone_from(&marks.extras);
    if let Some(fault) = builder.faults().into_iter().next() {
        return Err(Problem::Board(fault));
    }
    let regions = marks.regions(digits)?;
    let drawn = drawing::read(&DrawnPuzzle {
        drawing: &Drawing::default(),
        rules: &about.description,
        rows,
        columns,
        digits,
        regions: &regions,
        known: &known,
        lines: &[],
        has_own_meaning: false,
        board_rules: &builder.rules,
        has_answer: false,
    })?;
    builder.rules.extend(&drawn.rules);
    builder.extras.extend(&drawn.extras);
    builder.regions = Regions::Drawn(regions);
    let layout = builder.build().map_err(|faults| Problem::Board(first_fault(faults)))?;
    let mut clues = marks.clues.clone();
    clues.extend(drawn.clues.clone());
    let rules = clues.read(LowestDigit::One, &layout)?;
    let mut givens = Grid::empty(Arc::clone(&layout));
    for (&Place { row, column }, number) in &marks.givens {
        let digit = number.parse().ok().and_then(Digit::new).filter(|it| it.index() < digits);
        let bad = || Problem::BadNumber { found: shortened(number), largest: digits };
        let cell = layout.cell(row, column);
        givens.set(cell.ok_or(Problem::BadLink)?, Some(digit.ok_or_else(bad)?));
    }
    let from_drawing = drawn.told(&rules);
    Ok(Document { about, rules, from_drawing, ..Document::of_givens(givens) })
}
