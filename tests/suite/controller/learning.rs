//! Pages about techniques, their examples, practice positions, and the techniques that hints may use.

use std::collections::HashSet;
use std::path::Path;
use std::time::Duration;

use nonet::controller::{
    Action, BoardAction, Command, Dialog, DialogAction, DialogButton, Effect, Face, FilesAction,
    HintsAction, JobsAction, KeepEffect, KnownTechniquesEdit, Launch, OptionsAction, Pen,
    PlatformEffect, PracticeProgress, Preset, Question, Status, TechniquePage, TechniquesAction,
};
use nonet::engine::technique::{
    BoardStep, FishKind, FishSize, Level, Step, Technique, TechniqueSet,
};
use nonet::engine::{Control, Rules, has_one_answer};
use nonet::game::{Ending, GameBoard, NoteKind};
use nonet::jobs::{Hint, HintStage, Job, JobKind, Reply, SavePurpose, TargetFile};
use nonet::store::session::{PreviousSession, SessionEnd};
use nonet::store::{Achievement, Options};
use nonet::text::{Language, Say};
use nonet::window_text::hint::{list_title, practice_lines};
use nonet::window_text::window_title;
use nonet::worker::Outcome;

use super::play::{digit, fill, game, put};
use super::program::{ONE_ANSWER, Program, file_in_folder};

/// A puzzle that needs more than singles.
const NEEDS_MORE_THAN_SINGLES: &str =
    ".2.1...8.4....7..28.....73.18.2....6.7.861.2.2....3.15.92.....77..5....3.3...9.5.";

fn page(program: &Program) -> &TechniquePage {
    match program.controller.dialog() {
        Some(Dialog::Technique(lesson)) => lesson,
        other => panic!("a page was expected, not {other:?}"),
    }
}

fn told(program: &Program) -> (&BoardStep, HintStage) {
    match program.controller.hint() {
        Some(Hint::Step { step, stage, .. }) => (step, *stage),
        other => panic!("a step was expected, not {other:?}"),
    }
}

/// The page on `technique`.
fn open(program: &mut Program, technique: Technique) {
    program.command(Command::Techniques);
    program.act(TechniquesAction::ChooseTechnique(technique));
}

fn has_notes(program: &Program) -> bool {
    program.controller.faces().iter().any(|face| matches!(face, Face::Noted(_)))
}

#[test]
fn the_pages_begin_with_the_technique_of_the_hint_once_that_is_told() {
    let mut program = Program::typed(ONE_ANSWER);
    program.command(Command::Hint);
    program.command(Command::Techniques);
    assert_eq!(page(&program).technique, Technique::FullHouse, "the hint has not told it yet");
    program.act(DialogAction::Dismissed);
    program.command(Command::Hint);
    let technique = told(&program).0.technique;
    program.command(Command::Techniques);
    assert_eq!(page(&program).technique, technique);
    assert!(page(&program).example.is_some());
    program
        .act(TechniquesAction::ChooseTechnique(Technique::fish(FishKind::Basic, FishSize::XWing)));
    program.act(DialogAction::Dismissed);
    program.act(HintsAction::Close);
    program.command(Command::Techniques);
    assert_eq!(
        page(&program).technique,
        Technique::fish(FishKind::Basic, FishSize::XWing),
        "they go on where they were closed"
    );
}

#[test]
fn an_example_comes_onto_the_board_with_its_step_drawn() {
    let mut program = Program::new();
    open(&mut program, Technique::fish(FishKind::Basic, FishSize::XWing));
    program.act(TechniquesAction::LoadExample);
    assert!(program.controller.dialog().is_none());
    let (step, stage) = told(&program);
    assert_eq!(
        (step.technique, stage),
        (Technique::fish(FishKind::Basic, FishSize::XWing), HintStage::Step)
    );
    assert!(has_notes(&program));
    assert_eq!(
        program.status(),
        &Status::Example(Technique::fish(FishKind::Basic, FishSize::XWing))
    );
    let gone = step.eliminations.clone();
    program.command(Command::ApplyHint);
    assert_eq!(program.controller.hint(), None);
    let faces = program.controller.faces();
    for gone in gone {
        assert!(
            matches!(faces[gone.cell.index()], Face::Noted(notes) if !notes.candidates().contains(gone.digit))
        );
    }
}

