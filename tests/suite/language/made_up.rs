//! A made-up language, which is added from the template like any other.

use std::collections::BTreeMap;
use std::time::Duration;

use nonet::controller::Status;
use nonet::engine::technique::{FishKind, FishSize, Technique};
use nonet::game::Day;
use nonet::language::{Catalogue, Language, Message, SentenceKey};
use nonet::text::{Dates, Say};

use super::sources::{self, Sentence};
use super::template::{entry, msgfmt};
use super::{catalogue_file, languages, po};

const HEADER: &str = "msgid \"\"\nmsgstr \"\"\n\"Language: xx\\n\"\n\
    \"Content-Type: text/plain; charset=UTF-8\\n\"\n\
    \"Plural-Forms: nplurals=3; plural=n==1 ? 0 : n==2 ? 1 : 2;\\n\"\n\n";

/// What the language says differently from “English in angle brackets”.
fn words() -> BTreeMap<(&'static str, &'static str), &'static str> {
    BTreeMap::from([
        (("the language's own name", "English"), "Xish"),
        (("between thousands", ","), "\u{202f}"),
        (("before decimals", "."), "·"),
        (("in a list", ", "), "; "),
        (("", "{most} and {last}"), "{last} & {most}"),
        (("", "{year}-{month}-{day}"), "{day}.{month}.{year}"),
    ])
}

fn translations(sentence: &Sentence) -> Vec<String> {
    let word = words().get(&(sentence.context.as_str(), sentence.english.as_str())).copied();
    let single = word.map_or_else(|| format!("<{}>", sentence.english), str::to_owned);
    match &sentence.plural {
        None => vec![single],
        Some(plural) => {
            vec![single, format!("<pair: {plural}>"), format!("<{plural}>")]
        }
    }
}

/// The language, read from a file as the build script reads it.
fn made_up() -> Language {
    let folder = tempfile::tempdir().unwrap();
    let entries: Vec<String> =
        sources::all().iter().map(|sentence| entry(sentence, &translations(sentence))).collect();
    let file = catalogue_file(folder.path(), "xx", &format!("{HEADER}{}", entries.join("\n")));
    msgfmt(&file);
    let po = po::read(&file).unwrap();
    let forms = |forms: Vec<String>| -> &'static [&'static str] {
        Vec::leak(forms.into_iter().map(|form| &*form.leak()).collect())
    };
    let messages = po.messages.into_iter().map(|((english, context), translation)| Message {
        key: SentenceKey { english: english.leak(), context: context.leak() },
        forms: forms(translation.forms),
    });
    let messages = Vec::leak(messages.collect());
    let catalogue = Catalogue { code: po.code.leak(), plural: po.plural.leak(), messages };
    Language::from(&*Box::leak(Box::new(catalogue)))
}

#[test]
fn a_language_needs_its_file_alone() {
    let language = made_up();
    assert_eq!((language.code(), language.name()), ("xx", "Xish"));
    assert_eq!(language.number(1_234_567), "1\u{202f}234\u{202f}567");
    assert_eq!(language.time(Duration::from_micros(300)), "0·3 ms");
    assert_eq!(language.day(Day::new(0)), "01.01.1970");
    assert_eq!(language.list(&["a", "b", "c"].map(str::to_owned)), "c & a; b");
    assert_eq!(Technique::fish(FishKind::Basic, FishSize::XWing).say(language), "<X-Wing>");
    let time = Duration::from_micros(300);
    assert_eq!(
        Status::Answer { number: 1000, time }.say(language),
        "<Answer 1\u{202f}000, found in 0·3 ms.>"
    );
    for (open, said) in
        [(1, "<1 cell is open.>"), (2, "<pair: 2 cells are open.>"), (5, "<5 cells are open.>")]
    {
        assert_eq!(Status::Playing { open }.say(language), said);
    }
}

#[test]
fn the_catalogues_that_are_there_are_spoken() {
    let files: Vec<String> = po::all(&languages()).unwrap().into_iter().map(|po| po.code).collect();
    let spoken: Vec<&str> = Language::all().skip(1).map(Language::code).collect();
    assert_eq!(files, spoken);
}
