//! The changes of an edit as a few bytes.
//!
//! A file of nine megabytes may hold a million edits, and a square with room for every note and colour takes over 200
//! bytes. Most squares hold one digit or a few notes, so a change packs into about five bytes. Only this module knows
//! the bytes, and equal changes have equal bytes.
//!
//! ```text
//! change   cell, square before, square after
//! square   head, then a digit or corner and centre notes, crossed-out candidates, colours, coloured candidates
//! head     2 bits content, then a bit each for crossed-out candidates, colours and coloured candidates
//! ```
//!
//! Cells and sets are numbers in groups of seven bits, the lowest first; all bytes but the last of a number have the
//! highest bit.

use super::{Change, Colour, Colours, Content, Notes, Paint, Square};
use nonet_engine::{Cell, Digit, DigitSet};

const EMPTY: u8 = 0;
const GIVEN: u8 = 1;
const ENTRY: u8 = 2;
const NOTED: u8 = 3;
const CONTENT: u8 = 3;
const CROSSED: u8 = 1 << 2;
const COLOURED: u8 = 1 << 3;
const COLOURED_CANDIDATES: u8 = 1 << 4;

/// Changes as bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct PackedChanges(Box<[u8]>);

impl PackedChanges {
    pub(super) fn of(changes: impl IntoIterator<Item = Change>) -> Self {
        let mut bytes = Vec::new();
        for change in changes {
            put_number(&mut bytes, change.cell.index() as u128);
            put_square(&mut bytes, &change.before);
            put_square(&mut bytes, &change.after);
        }
        Self(bytes.into())
    }

    /// The changes in order.
    pub(super) fn iter(&self) -> impl Iterator<Item = Change> + '_ {
        let mut rest = PackedBytes(&self.0);
        std::iter::from_fn(move || rest.change())
    }

    /// Whether there are no changes.
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The number of bytes.
    #[cfg(test)]
    pub(super) fn len(&self) -> usize {
        self.0.len()
    }
}

fn put_number(bytes: &mut Vec<u8>, mut number: u128) {
    while number >= 0x80 {
        bytes.push(low_bits(number) | 0x80);
        number >>= 7;
    }
    bytes.push(low_bits(number));
}

fn low_bits(number: u128) -> u8 {
    (number & 0x7F) as u8
}

fn put_square(bytes: &mut Vec<u8>, square: &Square) {
    let Square { content, crossed, paint } = square;
    let flag = |is_set: bool, flag: u8| if is_set { flag } else { 0 };
    let content_bits = match content {
        Content::Empty => EMPTY,
        Content::Given(_) => GIVEN,
        Content::Entry(_) => ENTRY,
        Content::Noted(_) => NOTED,
    };
    let coloured = paint.coloured();
    bytes.push(
        content_bits
            | flag(!crossed.is_empty(), CROSSED)
            | flag(!paint.cell.is_empty(), COLOURED)
            | flag(!coloured.is_empty(), COLOURED_CANDIDATES),
    );
    match content {
        Content::Empty => {}
        Content::Given(digit) | Content::Entry(digit) => bytes.push(digit.get()),
        Content::Noted(Notes { corner, centre }) => {
            put_number(bytes, corner.bits());
            put_number(bytes, centre.bits());
        }
    }
    if !crossed.is_empty() {
        put_number(bytes, crossed.bits());
    }
    if !paint.cell.is_empty() {
        bytes.push(paint.cell.bits());
    }
    if !coloured.is_empty() {
        put_number(bytes, coloured.len() as u128);
        for (digit, colour) in paint.candidates() {
            bytes.extend([digit.get(), colour.get()]);
        }
    }
}

/// Bytes that are still to be read. What [`PackedChanges::of`] has not written ends the changes.
struct PackedBytes<'a>(&'a [u8]);

