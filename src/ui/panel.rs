//! The side panel's adapter: the document's name, the keypad, the answer that is shown and the one primary button; and
//! what the window as a whole shows.

use std::collections::BTreeSet;

use slint::ComponentHandle;

use super::int::to_int;
use super::models::filled;
use super::sender::Sender;
use super::{AppWindow, PanelAdapter, PanelDigit, PanelKey, Theme, ThemeChoice};
use crate::controller::{Action, BoardAction, Command, ConstraintsAction, Controller, Face, Hand};
use crate::engine::{Cell, Digit, HouseKind, Layout};
use crate::store::ThemeChoice as Choice;
use crate::text::Language;
use crate::window_text::{
    about_line, document_name, found_in, of_total, primary_text, tutorial_title, window_title,
};

pub(super) fn show(window: &AppWindow, controller: &Controller, language: Language) {
    let document = controller.document();
    let title = match controller.lesson() {
        Some(_) => tutorial_title(language),
        None => window_title(document, language),
    };
    window.set_window_title(title.into());
    show_theme(window, controller);

    let adapter = window.global::<PanelAdapter>();
    let at_start = controller.start_page().is_some();
    adapter.set_visible(controller.options().side_panel && !at_start);
    adapter.set_document_name(document_name(document, language).into());
    adapter.set_document_about(about_line(document).into());
    let is_large = controller.board().layout().digit_count() > MOST_KEYS;
    let types_figures = is_large || controller.types_number();
    let keys = if types_figures { figures(controller) } else { digits(controller) };
    adapter.set_types_figures(types_figures);
    adapter.set_digits(filled(adapter.get_digits(), keys));
    show_answer(&adapter, controller, language);
    show_primary(&adapter, controller, language);
}

fn show_answer(adapter: &PanelAdapter<'_>, controller: &Controller, language: Language) {
    let shown = controller.shown_answer();
    adapter.set_answering(shown.is_some());
    let number = shown.map(|shown| language.number(shown.number));
    adapter.set_answer(number.unwrap_or_default().into());
    let time = shown.map(|shown| found_in(shown.time, language));
    adapter.set_answer_time(time.unwrap_or_default().into());
    adapter.set_answer_total(of_total(controller.answer_total(), language).into());
    adapter.set_has_previous(controller.is_enabled(Command::PreviousAnswer));
    adapter.set_has_next(controller.is_enabled(Command::NextAnswer));
}

fn show_primary(adapter: &PanelAdapter<'_>, controller: &Controller, language: Language) {
    let primary = controller.primary();
    let text = primary.map(|command| primary_text(command, language));
    adapter.set_primary(primary.map(Command::id).unwrap_or_default().into());
    adapter.set_primary_text(text.unwrap_or_default().into());
    adapter.set_primary_enabled(primary.is_some_and(|command| controller.is_enabled(command)));
}

/// Listens to the keypad and to the buttons.
pub(super) fn listen(window: &AppWindow, sender: &Sender) {
    let adapter = window.global::<PanelAdapter>();
    let digit = |digit: i32| u8::try_from(digit).ok().map(BoardAction::Type);
    adapter.on_digit(sender.callback(digit));
    adapter.on_figure(sender.looking(|controller, figure: i32| {
        let figure = u8::try_from(figure).ok()?;
        let of_cell = BoardAction::Figure(None, figure);
        Some(pressed(controller, ConstraintsAction::Figure(figure), of_cell))
    }));
    let key = |of_number: ConstraintsAction, of_cell: BoardAction| {
        let send =
            sender.looking(move |controller, ()| Some(pressed(controller, of_number, of_cell)));
        move || send(())
    };
    adapter.on_end_number(key(ConstraintsAction::EndNumber, BoardAction::CloseNumber));
    adapter.on_clear(key(ConstraintsAction::Clear, BoardAction::Clear));
    adapter.on_command(sender.commanding());
}

/// What a key of the keypad does: it is for the number of a constraint while that is typed.
fn pressed(controller: &Controller, of_number: ConstraintsAction, of_cell: BoardAction) -> Action {
    if controller.types_number() { of_number.into() } else { of_cell.into() }
}

/// The most digits that have keys of their own: more would be too small to click on.
const MOST_KEYS: usize = 25;

