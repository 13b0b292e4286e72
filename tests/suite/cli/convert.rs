//! `nonet convert`: from every format to every other, losses and refusals.

use std::fs;

use super::{EASY, LOOSE, check, check_nothing_is_written, files_in, project, run, write_once};

#[test]
fn every_form_leads_back_to_the_same_list() {
    let list = format!("{}\n", EASY.replace('0', "."));
    let lossless = ["nonet", "sadman", "list", "rows", "ss", "library", "opensudoku", "ksudoku"];
    for kind in lossless.into_iter().chain(["gnome-code"]) {
        let there = run(&["convert", "-", "-", "--to", kind], EASY);
        assert_eq!((there.status, there.err.as_str()), (0, ""), "{kind}");
        let back = run(&["convert", "-", "-", "--to", "list"], &there.out);
        assert_eq!((back.status, back.err.as_str()), (0, ""), "{kind}");
        assert_eq!(back.out, list, "{kind}");
    }
}

#[test]
fn candidates_lead_back_to_the_same_puzzle() {
    for kind in ["pencil-marks", "sukaku", "sdx"] {
        let there = run(&["convert", "-", "-", "--to", kind], LOOSE);
        assert_eq!((there.status, there.err.as_str()), (0, ""), "{kind}");
        let back = run(&["convert", "-", "-", "--to", "list"], &there.out);
        let err = "<stdin>: left out of the list with one puzzle per line: notes\n";
        assert_eq!((back.status, back.err.as_str()), (0, err), "{kind}");
        assert_eq!(back.out, format!("{LOOSE}\n"), "{kind}");
    }
}

#[test]
fn several_puzzles_stay_several() {
    let list = format!("{LOOSE}\n{}\n", EASY.replace('0', "."));
    let rows = run(&["convert", "-", "-", "--to", "rows"], &list);
    assert_eq!(rows.out.lines().count(), 19);
    check("convert - - --to list", &rows.out, (0, &list, ""));
    let folder = run(&["convert", "-", "-", "--to", "opensudoku"], &list);
    assert_eq!(folder.out.matches("<opensudoku>").count(), 1);
    check("convert - - --to list", &folder.out, (0, &list, ""));
}

#[test]
fn one_puzzle_forms_refuse_several() {
    let list = format!("{EASY}\n{EASY}\n{EASY}\n");
    let err = "<stdin>: there are 3 puzzles, but a Nonet document holds only one\n";
    check("convert - - --to nonet", &list, (2, "", err));
    let err = "<stdin>: there are 3 puzzles, but a SadMan Sudoku text holds only one\n";
    check("convert - - --to sadman", &list, (2, "", err));
}

#[test]
fn what_is_lost_is_told() {
    let err = "tests/data/good/nonet.sdk: left out of the list with one puzzle per \
               line: the digits entered and the description of the puzzle\n";
    let lost = run(&["convert", "tests/data/good/nonet.sdk", "-", "--to", "list"], "");
    assert_eq!((lost.status, lost.err.as_str()), (0, err));
    assert_eq!(lost.out.lines().count(), 1);
    let kept = run(&["convert", "tests/data/good/nonet.sdk", "-", "--to", "nonet"], "");
    assert_eq!((kept.status, kept.err.as_str()), (0, ""));
}

#[test]
fn the_examples_are_as_nonet_writes_them() {
    for file in files_in("resources/puzzles") {
        let is_document = project(&file).extension().is_some_and(|ending| ending == "sdk");
        let kind = if is_document { "nonet" } else { "list" };
        let written = run(&["convert", &file, "-", "--to", kind], "").out;
        let text = fs::read_to_string(project(&file)).unwrap();
        let puzzles = text.split_inclusive('\n').filter(|line| !line.starts_with('#'));
        assert_eq!(written, puzzles.collect::<String>(), "{file}");
    }
}

