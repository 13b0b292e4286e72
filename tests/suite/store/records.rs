//! The games on disk: no game is lost by damaged lines or killed programs.

use std::env;
use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Duration;

use nonet::engine::rating::Tenths;
use nonet::engine::technique::Level;
use nonet::engine::{Grid, Layout};
use nonet::format;
use nonet::game::{Ending, GameRecord, MoveText};
use nonet::store::records::{append, export_csv, forget, load, write_csv};
use nonet::store::{Folders, LoadProblem, RecalledGames, StoreProblem};
use nonet::text::{Language, Say};
use proptest::prelude::*;

use super::killed::said_until_killed;
use super::{check_error, folder, names_in};
use crate::game::{record, records};

/// A game that is told from others by its number.
pub(super) fn game(number: u32) -> GameRecord {
    GameRecord { score: Some(number), ..record(1, Ending::Solved) }
}

fn scores(recalled: &RecalledGames) -> Vec<u32> {
    recalled.records.iter().filter_map(|record| record.score).collect()
}

/// A folder with a file of games that says this.
fn with_file(content: &[u8]) -> (tempfile::TempDir, Folders) {
    let folder = folder();
    let folders = Folders::below(folder.path());
    fs::create_dir_all(folders.games_file().parent().unwrap()).unwrap();
    fs::write(folders.games_file(), content).unwrap();
    (folder, folders)
}

/// What the file says that holds so many games.
fn file_of(games: u32) -> Vec<u8> {
    let folder = folder();
    let folders = Folders::below(folder.path());
    (0..games).for_each(|number| append(&folders, &game(number)).unwrap());
    fs::read(folders.games_file()).unwrap()
}

fn bad_lines(folders: &Folders) -> Vec<u8> {
    fs::read(folders.games_file().with_extension("bad")).unwrap_or_default()
}

#[test]
fn without_a_file_there_are_no_games() {
    let folder = folder();
    let folders = Folders::below(folder.path());
    assert_eq!(load(&folders), RecalledGames::default());
    assert_eq!(names_in(folder.path()), Vec::<String>::new(), "looking makes no file");
    forget(&folders).unwrap();
}

#[test]
fn what_is_added_is_recalled_in_order() {
    let folder = folder();
    let folders = Folders::below(folder.path());
    let full = GameRecord {
        level: Some(Level::Unfair),
        score: Some(1_234),
        rating: Some(Tenths::new(72)),
        offset: 25_200,
        hints: 2,
        mistakes: 1,
        title: "Đề \"một\"\n\u{1}; =1+1".to_owned(),
        code: "ABCD-EFGH".to_owned(),
        moves: MoveText::from_text("0 r1c2=5;12 r1c2=n12".to_owned()),
        ..record(9, Ending::Left)
    };
    let bare = GameRecord { level: None, ..record(1, Ending::AnswerShown) };
    for game in [&full, &bare, &full] {
        append(&folders, game).unwrap();
    }
    let expected =
        RecalledGames { records: vec![full.clone(), bare, full], ..RecalledGames::default() };
    assert_eq!(load(&folders), expected);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(20))]
    #[test]
    fn any_games_are_recalled(records in records()) {
        let folder = folder();
        let folders = Folders::below(folder.path());
        for record in &records {
            append(&folders, record).unwrap();
        }
        prop_assert_eq!(load(&folders).records, records);
    }

    #[test]
    fn no_byte_of_any_file_is_lost(content in prop::collection::vec(any::<u8>(), 0..300)) {
        let (_folder, folders) = with_file(&content);
        let before: Vec<u8> = content.iter().copied().filter(|byte| *byte != b'\n').collect();
        let recalled = load(&folders);
        prop_assert!(recalled.records.is_empty());
        let mut after = bad_lines(&folders);
        after.extend(fs::read(folders.games_file()).unwrap());
        after.retain(|byte| *byte != b'\n');
        let blank = |byte: &u8| byte.is_ascii_whitespace();
        // Of lines of nothing but blanks nothing is kept.
        let visible = |bytes: Vec<u8>| bytes.into_iter().filter(|b| !blank(b)).collect::<Vec<_>>();
        prop_assert_eq!(visible(after), visible(before));
    }
}