/// Whether the keys of the keypad write.
fn is_enabled(controller: &Controller) -> bool {
    controller.shown_answer().is_none() && !controller.is_covered() && !controller.is_finished()
}

/// The keys that type numbers: the figures, of which 0 only follows others, and the end of a number.
fn figures(controller: &Controller) -> Vec<PanelDigit> {
    let enabled = is_enabled(controller);
    let has_figures = controller.typing().partial_number.is_some() || controller.types_number();
    let is_partial = enabled && has_figures;
    let key = |kind, text: &str, enabled| PanelDigit {
        kind,
        text: text.into(),
        count: -1,
        enabled,
        ..PanelDigit::default()
    };
    let figures = (1..=9).map(|figure| key(PanelKey::Figure, &figure.to_string(), enabled));
    let zero = key(PanelKey::Figure, "0", is_partial);
    figures.chain([zero, key(PanelKey::End, "", is_partial)]).collect()
}

fn digits(controller: &Controller) -> Vec<PanelDigit> {
    let faces = controller.faces();
    let layout = controller.board().layout();
    let enabled = is_enabled(controller);
    let playing = controller.play().is_some();
    let (holdable, held) = match controller.hand() {
        Hand::DigitFirst(digit) if playing => (true, digit),
        Hand::DigitFirst(_) | Hand::CellFirst => (false, None),
    };
    let mut on_board = vec![0; layout.digit_count()];
    // What is left does not change while the board is covered.
    let entered = controller.board().digits();
    let digits: Vec<Digit> = if controller.is_covered() {
        entered.filled().map(|(_, digit)| digit).collect()
    } else {
        faces.into_iter().filter_map(Face::digit).collect()
    };
    for digit in digits {
        on_board[digit.index()] += 1;
    }
    let (times, lowest) = (times_of_each_digit(layout), controller.lowest_digit());
    let key = |digit: Digit| {
        let left = times.map(|times| times.saturating_sub(on_board[digit.index()]));
        PanelDigit {
            kind: PanelKey::Digit,
            text: lowest.shown(digit).to_string().into(),
            count: left.map_or(-1, to_int),
            enabled,
            holdable,
            held: held == Some(digit),
            done: left == Some(0),
        }
    };
    layout.digits().map(key).collect()
}

/// How often each digit stands on the full board; `None` if that is not the same for every answer.
fn times_of_each_digit(layout: &Layout) -> Option<usize> {
    let (cells, digits) = (layout.cell_count(), layout.digit_count());
    let is_complete = |house: usize| layout.houses()[house].is_complete;
    let is_row = |&house: &usize| layout.houses()[house].kind == HouseKind::Row;
    let row_of = |cell| layout.houses_of(cell).iter().copied().find(is_row);
    let parts = |house_of: &dyn Fn(Cell) -> Option<usize>| {
        let houses: Option<BTreeSet<usize>> =
            layout.cells().map(|cell| house_of(cell).filter(|&it| is_complete(it))).collect();
        houses.map(|houses| houses.len()).filter(|count| count * digits == cells)
    };
    parts(&|cell| layout.region_of(cell)).or_else(|| parts(&row_of))
}

fn show_theme(window: &AppWindow, controller: &Controller) {
    let theme = window.global::<Theme>();
    let choice = match controller.options().theme {
        Choice::System => ThemeChoice::System,
        Choice::Light => ThemeChoice::Light,
        Choice::Dark => ThemeChoice::Dark,
    };
    if theme.get_choice() != choice {
        theme.invoke_choose(choice);
    }
    theme.set_hatched(controller.options().hatch_colours);
    theme.set_zoom(f32::from(controller.options().zoom) / 100.0);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::NamedShape;

    #[test]
    fn each_digit_stands_once_in_every_part_of_the_board() {
        let times = |name: &str| times_of_each_digit(&NamedShape::named(name).unwrap().layout());
        assert_eq!(times("9x9"), Some(9));
        assert_eq!(times("16x16"), Some(16));
        assert_eq!(times("samurai"), Some(41));
        assert_eq!(times("jigsaw"), Some(9));
        assert_eq!(times("sudoku plus 8x8"), Some(8));
        assert_eq!(times("latin 7x7"), Some(7));
    }
}
