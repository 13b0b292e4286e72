//! The way from any thread to the window's.

use std::sync::mpsc::{Receiver, Sender, channel};

use slint::{ComponentHandle, Weak};

use super::AppWindow;
use crate::controller::Action;
use crate::store::StoreError;

/// Hands actions from any thread to the program.
#[derive(Clone)]
pub(super) struct Post {
    sender: Sender<Action>,
    window: Weak<AppWindow>,
}

impl Post {
    /// A way in, and where the actions come out once the window has been woken.
    pub(super) fn new(window: &AppWindow) -> (Self, Receiver<Action>) {
        let (sender, receiver) = channel();
        (Self { sender, window: window.as_weak() }, receiver)
    }

    /// Hands in `action`. Where the program has ended meanwhile, nobody is there to take it.
    pub(super) fn send(&self, action: Action) {
        if self.sender.send(action).is_ok() {
            drop(self.window.upgrade_in_event_loop(|window| window.invoke_wake()));
        }
    }

    /// Hands in what `action` makes of an error, where something was not written.
    pub(super) fn tell_of(
        &self,
        written: Result<(), StoreError>,
        action: fn(StoreError) -> Action,
    ) {
        if let Err(error) = written {
            self.send(action(error));
        }
    }
}
