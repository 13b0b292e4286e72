//! Sets of nodes, as bits.

use std::iter;

/// A set of nodes by their numbers, in `W` words: as many as the nodes of the board need.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::technique) struct Bits<const W: usize>([u64; W]);

impl<const W: usize> Bits<W> {
    /// The empty set.
    pub(in crate::technique) const EMPTY: Self = Self([0; W]);

    /// The set of one node.
    pub(in crate::technique) fn of(node: usize) -> Self {
        let mut set = Self::EMPTY;
        set.insert(node);
        set
    }

    /// Adds a node.
    pub(in crate::technique) fn insert(&mut self, node: usize) {
        self.0[node / 64] |= 1 << (node % 64);
    }

    /// Whether a node is in the set.
    pub(in crate::technique) fn contains(&self, node: usize) -> bool {
        self.0[node / 64] >> (node % 64) & 1 == 1
    }

    /// Whether the set is empty.
    pub(in crate::technique) fn is_empty(&self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }

    /// Adds all nodes of `other`.
    pub(in crate::technique) fn unite(&mut self, other: &Self) {
        for (word, other) in self.0.iter_mut().zip(&other.0) {
            *word |= other;
        }
    }

    /// The nodes in both sets.
    pub(in crate::technique) fn and(mut self, other: &Self) -> Self {
        for (word, other) in self.0.iter_mut().zip(&other.0) {
            *word &= other;
        }
        self
    }

    /// The nodes of this set that are not in `other`.
    pub(in crate::technique) fn without(mut self, other: &Self) -> Self {
        for (word, other) in self.0.iter_mut().zip(&other.0) {
            *word &= !other;
        }
        self
    }

    /// The nodes in ascending order.
    pub(in crate::technique) fn iter(self) -> impl Iterator<Item = usize> {
        self.0.into_iter().enumerate().flat_map(|(number, word)| {
            let mut rest = word;
            iter::from_fn(move || {
                let lowest = (rest != 0).then(|| rest.trailing_zeros() as usize)?;
                rest &= rest - 1;
                Some(number * 64 + lowest)
            })
        })
    }
}

impl<const W: usize> FromIterator<usize> for Bits<W> {
    fn from_iter<I: IntoIterator<Item = usize>>(nodes: I) -> Self {
        let mut set = Self::EMPTY;
        nodes.into_iter().for_each(|node| set.insert(node));
        set
    }
}
