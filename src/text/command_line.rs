//! The messages of the command line on standard error.
//!
//! A [`Notice`] is a line of its own. What is said of an input stands behind its name and place, written
//! as compilers do, so that editors can jump there: `puzzles.sdm:3:17: …`.

use std::time::Duration;

use super::misuse::Misuse;
use super::{Language, Say, display_in_english, say, say_plural};
use crate::engine::generate::{CodeError, RecipeConflict};
use crate::engine::technique::{Level, Technique};
use crate::engine::words::list_of_contradictions_from;
use crate::engine::{Contradiction, Effort, LowestDigit};
use crate::format::{
    DrawnReading, Excerpt, Kind, Loss, Problem, ReadError, SkippedField, SystemError, WriteError,
    say_drawn, say_skipped,
};
use crate::photo::PhotoError;
use crate::print::{ManyPages, Medium, MissingSigns, PerPage};
use crate::store::{LoadProblem, StoreError};

/// Something that the command line has to say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// This build has no window to open.
    NoWindow,
    /// No file was named, and standard input is a terminal.
    NoInput,
    /// The input counts the digits of a puzzle from 0, and what is written counts them from 1.
    DigitsFromZero,
    /// Puzzles were found in an input that holds more.
    Excerpt(Excerpt),
    /// Fields that the reader of a document does not know.
    FieldsSkipped(Vec<SkippedField>),
    /// What was read from the drawing of a puzzle.
    ReadFromDrawing(Box<DrawnReading>),
    /// Something typed cannot be followed.
    Misuse(Misuse),
    /// The seed that was drawn, as none was typed.
    Seed(u64),
    /// A technique that HoDoKu does not use by default was asked for, so that it is not on the path that is usually told.
    NotByDefault(Technique),
    /// A technique was asked for that hardly any random puzzle needs.
    FromStock(Technique),
    /// The clock of the system shows no day of the calendar.
    NoDate,
    /// There is no puzzle of the recipe.
    Unfit(RecipeConflict),
    /// A file could not be opened or saved.
    Store(StoreError),
    /// Something remembered could not be recalled.
    LoadProblem(LoadProblem),
    /// Standard output does not take what is written.
    Output(SystemError),
    /// Something about an input or a target.
    Of {
        /// Its name.
        name: String,
        /// Where in it.
        place: InputPlace,
        /// What there is to say.
        remark: Remark,
    },
    /// What a whole run has done.
    Totals(Totals),
}

/// A place in an input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InputPlace {
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
    /// The puzzle has no answer, and why as far as that is known. Digits are said from this digit on.
    NoAnswer(Vec<Contradiction>, LowestDigit),
    /// An answer was asked for that the puzzle does not have. The number is that of its answers.
    OnlySoMany(u64),
    /// The first answer was too hard to find, and another is given. It may be the first by chance.
    MaybeNotFirst,
    /// The puzzle has more answers than this limit, and only these first ones are given.
    MoreThan(u64),
    /// What a text of this kind cannot hold, and so is left out.
    LeftOut(Kind, Vec<Loss>),
    /// What a document cannot show of a puzzle.
    NotPrinted(PrintLoss),
    /// It cannot be written.
    Unwritable(WriteError),
    /// It is a picture, where the command takes text only.
    IsPicture,
    /// The name does not tell what kind to write.
    UnknownKind,
    /// The name does not tell what to print on.
    UnknownMedium,
    /// Another command writes what the name tells.
    OfOtherCommand {
        /// The ending of the name, without its dot.
        ending: String,
        /// The command.
        command: &'static str,
    },
    /// The puzzle has several answers, and so no rating.
    NotRated,
    /// The puzzle has several answers, and so no backdoors.
    NoBackdoors,
    /// The board has more cells than techniques work on.
    TooLarge,
    /// The board has no rating on the scale that was asked for.
    NoScale,
    /// The puzzle is full, and so has no rating.
    NothingToRate,
    /// The puzzle has several answers, so that some steps need not follow.
    NotFollowing,
    /// A pattern is not one of the classic board.
    NotClassic,
    /// No code can say the board of a puzzle.
    NoCodeOfBoard,
    /// There is no puzzle of the recipe.
    Unfit(RecipeConflict),
    /// No such puzzle was found. The number is that of the attempts.
    NotFound(u64),
    /// No puzzle of this level was found in this number of attempts on a board that perhaps has none.
    NoneOfLevel(Level, u64),
    /// No case of a regression library is in it.
    NoCases,
    /// No case of a regression library has a code that begins like that.
    NoSuchCases(String),
    /// A picture would need this number of pages. With this number of puzzles on a page, one would do.
    SeveralPages(usize, PerPage),
    /// The puzzles and their answers do not fit on the one page of a picture. The first number is that of the puzzles,
    /// the second is the number that fits.
    AnswersTakeRoom(usize, usize),
    /// It cannot be printed.
    Unprintable(ManyPages),
    /// Signs that the font lacks are replaced.
    SignsReplaced(MissingSigns),
    /// There is more than can be held.
    TooMuch(Excess),
    /// The puzzle has several answers, and its first is printed.
    Several,
    /// There is no collection of puzzles in this place.
    NoCollections,
    /// A line looks like the code of a puzzle, but is none.
    BadCode(CodeError),
    /// There are more files than are looked into.
    TooManyFiles,
    /// The target is there already.
    Exists,
    /// A picture cannot be read.
    Photo(PhotoError),
    /// Reading broke off.
    Broken(SystemError),
    /// What was read in these cells of a picture is uncertain.
    Uncertain(Vec<String>),
    /// In these cells of a picture the rules chose between readings.
    RulesChose(Vec<String>),
    /// The digits that were read in a picture do not make a puzzle with exactly one answer.
    NotOneAnswer,
}

