//! Intersections.

use nonet::engine::{HouseKind, HouseName};

use super::check;

const EMPTY: &str =
    ".................................................................................";

#[test]
fn what_a_box_has_in_one_line_alone_goes_from_the_rest_of_the_line() {
    let steps =
        check(&format!(":0100:5:{EMPTY}:521 522 523 531 532 533 513:514 515 516 517 518 519::"));
    assert_eq!(steps.len(), 1);
    let evidence = &steps[0].evidence;
    assert_eq!(evidence.bases, [HouseName::new(HouseKind::Box, 1)]);
    assert_eq!(evidence.covers, [HouseName::new(HouseKind::Row, 1)]);
    assert_eq!(evidence.marks.len(), 2);
}

#[test]
fn what_a_line_has_in_one_box_alone_goes_from_the_rest_of_the_box() {
    let steps =
        check(&format!(":0101:7:{EMPTY}:719 729 739 779 789 799:747 748 757 758 767 768::"));
    assert_eq!(steps.len(), 1);
    let evidence = &steps[0].evidence;
    assert_eq!(evidence.bases, [HouseName::new(HouseKind::Column, 9)]);
    assert_eq!(evidence.covers, [HouseName::new(HouseKind::Box, 6)]);
    assert_eq!(evidence.marks.len(), 3);
}
