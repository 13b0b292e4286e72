//! Digits of every script, and the signs and words that people write for an empty cell.
//!
//! Files of programs use few of them, see [`symbols`](super::symbols). Lists and tables may use any, as may the texts in which
//! the finder looks for puzzles: there a sign counts only because a whole board of such signs stands around it. So the tables may
//! be long.

use std::borrow::Cow;

use nonet_engine::Cells;

use crate::decimal::decimal_digit;

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
    let from_one = || {
        let one = ONES.into_iter().find(|&one| (one..one + 9).contains(&code))?;
        Some(code - one + 1)
    };
    let chinese = || CHINESE.iter().position(|&numeral| numeral == sign);
    decimal_digit(sign)
        .map(u32::from)
        .or_else(from_one)
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
    // A sentence may end behind it.
    let word = word.strip_suffix('.').unwrap_or(word);
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
