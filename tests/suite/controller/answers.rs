//! Solving, paging through answers, answers by number, and going back.

use nonet::controller::{
    Action, AnswerTotal, AnswersAction, BoardAction, Command, Controller, CurrentTime, Dialog,
    Effect, Face, FilesAction, JobsAction, Mode, NumberError, PlatformEffect, Status,
};
use nonet::engine::search::Count;
use nonet::engine::{Cell, Contradiction, Control};
use nonet::jobs::{JobKind, Reply};
use nonet::store::{Options, RecentFiles};
use nonet::text::{Language, Say};
use nonet::window_text::status_line;
use nonet::worker::Outcome;

use super::program::{ONE_ANSWER, Program, TWO_ANSWERS};

const ANSWER: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

fn number(program: &Program) -> Option<u64> {
    program.controller.shown_answer().map(|shown| shown.number)
}

fn ask_for(program: &mut Program, typed: &str) {
    program.command(Command::AnswerNumber);
    program.act(AnswersAction::NumberTyped(typed.to_owned()));
}

#[test]
fn solve_shows_answer_1_and_whether_it_is_the_only_one() {
    let mut program = Program::typed(ONE_ANSWER);
    program.command(Command::Solve);
    assert_eq!(program.shown(), ANSWER);
    assert_eq!(program.controller.answer_total(), AnswerTotal::Counted(Count::Exactly(1)));
    assert!(matches!(program.controller.faces()[0], Face::Given(_)));
    assert!(matches!(program.controller.faces()[2], Face::Found(_)));
    assert!(!program.controller.is_enabled(Command::NextAnswer));
}

#[test]
fn paging_stops_at_both_ends_and_says_so() {
    let mut program = Program::typed(TWO_ANSWERS);
    program.command(Command::NextAnswer);
    let first = program.shown();
    assert_eq!(number(&program), Some(1), "next from the puzzle is answer 1");
    program.command(Command::PreviousAnswer);
    assert_eq!((number(&program), program.status()), (Some(1), &Status::FirstAnswer));
    program.command(Command::NextAnswer);
    assert_eq!(number(&program), Some(2));
    assert!(first < program.shown(), "answers are in ascending order");
    program.command(Command::NextAnswer);
    assert_eq!((number(&program), program.status()), (Some(2), &Status::OnlySoMany { total: 2 }));
    program.command(Command::PreviousAnswer);
    assert_eq!((number(&program), program.shown()), (Some(1), first));
}

#[test]
fn what_cannot_be_done_over_an_answer_is_said() {
    for command in [Command::PlayPuzzle, Command::Undo] {
        let mut program = Program::typed(ONE_ANSWER);
        program.command(Command::Solve);
        program.command(command);
        assert_eq!(program.status(), &Status::ReadOnly, "{command:?}");
        assert_eq!(program.shown(), ANSWER);
    }
}

#[test]
fn restore_brings_back_the_puzzle_as_it_was() {
    let mut program = Program::typed(ONE_ANSWER);
    let selected = program.controller.selected();
    program.command(Command::Solve);
    program.act(BoardAction::Type(9));
    assert_eq!((program.status(), program.shown().as_str()), (&Status::ReadOnly, ANSWER));
    program.command(Command::Restore);
    assert_eq!((program.shown().as_str(), program.controller.selected()), (ONE_ANSWER, selected));
    assert!(matches!(program.controller.mode(), Mode::Edit));
    assert!(!program.controller.is_enabled(Command::Restore));
    assert_eq!(
        program.controller.answer_total(),
        AnswerTotal::Counted(Count::Exactly(1)),
        "still known"
    );
}

/// A program with the Sukaku open that has one answer, and no given.
fn with_sukaku() -> Program {
    let mut program = Program::new();
    include_str!("../../data/good/sukaku-no-givens.txt").clone_into(&mut program.clipboard);
    program.command(Command::Paste);
    program
}

#[test]
fn a_sukaku_has_its_one_answer() {
    let mut program = with_sukaku();
    assert_eq!(program.givens(), ".".repeat(81));
    program.command(Command::Solve);
    assert_eq!(program.shown(), ANSWER);
    assert_eq!(program.controller.answer_total(), AnswerTotal::Counted(Count::Exactly(1)));
    program.command(Command::Restore);
    let document = program.controller.document().document();
    assert_eq!(document.ruled_out.digit_count(), 331, "what is ruled out stays");
}

