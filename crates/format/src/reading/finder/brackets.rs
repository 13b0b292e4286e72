//! Boards as the lists of programs: Python, C, JSON, Lua, Prolog, MATLAB and the like.
//!
//! The innermost brackets matter: nine of them with nine cells each, one with 81 cells, or 81 of them with candidates. What
//! stands between them (names of types, commas, further brackets) does not, as long as it is short.

use std::collections::VecDeque;

use super::board::{Dress, Sighting, Spot};
use super::clean::CleanLine;
use super::signs::{self, CellBits, MOST_DIGITS};

/// The longest text between two rows of one board, in signs.
const LONGEST_BETWEEN: usize = 60;

/// The most open brackets that are kept. Beyond, the outermost is dropped: only innermost brackets hold cells.
const DEEPEST: usize = 64;

/// The most items of a bracket that are kept.
const MOST_ITEMS: usize = MOST_DIGITS * MOST_DIGITS;

/// A pair of brackets without brackets in it.
#[derive(Debug)]
struct Group {
    start: Spot,
    end: Spot,
    // Slices and not vectors, as a text may have millions of groups.
    items: Box<[Item]>,
    /// The number of items in the parts between semicolons or bars. Empty if there are none.
    parts: Box<[usize]>,
    /// Whether all items are cells, and the brackets hold nothing else.
    is_pure: bool,
    /// The number of signs between the group before and this group.
    before: usize,
}

#[derive(Clone, Copy, Debug)]
struct Item {
    cell: CellBits,
    set: Option<CellBits>,
}

/// The boards in brackets.
pub(super) fn boards(lines: &[CleanLine]) -> Vec<Sighting> {
    let mut scanner = Scanner::default();
    for (line, text) in lines.iter().enumerate() {
        scanner.read_line(line, text.signs());
    }
    let groups = scanner.groups;
    let mut boards: Vec<Sighting> = groups.iter().filter_map(whole_board).collect();
    add_candidates(&groups, &mut boards);
    add_rows(&without_places(groups), &mut boards);
    boards
}

/// The board that one pair of brackets holds.
fn whole_board(group: &Group) -> Option<Sighting> {
    let count = group.items.len();
    let side = count.isqrt();
    let parts_fit = || group.parts.len() == side && group.parts.iter().all(|&part| part == side);
    let is_board = group.is_pure && side >= 4 && side * side == count;
    // Sixteen or 36 numbers in brackets are rarely a board, unless they are parted into rows.
    let fits = is_board && (parts_fit() || (side >= 9 && group.parts.is_empty()));
    let cells = group.items.iter().map(|item| item.cell).collect();
    let (start, end) = (group.start, group.end);
    fits.then(|| Sighting { start, end, dress: Dress::Rows, side, cells }.settled())
}

/// The groups without those of one item or none, which are places in a list (`board[3]`) or types (`int[]`).
fn without_places(groups: Vec<Group>) -> Vec<Group> {
    let mut kept: Vec<Group> = Vec::with_capacity(groups.len());
    let mut before = 0;
    for group in groups {
        // What stands before a dropped group still lies between its neighbours.
        before += group.before;
        if group.items.len() > 1 || !group.is_pure {
            kept.push(Group { before, ..group });
            before = 0;
        }
    }
    kept
}

/// Adds the boards that have a pair of brackets for each row.
fn add_rows(groups: &[Group], boards: &mut Vec<Sighting>) {
    let mut at = 0;
    while at < groups.len() {
        let side = groups[at].items.len();
        let is_row =
            |group: &Group| group.is_pure && group.items.len() == side && group.parts.is_empty();
        if side < 4 || !is_row(&groups[at]) {
            at += 1;
            continue;
        }
        let more = groups[at + 1..]
            .iter()
            .take_while(|group| is_row(group) && group.before <= LONGEST_BETWEEN);
        let count = 1 + more.count();
        let rows = &groups[at..at + count];
        // Ten lists of nine numbers are not a board and a rest: more likely no board at all.
        if count.is_multiple_of(side) && side <= MOST_DIGITS {
            boards.extend(rows.chunks_exact(side).map(|rows| sighting(rows, side, Dress::Rows)));
        }
        at += count;
    }
}

