//! What the command line says besides its results, all of it on standard error.
//!
//! A [`Notice`] is a line of its own. What is said of an input stands behind its name and place, written
//! as compilers do, so that editors can jump there: `puzzles.sdm:3:17: …`.

use std::io::ErrorKind;
use std::time::Duration;

use super::misuse::Misuse;
use super::{Language, Say, contradiction, display_in_english, say};
use crate::engine::generate::Unfit;
use crate::engine::{Contradiction, Effort};
use crate::format::{Kind, Loss, Problem, ReadError, WriteError};
use crate::print::{PerPage, PrintError};
use crate::store::{StoreError, Trouble};

/// Something that the command line has to say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// This build has no window to open.
    NoWindow,
    /// No file was named, and standard input is a terminal.
    NoInput,
    /// Something typed cannot be followed.
    Misuse(Misuse),
    /// There is no command of this name to write a manual page for.
    NoSuchCommand(String),
    /// The seed that was drawn, as none was typed.
    Seed(u64),
    /// The clock of the system shows no day of the calendar.
    NoDate,
    /// There is no puzzle of the recipe.
    Unfit(Unfit),
    /// A file could not be opened or saved.
    Store(StoreError),
    /// Something remembered could not be recalled.
    Trouble(Trouble),
    /// Standard output does not take what is written.
    Output(ErrorKind),
    /// Something about an input or a target.
    Of {
        /// Its name.
        name: String,
        /// Where in it.
        place: Place,
        /// What there is to say.
        remark: Remark,
    },
    /// What a whole run has done.
    Totals(Totals),
}

/// A place in an input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// All of it.
    Whole,
    /// A character.
    At {
        /// Its line, from 1.
        line: usize,
        /// Its column, from 1.
        column: usize,
    },
    /// The puzzle of this number, from 1, where lines are not known.
    Puzzle(u64),
}

/// Something to say about an input or a target.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Remark {
    /// It cannot be read any further.
    Unreadable(Problem),
    /// The puzzle has no answer, and why as far as that is known.
    NoAnswer(Vec<Contradiction>),
    /// An answer was asked for that the puzzle does not have; it has so many.
    OnlySoMany(u64),
    /// The puzzle has more answers than the limit, and only so many are given.
    MoreThan(u64),
    /// What a text of this kind cannot hold, and so is left out.
    LeftOut(Kind, Vec<Loss>),
    /// It cannot be written.
    Unwritable(WriteError),
    /// The name does not tell what kind to write.
    UnknownKind,
    /// The name does not tell what to print on.
    UnknownMedium,
    /// The puzzle has several answers, and so no rating.
    NotRated,
    /// The puzzle has several answers, and so no backdoors.
    NoBackdoors,
    /// The puzzle is full, and so has no rating.
    NothingToRate,
    /// The puzzle has several answers, so that some steps need not follow.
    NotFollowing,
    /// A pattern is not one of the classic board.
    NotClassic,
    /// Such a puzzle was not found in so many attempts.
    NotFound(u64),
    /// No case of a regression library is in it.
    NoCases,
    /// No case of a regression library has a code that begins like that.
    NoSuchCases(String),
    /// A picture would have to show so many pages; with so many puzzles on each, one would do.
    SeveralPages(usize, PerPage),
    /// It cannot be printed.
    Unprintable(PrintError),
    /// The puzzle has several answers, and its first is printed.
    Several,
    /// There are more files than are looked into.
    TooManyFiles,
    /// The target is there already.
    Exists,
}

/// What a whole run has done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Totals {
    /// How many puzzles there were.
    pub puzzles: u64,
    /// How many of them had no answer, or not the one asked for.
    pub unanswered: u64,
    /// How many more there were that could not be read.
    pub unreadable: u64,
    /// The work of the search.
    pub effort: Effort,
    /// How long it took, with reading and writing.
    pub time: Duration,
}

impl Totals {
    /// Adds what another part of the run has done. Its time is none of its own.
    pub fn add(&mut self, part: &Self) {
        self.puzzles += part.puzzles;
        self.unanswered += part.unanswered;
        self.unreadable += part.unreadable;
        self.effort.nodes += part.effort.nodes;
        self.effort.backtracks += part.effort.backtracks;
    }
}

impl Notice {
    /// Something about an input or a target as a whole.
    #[must_use]
    pub fn about(name: &str, remark: Remark) -> Self {
        Self::Of { name: name.to_owned(), place: Place::Whole, remark }
    }

    /// That the input called `name` cannot be read.
    #[must_use]
    pub fn unreadable(name: &str, error: ReadError) -> Self {
        let place = Place::At { line: error.line, column: error.column };
        Self::Of { name: name.to_owned(), place, remark: Remark::Unreadable(error.problem) }
    }
}

