//! Fish, on drawn boards of one digit: `x` is a candidate, `-` a candidate that the fish eliminates, and `.` no
//! candidate.

use std::collections::BTreeSet;

use nonet::engine::technique::{
    Board, Candidate, CellSet, FishKind, FishSize, Role, Solver, SolverOptions, Step, Technique,
    TechniqueSet,
};
use nonet::engine::{Cell, Control, Digit, Grid, Layout};
use proptest::prelude::*;

use super::check as check_line;

const ONE: Digit = Digit::CLASSIC[0];

/// The cells of the drawing that have one of `marks`.
fn cells(drawing: [&str; 9], marks: &str) -> CellSet {
    let of_mark = |(_, mark): &(usize, char)| marks.contains(*mark);
    let drawn = drawing.concat().chars().enumerate().filter(of_mark).collect::<Vec<_>>();
    drawn.into_iter().filter_map(|(index, _)| Cell::new(index)).collect()
}

/// An empty board where the digit 1 has some places alone.
fn board(places: CellSet) -> Board {
    let empty = Grid::classic(&[0; 81]);
    let mut board = Board::of_position(&empty, &empty).unwrap();
    for cell in CellSet::ALL.without(places).iter() {
        board.remove(Candidate { cell, digit: ONE });
    }
    board
}

fn all(technique: Technique, board: &Board) -> Vec<Step> {
    let options = SolverOptions { siamese_fish: true, ..SolverOptions::default() };
    let solver = Solver { options, ..Solver::of(technique) };
    solver.all_steps(board, &Control::default()).unwrap()
}

fn eliminated(step: &Step) -> CellSet {
    step.eliminations.iter().map(|candidate| candidate.cell).collect()
}

/// Checks that a technique takes away what is drawn with `-`, and gives the step that does.
#[track_caller]
fn check(technique: Technique, drawing: [&str; 9]) -> Step {
    let steps = all(technique, &board(cells(drawing, "x-")));
    let expected = cells(drawing, "-");
    let found = steps.iter().find(|step| eliminated(step) == expected);
    let all = || steps.iter().map(eliminated).collect::<Vec<_>>();
    found.unwrap_or_else(|| panic!("{technique} found {:?}", all())).clone()
}

/// The cells that have a part in a step.
fn marked(step: &Step, role: Role) -> CellSet {
    let marks = step.evidence.marks.iter().filter(|mark| mark.role == role);
    marks.map(|mark| mark.candidate.cell).collect()
}

#[test]
fn an_x_wing_clears_its_columns() {
    let drawing = [
        "..-....-.",
        "..x....x.",
        "..-....-.",
        "..-....-.",
        "..-....-.",
        "..x....x.",
        "..-....-.",
        "..-....-.",
        "..-....-.",
    ];
    let step = check(Technique::fish(FishKind::Basic, FishSize::XWing), drawing);
    assert_eq!(marked(&step, Role::Pattern), cells(drawing, "x"));
    assert_eq!((step.evidence.bases.len(), step.evidence.covers.len()), (2, 2));
}

#[test]
fn a_swordfish_of_columns_clears_its_rows() {
    let drawing = [
        "..x.xxxxx",
        "xx-.-----",
        ".........",
        ".........",
        "x.-x-----",
        ".........",
        ".........",
        ".x-x-----",
        ".........",
    ];
    check(Technique::fish(FishKind::Basic, FishSize::Swordfish), drawing);
}

#[test]
fn a_fin_spares_what_it_does_not_see() {
    let drawing = [
        "x.....xx.",
        "......-..",
        "......-..",
        "x.....x..",
        "......x..",
        "......x..",
        ".........",
        ".........",
        ".........",
    ];
    let step = check(Technique::fish(FishKind::Finned, FishSize::XWing), drawing);
    assert_eq!(marked(&step, Role::Fin), CellSet::of(Cell::new(7).unwrap()));
    assert_eq!(marked(&step, Role::Pattern).len(), 4);
}

