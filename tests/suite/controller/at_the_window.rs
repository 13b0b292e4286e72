//! What the window says and offers at moments that were silent or in the way: a game solved and taken up again, the digits
//! written in many cells, hints where there is nothing to hint at, and a game that waits.

use std::time::Duration;

use nonet::controller::{
    BoardAction, Command, CursorMove, DialogButton, FilesAction, JobsAction, Launch, Pen,
    StartCard, Status, ToolRoom,
};
use nonet::engine::technique::Level;
use nonet::engine::{Contradiction, Grid, HouseKind};
use nonet::format::read;
use nonet::game::{Ending, Play, Stage};
use nonet::jobs::{Hint, NoHint, StepListing};
use nonet::store::records::append;
use nonet::store::session::PreviousSession;
use nonet::store::{Folders, SessionEnd};
use nonet::text::Language;
use nonet::window_text::hint::apply_text;
use nonet::window_text::{card_text, status_line};

use super::play::{ANSWER, cell, digit, fill, game, put};
use super::program::{ONE_ANSWER, Program, TWO_ANSWERS, file_in_folder};

fn said(program: &Program) -> String {
    status_line(&program.controller, Language::ENGLISH)
}

fn play(program: &Program) -> &Play {
    program.controller.play().expect("a game is played")
}

/// A game that was solved after three seconds.
fn solved_game() -> Program {
    let mut program = game();
    program.advance(Duration::from_secs(3));
    fill(&mut program, 0);
    assert_eq!(play(&program).stage, Stage::Finished);
    program
}

#[test]
fn every_game_begins_with_digits_whatever_the_last_one_ended_with() {
    let mut program = game();
    program.command(Command::Pen(Pen::Colour));
    program.command(Command::NewGame(Level::Easy));
    program.answer_if_asked(DialogButton::Leave);
    assert_eq!(program.controller.pen(), Pen::Digit);
    let mut program = solved_game();
    program.command(Command::Pen(Pen::Colour));
    program.command(Command::PlayAgain);
    program.answer(DialogButton::PlayAgain);
    assert_eq!(program.controller.pen(), Pen::Digit, "the same game begins again");
}

#[test]
fn the_button_of_a_path_says_how_many_steps_it_carries_out() {
    let mut program = game();
    program.command(Command::SolutionPath);
    let text = |program: &Program| {
        let hint = program.controller.hint().expect("a step is shown");
        apply_text(hint, program.controller.steps_to_apply(), Language::ENGLISH)
    };
    assert_eq!(text(&program), "Apply");
    program.act(nonet::controller::HintsAction::ChooseStep(24));
    assert_eq!(text(&program), "Apply 25 steps");
    program.command(Command::ApplyHint);
    assert!(matches!(program.status(), Status::StepsApplied { count: 25, .. }));
    program.command(Command::AllSteps);
    program.act(nonet::controller::HintsAction::ChooseStep(2));
    assert_eq!(program.controller.steps().unwrap().listing, StepListing::All);
    assert_eq!(text(&program), "Apply", "each step of that list stands alone");
}

#[test]
fn a_solved_game_is_taken_up_again_and_counts_once() {
    let mut program = solved_game();
    assert_eq!(program.ended.len(), 1);
    assert!(program.controller.is_enabled(Command::Undo));
    program.advance(Duration::from_secs(10));
    program.command(Command::Undo);
    assert_eq!(*program.status(), Status::BackInSolvedGame);
    assert!(play(&program).is_running() && play(&program).was_solved);
    assert!(program.controller.solved_game().is_none(), "the board is open again");
    program.advance(Duration::from_secs(100));
    program.command(Command::Undo);
    put(&mut program, 76, 1);
    program.command(Command::Hint);
    assert_eq!((play(&program).hints, play(&program).mistakes), (0, 0), "nothing is counted");
    assert_eq!(program.controller.elapsed(), Some(Duration::from_secs(3)), "the clock stands");
    program.command(Command::Undo);
    program.command(Command::Redo);
    program.command(Command::Undo);
    fill(&mut program, 0);
    let Status::Finished { time, hints: 0, mistakes: 0 } = *program.status() else {
        panic!("{:?}", program.status());
    };
    assert_eq!(time, Duration::from_secs(3));
    let told = program.controller.solved_game().expect("the game is told again");
    assert_eq!(told.record.played, Duration::from_secs(3));
    assert_eq!(program.ended.len(), 1, "it is not counted again");
}

