//! The bits of a mask, one by one.

use std::iter;
use std::ops::{BitAnd, BitXor, Sub};

/// The bits of `mask`, each as a mask, lowest first.
#[inline]
pub(super) fn each_bit<T>(mut mask: T) -> impl Iterator<Item = T>
where
    T: Copy + PartialEq + From<bool> + BitAnd<Output = T> + BitXor<Output = T> + Sub<Output = T>,
{
    iter::from_fn(move || {
        if mask == T::from(false) {
            return None;
        }
        let rest = mask & (mask - T::from(true));
        let bit = mask ^ rest;
        mask = rest;
        Some(bit)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bits_come_from_the_lowest_to_the_highest() {
        assert_eq!(each_bit(0_u16).next(), None);
        assert_eq!(each_bit(0x8005_u16).collect::<Vec<_>>(), [1, 4, 0x8000]);
        assert_eq!(each_bit(1_u64 << 63 | 2).collect::<Vec<_>>(), [2, 1 << 63]);
    }
}