#[test]
fn a_fish_whose_base_set_is_all_fins_but_one_is_sashimi() {
    let drawing = [
        "x......x.",
        "......-..",
        "......-..",
        "x.....x..",
        "......x..",
        "......x..",
        ".........",
        ".........",
        ".........",
    ];
    check(Technique::fish(FishKind::Sashimi, FishSize::XWing), drawing);
    assert_eq!(
        all(Technique::fish(FishKind::Finned, FishSize::XWing), &board(cells(drawing, "x-"))),
        []
    );
}

#[test]
fn two_fish_of_the_same_base_sets_are_siamese() {
    let drawing = [
        "x.....xx.",
        "x.....xx.",
        "......--x",
        "......xx.",
        "......xx.",
        ".........",
        ".........",
        ".........",
        ".........",
    ];
    let step = check(Technique::fish(FishKind::Finned, FishSize::XWing), drawing);
    assert_eq!((step.evidence.bases.len(), step.evidence.covers.len()), (2, 4));
}

/// The houses as sets of cells: rows, columns, boxes.
fn houses() -> Vec<CellSet> {
    let layout = Layout::classic();
    layout.houses().iter().map(|house| house.cells.iter().copied().collect()).collect()
}

/// Whether the houses hold rows, columns and boxes.
fn kinds(houses: &[usize]) -> [bool; 3] {
    [0, 1, 2].map(|kind| houses.iter().any(|house| house / 9 == kind))
}

/// What the fish with these base and cover sets eliminates, by which technique, word for word after the definition.
fn outcome(
    places: CellSet,
    sets: &[CellSet],
    [bases, covers]: [&[usize]; 2],
) -> Option<(Technique, CellSet)> {
    let held = |houses: &[usize]| -> Vec<CellSet> {
        houses.iter().map(|&house| sets[house].and(places)).collect()
    };
    let (base, cover) = (held(bases), held(covers));
    let all = |sets: &[CellSet]| sets.iter().copied().fold(CellSet::EMPTY, CellSet::or);
    let in_two = |sets: &[CellSet]| -> CellSet {
        places
            .iter()
            .filter(|&cell| sets.iter().filter(|set| set.contains(cell)).count() > 1)
            .collect()
    };
    let fins = all(&base).without(all(&cover)).or(in_two(&base));
    let blocks = |cell: Cell, fin: Cell| {
        cell != fin && sets.iter().any(|set| set.contains(cell) && set.contains(fin))
    };
    let gone: CellSet = (all(&cover).without(all(&base)).or(in_two(&cover)))
        .iter()
        .filter(|&cell| fins.iter().all(|fin| blocks(cell, fin)))
        .collect();
    let meets =
        base.iter().all(|set| !set.is_empty()) && cover.iter().all(|set| set.meets(all(&base)));
    if !meets || gone.is_empty() || fins.len() > 5 || in_two(&base).len() > 2 {
        return None;
    }
    let sashimi = base.iter().any(|set| set.without(fins).len() <= 1);
    Some((technique(kinds(bases), kinds(covers), !fins.is_empty(), sashimi), gone))
}

fn technique(bases: [bool; 3], covers: [bool; 3], finned: bool, sashimi: bool) -> Technique {
    let across = matches!(
        (bases, covers),
        ([true, false, _], [false, true, _]) | ([false, true, _], [true, false, _])
    );
    match (across, bases[2] || covers[2], finned) {
        (true, false, false) => Technique::fish(FishKind::Basic, FishSize::XWing),
        (true, false, true) if sashimi => Technique::fish(FishKind::Sashimi, FishSize::XWing),
        (true, false, true) => Technique::fish(FishKind::Finned, FishSize::XWing),
        (true, true, false) => Technique::fish(FishKind::Franken, FishSize::XWing),
        (true, true, true) => Technique::fish(FishKind::FinnedFranken, FishSize::XWing),
        (false, _, false) => Technique::fish(FishKind::Mutant, FishSize::XWing),
        (false, _, true) => Technique::fish(FishKind::FinnedMutant, FishSize::XWing),
    }
}

