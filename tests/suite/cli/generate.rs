//! `nonet generate`, and codes in place of files.

use std::fs;

use serde_json::Value;

use super::{check, run};

/// What the seed 1 stands for, and its code.
const FIRST: &str =
    "...46.95...4.752........83....3..1....865......5.8....4.3.....19.....5..16.......\n";
const CODE: &str = "100B-S0TP-23MB";

#[test]
fn a_seed_stands_for_puzzles_in_order_however_many_threads_there_are() {
    check("generate --seed 1", "", (0, FIRST, ""));
    let alone =
        run(&["generate", "--seed", "1", "-n", "20", "--level", "medium", "--threads", "1"], "");
    assert_eq!((alone.status, alone.out.lines().count(), alone.err.as_str()), (0, 20, ""));
    let four =
        run(&["generate", "--seed", "1", "-n", "20", "--level", "medium", "--threads", "4"], "");
    assert_eq!(alone, four);
    let first = run(&["generate", "--seed", "1", "--level", "medium"], "");
    assert!(alone.out.starts_with(&first.out));
}

#[test]
fn a_seed_that_is_drawn_is_told_and_makes_the_same_again() {
    let told = run(&["generate"], "");
    let seed =
        told.err.strip_prefix("nonet: to make the same puzzles again, use --seed ").unwrap().trim();
    let again = run(&["generate", "--seed", seed], "");
    assert_eq!((again.out, again.err.as_str()), (told.out, ""));
}

#[test]
fn puzzles_come_as_lines_grids_codes_or_json() {
    check("generate --seed 1 --format code", "", (0, &format!("{CODE}\n"), ""));
    let grid = run(&["generate", "--seed", "1", "--format", "grid"], "").out;
    assert_eq!(grid.lines().count(), 10);
    assert!(grid.starts_with("...46.95.\n..4.752..\n"), "{grid}");
    let json = run(&["generate", "--seed", "1", "--format", "json"], "").out;
    let json: Value = serde_json::from_str(&json).unwrap();
    assert_eq!((&json["code"], &json["puzzle"]), (&CODE.into(), &FIRST.trim().into()));
    assert_eq!(
        (&json["level"], &json["score"], &json["er"]),
        (&"easy".into(), &408.into(), &2.0.into())
    );
}

#[test]
fn what_no_puzzle_can_be_is_refused_with_the_reason() {
    let check = |arguments: &str, reason: &str| {
        check(&format!("generate {arguments}"), "", (2, "", &format!("nonet: {reason}\n")));
    };
    let ratings = "no known puzzle has this rating by Sudoku Explainer; known ratings are 1.0, 1.2, 1.5, 1.7, 1.9, \
                   2.0, 2.3, 2.5, 2.6, 2.8, 3.0, 3.2, 3.4, 3.6, 3.8, 4.0, 4.2, 4.4, and 4.5 to \
                   11.9";
    check("--se 0", ratings);
    check("--se 12", ratings);
    check(
        "--level easy --se 11",
        "Sudoku Explainer rates a puzzle of the level Easy at most 2.3, but a higher rating was requested",
    );
    check(
        "--level hard --se 1.0..1.5",
        "singles solve a puzzle that Sudoku Explainer rates below 1.7, so no puzzle of the level Hard has such a rating",
    );
    check(
        "--technique xy-wing --se 2.0..4.0",
        "a puzzle with such a low rating does not need the technique “XY-Wing”",
    );
    check("--givens 3..16", "a puzzle has from 17 to 80 givens");
    check(
        "--givens 78 --level extreme",
        "singles solve every puzzle with 75 givens or more, but a harder puzzle was requested",
    );
    check(
        "--givens 30 --symmetry 90",
        "no pattern with the symmetry 90 has this number of givens: except for the middle cell, the cells come in groups of four or eight",
    );
    check(
        "--technique whale",
        "no puzzle needs the technique “Whale”: an X-wing, swordfish or jellyfish always makes the same eliminations",
    );
    check(
        "--seed 18446744073709551616",
        "--seed takes a whole number from 0 to 18,446,744,073,709,551,615, not “18446744073709551616”",
    );
}

