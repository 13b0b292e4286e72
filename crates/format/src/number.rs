//! Parses whole numbers that people type.

use super::decimal::with_ascii_digits;

/// Parses a whole number in digits of any script, with or without one kind of mark between its thousands. A number
/// that is too large for a `u64` gives `u64::MAX`. Returns `None` if the text is no whole number.
#[must_use]
pub fn parse_whole_number(typed: &str) -> Option<u64> {
    let number = without_marks(&with_ascii_digits(typed.trim()))?;
    // Digits that do not parse as `u64` are too large for it.
    Some(number.parse().unwrap_or(u64::MAX))
}

/// The digits of a number whose thousands may be separated by one mark, always the same. Returns `None` if the text
/// is no such number.
fn without_marks(number: &str) -> Option<String> {
    const MARKS: [char; 7] = [',', '.', ' ', '\'', '_', '\u{a0}', '\u{202f}'];
    let all_digits = |part: &str| !part.is_empty() && part.chars().all(|c| c.is_ascii_digit());
    let Some(mark) = number.chars().find(|c| MARKS.contains(c)) else {
        return all_digits(number).then(|| number.to_owned());
    };
    let parts: Vec<&str> = number.split(mark).collect();
    let grouped = parts[0].len() <= 3 && parts[1..].iter().all(|part| part.len() == 3);
    (grouped && parts.iter().all(|part| all_digits(part))).then(|| parts.concat())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_sort_of_mark_may_part_thousands() {
        for typed in ["1000000", "1,000,000", " 1.000.000 ", "1\u{202f}000\u{202f}000", "۱۰۰۰۰۰۰"]
        {
            assert_eq!(parse_whole_number(typed), Some(1_000_000), "{typed}");
        }
        for typed in ["", "-1", "+1", "1,00", "1000,000", "1,000.000", "1,", "½", "1e3"] {
            assert_eq!(parse_whole_number(typed), None, "{typed}");
        }
        assert_eq!(parse_whole_number("18446744073709551616"), Some(u64::MAX));
    }
}
