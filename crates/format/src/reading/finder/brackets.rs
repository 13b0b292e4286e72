//! Boards as the lists of programs: Python, C, JSON, Lua, Prolog, MATLAB and the like.
//!
//! The innermost brackets matter: nine of them with nine cells each, one with 81 cells, or 81 of them with candidates. What
//! stands between them (names of types, commas, further brackets) does not, as long as it is short.

use std::collections::VecDeque;
use std::ops::Range;

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
    items: Vec<Item>,
    /// The number of items in the parts between semicolons or bars. Empty if there are none.
    parts: Vec<usize>,
    /// Whether all items are cells, and the brackets hold nothing else.
    is_pure: bool,
    /// Whether its items are brackets around nothing, so that it may be some of the cells that have a pair of brackets each.
    is_pairs_alone: bool,
    /// The numbers of the signs that were read up to its opening bracket, and up to its closing one.
    signs: Range<usize>,
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
    let mut boards = scanner.boards.finish();
    for board in boards.iter_mut().filter(|board| board.side == 9 && board.dress == Dress::Rows) {
        if is_listed_by_boxes(board, lines) {
            *board = board.by_boxes();
        } else if is_listed_by_columns(board, lines) {
            *board = board.by_columns();
        }
    }
    boards
}

/// Whether the lists of a board are its columns: their name says it, or a program fills a matrix so. R does unless `byrow` is true,
/// and so do MATLAB and Julia with `reshape`.
fn is_listed_by_columns(board: &Sighting, lines: &[CleanLine]) -> bool {
    const LONGEST: usize = 40;
    let text = |signs: &[char]| -> String {
        signs.iter().filter(|sign| !sign.is_whitespace()).collect::<String>().to_lowercase()
    };
    let (start, end) = (board.start, board.end);
    let before = text(lines[start.line].part(start.sign.saturating_sub(LONGEST)..start.sign));
    let mut behind = text(lines[end.line].part(end.sign..end.sign + LONGEST));
    behind.extend(lines.get(end.line + 1).map(|line| text(line.part(0..LONGEST))));
    // The list is the argument of `c`, perhaps behind other arguments of `matrix`.
    if before.contains("matrix(") && before.ends_with('c') {
        return ![&before, &behind].iter().any(|text| text.contains("byrow=t"));
    }
    let name = name_before(board, lines);
    if ["columns", "cols", "spalten", "colonnes"].iter().any(|word| name.contains(word)) {
        return true;
    }
    let is_turned = behind.starts_with(",9,9)'")
        || ["permutedims(", "transpose("].iter().any(|name| before.contains(name));
    let is_reshaped = before.ends_with("reshape(") && !before.ends_with(".reshape(");
    is_reshaped && behind.starts_with(",9,9)") && !is_turned
}

/// Whether the lists of a board are its boxes: its digits keep the rules only so, or they do as well and the name of the list says
/// it.
fn is_listed_by_boxes(board: &Sighting, lines: &[CleanLine]) -> bool {
    if !board.by_boxes().keeps_rules() {
        return false;
    }
    let name = name_before(board, lines);
    let says_boxes = ["boxes", "blocks", "regions"].iter().any(|word| name.contains(word));
    says_boxes || !board.keeps_rules()
}

/// The text just before a board, in small letters, which may be the name of a list.
fn name_before(board: &Sighting, lines: &[CleanLine]) -> String {
    const LONGEST_NAME: usize = 24;
    let Spot { line, sign } = board.start;
    let mut before = lines[line].part(sign.saturating_sub(LONGEST_NAME)..sign);
    // The name may end the line above.
    if line > 0 && before.iter().all(|sign| !sign.is_alphabetic()) {
        let above = &lines[line - 1];
        before = above.part(above.len().saturating_sub(LONGEST_NAME)..above.len());
    }
    before.iter().collect::<String>().to_lowercase()
}

/// The boards of groups that arrive one after the other. A text may have millions of groups, so they are not kept.
#[derive(Default)]
struct GroupBoards {
    /// Boards in one pair of brackets.
    whole: Vec<Sighting>,
    candidates: CandidateRun,
    rows: RowRun,
}

impl GroupBoards {
    fn push(&mut self, group: &Group) {
        self.whole.extend(whole_board(group));
        self.candidates.push(group);
        self.rows.push(group);
    }

    fn finish(mut self) -> Vec<Sighting> {
        self.candidates.end_run();
        self.rows.end_run();
        self.whole.into_iter().chain(self.candidates.boards).chain(self.rows.boards).collect()
    }
}

/// Cells of groups that follow each other.
#[derive(Default)]
struct Run {
    cells: Vec<CellBits>,
    /// The number of groups.
    count: usize,
    /// The start and the end of each board that is complete.
    places: Vec<(Spot, Spot)>,
    start: Option<Spot>,
}