/// The techniques of the steps that `nonet path` tells of each puzzle.
fn paths(puzzles: &str, known: &[&str]) -> Vec<Vec<String>> {
    let told = run(&[&["path", "--json"], known].concat(), puzzles);
    assert_eq!((told.status, told.err.as_str()), (0, ""), "{puzzles}");
    let mut paths = vec![Vec::new()];
    for line in told.out.lines() {
        let step: Value = serde_json::from_str(line).unwrap();
        match step["technique"].as_str() {
            Some(technique) => paths.last_mut().unwrap().push(technique.to_owned()),
            None => paths.push(Vec::new()),
        }
    }
    paths.pop();
    paths
}

#[test]
fn the_path_has_the_technique_that_was_asked_for() {
    for (technique, is_usual) in [
        ("hidden-pair", true),
        ("x-wing", true),
        ("xy-chain", true),
        ("unique-rectangle-1", true),
        ("firework", false),
        ("wxyz-wing", false),
    ] {
        let made = run(&["generate", "--technique", technique, "--seed", "5"], "");
        assert_eq!((made.status, made.out.lines().count()), (0, 1), "{technique}");
        let advice = format!("nonet path --techniques hodoku,{technique}\n");
        let (known, is_told) = (format!("hodoku,{technique}"), made.err.ends_with(&advice));
        assert_eq!((is_told, made.err.is_empty()), (!is_usual, is_usual), "{}", made.err);
        let known = if is_usual { &[][..] } else { &["--techniques", &known] };
        let paths = paths(&made.out, known);
        assert!(paths[0].iter().any(|one| one == technique), "{technique}: {paths:?}");
    }
}

#[test]
fn a_code_is_a_puzzle_wherever_a_file_is_named() {
    check(&format!("solve {CODE}"), "", (0, ANSWER, ""));
    check(&format!("solve {}", CODE.to_lowercase().replace('-', "")), "", (0, ANSWER, ""));
    check(&format!("rate --scale hodoku {CODE}"), "", (0, "easy 408\n", ""));
    let folder = tempfile::tempdir().unwrap();
    let target = folder.path().join("a.txt");
    let done = run(&["convert", CODE, &target.display().to_string()], "");
    assert_eq!((done.status, done.err.as_str()), (0, ""));
    assert!(fs::read_to_string(target).unwrap().starts_with("...46.95.\n"));
}

const ANSWER: &str =
    "821463957394875216576219834649327185238651749715984362453798621982146573167532498\n";

#[test]
fn a_mistyped_code_is_told_and_a_file_of_that_name_is_read() {
    let err = "nonet: “100B-S0TP-23MC” is neither a file nor the code of a puzzle: \
               a character of this code is wrong, or two characters are swapped\n";
    check("solve 100B-S0TP-23MC", "", (2, "", err));
    check("100B-S0TP-23MC", "", (2, "", err));
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join(CODE), "9".to_owned() + &".".repeat(80)).unwrap();
    let mut command = super::nonet(&["info", CODE]);
    command.current_dir(folder.path());
    assert!(super::run_command(command, "").out.contains("80"));
}

#[test]
fn codes_are_read_as_lines_of_an_input() {
    check("solve", &format!("{CODE}\n"), (0, ANSWER, ""));
    check("solve -", &format!("  {}", CODE.to_lowercase()), (0, ANSWER, ""));
    check("solve", &format!("{CODE}\n{ANSWER}{CODE}\n"), (0, &ANSWER.repeat(3), ""));
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("codes");
    fs::write(&path, format!("{CODE}\n")).unwrap();
    check(&format!("rate --scale hodoku {}", path.display()), "", (0, "easy 408\n", ""));
    let err = "<stdin>:1:1: this is not the code of a puzzle: \
               a character of this code is wrong, or two characters are swapped\n";
    check("info", "100B-S0TP-23MC\n", (2, "", err));
}

