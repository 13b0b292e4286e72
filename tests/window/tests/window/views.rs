//! How the views behave by themselves: where the focus goes, what a menu does with a key, what a dialog holds back.

use std::cell::RefCell;
use std::rc::Rc;

use i_slint_backend_testing::{ElementHandle, init_no_event_loop};
use nonet::ui::{
    AnswerNumberAdapter, AppWindow, BoardAdapter, BoardCell, ChooserAdapter, DialogAdapter,
    DialogKind, KeyboardAdapter, MenuAdapter, PuzzlePicture, QuestionAdapter, new_window,
};
use slint::platform::{Key, PointerEventButton, WindowEvent};
use slint::{ComponentHandle, LogicalPosition, ModelRc, SharedString, ToSharedString, VecModel};

/// What the views have asked for, in order.
type Log = Rc<RefCell<Vec<String>>>;

fn start() -> (AppWindow, Log) {
    init_no_event_loop();
    let window = new_window().expect("the window can be made");
    slint::select_bundled_translation("en").expect("English is always there");
    let log = Log::default();
    let cells: Vec<BoardCell> = (0..81)
        .map(|at| BoardCell {
            place: at,
            name: format!("Row {}, column {}: empty", at / 9 + 1, at % 9 + 1).into(),
            ..BoardCell::default()
        })
        .collect();
    window.global::<BoardAdapter>().set_cells(ModelRc::new(VecModel::from(cells)));
    let note = |log: &Log| {
        let log = log.clone();
        move |text: String| log.borrow_mut().push(text)
    };
    let keys = note(&log);
    window.global::<KeyboardAdapter>().on_key(move |text, control, shift, alt| {
        keys(format!("key {text:?} {control} {shift} {alt}"));
        true
    });
    let chosen = note(&log);
    window.global::<MenuAdapter>().on_activated(move |id| chosen(format!("menu {id}")));
    let gone = note(&log);
    window.global::<DialogAdapter>().on_dismissed(move || gone("dismissed".into()));
    let picked = note(&log);
    window.global::<BoardAdapter>().on_touch(move |cell, _, _| picked(format!("pick {cell}")));
    window.show().expect("the window can be shown");
    (window, log)
}

fn press(window: &AppWindow, key: impl Into<SharedString>) {
    let text = key.into();
    window.window().dispatch_event(WindowEvent::KeyPressed { text: text.clone() });
    window.window().dispatch_event(WindowEvent::KeyReleased { text });
}

fn take(log: &Log) -> Vec<String> {
    log.borrow_mut().drain(..).collect()
}

fn click(window: &AppWindow, label: &str) {
    let element = ElementHandle::find_by_accessible_label(window, label).next();
    element.expect("the element has this label").mock_single_click(PointerEventButton::Left);
}

fn open_menu(window: &AppWindow, menu: i32) {
    window.global::<MenuAdapter>().set_open(menu);
    i_slint_backend_testing::mock_elapsed_time(std::time::Duration::from_millis(20));
}

fn show(window: &AppWindow, kind: DialogKind) {
    window.global::<DialogAdapter>().set_current(kind);
    i_slint_backend_testing::mock_elapsed_time(std::time::Duration::from_millis(20));
}

#[test]
fn board_keys_reach_the_program_also_after_the_selection_moved() {
    let (window, log) = start();
    press(&window, "5");
    assert_eq!(take(&log), ["key \"5\" false false false"]);
    window.global::<BoardAdapter>().set_selected(40);
    press(&window, Key::Tab);
    assert_eq!(take(&log), ["key \"\\t\" false false false"]);
    click(&window, "Row 5, column 6: empty");
    assert_eq!(take(&log), ["pick 41"]);
}

#[test]
fn a_menu_walks_by_keys_and_skips_what_cannot_be_chosen() {
    let (window, log) = start();
    open_menu(&window, 0);
    press(&window, Key::UpArrow);
    press(&window, Key::Return);
    assert_eq!(take(&log), ["menu quit"]);
    open_menu(&window, 0);
    press(&window, Key::Home);
    press(&window, Key::LeftArrow);
    press(&window, Key::End);
    press(&window, Key::DownArrow);
    press(&window, Key::Return);
    assert_eq!(take(&log), ["menu solve"]);
}