/// What a document cannot show of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PrintLoss {
    /// The shape and the rules of its board.
    Shape,
    /// The constraints of the puzzle.
    Constraints,
    /// Small digits, because its board has too many digits.
    SmallDigits,
}

/// More than can be held at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Excess {
    /// There are more puzzles than this number, the most that the medium takes as it was asked for.
    OnMedium(Medium, usize),
    /// The boards have more cells than this number, the most that the medium takes as it was asked for.
    CellsOnMedium(Medium, usize),
    /// There are more puzzles than this number, the most that one text of this kind takes.
    InOneText(Kind, usize),
    /// The text that was written has more bytes than this number, the most that can be read of this kind.
    ToReadAgain(Kind, usize),
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
        Self::Of { name: name.to_owned(), place: InputPlace::Whole, remark }
    }

    /// That the input called `name` cannot be read.
    #[must_use]
    pub fn unreadable(name: &str, error: ReadError) -> Self {
        let place = InputPlace::At { line: error.line, column: error.column };
        Self::Of { name: name.to_owned(), place, remark: Remark::Unreadable(error.problem) }
    }
}

impl Say for Notice {
    fn say(&self, language: Language) -> String {
        match self {
            Self::NoWindow => say!(
                language,
                "nonet: this build of Nonet has no window; `nonet solve FILE` solves puzzles \
                 without a window"
            ),
            Self::DigitsFromZero => {
                say!(
                    language,
                    "nonet: the input counts digits from 0; Nonet writes each as one more"
                )
            }
            Self::Excerpt(excerpt) => format!("nonet: {}", excerpt.say(language)),
            Self::FieldsSkipped(fields) => format!("nonet: {}", say_skipped(fields, language)),
            Self::ReadFromDrawing(reading) => {
                format!("nonet: {}", say_drawn(reading, language))
            }
            Self::NoInput => say!(
                language,
                "nonet: expected a file, or - to type the puzzle here; `nonet help` shows how"
            ),
            Self::Misuse(misuse) => format!("nonet: {}", misuse.say(language)),
            Self::Seed(seed) => {
                say!(language, "nonet: to make the same puzzles again, use --seed {seed}", seed)
            }
            Self::NotByDefault(technique) => {
                let (name, called) = (technique.name(), technique.say(language));
                say!(
                    language,
                    "nonet: HoDoKu does not use “{called}” by default, so the usual path lacks \
                     this technique; to see the technique, use nonet path --techniques \
                     hodoku,{name}",
                    called,
                    name
                )
            }
            Self::FromStock(technique) => {
                let called = technique.say(language);
                say!(
                    language,
                    "nonet: hardly any random puzzle needs the technique “{called}”, so this puzzle \
                     is made from one of a stock",
                    called
                )
            }
            Self::NoDate => say!(
                language,
                "nonet: the clock of this computer shows no valid day; name a day, such as --daily \
                 2026-11-22"
            ),
            Self::Unfit(unfit) => format!("nonet: {}", unfit.say(language)),
            Self::Store(error) => error.say(language),
            Self::LoadProblem(trouble) => trouble.say(language),
            Self::Output(error) => {
                say!(language, "nonet: cannot write to standard output ({error})", error)
            }
            Self::Of { name, place, remark } => {
                let (place, remark) = (place.say(language), remark.say(language));
                format!("{name}:{place} {remark}")
            }
            Self::Totals(totals) => totals.say(language),
        }
    }
}

