//! A step of each family that can be checked by hand, and what is told of it.

use nonet::engine::technique::{FishKind, FishSize, Technique};
use nonet::text::Language;
use nonet::text::technique::explain;

use super::{all_steps, cell, empty, finds, gone, keep, layout, only_in};

/// The number of the first house of other kinds than row and column on a board of nine rows.
const FIRST_REGION: usize = 18;
/// The second region on a board of five rows.
const SECOND_REGION_OF_FIVE: usize = 11;
/// The rising diagonal of the board X, behind rows, columns, boxes and the falling diagonal.
const RISING: usize = 28;

#[test]
fn a_box_points_along_a_diagonal() {
    let mut board = empty(&layout("x"));
    only_in(&mut board, FIRST_REGION, 5, &["r1c1", "r3c3"]);
    let expected = "r4c4<>5 r5c5<>5 r6c6<>5 r7c7<>5 r8c8<>5 r9c9<>5";
    let step = finds(&board, Technique::Pointing, expected);
    assert_eq!(
        explain(&step, Language::ENGLISH),
        "In box 1 all places of 5, r1c1 and r3c3, lie in the falling diagonal too, so the falling diagonal has its 5 there and nowhere else. So r4c4, r5c5, r6c6, r7c7, r8c8 and r9c9 cannot be 5."
    );
}

#[test]
fn a_row_rules_out_what_each_of_its_places_sees_by_a_rule() {
    let mut board = empty(&layout("anti-knight"));
    only_in(&mut board, 0, 5, &["r1c3", "r1c5"]);
    let step = finds(&board, Technique::Claiming, "r2c3<>5 r2c5<>5 r3c4<>5");
    assert!(step.evidence.covers.is_empty());
    assert_eq!(
        explain(&step, Language::ENGLISH),
        "In row 1 all places of 5 are r1c35, so one of these cells has it. A cell that sees all of them cannot be 5. r2c3 is a knight’s move from r1c5. So r2c35 and r3c4 cannot be 5."
    );
}

#[test]
fn leftovers_hold_the_same_digit() {
    // Rows 1 and 2 are regions 1 and 2 but for r2c3 and r3c1.
    let mut board = empty(&layout("logi-5"));
    keep(&mut board, &["r3c1"], &[1, 2]);
    let step = finds(&board, Technique::LawOfLeftovers, "r2c3<>3 r2c3<>4 r2c3<>5");
    assert_eq!(
        explain(&step, Language::ENGLISH),
        "Row 1 and row 2 and region 1 and region 2 hold each digit equally often. Without the cells that both have, r2c3 on the one side and r3c1 on the other hold the same digits. As r3c1 cannot be 3, 4 or 5, r2c3 cannot be either. So r2c3 cannot be 3, 4 or 5."
    );
}

#[test]
fn a_digit_that_stands_on_one_side_needs_its_only_room_on_the_other() {
    // Row 1 is region 2 but for r1c1 and r1c2 on the one side, r2c4 and r2c5 on the other.
    let mut board = empty(&layout("logi-5"));
    let fixed =
        nonet::engine::technique::Candidate { cell: cell(&board, "r2c4"), digit: super::digit(3) };
    board.place(fixed);
    board.remove(nonet::engine::technique::Candidate {
        cell: cell(&board, "r1c2"),
        digit: super::digit(3),
    });
    let step = finds(&board, Technique::LawOfLeftovers, "r1c1<>1 r1c1<>2 r1c1<>4 r1c1<>5");
    assert!(
        explain(&step, Language::ENGLISH)
            .contains("3 must be in r2c45, and on the first side only r1c1 has room for it.")
    );
}

#[test]
fn a_cell_that_sees_all_room_of_a_digit_on_one_side_loses_it() {
    // Row 1 is region 2 but for r1c1 and r1c2 on the one side, r2c4 and r2c5 on the other.
    let mut board = empty(&layout("logi-5"));
    only_in(&mut board, SECOND_REGION_OF_FIVE, 3, &["r2c4", "r2c5"]);
    let step = finds(&board, Technique::LawOfLeftovers, "r2c1<>3 r2c2<>3 r3c1<>3");
    assert_eq!(
        explain(&step, Language::ENGLISH),
        "Row 1 and region 2 hold each digit equally often. Without the cells that both have, r1c12 on the one side and r2c45 on the other hold the same digits. 3 must be in r2c45, so on the first side it is in r1c1 or r1c2. A cell that sees all of them cannot be 3. So r2c12 and r3c1 cannot be 3."
    );
}