#[test]
fn a_submenu_opens_to_the_right_and_closes_to_the_left() {
    let (window, log) = start();
    open_menu(&window, 0);
    press(&window, "o");
    press(&window, "o");
    press(&window, Key::RightArrow);
    press(&window, Key::DownArrow);
    press(&window, Key::LeftArrow);
    press(&window, Key::RightArrow);
    press(&window, Key::Return);
    assert_eq!(take(&log), ["menu recent-0"]);
}

#[test]
fn letters_and_escape() {
    let (window, log) = start();
    open_menu(&window, 0);
    press(&window, Key::RightArrow);
    press(&window, "x");
    press(&window, Key::LeftArrow);
    press(&window, "q");
    assert_eq!(take(&log), ["menu quit"]);
    open_menu(&window, 1);
    press(&window, Key::Escape);
    assert_eq!(window.global::<MenuAdapter>().get_open(), -1);
    press(&window, "7");
    assert_eq!(take(&log), ["key \"7\" false false false"]);
}

#[test]
fn a_menu_opens_and_closes_by_the_mouse() {
    let (window, log) = start();
    click(&window, "File");
    assert_eq!(window.global::<MenuAdapter>().get_open(), 0);
    click(&window, "New");
    assert_eq!(take(&log), ["menu new"]);
    click(&window, "Puzzle");
    let position = LogicalPosition::new(500.0, 500.0);
    let button = PointerEventButton::Left;
    window.window().dispatch_event(WindowEvent::PointerPressed { position, button });
    window.window().dispatch_event(WindowEvent::PointerReleased { position, button });
    assert_eq!(window.global::<MenuAdapter>().get_open(), -1);
    assert_eq!(take(&log), Vec::<String>::new());
}

#[test]
fn a_dialog_lets_no_key_through_and_gives_the_focus_back() {
    let (window, log) = start();
    let answers = log.clone();
    window
        .global::<QuestionAdapter>()
        .on_answered(move |button| answers.borrow_mut().push(format!("answered {button}")));
    show(&window, DialogKind::Question);
    press(&window, "5");
    press(&window, Key::Return);
    press(&window, Key::Tab);
    press(&window, Key::Return);
    press(&window, Key::Tab);
    press(&window, Key::Tab);
    press(&window, Key::Return);
    press(&window, Key::Escape);
    assert_eq!(take(&log), ["answered 0", "answered 1", "answered 0", "dismissed"]);
    show(&window, DialogKind::None);
    press(&window, "5");
    assert_eq!(take(&log), ["key \"5\" false false false"]);
}

#[test]
fn a_number_is_typed_and_accepted_once() {
    let (window, log) = start();
    let numbers = log.clone();
    window
        .global::<AnswerNumberAdapter>()
        .on_accepted(move |number| numbers.borrow_mut().push(format!("number {number}")));
    show(&window, DialogKind::AnswerNumber);
    press(&window, "4");
    press(&window, "2");
    press(&window, Key::Return);
    assert_eq!(take(&log), ["number 42"]);
    press(&window, Key::Escape);
    assert_eq!(take(&log), ["dismissed"]);
}

#[test]
fn ten_thousand_puzzles_are_walked_by_keys() {
    let (window, log) = start();
    let chosen = log.clone();
    let chooser = window.global::<ChooserAdapter>();
    chooser.on_chosen(move |puzzle| chosen.borrow_mut().push(format!("puzzle {puzzle}")));
    let picture = |number: i32| PuzzlePicture {
        title: number.to_shared_string(),
        side: 9,
        ..PuzzlePicture::default()
    };
    let pictures: Vec<PuzzlePicture> = (0..10_000).map(picture).collect();
    chooser.set_pictures(ModelRc::new(VecModel::from(pictures)));
    show(&window, DialogKind::Chooser);
    press(&window, Key::End);
    press(&window, Key::UpArrow);
    press(&window, Key::Return);
    assert_eq!(take(&log), ["puzzle 9998"]);
    let row = ElementHandle::find_by_accessible_label(&window, "9998").next();
    assert!(row.is_some(), "the row of the current puzzle is in sight");
    press(&window, Key::Home);
    press(&window, Key::DownArrow);
    press(&window, Key::Return);
    assert_eq!(take(&log), ["puzzle 1"]);
}

#[test]
fn the_clipboard_goes_there_and_back() {
    let (window, _) = start();
    window.invoke_copy_text("1..4\n".into());
    assert_eq!(window.invoke_paste_text(), "1..4\n");
}
