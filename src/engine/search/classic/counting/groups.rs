//! Lists side by side in one allocation, each found by a number.

/// Lists of items, numbered from 0.
#[derive(Clone, Debug)]
pub(super) struct Groups<T> {
    starts: Vec<u32>,
    items: Vec<T>,
}

impl<T: Copy + Default> Groups<T> {
    /// So many lists; each item goes to the list that stands before it, in the order in which they come.
    pub(super) fn new(lists: usize, items: impl Iterator<Item = (usize, T)> + Clone) -> Self {
        let mut starts = vec![0_u32; lists + 1];
        items.clone().for_each(|(list, _)| starts[list + 1] += 1);
        for list in 0..lists {
            starts[list + 1] += starts[list];
        }
        let mut ends = starts.clone();
        let mut sorted = vec![T::default(); starts[lists] as usize];
        for (list, item) in items {
            sorted[ends[list] as usize] = item;
            ends[list] += 1;
        }
        Self { starts, items: sorted }
    }

    /// How many lists there are.
    pub(super) fn len(&self) -> usize {
        self.starts.len() - 1
    }

    /// How many items there are in all lists.
    pub(super) fn item_count(&self) -> usize {
        self.items.len()
    }

    /// The items of a list.
    #[inline]
    pub(super) fn of(&self, list: usize) -> &[T] {
        &self.items[self.starts[list] as usize..self.starts[list + 1] as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn items_are_found_in_their_list_in_order() {
        let items = [(2, 'a'), (0, 'b'), (2, 'c')];
        let groups = Groups::new(4, items.into_iter());
        assert_eq!(groups.len(), 4);
        assert_eq!([0, 1, 2, 3].map(|list| groups.of(list).len()), [1, 0, 2, 0]);
        assert_eq!((groups.of(0), groups.of(2)), (&['b'][..], &['a', 'c'][..]));
    }
}
