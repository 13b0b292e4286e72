//! What winit, below Slint, has to tell that Slint does not: files that are dropped, and whether the window is in front.

use std::rc::Rc;
use std::time::Duration;

use slint::winit_030::winit::event::WindowEvent;
use slint::winit_030::{EventResult, WinitWindowAccessor};
use slint::{ComponentHandle, Timer};

use super::{App, drops};
use crate::controller::Action;

pub(super) fn listen(app: &Rc<App>) {
    let take_in = drops::taker(app);
    let weak = app.weak();
    app.window().window().on_winit_window_event(move |_, event| {
        match event {
            WindowEvent::DroppedFile(file) => take_in(file),
            WindowEvent::Focused(in_front) => {
                let (weak, in_front) = (weak.clone(), *in_front);
                // Slint is to hear of it first.
                Timer::single_shot(Duration::ZERO, move || {
                    weak.upgrade().inspect(|app| app.handle(Action::InFront(in_front)));
                });
            }
            _ => {}
        }
        EventResult::Propagate
    });
}