#[test]
fn the_puzzle_of_a_day_is_that_of_its_date() {
    let day = run(&["generate", "--daily", "2026-11-23", "--format", "code"], "");
    assert_eq!((day.status, day.out.as_str(), day.err.as_str()), (0, "1C0G-PGDD-T565\n", ""));
    let today = run(&["generate", "--daily"], "");
    assert_eq!((today.status, today.out.lines().count()), (0, 1));
}

#[test]
fn a_pattern_is_filled_wherever_its_digits_come_from() {
    let pattern =
        "1.11.11.1.........1..111..11.11.11.1..1...1..1.11.11.11..111..1.........1.11.11.1\n";
    let made = run(&["generate", "--seed", "5", "--pattern", "-"], pattern);
    assert_eq!((made.status, made.err.as_str()), (0, ""));
    let shape: String =
        made.out.chars().map(|c| if c.is_ascii_digit() { '1' } else { c }).collect();
    assert_eq!(shape, pattern);
}

#[test]
fn what_cannot_be_made_is_told() {
    let bad = [
        (
            "--se 7.5..7.0",
            "--se takes a number such as 7.2, or a range such as 7.0..7.5, not “7.5..7.0”",
        ),
        (
            "--givens few",
            "--givens takes a number such as 30, or a range such as 28..32, not “few”",
        ),
        ("--givens 16", "a puzzle has from 17 to 80 givens"),
        ("--daily 2026-02-30", "--daily takes a day such as 2026-11-22, not “2026-02-30”"),
        ("--seed -5x", ""),
        (
            "--seed five",
            "--seed takes a whole number from 0 to 18,446,744,073,709,551,615, not “five”",
        ),
        (
            "--level easy --technique x-wing",
            "the technique “X-Wing” is above the level Easy, so no puzzle of this level needs the technique",
        ),
    ];
    for (arguments, said) in bad {
        let arguments: Vec<&str> = ["generate"].into_iter().chain(arguments.split(' ')).collect();
        let told = run(&arguments, "");
        assert_eq!((told.status, told.out.as_str()), (2, ""), "{arguments:?}");
        assert!(said.is_empty() || told.err == format!("nonet: {said}\n"), "{}", told.err);
    }
    let few = "1".repeat(9) + &".".repeat(72);
    let told = run(&["generate", "--seed", "1", "--pattern", "-"], &few);
    assert!(told.err.contains("at least 17 givens, but the pattern has 9"), "{}", told.err);
}

#[test]
fn puzzles_that_are_not_found_are_told_and_the_others_made() {
    let told =
        run(&["generate", "--seed", "1", "-n", "3", "--level", "unfair", "--attempts", "4"], "");
    let missed = told.err.lines().count();
    assert_eq!((told.status, told.out.lines().count()), (1, 3 - missed));
    assert!(
        told.err.contains(": no such puzzle was found in 4 attempts; use a larger --attempts"),
        "{}",
        told.err
    );
}

/// The puzzle of the seed 1 on 4×4, and its code.
const SMALL: &str = "......313.....4.";
const SMALL_CODE: &str = "2800-000B-S0TP-23M5";

