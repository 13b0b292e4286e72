//! The adapters of a game: the pen, the clock, the counts of digits, the save points, and the small digits to pick
//! from.

use slint::{ComponentHandle, Model, SharedString};

use super::board::frame::Viewport;
use super::models::filled;
use super::sender::Sender;
use super::{
    AppWindow, BoardAdapter, BoardNote, DrawingAdapter, PickerAdapter, PickerKey, PlayAdapter,
    PlayPen,
};
use crate::controller::{
    Action, BoardAction, Command, ConstraintsAction, Controller, Face, Hand, Pen, Practice,
    PracticeProgress, commands::keys,
};
use crate::engine::{Cell, Digit, LowestDigit};
use crate::game::{Colour, NoteKind, SavePoint, on_the_clock};
use crate::text::{Language, Say, foreign};
use crate::window_text::game_name_tells_level;
use crate::window_text::hint::{practice_lines, practice_strayed, way_back};

pub(super) fn show(window: &AppWindow, controller: &Controller, language: Language) {
    show_picker(window, controller);
    let adapter = window.global::<PlayAdapter>();
    adapter.set_playing(controller.play().is_some());
    adapter.set_paused(controller.is_covered());
    adapter.set_solved(controller.is_finished());
    let Some(play) = controller.play() else { return };
    adapter.set_enabled(controller.is_enabled(Command::NextPen) && !controller.is_finished());
    adapter.set_pen(map_pen(controller.pen()));
    adapter.set_colour(controller.colour().get().into());
    let shown = controller.elapsed().filter(|_| controller.options().clock);
    adapter.set_clock(shown.map(on_the_clock).unwrap_or_default().into());
    let told = game_name_tells_level(controller.document());
    let level = controller.level_of_game().filter(|_| !told);
    adapter.set_level(level.map(|level| level.say(language)).unwrap_or_default().into());
    show_practice(&adapter, controller, language);
    adapter.set_hints(i32::try_from(play.hints).unwrap_or(i32::MAX));
    adapter.set_mistakes(i32::try_from(play.mistakes).unwrap_or(i32::MAX));
    let name = |point: &SavePoint| SharedString::from(foreign::name(&point.name));
    let names = play.save_points.iter().map(name).collect();
    adapter.set_save_points(filled(adapter.get_save_points(), names));
    adapter.set_can_save(controller.is_enabled(Command::MakeSavePoint));
    adapter.set_pen_keys(filled(
        adapter.get_pen_keys(),
        keys_of(Pen::ALL.map(Command::Pen), language),
    ));
    let colour_keys = keys_of(Colour::ALL.map(Command::Colour), language);
    adapter.set_colour_keys(filled(adapter.get_colour_keys(), colour_keys));
}

fn show_practice(adapter: &PlayAdapter<'_>, controller: &Controller, language: Language) {
    let practice = controller.practice();
    let lines = practice.map(|practice| {
        let found = controller.learning().found(practice.technique());
        practice_lines(practice, found, language)
    });
    let strayed = controller.practice_strays().then(|| practice_strayed(language));
    let way_back = controller.has_own_document().then(|| way_back(language));
    let lines = lines.unwrap_or_default().into_iter().chain(strayed).chain(way_back);
    let lines = lines.map(SharedString::from).collect();
    adapter.set_practice(filled(adapter.get_practice(), lines));
    adapter.set_practice_found(practice.map(Practice::progress) == Some(PracticeProgress::Found));
}

/// The key that takes the colours, while they are taken already, has them go to candidates instead of cells, or back.
pub(super) fn colour_otherwise(window: &AppWindow, sender: &Sender) {
    let may = |controller: &Controller| {
        controller.is_enabled(Command::NextPen) && controller.pen() == Pen::Colour
    };
    if sender.look(may) == Some(true) {
        let adapter = window.global::<PlayAdapter>();
        adapter.set_coloured(1 - adapter.get_coloured());
    }
}

fn keys_of<const COUNT: usize>(
    commands: [Command; COUNT],
    language: Language,
) -> Vec<SharedString> {
    let key = |command| keys::shortcut_of(command).map(|chord| chord.say(language));
    commands.map(|command| key(command).unwrap_or_default().into()).into()
}

fn map_pen(pen: Pen) -> PlayPen {
    match pen {
        Pen::Digit => PlayPen::Digit,
        Pen::Note(NoteKind::Corner) => PlayPen::Corner,
        Pen::Note(NoteKind::Centre) => PlayPen::Centre,
        Pen::Colour => PlayPen::Colour,
    }
}

