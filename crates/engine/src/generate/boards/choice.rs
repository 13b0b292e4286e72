//! The boards that puzzles are made on, and their numbers in codes.

use std::sync::Arc;

use super::super::Symmetries;
use crate::{Digit, Layout, LayoutBuilder, NamedShape};

/// The board of a new puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BoardChoice {
    /// This board.
    Layout(Arc<Layout>),
    /// A jigsaw with this number of rows. Each puzzle has regions of its own.
    RandomJigsaw(JigsawSide),
}

/// The number of rows of a random jigsaw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct JigsawSide(u8);

impl JigsawSide {
    /// The fewest rows: there are no jigsaws with fewer.
    pub const LEAST: u8 = 4;

    /// The most rows.
    pub const MOST: u8 = 16;

    /// A number of rows. Returns `None` if it is below [`JigsawSide::LEAST`] or above [`JigsawSide::MOST`].
    #[must_use]
    pub fn new(rows: usize) -> Option<Self> {
        let rows = u8::try_from(rows).ok()?;
        (Self::LEAST..=Self::MOST).contains(&rows).then_some(Self(rows))
    }

    /// The number of rows.
    #[must_use]
    pub fn rows(self) -> usize {
        self.0.into()
    }
}

/// The number of the first listed board. Lower numbers are not used: all signs of a code with such a number could be
/// digits from 0 to 4, so the code could be taken for a line of a 4×4 board.
const FIRST_LISTED: usize = 640;

/// The numbers before those of boxes, of Latin squares and of random jigsaws.
const BOXES: usize = 1 << 10;
const LATIN: usize = 2 << 10;
const JIGSAWS: usize = 3 << 10;

/// The rows and columns of the boxes of the classic board, which has codes of its own.
const CLASSIC_BOXES: (usize, usize) = (3, 3);

/// A board that codes can say, without its layout: a code is often read only to be shown, and to build the layout of a
/// large board takes longer than a frame of the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::generate) enum CodedBoard {
    /// The named board with this [place](NamedShape::place_in_codes).
    Listed { place: usize, shape: NamedShape },
    /// A board with boxes alone, of this number of rows and columns.
    Boxes { rows: usize, columns: usize },
    /// A Latin square with this number of rows.
    Latin(usize),
    /// A random jigsaw.
    Jigsaw(JigsawSide),
}

impl BoardChoice {
    /// Whether this is the classic board.
    #[must_use]
    pub fn is_classic(&self) -> bool {
        self.layout().is_some_and(|layout| layout.is_classic())
    }

    /// The board, if it is the same for all puzzles.
    #[must_use]
    pub fn layout(&self) -> Option<&Arc<Layout>> {
        match self {
            Self::Layout(layout) => Some(layout),
            Self::RandomJigsaw(_) => None,
        }
    }

    /// Whether codes can say the board. The codes of the classic board say none.
    #[must_use]
    pub fn has_code(&self) -> bool {
        CodedBoard::of(self).is_some()
    }
}

impl CodedBoard {
    /// The board as codes say it. Returns `None` if no code can say it.
    pub(in crate::generate) fn of(board: &BoardChoice) -> Option<Self> {
        let layout = match board {
            BoardChoice::RandomJigsaw(side) => return Some(Self::Jigsaw(*side)),
            // The classic board has codes of its own.
            BoardChoice::Layout(layout) if layout.is_classic() => return None,
            BoardChoice::Layout(layout) => layout,
        };
        // Boxes and Latin squares before named boards, so that a board has one number.
        if let Some(boxes) = layout.plain_boxes() {
            return box_shapes().find(|it| *it == boxes).map(Self::of_boxes);
        }
        let (builder, side) = (layout.builder(), layout.digit_count());
        if builder == LayoutBuilder::latin(side) {
            return Some(Self::Latin(side));
        }
        let (place, shape) = listed().find(|(_, shape)| shape.builder() == builder)?;
        Some(Self::Listed { place, shape })
    }

