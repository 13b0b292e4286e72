//! The content of the menus and of the tool bar.

use std::sync::LazyLock;

use super::table::Command;
use crate::controller::board::Pen;
use crate::controller::constraints::ConstraintKind;
use crate::controller::document::Mode;
use crate::engine::NegativeKind;
use crate::engine::technique::Level;
use crate::format::Kind;
use crate::game::{Colour, NoteKind, Play};
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

impl Menu {
    /// The menus from left to right.
    pub const ALL: [Self; 7] =
        [Self::File, Self::Edit, Self::Puzzle, Self::Play, Self::Hints, Self::View, Self::Help];
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
    /// The constraints that can be set, but for lines.
    Constraints,
    /// The lines that can be set.
    Lines,
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
    /// The size of everything but the board, and that of the cells.
    Zoom,
}

/// Where menus inside of a menu stand in the menu bar.
const SUB_MENUS: [(SubMenu, Menu, u32); 17] = [
    (SubMenu::NewGame, Menu::File, 13),
    (SubMenu::Recent, Menu::File, 16),
    (SubMenu::Export, Menu::File, 31),
    (SubMenu::CopyAs, Menu::Edit, 22),
    (SubMenu::Constraints, Menu::Edit, 51),
    (SubMenu::Lines, Menu::Edit, 52),
    (SubMenu::NewGame, Menu::Play, 11),
    (SubMenu::Pen, Menu::Play, 41),
    (SubMenu::Candidates, Menu::Play, 43),
    (SubMenu::Filter, Menu::Play, 44),
    (SubMenu::Colours, Menu::Play, 51),
    (SubMenu::CandidateColours, Menu::Play, 52),
    (SubMenu::SavePoints, Menu::Play, 63),
    (SubMenu::ForgetSavePoint, Menu::Play, 64),
    (SubMenu::Theme, Menu::View, 11),
    (SubMenu::Language, Menu::View, 12),
    (SubMenu::Zoom, Menu::View, 13),
];

/// The lines of each menu, in the order of [`Menu::ALL`].
static LINES: LazyLock<[Vec<Entry>; Menu::ALL.len()]> = LazyLock::new(|| Menu::ALL.map(lines_of));

impl Menu {
    /// The lines of the menu from top to bottom.
    #[must_use]
    pub fn entries(self) -> &'static [Entry] {
        let place = Self::ALL.iter().position(|&menu| menu == self);
        place.map_or(&[], |place| &LINES[place])
    }
}

/// The commands and the menus of a menu, with a line between groups.
fn lines_of(menu: Menu) -> Vec<Entry> {
    let placed = placed_in(menu);
    let mut lines = Vec::new();
    for (place, &(order, entry)) in placed.iter().enumerate() {
        let before = place.checked_sub(1).map(|before| placed[before].0 / 10);
        lines.extend(before.filter(|&group| group != order / 10).map(|_| Entry::Separator));
        lines.push(entry);
    }
    lines
}

/// The commands and the menus of a menu, in the order of their places.
fn placed_in(menu: Menu) -> Vec<(u32, Entry)> {
    let command = |command: Command| {
        let place = command.entry().menu.filter(|place| place.menu == menu)?;
        Some((place.order, Entry::Do(command)))
    };
    let commands = Command::plain().filter_map(command);
    let sub_menus = SUB_MENUS.iter().filter(|(_, of, _)| *of == menu);
    let sub_menus = sub_menus.map(|&(sub, _, order)| (order, Entry::Sub(sub)));
    let mut placed: Vec<(u32, Entry)> = commands.chain(sub_menus).collect();
    placed.sort_by_key(|(order, _)| *order);
    placed
}

/// A tool bar from left to right; `None` is a gap between groups.
pub type ToolBar = &'static [Option<Command>];

/// Where the tool bar has room for a tool.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ToolRoom {
    /// Beside the side panel and without it.
    Always,
    /// Only beside the side panel.
    BesidePanel,
    /// Only where there is no side panel, which has a button for it.
    WithoutPanel,
}

/// The tools beside the start page.
pub(in crate::controller) const START_TOOLS: ToolBar = &[
    Some(Command::New),
    Some(Command::Open),
    Some(Command::Library),
    None,
    Some(Command::Options),
];

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
    Some(Command::Options),
];

/// The tools beside a puzzle to learn a technique from.
const PRACTICE_TOOLS: ToolBar = &[
    Some(Command::PractiseNext),
    Some(Command::Techniques),
    Some(Command::Restore),
    None,
    Some(Command::Undo),
    Some(Command::Redo),
    None,
    Some(Command::Pause),
    Some(Command::Check),
    Some(Command::Hint),
    Some(Command::PlayAgain),
    None,
    Some(Command::Statistics),
    Some(Command::Options),
];

/// The panel of a lesson has its other buttons at every size.
const LESSON_TOOLS: ToolBar = &[Some(Command::Tutorial), None, Some(Command::Options)];

