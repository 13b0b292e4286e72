//! Lists of indices, one after the other in one allocation.

use std::fmt::Debug;

/// As many lists as it was made of, their indices held as `T`.
#[derive(Clone, Debug)]
pub(super) struct Lists<T> {
    items: Vec<T>,
    starts: Vec<usize>,
}

impl<T: TryFrom<usize, Error: Debug>> Lists<T> {
    /// Packs `lists`, whose indices all fit `T`.
    pub(super) fn new(lists: impl IntoIterator<Item = Vec<usize>>) -> Self {
        let mut flat = Self { items: Vec::new(), starts: vec![0] };
        let small = |index| T::try_from(index).expect("the caller's indices fit");
        for list in lists {
            flat.items.extend(list.into_iter().map(small));
            flat.starts.push(flat.items.len());
        }
        flat
    }
}

impl<T> Lists<T> {
    /// How many lists there are.
    pub(super) fn len(&self) -> usize {
        self.starts.len() - 1
    }

    /// The list at `index`.
    pub(super) fn of(&self, index: usize) -> &[T] {
        &self.items[self.starts[index]..self.starts[index + 1]]
    }
}
