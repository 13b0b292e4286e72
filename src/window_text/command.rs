//! The names of commands, menus and keys.

use super::constraints::say_all_shown;
use super::{Language, Say, display_in_english, say};
use crate::controller::commands::keys::{Chord, Key};
use crate::controller::{Command, CursorMove, Menu, Pen, SubMenu};
use crate::format::Kind;
use crate::game::NoteKind;
use crate::print::Medium;
use crate::store::{Candidates, LanguageChoice, ThemeChoice};

impl Say for Command {
    fn say(&self, language: Language) -> String {
        match self.entry().label {
            Some(label) => language.word(label).to_owned(),
            None => say_parameter(*self, language),
        }
    }
}

impl Command {
    /// The name on a button, which has less room than a menu.
    #[must_use]
    pub fn say_shortly(self, language: Language) -> String {
        match self.entry().button {
            Some(label) => language.word(label).to_owned(),
            None => self.say(language),
        }
    }
}

/// The name of a command by what it is about; the table of commands has the names of all others.
#[expect(clippy::wildcard_enum_match_arm, reason = "a test checks that all others have a label")]
fn say_parameter(command: Command, language: Language) -> String {
    match command {
        Command::OpenRecent(place) => {
            let number = place + 1;
            say!(language, "Recent file {number}", number)
        }
        Command::GoToSavePoint(place) | Command::DeleteSavePoint(place) => {
            let number = place + 1;
            say!(language, "Save point {number}", number)
        }
        Command::Export(medium) => say_exported(medium, language),
        Command::CopyAs(kind) => say_copied(kind, language),
        Command::NewGame(level) => level.say(language),
        Command::Pen(pen) => pen.say(language),
        Command::Candidates(candidates) => candidates.say(language),
        Command::Colour(colour) => {
            let number = colour.get();
            say!(language, "Colour {number}", number)
        }
        Command::ColourCandidate(colour) => {
            let number = colour.get();
            say!(language, "Candidate in colour {number}", number)
        }
        Command::DrawConstraints(kind) => kind.say(language),
        Command::ShowsAllMarks(kind) => say_all_shown(kind, language),
        Command::Theme(theme) => theme.say(language),
        Command::Language(choice) => choice.say(language),
        _ => String::new(),
    }
}

/// What a document is exported as.
fn say_exported(medium: Medium, language: Language) -> String {
    let name = match medium {
        Medium::Text => say!(language, "Text"),
        Medium::Pdf
        | Medium::Png
        | Medium::Svg
        | Medium::Rtf
        | Medium::Html
        | Medium::Line
        | Medium::Log => medium.extension().to_uppercase(),
    };
    format!("{name}…")
}

/// What a board is copied as.
fn say_copied(kind: Kind, language: Language) -> String {
    match kind {
        Kind::List => say!(language, "81 characters"),
        Kind::Rows => say!(language, "Nine lines"),
        Kind::PencilMarks => say!(language, "Grid of candidates"),
        Kind::Sukaku => {
            say!(language, "Candidates in a line (Sukaku)")
        }
        Kind::SimpleSudoku => {
            say!(language, "Drawn board (Simple Sudoku)")
        }
        Kind::Library => say!(language, "HoDoKu library line"),
        Kind::GnomeCode => say!(language, "GNOME Sudoku code"),
        Kind::Nonet => say!(language, "Nonet document"),
        Kind::SadMan
        | Kind::JsonLines
        | Kind::SudoCue
        | Kind::OpenSudoku
        | Kind::KSudoku
        | Kind::GnomeSudoku
        | Kind::Solo
        | Kind::FPuzzles
        | Kind::SudokuPad
        | Kind::SudokuMaker
        | Kind::SumoCue
        | Kind::Penpa
        | Kind::Table
        | Kind::LibreSudoku
        | Kind::Gravity => kind.say(language),
    }
}

impl Say for Pen {
    fn say(&self, language: Language) -> String {
        match self {
            Self::Digit => say!(language, "Digits"),
            Self::Note(NoteKind::Corner) => say!(language, "Corner notes"),
            Self::Note(NoteKind::Centre) => say!(language, "Centre notes"),
            Self::Colour => say!(language, "Colours"),
        }
    }
}

