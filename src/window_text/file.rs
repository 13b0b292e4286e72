//! The words for choosing a file, and for the puzzles in a file.

use std::path::Path;

use super::{Language, Say, foreign, puzzle_name, say, say_plural};
use crate::controller::{Controller, OpenDocument, PathPurpose};
use crate::engine::NamedShape;
use crate::engine::generate::Code;
use crate::format::{Kind, MadePuzzle};
use crate::jobs::RaceFileKind;
use crate::print::Medium;
use crate::store::{StoreError, StoreProblem};

/// The title of the question for a path, and what its button says.
#[must_use]
pub fn path_title(purpose: PathPurpose, language: Language) -> (String, String) {
    match purpose {
        PathPurpose::Open => (say!(language, "Open a puzzle"), say!(language, "Open")),
        PathPurpose::Picture => (say!(language, "Open a picture"), say!(language, "Open")),
        PathPurpose::Save => (say!(language, "Save the puzzle"), say!(language, "Save")),
        PathPurpose::Export(medium) => {
            let name = document_kind(medium, language);
            let title = say!(language, "Save as {name}", name);
            (title, say!(language, "Save"))
        }
        PathPurpose::Games => {
            let title = say!(language, "Save the games as a table");
            (title, say!(language, "Save"))
        }
        PathPurpose::Race(_) => {
            let title = say!(language, "Save the race");
            (title, say!(language, "Save"))
        }
        PathPurpose::RaceList => {
            let title = say!(language, "A file of puzzles to race on");
            (title, say!(language, "Choose"))
        }
        PathPurpose::Library => {
            let title = say!(language, "The folder of your puzzles");
            (title, say!(language, "Choose"))
        }
    }
}

/// What the system's file chooser calls the files of puzzles.
#[must_use]
pub fn puzzle_kind(language: Language) -> String {
    say!(language, "Sudoku puzzles")
}

/// What the system's file chooser calls files of every kind.
#[must_use]
pub fn any_kind(language: Language) -> String {
    say!(language, "All files")
}

/// What the system's file chooser calls pictures.
#[must_use]
pub fn picture_kind(language: Language) -> String {
    say!(language, "Pictures")
}

/// The kinds of file that the ending of a name chooses, as a file chooser lists them, each with its ending.
#[must_use]
pub fn kinds_to_save(language: Language) -> Vec<(String, &'static str)> {
    let entry = |kind: Kind| {
        let (name, ending) = (kind.say(language), kind.extension());
        (format!("{name} (.{ending})"), ending)
    };
    Kind::chosen_by_ending().map(entry).collect()
}

/// What a table of games is called.
#[must_use]
pub fn table_kind(language: Language) -> String {
    say!(language, "Table")
}

/// What a race of the lab is called in a file of this kind.
#[must_use]
pub fn race_kind(kind: RaceFileKind, language: Language) -> String {
    match kind {
        RaceFileKind::Csv => table_kind(language),
        RaceFileKind::Png => document_kind(Medium::Png, language),
        RaceFileKind::Svg => document_kind(Medium::Svg, language),
        RaceFileKind::Pdf => document_kind(Medium::Pdf, language),
    }
}

/// What documents of a medium are called.
#[must_use]
pub fn document_kind(medium: Medium, language: Language) -> String {
    match medium {
        Medium::Pdf => say!(language, "PDF document"),
        Medium::Rtf => say!(language, "RTF document"),
        Medium::Html => say!(language, "HTML page"),
        Medium::Png => say!(language, "PNG picture"),
        Medium::Svg => say!(language, "SVG picture"),
        Medium::Text => say!(language, "plain text"),
        Medium::Line => say!(language, "list of puzzles"),
        Medium::Log => say!(language, "game log"),
    }
}

/// What is worth knowing where a path is typed; may be empty.
#[must_use]
pub fn path_hint(purpose: PathPurpose, language: Language) -> String {
    if purpose != PathPurpose::Save {
        return String::new();
    }
    // Without dots: no line is broken before one, and the list would stay in one piece.
    let endings: Vec<&str> = Kind::chosen_by_ending().map(Kind::extension).collect();
    let endings = endings.join(", ");
    say!(
        language,
        "The extension selects the format: {endings}. Only sdk holds everything.",
        endings
    )
}

/// The title and the second line for one puzzle of many; `name` is its own name, or empty.
#[must_use]
pub fn puzzle_picture(
    number: usize,
    name: &str,
    givens: usize,
    language: Language,
) -> (String, String) {
    let name = match name {
        "" => say!(language, "Puzzle {number}", number),
        name => name.to_owned(),
    };
    let detail = say_plural!(language, givens as u64, "{givens} given", "{givens} givens", givens);
    (name, detail)
}

