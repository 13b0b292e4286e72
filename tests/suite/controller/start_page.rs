//! The start page: when it is there, where its keys lead, and what comes of it.

use std::fs;
use std::time::Duration;

use nonet::controller::{
    BoardAction, Command, Controller, Dialog, DialogAction, DialogButton, Launch, Mode, Question,
    StartCard, StartPage, StartPageAction, StartPageMove, Status,
};
use nonet::engine::technique::{Level, Solver};
use nonet::engine::{Control, Puzzle};
use nonet::jobs::JobKind;
use nonet::store::library::BuiltIn;
use nonet::store::session::{PreviousSession, SessionEnd};
use nonet::store::{Folders, Options, RecentFiles, Stock};

use nonet::text::{Language, Say};
use nonet::window_text::card_text;

use super::program::{ONE_ANSWER, Program, TWO_ANSWERS, file_in_folder};

const EMPTY: &str =
    ".................................................................................";

/// A program that has started without a file.
fn started() -> Program {
    let mut program = Program::new();
    program.start(Launch::default());
    program
}

fn page(program: &Program) -> StartPage {
    program.controller.start_page().expect("the start page is shown")
}

fn is_at_start(program: &Program) -> bool {
    program.controller.start_page().is_some()
}

#[test]
fn a_program_without_a_file_and_without_a_session_begins_with_the_start_page() {
    let program = started();
    assert_eq!(*program.status(), Status::Start);
    let page = page(&program);
    assert_eq!(page.groups[0], []);
    assert_eq!(page.groups[1].len(), 7);
    assert_eq!(page.selected, StartCard::Level(Level::Easy));
    let (_folder, path) = file_in_folder("p.sdk");
    fs::write(&path, ONE_ANSWER).unwrap();
    let mut program = Program::new();
    program.start(Launch { files: vec![path], ..Launch::default() });
    assert!(!is_at_start(&program) && program.givens() == ONE_ANSWER);
}

#[test]
fn the_card_of_the_daily_puzzle_tells_level_and_day() {
    let mut program = Program::new();
    program.clock_at(Duration::ZERO);
    program.start(Launch::default());
    let detail =
        |language| card_text(StartCard::Daily, &program.controller, Language::of_locale(language));
    assert_eq!(detail("en").detail, "Medium · 18 November");
    assert_eq!(
        detail("vi").detail,
        format!("{} · 18 tháng 11", Level::Medium.say(Language::of_locale("vi")))
    );
    let puzzle = program.controller.daily_puzzle().1.expect("the puzzle is made");
    let puzzle = Puzzle::new(puzzle.givens.clone()).unwrap();
    let path = Solver::hodoku().any_path_of(&puzzle, &Control::default()).unwrap().unwrap();
    assert_eq!(path.level(), Level::Medium);
}

#[test]
fn a_session_comes_back_without_the_page_unless_it_holds_nothing() {
    for (line, is_shown) in [(ONE_ANSWER, false), ("", true)] {
        let mut before = Program::typed(line);
        before.command(Command::PlayPuzzle);
        before.act(DialogAction::Dismissed);
        before.act(BoardAction::Clear);
        let session = before.session.clone().unwrap();
        let mut program = Program::new();
        let session = Some(PreviousSession { session, end: Some(SessionEnd::Quit) });
        program.start(Launch { session, ..Launch::default() });
        assert_eq!(is_at_start(&program), is_shown, "“{line}”");
    }
}

#[test]
fn the_page_is_there_after_work_of_a_crash_was_discarded() {
    let crashed = Program::typed(ONE_ANSWER);
    let session = Some(PreviousSession { session: crashed.session.clone().unwrap(), end: None });
    let mut program = Program::new();
    program.start(Launch { session, ..Launch::default() });
    assert!(!is_at_start(&program));
    program.answer(DialogButton::Discard);
    assert!(is_at_start(&program));
}

#[test]
fn a_digit_on_the_page_is_the_first_of_a_puzzle() {
    let mut program = started();
    program.act(BoardAction::Type(5));
    assert!(!is_at_start(&program));
    assert_eq!(program.givens(), format!("5{}", &EMPTY[1..]));
    assert!(matches!(program.controller.mode(), Mode::Edit));
}

#[test]
fn leaving_the_page_leads_to_the_empty_grid() {
    for action in [StartPageAction::Leave, StartPageAction::Key('p')] {
        let mut program = started();
        program.act(action);
        assert!(!is_at_start(&program));
        assert_eq!((program.givens().as_str(), program.status()), (EMPTY, &Status::Welcome));
    }
}

