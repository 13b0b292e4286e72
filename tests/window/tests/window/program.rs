//! A running program whose platform is the test.

use std::cell::{Cell, RefCell};
use std::path::PathBuf;
use std::rc::Rc;
use std::time::Duration;

use i_slint_backend_testing::{
    ElementHandle, ElementQuery, TestingBackend, TestingBackendOptions, init_no_event_loop,
    mock_elapsed_time,
};
use nonet::controller::commands::keys::{Chord, Key};
use nonet::controller::{
    Action, Command, Controller, FilesAction, JobsAction, KeepEffect, PathPurpose, PlatformEffect,
    RecordsAction, SessionAction, SolvedAction,
};
use nonet::engine::Control;
use nonet::jobs::JobKind;
use nonet::store::{Options, RecentFiles};
use nonet::text::Language;
use nonet::ui::{App, AppWindow, Platform, new_window};
use nonet::worker::Outcome;
use slint::platform::{Key as SlintKey, PointerEventButton, WindowEvent};
use slint::{ComponentHandle, LogicalSize, SharedString, Weak};

/// A puzzle with exactly one answer, and that answer.
pub(crate) const ONE_ANSWER: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
pub(crate) const ANSWER: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/// A puzzle with exactly two answers.
pub(crate) const TWO_ANSWERS: &str =
    "534..8912672195348198342567859..1423426853791713924856961537284287419635345286179";

/// What the platform was asked to do.
#[derive(Default)]
pub(crate) struct Asked {
    pub(crate) quit: bool,
    pub(crate) options: Option<Options>,
    pub(crate) cancelled: Vec<JobKind>,
    pub(crate) viewed: Option<PathBuf>,
    pub(crate) printed: Option<PathBuf>,
}

/// Runs jobs where they stand and has no file chooser.
struct TestPlatform {
    window: Weak<AppWindow>,
    asked: Rc<RefCell<Asked>>,
    /// Jobs are started and never end.
    busy: bool,
}

impl Platform for TestPlatform {
    fn perform(&mut self, effect: PlatformEffect, _: Language) -> Vec<Action> {
        let mut asked = self.asked.borrow_mut();
        match effect {
            PlatformEffect::Start(id, job) if !self.busy => {
                let reply = job.run(&Control::default());
                return vec![Action::Jobs(JobsAction::Reply(id, Outcome::Done(reply)))];
            }
            PlatformEffect::ChooseOpen(_) => {
                return vec![Action::Files(FilesAction::NoFileChooser(PathPurpose::Open))];
            }
            PlatformEffect::ChoosePicture(_) => {
                return vec![Action::Files(FilesAction::NoFileChooser(PathPurpose::Picture))];
            }
            PlatformEffect::PasteText => {
                let window = self.window.upgrade().expect("the program has its window");
                let text = window.invoke_paste_text().into();
                return vec![Action::Files(FilesAction::Pasted(text))];
            }
            PlatformEffect::PastePicture => {
                return vec![Action::Files(FilesAction::PastedPicture(None))];
            }
            PlatformEffect::ChooseSave(_) => {
                return vec![Action::Files(FilesAction::NoFileChooser(PathPurpose::Save))];
            }
            PlatformEffect::ChooseExport(medium, _) => {
                return vec![Action::Files(FilesAction::NoFileChooser(PathPurpose::Export(
                    medium,
                )))];
            }
            PlatformEffect::ChooseRaceList(_) => {
                return vec![Action::Files(FilesAction::NoFileChooser(PathPurpose::RaceList))];
            }
            PlatformEffect::LookForMotion => {
                return vec![Action::Records(RecordsAction::Solved(SolvedAction::Celebrate))];
            }
            PlatformEffect::View(file) => asked.viewed = Some(file),
            PlatformEffect::Print(file) => asked.printed = Some(file),
            PlatformEffect::Keep(KeepEffect::CloseSession(_)) => {
                return vec![Action::Session(SessionAction::Closed(Ok(())))];
            }
            PlatformEffect::Quit => asked.quit = true,
            PlatformEffect::Keep(KeepEffect::Options(options)) => asked.options = Some(options),
            PlatformEffect::Cancel(kind) => asked.cancelled.push(kind),
            _ => {}
        }
        Vec::new()
    }