/// Where the puzzles to choose from come from: their file's name, or the clipboard.
#[must_use]
pub fn source_name(path: Option<&Path>, language: Language) -> String {
    match path.filter(|path| path.file_name().is_some()) {
        Some(path) => foreign::file_name(path),
        None => say!(language, "The clipboard"),
    }
}

/// What a document is called: its file's name, or its title.
#[must_use]
pub fn document_name(document: &OpenDocument, language: Language) -> String {
    if let Some(path) = document.path().filter(|path| path.file_name().is_some()) {
        return foreign::file_name(path);
    }
    let name = match document.about().made() {
        Some(made) if made.date.is_none() => of_code(document, &made, language),
        Some(_) | None => puzzle_name(document.about(), language),
    };
    match board_of_made(document) {
        Some(board) => format!("{} · {name}", board.say(language)),
        None if name.is_empty() => unnamed(document, language),
        None => name,
    }
}

/// What a puzzle is called of which no more is known than its code: the code is there to be shared, not to be read.
fn of_code(document: &OpenDocument, made: &MadePuzzle, language: Language) -> String {
    let level = made.level.or_else(|| document.facts().path().map(|path| path.level()));
    let name = say!(language, "Puzzle from a code");
    match level {
        Some(level) => format!("{name} · {}", level.say(language)),
        None => name,
    }
}

/// The board of a puzzle that Nonet has made, if it has a name and is not the classic one.
fn board_of_made(document: &OpenDocument) -> Option<NamedShape> {
    let layout = document.board().layout();
    let is_told = !layout.is_classic() && document.about().made().is_some();
    if is_told { NamedShape::of(layout) } else { None }
}

/// What a document without a name is called: by the technique that is learnt from it, if there is one.
fn unnamed(document: &OpenDocument, language: Language) -> String {
    match document.play().and_then(|play| play.technique) {
        Some(technique) => {
            let name = technique.say(language);
            say!(language, "Learning: {name}", name)
        }
        None => say!(language, "New puzzle"),
    }
}

/// What a picture of the solved game is called that is shared: by the name of the puzzle, and its level if that is known.
#[must_use]
pub fn shared_name(controller: &Controller, language: Language) -> String {
    let document = controller.document();
    let name = document_name(document, language);
    match controller.level_of_game().filter(|_| !game_name_tells_level(document)) {
        Some(level) => format!("{name} · {}", level.say(language)),
        None => name,
    }
}

/// Whether the name of a document tells the level of its puzzle.
#[must_use]
pub fn game_name_tells_level(document: &OpenDocument) -> bool {
    let made = document.about().made().filter(|_| document.path().is_none());
    made.is_some_and(|made| made.level.is_some())
}

/// What stands over the window: the document's name, with a mark while it has changes that its file does not have.
#[must_use]
pub fn window_title(document: &OpenDocument, language: Language) -> String {
    let name = document_name(document, language);
    if document.is_unsaved() {
        format!("● {name} – Nonet")
    } else {
        format!("{name} – Nonet")
    }
}

/// What a person sends to a friend: the name of the puzzle and its code. Nonet takes this text from the clipboard.
#[must_use]
pub fn share_text(document: &OpenDocument, code: &Code, language: Language) -> String {
    let name = document_name(document, language);
    say!(
        language,
        "Sudoku “{name}”: {code} (copy this text and paste it into Nonet to play the puzzle)",
        name,
        code
    )
}

/// What is said about a puzzle besides its name, as short as a name.
#[must_use]
pub fn about_line(document: &OpenDocument) -> String {
    let about = document.about();
    if about.made().is_some() {
        return String::new();
    }
    let said = [&about.title, &about.author, &about.level, &about.source, &about.date];
    let said = said.map(|text| foreign::name(text));
    let said: Vec<String> = said.into_iter().filter(|text| !text.is_empty()).collect();
    foreign::name(&said.join(" · "))
}

/// A recent file by its name and the folder it is in.
#[must_use]
pub fn recent_name(path: &Path) -> String {
    let name = foreign::file_name(path);
    match path.parent().filter(|folder| folder.file_name().is_some()) {
        Some(folder) => format!("{name} ({})", foreign::file_name(folder)),
        None => name,
    }
}

impl StoreError {
    /// The sentence with a cut path and cut quotations.
    #[must_use]
    pub fn say_in_window(&self, language: Language) -> String {
        format!("{}: {}", foreign::path(&self.path), self.problem.say_in_window(language))
    }
}

impl StoreProblem {
    pub(super) fn say_in_window(&self, language: Language) -> String {
        foreign::sentence(&self.say(language))
    }
}