#[test]
fn an_example_does_not_lose_what_was_typed() {
    let mut program = Program::typed(ONE_ANSWER);
    open(&mut program, Technique::NakedPair);
    program.act(TechniquesAction::LoadExample);
    assert_eq!(told(&program).0.technique, Technique::NakedPair);
    program.command(Command::Restore);
    assert_eq!(program.shown(), ONE_ANSWER);
    assert!(!program.controller.is_enabled(Command::Restore));
}

/// A game with a digit put in after 30 seconds, left for practice.
fn practising_beside_a_game() -> Program {
    let mut program = game();
    program.start(Launch { keeps_session: true, ..Launch::default() });
    program.clock_at(Duration::from_secs(30));
    put(&mut program, 2, 4);
    open(&mut program, Technique::fish(FishKind::Basic, FishSize::Swordfish));
    program.act(TechniquesAction::Practise);
    assert!(program.controller.dialog().is_none(), "nothing is lost, so nothing is asked");
    assert_eq!(progress(&program), PracticeProgress::Sought);
    program.clock_at(Duration::from_secs(100));
    program
}

#[test]
fn a_game_waits_while_something_is_practised() {
    let mut program = practising_beside_a_game();
    program.command(Command::PractiseNext);
    assert_eq!(progress(&program), PracticeProgress::Sought);
    program.command(Command::Restore);
    assert_eq!(program.controller.faces()[2].digit(), digit(4).into());
    assert!(program.controller.practice().is_none());
    assert_eq!(program.controller.elapsed(), Some(Duration::from_secs(30)), "its clock stood");
    program.clock_at(Duration::from_secs(101));
    assert_eq!(program.controller.elapsed(), Some(Duration::from_secs(31)));
    program.command(Command::Undo);
    fill(&mut program, 0);
    assert_eq!(program.ended.len(), 1, "it is one game: {:?}", program.ended);
    assert_eq!(program.ended[0].record.ending, Ending::Solved);
}

#[test]
fn a_game_that_waits_is_asked_about_before_something_else_takes_its_place() {
    let mut program = practising_beside_a_game();
    program.command(Command::New);
    assert!(matches!(program.question(), Question::LeaveGame(_)));
    program.answer(DialogButton::Cancel);
    assert_eq!(program.givens(), ONE_ANSWER, "the game that it is about is seen");
    program.command(Command::New);
    program.answer(DialogButton::Leave);
    assert!(!program.controller.is_enabled(Command::Restore));
    assert_eq!(program.ended.len(), 1);
}

#[test]
fn a_game_that_waits_comes_back_at_the_next_start_however_the_program_ended() {
    for end in [None, Some(SessionEnd::Quit)] {
        let mut left = practising_beside_a_game();
        if end.is_some() {
            left.command(Command::Quit);
            assert!(left.quit, "nobody is asked");
        }
        let session = left.session.clone().unwrap();
        let mut program = Program::new();
        let session = Some(PreviousSession { session, end });
        program.start(Launch { session, ..Launch::default() });
        if end.is_none() {
            program.answer(DialogButton::Restore);
        }
        assert_eq!(program.givens(), ONE_ANSWER);
        assert_eq!(program.controller.faces()[2].digit(), digit(4).into());
        assert_eq!(program.controller.elapsed(), Some(Duration::from_secs(30)));
    }
}

#[test]
fn what_is_practised_is_not_edited_while_a_game_waits() {
    let mut program = practising_beside_a_game();
    program.command(Command::EditPuzzle);
    assert_eq!(program.status(), &Status::OwnPuzzleWaits);
    assert!(program.controller.practice().is_some());
    program.command(Command::Restore);
    program.command(Command::EditPuzzle);
    assert!(!program.controller.document().is_playing());
}

#[test]
fn a_game_that_is_over_and_set_aside_is_a_puzzle_that_waits() {
    let mut program = game();
    fill(&mut program, 0);
    program.command(Command::EditPuzzle);
    program.command(Command::Undo);
    let shown = program.shown();
    open(&mut program, Technique::fish(FishKind::Basic, FishSize::Swordfish));
    program.act(TechniquesAction::Practise);
    program.command(Command::Restore);
    assert_eq!(program.shown(), shown);
}

