//! Reads and checks `.po` files. This file is part of the build script and of the tests, but not of the
//! library, because the program has the sentences as a table.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use rspolib::POEntry;

use super::placeholders::{self, SentencePiece};
use super::plural;

/// A plural rule is tried with numbers up to this one. The rules of most languages depend on the last two
/// digits.
const TRIED: u64 = 1_000;

/// The text and the context of the entry by which a language is listed, as in `Language::name`.
pub(crate) const NAME: (&str, &str) = ("English", "the language's own name");

/// A catalogue, as its file holds it.
#[derive(Clone, Debug)]
pub(crate) struct PoFile {
    /// The name of the catalogue's folder, which is the tag of the language.
    pub(crate) code: String,
    /// The plural rule.
    pub(crate) plural: String,
    /// The translated sentences.
    pub(crate) messages: Messages,
}

/// Sentences by their English text and context.
pub(crate) type Messages = BTreeMap<(String, String), Translation>;

/// A sentence as a translator wrote it.
#[derive(Clone, Debug)]
pub(crate) struct Translation {
    /// The English plural sentence, if the sentence has a count.
    #[allow(dead_code, reason = "only the tests look at it")]
    pub(crate) english_plural: Option<String>,
    /// The translation. A sentence with a count has one form for each plural category.
    pub(crate) forms: Vec<String>,
}

/// The catalogues in `folder`, each as `<language>/LC_MESSAGES/nonet.po`, in the order of their tags.
///
/// # Errors
/// Returns a line for each fault, with file, line and sentence.
pub(crate) fn all(folder: &Path) -> Result<Vec<PoFile>, Vec<String>> {
    let mut found = Vec::new();
    let mut faults = Vec::new();
    for file in files(folder) {
        match read(&file) {
            Ok(po) => found.push(po),
            Err(more) => faults.extend(more),
        }
    }
    if faults.is_empty() { Ok(found) } else { Err(faults) }
}

/// The files of the catalogues in `folder`.
pub(crate) fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = folder.read_dir().into_iter().flatten().flatten();
    let files = entries.map(|entry| entry.path().join("LC_MESSAGES").join("nonet.po"));
    let mut files: Vec<PathBuf> = files.filter(|file| file.exists()).collect();
    files.sort();
    files
}

/// The catalogue in `file`.
///
/// # Errors
/// Returns a line for each fault, with file, line and sentence.
pub(crate) fn read(file: &Path) -> Result<PoFile, Vec<String>> {
    let at = |fault: String| vec![format!("{}: {fault}", file.display())];
    // rspolib treats invalid UTF-8 as the end of the file.
    let text = fs::read_to_string(file).map_err(|error| at(error.to_string()))?;
    let po = rspolib::pofile(text.as_str()).map_err(|error| at(error.to_string()))?;
    let header = po.metadata.get("Plural-Forms").map(String::as_str).unwrap_or_default();
    let (count, rule) = plural_parts(header).filter(is_sound).ok_or_else(|| {
        at(format!("the line Plural-Forms is missing or cannot be followed: “{header}”"))
    })?;
    let (messages, faults) = messages(&po.entries, count, rule);
    if !faults.is_empty() {
        let line = |(line, fault)| format!("{}:{line}: {fault}", file.display());
        return Err(faults.into_iter().map(line).collect());
    }
    let (english, context) = NAME;
    if !messages.contains_key(&(english.to_owned(), context.to_owned())) {
        return Err(at(format!(
            "“{english}” with the context “{context}” is not translated, by which the language is listed"
        )));
    }
    let code = file.ancestors().nth(2).and_then(Path::file_name).unwrap_or_default();
    Ok(PoFile { code: code.to_string_lossy().into_owned(), plural: rule.to_owned(), messages })
}

/// The translated sentences, and their faults, each with its line.
fn messages(entries: &[POEntry], count: usize, rule: &str) -> (Messages, Vec<(usize, String)>) {
    let mut messages = BTreeMap::new();
    let mut faults = Vec::new();
    for entry in entries.iter().filter(|entry| is_translated(entry)) {
        let key = (entry.msgid.clone(), entry.msgctxt.clone().unwrap_or_default());
        let translation = Translation {
            english_plural: entry.msgid_plural.clone(),
            forms: forms(entry).map(str::to_owned).collect(),
        };
        let twice = messages.insert(key, translation).map(|_| "stands here twice".to_owned());
        let fault = fault(entry, count, rule).or(twice);
        faults.extend(fault.map(|fault| (entry.linenum, format!("“{}” {fault}", entry.msgid))));
    }
    (messages, faults)
}

