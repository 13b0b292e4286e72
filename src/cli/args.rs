//! Defines the command line of `nonet` for clap. The named values of options are in `words`.
//!
//! The doc comments here are the text of `--help` and of the manual pages.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use clap::{Args, Parser, Subcommand};
use clap_complete::Shell;

use super::form::ResultFormat;
use super::numbers;
use super::recipe_values::{
    GivensRange, RatingRange, clues, date, givens, level, ratings, seed, symmetry,
};
use super::shape::{NewBoard, ShapeChoice, named_shape, new_board, shape};
use super::words::{
    AnswerPlacementName, DigitRange, GeneratedForm, KindName, MediumName, MethodList, Scale,
    TilesName, column, digits, lab_methods, language, paper, per_page, technique, techniques,
    with_techniques,
};
use crate::engine::NamedShape;
use crate::engine::generate::{Date, Symmetries, WantedClues};
use crate::engine::technique::{Level, Technique, TechniqueSet};
use crate::format::{Column, LowestDigit};
use crate::print::{Paper, PerPage};
use crate::store::Options;
use crate::text::Language;
use crate::text::misuse::Misuse;

const EXIT_STATUS: &str = "Exit status: 0 success; 1 a puzzle had no answer, or not the answer asked for; \
2 wrong usage, or unreadable input.";

/// Enters, solves, makes, plays, explains and prints Sudoku.
///
/// Without a command, nonet opens its window.
#[derive(Debug, Parser)]
#[command(name = "nonet", version, args_conflicts_with_subcommands = true)]
#[command(subcommand_negates_reqs = true, after_help = EXIT_STATUS)]
pub(super) struct Arguments {
    /// Files to open, each in its own window
    #[arg(value_name = "FILE")]
    pub(super) files: Vec<PathBuf>,
    /// Board of the puzzle in FILE, if the file does not state one; without FILE, an empty board of this shape
    ///
    /// SHAPE is a name that `nonet shapes` lists, such as 16x16, x or samurai; or the rows and columns of a box, such as
    /// 2x7; or a file with the regions of a jigsaw as rows of letters.
    #[arg(long, value_name = "SHAPE", value_parser = shape)]
    pub(super) shape: Option<ShapeChoice>,
    #[command(subcommand)]
    pub(super) command: Option<CliCommand>,
}

/// A command that works without the window.
#[derive(Debug, Subcommand)]
pub(super) enum CliCommand {
    Solve(Solve),
    Convert(Convert),
    Export(Export),
    Info(Info),
    Hint(HintArguments),
    Steps(Steps),
    Path(PathTarget),
    Backdoors(Backdoors),
    Rate(Rate),
    Read(ReadPictures),
    Generate(Generate),
    Lab(LabArguments),
    Stats(Stats),
    Library(Library),
    Shapes(Shapes),
    Reglib(Reglib),
    /// Write a completion script for a shell
    Completions {
        /// The shell to complete commands in
        shell: Shell,
    },
    /// Write the manual page of nonet or of one command
    Man {
        /// The command to describe [default: nonet itself]
        command: Option<String>,
    },
}

/// Solve every puzzle in files
///
/// Writes one line for each puzzle, in the order of the input: the first answer, or `no answer`. Reads puzzles as they
/// arrive, also from an endless pipe. Numbers the answers of a puzzle from 1, in ascending order of their digits read
/// row by row. In a list or a table, a line that is not a puzzle gets an empty line and a message on standard error; only
/// empty lines, comments, and headings at the start get none. Input without a puzzle is no error.
#[derive(Debug, Args)]
#[command(after_help = EXIT_STATUS)]
pub(super) struct Solve {
    #[command(flatten)]
    pub(super) input: InputFile,
    #[command(flatten)]
    pub(super) wanted: AnswerSelection,
    #[command(flatten)]
    pub(super) limit: Limit,
    /// Format of the answers
    #[arg(long, value_enum, default_value_t = ResultFormat::Line, value_name = "FORM")]
    pub(super) format: ResultFormat,
    /// Read and write the format of the SPOJ problem EASUDOKU
    ///
    /// The input is the number of puzzles, then nine lines of nine numbers for each puzzle. The output for each puzzle
    /// is nine lines, or `No solution`. If a puzzle has no answer, the exit status is 1, as without --judge.
    #[arg(long, conflicts_with_all = ["wanted", "format", "shape", "column", "digits"])]
    pub(super) judge: bool,
    /// Number of search threads; the answers stay in order [default: one per core]
    #[arg(long, value_name = "N", value_parser = numbers::threads)]
    pub(super) threads: Option<u16>,
    /// At the end, report the nodes, the backtracks and the time of the search
    #[arg(long)]
    pub(super) stats: bool,
}