#[test]
fn practice_that_is_made_late_does_not_come_under_a_question() {
    let mut program = Program::typed(ONE_ANSWER);
    open(&mut program, Technique::fish(FishKind::Basic, FishSize::Swordfish));
    program.hold = true;
    program.act(TechniquesAction::Practise);
    program.command(Command::New);
    program.run_jobs();
    assert!(matches!(program.question(), Question::SaveChanges(_)));
    assert!(program.controller.practice().is_none());
    program.answer(DialogButton::DoNotSave);
    assert_eq!(program.controller.document().board().givens().filled_count(), 0);
    assert!(!program.controller.is_enabled(Command::Restore), "nothing waits");

    open(&mut program, Technique::fish(FishKind::Basic, FishSize::Swordfish));
    program.hold = true;
    program.act(TechniquesAction::Practise);
    program.command(Command::Options);
    program.run_jobs();
    assert!(program.controller.practice().is_none(), "nor under another dialog");
}

#[test]
fn a_save_that_ends_during_practice_is_one_of_the_puzzle_that_waits() {
    let (_folder, path) = file_in_folder("p.sdk");
    let mut program = Program::typed(ONE_ANSWER);
    program.hold = true;
    let to = TargetFile { path: path.clone(), purpose: SavePurpose::Create };
    program.act(FilesAction::SaveTo(to));
    open(&mut program, Technique::fish(FishKind::Basic, FishSize::Swordfish));
    program.act(TechniquesAction::LoadExample);
    program.run_jobs();
    program.command(Command::Restore);
    assert_eq!(program.controller.document().path(), Some(path.as_path()));
    assert!(!program.controller.document().is_unsaved());
}

#[test]
fn practice_shows_nothing_until_a_hint_is_asked_for() {
    let mut program = Program::new();
    open(&mut program, Technique::fish(FishKind::Basic, FishSize::Swordfish));
    program.act(TechniquesAction::Practise);
    assert_eq!(
        program.status(),
        &Status::Practice(Technique::fish(FishKind::Basic, FishSize::Swordfish))
    );
    assert_eq!(program.controller.hint(), None);
    let puzzle = program.controller.document().puzzle().clone().unwrap();
    assert_eq!(has_one_answer(&puzzle, &Control::default()), Ok(true));
    program.command(Command::Hint);
    let (step, stage) = told(&program);
    assert_eq!(
        (step.technique, stage),
        (Technique::fish(FishKind::Basic, FishSize::Swordfish), HintStage::Place)
    );
    // A technique that hints may not use is told all the same, as it is the one that is practised.
    open(&mut program, Technique::MWing);
    program.act(TechniquesAction::Practise);
    program.command(Command::Hint);
    assert_eq!(told(&program).0.technique, Technique::MWing);
}

#[test]
fn what_is_learnt_from_is_called_by_its_technique() {
    let title = |program: &Program, language| window_title(program.controller.document(), language);
    let mut program = Program::new();
    open(&mut program, Technique::fish(FishKind::Basic, FishSize::Swordfish));
    program.act(TechniquesAction::Practise);
    assert_eq!(title(&program, Language::ENGLISH), "Learning: Swordfish – Nonet");
    assert_eq!(title(&program, Language::of_locale("vi")), "Đang học: Swordfish (cá kiếm) – Nonet");
    program.act(OptionsAction::Speak(Language::ENGLISH));
    program.command(Command::SaveAs);
    assert_eq!(program.suggestion, Path::new("Swordfish.sdk"));
    // With another given it is another puzzle, and a game of it is no lesson.
    program.command(Command::EditPuzzle);
    let open = program.controller.document().board().open_cells().next().unwrap();
    program.act(BoardAction::Pick(open));
    program.act(BoardAction::Type(1));
    assert_eq!(title(&program, Language::ENGLISH), "● New puzzle – Nonet");
    assert!(!program.controller.document().play().is_some_and(|play| play.is_practice));
}