#[test]
fn redo_leads_to_the_end_again() {
    let mut program = solved_game();
    program.command(Command::Undo);
    program.command(Command::Undo);
    program.command(Command::Redo);
    assert!(play(&program).is_running());
    program.command(Command::Redo);
    assert_eq!(play(&program).stage, Stage::Finished);
    assert!(matches!(program.status(), Status::Finished { .. }));
    assert_eq!(program.ended.len(), 1);
}

#[test]
fn save_points_of_a_solved_game_are_gone_to() {
    let mut program = game();
    put(&mut program, 2, 4);
    program.command(Command::MakeSavePoint);
    fill(&mut program, 0);
    assert!(program.controller.is_enabled(Command::GoToSavePoint(0)));
    program.command(Command::GoToSavePoint(0));
    assert!(play(&program).is_running() && play(&program).was_solved);
    assert_eq!(program.shown().chars().filter(|&sign| sign != '.').count(), 31);
    program.command(Command::Undo);
    assert_eq!(play(&program).stage, Stage::Finished, "undo leads back to the answer");
    assert_eq!(program.ended.len(), 1);
}

#[test]
fn a_game_that_is_taken_up_again_is_neither_kept_from_nor_counted_when_it_is_left() {
    let mut program = solved_game();
    program.command(Command::Undo);
    program.command(Command::New);
    assert!(program.controller.dialog().is_none(), "nobody is asked about a game that is over");
    assert_eq!(
        program.ended.iter().map(|it| it.record.ending).collect::<Vec<_>>(),
        [Ending::Solved]
    );
}

#[test]
fn a_game_that_was_taken_up_again_counts_no_more_after_the_next_start() {
    let mut program = solved_game();
    program.command(Command::Undo);
    let session = program.session.clone().expect("the session is kept");
    let mut next = Program::new();
    let previous = PreviousSession { session, end: Some(SessionEnd::Quit) };
    next.start(Launch { session: Some(previous), ..Launch::default() });
    assert!(play(&next).was_solved);
    fill(&mut next, 0);
    assert_eq!(play(&next).stage, Stage::Finished);
    assert!(next.ended.is_empty(), "it was counted when it was solved first");
    assert!(next.controller.solved_game().is_some());
}

#[test]
fn the_start_page_lies_over_a_game_that_was_solved_before() {
    let program = solved_game();
    let session = program.session.clone().expect("the session is kept");
    for end in [SessionEnd::Quit, SessionEnd::Stopped] {
        let mut next = Program::new();
        let previous = PreviousSession { session: session.clone(), end: Some(end) };
        next.start(Launch { session: Some(previous), ..Launch::default() });
        let page = next.controller.start_page().expect("the start page is shown");
        assert!(page.cards().any(|card| card == StartCard::Back), "a way back to the board");
        assert!(matches!(page.selected, StartCard::Level(_)), "{page:?}");
        next.act(nonet::controller::StartPageAction::Leave);
        assert_eq!(next.shown(), ANSWER);
    }
}

