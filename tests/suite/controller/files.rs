//! New, open, save and leave, without data loss.

use std::fs;
use std::path::{Path, PathBuf};

use nonet::controller::{
    BoardAction, Command, Departure, Dialog, DialogAction, DialogButton, Failure, FilesAction,
    PathPurpose, Question, Status,
};
use nonet::format::{Kind, write};
use nonet::jobs::{SavePurpose, TargetFile};
use nonet::language::Language;
use nonet::store::StoreProblem;
use nonet::text::Say;

use super::program::{ONE_ANSWER, Program, TWO_ANSWERS, document, file_in_folder};

fn create(path: &Path) -> TargetFile {
    TargetFile { path: path.to_path_buf(), purpose: SavePurpose::Create }
}

#[test]
fn what_is_saved_opens_again() {
    let (_folder, path) = file_in_folder("Đề số 1.sdk");
    let mut program = Program::typed(ONE_ANSWER);
    assert!(program.controller.document().is_unsaved());
    program.choice = Some(create(&path));
    program.command(Command::Save);
    assert_eq!(*program.status(), Status::Saved(path.clone()));
    assert!(!program.controller.document().is_unsaved());

    let mut other = Program::new();
    other.choice = Some(create(&path));
    other.command(Command::Open);
    assert_eq!((other.givens().as_str(), other.status()), (ONE_ANSWER, &Status::Opened(path)));
    assert!(!other.controller.document().is_unsaved());
}

#[test]
fn digits_from_0_are_told_of_the_text_and_not_of_the_saved_puzzle() {
    let line = r#"{"rows":4,"columns":4,"digits":4,"lowest":0,"boxes":[2,2],"givens":[0,1,2,3,null,3,0,1,1,0,3,2,3,2,1,0],"rules":{}}"#;
    let (_folder, path) = file_in_folder("from-0.jsonl");
    fs::write(&path, line).unwrap();
    let mut program = Program::new();
    program.choice = Some(create(&path));
    program.command(Command::Open);
    assert_eq!(*program.status(), Status::CountedFromZero(4));
    assert!(program.controller.document().about().is_empty());

    let saved = path.with_extension("sdk");
    program.choice = Some(create(&saved));
    program.command(Command::SaveAs);
    assert!(!fs::read_to_string(&saved).unwrap().contains("lowest"));
    let mut other = Program::new();
    other.choice = Some(create(&saved));
    other.command(Command::Open);
    assert_eq!(*other.status(), Status::Opened(saved));
}

#[test]
fn undo_to_the_saved_state_is_saved() {
    let (_folder, path) = file_in_folder("p.sdk");
    let mut program = Program::typed("12");
    program.choice = Some(create(&path));
    program.command(Command::Save);
    program.act(BoardAction::Type(3));
    assert!(program.controller.document().is_unsaved());
    program.command(Command::Undo);
    assert!(!program.controller.document().is_unsaved());
    program.command(Command::Undo);
    assert!(program.controller.document().is_unsaved());
}

#[test]
fn a_name_without_an_ending_gets_one() {
    let (_folder, path) = file_in_folder("sunday");
    let mut program = Program::typed("1");
    program.choice = Some(create(&path));
    program.command(Command::SaveAs);
    assert_eq!(program.controller.document().path(), Some(path.with_extension("sdk").as_path()));
}

#[test]
fn new_open_and_quit_ask_before_changes_are_lost() {
    for (command, after) in [
        (Command::New, Departure::New),
        (Command::Open, Departure::AskForFile),
        (Command::Quit, Departure::Quit),
    ] {
        let mut program = Program::typed("1");
        program.command(command);
        let Question::SaveChanges(waiting) = program.question() else { panic!() };
        assert_eq!(*waiting, after);
        program.act(DialogAction::Dismissed);
        assert!(!program.quit && program.shown().starts_with('1'));
    }
}

