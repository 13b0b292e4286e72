//! The table of keys: the action of each chord.

pub use super::chord::{Chord, Key};
use super::table::Command;
use crate::controller::action::{Action, JobsAction};
use crate::controller::board::{
    BoardAction, DigitKeys, EmptyHandAction, PartialNumber, Pen, Typing,
};
use crate::controller::constraints::ConstraintsAction;
use crate::controller::document::CursorMove;
use crate::controller::photo::PhotoAction;
use crate::controller::records::{RecordsAction, ReplayAction, SolvedAction};
use crate::controller::start_page::{StartPageAction, StartPageMove};
use crate::controller::tutorial::TutorialAction;
use crate::game::{Colour, NoteKind};

/// The shortcuts of commands, in the order of the table of commands.
#[must_use]
pub fn shortcuts() -> Vec<(Chord, Command)> {
    let of = |command: Command| command.entry().keys.iter().map(move |&chord| (chord, command));
    Command::plain()
        .flat_map(of)
        .chain(PENS.map(|(chord, pen)| (chord, Command::Pen(pen))))
        .collect()
}

/// The keys of pens. As in the programs of Cracking the Cryptic, of which many players know these.
const PENS: [(Chord, Pen); 4] = [
    (Chord::plain(Key::Char('z')), Pen::Digit),
    (Chord::plain(Key::Char('x')), Pen::Note(NoteKind::Corner)),
    (Chord::plain(Key::Char('c')), Pen::Note(NoteKind::Centre)),
    (Chord::plain(Key::Char('v')), Pen::Colour),
];

/// The keys that move on the board.
pub const MOVES: &[(Chord, CursorMove)] = &[
    (Chord::plain(Key::Right), CursorMove::Next),
    (Chord::plain(Key::Enter), CursorMove::Next),
    (Chord::plain(Key::Tab), CursorMove::Next),
    (Chord::plain(Key::Left), CursorMove::Previous),
    (Chord::shift(Key::Tab), CursorMove::Previous),
    (Chord::plain(Key::Up), CursorMove::Up),
    (Chord::plain(Key::Down), CursorMove::Down),
    (Chord::plain(Key::Home), CursorMove::RowStart),
    (Chord::plain(Key::End), CursorMove::RowEnd),
    (Chord::plain(Key::PageUp), CursorMove::ColumnTop),
    (Chord::plain(Key::PageDown), CursorMove::ColumnBottom),
];

/// The moves that arrows make, which Shift, Control and both change.
const ARROWS: [(Key, CursorMove); 4] = [
    (Key::Right, CursorMove::Next),
    (Key::Left, CursorMove::Previous),
    (Key::Up, CursorMove::Up),
    (Key::Down, CursorMove::Down),
];

/// The colours of the home row: alone for cells, with Shift for the candidate that is looked for.
const COLOURS: [char; Colour::COUNT] = ['a', 's', 'd', 'f', 'g', 'h', 'j', 'k'];

/// The keys that put down the digit in the hand, and what they do while there is none.
pub const PUTTING: &[(Chord, EmptyHandAction)] = &[
    (Chord::plain(Key::Enter), EmptyHandAction::Next),
    (Chord::plain(Key::Char(' ')), EmptyHandAction::Clear),
];

/// The keys that clear the selected cell. While a puzzle is edited, some of them move the selection too.
pub const CLEARING: &[(Chord, BoardAction)] = &[
    (Chord::plain(Key::Char(' ')), BoardAction::TypeEmpty),
    (Chord::plain(Key::Backspace), BoardAction::TakeBack),
    (Chord::plain(Key::Delete), BoardAction::Clear),
    (Chord::plain(Key::Char('0')), BoardAction::TypeEmpty),
];

/// The key that stops background work.
pub const CANCELLING: Chord = Chord::plain(Key::Escape);

