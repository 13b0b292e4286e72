//! The sentences of the code and of the catalogues are the same.

use std::collections::BTreeSet;

use super::sources::{self, Sentence};
use super::template::msgfmt;
use super::{languages, po};

#[test]
fn each_catalogue_says_only_what_the_code_says() {
    let said = keys(&sources::all());
    for po in po::all(&languages()).unwrap() {
        let dead: Vec<_> = catalogue_keys(&po).difference(&said).cloned().collect();
        assert!(dead.is_empty(), "{}: translated and no longer said: {dead:#?}", po.code);
    }
}

#[test]
fn vietnamese_is_complete() {
    let said = keys(&sources::all());
    assert!(said.len() > 1_000, "the sentences are found");
    let po = po::all(&languages()).unwrap().into_iter().find(|po| po.code == "vi").unwrap();
    let missing: Vec<_> = said.difference(&catalogue_keys(&po)).cloned().collect();
    assert!(missing.is_empty(), "without a translation: {missing:#?}");
}

#[test]
fn translators_tools_accept_each_catalogue() {
    for file in po::files(&languages()) {
        msgfmt(&file);
    }
}

/// English, context, and the English form for several.
type SentenceKey = (String, String, Option<String>);

fn keys(sentences: &[Sentence]) -> BTreeSet<SentenceKey> {
    let key = |one: &Sentence| (one.english.clone(), one.context.clone(), one.plural.clone());
    sentences.iter().map(key).collect()
}

fn catalogue_keys(po: &po::PoFile) -> BTreeSet<SentenceKey> {
    let messages = po.messages.iter();
    messages
        .map(|((english, context), translation)| {
            (english.clone(), context.clone(), translation.english_plural.clone())
        })
        .collect()
}