#[test]
fn the_keyboard_walks_over_the_cards() {
    use StartPageMove::{Down, First, Last, Next, Previous, Up};
    let level = StartCard::Level;
    for (moves, goal) in [
        (&[Next][..], level(Level::Medium)),
        (&[Previous], level(Level::Beginner)),
        (&[Previous, Previous], StartCard::Daily),
        (&[Previous, Previous, Previous], StartCard::Daily),
        (&[First], StartCard::Daily),
        (&[Last], StartCard::Tutorial),
        (&[Last, Next], StartCard::Tutorial),
        (&[Down], StartCard::Picture),
        (&[Down, Down], StartCard::Library),
        (&[Down, Down, Down], StartCard::Library),
        (&[Previous, Down], StartCard::Type),
        (&[First, Down], StartCard::Type),
        (&[Up], level(Level::Easy)),
        (&[Next, Down], StartCard::Picture),
        (&[Last, Up], StartCard::Open),
        (&[Last, Up, Up], level(Level::Unfair)),
        (&[Down, Up], level(Level::Medium)),
    ] {
        let mut program = started();
        for &to in moves {
            program.act(StartPageAction::Move(to));
        }
        assert_eq!(page(&program).selected, goal, "{moves:?}");
    }
}

#[test]
fn each_card_has_a_key_of_its_own() {
    let mut program = Program::typed(ONE_ANSWER);
    program.command(Command::StartPage);
    let page = page(&program);
    let files = (0..4).map(StartCard::File);
    let mut keys: Vec<char> = page.cards().chain(files).map(StartCard::key).collect();
    let count = keys.len();
    keys.sort_unstable();
    keys.dedup();
    assert_eq!((keys.len(), count), (count, 18));
    assert!(keys.iter().all(char::is_ascii_lowercase));
}

#[test]
fn a_key_leads_from_the_page_to_the_tutorial() {
    for start in [started, || Program::typed(ONE_ANSWER)] {
        let mut program = start();
        program.command(Command::StartPage);
        program.act(StartPageAction::Key('u'));
        assert!(matches!(program.controller.dialog(), Some(Dialog::Tutorial(_))));
        program.act(DialogAction::Dismissed);
        assert!(is_at_start(&program), "the page is below");
    }
}

#[test]
fn a_card_begins_what_it_stands_for() {
    for (key, kind) in [('t', JobKind::Game), ('f', JobKind::Game), ('l', JobKind::Library)] {
        let mut program = started();
        program.hold = true;
        program.act(StartPageAction::Key(key));
        assert!(program.controller.is_running(kind), "{key}");
        assert!(is_at_start(&program), "until the puzzle is there");
    }
    let mut program = started();
    program.act(StartPageAction::Choose);
    assert!(!is_at_start(&program));
    assert_eq!(*program.status(), Status::NewGame(Some(Level::Easy)));
    let mut program = started();
    program.act(StartPageAction::ChooseAt(3));
    assert_eq!(*program.status(), Status::NewGame(Some(Level::Medium)));
}

#[test]
fn escape_stops_the_making_of_a_game_before_it_leaves_the_page() {
    let mut program = started();
    program.hold = true;
    program.act(StartPageAction::Key('h'));
    program.act(StartPageAction::Leave);
    assert!(is_at_start(&program) && *program.status() == Status::Cancelled);
    assert!(!program.controller.is_running(JobKind::Game));
    program.act(StartPageAction::Leave);
    assert!(!is_at_start(&program));
}

#[test]
fn commands_of_the_board_leave_the_page_and_others_do_not() {
    for (command, stays) in [(Command::Solve, false), (Command::New, false), (Command::Help, true)]
    {
        let mut program = started();
        program.command(command);
        assert_eq!(is_at_start(&program), stays, "{command:?}");
    }
}

#[test]
fn a_game_waits_behind_the_page_and_its_clock_stands() {
    let mut program = Program::typed(ONE_ANSWER);
    program.clock_at(Duration::from_secs(10));
    program.command(Command::PlayPuzzle);
    program.clock_at(Duration::from_secs(15));
    program.command(Command::StartPage);
    assert_eq!(page(&program).selected, StartCard::Back);
    program.clock_at(Duration::from_secs(99));
    program.act(StartPageAction::Choose);
    assert!(!is_at_start(&program) && matches!(program.controller.mode(), Mode::Play(_)));
    program.clock_at(Duration::from_secs(100));
    assert_eq!(program.controller.elapsed(), Some(Duration::from_secs(6)));
}

#[test]
fn a_digit_on_the_page_takes_no_puzzle_out_of_the_window_unasked() {
    let mut program = Program::typed(ONE_ANSWER);
    program.command(Command::StartPage);
    program.act(BoardAction::Type(7));
    assert!(matches!(program.question(), Question::SaveChanges(_)));
    program.act(DialogAction::Dismissed);
    assert!(is_at_start(&program) && program.givens() == ONE_ANSWER);
    program.act(BoardAction::Type(7));
    program.answer(DialogButton::DoNotSave);
    assert_eq!(program.givens(), format!("7{}", &EMPTY[1..]));
}

