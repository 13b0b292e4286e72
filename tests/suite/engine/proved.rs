//! Puzzles of the lists beside the project whose answer other programs have proved.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use nonet::engine::{Digit, Grid, Puzzle};
use nonet::format;
use serde_json::Value;

/// The lists of puzzles with constraints on certain cells.
pub(super) const LISTS: [&str; 3] =
    ["clues/clues.jsonl", "variants/fpuzzles.jsonl", "variants/examples.jsonl"];

/// A puzzle whose answer is proved.
pub(super) struct Proved {
    pub(super) id: String,
    pub(super) puzzle: Puzzle,
    pub(super) answer: Grid,
}

/// The puzzles of a list that have one of the rules with these names. Returns `None` if the list is not beside the project.
pub(super) fn proved_of(list: &str, names: &[&str]) -> Option<Vec<Proved>> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/data").join(list);
    let Ok(text) = fs::read_to_string(path) else {
        eprintln!("{list}: the list is not beside the project, so nothing was tested");
        return None;
    };
    Some(text.lines().filter_map(|line| proved(line, names)).collect())
}

/// Reads a line. Returns `None` if the puzzle has none of the rules, anything that Nonet does not know, or no proved answer.
fn proved(line: &str, names: &[&str]) -> Option<Proved> {
    let json: Value = serde_json::from_str(line).expect("the lists are JSON");
    let rules = json["rules"].as_object()?;
    if !names.iter().any(|name| rules.contains_key(*name)) || json["answers"] != 1 {
        return None;
    }
    let document = format::read(line.as_bytes()).ok()?.documents.remove(0);
    let layout = Arc::clone(document.givens.layout());
    let lowest = json["lowest"].as_u64().unwrap_or(1);
    let digit = |cell: &Value| Digit::new(u8::try_from(cell.as_u64()? + 1 - lowest).ok()?);
    let digits = json["solution"].as_array()?.iter().map(digit).collect();
    let id = json["id"].as_str()?.to_owned();
    let puzzle = document.puzzle().unwrap_or_else(|reasons| panic!("{id}: {reasons}"));
    Some(Proved { id, puzzle, answer: Grid::from_cells(layout, digits)? })
}
