//! `nonet lab`.

use serde_json::Value;

use super::{EASY, EASY_ANSWER, Run, STARVED, run};

/// A 4×4 puzzle with one answer.
const SMALL: &str = "1.....3...4.2...";

/// A 4×4 puzzle that keeps the rules, but has no answer.
const SMALL_WITHOUT_ANSWER: &str = "..1..4..2.3.....";

/// A puzzle without an answer that some methods see soon.
const HARD_WITHOUT_ANSWER: &str =
    ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........";

fn lines(text: &str) -> Vec<&str> {
    text.lines().collect()
}

#[test]
fn without_a_word_the_methods_are_listed() {
    let Run { status, out, err } = run(&["lab"], "");
    assert_eq!((status, err.as_str()), (0, ""));
    let words: Vec<&str> = out.lines().filter_map(|line| line.split(' ').next()).collect();
    assert_eq!(words.len(), 11);
    assert_eq!((words[0], words[10]), ("brute-force", "nonet"));
    assert!(
        out.contains("\ndsatur             Graph colouring (DSATUR): Colours the graph"),
        "{out}"
    );
}

#[test]
fn every_method_but_the_one_that_may_fail_writes_the_answer_and_its_counts() {
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
        for label in ["Deepest: ", "Checks: ", "Time: "] {
            assert!(out.iter().any(|line| line.starts_with(label)), "{method}: {out:?}");
        }
        let is_memory = |line: &&str| line.starts_with("Memory: ");
        assert_eq!(out.iter().any(is_memory), method != "nonet", "{method}: {out:?}");
    }
    let annealing = run(&["lab", "annealing", "-"], EASY);
    let first = lines(&annealing.out)[0];
    assert!(first == EASY_ANSWER || first == "gave up", "{first}");
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
fn the_last_line_of_a_trace_tells_how_it_ended() {
    let last = |arguments: &[&str], puzzle: &str| {
        let Run { status, out, .. } = run(arguments, puzzle);
        let event: Value = serde_json::from_str(out.lines().last().unwrap()).unwrap();
        (status, out.lines().count(), event["event"].as_str().unwrap().to_owned())
    };
    let limited = ["lab", "open-cells", "-", "--trace", "--limit", "7"];
    assert_eq!(last(&limited, EASY), (1, 8, "limit".to_owned()));
    let (status, _, end) = last(&["lab", "clauses", "-", "--trace"], SMALL_WITHOUT_ANSWER);
    assert_eq!((status, end.as_str()), (1, "no answer"));
    let (status, _, end) = last(&["lab", "annealing", "-", "--trace"], SMALL_WITHOUT_ANSWER);
    assert_eq!((status, end.as_str()), (1, "gave up"));
}

#[test]
fn a_race_compares_methods_on_each_puzzle() {
    let input = format!("{SMALL}\n{SMALL_WITHOUT_ANSWER}\n");
    let Run { status, out, err } = run(&["lab", "--race", "brute-force,DSATUR", "-"], &input);
    assert_eq!((status, err.as_str()), (1, ""));
    let out = lines(&out);
    assert_eq!(out.len(), 8, "{out:?}");
    assert_eq!((out[0], out[4]), ("Puzzle 1", "Puzzle 2"));
    assert!(out[1].starts_with("method") && out[5].starts_with("method"), "{out:?}");
    assert!(out[2..4].iter().any(|line| line.starts_with("dsatur       answer")), "{out:?}");
    assert!(out[6..].iter().all(|line| line.contains("  no answer  ")), "{out:?}");
    let bars = |line: &&str| line.contains('█');
    assert_eq!(out.iter().filter(|line| bars(line)).count(), 4);
}

/// A method that proved that there is no answer stood below those that were stopped before.
#[test]
fn who_decides_the_puzzle_stands_above_who_is_stopped() {
    let methods = "singles,brute-force,dancing-links";
    let arguments = ["lab", "--race", methods, "-", "--limit", "20000", "--threads", "1"];
    let Run { status, out, .. } = run(&arguments, HARD_WITHOUT_ANSWER);
    assert_eq!(status, 1);
    let out = lines(&out);
    assert!(out[2].starts_with("dancing-links  no answer  "), "{out:?}");
    assert!(out[3..].iter().all(|line| line.contains("  > ") && line.ends_with('…')), "{out:?}");
    assert!(out[3..].iter().all(|line| line.contains("  stopped at the limit  ")), "{out:?}");
}

#[test]
fn reports_say_which_puzzle_they_are_of() {
    let Run { out, .. } = run(&["lab", "singles", "-"], &format!("{EASY}\n{EASY}\n"));
    let numbers: Vec<&str> = out.lines().filter(|line| line.starts_with("Puzzle")).collect();
    assert_eq!(numbers, ["Puzzle: 1", "Puzzle: 2"], "{out}");
}

/// It ran twice.
#[test]
fn a_method_that_is_named_twice_runs_once() {
    let Run { out, .. } = run(&["lab", "--race", "dsatur, singles,DSATUR", "-", "--csv"], SMALL);
    let methods: Vec<&str> = out.lines().filter_map(|line| line.split(',').nth(1)).collect();
    assert_eq!(methods, ["method", "dsatur", "singles"]);
}

