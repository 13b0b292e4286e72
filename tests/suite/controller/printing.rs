//! The print dialog, and documents made from it and from the menu.

use std::fs;
use std::path::Path;

use nonet::controller::{
    BoardAction, Command, Dialog, DialogAction, DialogButton, Effect, FilesAction, Launch,
    OptionsAction, PathPurpose, PlatformEffect, Preview, PrintDestination, PrintDraft,
    PrintingAction, Question, Status,
};
use nonet::engine::Cell;
use nonet::engine::generate::Date;
use nonet::engine::technique::Level;
use nonet::format::{About, Document, Kind, MadePuzzle, write};
use nonet::jobs::{PrintedAnswer, SavePurpose, TargetFile};
use nonet::print::{
    AnswerPlacement, BookletText, Choices, Medium, MissingSigns, PageElement, Paper, PerPage,
    SheetSize, UnheededChoice,
};
use nonet::store::StoreProblem;
use nonet::text::Language;
use nonet::window_text::{print_note, size_error};

use super::program::{ONE_ANSWER, Program, TWO_ANSWERS, document, file_in_folder};

/// A program in which `line` was typed and the print dialog opened.
fn asked(line: &str) -> Program {
    let mut program = Program::typed(line);
    program.act(OptionsAction::Speak(Language::ENGLISH));
    program.start(Launch { printer: true, ..Launch::default() });
    program.command(Command::Print);
    program
}

fn printing(program: &Program) -> &Preview {
    match program.controller.dialog() {
        Some(Dialog::Print) => program.controller.preview().unwrap(),
        other => panic!("the print dialog was expected, not {other:?}"),
    }
}

fn choose(program: &mut Program, choices: Choices) {
    let booklet = &printing(program).printout.booklet;
    let (title, author) = (booklet.title.clone(), booklet.author.clone());
    program.act(PrintingAction::Changed(PrintDraft {
        title,
        author,
        choices,
        size: String::new(),
    }));
}

fn name(program: &mut Program, title: &str) {
    let choices = printing(program).printout.choices;
    let draft =
        PrintDraft { title: title.to_owned(), author: String::new(), choices, size: String::new() };
    program.act(PrintingAction::Changed(draft));
}

fn with_answer() -> Choices {
    Choices { answers: AnswerPlacement::AfterEach, ..Choices::default() }
}

/// The texts of the page that is shown.
fn texts(program: &Program) -> Vec<String> {
    let elements = &printing(program).shown_page().expect("there is a page").elements;
    let text = |element: &PageElement| match element {
        PageElement::Text(text) => Some(text.text.clone()),
        PageElement::Line(_) | PageElement::Fill(_) | PageElement::Circle(_) => None,
    };
    elements.iter().filter_map(text).collect()
}

fn create(path: &Path) -> TargetFile {
    TargetFile { path: path.to_path_buf(), purpose: SavePurpose::Create }
}

#[test]
fn the_pages_follow_the_choices() {
    let mut program = asked(ONE_ANSWER);
    assert_eq!(printing(&program).pages.len(), 1);
    choose(&mut program, with_answer());
    assert_eq!(printing(&program).pages.len(), 2, "the puzzle and its answer");
    choose(&mut program, Choices { per_page: PerPage::Two, ..with_answer() });
    assert_eq!(printing(&program).pages.len(), 1);
    let width = printing(&program).pages[0].width;
    choose(&mut program, Choices { paper: Paper::Letter, ..with_answer() });
    assert!(printing(&program).pages[0].width > width);
}

#[test]
fn pages_are_turned_within_the_document() {
    let mut program = asked(ONE_ANSWER);
    choose(&mut program, with_answer());
    program.act(PrintingAction::TurnTo(1));
    assert_eq!(printing(&program).page, 1);
    program.act(PrintingAction::TurnTo(2));
    assert_eq!(printing(&program).page, 1, "there is no third");
    choose(&mut program, Choices::default());
    assert_eq!(printing(&program).page, 0, "there is no second any more");
}

#[test]
fn what_was_chosen_is_remembered() {
    let mut program = asked(ONE_ANSWER);
    let choices = Choices { per_page: PerPage::Nine, folded: true, ..with_answer() };
    choose(&mut program, choices);
    program.act(DialogAction::Dismissed);
    assert_eq!(program.controller.options().print, choices);
    program.command(Command::Print);
    assert_eq!(printing(&program).printout.choices, choices);
}