#[test]
fn practice_says_where_something_easier_helps_too() {
    let mut program = Program::new();
    open(&mut program, Technique::fish(FishKind::Basic, FishSize::Squirmbag));
    program.act(TechniquesAction::Practise);
    assert_eq!(
        program.status(),
        &Status::PracticeAside(Technique::fish(FishKind::Basic, FishSize::Squirmbag))
    );
    program.command(Command::Hint);
    assert_eq!(told(&program).0.technique, Technique::fish(FishKind::Basic, FishSize::Squirmbag));
}

#[test]
fn each_practice_is_another_one() {
    let mut seen = HashSet::new();
    let mut program = Program::new();
    for _ in 0..3 {
        open(&mut program, Technique::XYWing);
        program.act(TechniquesAction::Practise);
        seen.insert(program.givens());
    }
    assert_eq!(seen.len(), 3);
}

#[test]
fn what_is_learnt_from_is_no_game() {
    let mut program = Program::new();
    open(&mut program, Technique::fish(FishKind::Basic, FishSize::XWing));
    program.act(TechniquesAction::LoadExample);
    program.command(Command::ApplyHint);
    program.command(Command::New);
    assert!(program.controller.dialog().is_none(), "nobody is asked before it is left");
    assert!(program.ended.is_empty(), "{:?}", program.ended);
}

#[test]
fn a_list_of_steps_goes_with_the_puzzle_that_it_is_of() {
    let mut program = Program::typed(ONE_ANSWER);
    program.command(Command::SolutionPath);
    assert!(program.controller.steps().is_some());
    open(&mut program, Technique::fish(FishKind::Basic, FishSize::XWing));
    program.act(TechniquesAction::LoadExample);
    assert!(program.controller.steps().is_none());
    let step = told(&program).0.clone();
    program.act(HintsAction::ChooseStep(1));
    assert_eq!(told(&program).0, &step);
}

fn progress(program: &Program) -> PracticeProgress {
    program.controller.practice().expect("a technique is practised").progress()
}

/// The step that is to be found.
fn sought(program: &Program) -> &Step {
    program.controller.practice().expect("a technique is practised").step()
}

/// Erases the notes that `step` rules out.
fn erase_notes(program: &mut Program, step: &Step) {
    for gone in &step.eliminations {
        program.act(BoardAction::Pick(gone.cell));
        program.act(BoardAction::Note(NoteKind::Corner, gone.digit.get()));
    }
}

/// A swordfish that is sought, the step that is to be found, and no hint.
fn seeking() -> (Program, Step) {
    let mut program = Program::new();
    open(&mut program, Technique::fish(FishKind::Basic, FishSize::Swordfish));
    program.act(TechniquesAction::Practise);
    let step = sought(&program).clone();
    (program, step)
}

#[test]
fn a_hint_that_clears_a_mistake_carries_out_no_step() {
    let (mut program, _) = seeking();
    let board = program.controller.document().board().clone();
    let cell = board.layout().cells().find(|&cell| board.get(cell).digit().is_none()).unwrap();
    // It stands in a house of the cell already.
    let peers = board.layout().peers(cell);
    let wrong = peers.iter().find_map(|&peer| board.get(peer).digit()).unwrap();
    program.act(BoardAction::Pick(cell));
    program.command(Command::Pen(Pen::Digit));
    program.act(BoardAction::Type(wrong.get()));
    program.command(Command::Hint);
    assert!(matches!(program.controller.hint(), Some(Hint::Mistakes(_))));
    program.command(Command::ApplyHint);
    assert_eq!(progress(&program), PracticeProgress::Sought);
}

#[test]
fn notes_that_are_all_cleared_are_no_step() {
    let (mut program, _) = seeking();
    program.command(Command::ClearNotes);
    assert_eq!(progress(&program), PracticeProgress::Sought);
    assert_eq!(
        program.controller.learning().found(Technique::fish(FishKind::Basic, FishSize::Swordfish)),
        0
    );
}

fn play_again(program: &mut Program) {
    program.command(Command::PlayAgain);
    program.answer(DialogButton::PlayAgain);
}

fn board(program: &Program) -> GameBoard {
    program.controller.document().board().clone()
}

/// Leaves the program and starts it again with its session.
fn started_again(program: &Program) -> Program {
    let session = program.session.clone().unwrap();
    let session = Some(PreviousSession { session, end: Some(SessionEnd::Quit) });
    let mut again = Program::new();
    let learning = program.controller.learning().clone();
    again.start(Launch { session, learning, ..Launch::default() });
    again
}