#[test]
fn bad_lines_are_put_aside_and_told_once() {
    let bad: [&[u8]; 14] = [
        b"x",
        b"{",
        b"{}",
        b"[]",
        b"{\"v\":1}",
        b"\xff\xfe",
        b"\0",
        b"{\"v\":\"1\"}",
        b"{\"v\":-1}",
        b"{\"v\":0.5}",
        b"null",
        b"{\"v\":1,\"started\":1,\"ended\":2,\"ending\":\"won\",\"played\":1,\"givens\":\"\"}",
        b"{\"v\":1,\"started\":1,\"ended\":2,\"ending\":\"solved\",\"played\":1,\"givens\":\"12\"}",
        b"{\"v\":1,\"started\":1e99,\"ended\":2,\"ending\":\"solved\",\"played\":1,\"givens\":\"\"}",
    ];
    for line in bad {
        let mut content = file_of(1);
        content.extend_from_slice(line);
        content.push(b'\n');
        content.extend(file_of(2));
        let (_folder, folders) = with_file(&content);
        let recalled = load(&folders);
        assert_eq!(scores(&recalled), [0, 0, 1], "{}", line.escape_ascii());
        let trouble = recalled.trouble.expect("the bad line is told");
        let to = folders.games_file().with_extension("bad");
        let from = folders.games_file();
        assert_eq!(trouble, LoadProblem::LinesSetAside { from, to, lines: 1 });
        assert_eq!(bad_lines(&folders), [line, b"\n"].concat());
        let again = load(&folders);
        assert_eq!((scores(&again), again.trouble), (vec![0, 0, 1], None));
    }
}

#[test]
fn bad_lines_gather_in_one_file() {
    let (_folder, folders) = with_file(b"one\ntwo\n");
    let trouble = load(&folders).trouble.unwrap();
    let said = trouble.say(Language::of_locale("vi"));
    assert!(said.contains("có 2 dòng không hiểu được"), "{said}");
    assert!(trouble.to_string().contains("unreadable lines: 2;"), "{trouble}");
    fs::write(folders.games_file(), "three").unwrap();
    load(&folders).trouble.unwrap();
    assert_eq!(bad_lines(&folders), b"one\ntwo\nthree\n");
}

#[test]
fn lines_of_another_release_are_read_as_far_as_that_goes() {
    let known = String::from_utf8(file_of(1)).unwrap();
    let more = known.replace("\"v\":1", "\"v\":1,\"mood\":{\"a\":[1]}");
    let newer = known.replace("\"v\":1", "\"v\":3,\"ending\":\"dreamt\"");
    let content = format!("{newer}\r\n \n{more}{newer}bad\n{newer}");
    let (_folder, folders) = with_file(content.as_bytes());
    for bad in [true, false] {
        let recalled = load(&folders);
        assert_eq!((scores(&recalled), recalled.newer), (vec![0], 3));
        assert_eq!(recalled.trouble.is_some(), bad);
    }
    append(&folders, &game(7)).unwrap();
    let kept = fs::read_to_string(folders.games_file()).unwrap();
    assert_eq!(kept.matches("dreamt").count(), 3, "a newer release finds its own again");
    let unknown_level = known.replace("\"easy\"", "\"fiendish\"");
    let (_folder, folders) = with_file(unknown_level.as_bytes());
    assert_eq!(load(&folders).records[0].level, None);
}

#[test]
fn a_line_broken_off_anywhere_costs_no_other() {
    let whole = file_of(2);
    let first = file_of(1).len();
    for length in first..whole.len() {
        let (_folder, folders) = with_file(&whole[..length]);
        append(&folders, &game(2)).unwrap();
        let recalled = load(&folders);
        match length {
            // Nothing is missing but the end of the line.
            _ if length == whole.len() - 1 => assert_eq!(scores(&recalled), [0, 1, 2]),
            _ => assert_eq!(scores(&recalled), [0, 2], "{length}"),
        }
        let is_told = length > first && length < whole.len() - 1;
        assert_eq!(recalled.trouble.is_some(), is_told, "{length}");
    }
}

