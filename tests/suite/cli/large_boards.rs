//! Boards of 36×36 to 100×100: the commands come to an end, in little memory.

use std::process::Command;

use super::{Run, nonet, run_command};

/// The addresses that a command may use, in KiB: 2 GB. A command that needs more aborts.
const ADDRESSES: usize = 2_000_000;

/// An empty board of square boxes with these rules, as a JSON line.
fn empty(side: usize, rules: &str) -> String {
    empty_of_boxes(side, (side.isqrt(), side.isqrt()), rules)
}

/// An empty board of boxes of this number of rows and columns.
fn empty_of_boxes(side: usize, (rows, columns): (usize, usize), rules: &str) -> String {
    let givens = vec!["0"; side * side].join(",");
    format!(
        "{{\"rows\":{side},\"columns\":{side},\"digits\":{side},\"boxes\":[{rows},{columns}],\
         \"givens\":[{givens}],\"rules\":{{{rules}}}}}\n"
    )
}

/// A run of the program on a text, in little memory.
fn run(arguments: &[&str], text: &str) -> Run {
    let program = nonet(arguments);
    let mut shell = Command::new("sh");
    shell.arg("-c").arg(format!("ulimit -v {ADDRESSES}; exec \"$0\" \"$@\""));
    shell.arg(program.get_program()).args(program.get_args());
    shell.env("LC_ALL", "C").env_remove("LANGUAGE").current_dir(env!("CARGO_MANIFEST_DIR"));
    run_command(shell, text)
}

#[test]
fn neighbours_that_are_not_consecutive_take_little_memory() {
    let run = run(&["solve", "--count", "--limit", "1"], &empty(100, "\"nonconsecutive\":true"));
    assert_eq!((run.status, run.out.as_str()), (0, "more than 1\n"), "{}", run.err);
}

#[test]
fn the_first_answer_of_an_empty_board_is_found() {
    let run = run(&["solve", "--format", "json"], &empty(36, ""));
    assert_eq!(run.status, 0, "{}", run.err);
    assert!(run.out.contains("\"number\":1,"), "{}", run.out);
}

#[test]
fn info_comes_to_an_end_on_each_rule() {
    for rule in ["", "\"antiknight\":true", "\"diagonal+\":true", "\"disjointgroups\":true"] {
        let run = run(&["info"], &empty(64, rule));
        assert_eq!(run.status, 0, "{rule}: {}", run.err);
        assert!(run.out.contains("more than 10,000"), "{rule}: {}", run.out);
    }
}

/// The first thousand answers are next to each other, and the search for the next took 16 seconds.
#[test]
fn info_does_not_look_for_answers_that_are_far_away() {
    let run = run(&["info"], &empty_of_boxes(30, (5, 6), "\"nonconsecutive\":true"));
    assert_eq!(run.status, 0, "{}", run.err);
    assert!(run.out.contains("more than 1,000\n"), "{}", run.out);
}

#[test]
fn info_heeds_a_low_limit_and_an_exact_number_on_large_boards() {
    let run = |arguments: &[&str], text: &str| run(arguments, text).out;
    let told = run(&["info", "--limit", "7"], &empty(36, "\"nonconsecutive\":true"));
    assert!(told.contains("more than 7\n"), "{told}");
    let told = run(&["info", "--limit", "20000"], &empty(36, ""));
    assert!(told.contains("more than 20,000\n"), "{told}");
    let one = run(&["solve"], &empty(36, ""));
    let told = run(&["info", "--shape", "36x36"], &one);
    assert!(told.contains("Answers: exactly 1\n"), "{told}");
}
