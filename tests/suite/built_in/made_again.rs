//! Makes the collections. The same seeds always make the same puzzles.

use std::fs;
use std::path::PathBuf;

use nonet::engine::generate::{GivenPattern, Recipe, Symmetries, generate, seed_of};
use nonet::engine::rating::rate;
use nonet::engine::technique::{Level, Technique};
use nonet::engine::{Cells, Control};
use nonet::store::library::{BuiltIn, PuzzleDifficulty};

use super::{EACH, MOST_OF_MINI, hard, puzzle_of, taught};

/// What all the puzzles come from.
const SEED: u64 = 2026;

/// A puzzle of a collection with what its line says.
struct Entry {
    level: Level,
    score: u32,
    line: String,
}

impl Entry {
    fn of(cells: Cells, technique: Option<Technique>) -> Self {
        let control = Control::default();
        let Ok(PuzzleDifficulty::Level { level, score }) = PuzzleDifficulty::of(&cells, &control)
        else {
            panic!("one answer is expected: {cells:?}");
        };
        let er = rate(&puzzle_of(&cells), &control).unwrap().unwrap().er;
        let digits: String = cells
            .iter()
            .map(|&digit| if digit == 0 { '.' } else { char::from(b'0' + digit) })
            .collect();
        let taught = technique.map(|technique| format!(" {technique}")).unwrap_or_default();
        let line = format!("{digits} {} {score} {er}{taught}\n", level.name());
        Self { level, score, line }
    }

    fn made(recipe: &Recipe, seed: u64) -> Self {
        let made = generate(recipe, seed, &Control::default()).unwrap();
        Self::of(made.puzzle.givens().classic_cells().unwrap(), None)
    }
}

/// Compares the file of a collection with `entries`, or writes it.
fn finish(built_in: BuiltIn, entries: &[Entry]) {
    let path: PathBuf =
        [env!("CARGO_MANIFEST_DIR"), "resources", "library", built_in.name()].iter().collect();
    let path = path.with_extension("txt");
    let text: String = entries.iter().map(|entry| entry.line.as_str()).collect();
    if std::env::var_os("NONET_LIBRARY").is_some_and(|wish| wish == "write") {
        fs::write(&path, text).unwrap();
    } else {
        assert_eq!(fs::read_to_string(&path).unwrap(), text, "{}", path.display());
    }
}

/// Counts for each of some kinds that add up to a hundred and differ by one at most.
fn shares(kinds: usize) -> impl Iterator<Item = usize> {
    (0..kinds).map(move |kind| EACH / kinds + usize::from(kind < EACH % kinds))
}

mod longest {
    use super::*;

    #[test]
    #[ignore = "takes minutes, and a release build"]
    fn levels() {
        let mut entries = Vec::new();
        for (level, share) in Level::ALL.into_iter().zip(shares(Level::ALL.len())) {
            let recipe = Recipe::of_game(level, Symmetries::HalfTurn);
            let numbers = (0..share as u64).map(|number| seed_of(SEED + level as u64, number));
            let mut of_level: Vec<Entry> = numbers.map(|seed| Entry::made(&recipe, seed)).collect();
            of_level.sort_by_key(|entry| entry.score);
            entries.append(&mut of_level);
        }
        finish(BuiltIn::Levels, &entries);
    }

    /// For each symmetry a few puzzles of each level, symmetry by symmetry.
    #[test]
    #[ignore = "takes minutes, and a release build"]
    fn symmetric() {
        let mut entries = Vec::new();
        let symmetries = &Symmetries::ALL[1..];
        for (&symmetry, share) in symmetries.iter().zip(shares(symmetries.len())) {
            for (number, seed) in (0..share).zip(100..) {
                let level = Level::ALL[1 + number * 5 / share];
                let recipe = Recipe { givens: None, ..Recipe::of_game(level, symmetry) };
                entries.push(Entry::made(&recipe, seed_of(SEED + symmetry as u64, seed)));
            }
        }
        finish(BuiltIn::Symmetric, &entries);
    }

    #[test]
    #[ignore = "takes minutes, and a release build"]
    fn mini_patterns() {
        let symmetries = [Symmetries::HalfTurn, Symmetries::Diagonal, Symmetries::AntiDiagonal];
        let most = u16::try_from(MOST_OF_MINI).unwrap();
        let mut entries = Vec::new();
        for (symmetry, share) in symmetries.into_iter().zip(shares(symmetries.len())) {
            let recipe = Recipe {
                pattern: GivenPattern::Symmetric(symmetry),
                is_minimal: true,
                givens: Some(17..=most),
                ..Recipe::default()
            };
            let numbers = (200..).map(|number| seed_of(SEED + symmetry as u64, number));
            let made = numbers.map(|seed| Entry::made(&recipe, seed));
            entries.extend(made.filter(|entry| entry.level < Level::Extreme).take(share));
        }
        entries.sort_by_key(|entry| (entry.level, entry.score));
        finish(BuiltIn::MiniPatterns, &entries);
    }

    #[test]
    #[ignore = "takes minutes, and a release build"]
    fn techniques() {
        let found = taught::find(EACH);
        let entries: Vec<Entry> =
            found.into_iter().map(|(technique, cells)| Entry::of(cells, Some(technique))).collect();
        finish(BuiltIn::Techniques, &entries);
    }

    #[test]
    #[ignore = "takes minutes, and a release build"]
    fn very_hard() {
        let found = hard::find(EACH);
        let entries: Vec<Entry> = found.into_iter().map(|cells| Entry::of(cells, None)).collect();
        finish(BuiltIn::VeryHard, &entries);
    }
}