/// The number of forms and the rule, from the value of a `Plural-Forms` line.
fn plural_parts(header: &str) -> Option<(usize, &str)> {
    let value = |name: &str| {
        let parts = header.split(';').filter_map(|part| part.split_once('='));
        parts.map(|(key, value)| (key.trim(), value.trim())).find(|(key, _)| *key == name)
    };
    let (_, forms) = value("nplurals")?;
    let (_, rule) = value("plural")?;
    Some((forms.parse().ok()?, rule))
}

/// Whether the rule gives each number an existing form.
fn is_sound(&(count, rule): &(usize, &str)) -> bool {
    (0..=TRIED).all(|n| plural::form(rule, n).is_some_and(|form| form < count))
}

/// Whether a translator has finished the entry. Other entries are said in English.
fn is_translated(entry: &POEntry) -> bool {
    let mut forms = forms(entry).peekable();
    let filled = forms.peek().is_some() && forms.all(|form| !form.is_empty());
    filled && !entry.obsolete && !entry.fuzzy()
}

fn forms(entry: &POEntry) -> impl Iterator<Item = &str> {
    let single = entry.msgstr.iter().filter(|_| entry.msgid_plural.is_none());
    single.chain(&entry.msgstr_plural).map(String::as_str)
}

/// The fault of a translation, or `None` if it has none.
fn fault(entry: &POEntry, count: usize, rule: &str) -> Option<String> {
    let Some(plural) = &entry.msgid_plural else {
        return forms(entry).find_map(|form| misplaced_name(&entry.msgid, form));
    };
    let found = forms(entry).count();
    if found != count {
        return Some(format!("has {found} forms; the line Plural-Forms says {count}"));
    }
    let one_number =
        |place| (0..=TRIED).filter(|&n| plural::form(rule, n) == Some(place)).count() == 1;
    // The form for a single number may omit that number.
    let fault = |(place, form)| {
        if one_number(place) { unknown_name(plural, form) } else { misplaced_name(plural, form) }
    };
    forms(entry).enumerate().find_map(fault)
}

/// The first difference between the placeholders of a translation and of the English sentence. Returns `None` if there is
/// none.
fn misplaced_name(english: &str, form: &str) -> Option<String> {
    unknown_name(english, form).or_else(|| missing_name(english, form))
}

/// The fault of a translation that has a placeholder which the English sentence does not have, or a lone brace.
fn unknown_name(english: &str, form: &str) -> Option<String> {
    let Some(found) = names(form) else {
        return Some(format!("has a brace without its partner in “{form}”"));
    };
    let unknown = first_without(&found, &names(english)?)?;
    Some(format!("has no {{{unknown}}}, which stands in “{form}”"))
}

/// The fault of a translation that lacks a placeholder of the English sentence.
fn missing_name(english: &str, form: &str) -> Option<String> {
    let missing = first_without(&names(english)?, &names(form)?)?;
    Some(format!("has {{{missing}}}, which is missing in “{form}”"))
}

/// The first of `names` that is left over if each of `others` takes its equal away.
fn first_without<'a>(names: &[&'a str], others: &[&str]) -> Option<&'a str> {
    let mut left = names.to_vec();
    for name in others {
        left.iter().position(|one| one == name).map(|place| left.remove(place));
    }
    left.first().copied()
}

/// The names in braces, sorted. A name that occurs several times counts once. `{}` counts each time, because
/// only its position identifies its value.
fn names(sentence: &str) -> Option<Vec<&str>> {
    let name = |piece| match piece {
        SentencePiece::Placeholder(name) => Some(name),
        SentencePiece::Words(_) => None,
    };
    let mut names: Vec<&str> =
        placeholders::pieces(sentence)?.into_iter().filter_map(name).collect();
    names.sort_unstable();
    names.dedup_by(|one, other| one == other && !one.is_empty());
    Some(names)
}
