//! Numbers and lengths of time as each language writes them.

use std::fmt::Display;
use std::time::Duration;

use crate::{Language, say, word};

impl Language {
    /// A whole number with its thousands apart: 34,653,676 or 34.653.676.
    #[must_use]
    pub fn number(self, number: u64) -> String {
        let digits = number.to_string();
        let groups: Vec<&str> = digits
            .as_bytes()
            .rchunks(3)
            .rev()
            .filter_map(|group| std::str::from_utf8(group).ok())
            .collect();
        // Translators: the mark between groups of three figures, as in 34,653,676
        groups.join(word!(self, context = "between thousands", ","))
    }

    /// A length of time in the unit that suits it, from microseconds to seconds: 1.4 µs, 85 µs, 0.3 ms, 1.24 s.
    #[must_use]
    pub fn time(self, time: Duration) -> String {
        let written = match time.as_nanos() / 100 {
            0 => "0 µs".to_owned(),
            1..100 => format!("{:.1} µs", time.as_secs_f64() * 1e6),
            100..1_000 => format!("{:.0} µs", time.as_secs_f64() * 1e6),
            1_000..100_000 => format!("{:.1} ms", time.as_secs_f64() * 1e3),
            100_000..10_000_000 => format!("{:.0} ms", time.as_secs_f64() * 1e3),
            _ => format!("{:.2} s", time.as_secs_f64()),
        };
        self.with_decimal_mark(&written)
    }

    /// Ratings by Sudoku Explainer: 7.2, or 7.2/1.2/1.2, with the decimal mark of the language.
    #[must_use]
    pub fn rating(self, rating: impl Display) -> String {
        self.with_decimal_mark(&rating.to_string())
    }

    /// A number with this many decimals, such as 0.95.
    #[must_use]
    pub fn decimals(self, number: f64, places: usize) -> String {
        self.with_decimal_mark(&format!("{number:.places$}"))
    }

    fn with_decimal_mark(self, written: &str) -> String {
        // Translators: the mark before decimals, as in 1.24 s
        written.replace('.', word!(self, context = "before decimals", "."))
    }

    /// A list of things, the last set apart by a word: a, b and c.
    #[must_use]
    pub fn list(self, things: &[String]) -> String {
        // Translators: a list; the last stands apart, as in “a, b and c”
        self.listed(things, |most, last| say!(self, "{most} and {last}", most, last))
    }

    /// A list of things of which one is meant: a, b or c.
    #[must_use]
    pub fn choice(self, things: &[String]) -> String {
        // Translators: a list of which one is meant, as in “a, b or c”
        self.listed(things, |most, last| say!(self, "{most} or {last}", most, last))
    }

    fn listed(self, things: &[String], end: impl Fn(&str, &str) -> String) -> String {
        match things {
            [] => String::new(),
            [only] => only.clone(),
            [most @ .., last] => end(&most.join(word!(self, context = "in a list", ", ")), last),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    #[test]
    fn thousands_are_set_apart() {
        for (number, english, vietnamese) in [
            (0, "0", "0"),
            (999, "999", "999"),
            (1000, "1,000", "1.000"),
            (34_653_676, "34,653,676", "34.653.676"),
            (u64::MAX, "18,446,744,073,709,551,615", "18.446.744.073.709.551.615"),
        ] {
            assert_eq!(Language::ENGLISH.number(number), english);
            assert_eq!(Language::of_locale("vi").number(number), vietnamese);
        }
    }

    #[test]
    fn time_has_the_unit_that_suits_it() {
        for (nanos, english) in [
            (0, "0 µs"),
            (640, "0.6 µs"),
            (1_870, "1.9 µs"),
            (85_000, "85 µs"),
            (300_000, "0.3 ms"),
            (9_940_000, "9.9 ms"),
            (12_345_000, "12 ms"),
            (1_240_000_000, "1.24 s"),
        ] {
            assert_eq!(Language::ENGLISH.time(Duration::from_nanos(nanos)), english);
        }
        assert_eq!(Language::of_locale("vi").time(Duration::from_micros(300)), "0,3 ms");
    }

    #[test]
    fn ratings_have_the_decimal_mark_of_the_language() {
        assert_eq!(Language::ENGLISH.rating("7.2"), "7.2");
        assert_eq!(Language::of_locale("vi").rating("7.2"), "7,2");
    }

    #[test]
    fn the_last_of_a_list_is_set_apart_by_a_word() {
        let things = ["a", "b", "c"].map(str::to_owned);
        assert_eq!(Language::ENGLISH.list(&things), "a, b and c");
        assert_eq!(Language::of_locale("vi").list(&things[..2]), "a và b");
        assert_eq!(Language::ENGLISH.list(&[]), "");
    }
}
