//! The print dialog, by label and key.

use std::fs;

use nonet::controller::commands::keys::{Chord, Key};
use nonet::controller::{Action, Command, Launch};
use nonet::engine::{Grid, NamedShape};
use nonet::format::{Document, Kind, write};
use nonet::print::Tiles;
use nonet::ui::{DialogAdapter, DialogKind, PrintAdapter};
use slint::platform::WindowEvent;
use slint::{ComponentHandle, LogicalSize};

use crate::program::{ONE_ANSWER, Program, TWO_ANSWERS, file_in_folder};

fn asked(line: &str) -> Program {
    let program = Program::typed(line);
    let launch = Launch { printer: true, ..Launch::default() };
    program.app.handle(Action::Start(Box::new(launch)));
    program.chord(Chord { control: true, ..Chord::plain(Key::Char('p')) });
    assert_eq!(dialog(&program), DialogKind::Print);
    program
}

fn dialog(program: &Program) -> DialogKind {
    program.window().global::<DialogAdapter>().get_current()
}

/// Turns back from the second page of two, and leaves.
fn turn_back_and_leave(program: &Program) {
    assert!(program.is_there("Page 2 of 2"));
    program.key(Key::PageUp);
    assert!(program.is_there("Page 1 of 2"));
    program.text("\u{1b}");
    assert_eq!(dialog(program), DialogKind::None);
}

fn pages(program: &Program) -> i32 {
    program.window().global::<PrintAdapter>().get_pages()
}

/// The size of the picture of the page, drawn 200 pixels wide, and whether anything is on it.
fn picture(program: &Program) -> (u32, u32, bool) {
    let picture = program.window().global::<PrintAdapter>().invoke_picture(200, 0);
    let pixels = picture.to_rgb8().expect("the page is drawn");
    let is_white = |pixel: &slint::Rgb8Pixel| (pixel.r, pixel.g, pixel.b) == (255, 255, 255);
    (pixels.width(), pixels.height(), !pixels.as_slice().iter().all(is_white))
}

#[test]
fn the_preview_follows_the_choices() {
    let program = asked(ONE_ANSWER);
    assert_eq!((pages(&program), picture(&program)), (1, (200, 283, true)));
    program.click("After the puzzle");
    assert!(program.is_there("Page 1 of 2") && program.is_there("Preview of page 1 of 2"));
    program.click("2");
    assert!(program.is_there("Page 1 of 1"));
    program.click("Letter");
    assert_eq!(picture(&program), (200, 259, true));
    program.click("Two pages on each side, to fold into a booklet");
    assert_eq!(picture(&program), (200, 155, true));
    let kept = program.asked.borrow().options.as_ref().unwrap().print;
    assert!(kept.folded && kept.per_page.count() == 2);
}

/// The print dialog for an empty board of this name.
fn asked_for_board(name: &str) -> Program {
    let program = Program::new();
    let empty = Grid::empty(NamedShape::named(name).unwrap().layout());
    let text = write(Kind::Nonet, &[Document::of_givens(empty)]).unwrap();
    program.window().invoke_copy_text(text.into());
    program.command(Command::Paste);
    program.command(Command::Print);
    assert_eq!(dialog(&program), DialogKind::Print);
    program
}

#[test]
fn a_large_board_is_spread_over_sheets_as_the_dialog_says() {
    let program = asked_for_board("100x100");
    let tiles = || program.window().global::<PrintAdapter>().get_tiles();
    let if_small = pages(&program);
    assert!(if_small > 1, "digits on one sheet would be too small");
    program.click("Never");
    assert_eq!((pages(&program), tiles()), (1, 2));
    assert!(program.is_there("Preview of page 1 of 1"));
    program.click("Always, as a poster");
    assert!(pages(&program) >= if_small);
    assert_eq!((tiles(), picture(&program).2), (1, true));
    let kept = program.asked.borrow().options.as_ref().map(|options| options.print.tiles);
    assert_ne!(kept, Some(Tiles::Always), "boards that fit on a sheet have no such choice");
    program.click("If its digits would be too small");
    assert_eq!(pages(&program), if_small);
    program.click("A3");
    assert!(pages(&program) < if_small, "a larger sheet has more cells");
    let small = asked_for_board("16x16");
    assert!(!small.is_there("Always, as a poster"), "a small board fits on a sheet");
    let samurai = asked_for_board("samurai");
    samurai.click("Always, as a poster");
    assert!(pages(&samurai) > 1);
}