#[test]
fn the_recent_files_that_are_there_are_shown_with_their_puzzles() {
    let home = tempfile::tempdir().unwrap();
    let folders = Folders::below(home.path());
    let mut recent = RecentFiles::default();
    let [one, two, gone] = ["one.sdm", "two.sdm", "gone.sdm"].map(|name| home.path().join(name));
    fs::write(&one, ONE_ANSWER).unwrap();
    fs::write(&two, format!("{ONE_ANSWER}\n{TWO_ANSWERS}\n")).unwrap();
    for path in [&one, &two, &gone] {
        recent.add(&folders, path).unwrap();
    }
    let mut program = Program::new();
    program.controller = Controller::new(Options::default(), recent);
    program.start(Launch { folders: Some(folders), ..Launch::default() });
    assert_eq!(page(&program).groups[0], [StartCard::File(1), StartCard::File(2)]);
    assert_eq!(program.controller.file_preview(&two).unwrap().puzzles, 2);
    assert!(program.controller.file_preview(&gone).is_none());
    program.act(StartPageAction::Key('e'));
    assert!(!is_at_start(&program) && program.givens() == ONE_ANSWER);
}

#[test]
fn the_puzzle_on_the_card_of_a_level_is_the_one_that_is_played() {
    let home = tempfile::tempdir().unwrap();
    let folders = Folders::below(home.path());
    let code = {
        let mut made = Program::new();
        made.command(Command::NewGame(Level::Easy));
        made.controller.document().about().title.parse().unwrap()
    };
    let usual = Options::default().game_symmetry();
    Stock::load(&folders).value.put(&folders, Level::Easy, usual, &code).unwrap();
    let other = Options { symmetric_puzzles: false, ..Options::default() };
    let mut other = Program::with(other);
    // Only the puzzles that are ready are looked up. None is made.
    other.hold = true;
    other.start(Launch { folders: Some(folders.clone()), ..Launch::default() });
    other.run_one_job();
    assert!(other.controller.ready_puzzle(Level::Easy).is_none(), "it has another symmetry");
    let mut program = Program::new();
    program.hold = true;
    program.start(Launch { folders: Some(folders), ..Launch::default() });
    program.run_one_job();
    let shown = program.controller.ready_puzzle(Level::Easy).unwrap().clone();
    assert!(program.controller.ready_puzzle(Level::Hard).is_none());
    program.act(StartPageAction::Key('s'));
    // The puzzle of the day, a puzzle that was to be made ahead, the game, and what follows from it.
    for _ in 0..4 {
        program.run_one_job();
    }
    assert_eq!(program.controller.document().board().givens(), shown);
}

#[test]
fn the_cards_of_levels_show_puzzles_as_soon_as_they_are_made() {
    let home = tempfile::tempdir().unwrap();
    let mut program = Program::new();
    program.hold = true;
    program.start(Launch { folders: Some(Folders::below(home.path())), ..Launch::default() });
    let ready = |program: &Program| program.controller.ready_puzzle(Level::Beginner).cloned();
    assert!(is_at_start(&program) && ready(&program).is_none(), "the stock is empty at first");
    for _ in 0..20 {
        if ready(&program).is_none() {
            program.run_one_job();
        }
    }
    let shown = ready(&program).unwrap();
    program.hold = false;
    program.act(StartPageAction::Key('a'));
    assert_eq!(program.controller.document().board().givens(), shown);
}

#[test]
fn the_puzzle_of_the_day_is_on_its_card() {
    let mut program = Program::new();
    program.clock_at(Duration::ZERO);
    program.start(Launch::default());
    let (_, shown) = program.controller.daily_puzzle();
    let shown = shown.unwrap().givens.clone();
    program.act(StartPageAction::Key('t'));
    assert_eq!(program.controller.document().board().givens(), shown);
}

/// The card began the puzzle anew, and the undo of the game was lost.
#[test]
fn the_card_of_the_daily_puzzle_leads_back_to_its_game() {
    let mut program = Program::new();
    program.clock_at(Duration::ZERO);
    program.start(Launch::default());
    program.act(StartPageAction::Key('t'));
    let open = program.controller.document().board().open_cells().next().unwrap();
    program.act(BoardAction::Pick(open));
    program.act(BoardAction::Type(5));
    let typed = program.shown();
    program.command(Command::StartPage);
    assert!(is_at_start(&program));
    program.act(StartPageAction::Key('t'));
    assert!(!is_at_start(&program) && program.controller.dialog().is_none());
    assert_eq!(program.shown(), typed);
    assert!(program.controller.is_enabled(Command::Undo));
}

#[test]
fn the_example_of_a_level_has_that_level() {
    for level in Level::ALL {
        let puzzle = Puzzle::new(BuiltIn::example(level)).unwrap();
        let path = Solver::hodoku().path_of(&puzzle, &Control::default()).unwrap().unwrap();
        assert_eq!(path.level(), level);
    }
}

#[test]
fn play_on_an_empty_board_offers_a_game() {
    let mut program = started();
    program.command(Command::PlayPuzzle);
    assert!(matches!(program.controller.dialog(), Some(Dialog::NewGame { .. })));
}