#[test]
fn a_game_is_printed_with_or_without_what_the_player_wrote() {
    let mut program = Program::typed(ONE_ANSWER);
    program.command(Command::PlayPuzzle);
    let digits =
        |program: &Program| texts(program).iter().filter(|text| text.parse::<u8>().is_ok()).count();
    let givens = ONE_ANSWER.bytes().filter(u8::is_ascii_digit).count();
    let empty = ONE_ANSWER.find('.').unwrap();
    program.act(BoardAction::Pick(Cell::new(empty).unwrap()));
    program.act(BoardAction::Type(1));
    program.command(Command::Print);
    assert_eq!(digits(&program), givens + 1);
    choose(&mut program, Choices { puzzle_only: true, ..Choices::default() });
    assert_eq!(digits(&program), givens);
    choose(&mut program, Choices::default());
    assert_eq!(digits(&program), givens + 1);
}

#[test]
fn the_title_typed_stands_on_the_page() {
    let mut program = asked(ONE_ANSWER);
    assert!(texts(&program).contains(&"Sudoku".to_owned()), "{:?}", texts(&program));
    name(&mut program, "Monday");
    assert!(texts(&program).contains(&"Monday".to_owned()), "{:?}", texts(&program));
}

#[test]
fn the_words_on_paper_are_in_the_language_spoken() {
    let mut program = asked(ONE_ANSWER);
    program.act(OptionsAction::Speak(Language::of_locale("vi")));
    assert!(texts(&program).contains(&"Đề Sudoku".to_owned()), "{:?}", texts(&program));
}

#[test]
fn signs_that_the_font_lacks_are_told_and_the_rest_is_printed() {
    let mut program = asked(ONE_ANSWER);
    name(&mut program, "数独");
    let missing = MissingSigns { count: 2, place: BookletText::Title, elsewhere: false };
    assert_eq!(printing(&program).missing, Some(missing));
    assert_eq!(printing(&program).pages.len(), 1);
    let told = "2 signs of the title are not in the font; a box stands for each.";
    assert_eq!(print_note(printing(&program), Language::ENGLISH), told);
    let (_folder, path) = file_in_folder("out.pdf");
    program.choice = Some(create(&path));
    program.act(PrintingAction::PrintTo(PrintDestination::File));
    assert_eq!(*program.status(), Status::SignsReplaced(path.clone(), missing));
    assert!(path.exists());
    program.command(Command::Print);
    name(&mut program, "Sudoku");
    assert_eq!(printing(&program).missing, None);
}

#[test]
fn paper_has_a_size_of_its_own() {
    let mut program = asked(ONE_ANSWER);
    let free = |size: &str| PrintDraft {
        title: String::new(),
        author: String::new(),
        choices: Choices { paper: Paper::Free(SheetSize::default()), ..Choices::default() },
        size: size.to_owned(),
    };
    program.act(PrintingAction::Changed(free("8.5x14in")));
    let size = |program: &Program| {
        let page = &printing(program).pages[0];
        (page.width.round(), page.height.round())
    };
    assert_eq!(size(&program), (612.0, 1008.0));
    assert_eq!(program.controller.options().print.paper, Paper::Free("8.5x14in".parse().unwrap()));
    program.act(PrintingAction::Changed(free("8.5x")));
    assert!(printing(&program).error.is_some(), "it is told");
    assert!(size_error(printing(&program), Language::ENGLISH).contains("148x210mm"));
    program.act(PrintingAction::PrintTo(PrintDestination::Viewer));
    assert!(program.viewed.is_none(), "nothing is printed on a sheet that nobody asked for");
}

#[test]
fn what_is_special_about_the_answer_is_said() {
    for (line, answer, note) in [
        (ONE_ANSWER, PrintedAnswer::Only, ""),
        (
            TWO_ANSWERS,
            PrintedAnswer::First,
            "This puzzle has several answers; the first is printed.",
        ),
        ("55", PrintedAnswer::Absent, "This puzzle has no answer."),
    ] {
        let mut program = asked(line);
        assert_eq!(printing(&program).printout.answer, PrintedAnswer::Unsought);
        choose(&mut program, with_answer());
        assert_eq!(printing(&program).printout.answer, answer);
        let item = &printing(&program).printout.booklet.items[0];
        assert_eq!(item.has_several_answers, answer == PrintedAnswer::First, "the page says it");
        assert_eq!(print_note(printing(&program), Language::ENGLISH), note);
    }
}

#[test]
fn the_answer_that_is_shown_is_the_one_printed() {
    let mut program = asked(TWO_ANSWERS);
    program.act(DialogAction::Dismissed);
    program.command(Command::NextAnswer);
    program.command(Command::NextAnswer);
    let second = program.controller.shown_answer().unwrap().grid.clone();
    program.command(Command::Print);
    choose(&mut program, with_answer());
    let printout = &printing(&program).printout;
    assert_eq!(printout.answer, PrintedAnswer::Shown);
    let item = &printout.booklet.items[0];
    assert_eq!((&item.answer, item.has_several_answers), (&Some(second), true));
}