/// The answers to write. The default is the first answer.
#[derive(Debug, Args)]
#[group(id = "wanted", multiple = false)]
pub(super) struct AnswerSelection {
    /// Write only answer number K, or `no answer` if the puzzle has fewer
    ///
    /// K is at most 18,446,744,073,709,551,614, and may contain marks between thousands, as in 1,000,000. If a puzzle has fewer than K answers, standard error
    /// reports their number, and the exit status is 1.
    #[arg(long, value_name = "K", value_parser = numbers::answer)]
    pub(super) answer: Option<u64>,
    /// Write every answer, up to the limit
    #[arg(long)]
    pub(super) all: bool,
    /// Write the number of answers, or `more than` and the limit
    #[arg(long)]
    pub(super) count: bool,
    /// Write the exact number of answers, without a limit
    #[arg(long)]
    pub(super) count_all: bool,
}

/// Convert puzzles to another file format
///
/// The extension of OUT selects the format: `.sdk` a Nonet document, `.sdm` a list with one puzzle per line, `.txt`
/// one line per row, `.jsonl` one JSON object per line, `.ss` Simple Sudoku, `.sdx` SudoCue, `.opensudoku`, `.ksudoku`, `.save` GNOME Sudoku. Nonet
/// reads all formats that --to lists, backups of LibreSudoku, and `.gsudoku`; the name of IN does not matter.
/// Standard error reports what the new format cannot hold.
#[derive(Debug, Args)]
#[command(after_help = EXIT_STATUS)]
pub(super) struct Convert {
    /// File or picture to read, or the code or link of a puzzle, or - for standard input
    #[arg(value_name = "IN")]
    pub(super) source: PathBuf,
    /// File to write, or - for standard output
    #[arg(value_name = "OUT")]
    pub(super) target: PathBuf,
    #[command(flatten)]
    pub(super) options: ReadOptions,
    /// Format of OUT [default: by the extension of OUT; a list for -]
    #[arg(long, value_enum, value_name = "KIND")]
    pub(super) to: Option<KindName>,
    /// Replace OUT if it exists
    #[arg(long)]
    pub(super) force: bool,
}