    fn progress(&self, _: JobKind) -> Option<u64> {
        Some(4_200_000)
    }
}

pub(crate) struct Program {
    pub(crate) app: Rc<App>,
    pub(crate) asked: Rc<RefCell<Asked>>,
}

impl Program {
    /// A program in English with an empty puzzle, without statistics.
    pub(crate) fn new() -> Self {
        Self::with(Options { statistics: false, ..Options::default() })
    }

    pub(crate) fn with(options: Options) -> Self {
        Self::in_world(options, false)
    }

    /// A program whose jobs never end.
    pub(crate) fn busy(options: Options) -> Self {
        Self::in_world(options, true)
    }

    /// A program that is drawn, pixel by pixel, so that pictures can be taken of it.
    pub(crate) fn drawn(options: Options) -> Self {
        once_a_thread(|| {
            let backend = TestingBackend::new(TestingBackendOptions {
                mock_time: true,
                threading: false,
                renderer_name: Some("software".into()),
            });
            slint::platform::set_platform(Box::new(backend)).expect("no other platform is set");
        });
        Self::in_world(options, false)
    }

    fn in_world(options: Options, busy: bool) -> Self {
        once_a_thread(init_no_event_loop);
        let window = new_window().expect("the window can be made");
        window.show().expect("the window can be shown");
        let asked = Rc::<RefCell<Asked>>::default();
        let platform = TestPlatform { window: window.as_weak(), asked: Rc::clone(&asked), busy };
        let controller = Controller::new(options, RecentFiles::default());
        let app = App::new(window, controller, Box::new(platform), Language::ENGLISH);
        mock_elapsed_time(Duration::from_millis(20));
        Self { app, asked }
    }

    /// A program into which `line` was typed, key by key.
    pub(crate) fn typed(line: &str) -> Self {
        let program = Self::new();
        program.type_line(line);
        program
    }

    /// Types the digits of `line` and passes over the other cells, whether typing moves on by itself or not.
    pub(crate) fn type_line(&self, line: &str) {
        let selected = || self.window().global::<nonet::ui::BoardAdapter>().get_selected();
        for character in line.chars() {
            let at = selected();
            if character.is_ascii_digit() {
                self.text(&character.to_string());
            }
            if selected() == at {
                self.key(Key::Right);
            }
        }
    }

    /// Lets timers and animations come to their end.
    pub(crate) fn settle() {
        mock_elapsed_time(Duration::from_millis(500));
    }

    pub(crate) fn window(&self) -> &AppWindow {
        self.app.window()
    }

    /// Presses one key.
    pub(crate) fn key(&self, key: Key) {
        self.chord(Chord::plain(key));
    }

    /// Presses a key with its modifiers, as a keyboard does.
    pub(crate) fn chord(&self, chord: Chord) {
        let held: Vec<SlintKey> = [
            (chord.control, SlintKey::Control),
            (chord.alt, SlintKey::Alt),
            (chord.shift, SlintKey::Shift),
        ]
        .into_iter()
        .filter_map(|(held, key)| held.then_some(key))
        .collect();
        for &key in &held {
            self.down(&key.into());
        }
        let text = slint_text(chord);
        self.down(&text);
        self.up(&text);
        for &key in held.iter().rev() {
            self.up(&key.into());
        }
        mock_elapsed_time(Duration::from_millis(20));
    }

    /// Types a text into whatever has the keyboard.
    pub(crate) fn text(&self, text: &str) {
        for character in text.chars() {
            let text = SharedString::from(character);
            self.down(&text);
            self.up(&text);
        }
    }