#[test]
fn saving_first_goes_on_afterwards() {
    let (_folder, path) = file_in_folder("p.sdk");
    let mut program = Program::typed("1");
    program.choice = Some(create(&path));
    program.command(Command::Quit);
    program.answer(DialogButton::Save);
    assert!(path.exists() && program.quit && program.closed.is_some());
}

#[test]
fn leaving_the_chooser_leaves_nothing_else() {
    let mut program = Program::typed("1");
    program.command(Command::Quit);
    program.answer(DialogButton::Save);
    assert!(!program.quit);
    let (_folder, path) = file_in_folder("p.sdk");
    program.choice = Some(create(&path));
    program.command(Command::Save);
    assert!(path.exists() && !program.quit, "the quit was called off");
}

#[test]
fn a_file_that_is_there_is_replaced_only_when_told() {
    let (_folder, path) = file_in_folder("p.sdk");
    fs::write(&path, "precious").unwrap();
    let mut program = Program::typed("1");
    program.choice = Some(create(&path));
    program.command(Command::Save);
    assert!(matches!(program.question(), Question::Exists(_)));
    program.answer(DialogButton::Cancel);
    assert_eq!(fs::read_to_string(&path).unwrap(), "precious");
    program.choice = Some(create(&path));
    program.command(Command::Save);
    program.answer(DialogButton::Replace);
    assert!(fs::read_to_string(&path).unwrap().contains("Nonet"));
}

#[test]
fn a_file_changed_by_another_program_is_not_overwritten_in_silence() {
    let (_folder, path) = file_in_folder("p.sdk");
    let mut program = Program::typed("1");
    program.choice = Some(create(&path));
    program.command(Command::Save);
    fs::write(&path, "changed elsewhere").unwrap();
    program.act(BoardAction::Type(2));
    program.command(Command::Save);
    assert!(matches!(program.question(), Question::ChangedOnDisk(_)));
    program.answer(DialogButton::Cancel);
    assert_eq!(fs::read_to_string(&path).unwrap(), "changed elsewhere");
    assert!(program.controller.document().is_unsaved());
    program.command(Command::Save);
    program.answer(DialogButton::Replace);
    assert!(!program.controller.document().is_unsaved());
}

#[test]
fn another_format_is_not_overwritten_without_asking() {
    let (_folder, path) = file_in_folder("p.sdk");
    let before = format!("[Puzzle]\n{}\n", rows(ONE_ANSWER));
    fs::write(&path, &before).unwrap();
    let mut program = Program::new();
    program.act(FilesAction::OpenFrom(path.clone()));
    assert_eq!(program.givens(), ONE_ANSWER);
    program.act(BoardAction::Type(4));
    program.command(Command::Save);
    let Question::OtherKind(other) = program.question() else { panic!() };
    assert_eq!(
        (other.to.kind, other.losses.as_slice(), other.rewrites),
        (Kind::SadMan, &[][..], true)
    );
    program.answer(DialogButton::Cancel);
    assert_eq!(fs::read_to_string(&path).unwrap(), before);
    program.command(Command::Save);
    program.answer(DialogButton::SaveAnyway);
    let written = fs::read_to_string(&path).unwrap();
    assert!(written.starts_with("43..7....") && written.lines().count() == 9, "{written}");

    program.act(BoardAction::Type(6));
    program.command(Command::Save);
    assert!(program.controller.dialog().is_none(), "by now the file is as Nonet wrote it");
    assert!(!program.controller.document().is_unsaved());
}

fn rows(line: &str) -> String {
    let cells: Vec<char> = line.chars().collect();
    let rows: Vec<String> = cells.chunks(9).map(|row| row.iter().collect()).collect();
    rows.join("\n")
}

