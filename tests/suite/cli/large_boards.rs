//! Boards of 36×36 to 100×100: the commands come to an end, in little memory.

use std::process::Command;

use super::{Run, nonet, run_command};

/// The addresses that a command may use, in KiB: 2 GB. A command that needs more aborts.
const ADDRESSES: usize = 2_000_000;

/// An empty board with these rules, as a JSON line.
fn empty(side: usize, rules: &str) -> String {
    let box_side = side.isqrt();
    let givens = vec!["0"; side * side].join(",");
    format!(
        "{{\"rows\":{side},\"columns\":{side},\"digits\":{side},\"boxes\":[{box_side},{box_side}],\
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
