//! `.opensudoku`, the XML of the app OpenSudoku in its versions 1 to 3.
//!
//! Version 1 describes the puzzles in elements of the root, and holds only givens, 81 digits for each puzzle.
//! Versions 2 and 3 keep games in folders. The cells of a game are 81 digits, or a line `version: N` and then the
//! value of each cell, its notes, and whether it may change, with a bar after each. In version 1 of that line, notes
//! are a list of digits. In later versions they are a bit mask, and from version 4 on there are two bit masks.

use roxmltree::Node;

use crate::error::{ExpectedValue, shortened};
use crate::notation::symbols;
use crate::plain_text::list;
use crate::puzzle_text::{FoundPuzzle, PuzzleText};
use crate::syntax::lines::LineCounter;
use crate::syntax::xml;
use crate::{About, Document, Kind, MAX_BYTES, Problem, ReadError};
use nonet_engine::{Cell, Digit, DigitSet, Grid, Layout};

const DECLARATION: &str = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";

/// Limit for the descriptions of all games together, in bytes.
const MOST_SAID: usize = 2 * MAX_BYTES;

/// Reads a whole text.
pub(crate) fn read(text: &str) -> Result<PuzzleText, ReadError> {
    let tree = xml::parse(text)?;
    let root = tree.root_element();
    let found = match root.attribute("version") {
        None | Some("1") => read_version_1(root)?,
        Some("2" | "3") => read_folders(root)?,
        Some(other) => {
            let problem = Problem::UnknownVersion { found: shortened(other), known: [1, 3] };
            return Err(xml::error_of_value(root, "version", problem));
        }
    };
    if found.is_empty() {
        return Err(xml::error(root, Problem::MissingField("game".to_owned())));
    }
    Ok(PuzzleText { kind: Kind::OpenSudoku, found })
}

fn read_version_1(root: Node<'_, '_>) -> Result<Vec<FoundPuzzle>, ReadError> {
    let mut about = About::default();
    for (name, field) in fields(&mut about) {
        *field = xml::children(root, name).next().map(xml::text_of).unwrap_or_default();
    }
    let mut lines = LineCounter::new(root.document().input_text());
    let mut said = DescriptionBytes::default();
    let game = |game| {
        said.add(&about, game)?;
        let document = Document { about: about.clone(), ..read_cells(game)? };
        Ok(FoundPuzzle { line: xml::line_of(&mut lines, game), document })
    };
    xml::children(root, "game").map(game).collect()
}

