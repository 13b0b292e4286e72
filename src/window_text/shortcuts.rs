//! The table of keys in words, made from the table that the keyboard itself follows.

use super::{Language, Say, say};
use crate::controller::commands::keys::{
    CANCELLING, CLEARING, Chord, Key, LESSON_KEYS, MOVES, NUMBER_KEYS, shortcut_of, shortcuts,
};
use crate::controller::{Command, ConstraintsAction, Pen, TutorialAction};

/// One line of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShortcutText {
    /// The keys.
    pub keys: String,
    /// What they do, or the name of the part that follows.
    pub what: String,
    /// Whether it is the name of a part.
    pub heading: bool,
}

/// The whole table: the board first, then the commands.
#[must_use]
pub fn shortcut_rows(language: Language) -> Vec<ShortcutText> {
    let mut rows = vec![heading(say!(language, "On the board"))];
    let moves = MOVES.iter().map(|(chord, to)| (chord.say(language), to.say(language)));
    rows.extend(joined(moves.collect()));
    rows.push(row("1–9".to_owned(), &say!(language, "Write the digit")));
    let from_zero = say!(language, "Write the digit, on large boards with digits from 0");
    rows.push(row("0–9, A–Z".to_owned(), &from_zero));
    rows.extend(of_playing(language));
    let clearing: Vec<String> = CLEARING.iter().map(|(chord, _)| chord.say(language)).collect();
    rows.push(row(clearing.join(", "), &say!(language, "Clear the cell")));
    rows.extend(of_editing(language));
    rows.extend(of_zooming(language));
    rows.push(heading(say!(language, "While the sum of a cage is typed")));
    let numbers =
        NUMBER_KEYS.iter().map(|(chord, it)| (chord.say(language), numbering(*it, language)));
    rows.extend(joined(numbers.collect()));
    rows.push(heading(say!(language, "In the tutorial")));
    let turning =
        LESSON_KEYS.iter().map(|(chord, it)| (chord.say(language), turning(*it, language)));
    rows.extend(joined(turning.collect()));
    rows.push(heading(say!(language, "Commands")));
    let commands =
        shortcuts().into_iter().map(|(chord, it)| (chord.say(language), it.say(language)));
    rows.extend(joined(commands.collect()));
    let cancelling = CANCELLING.say(language);
    rows.push(row(cancelling, &say!(language, "Stop what is running")));
    rows.push(row(say!(language, "F10, Alt+letter"), &say!(language, "Menus")));
    rows.extend(of_other_layouts(language));
    rows
}

/// Where the keys are that a keyboard layout does not have.
fn of_other_layouts(language: Language) -> Vec<ShortcutText> {
    vec![
        heading(say!(language, "On other keyboards")),
        row(
            say!(language, "Digit row without digits"),
            &say!(language, "Digits by the place of the key, also with Ctrl and Alt"),
        ),
        row(
            say!(language, "No Latin letters"),
            &say!(language, "Letters where a QWERTY keyboard has them"),
        ),
    ]
}

/// What keys do besides while a puzzle is edited.
fn of_editing(language: Language) -> Vec<ShortcutText> {
    let [space, back] = [Key::Char(' '), Key::Backspace].map(|key| key.say(language));
    vec![
        row(
            format!("0, . , {space}"),
            &say!(language, "In a new puzzle: an empty cell, then the next"),
        ),
        row(back, &say!(language, "In a new puzzle: back to the last cell, and clear it")),
    ]
}

/// What zooms the board besides the keys of commands.
fn of_zooming(language: Language) -> Vec<ShortcutText> {
    let of_window = [Command::ZoomIn, Command::ZoomOut, Command::ZoomReset];
    let keys = of_window.map(|command| shortcut_of(command).map(|chord| chord.say(language)));
    let keys: Vec<String> = keys.into_iter().flatten().collect();
    vec![
        row(
            keys.join(", "),
            &say!(language, "On boards beyond 25×25: larger, smaller, usual cells"),
        ),
        row(say!(language, "Ctrl+wheel"), &say!(language, "Larger or smaller cells")),
    ]
}

/// What keys do together with others, in a game above all.
fn of_playing(language: Language) -> Vec<ShortcutText> {
    let arrows = say!(language, "arrows");
    let space = Key::Char(' ').say(language);
    let colours = Command::Pen(Pen::Colour);
    let again = shortcut_of(colours).map(|chord| chord.say(language)).unwrap_or_default();
    let [up, down] = [Key::PageUp, Key::PageDown].map(|key| Chord::alt(key).say(language));
    vec![
        row("Ctrl+1–9".to_owned(), &say!(language, "Note in the corner")),
        row("Alt+1–9".to_owned(), &say!(language, "Note in the middle")),
        row(format!("Shift+{arrows}"), &say!(language, "Select more cells")),
        row(format!("Ctrl+{arrows}"), &say!(language, "Next open cell")),
        row(format!("Ctrl+Shift+{arrows}"), &say!(language, "Select the next open cell too")),
        row(format!("Enter, {space}"), &say!(language, "Put the digit chosen first")),
        row("A S D F G H J K".to_owned(), &say!(language, "Colour of the cells")),
        row(
            say!(language, "Shift+colour key"),
            &say!(language, "Colour of the highlighted candidate"),
        ),
        row(format!("{again}, {again}"), &say!(language, "Colour cells, or candidates by clicks")),
        row(format!("{up}, {down}"), &say!(language, "Scroll the side panel")),
    ]
}

/// What a key does while the number of a constraint is typed.
fn numbering(action: ConstraintsAction, language: Language) -> String {
    match action {
        ConstraintsAction::EndNumber => say!(language, "End the number"),
        ConstraintsAction::TakeBack | ConstraintsAction::Clear => {
            say!(language, "Remove the number, then the constraint")
        }
        ConstraintsAction::DropNumber => say!(language, "Leave the number as it was"),
        ConstraintsAction::Press { .. }
        | ConstraintsAction::DragTo(_)
        | ConstraintsAction::Release
        | ConstraintsAction::Figure(_) => String::new(),
    }
}

/// What a key does in a lesson.
fn turning(action: TutorialAction, language: Language) -> String {
    match action {
        TutorialAction::Begin(lesson) => lesson.say(language),
        TutorialAction::Advance => say!(language, "Next page, when the task is done"),
        TutorialAction::NextPage => say!(language, "Next page"),
        TutorialAction::PreviousPage => say!(language, "Previous page"),
        TutorialAction::ShowMe => say!(language, "Show me"),
        TutorialAction::Leave => say!(language, "Leave the tutorial"),
    }
}

/// One row for what several keys do, with the keys in the order in which they stand.
fn joined(pairs: Vec<(String, String)>) -> Vec<ShortcutText> {
    let mut rows: Vec<ShortcutText> = Vec::new();
    for (keys, what) in pairs {
        match rows.iter_mut().find(|row| row.what == what) {
            Some(same) => same.keys = format!("{}, {keys}", same.keys),
            None => rows.push(row(keys, &what)),
        }
    }
    rows
}

fn row(keys: String, what: &str) -> ShortcutText {
    ShortcutText { keys, what: what.trim_end_matches('…').to_owned(), heading: false }
}

fn heading(what: String) -> ShortcutText {
    ShortcutText { keys: String::new(), what, heading: true }
}
