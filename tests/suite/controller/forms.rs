//! Saving in formats of other programs, and the warnings before data is lost.

use std::fs;
use std::path::{Path, PathBuf};

use nonet::controller::{
    BoardAction, Command, DialogButton, FilesAction, ForeignSave, PathPurpose, Question, Status,
};
use nonet::format::{Kind, Loss, WriteError, read};
use nonet::jobs::{SavePurpose, TargetFile};

use super::program::{ONE_ANSWER, Program, file_in_folder};

/// A document with a title, an entry and a note.
const FULL: &str = concat!(
    "Nonet(version: 1, about: (title: \"Monday\"), givens: [",
    "\"53..7....\", \"6..195...\", \".98....6.\", \"8...6...3\", \"4..8.3..1\", \"7...2...6\", ",
    "\".6....28.\", \"...419..5\", \"....8..79\"], entries: [",
    "\"..4......\", \".........\", \".........\", \".........\", \".........\", \".........\", ",
    "\".........\", \".........\", \".........\"])",
);

fn save_as(program: &mut Program, path: &Path) {
    let purpose = SavePurpose::Create;
    program.act(FilesAction::SaveTo(TargetFile { path: path.to_path_buf(), purpose }));
}

fn kind_of(path: &Path) -> Kind {
    read(&fs::read(path).unwrap()).unwrap().kind
}

fn opened(path: &Path) -> Program {
    let mut program = Program::new();
    program.act(FilesAction::OpenFrom(path.to_path_buf()));
    program
}

fn full(path: &Path) -> Program {
    fs::write(path, FULL).unwrap();
    opened(path)
}

fn other_kind(program: &Program) -> &ForeignSave {
    match program.question() {
        Question::OtherKind(other) => other,
        question => panic!("another question: {question:?}"),
    }
}

fn sample(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/good").join(name)
}

#[test]
fn the_ending_chooses_the_form() {
    for kind in Kind::chosen_by_ending() {
        let (_folder, path) = file_in_folder(&format!("Đề 1.{}", kind.extension().to_uppercase()));
        let mut program = Program::typed(ONE_ANSWER);
        save_as(&mut program, &path);
        assert_eq!(*program.status(), Status::Saved(path.clone()));
        assert!(!program.controller.document().is_unsaved());
        assert_eq!((kind_of(&path), opened(&path).givens().as_str()), (kind, ONE_ANSWER));
    }
}

#[test]
fn an_ending_that_is_not_written_gets_another_one() {
    for name in ["monday.json", "monday.gsudoku", "monday.doc"] {
        let (_folder, path) = file_in_folder(name);
        let mut program = Program::typed("1");
        save_as(&mut program, &path);
        let written = path.with_file_name(format!("{name}.sdk"));
        assert_eq!((path.exists(), kind_of(&written)), (false, Kind::Nonet));
    }
}

#[test]
fn what_a_form_cannot_hold_is_said_before_it_is_lost() {
    let (_folder, path) = file_in_folder("monday.sdk");
    let list = path.with_extension("sdm");
    let mut program = full(&path);
    save_as(&mut program, &list);
    let ForeignSave { losses, rewrites, .. } = other_kind(&program);
    assert_eq!((losses.as_slice(), *rewrites), (&[Loss::Entries, Loss::Title][..], false));
    program.answer(DialogButton::Cancel);
    assert!(!list.exists());
    assert_eq!(program.controller.document().path(), Some(path.as_path()));

    save_as(&mut program, &list);
    program.answer(DialogButton::SaveAnyway);
    assert_eq!((kind_of(&list), opened(&list).givens().as_str()), (Kind::List, ONE_ANSWER));
    assert!(program.shown().starts_with("534"), "the window still has all of it");
}

#[test]
fn own_form_instead_loses_nothing() {
    let (_folder, path) = file_in_folder("monday.sdk");
    let mut program = full(&path);
    save_as(&mut program, &path.with_file_name("tuesday.sdm"));
    let own = path.with_file_name("tuesday.sdk");
    program.choice = Some(TargetFile { path: own.clone(), purpose: SavePurpose::Create });
    program.answer(DialogButton::SaveAsOwn);
    assert_eq!(program.suggestion, own);
    assert_eq!((kind_of(&own), opened(&own).shown()), (Kind::Nonet, program.shown()));
}