/// Adds the boards that have a pair of brackets for each cell.
fn add_candidates(groups: &[Group], boards: &mut Vec<Sighting>) {
    const SIDE: usize = 9;
    const CELLS: usize = SIDE * SIDE;
    let mut at = 0;
    while at < groups.len() {
        let is_near =
            |group: &&Group| candidates(group).is_some() && group.before <= LONGEST_BETWEEN;
        let count = match candidates(&groups[at]) {
            Some(_) => 1 + groups[at + 1..].iter().take_while(is_near).count(),
            None => 0,
        };
        if count > 0 && count.is_multiple_of(CELLS) {
            for part in groups[at..at + count].chunks_exact(CELLS) {
                let cells: Vec<CellBits> = part.iter().filter_map(candidates).collect();
                let has_several = cells.iter().any(|cell| cell.count_ones() > 1);
                let dress = if has_several { Dress::Candidates } else { Dress::Rows };
                let (start, end) = (part[0].start, part[CELLS - 1].end);
                boards.push(Sighting { start, end, dress, side: SIDE, cells });
            }
        }
        at += count.max(1);
    }
}

/// The candidates that a pair of brackets lists: different digits in ascending order, with or without commas.
fn candidates(group: &Group) -> Option<CellBits> {
    let (mut all, mut last) = (0, 0);
    for item in &group.items {
        let set = item.set.filter(|&set| set > last)?;
        (all, last) = (all | set, set);
    }
    group.is_pure.then_some(all)
}

fn sighting(groups: &[Group], side: usize, dress: Dress) -> Sighting {
    let start = groups.first().map_or(Spot { line: 0, sign: 0 }, |group| group.start);
    let end = groups.last().map_or(start, |group| group.end);
    let cells = groups.iter().flat_map(|group| group.items.iter().map(|item| item.cell)).collect();
    Sighting { start, end, dress, side, cells }.settled()
}

/// A bracket that is open.
#[derive(Default)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each tells another thing of what was read so far"
)]
struct Open {
    start: Option<Spot>,
    /// The number of signs between the last group and this bracket.
    before: usize,
    items: Vec<Item>,
    parts: Vec<usize>,
    /// The number of items before the current part.
    before_part: usize,
    is_impure: bool,
    has_inner: bool,
    /// Whether an item stands behind the last comma.
    has_item: bool,
    /// Whether nothing stood between two commas.
    has_holes: bool,
    /// Whether the brackets only hold the value of a cell of the brackets around them.
    is_wrapper: bool,
    is_brace: bool,
}

/// The number of signs up to the colon that a text starts with, perhaps behind blanks. Returns `None` if it starts with
/// anything else.
fn length_of_colon(text: &[char]) -> Option<usize> {
    const MOST_BLANKS: usize = 4;
    let at = text.iter().take(MOST_BLANKS).position(|sign| !sign.is_whitespace())?;
    (text[at] == ':').then_some(at + 1)
}

#[derive(Default)]
struct Scanner {
    groups: Vec<Group>,
    open: VecDeque<Open>,
    word: String,
    /// Whether the last word was one before the value of a cell, as in `Some(5)`.
    wraps_next: bool,
    /// Whether the name of a value stands before the next bracket.
    is_behind_name: bool,
    /// The number of signs since the last group.
    since: usize,
}

impl Scanner {
    fn read_line(&mut self, line: usize, text: &[char]) {
        let mut at = 0;
        while at < text.len() {
            let sign = text[at];
            let spot = Spot { line, sign: at };
            self.since += 1;
            at += 1;
            match sign {
                '[' | '(' | '{' => {
                    self.end_word();
                    let is_wrapper = std::mem::take(&mut self.wraps_next);
                    if let Some(open) = self.open.back_mut() {
                        open.has_inner |= !is_wrapper;
                    }
                    // A text of open brackets alone must not fill the memory.
                    if self.open.len() == DEEPEST {
                        self.open.pop_front();
                    }
                    let (start, before) = (Some(spot), self.since);
                    let has_name = std::mem::take(&mut self.is_behind_name);
                    let is_brace = sign == '{';
                    // Named objects may be the rows of a board or its columns, so their values make no row.
                    let is_impure = has_name && is_brace;
                    let open =
                        Open { start, before, is_impure, is_wrapper, is_brace, ..Open::default() };
                    self.open.push_back(open);
                }
                ']' | ')' | '}' => {
                    self.end_word();
                    self.close(Spot { line, sign: at });
                }
                '"' | '\'' | '`' => {
                    // A bound on the length, because an apostrophe in prose has no partner, or one far away.
                    let length =
                        text[at..].iter().take(LONGEST_BETWEEN).position(|&other| other == sign);
                    match length.filter(|_| !self.open.is_empty()) {
                        Some(length) => {
                            self.end_word();
                            let behind = &text[at + length + 1..];
                            at += length + 1;
                            self.since += length + 1;
                            match length_of_colon(behind).filter(|_| self.is_in_braces()) {
                                // The name of a value is no cell.
                                Some(colon) => {
                                    self.is_behind_name = true;
                                    at += colon;
                                    self.since += colon;
                                }
                                None => self.add_quoted(&text[at - length - 1..at - 1]),
                            }
                        }
                        None => self.end_word(),
                    }
                }
                ',' => {
                    self.end_word();
                    self.is_behind_name = false;
                    self.end_item();
                }
                ';' | '|' => {
                    self.end_word();
                    self.end_part();
                }
                // The rest of the line is a comment of the program.
                '/' if text.get(at) == Some(&'/') => break,
                _ if sign.is_whitespace() => self.end_word(),
                _ if self.open.is_empty() => {}
                _ => self.word.push(sign),
            }
        }
        self.since += 1;
        self.end_word();
    }

