//! The boards that puzzles are made on, and their numbers in codes.

use std::sync::{Arc, Mutex, PoisonError};

use crate::engine::{Digit, Layout, LayoutBuilder, NamedShape};

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

/// The names of the boards that codes can say, apart from boards with boxes alone and Latin squares. Codes store the
/// place of a board in this list, so the places never change: new boards come at the end.
const LISTED: [&str; 34] = [
    "x",
    "windoku",
    "x windoku",
    "disjoint groups",
    "asterisk",
    "centre dot",
    "girandola",
    "anti-knight",
    "anti-king",
    "non-consecutive",
    "toroidal anti-knight",
    "toroidal anti-king",
    "jigsaw",
    "logi-5",
    "7x7",
    "sudoku plus 8x8",
    "sudoku plus 8x8 striped",
    "twins",
    "samurai",
    "sohei",
    "windmill",
    "butterfly",
    "flower",
    "cross",
    "tiny samurai",
    "tetromino",
    "pentomino",
    "aztec",
    "nonomino",
    "ksudoku jigsaw",
    "tiny samurai 10x10",
    "roxdoku",
    "roxdoku 16",
    "roxdoku 25",
];

/// The number of the first listed board. Lower numbers are not used: all signs of a code with such a number could be
/// digits from 0 to 4, so the code could be taken for a line of a 4×4 board.
const FIRST_LISTED: usize = 640;

/// The numbers before those of boxes, of Latin squares and of random jigsaws.
const BOXES: usize = 1 << 10;
const LATIN: usize = 2 << 10;
const JIGSAWS: usize = 3 << 10;

impl BoardChoice {
    /// Whether puzzles on the board have codes.
    #[must_use]
    pub fn has_code(&self) -> bool {
        self.number().is_some()
    }

    /// The number in codes. Returns `None` if no code can say this board.
    pub(in crate::engine::generate) fn number(&self) -> Option<usize> {
        let layout = match self {
            Self::RandomJigsaw(side) => return Some(JIGSAWS + side.rows()),
            // The classic board has codes of its own.
            Self::Layout(layout) if layout.is_classic() => return None,
            Self::Layout(layout) => layout,
        };
        let builder = layout.builder();
        if let Some(boxes) = layout.plain_boxes() {
            let place = box_shapes().position(|shape| shape == boxes)?;
            return Some(BOXES + place);
        }
        if builder == LayoutBuilder::latin(layout.digit_count()) {
            return Some(LATIN + layout.digit_count());
        }
        let is_same = |&(_, shape): &(usize, NamedShape)| shape.builder() == builder;
        listed().find(is_same).map(|(place, _)| FIRST_LISTED + place)
    }

    /// The board with a number. Returns `None` if no board has the number.
    pub(in crate::engine::generate) fn numbered(number: usize) -> Option<Self> {
        if let Some(side) = number.checked_sub(JIGSAWS) {
            return JigsawSide::new(side).map(Self::RandomJigsaw);
        }
        let layout = layout_numbered(number)?;
        (!layout.is_classic()).then_some(Self::Layout(layout))
    }
}

/// The layout with a number below those of random jigsaws. Keeps the last one: the window reads the code of its game for
/// each key, and to build a large board takes longer than a frame of the screen.
fn layout_numbered(number: usize) -> Option<Arc<Layout>> {
    static LAST: Mutex<Option<(usize, Arc<Layout>)>> = Mutex::new(None);
    let kept = || LAST.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((_, layout)) = kept().as_ref().filter(|(of, _)| *of == number) {
        return Some(Arc::clone(layout));
    }
    let layout = built(number)?;
    *kept() = Some((number, Arc::clone(&layout)));
    Some(layout)
}

fn built(number: usize) -> Option<Arc<Layout>> {
    match number {
        FIRST_LISTED..BOXES => {
            let is_here = |&(place, _): &(usize, NamedShape)| FIRST_LISTED + place == number;
            Some(listed().find(is_here)?.1.layout())
        }
        BOXES..LATIN => {
            let (rows, columns) = box_shapes().nth(number - BOXES)?;
            Layout::boxed(rows, columns)
        }
        LATIN..JIGSAWS => LayoutBuilder::latin(number - LATIN).build().ok(),
        ..FIRST_LISTED | JIGSAWS.. => None,
    }
}

fn listed() -> impl Iterator<Item = (usize, NamedShape)> {
    let named = LISTED.iter().map(|name| NamedShape::named(name));
    named.enumerate().filter_map(|(place, shape)| Some((place, shape?)))
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

    #[test]
    fn the_last_board_of_a_code_is_not_built_anew() {
        let number = BoardChoice::Layout(Layout::boxed(4, 4).unwrap()).number().unwrap();
        let is_kept = || {
            let [one, other] = [number; 2].map(|number| layout_numbered(number).unwrap());
            Arc::ptr_eq(&one, &other)
        };
        // Another test may ask for another board in between.
        assert!((0..1_000).any(|_| is_kept()));
    }
}