#[test]
fn practice_that_begins_again_seeks_the_same_step_in_its_position() {
    let (mut program, step) = seeking();
    let start = board(&program);
    assert!(!program.controller.is_enabled(Command::PlayAgain), "nothing was done yet");
    for _ in 0..2 {
        erase_notes(&mut program, &step);
        assert_eq!(progress(&program), PracticeProgress::Found);
        play_again(&mut program);
        assert_eq!(board(&program), start);
        assert_eq!(progress(&program), PracticeProgress::Sought);
        assert_eq!(sought(&program), &step);
        assert_eq!(
            program.status(),
            &Status::Practice(Technique::fish(FishKind::Basic, FishSize::Swordfish))
        );
        assert_eq!(program.controller.primary(), Some(Command::Hint));
        assert!(!program.controller.is_enabled(Command::Undo));
    }
    assert_eq!(
        program.controller.learning().found(Technique::fish(FishKind::Basic, FishSize::Swordfish)),
        1,
        "it counts once"
    );
    program.command(Command::Hint);
    assert_eq!(told(&program), (&BoardStep::classic(&step), HintStage::Place));
}

#[test]
fn practice_begins_again_with_its_position_after_a_restart_too() {
    let (mut left, step) = seeking();
    let start = board(&left);
    erase_notes(&mut left, &step);
    let mut program = started_again(&left);
    play_again(&mut program);
    assert_eq!(board(&program), start);
    assert_eq!(sought(&program), &step);
}

#[test]
fn a_step_that_was_found_counts_no_second_time_after_a_restart() {
    let (mut left, step) = seeking();
    erase_notes(&mut left, &step);
    let mut program = started_again(&left);
    assert_eq!(progress(&program), PracticeProgress::Found);
    program.command(Command::Undo);
    let mut program = started_again(&program);
    assert_eq!(progress(&program), PracticeProgress::Sought);
    program.command(Command::Redo);
    assert_eq!(progress(&program), PracticeProgress::Found);
    assert_eq!(
        program.controller.learning().found(Technique::fish(FishKind::Basic, FishSize::Swordfish)),
        1
    );
}

#[test]
fn a_step_that_was_told_is_not_found_alone_when_practice_begins_again() {
    let (mut program, step) = seeking();
    program.command(Command::Hint);
    erase_notes(&mut program, &step);
    play_again(&mut program);
    let mut program = started_again(&program);
    erase_notes(&mut program, &step);
    assert_eq!(progress(&program), PracticeProgress::FoundWithHint);
    assert_eq!(
        program.controller.learning().found(Technique::fish(FishKind::Basic, FishSize::Swordfish)),
        0
    );
}

/// Asks for hints in a position to practise, erases the notes that the step rules out, and returns how it was found.
fn found_after(ask: impl Fn(&mut Program, &Step)) -> PracticeProgress {
    let (mut program, step) = seeking();
    ask(&mut program, &step);
    program.act(HintsAction::Close);
    erase_notes(&mut program, &step);
    let is_alone = progress(&program) == PracticeProgress::Found;
    assert_eq!(program.controller.learning().found(step.technique), u32::from(is_alone));
    if !is_alone {
        assert_eq!(*program.status(), Status::PractisedWithHint(step.technique));
        let practice = program.controller.practice().unwrap();
        let lines = practice_lines(practice, 0, Language::ENGLISH);
        assert_eq!(lines, ["Found with a hint: Swordfish."]);
    }
    assert_eq!(program.controller.primary(), Some(Command::PractiseNext));
    progress(&program)
}

#[test]
fn a_step_that_a_hint_has_told_is_not_found_without_one() {
    assert_eq!(found_after(|_, _| ()), PracticeProgress::Found);
    for presses in [1, 3] {
        let hint = |program: &mut Program, _: &Step| {
            (0..presses).for_each(|_| program.command(Command::Hint));
        };
        assert_eq!(found_after(hint), PracticeProgress::FoundWithHint, "{presses}");
    }
    let list = |program: &mut Program, _: &Step| program.command(Command::AllSteps);
    assert_eq!(found_after(list), PracticeProgress::FoundWithHint);
    let mistake = |program: &mut Program, step: &Step| {
        let cell = step.eliminations[0].cell;
        program.act(BoardAction::Pick(cell));
        program.command(Command::Pen(Pen::Digit));
        program.act(BoardAction::Type(step.eliminations[0].digit.get()));
        program.command(Command::Hint);
        assert!(matches!(program.controller.hint(), Some(Hint::Mistakes(_))));
        program.command(Command::Undo);
    };
    assert_eq!(found_after(mistake), PracticeProgress::Found, "it told nothing of the step");
}