/// Fills the small digits of the cell that is picked from, or closes it where nothing can be noted any more.
fn show_picker(window: &AppWindow, controller: &Controller) {
    let adapter = window.global::<PickerAdapter>();
    let Some(cell) = cell_at(window, controller, adapter.get_cell()) else { return };
    if !may_pick_from(controller, cell) {
        adapter.set_cell(-1);
        window.global::<BoardAdapter>().invoke_focus();
        return;
    }
    let square = controller.document().board().square(cell);
    let lowest = controller.lowest_digit();
    let key = |digit: Digit| PickerKey {
        text: lowest.shown(digit).to_string().into(),
        noted: square.content.notes().corner.contains(digit),
        colour: square.paint.of(digit).map_or(0, |colour| colour.get().into()),
    };
    let keys = controller.document().board().layout().digits().map(key).collect();
    adapter.set_keys(filled(adapter.get_keys(), keys));
    adapter.set_from_zero(lowest == LowestDigit::Zero);
}

fn may_pick_from(controller: &Controller, cell: Cell) -> bool {
    let face = controller.faces().get(cell.index()).copied();
    let open = matches!(face, Some(Face::Empty | Face::Noted(_)));
    open && controller.is_enabled(Command::NextPen) && !controller.is_finished()
}

/// The cell that the window shows at a place.
fn cell_at(window: &AppWindow, controller: &Controller, place: i32) -> Option<Cell> {
    let frame = Viewport::shown(&window.global::<BoardAdapter>());
    frame.cell_at(place, controller.board().layout())
}

/// Makes an action of the cell at a place.
fn of_place(sender: &Sender, action: fn(Cell) -> BoardAction) -> impl Fn(i32) + 'static + use<> {
    let sender = sender.clone();
    move |place| {
        if let Some(cell) = seen_at(&sender, place) {
            sender.send(action(cell));
        }
    }
}

/// The cell that the window shows at a place.
fn seen_at(sender: &Sender, place: i32) -> Option<Cell> {
    let window = sender.window()?;
    sender.look(|controller| cell_at(&window, controller, place))?
}

/// Listens to the mouse on the board and to everything that plays.
pub(super) fn listen(window: &AppWindow, sender: &Sender) {
    listen_to_mouse(window, sender);
    listen_to_picker(window, sender);
    let adapter = window.global::<PlayAdapter>();
    adapter.on_command(sender.commanding());
    let weak = window.as_weak();
    let paint = move |number: i32| {
        let colour = u8::try_from(number).ok().and_then(Colour::new)?;
        let candidates = weak.upgrade()?.global::<PlayAdapter>().get_colours_candidates();
        let cells = Action::Command(Command::Colour(colour));
        Some(if candidates { Action::Board(BoardAction::TakeColour(colour)) } else { cells })
    };
    adapter.on_paint(sender.callback(paint));
}

fn listen_to_mouse(window: &AppWindow, sender: &Sender) {
    let board = window.global::<BoardAdapter>();
    board.on_pick(of_place(sender, BoardAction::Pick));
    board.on_pick_also(of_place(sender, BoardAction::PickAlso));
    board.on_drag_to(of_place(sender, BoardAction::DragTo));
    listen_to_drawing(&board, sender);
    let scrolling = sender.clone();
    board.on_scroll(move |columns, rows| scroll(&scrolling, columns, rows));
    let zooming = sender.clone();
    board.on_zoom(move |notches| zoom(&zooming, notches));
    board.on_resume(sender.sending(Command::Pause));
    let (weak, seen) = (window.as_weak(), sender.clone());
    let touch = sender.callback(move |(place, x, y)| {
        Some(touched(&weak.upgrade()?, seen_at(&seen, place)?, (place, x, y)))
    });
    board.on_touch(move |cell, x, y| touch((cell, x, y)));
    board.on_pick_same(sender.looking(|controller, _cell: i32| {
        (controller.hand() == Hand::CellFirst).then_some(Command::SelectSame)
    }));
}

/// Listens to the mouse while it draws constraints.
fn listen_to_drawing(board: &BoardAdapter<'_>, sender: &Sender) {
    let seen = sender.clone();
    let press = sender.callback(move |(place, overlaps)| {
        Some(ConstraintsAction::Press { cell: seen_at(&seen, place)?, overlaps })
    });
    board.on_draw_from(move |place, overlaps| press((place, overlaps)));
    let seen = sender.clone();
    let drag = move |place| seen_at(&seen, place).map(ConstraintsAction::DragTo);
    board.on_draw_to(sender.callback(drag));
    board.on_draw_end(sender.sending(ConstraintsAction::Release));
}

