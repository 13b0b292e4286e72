//! Digits of every script, and the signs and words that people write for an empty cell.
//!
//! Files of programs use few of them, see [`symbols`](super::symbols). Lists and tables may use any, as may the texts in which
//! the finder looks for puzzles: there a sign counts only because a whole board of such signs stands around it. So the tables may
//! be long.

use std::borrow::Cow;

use nonet_engine::Cells;

/// The code points of the zeros of all scripts with decimal digits. The digits 1 to 9 follow each.
const ZEROS: [u32; 66] = [
    0x0030, 0x0660, 0x06f0, 0x07c0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6,
    0x0d66, 0x0de6, 0x0e50, 0x0ed0, 0x0f20, 0x1040, 0x1090, 0x17e0, 0x1810, 0x1946, 0x19d0, 0x1a80,
    0x1a90, 0x1b50, 0x1bb0, 0x1c40, 0x1c50, 0xa620, 0xa8d0, 0xa900, 0xa9d0, 0xa9f0, 0xaa50, 0xabf0,
    0xff10, 0x104a0, 0x10d30, 0x11066, 0x110f0, 0x11136, 0x111d0, 0x112f0, 0x11450, 0x114d0,
    0x11650, 0x116c0, 0x11730, 0x118e0, 0x11950, 0x11c50, 0x11d50, 0x11da0, 0x11f50, 0x16a60,
    0x16ac0, 0x16b50, 0x1d7ce, 0x1d7d8, 0x1d7e2, 0x1d7ec, 0x1d7f6, 0x1e140, 0x1e2f0, 0x1e4f0,
];

/// The code points of the ones of digits that have no zero before them: in circles, as Chinese and Roman numerals, raised.
const ONES: [u32; 9] = [0x2460, 0x2474, 0x2488, 0x2776, 0x2780, 0x278a, 0x24f5, 0x2160, 0x2081];

/// The Chinese numerals 0 to 9.
const CHINESE: [char; 10] = ['〇', '一', '二', '三', '四', '五', '六', '七', '八', '九'];

/// Reads a digit of any script. Returns `None` if the sign is no digit.
pub(crate) fn digit_of(sign: char) -> Option<u32> {
    // Nearly all signs pass here, before the tables of the scripts are searched.
    if sign.is_ascii() {
        return sign.to_digit(10);
    }
    let code = u32::from(sign);
    let after = |starts: &[u32], least: u32, count: u32| {
        let start = starts.iter().find(|&&start| (start..start + count).contains(&code))?;
        Some(code - start + least)
    };
    let chinese = || CHINESE.iter().position(|&numeral| numeral == sign);
    after(&ZEROS, 0, 10)
        .or_else(|| after(&ONES, 1, 9))
        .or_else(|| chinese().and_then(|at| u32::try_from(at).ok()))
}

/// Whether a sign stands for an empty cell in some text, or is drawn in its place.
pub(crate) fn is_empty_sign(sign: char) -> bool {
    matches!(sign, '0' | '.' | '*' | '_' | 'x' | 'X' | 'o' | 'O' | '-' | '?' | '~')
}

/// Whether a sign that is not ASCII stands for an empty cell.
pub(crate) fn is_empty_mark(sign: char) -> bool {
    matches!(
        sign,
        '–' | '—'
            | '‒'
            | '―'
            | '‐'
            | '‑'
            | '−'
            | '·'
            | '•'
            | '∙'
            | '⋅'
            | '・'
            | '･'
            | '…'
            | '⬜'
            | '⬛'
            | '□'
            | '■'
            | '▢'
            | '▪'
            | '▫'
            | '◻'
            | '◼'
            | '◽'
            | '◾'
            | '☐'
            | '◯'
            | '○'
            | '●'
            | '◌'
            | '⚪'
            | '⚫'
            | '🔲'
            | '🔳'
            | '␣'
            | '␢'
            | '⎵'
            | '×'
            | '✕'
            | '✗'
            | '。'
            | '．'
            | '＿'
            | '＊'
            | '？'
            | '～'
            | '－'
            | '¤'
            | '°'
            | '†'
            | '⬚'
            | '░'
            | '▒'
            | '▓'
            | '█'
            | '∅'
            | 'ø'
            | 'Ø'
            | '¿'
    )
}

