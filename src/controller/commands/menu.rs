//! What the menus and the tool bar hold, and what of it makes sense now.

use super::command::Command;
use crate::controller::board::Pen;
use crate::controller::document::Mode;
use crate::engine::technique::Level;
use crate::format::Kind;
use crate::game::{Colour, NoteKind};
use crate::print::Medium;
use crate::store::{Candidates, LanguageChoice, ThemeChoice};

/// A menu of the menu bar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Menu {
    /// Files and leaving.
    File,
    /// Changing the puzzle.
    Edit,
    /// Answers.
    Puzzle,
    /// Playing the puzzle.
    Play,
    /// How people would go on.
    Hints,
    /// What the window looks like.
    View,
    /// Help.
    Help,
}

/// One line of a menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry {
    /// Something to do.
    Do(Command),
    /// A line between groups.
    Separator,
    /// A menu of its own.
    Sub(SubMenu),
}

/// A menu inside of a menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SubMenu {
    /// The games that can be begun.
    NewGame,
    /// The recent files.
    Recent,
    /// The media that a document is printed on.
    Export,
    /// The forms that a board is copied in.
    CopyAs,
    /// What the digit keys write.
    Pen,
    /// The candidates that are noted without being asked for.
    Candidates,
    /// The colours of cells.
    Colours,
    /// The colours of the candidate that is looked for.
    CandidateColours,
    /// What is highlighted.
    Filter,
    /// The save points to go to.
    SavePoints,
    /// The save points to forget.
    ForgetSavePoint,
    /// The colour schemes.
    Theme,
    /// The languages.
    Language,
    /// The size of everything but the board.
    Zoom,
}

impl Menu {
    /// The menus from left to right.
    pub const ALL: [Self; 7] =
        [Self::File, Self::Edit, Self::Puzzle, Self::Play, Self::Hints, Self::View, Self::Help];

    /// The lines of the menu from top to bottom.
    #[must_use]
    pub fn entries(self) -> &'static [Entry] {
        match self {
            Self::File => FILE,
            Self::Edit => EDIT,
            Self::Puzzle => PUZZLE,
            Self::Play => PLAY,
            Self::Hints => HINTS,
            Self::View => VIEW,
            Self::Help => HELP,
        }
    }
}

const FILE: &[Entry] = &[
    Entry::Do(Command::New),
    Entry::Sub(SubMenu::NewGame),
    Entry::Do(Command::Open),
    Entry::Sub(SubMenu::Recent),
    Entry::Do(Command::Library),
    Entry::Separator,
    Entry::Do(Command::Save),
    Entry::Do(Command::SaveAs),
    Entry::Separator,
    Entry::Sub(SubMenu::Export),
    Entry::Do(Command::Print),
    Entry::Separator,
    Entry::Do(Command::Options),
    Entry::Separator,
    Entry::Do(Command::Quit),
];

const EDIT: &[Entry] = &[
    Entry::Do(Command::Undo),
    Entry::Do(Command::Redo),
    Entry::Separator,
    Entry::Do(Command::Copy),
    Entry::Sub(SubMenu::CopyAs),
    Entry::Do(Command::Paste),
    Entry::Separator,
    Entry::Do(Command::ClearEntries),
    Entry::Separator,
    Entry::Do(Command::SelectAll),
    Entry::Do(Command::SelectSame),
];

const PUZZLE: &[Entry] = &[
    Entry::Do(Command::Solve),
    Entry::Do(Command::AnswerNumber),
    Entry::Do(Command::PreviousAnswer),
    Entry::Do(Command::NextAnswer),
    Entry::Separator,
    Entry::Do(Command::Restore),
    Entry::Separator,
    Entry::Do(Command::Statistics),
];

