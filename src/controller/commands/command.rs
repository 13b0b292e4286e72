//! Everything that menus, tool bar and shortcuts can ask for, by name.

use crate::controller::board::Pen;
use crate::engine::technique::Level;
use crate::format::Kind;
use crate::game::{Colour, NoteKind};
use crate::language::Language;
use crate::print::Medium;
use crate::store::{Candidates, LanguageChoice, ThemeChoice};

/// One entry of a menu, one button of the tool bar, one shortcut.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// An empty puzzle.
    New,
    /// A puzzle from a file.
    Open,
    /// The file at this place in the list of recent ones, the newest at 0.
    OpenRecent(usize),
    /// Forget the recent files.
    ClearRecent,
    /// Show the collections of puzzles.
    Library,
    /// Write the puzzle to its file.
    Save,
    /// Write the puzzle to a file that is chosen.
    SaveAs,
    /// Write a document to print or to send.
    Export(Medium),
    /// Show how the puzzle would be printed.
    Print,
    /// Show the options.
    Options,
    /// Leave the program.
    Quit,
    /// Take back the last edit.
    Undo,
    /// Carry out again what was undone.
    Redo,
    /// Put the shown board into the clipboard as a line.
    Copy,
    /// Put the shown board into the clipboard as a text of this kind.
    CopyAs(Kind),
    /// Take the puzzle in the clipboard.
    Paste,
    /// Take everything but the givens off the board.
    ClearEntries,
    /// Show answer 1.
    Solve,
    /// Ask for a number and show that answer.
    AnswerNumber,
    /// Show the answer before this one.
    PreviousAnswer,
    /// Show the answer after this one.
    NextAnswer,
    /// Go back from the answer to the puzzle.
    Restore,
    /// Say a little more about how to go on: where to look, then how, then what follows.
    Hint,
    /// Carry out the step that the hint tells.
    ApplyHint,
    /// Note all candidates of the open cells.
    NoteCandidates,
    /// List the steps to the answer.
    SolutionPath,
    /// List all steps that can be seen now.
    AllSteps,
    /// Show the next step of the list.
    NextStep,
    /// Show the step before it.
    PreviousStep,
    /// Put the list of steps into the clipboard.
    CopySteps,
    /// A game of this level.
    NewGame(Level),
    /// The puzzle of the day.
    DailyGame,
    /// A game that is described.
    ChooseGame,
    /// Another game like the last one.
    NextGame,
    /// Play the puzzle, or go on with its game.
    PlayPuzzle,
    /// Set the game aside and edit the puzzle.
    EditPuzzle,
    /// Begin the game anew.
    PlayAgain,
    /// Pause the game, or go on.
    Pause,
    /// Tell which entries are right.
    Check,
    /// Show what was played, and how it went.
    PlayStatistics,
    /// Write with this from now on.
    Pen(Pen),
    /// Write digits, then corner notes, then centre notes.
    NextPen,
    /// Choose the digit before its cells, or no more.
    DigitFirst,
    /// Have candidates noted so.
    Candidates(Candidates),
    /// Give the selected cells this colour, or take it from them.
    Colour(Colour),
    /// Give the candidate that is looked for this colour in the selected cells, or take it from it.
    ColourCandidate(Colour),
    /// Take all colours off the board.
    ClearColours,
    /// Highlight where the selected digit can go, or no more.
    FilterDigit,
    /// Highlight the next digit.
    FilterNext,
    /// Highlight the digit before.
    FilterPrevious,
    /// Highlight cells with two candidates, or no more.
    FilterBivalue,
    /// Select every cell.
    SelectAll,
    /// Select all cells of a digit.
    SelectSame,
    /// Make a save point.
    MakeSavePoint,
    /// Make a save point with a name.
    NameSavePoint,
    /// Put the board back as it was at the save point at this place, the oldest at 0.
    GoToSavePoint(usize),
    /// Forget the save point at this place.
    DeleteSavePoint(usize),
    /// Tell of each technique what it is, that of the hint first.
    Techniques,
    /// Choose which techniques hints may use.
    KnownTechniques,
    /// Show or hide the statistics.
    Statistics,
    /// Follow a colour scheme.
    Theme(ThemeChoice),
    /// Speak a language.
    Language(LanguageChoice),
    /// Make everything but the board larger.
    ZoomIn,
    /// Make everything but the board smaller.
    ZoomOut,
    /// Back to the size that the program starts with.
    ZoomReset,
    /// Show or hide the side panel.
    SidePanel,
    /// Show how the program is used.
    Help,
    /// Show the table of keys.
    Shortcuts,
    /// Say what program this is.
    About,
}

