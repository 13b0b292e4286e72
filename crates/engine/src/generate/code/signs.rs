//! The signs of a code: 32 digits and letters that are not easily confused (Crockford's base 32).

use std::fmt::{self, Write};

/// The signs by their values. The letters I, L, O and U are left out.
const ALPHABET: [char; 32] = [
    '0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'J',
    'K', 'M', 'N', 'P', 'Q', 'R', 'S', 'T', 'V', 'W', 'X', 'Y', 'Z',
];

/// The number of signs between two hyphens.
const GROUP: usize = 4;

/// Reads the values of the signs of a text. Skips dashes, underscores and white space, and reads the letters O,
/// I and L as the digits 0, 1 and 1.
///
/// # Errors
/// Returns the first character that is no sign.
pub(super) fn read(text: &str) -> Result<Vec<u8>, char> {
    text.chars().filter(|c| !c.is_whitespace() && !is_dash(*c)).map(value).collect()
}

fn is_dash(c: char) -> bool {
    matches!(c, '-' | '\u{2010}'..='\u{2015}' | '_')
}

fn value(sign: char) -> Result<u8, char> {
    let meant = match sign.to_ascii_uppercase() {
        'O' => '0',
        'I' | 'L' => '1',
        other => other,
    };
    let found = (0..).zip(ALPHABET).find(|(_, sign)| *sign == meant);
    found.map(|(value, _)| value).ok_or(sign)
}

/// Writes values below 32 as signs, in groups with hyphens between them.
pub(super) fn write(values: &[u8], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    for (place, &value) in values.iter().enumerate() {
        if place > 0 && place % GROUP == 0 {
            f.write_char('-')?;
        }
        f.write_char(ALPHABET[usize::from(value % 32)])?;
    }
    Ok(())
}

/// The check sign for `values`: their sum in the field of 32 elements, where each value is multiplied by a
/// different power of a generator. It finds every single wrong sign. It also finds two swapped signs less than
/// 31 places apart, which a plain sum would not.
pub(super) fn check_sign(values: &[u8]) -> u8 {
    // Horner's rule: each sign is multiplied once more than the one after it.
    values.iter().rev().fold(0, |sum, &value| doubled(sum ^ value))
}

/// Twice a value in the field of the polynomial x⁵ + x² + 1.
fn doubled(value: u8) -> u8 {
    let twice = value << 1;
    if twice & 32 == 0 { twice } else { twice ^ 0b10_0101 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn doubling_goes_through_all_values_but_zero() {
        let mut value = 1;
        let seen: std::collections::HashSet<u8> = (0..31)
            .map(|_| {
                value = doubled(value);
                value
            })
            .collect();
        assert_eq!((seen.len(), seen.contains(&0), value), (31, false, 1));
    }

    #[test]
    fn every_mistyped_sign_and_every_swap_is_found() {
        let values: Vec<u8> = (0..11).map(|place| (place * 7 + 3) % 32).collect();
        let right = check_sign(&values);
        for place in 0..11 {
            for wrong in (0..32).filter(|&wrong| wrong != values[place]) {
                let mut typed = values.clone();
                typed[place] = wrong;
                assert_ne!(check_sign(&typed), right);
            }
            for other in 0..place {
                let mut typed = values.clone();
                typed.swap(place, other);
                assert_ne!(check_sign(&typed), right);
            }
        }
    }
}
