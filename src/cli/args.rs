//! Says what can be typed behind `nonet`, as clap reads it. The words that an option takes are in `words`.
//!
//! The texts here are those of `--help`.

use std::path::{Path, PathBuf};

use clap::{Args, Parser, Subcommand};
use clap_complete::Shell;

use super::form::Form;
use super::numbers;
use super::wishes::{Givens, Ratings, date, givens, level, ratings, seed, symmetry};
use super::words::{
    AnswersStand, MadeForm, PrintedOn, Scale, Sheets, To, language, per_page, technique,
    techniques, with_techniques,
};
use crate::engine::generate::{Date, Recipe, Symmetries};
use crate::engine::technique::{Level, Technique, TechniqueSet};
use crate::print::PerPage;
use crate::store::Options;
use crate::text::Language;
use crate::text::misuse::Misuse;

const EXIT_STATUS: &str = "Exit status: 0 all well; 1 a puzzle had no answer, or not what was asked for; \
2 bad usage, or input that could not be read.";

/// Enters and solves Sudoku.
///
/// Without a command the window opens.
#[derive(Debug, Parser)]
#[command(name = "nonet", version, args_conflicts_with_subcommands = true)]
#[command(subcommand_negates_reqs = true, after_help = EXIT_STATUS)]
pub(super) struct Arguments {
    /// The files to open, each in a window of its own
    #[arg(value_name = "FILE")]
    pub(super) files: Vec<PathBuf>,
    #[command(subcommand)]
    pub(super) command: Option<Command>,
}

/// What to do without the window.
#[derive(Debug, Subcommand)]
pub(super) enum Command {
    Solve(Solve),
    Convert(Convert),
    Export(Export),
    Info(Info),
    Hint(Hint),
    Steps(Steps),
    Path(PathTo),
    Backdoors(Backdoors),
    Rate(Rate),
    Generate(Generate),
    Stats(Stats),
    Library(Library),
    Reglib(Reglib),
    /// Write a script that completes this command line in a shell
    Completions {
        /// The shell
        shell: Shell,
    },
    /// Write the manual page of nonet, or of one of its commands
    Man {
        /// The command
        command: Option<String>,
    },
}

/// Solve every puzzle of a file, in order
///
/// One line out for one puzzle in: its first answer, or `no answer`. Puzzles are read as they come, from
/// pipes of any length. Answers are numbered from 1 in ascending order of their digits, row by row. Reading
/// stops at the first line that is no puzzle; the answers to those before it are given.
#[derive(Debug, Args)]
#[command(after_help = EXIT_STATUS)]
pub(super) struct Solve {
    #[command(flatten)]
    pub(super) input: InputFile,
    #[command(flatten)]
    pub(super) wanted: Wanted,
    #[command(flatten)]
    pub(super) limit: Limit,
    /// How to write the answers
    #[arg(long, value_enum, default_value_t = Form::Line, value_name = "FORM")]
    pub(super) format: Form,
    /// Read and write the form of the SPOJ problem EASUDOKU
    ///
    /// A count, then nine lines of nine numbers for each puzzle; nine lines out, or `No solution`. The exit
    /// status is 1 where a puzzle had none, as always.
    #[arg(long, conflicts_with_all = ["wanted", "format"])]
    pub(super) judge: bool,
    /// How many threads search, one for each core where nothing is said; the answers stay in order
    #[arg(long, value_name = "N", value_parser = numbers::threads)]
    pub(super) threads: Option<u16>,
    /// Say at the end how many nodes and backtracks the search took, and how long
    #[arg(long)]
    pub(super) stats: bool,
}

/// Which answers are asked for: the first where nothing is said.
#[derive(Debug, Args)]
#[group(id = "wanted", multiple = false)]
pub(super) struct Wanted {
    /// The K-th answer, however many come before it; `no answer` where there are fewer
    ///
    /// Thousands may be parted, as in 1,000,000. How many answers a puzzle has that has fewer than K is told on
    /// standard error, and the exit status is 1.
    #[arg(long, value_name = "K", value_parser = numbers::answer)]
    pub(super) answer: Option<u64>,
    /// Every answer, up to the limit
    #[arg(long)]
    pub(super) all: bool,
    /// How many answers there are: a number, or `more than` the limit
    #[arg(long)]
    pub(super) count: bool,
    /// How many answers there are, however many that is
    #[arg(long)]
    pub(super) count_all: bool,
}

