//! Uniqueness.

use nonet::engine::technique::trial::{options_of, technique_of};
use nonet::engine::technique::{Board, Mark, Role, Solver, Technique};
use nonet::engine::{Control, Grid};

use super::{check, check_as};

#[test]
fn a_roof_of_one_cell_loses_both_digits() {
    check(
        ":0600:48:.234..7..+45+7+1..+2.6.+8+97.+2+5..+2.5..1..+77.18....28.+6.+2+7.51+36+259.+17.+5+1.+27..6.9+7.6+13.25::489 889::",
    );
}

#[test]
fn a_roof_of_one_further_candidate_holds_it() {
    check(
        ":0601:4:.234..7..+45+7+1..+2.6.+8+97.+2+5..+2.5..1..+77.18....28.+6.+2+7.51+36+259.+17.+5+1.+27..6.9+7.6+13.25::452::",
    );
}

#[test]
fn a_roof_is_part_of_a_naked_subset() {
    let steps = check(
        ":0602:4:12...6.8....+1.+9+236.....2.5...6.15......8.+4..7....9+75...8.+9714....1..+3+89+59..548.+7.:314 334 449 355 469 281 681 682:523 823::",
    );
    assert!(steps.iter().all(|step| step.evidence.sets.len() == 2));
}

#[test]
fn a_digit_locked_in_the_roof_rules_out_the_other() {
    let steps = check(
        ":0603:4:12...6.8....+1.+9+236.....2.5...6.15......8.+4..7....9+75...8.+9714....1..+3+89+59..548.+7.:314 334 449 355 469 281 681 682:441 442::",
    );
    assert!(steps.iter().all(|step| step.evidence.bases.len() == 1));
}

#[test]
fn an_x_wing_must_not_be_the_deadly_one() {
    check(
        ":0605:2:.+23...+7.+94..1..2.6.9...7+4.52.571.6+9+3.....58+7+1.1..6.+54+2.....+1+9.8...5..1.+496+1+8423+5+7:611 816 826 831 634 955 966 385:235 254::",
    );
}

#[test]
fn a_hidden_rectangle_has_two_lines() {
    let steps = check(
        ":0606:1:....56.+8...67+8....+789+23+154+62+6.34+8+9.5.3..6.8+249+48.+2..+6...2...69.+6..89+2+4...+9.+6..25.::129::",
    );
    assert!(steps.iter().all(|step| step.evidence.bases.len() == 2));
}

const AVOIDABLE: &str = "+1..+45+6.8.+4..1+89...6..3721+4.+26+48+93.+1.+31+5+2+6+7+8+949..+5+1+4.2.+531+7.+8.6.7+92+6.+1..8+84+69.5.71:767 769";

#[test]
fn digits_put_down_later_must_not_make_a_rectangle() {
    check(&format!(":0607:4:{AVOIDABLE}:485::"));
}

#[test]
fn givens_may_make_a_rectangle() {
    let all_given = AVOIDABLE.replace('+', "");
    check(&format!(":0607-x:4:{all_given}:::"));
}

#[test]
fn one_candidate_too_many_in_a_grave_is_right() {
    check(
        ":0610:1:1.3+4.6+7.9+45+7+1+892+6+3.+9+6+3.+7.1...9+87.1.6.+1+4.32+9+78.+78+9..+32..4+57...9+27.2.+9...+1+9+6+1+24+853+7:541 565 887:166 466::",
    );
}

#[test]
fn nothing_follows_from_uniqueness_on_an_empty_board() {
    let empty = Grid::classic(&[0; 81]);
    let board = Board::of_position(&empty, &empty).unwrap();
    for code in ["0600", "0601", "0602", "0603", "0604", "0605", "0606", "0607", "0608", "0610"] {
        let technique = technique_of(code).unwrap();
        let solver = Solver { options: options_of(technique, None), ..Solver::of(technique) };
        assert_eq!(solver.all_steps(&board, &Control::default()).unwrap(), []);
    }
}

#[test]
fn a_unique_loop_goes_round_six_cells_or_more() {
    let line = ":0000:x:....56+7+8...67+8....+789+23+154+62+6.34+8+9.5.3..6.8+249+48.+2..+6...2...69.+6..89+2+4...+9.+6..25.:119 319 121 321 122 129 329:779 799::";
    for step in check_as(Technique::UniqueLoop, line) {
        let set = step.evidence.sets[0];
        assert!(set.cells.len() >= 6 && set.cells.len().is_multiple_of(2));
        assert_eq!(set.digits.len(), 2);
    }
}

#[test]
fn an_extended_rectangle_has_six_cells_and_three_digits() {
    let line = ":0000:x:.234..7..+45+7+1..+2.6.+8+97.+2+5..+2.5..1..+77.18....28.+6.+2+7.51+36+259.+17.+5+1.+27..6.9+7.6+13.25::347 447 947::";
    for step in check_as(Technique::ExtendedRectangle, line) {
        let set = step.evidence.sets[0];
        assert_eq!((set.cells.len(), set.digits.len()), (6, 3));
    }
}

#[test]
fn a_bug_lite_has_three_digits_or_more() {
    let line = ":0000:x:..34..7+8+9..7..92+3+6.+9...35+41.75.+41.68...+597+12+4.14.6..+57+56+1.24+8.3......4....9.3.+6..:211 231 341 361 861 281 291:264 364::";
    for step in check_as(Technique::BugLite, line) {
        assert!(step.evidence.sets[0].digits.len() >= 3);
    }
}

#[test]
fn what_saves_a_grave_is_no_part_of_it_though_other_cells_have_the_digit() {
    let line = ":0000:x:....+5+1.+3+4+5+4..+3..12.+13..4...+3+5+2...+1+4.+4.+7+1.35+2+616.+5+4+2.7+3..+1+36.4.+7+6+75+42.3.+18+3+471.+2+6.:826 926 838 846 946 976 978:539 939::";
    let steps = check_as(Technique::BugLite, line);
    let saving = |mark: &&Mark| mark.role == Role::Second;
    for step in steps {
        let saving: Vec<_> = step.evidence.marks.iter().filter(saving).collect();
        assert_eq!(saving.len(), 1, "{step:?}");
        assert_eq!(saving[0].candidate.cell, step.eliminations[0].cell);
        assert!(step.evidence.digits.contains(&saving[0].candidate.digit));
    }
}

#[test]
fn two_roofs_of_a_bug_lite_with_one_digit_more_hold_it() {
    let line = ":0000:x:4...+8.53.81+3+5.26.+9....3....+35.9......+8.+3+5...4+9.18..36+5..2.1+8.....8.+9+52+1.+19.+26+3..8:116 136 434 446 478 613 616 631 633 636 651 672 682 712 714 719 733 734 736 743 745 746 756 757 758 762 778 779 789:731 737 738::";
    let steps = check_as(Technique::BugLite, line);
    assert_eq!((steps.len(), steps[0].evidence.bases.len()), (1, 0));
}

#[test]
fn a_digit_locked_in_two_roofs_of_a_bug_lite_takes_their_others_away() {
    let line = ":0000:x:+1.+34.6.89+4.7..9...+6+8+923..4+52+3+8.+9.46+7+56+4...+921+7+91+6+2+43+5+834+69...7+2+81+2.+6.+59+4+975.4+2...:394 854:127 197::";
    let steps = check_as(Technique::BugLite, line);
    assert_eq!((steps.len(), steps[0].evidence.bases.len()), (1, 1));
}
