//! The stock of puzzles that need rare techniques: each line holds what it claims, and the search finds the same again.
//!
//! To make the stock again, run `NONET_LIBRARY=write cargo test --release --no-default-features --test suite -- --ignored
//! rare::longest::stock`. It writes the file; without the variable it compares.

mod search;

use std::collections::HashSet;
use std::fs;
use std::path::PathBuf;

use nonet::engine::facts::not_needed;
use nonet::engine::generate::{Rarity, Recipe, generate};
use nonet::engine::technique::Technique;
use nonet::engine::{Cells, Control};
use nonet::format::examples::{self, Example};
use nonet::store::library::BuiltIn;

use super::{is_minimal_with_one_answer, puzzles};
use search::{FOUND_AGAIN, NEAR_SQUIRMBAGS, find, needs};

fn path() -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "crates", "engine", "data", "rare.txt"].iter().collect()
}

/// The stock: techniques with the puzzles that need them.
fn kept() -> Vec<(Technique, Cells)> {
    let text = fs::read_to_string(path()).unwrap();
    text.lines().map(entry).collect()
}

fn entry(line: &str) -> (Technique, Cells) {
    let (name, digits) = line.split_once(' ').unwrap();
    (Technique::named(name).unwrap(), cells(digits))
}

fn cells(digits: &str) -> Cells {
    let digit = |sign: u8| if sign == b'.' { 0 } else { sign - b'0' };
    let cells: Vec<u8> = digits.bytes().map(digit).collect();
    cells.try_into().unwrap()
}

fn line((technique, cells): (Technique, Cells)) -> String {
    let sign = |&digit: &u8| if digit == 0 { '.' } else { char::from(b'0' + digit) };
    format!("{technique} {}\n", cells.iter().map(sign).collect::<String>())
}

/// Fata Morgana and Golden Nugget, in which exocets were first seen.
const WITH_EXOCETS: [&str; 2] = [
    "........3..1..56...9..4..7......9.5.7.......8.5.4.2....8..2..9...35..1..6........",
    ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....",
];

/// Puzzles that may need a technique: those of the examples of a technique, the very hard ones of the library, and two
/// that are well known.
fn starts(technique: Technique) -> Vec<Cells> {
    let of_example = |Example { document, .. }: Example| document.givens.classic_cells().unwrap();
    let very_hard = puzzles(BuiltIn::VeryHard).iter().map(|puzzle| puzzle.cells);
    let known = WITH_EXOCETS.map(cells);
    examples::of(technique).into_iter().map(of_example).chain(very_hard).chain(known).collect()
}

#[test]
fn the_stock_has_puzzles_of_each_technique_that_need_each_given() {
    let stock = kept();
    let mut seen = HashSet::new();
    for &(technique, cells) in &stock {
        assert_eq!(Rarity::of(technique), Rarity::Stock);
        assert!(is_minimal_with_one_answer(&cells), "{technique}: {cells:?}");
        assert!(seen.insert((technique, cells)), "{technique}: {cells:?}");
    }
    for technique in FOUND_AGAIN.into_iter().chain(NEAR_SQUIRMBAGS) {
        assert!(stock.iter().any(|one| one.0 == technique), "{technique}");
    }
}

#[test]
fn a_seed_makes_the_same_puzzle_that_needs_the_technique_and_others_make_others() {
    for technique in [Technique::SkLoop, Technique::Tridagon] {
        let recipe = Recipe { technique: Some(technique), ..Recipe::default() };
        let made = |seed| generate(&recipe, seed, &Control::default()).unwrap();
        let (one, other) = (made(1), made(2));
        assert_eq!(one, made(1));
        assert_ne!(one.puzzle, other.puzzle);
        for puzzle in [one.puzzle, other.puzzle] {
            assert!(needs(&puzzle.givens().classic_cells().unwrap(), technique), "{technique}");
            assert_eq!(not_needed(&puzzle, &Control::default()), Ok(Vec::new()));
        }
    }
}

mod longest {
    use super::*;

    #[test]
    #[ignore = "takes half a minute"]
    fn each_puzzle_of_the_stock_needs_its_technique() {
        for (technique, cells) in kept() {
            assert!(needs(&cells, technique), "{technique}: {cells:?}");
        }
    }

    #[test]
    #[ignore = "takes minutes, and a release build"]
    fn stock() {
        let is_kept = |one: &(Technique, Cells)| !FOUND_AGAIN.contains(&one.0);
        let others = kept().into_iter().filter(is_kept);
        let found = FOUND_AGAIN.into_iter().flat_map(|technique| {
            let found = find(technique, &starts(technique));
            found.into_iter().map(move |cells| (technique, cells))
        });
        let text: String = found.chain(others).map(line).collect();
        if std::env::var_os("NONET_LIBRARY").is_some_and(|wish| wish == "write") {
            fs::write(path(), text).unwrap();
        } else {
            assert_eq!(fs::read_to_string(path()).unwrap(), text);
        }
    }
}
