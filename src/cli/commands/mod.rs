//! The commands of `nonet`, one file each. The lab has two files more: its race, and its reports.
//!
//! What several commands need lies beside this folder.
//!
//! To add a command:
//!
//! - A struct of arguments and a variant of [`CliCommand`] in `cli/args.rs`. Options whose values have names take them
//!   from `cli/words.rs`. Help, manual pages and completions follow.
//! - A file here, and an arm in [`run`].
//! - What it says on standard error: `text/command_line.rs`.
//! - Tests in `tests/suite/cli`, and a line in the list of `README.md`.

mod backdoors;
mod convert;
mod export;
mod generate;
mod hint;
mod info;
mod lab;
mod lab_race;
mod lab_report;
mod library;
mod manual;
mod rate;
mod read;
mod reglib;
mod shapes;
mod solve;
mod stats;

use super::args::{CliCommand, HintArguments, PathTarget};
use super::ending::{CommandFailure, CommandStatus, Voice};

/// Carries out a command.
pub(super) fn run(command: &CliCommand, voice: Voice) -> Result<CommandStatus, CommandFailure> {
    match command {
        CliCommand::Solve(arguments) => solve::run(arguments, voice),
        CliCommand::Convert(arguments) => convert::run(arguments, voice),
        CliCommand::Export(arguments) => export::run(arguments, voice),
        CliCommand::Info(arguments) => info::run(arguments, voice),
        CliCommand::Hint(HintArguments { known }) => hint::hint(known, voice),
        CliCommand::Steps(arguments) => hint::steps(arguments, voice),
        CliCommand::Path(PathTarget { known }) => hint::path(known, voice),
        CliCommand::Backdoors(arguments) => backdoors::run(arguments, voice),
        CliCommand::Rate(arguments) => rate::run(arguments, voice),
        CliCommand::Read(arguments) => read::run(arguments, voice),
        CliCommand::Generate(arguments) => generate::run(arguments, voice),
        CliCommand::Stats(arguments) => stats::run(arguments, voice),
        CliCommand::Shapes(arguments) => shapes::run(arguments),
        CliCommand::Lab(arguments) => lab::run(arguments, voice),
        CliCommand::Library(arguments) => library::run(arguments, voice),
        CliCommand::Reglib(arguments) => reglib::run(arguments),
        CliCommand::Completions { shell } => manual::completions(*shell),
        CliCommand::Man { command } => manual::page(command.as_deref()),
    }
}