#[test]
fn writers_at_once_do_not_disturb_each_other() {
    let folder = folder();
    let folders = Folders::below(folder.path());
    let (writers, games) = (6, 40);
    thread::scope(|scope| {
        for writer in 0..writers {
            let folders = &folders;
            scope.spawn(move || {
                for number in 0..games {
                    append(folders, &game(writer * games + number)).unwrap();
                }
            });
        }
        // Reading meanwhile takes nothing for broken off.
        for _ in 0..30 {
            assert_eq!(load(&folders).trouble, None);
        }
    });
    let mut found = scores(&load(&folders));
    for writer in 0..writers {
        let of_writer = |score: &&u32| **score / games == writer;
        assert!(found.iter().filter(of_writer).is_sorted());
    }
    found.sort_unstable();
    assert!(found.into_iter().eq(0..writers * games));
}

/// The folder that a program adds games to, and the number of its first.
const FOLDER: &str = "NONET_TEST_PLAY_IN";
const FIRST: &str = "NONET_TEST_PLAY_FROM";

/// Games of one program have numbers below those of the next.
const GAMES: u32 = 1_000_000;

/// A game whose line takes more than one page.
fn long_game(number: u32) -> GameRecord {
    GameRecord { title: number.to_string().repeat(2_000), ..game(number) }
}

/// Adds game after game; does nothing but where it was started to do so.
#[test]
fn plays_until_it_is_killed() {
    let Some(folders) = env::var_os(FOLDER).map(|folder| Folders::below(&PathBuf::from(folder)))
    else {
        return;
    };
    let first: u32 = env::var(FIRST).unwrap().parse().unwrap();
    for number in first..first + GAMES {
        append(&folders, &long_game(number)).unwrap();
        writeln!(std::io::stderr(), "{number}").unwrap();
    }
}

fn start(folder: &std::path::Path, first: u32) -> Child {
    let mut program = Command::new(env::current_exe().unwrap());
    program.args(["--exact", "store::records::plays_until_it_is_killed", "--nocapture"]);
    program.env(FOLDER, folder).env(FIRST, first.to_string());
    program.stdout(Stdio::null()).stderr(Stdio::piped()).spawn().unwrap()
}

/// Kills a program after `delay`, once it has added a game; how many it said to have added.
fn kill(program: Child, delay: Duration) -> u32 {
    let numbers = said_until_killed(program, delay);
    u32::try_from(numbers.matches('\n').count()).unwrap()
}

#[test]
fn games_stay_however_the_programs_end_that_add_them() {
    let folder = folder();
    let folders = Folders::below(folder.path());
    for round in 0..8 {
        // Two at a time, killed one after the other.
        let programs = [2 * round, 2 * round + 1]
            .map(|number| (number * GAMES, start(folder.path(), number * GAMES)));
        for (place, (first, program)) in (0..).zip(programs) {
            let delay = Duration::from_micros((u64::from(round) * 7_919 + place * 3_001) % 9_000);
            let said = kill(program, delay);
            let recalled = load(&folders);
            let of_program = |score: &&u32| **score >= first && **score < first + GAMES;
            let found: Vec<u32> = scores(&recalled).iter().filter(of_program).copied().collect();
            let added = u32::try_from(found.len()).unwrap();
            assert!(added == said || added == said + 1, "{said} were added, {added} are there");
            assert!(found.into_iter().eq(first..first + added));
            let titles = recalled.records.iter().zip(scores(&recalled));
            assert!(titles.into_iter().all(|(record, score)| *record == long_game(score)));
        }
    }
}

