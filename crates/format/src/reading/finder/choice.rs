//! Chooses the puzzles of a text among the boards that were seen in it.
//!
//! The same board may be seen in several ways, as rows of signs and as a list of a program. A text often has the answer of
//! a puzzle beside it, or the puzzle a second time in another dress. These are counted and left out.

use std::cmp::Ordering;

use super::board::{Dress, Sighting};
use super::clean::CleanLine;
use super::{brackets, drawn, facts, fields, other_sizes, rows, runs, signs, wide_tables, worded};

/// The boards of a text, in their order.
#[derive(Debug, Default)]
pub(super) struct Choice {
    pub(super) puzzles: Vec<Sighting>,
    /// The number of boards that are answers of the puzzles.
    pub(super) answers: usize,
    /// The number of boards that were read before in another dress.
    pub(super) repeats: usize,
    /// The number of numbers outside the boards.
    pub(super) numbers: usize,
    /// Whether the text has nothing but boards.
    pub(super) is_whole: bool,
}

/// Chooses among all boards in the lines.
pub(super) fn choose(lines: &[CleanLine]) -> Choice {
    // A board that is seen in several ways is taken as the first of them.
    let seen = [
        brackets::boards,
        rows::boards,
        fields::boards,
        drawn::boards,
        runs::boards,
        other_sizes::boards,
        wide_tables::boards,
        facts::boards,
        worded::boards,
    ];
    let mut boards: Vec<(usize, Sighting)> = Vec::new();
    for (rank, look) in seen.into_iter().enumerate() {
        let mut new = look(lines);
        // Here and not after the overlaps are gone, so that a chance sighting cannot push a true board aside.
        new.retain(|board| board.is_sudoku() && has_one_empty_sign(board, lines));
        boards.extend(new.into_iter().map(|board| (rank, board)));
    }
    let boards = without_overlaps(boards);
    let surroundings = Surroundings::of(lines, &boards);
    Choice {
        numbers: surroundings.numbers,
        is_whole: !surroundings.has_text,
        ..without_answers(boards, lines)
    }
}

/// Whether the empty cells of a board have one sign. Some signs are cells only if no other sign is: a question mark among
/// full stops is rather a digit that somebody could not read.
fn has_one_empty_sign(board: &Sighting, lines: &[CleanLine]) -> bool {
    // A line of 81 cells is told by their number, and marks of the text around it may touch it.
    if board.dress == Dress::Line {
        return true;
    }
    // In a large board the signs are digits too, and so are the letters before its rows.
    if board.side > 9 && matches!(board.dress, Dress::Blanks | Dress::BlanksFromZero) {
        return true;
    }
    let mut empties: Vec<char> = Vec::new();
    // Only the signs of the board are looked at: a line may be as long as a text, and hold thousands of boards.
    for part in board.parts(lines) {
        let words = rows::words(part);
        // A dash may mark an item of a list.
        let bullets = usize::from(words.len() > 1 && words[0].text == "-");
        for word in words[bullets..].iter().filter(|word| word.is_cells()) {
            let is_new = |sign: &char| !sign.is_alphanumeric() || matches!(sign, '0' | 'x' | 'o');
            empties.extend(word.text.to_lowercase().chars().filter(is_new));
            empties.sort_unstable();
            empties.dedup();
        }
    }
    let is_rare = |sign: &char| matches!(sign, '?' | '~' | 'o');
    empties.len() <= 1 || !empties.iter().any(is_rare)
}

/// The first sign of a board for an empty cell.
fn empty_sign(board: &Sighting, lines: &[CleanLine]) -> Option<char> {
    let mut signs = board.parts(lines).flatten().copied();
    signs.find(|&sign| signs::cell_of(sign) == Some(0))
}

/// The boards in the order of the text, each with the rank of its search. Of boards that share a part of the text only the largest
/// is kept, and among equals the one of the first search.
fn without_overlaps(mut boards: Vec<(usize, Sighting)>) -> Vec<Sighting> {
    boards.sort_by_key(|(rank, board)| (board.start, *rank));
    let mut kept: Vec<(usize, Sighting)> = Vec::new();
    for (rank, board) in boards {
        match kept.last_mut().filter(|(_, last)| last.overlaps(&board)) {
            Some((last_rank, last)) => {
                let size = last.cells.len().cmp(&board.cells.len());
                if size == Ordering::Less || (size == Ordering::Equal && rank < *last_rank) {
                    (*last_rank, *last) = (rank, board);
                }
            }
            None => kept.push((rank, board)),
        }
    }
    kept.into_iter().map(|(_, board)| board).collect()
}

fn without_answers(boards: Vec<Sighting>, lines: &[CleanLine]) -> Choice {
    let mut choice = Choice::default();
    for board in boards {
        let is_answer =
            choice.puzzles.last().is_some_and(|puzzle| !puzzle.is_full() && board.answers(puzzle));
        let is_repeat = choice.puzzles.last().is_some_and(|puzzle| {
            // The same board twice in the same dress is a list that has it twice. That is for the person to decide.
            // A link to the puzzle may stand beside it, or a second time.
            let has_other_form = || {
                puzzle.dress != board.dress
                    || [puzzle, &board].iter().any(|it| lines[it.start.line].is_attribute)
                    || empty_sign(puzzle, lines) != empty_sign(&board, lines)
            };
            board.dress != Dress::Candidates && puzzle.cells == board.cells && has_other_form()
        });
        match () {
            () if is_answer => choice.answers += 1,
            () if is_repeat => choice.repeats += 1,
            () => {
                // An answer may stand before its puzzle.
                let last = choice.puzzles.pop();
                match last {
                    Some(full) if !board.is_full() && full.answers(&board) => choice.answers += 1,
                    last => choice.puzzles.extend(last),
                }
                choice.puzzles.push(board);
            }
        }
    }
    choice
}

/// What stands around the boards of a text.
#[derive(Default)]
struct Surroundings {
    numbers: usize,
    /// Whether there is anything but blanks and the lines of drawings.
    has_text: bool,
}

impl Surroundings {
    fn of(lines: &[CleanLine], boards: &[Sighting]) -> Self {
        let mut around = Self::default();
        let is_shown = |board: &&Sighting| !lines[board.start.line].is_attribute;
        let mut boards = boards.iter().filter(is_shown).peekable();
        for (line, text) in lines.iter().enumerate().filter(|(_, line)| !line.is_rule()) {
            if text.is_attribute {
                // Nobody sees the numbers of an address.
                around.has_text = true;
                continue;
            }
            let mut start = 0;
            while let Some(board) = boards.peek().filter(|board| board.start.line <= line) {
                if board.start.line == line {
                    around.add(text.part(start.min(board.start.sign)..board.start.sign));
                }
                start = if board.end.line == line { board.end.sign } else { text.len() };
                if board.end.line > line {
                    break;
                }
                boards.next();
            }
            around.add(text.part(start.min(text.len())..text.len()));
        }
        around
    }

    fn add(&mut self, text: &[char]) {
        let is_digit = |sign: &char| sign.is_ascii_digit();
        let numbers = text.split(|sign| !is_digit(sign)).filter(|number| !number.is_empty());
        self.numbers += numbers.count();
        let is_drawn = |sign: &char| sign.is_whitespace() || matches!(sign, '|' | '"' | ',' | ';');
        self.has_text |= !text.iter().all(is_drawn);
    }
}
