//! Both languages, whole.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use nonet::controller::Command;
use nonet::store::LanguageChoice;

use crate::program::{ONE_ANSWER, Program};

/// What the menu of Slint's own text fields says.
const OF_SLINT: [&str; 6] = ["Undo", "Redo", "Cut", "Copy", "Paste", "Select All"];

#[test]
fn the_language_changes_while_the_program_runs() {
    let program = Program::typed(ONE_ANSWER);
    program.click("Solve");
    program.command(Command::Language(LanguageChoice::Vietnamese));
    assert!(program.is_there("Giải") && program.is_there("Hàng 1, cột 1"));
    assert!(program.status().starts_with("Đáp án duy nhất"), "{}", program.status());
    assert_eq!(program.title(), "● Đề mới – Nonet");
    program.command(Command::Language(LanguageChoice::English));
    assert!(program.is_there("Solve") && program.is_there("Row 1, column 1"));
}

#[test]
fn every_text_of_the_slint_files_has_its_translation() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let catalogue = catalogue(&root.join("resources/lang/vi/LC_MESSAGES/nonet.po"));
    let mut files = Vec::new();
    slint_files(&root.join("ui"), &mut files);
    let texts: Vec<String> = files.iter().flat_map(|file| texts(file)).collect();
    assert!(texts.len() > 40, "the texts are found");
    let missing: Vec<&String> =
        texts.iter().filter(|text| catalogue.get(*text).is_none_or(String::is_empty)).collect();
    assert!(missing.is_empty(), "without translation: {missing:#?}");
    let said = |text: &String| texts.contains(text) || OF_SLINT.contains(&text.as_str());
    let unused: Vec<&String> = catalogue.keys().filter(|text| !said(text)).collect();
    assert!(unused.is_empty(), "translated and no longer said: {unused:#?}");
    let placeholders = |text: &str| text.matches('{').count();
    let uneven: Vec<_> =
        catalogue.iter().filter(|(from, to)| placeholders(from) != placeholders(to)).collect();
    assert!(uneven.is_empty(), "with other placeholders: {uneven:#?}");
}

fn slint_files(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            slint_files(&path, files);
        } else if path.extension().is_some_and(|end| end == "slint") {
            files.push(path);
        }
    }
}

/// The first argument of each `@tr`, as it is written.
fn texts(file: &Path) -> Vec<String> {
    let source = fs::read_to_string(file).unwrap();
    let pieces = source.split("@tr(").skip(1);
    pieces.map(|piece| string_at_start(piece.trim_start())).collect()
}

/// The string literal that `source` begins with, unescaped enough to be compared.
fn string_at_start(source: &str) -> String {
    let mut text = String::new();
    let mut characters = source.strip_prefix('"').expect("@tr begins with a text").chars();
    while let Some(character) = characters.next() {
        match character {
            '"' => break,
            '\\' => text.extend(
                characters.next().map(|escaped| if escaped == 'n' { '\n' } else { escaped }),
            ),
            _ => text.push(character),
        }
    }
    text
}

/// The messages of a catalogue with their translations; the header is left out.
fn catalogue(path: &Path) -> BTreeMap<String, String> {
    let source = fs::read_to_string(path).unwrap();
    let mut entries = BTreeMap::new();
    for entry in source.split("\n\n") {
        // Vietnamese has one form for any number.
        let to = field(entry, "msgstr ") + &field(entry, "msgstr[0] ");
        let from = field(entry, "msgid ");
        if !from.is_empty() {
            entries.insert(from, to);
        }
    }
    entries
}

/// What follows `name`, with its lines joined.
fn field(entry: &str, name: &str) -> String {
    let mut lines = entry.lines().skip_while(|line| !line.starts_with(name));
    let first = lines.next().and_then(|line| line.strip_prefix(name)).unwrap_or("\"\"");
    let more = lines.take_while(|line| line.starts_with('"'));
    std::iter::once(first).chain(more).map(string_at_start).collect()
}