/// Shows another part of a board that is too large to be shown as a whole.
fn scroll(sender: &Sender, columns: i32, rows: i32) {
    let Some(window) = sender.window() else { return };
    let adapter = window.global::<BoardAdapter>();
    let (before, after) = {
        let before = Viewport::shown(&adapter);
        let moved =
            |controller: &Controller| before.scrolled(columns, rows, controller.board().layout());
        (before, sender.look(moved).unwrap_or(before))
    };
    if after != before {
        after.show(&adapter);
        sender.send(Action::Tick);
    }
}

/// Zooms the board by the notches that the wheel was turned: away from the person for larger cells.
fn zoom(sender: &Sender, notches: i32) {
    let command = if notches > 0 { Command::EnlargeCells } else { Command::ShrinkCells };
    for _ in 0..notches.unsigned_abs() {
        sender.send(Action::Command(command));
    }
}

/// What a press does: it picks the small digit that was hit where candidates are coloured, and the cell elsewhere.
fn touched(window: &AppWindow, picked: Cell, (place, x, y): (i32, f32, f32)) -> Action {
    let adapter = window.global::<PlayAdapter>();
    let colours = adapter.get_playing() && adapter.get_pen() == PlayPen::Colour;
    let hit = |note: &BoardNote| {
        let across = note.x <= x && x <= note.x + note.width;
        note.cell == place && across && note.y <= y && y <= note.y + note.height
    };
    let notes = window.global::<DrawingAdapter>().get_notes();
    let note = notes.iter().find(hit).filter(|_| colours && adapter.get_colours_candidates());
    let digit = note.and_then(|note| u8::try_from(note.digit).ok());
    digit.map_or(Action::Board(BoardAction::Pick(picked)), |digit| {
        Action::Board(BoardAction::PickCandidate(picked, digit))
    })
}

fn listen_to_picker(window: &AppWindow, sender: &Sender) {
    let adapter = window.global::<PickerAdapter>();
    let weak = window.as_weak();
    let seen = sender.clone();
    let pick = sender.callback(move |digit: i32| {
        let cell = seen_at(&seen, weak.upgrade()?.global::<PickerAdapter>().get_cell())?;
        u8::try_from(digit).ok().map(|digit| Action::Board(BoardAction::PickCandidate(cell, digit)))
    });
    adapter.on_pick(pick);
    let (weak, seen) = (window.as_weak(), sender.clone());
    let pick_sign = sender.callback(move |sign: SharedString| {
        let cell = seen_at(&seen, weak.upgrade()?.global::<PickerAdapter>().get_cell())?;
        let is_typed = |controller: &Controller, digit: &Digit| {
            let shown = controller.lowest_digit().shown(*digit).to_string();
            shown.eq_ignore_ascii_case(&sign)
        };
        let digit = seen.look(|controller| {
            controller.board().layout().digits().find(|digit| is_typed(controller, digit))
        })??;
        Some(Action::Board(BoardAction::PickCandidate(cell, digit.get())))
    });
    adapter.on_pick_sign(pick_sign);
    let sender = sender.clone();
    adapter.on_ask(move |place| {
        if let Some(cell) = seen_at(&sender, place) {
            asked(&sender, cell);
        }
    });
}

/// The small digits of a cell are asked for: a digit in the hand is noted at once, others are picked from a list.
fn asked(sender: &Sender, cell: Cell) {
    let look = |controller: &Controller| (may_pick_from(controller, cell), controller.hand());
    let Some((may, hand)) = sender.look(look) else { return };
    match hand {
        Hand::DigitFirst(Some(digit)) if may => {
            sender.send(BoardAction::PickCandidate(cell, digit.get()));
        }
        Hand::DigitFirst(_) if !may => {}
        Hand::DigitFirst(_) | Hand::CellFirst => {
            sender.send(BoardAction::Pick(cell));
            if may {
                open_picker(sender, cell);
            }
        }
    }
}

fn open_picker(sender: &Sender, cell: Cell) {
    let Some(window) = sender.window() else { return };
    sender.look(|controller| {
        let frame = Viewport::shown(&window.global::<BoardAdapter>());
        let place = frame.number_of(cell, controller.board().layout());
        window.global::<PickerAdapter>().set_cell(place.unwrap_or(-1));
        show_picker(&window, controller);
    });
}
