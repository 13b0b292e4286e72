//! Converts counts and places to the integers of Slint.

/// Slint counts in `i32`; no board and no list comes near its end.
pub(super) fn to_int(count: usize) -> i32 {
    i32::try_from(count).unwrap_or(i32::MAX)
}

/// A number of pixels. A negative number is 0.
pub(super) fn to_pixels(length: i32) -> u32 {
    u32::try_from(length).unwrap_or_default()
}

/// A place in a list, where it is one: nothing lies before the first.
pub(super) fn from_int(place: i32) -> Option<usize> {
    usize::try_from(place).ok()
}
