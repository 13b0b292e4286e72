//! What there is to know of a command, as an entry of the table.

use super::chord::Chord;
use super::menu_name::Menu;
use crate::language::Key;

/// What there is to know of a command.
#[derive(Clone, Copy, Debug)]
pub struct CommandEntry {
    /// The name by which the window calls the command. The name of a parameter stands behind it.
    pub id: &'static str,
    /// The label in menus; `None` for a command whose parameter has a label.
    pub label: Option<Key<'static>>,
    /// The label on a button, where there is less room than in a menu, if it is another one.
    pub button: Option<Key<'static>>,
    /// The shortcuts. Menus show the first.
    pub keys: &'static [Chord],
    /// Where the command stands in the menu bar; `None` for a command of a menu inside of a menu.
    pub menu: Option<Place>,
    /// When the command makes sense.
    pub when: When,
    /// Whether the command switches something on and off, or chooses one of a few that hold.
    pub is_switch: bool,
}

/// A place in the menu bar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The menu.
    pub menu: Menu,
    /// The place in the menu: the tens are the group, which a line parts from the next group.
    pub order: u32,
}

/// When a command makes sense.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
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
    /// An answer is shown.
    AnswerShown,
    /// An answer after the first is shown.
    HasPreviousAnswer,
    /// There may be an answer after the one that is shown.
    MayHaveNextAnswer,
    /// A hint can be looked for.
    MayHint,
    /// The hint tells something that can be carried out.
    HintApplies,
    /// Steps are listed.
    StepsListed,
    /// A step is listed after the one that is shown.
    HasNextStep,
    /// A step is listed before the one that is shown.
    HasPreviousStep,
    /// There are recent files, and the one that is meant.
    HasRecent,
    /// There is a puzzle to play.
    MayPlay,
    /// There is a game to set aside.
    MayEdit,
    /// There is a game to begin again.
    MayPlayAgain,
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
    /// There is a digit whose cells can be selected.
    HasDigitToSelect,
    /// A save point can be made.
    MayMakeSavePoint,
    /// The board can be put back as it was at the save point that is meant.
    MayGoToSavePoint,
    /// There are save points, and the one that is meant.
    HasSavePoints,
}

/// What most commands have in common.
pub(super) const BARE: CommandEntry = CommandEntry {
    id: "",
    label: None,
    button: None,
    keys: &[],
    menu: None,
    when: When::Always,
    is_switch: false,
};

/// A place in the menu bar.
pub(super) const fn at(menu: Menu, order: u32) -> Place {
    Place { menu, order }
}
