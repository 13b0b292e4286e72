//! The sentences that the program says: those of `say!`, `say_plural!` and `word!` in Rust, of `@tr` in `.slint` files, and of
//! articles and lessons in `resources`.

use std::path::{Path, PathBuf};
use std::{fs, iter};

/// A sentence as the code has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Sentence {
    pub(super) english: String,
    pub(super) context: String,
    /// The English sentence for several, if it counts.
    pub(super) plural: Option<String>,
    /// What translators have to know: the comment `// Translators: …` above it.
    pub(super) comment: Option<String>,
    /// The files that say it.
    pub(super) files: Vec<String>,
}

/// What the menu of Slint's own text fields says.
const OF_SLINT: [&str; 6] = ["Undo", "Redo", "Cut", "Copy", "Paste", "Select All"];

/// Every sentence once, in the order of the files that say it first.
pub(super) fn all() -> Vec<Sentence> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut sentences = Vec::new();
    for english in OF_SLINT {
        add(&mut sentences, sentence(english.to_owned()), "Slint");
    }
    for (folder, ending, read) in [
        ("ui", "slint", of_slint as fn(&str) -> Vec<Sentence>),
        ("crates", "rs", of_rust),
        ("src", "rs", of_rust),
        ("resources/articles", "txt", of_articles),
        ("resources/tutorial", "txt", of_lessons),
    ] {
        for file in files(&root.join(folder), ending) {
            let name = file.strip_prefix(root).unwrap().to_string_lossy().replace('\\', "/");
            for sentence in read(&fs::read_to_string(&file).unwrap()) {
                add(&mut sentences, sentence, &name);
            }
        }
    }
    sentences
}

fn sentence(english: String) -> Sentence {
    let context = String::new();
    Sentence { english, context, plural: None, comment: None, files: Vec::new() }
}

fn add(sentences: &mut Vec<Sentence>, new: Sentence, file: &str) {
    let same = |one: &Sentence| one.english == new.english && one.context == new.context;
    let place = sentences.iter().position(same).unwrap_or(sentences.len());
    if place == sentences.len() {
        sentences.push(new.clone());
    }
    let known = &mut sentences[place];
    assert_eq!(known.plural, new.plural, "{file}: “{}” counts here and not elsewhere", new.english);
    known.comment = known.comment.take().or(new.comment);
    if known.files.last().is_none_or(|last| last != file) {
        known.files.push(file.to_owned());
    }
}

/// The files below `folder` with this ending, in the order of their names.
fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut entries: Vec<PathBuf> = entries.collect();
    entries.sort();
    let below = |path: PathBuf| if path.is_dir() { files(&path, ending) } else { vec![path] };
    let all = entries.into_iter().flat_map(below);
    all.filter(|path| path.extension().is_some_and(|end| end == ending)).collect()
}

/// The sentences of a Rust source.
pub(super) fn of_rust(source: &str) -> Vec<Sentence> {
    let calls = ["say!(", "say_plural!(", "word!(", "label!("];
    let found = calls.iter().flat_map(|call| source.match_indices(call));
    let mut found: Vec<(usize, &str)> = found.filter(|&(at, _)| is_code(source, at)).collect();
    found.sort_unstable();
    found.into_iter().map(|(at, call)| of_call(source, at, call)).collect()
}

/// Whether a name begins there that is not a comment's.
fn is_code(source: &str, at: usize) -> bool {
    let before = &source[..at];
    let line = before.rsplit('\n').next().unwrap_or_default();
    let goes_on = before.ends_with(|c: char| c.is_alphanumeric() || c == '_');
    !goes_on && !line.trim_start().starts_with("//")
}

fn of_call(source: &str, at: usize, call: &str) -> Sentence {
    let arguments = &source[at + call.len()..];
    // A label is the same in every language's catalogue, and so names none.
    let mut rest = if call == "label!(" { arguments } else { behind_comma(arguments) };
    let mut context = String::new();
    if let Some(named) = rest.strip_prefix("context = ") {
        let (text, behind) = literal(named);
        (context, rest) = (text, behind_comma(behind));
    }
    let counts = call.starts_with("say_plural");
    if counts {
        rest = behind_comma(rest);
    }
    let (english, behind) = literal(rest);
    let plural = counts.then(|| literal(behind_comma(behind)).0);
    let mut above = source[..at].lines().rev().skip(1).take(2);
    let comment = above.find_map(|line| line.trim().strip_prefix("// Translators: "));
    Sentence { context, plural, comment: comment.map(str::to_owned), ..sentence(english) }
}