    fn down(&self, text: &SharedString) {
        self.window().window().dispatch_event(WindowEvent::KeyPressed { text: text.clone() });
    }

    fn up(&self, text: &SharedString) {
        self.window().window().dispatch_event(WindowEvent::KeyReleased { text: text.clone() });
    }

    /// The control that a screen reader calls `label`, or the cell whose name begins with this place: "Row 4, column 7".
    pub(crate) fn find(&self, label: &str) -> ElementHandle {
        let mut found = self.find_all(label).into_iter();
        found.next().unwrap_or_else(|| panic!("nothing is called “{label}”"))
    }

    /// All of them.
    pub(crate) fn find_all(&self, label: &str) -> Vec<ElementHandle> {
        let label = label.to_owned();
        let is_called = move |element: &ElementHandle| {
            element.accessible_label().is_some_and(|name| is_called(&name, &label))
        };
        ElementQuery::from_root(self.window()).match_predicate(is_called).find_all()
    }

    pub(crate) fn is_there(&self, label: &str) -> bool {
        !self.find_all(label).is_empty()
    }

    /// What a screen reader says of the cell at `place` after that place: "5, yours".
    pub(crate) fn heard(&self, place: &str) -> String {
        let name = self.find(place).accessible_label().unwrap_or_default();
        let content = name.strip_prefix(place).and_then(|rest| rest.strip_prefix(": "));
        content.unwrap_or_else(|| panic!("“{name}” is no cell")).into()
    }

    /// The digit that a screen reader says of the cell at `place`; empty if it has none.
    pub(crate) fn digit(&self, place: &str) -> String {
        digit_in(&self.heard(place)).into()
    }

    pub(crate) fn click(&self, label: &str) {
        self.find(label).mock_single_click(PointerEventButton::Left);
        mock_elapsed_time(Duration::from_millis(20));
    }

    /// Moves the mouse over the middle of the element called `label`.
    pub(crate) fn hover(&self, label: &str) {
        let element = self.find(label);
        let (corner, size) = (element.absolute_position(), element.size());
        let position =
            slint::LogicalPosition::new(corner.x + size.width / 2.0, corner.y + size.height / 2.0);
        let moved = slint::platform::WindowEvent::PointerMoved { position };
        self.window().window().dispatch_event(moved);
        Self::settle();
    }

    /// Replaces what stands in the field called `label`, as a person would.
    pub(crate) fn fill(&self, label: &str, text: &str) {
        self.click(label);
        self.chord(Chord { control: true, ..Chord::plain(Key::Char('a')) });
        self.text(text);
    }

    /// Presses keys in the list called `label`.
    pub(crate) fn choose(&self, label: &str, keys: &[Key]) {
        self.click(label);
        for &key in keys {
            self.key(key);
        }
        self.key(Key::Enter);
    }

    /// Makes the window as large as this, and lets it settle.
    pub(crate) fn resize(&self, width: f32, height: f32) {
        let window = self.window().window();
        window.set_size(LogicalSize::new(width, height));
        window.dispatch_event(WindowEvent::Resized { size: LogicalSize::new(width, height) });
        Self::settle();
    }

    pub(crate) fn command(&self, command: Command) {
        self.app.handle(Action::Command(command));
    }

    /// The cells as a screen reader finds them, in reading order.
    fn cells(&self) -> Vec<ElementHandle> {
        let is_cell = |element: &ElementHandle| {
            element.accessible_item_selectable() == Some(true)
                && element.accessible_label().is_some_and(|label| label.starts_with("Row "))
        };
        let cells = ElementQuery::from_root(self.window()).match_predicate(is_cell).find_all();
        let board = self.window().global::<nonet::ui::BoardAdapter>();
        assert_eq!(cells.len(), slint::Model::row_count(&board.get_cells()));
        cells
    }