/// All fish of size two, one by one.
fn by_definition(places: CellSet) -> BTreeSet<(Technique, CellSet)> {
    let sets = houses();
    let held: Vec<usize> = (0..27).filter(|&house| sets[house].meets(places)).collect();
    let pairs: Vec<[usize; 2]> = held
        .iter()
        .flat_map(|&one| held.iter().map(move |&other| [one, other]))
        .filter(|[one, other]| one < other)
        .collect();
    let apart =
        |bases: &[usize; 2], covers: &[usize; 2]| !bases.iter().any(|one| covers.contains(one));
    pairs
        .iter()
        .flat_map(|bases| pairs.iter().map(move |covers| (bases, covers)))
        .filter(|(bases, covers)| apart(bases, covers))
        .filter_map(|(bases, covers)| outcome(places, &sets, [bases, covers]))
        .collect()
}

fn by_search(places: CellSet) -> BTreeSet<(Technique, CellSet)> {
    let known = Technique::ALL.iter().copied().filter(|one| one.name().ends_with("x-wing"));
    let solver = Solver { known: known.collect(), ..Solver::hodoku() };
    let steps = solver.all_steps(&board(places), &Control::default()).unwrap();
    steps.iter().map(|step| (step.technique, eliminated(step))).collect()
}

/// The digit has places in seven rows, seven columns and eight boxes.
#[test]
fn fish_are_found_on_boards_without_an_answer() {
    let drawing = [
        ".....xx.x",
        ".x.......",
        "x...xx...",
        "......xx.",
        ".x..xxx..",
        "x........",
        ".........",
        ".....xx..",
        ".........",
    ];
    let places = cells(drawing, "x");
    assert_eq!(by_search(places), by_definition(places));
}

/// The cells of one digit of a full board.
fn template(digit: usize) -> CellSet {
    let column = |row: usize| (digit + row % 3 * 3 + row / 3) % 9;
    (0..9).filter_map(|row| Cell::new(row * 9 + column(row))).collect()
}

/// Fish of all kinds, but for those so large that they take long in a build for tests.
fn fish() -> TechniqueSet {
    let basic = ["x-wing", "swordfish", "jellyfish", "squirmbag", "whale", "leviathan"];
    let is_fish = |one: &Technique| match one.name().rsplit_once('-') {
        Some((kind, size)) if kind.contains("franken") || kind.contains("mutant") => {
            size == "swordfish" || kind.ends_with("-x")
        }
        _ => basic.iter().any(|size| one.name().ends_with(size)),
    };
    Technique::ALL.iter().copied().filter(is_fish).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4))]

    #[test]
    fn the_search_finds_what_the_definition_says(bits: (u128, u128)) {
        let places = CellSet::from_bits(bits.0 & bits.1);
        prop_assert_eq!(by_search(places), by_definition(places));
    }

    #[test]
    fn no_fish_takes_away_where_the_digit_stands(digit in 0..9_usize, bits: (u128, u128, u128)) {
        let answer = template(digit);
        let places = answer.or(CellSet::from_bits(bits.0 & bits.1 & bits.2));
        let solver = Solver { known: fish(), ..Solver::hodoku() };
        for step in solver.all_steps(&board(places), &Control::default()).unwrap() {
            prop_assert!(!eliminated(&step).meets(answer), "{step:?}");
        }
    }
}

/// Positions in which HoDoKu finds the same Kraken fish and no other.
#[test]
fn the_fins_of_a_kraken_fish_lead_to_what_goes() {
    let givens =
        "7.8...3.....2.1...5.........4.....263...8.......1...9+3.9.6....4....7.5...........";
    let gone = "827 334 434 934 336 436 636 936 737 837 738 838 739 839 345 552 553 554 556 756 375 877 395 897";
    for code in ["0371", "0372"] {
        let steps = check_line(&format!(":{code}:x:{givens}:{gone}:292::"));
        assert_eq!(steps.len(), 1);
        let evidence = &steps[0].evidence;
        let fins = evidence.marks.iter().filter(|mark| mark.role == Role::Fin).count();
        assert!((1..=2).contains(&fins));
        let held = evidence.marks.iter().filter(|mark| mark.role == Role::Second).count();
        assert_eq!(held == 0, code == "0371", "places in a cover set count for type 2 alone");
        assert_eq!(evidence.chains.len(), fins + held, "{evidence:?}");
    }
}
