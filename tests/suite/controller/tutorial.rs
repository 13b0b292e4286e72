//! The tutorial: its lessons, and what becomes of the document below them.

use nonet::controller::{
    BoardAction, Command, CursorMove, Dialog, DialogAction, Effect, Face, KeepEffect, Launch,
    LessonRemark, Mode, PlatformEffect, ShownLesson, Status, TutorialAction,
};
use nonet::engine::search::{Uniqueness, uniqueness};
use nonet::engine::technique::{Board, Candidate, FishKind, FishSize, Level, Solver, Technique};
use nonet::engine::{Cell, Control, Grid, Layout, Puzzle};
use nonet::format::tutorial::{TutorialLesson, TutorialPage, TutorialTask};
use nonet::game::GameBoard;
use nonet::store::{Achievement, Learning};
use nonet::text::Language;
use nonet::window_text::{next_text, page_texts};

use super::program::{ONE_ANSWER, Program};

fn cell(name: &str) -> Cell {
    Layout::classic().cell_named(name).unwrap()
}

#[test]
fn lessons_are_numbered_in_their_order() {
    let numbers = TutorialLesson::ALL.map(TutorialLesson::number);
    assert_eq!(numbers.to_vec(), (1..=TutorialLesson::ALL.len()).collect::<Vec<_>>());
}

fn begin(program: &mut Program, lesson: TutorialLesson) {
    program.command(Command::Tutorial);
    assert!(matches!(program.controller.dialog(), Some(Dialog::Tutorial(_))));
    program.act(TutorialAction::Begin(lesson));
    assert!(program.controller.dialog().is_none());
}

fn shown(program: &Program) -> &ShownLesson {
    program.controller.lesson().expect("a lesson is shown")
}

fn type_at(program: &mut Program, name: &str, digit: u8) {
    program.act(BoardAction::Pick(cell(name)));
    program.act(BoardAction::Type(digit));
}

/// What the page shows as the solver sees it: its digits, and its notes where it has any.
fn solving_board(page: &TutorialPage) -> Board {
    let mut board = Board::of_position(&page.board.givens(), &page.board.entries()).unwrap();
    for (cell, notes) in page.board.notes() {
        for digit in board.candidates(cell).without(notes.corner).iter() {
            board.remove(Candidate { cell, digit });
        }
    }
    board
}

/// The only answer of the puzzle on a board.
fn answer(board: &GameBoard) -> Grid {
    let puzzle = Puzzle::new(board.givens()).unwrap();
    match uniqueness(&puzzle, &Control::default()) {
        Ok(Uniqueness::Only(answer)) => answer,
        other => panic!("one answer was expected, not {other:?}"),
    }
}

#[test]
fn every_position_is_sound() {
    for lesson in TutorialLesson::ALL {
        for (place, page) in lesson.pages().iter().enumerate() {
            let answer = answer(&page.board);
            let entries = page.board.entries();
            let wrong = entries.filled().any(|(cell, digit)| answer.get(cell) != Some(digit));
            assert_eq!(wrong, page.is_broken, "{lesson:?}, page {place}");
            for (cell, notes) in page.board.notes().filter(|_| !page.is_broken) {
                let kept = answer.get(cell).is_some_and(|digit| notes.corner.contains(digit));
                assert!(kept, "{lesson:?}, page {place}, {cell:?}");
            }
        }
    }
}

