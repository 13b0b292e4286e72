//! Texts in which a person sees a Sudoku, and texts in which nobody does.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use nonet::format::{self, Document, Excerpt, Problem, symbol};
use serde::Deserialize;

use super::PUZZLE;

/// What a text holds.
#[derive(Deserialize)]
struct Expected {
    file: String,
    puzzles: Vec<String>,
    /// Whether the text is a grid of candidates. Then a cell with one candidate may be a digit or a note.
    #[serde(default)]
    candidates: bool,
}

fn cells(document: &Document) -> String {
    document.givens.cells().iter().map(|digit| symbol(*digit)).collect()
}

/// Checks all texts of a folder that has a list of what they hold.
fn check_folder(folder: &Path) {
    let listed = fs::read_to_string(folder.join("expected.jsonl")).unwrap();
    let mut wrong = Vec::new();
    for line in listed.lines() {
        let expected: Expected = serde_json::from_str(line).unwrap();
        let read = format::read(&fs::read(folder.join(&expected.file)).unwrap());
        let found: Vec<String> =
            read.map(|reading| reading.documents.iter().map(cells).collect()).unwrap_or_default();
        let is_like = |(found, puzzle): (&String, &String)| {
            let is_cell =
                |(found, cell): (char, char)| found == cell || (cell == '.' && expected.candidates);
            found.chars().zip(puzzle.chars()).all(is_cell)
        };
        if found.len() != expected.puzzles.len()
            || !found.iter().zip(&expected.puzzles).all(is_like)
        {
            wrong.push((expected.file, found));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn each_shared_text_gives_its_puzzles() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/data/texts");
    if folder.join("expected.jsonl").exists() {
        check_folder(&folder);
    } else {
        eprintln!("skipped: there are no texts in {}", folder.display());
    }
}

#[test]
fn each_text_gives_its_puzzles() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/texts");
    check_folder(&folder);
    let listed = fs::read_to_string(folder.join("expected.jsonl")).unwrap();
    let listed: BTreeSet<String> =
        listed.lines().map(|line| serde_json::from_str::<Expected>(line).unwrap().file).collect();
    for file in fs::read_dir(folder).unwrap() {
        let name = file.unwrap().file_name().into_string().unwrap();
        assert!(
            name == "expected.jsonl" || name == "README.md" || listed.contains(&name),
            "{name}"
        );
    }
}

/// What is taken from a text and left in it.
fn excerpt(text: &str) -> Option<Excerpt> {
    format::read(text.as_bytes()).unwrap().excerpt
}

fn rows() -> String {
    let row = |at: usize| format!("{}\n", &PUZZLE[at * 9..][..9]);
    (0..9).map(row).collect()
}

const ANSWER: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

#[test]
fn an_excerpt_counts_what_is_left_out() {
    let rows = rows();
    assert_eq!(excerpt(&rows), None);
    let lines = [3, 11];
    let taken = Excerpt { puzzles: 1, lines, answers: 0, repeats: 0, numbers: 0 };
    assert_eq!(excerpt(&format!("Look:\n\n{rows}Bye\n")), Some(taken));
    let numbers = Excerpt { numbers: 3, ..taken };
    assert_eq!(excerpt(&format!("No. 12 of 40\n\n{rows}rated 7\n")), Some(numbers));
    let answered = Excerpt { answers: 1, ..taken };
    assert_eq!(excerpt(&format!("Look:\n\n{rows}\nAnswer: {ANSWER}\n")), Some(answered));
    let repeated = Excerpt { repeats: 1, ..taken };
    assert_eq!(excerpt(&format!("Look:\n\n{rows}\nIn a line: {PUZZLE}\n")), Some(repeated));
}

#[test]
fn a_board_is_read_whatever_stands_behind_it() {
    let rows = rows();
    let answer = format!("{rows}\nAnswer:\n{ANSWER}\n");
    let reading = format::read(answer.as_bytes()).unwrap();
    assert_eq!(reading.documents.iter().map(cells).collect::<Vec<_>>(), [PUZZLE]);
    assert_eq!(reading.excerpt.map(|excerpt| (excerpt.lines, excerpt.answers)), Some(([1, 9], 1)));
    let signed = format!("{rows}Written by Simple Sudoku 4.2\n");
    let reading = format::read(signed.as_bytes()).unwrap();
    assert_eq!(reading.documents.len(), 1);
    assert_eq!(reading.excerpt.map(|excerpt| excerpt.numbers), Some(2));
}

#[test]
fn a_fault_in_a_board_is_told_though_another_board_follows() {
    let rows = rows();
    let short = rows.replacen("6..195...", "6..195..", 1);
    let error = format::read(format!("{short}\nNext:\n{rows}").as_bytes()).unwrap_err();
    assert_eq!((error.line, error.problem), (2, Problem::TooFewCells { found: 8, expected: 9 }));
}

#[test]
fn an_address_with_a_puzzle_is_a_link() {
    let zeros = PUZZLE.replace('.', "0");
    assert!(format::is_link(&format!("https://www.sudokuwiki.org/sudoku.htm?bd={zeros}")));
    assert!(format::is_link(&format!("http://example.org/play/{zeros}/hard")));
    assert!(!format::is_link("https://example.org/"));
    assert!(!format::is_link(&format!("puzzles/{zeros}")));
    assert!(!format::is_link(PUZZLE));
}
