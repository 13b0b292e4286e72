//! The table of commands: everything that menus, tool bar and shortcuts can ask for.
//!
//! An entry also makes the variant of [`Command`]. The page of this folder says what else a command needs.

use super::chord::Chord;
use super::chord::Key::{self, Char, Delete, Down, F, Left, Right, Up};
use super::entry::{Availability, BARE, CommandEntry, CommandScope, at};
use super::menu::Menu;
use super::parameter::Parameter;
use crate::controller::board::Pen;
use crate::controller::constraints::ConstraintKind;
use crate::engine::NegativeKind;
use crate::engine::technique::Level;
use crate::format::Kind;
use crate::game::Colour;
use crate::print::Medium;
use crate::store::{Candidates, LanguageChoice, ThemeChoice};

/// A command without a parameter; `None` for a command with one.
macro_rules! plain {
    ($command:ident) => {
        Some(Self::$command)
    };
    ($command:ident $parameter:ty) => {
        None
    };
}

/// The command with the parameter that stands behind its name in `id`.
macro_rules! parsed {
    ($id:ident, $command:ident { $($entry:tt)* }) => {
        None
    };
    ($id:ident, $command:ident { $($entry:tt)* } $parameter:ty) => {{
        let name = const { CommandEntry { $($entry)* ..BARE } }.id;
        $id.strip_prefix(name).and_then(<$parameter>::named).map(Self::$command)
    }};
}

/// The name of the parameter of a command; `None` if it is another command or has none.
macro_rules! named {
    ($this:ident, $command:ident) => {
        None
    };
    ($this:ident, $command:ident $parameter:ty) => {
        if let Self::$command(parameter) = $this { Some(Parameter::name(&parameter)) } else { None }
    };
}

/// The label of a command, which the catalogues translate.
macro_rules! label {
    ($english:literal) => {
        Some(crate::language::key!("", $english))
    };
}