impl PackedBytes<'_> {
    fn change(&mut self) -> Option<Change> {
        let cell = usize::try_from(self.number()?).ok().and_then(Cell::new)?;
        Some(Change { cell, before: self.square()?, after: self.square()? })
    }

    fn square(&mut self) -> Option<Square> {
        let head = self.byte()?;
        let mut square = Square::default().with(self.content(head & CONTENT)?);
        if head & CROSSED != 0 {
            square.crossed = self.digits()?;
        }
        if head & COLOURED != 0 {
            square.paint.cell = Colours::from_bits(self.byte()?);
        }
        if head & COLOURED_CANDIDATES != 0 {
            square.paint = self.candidates(square.paint)?;
        }
        Some(square)
    }

    fn content(&mut self, bits: u8) -> Option<Content> {
        Some(match bits {
            EMPTY => Content::Empty,
            GIVEN => Content::Given(self.digit()?),
            ENTRY => Content::Entry(self.digit()?),
            _ => Content::Noted(Notes { corner: self.digits()?, centre: self.digits()? }),
        })
    }

    /// `paint` with the coloured candidates that come next.
    fn candidates(&mut self, mut paint: Paint) -> Option<Paint> {
        for _ in 0..self.number()? {
            let (digit, colour) = (self.digit()?, Colour::new(self.byte()?)?);
            paint = paint.with(digit, Some(colour));
        }
        Some(paint)
    }

    fn digit(&mut self) -> Option<Digit> {
        Digit::new(self.byte()?)
    }

    fn digits(&mut self) -> Option<DigitSet> {
        self.number().map(DigitSet::from_bits)
    }

    fn number(&mut self) -> Option<u128> {
        let (mut number, mut shift) = (0, 0);
        loop {
            let byte = self.byte()?;
            number |= u128::from(byte & 0x7F).checked_shl(shift)?;
            if byte & 0x80 == 0 {
                return Some(number);
            }
            shift += 7;
        }
    }

    fn byte(&mut self) -> Option<u8> {
        let (&first, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(first)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn digits() -> impl Strategy<Value = DigitSet> {
        let last = DigitSet::up_to(Digit::MAX.into()).bits();
        prop_oneof![
            3 => Just(DigitSet::EMPTY),
            2 => (0..512_u128).prop_map(DigitSet::from_bits),
            1 => any::<u128>().prop_map(move |bits| DigitSet::from_bits(bits & last)),
        ]
    }

    fn digit() -> impl Strategy<Value = Digit> {
        (1..=Digit::MAX).prop_map(|number| Digit::new(number).unwrap())
    }

    fn content() -> impl Strategy<Value = Content> {
        prop_oneof![
            digit().prop_map(Content::Given),
            digit().prop_map(Content::Entry),
            (digits(), digits())
                .prop_map(|(corner, centre)| Content::of_notes(Notes { corner, centre })),
        ]
    }

    fn paint() -> impl Strategy<Value = Paint> {
        let coloured = prop::collection::vec((digit(), 1..=8_u8), 0..4);
        (any::<u8>(), coloured).prop_map(|(cell, coloured)| {
            let mut paint = Paint::NONE;
            paint.cell = Colours::from_bits(cell);
            let add = |paint: Paint, (digit, colour)| paint.with(digit, Colour::new(colour));
            coloured.into_iter().fold(paint, add)
        })
    }

    fn square() -> impl Strategy<Value = Square> {
        (content(), digits(), prop_oneof![3 => Just(Paint::NONE), 1 => paint()])
            .prop_map(|(content, crossed, paint)| Square { content, crossed, paint })
    }

    fn change() -> impl Strategy<Value = Change> {
        (0..10_000_usize, square(), square()).prop_map(|(cell, before, after)| Change {
            cell: Cell::new(cell).unwrap(),
            before,
            after,
        })
    }

    proptest! {
        #[test]
        fn changes_come_back_as_they_were(changes in prop::collection::vec(change(), 0..20)) {
            let packed = PackedChanges::of(changes.iter().copied());
            prop_assert_eq!(packed.iter().collect::<Vec<_>>(), changes);
        }

        #[test]
        fn any_bytes_are_read_to_their_end(bytes in prop::collection::vec(any::<u8>(), 0..60)) {
            let packed = PackedChanges(bytes.clone().into());
            prop_assert!(packed.iter().count() <= bytes.len());
        }
    }

    #[test]
    fn an_edit_of_one_digit_takes_four_bytes_behind_a_pointer() {
        assert!(size_of::<crate::Edit>() <= 16);
        let entry = Square::default().with(Content::Entry(Digit::CLASSIC[4]));
        let change =
            Change { cell: Cell::new(80).unwrap(), before: Square::default(), after: entry };
        assert_eq!(PackedChanges::of([change]).len(), 4);
    }
}