#[test]
fn a_digit_that_the_puzzle_rules_out_is_a_conflict() {
    let mut program = with_sukaku();
    program.act(BoardAction::Pick(Cell::new(0).unwrap()));
    program.act(BoardAction::Type(1));
    let Status::Contradictory(reasons) = program.status() else { panic!("{:?}", program.status()) };
    assert!(matches!(reasons[..], [Contradiction::RuledOut { row: 1, column: 1, .. }]));
    assert_eq!(program.controller.conflicts().cells, [Cell::new(0).unwrap()]);
    program.act(BoardAction::Pick(Cell::new(0).unwrap()));
    program.act(BoardAction::Type(5));
    assert_eq!(*program.status(), Status::Editing { givens: 1, ruled_out: 331 });
    let said = program.status().say(Language::ENGLISH);
    assert_eq!(said, "The puzzle has 1 given. It rules out 331 candidates.");
    program.act(BoardAction::Pick(Cell::new(0).unwrap()));
    program.act(BoardAction::Clear);
    assert_eq!(*program.status(), Status::Editing { givens: 0, ruled_out: 331 });
}

#[test]
fn notes_of_a_player_change_no_answer() {
    let mut program = Program::new();
    let mut document = super::program::document(ONE_ANSWER);
    let wrong = nonet::engine::DigitSet::of(nonet::engine::Digit::CLASSIC[0]);
    document.notes.set(Cell::new(2).unwrap(), wrong);
    let text = nonet::format::write(nonet::format::Kind::Nonet, &[document]).unwrap();
    program.clipboard = text;
    program.command(Command::Paste);
    program.command(Command::Solve);
    assert_eq!(program.shown(), ANSWER);
}

#[test]
fn an_answer_is_found_by_its_number() {
    let mut program = Program::new();
    ask_for(&mut program, "1,000");
    assert_eq!(number(&program), Some(1000));
    ask_for(&mut program, "999");
    assert_eq!(number(&program), Some(999));
    assert!(program.controller.dialog().is_none());
}

#[test]
fn answer_3_of_2_does_not_exist() {
    let mut program = Program::typed(TWO_ANSWERS);
    ask_for(&mut program, "3");
    assert_eq!(*program.status(), Status::OnlySoMany { total: 2 });
    assert!(matches!(program.controller.mode(), Mode::Edit));
    ask_for(&mut program, "3");
    let Some(Dialog::AnswerNumber { error, .. }) = program.controller.dialog() else { panic!() };
    assert_eq!(*error, Some(NumberError::OnlySoMany(2)), "known by now, so the dialog says it");
}

#[test]
fn nonsense_for_a_number_is_refused_in_the_dialog() {
    for nonsense in ["", "0", "-1", "abc", "1e6", "1.5"] {
        let mut program = Program::typed(TWO_ANSWERS);
        ask_for(&mut program, nonsense);
        let Some(Dialog::AnswerNumber { error, .. }) = program.controller.dialog() else {
            panic!()
        };
        assert_eq!(*error, Some(NumberError::NotANumber(nonsense.to_owned())));
    }
}

#[test]
fn a_puzzle_without_answer_says_why() {
    let mut program = Program::typed("55");
    program.command(Command::Solve);
    assert!(matches!(program.status(), Status::Contradictory(reasons) if reasons.len() == 2));
    assert_eq!(program.controller.answer_total(), AnswerTotal::Counted(Count::Exactly(0)));

    let wrong = ONE_ANSWER.replacen("53..", "53.2", 1);
    let mut program = Program::typed(&wrong);
    program.command(Command::Solve);
    let Status::NoAnswer { why, .. } = program.status() else { panic!("{:?}", program.status()) };
    assert!(matches!(why, Some(Contradiction::NoCandidate { .. } | Contradiction::NoPlace { .. })));
    assert_eq!(program.controller.answer_total(), AnswerTotal::Counted(Count::Exactly(0)));
}

#[test]
fn a_puzzle_that_is_typed_wrong_is_told_while_it_is_edited() {
    let said = |line: &str| {
        let mut program = Program::typed(line);
        program.command(Command::Statistics);
        status_line(&program.controller, Language::ENGLISH)
    };
    let wrong = ONE_ANSWER.replacen("53..", "532.", 1);
    let expected =
        "The puzzle has 31 givens. The puzzle has no answer: at least one given is wrong.";
    assert_eq!(said(&wrong), expected);
    assert_eq!(said(ONE_ANSWER), "The puzzle has 30 givens.");
}

#[test]
fn editing_the_puzzle_forgets_its_answers() {
    let mut program = Program::typed(ONE_ANSWER);
    program.command(Command::Solve);
    program.command(Command::Restore);
    program.act(BoardAction::Pick(Cell::new(80).unwrap()));
    program.act(BoardAction::Clear);
    assert_eq!(program.controller.answer_total(), AnswerTotal::Unknown);
}