#[test]
fn one_of_many_is_chosen_and_never_saved_over_them_all() {
    let (_folder, path) = file_in_folder("many.sdm");
    fs::write(&path, format!("{ONE_ANSWER}\n{TWO_ANSWERS}\n")).unwrap();
    let mut program = Program::new();
    program.act(FilesAction::OpenFrom(path));
    let Some(Dialog::Chooser(choice)) = program.controller.dialog() else { panic!() };
    assert_eq!(choice.documents.len(), 2);
    program.act(FilesAction::Chosen(1));
    assert_eq!(program.givens(), TWO_ANSWERS);
    assert_eq!(program.controller.document().path(), None);
}

#[test]
fn lines_without_a_puzzle_are_told_and_the_others_open() {
    let (_folder, path) = file_in_folder("some.sdm");
    for lines in [[ONE_ANSWER, "no puzzle", TWO_ANSWERS], [ONE_ANSWER, "no puzzle", "nor this"]] {
        fs::write(&path, lines.join("\n")).unwrap();
        let mut program = Program::new();
        program.act(FilesAction::OpenFrom(path.clone()));
        program.act(FilesAction::Chosen(0));
        assert_eq!(program.givens(), ONE_ANSWER);
        assert_eq!(program.controller.document().path(), None);
        let said = program.status().say(Language::ENGLISH);
        let refused = lines.len() - 1 - usize::from(lines[2] == TWO_ANSWERS);
        let plural = if refused == 1 { "line has" } else { "lines have" };
        let start = format!(
            "{refused} {plural} no puzzle that Nonet can read. The first error: line 2, column 1: "
        );
        assert!(said.starts_with(&start), "{said}");
    }
}

#[test]
fn every_kind_of_file_that_holds_several_asks_which() {
    let several = [document(ONE_ANSWER), document(TWO_ANSWERS)];
    for kind in Kind::ALL.into_iter().filter(|kind| kind.holds_several() && kind.is_written()) {
        let (_folder, path) = file_in_folder(&format!("many.{}", kind.extension()));
        fs::write(&path, write(kind, &several).unwrap()).unwrap();
        let mut program = Program::new();
        program.act(FilesAction::OpenFrom(path.clone()));
        let Some(Dialog::Chooser(choice)) = program.controller.dialog() else { panic!("{kind:?}") };
        assert_eq!(choice.documents.len(), 2);
        program.act(FilesAction::Chosen(1));
        assert_eq!(program.givens(), TWO_ANSWERS, "{kind:?}");
        program.act(BoardAction::Type(1));
        program.choice = Some(create(&path));
        program.command(Command::Save);
        assert!(matches!(program.question(), Question::Exists(_) | Question::OtherKind(_)));
    }
}

#[test]
fn a_bad_file_is_said_and_the_window_stays_as_it_was() {
    let (_folder, path) = file_in_folder("bad.sdk");
    fs::write(&path, "not a puzzle").unwrap();
    let mut program = Program::typed(ONE_ANSWER);
    program.choice = Some(create(&path));
    program.command(Command::Open);
    program.answer(DialogButton::DoNotSave);
    let Question::Failed(Failure::Store(error)) = program.question() else { panic!() };
    assert!(matches!(error.problem, StoreProblem::Text(_)));
    program.answer(DialogButton::Close);
    assert_eq!(program.givens(), ONE_ANSWER);
}

#[test]
fn a_save_that_fails_keeps_the_document_and_calls_off_the_quit() {
    let (folder, path) = file_in_folder("p.sdk");
    let mut program = Program::typed("1");
    drop(folder);
    program.choice = Some(create(&path));
    program.command(Command::Quit);
    program.answer(DialogButton::Save);
    let Question::Failed(Failure::Store(error)) = program.question() else { panic!() };
    assert_eq!(error.problem, StoreProblem::NoFolder);
    program.answer(DialogButton::Close);
    assert!(!program.quit && program.controller.document().is_unsaved());
}

