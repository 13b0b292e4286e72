//! Numbers the partitions that are left in a box from 0, so that tables have no gaps.

use super::partition::{Partition, Partitions, WORDS};

/// The numbers of a set of partitions, in ascending order.
#[derive(Clone, Debug)]
pub(super) struct PartitionNumbers {
    partitions: Partitions,
    /// For each word, the number of partitions in the words before it.
    before: [u16; WORDS],
}

impl PartitionNumbers {
    /// Numbers for `partitions`.
    pub(super) fn new(partitions: &Partitions) -> Self {
        let mut before = [0; WORDS];
        for word in 1..WORDS {
            before[word] = before[word - 1] + partitions.count_in(word - 1, u64::MAX);
        }
        Self { partitions: partitions.clone(), before }
    }

    /// The number of a partition, which must be in the set.
    #[inline]
    pub(super) fn of(&self, partition: Partition) -> u16 {
        let (word, bit) = (partition.index() / 64, partition.index() % 64);
        self.before[word] + self.partitions.count_in(word, (1 << bit) - 1)
    }

    /// The number of partitions.
    pub(super) fn len(&self) -> usize {
        self.partitions.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn partitions_are_numbered_in_their_order() {
        let some = [3, 63, 64, 700, 1679].map(Partition::at);
        let mut set = Partitions::none();
        for partition in some {
            set.insert(partition);
        }
        let numbers = PartitionNumbers::new(&set);
        assert_eq!(some.map(|partition| numbers.of(partition)), [0, 1, 2, 3, 4]);
        assert_eq!(numbers.len(), 5);
    }
}
