//! A stack with cheap clones.
//!
//! The session is saved after every key, with the whole undo history. So a clone must not copy the items: clones
//! share the layers that they have in common.

use std::sync::Arc;

/// A stack whose clones share common layers.
#[derive(Debug)]
pub(super) struct Stack<T>(Option<Arc<StackItem<T>>>);

#[derive(Debug)]
struct StackItem<T> {
    item: T,
    height: usize,
    below: Stack<T>,
}

impl<T> Clone for Stack<T> {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }
}

impl<T> Default for Stack<T> {
    fn default() -> Self {
        Self(None)
    }
}

impl<T> Stack<T> {
    pub(super) fn push(&mut self, item: T) {
        let below = std::mem::take(self);
        self.0 = Some(Arc::new(StackItem { item, height: below.len() + 1, below }));
    }

    pub(super) fn top(&self) -> Option<&T> {
        self.0.as_deref().map(|layer| &layer.item)
    }

    pub(super) fn len(&self) -> usize {
        self.0.as_deref().map_or(0, |layer| layer.height)
    }

    /// The items from the top down.
    pub(super) fn iter(&self) -> impl Iterator<Item = &T> {
        let layers = std::iter::successors(self.0.as_deref(), |layer| layer.below.0.as_deref());
        layers.map(|layer| &layer.item)
    }
}

impl<T: Clone> Stack<T> {
    pub(super) fn pop(&mut self) -> Option<T> {
        let layer = self.0.take()?;
        *self = layer.below.clone();
        Some(layer.item.clone())
    }
}

impl<T> Drop for Stack<T> {
    /// Drops the layers in a loop. A recursive drop of a long history would overflow the call stack.
    fn drop(&mut self) {
        let mut next = self.0.take();
        while let Some(mut layer) = next.and_then(Arc::into_inner) {
            next = layer.below.0.take();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_pushed_last_comes_first() {
        let mut stack = Stack::default();
        (0..5).for_each(|item| stack.push(item));
        let mut copy = stack.clone();
        assert_eq!((copy.pop(), copy.pop()), (Some(4), Some(3)));
        copy.push(9);
        assert_eq!(copy.iter().copied().collect::<Vec<_>>(), [9, 2, 1, 0]);
        assert_eq!(stack.iter().copied().collect::<Vec<_>>(), [4, 3, 2, 1, 0]);
        assert_eq!((stack.len(), copy.len(), stack.top()), (5, 4, Some(&4)));
    }

    #[test]
    fn a_high_stack_falls_without_a_crash() {
        let mut stack = Stack::default();
        (0..1_000_000).for_each(|item| stack.push(item));
        let copy = stack.clone();
        drop(stack);
        assert_eq!(copy.len(), 1_000_000);
    }
}
