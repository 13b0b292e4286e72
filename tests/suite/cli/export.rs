//! `nonet export`: every medium, messages about answers, and refusals.

use std::fs;

use super::solve::{SUKAKU, SUKAKU_ANSWER};
use super::{
    BROKEN, EASY, EASY_ANSWER, LOOSE, LOOSE_FIRST, check, check_nothing_is_written, nonet, project,
    run, run_command, write_once,
};

#[test]
fn the_ending_tells_the_medium_and_nothing_is_overwritten_unasked() {
    let folder = tempfile::tempdir().unwrap();
    for (name, start) in [
        ("a.rtf", "{\\rtf1"),
        ("a.HTML", "<!DOCTYPE html>"),
        ("b.htm", "<!DOCTYPE html>"),
        ("a.txt", "Sudoku\n======\n"),
        ("a.log", "Time: 2"),
    ] {
        let path = folder.path().join(name);
        let (done, _) = write_once("export", &path, start);
        assert_eq!((done.out.as_str(), done.err.as_str()), ("", ""), "{name}");
        let target = path.display().to_string();
        assert_eq!(run(&["export", "-", &target, "--force", "--to", "line"], EASY).status, 0);
        assert_eq!(fs::read_to_string(&path).unwrap(), format!("{}\n", EASY.replace('0', ".")));
    }
}

#[test]
fn a_folder_is_called_one() {
    let folder = tempfile::tempdir().unwrap();
    let target = folder.path().join("a.html").display().to_string();
    fs::create_dir(&target).unwrap();
    for command in ["convert", "export"] {
        let to = if command == "convert" { "list" } else { "html" };
        let refused = run(&[command, "-", &target, "--to", to], EASY);
        let err = format!("{target}: this is a folder; expected a file\n");
        assert_eq!((refused.status, refused.err), (2, err));
    }
}

#[test]
fn a_medium_has_to_be_told() {
    for target in ["-", "no/such/name", "no/such/name.doc"] {
        let refused = run(&["export", "-", target], EASY);
        assert_eq!((refused.status, refused.out.as_str()), (2, ""));
        assert!(refused.err.contains("expected .pdf, .png, .svg, .rtf, .html,"), "{}", refused.err);
        assert!(
            refused.err.contains("or --to with one of pdf, png, svg, rtf, html,"),
            "{}",
            refused.err
        );
    }
}

#[test]
fn answers_are_printed_where_they_are_asked_for() {
    let puzzle = EASY.replace('0', ".");
    for (answers, out) in [
        ("", format!("{puzzle}\n")),
        ("--answers=nowhere", format!("{puzzle}\n")),
        ("--answers", format!("{puzzle} # {EASY_ANSWER}\n")),
        ("--answers=after", format!("{puzzle} # {EASY_ANSWER}\n")),
        ("--answers=end", format!("{puzzle}\n# Answer\n# {EASY_ANSWER}\n")),
    ] {
        check(&format!("export - - --to line {answers}"), EASY, (0, &out, ""));
    }
}

#[test]
fn several_answers_and_none_are_told_where_answers_are_printed() {
    let list = format!("{LOOSE}\n{EASY}\n{BROKEN}\n");
    let told = "<stdin>:1:1: this puzzle has several answers; answer 1 is printed\n\
                <stdin>:3:1: this puzzle has no answer: two 5s in row 1\n";
    let out = format!(
        "{LOOSE} # {LOOSE_FIRST}\n{} # {EASY_ANSWER}\n{BROKEN} # There is no answer.\n",
        EASY.replace('0', ".")
    );
    check("export - - --to line --answers", &list, (1, &out, told));
    let without = run(&["export", "-", "-", "--to", "rtf"], &list);
    assert_eq!((without.status, without.err.as_str()), (0, ""));
}

#[test]
fn answers_heed_what_the_puzzle_rules_out() {
    let told = run(&["export", "-", "-", "--to", "line", "--answers=after"], SUKAKU);
    let empty = ".".repeat(81);
    assert_eq!(told.out, format!("{empty} # {SUKAKU_ANSWER}\n"));
    assert_eq!((told.status, told.err.as_str()), (0, ""), "it is the only one");
}

