//! The side panel's adapter: the document's name and the keypad; and what the window as a whole shows.

use std::path::Path;

use slint::ComponentHandle;

use super::board::to_int;
use super::models::filled;
use super::{AppWindow, PanelAdapter, PanelDigit, Theme, ThemeChoice};
use crate::controller::{Controller, Mode};
use crate::engine::Digit;
use crate::store::ThemeChoice as Choice;
use crate::text::{Language, untitled};

pub(super) fn show(window: &AppWindow, controller: &Controller, language: Language) {
    let name = document_name(controller, language);
    let mark = if controller.document().is_unsaved() { "● " } else { "" };
    window.set_window_title(format!("{mark}{name} – Nonet").into());
    show_theme(window, controller);

    let adapter = window.global::<PanelAdapter>();
    adapter.set_visible(controller.options().side_panel);
    adapter.set_document_name(name.into());
    adapter.set_document_about(about(controller).into());
    adapter.set_digits(filled(adapter.get_digits(), digits(controller)));
}

/// What the document is called: its file's name, or its title.
pub(super) fn document_name(controller: &Controller, language: Language) -> String {
    let document = controller.document();
    let file = document.path().and_then(Path::file_name).map(|name| name.to_string_lossy());
    match (file, document.about().title.as_str()) {
        (Some(file), _) => file.into_owned(),
        (None, "") => untitled(language),
        (None, title) => title.to_owned(),
    }
}

fn about(controller: &Controller) -> String {
    let about = controller.document().about();
    let said = [&about.title, &about.author, &about.level, &about.source, &about.date];
    let said: Vec<&str> =
        said.into_iter().map(String::as_str).filter(|text| !text.is_empty()).collect();
    said.join(" · ")
}

fn digits(controller: &Controller) -> Vec<PanelDigit> {
    let faces = controller.faces();
    let editing = *controller.mode() == Mode::Edit;
    let on_board = |digit: Digit| faces.iter().filter(|face| face.digit() == Some(digit)).count();
    let key = |digit: Digit| PanelDigit {
        text: digit.to_string().into(),
        given: to_int(on_board(digit)),
        enabled: editing,
    };
    controller.document().board().layout().digits().map(key).collect()
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
