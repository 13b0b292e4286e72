//! The moves of a game, as values and as a short text that people can read.
//!
//! In the text, `;` separates the moves. A move starts with its time on the game's clock, in tenths of a second. Then
//! come the changed cells with their new content: `154 r1c5=7,r1c6=.` puts a 7 into r1c5 and empties r1c6 after 15.4
//! seconds. `n124` are corner notes, `m57` are centre notes, and `n124m57` are both. A digit above 9 is a capital
//! letter, and a digit above 35, for which there is no letter, a number in brackets: `(36)`.

use core::time::Duration;
use std::fmt::Write as _;

use super::stack::Stack;
use super::{Content, GameBoard, Notes};
use nonet_engine::number::number_of_digits;
use nonet_engine::{Cell, Digit, DigitSet, Layout};

/// The largest digit that has a letter.
const LAST_LETTER: u8 = 35;

/// One move: the changed cells with their new content.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Move {
    /// The time of the move on the game's clock.
    pub at: Duration,
    /// The changed cells with their new content.
    pub cells: Vec<(Cell, Content)>,
}

/// The moves of a game as text. The text may come from a file, so it may be invalid.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MoveText(String);

/// The moves of a game in progress. A clone is cheap, however many moves there are. Times are kept in tenths of a
/// second.
#[derive(Clone, Debug, Default)]
pub struct MoveLog(Stack<Move>);

impl MoveLog {
    /// A log of these moves.
    #[must_use]
    pub fn of(moves: Vec<Move>) -> Self {
        let mut log = Self::default();
        for one in moves {
            log.push(one);
        }
        log
    }

    /// Adds a move.
    pub fn push(&mut self, one: Move) {
        let tenths = u64::try_from(one.at.as_millis() / 100).unwrap_or(u64::MAX / 100);
        self.0.push(Move { at: Duration::from_millis(tenths * 100), ..one });
    }

    /// Number of moves.
    #[must_use]
    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// The moves in order.
    #[must_use]
    pub fn moves(&self) -> Vec<Move> {
        let mut moves: Vec<Move> = self.0.iter().cloned().collect();
        moves.reverse();
        moves
    }
}

impl PartialEq for MoveLog {
    fn eq(&self, other: &Self) -> bool {
        self.0.len() == other.0.len() && self.0.iter().eq(other.0.iter())
    }
}

impl Eq for MoveLog {}

/// The text does not hold moves on this board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoMoves {
    /// The number of the first invalid move, counted from 1.
    pub number: usize,
}

impl Move {
    /// The move that turns `before` into `after`, which must have the same layout. Returns `None` if only givens
    /// differ.
    #[must_use]
    pub fn between(at: Duration, before: &GameBoard, after: &GameBoard) -> Option<Self> {
        let is_given = |content| matches!(content, Content::Given(_));
        let differs = |&cell: &Cell| before.get(cell) != after.get(cell);
        let changed = after.layout().cells().filter(differs).map(|cell| (cell, after.get(cell)));
        let cells: Vec<_> = changed.filter(|&(_, content)| !is_given(content)).collect();
        if cells.is_empty() { None } else { Some(Self { at, cells }) }
    }

    fn write(&self, text: &mut String, layout: &Layout) {
        let tenths = self.at.as_millis() / 100;
        let _ = write!(text, "{tenths}");
        for (place, &(cell, content)) in self.cells.iter().enumerate() {
            let before = if place == 0 { ' ' } else { ',' };
            let _ = write!(text, "{before}{}=", layout.name_of(cell));
            write_content(text, content);
        }
    }

    fn read(text: &str, layout: &Layout) -> Option<Self> {
        let (tenths, cells) = text.split_once(' ')?;
        let at = Duration::from_millis(number_of_digits::<u64>(tenths)?.checked_mul(100)?);
        let cells = cells.split(',').map(|cell| read_cell(cell, layout)).collect::<Option<_>>()?;
        Some(Self { at, cells })
    }
}

impl MoveText {
    /// The moves as text, with times in tenths of a second.
    #[must_use]
    pub fn of(moves: &[Move], layout: &Layout) -> Self {
        let mut text = String::new();
        for (place, one) in moves.iter().enumerate() {
            if place > 0 {
                text.push(';');
            }
            one.write(&mut text, layout);
        }
        Self(text)
    }

