//! Puzzles of many authors with proved answers, which are no part of this project. Each is read in the form of its list, and
//! from the link that it came in, and solved.

use std::fs;
use std::path::Path;

use nonet::engine::Control;
use nonet::engine::search::{Uniqueness, uniqueness};
use nonet::format::{self, Document, Problem};
use serde_json::Value;

/// The lists with constraints on certain cells. Killers of `killer.jsonl` take minutes; the tests of the engine have them.
const LISTS: [&str; 3] =
    ["clues/clues.jsonl", "variants/fpuzzles.jsonl", "variants/examples.jsonl"];

/// The rules of these tests. Cages are tested with the engine.
const TESTED: [&str; 31] = [
    "difference",
    "ratio",
    "xv",
    "quadruple",
    "negative",
    "slowthermometer",
    "whispers",
    "renban",
    "nabner",
    "palindrome",
    "betweenline",
    "lockoutline",
    "regionsumline",
    "entropicline",
    "modularline",
    "zipperline",
    "minimum",
    "maximum",
    "clone",
    "greater",
    "sumline",
    "doublearrow",
    "littlekillersum",
    "sandwichsum",
    "xsum",
    "skyscraper",
    "numberedroom",
    "rowindexer",
    "columnindexer",
    "boxindexer",
    "countingcircles",
];

/// The only document of a text. Returns `None` if it has rules that are not known yet.
fn read(text: &str, id: &Value) -> Option<Document> {
    match format::read(text.as_bytes()) {
        Ok(mut reading) => reading.documents.pop(),
        Err(error) => {
            let is_unknown = matches!(
                error.problem,
                Problem::UnknownRules(_)
                    | Problem::ArrowsFrom0
                    | Problem::LinesFromZero
                    | Problem::MarksFromZero
                    | Problem::PlacesFromZero
            );
            assert!(is_unknown, "{id}: {error}");
            None
        }
    }
}

/// Whether a list was there, and the number of its puzzles that were solved, and of links among them.
fn check_list(list: &str) -> Option<(usize, usize)> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/data").join(list);
    let text = fs::read_to_string(path).ok()?;
    let (mut puzzles, mut links) = (0, 0);
    for line in text.lines() {
        let stated: Value = serde_json::from_str(line).expect("the lists are JSON");
        let rules = stated["rules"].as_object().expect("each puzzle has rules");
        // Some puzzles have several answers, or are so hard that nobody has proved one.
        if !TESTED.iter().any(|name| rules.contains_key(*name)) || stated["answers"] != 1 {
            continue;
        }
        let Some(document) = read(line, &stated["id"]) else { continue };
        check_answer(&document, &stated);
        puzzles += 1;
        if let Some(link) = stated["link"].as_str() {
            let linked =
                read(link, &stated["id"]).expect("a link has no other rules than the list");
            assert_eq!(linked.rules, document.rules, "{}", stated["id"]);
            assert_eq!(linked.givens, document.givens, "{}", stated["id"]);
            links += 1;
        }
    }
    Some((puzzles, links))
}

fn check_answer(document: &Document, stated: &Value) {
    let id = &stated["id"];
    let puzzle = document.puzzle().unwrap_or_else(|reasons| panic!("{id}: {reasons}"));
    let found = uniqueness(&puzzle, &Control::default()).unwrap();
    let Uniqueness::Only(answer) = found else { panic!("{id}: {found:?}") };
    let first = u64::from(stated["lowest"] == 0);
    let numbers = format::numbers_of(&answer);
    let shown: Vec<u64> = Value::from(numbers)
        .as_array()
        .unwrap()
        .iter()
        .map(|number| number.as_u64().unwrap() - first)
        .collect();
    assert_eq!(stated["solution"], Value::from(shown), "{id}");
}

#[test]
fn puzzles_with_marks_have_their_proved_answer_and_no_other() {
    let checked: Vec<(usize, usize)> = LISTS.into_iter().filter_map(check_list).collect();
    if checked.is_empty() {
        eprintln!("skipped: there are no lists of puzzles in ../shared");
        return;
    }
    let (puzzles, links) = checked.iter().fold((0, 0), |all, it| (all.0 + it.0, all.1 + it.1));
    eprintln!("{puzzles} puzzles, {links} of them from links too");
    assert!(puzzles >= 60 && links >= 40, "{puzzles} puzzles, {links} links");
}