#[test]
fn puzzles_are_made_on_other_boards_and_told_by_their_codes() {
    check("generate --shape 4x4 --seed 1", "", (0, &format!("{SMALL}\n"), ""));
    check("generate --shape 4x4 --seed 1 --format code", "", (0, &format!("{SMALL_CODE}\n"), ""));
    check("generate --shape 9x9 --seed 1", "", (0, FIRST, ""));
    check("generate --shape 9x9 --seed 1 --format code", "", (0, &format!("{CODE}\n"), ""));
    let answer = run(&["solve", SMALL_CODE], "").out;
    assert_eq!(
        (answer.len(), answer.chars().next()),
        (17, run(&["solve"], SMALL).out.chars().next())
    );
    let told = run(&["info", &SMALL_CODE.to_lowercase().replace('-', "")], "").out;
    assert!(told.contains(SMALL_CODE) && told.contains("Board: 4×4"), "{told}");
    let json = run(&["generate", "--shape", "samurai", "--seed", "1", "--format", "json"], "").out;
    let json: Value = serde_json::from_str(&json).unwrap();
    assert_eq!((&json["shape"], json["puzzle"].as_str().unwrap().len()), (&"samurai".into(), 441));
    assert_eq!((&json["level"], &json["er"]), (&"unfair".into(), &Value::Null));
}

#[test]
fn puzzles_of_other_boards_keep_their_order_and_their_boards() {
    let arguments = ["generate", "--shape", "random jigsaw 6", "--seed", "5", "-n", "8"];
    let with = |more: &[&str]| run(&[&arguments[..], more].concat(), "");
    let alone = with(&["--to", "jsonl", "--threads", "1"]);
    assert_eq!((alone.status, alone.out.lines().count(), alone.err.as_str()), (0, 8, ""));
    assert_eq!(alone, with(&["--to", "jsonl", "--threads", "3"]));
    let counts = run(&["solve", "--count"], &alone.out);
    assert_eq!((counts.status, counts.out.as_str()), (0, "1\n".repeat(8).as_str()));
    let codes = with(&["--format", "code"]).out;
    let answers = run(&["solve"], &alone.out).out;
    check("solve", &codes, (0, &answers, ""));
    let document = run(&["generate", "--shape", "windoku", "--seed", "1", "--to", "sdk"], "").out;
    assert!(document.contains("shape: \"windoku\""), "{document}");
    check("solve --count", &document, (0, "1\n", ""));
}

#[test]
fn a_form_that_does_not_tell_the_board_is_not_chosen_or_says_so() {
    let generate = |shape: &str, more: &[&str]| {
        run(&[&["generate", "--seed", "5", "-n", "2", "--shape", shape], more].concat(), "")
    };
    let jigsaws = generate("random jigsaw 7", &[]);
    assert_eq!(jigsaws, generate("random jigsaw 7", &["--to", "jsonl"]));
    check("solve --count", &jigsaws.out, (0, "1\n1\n", ""));
    let left_out = |form: &str| {
        format!("nonet: left out of the {form}: the shape and the rules of the board\n")
    };
    let [lines, rows] =
        ["list with one puzzle per line", "text with a line for each row"].map(left_out);
    for shape in ["random jigsaw 7", "x"] {
        for (format, lost) in [("line", &lines), ("grid", &rows)] {
            let told = generate(shape, &["--format", format]);
            assert_eq!((told.status, &told.err), (0, lost), "{shape} {format}");
        }
    }
    assert_eq!(generate("x", &[]).err, lines);
    for shape in ["9x9", "16x16"] {
        assert_eq!(generate(shape, &[]).err, "", "{shape}");
    }
    for format in ["json", "code"] {
        assert_eq!(generate("x", &["--format", format]).err, "", "{format}");
    }
}

