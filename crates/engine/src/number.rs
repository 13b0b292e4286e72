//! Numbers in texts.

use std::str::FromStr;

/// The number that `text` writes in digits alone, without a sign. Returns `None` if there is another letter, or if the
/// number is too large.
#[must_use]
pub fn number_of_digits<T: FromStr>(text: &str) -> Option<T> {
    let is_number = text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|_| is_number)
}