#[test]
fn a_folder_in_place_of_the_file_is_said() {
    let (folder, _) = file_in_folder("p.sdk");
    let mut program = Program::typed("1");
    program.act(FilesAction::SaveTo(TargetFile {
        path: folder.path().join("x.sdk"),
        purpose: SavePurpose::Create,
    }));
    fs::remove_file(folder.path().join("x.sdk")).unwrap();
    fs::create_dir(folder.path().join("x.sdk")).unwrap();
    program.act(BoardAction::Type(2));
    program.command(Command::Save);
    let Question::Failed(Failure::Store(error)) = program.question() else { panic!() };
    assert_eq!(error.problem, StoreProblem::Folder);
}

#[test]
fn without_a_file_chooser_the_path_is_typed() {
    let (_folder, path) = file_in_folder("typed.sdk");
    let mut program = Program::typed("1");
    program.act(FilesAction::NoFileChooser(PathPurpose::Save));
    program.act(FilesAction::PathTyped("  ".to_owned()));
    assert!(matches!(program.controller.dialog(), Some(Dialog::Path { error: Some(_), .. })));
    program.act(FilesAction::PathTyped(path.to_string_lossy().into_owned()));
    assert!(path.exists());
    let mut other = Program::new();
    other.act(FilesAction::NoFileChooser(PathPurpose::Open));
    other.act(FilesAction::PathTyped(path.to_string_lossy().into_owned()));
    assert!(other.shown().starts_with('1'));
}

/// A slip of the finger can be mended where it was made.
#[test]
fn a_path_that_cannot_be_opened_stays_in_its_dialog() {
    let (_folder, path) = file_in_folder("typed.sdk");
    fs::write(&path, ONE_ANSWER).unwrap();
    let wrong = path.with_file_name("typd.sdk");
    let mut program = Program::new();
    program.act(FilesAction::NoFileChooser(PathPurpose::Open));
    program.act(FilesAction::PathTyped(wrong.to_string_lossy().into_owned()));
    let Some(Dialog::Path { suggestion, error: Some(error), .. }) = program.controller.dialog()
    else {
        panic!()
    };
    assert_eq!(suggestion, &wrong);
    assert_eq!(error.say(Language::ENGLISH), "Not opened: there is no such file.");
    // A file of another kind is no slip.
    let other = path.with_file_name("other.sdk");
    fs::write(&other, "no puzzle").unwrap();
    program.act(FilesAction::PathTyped(other.to_string_lossy().into_owned()));
    assert!(matches!(program.question(), Question::Failed(Failure::Store(_))));
    program.answer(DialogButton::Close);
    program.act(FilesAction::NoFileChooser(PathPurpose::Open));
    program.act(FilesAction::PathTyped(path.to_string_lossy().into_owned()));
    assert!(program.controller.dialog().is_none());
    assert_eq!(program.controller.document().path(), Some(path.as_path()));
}

/// A path that was typed to save, and one that was opened, are no slips.
#[test]
fn a_file_that_vanished_after_its_path_was_typed_is_said_to_be_absent() {
    for purpose in [PathPurpose::Save, PathPurpose::Open] {
        let (_folder, path) = file_in_folder("typed.sdk");
        fs::write(&path, ONE_ANSWER).unwrap();
        let mut program = Program::typed("1");
        if purpose == PathPurpose::Open {
            program = Program::new();
        } else {
            fs::remove_file(&path).unwrap();
        }
        program.act(FilesAction::NoFileChooser(purpose));
        program.act(FilesAction::PathTyped(path.to_string_lossy().into_owned()));
        assert!(path.exists() && program.controller.dialog().is_none());
        fs::remove_file(&path).unwrap();
        program.act(FilesAction::OpenFrom(path.clone()));
        assert!(matches!(program.question(), Question::Failed(Failure::Store(_))), "{purpose:?}");
    }
}

/// Files and documents that overtake each other.
mod at_the_same_time {
    use super::*;

