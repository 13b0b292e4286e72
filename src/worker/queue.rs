//! A queue of work for one thread, done in order.

use std::sync::mpsc::{Sender, channel};
use std::thread::{self, JoinHandle};

/// Hands values to a thread of its own, one at a time, in order and without leaving any out. Dropping it waits until the
/// last value is dealt with.
pub struct Queue<T> {
    values: Option<Sender<T>>,
    thread: Option<JoinHandle<()>>,
}

impl<T: Send + 'static> Queue<T> {
    /// Starts a thread that calls `deal_with` for each value.
    pub fn new(deal_with: impl FnMut(T) + Send + 'static) -> Self {
        let (values, waiting) = channel();
        let thread = thread::spawn(move || waiting.into_iter().for_each(deal_with));
        Self { values: Some(values), thread: Some(thread) }
    }

    /// Puts in a value.
    pub fn put(&self, value: T) {
        if let Some(values) = &self.values {
            // Fails only where the thread has panicked, which has been printed by then.
            drop(values.send(value));
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
}