#[test]
fn the_same_loss_is_asked_about_once_a_file() {
    let (_folder, path) = file_in_folder("monday.sdk");
    let list = path.with_extension("sdm");
    let mut program = full(&path);
    save_as(&mut program, &list);
    program.answer(DialogButton::SaveAnyway);
    program.act(BoardAction::Clear);
    program.command(Command::Save);
    assert!(program.controller.dialog().is_none() && kind_of(&list) == Kind::List);
    assert!(opened(&list).givens().starts_with(".3"));

    let mut other = opened(&list);
    other.act(BoardAction::Type(9));
    other.command(Command::Save);
    assert!(other_kind(&other).rewrites, "a file that was opened is never rewritten unasked");
}

#[test]
fn a_new_loss_is_asked_about() {
    let (_folder, path) = file_in_folder("monday.sdx");
    let mut program = Program::typed(ONE_ANSWER);
    save_as(&mut program, &path);
    program.act(FilesAction::Pasted(FULL.replace("about: (title: \"Monday\"), ", "")));
    program.command(Command::Save);
    assert!(program.controller.dialog().is_none(), "SudoCue's text holds entries");

    let list = path.with_extension("sdm");
    let mut program = Program::typed(ONE_ANSWER);
    save_as(&mut program, &list);
    program.act(FilesAction::Pasted(FULL.to_owned()));
    program.command(Command::Save);
    assert!(!other_kind(&program).rewrites);
}

#[test]
fn leaving_goes_on_once_the_form_is_agreed() {
    let (_folder, path) = file_in_folder("list.sdm");
    fs::write(&path, format!("# from a newspaper\n{ONE_ANSWER}\n")).unwrap();
    let mut program = opened(&path);
    program.act(BoardAction::Clear);
    program.command(Command::Quit);
    program.answer(DialogButton::Save);
    assert!(other_kind(&program).rewrites && !program.quit);
    program.answer(DialogButton::SaveAnyway);
    assert!(program.quit && opened(&path).givens().starts_with(".3"));
}

#[test]
fn kinds_that_share_an_ending_keep_their_own() {
    let (_folder, path) = file_in_folder("candidates.txt");
    fs::copy(sample("hodoku-2.3-candidates.txt"), &path).unwrap();
    let mut program = opened(&path);
    let copy = path.with_file_name("copy.txt");
    save_as(&mut program, &copy);
    assert_eq!(kind_of(&copy), Kind::PencilMarks);
}

#[test]
fn what_cannot_be_written_is_said() {
    let (_folder, path) = file_in_folder("code.txt");
    fs::copy(sample("gnome-code.txt"), &path).unwrap();
    let before = fs::read(&path).unwrap();
    let mut program = opened(&path);
    program.act(FilesAction::Pasted(".".repeat(81)));
    program.command(Command::Save);
    program.answer(DialogButton::SaveAnyway);
    assert!(matches!(program.question(), Question::Unwritable(_, WriteError::NoCode)));
    program.answer(DialogButton::Cancel);
    assert!(fs::read(&path).unwrap() == before && program.controller.document().is_unsaved());
}

#[test]
fn what_is_only_read_is_saved_elsewhere() {
    let (_folder, path) = file_in_folder("backup.gsudoku");
    let two = fs::read_to_string(sample("gravity.gsudoku")).unwrap();
    let one: Vec<&str> = two.lines().filter(|line| !line.contains("level=\"2\"")).collect();
    fs::write(&path, one.join("\n")).unwrap();
    let mut program = opened(&path);
    program.act(BoardAction::Clear);
    program.act(BoardAction::Type(1));
    program.command(Command::Save);
    let kind = Kind::Gravity;
    let Question::Unwritable(_, error) = program.question() else { panic!() };
    assert_eq!(*error, WriteError::ReadOnly { kind });
    program.choice =
        Some(TargetFile { path: path.with_extension("sdk"), purpose: SavePurpose::Create });
    program.answer(DialogButton::SaveAsOwn);
    assert_eq!(program.suggestion, path.with_extension("sdk"));
    assert!(!program.controller.document().is_unsaved());
}

#[test]
fn a_typed_path_chooses_the_form_too() {
    let (_folder, path) = file_in_folder("monday.ss");
    let mut program = Program::typed(ONE_ANSWER);
    program.act(FilesAction::NoFileChooser(PathPurpose::Save));
    program.act(FilesAction::PathTyped(path.to_string_lossy().into_owned()));
    assert_eq!(kind_of(&path), Kind::SimpleSudoku);
}
