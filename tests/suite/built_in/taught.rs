//! Puzzles that teach a technique: singles lead up to it, nothing easier helps there, and singles and the technique lead
//! to the answer.

use std::collections::BTreeMap;

use nonet::engine::generate::{Attempt, Code, Symmetries};
use nonet::engine::technique::{Board, Level, Solver, Technique, TechniqueSet};
use nonet::engine::{Cells, Control};

/// The number of attempts that are looked at.
const ATTEMPTS: u64 = 400_000;

/// The most puzzles of a technique that are kept.
const MOST_OF_ONE: usize = 6;

/// Whether `technique` has a page in the collection: beyond singles, and found without forcing chains or guesses.
fn is_taught(technique: Technique) -> bool {
    technique.level() > Level::Easy && technique.level() < Level::Extreme
}

/// Those that HoDoKu uses by default, without the extreme ones, and `technique`.
fn known_with(technique: Option<Technique>) -> TechniqueSet {
    let usual = TechniqueSet::hodoku();
    usual.iter().filter(|one| one.level() < Level::Extreme).chain(technique).collect()
}

/// The only technique besides singles on the path of somebody who knows `known`; `None` if there are several or none.
fn only_technique(board: &Board, known: TechniqueSet) -> Option<Technique> {
    let control = Control::default();
    let solver = Solver { known, ..Solver::hodoku() };
    let mut walk = solver.walk(board, &control);
    let mut only = None;
    while let Some(step) = walk.step().unwrap() {
        if step.technique.level() == Level::Easy || only == Some(step.technique) {
            continue;
        }
        if only.replace(step.technique).is_some() {
            return None;
        }
    }
    only.filter(|_| walk.board().is_full())
}

/// Whether the puzzle on `board` needs `technique`, and otherwise only singles.
pub(super) fn teaches(board: &Board, technique: Technique) -> bool {
    only_technique(board, known_with(Some(technique))) == Some(technique)
}

/// The board after all singles; `None` if they lead to the answer.
fn after_singles(board: &Board) -> Option<Board> {
    let end = Solver::singles().path(board, &Control::default()).unwrap().end;
    (!end.is_full()).then_some(end)
}

/// Finds `count` puzzles, as many different techniques as can be, the easiest techniques first.
pub(super) fn find(count: usize) -> Vec<(Technique, Cells)> {
    let mut found: BTreeMap<Technique, Vec<Cells>> = BTreeMap::new();
    let wants = |found: &BTreeMap<Technique, Vec<Cells>>, technique: Technique| {
        is_taught(technique) && found.get(&technique).is_none_or(|some| some.len() < MOST_OF_ONE)
    };
    for number in 0..ATTEMPTS {
        // More givens leave less to do besides the technique.
        let least_givens = u8::try_from(22 + number % 12).unwrap();
        let symmetries = [Symmetries::None, Symmetries::HalfTurn][usize::from(number % 24 >= 12)];
        let attempt = Attempt { symmetries, least_givens, number };
        let puzzle = Code::of_attempt(attempt).puzzle(&Control::default()).unwrap();
        let board = Board::new(&puzzle).unwrap();
        let Some(stuck) = after_singles(&board) else { continue };
        let first = first_technique(&stuck);
        // Techniques that HoDoKu does not use by default come before the first of those that it does.
        let others = Technique::ALL.iter().copied().filter(|&one| {
            !known_with(None).contains(one)
                && first.is_none_or(|first| one < first)
                && wants(&found, one)
                && sees(&stuck, one)
        });
        let taught = others.chain(first.filter(|&first| wants(&found, first)));
        let taught: Vec<Technique> = taught.filter(|&one| teaches(&board, one)).collect();
        if let Some(&technique) = taught.first() {
            let cells = puzzle.givens().classic_cells().unwrap();
            found.entry(technique).or_default().push(cells);
        }
    }
    let counts: Vec<String> =
        found.iter().map(|(technique, some)| format!("{technique} {}", some.len())).collect();
    eprintln!("{} techniques: {}", found.len(), counts.join(", "));
    first_of_each(&found, count)
}

/// The first technique that HoDoKu uses on `stuck`, where singles see nothing.
fn first_technique(stuck: &Board) -> Option<Technique> {
    let solver = Solver { known: known_with(None), ..Solver::hodoku() };
    solver.next_step(stuck, &Control::default()).unwrap().map(|step| step.technique)
}

fn sees(stuck: &Board, technique: Technique) -> bool {
    Solver::of(technique).next_step(stuck, &Control::default()).unwrap().is_some()
}

/// `count` puzzles: the first of each technique, then the second of each, and so on, in the order of the techniques.
fn first_of_each(found: &BTreeMap<Technique, Vec<Cells>>, count: usize) -> Vec<(Technique, Cells)> {
    let rounds = (0..MOST_OF_ONE).flat_map(|round| {
        found
            .iter()
            .filter_map(move |(&technique, some)| Some((technique, round, *some.get(round)?)))
    });
    let mut chosen: Vec<_> = rounds.take(count).collect();
    chosen.sort_by_key(|&(technique, round, _)| (technique, round));
    chosen.into_iter().map(|(technique, _, cells)| (technique, cells)).collect()
}