impl Say for Notice {
    fn say(&self, language: Language) -> String {
        match self {
            Self::NoWindow => say!(
                language,
                "nonet: this build of Nonet has no window; `nonet solve FILE` solves puzzles without one",
                "nonet: bản Nonet này không có cửa sổ; dùng `nonet solve FILE` để giải đề không cần cửa sổ"
            ),
            Self::NoInput => say!(
                language,
                "nonet: expected a file, or - to type the puzzle here; `nonet help` shows how",
                "nonet: cần tên tập tin, hoặc - để nhập đề ngay tại đây; xem `nonet help`"
            ),
            Self::Misuse(misuse) => format!("nonet: {}", misuse.say(language)),
            Self::NoSuchCommand(name) => say!(
                language,
                "nonet: there is no command “{name}”; `nonet help` lists them",
                "nonet: không có lệnh “{name}”; `nonet help` liệt kê các lệnh"
            ),
            Self::Seed(seed) => say!(
                language,
                "nonet: to make the same again: --seed {seed}",
                "nonet: để tạo lại y như vậy: --seed {seed}"
            ),
            Self::NoDate => say!(
                language,
                "nonet: the clock of this computer tells no day; --daily takes one, such as 2026-11-22",
                "nonet: đồng hồ máy không cho biết ngày; hãy ghi ngày sau --daily, như 2026-11-22"
            ),
            Self::Unfit(unfit) => format!("nonet: {}", unfit.say(language)),
            Self::Store(error) => error.say(language),
            Self::Trouble(trouble) => trouble.say(language),
            Self::Output(kind) => {
                let problem = say!(
                    language,
                    "nonet: standard output cannot be written",
                    "nonet: không ghi được ra đầu ra chuẩn"
                );
                language.with_cause(problem, *kind)
            }
            Self::Of { name, place, remark } => {
                let (place, remark) = (place.say(language), remark.say(language));
                format!("{name}:{place} {remark}")
            }
            Self::Totals(totals) => totals.say(language),
        }
    }
}

impl Say for Place {
    fn say(&self, language: Language) -> String {
        match self {
            Self::Whole => String::new(),
            Self::At { line, column } => format!("{line}:{column}:"),
            Self::Puzzle(number) => say!(language, " puzzle {number}:", " đề thứ {number}:"),
        }
    }
}

impl Say for Remark {
    fn say(&self, language: Language) -> String {
        match self {
            Self::Unreadable(problem) => problem.say(language),
            Self::NoAnswer(reasons) => no_answer(reasons, language),
            Self::OnlySoMany(1) => {
                say!(language, "there is only 1 answer", "chỉ có 1 đáp án")
            }
            Self::OnlySoMany(total) => {
                let total = language.number(*total);
                say!(language, "there are only {total} answers", "chỉ có {total} đáp án")
            }
            Self::MoreThan(limit) => {
                let limit = language.number(*limit);
                say!(
                    language,
                    "there are more answers than the limit; the first {limit} are given",
                    "số đáp án vượt quá giới hạn; chỉ đưa ra {limit} đáp án đầu tiên"
                )
            }
            Self::LeftOut(kind, losses) => left_out(*kind, losses, language),
            Self::Unwritable(error) => error.say(language),
            Self::UnknownKind => say!(
                language,
                "this name does not tell what to write; \
                 expected .sdk, .sdm, .txt, .ss, .sdx, .opensudoku, .ksudoku or .save, \
                 or --to and one of nonet, sadman, list, rows, pencil-marks, sukaku, ss, sdx, \
                 library, opensudoku, ksudoku, gnome and gnome-code",
                "tên này không cho biết cần ghi loại nào; \
                 cần .sdk, .sdm, .txt, .ss, .sdx, .opensudoku, .ksudoku hoặc .save, \
                 hoặc --to với một trong nonet, sadman, list, rows, pencil-marks, sukaku, ss, sdx, \
                 library, opensudoku, ksudoku, gnome và gnome-code"
            ),
            Self::UnknownMedium => say!(
                language,
                "this name does not tell what to print on; \
                 expected .pdf, .png, .svg, .rtf, .html, .txt or .log, \
                 or --to and one of pdf, png, svg, rtf, html, txt, line and log",
                "tên này không cho biết cần in ra dạng nào; \
                 cần .pdf, .png, .svg, .rtf, .html, .txt hoặc .log, \
                 hoặc --to với một trong pdf, png, svg, rtf, html, txt, line và log"
            ),
            Self::SeveralPages(pages, fitting) => {
                let (pages, count) = (language.number(*pages as u64), fitting.count());
                say!(
                    language,
                    "this takes {pages} pages, and a picture shows one; \
                     --per-page {count} puts all on it",
                    "cần {pages} trang mà một ảnh chỉ có một trang; \
                     --per-page {count} xếp tất cả vào một trang"
                )
            }
            Self::NotRated | Self::NoBackdoors | Self::NotFollowing | Self::Several => {
                several_answers(self, language)
            }
            Self::NothingToRate => say!(
                language,
                "every cell of this puzzle holds a digit, so there is nothing to rate",
                "mọi ô của đề này đều đã có số, nên không có gì để đánh giá"
            ),
            Self::NotClassic => say!(
                language,
                "puzzles are made for boards of 9 rows of 9 cells, and this is another",
                "chỉ tạo được đề cho bảng 9×9, còn bảng này có cỡ khác"
            ),
            Self::NotFound(attempts) => {
                let attempts = language.number(*attempts);
                say!(
                    language,
                    "none was found in {attempts} attempts; \
                     --attempts N tries longer, and another --seed elsewhere",
                    "không tìm được đề nào sau {attempts} lần thử; \
                     dùng --attempts N để thử lâu hơn, hoặc một --seed khác"
                )
            }
            Self::NoCases => say!(
                language,
                "no case of a regression library is in it; expected lines such as :0300:7:…:",
                "không có trường hợp nào của thư viện kiểm thử; cần những dòng như :0300:7:…:"
            ),
            Self::NoSuchCases(code) => say!(
                language,
                "no case in it has a code that begins with {code}",
                "không có trường hợp nào có mã bắt đầu bằng {code}"
            ),
            Self::Unprintable(error) => error.say(language),
            Self::TooManyFiles => say!(
                language,
                "there are more files here than are looked into; name a smaller folder",
                "ở đây có quá nhiều tập tin; hãy chọn thư mục nhỏ hơn"
            ),
            Self::Exists => say!(
                language,
                "there is such a file already; --force writes over it",
                "đã có tập tin này; dùng --force để ghi đè"
            ),
        }
    }
}

