//! `nonet stats` and `nonet library`: games played, and puzzles left to play.

use std::fs;
use std::path::Path;
use std::process::Command;

use nonet::game::{Ending, GameRecord};
use nonet::store::library::BuiltIn;
use nonet::store::records::append;
use nonet::store::{Folders, Options};
use nonet::text::{Language, Say};

use super::{EASY, LOOSE, Run, nonet, run_command};
use crate::game::record;

/// The program of somebody whose home is in `folder`.
fn at_home(folder: &Path, arguments: &[&str]) -> Command {
    let mut command = nonet(arguments);
    for (name, below) in [
        ("XDG_CONFIG_HOME", "config"),
        ("XDG_STATE_HOME", "state"),
        ("XDG_DATA_HOME", "data"),
        ("XDG_CACHE_HOME", "cache"),
    ] {
        command.env(name, folder.join(below));
    }
    command.env("HOME", folder);
    command
}

fn run(folder: &Path, arguments: &[&str]) -> Run {
    run_command(at_home(folder, arguments), "")
}

/// Folders to write what that program then finds in its own.
fn folders(folder: &Path) -> Folders {
    Folders::below(folder)
}

fn play(folder: &Path, records: &[GameRecord]) {
    let there = folders(folder);
    for record in records {
        append(&there, record).unwrap();
    }
    let theirs = folder.join("data/nonet");
    fs::create_dir_all(&theirs).unwrap();
    fs::copy(there.games_file(), theirs.join("games.jsonl")).unwrap();
}

#[cfg(target_os = "linux")]
#[test]
fn games_are_told_in_every_form() {
    let folder = tempfile::tempdir().unwrap();
    let nothing = run(folder.path(), &["stats"]);
    assert_eq!((nothing.status, nothing.err.as_str()), (0, ""));
    assert!(nothing.out.starts_with("Games: 0\nWon: 0\n"), "{}", nothing.out);
    let lost = GameRecord { level: None, ..record(1, Ending::Left) };
    play(folder.path(), &[record(1, Ending::Solved), lost]);
    let told = run(folder.path(), &["stats"]);
    for line in [
        "Games: 2\n",
        "Won: 1 (50%)\n",
        "Best time without a hint: 8:20\n",
        "Average time of a win: 8:20\n",
        "Games won in a row: 0, longest 1\n",
        "\nEasy: 1 game, won 1 (100%), best without a hint 8:20, average of a win 8:20\n",
        "Level unknown: 1 game, won 0 (0%), best without a hint –, average of a win –\n",
    ] {
        assert!(told.out.contains(line), "{line}: {}", told.out);
    }
    let mut vietnamese = at_home(folder.path(), &["stats"]);
    vietnamese.env("LC_ALL", "vi_VN.UTF-8");
    let told = run_command(vietnamese, "").out;
    assert!(told.starts_with("Số ván: 2\nThắng: 1 (50%)\n"), "{told}");
    assert!(told.contains("Dễ: 1 ván, thắng 1 (100%), nhanh nhất không gợi ý 8:20"), "{told}");
    let json = run(folder.path(), &["stats", "--json"]).out;
    let value: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!((&value["games"], &value["best"]), (&2.into(), &500.0.into()));
    assert_eq!(value["levels"][0]["level"], "easy");
    assert_eq!(value["games_in_a_row"]["longest"], 1);
    let csv = run(folder.path(), &["stats", "--csv"]).out;
    assert_eq!(csv.lines().count(), 3);
    assert!(csv.contains(",solved,easy,"), "{csv}");
    assert_eq!(run(folder.path(), &["stats", "--csv", "--json"]).status, 2);
}

