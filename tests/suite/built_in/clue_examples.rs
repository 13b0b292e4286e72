//! The examples of the techniques of clues: Nonet makes the same ones again.

use std::fs;
use std::path::PathBuf;

use nonet::engine::generate::{ClueKind, Recipe, WantedClue, WantedClues, generate};
use nonet::engine::technique::{AnyBoard, Level, Solver, Technique, TechniqueSet, WideStep};
use nonet::engine::{CellSets, Control, Grid, Layout, Puzzle};
use nonet::format::{self, Document, Kind};

/// The number of examples of each technique.
const EACH: u64 = 2;

/// The techniques of clues, with the clues of their examples.
fn techniques() -> Vec<(Technique, WantedClues)> {
    use Technique as T;
    let kinds = |kinds: &[ClueKind]| {
        WantedClues::Kinds(kinds.iter().copied().map(WantedClue::of).collect())
    };
    let killers = [
        T::CageLastCell,
        T::RuleOf45,
        T::CageCombinations,
        T::CageDigit,
        T::CluePlaces,
        T::InniesAndOuties,
        T::KillerSubset,
    ];
    let others = [
        (T::ThermometerBounds, kinds(&[ClueKind::Thermometers])),
        (T::ClueCopies, kinds(&[ClueKind::Palindromes])),
        (T::CluePartners, kinds(&[ClueKind::Dots, ClueKind::Whispers])),
        (T::ClueLimits, kinds(&[ClueKind::Betweens, ClueKind::LittleKillers])),
        (T::ArrowBounds, kinds(&[ClueKind::Arrows])),
        (T::RenbanRange, kinds(&[ClueKind::Renbans])),
        (T::RegionSums, kinds(&[ClueKind::RegionSums])),
        (T::OutsideSets, kinds(&[ClueKind::Sandwiches])),
    ];
    let killers = killers.into_iter().map(|technique| (technique, WantedClues::Killer));
    let mut all: Vec<_> = killers.chain(others).collect();
    all.sort_by_key(|(technique, _)| *technique);
    all
}

/// The position before the first step of a technique on the path of a puzzle, and the step.
fn position(puzzle: &Puzzle, technique: Technique) -> Option<(AnyBoard, WideStep)> {
    let known = TechniqueSet::easier_than(technique).iter().chain([technique]).collect();
    let solver = Solver { known, ..Solver::hodoku() };
    let mut board = AnyBoard::new(puzzle)?;
    loop {
        let step = solver.next_step_on(&board, &Control::default()).unwrap()?;
        if step.technique == technique {
            return Some((board, step.step));
        }
        board.apply(&step);
    }
}

/// The position as a document with every candidate noted.
fn document(puzzle: &Puzzle, board: &AnyBoard) -> Document {
    let layout = puzzle.layout();
    let (mut entries, mut notes) = (Grid::empty(layout.clone()), CellSets::none(layout));
    for cell in layout.cells().filter(|&cell| puzzle.givens().get(cell).is_none()) {
        entries.set(cell, board.digit(cell));
        notes.set(cell, board.candidates(cell));
    }
    let rules = puzzle.rules().clone();
    Document { rules, entries, notes, ..Document::of_givens(puzzle.givens().clone()) }
}

fn example(technique: Technique, clues: &WantedClues, seed: u64) -> Option<String> {
    let level = Some(technique.level().max(Level::Easy));
    let recipe = Recipe {
        clues: clues.clone(),
        level,
        technique: Some(technique),
        is_minimal: false,
        ..Recipe::default()
    };
    let made = generate(&recipe, seed, &Control::default()).ok()?;
    let (board, step) = position(&made.puzzle, technique)?;
    let name = |cell| Layout::classic().name_of(cell);
    let gone = step.eliminations.iter().map(|it| format!(" {}<>{}", name(it.cell), it.digit));
    let placed = step.placements.iter().map(|it| format!(" {}={}", name(it.cell), it.digit));
    let step: String = gone.chain(placed).collect();
    let text = format::write(Kind::Nonet, &[document(&made.puzzle, &board)]).unwrap();
    Some(format!("technique {technique}:{step}\n{text}"))
}

/// Checks that take so long that `.ci/run` leaves them out too.
mod longest {
    use super::{EACH, PathBuf, example, fs, techniques};

    #[test]
    #[ignore = "takes minutes"]
    fn the_examples_of_clues_are_made_again() {
        let of_technique = |(technique, clues)| {
            let made = (1..).filter_map(move |seed| example(technique, &clues, seed));
            made.take(usize::try_from(EACH).unwrap()).collect::<String>()
        };
        let text: String = techniques().into_iter().map(of_technique).collect();
        let path: PathBuf =
            [env!("CARGO_MANIFEST_DIR"), "resources", "techniques", "clue_examples.txt"]
                .iter()
                .collect();
        if std::env::var_os("NONET_LIBRARY").is_some_and(|wish| wish == "write") {
            fs::write(&path, text).unwrap();
        } else {
            assert_eq!(fs::read_to_string(&path).unwrap(), text, "{}", path.display());
        }
    }
}
