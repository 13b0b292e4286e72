//! Makes a table of the sentences in `resources/lang`, which translators also find the sentences of the window in.

use std::fmt::Write;
use std::path::Path;
use std::{env, fs};

use po::PoFile;

#[allow(dead_code, reason = "the program fills in what is only checked here")]
#[path = "src/placeholders.rs"]
mod placeholders;
#[path = "src/plural.rs"]
mod plural;
#[path = "src/po.rs"]
mod po;

/// The catalogues, one folder a language.
const LANGUAGES: &str = "../../resources/lang";

fn main() {
    println!("cargo:rerun-if-changed={LANGUAGES}");
    match po::all(Path::new(LANGUAGES)) {
        Ok(catalogues) => write_catalogues(&catalogues),
        Err(faults) => faults.iter().for_each(|fault| println!("cargo::error={fault}")),
    }
}

/// Writes the table that the library includes.
fn write_catalogues(catalogues: &[PoFile]) {
    let mut source = String::from("static CATALOGUES: &[Catalogue] = &[");
    for po in catalogues {
        let PoFile { code, plural, messages } = po;
        let _ = write!(source, "Catalogue {{ code: {code:?}, plural: {plural:?}, messages: &[");
        for ((english, context), translation) in messages {
            let key = format!("SentenceKey {{ english: {english:?}, context: {context:?} }}");
            let _ = writeln!(source, "Message {{ key: {key}, forms: &{:?} }},", translation.forms);
        }
        source += "] },";
    }
    source += "];";
    let folder = env::var("OUT_DIR").expect("cargo says where to write");
    fs::write(Path::new(&folder).join("catalogues.rs"), source)
        .expect("cargo's folder is writable");
}
