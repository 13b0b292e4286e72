//! The names of commands, menus and keys.

use super::{Language, Say, display_in_english, say};
use crate::controller::commands::keys::{Chord, Key};
use crate::controller::{Command, Menu, Move, Pen, SubMenu};
use crate::format::Kind;
use crate::game::NoteKind;
use crate::print::Medium;
use crate::store::{Candidates, LanguageChoice, ThemeChoice};

impl Say for Command {
    fn say(&self, language: Language) -> String {
        match self {
            Self::New => say!(language, "New"),
            Self::Open => say!(language, "Open…"),
            Self::OpenRecent(place) => {
                let number = place + 1;
                say!(language, "Recent file {number}", number)
            }
            Self::ClearRecent => say!(language, "Clear list"),
            Self::Library => say!(language, "Library…"),
            Self::Save => say!(language, "Save"),
            Self::SaveAs => say!(language, "Save as…"),
            Self::Export(medium) => say_exported(*medium, language),
            Self::Print => say!(language, "Print…"),
            Self::Options => say!(language, "Options…"),
            Self::Quit => say!(language, "Quit"),
            Self::Undo => say!(language, "Undo"),
            Self::Redo => say!(language, "Redo"),
            Self::Copy => say!(language, "Copy"),
            Self::CopyAs(kind) => say_copied(*kind, language),
            Self::Paste => say!(language, "Paste"),
            Self::ClearEntries => say!(language, "Clear entries"),
            Self::Theme(theme) => theme.say(language),
            Self::Language(choice) => choice.say(language),
            _ => self.say_of_answers_and_help(language),
        }
    }
}

impl Command {
    fn say_of_answers_and_help(self, language: Language) -> String {
        match self {
            Self::Solve => say!(language, "Solve"),
            Self::AnswerNumber => say!(language, "Answer number…"),
            Self::PreviousAnswer => say!(language, "Previous answer"),
            Self::NextAnswer => say!(language, "Next answer"),
            Self::Restore => say!(language, "Restore"),
            Self::Hint => say!(language, "Hint"),
            Self::ApplyHint => say!(language, "Apply hint"),
            Self::NoteCandidates => say!(language, "Note all candidates"),
            Self::SolutionPath => say!(language, "Solution path"),
            Self::AllSteps => say!(language, "All steps now"),
            Self::NextStep => say!(language, "Next step listed"),
            Self::PreviousStep => {
                say!(language, "Previous step listed")
            }
            Self::CopySteps => {
                say!(language, "Copy list of steps")
            }
            Self::Techniques => say!(language, "Techniques…"),
            Self::KnownTechniques => {
                say!(language, "Known techniques…")
            }
            Self::Statistics => say!(language, "Statistics"),
            Self::ZoomIn => say!(language, "Larger"),
            Self::ZoomOut => say!(language, "Smaller"),
            Self::ZoomReset => say!(language, "Normal size"),
            Self::SidePanel => say!(language, "Side panel"),
            Self::Help => say!(language, "Help"),
            Self::Shortcuts => say!(language, "Keyboard shortcuts"),
            Self::About => say!(language, "About Nonet"),
            _ => self.say_of_play(language),
        }
    }

    fn say_of_play(self, language: Language) -> String {
        match self {
            Self::NewGame(level) => level.say(language),
            Self::DailyGame => say!(language, "Puzzle of the day"),
            Self::ChooseGame => say!(language, "Other…"),
            Self::NextGame => say!(language, "Next game"),
            Self::PlayPuzzle => say!(language, "Play this puzzle"),
            Self::EditPuzzle => say!(language, "Back to editing"),
            Self::PlayAgain => say!(language, "Play again…"),
            Self::Pause => say!(language, "Pause"),
            Self::Check => say!(language, "Check"),
            Self::PlayStatistics => {
                say!(language, "Statistics of play…")
            }
            Self::Pen(pen) => pen.say(language),
            Self::NextPen => say!(language, "Digits or notes"),
            Self::DigitFirst => say!(language, "Digit first"),
            Self::Candidates(candidates) => candidates.say(language),
            Self::Colour(colour) => {
                let number = colour.get();
                say!(language, "Colour {number}", number)
            }
            Self::ColourCandidate(colour) => {
                let number = colour.get();
                say!(language, "Candidate in colour {number}", number)
            }
            Self::ClearColours => say!(language, "Clear colours"),
            Self::FilterDigit => say!(language, "The selected digit"),
            Self::FilterNext => say!(language, "Next digit"),
            Self::FilterPrevious => say!(language, "Previous digit"),
            Self::FilterBivalue => say!(language, "Cells with two candidates"),
            _ => self.say_of_selecting(language),
        }
    }

    fn say_of_selecting(self, language: Language) -> String {
        match self {
            Self::SelectAll => say!(language, "Select all cells"),
            Self::SelectSame => {
                say!(language, "Select cells of this digit")
            }
            Self::MakeSavePoint => say!(language, "Make a save point"),
            Self::NameSavePoint => {
                say!(language, "Make a save point called…")
            }
            Self::GoToSavePoint(place) | Self::DeleteSavePoint(place) => {
                let number = place + 1;
                say!(language, "Save point {number}", number)
            }
            _ => String::new(),
        }
    }

    /// The name on a button, where there is less room than in a menu.
    #[must_use]
    pub fn say_shortly(self, language: Language) -> String {
        match self {
            Self::Open => say!(language, "Open"),
            Self::Options => say!(language, "Options"),
            Self::AnswerNumber => say!(language, "Number"),
            Self::PreviousAnswer => say!(language, "Previous"),
            Self::NextAnswer => say!(language, "Next"),
            Self::NextGame => say!(language, "New game"),
            Self::PlayPuzzle => say!(language, "Play"),
            Self::PlayAgain => say!(language, "Again"),
            Self::EditPuzzle => say!(language, "Edit"),
            _ => self.say(language),
        }
    }
}

/// What a document is exported as.
fn say_exported(medium: Medium, language: Language) -> String {
    let name = match medium {
        Medium::Text => say!(language, "Text"),
        _ => medium.extension().to_uppercase(),
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
        other => other.say(language),
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

impl Say for Move {
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