#[test]
fn a_puzzle_that_nonet_made_has_its_name_on_paper_and_in_the_name_of_its_file() {
    let date = Date::new(2026, 11, 22);
    let code = "100B-S0TP-23MB".parse().unwrap();
    let made = MadePuzzle { code, level: Some(Level::Hard), date, is_daily: false, number: 1 };
    let document = Document { about: About::from(&made), ..document(ONE_ANSWER) };
    let mut program = Program::new();
    program.act(OptionsAction::Speak(Language::ENGLISH));
    program.act(FilesAction::Pasted(write(Kind::Nonet, &[document]).unwrap()));
    program.command(Command::Print);
    assert_eq!(printing(&program).printout.booklet.title, "Hard · 22 November");
    program.act(DialogAction::Dismissed);
    program.command(Command::SaveAs);
    assert_eq!(program.suggestion, Path::new("Hard - 22 November.sdk"));
}

#[test]
fn a_pdf_is_saved_from_the_dialog() {
    let (_folder, path) = file_in_folder("Đề số 1.pdf");
    let mut program = asked(ONE_ANSWER);
    choose(&mut program, with_answer());
    program.choice = Some(create(&path));
    program.act(PrintingAction::PrintTo(PrintDestination::File));
    assert_eq!(program.suggestion, Path::new("sudoku.pdf"));
    assert!(fs::read(&path).unwrap().starts_with(b"%PDF"));
    assert_eq!(*program.status(), Status::Exported(path, Vec::new()));
    assert!(program.controller.dialog().is_none());
    assert!(program.controller.document().is_unsaved(), "the puzzle itself is in no file");
}

#[test]
fn the_dialog_stays_where_no_file_is_chosen() {
    let mut program = asked(ONE_ANSWER);
    program.act(PrintingAction::PrintTo(PrintDestination::File));
    assert_eq!(printing(&program).pages.len(), 1);
}

#[test]
fn a_path_typed_in_the_window_lies_over_the_dialog() {
    let (_folder, path) = file_in_folder("monday");
    let mut program = asked(ONE_ANSWER);
    program.act(FilesAction::NoFileChooser(PathPurpose::Export(Medium::Pdf)));
    assert!(matches!(program.controller.dialog(), Some(Dialog::Path { .. })));
    program.act(DialogAction::Dismissed);
    printing(&program);
    program.act(FilesAction::NoFileChooser(PathPurpose::Export(Medium::Pdf)));
    program.act(FilesAction::PathTyped(path.to_string_lossy().into_owned()));
    assert!(path.with_extension("pdf").exists() && program.controller.dialog().is_none());
}

#[test]
fn a_file_that_is_there_is_replaced_only_when_told() {
    let (_folder, path) = file_in_folder("p.pdf");
    fs::write(&path, "precious").unwrap();
    let mut program = asked(ONE_ANSWER);
    for (choice, kept) in [(DialogButton::Cancel, true), (DialogButton::Replace, false)] {
        program.choice = Some(create(&path));
        program.act(PrintingAction::PrintTo(PrintDestination::File));
        assert!(matches!(program.question(), Question::ExportExists(_)));
        program.answer(choice);
        assert_eq!(fs::read(&path).unwrap() == b"precious", kept);
        assert_eq!(program.controller.dialog().is_some(), kept, "the dialog is back, or done");
    }
}

#[test]
fn a_file_that_cannot_be_written_is_told_and_the_dialog_is_back() {
    let (folder, path) = file_in_folder("p.pdf");
    drop(folder);
    let mut program = asked(ONE_ANSWER);
    program.choice = Some(create(&path));
    program.act(PrintingAction::PrintTo(PrintDestination::File));
    let Question::Failed(nonet::controller::Failure::Store(error)) = program.question() else {
        panic!()
    };
    assert_eq!(error.problem, StoreProblem::NoFolder);
    program.answer(DialogButton::Close);
    printing(&program);
}

#[test]
fn the_menu_exports_as_was_printed_last() {
    let mut program = asked(ONE_ANSWER);
    let choices = Choices { answers: AnswerPlacement::AtEndUpsideDown, ..Choices::default() };
    choose(&mut program, choices);
    program.act(DialogAction::Dismissed);
    for (medium, start, unheeded) in [
        (Medium::Pdf, "%PDF", vec![]),
        (Medium::Rtf, "{\\rtf", vec![UnheededChoice::UpsideDown]),
        (Medium::Html, "<!DOCTYPE html>", vec![]),
        (Medium::Png, "\u{fffd}PNG", vec![]),
        (Medium::Svg, "<svg", vec![]),
        (Medium::Text, "Sudoku", vec![UnheededChoice::UpsideDown]),
    ] {
        let (_folder, path) = file_in_folder("week");
        let target = create(&path);
        program.choice = Some(target);
        program.command(Command::Export(medium));
        let path = path.with_extension(medium.extension());
        let written = fs::read(&path).unwrap();
        let written = String::from_utf8_lossy(&written);
        assert!(written.starts_with(start), "{medium:?}: {:?}", written.get(..40));
        assert_eq!(*program.status(), Status::Exported(path, unheeded));
        assert!(program.controller.dialog().is_none());
    }
}