#[test]
fn practice_goes_on_where_the_last_session_left_it() {
    for (hints, progress_of_rest) in
        [(0, PracticeProgress::Found), (1, PracticeProgress::FoundWithHint)]
    {
        let (mut left, step) = seeking();
        (0..hints).for_each(|_| left.command(Command::Hint));
        let mut parts = step.eliminations.iter();
        let first = parts.next().unwrap();
        left.act(BoardAction::Pick(first.cell));
        left.act(BoardAction::Note(NoteKind::Corner, first.digit.get()));
        let session = left.session.clone().unwrap();
        let session = Some(PreviousSession { session, end: Some(SessionEnd::Quit) });

        let mut program = Program::new();
        program.start(Launch { session, ..Launch::default() });
        assert_eq!(*program.status(), Status::Recovered);
        assert_eq!(progress(&program), PracticeProgress::Sought);
        let practice = program.controller.practice().unwrap();
        let task = "Find this: Swordfish. Then erase the notes that it rules out.";
        assert_eq!(practice_lines(practice, 0, Language::ENGLISH)[0], task);
        assert_eq!(program.controller.pen(), Pen::Note(NoteKind::Corner));
        for gone in parts {
            program.act(BoardAction::Pick(gone.cell));
            program.act(BoardAction::Note(NoteKind::Corner, gone.digit.get()));
        }
        assert_eq!(progress(&program), progress_of_rest);
    }
}

#[test]
fn practice_is_told_of_in_sentences() {
    let mut program = Program::new();
    open(&mut program, Technique::fish(FishKind::Basic, FishSize::XWing));
    program.act(TechniquesAction::Practise);
    let lines = |program: &Program, found| {
        practice_lines(program.controller.practice().unwrap(), found, Language::ENGLISH)
    };
    let task = "Find this: X-Wing. Then erase the notes that it rules out.";
    assert_eq!(lines(&program, 0), [task]);
    assert_eq!(lines(&program, 2), [task, "Found without a hint so far: 2"]);
    program.command(Command::Hint);
    program.command(Command::ApplyHint);
    assert_eq!(lines(&program, 0), ["The hint carried out the step."]);
    program.command(Command::New);
    assert!(program.controller.practice().is_none(), "nothing is practised on another puzzle");
}

#[test]
fn practice_tells_of_a_wrong_note_until_it_is_taken_back() {
    let (mut program, step) = seeking();
    assert!(!program.controller.practice_strays());
    let right = step.eliminations[0];
    program.act(BoardAction::Pick(right.cell));
    program.act(BoardAction::Note(NoteKind::Corner, right.digit.get()));
    assert!(!program.controller.practice_strays(), "the note is no part of the answer");
    let answer = program.controller.facts().only_answer().expect("the puzzle has one answer");
    let open = program.controller.document().board().open_cells().next().expect("a cell is open");
    let needed = answer.get(open).expect("the answer is full").get();
    program.act(BoardAction::Pick(open));
    program.act(BoardAction::Note(NoteKind::Corner, needed));
    assert!(program.controller.practice_strays());
    program.command(Command::Undo);
    assert!(!program.controller.practice_strays());
}

