//! Converts the errors of clap to our own, which have sentences in the user's language.

use std::error::Error as _;
use std::ffi::OsString;

use clap::Error;
use clap::error::{ContextKind, ContextValue, ErrorKind};

use crate::text::command_typo::CommandTypo;
use crate::text::misuse::Misuse;

/// Converts an error of clap. Clap's own sentences are not used, because they quote the typed words without escaping.
pub(super) fn misuse_of(error: &Error, typed: &[OsString]) -> Misuse {
    let own = error.source().and_then(|source| source.downcast_ref::<Misuse>());
    let mistyped = || mistyped(error, typed).unwrap_or(CommandTypo::NotUnderstood).into();
    own.cloned().unwrap_or_else(mistyped)
}

#[expect(clippy::wildcard_enum_match_arm, reason = "clap may add kinds of errors")]
fn mistyped(error: &Error, typed: &[OsString]) -> Option<CommandTypo> {
    let word = || text(error, ContextKind::InvalidArg);
    let option = || word().map(|word| name(&word));
    let value = || text(error, ContextKind::InvalidValue);
    Some(match error.kind() {
        ErrorKind::UnknownArgument => {
            let typed = word()?;
            if !typed.starts_with('-') {
                return Some(CommandTypo::NeedlessWord(typed));
            }
            CommandTypo::NoOption { typed, meant: text(error, ContextKind::SuggestedArg) }
        }
        ErrorKind::InvalidValue => match value()? {
            typed if typed.is_empty() => no_value(&word()?),
            typed => {
                let values = texts(error, ContextKind::ValidValue);
                CommandTypo::NotAmong { option: option()?, typed, values }
            }
        },
        ErrorKind::InvalidSubcommand => {
            CommandTypo::NoCommand(text(error, ContextKind::InvalidSubcommand)?)
        }
        ErrorKind::InvalidUtf8 => CommandTypo::NotUtf8,
        ErrorKind::NoEquals => CommandTypo::NoValue(option()? + "="),
        ErrorKind::TooManyValues => {
            CommandTypo::NeedlessValue { option: option()?, value: value()? }
        }
        ErrorKind::MissingRequiredArgument => {
            CommandTypo::Missing(texts(error, ContextKind::InvalidArg))
        }
        ErrorKind::ArgumentConflict => {
            let (one, other) = (option()?, other_of(error, typed)?);
            if one == other { CommandTypo::Twice(one) } else { CommandTypo::Together([one, other]) }
        }
        _ => return None,
    })
}

/// Names the option without a value, or the word that was typed empty where a file is expected.
fn no_value(argument: &str) -> CommandTypo {
    if argument.starts_with('-') {
        return CommandTypo::NoValue(name(argument));
    }
    CommandTypo::EmptyWord(argument.trim_matches(['<', '>', '[', ']', '.']).to_owned())
}

/// Returns the other option of a conflict. For a group, clap names all options of the group; this is the typed one.
fn other_of(error: &Error, typed: &[OsString]) -> Option<String> {
    let others = texts(error, ContextKind::PriorArg);
    let mut others = others.iter().map(|other| name(other));
    let is_typed = |other: &String| {
        let mut words = typed.iter().filter_map(|word| word.to_str());
        words.any(|word| name(word) == *other)
    };
    others.clone().find(is_typed).or_else(|| others.next())
}

/// Returns the context of a kind, if the context is a single text.
fn text(error: &Error, kind: ContextKind) -> Option<String> {
    if let ContextValue::String(text) = error.get(kind)? { Some(text.clone()) } else { None }
}

/// Returns the context of a kind as a list of texts.
fn texts(error: &Error, kind: ContextKind) -> Vec<String> {
    match error.get(kind) {
        Some(ContextValue::Strings(texts)) => texts.clone(),
        Some(ContextValue::String(text)) => vec![text.clone()],
        _ => Vec::new(),
    }
}

/// Returns the name of an option without its value.
fn name(option: &str) -> String {
    let end = option.find([' ', '=', '[']).unwrap_or(option.len());
    option[..end].to_owned()
}