#[test]
fn the_log_always_has_the_answer() {
    let log = run(&["export", "-", "-", "--to", "log", "--date", "22/11/2026"], EASY);
    assert_eq!((log.status, log.err.as_str()), (0, ""));
    assert!(
        log.out.starts_with("Time: 22/11/2026\nLevel: \n\n7 8 0 4 0 0 1 2 0 \n"),
        "{}",
        log.out
    );
    assert!(log.out.ends_with("3 4 9 2 1 6 8 5 7 \n"), "{}", log.out);
    let broken = run(&["export", "-", "-", "--to", "log"], BROKEN);
    assert_eq!(broken.status, 1);
}

#[test]
fn what_is_said_about_a_puzzle_is_printed() {
    let file = "tests/data/good/nonet.sdk";
    let text = run(&["export", file, "-", "--to", "html", "--language", "vi"], "").out;
    assert!(text.contains("<html lang=\"vi\">"), "{text}");
    assert!(text.contains("<h1>Đề số 1</h1>"), "{text}");
    assert!(text.contains("Tác giả: Nguyễn &quot;An&quot;"), "{text}");
    let own = ["--title", "Week 3", "--author", "Lan", "--date", "today"];
    let mut arguments = vec!["export", file, "-", "--to", "html"];
    arguments.extend(own);
    let text = run(&arguments, "").out;
    assert!(text.contains("<title>Week 3</title>"), "{text}");
    assert!(text.contains("<p>Author: Lan · Date: today</p>"), "{text}");
}

#[test]
fn choices_reach_the_paper() {
    let list = format!("{EASY}\n").repeat(5);
    let print = |choices: &str| {
        let mut arguments = vec!["export", "-", "-", "--to", "rtf"];
        arguments.extend(choices.split_whitespace());
        let done = run(&arguments, &list);
        assert_eq!((done.status, done.err.as_str()), (0, ""), "{choices}");
        done.out
    };
    let pages = |rtf: &str| rtf.matches("\\pagebb").count() + 1;
    assert_eq!(pages(&print("")), 5);
    assert_eq!(pages(&print("--per-page 4")), 2);
    assert_eq!(pages(&print("--per-page 12 --answers")), 2);
    assert!(print("--paper letter").contains("\\paperw12240\\paperh15840"));
    assert!(print("--black").contains("{\\colortbl;\\red0\\green0\\blue0;\\red0\\green0\\blue0;"));
    assert!(print("--candidates").contains("\\line") && !print("--notes").contains("\\line"));
    for wrong in ["--per-page 5", "--language fr", "--answers=anywhere", "--notes --candidates"] {
        let mut arguments = vec!["export", "-", "-", "--to", "rtf"];
        arguments.extend(wrong.split_whitespace());
        let refused = run(&arguments, &list);
        assert_eq!((refused.status, refused.out.as_str()), (2, ""), "{wrong}");
    }
}

#[test]
fn a_pdf_is_written_whole() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.pdf");
    let target = path.display().to_string();
    let done = run(&["export", "-", &target, "--answers=upside-down", "--booklet"], EASY);
    assert_eq!((done.status, done.err.as_str()), (0, ""));
    let bytes = fs::read(&path).unwrap();
    assert!(bytes.starts_with(b"%PDF-") && bytes.trim_ascii_end().ends_with(b"%%EOF"));
    let unknown = run(&["export", "-", &target, "--force", "--title", "Đề 數"], EASY);
    assert_eq!((unknown.status, fs::read(&path).unwrap() == bytes), (0, false));
    assert!(
        unknown.err.contains("1 sign of the title is not in the font; a box stands for it"),
        "{}",
        unknown.err
    );
}

