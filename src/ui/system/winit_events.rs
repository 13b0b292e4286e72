//! Events of winit that Slint does not pass on, or not whole: dropped files, whether the window is in front, and keys.

use std::cell::Cell;
use std::rc::Rc;
use std::time::Duration;

use slint::winit_030::winit::event::WindowEvent;
use slint::winit_030::{EventResult, WinitWindowAccessor};
use slint::{ComponentHandle, Timer};

use super::dropped_files;
use super::key_events::KeyEvents;
use crate::controller::PlayAction;
use crate::ui::AppWindow;
use crate::ui::sender::Sender;

/// How long a change of the window that is in front may take to be the last of several.
const SETTLING: Duration = Duration::from_millis(20);

#[expect(clippy::wildcard_enum_match_arm, reason = "winit reports much more than Nonet needs")]
pub(super) fn listen(window: &AppWindow, sender: &Sender) {
    let take_in = dropped_files::taker(sender);
    let keys = KeyEvents::new(window);
    let front = Rc::new(Cell::new(true));
    let sender = sender.clone();
    window.window().on_winit_window_event(move |window, event| {
        match event {
            WindowEvent::DroppedFile(file) => take_in(file),
            WindowEvent::Focused(in_front) => {
                front.set(*in_front);
                let (sender, front) = (sender.clone(), Rc::clone(&front));
                // Slint is to hear of it first. A window manager that takes the keyboard for a moment is not noticed.
                Timer::single_shot(SETTLING, move || {
                    sender.send(PlayAction::InFront(front.get()));
                });
            }
            WindowEvent::ModifiersChanged(modifiers) => keys.hold(modifiers.state()),
            WindowEvent::KeyboardInput { event, is_synthetic: false, .. } => {
                return keys.take(window, event);
            }
            _ => {}
        }
        EventResult::Propagate
    });
}