impl Say for InputPlace {
    fn say(&self, language: Language) -> String {
        match self {
            Self::Whole => String::new(),
            Self::At { line, column } => format!("{line}:{column}:"),
            Self::Puzzle(number) => say!(language, " puzzle {number}:", number),
        }
    }
}

impl Say for Remark {
    #[expect(clippy::too_many_lines, reason = "a table of sentences")]
    fn say(&self, language: Language) -> String {
        match self {
            Self::Unreadable(problem) => problem.say(language),
            Self::NoAnswer(reasons, lowest) => no_answer(reasons, *lowest, language),
            Self::OnlySoMany(total) => say_plural!(
                language,
                *total,
                "there is only {total} answer",
                "there are only {total} answers",
                total = language.number(*total)
            ),
            Self::MaybeNotFirst => say!(
                language,
                "the first answer is too hard to find; this is one of the answers, and its number is not known"
            ),
            Self::MoreThan(limit) => {
                let limit = language.number(*limit);
                say!(
                    language,
                    "there are more answers than the limit; only the first {limit} are listed",
                    limit
                )
            }
            Self::LeftOut(kind, losses) => left_out(*kind, losses, language),
            Self::NotPrinted(loss) => not_printed(*loss, language),
            Self::Unwritable(error) => error.say(language),
            Self::IsPicture => say!(
                language,
                "this is a picture, and this command takes text; `nonet read` reads the puzzles of pictures"
            ),
            Self::UnknownKind => say!(
                language,
                "the extension of this name selects no format; expected .sdk, .sdm, .txt, .jsonl, \
                 .ss, .sdx, .opensudoku, .ksudoku or .save, or --to with one of nonet, sadman, \
                 list, rows, json-lines, pencil-marks, sukaku, ss, sdx, library, opensudoku, ksudoku, gnome, \
                 gnome-code, solo, f-puzzles, sudokupad, sudokumaker and sumocue"
            ),
            Self::UnknownMedium => say!(
                language,
                "the extension of this name selects no medium; expected .pdf, .png, .svg, .rtf, \
                 .html, .txt or .log, or --to with one of pdf, png, svg, rtf, html, txt, line and \
                 log"
            ),
            Self::OfOtherCommand { ending, command } => say!(
                language,
                "this command does not write .{ending} files; use `nonet {command}`",
                ending,
                command
            ),
            Self::SeveralPages(pages, fitting) => {
                let (pages, count) = (language.number(*pages as u64), fitting.count());
                say!(
                    language,
                    "the puzzles take {pages} pages, but a picture has one page; --per-page \
                     {count} puts all puzzles on one page",
                    pages,
                    count
                )
            }
            Self::AnswersTakeRoom(puzzles, most) => say!(
                language,
                "{puzzles} puzzles with their answers do not fit on the one page of a picture, \
                 which holds {most}; leave out --answers, or print to PDF",
                puzzles,
                most
            ),
            Self::NotRated => say!(
                language,
                "this puzzle has several answers; only a puzzle with a single answer has a rating"
            ),
            Self::NoBackdoors => {
                say!(
                    language,
                    "this puzzle has several answers; only a puzzle with a single answer has backdoors"
                )
            }
            Self::NotFollowing => say!(
                language,
                "this puzzle has several answers; steps that rely on a single answer are left out"
            ),
            Self::Several => say!(language, "this puzzle has several answers; answer 1 is printed"),
            Self::TooLarge => say!(
                language,
                "techniques work on boards of up to 625 cells, such as 25 by 25; this board is larger"
            ),
            Self::NoScale => say!(
                language,
                "Sudoku Explainer has no ratings for this board; `--scale hodoku` gives a level and \
                 a score on Nonet’s own scale"
            ),
            Self::NothingToRate => say!(
                language,
                "every cell of this puzzle holds a digit, so there is nothing to rate"
            ),
            Self::NoCodeOfBoard => say!(
                language,
                "puzzles on this board have no code; write them with --to jsonl instead"
            ),
            Self::NotClassic => say!(
                language,
                "a pattern is drawn on the classic board of 9 by 9 cells; this is another \
                 board"
            ),
            Self::Unfit(unfit) => unfit.say(language),
            Self::NotFound(attempts) => {
                let attempts = language.number(*attempts);
                say!(
                    language,
                    "no such puzzle was found in {attempts} attempts; use a larger --attempts, or \
                     another --seed",
                    attempts
                )
            }
            Self::NoneOfLevel(level, attempts) => {
                let level = level.say(language);
                let attempts = language.number(*attempts);
                say!(
                    language,
                    "no puzzle of the level {level} was found on this board in {attempts} attempts; perhaps \
                     there is none, or a larger --attempts finds one",
                    level,
                    attempts
                )
            }
            Self::NoCases => say!(
                language,
                "no case of a regression library was found; expected lines such as :0300:7:…:"
            ),
            Self::NoSuchCases(code) => {
                say!(language, "no case has a code that begins with {code}", code)
            }
            Self::Unprintable(error) => error.say(language),
            Self::SignsReplaced(missing) => missing.say(language),
            Self::TooMuch(excess) => excess.say(language),
            Self::NoCollections => say!(
                language,
                "there are no collections here; expected a file with several puzzles, such as \
                 .sdm, or a folder with files of puzzles"
            ),
            Self::BadCode(error) => {
                let error = error.say(language);
                say!(language, "this is not the code of a puzzle: {error}", error)
            }
            Self::TooManyFiles => {
                say!(language, "there are too many files here to read; name a smaller folder")
            }
            Self::Exists => say!(language, "this file exists already; --force replaces the file"),
            Self::Photo(error) => error.say(language),
            Self::Broken(error) => Problem::BrokenOff(*error).say(language),
            Self::Uncertain(cells) => say_plural!(
                language,
                cells.len() as u64,
                "the digit of {cells} is uncertain; compare it with the picture",
                "the digits of {cells} are uncertain; compare them with the picture",
                cells = language.list(cells)
            ),
            Self::NotOneAnswer => say!(
                language,
                "the digits make no puzzle with exactly one answer; compare them with the picture"
            ),
            Self::RulesChose(cells) => say_plural!(
                language,
                cells.len() as u64,
                "the digit of {cells} was chosen by the rules, so that the puzzle has exactly one answer",
                "the digits of {cells} were chosen by the rules, so that the puzzle has exactly one answer",
                cells = language.list(cells)
            ),
        }
    }
}

