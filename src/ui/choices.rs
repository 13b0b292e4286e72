//! Choices in lists. Slint knows a choice by its place.

use super::int::to_int;

/// The place of `choice` in `all`; the first where it is not there.
pub(super) fn place_of<T: PartialEq>(all: &[T], choice: &T) -> i32 {
    to_int(all.iter().position(|it| it == choice).unwrap_or(0))
}

/// The choice at a place of `all`; the default where there is none.
pub(super) fn choice_at<T: Clone + Default>(all: &[T], place: i32) -> T {
    usize::try_from(place).ok().and_then(|place| all.get(place)).cloned().unwrap_or_default()
}