#[test]
fn a_pair_on_a_diagonal_uses_up_its_digits_there() {
    let mut board = empty(&layout("x"));
    keep(&mut board, &["r1c1", "r5c5"], &[1, 2]);
    let step = finds(
        &board,
        Technique::NakedPair,
        "r1c5<>1 r1c9<>1 r2c2<>1 r3c3<>1 r4c4<>1 r5c1<>1 r6c6<>1 r7c7<>1 r8c8<>1 r9c1<>1 r9c9<>1 \
         r1c5<>2 r1c9<>2 r2c2<>2 r3c3<>2 r4c4<>2 r5c1<>2 r6c6<>2 r7c7<>2 r8c8<>2 r9c1<>2 r9c9<>2",
    );
    // Four of these cells see both without lying on the diagonal, such as r1c5 in row 1 and column 5.
    let told = explain(&step, Language::ENGLISH);
    assert!(told.starts_with("r1c1 and r5c5 in the falling diagonal have no other"), "{told}");
    assert!(told.contains("A cell elsewhere that sees all of them cannot hold these either."));
}

#[test]
fn two_digits_are_hidden_in_a_window() {
    let mut board = empty(&layout("windoku"));
    let window = board.layout().houses().len() - 4;
    only_in(&mut board, window, 1, &["r2c2", "r4c4"]);
    only_in(&mut board, window, 2, &["r2c2", "r4c4"]);
    let steps = all_steps(&board, Technique::HiddenPair);
    assert_eq!(steps.len(), 1);
    assert_eq!(steps[0].eliminations.len(), 14, "{:?}", gone(&steps[0]));
    let told = explain(&steps[0], Language::of_locale("vi"));
    assert!(told.contains("cửa sổ 1"), "{told}");
}

#[test]
fn fish_swim_in_rows_and_columns_of_a_jigsaw() {
    let mut board = empty(&layout("jigsaw"));
    only_in(&mut board, 0, 3, &["r1c2", "r1c8"]);
    only_in(&mut board, 4, 3, &["r5c2", "r5c8"]);
    let step = all_steps(&board, Technique::fish(FishKind::Basic, FishSize::XWing)).remove(0);
    assert_eq!(step.eliminations.len(), 14);
    assert!(
        explain(&step, Language::ENGLISH)
            .starts_with("In row 1 and row 5 all places of 3 lie in column 2 and column 8.")
    );
}

#[test]
fn a_fish_with_a_diagonal_is_a_franken_fish() {
    let mut board = empty(&layout("x"));
    only_in(&mut board, RISING, 7, &["r9c1", "r1c9"]);
    only_in(&mut board, 4, 7, &["r5c1", "r5c9"]);
    let steps = all_steps(&board, Technique::fish(FishKind::Franken, FishSize::XWing));
    let told: Vec<String> = steps.iter().map(|it| explain(it, Language::ENGLISH)).collect();
    let expected = "In row 5 and the rising diagonal all places of 7 lie in column 1 and column 9.";
    assert!(told.iter().any(|it| it.starts_with(expected)), "{told:#?}");
    assert!(gone(&steps[0]).contains(&"r2c1<>7".to_owned()));
}

#[test]
fn a_finned_fish_takes_only_what_sees_its_fin() {
    let mut board = empty(&layout("6x6"));
    only_in(&mut board, 0, 3, &["r1c1", "r1c4", "r1c5"]);
    only_in(&mut board, 3, 3, &["r4c1", "r4c4"]);
    let step = finds(&board, Technique::fish(FishKind::Finned, FishSize::XWing), "r2c4<>3");
    assert!(explain(&step, Language::ENGLISH).contains("but for r1c5"));
}

#[test]
fn a_kite_is_joined_in_a_region() {
    let mut board = empty(&layout("jigsaw"));
    // r5c5 and r4c6 are in the region in the middle.
    only_in(&mut board, 4, 6, &["r5c1", "r5c5"]);
    only_in(&mut board, 9 + 5, 6, &["r4c6", "r9c6"]);
    let step = finds(&board, Technique::TwoStringKite, "r9c1<>6");
    assert!(
        explain(&step, Language::ENGLISH)
            .starts_with("In row 5 the digit 6 is in r5c1 or r5c5, in column 6 in r4c6 or r9c6.")
    );
}

