//! The gallery of boards and the shape editor, by label, key and mouse.

use nonet::controller::commands::keys::{Chord, Key};
use nonet::controller::{Command, RegionLetter, ShapeDraft};
use nonet::engine::{Layout, NamedShape};
use nonet::ui::{DialogAdapter, DialogKind, GalleryAdapter, ShapeEditorAdapter};
use slint::platform::{PointerEventButton, WindowEvent};
use slint::{ComponentHandle, LogicalPosition, Model};

use crate::program::Program;

fn gallery() -> Program {
    let program = Program::new();
    program.chord(Chord::control_shift(Key::Char('g')));
    assert_eq!(dialog(&program), DialogKind::Gallery);
    program
}

fn dialog(program: &Program) -> DialogKind {
    program.window().global::<DialogAdapter>().get_current()
}

/// The name of the card that the keyboard is at.
fn current(program: &Program) -> String {
    let adapter = program.window().global::<GalleryAdapter>();
    let sections = adapter.get_sections();
    let mut cards = sections.iter().flat_map(|section| section.cards.iter().collect::<Vec<_>>());
    cards.nth(usize::try_from(adapter.get_current()).unwrap()).unwrap().name.into()
}

/// A program with the editor on a board of four rows.
fn editor() -> Program {
    let program = gallery();
    program.click("4×4");
    program.click("Change this board…");
    assert_eq!(dialog(&program), DialogKind::ShapeEditor);
    program
}

/// The pixels of a picture, row by row: red, green, blue and opacity.
type Pixels = Vec<(u8, u8, u8, u8)>;

/// The regions of the drawing, as a word for each row.
fn rows(program: &Program) -> String {
    let rows = |draft: &ShapeDraft| {
        let sign = |place| draft.region(place).map_or('.', RegionLetter::letter);
        let signs: Vec<char> = draft.places().map(sign).collect();
        signs.chunks(draft.side()).map(|row| row.iter().collect()).collect::<Vec<String>>()
    };
    program.app.look(|controller| rows(controller.shape_editor().unwrap().draft())).join(" ")
}

fn status(program: &Program) -> String {
    program.window().global::<ShapeEditorAdapter>().get_status().into()
}

fn layout_in_window(program: &Program) -> std::sync::Arc<Layout> {
    program.app.look(|controller| controller.board().layout().clone())
}

#[test]
fn the_gallery_is_walked_by_arrows_and_enter_chooses() {
    let program = gallery();
    assert_eq!(current(&program), "9×9");
    program.key(Key::Right);
    assert_eq!(current(&program), "4×4", "the arrows walk while the field is empty");
    program.key(Key::End);
    assert_eq!(current(&program), "Tiny samurai");
    program.key(Key::Home);
    program.key(Key::Down);
    program.key(Key::Up);
    assert_eq!(current(&program), "9×9");
    let card = program.find("4×4");
    assert_eq!(card.accessible_item_selected(), Some(false));
    program.key(Key::Right);
    assert_eq!(card.accessible_item_selected(), Some(true));
    assert!(program.find_all("4×4").len() > 1, "a screen reader hears which card is reached");
    program.key(Key::Escape);
    assert_eq!(dialog(&program), DialogKind::None);
    assert!(layout_in_window(&program).is_classic(), "Escape chooses nothing");
}

#[test]
fn what_is_typed_filters_the_gallery() {
    let program = gallery();
    program.text("jig");
    assert!(program.is_there("Jigsaw 9×9") && program.is_there("Jigsaw 7×7"));
    assert!(!program.is_there("Samurai") && !program.is_there("Sizes"));
    program.key(Key::Left);
    assert_eq!(current(&program), "Jigsaw 9×9", "Left belongs to the text");
    program.key(Key::Down);
    program.text("zzz");
    assert!(program.is_there("No board has this in its name."));
    program.key(Key::Enter);
    assert_eq!(dialog(&program), DialogKind::Gallery, "there is nothing to choose");
    program.chord(Chord { control: true, ..Chord::plain(Key::Char('a')) });
    program.text("disjoint");
    program.key(Key::Enter);
    assert_eq!(dialog(&program), DialogKind::None);
    let disjoint = NamedShape::named("disjoint groups").unwrap().layout();
    assert_eq!(layout_in_window(&program), disjoint);
}