const PLAY: &[Entry] = &[
    Entry::Sub(SubMenu::NewGame),
    Entry::Do(Command::NextGame),
    Entry::Separator,
    Entry::Do(Command::PlayPuzzle),
    Entry::Do(Command::EditPuzzle),
    Entry::Do(Command::PlayAgain),
    Entry::Separator,
    Entry::Do(Command::Pause),
    Entry::Do(Command::Check),
    Entry::Separator,
    Entry::Sub(SubMenu::Pen),
    Entry::Do(Command::DigitFirst),
    Entry::Sub(SubMenu::Candidates),
    Entry::Sub(SubMenu::Filter),
    Entry::Separator,
    Entry::Sub(SubMenu::Colours),
    Entry::Sub(SubMenu::CandidateColours),
    Entry::Do(Command::ClearColours),
    Entry::Separator,
    Entry::Do(Command::MakeSavePoint),
    Entry::Do(Command::NameSavePoint),
    Entry::Sub(SubMenu::SavePoints),
    Entry::Sub(SubMenu::ForgetSavePoint),
    Entry::Separator,
    Entry::Do(Command::PlayStatistics),
];

const HINTS: &[Entry] = &[
    Entry::Do(Command::Hint),
    Entry::Do(Command::ApplyHint),
    Entry::Separator,
    Entry::Do(Command::NoteCandidates),
    Entry::Separator,
    Entry::Do(Command::SolutionPath),
    Entry::Do(Command::AllSteps),
    Entry::Separator,
    Entry::Do(Command::NextStep),
    Entry::Do(Command::PreviousStep),
    Entry::Do(Command::CopySteps),
    Entry::Separator,
    Entry::Do(Command::Techniques),
    Entry::Do(Command::KnownTechniques),
];

const VIEW: &[Entry] = &[
    Entry::Sub(SubMenu::Theme),
    Entry::Sub(SubMenu::Language),
    Entry::Sub(SubMenu::Zoom),
    Entry::Separator,
    Entry::Do(Command::SidePanel),
];

const HELP: &[Entry] = &[
    Entry::Do(Command::Help),
    Entry::Do(Command::Shortcuts),
    Entry::Separator,
    Entry::Do(Command::About),
];

/// A tool bar from left to right; `None` is a gap between groups.
pub type ToolBar = &'static [Option<Command>];

const EDIT_TOOLS: ToolBar = &[
    Some(Command::New),
    Some(Command::Open),
    Some(Command::Save),
    None,
    Some(Command::Undo),
    Some(Command::Redo),
    None,
    Some(Command::PlayPuzzle),
    Some(Command::Solve),
    Some(Command::AnswerNumber),
    Some(Command::NextAnswer),
    Some(Command::Hint),
    None,
    Some(Command::Statistics),
    Some(Command::Options),
];

const PLAY_TOOLS: ToolBar = &[
    Some(Command::NextGame),
    Some(Command::Open),
    Some(Command::Save),
    None,
    Some(Command::Undo),
    Some(Command::Redo),
    None,
    Some(Command::Pause),
    Some(Command::Check),
    Some(Command::Hint),
    Some(Command::PlayAgain),
    Some(Command::EditPuzzle),
    None,
    Some(Command::Statistics),
    Some(Command::Options),
];

const ANSWER_TOOLS: ToolBar = &[
    Some(Command::New),
    Some(Command::Open),
    Some(Command::Save),
    None,
    Some(Command::Solve),
    Some(Command::PreviousAnswer),
    Some(Command::AnswerNumber),
    Some(Command::NextAnswer),
    Some(Command::Restore),
    None,
    Some(Command::Statistics),
    Some(Command::Options),
];

/// The forms that a board is copied in, for mails, forums and other programs.
const COPIED: [Kind; 8] = [
    Kind::List,
    Kind::Rows,
    Kind::PencilMarks,
    Kind::Sukaku,
    Kind::SimpleSudoku,
    Kind::Library,
    Kind::GnomeCode,
    Kind::Nonet,
];

/// The media of documents to print or to send.
const EXPORTED: [Medium; 6] =
    [Medium::Pdf, Medium::Rtf, Medium::Html, Medium::Png, Medium::Svg, Medium::Text];

