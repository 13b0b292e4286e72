//! Plain text: boards drawn with box drawing characters, lists of puzzles, and the log of a Java game.

use std::fmt::Write as _;

use super::captions;
use super::content::Header;
use super::drawing::faces;
use super::line::short_line;
use super::sequence::{Board, Page, Part, Shown};
use super::text_board::drawn;
use super::writer::Writer;
use super::{Choices, Item, Placing};
use crate::engine::{Digit, Grid};
use crate::format::line_of;
use crate::game::on_the_clock;

/// Boards drawn one under the other, with a heading over each part.
#[derive(Debug)]
pub(super) struct Drawn {
    header: Header,
    choices: Choices,
}

impl Drawn {
    pub(super) fn new(header: Header, choices: Choices) -> Self {
        Self { header, choices }
    }

    fn board(&self, board: Board<'_>, part: Part) -> String {
        let name = captions::name(&self.header, board, part);
        let facts = captions::facts(&self.header, board);
        let lines = [name, facts].into_iter().filter(|line| !line.is_empty());
        let above: String = lines.map(|line| line + "\n").collect();
        let picture = faces(board, self.choices).map_or_else(
            || format!("{}\n", self.header.words.no_answer),
            |faces| drawn(board.item.layout(), &faces),
        );
        format!("\n{above}{picture}")
    }
}

impl Writer for Drawn {
    fn start(&self) -> String {
        let about = captions::about(&self.header, captions::LONGEST);
        let about = if about.is_empty() { about } else { about + "\n" };
        underlined(&captions::heading(&self.header), '=') + &about
    }

    fn page(&self, page: &Page<'_>) -> String {
        let begins_answers = page.part == Part::Answers && page.begins;
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

/// A puzzle a line, as lists have it. What else is printed stands behind `#`, so that the text is still a list.
#[derive(Debug)]
pub(super) struct Lines {
    header: Header,
    answers: Placing,
}

impl Lines {
    pub(super) fn new(header: Header, choices: Choices) -> Self {
        Self { header, answers: choices.answers }
    }

    fn puzzle(&self, item: &Item) -> String {
        let title = short_line(&item.title, captions::LONGEST);
        let title = if title.is_empty() { title } else { format!("# {title}\n") };
        let line = line_of(&item.givens);
        let answer = match self.answers {
            Placing::AfterEach | Placing::Facing => format!(" # {}", self.answer(item)),
            Placing::Nowhere | Placing::AtEnd | Placing::AtEndUpsideDown => String::new(),
        };
        format!("{title}{line}{answer}\n")
    }

    fn answer(&self, item: &Item) -> String {
        item.answer.as_ref().map_or_else(|| self.header.words.no_answer.to_owned(), line_of)
    }
}

impl Writer for Lines {
    fn start(&self) -> String {
        let title = short_line(&self.header.title, captions::LONGEST);
        let about = captions::about(&self.header, captions::LONGEST);
        let lines = [title, about].into_iter().filter(|line| !line.is_empty());
        lines.map(|line| String::from("# ") + &line + "\n").collect()
    }

    fn page(&self, page: &Page<'_>) -> String {
        let heading = if page.part == Part::Answers && page.begins {
            format!("# {}\n", captions::answers(&self.header))
        } else {
            String::new()
        };
        let line = |board: &Board<'_>| match (board.shown, page.part) {
            (Shown::Puzzle, _) => self.puzzle(board.item),
            (Shown::Answer, Part::Answers) => format!("# {}\n", self.answer(board.item)),
            // These answers stand on the lines of their puzzles.
            (Shown::Answer, _) => String::new(),
        };
        heading + &page.boards.iter().map(line).collect::<String>()
    }

    fn end(&self) -> String {
        String::new()
    }
}

/// Puzzles as a game in Java logs them: time, level, the puzzle, a line of asterisks, the answer.
#[derive(Debug)]
pub(super) struct Log {
    header: Header,
}

impl Log {
    pub(super) fn new(header: Header) -> Self {
        Self { header }
    }
}

impl Writer for Log {
    fn start(&self) -> String {
        String::new()
    }

    fn page(&self, page: &Page<'_>) -> String {
        let puzzles = page.boards.iter().filter(|board| board.shown == Shown::Puzzle);
        let log = |board: &Board<'_>| {
            let above = if board.place == 0 { "" } else { "\n" };
            above.to_owned() + &log(&self.header, board.item)
        };
        puzzles.map(log).collect()
    }

    fn end(&self) -> String {
        String::new()
    }
}

fn log(header: &Header, item: &Item) -> String {
    let words = &header.words;
    let time = match (short_line(&header.date, captions::LONGEST), item.played) {
        (date, Some(played)) if date.is_empty() => on_the_clock(played),
        (date, _) => date,
    };
    let level = short_line(&item.level, captions::LONGEST);
    let mut log = format!("{}: {time}\n{}: {level}\n\n", words.time, words.level);
    log.push_str(&numbers(&item.givens));
    log.push_str("\n          ***** \n\n");
    match &item.answer {
        Some(answer) => log.push_str(&numbers(answer)),
        None => log.extend([words.no_answer, "\n"]),
    }
    log
}

/// A line for each row, with a blank after each number, and 0 for an empty cell.
fn numbers(grid: &Grid) -> String {
    let width = grid.layout().side().to_string().len();
    grid.cells().chunks(grid.layout().side()).fold(String::new(), |mut text, row| {
        for cell in row {
            let number = cell.map_or(0, Digit::get);
            let _ = write!(text, "{number:width$} ");
        }
        text.push('\n');
        text
    })
}