/// Whether a word stands for an empty cell in the notation of some language.
pub(crate) fn is_empty_word(word: &str) -> bool {
    const WORDS: [&str; 14] = [
        "none",
        "null",
        "nil",
        "undef",
        "undefined",
        "nothing",
        "na",
        "nan",
        "nullptr",
        "empty",
        "blank",
        "missing",
        "-1",
        "<na>",
    ];
    let may_be =
        word.len() > 1 && word.starts_with(|sign: char| !sign.is_ascii_digit() && sign != '.');
    may_be && WORDS.iter().any(|known| known.eq_ignore_ascii_case(word))
}

/// Whether a sign is an empty cell only if no other sign is one: among others it is rather a digit that somebody could not
/// read.
fn is_rare(sign: char) -> bool {
    matches!(sign, '?' | '~' | 'o' | 'O' | '？' | '～')
}

/// Reads one sign as a cell of the classic board, 0 for an empty one. Returns `None` if it is no cell.
pub(crate) fn cell(sign: char) -> Option<u8> {
    // Marks are more frequent than digits of other scripts, whose tables take longer to search.
    if is_empty_sign(sign) || is_empty_mark(sign) {
        return Some(0);
    }
    digit_of(sign).and_then(|digit| u8::try_from(digit).ok())
}

/// The signs for empty cells that were read in one board.
#[derive(Debug, Default)]
struct EmptySigns {
    has_usual: bool,
    rare: Option<char>,
    has_two_rare: bool,
}

impl EmptySigns {
    fn of(text: &str) -> Self {
        let mut seen = Self::default();
        text.chars().filter(|sign| cell(*sign) == Some(0)).for_each(|sign| seen.add(sign));
        seen
    }

    fn add(&mut self, sign: char) {
        let sign = sign.to_ascii_lowercase();
        if is_rare(sign) {
            self.has_two_rare |= self.rare.is_some_and(|rare| rare != sign);
            self.rare = Some(sign);
        } else {
            self.has_usual = true;
        }
    }

    fn fit_together(&self) -> bool {
        self.rare.is_none() || !(self.has_usual || self.has_two_rare)
    }
}

/// Reads a classic board from the first 81 signs of a text, in digits of any script and with any sign for an empty cell.
/// Returns the number of its bytes too. Returns `None` unless each of the signs is a cell.
pub(crate) fn classic_board(text: &str) -> Option<(Cells, usize)> {
    if let Some(cells) = board_with_one_sign(text.as_bytes()) {
        return Some((cells, cells.len()));
    }
    let (mut cells, mut empties) = ([0; 81], EmptySigns::default());
    let mut signs = text.char_indices();
    for own in &mut cells {
        let (_, sign) = signs.next()?;
        *own = cell(sign)?;
        if *own == 0 {
            empties.add(sign);
        }
    }
    empties.fit_together().then_some((cells, signs.offset()))
}

/// The fast path of [`classic_board`], for a text in ASCII with one sign for an empty cell. Returns `None` if the text needs
/// the slow path.
pub(crate) fn board_with_one_sign(text: &[u8]) -> Option<Cells> {
    let signs: &Cells = text.first_chunk()?;
    let is_digit = |sign: u8| sign.wrapping_sub(b'1') < 9;
    let empty = signs.iter().copied().find(|&sign| !is_digit(sign))?;
    if !is_empty_sign(char::from(empty)) {
        return None;
    }
    let mut cells = [0; 81];
    let mut bad = 0;
    // No branch for each sign, so that many are handled at once.
    for (cell, &sign) in cells.iter_mut().zip(signs) {
        let is_empty = sign == empty;
        *cell = if is_empty { 0 } else { sign.wrapping_sub(b'0') };
        bad |= u8::from(!is_empty & !is_digit(sign));
    }
    (bad == 0).then_some(cells)
}

/// The text with the signs that files of programs use, sign for sign, so that a fault stays in its column.
pub(crate) fn with_usual_signs(text: &str) -> Cow<'_, str> {
    let has_other =
        |sign: char| cell(sign).is_some() && !sign.is_ascii_digit() && !is_file_sign(sign);
    let word = text.split_whitespace().next().unwrap_or_default();
    let start = word.starts_with(|sign| cell(sign).is_some());
    if !start || !word.contains(has_other) || !EmptySigns::of(word).fit_together() {
        return Cow::Borrowed(text);
    }
    let usual = |sign: char| match cell(sign) {
        Some(0) if is_file_sign(sign) => sign,
        Some(0) => '.',
        Some(digit) => char::from(b'0' + digit),
        None => sign,
    };
    Cow::Owned(text.chars().map(usual).collect())
}

fn is_file_sign(sign: char) -> bool {
    matches!(sign, '0' | '.' | '*' | '_' | 'x' | 'X')
}