#[test]
fn a_step_that_was_to_be_found_is_noticed_when_it_is_made_without_a_hint() {
    let mut program = Program::new();
    open(&mut program, Technique::fish(FishKind::Basic, FishSize::Swordfish));
    program.act(TechniquesAction::Practise);
    assert_eq!(program.controller.pen(), Pen::Note(NoteKind::Corner), "it crosses out notes");
    let step = sought(&program).clone();
    let found = Status::Practised(Technique::fish(FishKind::Basic, FishSize::Swordfish), 1);
    for gone in &step.eliminations {
        assert_ne!(program.status(), &found, "not all of it is done");
        program.act(BoardAction::Pick(gone.cell));
        program.act(BoardAction::Note(NoteKind::Corner, gone.digit.get()));
    }
    assert_eq!(program.status(), &found);
    assert_eq!(
        program.controller.learning().found(Technique::fish(FishKind::Basic, FishSize::Swordfish)),
        1
    );
    assert_eq!(progress(&program), PracticeProgress::Found);
    assert_eq!(program.controller.primary(), Some(Command::PractiseNext));
    program.command(Command::PractiseNext);
    assert_eq!(progress(&program), PracticeProgress::Sought);
    assert_eq!(program.controller.primary(), Some(Command::Hint));
    program.command(Command::Hint);
    program.command(Command::ApplyHint);
    assert!(matches!(program.status(), Status::StepsApplied { count: 1, .. }), "the hint found it");
    assert_eq!(progress(&program), PracticeProgress::CarriedOut);
    assert_eq!(program.controller.primary(), Some(Command::PractiseNext));
    assert_eq!(
        program.controller.learning().found(Technique::fish(FishKind::Basic, FishSize::Swordfish)),
        1
    );
}

#[test]
fn practice_goes_on_to_another_puzzle_and_keeps_count() {
    let mut program = Program::typed(ONE_ANSWER);
    assert!(!program.controller.is_enabled(Command::PractiseNext), "nothing is practised");
    program.command(Command::New);
    program.answer(DialogButton::DoNotSave);
    open(&mut program, Technique::HiddenSingle);
    program.act(TechniquesAction::Practise);
    let mut seen = HashSet::new();
    for count in 1..=3 {
        assert!(program.controller.is_enabled(Command::PractiseNext));
        assert!(seen.insert(program.givens()), "it is another puzzle");
        let placed = sought(&program).placements[0];
        program.act(BoardAction::Pick(placed.cell));
        let kept = program.effects_of(BoardAction::Type(placed.digit.get()));
        let is_kept = |effect: &Effect| match effect {
            Effect::Platform(PlatformEffect::Keep(KeepEffect::Achievement(learnt))) => {
                *learnt == Achievement::Found(Technique::HiddenSingle)
            }
            _ => false,
        };
        assert!(kept.iter().any(is_kept), "{kept:?}");
        assert_eq!(program.status(), &Status::Practised(Technique::HiddenSingle, count));
        program.command(Command::PractiseNext);
        assert!(matches!(
            program.status(),
            Status::Practice(Technique::HiddenSingle)
                | Status::PracticeAside(Technique::HiddenSingle)
        ));
        assert!(program.controller.dialog().is_none());
    }
    assert!(program.controller.tool_bar().contains(&Some(Command::PractiseNext)));
}

#[test]
fn what_cannot_be_practised_is_said() {
    let mut program = Program::new();
    program.hold = true;
    open(&mut program, Technique::KrakenFish1);
    assert_eq!(page(&program).example, None);
    program.act(TechniquesAction::LoadExample);
    assert!(program.controller.dialog().is_some(), "there is nothing to load yet");
    let effects = program.effects_of(TechniquesAction::Practise);
    let practice = effects.iter().find_map(|effect| match effect {
        Effect::Platform(PlatformEffect::Start(id, Job::Practice(..))) => Some(*id),
        _ => None,
    });
    let nothing = Outcome::Done(Reply::Practice(Box::new((Technique::KrakenFish1, None))));
    program.act(JobsAction::Reply(practice.unwrap(), nothing));
    assert_eq!(program.status(), &Status::NoPractice(Technique::KrakenFish1));
}

#[test]
fn a_hint_that_is_looked_for_is_not_begun_again() {
    let mut program = Program::typed(ONE_ANSWER);
    program.hold = true;
    program.command(Command::Hint);
    assert!(program.controller.is_running(JobKind::Hint));
    let effects = program.effects_of(Action::Command(Command::Hint));
    assert!(effects.is_empty(), "{effects:?}");
    program.run_jobs();
    assert_eq!(told(&program).1, HintStage::Technique, "the second press tells more");
}