#[test]
fn every_task_is_what_its_technique_finds() {
    for lesson in TutorialLesson::ALL {
        for (place, page) in lesson.pages().iter().enumerate() {
            let context = format!("{lesson:?}, page {place}");
            let board = solving_board(page);
            match &page.task {
                Some(TutorialTask::Put(put, technique)) => {
                    let steps = Solver::of(*technique).all_steps(&board, &Control::default());
                    let is_found = steps.unwrap().iter().any(|step| step.placements == [*put]);
                    assert!(is_found, "{context}");
                    assert_eq!(answer(&page.board).get(put.cell), Some(put.digit), "{context}");
                }
                Some(TutorialTask::Drop(dropped, Some(technique))) => {
                    let steps = Solver::of(*technique).all_steps(&board, &Control::default());
                    let mut wanted = dropped.clone();
                    wanted.sort_by_key(|one| (one.digit, one.cell));
                    let is_found = steps.unwrap().iter().any(|step| step.eliminations == wanted);
                    assert!(is_found, "{context}");
                    let noted = |one: &Candidate| page.board.get(one.cell).notes().corner;
                    assert!(dropped.iter().all(|one| noted(one).contains(one.digit)), "{context}");
                }
                Some(TutorialTask::Drop(dropped, None)) => {
                    let seen = |one: &Candidate| {
                        let layout = page.board.layout();
                        let digit = |peer| page.board.get(peer).digit();
                        !layout.left_by_peers(one.cell, digit).contains(one.digit)
                    };
                    assert!(dropped.iter().all(seen), "{context}");
                }
                Some(TutorialTask::Note(cell, digits)) => {
                    assert_eq!(board.candidates(*cell), *digits, "{context}");
                }
                Some(TutorialTask::Pick(cells)) if page.is_broken => {
                    let digits: Vec<_> =
                        cells.iter().map(|&cell| page.board.get(cell).digit()).collect();
                    assert!(digits.iter().all(|digit| digit.is_some() && *digit == digits[0]));
                }
                // The cells that are picked are those of the pattern that the next page uses.
                Some(TutorialTask::Pick(cells)) => {
                    let next = &lesson.pages()[place + 1];
                    let Some(TutorialTask::Drop(dropped, Some(technique))) = &next.task else {
                        panic!("{context}");
                    };
                    let steps = Solver::of(*technique).all_steps(&board, &Control::default());
                    let is_pattern = steps.unwrap().iter().any(|step| {
                        let pattern = step.pattern_cells();
                        pattern.iter().collect::<Vec<_>>() == *cells
                            && step.eliminations.iter().all(|one| dropped.contains(one))
                    });
                    assert!(is_pattern, "{context}");
                }
                None => {}
            }
        }
    }
}

#[test]
fn every_lesson_has_a_few_pages_and_ends_with_one_to_read() {
    let techniques: Vec<Technique> = TutorialLesson::ALL
        .iter()
        .flat_map(|lesson| lesson.pages())
        .filter_map(|page| match &page.task {
            Some(TutorialTask::Put(_, technique) | TutorialTask::Drop(_, Some(technique))) => {
                Some(*technique)
            }
            Some(TutorialTask::Drop(_, None) | TutorialTask::Note(..) | TutorialTask::Pick(_))
            | None => None,
        })
        .collect();
    for technique in [
        Technique::FullHouse,
        Technique::HiddenSingle,
        Technique::NakedSingle,
        Technique::NakedPair,
        Technique::HiddenPair,
        Technique::NakedTriple,
        Technique::fish(FishKind::Basic, FishSize::XWing),
    ] {
        assert!(techniques.contains(&technique), "{technique:?}");
    }
    for lesson in TutorialLesson::ALL {
        let pages = lesson.pages();
        assert!((2..=6).contains(&pages.len()), "{lesson:?}");
        assert!(pages.last().unwrap().task.is_none(), "{lesson:?}");
        assert_eq!(TutorialLesson::named(lesson.name()), Some(lesson));
    }
}

#[test]
fn every_page_has_its_words_in_english_and_vietnamese() {
    for lesson in TutorialLesson::ALL {
        let english = page_texts(lesson, Language::ENGLISH);
        for language in [Language::ENGLISH, Language::of_locale("vi")] {
            let texts = page_texts(lesson, language);
            assert_eq!(texts.len(), lesson.pages().len(), "{lesson:?}");
            for ((words, page), english) in texts.iter().zip(lesson.pages()).zip(&english) {
                assert!(!words.text.is_empty(), "{lesson:?}");
                assert_eq!(words.task.is_empty(), page.task.is_none(), "{lesson:?}: {words:?}");
                let is_translated = words.text != english.text || language == Language::ENGLISH;
                assert!(is_translated, "{lesson:?}: {words:?}");
            }
        }
    }
}