    /// The cells' digits, as a line.
    pub(crate) fn shown(&self) -> String {
        let cells = self.cells();
        let digit = |cell: &ElementHandle| {
            let name = cell.accessible_label().unwrap_or_default();
            let content = name.split_once(": ").map(|(_, content)| content).unwrap_or_default();
            let digit = digit_in(content);
            if digit.is_empty() { ".".to_owned() } else { digit.to_owned() }
        };
        cells.iter().map(digit).collect()
    }

    /// The number of the cell that the keyboard is at, which a screen reader hears as selected.
    pub(crate) fn selected(&self) -> usize {
        let at = self.window().global::<nonet::ui::BoardAdapter>().get_selected();
        let at = usize::try_from(at).unwrap();
        assert!(self.heard_as_selected().contains(&at));
        at
    }

    /// The numbers of all cells that a screen reader hears as selected.
    pub(crate) fn heard_as_selected(&self) -> Vec<usize> {
        let cells = self.cells();
        let is_selected = |cell: &ElementHandle| cell.accessible_item_selected() == Some(true);
        (0..cells.len()).filter(|&cell| is_selected(&cells[cell])).collect()
    }

    pub(crate) fn status(&self) -> String {
        self.window().global::<nonet::ui::StatusAdapter>().get_text().into()
    }

    pub(crate) fn title(&self) -> String {
        self.window().get_window_title().into()
    }
}

/// Whether this is the name of what a test calls `label`; of a cell it is enough to say where it is.
fn is_called(name: &str, label: &str) -> bool {
    let is_cell = ["Row ", "Hàng "].iter().any(|row| label.starts_with(row));
    let rest = name.strip_prefix(label);
    rest.is_some_and(|rest| rest.is_empty() || is_cell && rest.starts_with(": "))
}

/// The digit that the content of a cell begins with, as a number or a letter: "5, yours".
fn digit_in(content: &str) -> &str {
    let first = content.split(", ").next().unwrap_or_default();
    let is_sign = |byte: u8| byte.is_ascii_digit() || byte.is_ascii_uppercase();
    if first.bytes().all(is_sign) { first } else { "" }
}

/// Each test has a thread, and each thread one backend for all the windows it opens.
fn once_a_thread(start: impl FnOnce()) {
    thread_local! {
        static STARTED: Cell<bool> = const { Cell::new(false) };
    }
    if !STARTED.replace(true) {
        start();
    }
}

/// What Slint reports for a key; Shift makes letters large, as on a keyboard.
fn slint_text(chord: Chord) -> SharedString {
    let key = match chord.key {
        Key::Char(letter) if chord.shift => return letter.to_uppercase().to_string().into(),
        Key::Char(letter) => return letter.to_string().into(),
        Key::Enter => SlintKey::Return,
        Key::Tab => SlintKey::Tab,
        Key::Left => SlintKey::LeftArrow,
        Key::Right => SlintKey::RightArrow,
        Key::Up => SlintKey::UpArrow,
        Key::Down => SlintKey::DownArrow,
        Key::Home => SlintKey::Home,
        Key::End => SlintKey::End,
        Key::PageUp => SlintKey::PageUp,
        Key::PageDown => SlintKey::PageDown,
        Key::Backspace => SlintKey::Backspace,
        Key::Delete => SlintKey::Delete,
        Key::Escape => SlintKey::Escape,
        Key::F(number) => FUNCTION_KEYS[usize::from(number) - 1],
    };
    key.into()
}

const FUNCTION_KEYS: [SlintKey; 12] = [
    SlintKey::F1,
    SlintKey::F2,
    SlintKey::F3,
    SlintKey::F4,
    SlintKey::F5,
    SlintKey::F6,
    SlintKey::F7,
    SlintKey::F8,
    SlintKey::F9,
    SlintKey::F10,
    SlintKey::F11,
    SlintKey::F12,
];

/// A folder that is gone when the test ends, and a path in it.
pub(crate) fn file_in_folder(name: &str) -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(name);
    (folder, path)
}