#[test]
fn a_table_of_all_figures_is_written_as_csv() {
    let Run { status, out, err } =
        run(&["lab", "--race", "all", "-", "--csv", "--threads", "1"], EASY);
    assert_eq!((status, err.as_str()), (0, ""));
    let rows: Vec<Vec<&str>> = out.lines().map(|line| line.split(',').collect()).collect();
    assert_eq!(rows.len(), 12);
    let column = |name: &str| rows[0].iter().position(|head| *head == name).unwrap();
    let figure = |row: &[&str], name| row[column(name)].parse::<u64>().unwrap();
    for row in &rows[1..] {
        assert_eq!(row.len(), rows[0].len(), "{row:?}");
        if row[column("method")] != "annealing" {
            assert_eq!((row[2], row[3]), ("answer", EASY_ANSWER), "{row:?}");
        }
        assert!(figure(row, "events") >= figure(row, "trials"), "{row:?}");
        assert!(row[column("seconds")].parse::<f64>().unwrap() >= 0.0, "{row:?}");
    }
    assert_eq!(rows[1][..2], ["1", "brute-force"]);
    let brute = &rows[1];
    let tried = figure(brute, "trials") - figure(brute, "refusals") - figure(brute, "backtracks");
    let open = EASY.matches('0').count() as u64;
    assert_eq!(tried, open, "each open cell of the answer holds a digit on trial");
}

#[test]
fn boards_of_other_shapes_are_solved() {
    let methods = "singles,dancing-links,clauses,dsatur,nonet";
    let arguments = ["lab", "--race", methods, "-", "--csv", "--shape", "x"];
    let Run { status, out, err } = run(&arguments, &".".repeat(81));
    assert_eq!((status, err.as_str()), (0, ""));
    assert_eq!(out.lines().skip(1).filter(|line| line.contains(",answer,")).count(), 5, "{out}");
    let Run { status, out, .. } =
        run(&["lab", "singles", "-", "--shape", "12x12"], &".".repeat(144));
    assert_eq!((status, out.lines().next().unwrap().len()), (0, 144));
}

#[test]
fn a_method_stops_at_the_limit() {
    let Run { status, out, .. } = run(&["lab", "brute-force", "-", "--limit", "10"], EASY);
    assert_eq!(status, 1);
    assert_eq!(lines(&out)[0], "stopped at the limit");
}

/// Its search of a puzzle that takes 2,001 nodes ended only with the search.
#[test]
fn the_own_search_stops_at_the_limit_too() {
    let first = |limit: &str| {
        let Run { status, out, .. } =
            run(&["lab", "nonet", "-", "--limit", limit], HARD_WITHOUT_ANSWER);
        (status, lines(&out)[0].to_owned())
    };
    assert_eq!(first("300"), (1, "stopped at the limit".to_owned()));
    assert_eq!(first("2001"), (1, "no answer".to_owned()));
    // Its events are the digits of its answer, which count for nothing.
    let easy = run(&["lab", "nonet", "-", "--limit", "10"], EASY);
    assert_eq!((easy.status, lines(&easy.out)[0]), (0, EASY_ANSWER));
}

#[test]
fn what_has_no_answer_is_said() {
    let Run { status, err, .. } = run(&["lab", "dsatur", "-"], STARVED);
    assert_eq!(status, 1);
    assert!(err.starts_with("<stdin>:1:1: "), "{err}");
    let Run { status, out, .. } = run(&["lab", "singles", "-"], SMALL_WITHOUT_ANSWER);
    assert_eq!((status, lines(&out)[0]), (1, "no answer"));
}

#[test]
fn an_unreadable_line_is_told_and_the_others_are_solved() {
    let input = format!("{EASY}\n{EASY}9\n{EASY}\n");
    let Run { status, out, err } = run(&["lab", "clauses", "-", "--csv"], &input);
    assert_eq!((status, out.lines().count()), (2, 3), "{out}");
    assert!(err.starts_with("<stdin>:2:") && err.lines().count() == 1, "{err}");
    let Run { status, out, err } = run(&["lab", "clauses", "no-such-file.sdk"], "");
    assert_eq!((status, out.as_str()), (2, ""));
    assert_eq!(err.lines().count(), 1, "{err}");
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
        (
            &["lab", "--race", "dsatur,clauses", "--trace", "-"],
            "--race and --trace cannot be used together",
        ),
        (
            &["lab", "--race", "all,dsatur", "-"],
            "“all” stands for every method: name no others beside it",
        ),
        (&["lab", "--race", ",", "-"], "there is no method “”"),
        (&["lab", "--csv"], "missing on the command line: METHOD; --help shows the usage"),
        (&["lab", "--seed", "7"], "missing on the command line: METHOD; --help shows the usage"),
    ] {
        let Run { status, out, err } = run(words, EASY);
        assert_eq!((status, out.as_str()), (2, ""), "{words:?}");
        assert!(err.contains(told), "{words:?}: {err}");
    }
}