#[test]
fn the_current_board_is_always_in_sight() {
    let program = gallery();
    program.resize(560.0, 520.0);
    for key in [Key::End, Key::Up, Key::Up, Key::Home, Key::PageDown] {
        program.key(key);
        Program::settle();
        let card = program.find(&current(&program));
        let (top, bottom) =
            (card.absolute_position().y, card.absolute_position().y + card.size().height);
        let field = program.find("Find a board");
        let above = field.absolute_position().y + field.size().height;
        let below = program.find("Begin").absolute_position().y;
        assert!(top >= above && bottom <= below + 8.0, "{key:?}: {top} to {bottom}");
    }
}

#[test]
fn a_board_is_chosen_by_two_clicks() {
    let program = gallery();
    program.text("sudoku x");
    program.click("Sudoku X");
    assert_eq!(current(&program), "Sudoku X");
    program.find("Sudoku X").invoke_accessible_default_action();
    assert_eq!(dialog(&program), DialogKind::None);
    assert_eq!(layout_in_window(&program), NamedShape::named("x").unwrap().layout());
}

#[test]
fn work_that_is_not_saved_is_asked_about() {
    let program = Program::typed("12");
    program.command(Command::NewBoard);
    program.text("windoku");
    program.key(Key::Enter);
    assert_eq!(dialog(&program), DialogKind::Question);
    program.click("Cancel");
    assert!(layout_in_window(&program).is_classic());
    assert!(program.shown().starts_with("12"));
}

#[test]
fn a_jigsaw_is_drawn_by_keys_alone() {
    let program = editor();
    program.key(Key::Right);
    program.key(Key::Right);
    program.text("a");
    assert_eq!(rows(&program), "AAAB AABB CCDD CCDD");
    assert_eq!(status(&program), "Region A has 5 cells, it needs 4. 1 more thing is not right.");
    program.key(Key::Down);
    program.key(Key::Left);
    program.text("B");
    assert_eq!(rows(&program), "AAAB ABBB CCDD CCDD");
    assert_eq!(status(&program), "The board can be used.");
    assert!(program.is_there("Region B, row 2, column 2"));
    program.chord(Chord::control(Key::Char('z')));
    assert_eq!(rows(&program), "AAAB AABB CCDD CCDD");
    program.key(Key::Enter);
    assert_eq!(dialog(&program), DialogKind::ShapeEditor, "what is no board is not used");
    program.chord(Chord::control(Key::Char('y')));
    program.chord(Chord::shift(Key::Right));
    assert_eq!(rows(&program), "AAAB ABBB CCDD CCDD", "it draws with the region that was typed");
    program.key(Key::Delete);
    assert_eq!(rows(&program), "AAAB AB.B CCDD CCDD");
    program.key(Key::Char(' '));
    assert_eq!(rows(&program), "AAAB ABBB CCDD CCDD");
}

#[test]
fn tab_leads_through_all_parts_and_back_to_the_drawing() {
    let program = editor();
    let before = rows(&program);
    program.key(Key::Tab);
    program.text("c");
    assert_eq!(rows(&program), before, "letters are no regions in the list of sizes");
    program.chord(Chord::shift(Key::Tab));
    program.text("c");
    assert_eq!(rows(&program), "CABB AABB CCDD CCDD");
    let brush = || program.window().global::<ShapeEditorAdapter>().get_brush();
    for _ in 0..3 {
        program.key(Key::Tab);
    }
    program.key(Key::Right);
    assert_eq!(brush(), 3, "the arrows go through the regions");
    program.key(Key::Right);
    assert!(program.find("No region").accessible_checked() == Some(true));
}

#[test]
fn the_mouse_drags_over_cells() {
    let program = editor();
    program.click("Region C, 4 cells");
    let middle = |label: &str| {
        let cell = program.find(label);
        let (corner, size) = (cell.absolute_position(), cell.size());
        LogicalPosition::new(corner.x + size.width / 2.0, corner.y + size.height / 2.0)
    };
    let (from, to) = (middle("Region A, row 1, column 1"), middle("Region B, row 1, column 4"));
    let button = PointerEventButton::Left;
    let window = program.window().window();
    window.dispatch_event(WindowEvent::PointerMoved { position: from });
    window.dispatch_event(WindowEvent::PointerPressed { position: from, button });
    window.dispatch_event(WindowEvent::PointerMoved { position: to });
    window.dispatch_event(WindowEvent::PointerReleased { position: to, button });
    assert_eq!(rows(&program), "CCCC AABB CCDD CCDD");
    program.chord(Chord::control(Key::Char('z')));
    assert_eq!(rows(&program), "AABB AABB CCDD CCDD", "a stroke is one change");
    program.chord(Chord::control(Key::Char('y')));
    program.find("Region D, row 4, column 4").mock_single_click(PointerEventButton::Right);
    program.text("a");
    assert_eq!(rows(&program), "CCCC AABB CCDD CCDA", "the keyboard is where the mouse was");
}