#[test]
fn json_holds_the_regions_of_a_board_without_a_name() {
    let generate = |(shape, givens): (&str, &str), form: &[&str]| {
        let arguments =
            ["generate", "--seed", "5", "-n", "2", "--shape", shape, "--givens", givens];
        run(&[&arguments[..], form].concat(), "").out
    };
    let whole = |text: &str| serde_json::from_str::<Value>(text).unwrap();
    for shape in [("random jigsaw 7", "20"), ("random jigsaw 12", "110"), ("2x7", "150")] {
        let objects = generate(shape, &["--format", "json"]);
        let boards: Vec<Value> = objects.lines().map(|line| whole(line)["board"].clone()).collect();
        let lines: Vec<String> = boards.iter().map(Value::to_string).collect();
        check("solve --count", &lines.join("\n"), (0, "1\n1\n", ""));
        let mut written: Vec<Value> =
            generate(shape, &["--to", "jsonl"]).lines().map(whole).collect();
        for line in &mut written {
            line.as_object_mut().unwrap().remove("id");
        }
        assert_eq!(boards, written, "{shape:?}");
    }
    assert!(!generate(("x", "30"), &["--format", "json"]).contains("board"));
}

#[test]
fn a_level_that_a_board_does_not_have_is_refused_at_once() {
    let reason = "nonet: no puzzle on this board is harder than the level Beginner\n";
    check("generate --shape 4x4 --level extreme", "", (2, "", reason));
    let told = run(
        &[
            "generate",
            "--shape",
            "tetromino",
            "--level",
            "extreme",
            "--seed",
            "1",
            "--attempts",
            "20",
            "--format",
            "json",
        ],
        "",
    );
    let reason = "nonet: puzzle 1: no puzzle of the level Extreme was found on this board in 20 attempts; perhaps there is none, or a larger --attempts finds one\n";
    assert_eq!((told.status, told.out.as_str(), told.err.as_str()), (1, "", reason));
}

#[test]
fn a_list_of_codes_has_the_form_of_the_first() {
    let answer = run(&["solve", SMALL_CODE], "").out;
    let both = run(&["solve"], &format!("{SMALL_CODE}\n{CODE}\n"));
    assert_eq!((both.status, both.out), (0, answer + ANSWER));
    let classic = run(&["solve"], &format!("{CODE}\n{SMALL_CODE}\n"));
    // The second line is no puzzle of a list, and gets an empty answer.
    assert_eq!((classic.status, classic.out), (2, ANSWER.to_owned() + "\n"));
}

#[test]
fn what_other_boards_cannot_have_is_refused_with_the_reason() {
    let folder = tempfile::tempdir().unwrap();
    let regions = folder.path().join("regions.txt");
    fs::write(&regions, "AAAB\nCABB\nCCDB\nCDDD\n").unwrap();
    let regions = regions.display().to_string();
    let made = run(&["generate", "--shape", &regions, "--seed", "1", "--to", "jsonl"], "");
    check("solve --count", &made.out, (0, "1\n", ""));
    let check = |arguments: &[&str], reason: &str| {
        let told = run(&[&["generate", "--shape"], arguments].concat(), "");
        assert_eq!((told.status, told.out.as_str()), (2, ""), "{arguments:?}");
        assert_eq!(told.err, format!("nonet: {reason}\n"));
    };
    check(
        &[&regions, "--format", "code"],
        "puzzles on this board have no code; write them with --to jsonl instead",
    );
    check(
        &["100x100", "--level", "easy"],
        "only boards of up to 625 cells, such as 25 by 25, have levels; ask for a number of givens instead (--givens)",
    );
    check(
        &["x", "--technique", "sk-loop"],
        "Nonet looks for the technique “SK loop” on the classic board only; leave out --shape",
    );
    check(
        &["x", "--technique", "law-of-leftovers"],
        "the technique “Law of leftovers” is for boards with regions, such as --shape \"random jigsaw 9\"",
    );
    check(
        &["x", "--technique", "cage-combinations"],
        "the technique “Cage combinations” is for puzzles with clues, such as those of --clues killer",
    );
    check(
        &["x", "--technique", "clue-partners"],
        "the technique “Clue partners” is for puzzles with clues, such as those of --clues dots",
    );
    for arguments in [["--se", "7.0"], ["--pattern", "-"], ["--daily", "2026-11-23"]] {
        let option = arguments[0];
        check(
            &[&["x"], &arguments[..]].concat(),
            &format!("{option} works on the classic board only"),
        );
    }
    check(&["4x4", "--givens", "16"], "a puzzle on this board has from 3 to 15 givens");
    check(
        &["twins", "--symmetry", "90"],
        "the board does not have the symmetry 90: it would move a cell off the board",
    );
    check(
        &["6x6", "--symmetry", "90", "--givens", "10"],
        "no pattern with the symmetry 90 has this number of givens on this board",
    );
    check(
        &["36x36", "--minimal"],
        "a puzzle with more than 25 digits cannot be made minimal in a reasonable time",
    );
    check(
        &["16x16", "--minimal", "--symmetry", "180"],
        "hardly any symmetric puzzle on a board of more than 100 cells is minimal; ask for one of the two",
    );
    for typed in ["random jigsaw 3", "random jigsaw", "Random-Jigsaw 17", "random jigsaw nine"] {
        check(
            &[typed],
            &format!(
                "a random jigsaw has from 4 to 16 rows, as in “random jigsaw 9”, not “{typed}”"
            ),
        );
    }
    check(
        &["4x4", "--to", "sdk", "-n", "2"],
        "the format nonet holds one puzzle; leave out --count, or choose another format",
    );
    check(
        &["4x4", "--seed", "1", "--to", "sadman"],
        "a SadMan Sudoku text holds only the classic board of 9 by 9 cells",
    );
    check(&["samurei"], "there is no board “samurei”; did you mean samurai?");
}