/// Make a document of puzzles to print or to send
///
/// The extension of OUT selects the medium: `.pdf` pages for printers, `.png` and `.svg` a picture, `.rtf` for word
/// processors, `.html` for browsers, `.txt` boards drawn with characters, `.log` the log of a Java game. One document
/// holds all puzzles of IN. --answers adds the answers. For a puzzle with several answers, nonet prints answer 1 and
/// reports that on standard error. Nonet refuses an option that has no meaning for the medium.
#[derive(Debug, Args)]
#[command(after_help = EXIT_STATUS)]
#[expect(clippy::struct_excessive_bools, reason = "each is a word that can be typed")]
pub(super) struct Export {
    /// File or picture to read, or the code or link of a puzzle, or - for standard input
    #[arg(value_name = "IN")]
    pub(super) source: PathBuf,
    /// File to write, or - for standard output
    #[arg(value_name = "OUT")]
    pub(super) target: PathBuf,
    #[command(flatten)]
    pub(super) options: ReadOptions,
    /// Medium of OUT [default: by the extension of OUT]
    #[arg(long, value_enum, value_name = "MEDIUM")]
    pub(super) to: Option<MediumName>,
    /// Print the answers [default WHERE: end; for png, svg, line and log: after]
    #[arg(long, value_enum, value_name = "WHERE", require_equals = true)]
    #[expect(clippy::option_option, reason = "they are asked for, and perhaps where")]
    pub(super) answers: Option<Option<AnswerPlacementName>>,
    /// Number of puzzles per page: 1, 2, 4, 6, 9 or 12; large boards get fewer [default: 1; for a picture: all puzzles]
    #[arg(long, value_name = "N", value_parser = per_page)]
    pub(super) per_page: Option<PerPage>,
    /// Paper size: a4, a3, a5, letter, legal, or a width and a height such as 148x210mm or 8.5x14in [default: a4]
    #[arg(long, value_name = "SIZE", value_parser = paper)]
    pub(super) paper: Option<Paper>,
    /// Spread a board over several sheets, to be cut at marks and glued [default: auto] (PDF only)
    #[arg(long, value_enum, value_name = "WHEN", num_args = 0..=1, require_equals = true, default_missing_value = "always")]
    pub(super) tiles: Option<TilesName>,
    /// Title of the document
    #[arg(long, value_name = "TEXT")]
    pub(super) title: Option<String>,
    /// Author of the document
    #[arg(long, value_name = "TEXT")]
    pub(super) author: Option<String>,
    /// Date of the document, in any form
    #[arg(long, value_name = "TEXT")]
    pub(super) date: Option<String>,
    /// Print the candidates of each empty cell
    #[arg(long, conflicts_with = "notes")]
    pub(super) candidates: bool,
    /// Print the notes of each empty cell
    #[arg(long)]
    pub(super) notes: bool,
    /// Print in black only
    #[arg(long)]
    pub(super) black: bool,
    /// Order the pages for a folded booklet, two on each side of a sheet (PDF only)
    #[arg(long)]
    pub(super) booklet: bool,
    /// Width of a PNG or SVG in pixels [default: 1200, more for large boards]
    #[arg(long, value_name = "PIXELS", value_parser = numbers::size)]
    pub(super) size: Option<u32>,
    /// Language of the headings [default: the language of the system]
    #[arg(long, value_name = "TAG", value_parser = language)]
    pub(super) language: Option<Language>,
    /// Replace OUT if it exists
    #[arg(long)]
    pub(super) force: bool,
}

/// Show the statistics of each puzzle
///
/// On boards with more than 16 digits, answers may be far from each other. There nonet may stop counting at 100, 1,000 or
/// 10,000 answers, although the limit is higher.
#[derive(Debug, Args)]
#[command(after_help = EXIT_STATUS)]
pub(super) struct Info {
    #[command(flatten)]
    pub(super) input: InputFile,
    /// Write one JSON object per puzzle, one per line
    #[arg(long)]
    pub(super) json: bool,
    /// Also rate each puzzle as Sudoku Explainer does; the hardest puzzles take seconds
    #[arg(long)]
    pub(super) rate: bool,
    #[command(flatten)]
    pub(super) limit: Limit,
}

/// Show the next step of each puzzle, and the reason for it
///
/// Reads puzzles, and positions in the middle of a solution: grids of candidates, and lines of HoDoKu's libraries. If
/// a position already contains a mistake, nonet shows the mistake instead.
#[derive(Debug, Args)]
#[command(after_help = EXIT_STATUS, after_long_help = with_techniques(EXIT_STATUS))]
pub(super) struct HintArguments {
    #[command(flatten)]
    pub(super) known: StepArguments,
}

/// Show all steps that are possible now, the easiest first
///
/// With all techniques an ordinary puzzle has hundreds of steps; --most and --techniques select fewer.
#[derive(Debug, Args)]
#[command(after_help = EXIT_STATUS, after_long_help = with_techniques(EXIT_STATUS))]
pub(super) struct Steps {
    #[command(flatten)]
    pub(super) known: StepArguments,
    /// Show at most N steps of each puzzle, the easiest
    #[arg(long, value_name = "N", value_parser = numbers::most)]
    pub(super) most: Option<usize>,
}

/// Show the steps from each puzzle to its answer, with level and score
///
/// For a position in the middle of a solution, the path starts at that position; `nonet rate` rates the puzzle from
/// the start.
#[derive(Debug, Args)]
#[command(after_help = EXIT_STATUS, after_long_help = with_techniques(EXIT_STATUS))]
pub(super) struct PathTarget {
    #[command(flatten)]
    pub(super) known: StepArguments,
}