#[test]
fn hints_use_what_is_known_in_its_order() {
    let mut program = Program::new();
    program.command(Command::KnownTechniques);
    program.act(TechniquesAction::EditKnown(KnownTechniquesEdit::Toggle(Technique::FullHouse)));
    program.act(TechniquesAction::EditKnown(KnownTechniquesEdit::MoveUp(Technique::NakedSingle)));
    program.act(TechniquesAction::KnownAccepted);
    assert_eq!(program.status(), &Status::KnownChanged);
    let techniques = &program.controller.options().techniques;
    assert!(!techniques.known.contains(Technique::FullHouse));
    assert_eq!(techniques.order().rank(Technique::NakedSingle), 1);
    program.type_line(ONE_ANSWER);
    program.command(Command::Hint);
    // The puzzle has hidden singles too, and they would come first.
    assert_eq!(told(&program).0.technique, Technique::NakedSingle);
}

#[test]
fn a_preset_is_chosen_at_one_go_and_cancelling_changes_nothing() {
    let mut program = Program::new();
    program.command(Command::KnownTechniques);
    program
        .act(TechniquesAction::EditKnown(KnownTechniquesEdit::Preset(Preset::UpTo(Level::Easy))));
    program.act(DialogAction::Dismissed);
    assert_eq!(program.controller.options(), &Options { statistics: false, ..Options::default() });
    program.command(Command::KnownTechniques);
    program
        .act(TechniquesAction::EditKnown(KnownTechniquesEdit::Preset(Preset::UpTo(Level::Easy))));
    program.act(TechniquesAction::KnownAccepted);
    program.type_line(NEEDS_MORE_THAN_SINGLES);
    program.command(Command::SolutionPath);
    let steps = program.controller.steps().unwrap();
    assert!(steps.steps.iter().all(|step| step.technique.level() == Level::Easy));
    assert_eq!(Preset::Standard.techniques(), TechniqueSet::hodoku());
}

#[test]
fn a_path_by_other_techniques_has_no_level() {
    let mut program = Program::typed(ONE_ANSWER);
    program.command(Command::SolutionPath);
    let standard = list_title(program.controller.steps().unwrap(), &Rules::NONE, Language::ENGLISH);
    assert!(standard.contains("points"), "{standard}");
    program.command(Command::KnownTechniques);
    program.act(TechniquesAction::EditKnown(KnownTechniquesEdit::Toggle(Technique::FullHouse)));
    program.act(TechniquesAction::KnownAccepted);
    program.command(Command::SolutionPath);
    let own = list_title(program.controller.steps().unwrap(), &Rules::NONE, Language::ENGLISH);
    assert!(own.ends_with("steps by the techniques that you chose"), "{own}");
}

#[test]
fn the_statistics_rate_a_puzzle_and_forget_that_when_it_changes() {
    let mut program = Program::with(Options::default());
    program.act(FilesAction::Pasted(ONE_ANSWER.to_owned()));
    let facts = program.controller.facts();
    assert_eq!(facts.rating().unwrap().to_string(), "1.2/1.2/1.2");
    let path = facts.path().unwrap();
    assert_eq!(path.used().map(|(_, count)| count).sum::<usize>(), path.step_count());
    program.hold = true;
    program.act(BoardAction::Clear);
    assert!(program.controller.facts().rating().is_none());
}

#[test]
fn practice_says_what_to_do_with_what_is_found() {
    let said = |technique| Status::Practice(technique).say(Language::ENGLISH);
    let single = "Find this: Hidden single. F2 gives a hint.";
    assert_eq!(said(Technique::HiddenSingle), single);
    let fish = "Find this: X-Wing. Then erase the notes that it rules out. F2 gives a hint.";
    assert_eq!(said(Technique::fish(FishKind::Basic, FishSize::XWing)), fish);
}

#[test]
fn every_status_of_learning_has_its_sentence() {
    let technique = Technique::fish(FishKind::Basic, FishSize::XWing);
    for status in [
        Status::Example(technique),
        Status::Practice(technique),
        Status::PracticeAside(technique),
        Status::Practised(technique, 3),
        Status::PractisedWithHint(technique),
        Status::NoPractice(technique),
        Status::KnownChanged,
    ] {
        for language in Language::all() {
            assert!(!status.say(language).is_empty(), "{status:?}");
        }
    }
}
