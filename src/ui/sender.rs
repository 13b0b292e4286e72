//! The way from adapters to the running program: they send actions and look at its state.
//!
//! Adapters know a [`Sender`] and not the [`App`](super::App) behind it, so that only the app knows the adapters.

use std::cell::Ref;
use std::rc::{Rc, Weak};

use slint::{ComponentHandle, SharedString};

use super::AppWindow;
use super::int::from_int;
use crate::controller::{Action, Command, Controller};
use crate::text::Language;

/// The running program, as adapters see it.
pub(super) trait Program {
    /// Hands `action` to the controller, carries out the effects and shows the new state.
    fn send(self: Rc<Self>, action: Action);

    /// The controller, to look at.
    fn controller(&self) -> Ref<'_, Controller>;

    /// The language of the window.
    fn language(&self) -> Language;

    /// The window.
    fn window(&self) -> &AppWindow;
}

/// A handle to the running program that does not keep it alive.
///
/// Callbacks of the window hold it. After the program has ended, actions are dropped and every look returns `None`.
#[derive(Clone)]
pub(super) struct Sender {
    program: Weak<dyn Program>,
}

impl Sender {
    pub(super) fn new(program: Weak<dyn Program>) -> Self {
        Self { program }
    }

    /// Sends `action` to the program.
    pub(super) fn send(&self, action: impl Into<Action>) {
        if let Some(program) = self.program.upgrade() {
            program.send(action.into());
        }
    }

    /// Looks at the controller, without changing it.
    pub(super) fn look<T>(&self, at: impl FnOnce(&Controller) -> T) -> Option<T> {
        Some(at(&self.program.upgrade()?.controller()))
    }

    /// The language of the window.
    pub(super) fn language(&self) -> Option<Language> {
        Some(self.program.upgrade()?.language())
    }

    /// The window.
    pub(super) fn window(&self) -> Option<AppWindow> {
        Some(self.program.upgrade()?.window().clone_strong())
    }

    /// Returns a callback that sends `action`.
    pub(super) fn sending<A>(&self, action: A) -> impl Fn() + use<A> + 'static
    where
        A: Into<Action> + Clone + 'static,
    {
        self.trigger(move || Some(action.clone()))
    }

    /// Returns a callback that makes an action and sends it.
    pub(super) fn trigger<A, F>(&self, action: F) -> impl Fn() + use<A, F> + 'static
    where
        A: Into<Action>,
        F: Fn() -> Option<A> + 'static,
    {
        let callback = self.callback(move |()| action());
        move || callback(())
    }

    /// Returns a callback that makes an action of its argument and sends the action.
    pub(super) fn callback<T, A, F>(&self, action: F) -> impl Fn(T) + use<T, A, F> + 'static
    where
        A: Into<Action>,
        F: Fn(T) -> Option<A> + 'static,
    {
        let sender = self.clone();
        move |argument| {
            if let Some(action) = action(argument) {
                sender.send(action);
            }
        }
    }

    /// Returns a callback that makes an action of its argument and of the state of the controller, and sends the action.
    pub(super) fn looking<T, A, F>(&self, action: F) -> impl Fn(T) + use<T, A, F> + 'static
    where
        A: Into<Action>,
        F: Fn(&Controller, T) -> Option<A> + 'static,
    {
        let sender = self.clone();
        self.callback(move |argument| sender.look(|controller| action(controller, argument))?)
    }

    /// Returns a callback that makes an action of a place in a list and sends the action.
    pub(super) fn at_place<A, F>(&self, action: F) -> impl Fn(i32) + use<A, F> + 'static
    where
        A: Into<Action>,
        F: Fn(usize) -> A + 'static,
    {
        self.callback(move |place| from_int(place).map(&action))
    }

    /// Returns a callback that makes an action of a typed text and sends the action.
    pub(super) fn typed<A, F>(&self, action: F) -> impl Fn(SharedString) + use<A, F> + 'static
    where
        A: Into<Action>,
        F: Fn(String) -> A + 'static,
    {
        self.callback(move |text: SharedString| Some(action(text.into())))
    }

    /// Returns a callback that sends the command of an id. An id that no command has sends nothing.
    pub(super) fn commanding(&self) -> impl Fn(SharedString) + use<> + 'static {
        self.callback(|id: SharedString| Command::from_id(&id))
    }
}