/// Find the smallest backdoors of each puzzle
///
/// A backdoor is a set of cells: once their digits are placed, singles solve the other cells. --techniques names other
/// techniques than singles, but never brute force. The first line is the number of backdoors of the smallest size;
/// then each backdoor has one line.
#[derive(Debug, Args)]
#[command(after_help = EXIT_STATUS, after_long_help = with_techniques(EXIT_STATUS))]
pub(super) struct Backdoors {
    #[command(flatten)]
    pub(super) input: InputFile,
    /// Largest number of cells in a backdoor: 1 to 3
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = numbers::cells)]
    pub(super) cells: u8,
    /// Techniques to use, separated by commas: names such as x-wing, hodoku (the default techniques of HoDoKu), or all
    #[arg(long, value_name = "NAMES", value_parser = techniques)]
    #[arg(default_value = "full-house,naked-single,hidden-single")]
    pub(super) techniques: TechniqueSet,
    /// Write one JSON object per puzzle, one per line
    #[arg(long)]
    pub(super) json: bool,
}

/// Rate the difficulty of each puzzle
///
/// Writes one line for each puzzle: ER/EP/ED on the scale of Sudoku Explainer 1.2.1, then level and score on the scale
/// of HoDoKu, or `no rating` if the puzzle does not have exactly one answer, or if a line of a list is not a puzzle. For a position in the middle of a
/// solution, nonet rates the original puzzle and ignores the digits and eliminations since then. On other boards than
/// the classic one, level and score are on a scale of Nonet's own, and the line ends with `own scale`.
#[derive(Debug, Args)]
#[command(after_help = EXIT_STATUS)]
pub(super) struct Rate {
    #[command(flatten)]
    pub(super) input: InputFile,
    /// Scale of the rating [default: both]
    #[arg(long, value_enum, value_name = "SCALE")]
    pub(super) scale: Option<Scale>,
    /// Write one JSON object per puzzle, one per line
    #[arg(long)]
    pub(super) json: bool,
    /// Number of rating threads; the ratings stay in order [default: one per core]
    #[arg(long, value_name = "N", value_parser = numbers::threads)]
    pub(super) threads: Option<u16>,
}

/// Read the puzzles in photographs, screenshots and other pictures
///
/// Writes one line for each puzzle. Reads JPEG, PNG and WebP. Standard error names
/// uncertain cells, and those whose digits the rules chose: of uncertain readings nonet takes the most probable one that
/// makes a puzzle with exactly one answer. Other commands read pictures too, as in `nonet solve photo.jpg`.
#[derive(Debug, Args)]
#[command(
    after_help = "Exit status: 0 success; 2 wrong usage, or a picture without a puzzle, or an unreadable picture."
)]
pub(super) struct ReadPictures {
    /// Pictures to read; - is standard input
    #[arg(value_name = "PICTURE", required = true)]
    pub(super) pictures: Vec<PathBuf>,
    /// Write one JSON object per picture, with the corners and regions of its boards, and the kind and certainty of each
    /// cell
    #[arg(long)]
    pub(super) json: bool,
    /// Number of reading threads, at most 5; the results stay in order [default: one per core]
    #[arg(long, value_name = "N", value_parser = numbers::threads)]
    pub(super) threads: Option<u16>,
}

