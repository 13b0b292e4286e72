//! No step removes a digit of the answer or places another digit, on boards of every shape.

use std::sync::Arc;

use nonet::engine::generate::{BoardChoice, JigsawSide, Recipe, generate};
use nonet::engine::search::{Uniqueness, uniqueness};
use nonet::engine::technique::{
    AnyBoard, BoardStep, Level, Position, Solver, Technique, TechniqueSet, level_of_puzzle,
};
use nonet::engine::{Answers, Cell, Control, Digit, Grid, HouseKind, HouseName, Layout, Puzzle};
use nonet::text::Language;
use nonet::text::technique::explain;

use super::super::super::boards::Dice;
use super::super::super::variants::puzzles;
use super::layout;

/// Boards whose puzzles are made and solved quickly.
const SHAPES: [&str; 18] = [
    "4x4",
    "6x6",
    "logi-5",
    "7x7",
    "sudoku plus 8x8",
    "latin 6x6",
    "tiny samurai",
    "jigsaw",
    "x",
    "windoku",
    "x windoku",
    "disjoint groups",
    "girandola",
    "centre dot",
    "anti-knight",
    "anti-king",
    "non-consecutive",
    "toroidal anti-knight",
];

/// Those of nine digits on which a debug build takes long.
const SLOW: [&str; 8] = [
    "windoku",
    "x windoku",
    "disjoint groups",
    "girandola",
    "centre dot",
    "anti-king",
    "jigsaw",
    "toroidal anti-knight",
];

fn uniqueness_of(grid: &Grid) -> Uniqueness {
    match Puzzle::new(grid.clone()) {
        Ok(puzzle) => uniqueness(&puzzle, &Control::default()).unwrap(),
        Err(_) => Uniqueness::NoAnswer,
    }
}

/// A full grid that keeps the rules of the layout, different for each seed.
fn answer(layout: &Arc<Layout>, dice: &mut Dice) -> Grid {
    let mut grid = Grid::empty(Arc::clone(layout));
    for _ in 0..layout.digit_count() {
        let cell = Cell::new(dice.below(layout.cell_count())).unwrap();
        grid.set(cell, Digit::from_index(dice.below(layout.digit_count())));
        if uniqueness_of(&grid) == Uniqueness::NoAnswer {
            grid.set(cell, None);
        }
    }
    let mut answers = Answers::new(&Puzzle::new(grid).unwrap());
    assert_eq!(answers.next(&Control::default()), Ok(true));
    answers.grid().unwrap()
}

/// A puzzle with one answer, of which no given can be left out.
fn made(layout: &Arc<Layout>, seed: u64) -> Puzzle {
    let mut dice = Dice::new(seed);
    let mut givens = answer(layout, &mut dice);
    let mut cells: Vec<Cell> = layout.cells().collect();
    dice.shuffle(&mut cells);
    for cell in cells {
        let digit = givens.get(cell);
        givens.set(cell, None);
        if !matches!(uniqueness_of(&givens), Uniqueness::Only(_)) {
            givens.set(cell, digit);
        }
    }
    Puzzle::new(givens).unwrap()
}

#[track_caller]
fn assert_right(step: &BoardStep, answers: &[Grid]) {
    for answer in answers {
        for placed in &step.placements {
            assert_eq!(answer.get(placed.cell), Some(placed.digit), "{step:?}");
        }
        for gone in &step.eliminations {
            assert_ne!(answer.get(gone.cell), Some(gone.digit), "{step:?}");
        }
    }
}

/// Everything that is found on boards of this layout but brute force.
fn knows_all(layout: &Layout) -> Solver {
    let any = Technique::ALL.iter().copied().filter(|it| it.works_on(layout));
    let mut known: TechniqueSet = any.collect();
    known.remove(Technique::BruteForce);
    Solver { known, ..Solver::hodoku() }
}