#[test]
fn pages_are_turned_by_key_and_button() {
    let program = asked(ONE_ANSWER);
    program.click("After the puzzle");
    program.key(Key::PageDown);
    assert!(program.is_there("Page 2 of 2"));
    program.key(Key::PageDown);
    assert!(program.is_there("Page 2 of 2"));
    program.click("Previous page");
    assert!(program.is_there("Page 1 of 2"));
    program.click("Next page");
    turn_back_and_leave(&program);
}

#[test]
fn the_dialog_is_walked_by_tab_and_keeps_its_keys() {
    let program = asked(ONE_ANSWER);
    // From the puzzles on a page to the answer, and the next of its choices.
    for key in [Key::Right, Key::Tab, Key::Down] {
        program.key(key);
    }
    let adapter = program.window().global::<PrintAdapter>();
    assert_eq!((adapter.get_per_page(), adapter.get_answers()), (1, 1));
    for _ in 0..20 {
        program.key(Key::Tab);
    }
    program.text("\u{1b}");
    assert_eq!(dialog(&program), DialogKind::None, "Escape is heard wherever the keyboard is");
    assert_eq!(program.shown(), ONE_ANSWER);
}

#[test]
fn keys_are_heard_after_the_button_under_them_went_off() {
    let program = asked(ONE_ANSWER);
    program.click("After the puzzle");
    // From the answer over the other choices, the three checks and the two fields to the button for the next page, which is the last.
    for _ in 0..8 {
        program.key(Key::Tab);
    }
    program.key(Key::Enter);
    turn_back_and_leave(&program);
}

#[test]
fn tab_reaches_what_is_out_of_sight_in_a_small_window() {
    let program = asked(ONE_ANSWER);
    let small = LogicalSize::new(560.0, 520.0);
    program.window().window().dispatch_event(WindowEvent::Resized { size: small });
    // Over the answer, the small digits, the paper and the three checks.
    for _ in 0..7 {
        program.key(Key::Tab);
    }
    program.text("Monday");
    program.key(Key::Tab);
    program.text("Anna");
    let adapter = program.window().global::<PrintAdapter>();
    assert_eq!((adapter.get_title().as_str(), adapter.get_author().as_str()), ("Monday", "Anna"));
}

#[test]
fn enter_saves_a_pdf() {
    let (_folder, path) = file_in_folder("monday.pdf");
    let program = asked(ONE_ANSWER);
    program.key(Key::Enter);
    assert_eq!(dialog(&program), DialogKind::Path);
    program.fill("Path of the file", &path.to_string_lossy());
    program.key(Key::Enter);
    assert!(fs::read(&path).unwrap().starts_with(b"%PDF"));
    assert_eq!(dialog(&program), DialogKind::None);
    assert_eq!(program.status(), format!("Saved to {}.", path.display()));
}

#[test]
fn viewer_and_printer_get_a_pdf() {
    let program = asked(ONE_ANSWER);
    program.click("Open in viewer");
    assert_eq!(dialog(&program), DialogKind::Print);
    program.click("Print…");
    assert_eq!(dialog(&program), DialogKind::None);
    let asked = program.asked.borrow();
    for path in [asked.viewed.as_ref().unwrap(), asked.printed.as_ref().unwrap()] {
        assert!(fs::read(path).unwrap().starts_with(b"%PDF"));
        fs::remove_dir_all(path.parent().unwrap()).unwrap();
    }
}

#[test]
fn without_a_printer_none_is_offered() {
    let program = Program::typed(ONE_ANSWER);
    program.chord(Chord { control: true, ..Chord::plain(Key::Char('p')) });
    assert!(program.is_there("Open in viewer") && !program.is_there("Print…"));
}

#[test]
fn what_cannot_be_printed_is_told_in_the_dialog() {
    let program = asked(TWO_ANSWERS);
    program.fill("Title", "数独");
    let told = "2 signs of the title are not in the font; a box stands for each.";
    assert!(program.is_there(told) && pages(&program) == 1);
    program.fill("Title", "Sudoku");
    assert!(!program.is_there(told) && pages(&program) == 1);
    program.click("After the puzzle");
    assert!(program.is_there("This puzzle has several answers; the first is printed."));
}

#[test]
fn a_size_of_paper_is_typed() {
    let program = asked(ONE_ANSWER);
    assert!(!program.is_there("Width and height"));
    program.window().global::<PrintAdapter>().set_paper(5);
    program.fill("Width and height", "100 x 200 mm");
    let shape = || program.window().global::<PrintAdapter>().get_shape();
    assert!((shape() - 0.5).abs() < 0.01, "{}", shape());
    program.fill("Width and height", "100 x");
    let told = "Type a size such as 148x210mm or 8.5x14in, with sides from 100 mm to 2000 mm.";
    assert!(program.is_there(told));
}