#[test]
fn a_picture_shows_the_board_as_the_window_does() {
    let (_folder, path) = file_in_folder("p.svg");
    let mut program = asked(ONE_ANSWER);
    choose(&mut program, with_answer());
    program.act(DialogAction::Dismissed);
    for digits in [30, 81] {
        program.choice = Some(TargetFile { path: path.clone(), purpose: SavePurpose::Replace });
        program.command(Command::Export(Medium::Svg));
        let svg = fs::read_to_string(&path).unwrap();
        assert_eq!(svg.matches("<text").count(), digits, "no word is in it");
        program.command(Command::Solve);
    }
}

#[test]
fn the_viewer_gets_a_file_and_the_dialog_stays() {
    let mut program = asked(ONE_ANSWER);
    program.act(PrintingAction::PrintTo(PrintDestination::Viewer));
    let path = program.viewed.take().expect("the viewer was asked");
    assert_eq!(path.file_name().unwrap(), "sudoku.pdf");
    assert!(fs::read(&path).unwrap().starts_with(b"%PDF"));
    printing(&program);
    program.act(PrintingAction::NoViewer(path.clone()));
    program.answer(DialogButton::Close);
    printing(&program);
    fs::remove_dir_all(path.parent().unwrap()).unwrap();
}

#[test]
fn the_printer_gets_a_file_and_what_it_says_is_told() {
    let mut program = asked(ONE_ANSWER);
    program.act(PrintingAction::PrintTo(PrintDestination::Printer));
    let path = program.printed.take().expect("the printer was asked");
    assert!(fs::read(&path).unwrap().starts_with(b"%PDF"));
    fs::remove_dir_all(path.parent().unwrap()).unwrap();
    assert_eq!(*program.status(), Status::Printing);
    assert!(program.controller.dialog().is_none());
    program.act(PrintingAction::SentToPrinter(Ok("request id is A-1".to_owned())));
    assert_eq!(*program.status(), Status::Printed("request id is A-1".to_owned()));
    program.act(PrintingAction::SentToPrinter(Err("no printer".to_owned())));
    assert_eq!(*program.status(), Status::NotPrinted("no printer".to_owned()));
}

#[test]
fn nothing_goes_to_a_printer_that_is_not_there() {
    let mut program = Program::typed(ONE_ANSWER);
    program.command(Command::Print);
    assert!(!program.controller.has_printer());
    program.act(PrintingAction::PrintTo(PrintDestination::Printer));
    assert!(program.printed.is_none());
}

#[test]
fn only_the_newest_pages_are_shown() {
    let mut program = asked(ONE_ANSWER);
    let choices = with_answer();
    let draft = |choices| PrintDraft {
        title: String::new(),
        author: String::new(),
        choices,
        size: String::new(),
    };
    program.hold = true;
    program.act(PrintingAction::Changed(draft(Choices { folded: true, ..choices })));
    program.act(PrintingAction::Changed(draft(choices)));
    assert_eq!(printing(&program).pages.len(), 1, "the old pages, until there are new ones");
    program.run_jobs();
    let page = printing(&program).shown_page().unwrap();
    assert!(page.width < page.height && printing(&program).pages.len() == 2);
}

#[test]
fn quitting_waits_for_a_document_that_is_being_written() {
    let (_folder, path) = file_in_folder("p.pdf");
    let mut program = Program::new();
    program.hold = true;
    program.choice = Some(create(&path));
    program.command(Command::Export(Medium::Pdf));
    program.command(Command::Quit);
    assert!(!program.quit);
    program.run_jobs();
    assert!(program.quit && path.exists());
}

#[test]
fn leaving_the_dialog_stops_its_work() {
    let mut program = Program::typed(ONE_ANSWER);
    program.hold = true;
    program.command(Command::Print);
    let effects = program.effects_of(DialogAction::Dismissed);
    let stopped = |effect: &Effect| {
        matches!(effect, Effect::Platform(PlatformEffect::Cancel(nonet::jobs::JobKind::Pages)))
    };
    assert!(effects.iter().any(stopped));
}

#[test]
fn a_print_dialog_that_opens_while_a_file_is_written_keeps_its_pages() {
    let (_folder, path) = file_in_folder("page.pdf");
    let mut program = Program::typed(ONE_ANSWER);
    program.choice = Some(TargetFile { path, purpose: SavePurpose::Create });
    program.hold = true;
    program.command(Command::Export(Medium::Pdf));
    program.command(Command::Print);
    program.run_jobs();
    assert!(matches!(program.status(), Status::Exported(..)));
    assert!(!printing(&program).pages.is_empty());
}