/// Makes the enum of commands from the table of them.
macro_rules! commands {
    ($($(#[$what:meta])* $command:ident $(($parameter:ty))? { $($entry:tt)* })*) => {
        /// One entry of a menu, one button of the tool bar, one shortcut.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Command {
            $($(#[$what])* $command $(($parameter))?,)*
        }

        impl Command {
            /// What there is to know of the command.
            #[must_use]
            pub const fn entry(self) -> CommandEntry {
                match self {
                    $(Self::$command { .. } => const { CommandEntry { $($entry)* ..BARE } },)*
                }
            }

            /// The commands without a parameter, in the order of the table.
            pub fn plain() -> impl Iterator<Item = Self> {
                let commands = [$(plain!($command $($parameter)?)),*];
                commands.into_iter().flatten()
            }

            /// The command that the window calls `id`; `None` if there is none.
            #[must_use]
            pub fn from_id(id: &str) -> Option<Self> {
                let plain = Self::plain().find(|command| command.entry().id == id);
                plain$(.or_else(|| parsed!(id, $command { $($entry)* } $($parameter)?)))*
            }

            /// The name of the parameter of the command; empty if it has none.
            fn parameter(self) -> String {
                let name = None$(.or_else(|| named!(self, $command $($parameter)?)))*;
                name.unwrap_or_default()
            }
        }
    };
}

const fn plain(key: Key) -> Chord {
    Chord::plain(key)
}

const fn control(key: Key) -> Chord {
    Chord::control(key)
}

const fn shift(key: Key) -> Chord {
    Chord::shift(key)
}

const fn alt(key: Key) -> Chord {
    Chord::alt(key)
}

const fn alt_shift(key: Key) -> Chord {
    Chord::alt_shift(key)
}

const fn control_shift(key: Key) -> Chord {
    Chord::control_shift(key)
}

commands! {
    /// An empty puzzle.
    New {
        id: "new",
        label: label!("New"),
        keys: &[control(Char('n'))],
        menu: Some(at(Menu::File, 11)),
        scope: CommandScope::Document,
    }
    /// Choose or draw a board, and begin an empty puzzle on it.
    NewBoard {
        id: "new-board",
        label: label!("New board…"),
        keys: &[control_shift(Char('g'))],
        menu: Some(at(Menu::File, 12)),
        scope: CommandScope::OtherPage,
    }
    /// A puzzle from a file.
    Open {
        id: "open",
        label: label!("Open…"),
        button: label!("Open"),
        keys: &[control(Char('o'))],
        menu: Some(at(Menu::File, 14)),
        scope: CommandScope::OtherPage,
    }
    /// A puzzle from a picture, such as a photograph.
    OpenPicture {
        id: "open-picture",
        label: label!("Open picture…"),
        keys: &[control_shift(Char('o'))],
        menu: Some(at(Menu::File, 15)),
        scope: CommandScope::OtherPage,
    }
    /// The file at this place in the list of recent ones, the newest at 0.
    OpenRecent(usize) {
        id: "recent-",
        when: Availability::HasRecent,
        scope: CommandScope::OtherPage,
    }
    /// Forget the recent files.
    ClearRecent {
        id: "clear-recent",
        label: label!("Clear list"),
        when: Availability::HasRecent,
        scope: CommandScope::Program,
    }
    /// Show the collections of puzzles.
    Library {
        id: "library",
        label: label!("Library…"),
        button: label!("Library"),
        keys: &[control(Char('l'))],
        menu: Some(at(Menu::File, 17)),
        scope: CommandScope::OtherPage,
    }
    /// Open the game that waits since the last start, in a window of its own.
    WaitingGame {
        id: "waiting-game",
        label: label!("Waiting game"),
        menu: Some(at(Menu::File, 18)),
        when: Availability::GameWaits,
    }
    /// Show what one can begin with.
    StartPage {
        id: "start-page",
        label: label!("Start page"),
        keys: &[alt(Key::Home)],
        menu: Some(at(Menu::File, 19)),
        scope: CommandScope::OtherPage,
    }
    /// Write the puzzle to its file.
    Save {
        id: "save",
        label: label!("Save"),
        keys: &[control(Char('s'))],
        menu: Some(at(Menu::File, 21)),
        scope: CommandScope::Document,
    }
    /// Write the puzzle to a file that is chosen.
    SaveAs {
        id: "save-as",
        label: label!("Save as…"),
        keys: &[control_shift(Char('s'))],
        menu: Some(at(Menu::File, 22)),
        scope: CommandScope::Document,
    }
    /// Write a document to print or to send.
    Export(Medium) {
        id: "export-",
        scope: CommandScope::Document,
    }
    /// Show how the puzzle would be printed.
    Print {
        id: "print",
        label: label!("Print…"),
        keys: &[control(Char('p'))],
        menu: Some(at(Menu::File, 32)),
        scope: CommandScope::Document,
    }
    /// Show the options.
    Options {
        id: "options",
        label: label!("Options…"),
        button: label!("Options"),
        keys: &[control(Char(','))],
        menu: Some(at(Menu::File, 41)),
        scope: CommandScope::Program,
    }
    /// Leave the program.
    Quit {
        id: "quit",
        label: label!("Quit"),
        keys: &[control(Char('q'))],
        menu: Some(at(Menu::File, 51)),
        scope: CommandScope::OtherPage,
    }
    /// Take back the last edit.
    Undo {
        id: "undo",
        label: label!("Undo"),
        keys: &[control(Char('z'))],
        menu: Some(at(Menu::Edit, 11)),
        when: Availability::MayUndo,
    }
    /// Carry out again what was undone.
    Redo {
        id: "redo",
        label: label!("Redo"),
        keys: &[control(Char('y')), control_shift(Char('z'))],
        menu: Some(at(Menu::Edit, 12)),
        when: Availability::MayRedo,
    }
    /// Put the shown board into the clipboard as a line.
    Copy {
        id: "copy",
        label: label!("Copy"),
        keys: &[control(Char('c'))],
        menu: Some(at(Menu::Edit, 21)),
        when: Availability::BoardOpen,
    }
    /// Put the shown board into the clipboard as a text of this kind.
    CopyAs(Kind) {
        id: "copy-",
        when: Availability::BoardOpen,
    }
    /// Put the code of the puzzle into the clipboard.
    CopyCode {
        id: "copy-code",
        label: label!("Copy code"),
        menu: Some(at(Menu::Edit, 23)),
        when: Availability::HasCode,
    }
    /// Copy the name and the code of the puzzle as a text.
    CopyShareText {
        id: "copy-share-text",
        label: label!("Copy text to share"),
        menu: Some(at(Menu::Edit, 24)),
        when: Availability::HasCode,
    }
    /// Take the puzzle in the clipboard.
    Paste {
        id: "paste",
        label: label!("Paste"),
        keys: &[control(Char('v'))],
        menu: Some(at(Menu::Edit, 25)),
        scope: CommandScope::OtherPage,
    }
    /// Take everything but the givens off the board.
    ClearEntries {
        id: "clear-entries",
        label: label!("Clear entries"),
        menu: Some(at(Menu::Edit, 31)),
        when: Availability::HasEntries,
    }
    /// Take all notes off the board, and leave the digits.
    ClearNotes {
        id: "clear-notes",
        label: label!("Clear notes"),
        menu: Some(at(Menu::Edit, 32)),
        when: Availability::HasNotes,
    }
    /// Show answer 1.
    Solve {
        id: "solve",
        label: label!("Solve"),
        keys: &[plain(F(5))],
        menu: Some(at(Menu::Puzzle, 11)),
        when: Availability::BoardOpen,
    }
    /// Ask for a number and show that answer.
    AnswerNumber {
        id: "answer-number",
        label: label!("Answer number…"),
        button: label!("Number"),
        keys: &[plain(F(6))],
        menu: Some(at(Menu::Puzzle, 12)),
        when: Availability::BoardOpen,
    }
    /// Show the previous answer one.
    PreviousAnswer {
        id: "previous",
        label: label!("Previous answer"),
        button: label!("Previous"),
        keys: &[plain(F(11))],
        menu: Some(at(Menu::Puzzle, 13)),
        when: Availability::HasPreviousAnswer,
    }
    /// Show the answer after this one.
    NextAnswer {
        id: "next",
        label: label!("Next answer"),
        button: label!("Next"),
        keys: &[plain(F(12))],
        menu: Some(at(Menu::Puzzle, 14)),
        when: Availability::MayHaveNextAnswer,
    }
    /// Go back to the puzzle from its answer, or from something to learn from.
    Restore {
        id: "restore",
        label: label!("Restore"),
        button: label!("Back"),
        keys: &[alt(Char('r'))],
        menu: Some(at(Menu::Puzzle, 21)),
        when: Availability::MayRestore,
    }
    /// Say a little more about how to go on: where to look, then how, then what follows.
    Hint {
        id: "hint",
        label: label!("Hint"),
        keys: &[plain(F(2))],
        menu: Some(at(Menu::Hints, 11)),
        when: Availability::MayHint,
    }
    /// Carry out the step that the hint tells.
    ApplyHint {
        id: "apply-hint",
        label: label!("Apply hint"),
        keys: &[plain(F(3))],
        menu: Some(at(Menu::Hints, 12)),
        when: Availability::HintApplies,
    }
    /// Note all candidates of the open cells.
    NoteCandidates {
        id: "note-candidates",
        label: label!("Note all candidates"),
        menu: Some(at(Menu::Hints, 21)),
        when: Availability::HasOpenCells,
    }
    /// List the steps to the answer.
    SolutionPath {
        id: "solution-path",
        label: label!("Solution path"),
        menu: Some(at(Menu::Hints, 31)),
        when: Availability::MayListSteps,
    }
    /// List all steps that can be seen now.
    AllSteps {
        id: "all-steps",
        label: label!("All steps now"),
        menu: Some(at(Menu::Hints, 32)),
        when: Availability::MayListSteps,
    }
    /// Show the next step of the list.
    NextStep {
        id: "next-step",
        label: label!("Next step"),
        keys: &[alt(Down)],
        menu: Some(at(Menu::Hints, 41)),
        when: Availability::HasNextStep,
    }
    /// Show the step before it.
    PreviousStep {
        id: "previous-step",
        label: label!("Previous step"),
        keys: &[alt(Up)],
        menu: Some(at(Menu::Hints, 42)),
        when: Availability::HasPreviousStep,
    }
    /// Light the cells that a hint names next.
    NextPhrase {
        id: "next-phrase",
        label: label!("Highlight the next cells of the hint"),
        keys: &[alt(Right)],
        menu: Some(at(Menu::Hints, 51)),
        when: Availability::HintShown,
    }
    /// Light the cells that a hint names before.
    PreviousPhrase {
        id: "previous-phrase",
        label: label!("Highlight the previous cells of the hint"),
        keys: &[alt(Left)],
        menu: Some(at(Menu::Hints, 52)),
        when: Availability::HintShown,
    }
    /// Put the list of steps into the clipboard.
    CopySteps {
        id: "copy-steps",
        label: label!("Copy list of steps"),
        menu: Some(at(Menu::Hints, 43)),
        when: Availability::StepsListed,
    }
    /// A game of this level.
    NewGame(Level) {
        id: "new-game-",
        scope: CommandScope::OtherPage,
    }
    /// The puzzle of the day.
    DailyGame {
        id: "daily-game",
        label: label!("Daily puzzle"),
        scope: CommandScope::OtherPage,
    }
    /// A game that is described.
    ChooseGame {
        id: "choose-game",
        label: label!("Other…"),
        keys: &[control_shift(Char('n'))],
        scope: CommandScope::OtherPage,
    }
    /// Another game like the last one.
    NextGame {
        id: "next-game",
        label: label!("Next game"),
        button: label!("New game"),
        keys: &[control(Char('g'))],
        menu: Some(at(Menu::Play, 12)),
        scope: CommandScope::OtherPage,
    }
    /// Play the puzzle, or go on with its game.
    PlayPuzzle {
        id: "play",
        label: label!("Play this puzzle"),
        button: label!("Play"),
        keys: &[plain(F(8))],
        menu: Some(at(Menu::Play, 21)),
        when: Availability::MayPlay,
    }
    /// Set the game aside and edit the puzzle.
    EditPuzzle {
        id: "edit",
        label: label!("Back to editing"),
        button: label!("Edit"),
        keys: &[shift(F(8))],
        menu: Some(at(Menu::Play, 22)),
        when: Availability::MayEdit,
    }
    /// Begin the game again.
    PlayAgain {
        id: "play-again",
        label: label!("Play again…"),
        button: label!("Again"),
        keys: &[control(Char('r'))],
        menu: Some(at(Menu::Play, 23)),
        when: Availability::MayPlayAgain,
    }
    /// Go through the moves of the solved game again, on the board.
    ReplayGame {
        id: "replay-game",
        label: label!("Replay"),
        keys: &[control_shift(Char('r'))],
        menu: Some(at(Menu::Play, 24)),
        when: Availability::HasSolvedGame,
    }
    /// Write a picture of the solved game to a file, to be shared.
    SharePicture {
        id: "share-picture",
        label: label!("Share as picture…"),
        menu: Some(at(Menu::Play, 25)),
        when: Availability::HasSolvedGame,
    }
    /// Pause the game, or go on.
    Pause {
        id: "pause",
        label: label!("Pause"),
        keys: &[plain(Char('p'))],
        menu: Some(at(Menu::Play, 31)),
        when: Availability::MayPause,
        is_switch: true,
    }
    /// Tell which entries are right.
    Check {
        id: "check",
        label: label!("Check"),
        keys: &[plain(F(7))],
        menu: Some(at(Menu::Play, 32)),
        when: Availability::MayCheck,
    }
    /// Show what was played, and how it went.
    PlayStatistics {
        id: "play-statistics",
        label: label!("Statistics of play…"),
        keys: &[control(Char('t'))],
        menu: Some(at(Menu::Play, 71)),
        scope: CommandScope::OtherPage,
    }
    /// Write with this from now on.
    Pen(Pen) {
        id: "pen-",
        when: Availability::MayColour,
        is_switch: true,
    }
    /// Write digits, then corner notes, then centre notes.
    NextPen {
        id: "next-pen",
        label: label!("Digits or notes"),
        keys: &[plain(Char('n'))],
        when: Availability::MayColour,
    }
    /// Choose the digit before its cells, or stop that.
    DigitFirst {
        id: "digit-first",
        label: label!("Digit first"),
        keys: &[plain(Char('t'))],
        menu: Some(at(Menu::Play, 42)),
        when: Availability::MayColour,
        is_switch: true,
    }
    /// Have candidates noted so.
    Candidates(Candidates) {
        id: "candidates-",
        is_switch: true,
    }
    /// Give the selected cells this colour, or take it from them.
    Colour(Colour) {
        id: "colour-",
        when: Availability::MayColour,
    }
    /// Give the candidate that is looked for this colour in the selected cells, or take it from it.
    ColourCandidate(Colour) {
        id: "colour-candidate-",
        when: Availability::MayColourCandidate,
    }
    /// Take all colours off the board.
    ClearColours {
        id: "clear-colours",
        label: label!("Clear colours"),
        menu: Some(at(Menu::Play, 53)),
        when: Availability::HasColours,
    }
    /// Highlight where the selected digit can go, or stop that.
    FilterDigit {
        id: "filter-digit",
        label: label!("The selected digit"),
        keys: &[plain(Char('e'))],
        when: Availability::MayFilter,
    }
    /// Highlight the next digit.
    FilterNext {
        id: "filter-next",
        label: label!("Next digit"),
        keys: &[plain(Char('.'))],
        when: Availability::MayFilter,
    }
    /// Highlight the digit before.
    FilterPrevious {
        id: "filter-previous",
        label: label!("Previous digit"),
        keys: &[plain(Char(','))],
        when: Availability::MayFilter,
    }
    /// Highlight cells with two candidates, or stop that.
    FilterBivalue {
        id: "filter-bivalue",
        label: label!("Cells with two candidates"),
        keys: &[plain(Char('b'))],
        when: Availability::MayFilter,
        is_switch: true,
    }
    /// Select every cell.
    SelectAll {
        id: "select-all",
        label: label!("Select all cells"),
        keys: &[control(Char('a'))],
        menu: Some(at(Menu::Edit, 41)),
        when: Availability::BoardOpen,
    }
    /// Select all cells of a digit.
    SelectSame {
        id: "select-same",
        label: label!("Select cells of this digit"),
        keys: &[control(Char('d'))],
        menu: Some(at(Menu::Edit, 42)),
        when: Availability::HasDigitToSelect,
    }
    /// Choose a kind of constraints and let the mouse draw it, or stop that.
    DrawConstraints(ConstraintKind) {
        id: "draw-",
        when: Availability::MaySetConstraints,
        is_switch: true,
    }
    /// Say that all marks of a kind are shown, or take that back.
    ShowsAllMarks(NegativeKind) {
        id: "all-marks-",
        when: Availability::MaySetConstraints,
        is_switch: true,
    }
    /// Set a constraint of the chosen kind on the selected cells.
    SetConstraint {
        id: "set-constraint",
        label: label!("Set on the selected cells"),
        keys: &[control(Char('k'))],
        menu: Some(at(Menu::Edit, 53)),
        when: Availability::MaySetConstraints,
    }
    /// Set a constraint of the chosen kind on the selected cells, whatever constraints they are in.
    SetOverOthers {
        id: "set-over-others",
        label: label!("Set over others"),
        keys: &[control_shift(Char('k'))],
        menu: Some(at(Menu::Edit, 54)),
        when: Availability::MaySetConstraints,
    }
    /// Let the mouse draw constraints of the chosen kind, or stop that.
    Draw {
        id: "draw",
        label: label!("Draw with the mouse"),
        keys: &[alt(Char('k'))],
        menu: Some(at(Menu::Edit, 55)),
        when: Availability::MaySetConstraints,
        is_switch: true,
    }
    /// Type the number of the constraint at the selection.
    ChangeNumber {
        id: "change-number",
        label: label!("Change the number"),
        keys: &[control(Char('e'))],
        menu: Some(at(Menu::Edit, 56)),
        when: Availability::HasNumber,
    }
    /// Take the constraint at the selection away.
    RemoveConstraint {
        id: "remove-constraint",
        label: label!("Remove the constraint"),
        keys: &[control(Delete)],
        menu: Some(at(Menu::Edit, 57)),
        when: Availability::HasConstraint,
    }
    /// Go to the combinations of the cages at the cursor.
    Combinations {
        id: "combinations",
        label: label!("Combinations of the cage"),
        keys: &[control(Char('i'))],
        menu: Some(at(Menu::Play, 45)),
        when: Availability::HasCombinations,
    }
    /// Make a save point.
    MakeSavePoint {
        id: "make-save-point",
        label: label!("Make a save point"),
        keys: &[control(Char('b'))],
        menu: Some(at(Menu::Play, 61)),
        when: Availability::MayMakeSavePoint,
    }
    /// Make a save point with a name.
    NameSavePoint {
        id: "name-save-point",
        label: label!("Make a save point called…"),
        keys: &[control_shift(Char('b'))],
        menu: Some(at(Menu::Play, 62)),
        when: Availability::MayMakeSavePoint,
    }
    /// Put the board back as it was at the save point at this place, the oldest at 0.
    GoToSavePoint(usize) {
        id: "save-point-",
        when: Availability::MayGoToSavePoint,
    }
    /// Forget the save point at this place.
    DeleteSavePoint(usize) {
        id: "delete-save-point-",
        when: Availability::HasSavePoints,
    }
    /// Tell of each technique what it is, that of the hint first.
    Techniques {
        id: "techniques",
        label: label!("Techniques…"),
        button: label!("Techniques"),
        keys: &[shift(F(2))],
        menu: Some(at(Menu::Hints, 61)),
        scope: CommandScope::Program,
    }
    /// Another puzzle to practise the same technique on.
    PractiseNext {
        id: "practise-next",
        label: label!("Practise on another puzzle"),
        button: label!("Another puzzle"),
        keys: &[plain(F(4))],
        menu: Some(at(Menu::Hints, 63)),
        when: Availability::Practising,
    }
    /// Choose which techniques hints may use.
    KnownTechniques {
        id: "known-techniques",
        label: label!("Known techniques…"),
        menu: Some(at(Menu::Hints, 62)),
        scope: CommandScope::Program,
    }
    /// Watch methods of solving at work on the puzzle.
    Lab {
        id: "lab",
        label: label!("Lab…"),
        keys: &[alt(Char('l'))],
        menu: Some(at(Menu::Puzzle, 41)),
        scope: CommandScope::Document,
    }
    /// Show or hide the statistics.
    Statistics {
        id: "statistics",
        label: label!("Statistics"),
        keys: &[alt(Char('s'))],
        menu: Some(at(Menu::Puzzle, 31)),
        scope: CommandScope::Document,
        is_switch: true,
    }
    /// Follow a colour scheme.
    Theme(ThemeChoice) {
        id: "theme-",
        scope: CommandScope::Program,
        is_switch: true,
    }
    /// Speak a language.
    Language(LanguageChoice) {
        id: "language-",
        scope: CommandScope::Program,
        is_switch: true,
    }
    /// Make everything but the board larger.
    ZoomIn {
        id: "zoom-in",
        label: label!("Larger"),
        // On most keyboards "+" is typed with Shift, and "=" is the same key without it.
        keys: &[control(Char('+')), control_shift(Char('+')), control(Char('='))],
        scope: CommandScope::Program,
    }
    /// Make everything but the board smaller.
    ZoomOut {
        id: "zoom-out",
        label: label!("Smaller"),
        keys: &[control(Char('-'))],
        scope: CommandScope::Program,
    }
    /// Back to the size that the program starts with.
    ZoomReset {
        id: "zoom-reset",
        label: label!("Normal size"),
        keys: &[control(Char('0'))],
        scope: CommandScope::Program,
    }
    /// Make the cells of the board larger, and show fewer of them.
    EnlargeCells {
        id: "enlarge-cells",
        label: label!("Larger cells"),
        keys: &[alt(Char('+')), alt_shift(Char('+')), alt(Char('='))],
        when: Availability::BoardZooms,
    }
    /// Make the cells of the board smaller, and show more of them.
    ShrinkCells {
        id: "shrink-cells",
        label: label!("Smaller cells"),
        keys: &[alt(Char('-'))],
        when: Availability::BoardZooms,
    }
    /// Show as many cells of the board as usual.
    UsualCells {
        id: "usual-cells",
        label: label!("Cells of usual size"),
        keys: &[alt(Char('0'))],
        when: Availability::BoardZooms,
    }
    /// Show or hide the side panel.
    SidePanel {
        id: "side-panel",
        label: label!("Side panel"),
        keys: &[plain(F(9))],
        menu: Some(at(Menu::View, 21)),
        is_switch: true,
    }
    /// Show how the program is used.
    Help {
        id: "help",
        label: label!("Help"),
        keys: &[plain(F(1))],
        menu: Some(at(Menu::Help, 11)),
        scope: CommandScope::Program,
    }
    /// List the lessons of the tutorial.
    Tutorial {
        id: "tutorial",
        label: label!("Tutorial…"),
        button: label!("Tutorial"),
        menu: Some(at(Menu::Help, 10)),
        scope: CommandScope::Program,
    }
    /// Show the table of keys.
    Shortcuts {
        id: "shortcuts",
        label: label!("Keyboard shortcuts"),
        menu: Some(at(Menu::Help, 12)),
        scope: CommandScope::Program,
    }
    /// Say what program this is.
    About {
        id: "about",
        label: label!("About Nonet"),
        keys: &[shift(F(1))],
        menu: Some(at(Menu::Help, 21)),
        scope: CommandScope::Program,
    }
}

impl Command {
    /// The name by which the window calls the command.
    #[must_use]
    pub fn id(self) -> String {
        format!("{}{}", self.entry().id, self.parameter())
    }

    /// Whether it switches something on and off, or chooses one of a few that hold.
    #[must_use]
    pub fn is_switch(self) -> bool {
        self.entry().is_switch
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_is_found_by_its_name() {
        let colours = Colour::ALL.into_iter();
        let with_parameter = [
            Command::OpenRecent(7),
            Command::GoToSavePoint(3),
            Command::DeleteSavePoint(3),
            Command::Export(Medium::Pdf),
            Command::CopyAs(Kind::SimpleSudoku),
            Command::NewGame(Level::Unfair),
            Command::Candidates(Candidates::Clean),
            Command::Theme(ThemeChoice::Dark),
            Command::DrawConstraints(ConstraintKind::WhiteDot),
            Command::ShowsAllMarks(NegativeKind::Sum),
        ];
        let commands = Command::plain()
            .chain(with_parameter)
            .chain(Pen::ALL.map(Command::Pen))
            .chain(LanguageChoice::all().map(Command::Language))
            .chain(colours.flat_map(|it| [Command::Colour(it), Command::ColourCandidate(it)]));
        for command in commands {
            assert_eq!(Command::from_id(&command.id()), Some(command), "{}", command.id());
        }
        for unknown in ["recent-x", "colour-9", "advice", "language-xx", ""] {
            assert_eq!(Command::from_id(unknown), None, "{unknown}");
        }
    }

    #[test]
    fn every_command_without_a_parameter_has_a_name_and_a_label() {
        for command in Command::plain() {
            let entry = command.entry();
            assert!(!entry.id.is_empty() && entry.label.is_some(), "{command:?}");
        }
    }
}