/// Walks from `board` by the easiest steps, and looks at all steps of the first boards on the way that have no single, at
/// most at `looks` boards.
fn walk(mut board: AnyBoard, answers: &[Grid], solver: &Solver, mut looks: usize) {
    let (singles, control) = (Solver::singles(), Control::default());
    while !board.is_full() {
        let single = singles.next_step_on(&board, &control).unwrap();
        let steps = match single {
            Some(single) => vec![single],
            None if looks == 0 => {
                solver.next_step_on(&board, &control).unwrap().into_iter().collect()
            }
            None => {
                looks -= 1;
                solver.easiest_steps_on(&board, usize::MAX, &control).unwrap()
            }
        };
        for step in &steps {
            assert_right(step, answers);
            // Each step has words on every board.
            assert!(!explain(step, Language::ENGLISH).is_empty(), "{step:?}");
        }
        let Some(step) = steps.first() else { break };
        board.apply(step);
    }
}

fn check_shape(name: &str, seed: u64, looks: usize) {
    let puzzle = made(&layout(name), seed);
    let Uniqueness::Only(answer) = uniqueness(&puzzle, &Control::default()).unwrap() else {
        panic!("{name}: one answer was kept")
    };
    let solver = knows_all(puzzle.layout());
    walk(AnyBoard::new(&puzzle).unwrap(), &[answer], &solver, looks);
}

#[test]
fn every_step_on_made_boards_of_every_shape_is_right() {
    for name in SHAPES.iter().filter(|name| !SLOW.contains(name)) {
        let looks = usize::from(layout(name).digit_count() < 8);
        check_shape(name, 1, looks);
    }
}

#[test]
fn steps_hold_in_each_of_several_answers() {
    let control = Control::default();
    for (name, seed) in [("6x6", 3), ("7x7", 4), ("logi-5", 5), ("sudoku plus 8x8", 6)] {
        let mut givens = made(&layout(name), seed).givens().clone();
        let (first, _) = givens.filled().next().unwrap();
        givens.set(first, None);
        let puzzle = Puzzle::new(givens).unwrap();
        let board = AnyBoard::new(&puzzle).unwrap();
        let position = Position::of(puzzle, board, &control).unwrap().unwrap();
        assert!(position.has_several_answers(), "{name}: no given could be left out");
        assert_eq!(position.obstacle(&control), Ok(None));
        let mut all = Answers::new(&position.puzzle);
        let mut answers = Vec::new();
        while answers.len() < 300 && all.next(&control).unwrap() {
            answers.extend(all.grid());
        }
        let solver = position.held_by(&knows_all(&position.board.layout()));
        walk(position.board, &answers, &solver, 1);
    }
}

/// The puzzles of a list with one answer and the solution, and whether they are small.
fn listed(list: &str) -> impl Iterator<Item = (String, Puzzle, Grid)> {
    let unique = puzzles(list).into_iter().filter(|it| it.answers == Some(1));
    unique.filter(|it| it.layout.cell_count() <= 625 && !it.layout.is_classic()).filter_map(|it| {
        let solution = Grid::from_cells(Arc::clone(&it.layout), it.solution.clone()?)?;
        Some((it.id.clone(), Puzzle::new(it.givens()).ok()?, solution))
    })
}

#[test]
fn steps_on_puzzles_of_the_lists_are_right() {
    for list in ["jigsaw", "global", "plus"] {
        let small = listed(list).filter(|(_, puzzle, _)| puzzle.layout().cell_count() <= 81);
        for (_, puzzle, solution) in small.step_by(150) {
            let solver = knows_all(puzzle.layout());
            walk(AnyBoard::new(&puzzle).unwrap(), &[solution], &solver, 1);
        }
    }
}

/// All steps by the law of leftovers on the way from `puzzle` by easy steps, each held against the answer.
fn leftovers_on_the_way(puzzle: &Puzzle, answer: &Grid, looks: usize) -> Vec<BoardStep> {
    let control = Control::default();
    let law = Solver::of(Technique::LawOfLeftovers);
    let mut easy = Solver::singles();
    let further = [Technique::LawOfLeftovers, Technique::NakedPair, Technique::Claiming];
    for technique in further {
        easy.known.insert(technique);
    }
    let mut board = AnyBoard::new(puzzle).unwrap();
    let mut found = Vec::new();
    for _ in 0..looks {
        let steps = law.easiest_steps_on(&board, usize::MAX, &control).unwrap();
        for step in &steps {
            assert_right(step, std::slice::from_ref(answer));
            board.apply(step);
        }
        found.extend(steps);
        while let Some(single) = Solver::singles().next_step_on(&board, &control).unwrap() {
            board.apply(&single);
        }
        let Some(step) = easy.next_step_on(&board, &control).unwrap() else { break };
        assert_right(&step, std::slice::from_ref(answer));
        board.apply(&step);
    }
    found
}