/// The elements of version 1, with the fields that they fill.
fn fields(about: &mut About) -> [(&'static str, &mut String); 8] {
    [
        ("name", &mut about.title),
        ("author", &mut about.author),
        ("description", &mut about.description),
        ("comment", &mut about.comment),
        ("created", &mut about.date),
        ("source", &mut about.source),
        ("level", &mut about.level),
        ("sourceURL", &mut about.url),
    ]
}

fn read_folders(root: Node<'_, '_>) -> Result<Vec<FoundPuzzle>, ReadError> {
    let mut found = Vec::new();
    let mut lines = LineCounter::new(root.document().input_text());
    let mut said = DescriptionBytes::default();
    let games = root.descendants().filter(|node| node.has_tag_name("game"));
    for game in games {
        let about = about_in_folder(game);
        said.add(&about, game)?;
        let document = Document { about, ..read_cells(game)? };
        found.push(FoundPuzzle { line: xml::line_of(&mut lines, game), document });
    }
    Ok(found)
}

fn about_in_folder(game: Node<'_, '_>) -> About {
    // A single exported game has no folder.
    let folder = game.parent().and_then(|folder| folder.attribute("name"));
    let note = game.attribute("user_note").or(game.attribute("note"));
    let text = |text: Option<&str>| text.unwrap_or_default().to_owned();
    About { title: text(folder), comment: text(note), ..About::default() }
}

/// Returns the size of the descriptions of all games in bytes. Many games may share one text, so a small document could
/// need more memory than there is.
#[derive(Default)]
struct DescriptionBytes(usize);

impl DescriptionBytes {
    fn add(&mut self, about: &About, game: Node<'_, '_>) -> Result<(), ReadError> {
        let About { title, author, description, comment, date, source, level, url, .. } = about;
        let texts = [title, author, description, comment, date, source, level, url];
        self.0 += texts.map(String::len).iter().sum::<usize>();
        match self.0 {
            0..=MOST_SAID => Ok(()),
            _ => Err(xml::error(game, Problem::TooLarge { limit: MOST_SAID })),
        }
    }
}

/// The board of a game.
fn read_cells(game: Node<'_, '_>) -> Result<Document, ReadError> {
    let name = if game.has_attribute("cells_data") { "cells_data" } else { "data" };
    let Some(data) = xml::value(game, name)?.strip_prefix("version:") else {
        let givens = Grid::from_cells(Layout::classic(), symbols::attribute_board(game, name)?);
        return Ok(givens.map(Document::of_givens).unwrap_or_default());
    };
    parse_cells(data).map_err(|problem| xml::error_of_value(game, name, problem))
}

/// The cells behind `version:`.
fn parse_cells(data: &str) -> Result<Document, Problem> {
    let (version, cells) = data.trim_start().split_once(['\n', ' ']).unwrap_or((data, ""));
    let sorts_of_notes = match version.trim() {
        "1" | "2" | "3" => 1,
        "4" => 2,
        other => {
            return Err(Problem::UnknownVersion { found: shortened(other), known: [1, 4] });
        }
    };
    let listed = version.trim() == "1";
    // Old versions of OpenSudoku wrote a second bar after the notes.
    let mut parts = cells.split('|').filter(|part| !part.trim().is_empty());
    let layout = Layout::classic();
    let found = parts.clone().count() / (sorts_of_notes + 2);
    if let Some(problem) = Problem::of_cell_count(found, layout.cell_count()) {
        return Err(problem);
    }
    let mut document = Document::default();
    for cell in layout.cells() {
        let mut next = || parts.next().unwrap_or_default().trim();
        let value = digit(next())?;
        let mut noted = DigitSet::EMPTY;
        for _ in 0..sorts_of_notes {
            let text = next();
            noted = noted.or(if listed { listed_notes(text)? } else { masked_notes(text)? });
        }
        put(&mut document, cell, value, noted, next() == "0");
    }
    Ok(document)
}

fn put(document: &mut Document, cell: Cell, value: Option<Digit>, noted: DigitSet, fixed: bool) {
    match value {
        None => document.notes.set(cell, noted),
        Some(_) if fixed => drop(document.givens.set(cell, value)),
        Some(_) => drop(document.entries.set(cell, value)),
    }
}

fn digit(text: &str) -> Result<Option<Digit>, Problem> {
    let number = text.parse().ok().filter(|&number| number <= 9);
    number.map(Digit::new).ok_or_else(|| bad_number(text, 9))
}

fn listed_notes(text: &str) -> Result<DigitSet, Problem> {
    let numbers = text.split(',').map(str::trim).filter(|text| !text.is_empty() && *text != "-");
    let digits: Result<Vec<_>, _> = numbers.map(digit).collect();
    Ok(digits?.into_iter().flatten().collect())
}

fn masked_notes(text: &str) -> Result<DigitSet, Problem> {
    let mask = text.parse().ok().filter(|&mask: &u128| mask < 512);
    mask.map(DigitSet::from_bits).ok_or_else(|| bad_number(text, 511))
}

/// The problem of a text that is no number from 0 to `to`.
fn bad_number(text: &str, to: usize) -> Problem {
    let expected = ExpectedValue::Number { from: 0, to };
    Problem::BadValue { found: shortened(text), expected }
}

/// Returns whether version 1 can hold these documents: they have only givens, and the same description.
pub(crate) fn holds_in_version_1(documents: &[Document]) -> bool {
    let same = |document: &Document| document.about == documents[0].about;
    documents
        .iter()
        .all(|document| document.entries.is_empty() && document.notes.is_empty() && same(document))
}

/// The part of the description that version 2 holds.
pub(crate) fn kept_in_version_2(about: &About) -> About {
    let (title, comment) = (about.title.clone(), about.comment.clone());
    About { title, comment, ..About::default() }
}

/// Writes documents as version 1, which other programs read too, or as version 2 if version 1 cannot hold them.
pub(crate) fn write(documents: &[Document]) -> String {
    if holds_in_version_1(documents) {
        write_version_1(documents)
    } else {
        write_folders(documents)
    }
}

fn write_version_1(documents: &[Document]) -> String {
    let games: String = documents.iter().map(game_of_version_1).collect();
    start_of_version_1(&documents[0].about) + &games + END
}

/// The text before the games of version 1: the description of all games.
pub(crate) fn start_of_version_1(about: &About) -> String {
    let field = |(name, field): (&str, &mut String)| {
        format!("  <{name}>{}</{name}>\n", xml::escaped(field))
    };
    let fields = fields(&mut about.clone()).map(field).concat();
    format!("{DECLARATION}<opensudoku>\n{fields}")
}

/// The givens of a document as a game of version 1.
pub(crate) fn game_of_version_1(document: &Document) -> String {
    format!("  <game data=\"{}\"/>\n", plain(&document.givens))
}

/// The text after the last game.
pub(crate) const END: &str = "</opensudoku>\n";

/// The 81 digits of a grid.
fn plain(grid: &Grid) -> String {
    list::line_of(grid).replace('.', "0")
}

/// Writes a folder for each run of documents with the same title.
fn write_folders(documents: &[Document]) -> String {
    let folder = |folder: &[Document]| {
        let title = xml::escaped(&folder[0].about.title);
        let games: String = folder.iter().map(game).collect();
        format!("  <folder name=\"{title}\" created=\"0\">\n{games}  </folder>\n")
    };
    let folders = documents.chunk_by(|a, b| a.about.title == b.about.title).map(folder);
    let folders: String = folders.collect();
    format!("{DECLARATION}<opensudoku version=\"2\">\n{folders}{END}")
}

fn game(document: &Document) -> String {
    let started = !document.entries.is_empty() || !document.notes.is_empty();
    // 0 is a game in progress, and 1 a game that was not started.
    let state = u8::from(!started);
    let data = if started { played(document) } else { plain(&document.givens) };
    let note = xml::escaped(&document.about.comment);
    format!(
        "    <game created=\"0\" state=\"{state}\" time=\"0\" last_played=\"0\" \
         data=\"{}\" note=\"{note}\"/>\n",
        xml::escaped(&data)
    )
}

/// The cells with entries and notes, in version 3 of their line.
fn played(document: &Document) -> String {
    let cell = |cell| {
        let given = document.givens.get(cell);
        let value = given.or(document.entries.get(cell)).map_or(0, Digit::get);
        let noted = document.notes.get(cell).bits();
        format!("{value}|{noted}|{}|", u8::from(given.is_none()))
    };
    let cells: String = document.givens.layout().cells().map(cell).collect();
    format!("version: 3\n{cells}")
}