/// What a chord does when the board has the keyboard.
#[must_use]
pub fn action_of(chord: Chord) -> Option<Action> {
    let chord = unshifted(chord);
    if let Some((_, command)) = shortcuts().into_iter().find(|(shortcut, _)| *shortcut == chord) {
        // The key of this command types an empty cell while a puzzle is typed.
        let is_typed = command == Command::FilterNext;
        return Some(if is_typed {
            BoardAction::FullStop.into()
        } else {
            Action::Command(command)
        });
    }
    if let Some(&(_, otherwise)) = PUTTING.iter().find(|(key, _)| *key == chord) {
        return Some(Action::Board(BoardAction::Put(otherwise)));
    }
    if let Some(&(_, to)) = MOVES.iter().find(|(key, _)| *key == chord) {
        return Some(Action::Board(BoardAction::Move(to)));
    }
    if let Some(&(_, action)) = CLEARING.iter().find(|(key, _)| *key == chord) {
        return Some(Action::Board(action));
    }
    if chord == CANCELLING {
        return Some(Action::Jobs(JobsAction::Cancel));
    }
    arrow_action(chord).or_else(|| colour_action(chord)).or_else(|| digit_action(chord))
}

/// What a chord types on a board with digits above 9; `None` if it does what it does on any board.
#[must_use]
pub fn typing_action_of(chord: Chord, typing: Typing) -> Option<BoardAction> {
    let chord = unshifted(chord);
    let partial_number = typing.partial_number;
    if partial_number.is_some()
        && let Some(&(_, action)) = CLOSING.iter().find(|(key, _)| *key == chord)
    {
        return Some(action);
    }
    match typing.keys {
        DigitKeys::Single => None,
        DigitKeys::Figures => figure_action(chord, partial_number),
        DigitKeys::Letters(last) => letter_action(chord, last),
        DigitKeys::FromZero(count) => from_zero_action(chord, count),
    }
}

/// The commands whose keys zoom the window, each with the one that has its keys on a board too large to be shown as a whole.
const ZOOMS: [(Command, Command); 3] = [
    (Command::ZoomIn, Command::EnlargeCells),
    (Command::ZoomOut, Command::ShrinkCells),
    (Command::ZoomReset, Command::UsualCells),
];

/// The command of a key that zooms, on a board too large to be shown as a whole: its cells are zoomed, not the window.
#[must_use]
pub fn zoom_of_large_board(chord: Chord) -> Option<Command> {
    let is_of = |command: Command| command.entry().keys.contains(&chord);
    ZOOMS.into_iter().find(|&(window, _)| is_of(window)).map(|(_, board)| board)
}

/// The first chord of a command on such a board. Returns `None` if it has none there.
#[must_use]
pub fn shortcut_on_large_board(command: Command) -> Option<Chord> {
    if ZOOMS.iter().any(|&(window, _)| window == command) {
        return None;
    }
    let of_board = ZOOMS.iter().find(|&&(_, board)| board == command);
    shortcut_of(of_board.map_or(command, |&(window, _)| window))
}

/// What a chord does while a puzzle of `size` digits that was read in a picture is compared.
#[must_use]
pub fn photo_action_of(chord: Chord, size: usize) -> Option<PhotoAction> {
    for (command, action) in
        [(Command::Undo, PhotoAction::Undo), (Command::Redo, PhotoAction::Redo)]
    {
        if command.entry().keys.contains(&chord) {
            return Some(action);
        }
    }
    let chord = unshifted(chord);
    if chord.control || chord.alt {
        return None;
    }
    if let Some(&(_, to)) = MOVES.iter().find(|(key, _)| *key == chord)
        && !matches!(chord.key, Key::Enter | Key::Tab)
    {
        return Some(PhotoAction::Move(to));
    }
    let Key::Char(character) = chord.key else {
        return None;
    };
    let number = |digit: u32| u8::try_from(digit).ok().filter(|&digit| usize::from(digit) <= size);
    match character {
        '.' => Some(PhotoAction::Clear),
        '0'..='9' => number(character.to_digit(10)?).map(PhotoAction::TypeFigure),
        'a'..='g' => number(u32::from(character) - u32::from('a') + 10).map(PhotoAction::Type),
        _ => None,
    }
}

