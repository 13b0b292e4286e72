//! Articles: texts that a writer edits without Rust, in `resources/articles`. `README.md` there describes their form.
//!
//! A file is read once, when it is first needed. Its faults are faults of the program: a test lists them with file and
//! line, and the program does without the texts that have one. This module knows no particular article.

use std::collections::BTreeMap;

use crate::language::{Language, placeholder_names};

/// A file of articles, and what may stand in it.
pub(super) struct ArticleFile {
    /// Its path from the root of the project.
    pub(super) path: &'static str,
    pub(super) text: &'static str,
    /// The word that begins an article.
    pub(super) heading: &'static str,
    /// What there may be articles about.
    pub(super) subjects: Vec<&'static str>,
    pub(super) parts: &'static [ArticlePart],
}

/// A kind of text in an article.
pub(super) struct ArticlePart {
    /// The word that its lines begin with.
    word: &'static str,
    count: PartCount,
    /// The placeholders that it may have.
    placeholders: &'static [&'static str],
}

impl ArticlePart {
    /// A text that every article has once.
    pub(super) const fn one(word: &'static str) -> Self {
        Self { word, count: PartCount::One, placeholders: &[] }
    }

    /// A text that an article may have.
    pub(super) const fn at_most_one(word: &'static str) -> Self {
        Self { word, count: PartCount::AtMostOne, placeholders: &[] }
    }

    /// Texts of which every article has some.
    pub(super) const fn one_or_more(word: &'static str) -> Self {
        Self { word, count: PartCount::OneOrMore, placeholders: &[] }
    }

    /// The same with these placeholders.
    pub(super) const fn with(self, placeholders: &'static [&'static str]) -> Self {
        Self { placeholders, ..self }
    }
}

/// How many texts of a kind an article has.
#[derive(Clone, Copy, PartialEq, Eq)]
enum PartCount {
    One,
    AtMostOne,
    OneOrMore,
}

/// The texts of a file, in English.
#[derive(Debug, Default)]
pub(super) struct Articles {
    /// The texts of a subject by the word of their part.
    texts: BTreeMap<(&'static str, &'static str), Vec<&'static str>>,
    /// What is wrong with the file: "path:line: fault".
    pub(super) faults: Vec<String>,
}

impl Articles {
    /// Reads a file.
    pub(super) fn read(file: &ArticleFile) -> Self {
        let mut reader = Reader { file, line: 0, subjects: None, articles: Self::default() };
        for line in file.text.lines() {
            reader.line += 1;
            if let Err(fault) = reader.read_line(line) {
                reader.articles.faults.push(format!("{}:{}: {fault}", file.path, reader.line));
            }
        }
        reader.articles.find_gaps(file);
        reader.articles
    }

    /// The texts of a part of the article on `subject`, in their order. Empty if there are none.
    pub(super) fn texts(&self, subject: &'static str, part: &'static str) -> &[&'static str] {
        self.texts.get(&(subject, part)).map_or(&[], Vec::as_slice)
    }

    /// The first of these texts in a language, as it is: without values for placeholders.
    pub(super) fn word(
        &self,
        subject: &'static str,
        part: &'static str,
        language: Language,
    ) -> Option<&'static str> {
        self.texts(subject, part).first().map(|english| language.translated(english))
    }

    /// All of these texts in a language.
    pub(super) fn words(
        &self,
        subject: &'static str,
        part: &'static str,
        language: Language,
    ) -> Vec<&'static str> {
        self.texts(subject, part).iter().map(|english| language.translated(english)).collect()
    }

    /// Adds a fault for each text that every article needs and one lacks.
    fn find_gaps(&mut self, file: &ArticleFile) {
        let needed = file.parts.iter().filter(|part| part.count != PartCount::AtMostOne);
        for part in needed {
            for subject in &file.subjects {
                if self.texts(subject, part.word).is_empty() {
                    self.faults.push(format!("{}: {subject} has no “{}”", file.path, part.word));
                }
            }
        }
    }
}

/// Reads a file line by line.
struct Reader<'a> {
    file: &'a ArticleFile,
    /// The number of the line, from 1.
    line: usize,
    /// What the article is about. `None` before the first one.
    subjects: Option<Vec<&'static str>>,
    articles: Articles,
}

