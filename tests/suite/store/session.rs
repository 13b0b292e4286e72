//! Sessions and their slots.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use nonet::engine::{Cell, Digit};
use nonet::format::{Document, Kind, Work};
use nonet::game::Play;
use nonet::store::session::SessionEnd;
use nonet::store::{Folders, LoadProblem, Session, Stamp, StoreProblem, claim, claim_beside_game};

use super::{folder, names_in};

pub(super) fn session(digit: u8) -> Session {
    let mut document = Document::default();
    document.givens.set(Cell::new(0).unwrap(), Digit::new(digit));
    document.about.title.push_str("Đề \"một\"\n\u{1}");
    Session {
        document,
        path: Some(PathBuf::from("/p/đề.sdk")),
        kind: Kind::SadMan,
        stamp: Some(Stamp::of(b"abc")),
        unsaved: true,
        selected: 40,
    }
}

/// The same with a game in progress.
fn game(digit: u8) -> Session {
    let mut game = session(digit);
    game.document.work = Some(Box::new(Work {
        play: Some(Play::default()),
        playing: true,
        ..Work::none(game.document.givens.layout())
    }));
    game
}

#[test]
fn a_closed_session_is_recalled_as_clean() {
    let folder = folder();
    let folders = Folders::below(folder.path());
    let mut claimed = claim(&folders).unwrap();
    assert!(claimed.previous.is_none() && claimed.trouble.is_none());
    claimed.slot.save(&session(1)).unwrap();
    claimed.slot.save(&session(2)).unwrap();
    claimed.slot.close().unwrap();
    let previous = claim(&folders).unwrap().previous.unwrap();
    assert_eq!((previous.session, previous.end), (session(2), Some(SessionEnd::Quit)));
}

#[test]
fn a_session_that_was_only_dropped_is_not_clean() {
    let folder = folder();
    let folders = Folders::below(folder.path());
    let mut claimed = claim(&folders).unwrap();
    claimed.slot.save(&session(1)).unwrap();
    drop(claimed);
    let claimed = claim(&folders).unwrap();
    let previous = claimed.previous.unwrap();
    assert_eq!((previous.session, previous.end), (session(1), None));
    claimed.slot.close().unwrap();
    assert_eq!(
        claim(&folders).unwrap().previous.unwrap().end,
        Some(SessionEnd::Quit),
        "closing is enough, even without a change"
    );
}

#[test]
fn a_session_that_the_system_ended_is_taken_before_one_that_was_closed() {
    let folder = folder();
    let folders = Folders::below(folder.path());
    let mut closed = claim(&folders).unwrap().slot;
    let mut stopped = claim(&folders).unwrap().slot;
    closed.save(&session(1)).unwrap();
    stopped.save(&session(2)).unwrap();
    closed.close().unwrap();
    stopped.mark_ended(SessionEnd::Stopped).unwrap();
    drop(stopped);
    let previous = claim(&folders).unwrap().previous.unwrap();
    assert!(previous.has_open_work());
    assert_eq!((previous.session, previous.end), (session(2), Some(SessionEnd::Stopped)));
}

#[test]
fn a_forgotten_session_is_gone() {
    let folder = folder();
    let folders = Folders::below(folder.path());
    let mut claimed = claim(&folders).unwrap();
    claimed.slot.save(&session(1)).unwrap();
    claimed.slot.forget().unwrap();
    let claimed = claim(&folders).unwrap();
    assert!(claimed.previous.is_none());
    claimed.slot.forget().unwrap();
}

#[test]
fn each_window_has_a_slot_of_its_own() {
    let folder = folder();
    let folders = Folders::below(folder.path());
    let mut first = claim(&folders).unwrap();
    let mut second = claim(&folders).unwrap();
    first.slot.save(&session(1)).unwrap();
    second.slot.save(&session(2)).unwrap();
    assert!(claim(&folders).unwrap().previous.is_none(), "both are taken");
    first.slot.close().unwrap();
    drop(second);
    let crashed = claim(&folders).unwrap();
    assert_eq!(crashed.previous.unwrap().session, session(2), "a crash comes first");
    let closed = claim(&folders).unwrap();
    assert_eq!(closed.previous.unwrap().session, session(1));
}

#[test]
fn a_game_that_was_left_is_recalled_before_other_puzzles() {
    let folder = folder();
    let folders = Folders::below(folder.path());
    let game = game(2);
    let mut claimed =
        [claim(&folders).unwrap(), claim(&folders).unwrap(), claim(&folders).unwrap()];
    for (claimed, session) in claimed.iter_mut().zip([&session(1), &game, &session(3)]) {
        claimed.slot.save(session).unwrap();
    }
    for claimed in claimed {
        claimed.slot.close().unwrap();
    }
    let first = claim(&folders).unwrap();
    assert_eq!(first.previous.as_ref().unwrap().session, game);
    assert_eq!(claim(&folders).unwrap().previous.unwrap().session, session(1));
}

#[test]
fn a_window_knows_whether_it_is_alone() {
    let folder = folder();
    let folders = Folders::below(folder.path());
    let mut first = claim(&folders).unwrap();
    first.slot.save(&session(1)).unwrap();
    assert!(first.is_alone && !claim(&folders).unwrap().is_alone);
    drop(first);
    assert!(claim(&folders).unwrap().is_alone, "an earlier program is not there any more");
}

#[test]
fn there_is_an_end_to_slots() {
    let folder = folder();
    let folders = Folders::below(folder.path());
    let taken: Vec<_> = (0..32).map(|_| claim(&folders).unwrap()).collect();
    let error = claim(&folders).unwrap_err();
    assert_eq!(error.problem, StoreProblem::TooManySessions);
    drop(taken);
    assert!(claim(&folders).is_ok());
}

