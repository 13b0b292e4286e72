//! Unique rectangles: two digits in four cells of two boxes, which would be a deadly pattern without further
//! candidates.
//!
//! Types 1 to 4 are those of any deadly pattern. Type 5 is type 2 with a roof of three cells or of two opposite
//! corners. If the options allow it, a corner may lack one of the digits, as long as no placed digit rules it
//! out there.

use super::rectangle::{self, in_one_line};
use super::{type_1, type_2, type_3, type_4};
use crate::technique::Geometry;
use crate::technique::Technique;
use crate::technique::step_search::{Flow, StepSearch};

pub(super) fn find_type_1<G: Geometry>(search: &mut StepSearch<'_, G>) -> Flow {
    rectangle::all(search.board, search.options)
        .try_for_each(|one| type_1::add(search, &one.deadly, Technique::UniqueRectangle1))
}

pub(super) fn find_type_2<G: Geometry>(search: &mut StepSearch<'_, G>) -> Flow {
    rectangle::all(search.board, search.options)
        .filter(|one| in_one_line(search.board, one.deadly.roof))
        .try_for_each(|one| type_2::add(search, &one.deadly, Technique::UniqueRectangle2))
}

pub(super) fn find_type_3<G: Geometry>(search: &mut StepSearch<'_, G>) -> Flow {
    rectangle::all(search.board, search.options)
        .try_for_each(|one| type_3::add(search, &one.deadly, Technique::UniqueRectangle3))
}

pub(super) fn find_type_4<G: Geometry>(search: &mut StepSearch<'_, G>) -> Flow {
    rectangle::all(search.board, search.options)
        .try_for_each(|one| type_4::add(search, &one.deadly, Technique::UniqueRectangle4))
}

pub(super) fn find_type_5<G: Geometry>(search: &mut StepSearch<'_, G>) -> Flow {
    rectangle::all(search.board, search.options)
        .filter(|one| !in_one_line(search.board, one.deadly.roof))
        .try_for_each(|one| type_2::add(search, &one.deadly, Technique::UniqueRectangle5))
}
