//! Cages to calculate with, in the forms that hold them.

use std::fs;
use std::path::Path;

use nonet::engine::Control;
use nonet::engine::search::{Uniqueness, uniqueness};
use nonet::format::{self, CageFault, ConstraintPart, Problem};

use super::clue_texts::{FOUR, problem, read_one, texts};

const TEXTS: [&str; 4] = [
    "sumcage 5 r1c1 r1c2 r2c1",
    "productcage 24 r1c1 r1c2 r2c1",
    "differencecage 3 r1c1 r1c2",
    "quotientcage 2 r1c1 r2c1",
];

#[test]
fn each_operation_is_written_as_it_is_read() {
    let document = read_one(&FOUR.nonet_with(&TEXTS));
    assert_eq!(texts(&document), TEXTS);
    for kind in [format::Kind::Nonet, format::Kind::JsonLines] {
        let text = format::write(kind, std::slice::from_ref(&document)).unwrap();
        assert_eq!(read_one(&text).rules, document.rules, "{text}");
    }
}

#[test]
fn a_killer_cage_whose_digits_may_repeat_is_a_sum() {
    let fields = "\"killercage\":[{\"cells\":[\"R1C1\",\"R2C1\",\"R1C2\"],\"value\":\"5\",\"unique\":false}]";
    assert_eq!(texts(&read_one(&FOUR.f_puzzles(fields))), [TEXTS[0]]);
    let sudokupad = "{\"cells\":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],\
        \"regions\":[],\"cages\":[{\"cells\":[[0,0],[1,0],[0,1]],\"value\":\"5\",\"unique\":false}]}";
    assert_eq!(texts(&read_one(sudokupad)), [TEXTS[0]]);
}

#[test]
fn a_mathdoku_of_ksudoku_has_its_answer_and_no_other() {
    let folder =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/data/clues/examples/ksudoku");
    if !folder.exists() {
        eprintln!("skipped: there is no Mathdoku in ../shared");
        return;
    }
    let document = read_one(&fs::read_to_string(folder.join("mathdoku.ksudoku")).unwrap());
    let puzzle = document.puzzle().unwrap();
    let Uniqueness::Only(answer) = uniqueness(&puzzle, &Control::default()).unwrap() else {
        panic!("the Mathdoku has one answer");
    };
    let answer: String = answer.cells().iter().flatten().map(ToString::to_string).collect();
    let expected = fs::read_to_string(folder.join("mathdoku.expected.jsonl")).unwrap();
    assert!(expected.contains(&format!("\"solution\": \"{answer}\"")), "{answer}");
}

#[test]
fn numbers_that_no_digits_make_are_refused() {
    let cage = |fault| Problem::Cage { cell: "r1c1".to_owned(), fault };
    let repeated = cage(CageFault::RepeatedCell("r1c1".to_owned()));
    assert_eq!(problem(&FOUR.nonet("sumcage 5 r1c1 r1c1")), repeated);
    for text in [
        "productcage 0 r1c1 r1c2",
        "quotientcage 5 r1c1 r1c2",
        "sumcage 9 r1c1 r1c2",
        "differencecage 4 r1c1 r1c2",
    ] {
        assert!(matches!(problem(&FOUR.nonet(text)), Problem::BadValue { .. }), "{text}");
    }
    let name = "productcage".to_owned();
    assert_eq!(
        problem(&FOUR.nonet("productcage r1c1 r1c2")),
        Problem::IncompleteConstraint { name, missing: ConstraintPart::Number }
    );
}
