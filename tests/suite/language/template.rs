//! The template `resources/lang/nonet.pot` for translators. It is written by
//! `NONET_WORDS=write cargo test --no-default-features --test suite words`.

use std::fmt::Write;
use std::fs;
use std::io::ErrorKind;
use std::path::Path;
use std::process::Command;

use super::sources::{self, Sentence};
use super::{languages, placeholders};

const HEADER: &str = r#"# The words of Nonet, to be translated. CONTRIBUTING.md says how to add a language.
msgid ""
msgstr ""
"Project-Id-Version: Nonet\n"
"PO-Revision-Date: YEAR-MO-DA HO:MI+ZONE\n"
"Last-Translator: FULL NAME <EMAIL@ADDRESS>\n"
"Language-Team: LANGUAGE\n"
"Language: \n"
"MIME-Version: 1.0\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Content-Transfer-Encoding: 8bit\n"
"Plural-Forms: nplurals=INTEGER; plural=EXPRESSION;\n"
"#;

#[test]
fn the_template_of_words_is_up_to_date() {
    let entries: Vec<String> = sources::all().iter().map(|sentence| entry(sentence, &[])).collect();
    let template = format!("{HEADER}\n{}", entries.join("\n"));
    let file = languages().join("nonet.pot");
    if std::env::var("NONET_WORDS").as_deref() == Ok("write") {
        fs::write(&file, &template).unwrap();
    }
    let written = fs::read_to_string(&file).unwrap_or_default().replace("\r\n", "\n");
    assert!(
        written == template,
        "resources/lang/nonet.pot is not up to date; this writes it:\n    \
         NONET_WORDS=write cargo test --no-default-features --test suite words\n\
         and this brings a catalogue into its order:\n    \
         msgmerge --update --backup=none --no-fuzzy-matching --no-wrap \
         resources/lang/vi/LC_MESSAGES/nonet.po resources/lang/nonet.pot"
    );
}

/// A sentence as a catalogue has it, with these translations.
pub(super) fn entry(sentence: &Sentence, translations: &[String]) -> String {
    let Sentence { english, context, plural, comment, files } = sentence;
    let mut text = String::new();
    if let Some(comment) = comment {
        line(&mut text, "#. ", comment);
    }
    for file in files {
        line(&mut text, "#: ", file);
    }
    // Nonet's placeholders look like Python's, which translators' tools know how to check.
    if has_placeholders(english) {
        text += "#, python-brace-format\n";
    }
    if !context.is_empty() {
        line(&mut text, "msgctxt ", &quoted(context));
    }
    line(&mut text, "msgid ", &quoted(english));
    let translation = |place: usize| quoted(translations.get(place).map_or("", String::as_str));
    let Some(plural) = plural else {
        line(&mut text, "msgstr ", &translation(0));
        return text;
    };
    line(&mut text, "msgid_plural ", &quoted(plural));
    for place in 0..translations.len().max(2) {
        line(&mut text, &format!("msgstr[{place}] "), &translation(place));
    }
    text
}

fn line(text: &mut String, name: &str, value: &str) {
    writeln!(text, "{name}{value}").unwrap();
}

fn has_placeholders(sentence: &str) -> bool {
    let pieces = placeholders::pieces(sentence).expect("braces are in pairs");
    pieces.iter().any(|piece| matches!(piece, placeholders::SentencePiece::Placeholder(_)))
}

fn quoted(text: &str) -> String {
    let escaped = text.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n");
    format!("\"{escaped}\"")
}

/// Has gettext check a catalogue, where gettext is installed.
pub(super) fn msgfmt(file: &Path) {
    let run = Command::new("msgfmt").args(["--check", "--output-file=-"]).arg(file).output();
    match run {
        Ok(run) => {
            let told = String::from_utf8_lossy(&run.stderr);
            assert!(run.status.success(), "{told}");
        }
        Err(error) if error.kind() == ErrorKind::NotFound => {
            eprintln!("skipped: msgfmt is not installed (Debian: gettext)");
        }
        Err(error) => panic!("msgfmt does not run: {error}"),
    }
}
