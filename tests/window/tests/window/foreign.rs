//! Titles and names that others wrote are shown in one line, and no more of them than is read.

use std::fs;
use std::path::PathBuf;

use i_slint_backend_testing::ElementQuery;
use nonet::controller::{
    Action, Command, DialogAction, FilesAction, PlayAction, PrintingAction, RecordsAction,
};
use nonet::jobs::{SavePurpose, TargetFile};
use nonet::language::Language;
use nonet::store::LanguageChoice;

use crate::program::{ONE_ANSWER, Program, TWO_ANSWERS, file_in_folder};
use crate::records::{game, showing};

/// Longer than anything that is shown: the longest sentences are those of the help.
const LONG: usize = 1000;

/// A title of a megabyte.
fn megabyte() -> String {
    "Đề số 1. ".repeat(100_000)
}

/// A title of forty lines.
fn forty_lines() -> String {
    (0..40).map(|line| format!("line {line}")).collect::<Vec<_>>().join("\n")
}

/// A document of which all texts are `text`.
fn document(line: &str, text: &str) -> String {
    let rows: Vec<String> =
        (0..9).map(|row| format!("\"{}\"", &line[9 * row..9 * row + 9])).collect();
    let fields = ["title", "author", "description", "comment", "date", "source", "level", "url"];
    let text = text.replace('\n', "\\n");
    let about: Vec<String> = fields.map(|field| format!("{field}: \"{text}\"")).into();
    format!("Nonet(version: 1, about: ({}), givens: [{}])", about.join(", "), rows.join(", "))
}

/// Checks every text that a screen reader or the window manager gets to know, as all that is written is among them.
#[track_caller]
fn check_shown(program: &Program, what: &str) {
    Program::settle();
    let mut texts = vec![program.title()];
    ElementQuery::from_root(program.window())
        .match_predicate(|element| element.accessible_role().is_some())
        .find_all()
        .iter()
        .for_each(|element| {
            let heard = [
                element.accessible_label(),
                element.accessible_description(),
                element.accessible_value(),
            ];
            texts.extend(heard.into_iter().flatten().map(String::from));
        });
    assert!(texts.len() > 20);
    for text in texts {
        let start: String = text.chars().take(80).collect();
        assert!(text.chars().count() < LONG, "{what}: {start}…");
        assert!(text.lines().count() <= 2, "{what}: {start}…");
        assert!(!text.contains("line 0\nline 1"), "{what}: {start}…");
    }
}

fn check_everywhere(title: &str) {
    let (folder, path) = file_in_folder("p.sdk");
    fs::write(&path, document(ONE_ANSWER, title)).unwrap();
    let several = folder.path().join("several.ron");
    fs::write(&several, document(ONE_ANSWER, title) + "\n" + &document(TWO_ANSWERS, title))
        .unwrap();

    let program = Program::new();
    program.app.handle(FilesAction::Pasted(document(ONE_ANSWER, title)));
    check_shown(&program, "a puzzle without a file");
    program.command(Command::Quit);
    check_shown(&program, "the question about it");
    program.app.handle(DialogAction::Dismissed);
    program.command(Command::Print);
    check_shown(&program, "the print dialog");
    program.app.handle(DialogAction::Dismissed);
    program.command(Command::PlayPuzzle);
    program.app.handle(PlayAction::SavePointNamed(title.to_owned()));
    check_shown(&program, "a game with a save point");
    program.command(Command::GoToSavePoint(0));
    check_shown(&program, "the save point");
    program.command(Command::Language(LanguageChoice::Of(Language::of_locale("vi"))));
    check_shown(&program, "another language");

    let program = Program::new();
    program.app.handle(FilesAction::OpenFrom(path));
    check_shown(&program, "a file");
    program.app.handle(PrintingAction::SentToPrinter(Err(title.to_owned())));
    check_shown(&program, "what the printer says");
    program
        .app
        .handle(FilesAction::Pasted(format!("Nonet(version: 1, {title}: 1, x: \"{title}\"")));
    check_shown(&program, "what cannot be pasted");
}

#[test]
fn a_title_of_a_megabyte_is_cut_wherever_it_is_shown() {
    check_everywhere(&megabyte());
}

#[test]
fn a_title_of_forty_lines_is_one_line_wherever_it_is_shown() {
    check_everywhere(&forty_lines());
}

#[test]
fn the_document_keeps_the_whole_title() {
    for title in ["Đề số 1. ".repeat(10_000), forty_lines()] {
        let program = Program::new();
        program.app.handle(FilesAction::Pasted(document(ONE_ANSWER, &title)));
        let (_folder, path) = file_in_folder("p.sdk");
        let target = TargetFile { path: path.clone(), purpose: SavePurpose::Create };
        program.app.handle(FilesAction::SaveTo(target));
        let saved = nonet::store::file::open(&path).unwrap().reading.documents.remove(0);
        assert_eq!(saved.about.title, title);
        assert_eq!(saved.about.comment, title);
    }
}

#[test]
fn a_long_title_is_printed_whole_after_another_choice() {
    let title = "Đề số 1. ".repeat(40);
    let program = Program::new();
    program.app.handle(FilesAction::Pasted(document(ONE_ANSWER, &title)));
    program.command(Command::Print);
    program.click("Black only");
    program.app.look(|controller| {
        let Some(printing) = controller.preview() else { panic!() };
        assert!(printing.printout.choices.black_only);
        assert_eq!(printing.printout.booklet.title, title);
    });
}

#[test]
fn the_title_of_a_game_is_cut_in_its_history() {
    for title in [megabyte(), forty_lines()] {
        let mut played =
            game(0, nonet::game::Ending::Solved, nonet::engine::technique::Level::Easy, 60);
        played.title = title;
        let (_home, program) = showing(&[played]);
        check_shown(&program, "the statistics of play");
        program.app.handle(RecordsAction::Replay(0));
        check_shown(&program, "a game that is gone through again");
    }
}

#[cfg(unix)]
#[test]
fn the_name_of_a_file_is_one_line_wherever_it_is_shown() {
    let name = "line 0\nline 1\n\u{1b}[31m".to_owned() + &"a".repeat(200) + ".sdm";
    let (_folder, path) = file_in_folder(&name);
    fs::write(&path, ONE_ANSWER.to_owned() + "\n" + TWO_ANSWERS).unwrap();
    let program = Program::new();
    program.app.handle(FilesAction::OpenFrom(path.clone()));
    check_shown(&program, "the puzzles of a file");
    program.app.handle(FilesAction::Chosen(0));
    check_shown(&program, "one of its puzzles");
    program.app.handle(FilesAction::OpenFrom(path.join("none")));
    check_shown(&program, "a file that is not there");
    for action in [|it| PrintingAction::NoViewer(it).into(), |it| FilesAction::NoWindow(it).into()]
        as [fn(PathBuf) -> Action; 2]
    {
        let program = Program::new();
        program.app.handle(action(path.clone()));
        check_shown(&program, "a failure");
    }
    let mut recent = nonet::store::RecentFiles::default();
    let home = tempfile::tempdir().unwrap();
    recent.add(&nonet::store::Folders::below(home.path()), &path).unwrap();
    program.app.handle(FilesAction::RecentChanged(recent));
    check_shown(&program, "the recent files");
}