/// What keys do to a number that is typed.
pub const CLOSING: [(Chord, BoardAction); 3] = [
    (Chord::plain(Key::Enter), BoardAction::CloseNumber),
    (Chord::plain(Key::Backspace), BoardAction::TakeFigureBack),
    (Chord::plain(Key::Escape), BoardAction::DropNumber),
];

/// The keys of a number of a constraint besides its figures.
pub const NUMBER_KEYS: [(Chord, ConstraintsAction); 4] = [
    (Chord::plain(Key::Enter), ConstraintsAction::EndNumber),
    (Chord::plain(Key::Backspace), ConstraintsAction::TakeBack),
    (Chord::plain(Key::Delete), ConstraintsAction::Clear),
    (Chord::plain(Key::Escape), ConstraintsAction::DropNumber),
];

/// What a chord does while the number of a constraint is typed; `None` if it does what it does otherwise.
#[must_use]
pub fn number_action_of(chord: Chord) -> Option<ConstraintsAction> {
    let chord = unshifted(chord);
    if let Some(&(_, action)) = NUMBER_KEYS.iter().find(|(key, _)| *key == chord) {
        return Some(action);
    }
    let Chord { key: Key::Char(sign), control: false, alt: false, .. } = chord else {
        return None;
    };
    u8::try_from(sign.to_digit(10)?).ok().map(ConstraintsAction::Figure)
}

/// A 0 is a figure only behind others: alone it clears, and with Control or Alt it is another key.
fn figure_action(chord: Chord, partial_number: Option<PartialNumber>) -> Option<BoardAction> {
    let Key::Char(character) = chord.key else {
        return None;
    };
    let figure = u8::try_from(character.to_digit(10)?).ok()?;
    let note = match (chord.control, chord.alt) {
        (false, false) => None,
        (true, false) => Some(NoteKind::Corner),
        (false, true) => Some(NoteKind::Centre),
        (true, true) => return None,
    };
    let follows = partial_number.is_some_and(|it| it.note == note);
    (figure > 0 || follows).then_some(BoardAction::Figure(note, figure))
}

/// A is 10, and so on up to the last digit of the board.
fn letter_action(chord: Chord, last: u8) -> Option<BoardAction> {
    let Chord { key: Key::Char(letter), control: false, alt: false, .. } = chord else {
        return None;
    };
    let number = u8::try_from(letter.to_digit(36)?).ok()?;
    (10..=last).contains(&number).then_some(BoardAction::Type(number))
}

/// 0 is the first digit, and A the eleventh. Figures write notes with Control or Alt; Control with 0 is another key.
fn from_zero_action(chord: Chord, count: u8) -> Option<BoardAction> {
    let Key::Char(sign) = chord.key else {
        return None;
    };
    let index = u8::try_from(sign.to_digit(36)?).ok()?;
    let number = Some(index + 1).filter(|number| *number <= count)?;
    match (chord.control, chord.alt) {
        (false, false) => Some(BoardAction::Type(number)),
        (true, false) if (1..=9).contains(&index) => {
            Some(BoardAction::Note(NoteKind::Corner, number))
        }
        (false, true) if index <= 9 => Some(BoardAction::Note(NoteKind::Centre, number)),
        (true, _) | (false, true) => None,
    }
}

/// What a letter does that stands for no digit and is no other key, on a board with digits above 9.
#[must_use]
pub fn stray_letter_action_of(chord: Chord, typing: Typing) -> Option<BoardAction> {
    let Chord { key: Key::Char(letter), control: false, alt: false, .. } = chord else {
        return None;
    };
    match typing.keys {
        DigitKeys::Single => None,
        DigitKeys::Figures | DigitKeys::Letters(_) | DigitKeys::FromZero(_) => {
            letter.is_ascii_alphabetic().then_some(BoardAction::StrayLetter(letter))
        }
    }
}