/// Write puzzles in another form
///
/// The form is told by the ending of OUT: `.sdk` a Nonet document, `.sdm` a list with a puzzle a line,
/// `.txt` a line for each row, `.ss` Simple Sudoku, `.sdx` SudoCue, `.opensudoku`, `.ksudoku`, `.save` GNOME
/// Sudoku. Reads all forms that --to lists, backups of LibreSudoku and `.gsudoku`, whatever their names are.
/// What the form cannot hold is told on standard error.
#[derive(Debug, Args)]
#[command(after_help = EXIT_STATUS)]
pub(super) struct Convert {
    /// The file to read, or - for standard input
    #[arg(value_name = "IN")]
    pub(super) source: PathBuf,
    /// The file to write, or - for standard output
    #[arg(value_name = "OUT")]
    pub(super) target: PathBuf,
    /// The form to write, whatever the ending of OUT says
    #[arg(long, value_enum, value_name = "KIND")]
    pub(super) to: Option<To>,
    /// Write over OUT where it is there already
    #[arg(long)]
    pub(super) force: bool,
}

/// Make a document of puzzles, to print or to send
///
/// The medium is told by the ending of OUT: `.pdf` pages for printers, `.png` and `.svg` a picture, `.rtf` for word
/// processors, `.html` for browsers, `.txt` boards drawn with characters, `.log` the log of a Java game. All puzzles of
/// IN go into one document. Answers are printed where --answers asks for them; of a puzzle that has several, it is
/// answer 1, and that is told on standard error. An option that has no meaning for the medium is refused.
#[derive(Debug, Args)]
#[command(after_help = EXIT_STATUS)]
#[expect(clippy::struct_excessive_bools, reason = "each is a word that can be typed")]
pub(super) struct Export {
    /// The file to read, or - for standard input
    #[arg(value_name = "IN")]
    pub(super) source: PathBuf,
    /// The file to write, or - for standard output
    #[arg(value_name = "OUT")]
    pub(super) target: PathBuf,
    /// The medium, whatever the ending of OUT says
    #[arg(long, value_enum, value_name = "MEDIUM")]
    pub(super) to: Option<PrintedOn>,
    /// Print the answers; without WHERE at the end, but after each puzzle in a png, svg, line or log
    #[arg(long, value_enum, value_name = "WHERE", require_equals = true)]
    #[expect(clippy::option_option, reason = "they are asked for, and perhaps where")]
    pub(super) answers: Option<Option<AnswersStand>>,
    /// How many puzzles stand on a page: 1, 2, 4, 6, 9 or 12; where nothing is said 1, but as many as there are on a picture
    #[arg(long, value_name = "N", value_parser = per_page)]
    pub(super) per_page: Option<PerPage>,
    /// The sheets, A4 where nothing is said
    #[arg(long, value_enum, value_name = "SHEETS")]
    pub(super) paper: Option<Sheets>,
    /// What stands over the whole
    #[arg(long, value_name = "TEXT")]
    pub(super) title: Option<String>,
    /// Who made the whole
    #[arg(long, value_name = "TEXT")]
    pub(super) author: Option<String>,
    /// When, in any form
    #[arg(long, value_name = "TEXT")]
    pub(super) date: Option<String>,
    /// Print the candidates of each empty cell
    #[arg(long, conflicts_with = "notes")]
    pub(super) candidates: bool,
    /// Print what is noted in each empty cell
    #[arg(long)]
    pub(super) notes: bool,
    /// Use nothing but black on white
    #[arg(long)]
    pub(super) black: bool,
    /// Order the pages so that the sheets, two pages on each side, are folded into a booklet: PDF alone
    #[arg(long)]
    pub(super) booklet: bool,
    /// How many pixels wide a PNG or SVG is
    #[arg(long, value_name = "PIXELS", value_parser = numbers::size)]
    pub(super) size: Option<u32>,
    /// The language of the headings, that of the system where nothing is said
    #[arg(long, value_name = "TAG", value_parser = language)]
    pub(super) language: Option<Language>,
    /// Write over OUT where it is there already
    #[arg(long)]
    pub(super) force: bool,
}

/// Tell facts about puzzles: what the statistics panel shows
#[derive(Debug, Args)]
#[command(after_help = EXIT_STATUS)]
pub(super) struct Info {
    #[command(flatten)]
    pub(super) input: InputFile,
    /// Write one JSON object a puzzle, a line each
    #[arg(long)]
    pub(super) json: bool,
    /// Rate each puzzle too, as Sudoku Explainer does: the hardest ones take seconds
    #[arg(long)]
    pub(super) rate: bool,
    #[command(flatten)]
    pub(super) limit: Limit,
}

/// Tell the next step of each puzzle, and why it follows
///
/// Reads puzzles, and positions in the middle of a solution: grids of candidates, and lines of HoDoKu's libraries. What
/// is wrong already is told first.
#[derive(Debug, Args)]
#[command(after_help = EXIT_STATUS, after_long_help = with_techniques(EXIT_STATUS))]
pub(super) struct Hint {
    #[command(flatten)]
    pub(super) known: Known,
}

