//! `nonet reglib`: tests techniques on a regression library.

use super::{Run, run};

const LINE: &str = ":0000:7:53467891267219534819834256785976142342685379171392485696153.284287419635345286179:::776:";

#[test]
fn a_case_that_passes_and_one_that_differs_are_counted() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cases.txt");
    let wrong = LINE.replace("776", "876");
    std::fs::write(&path, format!("# two cases\n{LINE}\n\n{wrong}\n")).unwrap();
    let told = run(&["reglib", path.to_str().unwrap()], "");
    assert_eq!(told.status, 1);
    let expected = "line 4: 0000 expected 876, found [776]
code     technique                         cases passed
0000     full-house                            2      1
         all                                   2      1
";
    assert_eq!(told.out, expected);
}

/// Runs the cases of a text, of one code.
fn of_code(text: &str, code: &str) -> Run {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cases.txt");
    std::fs::write(&path, text).unwrap();
    run(&["reglib", path.to_str().unwrap(), code], "")
}

#[test]
fn cases_are_chosen_by_code_and_variant() {
    let variant = LINE.replace("0000", "0000-1");
    let both = format!("{LINE}\n{variant}\n");
    let all = |told: &Run| told.out.lines().last().unwrap().split_whitespace().collect::<String>();
    assert_eq!(all(&of_code(&both, "0000")), "all22");
    assert_eq!(all(&of_code(&both, "0000-1")), "all11");
}

#[test]
fn a_code_that_no_case_has_is_refused() {
    let told = of_code(LINE, "O000");
    assert_eq!((told.status, told.out.as_str()), (2, ""));
    assert!(told.err.ends_with("no case has a code that begins with O000\n"), "{}", told.err);
}

#[test]
fn a_code_of_no_technique_is_listed() {
    let told = of_code(&LINE.replace("0000", "9999"), "99");
    assert_eq!(told.status, 1);
    assert!(told.out.starts_with("line 1: 9999 is the code of no technique\n"), "{}", told.out);
}

/// Outcomes of many techniques on positions along the solutions of random puzzles.
const OUTCOMES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/technique/outcomes.txt");

#[test]
fn techniques_find_the_outcomes_that_are_known() {
    let told = run(&["reglib", OUTCOMES], "");
    assert_eq!((told.status, told.err.as_str()), (0, ""), "{}", told.out);
    let counts: Vec<&str> = told.out.lines().last().unwrap().split_whitespace().skip(1).collect();
    assert!(counts[0] == counts[1] && counts[0].parse::<usize>().unwrap() > 200, "{counts:?}");
}
