//! `nonet backdoors`.

use serde_json::{Value, json};

use super::{EASY, LOOSE, STARVED, check, nonet, run, run_command};

/// Needs digits in two cells.
const TWO: &str =
    ".....1.....7.2.....9.6.8..5..1..7....6.9....42.9.........8...59.8....4....6.3...8\n";

/// Needs an XY-wing.
const ONE: &str =
    "1.3...7.945....23.....2......951...3....9...1..17.3.5....94..1...52..........5..8\n";

/// `EASY` with an entry that is not in its answer, which has a 5 in r1c3.
const WRONG: &str = ":0000:x:78+9400120600075009000601078007040260001050930904060005070300012120007400049206007:::\n";

#[test]
fn all_backdoors_of_the_smallest_size_are_told_a_line_each() {
    check("backdoors", TWO, (0, "Backdoors of 2 cells: 1\nr1c2=4 and r9c2=7\n", ""));
    let one = run(&["backdoors"], ONE);
    let lines: Vec<&str> = one.out.lines().collect();
    assert_eq!(one.status, 0);
    assert_eq!(lines[0], format!("Backdoors of 1 cell: {}", lines.len() - 1));
    assert!(lines.len() > 1);
}

#[test]
fn a_puzzle_that_singles_solve_needs_none() {
    check("backdoors", EASY, (0, "No backdoor is needed.\n", ""));
}

#[test]
fn fewer_cells_are_looked_for_where_that_is_asked_for() {
    check("backdoors --cells 1", TWO, (1, "No backdoor of 1 cell.\n", ""));
    let four = run(&["backdoors", "--cells", "4"], TWO);
    assert_eq!((four.status, four.out.as_str()), (2, ""));
    assert!(four.err.contains("from 1 to 3, not “4”"), "{}", four.err);
}

#[test]
fn other_techniques_may_count_but_for_the_last_resort() {
    check("backdoors --techniques hodoku", ONE, (0, "No backdoor is needed.\n", ""));
    check("backdoors --techniques brute-force --cells 1", ONE, (1, "No backdoor of 1 cell.\n", ""));
}

#[test]
fn what_is_wrong_already_is_told_first() {
    check("backdoors", WRONG, (1, "The 9 in r1c3 is not in the answer.\n", ""));
}

#[test]
fn a_puzzle_without_a_single_answer_has_no_backdoor() {
    let several = "<stdin>:1:1: this puzzle has several answers; only a puzzle with a single answer has backdoors\n";
    check("backdoors", LOOSE, (1, "", several));
    let none = run(&["backdoors"], STARVED);
    assert_eq!((none.status, none.out.as_str()), (1, ""));
    assert!(none.err.starts_with("<stdin>:1:1: this puzzle has no answer"), "{}", none.err);
}

#[test]
fn json_has_an_object_for_each_puzzle() {
    let told = run(&["backdoors", "--json", "--cells", "2"], &[TWO, EASY, "\n"].concat());
    let objects: Vec<Value> =
        told.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let two = json!({"line": 1, "cells": 2, "backdoors": [["r1c2=4", "r9c2=7"]]});
    let easy = json!({"line": 2, "cells": 0, "backdoors": [[]]});
    assert_eq!(objects, [two, easy]);
    let none = run(&["backdoors", "--json", "--cells", "1"], TWO);
    assert_eq!(
        (none.status, none.out.as_str()),
        (1, "{\"line\":1,\"cells\":null,\"backdoors\":[]}\n")
    );
}

#[test]
fn backdoors_are_told_in_vietnamese_too() {
    let mut command = nonet(&["backdoors"]);
    command.env("LC_ALL", "vi_VN.UTF-8");
    let told = run_command(command, &[TWO, EASY, "\n"].concat());
    let expected = "Đề thứ 1, dòng 1\nSố cửa hậu gồm 2 ô: 1\nh1c2=4 và h9c2=7\n\n\
                    Đề thứ 2, dòng 2\nKhông cần cửa hậu nào.\n";
    assert_eq!((told.status, told.out.as_str()), (0, expected));
    let mut command = nonet(&["backdoors", "--cells", "1"]);
    command.env("LC_ALL", "vi_VN.UTF-8");
    assert_eq!(run_command(command, TWO).out, "Không có cửa hậu nào gồm 1 ô.\n");
}