#[test]
fn a_picture_is_as_wide_as_asked_for_and_shows_one_page() {
    let folder = tempfile::tempdir().unwrap();
    let png = folder.path().join("a.png").display().to_string();
    for (choices, width, height) in [
        ("", 1_200, 1_200),
        ("--size 90", 90, 90),
        ("--size 210 --title Week", 210, 297),
        ("--size 510 --paper letter --answers --per-page 2", 510, 660),
    ] {
        let mut arguments = vec!["export", "-", &png, "--force"];
        arguments.extend(choices.split_whitespace());
        let done = run(&arguments, EASY);
        assert_eq!((done.status, done.err.as_str()), (0, ""), "{choices}");
        let bytes = fs::read(&png).unwrap();
        assert_eq!(bytes[1..4], *b"PNG");
        let side = |at: usize| u32::from_be_bytes(bytes[at..at + 4].try_into().unwrap());
        assert_eq!((side(16), side(20)), (width, height), "{choices}");
    }
    let svg = run(&["export", "-", "-", "--to", "svg", "--size", "90"], EASY);
    assert!(svg.out.contains("width=\"90\" height=\"90\""), "{}", svg.out);

    let many = format!("{EASY}\n{LOOSE}\n{EASY}\n");
    let refused = run(&["export", "-", "-", "--to", "svg", "--per-page", "2"], &many);
    assert_eq!((refused.status, refused.out.as_str()), (2, ""));
    assert!(refused.err.contains("take 2 pages, but a picture has one page"), "{}", refused.err);
    let refused = run(&["export", "-", "-", "--to", "png", "--size", "8193"], EASY);
    assert_eq!((refused.status, refused.out.as_str()), (2, ""));
    assert!(refused.err.contains("from 64 to 8,192, not “8193”"), "{}", refused.err);
}

const MEDIA: [&str; 8] = ["pdf", "png", "svg", "rtf", "html", "txt", "line", "log"];

/// The options in docs/printing.md, each with what it is for.
fn documented() -> Vec<(String, Vec<String>)> {
    let text = fs::read_to_string(project("docs/printing.md")).unwrap();
    let row = |line: &str| {
        let (option, rest) = line.strip_prefix("| `--")?.split_once("` | ")?;
        let media = rest.split(" | ").next()?.replace("all", &MEDIA.join(" "));
        Some((format!("--{option}"), media.split(' ').map(str::to_owned).collect()))
    };
    text.lines().filter_map(row).collect()
}

fn with_value(option: &str) -> String {
    let value = match option {
        "--per-page" => " 2",
        "--paper" => " letter",
        "--title" | "--author" | "--date" => " Week",
        "--size" => " 90",
        "--language" => " vi",
        _ => "",
    };
    format!("{option}{value}")
}

#[test]
fn an_option_is_followed_or_refused_as_documented() {
    let documented = documented();
    assert_eq!(documented.len(), 19, "{documented:?}");
    let folder = tempfile::tempdir().unwrap();
    let target = folder.path().join("printed").display().to_string();
    for (option, media) in documented {
        for medium in MEDIA {
            let typed = with_value(&option);
            let mut arguments = vec!["export", "-", &target, "--to", medium];
            arguments.extend(typed.split(' '));
            let done = run(&arguments, EASY);
            let is_for = media.iter().any(|other| other == medium);
            assert_eq!(done.status, if is_for { 0 } else { 2 }, "{arguments:?}: {}", done.err);
            let refused = format!("nonet: {option} works for ");
            let meaningless = format!(" but not for {medium}\n");
            assert_eq!(done.err.starts_with(&refused), !is_for, "{}", done.err);
            assert_eq!(done.err.ends_with(&meaningless), !is_for, "{}", done.err);
            assert_eq!(fs::remove_file(&target).is_ok(), is_for, "{arguments:?}");
        }
    }
}