#[test]
fn a_lesson_is_played_on_the_board_and_the_document_comes_back() {
    let mut program = Program::typed(ONE_ANSWER);
    let before = program.shown();
    program.act(BoardAction::Extend(CursorMove::Up));
    let selection = program.controller.selection().clone();
    begin(&mut program, TutorialLesson::BoxSingle);
    assert!(matches!(program.controller.mode(), Mode::Lesson(_)));
    assert_eq!(program.status(), &Status::Tutorial);
    type_at(&mut program, "r8c8", 1);
    assert!(matches!(shown(&program).remark(), Some(LessonRemark::Repeated(..))));
    assert_eq!(shown(&program).place(), 0);
    type_at(&mut program, "r9c7", 1);
    assert_eq!((shown(&program).remark(), shown(&program).place()), (Some(LessonRemark::Right), 1));
    assert!(matches!(program.controller.faces()[cell("r9c7").index()], Face::Entry(_)));
    program.act(BoardAction::Move(CursorMove::Down));
    program.act(TutorialAction::Leave);
    assert_eq!((program.shown(), program.controller.selection()), (before, &selection));
    assert!(matches!(program.controller.mode(), Mode::Edit));
    assert!(matches!(program.status(), Status::Editing { .. }), "{:?}", program.status());
    assert!(program.controller.is_enabled(Command::Undo));
}

#[test]
fn a_game_waits_below_a_lesson_with_its_clock_stopped() {
    let mut program = Program::typed(ONE_ANSWER);
    program.command(Command::PlayPuzzle);
    program.act(BoardAction::Pick(cell("r1c3")));
    program.act(BoardAction::Type(4));
    program.advance(std::time::Duration::from_secs(10));
    begin(&mut program, TutorialLesson::Rules);
    assert!(program.controller.play().is_none() && program.controller.next_second().is_none());
    program.advance(std::time::Duration::from_secs(1000));
    for command in [
        Command::Undo,
        Command::Check,
        Command::Pause,
        Command::PlayAgain,
        Command::SolutionPath,
        Command::AllSteps,
    ] {
        assert!(!program.controller.is_enabled(command), "{command:?}");
    }
    program.act(TutorialAction::Leave);
    let elapsed = program.controller.elapsed().unwrap();
    assert!(elapsed.as_secs() <= 10, "{elapsed:?}");
    assert!(matches!(program.controller.faces()[cell("r1c3").index()], Face::Entry(_)));
}

#[test]
fn what_is_shown_over_the_document_is_put_away() {
    let mut program = Program::typed(ONE_ANSWER);
    program.command(Command::Hint);
    assert!(program.controller.hint().is_some());
    begin(&mut program, TutorialLesson::Rules);
    assert!(program.controller.hint().is_none());
    program.act(TutorialAction::Leave);
    program.command(Command::Solve);
    begin(&mut program, TutorialLesson::Rules);
    assert!(program.controller.shown_answer().is_none());
    program.act(TutorialAction::Leave);
    assert!(matches!(program.controller.mode(), Mode::Answer(_)));
}

#[test]
fn show_me_does_the_task_and_pages_turn() {
    let mut program = Program::new();
    begin(&mut program, TutorialLesson::LastCell);
    assert!(program.controller.is_enabled(Command::Hint));
    program.command(Command::Hint);
    assert_eq!((shown(&program).remark(), shown(&program).place()), (Some(LessonRemark::Shown), 1));
    program.act(TutorialAction::PreviousPage);
    assert_eq!((shown(&program).remark(), shown(&program).place()), (None, 0));
    program.act(TutorialAction::PreviousPage);
    assert_eq!(shown(&program).place(), 0);
    for _ in 0..3 {
        program.act(TutorialAction::NextPage);
    }
    assert!(shown(&program).is_last() && !program.controller.is_enabled(Command::Hint));
    program.act(TutorialAction::NextPage);
    assert_eq!((shown(&program).lesson(), shown(&program).place()), (TutorialLesson::BoxSingle, 0));
}