impl Say for Candidates {
    fn say(&self, language: Language) -> String {
        match self {
            Self::Off => say!(language, "None"),
            Self::Clean => say!(language, "Clean notes as digits go in"),
            Self::All => say!(language, "All candidates"),
        }
    }
}

impl Say for ThemeChoice {
    fn say(&self, language: Language) -> String {
        match self {
            Self::System => say!(language, "System"),
            Self::Light => say!(language, "Light"),
            Self::Dark => say!(language, "Dark"),
        }
    }
}

impl Say for LanguageChoice {
    /// A language is called by its own name, so that whoever speaks it finds it.
    fn say(&self, language: Language) -> String {
        match self {
            Self::System => say!(language, "System"),
            Self::Of(choice) => choice.name().to_owned(),
        }
    }
}

impl Say for Menu {
    /// The title with "&" before the letter that opens the menu together with Alt.
    fn say(&self, language: Language) -> String {
        match self {
            Self::File => say!(language, "&File"),
            Self::Edit => say!(language, "&Edit"),
            Self::Puzzle => say!(language, "&Puzzle"),
            Self::Play => say!(language, "Pl&ay"),
            Self::Hints => say!(language, "H&ints"),
            Self::View => say!(language, "&View"),
            Self::Help => say!(language, "&Help"),
        }
    }
}

impl Say for SubMenu {
    fn say(&self, language: Language) -> String {
        match self {
            Self::NewGame => say!(language, "New game"),
            Self::Recent => say!(language, "Open recent"),
            Self::Export => say!(language, "Export"),
            Self::CopyAs => say!(language, "Copy as"),
            Self::Constraints => say!(language, "Constraints"),
            Self::Lines => say!(language, "Lines"),
            Self::Pen => say!(language, "Digit keys write"),
            Self::Candidates => say!(language, "Automatic candidates"),
            Self::Colours => say!(language, "Colour of cells"),
            Self::CandidateColours => say!(language, "Colour of candidates"),
            Self::Filter => say!(language, "Highlight"),
            Self::SavePoints => say!(language, "Go to save point"),
            Self::ForgetSavePoint => say!(language, "Delete save point"),
            Self::Theme => say!(language, "Theme"),
            Self::Language => say!(language, "Language"),
            Self::Zoom => say!(language, "Zoom"),
        }
    }
}

impl Say for CursorMove {
    fn say(&self, language: Language) -> String {
        match self {
            Self::Next => say!(language, "Next cell"),
            Self::Previous => say!(language, "Previous cell"),
            Self::Up => say!(language, "Cell above"),
            Self::Down => say!(language, "Cell below"),
            Self::RowStart => say!(language, "First cell of the row"),
            Self::RowEnd => say!(language, "Last cell of the row"),
            Self::ColumnTop => say!(language, "Top cell of the column"),
            Self::ColumnBottom => say!(language, "Bottom cell of the column"),
        }
    }
}

impl Say for Chord {
    fn say(&self, language: Language) -> String {
        let mut parts = Vec::new();
        for (held, name) in [(self.control, "Ctrl"), (self.alt, "Alt"), (self.shift, "Shift")] {
            if held {
                parts.push(name.to_owned());
            }
        }
        parts.push(self.key.say(language));
        parts.join("+")
    }
}

impl Say for Key {
    fn say(&self, language: Language) -> String {
        match self {
            Self::Char(' ') => say!(language, "Space"),
            Self::Char(character) => character.to_uppercase().to_string(),
            Self::Left => say!(language, "Left"),
            Self::Right => say!(language, "Right"),
            Self::Up => say!(language, "Up"),
            Self::Down => say!(language, "Down"),
            Self::F(number) => format!("F{number}"),
            Self::Enter => "Enter".to_owned(),
            Self::Tab => "Tab".to_owned(),
            Self::Home => "Home".to_owned(),
            Self::End => "End".to_owned(),
            Self::PageUp => "Page Up".to_owned(),
            Self::PageDown => "Page Down".to_owned(),
            Self::Backspace => "Backspace".to_owned(),
            Self::Delete => "Delete".to_owned(),
            Self::Escape => "Esc".to_owned(),
        }
    }
}

display_in_english!(Chord, Command);
