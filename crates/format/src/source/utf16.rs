//! Texts in UTF-16, as some programs for Windows write them, converted to UTF-8 piece by piece.
//!
//! A byte order mark tells such a text. Without a mark it is known by its first two characters, which are ASCII in every
//! text with a puzzle, so every other byte is zero. Half of a pair becomes the replacement character.

use std::collections::VecDeque;
use std::io::{self, BufRead, Read};

use super::ByteSource;

/// What stands for half of a unit at the end.
const REPLACEMENT: u16 = 0xfffd;

/// The order of the two bytes of a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ByteOrder {
    LittleEndian,
    BigEndian,
}

impl ByteOrder {
    /// Returns the byte order of a text that starts with these bytes. Returns `None` if it is not UTF-16.
    pub(super) fn of(start: &[u8]) -> Option<Self> {
        match *start {
            [0xff, 0xfe, ..] | [1..=u8::MAX, 0, 1..=u8::MAX, 0, ..] => Some(Self::LittleEndian),
            [0xfe, 0xff, ..] | [0, 1..=u8::MAX, 0, 1..=u8::MAX, ..] => Some(Self::BigEndian),
            _ => None,
        }
    }

    fn unit(self, bytes: [u8; 2]) -> u16 {
        match self {
            Self::LittleEndian => u16::from_le_bytes(bytes),
            Self::BigEndian => u16::from_be_bytes(bytes),
        }
    }
}

/// A text in UTF-16 that is converted as it is read. The byte order mark becomes that of UTF-8.
pub(super) struct Utf16Text {
    source: ByteSource,
    order: ByteOrder,
    /// The first half of a pair, or of a unit, that waits for the second.
    half_pair: Option<u16>,
    half_unit: Option<u8>,
    /// Converted bytes that are not read yet.
    ready: VecDeque<u8>,
}

impl Utf16Text {
    pub(super) fn new(source: ByteSource, order: ByteOrder) -> Self {
        Self { source, order, half_pair: None, half_unit: None, ready: VecDeque::new() }
    }

    /// Converts the bytes that are at hand. Returns `false` at the end of the source.
    fn convert(&mut self) -> io::Result<bool> {
        let available = self.source.fill_buf()?;
        let (taken, is_end) = (available.len(), available.is_empty());
        let mut units = Vec::with_capacity(taken / 2 + 2);
        units.extend(self.half_pair.take());
        for &byte in available {
            match self.half_unit.take() {
                Some(first) => units.push(self.order.unit([first, byte])),
                None => self.half_unit = Some(byte),
            }
        }
        self.source.consume(taken);
        if !is_end {
            let is_half = |unit: &u16| (0xd800..0xdc00).contains(unit);
            self.half_pair = units.pop_if(|unit| is_half(unit));
        } else if self.half_unit.take().is_some() {
            units.push(REPLACEMENT);
        }
        for character in char::decode_utf16(units) {
            let character = character.unwrap_or(char::REPLACEMENT_CHARACTER);
            self.ready.extend(character.encode_utf8(&mut [0; 4]).as_bytes());
        }
        Ok(!is_end)
    }
}

impl Read for Utf16Text {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        while self.ready.is_empty() && self.convert()? {}
        self.ready.read(buffer)
    }
}
