//! Almost locked sets.

use nonet::engine::technique::{Role, Step, Strength};

use super::check;

/// The only step in the position of `line`.
#[track_caller]
fn only(line: &str) -> Step {
    let steps = check(line);
    assert_eq!(steps.len(), 1, "{steps:#?}");
    steps[0].clone()
}

/// The links of each chain of a step follow one another.
fn assert_chains_hold_together(step: &Step) {
    assert!(!step.evidence.chains.is_empty());
    for chain in &step.evidence.chains {
        assert!(chain.links.windows(2).all(|pair| pair[0].to == pair[1].from));
        for link in &chain.links {
            assert_eq!(link.strength == Strength::Strong, !link.from.on);
            assert_ne!(link.from.on, link.to.on);
        }
    }
}

#[test]
fn two_sets_with_a_restricted_common_candidate_hold_each_other_digit() {
    let step = only(
        ":0901:1:8......+7..95..+7....67.........6982.7...452..3...713......974165..+1836492.+4.521738::128 138::",
    );
    assert_eq!(step.evidence.sets.len(), 2);
    assert!(step.evidence.marks.iter().any(|mark| mark.role == Role::Common));
    assert_chains_hold_together(&step);
}

#[test]
fn two_sets_with_two_restricted_common_candidates_are_both_locked() {
    let step = only(
        ":0901:2:...+1..9+4+5....45..2514...8..2...3..+5..65..1.7.7...+5...4...5......+569.....1.9..35..:321:215 216::",
    );
    let links = &step.evidence.chains[0].links;
    assert_eq!(links[0].from, links[3].to, "the chain leads round");
    assert_chains_hold_together(&step);
}

#[test]
fn three_sets_in_a_line_make_a_wing() {
    let step = only(
        ":0902:1:8......+7..59..+7....76.........758462...421937...693185...974......816.9+3...532.4.::119::",
    );
    assert_eq!(step.evidence.sets.len(), 3);
    assert_chains_hold_together(&step);
}

#[test]
fn four_sets_or_more_make_a_chain() {
    let step = only(
        ":0903:1:8.........59.......76.........952738...478196...613245...5.6917.....4583......462::116::",
    );
    assert!(step.evidence.sets.len() >= 4);
    assert_eq!(step.evidence.chains[0].links.len(), step.evidence.sets.len() * 2 - 1);
    assert_chains_hold_together(&step);
}

#[test]
fn each_candidate_of_a_stem_has_its_petal() {
    let step = only(
        ":0904:1:8......+7..95..+7....67.........5924.8...413..7...678......954716.+4.721583..+1836942::161 162::",
    );
    let [cell, petals @ ..] = step.evidence.sets.as_slice() else { panic!("no sets") };
    assert_eq!((cell.cells.len(), cell.digits.len()), (1, petals.len()));
    assert_chains_hold_together(&step);
}

#[test]
fn the_crossing_the_box_and_the_line_share_as_many_digits_as_cells() {
    let step = only(
        ":1101:12349:8.........95.......67.........628497...594132...713586....7.965...9.6248......713::113 173 313 373::",
    );
    let sets = &step.evidence.sets;
    let cells: usize = sets.iter().map(|set| set.cells.len()).sum();
    let digits = sets.iter().fold(sets[0].digits, |all, set| all.or(set.digits));
    assert_eq!(cells, digits.len());
}
