//! The built-in lessons of the tutorial: their titles, the words of each page, its position, what is lit in it, and the task.
//!
//! `resources/tutorial/lessons.txt` describes its own form. It is part of the program, so a mistake in it is a mistake of
//! the program; a test reads every page.
//!
//! To add a page: write it into that file. To add a lesson: its pages there, a variant of [`TutorialLesson`], its name and
//! its place in `ALL`, in the same order as in the file, and its title beside them.

use std::sync::LazyLock;

use crate::Document;
use crate::foreign::library;
use crate::notation::position;
use crate::syntax::lines::TextLine;
use nonet_engine::technique::{Candidate, Technique};
use nonet_engine::{Cell, Digit, DigitSet, HouseKind, HouseName, Layout};
use nonet_game::{Content, GameBoard, Notes};
use nonet_language::{Language, Say, say};

const PATH: &str = "resources/tutorial/lessons.txt";

const TEXT: &str = include_str!("../../../../resources/tutorial/lessons.txt");

/// A lesson of the tutorial.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TutorialLesson {
    /// The rules of Sudoku.
    Rules,
    /// The last free cell of a house.
    LastCell,
    /// A hidden single in a box.
    BoxSingle,
    /// A hidden single in a row or column.
    LineSingle,
    /// A naked single.
    NakedSingle,
    /// How to write candidates.
    Notes,
    /// Pointing.
    Pointing,
    /// Claiming.
    Claiming,
    /// A naked pair.
    NakedPair,
    /// A hidden pair.
    HiddenPair,
    /// A naked triple.
    NakedTriple,
    /// An X-wing.
    XWing,
}

impl TutorialLesson {
    /// All lessons in their order.
    pub const ALL: [Self; 12] = [
        Self::Rules,
        Self::LastCell,
        Self::BoxSingle,
        Self::LineSingle,
        Self::NakedSingle,
        Self::Notes,
        Self::Pointing,
        Self::Claiming,
        Self::NakedPair,
        Self::HiddenPair,
        Self::NakedTriple,
        Self::XWing,
    ];

    /// The number of the lesson, from 1.
    #[must_use]
    pub fn number(self) -> usize {
        // A test compares this order with that of `ALL`.
        self as usize + 1
    }

    /// The name of the lesson in files.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Rules => "rules",
            Self::LastCell => "last-cell",
            Self::BoxSingle => "box-single",
            Self::LineSingle => "line-single",
            Self::NakedSingle => "naked-single",
            Self::Notes => "notes",
            Self::Pointing => "pointing",
            Self::Claiming => "claiming",
            Self::NakedPair => "naked-pair",
            Self::HiddenPair => "hidden-pair",
            Self::NakedTriple => "naked-triple",
            Self::XWing => "x-wing",
        }
    }

    /// The lesson with a name in files. Returns `None` if there is none.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|lesson| lesson.name() == name)
    }

    /// The lesson after this one. Returns `None` after the last.
    #[must_use]
    pub fn next(self) -> Option<Self> {
        Self::ALL.get(self.number()).copied()
    }

    /// The pages of the lesson, at least two. The last one has no task.
    #[must_use]
    pub fn pages(self) -> &'static [TutorialPage] {
        &PAGES[self as usize]
    }
}

impl Say for TutorialLesson {
    fn say(&self, language: Language) -> String {
        match self {
            Self::Rules => say!(language, "How Sudoku works"),
            Self::LastCell => say!(language, "The last free cell"),
            Self::BoxSingle => say!(language, "One place in a box"),
            Self::LineSingle => say!(language, "One place in a row or column"),
            Self::NakedSingle => say!(language, "One digit for a cell"),
            Self::Notes => say!(language, "Notes"),
            Self::Pointing => say!(language, "Pointing"),
            Self::Claiming => say!(language, "Claiming"),
            Self::NakedPair => say!(language, "Naked pair"),
            Self::HiddenPair => say!(language, "Hidden pair"),
            Self::NakedTriple => say!(language, "Naked triple"),
            Self::XWing => say!(language, "X-Wing"),
        }
    }
}