const PENS: [Command; 5] = [
    Command::Pen(Pen::Digit),
    Command::Pen(Pen::Note(NoteKind::Corner)),
    Command::Pen(Pen::Note(NoteKind::Centre)),
    Command::Pen(Pen::Colour),
    Command::NextPen,
];

const FILTERS: [Command; 4] =
    [Command::FilterDigit, Command::FilterNext, Command::FilterPrevious, Command::FilterBivalue];

/// A game of each level, that of the day, and any other.
fn new_games() -> Vec<Entry> {
    let levels = Level::ALL.map(|level| Entry::Do(Command::NewGame(level)));
    let others = [Command::DailyGame, Command::ChooseGame].map(Entry::Do);
    levels.into_iter().chain([Entry::Separator]).chain(others).collect()
}

impl Command {
    /// Whether it switches something on and off, or chooses one of a few that hold.
    #[must_use]
    pub fn is_switch(self) -> bool {
        matches!(
            self,
            Self::Statistics
                | Self::SidePanel
                | Self::Pause
                | Self::Pen(_)
                | Self::DigitFirst
                | Self::Candidates(_)
                | Self::FilterBivalue
                | Self::Theme(_)
                | Self::Language(_)
        )
    }
}

/// What of the window decides which commands a menu holds.
pub(in crate::controller) struct Lists {
    /// The number of recent files.
    pub(in crate::controller) recent: usize,
    /// The number of save points.
    pub(in crate::controller) save_points: usize,
}

impl Mode<'_> {
    /// The tools that are of use in this mode.
    pub(in crate::controller) fn tool_bar(self) -> ToolBar {
        match self {
            Self::Edit => EDIT_TOOLS,
            Self::Play(_) => PLAY_TOOLS,
            Self::Answer(_) => ANSWER_TOOLS,
        }
    }
}

impl SubMenu {
    /// The lines of the menu.
    pub(in crate::controller) fn entries(self, lists: &Lists) -> Vec<Entry> {
        match self {
            Self::NewGame => new_games(),
            Self::Recent => recent_files(lists.recent),
            Self::Export => EXPORTED.map(|medium| Entry::Do(Command::Export(medium))).to_vec(),
            Self::CopyAs => COPIED.map(|kind| Entry::Do(Command::CopyAs(kind))).to_vec(),
            Self::Pen => PENS.map(Entry::Do).to_vec(),
            Self::Candidates => {
                Candidates::ALL.map(|it| Entry::Do(Command::Candidates(it))).to_vec()
            }
            Self::Colours => Colour::ALL.map(|it| Entry::Do(Command::Colour(it))).to_vec(),
            Self::CandidateColours => {
                Colour::ALL.map(|it| Entry::Do(Command::ColourCandidate(it))).to_vec()
            }
            Self::Filter => FILTERS.map(Entry::Do).to_vec(),
            Self::SavePoints => for_each(lists.save_points, Command::GoToSavePoint),
            Self::ForgetSavePoint => for_each(lists.save_points, Command::DeleteSavePoint),
            Self::Theme => ThemeChoice::ALL.map(|it| Entry::Do(Command::Theme(it))).to_vec(),
            Self::Language => {
                LanguageChoice::all().map(|it| Entry::Do(Command::Language(it))).collect()
            }
            Self::Zoom => {
                [Command::ZoomIn, Command::ZoomOut, Command::ZoomReset].map(Entry::Do).to_vec()
            }
        }
    }
}

fn for_each(count: usize, command: fn(usize) -> Command) -> Vec<Entry> {
    (0..count).map(|place| Entry::Do(command(place))).collect()
}

fn recent_files(count: usize) -> Vec<Entry> {
    let mut entries = for_each(count, Command::OpenRecent);
    if !entries.is_empty() {
        entries.extend([Entry::Separator, Entry::Do(Command::ClearRecent)]);
    }
    entries
}