#[test]
fn what_turns_out_while_puzzles_are_made_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let regions = folder.path().join("regions.txt");
    // The cell beside the three cells of region A in row 1 must hold the digit of the fourth, which is below it.
    fs::write(&regions, "AAAB\nCBBA\nCBDD\nCCDD\n").unwrap();
    let regions = regions.display().to_string();
    let told = run(&["generate", "--seed", "1", "--shape", &regions, "--to", "jsonl"], "");
    let err = "nonet: puzzle 1: no grid fills this board, so it has no puzzles\n";
    assert_eq!((told.status, told.out.as_str(), told.err.as_str()), (1, "", err));
    let arguments = ["generate", "--seed", "1", "--shape", "random jigsaw 4", "--to", "sadman"];
    let told = run(&arguments, "");
    let err =
        "nonet: puzzle 1: a SadMan Sudoku text holds only the classic board of 9 by 9 cells\n";
    assert_eq!((told.status, told.out.as_str(), told.err.as_str()), (1, "", err));
}

#[test]
fn json_lines_keep_the_rating_of_boards_with_extra_houses() {
    for shape in ["windoku", "x windoku", "asterisk", "centre dot", "girandola"] {
        let generate = |form: &[&str]| {
            let arguments = ["generate", "--seed", "1", "--givens", "30", "--shape", shape];
            run(&[&arguments[..], form].concat(), "").out
        };
        let line = run(&["rate", "--shape", shape], &generate(&["--format", "line"]));
        let json = run(&["rate"], &generate(&["--to", "jsonl"]));
        assert_eq!(json, line, "{shape}");
        assert!(json.out.contains('/'), "{shape}");
    }
}

#[test]
fn killers_are_lines_of_json_that_solve_and_rate_read() {
    let made = run(&["generate", "--clues", "killer", "--level", "medium", "--seed", "1"], "");
    assert_eq!((made.status, made.err.as_str()), (0, ""));
    assert!(made.out.contains("\"killercage\":[{\"cells\":["), "{}", made.out);
    let solved = run(&["solve", "--count", "--limit", "2", "-"], &made.out);
    assert_eq!((solved.status, solved.out.as_str()), (0, "1\n"));
    check("rate --scale hodoku -", &made.out, (0, "medium 2962, own scale\n", ""));
    let json = run(&["generate", "--clues", "killer", "--seed", "1", "--format", "json"], "").out;
    let json: Value = serde_json::from_str(&json).unwrap();
    assert!(json["board"]["rules"]["killercage"].is_array(), "{json}");
    assert_eq!(json["code"], Value::Null);
}