#[test]
fn a_lesson_whose_last_page_is_reached_is_kept_as_done() {
    let mut program = Program::new();
    begin(&mut program, TutorialLesson::Rules);
    let mut kept = Vec::new();
    for _ in 0..3 {
        assert!(!program.controller.learning().has_done(TutorialLesson::Rules));
        let effects = program.effects_of(TutorialAction::NextPage);
        kept.extend(effects.into_iter().filter_map(|effect| match effect {
            Effect::Platform(PlatformEffect::Keep(KeepEffect::Achievement(learnt))) => Some(learnt),
            _ => None,
        }));
    }
    assert_eq!(kept, [Achievement::Lesson(TutorialLesson::Rules)]);
    assert!(program.controller.learning().has_done(TutorialLesson::Rules));
    program.act(TutorialAction::Leave);
    program.command(Command::Tutorial);
    let offered = |program: &Program| match program.controller.dialog() {
        Some(Dialog::Tutorial(lesson)) => *lesson,
        other => panic!("{other:?}"),
    };
    assert_eq!(offered(&program), TutorialLesson::LastCell, "the first that is not done");
    program.act(DialogAction::Dismissed);
    let mut learning = Learning::default();
    learning.learn(Achievement::Lesson(TutorialLesson::Rules));
    learning.learn(Achievement::Lesson(TutorialLesson::LastCell));
    let mut program = Program::new();
    program.start(Launch { learning, ..Launch::default() });
    program.command(Command::Tutorial);
    assert_eq!(offered(&program), TutorialLesson::BoxSingle);
}

#[test]
fn the_last_lesson_leads_to_a_first_game() {
    let mut program = Program::new();
    begin(&mut program, TutorialLesson::XWing);
    while !shown(&program).is_last() {
        program.act(TutorialAction::NextPage);
    }
    assert_eq!(next_text(shown(&program), Language::ENGLISH), "Play a first game");
    program.act(TutorialAction::NextPage);
    assert!(program.controller.lesson().is_none());
    assert_eq!(program.status(), &Status::NewGame(Some(Level::Easy)));
}

#[test]
fn commands_about_the_document_leave_the_lesson() {
    for command in [Command::New, Command::NewGame(Level::Easy), Command::Print, Command::Quit] {
        let mut program = Program::new();
        begin(&mut program, TutorialLesson::Rules);
        program.command(command);
        assert!(program.controller.lesson().is_none(), "{command:?}");
    }
    let mut program = Program::new();
    begin(&mut program, TutorialLesson::Rules);
    program.command(Command::Help);
    program.act(DialogAction::Dismissed);
    assert!(program.controller.lesson().is_some());
}

#[test]
fn a_lesson_begun_on_the_start_page_goes_back_there() {
    let mut program = Program::new();
    program.command(Command::StartPage);
    assert!(program.controller.start_page().is_some());
    begin(&mut program, TutorialLesson::BoxSingle);
    assert!(program.controller.start_page().is_none());
    program.command(Command::Hint);
    assert_eq!(shown(&program).remark(), Some(LessonRemark::Shown));
    type_at(&mut program, "r8c2", 8);
    assert_eq!(shown(&program).remark(), Some(LessonRemark::Right));
    program.act(TutorialAction::Leave);
    assert!(program.controller.start_page().is_some());
}

#[test]
fn a_mistake_is_picked_by_mouse_or_by_space() {
    let mut program = Program::new();
    begin(&mut program, TutorialLesson::Rules);
    program.act(TutorialAction::NextPage);
    program.act(TutorialAction::NextPage);
    assert!(program.controller.conflicts().cells.is_empty(), "that would tell it");
    program.act(BoardAction::Pick(cell("r1c1")));
    assert_eq!(shown(&program).remark(), Some(LessonRemark::OtherCell));
    program.act(BoardAction::Pick(cell("r5c6")));
    program.act(BoardAction::Move(CursorMove::Next));
    assert_eq!(shown(&program).remark(), Some(LessonRemark::OtherCell), "a key only moves");
    program.act(BoardAction::TypeEmpty);
    assert_eq!(shown(&program).remark(), Some(LessonRemark::Right));
}

#[test]
fn the_session_keeps_the_document_and_not_the_lesson() {
    let mut program = Program::typed(ONE_ANSWER);
    let givens = program.givens();
    begin(&mut program, TutorialLesson::BoxSingle);
    type_at(&mut program, "r9c7", 1);
    let kept = program.session.as_ref().unwrap();
    assert_eq!(kept.document.givens.filled_count(), 30);
    assert_eq!(program.givens(), givens);
}

#[test]
fn a_lesson_that_lies_over_the_start_page_gives_it_back_with_its_words() {
    let mut program = Program::new();
    program.start(Launch::default());
    assert_eq!(*program.status(), Status::Start);
    begin(&mut program, TutorialLesson::Rules);
    program.act(TutorialAction::Leave);
    assert!(program.controller.start_page().is_some());
    assert_eq!(*program.status(), Status::Start);
}
