//! Unique rectangles: two digits in four cells of two boxes, that would be a deadly pattern but for further
//! candidates.
//!
//! Types 1 to 4 are those of any deadly pattern. Type 5 is type 2 with a roof of three cells or of two opposite
//! corners. Each corner may lack one of the digits where the options allow it, if no digit that stands rules it out.

use super::rectangle::{self, in_one_line};
use super::{type_1, type_2, type_3, type_4};
use crate::engine::technique::Technique;
use crate::engine::technique::hunt::{Flow, Hunt};

pub(super) fn find_type_1(hunt: &mut Hunt<'_>) -> Flow {
    rectangle::all(hunt.board, hunt.options)
        .try_for_each(|one| type_1::add(hunt, &one.deadly, Technique::UniqueRectangle1))
}

pub(super) fn find_type_2(hunt: &mut Hunt<'_>) -> Flow {
    rectangle::all(hunt.board, hunt.options)
        .filter(|one| in_one_line(one.deadly.roof))
        .try_for_each(|one| type_2::add(hunt, &one.deadly, Technique::UniqueRectangle2))
}

pub(super) fn find_type_3(hunt: &mut Hunt<'_>) -> Flow {
    rectangle::all(hunt.board, hunt.options)
        .try_for_each(|one| type_3::add(hunt, &one.deadly, Technique::UniqueRectangle3))
}

pub(super) fn find_type_4(hunt: &mut Hunt<'_>) -> Flow {
    rectangle::all(hunt.board, hunt.options)
        .try_for_each(|one| type_4::add(hunt, &one.deadly, Technique::UniqueRectangle4))
}

pub(super) fn find_type_5(hunt: &mut Hunt<'_>) -> Flow {
    rectangle::all(hunt.board, hunt.options)
        .filter(|one| !in_one_line(one.deadly.roof))
        .try_for_each(|one| type_2::add(hunt, &one.deadly, Technique::UniqueRectangle5))
}
