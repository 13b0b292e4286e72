//! Results as a Markdown table, written row by row.

use std::time::Duration;

use crate::peer::Field;

/// The narrowest column: room for the name of a set.
const WIDTH: usize = 18;

/// A table whose head is printed.
pub(crate) struct Table {
    widths: Vec<usize>,
}

impl Table {
    /// Prints the head: `first`, a column for each peer, and one for each ratio.
    pub(crate) fn new(first: [&str; 2], field: &Field) -> Self {
        let names = field.all().map(|peer| peer.name().to_owned());
        let ratios = field.ours.iter().map(|peer| format!("{} / best peer", peer.name()));
        let first = first.map(str::to_owned).into_iter();
        let heads: Vec<String> = first.chain(names).chain(ratios).collect();
        Self::of_heads(&heads)
    }

    /// Prints these heads.
    pub(crate) fn of_heads(heads: &[String]) -> Self {
        let widths = heads.iter().map(|head| head.chars().count().max(WIDTH)).collect();
        let table = Self { widths };
        table.row(heads);
        table.row(&table.widths.iter().map(|&width| "-".repeat(width)).collect::<Vec<_>>());
        table
    }

    /// Prints a row.
    pub(crate) fn row(&self, cells: &[String]) {
        let cells = cells.iter().zip(&self.widths);
        let cells: Vec<String> = cells.map(|(cell, &width)| format!("{cell:>width$}")).collect();
        println!("| {} |", cells.join(" | "));
    }
}

/// How many times as fast as the best of the others each of ours is, by the `times` of all.
pub(crate) fn ratios(field: &Field, times: &[Duration]) -> Vec<String> {
    let (ours, theirs) = times.split_at(field.ours.len());
    let best = theirs.iter().min().map_or(0.0, Duration::as_secs_f64);
    ours.iter().map(|time| format!("{:.2}", best / time.as_secs_f64())).collect()
}

/// `number` with its digits in threes.
pub(crate) fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let threes: Vec<&[u8]> = digits.as_bytes().rchunks(3).rev().collect();
    String::from_utf8_lossy(&threes.join(&b',')).into_owned()
}

/// How many of `things` pass in a second when all take `time`.
pub(crate) fn rate(things: usize, time: Duration) -> String {
    let nanoseconds = time.as_nanos().max(1);
    let rate = things as u128 * 1_000_000_000 / nanoseconds;
    grouped(u64::try_from(rate).unwrap_or(u64::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_are_grouped_in_threes() {
        let numbers = [0, 999, 1_000, 34_653_676];
        assert_eq!(numbers.map(grouped), ["0", "999", "1,000", "34,653,676"]);
        assert_eq!(rate(10_000, Duration::from_millis(500)), "20,000");
    }
}
