//! The compression of f-puzzles and SudokuPad: LZ-string in base64.
//!
//! LZ-string is an LZW code with growing width. Its first three codes are signs: a new character of 8 bits follows, one
//! of 16 bits follows, or the text ends. Characters are those of UTF-16. The bits of a code begin with the lowest, and
//! fill the letters of base64 from the highest. The reader is our own because a short text can unpack to a very long
//! one: it stops at a limit, and keeps each entry of the dictionary as a range of the text so far.

use std::collections::HashMap;

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// The number of bits in a letter.
const BITS: u32 = 6;

const NEW_BYTE: usize = 0;
const NEW_CHARACTER: usize = 1;
const END: usize = 2;

/// The first code that stands for text.
const FIRST_ENTRY: usize = 3;

/// Why letters cannot be unpacked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum UnpackError {
    /// The letters are no such code, or only a part of one.
    NoCode,
    /// The text has more characters than allowed.
    TooLong,
    /// A surrogate stands in the text without the other one of its pair.
    HalfCharacter,
}

/// Unpacks a text of at most `most` characters.
pub(crate) fn unpack(letters: &str, most: usize) -> Result<String, UnpackError> {
    let text = unpack_utf16(letters, most)?;
    String::from_utf16(&text).map_err(|_| UnpackError::HalfCharacter)
}

fn unpack_utf16(letters: &str, most: usize) -> Result<Vec<u16>, UnpackError> {
    let mut bits = BitReader { letters: letters.trim_end_matches('=').bytes(), letter: 0, left: 0 };
    let mut text: Vec<u16> = Vec::new();
    // The places in the text of each entry, as start and length.
    let mut entries: Vec<(usize, usize)> = vec![(0, 0); FIRST_ENTRY];
    let mut width = Width::of_reader();
    let mut last = None;
    loop {
        let mut code = bits.read(width.bits).ok_or(UnpackError::NoCode)?;
        if code == END {
            return Ok(text);
        }
        let at = text.len();
        if code < END {
            let size = if code == NEW_BYTE { 8 } else { 16 };
            let character = bits.read(size).and_then(|it| u16::try_from(it).ok());
            text.push(character.ok_or(UnpackError::NoCode)?);
            code = entries.len();
            entries.push((at, 1));
            width.count();
        } else {
            let entry = match entries.get(code) {
                Some(&entry) => Some(entry),
                None if code == entries.len() => last.map(|(start, length)| (start, length + 1)),
                None => None,
            };
            let (start, length) = entry.ok_or(UnpackError::NoCode)?;
            if at + length > most {
                return Err(UnpackError::TooLong);
            }
            // An entry that is not listed yet ends with its own first character, so the copy goes one by one.
            (start..start + length).for_each(|place| text.push(text[place]));
        }
        // The last entry together with the next character is a new entry.
        if let Some((start, length)) = last {
            entries.push((start, length + 1));
            width.count();
        }
        last = Some((at, text.len() - at));
        debug_assert!(code < entries.len(), "each code that was read has an entry");
    }
}

/// The number of bits of a code, which grows with the number of entries.
struct Width {
    bits: u32,
    /// The number of entries until the codes have one more bit.
    left: usize,
}

impl Width {
    /// The first code of a text is read with two bits, and the writer counts it like an entry of its own.
    fn of_reader() -> Self {
        Self { bits: 2, left: 1 }
    }

    fn of_writer() -> Self {
        Self { bits: 2, left: 2 }
    }

    fn count(&mut self) {
        self.left -= 1;
        if self.left == 0 {
            self.left = 1 << self.bits;
            self.bits += 1;
        }
    }
}

struct BitReader<'a> {
    letters: std::str::Bytes<'a>,
    letter: usize,
    /// The number of unread bits in the letter.
    left: u32,
}

impl BitReader<'_> {
    /// The number in the next bits. Returns `None` at the end, and for a letter that is not base64.
    fn read(&mut self, count: u32) -> Option<usize> {
        let mut number = 0;
        for place in 0..count {
            if self.left == 0 {
                let letter = self.letters.next()?;
                self.letter = LETTERS.iter().position(|&it| it == letter)?;
                self.left = BITS;
            }
            self.left -= 1;
            number |= (self.letter >> self.left & 1) << place;
        }
        Some(number)
    }
}

/// Packs a text.
pub(crate) fn pack(text: &str) -> String {
    let mut packer = Packer::new();
    let mut last = None;
    for character in text.encode_utf16() {
        let single = packer.code_of_character(character);
        last = Some(match last {
            None => single,
            Some(last) => packer.longer(last, character).unwrap_or(single),
        });
    }
    if let Some(last) = last {
        packer.write_entry(last);
    }
    packer.bits.write(END, packer.width.bits);
    packer.bits.finish()
}

struct Packer {
    /// The entries of one character.
    characters: HashMap<u16, usize>,
    /// The longer entries, by the entry of all but the last character, and that character.
    entries: HashMap<(usize, u16), usize>,
    /// The characters that were not written yet, by their codes.
    unwritten: HashMap<usize, u16>,
    next: usize,
    width: Width,
    bits: BitWriter,
}

impl Packer {
    fn new() -> Self {
        Self {
            characters: HashMap::new(),
            entries: HashMap::new(),
            unwritten: HashMap::new(),
            next: FIRST_ENTRY,
            width: Width::of_writer(),
            bits: BitWriter { letters: String::new(), letter: 0, filled: 0 },
        }
    }

    fn new_code(&mut self) -> usize {
        self.next += 1;
        self.next - 1
    }

    fn code_of_character(&mut self, character: u16) -> usize {
        if let Some(&code) = self.characters.get(&character) {
            return code;
        }
        let code = self.new_code();
        self.characters.insert(character, code);
        self.unwritten.insert(code, character);
        code
    }

    /// The entry of a text and the next character. Returns `None` if there is none yet: then the text is written, and
    /// the entry made.
    fn longer(&mut self, text: usize, character: u16) -> Option<usize> {
        if let Some(&longer) = self.entries.get(&(text, character)) {
            return Some(longer);
        }
        self.write_entry(text);
        let new = self.new_code();
        self.entries.insert((text, character), new);
        None
    }

    fn write_entry(&mut self, code: usize) {
        match self.unwritten.remove(&code) {
            None => self.bits.write(code, self.width.bits),
            Some(character) => {
                let (sign, size) =
                    if character < 256 { (NEW_BYTE, 8) } else { (NEW_CHARACTER, 16) };
                self.bits.write(sign, self.width.bits);
                self.bits.write(character.into(), size);
                self.width.count();
            }
        }
        self.width.count();
    }
}

struct BitWriter {
    letters: String,
    letter: usize,
    /// The number of bits in the letter.
    filled: u32,
}

impl BitWriter {
    fn write(&mut self, number: usize, count: u32) {
        for place in 0..count {
            self.letter = self.letter << 1 | (number >> place & 1);
            self.filled += 1;
            if self.filled == BITS {
                self.letters.push(char::from(LETTERS[self.letter]));
                (self.letter, self.filled) = (0, 0);
            }
        }
    }

    /// The letters. Like LZ-string, this ends with at least one bit of 0.
    fn finish(mut self) -> String {
        self.write(0, BITS - self.filled);
        let missing = self.letters.len().next_multiple_of(4) - self.letters.len();
        self.letters + &"=".repeat(missing)
    }
}
