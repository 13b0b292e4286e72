//! The signs by which texts of all kinds write cells: digits of every script, signs and words for an empty cell.
//!
//! Texts of programs use few signs for an empty cell, see [`symbols`](crate::notation::symbols). People use many more. Here a sign
//! counts only because a whole board of such signs stands around it, so the list may be long.

/// The digits of a cell: bit `n` is the digit `n + 1`. No bit is an empty cell.
pub(super) type CellBits = u32;

/// The largest digit that is looked for.
pub(super) const MOST_DIGITS: usize = 25;

/// The number of the last letter that is a digit.
const LARGEST_LETTER: u32 = 25;

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
pub(super) fn digit_of(sign: char) -> Option<u32> {
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
pub(super) fn is_empty_sign(sign: char) -> bool {
    matches!(sign, '0' | '.' | '*' | '_' | 'x' | 'X' | 'o' | 'O' | '-' | '?' | '~')
}

/// Whether a sign that is not ASCII stands for an empty cell.
pub(super) fn is_empty_mark(sign: char) -> bool {
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
pub(super) fn is_empty_word(word: &str) -> bool {
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

/// Reads one sign as a cell of a board with up to nine digits. Returns `None` if it is no cell.
pub(super) fn cell_of(sign: char) -> Option<CellBits> {
    match sign.to_digit(10) {
        Some(0) => Some(0),
        Some(digit) => Some(bit(digit as usize)),
        None => is_empty_sign(sign).then_some(0),
    }
}

/// Reads a word as a cell with a number, or an empty cell. Returns `None` if it is neither.
pub(super) fn number_of(word: &str) -> Option<CellBits> {
    let mut signs = word.chars();
    if let (Some(sign), None) = (signs.next(), signs.next()) {
        let letter = || sign.to_digit(36).filter(|number| (10..=LARGEST_LETTER).contains(number));
        return cell_of(sign).or_else(|| letter().map(|number| bit(number as usize)));
    }
    if is_empty_word(word) {
        return Some(0);
    }
    match word.parse().ok().filter(|_| word.len() <= 2) {
        Some(0) => Some(0),
        Some(number @ 1..=MOST_DIGITS) => Some(bit(number)),
        Some(_) | None => decimal_of(word),
    }
}

/// Reads a decimal number such as `5.` or `5.0` as a cell. Returns `None` for any other word.
pub(super) fn decimal_of(word: &str) -> Option<CellBits> {
    let (whole, rest) = word.split_once('.')?;
    let is_whole = whole.len() == 1 && rest.trim_end_matches('e').chars().all(|sign| sign == '0');
    whole.chars().next().filter(|sign| is_whole && sign.is_ascii_digit()).and_then(cell_of)
}

/// Reads a word as the candidates of a cell: different digits in ascending order. Returns `None` if it is no such word.
pub(super) fn set_of(word: &str) -> Option<CellBits> {
    let inner = word.trim_matches(['*', '#', '@', '-', '+', '!']);
    if inner.is_empty() || matches!(inner, "." | "0") {
        return (!word.is_empty()).then_some(0);
    }
    let (mut set, mut last) = (0, 0);
    for sign in inner.chars() {
        let digit = sign.to_digit(10).filter(|&digit| digit > last)?;
        set |= bit(digit as usize);
        last = digit;
    }
    Some(set)
}

/// The bit of a number from 1.
pub(super) fn bit(number: usize) -> CellBits {
    1 << (number - 1)
}