/// The keys of a replay on the board.
pub const REPLAY_KEYS: [(Chord, ReplayAction); 6] = [
    (Chord::plain(Key::Right), ReplayAction::Forward),
    (Chord::plain(Key::Down), ReplayAction::Forward),
    (Chord::plain(Key::Left), ReplayAction::Back),
    (Chord::plain(Key::Up), ReplayAction::Back),
    (Chord::plain(Key::Home), ReplayAction::ToStart),
    (Chord::plain(Key::End), ReplayAction::ToEnd),
];

/// What a chord does in a replay on the board; `None` if it does what it does elsewhere.
#[must_use]
pub fn replay_action_of(chord: Chord) -> Option<Action> {
    let (_, action) = REPLAY_KEYS.iter().find(|(key, _)| *key == chord)?;
    Some(RecordsAction::Solved(SolvedAction::InReplay(*action)).into())
}

/// The keys that turn the pages of a lesson.
pub const LESSON_KEYS: [(Chord, TutorialAction); 5] = [
    (Chord::plain(Key::Enter), TutorialAction::Advance),
    (Chord::plain(Key::Char('n')), TutorialAction::NextPage),
    (Chord::plain(Key::Char('b')), TutorialAction::PreviousPage),
    (Chord::plain(Key::Backspace), TutorialAction::PreviousPage),
    (Chord::plain(Key::Escape), TutorialAction::Leave),
];

/// What a chord does in a lesson; `None` if it does what it does on the board.
#[must_use]
pub fn lesson_action_of(chord: Chord) -> Option<TutorialAction> {
    LESSON_KEYS.into_iter().find(|(key, _)| *key == chord).map(|(_, action)| action)
}

/// The keys that move on the start page.
pub const START_MOVES: &[(Chord, StartPageMove)] = &[
    (Chord::plain(Key::Right), StartPageMove::Next),
    (Chord::plain(Key::Tab), StartPageMove::Next),
    (Chord::plain(Key::Left), StartPageMove::Previous),
    (Chord::shift(Key::Tab), StartPageMove::Previous),
    (Chord::plain(Key::Up), StartPageMove::Up),
    (Chord::plain(Key::Down), StartPageMove::Down),
    (Chord::plain(Key::Home), StartPageMove::First),
    (Chord::plain(Key::End), StartPageMove::Last),
];

/// The keys that choose the card that the keyboard is at.
pub const START_CHOOSING: [Chord; 2] = [Chord::plain(Key::Enter), Chord::plain(Key::Char(' '))];

/// What a chord does when the start page has the keyboard; `None` if it does what it does on the board.
#[must_use]
pub fn start_action_of(chord: Chord) -> Option<StartPageAction> {
    if let Some(&(_, to)) = START_MOVES.iter().find(|(key, _)| *key == chord) {
        return Some(StartPageAction::Move(to));
    }
    if START_CHOOSING.contains(&chord) {
        return Some(StartPageAction::Choose);
    }
    if chord == CANCELLING {
        return Some(StartPageAction::Leave);
    }
    let Chord { key: Key::Char(letter), control: false, shift: false, alt: false } = chord else {
        return None;
    };
    letter.is_alphabetic().then_some(StartPageAction::Key(letter))
}

/// What an arrow does with modifiers: Shift keeps what was selected, Control goes to the next open cell.
fn arrow_action(chord: Chord) -> Option<Action> {
    let &(_, to) = ARROWS.iter().find(|(key, _)| *key == chord.key)?;
    match chord {
        Chord { alt: true, .. } => None,
        Chord { control: true, shift: true, .. } => {
            Some(Action::Board(BoardAction::ExtendLeap(to)))
        }
        Chord { control: true, .. } => Some(Action::Board(BoardAction::Leap(to))),
        Chord { shift: true, .. } => Some(Action::Board(BoardAction::Extend(to))),
        _ => None,
    }
}

