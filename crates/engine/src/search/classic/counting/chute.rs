//! Finds the combinations of partitions that fit the three boxes of a chute.
//!
//! Each line of a chute holds each digit once, so the triples of its three boxes in that line are disjoint. Two
//! partitions determine the third.

use std::ops::ControlFlow::{Break, Continue};

use super::partition::{Partition, Partitions};

/// Calls `visit` with every choice of a partition for each of three boxes that fills their chute.
#[inline]
pub(super) fn each_choice(possible: [&Partitions; 3], mut visit: impl FnMut([Partition; 3])) {
    // The smallest set is walked, and the largest is only asked whether it contains the third partition.
    let [few, more, most] = by_size(possible);
    let mut choice = [Partition::default(); 3];
    for first in possible[few].to_vec() {
        choice[few] = first;
        // The visitor always continues, so the result has no meaning.
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

/// The partitions of three boxes that are part of some choice for their chute.
pub(super) fn used(possible: [&Partitions; 3]) -> [Partitions; 3] {
    let mut used = [Partitions::none(), Partitions::none(), Partitions::none()];
    let [few, more, most] = by_size(possible);
    for [this, other, last] in [[few, more, most], [more, few, most], [most, few, more]] {
        for partition in possible[this].to_vec() {
            // One choice proves all three of its partitions, so many need no search of their own. This takes 42 % of
            // the time of a seek where all choices took 67 %.
            if used[this].contains(partition) {
                continue;
            }
            // The first choice that uses the partition ends the loop. If there is none, the partition is not
            // inserted.
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

/// The indices of the three boxes, by ascending number of partitions.
fn by_size(possible: [&Partitions; 3]) -> [usize; 3] {
    let sizes = possible.map(Partitions::len);
    let mut boxes = [0, 1, 2];
    boxes.sort_by_key(|&at| sizes[at]);
    boxes
}