/// A page of a lesson.
#[derive(Clone, Debug, PartialEq)]
pub struct TutorialPage {
    /// What the page teaches, in English.
    pub text: &'static str,
    /// What is to be done, in English. `None` if the page is only read.
    pub task_text: Option<&'static str>,
    /// The board, before the task of the page.
    pub board: GameBoard,
    /// Whether the board is that of the page before, after its task.
    pub goes_on: bool,
    /// Whether the board breaks the rules, to show that.
    pub is_broken: bool,
    /// The highlights of the board.
    pub lights: Lights,
    /// The task. `None` if the page is only read.
    pub task: Option<TutorialTask>,
}

/// The highlights of a board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lights {
    /// Houses.
    pub houses: Vec<HouseName>,
    /// Cells.
    pub cells: Vec<Cell>,
    /// Candidates.
    pub candidates: Vec<Candidate>,
}

/// The task of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TutorialTask {
    /// A digit is to be put into a cell.
    Put(Candidate, Technique),
    /// Candidates are to be crossed out, by a technique or because a peer holds their digit.
    Drop(Vec<Candidate>, Option<Technique>),
    /// These candidates of a cell are to be noted.
    Note(Cell, DigitSet),
    /// One of these cells is to be picked.
    Pick(Vec<Cell>),
}

impl TutorialTask {
    /// The board after the task.
    #[must_use]
    pub fn done_on(&self, board: &GameBoard) -> GameBoard {
        match self {
            Self::Put(candidate, _) => with_digit(board, *candidate),
            Self::Drop(candidates, _) => {
                candidates.iter().fold(board.clone(), |board, &one| without_note(&board, one))
            }
            Self::Note(cell, digits) => with_notes(board.clone(), *cell, *digits),
            Self::Pick(_) => board.clone(),
        }
    }
}

/// The board with a digit as an entry, and without the notes that the digit rules out.
#[must_use]
pub fn with_digit(board: &GameBoard, Candidate { cell, digit }: Candidate) -> GameBoard {
    let entry = board.square(cell).with(Content::Entry(digit));
    let seen: Vec<Cell> = board.layout().peers(cell).to_vec();
    let with_entry = board.clone().with_squares([(cell, entry)]);
    seen.into_iter()
        .fold(with_entry, |board, peer| without_note(&board, Candidate { cell: peer, digit }))
}

/// The board without a note.
#[must_use]
pub fn without_note(board: &GameBoard, Candidate { cell, digit }: Candidate) -> GameBoard {
    let notes = board.get(cell).notes();
    if !notes.corner.contains(digit) {
        return board.clone();
    }
    with_notes(board.clone(), cell, notes.corner.without(DigitSet::of(digit)))
}

/// The board with exactly these notes in an open cell.
#[must_use]
pub fn with_notes(board: GameBoard, cell: Cell, digits: DigitSet) -> GameBoard {
    let square = board.square(cell).with(Content::of_notes(Notes::of_corner(digits)));
    board.with_squares([(cell, square)])
}

static PAGES: LazyLock<[Vec<TutorialPage>; TutorialLesson::ALL.len()]> =
    LazyLock::new(|| TutorialLesson::ALL.map(pages_of));

fn pages_of(lesson: TutorialLesson) -> Vec<TutorialPage> {
    let heading = format!("lesson {}", lesson.name());
    let lines = (1..).zip(TEXT.lines()).skip_while(|(_, line)| *line != heading).skip(1);
    let lines = lines.take_while(|(_, line)| !line.starts_with("lesson "));
    let mut pages: Vec<TutorialPage> = Vec::new();
    for (number, line) in lines {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        if word == "page" {
            let page = pages.last().map_or_else(first_page, next_page);
            pages.push(page);
        } else if let Some(page) = pages.last_mut() {
            read_line(page, word, rest).unwrap_or_else(|| {
                panic!("{PATH}:{number}: this line is not as it should be: {line}")
            });
        }
    }
    pages
}

fn first_page() -> TutorialPage {
    TutorialPage {
        text: "",
        task_text: None,
        board: Document::default().board(),
        goes_on: false,
        is_broken: false,
        lights: Lights::default(),
        task: None,
    }
}