/// Commands whose name needs no number.
const PLAIN: [(&str, Command); 87] = [
    ("new", Command::New),
    ("open", Command::Open),
    ("clear-recent", Command::ClearRecent),
    ("library", Command::Library),
    ("save", Command::Save),
    ("save-as", Command::SaveAs),
    ("export-pdf", Command::Export(Medium::Pdf)),
    ("export-rtf", Command::Export(Medium::Rtf)),
    ("export-html", Command::Export(Medium::Html)),
    ("export-png", Command::Export(Medium::Png)),
    ("export-svg", Command::Export(Medium::Svg)),
    ("export-text", Command::Export(Medium::Text)),
    ("print", Command::Print),
    ("options", Command::Options),
    ("quit", Command::Quit),
    ("undo", Command::Undo),
    ("redo", Command::Redo),
    ("copy", Command::Copy),
    ("copy-line", Command::CopyAs(Kind::List)),
    ("copy-rows", Command::CopyAs(Kind::Rows)),
    ("copy-candidates", Command::CopyAs(Kind::PencilMarks)),
    ("copy-sukaku", Command::CopyAs(Kind::Sukaku)),
    ("copy-simple-sudoku", Command::CopyAs(Kind::SimpleSudoku)),
    ("copy-library", Command::CopyAs(Kind::Library)),
    ("copy-gnome-code", Command::CopyAs(Kind::GnomeCode)),
    ("copy-document", Command::CopyAs(Kind::Nonet)),
    ("paste", Command::Paste),
    ("clear-entries", Command::ClearEntries),
    ("solve", Command::Solve),
    ("answer-number", Command::AnswerNumber),
    ("previous", Command::PreviousAnswer),
    ("next", Command::NextAnswer),
    ("restore", Command::Restore),
    ("hint", Command::Hint),
    ("apply-hint", Command::ApplyHint),
    ("note-candidates", Command::NoteCandidates),
    ("solution-path", Command::SolutionPath),
    ("all-steps", Command::AllSteps),
    ("next-step", Command::NextStep),
    ("previous-step", Command::PreviousStep),
    ("copy-steps", Command::CopySteps),
    ("new-game-easy", Command::NewGame(Level::Easy)),
    ("new-game-medium", Command::NewGame(Level::Medium)),
    ("new-game-hard", Command::NewGame(Level::Hard)),
    ("new-game-unfair", Command::NewGame(Level::Unfair)),
    ("new-game-extreme", Command::NewGame(Level::Extreme)),
    ("daily-game", Command::DailyGame),
    ("choose-game", Command::ChooseGame),
    ("next-game", Command::NextGame),
    ("play", Command::PlayPuzzle),
    ("edit", Command::EditPuzzle),
    ("play-again", Command::PlayAgain),
    ("pause", Command::Pause),
    ("check", Command::Check),
    ("play-statistics", Command::PlayStatistics),
    ("pen-digit", Command::Pen(Pen::Digit)),
    ("pen-corner", Command::Pen(Pen::Note(NoteKind::Corner))),
    ("pen-centre", Command::Pen(Pen::Note(NoteKind::Centre))),
    ("pen-colour", Command::Pen(Pen::Colour)),
    ("next-pen", Command::NextPen),
    ("digit-first", Command::DigitFirst),
    ("candidates-off", Command::Candidates(Candidates::Off)),
    ("candidates-clean", Command::Candidates(Candidates::Clean)),
    ("candidates-all", Command::Candidates(Candidates::All)),
    ("clear-colours", Command::ClearColours),
    ("filter-digit", Command::FilterDigit),
    ("filter-next", Command::FilterNext),
    ("filter-previous", Command::FilterPrevious),
    ("filter-bivalue", Command::FilterBivalue),
    ("select-all", Command::SelectAll),
    ("select-same", Command::SelectSame),
    ("make-save-point", Command::MakeSavePoint),
    ("name-save-point", Command::NameSavePoint),
    ("techniques", Command::Techniques),
    ("known-techniques", Command::KnownTechniques),
    ("statistics", Command::Statistics),
    ("theme-system", Command::Theme(ThemeChoice::System)),
    ("theme-light", Command::Theme(ThemeChoice::Light)),
    ("theme-dark", Command::Theme(ThemeChoice::Dark)),
    ("language-system", Command::Language(LanguageChoice::System)),
    ("zoom-in", Command::ZoomIn),
    ("zoom-out", Command::ZoomOut),
    ("zoom-reset", Command::ZoomReset),
    ("side-panel", Command::SidePanel),
    ("help", Command::Help),
    ("shortcuts", Command::Shortcuts),
    ("about", Command::About),
];

