//! Tells how the partitions of three boxes, side by side or one above the other, fit together.
//!
//! Each line of a chute holds each digit once, so the triples that its three boxes have in that line are
//! disjoint. Two partitions settle the third.

use std::ops::ControlFlow::{Break, Continue};

use super::partition::{Partition, Partitions};

/// Calls `visit` with every choice of a partition for each of three boxes that fills their chute.
#[inline]
pub(super) fn each_choice(possible: [&Partitions; 3], mut visit: impl FnMut([Partition; 3])) {
    let [few, more, most] = by_size(possible);
    let mut choice = [Partition::default(); 3];
    for first in possible[few].to_vec() {
        choice[few] = first;
        // It is never broken off.
        let _ = possible[more].each_beside(first, |second, third| {
            if possible[most].contains(third) {
                choice[more] = second;
                choice[most] = third;
                visit(choice);
            }
            Continue(())
        });
    }
}

/// Those of the partitions of three boxes that some choice for their chute uses.
pub(super) fn used(possible: [&Partitions; 3]) -> [Partitions; 3] {
    let mut used = [Partitions::none(), Partitions::none(), Partitions::none()];
    let [few, more, most] = by_size(possible);
    for [this, other, last] in [[few, more, most], [more, few, most], [most, few, more]] {
        for partition in possible[this].to_vec() {
            if used[this].contains(partition) {
                continue;
            }
            // One choice that uses it is enough, and no choice is fine.
            let _ = possible[other].each_beside(partition, |second, third| {
                if !possible[last].contains(third) {
                    return Continue(());
                }
                used[this].insert(partition);
                used[other].insert(second);
                used[last].insert(third);
                Break(())
            });
        }
    }
    used
}

/// The three boxes, the one with the fewest partitions first.
fn by_size(possible: [&Partitions; 3]) -> [usize; 3] {
    let sizes = possible.map(Partitions::len);
    let mut boxes = [0, 1, 2];
    boxes.sort_by_key(|&at| sizes[at]);
    boxes
}
