//! Three boxes side by side or one above the other, and how their partitions fit together.
//!
//! Each line of a chute holds each digit once, so the triples that its three boxes have in that line are
//! disjoint. Two partitions settle the third.

use super::partition::{Partition, Partitions};

/// Calls `visit` with every choice of a partition for each of three boxes that fills their chute.
#[inline]
pub(super) fn each_choice(possible: [&Partitions; 3], mut visit: impl FnMut([Partition; 3])) {
    let mut by_size = [0, 1, 2];
    by_size.sort_by_key(|&at| possible[at].len());
    let [few, more, most] = by_size;
    let mut choice = [Partition::default(); 3];
    for first in possible[few].to_vec() {
        choice[few] = first;
        possible[more].each_beside(first, |second, third| {
            if possible[most].contains(third) {
                choice[more] = second;
                choice[most] = third;
                visit(choice);
            }
        });
    }
}

/// Those of the partitions of three boxes that some choice for their chute uses.
pub(super) fn used(possible: [&Partitions; 3]) -> [Partitions; 3] {
    let mut used = [Partitions::none(), Partitions::none(), Partitions::none()];
    each_choice(possible, |choice| {
        for (set, partition) in used.iter_mut().zip(choice) {
            set.insert(partition);
        }
    });
    used
}