#[test]
fn the_ending_tells_the_form_and_nothing_is_overwritten_unasked() {
    let folder = tempfile::tempdir().unwrap();
    for (name, start) in [
        ("a.sdk", "// nonet sudoku"),
        ("a.SDM", "78.4..12."),
        ("a.txt", "78.4..12.\n6...75..9"),
        ("a.ss", "*-----------*\n|78.|4..|12.|"),
        ("a.sdx", "7 8 "),
        ("a.opensudoku", "<?xml"),
        ("a.ksudoku", "<!DOCTYPE ksudoku>"),
        ("a.save", "{\n  \"difficulty_category\""),
    ] {
        let path = folder.path().join(name);
        let (_, text) = write_once("convert", &path, start);
        let target = path.display().to_string();
        assert_eq!(run(&["convert", "-", &target, "--force"], LOOSE).status, 0);
        assert_ne!(fs::read_to_string(&path).unwrap(), text);
    }
}

#[test]
fn standard_output_takes_a_list_unless_another_form_is_told() {
    assert_eq!(
        run(&["convert", "-", "-"], EASY).out,
        run(&["convert", "-", "-", "--to", "list"], EASY).out
    );
}

#[test]
fn a_form_has_to_be_told() {
    for target in ["no/such/name", "no/such/name.doc"] {
        let refused = run(&["convert", "-", target], EASY);
        assert_eq!((refused.status, refused.out.as_str()), (2, ""));
        assert!(refused.err.contains("expected .sdk, .sdm, .txt,"), "{}", refused.err);
        assert!(refused.err.contains("or --to with one of nonet, sadman,"), "{}", refused.err);
    }
}

#[test]
fn the_command_for_another_ending_is_named() {
    for (command, ending, other) in [
        ("convert", "pdf", "export"),
        ("convert", "PNG", "export"),
        ("convert", "html", "export"),
        ("export", "sdm", "convert"),
        ("export", "opensudoku", "convert"),
    ] {
        let target = format!("no/such/name.{ending}");
        let said = format!("this command does not write .{ending} files; use `nonet {other}`");
        check(&format!("{command} - {target}"), EASY, (2, "", &format!("{target}: {said}\n")));
    }
}

#[test]
fn a_lost_title_is_called_a_title() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.opensudoku");
    let name = path.display().to_string();
    let mut document = nonet::format::read(EASY.as_bytes()).unwrap().documents.remove(0);
    for (title, author, lost) in [
        ("Monday", "", "the title"),
        ("", "An", "the author's name"),
        ("Monday", "An", "the description of the puzzle"),
    ] {
        (document.about.title, document.about.author) = (title.to_owned(), author.to_owned());
        let kind = nonet::format::Kind::Nonet;
        let text = nonet::format::write(kind, std::slice::from_ref(&document)).unwrap();
        fs::write(&path, text).unwrap();
        let err = format!("{name}: left out of the list with one puzzle per line: {lost}\n");
        assert_eq!(run(&["convert", &name, "-", "--to", "list"], "").err, err);
    }
}

#[test]
fn nothing_is_written_where_reading_fails() {
    check_nothing_is_written("convert", "a.sdm");
}

/// Nothing was said, and the file was refused when it was read again.
#[test]
fn a_file_too_large_to_be_read_again_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let target = folder.path().join("a.opensudoku").display().to_string();
    let game = format!("  <game data=\"{EASY}\"/>\n").len();
    let list = format!("{EASY}\n").repeat(16 * 1024 * 1024 / game + 1);
    let done = run(&["convert", "-", &target], &list);
    let said = format!(
        "{target}: this file of OpenSudoku is larger than 16 MiB, so nonet could not read the file again; convert fewer puzzles at a time if nonet has to read them\n"
    );
    assert_eq!((done.status, done.err), (0, said));
    let read = run(&["info", &target], "");
    assert!(read.status == 2 && read.err.contains("larger than 16 MiB"), "{}", read.err);
}

#[test]
fn no_more_puzzles_are_held_than_there_is_room_for() {
    let line = run(&["convert", "-", "-", "--to", "library"], EASY).out;
    let refused = run(&["convert", "-", "-", "--to", "opensudoku"], &line.repeat(100_001));
    let err = "<stdin>: the input has more than 100,000 puzzles, the most that one file of OpenSudoku can hold with all their details; split the input\n";
    assert_eq!((refused.status, refused.out.as_str(), refused.err.as_str()), (2, "", err));
}
