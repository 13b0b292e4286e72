//! Sends actions from any thread to the thread of the window.

use std::sync::mpsc::{Receiver, Sender, channel};

use slint::{ComponentHandle, Weak};

use crate::controller::Action;
use crate::store::StoreError;
use crate::ui::AppWindow;

/// Sends actions from any thread to the program.
#[derive(Clone)]
pub(in crate::ui) struct BackgroundSender {
    sender: Sender<Action>,
    window: Weak<AppWindow>,
}

impl BackgroundSender {
    /// A sender, and the receiver of its actions. Each action wakes the window, which then reads the receiver.
    pub(in crate::ui) fn new(window: &AppWindow) -> (Self, Receiver<Action>) {
        let (sender, receiver) = channel();
        (Self { sender, window: window.as_weak() }, receiver)
    }

    /// Sends `action`. Does nothing if the program has ended.
    pub(in crate::ui) fn send(&self, action: impl Into<Action>) {
        if self.sender.send(action.into()).is_ok() {
            drop(self.window.upgrade_in_event_loop(|window| window.invoke_wake()));
        }
    }

    /// If `written` is an error, sends the action that `action` makes of the error.
    pub(in crate::ui) fn tell_of<T: Into<Action>>(
        &self,
        written: Result<(), StoreError>,
        action: fn(StoreError) -> T,
    ) {
        if let Err(error) = written {
            self.send(action(error));
        }
    }
}