    /// Wraps a stored text. [`MoveText::read`] checks it.
    #[must_use]
    pub fn from_text(text: String) -> Self {
        Self(text)
    }

    /// The text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether the text has no moves.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Reads the moves on a board of this layout.
    ///
    /// # Errors
    /// Returns [`NoMoves`] if the text has an invalid move.
    pub fn read(&self, layout: &Layout) -> Result<Vec<Move>, NoMoves> {
        if self.is_empty() {
            return Ok(Vec::new());
        }
        let moves = (1..).zip(self.0.split(';'));
        moves.map(|(number, text)| Move::read(text, layout).ok_or(NoMoves { number })).collect()
    }
}

fn write_content(text: &mut String, content: Content) {
    match content {
        Content::Empty => text.push('.'),
        Content::Given(digit) | Content::Entry(digit) => write_digit(text, digit),
        Content::Noted(notes) => {
            write_notes(text, 'n', notes.corner);
            write_notes(text, 'm', notes.centre);
        }
    }
}

fn write_notes(text: &mut String, sign: char, digits: DigitSet) {
    if !digits.is_empty() {
        text.push(sign);
        digits.iter().for_each(|digit| write_digit(text, digit));
    }
}

fn write_digit(text: &mut String, digit: Digit) {
    if digit.get() <= LAST_LETTER {
        text.push(digit.symbol());
    } else {
        let _ = write!(text, "({digit})");
    }
}

fn read_cell(text: &str, layout: &Layout) -> Option<(Cell, Content)> {
    let (name, content) = text.split_once('=')?;
    Some((layout.cell_named(name)?, read_content(content, layout)?))
}

fn read_content(text: &str, layout: &Layout) -> Option<Content> {
    if text.starts_with(['n', 'm']) {
        return read_notes(text, layout).map(Content::Noted);
    }
    if text == "." {
        return Some(Content::Empty);
    }
    match read_digits(text, layout)?.as_slice() {
        &[digit] => Some(Content::Entry(digit)),
        _ => None,
    }
}

fn read_notes(text: &str, layout: &Layout) -> Option<Notes> {
    let set = |text: &str| Some(read_digits(text, layout)?.into_iter().collect::<DigitSet>());
    let (corner, centre) = text.split_once('m').unwrap_or((text, ""));
    let corner = set(corner.strip_prefix('n').unwrap_or_default())?;
    let notes = Notes { corner, centre: set(centre)? };
    (!notes.is_empty()).then_some(notes)
}