fn colour_action(chord: Chord) -> Option<Action> {
    let place = COLOURS.iter().position(|&letter| chord.key == Key::Char(letter))?;
    let colour = Colour::ALL[place];
    match chord {
        Chord { control: false, alt: false, shift: false, .. } => {
            Some(Action::Command(Command::Colour(colour)))
        }
        Chord { control: false, alt: false, shift: true, .. } => {
            Some(Action::Command(Command::ColourCandidate(colour)))
        }
        _ => None,
    }
}

/// The chord that is meant: some keyboards have the digits of the main row under Shift.
fn unshifted(chord: Chord) -> Chord {
    match chord {
        Chord { key: Key::Char('0'..='9'), control: false, alt: false, .. } => {
            Chord { shift: false, ..chord }
        }
        chord => chord,
    }
}

/// Digits from 1 write. With Control they are noted in the corner, with Alt in the middle.
fn digit_action(chord: Chord) -> Option<Action> {
    let Key::Char(character) = chord.key else {
        return None;
    };
    let number = u8::try_from(character.to_digit(10)?).ok()?;
    let action = match (number, chord.control, chord.alt) {
        (0, _, _) | (_, true, true) => return None,
        (_, false, false) => BoardAction::Type(number),
        (_, true, false) => BoardAction::Note(NoteKind::Corner, number),
        (_, false, true) => BoardAction::Note(NoteKind::Centre, number),
    };
    Some(Action::Board(action))
}