#[test]
fn a_digit_without_a_place_is_told_as_long_as_it_is_framed() {
    let mut program = game();
    // Row 5 has its 1 already. Box 4 has no cell left for 1 once columns 2 and 3 have it elsewhere.
    put(&mut program, 2, 1);
    put(&mut program, 73, 1);
    let starved = |program: &Program| match program.status() {
        Status::Starved(reasons) => reasons.clone(),
        other => panic!("{other:?}"),
    };
    let reasons = starved(&program);
    let is_told = |reason: &Contradiction| {
        matches!(reason, Contradiction::NoPlace { digit: it, house }
            if *it == digit(1) && house.kind == HouseKind::Box && house.number == 4)
    };
    assert!(reasons.iter().any(is_told), "{reasons:?}");
    assert!(said(&program).starts_with("1 has no place left in row 7."), "{}", said(&program));
    program.act(BoardAction::Move(CursorMove::Next));
    program.act(BoardAction::Note(nonet::game::NoteKind::Corner, 9));
    starved(&program);
    for _ in 0..3 {
        program.command(Command::Undo);
    }
    assert_eq!(*program.status(), Status::Playing { open: 51 });
}

#[test]
fn a_cell_without_a_candidate_is_told() {
    let mut program = Program::new();
    program.type_line(
        "1234567..........................................................................",
    );
    program.command(Command::PlayPuzzle);
    program.answer(DialogButton::Play);
    put(&mut program, 15, 8);
    put(&mut program, 26, 9);
    assert!(
        said(&program).contains("Row 1, column 8 has no candidate left."),
        "{}",
        said(&program)
    );
    let vietnamese = status_line(&program.controller, Language::of_locale("vi"));
    assert!(vietnamese.contains("không còn"), "{vietnamese}");
}

#[test]
fn digits_that_go_into_the_notes_of_several_cells_are_told() {
    let mut program = game();
    program.act(BoardAction::Pick(cell(2)));
    program.act(BoardAction::PickAlso(cell(3)));
    program.act(BoardAction::PickAlso(cell(5)));
    program.act(BoardAction::Type(4));
    assert_eq!(
        *program.status(),
        Status::NotedInSeveral { digit: digit(4), cells: 3, is_noted: true }
    );
    assert!(said(&program).starts_with("4 is noted in 3 cells"), "{}", said(&program));
    program.act(BoardAction::Type(4));
    assert!(said(&program).starts_with("4 is taken from the notes of 3 cells"));
    program.act(BoardAction::Move(CursorMove::Next));
    assert_eq!(*program.status(), Status::Playing { open: 51 });
}

#[test]
fn the_number_of_selected_cells_is_told_while_they_are_selected() {
    let mut program = game();
    program.act(BoardAction::Pick(cell(0)));
    program.command(Command::SelectSame);
    assert!(matches!(program.status(), Status::Selected(_)));
    program.act(BoardAction::Move(CursorMove::Next));
    assert_eq!(*program.status(), Status::Playing { open: 51 });
    program.act(BoardAction::Pick(cell(0)));
    program.command(Command::SelectSame);
    program.act(JobsAction::Cancel);
    assert_eq!(*program.status(), Status::Playing { open: 51 }, "Escape lets go of them too");
    program.command(Command::SelectAll);
    assert_eq!(said(&program), "81 cells are selected.");
    program.act(BoardAction::Move(CursorMove::Next));
    assert_eq!(*program.status(), Status::Playing { open: 51 });
}

#[test]
fn a_hint_over_an_answer_says_how_to_go_back() {
    let mut program = Program::typed(TWO_ANSWERS);
    program.command(Command::Solve);
    program.command(Command::Hint);
    assert_eq!(*program.status(), Status::NoHintOverAnswer);
    assert!(said(&program).contains("Alt+R"), "{}", said(&program));
}

#[test]
fn the_tools_of_a_puzzle_and_of_a_game_keep_their_places_beside_an_answer() {
    let panelled = |program: &Program| -> Vec<Command> {
        let tools = program.controller.tool_bar().iter().flatten().copied();
        tools.filter(|&tool| program.controller.tool_room(tool) != ToolRoom::WithoutPanel).collect()
    };
    for begin in [|| Program::typed(ONE_ANSWER), game] {
        let mut program = begin();
        let before = panelled(&program);
        program.command(Command::Solve);
        program.answer_if_asked(DialogButton::ShowAnswer);
        assert_eq!(panelled(&program), before);
        for tool in [Command::Undo, Command::Redo] {
            assert!(!program.controller.is_enabled(tool), "{tool:?}");
            assert_eq!(program.controller.tool_room(tool), ToolRoom::BesidePanel);
        }
    }
}

