//! Small sets as bits, and combinations of nine items in the order in which the rules try them.

/// The indices of the bits that are set, ascending.
#[inline]
pub(super) fn ones(bits: u16) -> impl Iterator<Item = usize> {
    let mut rest = bits;
    std::iter::from_fn(move || {
        let first = rest.trailing_zeros() as usize;
        rest &= rest.wrapping_sub(1);
        (first < 16).then_some(first)
    })
}

/// The numbers of the cells of a set, ascending.
#[inline]
pub(super) fn cells(bits: u128) -> impl Iterator<Item = usize> {
    let mut rest = bits;
    std::iter::from_fn(move || {
        let first = rest.trailing_zeros() as usize;
        rest &= rest.wrapping_sub(1);
        (first < 128).then_some(first)
    })
}

/// The index of the lowest bit that is set, or 16 if none is set.
#[inline]
pub(super) fn first(bits: u16) -> usize {
    bits.trailing_zeros() as usize
}

/// The addition to a rating for a set of `count` members: 0.1 for each member above the first.
pub(super) fn by_size(count: usize) -> f64 {
    (f64::from(count as u32) - 1.0) * 0.1
}

/// The combinations of `count` bits among the lowest `of` bits, as ascending numbers.
pub(super) fn combinations(count: usize, of: usize) -> impl Iterator<Item = u16> {
    let all = (1_u32 << of) - 1;
    let first = (1_u32 << count) - 1;
    // Ascending numbers, because that is the order in which the original tries sets.
    std::iter::successors(Some(first), |&bits| after(bits))
        .take_while(move |&bits| bits <= all)
        .map(|bits| bits as u16)
}

/// The next larger number with the same number of bits. Returns `None` if there is none.
fn after(bits: u32) -> Option<u32> {
    // Gosper's hack: the lowest run of ones moves its top bit up, and the others fall to the bottom.
    let ripple = bits + (bits & bits.wrapping_neg());
    (bits != 0).then(|| ripple | ((bits ^ ripple) >> (2 + bits.trailing_zeros())))
}

/// The union of `sets`. Returns `None` unless it has `count` members and each set has two or more.
pub(super) fn tuple(sets: impl IntoIterator<Item = u16>, count: usize) -> Option<u16> {
    let mut all = 0_u16;
    for set in sets {
        // A member with one candidate or place is a single, which an easier rule has found before.
        if set.count_ones() < 2 {
            return None;
        }
        all |= set;
    }
    (all.count_ones() as usize == count).then_some(all)
}

/// The union of `sets`. Returns `None` unless it has `count` members and no set is empty.
pub(super) fn loose_tuple(sets: impl IntoIterator<Item = u16>, count: usize) -> Option<u16> {
    let mut all = 0_u16;
    for set in sets {
        if set == 0 {
            return None;
        }
        all |= set;
    }
    (all.count_ones() as usize == count).then_some(all)
}