#[test]
fn a_board_of_another_size_begins_anew_and_can_be_taken_back() {
    let program = editor();
    program.key(Key::Tab);
    program.key(Key::Down);
    assert_eq!(rows(&program), "AAAAA BBBBB CCCCC DDDDD EEEEE");
    assert!(program.is_there("Region E, row 5, column 5"));
    program.key(Key::Tab);
    program.key(Key::Down);
    program.key(Key::Down);
    assert_eq!(rows(&program), "..... ..... ..... ..... .....");
    program.chord(Chord::control(Key::Char('z')));
    program.chord(Chord::control(Key::Char('z')));
    program.chord(Chord::control(Key::Char('z')));
    assert_eq!(rows(&program), "AABB AABB CCDD CCDD");
    assert!(!program.is_there("Region E, row 5, column 5"));
}

#[test]
fn a_board_is_kept_shown_and_forgotten() {
    let program = editor();
    program.click("Keep");
    assert!(program.is_there("Type a name for the board."));
    program.fill("Name in the gallery", "Little one");
    program.key(Key::Enter);
    assert_eq!(status(&program), "The board is kept as “Little one”.");
    program.key(Key::Escape);
    assert_eq!(dialog(&program), DialogKind::Gallery);
    assert!(program.is_there("Your boards") && program.is_there("Little one"));
    assert_eq!(current(&program), "Little one");
    program.click("Forget…");
    assert_eq!(dialog(&program), DialogKind::Question);
    program.click("Forget");
    assert_eq!(dialog(&program), DialogKind::Gallery);
    assert!(!program.is_there("Little one") && !program.is_there("Your boards"));
}

#[test]
fn every_board_has_a_picture() {
    use nonet::ui::ShapeInk;
    let program = gallery();
    let adapter = program.window().global::<GalleryAdapter>();
    let colour = slint::Color::from_rgb_u8;
    let ink = ShapeInk {
        paper: colour(255, 255, 255),
        hairline: colour(200, 200, 200),
        line: colour(0, 0, 0),
        diagonal: colour(0, 0, 255),
        shade: colour(128, 128, 128),
        house: colour(0, 255, 0),
        rule: colour(255, 0, 0),
        neighbour: colour(255, 200, 200),
        colours: slint::ModelRc::new(slint::VecModel::from(vec![colour(1, 1, 1), colour(2, 2, 2)])),
    };
    let pixels = |name: &str, width: i32| {
        let id = format!("named:{name}");
        let picture = adapter.invoke_picture(id.into(), width, 1, ink.clone(), 0);
        picture.to_rgba8().unwrap().as_slice().iter().map(|p| (p.r, p.g, p.b, p.a)).collect()
    };
    let mut seen: Vec<(String, Pixels)> = Vec::new();
    for shape in NamedShape::ALL {
        for width in [1, 96, 192] {
            let picture: Pixels = pixels(shape.name, width);
            assert_eq!(picture.len(), usize::try_from(width * width).unwrap());
            let twin = seen.iter().find(|(_, other)| *other == picture && width == 96);
            assert!(twin.is_none(), "{} looks as {}", shape.name, twin.unwrap().0);
            seen.push((shape.name.to_owned(), picture));
        }
    }
    let has = |name, wanted| pixels(name, 96).contains(&wanted);
    assert!(has("x", (0, 0, 255, 255)) && !has("9x9", (0, 0, 255, 255)));
    assert!(has("windoku", (0, 255, 0, 255)) && has("sudoku plus 8x8", (128, 128, 128, 255)));
    assert!(has("anti-king", (255, 0, 0, 255)) && has("samurai", (0, 0, 0, 0)));
    assert!(!has("jigsaw", (128, 128, 128, 255)), "lines show regions in one piece");
}