#[test]
fn a_session_that_cannot_be_understood_is_set_aside() {
    let folder = folder();
    let folders = Folders::below(folder.path());
    fs::create_dir_all(folders.sessions()).unwrap();
    let file = folders.sessions().join("session-1.ron");
    for bad in ["garbage", "(version: 1, content: (clean: false, document: \"none\"))"] {
        fs::write(&file, bad).unwrap();
        let mut claimed = claim(&folders).unwrap();
        assert!(claimed.previous.is_none());
        assert!(matches!(claimed.trouble, Some(LoadProblem::SetAside { .. })));
        claimed.slot.save(&session(3)).unwrap();
    }
    let names = names_in(&folders.sessions());
    assert!(names.contains(&"session-1.ron.1.bad".to_owned()), "{names:?}");
    assert!(names.contains(&"session-1.ron.2.bad".to_owned()), "{names:?}");
}

#[test]
fn no_session_can_be_kept_where_no_folder_can_be_made() {
    let folder = folder();
    let file = folder.path().join("file");
    fs::write(&file, "").unwrap();
    assert!(claim(&Folders::below(&file)).is_err());
}

const CHILD: &str = "NONET_TEST_SESSION_FOLDER";

/// Not a test of its own: the program that the next test kills.
#[test]
fn child_that_saves_and_waits() {
    let Ok(folder) = std::env::var(CHILD) else {
        return;
    };
    let folders = Folders::below(Path::new(&folder));
    let mut claimed = claim(&folders).unwrap();
    claimed.slot.save(&session(7)).unwrap();
    std::thread::sleep(Duration::from_mins(1));
}

#[test]
fn a_killed_program_leaves_its_last_session_and_no_lock() {
    let folder = folder();
    let folders = Folders::below(folder.path());
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "store::session::child_that_saves_and_waits"])
        .env(CHILD, folder.path())
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    let file = folders.sessions().join("session-1.ron");
    let start = Instant::now();
    while !file.exists() && start.elapsed() < Duration::from_secs(30) {
        std::thread::sleep(Duration::from_millis(5));
    }
    let other = claim(&folders).unwrap();
    assert!(other.previous.is_none(), "the child still has its slot");
    child.kill().unwrap();
    child.wait().unwrap();
    let previous = claim(&folders).unwrap().previous.unwrap();
    assert_eq!((previous.session, previous.end), (session(7), None));
}

/// A window that was opened with a file died with nothing unsaved, and the next start took its session. So the game that
/// waited was nowhere to be seen until the start after that.
#[test]
fn a_crash_does_not_hide_a_game_that_waits() {
    let folder = folder();
    let folders = Folders::below(folder.path());
    let mut waiting = claim(&folders).unwrap();
    waiting.slot.save(&game(1)).unwrap();
    waiting.slot.close().unwrap();
    let crash = |session: &Session| {
        let file = Path::new("/p/another.sdk");
        claim_beside_game(&folders, Some(file)).unwrap().slot.save(session).unwrap();
    };

    crash(&Session { unsaved: false, ..session(2) });
    let next = claim(&folders).unwrap();
    assert_eq!(next.previous.unwrap().session, game(1));
    assert!(!next.game_waits, "it is in the window");
    drop(next.slot);

    crash(&session(3));
    let next = claim(&folders).unwrap();
    assert_eq!(next.previous.unwrap().session, session(3), "unsaved work comes first");
    assert!(next.game_waits);
    let other = claim(&folders).unwrap();
    assert_eq!(other.previous.unwrap().session, game(1), "a further window has the game");
    assert!(!other.game_waits);
}

#[test]
fn a_session_that_was_not_closed_is_taken_before_one_that_was() {
    let folder = folder();
    let folders = Folders::below(folder.path());
    let saved = |digit| Session { unsaved: false, ..session(digit) };
    let mut closed = claim(&folders).unwrap().slot;
    let mut crashed = claim(&folders).unwrap().slot;
    closed.save(&saved(1)).unwrap();
    crashed.save(&saved(2)).unwrap();
    closed.close().unwrap();
    drop(crashed);
    assert_eq!(claim(&folders).unwrap().previous.unwrap().session, saved(2));
}

#[test]
fn a_start_with_a_file_leaves_a_game_that_waits_where_it_is() {
    let folder = folder();
    let folders = Folders::below(folder.path());
    let keep = |session: &Session| {
        let mut claimed = claim(&folders).unwrap();
        claimed.slot.save(session).unwrap();
        claimed.slot.close().unwrap();
    };
    let of_file = |path: &str| claim_beside_game(&folders, Some(Path::new(path))).unwrap();
    keep(&game(1));
    let other = of_file("/p/another.sdk");
    assert!(other.game_waits && other.previous.is_none(), "it takes a slot of its own");
    assert_eq!(claim(&folders).unwrap().previous.unwrap().session, game(1), "the game comes back");
    drop(other);
    let own = of_file("/p/đề.sdk");
    assert_eq!(own.previous.unwrap().session, game(1), "it is a game of that file");
    assert!(!own.game_waits);
    drop(own.slot);
    assert!(claim_beside_game(&folders, None).unwrap().game_waits, "an empty board is no reason");

    let mut over = game(1);
    let mut work = over.document.work();
    work.play = Some(Play { was_solved: true, ..Play::default() });
    over.document.work = work.kept();
    keep(&over);
    let claimed = of_file("/p/another.sdk");
    assert!(
        !claimed.game_waits && claimed.previous.is_some(),
        "a game that is over waits for nobody"
    );
}