#[test]
fn a_file_behind_answers_is_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let target = folder.path().join("a.txt").display().to_string();
    for arguments in [["-", "--answers", &target], ["--answers", "-", &target]] {
        let done = run(&[&["export", "--force"], &arguments[..]].concat(), EASY);
        assert_eq!((done.status, done.err.as_str()), (0, ""));
        assert!(fs::read_to_string(&target).unwrap().contains("Answer\n------\n"));
    }
    let hint = "nonet: --answers takes its value after an equals sign: --answers=after\n";
    for arguments in [["-", &target, "--answers", "after"], ["--answers", "after", "-", &target]] {
        let refused = run(&[&["export", "--force"], &arguments[..]].concat(), EASY);
        assert_eq!((refused.status, refused.err.as_str()), (2, hint));
    }
    fs::write(folder.path().join("after"), EASY).unwrap();
    let mut named_so = nonet(&["export", "--answers", "after", "a.log"]);
    named_so.current_dir(folder.path());
    assert_eq!(run_command(named_so, "").status, 0);
    assert!(folder.path().join("a.log").exists());
}

#[test]
fn the_advice_for_a_picture_works() {
    let folder = tempfile::tempdir().unwrap();
    let png = folder.path().join("a.png").display().to_string();
    for (puzzles, answers, per_page, pages, advice) in [
        (1, "--answers", "--per-page 1", 2, "--per-page 2 puts all puzzles on one page"),
        (3, "--answers=after", "--per-page 4", 2, "--per-page 6 puts all puzzles on one page"),
        (7, "--answers=nowhere", "--per-page 1", 7, "--per-page 9 puts all puzzles on one page"),
    ] {
        let list = format!("{EASY}\n").repeat(puzzles);
        let export = |per_page: &str| {
            let arguments = ["export", "-", &png, "--force", answers];
            run(&arguments.into_iter().chain(per_page.split(' ')).collect::<Vec<_>>(), &list)
        };
        let refused = export(per_page);
        let err = format!(
            "{png}: the puzzles take {pages} pages, but a picture has one page; {advice}\n"
        );
        assert_eq!((refused.status, refused.err), (2, err));
        if let Some(advised) = advice.strip_suffix(" puts all puzzles on one page") {
            assert_eq!(export(advised).err, "");
        }
    }
    for (puzzles, choice) in [(7, "--black"), (12, "--per-page=12")] {
        let list = format!("{EASY}\n").repeat(puzzles);
        let refused = run(&["export", "-", &png, "--force", "--answers", choice], &list);
        let err = format!(
            "{png}: {puzzles} puzzles with their answers do not fit on the one page of a picture, \
             which holds 6; leave out --answers, or print to PDF\n"
        );
        assert_eq!((refused.status, refused.err), (2, err));
        assert_eq!(run(&["export", "-", &png, "--force", choice], &list).err, "");
    }
    for choices in ["--answers", "--title=Week"] {
        let done = run(&["export", "-", &png, "--force", choices], &format!("{EASY}\n{EASY}\n"));
        assert_eq!((done.status, done.err.as_str()), (0, ""), "{choices}");
    }
}

#[test]
fn more_puzzles_than_are_held_are_refused_with_what_to_do() {
    let folder = tempfile::tempdir().unwrap();
    let split = "puzzles, the most for a PDF with these options; \
                 split the input, or print to .html, .rtf or .txt, which hold any number";
    for (puzzles, name, answers, said) in [
        (13, "a.png", "nowhere", "12 puzzles, the most for one picture; print to PDF"),
        (50_001, "a.pdf", "end", &format!("50,000 {split}")),
        (25_001, "a.pdf", "facing", &format!("25,000 {split}")),
    ] {
        let target = folder.path().join(name).display().to_string();
        let list = format!("{EASY}\n").repeat(puzzles);
        let answers = format!("--answers={answers}");
        let refused = run(&["export", "-", &target, &answers], &list);
        let err = format!("<stdin>: the input has more than {said}\n");
        assert_eq!((refused.status, refused.out, refused.err), (2, String::new(), err));
    }
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
}

#[test]
fn nothing_is_written_where_reading_fails() {
    for name in ["a.html", "a.rtf"] {
        check_nothing_is_written("export", name);
    }
    let nothing = run(&["export", "-", "-", "--to", "html"], "\n");
    assert_eq!((nothing.status, nothing.out.as_str()), (2, ""));
}