impl Say for Excess {
    fn say(&self, language: Language) -> String {
        match *self {
            Self::OnMedium(medium, most) => too_many_puzzles(medium, most, language),
            Self::CellsOnMedium(medium, most) => too_many_cells(medium, most, language),
            Self::InOneText(kind, most) => {
                let (kind, most) = (kind.say(language), language.number(most as u64));
                say!(
                    language,
                    "the input has more than {most} puzzles, the most that one {kind} can hold \
                     with all their details; split the input",
                    most,
                    kind
                )
            }
            Self::ToReadAgain(kind, limit) => {
                let (kind, size) = (kind.say(language), limit / (1024 * 1024));
                say!(
                    language,
                    "this {kind} is larger than {size} MiB, so nonet could not read the file \
                     again; convert fewer puzzles at a time if nonet has to read them",
                    kind,
                    size
                )
            }
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
            "puzzles: {puzzles}, unanswered: {unanswered}, nodes: {nodes}, backtracks: \
             {backtracks}, time: {time}, per puzzle: {mean}",
            puzzles,
            unanswered,
            nodes,
            backtracks,
            time,
            mean
        )
    }
}

fn no_answer(reasons: &[Contradiction], lowest: LowestDigit, language: Language) -> String {
    if reasons.is_empty() {
        return say!(language, "this puzzle has no answer");
    }
    let reasons = list_of_contradictions_from(reasons, lowest, language);
    say!(language, "this puzzle has no answer: {reasons}", reasons)
}