    /// The board with a number. Returns `None` if no board has the number.
    pub(in crate::generate) fn numbered(number: usize) -> Option<Self> {
        match number {
            ..FIRST_LISTED => None,
            FIRST_LISTED..BOXES => {
                let (place, shape) = listed().find(|(place, _)| FIRST_LISTED + place == number)?;
                Some(Self::Listed { place, shape })
            }
            BOXES..LATIN => {
                let boxes = box_shapes().nth(number - BOXES)?;
                (boxes != CLASSIC_BOXES).then_some(Self::of_boxes(boxes))
            }
            LATIN..JIGSAWS => {
                let side = number - LATIN;
                (2..=usize::from(Digit::MAX)).contains(&side).then_some(Self::Latin(side))
            }
            JIGSAWS.. => JigsawSide::new(number - JIGSAWS).map(Self::Jigsaw),
        }
    }

    fn of_boxes((rows, columns): (usize, usize)) -> Self {
        Self::Boxes { rows, columns }
    }

    /// The number in codes.
    pub(in crate::generate) fn number(self) -> usize {
        match self {
            Self::Listed { place, .. } => FIRST_LISTED + place,
            Self::Boxes { rows, columns } => {
                BOXES + box_shapes().take_while(|it| *it != (rows, columns)).count()
            }
            Self::Latin(side) => LATIN + side,
            Self::Jigsaw(side) => JIGSAWS + side.rows(),
        }
    }

    /// Whether the givens of a puzzle on the board can have these symmetries.
    pub(in crate::generate) fn fits(self, symmetries: Symmetries) -> bool {
        match self {
            Self::Listed { shape, .. } => symmetries.fits(&shape.layout()),
            // These are squares without holes.
            Self::Boxes { .. } | Self::Latin(_) | Self::Jigsaw(_) => true,
        }
    }

    /// The board to make puzzles on.
    pub(in crate::generate) fn choice(self) -> BoardChoice {
        let built = |builder: LayoutBuilder| {
            let layout = builder.build();
            BoardChoice::Layout(
                layout.expect("boxes and Latin squares of up to 100 digits make sense"),
            )
        };
        match self {
            Self::Listed { shape, .. } => BoardChoice::Layout(shape.layout()),
            Self::Boxes { rows, columns } => built(LayoutBuilder::boxed(rows, columns)),
            Self::Latin(side) => built(LayoutBuilder::latin(side)),
            Self::Jigsaw(side) => BoardChoice::RandomJigsaw(side),
        }
    }
}

/// The named boards that codes can say, apart from boards with boxes alone and Latin squares, with their places.
fn listed() -> impl Iterator<Item = (usize, NamedShape)> {
    NamedShape::ALL.iter().filter_map(|&shape| Some((shape.place_in_codes()?, shape)))
}

/// The rows and columns of all boxes with two rows and two columns or more, in the order of their cells, then of their
/// rows.
fn box_shapes() -> impl Iterator<Item = (usize, usize)> {
    let of_side = |side: usize| {
        let rows = (2..=side / 2).filter(move |rows| side.is_multiple_of(*rows));
        rows.map(move |rows| (rows, side / rows))
    };
    (4..=usize::from(Digit::MAX)).flat_map(of_side)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(board: CodedBoard) {
        let choice = board.choice();
        assert_eq!(CodedBoard::of(&choice), Some(board));
        if let BoardChoice::Layout(layout) = choice {
            let is_so = |it: &Symmetries| board.fits(*it) == it.fits(&layout);
            assert!(Symmetries::ALL.iter().all(is_so), "{board:?}");
        }
    }

    #[test]
    fn a_board_without_its_layout_is_told_as_with_it() {
        for number in 0..1 << 12 {
            let Some(board) = CodedBoard::numbered(number) else { continue };
            assert_eq!(board.number(), number);
            let is_quick = match board {
                CodedBoard::Listed { .. } | CodedBoard::Jigsaw(_) => true,
                CodedBoard::Boxes { rows, columns } => rows * columns <= 16,
                CodedBoard::Latin(side) => side <= 16,
            };
            if is_quick {
                check(board);
            }
        }
        check(CodedBoard::Boxes { rows: 10, columns: 10 });
        check(CodedBoard::Latin(100));
    }

    #[test]
    fn some_numbers_have_no_board() {
        for number in [0, FIRST_LISTED - 1, BOXES - 1, LATIN + 1, LATIN + 101, JIGSAWS + 3] {
            assert_eq!(CodedBoard::numbered(number), None);
        }
        let classic = box_shapes().position(|it| it == CLASSIC_BOXES).unwrap();
        assert_eq!(CodedBoard::numbered(BOXES + classic), None);
    }
}