    fn is_in_braces(&self) -> bool {
        self.open.back().is_some_and(|open| open.is_brace)
    }

    fn end_word(&mut self) {
        if self.word.is_empty() {
            return;
        }
        let word = std::mem::take(&mut self.word);
        self.wraps_next = matches!(word.as_str(), "Some" | "Just");
        if let Some(open) = self.open.back_mut() {
            open.add(&word);
        }
    }

    fn add_quoted(&mut self, text: &[char]) {
        let text: String = text.iter().collect();
        if let Some(open) = self.open.back_mut() {
            let text = text.trim();
            if text.is_empty() { open.push(Item { cell: 0, set: Some(0) }) } else { open.add(text) }
        }
    }

    /// Ends an item by a comma. Nothing between two commas is an empty cell.
    fn end_item(&mut self) {
        if let Some(open) = self.open.back_mut() {
            if !open.has_item && !open.has_inner {
                open.push(Item { cell: 0, set: Some(0) });
                open.has_holes = true;
            }
            open.has_item = false;
        }
    }

    fn end_part(&mut self) {
        if let Some(open) = self.open.back_mut() {
            open.end_part();
        }
    }

    fn close(&mut self, end: Spot) {
        let Some(mut open) = self.open.pop_back() else {
            return;
        };
        // Only innermost brackets hold cells.
        if open.has_inner {
            return;
        }
        if open.is_wrapper
            && let Some(outer) = self.open.back_mut()
        {
            open.items.into_iter().for_each(|item| outer.push(item));
            return;
        }
        open.end_holes();
        if !open.parts.is_empty() {
            open.end_part();
        }
        let group = Group {
            start: open.start.unwrap_or(end),
            end,
            items: open.items.into_boxed_slice(),
            parts: open.parts.into_boxed_slice(),
            is_pure: !open.is_impure,
            before: open.before,
        };
        self.since = 0;
        self.groups.push(group);
    }
}

impl Open {
    fn push(&mut self, item: Item) {
        self.has_item = true;
        // A huge list is no board. It is not kept, so memory stays small.
        self.is_impure |= self.items.len() >= MOST_ITEMS;
        if !self.is_impure {
            self.items.push(item);
        }
    }

    fn add(&mut self, word: &str) {
        // Types that hold a value or nothing.
        if matches!(word, "Some" | "Just") {
            return;
        }
        let (cell, set) = (signs::number_of(word), signs::set_of(word));
        if cell.is_none() && set.is_none() {
            self.add_row(word);
        } else {
            // A number that is no digit, such as 578, can only be candidates.
            let cell = if word == "0" { signs::ZERO } else { cell.unwrap_or(CellBits::MAX) };
            self.push(Item { cell, set });
        }
    }

    /// Adds a word that has several cells, as in a list of texts.
    fn add_row(&mut self, word: &str) {
        let cells: Option<Vec<CellBits>> = word.chars().map(signs::cell_of).collect();
        match cells.filter(|cells| matches!(cells.len(), 4 | 6 | 8 | 9)) {
            Some(cells) => {
                for cell in cells {
                    self.push(Item { cell, set: None });
                }
            }
            None => self.is_impure = true,
        }
    }

    /// Adds the last cell of a row that ends in a comma and lacks just one cell.
    fn end_holes(&mut self) {
        // A comma at the end is usual in programs and means nothing, unless the row left other cells blank too.
        if self.has_holes && !self.has_item && self.items.len() == 8 {
            self.push(Item { cell: 0, set: Some(0) });
        }
    }

    fn end_part(&mut self) {
        let part = self.items.len() - self.before_part;
        if part > 0 {
            self.parts.push(part);
        }
        self.before_part = self.items.len();
        self.has_item = true;
    }
}
