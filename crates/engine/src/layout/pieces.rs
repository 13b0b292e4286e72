//! Counts the connected pieces of places or cells. The caller says which of them share an edge.

use std::collections::BTreeSet;

/// The number of connected pieces that some places or cells form. `beside` lists the neighbours of a place or cell:
/// those that share an edge with it.
#[must_use]
pub fn connected_pieces<T: Copy + Ord, Beside: IntoIterator<Item = T>>(
    cells: impl IntoIterator<Item = T>,
    beside: impl Fn(T) -> Beside,
) -> usize {
    let mut left: BTreeSet<T> = cells.into_iter().collect();
    let mut pieces = 0;
    while let Some(first) = left.pop_first() {
        pieces += 1;
        let mut reached = vec![first];
        while let Some(cell) = reached.pop() {
            reached.extend(beside(cell).into_iter().filter(|other| left.remove(other)));
        }
    }
    pieces
}