/// How the name of a command begins that chooses a language; its tag follows.
const LANGUAGE: &str = "language-";

/// Commands whose name has a number behind it, with what makes one of the number and what finds the number.
const NUMBERED: [(&str, OfNumber, NumberOf); 5] = [
    (
        "recent-",
        |number| Some(Command::OpenRecent(number)),
        |command| match command {
            Command::OpenRecent(place) => Some(place),
            _ => None,
        },
    ),
    (
        "save-point-",
        |number| Some(Command::GoToSavePoint(number)),
        |command| match command {
            Command::GoToSavePoint(place) => Some(place),
            _ => None,
        },
    ),
    (
        "delete-save-point-",
        |number| Some(Command::DeleteSavePoint(number)),
        |command| match command {
            Command::DeleteSavePoint(place) => Some(place),
            _ => None,
        },
    ),
    (
        "colour-candidate-",
        |number| colour(number).map(Command::ColourCandidate),
        |command| match command {
            Command::ColourCandidate(colour) => Some(usize::from(colour.get())),
            _ => None,
        },
    ),
    (
        "colour-",
        |number| colour(number).map(Command::Colour),
        |command| match command {
            Command::Colour(colour) => Some(usize::from(colour.get())),
            _ => None,
        },
    ),
];

type OfNumber = fn(usize) -> Option<Command>;
type NumberOf = fn(Command) -> Option<usize>;

fn colour(number: usize) -> Option<Colour> {
    u8::try_from(number).ok().and_then(Colour::new)
}

impl Command {
    /// The name by which the window calls the command.
    #[must_use]
    pub fn id(self) -> String {
        if let Self::Language(LanguageChoice::Of(language)) = self {
            return format!("{LANGUAGE}{}", language.code());
        }
        let numbered = NUMBERED.iter().find_map(|(name, _, number)| Some((name, number(self)?)));
        if let Some((name, number)) = numbered {
            return format!("{name}{number}");
        }
        let named = PLAIN.iter().find(|(_, command)| *command == self);
        named.map_or_else(String::new, |(id, _)| (*id).to_owned())
    }

    /// The command called `id`.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        let plain = PLAIN.iter().find(|(name, _)| *name == id).map(|&(_, command)| command);
        let numbered = |&(name, of_number, _): &(&str, OfNumber, NumberOf)| {
            let number = id.strip_prefix(name)?.parse().ok()?;
            of_number(number)
        };
        let language = || {
            let language = Language::named(id.strip_prefix(LANGUAGE)?)?;
            Some(Self::Language(LanguageChoice::Of(language)))
        };
        plain.or_else(|| NUMBERED.iter().find_map(numbered)).or_else(language)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_is_found_by_its_name() {
        for (_, command) in PLAIN {
            assert_eq!(Command::from_id(&command.id()), Some(command));
        }
        assert_eq!(Command::from_id("recent-7"), Some(Command::OpenRecent(7)));
        assert_eq!(Command::from_id("recent-x"), None);
        for number in 1..=8 {
            let colour = Colour::new(number).unwrap();
            for command in [Command::Colour(colour), Command::ColourCandidate(colour)] {
                assert_eq!(Command::from_id(&command.id()), Some(command));
            }
        }
        for command in [Command::GoToSavePoint(3), Command::DeleteSavePoint(3)] {
            assert_eq!(Command::from_id(&command.id()), Some(command));
        }
        assert_eq!(Command::from_id("colour-9"), None);
        assert_eq!(Command::from_id("advice"), None);
    }
}
