//! Memory that several threads share: who needs more than is left waits.

use std::sync::{Condvar, Mutex, PoisonError};

/// An amount of memory.
pub(super) struct MemoryBudget {
    all: usize,
    left: Mutex<usize>,
    given_back: Condvar,
}

/// A part of the memory, which is given back when this is dropped.
pub(super) struct MemoryShare<'a> {
    budget: &'a MemoryBudget,
    bytes: usize,
}

impl MemoryBudget {
    /// A budget of this number of bytes.
    pub(super) fn new(bytes: usize) -> Self {
        Self { all: bytes, left: Mutex::new(bytes), given_back: Condvar::new() }
    }

    /// Waits until this number of bytes is left, or until all is left if it is more.
    pub(super) fn take(&self, bytes: usize) -> MemoryShare<'_> {
        let bytes = bytes.min(self.all);
        let left = self.left.lock().unwrap_or_else(PoisonError::into_inner);
        let left = self.given_back.wait_while(left, |left| *left < bytes);
        *left.unwrap_or_else(PoisonError::into_inner) -= bytes;
        MemoryShare { budget: self, bytes }
    }
}

impl Drop for MemoryShare<'_> {
    fn drop(&mut self) {
        *self.budget.left.lock().unwrap_or_else(PoisonError::into_inner) += self.bytes;
        self.budget.given_back.notify_all();
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::thread;

    use super::*;

    #[test]
    fn no_more_than_all_is_taken_at_once() {
        let (budget, taken) = (MemoryBudget::new(10), AtomicUsize::new(0));
        let work = || {
            for bytes in [3, 7, 25] {
                let _share = budget.take(bytes);
                let before = taken.fetch_add(bytes.min(10), Ordering::SeqCst);
                assert!(before + bytes.min(10) <= 10);
                thread::yield_now();
                taken.fetch_sub(bytes.min(10), Ordering::SeqCst);
            }
        };
        thread::scope(|scope| (0..4).for_each(|_| drop(scope.spawn(work))));
        assert_eq!(*budget.left.lock().unwrap(), 10);
    }
}
