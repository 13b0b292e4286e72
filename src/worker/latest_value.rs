//! A mailbox with one place. A new value replaces a value that the receiver has not taken yet.

use std::any::Any;
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread::{self, JoinHandle};

/// Passes values to one thread, one at a time and in order. If values arrive faster than the thread handles
/// them, all but the newest are dropped. Dropping the mailbox waits until the last value is handled.
pub struct LatestValue<T> {
    mailbox: Arc<Mailbox<T>>,
    thread: Option<JoinHandle<()>>,
}

struct Mailbox<T> {
    state: Mutex<MailboxState<T>>,
    changed: Condvar,
}

struct MailboxState<T> {
    waiting: Option<T>,
    /// The tokens to drop once that value is handled.
    held: Vec<CompletionToken>,
    closed: bool,
}

/// A token that is dropped when work is done.
type CompletionToken = Box<dyn Any + Send>;

impl<T: Send + 'static> LatestValue<T> {
    /// Starts a thread that calls `deal_with` for each value.
    pub fn new(mut deal_with: impl FnMut(T) + Send + 'static) -> Self {
        let state = Mutex::new(MailboxState { waiting: None, held: Vec::new(), closed: false });
        let mailbox = Arc::new(Mailbox { state, changed: Condvar::new() });
        let inside = Arc::clone(&mailbox);
        let thread = thread::spawn(move || {
            let inside = Receiver(inside);
            while let Some((value, held)) = inside.0.take() {
                value.into_iter().for_each(&mut deal_with);
                drop(held);
            }
        });
        Self { mailbox, thread: Some(thread) }
    }

    /// Puts in a value, which replaces a waiting value.
    pub fn put(&self, value: T) {
        self.mailbox.update(|state| state.waiting = Some(value));
    }

    /// Drops `token` once the value that was put in last is handled.
    pub fn hold(&self, token: impl Send + 'static) {
        self.mailbox.update(|state| {
            if !state.closed {
                state.held.push(Box::new(token));
            }
        });
    }
}

/// The receiving side of the mailbox. When its thread ends, also by a panic, senders stop waiting.
struct Receiver<T>(Arc<Mailbox<T>>);

impl<T> Drop for Receiver<T> {
    fn drop(&mut self) {
        self.0.update(|state| {
            state.closed = true;
            state.held.clear();
        });
    }
}

impl<T> MailboxState<T> {
    fn is_empty(&self) -> bool {
        self.waiting.is_none() && self.held.is_empty()
    }
}

impl<T> Mailbox<T> {
    fn update(&self, change: impl FnOnce(&mut MailboxState<T>)) {
        change(&mut self.state.lock().unwrap_or_else(PoisonError::into_inner));
        self.changed.notify_one();
    }

    /// Waits for a value or a token. Returns `None` once the mailbox is closed and empty.
    fn take(&self) -> Option<(Option<T>, Vec<CompletionToken>)> {
        let state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        let idle = |state: &mut MailboxState<T>| state.is_empty() && !state.closed;
        let mut state =
            self.changed.wait_while(state, idle).unwrap_or_else(PoisonError::into_inner);
        (!state.is_empty()).then(|| (state.waiting.take(), std::mem::take(&mut state.held)))
    }
}

impl<T> Drop for LatestValue<T> {
    fn drop(&mut self) {
        self.mailbox.update(|state| state.closed = true);
        if let Some(thread) = self.thread.take() {
            // A panic in `deal_with` has already been printed, so there is nothing to report.
            drop(thread.join());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc::{TryRecvError, channel};

    #[test]
    fn the_last_value_is_always_dealt_with_and_order_is_kept() {
        let seen = Arc::new(Mutex::new(Vec::new()));
        let inside = Arc::clone(&seen);
        let latest = LatestValue::new(move |value: u32| inside.lock().unwrap().push(value));
        (0..1000).for_each(|value| latest.put(value));
        drop(latest);
        let seen = seen.lock().unwrap();
        assert_eq!(seen.last(), Some(&999));
        assert!(seen.is_sorted());
    }

    #[test]
    fn a_value_overtaken_while_the_thread_is_busy_is_skipped() {
        let (started, starts) = channel();
        let (go, gate) = channel::<()>();
        let seen = Arc::new(Mutex::new(Vec::new()));
        let inside = Arc::clone(&seen);
        let latest = LatestValue::new(move |value: u32| {
            started.send(()).unwrap();
            gate.recv().unwrap();
            inside.lock().unwrap().push(value);
        });
        latest.put(1);
        starts.recv().unwrap();
        latest.put(2);
        latest.put(3);
        go.send(()).unwrap();
        go.send(()).unwrap();
        drop(latest);
        assert_eq!(*seen.lock().unwrap(), [1, 3]);
    }

    #[test]
    fn a_token_is_dropped_after_the_value_before_it() {
        let (go, gate) = channel::<()>();
        let (token, done) = channel::<()>();
        let latest = LatestValue::new(move |_: u32| gate.recv().unwrap());
        latest.put(1);
        latest.hold(token);
        assert_eq!(done.try_recv(), Err(TryRecvError::Empty));
        go.send(()).unwrap();
        assert!(done.recv().is_err());
        let (token, done) = channel::<()>();
        latest.hold(token);
        assert!(done.recv().is_err(), "also where nothing waits");
    }

    #[test]
    fn a_token_is_dropped_where_the_thread_has_panicked() {
        let latest = LatestValue::new(|_: u32| panic!("the test wants this"));
        let (token, done) = channel::<()>();
        latest.put(1);
        latest.hold(token);
        assert!(done.recv().is_err());
        let (token, done) = channel::<()>();
        latest.hold(token);
        assert!(done.recv().is_err());
    }
}