/// Tell all steps that can be seen now, the easiest first
///
/// An ordinary puzzle has hundreds of them with all techniques: --most and --techniques ask for fewer.
#[derive(Debug, Args)]
#[command(after_help = EXIT_STATUS, after_long_help = with_techniques(EXIT_STATUS))]
pub(super) struct Steps {
    #[command(flatten)]
    pub(super) known: Known,
    /// Tell so many steps of each puzzle at most, the easiest
    #[arg(long, value_name = "N", value_parser = numbers::most)]
    pub(super) most: Option<usize>,
}

/// Tell the steps from each puzzle to its answer, and their level and score
///
/// Of a position in the middle of a solution the path starts there; `nonet rate` rates its puzzle from the start.
#[derive(Debug, Args)]
#[command(after_help = EXIT_STATUS, after_long_help = with_techniques(EXIT_STATUS))]
pub(super) struct PathTo {
    #[command(flatten)]
    pub(super) known: Known,
}

/// Tell the smallest sets of cells whose digits open each puzzle
///
/// With the digits of one of these sets put down, the other cells follow by singles, or by what --techniques names; brute
/// force never counts. All sets of the smallest size are told, one a line, below how many there are.
#[derive(Debug, Args)]
#[command(after_help = EXIT_STATUS, after_long_help = with_techniques(EXIT_STATUS))]
pub(super) struct Backdoors {
    #[command(flatten)]
    pub(super) input: InputFile,
    /// Look for sets of so many cells at most: 1 to 3
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = numbers::cells)]
    pub(super) cells: u8,
    /// The techniques that count: hodoku (those that HoDoKu uses by default), all, and names such as x-wing, parted by commas
    #[arg(long, value_name = "NAMES", value_parser = techniques)]
    #[arg(default_value = "full-house,naked-single,hidden-single")]
    pub(super) techniques: TechniqueSet,
    /// Write one JSON object a puzzle, a line each
    #[arg(long)]
    pub(super) json: bool,
}

/// Tell how hard each puzzle is
///
/// One line out for one puzzle in: ER/EP/ED on the scale of Sudoku Explainer 1.2.1, then level and score on that of
/// HoDoKu; `no rating` for a puzzle that has not exactly one answer. Of a position in the middle of a solution the
/// puzzle that it came from is rated, and what was placed or ruled out since does not count.
#[derive(Debug, Args)]
#[command(after_help = EXIT_STATUS)]
pub(super) struct Rate {
    #[command(flatten)]
    pub(super) input: InputFile,
    /// The scale, both where nothing is said
    #[arg(long, value_enum, value_name = "SCALE")]
    pub(super) scale: Option<Scale>,
    /// Write one JSON object a puzzle, a line each
    #[arg(long)]
    pub(super) json: bool,
    /// How many threads rate, one for each core where nothing is said; the ratings stay in order
    #[arg(long, value_name = "N", value_parser = numbers::threads)]
    pub(super) threads: Option<u16>,
}

/// Make puzzles
///
/// Each has one answer, and needs each of its givens unless --symmetry, --givens or --pattern asks for something else. The
/// same seed and settings make the same puzzles, however many threads there are.
#[derive(Debug, Args)]
#[command(
    after_help = "Exit status: 0 all puzzles were made; 1 some were not found; 2 bad usage, or input that could not be read."
)]
pub(super) struct Generate {
    /// How many puzzles
    #[arg(short = 'n', long, value_name = "N", default_value_t = 1, value_parser = numbers::count)]
    pub(super) count: u64,
    /// How hard, by the techniques that it takes
    #[arg(long, value_name = "LEVEL", value_parser = level())]
    pub(super) level: Option<Level>,
    /// A technique that its path takes, such as x-wing: the path of HoDoKu's default techniques, and this one
    #[arg(long, value_name = "NAME", value_parser = technique)]
    pub(super) technique: Option<Technique>,
    /// How hard by Sudoku Explainer: 7.2, or 7.0..7.5
    #[arg(long, value_name = "RATING", value_parser = ratings)]
    pub(super) se: Option<Ratings>,
    /// How many givens: 30, or 28..32
    #[arg(long, value_name = "N", value_parser = givens)]
    pub(super) givens: Option<Givens>,
    /// How the givens are placed
    #[arg(long, value_name = "SYMMETRY", value_parser = symmetry(), conflicts_with = "pattern")]
    pub(super) symmetry: Option<Symmetries>,
    /// Put the givens where those of the first puzzle of a file are, or -, whatever digits they are
    #[arg(long, value_name = "FILE")]
    pub(super) pattern: Option<PathBuf>,
    /// Need each given, whatever else is asked for; may take long
    #[arg(long)]
    pub(super) minimal: bool,
    /// A number that stands for what is made; a new one is drawn, and told, where none is typed
    #[arg(long, value_name = "N", value_parser = seed)]
    pub(super) seed: Option<u64>,
    /// The puzzle of a day, today's where none is typed: the same for everyone
    #[arg(long, value_name = "DAY", num_args = 0..=1, value_parser = date)]
    #[arg(conflicts_with_all = ["count", "technique", "se", "givens", "symmetry", "pattern", "minimal", "seed"])]
    #[expect(clippy::option_option, reason = "it is asked for, and perhaps of a day")]
    pub(super) daily: Option<Option<Date>>,
    /// How to write the puzzles
    #[arg(long, value_enum, default_value_t = MadeForm::Line, value_name = "FORM")]
    pub(super) format: MadeForm,
    /// Give a puzzle up after so many attempts
    #[arg(long, value_name = "N", default_value_t = Recipe::MOST_ATTEMPTS, value_parser = numbers::attempts)]
    pub(super) attempts: u64,
    /// How many threads make puzzles, one for each core where nothing is said; the puzzles stay in order
    #[arg(long, value_name = "N", value_parser = numbers::threads)]
    pub(super) threads: Option<u16>,
}