#[test]
fn puzzles_are_made_with_clues_by_their_names() {
    let made = run(
        &["generate", "--clues", "cages=2x3,thermometers=1", "--shape", "6x6", "--seed", "1"],
        "",
    );
    assert_eq!((made.status, made.err.as_str()), (0, ""));
    assert_eq!(made.out.matches("\"value\":").count(), 2, "{}", made.out);
    assert_eq!(made.out.matches("\"lines\":").count(), 1, "{}", made.out);
    let solved = run(&["solve", "--count", "--limit", "2", "-"], &made.out);
    assert_eq!((solved.status, solved.out.as_str()), (0, "1\n"));
    let refused = |clues: &str, reason: &str| {
        let made = run(&["generate", "--clues", clues], "");
        assert_eq!((made.status, made.out.as_str()), (2, ""));
        assert!(made.err.contains(reason), "{}", made.err);
    };
    refused("arrow", "not “arrow”; the kinds are cages, thermometers, arrows,");
    refused("dots=0", "not “dots=0”; the kinds are");
    let of_day = run(&["generate", "--clues", "dots", "--daily", "2026-11-28"], "");
    let said = "nonet: the puzzle of a day is a plain one, or a killer with --clues killer\n";
    assert_eq!((of_day.status, of_day.err.as_str()), (2, said));
    refused("arrows=2x9", "arrows have from 3 to 5 cells");
    refused(
        "dots=2x2",
        "the number of cells of dots cannot be chosen; write dots=4 for four of them",
    );
}

#[test]
fn a_form_without_cages_says_so() {
    let made = run(
        &["generate", "--clues", "killer", "--shape", "4x4", "--seed", "1", "--format", "line"],
        "",
    );
    assert_eq!(made.out, "................\n");
    assert!(made.err.contains("constraints"), "{}", made.err);
    let made = run(&["generate", "--clues", "killer", "--seed", "7", "--to", "solo"], "");
    assert!(made.err.contains("constraints"), "{}", made.err);
    let made = run(&["generate", "--clues", "killer", "--seed", "7", "--to", "sumocue"], "");
    assert!(made.err.is_empty() && made.out.contains('+'), "{made:?}");
    let refused = |arguments: &str, reason: &str| {
        check(
            &format!("generate --clues killer {arguments}"),
            "",
            (2, "", &format!("nonet: {reason}\n")),
        );
    };
    refused(
        "--format code",
        "puzzles on this board have no code; write them with --to jsonl instead",
    );
    refused("--shape 16x16", "puzzles with clues are made on boards of 4 to 9 digits");
    refused(
        "--level beginner",
        "a killer cannot have a drawn pattern, a range of ratings, the level Beginner, or a technique of uniqueness, of large patterns or for other clues",
    );
}

#[test]
fn a_day_has_a_killer_and_killers_may_be_minimal() {
    let day = ["generate", "--clues", "killer", "--daily", "2026-11-23"];
    let made = run(&day, "");
    assert_eq!((made.status, made.err.as_str()), (0, ""));
    assert_eq!(run(&day, "").out, made.out, "the same for everyone");
    let rated = run(&["rate", "--scale", "hodoku", "-"], &made.out);
    assert!(rated.out.starts_with("easy "), "{}", rated.out);
    let minimal = ["generate", "--clues", "killer", "--shape", "6x6", "--minimal", "--seed", "4"];
    let made = run(&minimal, "");
    let solved = run(&["solve", "--count", "--limit", "2", "-"], &made.out);
    assert_eq!((solved.status, solved.out.as_str()), (0, "1\n"));
    assert!(
        made.out.matches("\"value\"").count() < made.out.matches("\"cells\"").count(),
        "{}",
        made.out
    );
}
