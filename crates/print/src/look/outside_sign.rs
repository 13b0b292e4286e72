//! The sign of a number outside a board: the arrow of a diagonal, or what tells numbers of one kind from those of another.
//!
//! Players know numbers of a single kind without a sign, and no program has signs for boards with several. So each kind has a simple
//! figure: a sandwich has the bars of bread and filling, an X-sum a cross, a skyscraper a spire, and a numbered room its walls.

use nonet_engine::{Diagonal, OutsideKind};

/// The sign of a number outside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OutsideSign {
    /// An arrow from the number to the board.
    Arrow(Diagonal),
    /// Three bars before the number.
    Bars,
    /// A cross before the number.
    Cross,
    /// A triangle before the number.
    Triangle,
    /// A square before the number.
    Square,
}

/// The width of a sign and of the gap behind it, in font sizes of the number.
const WIDTH: f32 = 0.46;
const GAP: f32 = 0.16;

/// From the middle of a sign to its upper and lower edges, in font sizes.
const TALL: f32 = 0.27;

/// Where an arrow begins and ends on the way from the middle of the square of its number to the corner of the board, as parts of
/// that way, and the part of the square that its arms go back.
const TAIL: f32 = 0.48;
const TIP: f32 = 0.84;
const ARMS: f32 = 0.3;

impl OutsideSign {
    /// The sign of a kind of numbers.
    #[must_use]
    pub fn of(kind: OutsideKind) -> Self {
        match kind {
            OutsideKind::Sandwich => Self::Bars,
            OutsideKind::XSum => Self::Cross,
            OutsideKind::Skyscraper => Self::Triangle,
            OutsideKind::NumberedRoom => Self::Square,
        }
    }

    /// The sign as a character.
    #[must_use]
    pub fn character(self) -> char {
        match self {
            Self::Arrow(Diagonal::DownRight) => '↘',
            Self::Arrow(Diagonal::DownLeft) => '↙',
            Self::Arrow(Diagonal::UpRight) => '↗',
            Self::Arrow(Diagonal::UpLeft) => '↖',
            Self::Bars => '≡',
            Self::Cross => '×',
            Self::Triangle => '△',
            Self::Square => '□',
        }
    }

    /// What the sign takes of a line before the number, in font sizes. An arrow stands elsewhere.
    pub(super) fn room(self) -> f32 {
        match self {
            Self::Arrow(_) => 0.0,
            Self::Bars | Self::Cross | Self::Triangle | Self::Square => WIDTH + GAP,
        }
    }

    /// How many rows down an arrow goes with each step.
    pub(super) fn rows_down(self) -> isize {
        match self {
            Self::Arrow(diagonal) => diagonal.step().0,
            Self::Bars | Self::Cross | Self::Triangle | Self::Square => 0,
        }
    }

    /// One step of an arrow, to the right and down.
    pub(super) fn direction(self) -> (f32, f32) {
        match self {
            Self::Arrow(Diagonal::DownRight) => (1.0, 1.0),
            Self::Arrow(Diagonal::DownLeft) => (-1.0, 1.0),
            Self::Arrow(Diagonal::UpRight) => (1.0, -1.0),
            Self::Arrow(Diagonal::UpLeft) => (-1.0, -1.0),
            Self::Bars | Self::Cross | Self::Triangle | Self::Square => (0.0, 0.0),
        }
    }

    /// The strokes, whose points are x and y from the middle. Those of an arrow are measured in halves of the square of its number:
    /// its line, and its head. Those of other signs are measured in font sizes, from the middle of the gap and the sign.
    pub(super) fn strokes(self) -> Vec<Vec<(f32, f32)>> {
        // The gap lies behind the sign.
        let (left, right) = (-(WIDTH + GAP) / 2.0, (WIDTH - GAP) / 2.0);
        let centre = -GAP / 2.0;
        match self {
            Self::Arrow(_) => {
                let (across, down) = self.direction();
                let tip = (TIP * across, TIP * down);
                let head = vec![(tip.0 - across * ARMS, tip.1), tip, (tip.0, tip.1 - down * ARMS)];
                vec![vec![(TAIL * across, TAIL * down), tip], head]
            }
            Self::Bars => [-TALL, 0.0, TALL].map(|y| vec![(left, y), (right, y)]).into(),
            Self::Cross => {
                vec![vec![(left, -TALL), (right, TALL)], vec![(left, TALL), (right, -TALL)]]
            }
            Self::Triangle => {
                vec![vec![(left, TALL), (centre, -TALL), (right, TALL), (left, TALL)]]
            }
            Self::Square => {
                vec![vec![(left, TALL), (left, -TALL), (right, -TALL), (right, TALL), (left, TALL)]]
            }
        }
    }
}
