//! `nonet lab`.

use serde_json::Value;

use super::{EASY, EASY_ANSWER, Run, STARVED, run};

/// A 4×4 puzzle with one answer.
const SMALL: &str = "1.....3...4.2...";

fn lines(text: &str) -> Vec<&str> {
    text.lines().collect()
}

#[test]
fn without_a_word_the_methods_are_listed() {
    let Run { status, out, err } = run(&["lab"], "");
    assert_eq!((status, err.as_str()), (0, ""));
    let words: Vec<&str> = out.lines().filter_map(|line| line.split('\t').next()).collect();
    assert_eq!(words.len(), 11);
    assert_eq!((words[0], words[10]), ("brute-force", "nonet"));
    assert!(out.contains("dsatur\tGraph colouring (DSATUR): Colours the graph"), "{out}");
}

#[test]
fn every_method_but_the_one_that_may_fail_writes_the_answer_and_its_figures() {
    for method in [
        "brute-force",
        "mark-arrays",
        "open-cells",
        "fewest-candidates",
        "arc-consistency",
        "singles",
        "dsatur",
        "dancing-links",
        "clauses",
        "nonet",
    ] {
        let Run { status, out, err } = run(&["lab", method, "-"], EASY);
        assert_eq!((status, err.as_str()), (0, ""), "{method}");
        let out = lines(&out);
        assert_eq!(out[0], EASY_ANSWER, "{method}");
        assert!(out.iter().any(|line| line.starts_with("Checks: ")), "{method}: {out:?}");
    }
    let brute = run(&["lab", "brute-force", "-"], EASY).out;
    assert!(
        brute.contains("\nTrials: ") && brute.contains("\nTrials that break a rule: "),
        "{brute}"
    );
}

#[test]
fn events_are_written_one_a_line() {
    let Run { status, out, .. } = run(&["lab", "brute-force", "-", "--trace"], SMALL);
    let events: Vec<Value> = out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(status, 0);
    assert_eq!(events[0]["event"], "try");
    assert_eq!((&events[0]["cell"], &events[0]["digit"]), (&"r1c2".into(), &1.into()));
    assert_eq!((&events[1]["event"], &events[1]["other"]), (&"refuse".into(), &"r1c1".into()));
    assert_eq!(events.last().unwrap()["event"], "answer");
}

#[test]
fn a_race_compares_methods_on_each_puzzle() {
    let input = format!("{SMALL}\n{EASY}\n");
    let Run { status, out, err } = run(&["lab", "--race", "brute-force,DSATUR", "-"], &input);
    assert_eq!((status, err.as_str()), (0, ""));
    let out = lines(&out);
    assert_eq!(out.len(), 6, "{out:?}");
    assert!(out[0].starts_with("method") && out[3].starts_with("method"), "{out:?}");
    assert!(out[1..3].iter().any(|line| line.starts_with("dsatur") && line.contains("answer")));

    let Run { out, .. } = run(&["lab", "--race", "all", "-", "--csv", "--threads", "1"], EASY);
    let out = lines(&out);
    assert_eq!(out.len(), 12);
    let fields = |line: &str| line.split(',').count();
    assert!(out.iter().all(|line| fields(line) == fields(out[0])), "{out:?}");
    assert!(out[1].starts_with(&format!("1,brute-force,answer,{EASY_ANSWER},")), "{}", out[1]);
}

#[test]
fn a_method_stops_at_the_limit() {
    let Run { status, out, .. } = run(&["lab", "brute-force", "-", "--limit", "10"], EASY);
    assert_eq!(status, 1);
    assert_eq!(lines(&out)[0], "stopped at the limit");
}

#[test]
fn what_has_no_answer_is_said() {
    let Run { status, err, .. } = run(&["lab", "dsatur", "-"], STARVED);
    assert_eq!(status, 1);
    assert!(err.starts_with("<stdin>:1:1: "), "{err}");
    let Run { status, out, .. } = run(&["lab", "singles", "-"], "12............34");
    assert_eq!((status, lines(&out)[0]), (1, "no answer"));
}

#[test]
fn bad_words_are_told() {
    for (words, told) in [
        (&["lab", "dsature"][..], "there is no method “dsature”; did you mean dsatur?"),
        (&["lab", "x"], "there is no method “x”; `nonet lab` lists the methods"),
        (
            &["lab", "--race", "dsatur,x", "-"],
            "there is no method “x”; `nonet lab` lists the methods",
        ),
        (&["lab", "dsatur", "-", "more"], "unexpected word “more”; --help shows the usage"),
        (
            &["lab", "dsatur", "-", "--limit", "0"],
            "--limit takes a whole number from 1 to 1,000,000,000,000, not “0”",
        ),
        (&["lab", "dsatur", "-", "--trace", "--csv"], "--trace and --csv cannot be used together"),
    ] {
        let Run { status, out, err } = run(words, EASY);
        assert_eq!((status, out.as_str()), (2, ""), "{words:?}");
        assert!(err.contains(told), "{words:?}: {err}");
    }
}