/// How many puzzles can be printed as it was asked for, and what to do with more.
fn too_many_puzzles(medium: Medium, most: usize, language: Language) -> String {
    let most = language.number(most as u64);
    match medium {
        Medium::Pdf => say!(
            language,
            "the input has more than {most} puzzles, the most for a PDF with these options; split \
             the input, or print to .html, .rtf or .txt, which hold any number",
            most
        ),
        Medium::Png | Medium::Svg => say!(
            language,
            "the input has more than {most} puzzles, the most for one picture; print to PDF",
            most
        ),
        Medium::Rtf | Medium::Html | Medium::Text | Medium::Line | Medium::Log => say!(
            language,
            "the input has more than {most} puzzles, the most with answers at the end; \
             --answers=after has no limit",
            most
        ),
    }
}

fn too_many_cells(medium: Medium, most: usize, language: Language) -> String {
    let most = language.number(most as u64);
    match medium {
        Medium::Pdf => say!(
            language,
            "the boards have more than {most} cells, the most for a PDF; split the input, or print \
             to .html, .rtf or .txt, which hold any number",
            most
        ),
        Medium::Png
        | Medium::Svg
        | Medium::Rtf
        | Medium::Html
        | Medium::Text
        | Medium::Line
        | Medium::Log => say!(
            language,
            "the boards have more than {most} cells, the most with answers at the end; \
             --answers=after has no limit",
            most
        ),
    }
}

fn not_printed(loss: PrintLoss, language: Language) -> String {
    match loss {
        PrintLoss::Shape => say!(
            language,
            "the document does not tell the shape and the rules of this board; its readers have \
             to know them"
        ),
        PrintLoss::Constraints => say!(
            language,
            "the document does not tell the constraints of this puzzle; its readers have to know them"
        ),
        PrintLoss::SmallDigits => say!(
            language,
            "this board has more than 25 digits, so its cells have no room for small digits; the \
             document leaves them out"
        ),
    }
}

fn left_out(kind: Kind, losses: &[Loss], language: Language) -> String {
    let losses: Vec<String> = losses.iter().map(|loss| loss.say(language)).collect();
    let (kind, losses) = (kind.say(language), language.list(&losses));
    say!(language, "left out of the {kind}: {losses}", kind, losses)
}

/// The heading of one puzzle of several, among facts about them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PuzzleHeading {
    /// Which puzzle, from 1.
    pub number: u64,
    /// The line where it starts, from 1.
    pub line: usize,
}

impl Say for PuzzleHeading {
    fn say(&self, language: Language) -> String {
        let (number, line) = (language.number(self.number), self.line);
        say!(language, "Puzzle {number}, line {line}", number, line)
    }
}

/// What the side panel draws as a chart or says in its status bar, as labels for lines of text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Label {
    /// The puzzle's name.
    Title,
    /// The board, if it is not the classic one.
    Board,
    /// Its extra houses and rules.
    Rules,
    /// What the puzzle says of certain cells.
    Constraints,
    /// How often each digit is given.
    EachDigit,
    /// Why there is no answer.
    Reasons,
}

impl Say for Label {
    fn say(&self, language: Language) -> String {
        match self {
            Self::Title => say!(language, "Title"),
            Self::Board => say!(language, "Board"),
            Self::Rules => say!(language, "Extra houses and rules"),
            Self::Constraints => say!(language, "Constraints"),
            Self::EachDigit => say!(language, "Each digit given"),
            Self::Reasons => say!(language, "No answer because"),
        }
    }
}

display_in_english!(Notice, Remark);
