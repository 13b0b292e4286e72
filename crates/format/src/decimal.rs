//! Decimal digits of every script: ٣, ۳, ३ and ３ are all 3.
//!
//! Keys, fields for numbers and puzzles in texts read them alike. Numbers that Nonet writes have ASCII digits.

/// The zero of each script, in ascending order; the digits from 1 to 9 follow it. These are the general category Nd of
/// Unicode 16.
const ZEROS: [u32; 76] = [
    0x0030, 0x0660, 0x06F0, 0x07C0, 0x0966, 0x09E6, 0x0A66, 0x0AE6, 0x0B66, 0x0BE6, 0x0C66, 0x0CE6,
    0x0D66, 0x0DE6, 0x0E50, 0x0ED0, 0x0F20, 0x1040, 0x1090, 0x17E0, 0x1810, 0x1946, 0x19D0, 0x1A80,
    0x1A90, 0x1B50, 0x1BB0, 0x1C40, 0x1C50, 0xA620, 0xA8D0, 0xA900, 0xA9D0, 0xA9F0, 0xAA50, 0xABF0,
    0xFF10, 0x104A0, 0x10D30, 0x10D40, 0x11066, 0x110F0, 0x11136, 0x111D0, 0x112F0, 0x11450,
    0x114D0, 0x11650, 0x116C0, 0x116D0, 0x116DA, 0x11730, 0x118E0, 0x11950, 0x11BF0, 0x11C50,
    0x11D50, 0x11DA0, 0x11F50, 0x16130, 0x16A60, 0x16AC0, 0x16B50, 0x16D70, 0x1CCF0, 0x1D7CE,
    0x1D7D8, 0x1D7E2, 0x1D7EC, 0x1D7F6, 0x1E140, 0x1E2F0, 0x1E4F0, 0x1E5F1, 0x1E950, 0x1FBF0,
];

/// The value of a decimal digit of any script. Returns `None` for every other character, such as ², ④ and Ⅸ.
#[must_use]
pub fn decimal_digit(character: char) -> Option<u8> {
    let code = u32::from(character);
    let zero = ZEROS[..ZEROS.partition_point(|&zero| zero <= code)].last()?;
    u8::try_from(code - zero).ok().filter(|&digit| digit <= 9)
}

/// The text with every decimal digit in ASCII, for parsers of numbers.
#[must_use]
pub fn with_ascii_digits(text: &str) -> String {
    let ascii = |character| decimal_digit(character).map(|digit| char::from(b'0' + digit));
    text.chars().map(|character| ascii(character).unwrap_or(character)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_of_every_script_are_digits() {
        for digits in [
            "0123456789",
            "٠١٢٣٤٥٦٧٨٩",
            "۰۱۲۳۴۵۶۷۸۹",
            "०१२३४५६७८९",
            "๐๑๒๓๔๕๖๗๘๙",
            "０１２３４５６７８９",
        ] {
            let read: Vec<Option<u8>> = digits.chars().map(decimal_digit).collect();
            assert_eq!(read, (0..=9).map(Some).collect::<Vec<_>>(), "{digits}");
            assert_eq!(with_ascii_digits(digits), "0123456789");
        }
        for other in "²④Ⅸ½/:a一٪\u{0}\u{10FFFF}".chars() {
            assert_eq!(decimal_digit(other), None, "{other}");
        }
    }

    #[test]
    fn scripts_stand_in_order_and_apart() {
        for pair in ZEROS.windows(2) {
            assert!(pair[0] + 10 <= pair[1], "{:X} and {:X}", pair[0], pair[1]);
        }
        for zero in ZEROS {
            let of = |place| decimal_digit(char::from_u32(zero + place).expect("a digit"));
            assert_eq!((of(0), of(9)), (Some(0), Some(9)), "{zero:X}");
        }
    }
}