#[cfg(target_os = "linux")]
#[test]
fn what_cannot_be_understood_is_told_once() {
    let folder = tempfile::tempdir().unwrap();
    let own = folder.path().join("data/nonet");
    fs::create_dir_all(&own).unwrap();
    fs::write(own.join("games.jsonl"), "hello\n").unwrap();
    let told = run(folder.path(), &["stats"]);
    assert_eq!(told.status, 0);
    assert!(told.err.contains("unreadable lines: 1;"), "{}", told.err);
    assert_eq!(run(folder.path(), &["stats"]).err, "");
    assert_eq!(fs::read_to_string(own.join("games.bad")).unwrap(), "hello\n");
}

#[cfg(target_os = "linux")]
#[test]
fn collections_are_listed_with_what_is_solved() {
    let folder = tempfile::tempdir().unwrap();
    let shelf = folder.path().join("puzzles");
    fs::create_dir_all(&shelf).unwrap();
    fs::write(shelf.join("two.sdm"), format!("{EASY}\n{LOOSE}\n")).unwrap();
    fs::write(shelf.join("bad.sdm"), "hello\n").unwrap();
    let givens = nonet::format::read(EASY.as_bytes()).unwrap().documents.remove(0).givens;
    play(folder.path(), &[GameRecord { givens, ..record(1, Ending::Solved) }]);
    let path = shelf.display().to_string();
    let told = run(folder.path(), &["library", &path]);
    assert_eq!((told.status, told.out.as_str()), (2, "1/2\ttwo\n"));
    assert!(told.err.starts_with(&format!("{path}/bad.sdm: ")), "{}", told.err);
    let own = |listed: String| -> String {
        let built_in = BuiltIn::ALL.map(|it| format!("\t{}", it.say(Language::ENGLISH)));
        let is_own = |line: &&str| !built_in.iter().any(|name| line.trim_end().ends_with(name));
        assert_eq!(listed.lines().filter(|line| !is_own(line)).count(), 5, "{listed}");
        listed.split_inclusive('\n').filter(|line| is_own(line)).collect()
    };
    assert_eq!(own(run(folder.path(), &["library"]).out), "");
    let empty = folder.path().join("empty");
    fs::create_dir(&empty).unwrap();
    let nothing = run(folder.path(), &["library", &empty.display().to_string()]);
    let said = format!("{}: there are no collections here; ", empty.display());
    assert!(nothing.err.starts_with(&said), "{}", nothing.err);
    let options = Options { library: Some(shelf.clone()), ..Options::default() };
    options.save(&folders(folder.path()), &Options::default()).unwrap();
    fs::create_dir_all(folder.path().join("config/nonet")).unwrap();
    let theirs = folder.path().join("config/nonet/options.ron");
    fs::copy(folders(folder.path()).options_file(), theirs).unwrap();
    let library = folder.path().join("data/nonet/library");
    fs::create_dir_all(&library).unwrap();
    fs::write(library.join("own.txt"), EASY).unwrap();
    assert_eq!(own(run(folder.path(), &["library"]).out), "1/1\tlibrary\n1/2\ttwo\n");
    let absent = run(folder.path(), &["library", "no/such/place"]);
    assert_eq!(absent.status, 2);
    assert_eq!(absent.err, "no/such/place: there is no such file\n");
}

#[cfg(target_os = "linux")]
#[test]
fn games_that_cannot_be_read_are_not_counted_as_none() {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("data")).unwrap();
    fs::write(folder.path().join("data/nonet"), "").unwrap();
    let in_a_file = run(folder.path(), &["stats"]);
    assert_eq!((in_a_file.status, in_a_file.out.as_str()), (2, ""), "{}", in_a_file.err);
    assert!(in_a_file.err.contains("games.jsonl"), "{}", in_a_file.err);
    fs::remove_file(folder.path().join("data/nonet")).unwrap();
    fs::create_dir_all(folder.path().join("data/nonet/games.jsonl")).unwrap();
    let a_folder = run(folder.path(), &["stats"]);
    assert_eq!((a_folder.status, a_folder.out.as_str()), (2, ""), "{}", a_folder.err);
    assert!(a_folder.err.contains("games.jsonl"), "{}", a_folder.err);
}