impl Run {
    /// Adds a group. `boards_at` groups are a board.
    fn push(&mut self, group: &Group, cells: impl Iterator<Item = CellBits>, boards_at: usize) {
        self.cells.extend(cells);
        self.count += 1;
        let start = *self.start.get_or_insert(group.start);
        if self.count.is_multiple_of(boards_at) {
            self.places.push((start, group.end));
            self.start = None;
        }
    }
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

/// Rows of one length, each in a pair of brackets.
#[derive(Default)]
struct RowRun {
    boards: Vec<Sighting>,
    run: Run,
    /// The number of cells in each row.
    side: usize,
    /// The number of the sign at which the last row ended.
    end: usize,
}

impl RowRun {
    fn push(&mut self, group: &Group) {
        // A group of one item or none is a place in a list (`board[3]`) or a type (`int[]`).
        if group.items.len() <= 1 && group.is_pure {
            return;
        }
        let side = group.items.len();
        let is_row = group.is_pure && group.parts.is_empty() && (4..=MOST_DIGITS).contains(&side);
        if !is_row || side != self.side || group.signs.start > self.end + LONGEST_BETWEEN {
            self.end_run();
        }
        if is_row {
            self.side = side;
            self.run.push(group, group.items.iter().map(|item| item.cell), side);
        }
        self.end = group.signs.end;
    }

    /// Takes the boards of the rows so far.
    fn end_run(&mut self) {
        let (run, side) = (std::mem::take(&mut self.run), self.side);
        // Ten lists of nine numbers are not a board and a rest: more likely no board at all.
        if run.count == 0 || !run.count.is_multiple_of(side) {
            return;
        }
        let boards = run.places.into_iter().zip(run.cells.chunks_exact(side * side));
        let sighting = |((start, end), cells): (_, &[CellBits])| {
            Sighting { start, end, dress: Dress::Rows, side, cells: cells.to_vec() }.settled()
        };
        self.boards.extend(boards.map(sighting).filter(Sighting::is_sudoku));
    }
}

/// Cells that have a pair of brackets each.
#[derive(Default)]
struct CandidateRun {
    boards: Vec<Sighting>,
    run: Run,
    /// The number of the sign at which the last group ended.
    end: usize,
}

impl CandidateRun {
    const SIDE: usize = 9;
    const CELLS: usize = Self::SIDE * Self::SIDE;

    fn push(&mut self, group: &Group) {
        let candidates = candidates(group);
        let is_far = group.signs.start > self.end + LONGEST_BETWEEN;
        self.end = group.signs.end;
        // Its pairs were added one by one.
        if group.is_pairs_alone {
            return;
        }
        if candidates.is_none() || is_far {
            self.end_run();
        }
        if let Some(cell) = candidates {
            self.run.push(group, [cell].into_iter(), Self::CELLS);
        }
    }

    /// Takes the boards of the cells so far.
    fn end_run(&mut self) {
        let run = std::mem::take(&mut self.run);
        if !run.count.is_multiple_of(Self::CELLS) {
            return;
        }
        let boards = run.places.into_iter().zip(run.cells.chunks_exact(Self::CELLS));
        let sighting = |((start, end), cells): (_, &[CellBits])| {
            let has_several = cells.iter().any(|cell| cell.count_ones() > 1);
            let dress = if has_several { Dress::Candidates } else { Dress::Rows };
            Sighting { start, end, dress, side: Self::SIDE, cells: cells.to_vec() }
        };
        self.boards.extend(boards.map(sighting).filter(Sighting::is_sudoku));
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

/// A bracket that is open.
#[derive(Default)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each tells another thing of what was read so far"
)]
struct Open {
    start: Option<Spot>,
    /// The number of signs that were read before it.
    first_sign: usize,
    items: Vec<Item>,
    /// The number of its items that are brackets around nothing.
    pairs: usize,
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
    /// What the name before the next item says of it.
    name: ItemName,
    /// The item that is the digit of a cell, by its name.
    value: Option<Item>,
    /// Whether items say the place of a cell.
    has_place: bool,
    /// Whether the brackets around them had brackets in them before.
    outer_had_inner: bool,
}

/// What the name of an item says.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum ItemName {
    #[default]
    Other,
    Value,
    Place,
}

impl ItemName {
    fn of(name: &str) -> Self {
        match name.trim().to_lowercase().as_str() {
            "value" | "val" | "v" | "digit" | "number" | "num" | "n" => Self::Value,
            "row" | "r" | "y" | "col" | "column" | "c" | "x" | "index" | "position" => Self::Place,
            _ => Self::Other,
        }
    }
}

/// The number of signs up to the colon that a text starts with, perhaps behind blanks. Returns `None` if it starts with
/// anything else.
fn length_of_colon(text: &[char]) -> Option<usize> {
    const MOST_BLANKS: usize = 4;
    let at = text.iter().take(MOST_BLANKS).position(|sign| !sign.is_whitespace())?;
    (text[at] == ':').then_some(at + 1)
}