/// The tools beside an answer of a puzzle that is edited. Those of the puzzle keep their places.
const ANSWER_TOOLS: ToolBar = &[
    Some(Command::New),
    Some(Command::Open),
    Some(Command::Save),
    None,
    Some(Command::Undo),
    Some(Command::Redo),
    None,
    Some(Command::Solve),
    Some(Command::Hint),
    None,
    Some(Command::PreviousAnswer),
    Some(Command::AnswerNumber),
    Some(Command::NextAnswer),
    Some(Command::Restore),
    None,
    Some(Command::Statistics),
    Some(Command::Options),
];

/// The tools beside an answer of a puzzle that is played. Those of the game keep their places.
const ANSWER_IN_GAME_TOOLS: ToolBar = &[
    Some(Command::NextGame),
    Some(Command::Open),
    Some(Command::Save),
    None,
    Some(Command::Undo),
    Some(Command::Redo),
    None,
    Some(Command::Pause),
    Some(Command::Check),
    Some(Command::PlayAgain),
    Some(Command::EditPuzzle),
    None,
    Some(Command::PreviousAnswer),
    Some(Command::AnswerNumber),
    Some(Command::NextAnswer),
    Some(Command::Restore),
    None,
    Some(Command::Options),
];

/// What is greyed beside an answer. Where no side panel is shown, the moves between answers need its room.
const TOOLS_BELOW_ANSWER: [Command; 8] = [
    Command::Undo,
    Command::Redo,
    Command::Solve,
    Command::Hint,
    Command::Pause,
    Command::Check,
    Command::PlayAgain,
    Command::EditPuzzle,
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

/// What of the window decides which commands a menu holds.
pub(in crate::controller) struct SubMenuCounts {
    /// The number of recent files.
    pub(in crate::controller) recent: usize,
    /// The number of save points.
    pub(in crate::controller) save_points: usize,
}

impl Mode<'_> {
    /// The tools of this mode. `played` is the game below an answer, if there is one.
    pub(in crate::controller) fn tool_bar(self, played: Option<&Play>) -> ToolBar {
        match self {
            Self::Edit => EDIT_TOOLS,
            Self::Play(play) if play.is_practice => PRACTICE_TOOLS,
            Self::Play(_) => PLAY_TOOLS,
            Self::Answer(_) if played.is_some() => ANSWER_IN_GAME_TOOLS,
            Self::Answer(_) => ANSWER_TOOLS,
            Self::Lesson(_) => LESSON_TOOLS,
        }
    }

    /// Where the tool bar of this mode has room for a tool.
    pub(in crate::controller) fn tool_room(self, tool: Command) -> ToolRoom {
        if self.tools_in_panel().contains(&tool) {
            ToolRoom::WithoutPanel
        } else if matches!(self, Self::Answer(_)) && TOOLS_BELOW_ANSWER.contains(&tool) {
            ToolRoom::BesidePanel
        } else {
            ToolRoom::Always
        }
    }

    /// The tools that the side panel has buttons for.
    fn tools_in_panel(self) -> &'static [Command] {
        match self {
            Self::Edit => &[Command::PlayPuzzle],
            Self::Play(_) => &[Command::Hint],
            Self::Answer(_) => &[
                Command::PreviousAnswer,
                Command::AnswerNumber,
                Command::NextAnswer,
                Command::Restore,
            ],
            Self::Lesson(_) => &[],
        }
    }
}

impl SubMenu {
    /// The lines of the menu.
    pub(in crate::controller) fn entries(self, lists: &SubMenuCounts) -> Vec<Entry> {
        match self {
            Self::NewGame => new_games(),
            Self::Recent => recent_files(lists.recent),
            Self::Export => EXPORTED.map(|medium| Entry::Do(Command::Export(medium))).to_vec(),
            Self::CopyAs => COPIED.map(|kind| Entry::Do(Command::CopyAs(kind))).to_vec(),
            Self::Constraints => constraints(),
            Self::Lines => lines(),
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
            Self::Zoom => zooms(),
        }
    }
}

/// The kinds of lines that can be set.
fn lines() -> Vec<Entry> {
    ConstraintKind::LINES.map(Command::DrawConstraints).map(Entry::Do).to_vec()
}

/// The other kinds of constraints, and then the kinds of marks that can all be shown.
fn constraints() -> Vec<Entry> {
    let kinds = ConstraintKind::MARKS.map(Command::DrawConstraints).map(Entry::Do);
    let marks = NegativeKind::ALL.map(Command::ShowsAllMarks).map(Entry::Do);
    [&kinds[..], &[Entry::Separator], &marks[..]].concat()
}

fn zooms() -> Vec<Entry> {
    let window = [Command::ZoomIn, Command::ZoomOut, Command::ZoomReset].map(Entry::Do);
    let board = [Command::EnlargeCells, Command::ShrinkCells, Command::UsualCells].map(Entry::Do);
    window.into_iter().chain([Entry::Separator]).chain(board).collect()
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_entries_have_one_place_in_a_menu() {
        for menu in Menu::ALL {
            let placed = placed_in(menu);
            for pair in placed.windows(2) {
                assert!(pair[0].0 < pair[1].0, "{menu:?}: {pair:?}");
            }
        }
    }
}
