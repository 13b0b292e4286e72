//! The examples of techniques: each technique finds the step that the file says, and no easier technique finds
//! anything.

use nonet::engine::technique::{
    Candidate, Family, Level, Solver, Technique, TechniqueSet, TechniqueUse,
};
use nonet::engine::{Control, has_one_answer};
use nonet::format::examples::{self, Example};

/// Those whose examples can be done by something easier too, as far as was seen.
const NEVER_FIRST: [&str; 32] = [
    "squirmbag",
    "whale",
    "leviathan",
    "dual-two-string-kite",
    "dual-empty-rectangle",
    "sashimi-squirmbag",
    "finned-whale",
    "sashimi-whale",
    "finned-leviathan",
    "sashimi-leviathan",
    "franken-x-wing",
    "franken-swordfish",
    "franken-jellyfish",
    "franken-squirmbag",
    "franken-whale",
    "franken-leviathan",
    "finned-franken-x-wing",
    "mutant-x-wing",
    "mutant-swordfish",
    "mutant-jellyfish",
    "mutant-squirmbag",
    "mutant-whale",
    "mutant-leviathan",
    "finned-mutant-x-wing",
    "sk-loop",
    "exocet",
    "multi-colours-2",
    "forcing-net-contradiction",
    "forcing-net-verity",
    "template-set",
    "template-delete",
    "brute-force",
];

fn found(candidates: &[Candidate]) -> Vec<(nonet::engine::Cell, nonet::engine::Digit)> {
    candidates.iter().map(|candidate| (candidate.cell, candidate.digit)).collect()
}

#[track_caller]
fn check(technique: Technique, example: &Example) {
    let control = Control::default();
    let mut board = example.document.solving_board().unwrap();
    board.weigh_ruled_out(&example.document.puzzle().unwrap(), &control).unwrap();
    assert_eq!(has_one_answer(&example.document.puzzle().unwrap(), &control), Ok(true));
    let next = Solver::of(technique).next_step(&board, &control).unwrap();
    let step = next.unwrap_or_else(|| panic!("{technique} finds nothing"));
    assert_eq!(step.technique, technique);
    assert_eq!(found(&step.eliminations), example.eliminations, "{technique}");
    assert_eq!(found(&step.placements), example.placements, "{technique}");
    let easier = Solver { known: TechniqueSet::easier_than(technique), ..Solver::hodoku() };
    let easier = easier.next_step(&board, &control).unwrap().map(|step| step.technique);
    assert_eq!(easier.is_some(), is_never_first(technique), "{technique}: {easier:?}");
}

/// Whether something easier always helps where `technique` does, as far as was seen.
fn is_never_first(technique: Technique) -> bool {
    NEVER_FIRST.iter().any(|name| *name == technique.name())
}

fn check_all(techniques: impl Iterator<Item = Technique>) {
    for technique in techniques {
        for example in &examples::of(technique) {
            check(technique, example);
        }
    }
}

#[test]
fn all_techniques_of_the_classic_board_have_examples() {
    let is_classic =
        |it: &&Technique| it.used() != TechniqueUse::OtherBoards || it.family() == Family::Clues;
    for &technique in Technique::ALL.iter().filter(is_classic) {
        let examples = examples::of(technique);
        assert!(!examples.is_empty(), "{technique}");
        for Example { document, .. } in examples {
            assert!(document.ruled_out.is_empty(), "{technique}");
            assert!(!document.notes.is_empty(), "{technique}");
        }
    }
}

#[test]
fn plain_techniques_find_what_their_examples_say_and_nothing_easier_helps() {
    let plain = |technique: &Technique| technique.level() <= Level::Medium;
    check_all(Technique::ALL.iter().copied().filter(plain));
}

#[test]
fn what_random_puzzles_hardly_show_is_found_in_its_examples_and_nothing_easier_helps() {
    check_all([Technique::Tridagon, Technique::KrakenFish1, Technique::KrakenFish2].into_iter());
}

/// Checks that take so long that `.ci/run` leaves them out too.
mod longest {
    use super::{Technique, check_all};

    #[test]
    #[ignore = "takes half a minute"]
    fn every_technique_finds_what_its_examples_say_and_nothing_easier_helps() {
        check_all(Technique::ALL.iter().copied());
    }
}