/// A line of the JSON form for a board that `board` describes, with one given.
fn json_line(board: &str, cells: usize) -> String {
    let mut givens = vec!["0"; cells];
    givens[0] = "1";
    format!("{{\"id\":\"a\",{board},\"givens\":[{}]}}\n", givens.join(","))
}

const DIAGONALS: &str = "\"rows\":9,\"columns\":9,\"digits\":9,\"regions\":null,\"boxes\":[3,3],\
                         \"rules\":{\"diagonal+\":true,\"diagonal-\":true}";

const LARGE: &str =
    "\"rows\":36,\"columns\":36,\"digits\":36,\"regions\":null,\"boxes\":[6,6],\"rules\":{}";

#[test]
fn a_board_of_another_shape_is_printed_with_its_rules() {
    let rule = "No digit twice on a diagonal line";
    let puzzle = json_line(DIAGONALS, 81);
    for medium in ["rtf", "html", "txt", "svg"] {
        let done = run(&["export", "-", "-", "--to", medium], &puzzle);
        assert_eq!((done.status, done.err.as_str()), (0, ""), "{medium}");
        assert!(done.out.contains(rule), "{medium}: {}", done.out);
    }
    let told = run(&["export", "-", "-", "--to", "txt", "--language", "vi"], &puzzle).out;
    assert!(told.contains("Không số nào lặp lại trên một đường chéo"), "{told}");
}

#[test]
fn a_list_and_a_log_say_that_they_do_not_tell_the_shape() {
    let puzzle = json_line(DIAGONALS, 81);
    let said = "<stdin>:1:1: the document does not tell the shape and the rules of this board; its \
                readers have to know them\n";
    for medium in ["line", "log"] {
        let done = run(&["export", "-", "-", "--to", medium], &puzzle);
        assert_eq!((done.status, done.err.starts_with(said)), (0, true), "{medium}: {}", done.err);
        assert!(done.out.contains('1'));
    }
    assert_eq!(run(&["export", "-", "-", "--to", "line"], EASY).err, "");
}

#[test]
fn small_digits_of_large_boards_are_left_out_and_that_is_said() {
    let puzzle = json_line(LARGE, 36 * 36);
    let said = "<stdin>:1:1: this board has more than 25 digits, so its cells have no room for \
                small digits; the document leaves them out\n";
    let done = run(&["export", "-", "-", "--to", "html", "--candidates"], &puzzle);
    assert_eq!((done.status, done.err.as_str()), (0, said));
    assert_eq!(run(&["export", "-", "-", "--to", "html"], &puzzle).err, "");
}

#[test]
fn paper_and_tiles_are_chosen() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.pdf");
    let target = path.display().to_string();
    let large = json_line(&LARGE.replace("36", "100").replace("[6,6]", "[10,10]"), 10_000);
    for (choices, pages) in [
        ("", 4),
        ("--tiles=auto", 4),
        ("--tiles=never", 1),
        ("--paper a3", 1),
        ("--paper a3 --tiles", 4),
    ] {
        let mut arguments = vec!["export", "-", &target, "--force"];
        arguments.extend(choices.split_whitespace());
        let done = run(&arguments, &large);
        assert_eq!((done.status, done.err.as_str()), (0, ""), "{choices}");
        let file = lopdf::Document::load(&path).unwrap();
        assert_eq!(file.get_pages().len(), pages, "{choices}");
    }
    let refused = run(&["export", "-", &target, "--force", "--tiles=2"], &large);
    assert_eq!((refused.status, refused.out.as_str()), (2, ""));
}

/// The true minus sign is not in the font.
#[test]
fn the_signs_of_operations_are_in_the_font() {
    let board = "Nonet(version: 4, shape: \"4x4\", givens: [\"....\", \"....\", \"....\", \"....\"], constraints: \
        [\"sumcage 5 r1c1 r1c2\", \"productcage 4 r2c1 r2c2\", \"differencecage 1 r3c1 r3c2\", \"quotientcage 2 r4c1 r4c2\"])";
    let picture = run(&["export", "-", "-", "--to", "svg"], board);
    assert_eq!((picture.status, picture.err.as_str()), (0, ""));
}
