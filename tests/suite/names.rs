//! Each name of a type in `src` stands for one type.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use crate::layers::rust_files;

/// A word that two modules use for two things confuses those who read both. Unit tests may name their helpers as they
/// like.
#[test]
fn each_name_of_a_type_has_one_meaning() {
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut places: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for file in rust_files(&sources) {
        let text = fs::read_to_string(&file).unwrap();
        for name in types(&text) {
            places.entry(name.to_owned()).or_default().push(file.display().to_string());
        }
    }
    assert!(places.len() > 1_000, "the types of the source are found: {}", places.len());
    places.retain(|_, files| files.len() > 1);
    assert_eq!(places, BTreeMap::new());
}

#[test]
fn types_are_found_and_associated_types_and_unit_tests_left_out() {
    let text = "pub(super) struct A;\nenum B {}\n    pub trait C {}\ntype D = A;\n    type E = A;\n\
        // struct F\n#[cfg(test)]\nmod tests {\n    struct G;\n}\n";
    assert_eq!(types(text).collect::<Vec<_>>(), ["A", "B", "C", "D"]);
}

/// The names of the types that a source file defines outside of its unit tests.
fn types(text: &str) -> impl Iterator<Item = &str> {
    let code = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    code.lines().filter_map(|line| {
        let definition = without_visibility(line.trim_start());
        let name =
            ["struct ", "enum ", "trait "].iter().find_map(|it| definition.strip_prefix(*it));
        // An indented alias is an associated type.
        let alias = without_visibility(line).strip_prefix("type ");
        let end = |c: char| !c.is_alphanumeric() && c != '_';
        name.or(alias)?.split(end).next().filter(|name| !name.is_empty())
    })
}

fn without_visibility(line: &str) -> &str {
    let Some(rest) = line.strip_prefix("pub") else { return line };
    let rest = rest.strip_prefix('(').and_then(|it| it.split_once(')')).map_or(rest, |(_, it)| it);
    rest.trim_start()
}