#[test]
fn what_cannot_be_added_leaves_the_others_as_they_were() {
    let folder = folder();
    let folders = Folders::below(folder.path());
    let file = folders.games_file();
    fs::create_dir_all(&file).unwrap();
    check_error(append(&folders, &game(1)), &file, &StoreProblem::Folder);
    assert!(matches!(load(&folders).trouble, Some(LoadProblem::Unreadable(_))));
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_takes_no_part_of_a_line() {
    use crate::disk::SmallDisk;
    let folder = folder();
    let Some(disk) = SmallDisk::mount(folder.path()) else {
        return;
    };
    let folders = Folders::below(folder.path());
    append(&folders, &game(0)).unwrap();
    let before = fs::read(folders.games_file()).unwrap();
    let filling = disk.fill();
    let large = GameRecord { title: "x".repeat(20_000), ..game(1) };
    check_error(append(&folders, &large), &folders.games_file(), &StoreProblem::DiskFull);
    assert_eq!(fs::read(folders.games_file()).unwrap(), before);
    fs::remove_file(filling).unwrap();
    append(&folders, &large).unwrap();
    assert_eq!(scores(&load(&folders)), [0, 1]);
}

#[test]
fn all_is_forgotten_on_request() {
    let (_folder, folders) = with_file(b"bad\n");
    append(&folders, &game(1)).unwrap();
    assert!(load(&folders).trouble.is_some());
    forget(&folders).unwrap();
    assert_eq!(load(&folders), RecalledGames::default());
    assert_eq!(names_in(folders.games_file().parent().unwrap()), ["games.lock"]);
    forget(&folders).unwrap();
    append(&folders, &game(2)).unwrap();
    assert_eq!(scores(&load(&folders)), [2]);
}

#[test]
fn games_are_a_table() {
    let strange = GameRecord {
        level: Some(Level::Extreme),
        score: Some(9_000),
        rating: Some(Tenths::new(98)),
        offset: 7 * 3600,
        played: Duration::from_millis(61_250),
        hints: 1,
        title: "Đề, \"khó\"\n2".to_owned(),
        code: "=SUM(A1)".to_owned(),
        moves: MoveText::from_text("0 r1c1=5,r1c2=.".to_owned()),
        ..record(5, Ending::Solved)
    };
    let far = GameRecord {
        started: i64::MIN,
        ended: i64::MAX,
        offset: i32::MAX,
        level: None,
        ..record(5, Ending::AnswerShown)
    };
    let mut written = Vec::new();
    write_csv(&mut written, &[strange.clone(), far]).unwrap();
    let givens = format::line_of(&strange.givens);
    let expected = format!(
        "started,ended,ending,level,score,rating,seconds,hints,mistakes,title,givens,code,moves,board\r\n\
         2026-11-22T19:00:00+07:00,2026-11-22T19:10:00+07:00,solved,extreme,9000,9.8,61.2,1,0,\
         \"Đề, \"\"khó\"\"\n2\",{givens},'=SUM(A1),\"0 r1c1=5,r1c2=.\",classic\r\n\
         -9223372036854775808,9223372036854775807,answer shown,,,,500.0,0,0,,{givens},,,classic\r\n"
    );
    assert_eq!(String::from_utf8(written).unwrap(), expected);
    let folder = folder();
    let path = folder.path().join("games.csv");
    export_csv(&path, &[]).unwrap();
    assert!(fs::read_to_string(&path).unwrap().starts_with("\u{feff}started,"));
    let absent = folder.path().join("no").join("games.csv");
    check_error(export_csv(&absent, &[]), &absent, &StoreProblem::NoFolder);
}

#[test]
fn a_file_that_may_not_be_changed_is_read_all_the_same() {
    let (_folder, folders) = with_file(&[file_of(1), b"bad\n".to_vec()].concat());
    let lock = folders.games_file().with_extension("lock");
    // In the place of the lock there is something that cannot be locked.
    fs::create_dir(&lock).unwrap();
    let recalled = load(&folders);
    assert_eq!((scores(&recalled), recalled.trouble), (vec![0], None));
    assert!(bad_lines(&folders).is_empty());
    let empty = Grid::empty(Layout::classic());
    append(&folders, &GameRecord { givens: empty.clone(), ..game(3) }).unwrap();
    assert_eq!(load(&folders).records[1].givens, empty);
}
