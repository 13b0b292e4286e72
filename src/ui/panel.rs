//! The side panel's adapter: the document's name and the keypad; and what the window as a whole shows.

use slint::ComponentHandle;

use super::board::to_int;
use super::models::filled;
use super::{AppWindow, PanelAdapter, PanelDigit, Theme, ThemeChoice};
use crate::controller::{Controller, Hand};
use crate::engine::Digit;
use crate::store::ThemeChoice as Choice;
use crate::text::Language;
use crate::text::window::{about_line, document_name, window_title};

pub(super) fn show(window: &AppWindow, controller: &Controller, language: Language) {
    let document = controller.document();
    window.set_window_title(window_title(document, language).into());
    show_theme(window, controller);

    let adapter = window.global::<PanelAdapter>();
    adapter.set_visible(controller.options().side_panel);
    adapter.set_document_name(document_name(document, language).into());
    adapter.set_document_about(about_line(document).into());
    adapter.set_digits(filled(adapter.get_digits(), digits(controller)));
}

fn digits(controller: &Controller) -> Vec<PanelDigit> {
    let faces = controller.faces();
    let layout = controller.document().board().layout();
    let enabled =
        controller.shown().is_none() && !controller.is_covered() && !controller.is_finished();
    let playing = controller.play().is_some();
    let (holdable, held) = match controller.hand() {
        Hand::DigitFirst(digit) if playing => (true, digit),
        Hand::DigitFirst(_) | Hand::CellFirst => (false, None),
    };
    // What is left does not change while the board is covered.
    let entered = controller.document().board().digits();
    let on_board = |digit: Digit| {
        if controller.is_covered() {
            entered.filled().filter(|&(_, it)| it == digit).count()
        } else {
            faces.iter().filter(|face| face.digit() == Some(digit)).count()
        }
    };
    let key = |digit: Digit| {
        let there = on_board(digit);
        let left = layout.side().saturating_sub(there);
        PanelDigit {
            text: digit.to_string().into(),
            count: to_int(if playing { left } else { there }),
            enabled,
            holdable,
            held: held == Some(digit),
            done: playing && left == 0,
        }
    };
    layout.digits().map(key).collect()
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
    theme.set_zoom(f32::from(controller.options().zoom) / 100.0);
}
