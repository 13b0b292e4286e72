//! The strong links of a digit: houses whose places of the digit are two, or form two groups.

use super::bits::{first, ones};
use super::board::RatedBoard;
use super::sheet::Sheet;

/// An end of a strong link: a place or a group of places, one of which holds the digit if the other end does not.
#[derive(Clone, Copy)]
pub(super) struct LinkEnd {
    pub(super) cells: u128,
}

/// A strong link.
pub(super) struct StrongLink {
    /// The kind of its house.
    pub(super) kind: u8,
    pub(super) house: usize,
    /// The places of the digit in the house.
    pub(super) cells: u128,
    /// Whether it has a group of places at an end.
    pub(super) is_grouped: bool,
    pub(super) ends: [LinkEnd; 2],
}

/// The strong links of `digit` by kind, house and the order in which the scale splits the house into two ends.
pub(super) fn links_of<B: RatedBoard>(sheet: &Sheet<B>, digit: usize) -> Vec<StrongLink> {
    let mut links = Vec::new();
    for (kind, houses) in sheet.board().kinds() {
        for house in houses {
            let places = sheet.places(house, digit);
            let cells = *sheet.board().cells(house);
            let bits = |places: u16| ones(places).fold(0_u128, |bits, at| bits | 1 << cells[at]);
            for ([one, other], is_grouped) in splits(kind, places, &cells) {
                let ends = [one, other].map(|places| LinkEnd { cells: bits(places) });
                links.push(StrongLink { kind, house, cells: bits(places), is_grouped, ends });
            }
        }
    }
    links
}

/// Whether houses of this kind are split like blocks, by a row and a column of three cells: blocks, disjoint groups and
/// windows. Others are split like lines, into thirds.
fn is_square(kind: u8) -> bool {
    matches!(kind, 0 | 3 | 4)
}

/// The splits of the places of a house into two ends, and whether an end is a group.
fn splits(kind: u8, places: u16, cells: &[u8; 9]) -> Vec<([u16; 2], bool)> {
    match places.count_ones() {
        2 => pair(kind, places, cells).map(|ends| (ends, false)).into_iter().collect(),
        // Seven places and more cannot lie in two lines of a block or in two thirds of a line.
        3..=6 => groups(kind, places).into_iter().map(|ends| (ends, true)).collect(),
        _ => Vec::new(),
    }
}

/// The two places as ends. In a square house, places of one row or column are no link, because the line has the
/// same link. Returns `None` for them.
fn pair(kind: u8, places: u16, cells: &[u8; 9]) -> Option<[u16; 2]> {
    let [one, other] = [first(places), first(places & (places - 1))];
    let [a, b] = [cells[one], cells[other]];
    let is_in_line = a / 9 == b / 9 || a % 9 == b % 9;
    (!(is_square(kind) && is_in_line)).then_some([1 << one, 1 << other])
}

/// Three to six places in two groups.
fn groups(kind: u8, places: u16) -> Vec<[u16; 2]> {
    if !is_square(kind) {
        return line_groups(places);
    }
    // As on the scale, disjoint groups and windows are only split at the places of their first row.
    let hearts = if kind == 0 { 0..9 } else { 0..3 };
    if let Some(heart) = hearts.into_iter().find(|&heart| places & !cross(heart) == 0) {
        return cross_groups(places, heart);
    }
    if kind == 0 && places.count_ones() > 3 { parallel_groups(places) } else { Vec::new() }
}

/// The places of a line as two groups, if one third of the line has no place and each group lies in another third.
fn line_groups(places: u16) -> Vec<[u16; 2]> {
    let thirds = [0b111, 0b111_000, 0b111_000_000];
    let Some(empty) = (0..3).find(|&third| places & thirds[third] == 0) else { return Vec::new() };
    let others = (0..3).filter(|&third| third != empty).map(|third| places & thirds[third]);
    ends_of(&others.collect::<Vec<u16>>())
}

/// Two groups as ends, a single place first. No ends if a group is empty.
fn ends_of(groups: &[u16]) -> Vec<[u16; 2]> {
    match *groups {
        [one, other] if one == 0 || other == 0 => Vec::new(),
        // The order of the two ends decides in which direction a chain is found first.
        [one, other] if other.is_power_of_two() => vec![[other, one]],
        [one, other] => vec![[one, other]],
        _ => Vec::new(),
    }
}

/// The row of three places and the column of three places of a square house that cross at `heart`.
fn cross_lines(heart: usize) -> [u16; 2] {
    [0b111 << (heart / 3 * 3), 0b001_001_001 << (heart % 3)]
}

fn cross(heart: usize) -> u16 {
    let [row, column] = cross_lines(heart);
    row | column
}

/// The groups of places that are all in the row and the column of a square house that cross at `heart`.
fn cross_groups(places: u16, heart: usize) -> Vec<[u16; 2]> {
    let heart_bit = 1 << heart;
    let [row, column] = cross_lines(heart);
    let (down, across) = (places & column & !heart_bit, places & row & !heart_bit);
    let ends = match [down, across].map(u16::is_power_of_two) {
        _ if down == 0 || across == 0 => return Vec::new(),
        // As on the scale, the crossing belongs to the end opposite to a single place, even if it is no place.
        [_, true] => [across, down | heart_bit],
        [true, false] => [down, across | heart_bit],
        [false, false] => [down | places & heart_bit, across | places & heart_bit],
    };
    vec![ends]
}

/// Four or more places in two parallel rows or columns of a block, if the third has none. Four places at the corners of
/// a rectangle are split in both directions.
fn parallel_groups(places: u16) -> Vec<[u16; 2]> {
    let rows = [0b111, 0b111_000, 0b111_000_000];
    let columns = [0b001_001_001, 0b010_010_010, 0b100_100_100];
    // Rows before columns, as on the scale. The columns matter only if each row has a place.
    let Some(lines) = [rows, columns].into_iter().find_map(|lines| two_of(places, lines)) else {
        return Vec::new();
    };
    let [one, other] = lines;
    let mut splits = ends_of(&lines);
    if is_rectangle(one, other) {
        let low = lowest(one) | lowest(other);
        splits.push([low, places & !low]);
    }
    splits
}

/// The places in two of three lines, if a line has none. Of several lines without places, the last is left out.
fn two_of(places: u16, lines: [u16; 3]) -> Option<[u16; 2]> {
    let empty = lines.into_iter().rposition(|line| places & line == 0)?;
    let others: [usize; 2] = [[1, 2], [0, 2], [0, 1]][empty];
    Some(others.map(|line| places & lines[line]))
}

/// Whether four places in two lines are the corners of a rectangle.
fn is_rectangle(one: u16, other: u16) -> bool {
    let is_in_line = |a: usize, b: usize| a / 3 == b / 3 || a % 3 == b % 3;
    let [high_one, high_other] = [one & !lowest(one), other & !lowest(other)];
    (one | other).count_ones() == 4
        && is_in_line(first(one), first(other))
        && is_in_line(first(high_one), first(high_other))
}

fn lowest(places: u16) -> u16 {
    places & places.wrapping_neg()
}
