//! Parses the command line, and reports wrong usage in the user's language.

use std::ffi::OsString;
use std::io::{self, Write};
use std::path::Path;

use clap::{Arg, Command, CommandFactory, Error, FromArgMatches};

use super::args::Arguments;
use super::ending::CommandFailure;
use super::objection::misuse_of;
use super::standard_output::check_open;
use crate::engine::generate::Code;
use crate::format::is_typed_puzzle;
use crate::language::name_like;
use crate::text::misuse::Misuse;

/// Parses the arguments. Returns `None` if they asked for the help or the version, which is then already written.
///
/// # Errors
/// If the arguments are wrong, or the help cannot be written.
pub(super) fn understand(typed: &[OsString]) -> Result<Option<Arguments>, CommandFailure> {
    let mut program = Arguments::command().mut_subcommands(with_lenient_values);
    program.build();
    if let Some(misuse) = misuse(&program, typed) {
        return Err(misuse.into());
    }
    let matches = program.try_get_matches_from_mut(typed);
    match matches.and_then(|matches| Arguments::from_arg_matches(&matches)) {
        Ok(arguments) => Ok(Some(arguments)),
        Err(error) if error.use_stderr() => Err(misuse_of(&error, typed).into()),
        Err(help) => show(&help).map(|()| None),
    }
}

/// Reads the values of options as people type them. Names may have any case: `info` writes `Hard`, and `generate` takes
/// `hard`. A number below 0 is a value, so that its own message says what is expected, and no unknown option.
fn with_lenient_values(command: Command) -> Command {
    command.mut_args(|argument| {
        let takes_value = argument.get_action().takes_values();
        let is_option = takes_value && !argument.is_positional();
        argument.ignore_case(takes_value).allow_negative_numbers(is_option)
    })
}

/// Writes the help or the version, in the colours of the terminal if standard output is one.
fn show(help: &Error) -> Result<(), CommandFailure> {
    check_open()?;
    help.print()?;
    Ok(io::stdout().flush()?)
}

/// Finds the mistakes that clap would misunderstand.
fn misuse(program: &Command, typed: &[OsString]) -> Option<Misuse> {
    let first = typed.get(1)?.to_str()?;
    match program.find_subcommand(first) {
        Some(command) => value_apart(command, &typed[2..]),
        None if first.starts_with("--shape") => shape_before_command(program, &typed[2..]),
        None => unknown_word(program, first),
    }
}

/// Finds a command behind the shape of the window, which clap would take for a file, if there is no such file.
fn shape_before_command(program: &Command, typed: &[OsString]) -> Option<Misuse> {
    let is_command = |word: &&str| program.find_subcommand(word).is_some();
    let command = typed.iter().filter_map(|word| word.to_str()).find(is_command)?;
    let is_file = Path::new(command).exists();
    (!is_file).then(|| Misuse::ShapeBeforeCommand { command: command.to_owned() })
}

/// Finds a value after a space that clap would take for a file, as in `--answers after`, if there is no such file.
fn value_apart(command: &Command, typed: &[OsString]) -> Option<Misuse> {
    let typed: Vec<&str> = typed.iter().map_while(|word| word.to_str()).collect();
    let options = command.get_arguments().filter(|option| option.is_require_equals_set());
    options.into_iter().find_map(|option| {
        let name = format!("--{}", option.get_long()?);
        let apart = |pair: &&[&str]| pair[0] == name && is_value(option, pair[1]);
        let value = typed.windows(2).find(apart)?[1].to_owned();
        (!Path::new(&value).exists()).then_some(Misuse::ValueApart { option: name, value })
    })
}

fn is_value(option: &Arg, word: &str) -> bool {
    option.get_possible_values().iter().any(|value| value.matches(word, true))
}

/// Finds a first word that is not an option, a command or a typed puzzle, and does not look like a file.
fn unknown_word(program: &Command, word: &str) -> Option<Misuse> {
    let is_plain = !word.is_empty() && !word.starts_with('-') && !word.contains(['.', '/', '\\']);
    if !is_plain || Path::new(word).exists() || is_typed_puzzle(word) {
        return None;
    }
    if Code::is_meant(word) {
        let error = word.parse::<Code>().err()?;
        return Some(Misuse::BadCode { typed: word.to_owned(), error });
    }
    let meant = name_like(program.get_subcommands().map(Command::get_name), word);
    Some(Misuse::UnknownWord { word: word.to_owned(), meant })
}
