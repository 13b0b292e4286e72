//! Numbered lists, side by side in one allocation.

use std::fmt::Debug;

/// Lists of items, numbered from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Lists<T> {
    items: Vec<T>,
    /// The index in `items` where each list begins, then the index where the last one ends.
    starts: Vec<u32>,
}

impl<T: TryFrom<usize, Error: Debug>> Lists<T> {
    /// Packs lists of indices. All indices must fit `T`.
    pub(crate) fn packed(lists: impl IntoIterator<Item = Vec<usize>>) -> Self {
        let mut packed = Self { items: Vec::new(), starts: vec![0] };
        let small = |index| T::try_from(index).expect("the caller's indices fit");
        for list in lists {
            packed.items.extend(list.into_iter().map(small));
            packed.end_list();
        }
        packed
    }
}

impl<T> Lists<T> {
    /// Packs lists of items.
    pub(crate) fn of_items(lists: impl IntoIterator<Item = Vec<T>>) -> Self {
        let mut packed = Self { items: Vec::new(), starts: vec![0] };
        for mut list in lists {
            packed.items.append(&mut list);
            packed.end_list();
        }
        packed
    }

    fn end_list(&mut self) {
        let end = u32::try_from(self.items.len());
        self.starts.push(end.expect("the tables of the largest board are far smaller"));
    }
}

impl<T: Copy + Default> Lists<T> {
    /// Sorts items into this number of lists. Each item comes with the number of its list; the order within a
    /// list is kept.
    pub(crate) fn sorted(lists: usize, items: impl Iterator<Item = (usize, T)> + Clone) -> Self {
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
        Self { items: sorted, starts }
    }
}

impl<T> Lists<T> {
    /// The number of lists.
    pub(crate) fn len(&self) -> usize {
        self.starts.len() - 1
    }

    /// The number of items in all lists.
    pub(crate) fn item_count(&self) -> usize {
        self.items.len()
    }

    /// The items of a list.
    #[inline]
    pub(crate) fn of(&self, list: usize) -> &[T] {
        &self.items[self.starts[list] as usize..self.starts[list + 1] as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(lists: &Lists<u16>, expected: [&[u16]; 4]) {
        assert_eq!((lists.len(), lists.item_count()), (4, 3));
        assert_eq!([0, 1, 2, 3].map(|list| lists.of(list)), expected);
    }

    #[test]
    fn items_are_found_in_their_list_in_order() {
        let expected = [&[20][..], &[], &[10, 30], &[]];
        check(&Lists::sorted(4, [(2, 10), (0, 20), (2, 30)].into_iter()), expected);
        check(&Lists::packed([vec![20], vec![], vec![10, 30], vec![]]), expected);
    }
}