/// The chord that menus show beside a command.
#[must_use]
pub fn shortcut_of(command: Command) -> Option<Chord> {
    let letter = |colour: Colour| Key::Char(COLOURS[colour.index()]);
    if let Command::Colour(colour) = command {
        return Some(Chord::plain(letter(colour)));
    }
    if let Command::ColourCandidate(colour) = command {
        return Some(Chord::shift(letter(colour)));
    }
    if let Command::Pen(pen) = command {
        return PENS.iter().find(|(_, named)| *named == pen).map(|&(chord, _)| chord);
    }
    command.entry().keys.first().copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_chord_means_two_things() {
        let shortcuts = shortcuts().into_iter().map(|(chord, _)| chord);
        let mut chords: Vec<Chord> = shortcuts
            .chain(MOVES.iter().map(|(chord, _)| *chord))
            .chain(CLEARING.iter().map(|(chord, _)| *chord))
            .chain(Colour::ALL.into_iter().filter_map(|it| shortcut_of(Command::Colour(it))))
            .collect();
        let count = chords.len();
        chords.sort_by_key(|chord| format!("{chord:?}"));
        chords.dedup();
        assert_eq!(chords.len(), count);
    }

    #[test]
    fn arrows_extend_and_leap() {
        let right = Chord::plain(Key::Right);
        let [shift, control] = [Chord::shift(Key::Right), Chord::control(Key::Right)];
        assert!(matches!(
            action_of(right),
            Some(Action::Board(BoardAction::Move(CursorMove::Next)))
        ));
        assert!(matches!(
            action_of(shift),
            Some(Action::Board(BoardAction::Extend(CursorMove::Next)))
        ));
        assert!(matches!(
            action_of(control),
            Some(Action::Board(BoardAction::Leap(CursorMove::Next)))
        ));
        let both = Chord::control_shift(Key::Right);
        assert!(matches!(
            action_of(both),
            Some(Action::Board(BoardAction::ExtendLeap(CursorMove::Next)))
        ));
    }

    #[test]
    fn the_home_row_has_the_colours() {
        let third = Colour::ALL[2];
        let plain = action_of(Chord::plain(Key::Char('d')));
        assert!(matches!(plain, Some(Action::Command(Command::Colour(it))) if it == third));
        let shift = action_of(Chord::shift(Key::Char('d')));
        assert!(
            matches!(shift, Some(Action::Command(Command::ColourCandidate(it))) if it == third)
        );
    }

    #[test]
    fn figures_make_numbers_and_letters_are_digits() {
        let typed =
            |chord, keys, partial_number| typing_action_of(chord, Typing { keys, partial_number });
        let key = |letter| Chord::plain(Key::Char(letter));
        let half = Some(PartialNumber { number: 1, note: None });
        let figures = DigitKeys::Figures;
        assert!(typed(key('7'), DigitKeys::Single, None).is_none());
        assert!(matches!(typed(key('7'), figures, None), Some(BoardAction::Figure(None, 7))));
        assert!(typed(key('0'), figures, None).is_none(), "it clears");
        assert!(matches!(typed(key('0'), figures, half), Some(BoardAction::Figure(None, 0))));
        let corner = Chord::control(Key::Char('1'));
        let noted = Some(BoardAction::Figure(Some(NoteKind::Corner), 1));
        assert_eq!(format!("{:?}", typed(corner, figures, half)), format!("{noted:?}"));
        let zoom = Chord::control(Key::Char('0'));
        assert!(typed(zoom, figures, half).is_none(), "it resets the zoom");
        let enter = Chord::plain(Key::Enter);
        assert!(matches!(typed(enter, figures, half), Some(BoardAction::CloseNumber)));
        assert!(typed(enter, figures, None).is_none());
        let letters = DigitKeys::Letters(16);
        assert!(matches!(typed(key('g'), letters, None), Some(BoardAction::Type(16))));
        assert!(matches!(
            typed(Chord::shift(Key::Char('a')), letters, None),
            Some(BoardAction::Type(10))
        ));
        assert!(typed(key('h'), letters, None).is_none(), "16 digits end with G");
        assert!(typed(Chord::control(Key::Char('c')), letters, None).is_none());
        assert!(typed(key('9'), letters, None).is_none());
        let from_zero = DigitKeys::FromZero(16);
        let number = |sign| match typed(key(sign), from_zero, None) {
            Some(BoardAction::Type(number)) => Some(number),
            _ => None,
        };
        assert_eq!(
            ['0', '9', 'a', 'f', 'g', '.'].map(number),
            [Some(1), Some(10), Some(11), Some(16), None, None]
        );
        let noted = |chord| format!("{:?}", typed(chord, from_zero, None));
        let centre = Some(BoardAction::Note(NoteKind::Centre, 1));
        assert_eq!(noted(Chord::alt(Key::Char('0'))), format!("{centre:?}"));
        assert!(typed(zoom, from_zero, None).is_none(), "it resets the zoom");
        assert!(typed(Chord::control(Key::Char('c')), from_zero, None).is_none());
    }

    #[test]
    fn digits_write_without_control_and_alt() {
        assert!(matches!(
            action_of(Chord::plain(Key::Char('7'))),
            Some(Action::Board(BoardAction::Type(7)))
        ));
        assert!(matches!(
            action_of(Chord::shift(Key::Char('7'))),
            Some(Action::Board(BoardAction::Type(7)))
        ));
        let corner = action_of(Chord::control(Key::Char('7')));
        assert!(matches!(corner, Some(Action::Board(BoardAction::Note(NoteKind::Corner, 7)))));
        let centre = action_of(Chord::alt(Key::Char('7')));
        assert!(matches!(centre, Some(Action::Board(BoardAction::Note(NoteKind::Centre, 7)))));
        assert!(action_of(Chord::plain(Key::Char('y'))).is_none());
        assert!(matches!(
            action_of(Chord::plain(Key::Char('0'))),
            Some(Action::Board(BoardAction::TypeEmpty))
        ));
        assert!(matches!(
            action_of(Chord::shift(Key::Char('0'))),
            Some(Action::Board(BoardAction::TypeEmpty))
        ));
        assert!(matches!(
            action_of(Chord::plain(Key::Char('.'))),
            Some(Action::Board(BoardAction::FullStop))
        ));
        let reset = action_of(Chord::control(Key::Char('0')));
        assert!(matches!(reset, Some(Action::Command(Command::ZoomReset))));
    }
}
