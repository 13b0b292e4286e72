//! The entry of a command in the table: all that menus, shortcuts and buttons need to know.

use super::chord::Chord;
use super::menu::Menu;
use crate::language::SentenceKey;

/// What there is to know of a command.
#[derive(Clone, Copy, Debug)]
pub struct CommandEntry {
    /// The name by which the window calls the command. The name of a parameter stands behind it.
    pub id: &'static str,
    /// The label in menus; `None` for a command whose parameter has a label.
    pub label: Option<SentenceKey<'static>>,
    /// The label on a button, where there is less room than in a menu, if it is another one.
    pub button: Option<SentenceKey<'static>>,
    /// The shortcuts. Menus show the first.
    pub keys: &'static [Chord],
    /// Where the command stands in the menu bar; `None` for a command of a menu inside of a menu.
    pub menu: Option<MenuPlace>,
    /// When the command makes sense.
    pub when: Availability,
    /// What the command is about.
    pub scope: CommandScope,
    /// Whether the command switches something on and off, or chooses one of a few that hold.
    pub is_switch: bool,
}

/// A place in the menu bar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MenuPlace {
    /// The menu.
    pub menu: Menu,
    /// The place in the menu: the tens are the group, which a line parts from the next group.
    pub order: u32,
}

/// When a command makes sense.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Availability {
    /// At all times.
    Always,
    /// The board is not covered.
    BoardOpen,
    /// An edit can be taken back.
    MayUndo,
    /// An edit can be carried out again.
    MayRedo,
    /// There are entries that can be cleared.
    HasEntries,
    /// There are notes that can be cleared, and that do not come back by themselves.
    HasNotes,
    /// There are open cells that can be written into.
    HasOpenCells,
    /// The puzzle has a code that can be given away.
    HasCode,
    /// An answer is shown, or something to learn from while the person's own puzzle waits.
    MayRestore,
    /// An answer after the first is shown.
    HasPreviousAnswer,
    /// There may be an answer after the one that is shown.
    MayHaveNextAnswer,
    /// A hint can be looked for.
    MayHint,
    /// The steps of the puzzle can be listed.
    MayListSteps,
    /// The hint tells something that can be carried out.
    HintApplies,
    /// A hint is shown.
    HintShown,
    /// Steps are listed.
    StepsListed,
    /// A step follows in the list, or a stop follows on the chain.
    HasNextStep,
    /// A step precedes in the list, or a stop precedes on the chain.
    HasPreviousStep,
    /// The puzzle is there to learn a technique from.
    Practising,
    /// A game waits in a session that this window left as it is.
    GameWaits,
    /// There are recent files, and the one that is meant.
    HasRecent,
    /// There is a puzzle to play.
    MayPlay,
    /// There is a game to set aside.
    MayEdit,
    /// There is a game to begin again.
    MayPlayAgain,
    /// A solved game is on the board.
    HasSolvedGame,
    /// There is a game to pause.
    MayPause,
    /// There are entries to check.
    MayCheck,
    /// A game can be written and coloured on.
    MayColour,
    /// A candidate is looked for, and can be coloured.
    MayColourCandidate,
    /// There are colours that can be taken off.
    HasColours,
    /// Something can be looked for.
    MayFilter,
    /// The puzzle is edited, so that its constraints can be set.
    MaySetConstraints,
    /// A constraint that can be set is at the cursor.
    HasConstraint,
    /// A constraint that can have a number is at the cursor.
    HasNumber,
    /// The combinations of cages can be shown.
    HasCombinations,
    /// The board can be zoomed.
    BoardZooms,
    /// There is a digit whose cells can be selected.
    HasDigitToSelect,
    /// A save point can be made.
    MayMakeSavePoint,
    /// The board can be put back as it was at the save point that is meant.
    MayGoToSavePoint,
    /// There are save points, and the one that is meant.
    HasSavePoints,
}

/// What a command is about. That decides whether a start page or a lesson of the tutorial that lies over the document
/// is left for the command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CommandScope {
    /// The board that is seen, be it that of a lesson. The start page is left.
    Board,
    /// The document. The start page and a lesson are left.
    Document,
    /// Another document or page. A lesson is left; the start page stays until something takes its place.
    OtherPage,
    /// The program. The start page and a lesson stay.
    Program,
}

impl CommandScope {
    /// Whether the start page is left for the command.
    pub(in crate::controller) fn leaves_start_page(self) -> bool {
        match self {
            Self::Board | Self::Document => true,
            Self::OtherPage | Self::Program => false,
        }
    }

    /// Whether a lesson of the tutorial is left for the command.
    pub(in crate::controller) fn leaves_lesson(self) -> bool {
        match self {
            Self::Document | Self::OtherPage => true,
            Self::Board | Self::Program => false,
        }
    }
}

/// What most commands have in common.
pub(super) const BARE: CommandEntry = CommandEntry {
    id: "",
    label: None,
    button: None,
    keys: &[],
    menu: None,
    when: Availability::Always,
    scope: CommandScope::Board,
    is_switch: false,
};

/// A place in the menu bar.
pub(super) const fn at(menu: Menu, order: u32) -> MenuPlace {
    MenuPlace { menu, order }
}
