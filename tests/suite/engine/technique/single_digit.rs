//! Single-digit patterns.

use std::io::Cursor;

use nonet::engine::Control;
use nonet::engine::technique::{Candidate, Order, Solver, Step, Strength, Technique, TechniqueSet};
use nonet::format::regression::cases as cases_of;

use super::{board, check};

const KITES: &str = "1+2+3.5+6...4+5.1.9+6+23+6.+92+3.+15..+35.6.97+1.4+1...+36+8.+963.1+5+423.26...1.+5+1...3..+696..+1..+3.:";
const RECTANGLES: &str = ".23+4..7+8+94.+7.89.+3..+9+82+3+7.1..4..7.+893.+8.+9.+3....39+8.+45..+3..7+9.1.+88.2+34.+96+797.+6.8+35.:116";

/// A board on which one elimination is seen in several ways.
fn seen_as(code: &str) -> Vec<Step> {
    let position =
        "1....+6...4......3686..7..1....9.+7...7..81.4..+9.56...71.9..64+1....4.9.+62..7..28+9+43";
    check(&format!(":{code}:4:{position}::849::"))
}

#[test]
fn a_skyscraper_names_its_two_lines_and_has_a_chain_of_three_links() {
    let steps = seen_as("0400");
    let evidence = &steps[0].evidence;
    assert_eq!(evidence.bases.len(), 2);
    let strengths: Vec<_> = evidence.chains[0].links.iter().map(|link| link.strength).collect();
    assert_eq!(strengths, [Strength::Strong, Strength::Weak, Strength::Strong]);
}

#[test]
fn a_two_string_kite_is_found() {
    seen_as("0401");
}

#[test]
fn an_empty_rectangle_names_its_box_first() {
    let steps = seen_as("0402");
    assert_eq!(steps[0].evidence.bases[0].kind, nonet::engine::HouseKind::Box);
}

#[test]
fn a_turbot_fish_is_any_two_linked_pairs() {
    seen_as("0403");
}

#[test]
fn kites_from_the_same_cells_are_a_dual_kite_even_of_two_digits() {
    check(&format!(":0404:7:{KITES}:775 875::"));
}

#[test]
fn the_same_empty_rectangle_twice_is_a_dual_one() {
    check(&format!(":0405:1:{RECTANGLES}:141 143::"));
}

#[test]
fn dual_patterns_are_found_by_whoever_knows_them_and_by_nobody_else() {
    let cases = [
        (Technique::TwoStringKite, Technique::DualTwoStringKite, KITES),
        (Technique::EmptyRectangle, Technique::DualEmptyRectangle, RECTANGLES),
    ];
    for (single, dual, position) in cases {
        assert!(!TechniqueSet::hodoku().contains(dual));
        let line = format!(":0000:x:{position}:::");
        let board = board(&cases_of(Cursor::new(line)).unwrap()[0]);
        let first = |known: TechniqueSet| {
            let solver = Solver::knowing(known, Order::default());
            solver.next_step(&board, &Control::default()).unwrap().map(|step| step.technique)
        };
        assert_eq!(first([single, dual].into_iter().collect()), Some(dual));
        assert_eq!(first([single].into_iter().collect()), Some(single));
    }
}

#[test]
fn what_a_skyscraper_or_a_kite_finds_is_not_told_again_under_a_wider_name() {
    let position =
        "1....+6...4......3686..7..1....9.+7...7..81.4..+9.56...71.9..64+1....4.9.+62..7..28+9+43";
    let line = format!(":0000:x:{position}:::");
    let board = board(&cases_of(Cursor::new(line)).unwrap()[0]);
    let names =
        [Technique::Skyscraper, Technique::TwoStringKite, Technique::TurbotFish, Technique::XChain];
    let all = |known: &[Technique]| {
        let known = known.iter().copied().collect();
        let solver = Solver::knowing(known, Order::default());
        solver.all_steps(&board, &Control::default()).unwrap()
    };
    let together = all(&names);
    let told = |wide: Technique, narrow: &[Technique]| {
        let of = |name: Technique| together.iter().filter(move |step| step.technique == name);
        narrow.iter().any(|&name| {
            of(name).any(|one| of(wide).any(|step| step.eliminations == one.eliminations))
        })
    };
    assert!(!told(Technique::TurbotFish, &names[..2]));
    assert!(!told(Technique::XChain, &names[..3]));
    // By itself the wider name finds all of it.
    let outcomes = |steps: &[Step]| -> Vec<Vec<Candidate>> {
        steps.iter().map(|step| step.eliminations.clone()).collect()
    };
    let turbots = outcomes(&all(&[Technique::TurbotFish]));
    let skyscrapers = outcomes(&all(&[Technique::Skyscraper]));
    assert!(!skyscrapers.is_empty() && skyscrapers.iter().all(|one| turbots.contains(one)));
}