/// Generate puzzles
///
/// Each puzzle has exactly one answer. Most puzzles need each of their givens. A puzzle may have more givens with
/// --symmetry, --givens or --pattern, on a board with more than 16 digits, and on the classic board with --level
/// beginner or easy: such a puzzle has 36 to 45 givens, which look the same turned by 180°, unless other options say
/// otherwise. The same seed and options give the same puzzles, with any number of threads.
#[derive(Debug, Args)]
#[command(
    after_help = "Exit status: 0 all puzzles were generated; 1 some were not found; 2 wrong usage, or unreadable input."
)]
pub(super) struct Generate {
    /// Number of puzzles: 1 to 1,000,000,000
    #[arg(short = 'n', long, value_name = "N", default_value_t = 1, value_parser = numbers::count)]
    pub(super) count: u64,
    /// Board of the puzzles [default: 9x9]
    ///
    /// SHAPE is a name that `nonet shapes` lists, such as 16x16, x or samurai; or the rows and columns of a box, such as
    /// 2x7; or a file with the regions of a jigsaw as rows of letters; or `random jigsaw N`, which draws regions for each
    /// puzzle on a board of N rows, from 4 to 16. --se, --pattern and --daily work on the classic board only.
    #[arg(long, value_name = "SHAPE", value_parser = new_board)]
    pub(super) shape: Option<NewBoard>,
    /// Clues besides givens, on boards of 4 to 9 digits
    ///
    /// `killer` covers the board with cages, and leaves no givens unless --givens asks for some. Or name kinds, with commas between
    /// them: cages, thermometers, arrows, dots, xv, parity, whispers, renbans, palindromes, betweens, regionsums, quadruples,
    /// littlekillers, sandwiches, xsums, skyscrapers. Each may have a number of clues, and of cells of each: arrows=4, cages=2x3.
    /// Then the puzzle has as few givens as its level allows. With --minimal no clue is needless for the level.
    #[arg(long, value_name = "KINDS", value_parser = clues, conflicts_with_all = ["se", "pattern"])]
    pub(super) clues: Option<WantedClues>,
    /// Level of difficulty, by the techniques that solve the puzzle
    #[arg(long, value_name = "LEVEL", value_parser = level())]
    pub(super) level: Option<Level>,
    /// Technique on the solution path, such as x-wing, besides the default techniques of HoDoKu
    ///
    /// Most techniques are found among random puzzles. Puzzles that need a technique which hardly any random puzzle needs,
    /// such as an SK loop, an exocet or a sashimi squirmbag, are made from a stock. Where something easier always helps before a technique, Nonet says so. consecutive-neighbours needs --shape
    /// non-consecutive, law-of-leftovers a jigsaw, those of cages --clues killer, and those of other clues --clues with their kind.
    #[arg(long, value_name = "NAME", value_parser = technique)]
    pub(super) technique: Option<Technique>,
    /// Rating by Sudoku Explainer: a number such as 7.2, or a range such as 7.0..7.5
    #[arg(long, value_name = "RATING", value_parser = ratings)]
    pub(super) se: Option<RatingRange>,
    /// Number of givens: a number such as 30, or a range such as 28..32
    #[arg(long, value_name = "N", value_parser = givens)]
    pub(super) givens: Option<GivensRange>,
    /// Symmetry of the givens, or of the cages of a killer
    #[arg(long, value_name = "SYMMETRY", value_parser = symmetry(), conflicts_with = "pattern")]
    pub(super) symmetry: Option<Symmetries>,
    /// Place the givens in the same cells as the first puzzle of FILE, or of standard input if FILE is -
    #[arg(long, value_name = "FILE")]
    pub(super) pattern: Option<PathBuf>,
    /// Generate only puzzles that need every given, and killers that need every sum too; may take long
    #[arg(long)]
    pub(super) minimal: bool,
    /// Seed of the random numbers [default: a new seed, reported on standard error]
    #[arg(long, value_name = "N", value_parser = seed)]
    pub(super) seed: Option<u64>,
    /// Generate the puzzle of a day, or with --clues its killer, the same for everyone [default DAY: today]
    #[arg(long, value_name = "DAY", num_args = 0..=1, value_parser = date)]
    #[arg(conflicts_with_all = ["count", "technique", "se", "givens", "symmetry", "pattern", "minimal", "seed"])]
    #[expect(clippy::option_option, reason = "it is asked for, and perhaps of a day")]
    pub(super) daily: Option<Option<Date>>,
    /// Format of the puzzles [default: line; for random jigsaws and killers, that of --to jsonl, which tells regions and cages]
    #[arg(long, value_enum, value_name = "FORM")]
    pub(super) format: Option<GeneratedForm>,
    /// Write the puzzles in a file format of `nonet convert`; jsonl holds boards of every shape
    #[arg(long, value_enum, value_name = "FORMAT", conflicts_with = "format")]
    pub(super) to: Option<KindName>,
    /// Give up a puzzle after N attempts: 1 to 1,000,000,000 [default: 1,000,000; fewer for a level on another board]
    #[arg(long, value_name = "N", value_parser = numbers::attempts)]
    pub(super) attempts: Option<u64>,
    /// Number of generating threads; the puzzles stay in order [default: one per core]
    #[arg(long, value_name = "N", value_parser = numbers::threads)]
    pub(super) threads: Option<u16>,
}