#[test]
fn a_hint_on_an_empty_board_asks_for_a_puzzle() {
    let mut program = Program::new();
    for command in [Command::Hint, Command::SolutionPath, Command::AllSteps] {
        program.command(command);
        assert_eq!(program.controller.hint(), Some(&Hint::None(NoHint::NoPuzzle)), "{command:?}");
        assert!(said(&program).contains("Type its digits"), "{}", said(&program));
    }
}

#[test]
fn the_daily_puzzle_that_is_solved_is_shown_as_it_was_solved() {
    let folder = tempfile::tempdir().unwrap();
    let folders = Folders::below(folder.path());
    let launch = || Launch { folders: Some(folders.clone()), ..Launch::default() };
    let mut program = Program::new();
    program.clock_at(Duration::ZERO);
    program.start(launch());
    program.act(nonet::controller::StartPageAction::Key('t'));
    assert!(matches!(program.status(), Status::NewGame(_)));
    let mut other = Program::typed(&program.givens());
    other.command(Command::Solve);
    let answer: Vec<u8> = other.shown().bytes().map(|sign| sign - b'0').collect();
    program.advance(Duration::from_secs(65));
    for (at, &digit) in answer.iter().enumerate() {
        put(&mut program, at, digit);
    }
    let ended = program.ended.pop().expect("the game has ended");
    assert_eq!(ended.record.ending, Ending::Solved);
    append(&folders, &ended.record).unwrap();

    let mut next = Program::new();
    next.clock_at(Duration::from_secs(100));
    next.start(launch());
    let card = card_text(StartCard::Daily, &next.controller, Language::ENGLISH);
    assert_eq!(card.detail, "Solved in 1:05");
    next.act(nonet::controller::StartPageAction::Key('t'));
    assert_eq!(*next.status(), Status::DailySolved { time: ended.record.played });
    assert!(!next.shown().contains('.'));
    assert_eq!(play(&next).stage, Stage::Finished);
    assert!(next.controller.solved_game().is_some(), "its figures are told");
    assert!(next.ended.is_empty(), "it does not count again");
    next.command(Command::PlayAgain);
    next.answer(DialogButton::PlayAgain);
    assert!(next.shown().contains('.'), "it can be played again");
}

#[test]
fn a_file_is_opened_beside_a_game_that_waits() {
    let (_folder, path) = file_in_folder("given.txt");
    std::fs::write(&path, ONE_ANSWER).unwrap();
    let mut program = Program::new();
    program.start(Launch { files: vec![path.clone()], game_waits: true, ..Launch::default() });
    assert!(program.controller.dialog().is_none());
    assert_eq!(*program.status(), Status::OpenedBesideGame(path));
    assert_eq!(program.givens(), ONE_ANSWER);
    program.command(Command::WaitingGame);
    assert_eq!(program.windows, [std::path::PathBuf::new()]);
    assert!(!program.controller.is_enabled(Command::WaitingGame), "it is in a window now");
    program.act(FilesAction::NoWindowForGame);
    program.answer(DialogButton::Close);
    assert!(program.controller.is_enabled(Command::WaitingGame), "it waits still");
}

/// The board of a game as its record tells it.
#[test]
fn the_last_board_of_a_record_is_that_of_the_game() {
    let program = solved_game();
    let record = &program.ended[0].record;
    let answer: Grid = read(ANSWER.as_bytes()).unwrap().documents[0].givens.clone();
    assert_eq!(record.last_board().unwrap().digits(), answer);
}