#[test]
fn statistics_count_and_find_what_is_not_needed() {
    let mut program = Program::with(Options { limit: 500, ..Options::default() });
    program.type_line(ONE_ANSWER);
    let facts = program.controller.facts();
    assert_eq!(facts.counting().unwrap().count, Count::Exactly(1));
    assert!(facts.not_needed().is_some());
    program.command(Command::New);
    program.answer(nonet::controller::DialogButton::DoNotSave);
    assert_eq!(program.controller.answer_total(), AnswerTotal::Counted(Count::MoreThan(500)));
}

#[test]
fn a_reply_that_comes_too_late_is_dropped() {
    let mut program = Program::typed(ONE_ANSWER);
    program.hold = true;
    program.command(Command::Solve);
    program.act(BoardAction::Type(1));
    program.run_jobs();
    assert!(matches!(program.controller.mode(), Mode::Edit), "the answer was to another puzzle");
}

#[test]
fn cancelling_stops_the_job_and_says_so() {
    let mut controller = Controller::new(
        Options { statistics: false, ..Options::default() },
        RecentFiles::default(),
    );
    controller.handle(Action::Command(Command::AnswerNumber), CurrentTime::default());
    let effects = controller.handle(
        Action::Answers(AnswersAction::NumberTyped("1000000000".to_owned())),
        CurrentTime::default(),
    );
    let Some(Effect::Platform(PlatformEffect::Start(id, job))) = effects.into_iter().next() else {
        panic!()
    };
    controller
        .handle(Action::Jobs(JobsAction::Progress(JobKind::Answer, 42)), CurrentTime::default());
    assert!(controller.busy().is_some());
    let effects = controller.handle(Action::Jobs(JobsAction::Cancel), CurrentTime::default());
    assert!(matches!(effects[..], [Effect::Platform(PlatformEffect::Cancel(JobKind::Answer))]));
    assert_eq!((controller.status(), controller.busy()), (&Status::Cancelled, None));

    let cancelled = Control::default();
    cancelled.cancel.cancel();
    let reply = job.run(&cancelled);
    assert!(matches!(reply, Reply::Cancelled));
    controller
        .handle(Action::Jobs(JobsAction::Reply(id, Outcome::Done(reply))), CurrentTime::default());
    assert_eq!(*controller.status(), Status::Cancelled);
}

#[test]
fn a_stopped_count_says_how_far_it_came() {
    let mut program = Program::with(Options { limit: 1_000_000_000, ..Options::default() });
    program.hold = true;
    program.type_line("1");
    program.act(JobsAction::Progress(JobKind::Count, 4_200_000));
    assert_eq!(program.controller.answer_total(), AnswerTotal::Counting(4_200_000));
    program.act(AnswersAction::CancelCount);
    assert_eq!(program.controller.answer_total(), AnswerTotal::AtLeast(4_200_000));
}

#[test]
fn a_panic_in_a_job_leaves_the_puzzle_unharmed() {
    let mut program = Program::typed(ONE_ANSWER);
    let effects = program.effects_of(Action::Command(Command::Solve));
    let Some(Effect::Platform(PlatformEffect::Start(id, _))) = effects.into_iter().next() else {
        panic!()
    };
    program.act(JobsAction::Reply(id, Outcome::Panicked));
    assert_eq!((program.status(), program.givens().as_str()), (&Status::InternalError, ONE_ANSWER));
}

#[test]
fn facts_stay_known_while_the_puzzle_stays() {
    let mut program = Program::with(Options::default());
    program.act(FilesAction::Pasted(ONE_ANSWER.to_owned()));
    program.command(Command::PlayPuzzle);
    program.act(BoardAction::Pick(Cell::new(2).unwrap()));
    program.act(BoardAction::Type(4));
    program.command(Command::EditPuzzle);
    program.hold = true;
    program.command(Command::ClearEntries);
    assert!(!program.controller.document().board().has_entries());
    let facts = program.controller.facts();
    assert!(facts.path().is_some() && facts.rating().is_some() && facts.not_needed().is_some());
}

#[test]
fn edits_that_leave_the_puzzle_alone_stop_no_job_about_it() {
    let mut program = Program::with(Options::default());
    program.act(FilesAction::Pasted(ONE_ANSWER.to_owned()));
    program.command(Command::PlayPuzzle);
    program.act(BoardAction::Pick(Cell::new(2).unwrap()));
    program.act(BoardAction::Type(4));
    program.command(Command::EditPuzzle);
    program.hold = true;
    program.command(Command::Solve);
    program.command(Command::ClearEntries);
    assert!(program.controller.is_running(nonet::jobs::JobKind::Answer));
    program.command(Command::SelectAll);
    program.act(BoardAction::Clear);
    assert!(!program.controller.is_running(nonet::jobs::JobKind::Answer), "the puzzle is gone");
}