#[test]
fn wings_use_the_peers_of_a_rule() {
    let mut board = empty(&layout("anti-knight"));
    keep(&mut board, &["r5c5"], &[1, 2]);
    keep(&mut board, &["r7c6"], &[1, 3]);
    keep(&mut board, &["r3c6"], &[2, 3]);
    // Both pincers are a knight's move from the pivot, and so is r5c7 from both pincers.
    let steps = all_steps(&board, Technique::XYWing);
    let of_three = steps.iter().map(gone).find(|gone| gone[0].ends_with("<>3")).unwrap();
    for name in ["r1c6<>3", "r5c6<>3", "r5c7<>3"] {
        assert!(of_three.contains(&name.to_owned()), "{of_three:?}");
    }
}

#[test]
fn colours_meet_on_a_diagonal() {
    let mut board = empty(&layout("x"));
    // By pairs of 4 in row 1 and column 9, r1c1 and r5c9 have one colour, r1c9 the other. The cell in the middle
    // sees both corners along the diagonals.
    only_in(&mut board, 0, 4, &["r1c1", "r1c9"]);
    only_in(&mut board, 9 + 8, 4, &["r1c9", "r5c9"]);
    finds(&board, Technique::SimpleColoursTrap, "r5c5<>4 r9c1<>4");
}

#[test]
fn neighbours_are_ruled_out_beside_a_cell_and_beside_all_places() {
    let mut board = empty(&layout("non-consecutive"));
    keep(&mut board, &["r5c5"], &[3, 5]);
    let step = finds(&board, Technique::ConsecutiveNeighbours, "r4c5<>4 r5c4<>4 r5c6<>4 r6c5<>4");
    assert_eq!(
        explain(&step, Language::ENGLISH),
        "r5c5 is 3 or 5. Side by side stand neither equal nor consecutive digits, and each of these rules out the same beside it. So r46c5 and r5c46 cannot be 4."
    );
    only_in(&mut board, 0, 7, &["r1c3", "r1c5"]);
    finds(&board, Technique::ConsecutiveNeighbours, "r1c4<>6 r1c4<>8");
    let classic_rules = empty(&layout("x"));
    assert!(all_steps(&classic_rules, Technique::ConsecutiveNeighbours).is_empty());
}

#[test]
fn a_rectangle_is_deadly_only_where_its_digits_can_be_swapped() {
    // Two rows, two columns and two boxes hold the corners by twos.
    let rectangle = |shape: &str, corners: [&str; 4]| {
        let mut board = empty(&layout(shape));
        keep(&mut board, &corners[..3], &[1, 2]);
        let steps = all_steps(&board, Technique::UniqueRectangle1);
        steps.first().map(|step| gone(step).join(" "))
    };
    let outside = ["r1c2", "r1c3", "r5c2", "r5c3"];
    assert_eq!(rectangle("x", outside).as_deref(), Some("r5c3<>1 r5c3<>2"));
    // A corner on a diagonal, a corner in a window, and a rule about pairs of cells forbid the swap.
    assert_eq!(rectangle("x", ["r1c1", "r1c2", "r5c1", "r5c2"]), None);
    assert_eq!(
        rectangle("windoku", ["r1c2", "r1c3", "r4c2", "r4c3"]),
        Some("r4c3<>1 r4c3<>2".into())
    );
    assert_eq!(rectangle("windoku", ["r1c1", "r1c2", "r4c1", "r4c2"]), None);
    assert_eq!(rectangle("anti-king", outside), None);
}

#[test]
fn chains_go_over_neighbours_that_must_not_be_consecutive() {
    let mut board = empty(&layout("non-consecutive"));
    // If r1c1 is not 9, it is 4; then r1c2 is not 5, so it is 9. Both see each other, so the chain is a loop.
    keep(&mut board, &["r1c1"], &[4, 9]);
    keep(&mut board, &["r1c2"], &[5, 9]);
    let steps = all_steps(&board, Technique::ContinuousNiceLoop);
    let told: Vec<String> = steps.iter().map(|step| gone(step).join(" ")).collect();
    assert!(told.iter().any(|it| it.contains("r1c9<>9")), "{told:?}");
}