/// Show the statistics of the games played in the window
///
/// Shows the games played and won, the times, and the wins in a row, for all games and for each level. Only games
/// won without a hint count for the best time; all games won count for the average time.
#[derive(Debug, Args)]
pub(super) struct Stats {
    /// Write comma-separated values: a line of headings, then one line per game
    #[arg(long, conflicts_with = "json")]
    pub(super) csv: bool,
    /// Write one JSON object
    #[arg(long)]
    pub(super) json: bool,
}

/// List collections of puzzles with the number of solved puzzles
///
/// Writes one line per collection: solved/puzzles, a tab, the name. A collection is a file with several puzzles, or all
/// files in a folder that hold one puzzle each.
#[derive(Debug, Args)]
#[command(after_help = "Exit status: 0 success; 2 wrong usage, or an unreadable file or folder.")]
pub(super) struct Library {
    /// Files and folders to search [default: the library of the window]
    #[arg(value_name = "PLACE")]
    pub(super) places: Vec<PathBuf>,
}

/// List the boards that have a name, or show one of them
///
/// Writes the name of each board, its size and a small drawing, in which cells of one region have one shade, and a dot
/// marks the cells of extra houses. --shape takes these names.
#[derive(Debug, Args)]
#[command(after_help = "Exit status: 0 success; 2 wrong usage.")]
pub(super) struct Shapes {
    /// The board to show
    #[arg(value_name = "NAME", value_parser = named_shape)]
    pub(super) name: Option<NamedShape>,
}

/// Watch methods of solving at work, or race them
///
/// Without arguments, lists the methods. With a method and a FILE, runs the method on each puzzle up to its first answer,
/// and writes the answer and the counts of the run. With --race, runs several methods on each puzzle and compares them.
#[derive(Debug, Args)]
#[command(
    override_usage = "nonet lab\n       nonet lab METHOD [FILE] [OPTIONS]\n       nonet lab --race METHOD,METHOD [FILE] [OPTIONS]",
    after_help = "Exit status: 0 success; 1 a puzzle had no answer, or no method found it; 2 wrong usage, or unreadable input."
)]
pub(super) struct LabArguments {
    /// METHOD, then FILE: the method to run, and the file to read, or - for standard input; with --race, only FILE
    #[arg(value_name = "ARGUMENT")]
    pub(super) words: Vec<OsString>,
    #[command(flatten)]
    pub(super) options: ReadOptions,
    /// Race these methods, separated by commas, or all
    #[arg(long, value_name = "METHODS", value_parser = lab_methods)]
    pub(super) race: Option<MethodList>,
    /// Write each event up to the first answer as a JSON object on a line of its own
    #[arg(long, conflicts_with_all = ["race", "csv"])]
    pub(super) trace: bool,
    /// Write a table in CSV with all counts
    #[arg(long)]
    pub(super) csv: bool,
    /// Stop each method after N events: 1 to 1,000,000,000,000 [default: 10,000,000]. For `nonet` N counts nodes of its
    /// search, which looks at the limit every few hundred nodes and so may pass it by as many
    #[arg(long, value_name = "N", value_parser = numbers::events)]
    pub(super) limit: Option<u64>,
    /// Seed of the random numbers of annealing [default: 1]
    #[arg(long, value_name = "N", value_parser = seed)]
    pub(super) seed: Option<u64>,
    /// Number of methods that run at once [default: one per core]
    #[arg(long, value_name = "N", value_parser = numbers::threads)]
    pub(super) threads: Option<u16>,
}

/// The positions to examine and the techniques to use.
#[derive(Debug, Args)]
pub(super) struct StepArguments {
    #[command(flatten)]
    pub(super) input: InputFile,
    /// Techniques to use, separated by commas: names such as x-wing, hodoku (the default techniques of HoDoKu), or all
    #[arg(long, value_name = "NAMES", default_value = "hodoku", value_parser = techniques)]
    pub(super) techniques: TechniqueSet,
    /// Write one JSON object per step
    #[arg(long)]
    pub(super) json: bool,
}