/// Tell what the games come to that were played in the window
///
/// How many were played and won, how fast, how many in a row, and the same for each level.
#[derive(Debug, Args)]
pub(super) struct Stats {
    /// Write every game as comma-separated values, a line each, below a line of headings
    #[arg(long, conflicts_with = "json")]
    pub(super) csv: bool,
    /// Write one JSON object
    #[arg(long)]
    pub(super) json: bool,
}

/// List collections of puzzles, and how many of each are solved
///
/// A line for each: solved/puzzles, a tab, its name. A file of several puzzles is a collection, and so are, folder by
/// folder, the files of one puzzle.
#[derive(Debug, Args)]
#[command(
    after_help = "Exit status: 0 all well; 2 bad usage, or a file or a folder that could not be read."
)]
pub(super) struct Library {
    /// Files, and folders to look through; the library of the window where nothing is said
    #[arg(value_name = "PLACE")]
    pub(super) places: Vec<PathBuf>,
}

/// Which positions are looked at, and with which techniques.
#[derive(Debug, Args)]
pub(super) struct Known {
    #[command(flatten)]
    pub(super) input: InputFile,
    /// The techniques to use: hodoku (those that HoDoKu uses by default), all, and names such as x-wing, parted by commas
    #[arg(long, value_name = "NAMES", default_value = "hodoku", value_parser = techniques)]
    pub(super) techniques: TechniqueSet,
    /// Write JSON, an object a step
    #[arg(long)]
    pub(super) json: bool,
}

/// Try the techniques on a regression library in HoDoKu's form
///
/// A line of it holds a position and what one technique, named by its code, has to find there. Each technique is
/// looked for alone. Cases that differ are listed, then comes a table by technique.
#[derive(Debug, Args)]
#[command(
    after_help = "Exit status: 0 every case passed; 1 some differ; 2 bad usage, or input that could not be read."
)]
pub(super) struct Reglib {
    /// The library
    pub(super) file: PathBuf,
    /// The codes to try, such as 0709 or 0709-2, or how they start: every one where none is named
    #[arg(value_name = "CODE")]
    pub(super) codes: Vec<String>,
}

impl Solve {
    /// Refuses a limit where there is nothing to limit.
    pub(super) fn check_limit(&self) -> Result<(), Misuse> {
        let is_limited = self.wanted.all || self.wanted.count;
        if self.limit.typed.is_some() && !is_limited { Err(Misuse::NothingToLimit) } else { Ok(()) }
    }
}

/// Where puzzles are read from.
#[derive(Debug, Args)]
pub(super) struct InputFile {
    /// The file to read, or - for standard input, which is also read where it is a pipe
    file: Option<PathBuf>,
}

impl InputFile {
    /// The file's name, if one was typed.
    pub(super) fn path(&self) -> Option<&Path> {
        self.file.as_deref()
    }
}

/// How far answers are counted.
#[derive(Debug, Args)]
pub(super) struct Limit {
    /// Stop counting and listing after so many answers of a puzzle: 1 to 1,000,000,000, and 10,000 where nothing is said
    #[arg(id = "limit", long = "limit", value_name = "N", value_parser = numbers::limit)]
    typed: Option<u64>,
}

impl Limit {
    /// How many answers are counted or listed at most.
    pub(super) fn answers(&self) -> u64 {
        self.typed.unwrap_or(Options::DEFAULT_LIMIT)
    }
}