#[test]
fn the_law_of_leftovers_is_right_in_each_of_its_forms() {
    let jigsaws = listed("jigsaw").filter(|(_, puzzle, _)| puzzle.layout().cell_count() <= 81);
    let listed = jigsaws.map(|(_, puzzle, answer)| (puzzle, answer)).step_by(4);
    let random = (5..=7).map(|rows| {
        let board = BoardChoice::RandomJigsaw(JigsawSide::new(rows).unwrap());
        let made = generate(&Recipe::of_board(board), 11, &Control::default()).unwrap();
        (made.puzzle, made.answer)
    });
    let named = ["7x7", "logi-5", "jigsaw"].map(|name| {
        let board = BoardChoice::Layout(layout(name));
        let made = generate(&Recipe::of_board(board), 12, &Control::default()).unwrap();
        (made.puzzle, made.answer)
    });
    let found: Vec<BoardStep> = random
        .chain(named)
        .chain(listed)
        .flat_map(|(puzzle, answer)| leftovers_on_the_way(&puzzle, &answer, 12))
        .collect();
    let forms = [
        " cannot be either.",
        " has room for it.",
        " A cell that sees all of them cannot be ",
        " has no room for ",
    ];
    for form in forms {
        let is_so = |step: &&BoardStep| explain(step, Language::ENGLISH).contains(form);
        assert!(found.iter().any(|step| is_so(&step)), "no step is told by “{form}”");
    }
    let crosses = |step: &BoardStep| {
        let is_row = |house: &HouseName| house.kind == HouseKind::Row;
        let bases = &step.step.evidence.bases;
        bases.iter().any(is_row) && !bases.iter().all(is_row)
    };
    assert!(found.iter().any(crosses), "no step takes rows and columns together");
}

/// How many puzzles of a list logic alone solves, held against the solution at each step.
fn solved_by_logic(list: &str) -> [usize; 2] {
    let (mut done, mut all, control) = (0, 0, Control::default());
    let mut solver = Solver::hodoku();
    solver.known.remove(Technique::BruteForce);
    for (id, puzzle, solution) in listed(list) {
        let started = std::time::Instant::now();
        let path = solver.any_path_of(&puzzle, &control).unwrap().unwrap();
        for step in path.steps() {
            assert_right(&step, std::slice::from_ref(&solution));
        }
        all += 1;
        done += usize::from(path.is_solved());
        println!(
            "{list} {id}: {} {:?} {:.1?}",
            path.is_solved(),
            path.hardest(),
            started.elapsed()
        );
    }
    [done, all]
}

/// The long checks.
mod longest {
    use super::*;

    #[test]
    #[ignore = "takes minutes; run it in a release build"]
    fn logic_solves_most_puzzles_of_the_lists() {
        for list in ["plus", "jigsaw", "global", "samurai", "sizes"] {
            let [solved, all] = solved_by_logic(list);
            println!("{list}: {solved} of {all} by logic alone");
        }
    }

    #[test]
    #[ignore = "takes minutes; run it in a release build"]
    fn every_step_on_many_made_boards_is_right() {
        for seed in 2..12 {
            for name in SHAPES {
                check_shape(name, seed, usize::MAX);
            }
        }
    }
}

#[test]
fn a_puzzle_has_the_level_of_its_hardest_technique() {
    let levels: Vec<Option<Level>> = (1..4)
        .map(|seed| level_of_puzzle(&made(&layout("4x4"), seed), &Control::default()).unwrap())
        .collect();
    assert!(
        levels.iter().all(|level| level.is_some_and(|level| level <= Level::Medium)),
        "{levels:?}"
    );
}