impl Say for Totals {
    fn say(&self, language: Language) -> String {
        let puzzles = language.number(self.puzzles);
        let unanswered = language.number(self.unanswered);
        let nodes = language.number(self.effort.nodes);
        let backtracks = language.number(self.effort.backtracks);
        let time = language.time(self.time);
        let each = u32::try_from(self.puzzles.max(1)).unwrap_or(u32::MAX);
        let mean = language.time(self.time / each);
        say!(
            language,
            "puzzles: {puzzles}, without the answer: {unanswered}, nodes: {nodes}, \
             backtracks: {backtracks}, time: {time}, for each puzzle: {mean}",
            "số đề: {puzzles}, không có đáp án: {unanswered}, số nút: {nodes}, \
             số lần quay lui: {backtracks}, thời gian: {time}, mỗi đề: {mean}"
        )
    }
}

fn no_answer(reasons: &[Contradiction], language: Language) -> String {
    if reasons.is_empty() {
        return say!(language, "this puzzle has no answer", "đề này không có đáp án");
    }
    let reasons = contradiction::all(reasons, language);
    say!(language, "this puzzle has no answer: {reasons}", "đề này không có đáp án: {reasons}")
}

/// What follows from several answers for what was asked for.
fn several_answers(remark: &Remark, language: Language) -> String {
    match remark {
        Remark::NotRated => say!(
            language,
            "this puzzle has several answers, and only one with a single answer is rated",
            "đề này có nhiều đáp án; chỉ đánh giá đề có đúng một đáp án"
        ),
        Remark::NoBackdoors => say!(
            language,
            "this puzzle has several answers, and a backdoor leads to a single one",
            "đề này có nhiều đáp án, còn cửa hậu thì dẫn tới một đáp án duy nhất"
        ),
        Remark::NotFollowing => say!(
            language,
            "this puzzle has several answers; steps that rely on a single answer are left out",
            "đề này có nhiều đáp án; không dùng các bước dựa vào đáp án duy nhất"
        ),
        _ => say!(
            language,
            "this puzzle has several answers; answer 1 is printed",
            "đề này có nhiều đáp án; chỉ in đáp án thứ 1"
        ),
    }
}

fn left_out(kind: Kind, losses: &[Loss], language: Language) -> String {
    let losses: Vec<String> = losses.iter().map(|loss| loss.say(language)).collect();
    let (kind, losses) = (kind.say(language), language.list(&losses));
    say!(
        language,
        "left out, as it has no place in a {kind}: {losses}",
        "bỏ bớt vì {kind} không có chỗ chứa: {losses}"
    )
}

/// The heading of one puzzle of several, among facts about them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Heading {
    /// Which puzzle, from 1.
    pub number: u64,
    /// The line where it starts, from 1.
    pub line: usize,
}

impl Say for Heading {
    fn say(&self, language: Language) -> String {
        let (number, line) = (language.number(self.number), self.line);
        say!(language, "Puzzle {number}, line {line}", "Đề thứ {number}, dòng {line}")
    }
}

/// What the side panel draws as a chart or says in its status bar, as labels for lines of text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Label {
    /// The puzzle's name.
    Title,
    /// How often each digit is given.
    EachDigit,
    /// Why there is no answer.
    Reasons,
}

impl Say for Label {
    fn say(&self, language: Language) -> String {
        match self {
            Self::Title => say!(language, "Title", "Tiêu đề"),
            Self::EachDigit => say!(language, "Each digit given", "Số lần cho sẵn mỗi số"),
            Self::Reasons => say!(language, "No answer because", "Không có đáp án vì"),
        }
    }
}

display_in_english!(Notice, Remark);