impl Reader<'_> {
    fn read_line(&mut self, line: &'static str) -> Result<(), String> {
        if line.is_empty() || line.starts_with('#') {
            return Ok(());
        }
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        if word == self.file.heading { self.begin(rest) } else { self.add(word, rest) }
    }

    /// Begins an article about the subjects with these names.
    fn begin(&mut self, names: &str) -> Result<(), String> {
        let mut meant: Vec<&'static str> = Vec::new();
        let mut unknown = Vec::new();
        for name in names.split(' ') {
            let fitting = self.file.subjects.iter().filter(|subject| fits(name, subject));
            let known = meant.len();
            meant.extend(fitting);
            if meant.len() == known {
                unknown.push(name);
            }
        }
        // Two patterns may fit one subject, whose texts shall not stand twice.
        meant.sort_unstable();
        meant.dedup();
        self.subjects = Some(meant);
        match unknown.as_slice() {
            [] => Ok(()),
            names => Err(format!("no {} is called “{}”", self.file.heading, names.join("”, “"))),
        }
    }

    /// Adds a text to the article.
    fn add(&mut self, word: &str, text: &'static str) -> Result<(), String> {
        let Some(part) = self.file.parts.iter().find(|part| part.word == word) else {
            let known: Vec<&str> = self.file.parts.iter().map(|part| part.word).collect();
            let (heading, known) = (self.file.heading, known.join(", "));
            return Err(format!("“{word}” is none of the words {heading}, {known}"));
        };
        let Some(subjects) = &self.subjects else {
            return Err(format!(
                "expected “{}” and a name before the first text",
                self.file.heading
            ));
        };
        check_text(part, text)?;
        for subject in subjects {
            let texts = self.articles.texts.entry((subject, part.word)).or_default();
            if !texts.is_empty() && part.count != PartCount::OneOrMore {
                return Err(format!("{subject} has “{word}” already"));
            }
            texts.push(text);
        }
        Ok(())
    }
}

fn check_text(part: &ArticlePart, text: &str) -> Result<(), String> {
    if text.trim().is_empty() {
        return Err(format!("a text is missing behind “{}”", part.word));
    }
    if text.ends_with(char::is_whitespace) {
        return Err("a space at the end of the line".to_owned());
    }
    let names = placeholder_names(text).ok_or("a brace has no partner")?;
    match names.iter().find(|name| !part.placeholders.contains(name)) {
        None => Ok(()),
        Some(name) if part.placeholders.is_empty() => {
            Err(format!("“{}” has no placeholders, such as {{{name}}}", part.word))
        }
        Some(name) => {
            let known = part.placeholders.join("}, {");
            Err(format!("{{{name}}} is none of the placeholders {{{known}}}"))
        }
    }
}

/// Whether `pattern` is the name of the subject, with a star at its start or its end for any letters.
fn fits(pattern: &str, subject: &str) -> bool {
    match (pattern.strip_prefix('*'), pattern.strip_suffix('*')) {
        (Some(end), None) => subject.ends_with(end),
        (_, Some(start)) => subject.starts_with(start),
        (None, None) => subject == pattern,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A made-up file with this text.
    fn read(text: &'static str) -> Articles {
        const PARTS: &[ArticlePart] = &[
            ArticlePart::one("about"),
            ArticlePart::at_most_one("seek").with(&["digit", "house"]),
            ArticlePart::one_or_more("text"),
        ];
        let (path, heading) = ("made-up.txt", "technique");
        let subjects = vec!["x-wing", "xy-wing", "jellyfish"];
        Articles::read(&ArticleFile { path, text, heading, subjects, parts: PARTS })
    }

    #[test]
    fn articles_add_up_in_the_order_of_the_file() {
        let articles = read(
            "# A comment.\ntechnique *-wing\ntext Wings.\n\ntechnique x-wing\nabout X.\n\
             seek {digit} in {house}\ntext   More.\ntechnique xy-* jellyfish\nabout Others.\n\
             technique *\ntext The end.\n",
        );
        assert_eq!(articles.faults, Vec::<String>::new());
        assert_eq!(articles.texts("x-wing", "text"), ["Wings.", "  More.", "The end."]);
        assert_eq!(articles.texts("jellyfish", "text"), ["The end."]);
        assert_eq!(articles.texts("xy-wing", "about"), ["Others."]);
        assert!(articles.texts("xy-wing", "seek").is_empty());
    }

    #[test]
    fn a_fault_is_told_with_its_file_and_line() {
        let check = |line: &str, fault: &str| {
            let text = format!("technique *\nabout A.\ntext T.\n{line}\n");
            assert_eq!(read(text.leak()).faults, [format!("made-up.txt:4: {fault}")], "{line}");
        };
        check("technique x-wing y-wing", "no technique is called “y-wing”");
        check("seak A.", "“seak” is none of the words technique, about, seek, text");
        check("about B.", "jellyfish has “about” already");
        check("text", "a text is missing behind “text”");
        check("text A. ", "a space at the end of the line");
        check("seek {digit", "a brace has no partner");
        check("seek {cell}", "{cell} is none of the placeholders {digit}, {house}");
        check("text {digit}", "“text” has no placeholders, such as {digit}");
        assert_eq!(
            read("about A.\ntechnique *\nabout B.\ntechnique x* xy-wing\ntext T.\n").faults,
            [
                "made-up.txt:1: expected “technique” and a name before the first text",
                "made-up.txt: jellyfish has no “text”"
            ]
        );
    }
}
