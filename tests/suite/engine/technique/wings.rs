//! Wings.

use nonet::engine::technique::{Step, Technique};

use super::{check, check_as};

#[test]
fn a_w_wing_is_a_chain_through_its_conjugate_pair() {
    let steps = check(
        ":0803:24:.+2.+4+5+6+789.+571+8+9.3..+8.+2735.+1.1+5+3+98....9+6+5.43.+8.3.+7+6.9.5.6.9+47.+5.5+7.8....4.42+6.5...:247 287 188 198:427 441::",
    );
    assert!(steps.iter().all(|step| step.evidence.chains[0].links.len() == 5));
}

#[test]
fn an_xy_wing_is_found() {
    check(
        ":0800:6:12+3.5..8.+4..+18923..9.32.1+54..47....1..+1...3...7..1........+7...554.93.....19.456.+3::886::",
    );
}

#[test]
fn an_xyz_wing_is_found() {
    check(
        ":0801:2:1....+6...4......3686..7..1....9.+7...7..81.4..+9.56...71.9..64+1....4.9.+62..7..28+9+43::242 262::",
    );
}

/// What a chain of three strong links finds on a board with many.
#[track_caller]
fn check_three_links(technique: Technique, deleted: &str, expected: &str) -> Vec<Step> {
    let position =
        "....5.7.....7....3..9..254.2..6.84..5...47.9..6+43.+58..3.........47....1..1.9.....";
    let steps = check_as(technique, &format!(":0000:x:{position}:{deleted}:{expected}::"));
    assert!(steps.iter().all(|step| step.evidence.chains[0].links.len() == 5));
    steps
}

const DELETED: &str = "611 113 218 619 621 821 123 125 925 626 227 627 628 131 342 161 278 298";

#[test]
fn an_m_wing_ends_in_the_digit_that_it_starts_with() {
    for step in check_three_links(Technique::MWing, "", "123") {
        let links = &step.evidence.chains[0].links;
        assert_eq!(links[0].from.digit, links[4].to.digit);
    }
}

#[test]
fn an_s_wing_has_its_cell_in_the_middle() {
    for step in check_three_links(Technique::SWing, DELETED, "116") {
        let middle = step.evidence.chains[0].links[2];
        assert_eq!(middle.from.cells, middle.to.cells);
    }
}

#[test]
fn an_l_wing_has_three_pairs() {
    for step in check_three_links(Technique::LWing, "", "619") {
        let links = &step.evidence.chains[0].links;
        let strong = [0, 2, 4].map(|place| links[place]);
        assert!(strong.iter().all(|link| link.from.digit == link.to.digit));
    }
}

#[test]
fn an_h_wing_ends_in_another_digit() {
    for step in check_three_links(Technique::HWing, &format!("811 {DELETED}"), "116") {
        let links = &step.evidence.chains[0].links;
        assert_ne!(links[0].from.digit, links[4].to.digit);
    }
}

#[test]
fn a_wxyz_wing_has_four_cells_of_four_digits() {
    let line = format!(
        ":0000:x:....5.7.....7....3..9..254.2..6.84..5...47.9..6+43.+58..3.........47....1..1.9.....:811 {DELETED}:116::"
    );
    for step in check_as(Technique::WXYZWing, &line) {
        let set = step.evidence.sets[0];
        assert_eq!((set.cells.len(), set.digits.len()), (4, 4));
    }
}
