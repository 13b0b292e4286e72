//! `nonet completions` and `nonet man`: generates shell completions and manual pages from the arguments, for packagers.

use clap::{Command, CommandFactory};
use clap_complete::Shell;
use clap_mangen::Man;

use crate::cli::args::Arguments;
use crate::cli::ending::{CommandFailure, CommandStatus};
use crate::cli::output::ResultOutput;
use crate::text::command_typo::CommandTypo;
use crate::text::misuse::Misuse;

const NAME: &str = "nonet";

/// Writes the completion script for `shell`.
pub(super) fn completions(shell: Shell) -> Result<CommandStatus, CommandFailure> {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Arguments::command(), NAME, &mut script);
    write(&script)
}

/// Writes the manual page of the program, or of the command `name`.
pub(super) fn page(name: Option<&str>) -> Result<CommandStatus, CommandFailure> {
    let mut program = Arguments::command();
    // Gives the commands the names of their pages and their whole usage.
    program.build();
    let command = match name {
        None => program,
        Some(name) => subcommand(&program, name)?,
    };
    let mut page = Vec::new();
    Man::new(command).render(&mut page)?;
    write(&page)
}

fn subcommand(program: &Command, name: &str) -> Result<Command, Misuse> {
    let found = program.find_subcommand(name).cloned();
    found.ok_or_else(|| CommandTypo::NoCommand(name.to_owned()).into())
}

fn write(text: &[u8]) -> Result<CommandStatus, CommandFailure> {
    let mut output = ResultOutput::new();
    output.write(text)?;
    output.flush()?;
    Ok(CommandStatus::Well)
}