/// Test the techniques against a regression library in HoDoKu's format
///
/// Each line of the library is one case: a position, the code of a technique, and the step that the technique must find.
/// Nonet searches with this technique alone. Lists the cases that differ, then a table by technique.
#[derive(Debug, Args)]
#[command(
    after_help = "Exit status: 0 all cases passed; 1 some cases differ; 2 wrong usage, or unreadable input."
)]
pub(super) struct Reglib {
    /// The regression library
    pub(super) file: PathBuf,
    /// Codes of the cases to test, such as 0709 or 0709-2, or the first digits of codes [default: all cases]
    #[arg(value_name = "CODE")]
    pub(super) codes: Vec<String>,
}

impl LabArguments {
    /// Returns whether an option was typed that needs a method.
    pub(super) fn has_option(&self) -> bool {
        let has_number = self.limit.is_some() || self.seed.is_some() || self.threads.is_some();
        self.trace || self.csv || has_number || self.options.are_typed()
    }
}

impl Solve {
    /// Refuses `--limit` without `--all` or `--count`.
    pub(super) fn check_limit(&self) -> Result<(), Misuse> {
        let is_limited = self.wanted.all || self.wanted.count;
        if self.limit.typed.is_some() && !is_limited { Err(Misuse::NothingToLimit) } else { Ok(()) }
    }
}

/// The source of puzzles.
#[derive(Debug, Args)]
pub(super) struct InputFile {
    /// Files or pictures to read, or codes or links of puzzles, or - for standard input [default: standard input if it is not a terminal]
    #[arg(value_name = "FILE")]
    files: Vec<PathBuf>,
    #[command(flatten)]
    pub(super) options: ReadOptions,
}

/// How to read an input whose text does not say it.
#[derive(Debug, Default, Args)]
pub(super) struct ReadOptions {
    /// Board of the puzzles, if the input does not state one [default: by the number of cells]
    ///
    /// SHAPE is a name that `nonet shapes` lists, such as 16x16, x or samurai; or the rows and columns of a box, such as
    /// 2x7; or a file with the regions of a jigsaw as rows of letters. Files that state their board are read as usual.
    #[arg(long, value_name = "SHAPE", value_parser = shape)]
    pub(super) shape: Option<ShapeChoice>,
    /// Column of the puzzles in a table: its heading, or its number from 1 [default: the first column with puzzles]
    ///
    /// A table has a puzzle in one field of each line, with commas, semicolons, tabs, bars or blanks between the fields.
    #[arg(long, value_name = "COLUMN", value_parser = column)]
    pub(super) column: Option<Column>,
    /// First and last digit in lists and rows, such as 0-F for hexadoku on 16x16, or 0-8 on 9x9 [default: from 1]
    ///
    /// If digits count from 0, a full stop is an empty cell, and lists, rows, drawn boards, steps and documents have the
    /// same digits as the input. JSON and other files say their digits themselves; JSON is written with digits from 1.
    #[arg(long, value_name = "DIGITS", value_parser = digits, conflicts_with = "column")]
    pub(super) digits: Option<DigitRange>,
}

impl ReadOptions {
    /// Returns the digit from which digits are counted in what is written.
    pub(super) fn lowest_digit(&self) -> LowestDigit {
        self.digits.map_or(LowestDigit::One, |digits| digits.lowest)
    }

    /// Returns whether an option was typed.
    pub(super) fn are_typed(&self) -> bool {
        self.shape.is_some() || self.column.is_some() || self.digits.is_some()
    }
}

impl InputFile {
    /// Returns the names of the files, or `None` for standard input if none was typed.
    pub(super) fn paths(&self) -> Vec<Option<&Path>> {
        match self.files.as_slice() {
            [] => vec![None],
            files => files.iter().map(|file| Some(file.as_path())).collect(),
        }
    }
}

/// The largest number of answers to count or to list.
#[derive(Debug, Args)]
pub(super) struct Limit {
    /// Stop counting or listing after N answers of a puzzle: 1 to 1,000,000,000 [default: 10,000]
    #[arg(id = "limit", long = "limit", value_name = "N", value_parser = numbers::limit)]
    typed: Option<u64>,
}

impl Limit {
    /// Returns the largest number of answers to count or to list.
    pub(super) fn answers(&self) -> u64 {
        self.typed.unwrap_or(Options::DEFAULT_LIMIT)
    }
}