/// The page after `page`. It starts with the board after the task of `page`.
fn next_page(page: &TutorialPage) -> TutorialPage {
    let done = page.task.as_ref().map(|task| task.done_on(&page.board));
    TutorialPage {
        board: done.unwrap_or_else(|| page.board.clone()),
        goes_on: true,
        is_broken: page.is_broken,
        ..first_page()
    }
}

/// Reads a line of a page. Returns `None` if it is written wrong.
fn read_line(page: &mut TutorialPage, word: &str, rest: &'static str) -> Option<()> {
    match word {
        "text" if page.text.is_empty() && is_words(rest) => page.text = rest,
        "task" if page.task_text.is_none() && is_words(rest) => page.task_text = Some(rest),
        "board" => {
            page.board = read_board(rest)?.board();
            page.goes_on = false;
            page.is_broken = false;
        }
        "broken" => page.is_broken = true,
        "notes" if rest == "all" => page.board = all_noted(&page.board),
        "notes" => {
            for note in rest.split(' ') {
                let (cell, digits) = note.split_once('=')?;
                page.board = with_notes(page.board.clone(), read_cell(cell)?, read_digits(digits)?);
            }
        }
        "light" => rest.split(' ').try_for_each(|light| read_light(&mut page.lights, light))?,
        "put" => {
            let (what, technique) = rest.split_once(" by ")?;
            let (cell, digit) = what.split_once(' ')?;
            let candidate = Candidate { cell: read_cell(cell)?, digit: read_digit(digit)? };
            page.task = Some(TutorialTask::Put(candidate, Technique::named(technique)?));
        }
        "drop" => {
            let (what, technique) = rest.split_once(" by ")?;
            let candidates: Option<Vec<_>> = what.split(' ').map(read_candidate).collect();
            let technique = match technique {
                "sight" => None,
                name => Some(Technique::named(name)?),
            };
            page.task = Some(TutorialTask::Drop(candidates?, technique));
        }
        "note" => {
            let (cell, digits) = rest.split_once(' ')?;
            page.task = Some(TutorialTask::Note(read_cell(cell)?, read_digits(digits)?));
        }
        "pick" => {
            let cells: Option<Vec<Cell>> = rest.split(' ').map(read_cell).collect();
            page.task = Some(TutorialTask::Pick(cells?));
        }
        "" => {}
        _ => return None,
    }
    Some(())
}

/// Whether a text can be shown as it is: it has no placeholders and no spaces around it.
fn is_words(text: &str) -> bool {
    !text.is_empty() && text.trim() == text && !text.contains(['{', '}'])
}

fn read_board(digits: &str) -> Option<Document> {
    let text = format!(":0000:x:{digits}:::");
    library::read_line(TextLine { number: 1, text: &text }).ok()
}

fn all_noted(board: &GameBoard) -> GameBoard {
    let entries = board.entries();
    let mut document = Document { entries, ..Document::of_givens(board.givens()) };
    position::note_all(&mut document);
    document.board()
}

fn read_light(lights: &mut Lights, light: &str) -> Option<()> {
    if light.contains('=') {
        lights.candidates.push(read_candidate(light)?);
    } else if light.len() == 2 {
        lights.houses.push(read_house(light)?);
    } else {
        lights.cells.push(read_cell(light)?);
    }
    Some(())
}

fn read_house(name: &str) -> Option<HouseName> {
    let kind = match name.chars().next()? {
        'r' => HouseKind::Row,
        'c' => HouseKind::Column,
        'b' => HouseKind::Box,
        _ => return None,
    };
    Some(HouseName::new(kind, name.get(1..)?.parse().ok()?))
}

fn read_candidate(text: &str) -> Option<Candidate> {
    let (cell, digit) = text.split_once('=')?;
    Some(Candidate { cell: read_cell(cell)?, digit: read_digit(digit)? })
}

fn read_cell(name: &str) -> Option<Cell> {
    Layout::classic().cell_named(name)
}

fn read_digit(text: &str) -> Option<Digit> {
    text.parse().ok().and_then(Digit::new)
}

fn read_digits(text: &str) -> Option<DigitSet> {
    text.chars().map(|digit| read_digit(digit.encode_utf8(&mut [0; 4]))).collect()
}