/// What stands behind the next comma that is in no brackets.
fn behind_comma(text: &str) -> &str {
    let mut depth = 0;
    let comma = text.find(|c| {
        match c {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            _ => {}
        }
        c == ',' && depth == 0
    });
    text[comma.expect("another argument follows") + 1..].trim_start()
}

/// The texts of articles: what stands behind the first word of each line, but for the lines that begin an article.
fn of_articles(source: &str) -> Vec<Sentence> {
    texts(source, |word| !matches!(word, "#" | "technique" | "method"))
}

fn of_lessons(source: &str) -> Vec<Sentence> {
    texts(source, |word| matches!(word, "text" | "task"))
}

/// What stands behind the words that a text follows.
fn texts(source: &str, is_before_text: impl Fn(&str) -> bool) -> Vec<Sentence> {
    let above = iter::once("").chain(source.lines());
    let texts = above.zip(source.lines()).filter_map(|(above, line)| {
        let (_, english) = line.split_once(' ').filter(|(word, _)| is_before_text(word))?;
        let comment = above.strip_prefix("# Translators: ").map(str::to_owned);
        Some(Sentence { comment, ..sentence(english.to_owned()) })
    });
    texts.collect()
}

/// The sentences of a `.slint` file.
pub(super) fn of_slint(source: &str) -> Vec<Sentence> {
    source.split("@tr(").skip(1).map(of_tr).collect()
}

fn of_tr(arguments: &str) -> Sentence {
    let (mut english, mut rest) = literal(arguments.trim_start());
    let mut context = String::new();
    if let Some(behind) = rest.trim_start().strip_prefix("=>") {
        context = english;
        (english, rest) = literal(behind.trim_start());
    }
    let plural = rest.trim_start().strip_prefix('|').map(|plural| literal(plural.trim_start()).0);
    Sentence { context, plural, ..sentence(english) }
}

/// The value of the string literal that `source` begins with, and what follows it.
fn literal(source: &str) -> (String, &str) {
    let start = source.get(..60).unwrap_or(source);
    let mut rest = source.strip_prefix('"').unwrap_or_else(|| panic!("expected a text: {start}"));
    let mut text = String::new();
    loop {
        let end = rest.find(['"', '\\']).expect("a text ends");
        text += &rest[..end];
        rest = &rest[end..];
        if let Some(rest) = rest.strip_prefix('"') {
            return (text, rest);
        }
        rest = escaped(&rest[1..], &mut text);
    }
}

/// Adds what an escape stands for; what follows it.
fn escaped<'a>(source: &'a str, text: &mut String) -> &'a str {
    let rest = &source[1..];
    match source.as_bytes()[0] {
        b'\n' => return rest.trim_start(),
        b'n' => text.push('\n'),
        b'u' => {
            let (code, rest) = rest[1..].split_once('}').unwrap();
            text.push(u32::from_str_radix(code, 16).ok().and_then(char::from_u32).unwrap());
            return rest;
        }
        sign => text.push(sign.into()),
    }
    rest
}

#[test]
fn sentences_are_found_as_they_are_written() {
    let rust = r#"
        // say!(language, "not this")
        let it = say!(language, "r{row}c{column}", row, column);
        // Translators: on a button
        f(say!(of(a, b), context = "short", "two \
               lines \u{2026} “\"”"));
        say_plural!(self, u64::from(n), "{n} cell", "{n} cells", n) + word!(language, "Answer")
    "#;
    let found = of_rust(rust);
    let texts: Vec<&str> = found.iter().map(|one| one.english.as_str()).collect();
    assert_eq!(texts, ["r{row}c{column}", "two lines … “\"”", "{n} cell", "Answer"]);
    assert_eq!(found[1].context, "short");
    assert_eq!(found[1].comment.as_deref(), Some("on a button"));
    assert_eq!(found[2].plural.as_deref(), Some("{n} cells"));
    let articles =
        of_articles("# A comment.\n\ntechnique x-wing\n# Translators: short\ncode   {a} b\n");
    let code = sentence("  {a} b".to_owned());
    assert_eq!(articles, [Sentence { comment: Some("short".to_owned()), ..code }]);
    let slint = r#"text: @tr("a" => "{n} hint" | "{n} hints" % n); @tr("Close")"#;
    let found = of_slint(slint);
    assert_eq!((found[0].context.as_str(), found[0].plural.as_deref()), ("a", Some("{n} hints")));
    assert_eq!(found[1], sentence("Close".to_owned()));
}
