//! Lists side by side in one allocation, each found by a number.

use std::fmt::Debug;

/// Lists of items, numbered from 0.
#[derive(Clone, Debug)]
pub(super) struct Lists<T> {
    items: Vec<T>,
    /// Where each list begins in `items`, and where the last one ends.
    starts: Vec<u32>,
}

impl<T: TryFrom<usize, Error: Debug>> Lists<T> {
    /// Packs lists of indices, all of which fit `T`.
    pub(super) fn packed(lists: impl IntoIterator<Item = Vec<usize>>) -> Self {
        let mut packed = Self { items: Vec::new(), starts: vec![0] };
        let small = |index| T::try_from(index).expect("the caller's indices fit");
        for list in lists {
            packed.items.extend(list.into_iter().map(small));
            let end = u32::try_from(packed.items.len());
            packed.starts.push(end.expect("the tables of the largest board are far smaller"));
        }
        packed
    }
}

impl<T: Copy + Default> Lists<T> {
    /// So many lists; each item goes to the list that stands before it, in the order in which they come.
    pub(super) fn sorted(lists: usize, items: impl Iterator<Item = (usize, T)> + Clone) -> Self {
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
