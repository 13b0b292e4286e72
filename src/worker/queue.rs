//! A queue of work for one thread, done in order.

use std::any::Any;
use std::sync::mpsc::{Sender, channel};
use std::thread::{self, JoinHandle};

/// Hands values to a thread of its own, one at a time, in order and without leaving any out. Dropping it waits until the
/// last value is dealt with.
pub struct Queue<T> {
    values: Option<Sender<Item<T>>>,
    thread: Option<JoinHandle<()>>,
}

enum Item<T> {
    Value(T),
    /// Something that is dropped when the values before it are dealt with.
    Token(Box<dyn Any + Send>),
}

impl<T: Send + 'static> Queue<T> {
    /// Starts a thread that calls `deal_with` for each value.
    pub fn new(mut deal_with: impl FnMut(T) + Send + 'static) -> Self {
        let (values, waiting) = channel();
        let thread = thread::spawn(move || {
            for item in waiting {
                match item {
                    Item::Value(value) => deal_with(value),
                    Item::Token(token) => drop(token),
                }
            }
        });
        Self { values: Some(values), thread: Some(thread) }
    }

    /// Puts in a value.
    pub fn put(&self, value: T) {
        self.send(Item::Value(value));
    }

    /// Drops `token` once all values that were put in are dealt with.
    pub fn hold(&self, token: impl Send + 'static) {
        self.send(Item::Token(Box::new(token)));
    }

    fn send(&self, item: Item<T>) {
        if let Some(values) = &self.values {
            // Fails only where the thread has panicked, which has been printed by then.
            drop(values.send(item));
        }
    }
}

impl<T> Drop for Queue<T> {
    fn drop(&mut self) {
        drop(self.values.take());
        if let Some(thread) = self.thread.take() {
            drop(thread.join());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc::TryRecvError;
    use std::sync::{Arc, Mutex};

    #[test]
    fn every_value_is_dealt_with_in_order() {
        let seen = Arc::new(Mutex::new(Vec::new()));
        let inside = Arc::clone(&seen);
        let queue = Queue::new(move |value: u32| inside.lock().unwrap().push(value));
        (0..1000).for_each(|value| queue.put(value));
        drop(queue);
        assert!(seen.lock().unwrap().iter().copied().eq(0..1000));
    }

    #[test]
    fn a_token_is_dropped_after_the_values_before_it() {
        let (go, gate) = channel::<()>();
        let (token, done) = channel::<()>();
        let queue = Queue::new(move |_: u32| gate.recv().unwrap());
        queue.put(1);
        queue.hold(token);
        assert_eq!(done.try_recv(), Err(TryRecvError::Empty));
        go.send(()).unwrap();
        assert!(done.recv().is_err());
    }
}
