//! The status bar's adapter.

use slint::ComponentHandle;

use super::{AppWindow, StatusAdapter};
use crate::controller::{Controller, Status};
use crate::jobs::{Activity, Busy};
use crate::text::{Language, Say};
use crate::window_text::{mode, status_line};

pub(super) fn show(window: &AppWindow, controller: &Controller, language: Language) {
    let adapter = window.global::<StatusAdapter>();
    let busy = controller.busy();
    let status = controller.status();
    let text = match busy {
        // A count goes on beside everything else, so it gives way to what was asked for.
        Some(Busy { work: Activity::Count, .. }) if !status.is_standing() => {
            status_line(controller, language)
        }
        Some(busy) => busy.say(language),
        None => status_line(controller, language),
    };
    adapter.set_of_hint(matches!(status, Status::Hint));
    adapter.set_of_answer(matches!(status, Status::Answer { .. }));
    adapter.set_of_solved(matches!(status, Status::Finished { .. }));
    adapter.set_of_practice(controller.practice().is_some() && is_of_practice(status));
    adapter.set_text(text.into());
    adapter.set_busy(busy.is_some());
    adapter.set_progress(busy.and_then(Busy::fraction).unwrap_or(-1.0));
    let shown = mode(controller.mode(), language);
    let mode = if controller.start_page().is_some() { String::new() } else { shown };
    adapter.set_mode(mode.into());
}

/// Whether a sentence says what is practised, or how it was found.
fn is_of_practice(status: &Status) -> bool {
    matches!(
        status,
        Status::Practice(_)
            | Status::PracticeAside(_)
            | Status::Practised(..)
            | Status::PractisedWithHint(_)
    )
}
