//! A queue of work for one thread, done in order.

use std::any::Any;
use std::sync::mpsc::{Sender, channel};
use std::thread::{self, JoinHandle};

/// Passes every value to one thread, one at a time and in order. Dropping the queue waits until the last value
/// is handled.
pub struct Queue<T> {
    values: Option<Sender<QueueEntry<T>>>,
    thread: Option<JoinHandle<()>>,
}

enum QueueEntry<T> {
    Value(T),
    /// A token that is dropped once the values before it are handled.
    Token(Box<dyn Any + Send>),
}

impl<T: Send + 'static> Queue<T> {
    /// Starts a thread that calls `deal_with` for each value.
    pub fn new(mut deal_with: impl FnMut(T) + Send + 'static) -> Self {
        let (values, waiting) = channel();
        let thread = thread::spawn(move || {
            for item in waiting {
                match item {
                    QueueEntry::Value(value) => deal_with(value),
                    QueueEntry::Token(token) => drop(token),
                }
            }
        });
        Self { values: Some(values), thread: Some(thread) }
    }

    /// Adds a value.
    pub fn put(&self, value: T) {
        self.send(QueueEntry::Value(value));
    }

    /// Drops `token` once all values added so far are handled.
    pub fn hold(&self, token: impl Send + 'static) {
        self.send(QueueEntry::Token(Box::new(token)));
    }

    fn send(&self, item: QueueEntry<T>) {
        if let Some(values) = &self.values {
            // Fails only if the thread has panicked, and that panic was already printed.
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