/// Whether a text is the end of a line that goes on in the next one, as MATLAB writes it: `...`, perhaps with a comment behind it.
fn is_continuation(text: &[char]) -> bool {
    let Some(behind) = text.strip_prefix(&['.', '.', '.']) else {
        return false;
    };
    let comment = behind.iter().position(|sign| !sign.is_whitespace());
    comment.is_none_or(|at| at > 0 && matches!(behind[at], '%' | '#'))
}

#[derive(Default)]
struct Scanner {
    boards: GroupBoards,
    open: VecDeque<Open>,
    word: String,
    /// Whether the last word was one before the value of a cell, as in `Some(5)`.
    wraps_next: bool,
    /// Whether the name of a value stands before the next bracket.
    is_behind_name: bool,
    /// The number of signs that were read.
    read: usize,
}

impl Scanner {
    fn read_line(&mut self, line: usize, text: &[char]) {
        let mut at = 0;
        while at < text.len() {
            let sign = text[at];
            let spot = Spot { line, sign: at };
            self.read += 1;
            at += 1;
            match sign {
                '[' | '(' | '{' => {
                    self.end_word();
                    let is_wrapper = std::mem::take(&mut self.wraps_next);
                    let mut outer_had_inner = false;
                    if let Some(open) = self.open.back_mut() {
                        outer_had_inner = open.has_inner;
                        open.has_inner |= !is_wrapper;
                    }
                    // A text of open brackets alone must not fill the memory.
                    if self.open.len() == DEEPEST {
                        self.open.pop_front();
                    }
                    let (start, first_sign) = (Some(spot), self.read);
                    let has_name = std::mem::take(&mut self.is_behind_name);
                    let is_brace = sign == '{';
                    // Named objects may be the rows of a board or its columns, so their values make no row.
                    let is_impure = has_name && is_brace;
                    self.open.push_back(Open {
                        start,
                        first_sign,
                        is_impure,
                        is_wrapper,
                        is_brace,
                        outer_had_inner,
                        ..Open::default()
                    });
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
                            self.read += length + 1;
                            match length_of_colon(behind).filter(|_| self.is_in_braces()) {
                                // The name of a value is no cell.
                                Some(colon) => {
                                    self.is_behind_name = true;
                                    self.set_name(&text[at - length - 1..at - 1]);
                                    at += colon;
                                    self.read += colon;
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
                // A line that goes on in the next one.
                '.' if self.word.is_empty() && is_continuation(&text[at - 1..]) => break,
                _ if sign.is_whitespace() => self.end_word(),
                _ if self.open.is_empty() => {}
                _ => self.word.push(sign),
            }
        }
        self.read += 1;
        self.end_word();
    }

    fn set_name(&mut self, name: &[char]) {
        if let Some(open) = self.open.back_mut() {
            open.name = ItemName::of(&name.iter().collect::<String>());
            open.has_place |= open.name == ItemName::Place;
        }
    }

    fn is_in_braces(&self) -> bool {
        self.open.back().is_some_and(|open| open.is_brace)
    }

    fn end_word(&mut self) {
        if self.word.is_empty() {
            return;
        }
        let word = std::mem::take(&mut self.word);
        if self.is_in_braces()
            && let Some(name) = word.strip_suffix(':')
        {
            self.set_name(&name.chars().collect::<Vec<_>>());
        }
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
        // An object with a digit and other values is one cell, unless it says the place of the cell.
        if let (Some(value), false) = (open.value, open.has_place)
            && (open.has_inner || open.is_impure || open.items.len() > 1)
            && let Some(outer) = self.open.back_mut()
        {
            outer.has_inner = open.outer_had_inner;
            outer.push(value);
            return;
        }
        // Only innermost brackets hold cells. An empty cell may be a pair of brackets in them.
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
        // The notes of an object whose digit was read are no cells.
        if self.open.back().is_some_and(|outer| outer.value.is_some()) {
            return;
        }
        if let Some(outer) = self.open.back_mut().filter(|_| open.is_around_nothing()) {
            outer.has_inner = open.outer_had_inner;
            outer.push_pair();
        }
        let group = Group {
            start: open.start.unwrap_or(end),
            end,
            is_pairs_alone: open.pairs > 0 && open.pairs == open.items.len(),
            items: open.items,
            parts: open.parts,
            is_pure: !open.is_impure,
            signs: open.first_sign..self.read,
        };
        self.boards.push(&group);
    }
}

impl Open {
    fn push(&mut self, item: Item) {
        self.has_item = true;
        if std::mem::take(&mut self.name) == ItemName::Value {
            self.value.get_or_insert(item);
        }
        // A huge list is no board. It is not kept, so memory stays small.
        self.is_impure |= self.items.len() >= MOST_ITEMS;
        if !self.is_impure {
            self.items.push(item);
        }
    }

    fn is_around_nothing(&self) -> bool {
        self.items.is_empty() && self.parts.is_empty() && !self.is_impure
    }

    /// Adds brackets around nothing, as in `[5, 3, [], [], 7]`.
    fn push_pair(&mut self) {
        self.push(Item { cell: 0, set: Some(0) });
        self.pairs += 1;
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
