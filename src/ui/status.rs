//! The status bar's adapter.

use slint::ComponentHandle;

use super::{AppWindow, StatusAdapter};
use crate::controller::{Busy, Controller};
use crate::text::window::mode;
use crate::text::{Language, Say};

pub(super) fn show(window: &AppWindow, controller: &Controller, language: Language) {
    let adapter = window.global::<StatusAdapter>();
    let busy = controller.busy();
    let status = controller.status();
    let text = match busy {
        Some(Busy::Counting { .. }) if !status.is_standing() => {
            status.say_with_total(controller.total(), language)
        }
        Some(busy) => busy.say(language),
        None => status.say_with_total(controller.total(), language),
    };
    adapter.set_text(text.into());
    adapter.set_busy(busy.is_some());
    adapter.set_progress(busy.and_then(Busy::fraction).unwrap_or(-1.0));
    adapter.set_mode(mode(controller.mode(), controller.total(), language).into());
}