fn read_digits(mut text: &str, layout: &Layout) -> Option<Vec<Digit>> {
    let mut digits = Vec::new();
    while let Some(first) = text.chars().next() {
        let (number, rest) = if first == '(' {
            let (number, rest) = text[1..].split_once(')')?;
            (number_of_digits::<u64>(number).filter(|&number| number > LAST_LETTER.into())?, rest)
        } else {
            let number = first.to_digit(36).filter(|_| !first.is_ascii_lowercase())?;
            (number.into(), &text[first.len_utf8()..])
        };
        let digit = Digit::new(u8::try_from(number).ok()?)?;
        digits.push(Some(digit).filter(|&it| layout.all_digits().contains(it))?);
        text = rest;
    }
    Some(digits)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Edit, History, Replay};
    use proptest::prelude::*;

    #[test]
    fn digits_without_a_letter_are_numbers_in_brackets() {
        let layout = Layout::boxed(6, 6).unwrap();
        let cell = Cell::new(1).unwrap();
        let digit = |number| Digit::new(number).unwrap();
        let notes = Notes { corner: [35, 36].map(digit).into_iter().collect(), ..Notes::NONE };
        let contents = [Content::Entry(digit(36)), Content::Noted(notes), Content::Empty];
        let moves = contents.map(|it| Move { at: Duration::ZERO, cells: vec![(cell, it)] });
        let text = MoveText::of(&moves, &layout);
        assert_eq!(text.as_str(), "0 r1c2=(36);0 r1c2=nZ(36);0 r1c2=.");
        assert_eq!(text.read(&layout).unwrap(), moves);
        for bad in ["0 r1c2=(9)", "0 r1c2=(37)", "0 r1c2=(36", "0 r1c2=()", "0 r1c2=12", "0 r1c2="]
        {
            assert!(MoveText::from_text(bad.to_owned()).read(&layout).is_err(), "{bad}");
        }
    }

    fn layout() -> std::sync::Arc<Layout> {
        Layout::classic()
    }

    fn content(number: u16) -> Content {
        match number {
            0 => Content::Empty,
            1..=9 => Content::Entry(Digit::CLASSIC[usize::from(number) - 1]),
            _ => Content::of_candidates(DigitSet::from_bits(u128::from(number) - 9)),
        }
    }

    #[test]
    fn moves_are_a_text_that_people_can_read() {
        let cell = |row, column| layout().cell(row, column).unwrap();
        let seven = Content::Entry(Digit::new(7).unwrap());
        let moves = [
            Move { at: Duration::from_millis(1), cells: vec![(cell(0, 0), content(9 + 0b1011))] },
            Move {
                at: Duration::from_millis(15_499),
                cells: vec![(cell(0, 4), seven), (cell(8, 8), Content::Empty)],
            },
        ];
        let text = MoveText::of(&moves, &layout());
        assert_eq!(text.as_str(), "0 r1c1=n124;154 r1c5=7,r9c9=.");
        let read = text.read(&layout()).unwrap();
        assert_eq!(read[1].cells, moves[1].cells);
        assert_eq!(read[1].at, Duration::from_millis(15_400));
    }

    #[test]
    fn no_moves_are_no_text() {
        assert!(MoveText::of(&[], &layout()).is_empty());
        assert_eq!(MoveText::default().read(&layout()), Ok(Vec::new()));
    }

    #[test]
    fn what_is_no_move_is_refused() {
        for text in [
            "x",
            " ",
            "1",
            "1 ",
            "1 r1c1",
            "1 r1c1=",
            "1 r1c1=10",
            "1 r1c1=A",
            "1 r1c1=n",
            "1 r1c1=n0",
            "1 r0c1=1",
            "1 r1c10=1",
            "1 r+1c1=1",
            "+1 r1c1=1",
            "1 r1c1=1,",
            "1 c1r1=1",
            "99999999999999999999 r1c1=1",
            "18446744073709551615 r1c1=1",
            "1 r1c1=.5",
            "-1 r1c1=1",
            "1 r99999999999999999999c1=1",
        ] {
            let good = "1 r1c1=1";
            let all = MoveText::from_text(format!("{good};{text}"));
            assert_eq!(all.read(&layout()), Err(NoMoves { number: 2 }), "{text}");
        }
    }

    proptest! {
        #[test]
        fn a_replay_goes_through_every_board_of_the_game(
            steps in prop::collection::vec((0..81_usize, 0..520_u16), 0..60),
            jumps in prop::collection::vec(0..70_usize, 0..10),
        ) {
            let start = GameBoard::empty(layout());
            let mut boards = vec![start.clone()];
            let mut moves = Vec::new();
            let mut history = History::default();
            for (time, (index, number)) in (0..).zip(steps) {
                let mut board = boards[boards.len() - 1].clone();
                let Some(edit) = Edit::of_cell(&board, Cell::new(index).unwrap(), content(number))
                else {
                    continue;
                };
                history.apply(&mut board, edit);
                let at = Duration::from_millis(time * 300);
                moves.extend(Move::between(at, &boards[boards.len() - 1], &board));
                boards.push(board);
            }
            let read = MoveText::of(&moves, &layout()).read(&layout()).unwrap();
            prop_assert_eq!(&read, &moves);
            let mut replay = Replay::new(start, read);
            prop_assert_eq!(replay.count(), boards.len() - 1);
            for board in &boards {
                prop_assert_eq!(replay.board(), board);
                replay.forward();
            }
            prop_assert_eq!(replay.forward(), None);
            for jump in jumps {
                replay.go_to(jump);
                let made = jump.min(moves.len());
                prop_assert_eq!(replay.board(), &boards[made]);
                let last = made.checked_sub(1).map_or(Duration::ZERO, |last| moves[last].at);
                prop_assert_eq!(replay.time(), last);
            }
        }

        #[test]
        fn any_text_is_read_or_refused(text in "[0-9rc=n.,; ]{0,40}") {
            let read = MoveText::from_text(text).read(&layout());
            if let Ok(moves) = read {
                let again = MoveText::of(&moves, &layout()).read(&layout());
                prop_assert_eq!(again, Ok(moves));
            }
        }
    }
}
