//! Plain text: boards drawn with box drawing characters, lists of puzzles, and the log of a Java game.

use std::fmt::Write as _;

use super::captions;
use super::content::Header;
use super::drawing::faces;
use super::line::short_line;
use super::sequence::{BoardSide, BookletPage, BookletPart, PrintedBoard};
use super::text_board::drawn;
use super::writer::PageWriter;
use super::{AnswerPlacement, BookletPuzzle, Choices};
use crate::look::{BoardLook, LineDress, Mark, marks_of};
use nonet_engine::{Digit, Grid};
use nonet_format::line_of_from;
use nonet_game::on_the_clock;

/// Boards drawn one under the other, with a heading over each part.
#[derive(Debug)]
pub(super) struct BoardsText {
    header: Header,
    choices: Choices,
}

impl BoardsText {
    pub(super) fn new(header: Header, choices: Choices) -> Self {
        Self { header, choices }
    }

    fn board(&self, board: PrintedBoard<'_>, part: BookletPart) -> String {
        let name = captions::name(&self.header, board, part);
        let facts = captions::facts(&self.header, board);
        let rules = captions::rules_of(&self.header, board, LineDress::Absent);
        let lines = [name, facts, rules].into_iter().filter(|line| !line.is_empty());
        let above: String = lines.map(|line| line + "\n").collect();
        let (layout, item) = (board.item.layout(), board.item);
        let marks = marks_of(&item.rules, item.lowest_digit);
        let picture = faces(board, self.choices).map_or_else(
            || format!("{}\n", self.header.words.no_answer),
            |faces| drawn(layout, (&BoardLook::of(layout), &marks), &faces),
        );
        // The signs of a text draw no outlines and no lines, and nothing on the lines of the board.
        let lists = if board.shown == BoardSide::Puzzle && !marks.iter().all(Mark::is_in_one_cell) {
            self.header.words.constraints.lists_of(item)
        } else {
            Vec::new()
        };
        let below: String = lists.into_iter().map(|list| list + "\n").collect();
        format!("\n{above}{picture}{below}")
    }
}

impl PageWriter for BoardsText {
    fn start(&self) -> String {
        let about = captions::about(&self.header, captions::LONGEST);
        let about = if about.is_empty() { about } else { about + "\n" };
        underlined(&captions::heading(&self.header), '=') + &about
    }

    fn page(&self, page: &BookletPage<'_>) -> String {
        let begins_answers = page.part == BookletPart::Answers && page.begins;
        let heading = if begins_answers {
            format!("\n{}", underlined(captions::answers(&self.header), '-'))
        } else {
            String::new()
        };
        heading + &page.boards.iter().map(|&board| self.board(board, page.part)).collect::<String>()
    }

    fn end(&self) -> String {
        String::new()
    }
}

fn underlined(text: &str, stroke: char) -> String {
    let line: String = text.chars().map(|_| stroke).collect();
    format!("{text}\n{line}\n")
}

/// One line for each puzzle, as in lists. All other text comes after `#`, so that the file can be read as a
/// list.
#[derive(Debug)]
pub(super) struct ListText {
    header: Header,
    answers: AnswerPlacement,
}

impl ListText {
    pub(super) fn new(header: Header, choices: Choices) -> Self {
        Self { header, answers: choices.answers }
    }

    fn puzzle(&self, item: &BookletPuzzle) -> String {
        let title = short_line(&item.title, captions::LONGEST);
        let title = if title.is_empty() { title } else { format!("# {title}\n") };
        let line = line_of_from(&item.givens, item.lowest_digit);
        let answer = match self.answers {
            AnswerPlacement::AfterEach | AnswerPlacement::Facing => {
                format!(" # {}", self.answer(item))
            }
            AnswerPlacement::Nowhere
            | AnswerPlacement::AtEnd
            | AnswerPlacement::AtEndUpsideDown => String::new(),
        };
        format!("{title}{line}{answer}\n")
    }

    fn answer(&self, item: &BookletPuzzle) -> String {
        let line = |answer: &Grid| line_of_from(answer, item.lowest_digit);
        item.answer.as_ref().map_or_else(|| self.header.words.no_answer.to_owned(), line)
    }
}

impl PageWriter for ListText {
    fn start(&self) -> String {
        let title = short_line(&self.header.title, captions::LONGEST);
        let about = captions::about(&self.header, captions::LONGEST);
        let lines = [title, about].into_iter().filter(|line| !line.is_empty());
        lines.map(|line| String::from("# ") + &line + "\n").collect()
    }

    fn page(&self, page: &BookletPage<'_>) -> String {
        let heading = if page.part == BookletPart::Answers && page.begins {
            format!("# {}\n", captions::answers(&self.header))
        } else {
            String::new()
        };
        let line = |board: &PrintedBoard<'_>| match (board.shown, page.part) {
            (BoardSide::Puzzle, _) => self.puzzle(board.item),
            (BoardSide::Answer, BookletPart::Answers) => format!("# {}\n", self.answer(board.item)),
            // These answers are on the lines of their puzzles.
            (BoardSide::Answer, _) => String::new(),
        };
        heading + &page.boards.iter().map(line).collect::<String>()
    }

    fn end(&self) -> String {
        String::new()
    }
}

/// Puzzles in the log format of a Java game: time, level, the puzzle, a line of asterisks, the answer.
#[derive(Debug)]
pub(super) struct Log {
    header: Header,
}

impl Log {
    pub(super) fn new(header: Header) -> Self {
        Self { header }
    }
}

impl PageWriter for Log {
    fn start(&self) -> String {
        String::new()
    }

    fn page(&self, page: &BookletPage<'_>) -> String {
        let puzzles = page.boards.iter().filter(|board| board.shown == BoardSide::Puzzle);
        let log = |board: &PrintedBoard<'_>| {
            let above = if board.place == 0 { "" } else { "\n" };
            above.to_owned() + &log(&self.header, board.item)
        };
        puzzles.map(log).collect()
    }

    fn end(&self) -> String {
        String::new()
    }
}

fn log(header: &Header, item: &BookletPuzzle) -> String {
    let words = &header.words;
    let time = match (short_line(&header.date, captions::LONGEST), item.played) {
        (date, Some(played)) if date.is_empty() => on_the_clock(played),
        (date, _) => date,
    };
    let level = short_line(words.level_name(&item.level), captions::LONGEST);
    let mut log = format!("{}: {time}\n{}: {level}\n\n", words.time, words.level);
    log.push_str(&numbers(&item.givens));
    log.push_str("\n          ***** \n\n");
    match &item.answer {
        Some(answer) => log.push_str(&numbers(answer)),
        None => log.extend([words.no_answer, "\n"]),
    }
    log
}

/// A line of text for each row, with a blank after each number, 0 for an empty cell and blanks for a place that is no
/// cell.
fn numbers(grid: &Grid) -> String {
    let layout = grid.layout();
    let width = layout.digit_count().to_string().len();
    let mut text = String::new();
    for row in 0..layout.rows() {
        for column in 0..layout.columns() {
            let _ = match layout.cell(row, column) {
                Some(cell) => write!(text, "{:width$} ", grid.get(cell).map_or(0, Digit::get)),
                None => write!(text, "{:width$} ", ""),
            };
        }
        text.push('\n');
    }
    text
}