    #[test]
    fn a_save_that_ends_late_marks_no_other_document() {
        let (_folder, path) = file_in_folder("old.sdk");
        let mut program = Program::typed("1");
        program.hold = true;
        program.act(FilesAction::SaveTo(create(&path)));
        program.command(Command::New);
        program.answer(DialogButton::DoNotSave);
        program.act(BoardAction::Type(2));
        program.run_jobs();
        assert!(path.exists());
        assert_eq!(program.controller.document().path(), None);
        assert!(program.controller.document().is_unsaved());
    }

    #[test]
    fn a_second_save_waits_for_the_first_and_is_not_taken_for_another_program() {
        let (_folder, path) = file_in_folder("p.sdk");
        let mut program = Program::typed("1");
        program.act(FilesAction::SaveTo(create(&path)));
        program.hold = true;
        program.act(BoardAction::Type(2));
        program.command(Command::Save);
        program.act(BoardAction::Type(3));
        program.command(Command::Save);
        program.run_jobs();
        assert!(program.controller.dialog().is_none());
        assert!(!program.controller.document().is_unsaved());
        assert!(fs::read_to_string(&path).unwrap().contains("123"));
    }

    #[test]
    fn a_paste_does_not_lose_the_reply_of_a_save() {
        let (_folder, path) = file_in_folder("p.sdk");
        let mut program = Program::typed("1");
        program.hold = true;
        program.act(FilesAction::SaveTo(create(&path)));
        program.act(FilesAction::Pasted("nonsense".to_owned()));
        program.run_jobs();
        assert!(!program.controller.document().is_unsaved());
    }

    #[test]
    fn leaving_waits_until_the_file_is_written() {
        let (_folder, path) = file_in_folder("p.sdk");
        let mut program = Program::new();
        program.hold = true;
        program.act(FilesAction::SaveTo(create(&path)));
        program.command(Command::Quit);
        assert!(!program.quit);
        program.run_jobs();
        assert!(program.quit && path.exists());
    }

    #[test]
    fn edits_made_while_a_file_is_read_are_asked_about() {
        let (_folder, path) = file_in_folder("p.sdk");
        fs::write(&path, TWO_ANSWERS).unwrap();
        let mut program = Program::typed("1");
        program.choice = Some(create(&path));
        program.hold = true;
        program.command(Command::Open);
        program.answer(DialogButton::DoNotSave);
        program.act(BoardAction::Type(7));
        program.run_jobs();
        assert!(matches!(program.question(), Question::SaveChanges(Departure::Open(_))));
        program.answer(DialogButton::DoNotSave);
        assert_eq!(program.givens(), TWO_ANSWERS);
    }

    #[test]
    fn changes_given_up_once_are_asked_about_again() {
        let mut program = Program::typed("1");
        program.command(Command::Open);
        program.answer(DialogButton::DoNotSave);
        program.command(Command::New);
        assert!(matches!(program.question(), Question::SaveChanges(Departure::New)));
    }

    #[test]
    fn a_failure_waits_until_the_open_dialog_is_closed() {
        let (_folder, path) = file_in_folder("absent.sdk");
        let mut program = Program::new();
        program.hold = true;
        program.act(FilesAction::OpenFrom(path));
        program.command(Command::Options);
        program.run_jobs();
        assert!(matches!(program.controller.dialog(), Some(Dialog::Options { .. })));
        program.act(DialogAction::Dismissed);
        assert!(matches!(program.question(), Question::Failed(_)));
    }
}

#[test]
fn a_link_without_a_puzzle_cannot_be_opened_and_is_told_as_such() {
    let mut program = Program::new();
    let link = PathBuf::from("https://www.f-puzzles.com/?load=xyz");
    program.act(FilesAction::OpenFrom(link.clone()));
    let Question::Failed(Failure::Store(error)) = program.question() else { panic!() };
    assert_eq!(error.path, link);
    assert!(matches!(error.problem, StoreProblem::Text(_)), "{error:?}");
}
