//! The command-line arguments.
//!
//! The texts here are those of `--help`.

use std::path::PathBuf;

use clap::{Parser, Subcommand};

use crate::command::Whole;
use crate::counting::Counting;
use crate::failure::Failure;
use crate::making::Making;
use crate::peer::{Field, Library};
use crate::unique::Unique;

/// Races Nonet's engine against other Sudoku programs, on one thread.
#[derive(Debug, Parser)]
#[command(name = "nonet-peers")]
pub(crate) struct Arguments {
    #[command(subcommand)]
    race: Race,
    /// A further peer: a shared library with the C function described in the README; may be repeated
    #[arg(long, global = true, value_name = "PATH")]
    library: Vec<PathBuf>,
    /// The name of that function in each library
    #[arg(long, global = true, value_name = "NAME", default_value = "TdokuSolverDpllTriadSimd")]
    symbol: String,
}

#[derive(Debug, Subcommand)]
enum Race {
    /// Tell of each puzzle whether it has one answer, none, or more
    Unique(Unique),
    /// Solve and count with the program `nonet`, from file to file, beside calls of the crate `sudoku` in memory
    Command(Whole),
    /// Count all answers of sparse puzzles
    Count(Counting),
    /// Make puzzles of each level of qqwing
    Generate(Making),
}

impl Arguments {
    /// Does what they ask.
    pub(crate) fn run(self) -> Result<(), Failure> {
        let libraries = self.library.iter().map(|path| Library::load(path, &self.symbol));
        let field = Field::new(libraries.collect::<Result<_, _>>()?);
        match self.race {
            Race::Unique(unique) => unique.run(&field),
            Race::Command(command) => command.run(),
            Race::Count(counting) => counting.run(&field),
            Race::Generate(making) => making.run(),
        }
    }
}
