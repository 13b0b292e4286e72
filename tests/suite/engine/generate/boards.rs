//! New puzzles on boards of every size and shape.

use std::ops::RangeInclusive;
use std::slice::from_ref;
use std::sync::Arc;

use nonet::engine::generate::{
    BoardAttempt, BoardChoice, Code, CodeError, Digging, GeneratedPuzzle, GenerationError,
    GivenPattern, JigsawSide, Recipe, RecipeConflict, Symmetries, generate, seed_of,
};
use nonet::engine::search::{Answers, Uniqueness, uniqueness};
use nonet::engine::technique::{Level, Solver, Technique, level_of_puzzle};
use nonet::engine::{
    Cell, Control, Digit, ExtraHouses, Grid, Layout, LayoutBuilder, NamedShape, Place, Puzzle,
    Regions, Rule, facts,
};
use proptest::prelude::*;

use crate::engine::boards::cases;

fn named(name: &str) -> BoardChoice {
    BoardChoice::Layout(NamedShape::named(name).unwrap().layout())
}

fn board_of(builder: &LayoutBuilder) -> BoardChoice {
    BoardChoice::Layout(builder.build().unwrap())
}

fn jigsaw(rows: usize) -> BoardChoice {
    BoardChoice::RandomJigsaw(JigsawSide::new(rows).unwrap())
}

fn made(recipe: &Recipe, seed: u64) -> GeneratedPuzzle {
    generate(recipe, seed, &Control::default()).unwrap()
}

fn with_givens(board: BoardChoice, givens: RangeInclusive<u16>) -> Recipe {
    Recipe { givens: Some(givens), ..Recipe::of_board(board) }
}

#[track_caller]
fn check_is_sound(made: &GeneratedPuzzle) {
    let control = Control::default();
    let only = Uniqueness::Only(made.answer.clone());
    assert_eq!(uniqueness(&made.puzzle, &control), Ok(only), "{:?}", made.puzzle);
    if let Some(code) = &made.code {
        let told: Code = code.to_string().parse().unwrap();
        assert_eq!((told.puzzle(&control).unwrap(), &told), (made.puzzle.clone(), code));
    }
}

#[track_caller]
fn check_is_minimal(puzzle: &Puzzle) {
    assert_eq!(facts::not_needed(puzzle, &Control::default()), Ok(Vec::new()), "{puzzle:?}");
}

/// Codes of other boards and the puzzles that they mean for good. A change here breaks every code that anybody has kept.
const KEPT: [(&str, &str); 16] = [
    (
        "256R-000B-S0TP-23MR",
        "..3..51..2..8......9......53.......1......7......18...534......6.....8.....7.....",
    ),
    ("257R-000B-S0TP-23MG", "...17.....1...6..3.498.5..."),
    ("2568-000B-S0TP-23MN", "...4...12....1.."),
    (
        "257G-000B-S0TP-23M4",
        ".32.--.......1--..1...1.--3..4...3..4...---4...------..2.---.1........4.1.--.2......--......2.--.3.2",
    ),
    ("2800-000B-S0TP-23M5", "......313.....4."),
    (
        "2500-000C-HM4R-KRFX",
        ".2...8....4...93....3...7...6...........2........6..2....8...967................1",
    ),
    ("253R-G00Q-K6ZV-74PQ", ".....6..2.........75.81......3....1......86.37.........5..3....."),
    ("2R1G-000M-1B7X-Y0D6", "43...........1.2.4..65......1......3"),
    (
        "252G-000Z-BBE4-HKH8",
        ".7....2......................7...5.....4.......6....9.8...1.........8............",
    ),
    ("2G18-00CP-QCCG-M1Z7", "13.4.52..12...4.4....5.13"),
    ("2560-000Q-2TC5-5VYM", "2......24.....4..............4...........31.....2....1.4...4..1."),
    (
        "2820-0008-H1E8-9KC7",
        ".C2..9.....65.A.849.71B.....B36..8..A.1.....9C.41..5......8..........71...4..7.....8.9..2.A.C47.6B....8.4......3.1...5.7..3C1..6....8....A.92...",
    ),
    (
        "3500-01AB-S0TP-23M0",
        "..8...9.44.75..3..69...8.....68.7523283.547..7.532.64...92.1...564983.72.3..4..9.",
    ),
    (
        "3508-814V-VT39-RWR4",
        "783.1....129..5..35.4..3....3157..9..45...37.....34.5..18....25.52..1.37.7..5...4",
    ),
    ("3808-80BA-4624-THQ8", "341..6.....3.6.5.......26.23........"),
    ("3R1R-80HV-ZBW5-5GNB", "76..1...4.......2.76...1.....257..1.7.13....6...2"),
];

#[test]
fn a_code_means_the_same_puzzle_in_every_release() {
    for (code, puzzle) in KEPT {
        let code: Code = code.parse().unwrap();
        let found = code.puzzle(&Control::default()).unwrap();
        assert_eq!(nonet::format::line_of(found.givens()), puzzle, "{code}");
    }
}

/// The named boards with at most this number of digits, without the classic one.
fn named_boards(digits: usize) -> impl Iterator<Item = NamedShape> {
    let is_meant = move |shape: &NamedShape| {
        let builder = shape.builder();
        builder.digits <= digits && builder != LayoutBuilder::boxed(3, 3)
    };
    NamedShape::ALL.iter().copied().filter(is_meant)
}

#[test]
fn every_named_board_of_few_digits_makes_minimal_puzzles_that_have_codes() {
    for shape in named_boards(10) {
        let made = made(&Recipe::of_board(named(shape.name)), 1);
        check_is_sound(&made);
        if made.answer.layout().cell_count() <= 144 {
            check_is_minimal(&made.puzzle);
        }
        assert!(
            made.code.is_some(),
            "{}: add its name to the end of the list of codes",
            shape.name
        );
    }
}

#[test]
fn larger_boards_make_puzzles_too() {
    for (name, givens) in [("15x15", 120..=130), ("16x16", 150..=150), ("20x20", 150..=200)] {
        let made = made(&with_givens(named(name), givens.clone()), 2);
        check_is_sound(&made);
        let count = u16::try_from(made.puzzle.givens().filled_count()).unwrap();
        assert!(givens.contains(&count), "{name}: {count}");
    }
}

#[test]
fn every_board_with_a_number_has_a_code_that_says_it() {
    let named = named_boards(36).map(NamedShape::layout);
    let boxes = [(2, 7), (7, 2), (2, 50)].map(|(rows, columns)| Layout::boxed(rows, columns));
    let latin = [2, 3, 31].map(|side| LayoutBuilder::latin(side).build().ok());
    let layouts = boxes.into_iter().chain(latin).flatten();
    let boards = named.chain(layouts).map(BoardChoice::Layout);
    for board in boards.chain((4..=16).map(jigsaw)) {
        let digging = Digging::DownTo(7);
        let attempt = BoardAttempt { board, symmetries: Symmetries::HalfTurn, digging, number: 77 };
        let code = Code::of_board(&attempt).unwrap();
        assert_eq!(code.to_string().len(), 19);
        assert_eq!(code.to_string().parse(), Ok(code.clone()), "{:?}", attempt.board);
        assert!(code.is_short() && Code::is_meant(&code.to_string()));
    }
}

#[test]
fn boards_that_nobody_has_named_have_no_code() {
    let drawn = Regions::of_letters(&["AAAB", "CABB", "CCDB", "CDDD"]);
    let layout = LayoutBuilder { regions: drawn, ..LayoutBuilder::latin(4) }.build().unwrap();
    let made = made(&Recipe::of_board(BoardChoice::Layout(layout)), 1);
    check_is_sound(&made);
    assert_eq!(made.code, None);
    let classic = BoardChoice::Layout(Layout::classic());
    assert!(!classic.has_code());
}

fn some_board() -> impl Strategy<Value = BoardChoice> {
    let small = [
        "4x4",
        "6x6",
        "3x2",
        "logi-5",
        "7x7",
        "latin 5x5",
        "sudoku plus 8x8",
        "jigsaw",
        "x",
        "anti-knight",
        "non-consecutive",
        "butterfly",
        "tiny samurai",
        "twins",
    ];
    prop_oneof![
        proptest::sample::select(small.to_vec()).prop_map(named),
        (4..=8_usize).prop_map(jigsaw),
    ]
}

proptest! {
    #![proptest_config(cases(6))]

    /// Without a number of givens, no orbit can go; with one, the number is in the range.
    #[test]
    fn puzzles_are_unique_and_symmetric_and_no_orbit_can_go(
        board in some_board(), at in 0..10_usize, seed in any::<u64>(),
    ) {
        let symmetries = Symmetries::ALL[at];
        let recipe = Recipe { pattern: GivenPattern::Symmetric(symmetries), ..Recipe::of_board(board) };
        let control = Control::default();
        let made = match generate(&recipe, seed, &control) {
            Err(GenerationError::Unfit(RecipeConflict::SymmetryOfBoard(_))) => return Ok(()),
            made => made.unwrap(),
        };
        check_is_sound(&made);
        let given = made.puzzle.givens();
        for part in symmetries.parts() {
            prop_assert!(part.holds_for(given), "{:?}: {:?}", part, given);
        }
        for (cell, _) in given.filled() {
            let mut fewer = given.clone();
            let mut reached = vec![cell];
            while let Some(cell) = reached.pop() {
                if fewer.get(cell).is_some() {
                    fewer.set(cell, None);
                    reached.extend(symmetries.parts().iter().filter_map(|it| it.image(given.layout(), cell)));
                }
            }
            let fewer = Puzzle::new(fewer).unwrap();
            prop_assert_eq!(uniqueness(&fewer, &control), Ok(Uniqueness::Several));
        }
        prop_assert_eq!(&generate(&recipe, seed, &control).unwrap(), &made);
    }

    #[test]
    fn puzzles_have_as_many_givens_as_asked(
        board in some_board(), low in 14..=16_u16, more in 0..4_u16, seed in any::<u64>(),
    ) {
        let recipe = Recipe { most_attempts: Some(200), ..with_givens(board, low..=low + more) };
        match generate(&recipe, seed, &Control::default()) {
            Ok(made) => {
                check_is_sound(&made);
                let count = u16::try_from(made.puzzle.givens().filled_count()).unwrap();
                prop_assert!((low..=low + more).contains(&count));
            }
            Err(GenerationError::Unfit(RecipeConflict::GivensOfBoard { fewest, most })) => {
                prop_assert!(most < usize::from(low) || fewest > usize::from(low + more));
            }
            Err(why) => prop_assert_eq!(why, GenerationError::GivenUp(200)),
        }
    }

    /// Two runs with different seeds make different puzzles, unless the board has hardly any.
    #[test]
    fn other_seeds_make_other_puzzles(seed in any::<u64>()) {
        for board in [named("6x6"), named("twins"), jigsaw(6)] {
            let recipe = Recipe::of_board(board);
            prop_assert_ne!(made(&recipe, seed).puzzle, made(&recipe, seed_of(seed, 1)).puzzle);
        }
    }

    /// A line of cells of a 4×4 board has as many characters as a code of a board.
    #[test]
    fn a_line_of_a_4x4_board_is_no_code(line in "[0-4]{16}") {
        prop_assert!(line.parse::<Code>().is_err(), "{}", line);
    }

    #[test]
    fn no_text_of_that_length_makes_a_panic(text in "2[0-9A-HJKMNP-TV-Z]{14}") {
        let signs = "0123456789ABCDEFGHJKMNPQRSTVWXYZ".chars();
        let checked = signs.map(|sign| format!("{text}{sign}").parse::<Code>());
        let meant: Vec<_> = checked.filter(|code| *code != Err(CodeError::Check)).collect();
        prop_assert_eq!(meant.len(), 1);
        match &meant[0] {
            Ok(code) => prop_assert_eq!(&code.to_string().parse::<Code>(), &meant[0]),
            Err(error) => prop_assert_eq!(*error, CodeError::Meaningless),
        }
    }
}

#[test]
fn the_plain_reference_finds_the_one_answer_too() {
    for board in [named("4x4"), named("logi-5"), named("6x6"), jigsaw(6)] {
        let made = made(&Recipe::of_board(board), 5);
        assert_eq!(reference::answers(&made.puzzle, 2).as_slice(), from_ref(&made.answer));
    }
}

fn of_level(board: BoardChoice, level: Level) -> Recipe {
    Recipe { level: Some(level), ..Recipe::of_board(board) }
}

#[track_caller]
fn check_has_level(made: &GeneratedPuzzle, level: Level) {
    check_is_sound(made);
    let found = level_of_puzzle(&made.puzzle, &Control::default()).unwrap();
    assert_eq!(found.unwrap_or(Level::Extreme), level, "{:?}", made.puzzle);
}

/// The levels up to `hardest`, which need the puzzles of several attempts on small boards.
fn levels(hardest: Level) -> impl Iterator<Item = Level> {
    Level::ALL.into_iter().filter(move |&level| level <= hardest)
}

#[test]
fn puzzles_of_each_level_are_made_on_boards_of_every_kind() {
    let boards = [
        (named("x"), Level::Hard),
        (named("non-consecutive"), Level::Beginner),
        (named("6x6"), Level::Easy),
        (named("7x7"), Level::Unfair),
        (named("latin 5x5"), Level::Easy),
        (named("12x12"), Level::Medium),
        (named("16x16"), Level::Easy),
        (named("samurai"), Level::Beginner),
        (jigsaw(6), Level::Unfair),
    ];
    for (board, hardest) in boards {
        for level in levels(hardest) {
            check_has_level(&made(&of_level(board.clone(), level), 8), level);
        }
    }
}

#[test]
fn gentle_puzzles_have_as_many_givens_for_their_size_as_on_the_classic_board() {
    let cases = [
        (named("x"), Level::Beginner, 40..=45),
        (named("16x16"), Level::Beginner, 126..=142),
        (named("16x16"), Level::Easy, 113..=126),
        (jigsaw(6), Level::Beginner, 17..=20),
        (named("latin 4x4"), Level::Easy, 7..=7),
    ];
    for (board, level, expected) in cases {
        for seed in 1..=3 {
            let givens = made(&of_level(board.clone(), level), seed).puzzle.givens().filled_count();
            assert!(expected.contains(&givens), "{board:?} {level:?}: {givens}");
        }
    }
    let asked = Recipe { givens: Some(50..=52), ..of_level(named("x"), Level::Beginner) };
    let made = made(&asked, 4);
    check_has_level(&made, Level::Beginner);
    assert!((50..=52).contains(&made.puzzle.givens().filled_count()));
}

#[test]
fn a_minimal_puzzle_can_have_a_level_too() {
    let made = made(&Recipe { is_minimal: true, ..of_level(jigsaw(6), Level::Hard) }, 1);
    check_has_level(&made, Level::Hard);
    check_is_minimal(&made.puzzle);
}

#[test]
fn a_level_that_a_board_does_not_have_is_told() {
    for (name, level) in
        [("4x4", Level::Easy), ("4x4", Level::Extreme), ("latin 4x4", Level::Medium)]
    {
        let made = generate(&of_level(named(name), level), 1, &Control::default());
        let hardest = if name == "4x4" { Level::Beginner } else { Level::Easy };
        let why = RecipeConflict::LevelOfBoard(hardest);
        assert_eq!(made.err(), Some(GenerationError::Unfit(why)), "{name}");
    }
    let level = Level::Extreme;
    let recipe = Recipe { most_attempts: Some(30), ..of_level(named("tetromino"), level) };
    let made = generate(&recipe, 1, &Control::default());
    assert_eq!(made.err(), Some(GenerationError::NoneOfLevel { level, attempts: 30 }));
}

/// All puzzles with one answer that need each given, on a board whose first row can be 1, 2, 3, 4.
fn minimal_puzzles_of_16_cells(layout: &Arc<Layout>) -> Vec<Puzzle> {
    let mut answers = Answers::new(&Puzzle::new(Grid::empty(Arc::clone(layout))).unwrap());
    let mut grids = Vec::new();
    while answers.next(&Control::default()).unwrap() {
        grids.push(answers.grid().unwrap());
    }
    let cells: Vec<Cell> = layout.cells().collect();
    let in_order =
        |grid: &&Grid| (1..=4).all(|at| grid.get(cells[usize::from(at) - 1]) == Digit::new(at));
    let mut found = Vec::new();
    for grid in grids.iter().filter(in_order) {
        let differs = |other: &Grid| {
            cells
                .iter()
                .filter(|&&it| grid.get(it) != other.get(it))
                .fold(0_u32, |all, it| all | 1 << it.index())
        };
        let differences: Vec<u32> = grids.iter().filter(|it| *it != grid).map(differs).collect();
        let is_unique = |given: u32| differences.iter().all(|it| it & given != 0);
        let unique: Vec<bool> = (0..1 << 16).map(is_unique).collect();
        let is_minimal =
            |given: &usize| (0..16).all(|at| given >> at & 1 == 0 || !unique[given ^ 1 << at]);
        for given in (0..1 << 16).filter(|&given: &usize| unique[given]).filter(is_minimal) {
            let mut puzzle = grid.clone();
            for &cell in cells.iter().filter(|cell| given >> cell.index() & 1 == 0) {
                puzzle.set(cell, None);
            }
            found.push(Puzzle::new(puzzle).unwrap());
        }
    }
    found
}

#[test]
fn a_symmetric_puzzle_can_need_each_given() {
    let recipe = Recipe {
        pattern: GivenPattern::Symmetric(Symmetries::HalfTurn),
        is_minimal: true,
        ..Recipe::of_board(named("6x6"))
    };
    let made = made(&recipe, 3);
    check_is_sound(&made);
    check_is_minimal(&made.puzzle);
    assert!(facts::Symmetry::HalfTurn.holds_for(made.puzzle.givens()));
}

/// Whether a walk over edges reaches all of `places` from the first.
fn is_connected(places: &[Place]) -> bool {
    let mut reached = vec![places[0]];
    let mut next = 0;
    while next < reached.len() {
        let at = reached[next];
        let beside =
            |place: &&Place| at.row.abs_diff(place.row) + at.column.abs_diff(place.column) == 1;
        let new: Vec<Place> =
            places.iter().filter(beside).filter(|it| !reached.contains(it)).copied().collect();
        reached.extend(new);
        next += 1;
    }
    reached.len() == places.len()
}

#[test]
fn regions_of_a_random_jigsaw_are_connected_and_crooked_and_can_be_filled() {
    for rows in 4..=16 {
        let cells = u16::try_from(rows * rows).unwrap();
        let made = made(&with_givens(jigsaw(rows), cells - 3..=cells - 1), 9);
        assert!(made.answer.is_full());
        check_is_sound(&made);
        let Regions::Drawn(regions) = made.answer.layout().builder().regions else {
            panic!("a jigsaw has drawn regions");
        };
        assert_eq!(regions.len(), rows);
        for places in &regions {
            assert!(places.len() == rows && is_connected(places), "{places:?}");
            let is_line =
                |at: fn(&Place) -> usize| places.iter().all(|it| at(it) == at(&places[0]));
            assert!(!is_line(|place| place.row) && !is_line(|place| place.column), "{places:?}");
        }
    }
    let recipe = Recipe::of_board(jigsaw(7));
    let regions = |seed| made(&recipe, seed).answer.layout().builder().regions;
    assert_eq!(regions(1), regions(1));
    assert_ne!(regions(1), regions(2));
}

#[test]
fn techniques_of_other_boards_are_on_the_paths_of_their_puzzles() {
    for (board, technique) in [
        (named("non-consecutive"), Technique::ConsecutiveNeighbours),
        (jigsaw(9), Technique::LawOfLeftovers),
        (named("x"), Technique::NakedPair),
    ] {
        let recipe = Recipe { technique: Some(technique), ..Recipe::of_board(board) };
        let puzzle = made(&recipe, 1).puzzle;
        let path = Solver::hodoku().any_path_of(&puzzle, &Control::default()).unwrap().unwrap();
        assert!(path.used().any(|(used, _)| used == technique), "{technique}");
    }
}

#[test]
fn what_cannot_be_is_told_before_anything_is_tried() {
    let check = |recipe: Recipe, why| {
        assert_eq!(recipe.check(), Err(why));
        let made = generate(&recipe, 1, &Control::default());
        assert_eq!(made.err(), Some(GenerationError::Unfit(why)));
    };
    let of = |name| Recipe::of_board(named(name));
    let turned = Symmetries::QuarterTurn;
    check(
        Recipe { pattern: GivenPattern::Symmetric(turned), ..of("twins") },
        RecipeConflict::SymmetryOfBoard(turned),
    );
    check(Recipe { level: Some(Level::Easy), ..of("64x64") }, RecipeConflict::NotRated);
    for (board, technique, why) in [
        ("6x6", Technique::SkLoop, RecipeConflict::OfClassicBoard(Technique::SkLoop)),
        ("x", Technique::LawOfLeftovers, RecipeConflict::OfOtherBoards(Technique::LawOfLeftovers)),
        ("64x64", Technique::NakedPair, RecipeConflict::NotRated),
    ] {
        check(Recipe { technique: Some(technique), ..of(board) }, why);
    }
    check(Recipe { is_minimal: true, ..of("36x36") }, RecipeConflict::MinimalOfLargeBoard);
    check(Recipe { is_typical: true, ..of("6x6") }, RecipeConflict::WishOfClassicBoard);
    let both = Recipe {
        pattern: GivenPattern::Symmetric(Symmetries::HalfTurn),
        is_minimal: true,
        ..of("12x12")
    };
    check(both, RecipeConflict::MinimalAndSymmetric);
    let range = RecipeConflict::GivensOfBoard { fewest: 3, most: 15 };
    check(with_givens(named("4x4"), 0..=2), range);
    check(with_givens(named("4x4"), 16..=40), range);
    check(with_givens(jigsaw(4), RangeInclusive::new(9, 8)), range);
    let odd = Recipe { pattern: GivenPattern::Symmetric(turned), ..with_givens(jigsaw(6), 9..=11) };
    check(odd, RecipeConflict::GivensOfOrbits(turned));
    assert_eq!((JigsawSide::new(3), JigsawSide::new(17)), (None, None));
}

#[test]
fn a_board_without_a_full_grid_is_told() {
    let square = |top: usize, left: usize| {
        [(0, 0), (0, 1), (1, 0), (1, 1)].map(|(row, column)| Place::new(top + row, left + column))
    };
    // Two rows of three columns more than the boxes: a house of two cells in a column of two digits.
    let builder = LayoutBuilder::boxed(2, 2)
        .with_extras(ExtraHouses::DIAGONALS)
        .with_house(square(0, 1).to_vec())
        .with_house(square(1, 0).to_vec())
        .with_house(square(1, 1).to_vec());
    let recipe = Recipe::of_board(BoardChoice::Layout(builder.build().unwrap()));
    let made = generate(&recipe, 1, &Control::default());
    assert_eq!(made.err(), Some(GenerationError::Unfit(RecipeConflict::NoGrid)));
}

#[test]
fn boards_with_several_rules_are_filled_and_the_others_told() {
    use Rule::{AntiKing, AntiKnight, NonConsecutive};
    let boxes = LayoutBuilder::boxed(3, 3);
    let x = boxes.clone().with_extras(ExtraHouses::DIAGONALS);
    let filled = [
        boxes.clone().with_rules([NonConsecutive]),
        boxes.clone().with_rules([AntiKing, NonConsecutive]),
        boxes.clone().with_rules([AntiKnight, NonConsecutive]),
        boxes.clone().with_rules([AntiKing, AntiKnight, NonConsecutive]),
        x.clone().with_rules([NonConsecutive]),
        LayoutBuilder::boxed(2, 3).with_rules([NonConsecutive]),
        LayoutBuilder::boxed(2, 4).with_rules([NonConsecutive, AntiKnight]),
        LayoutBuilder::latin(7).with_rules([NonConsecutive, AntiKing]),
    ];
    for builder in filled {
        check_is_sound(&made(&with_givens(board_of(&builder), 25..=30), 3));
    }
    let recipe = Recipe::of_board(board_of(&x.with_rules([AntiKing, NonConsecutive])));
    let made = generate(&recipe, 3, &Control::default());
    assert_eq!(made.err(), Some(GenerationError::Unfit(RecipeConflict::NoGrid)));
}

#[test]
fn work_that_is_told_to_stop_stops() {
    let control = Control::default();
    control.cancel.cancel();
    for board in [named("samurai"), named("100x100"), jigsaw(16)] {
        let made = generate(&Recipe::of_board(board), 1, &control);
        assert_eq!(made, Err(GenerationError::Cancelled));
    }
}

#[test]
fn what_is_not_found_is_given_up_and_told() {
    let recipe = Recipe { most_attempts: Some(5), ..with_givens(named("8x8"), 7..=8) };
    let control = Control::default();
    assert_eq!(generate(&recipe, 1, &control), Err(GenerationError::GivenUp(5)));
    assert_eq!(control.progress.nodes(), 4);
}

/// Boards that take seconds to minutes.
mod longest {
    use super::*;

    #[test]
    #[ignore = "takes some seconds"]
    fn no_puzzle_on_4x4_is_harder_than_is_said() {
        for (name, hardest) in [("4x4", Level::Beginner), ("latin 4x4", Level::Easy)] {
            let puzzles = minimal_puzzles_of_16_cells(&NamedShape::named(name).unwrap().layout());
            assert!(puzzles.len() > 1_000, "{name}: {}", puzzles.len());
            for puzzle in puzzles {
                let level = level_of_puzzle(&puzzle, &Control::default()).unwrap();
                assert!(level.is_some_and(|level| level <= hardest), "{puzzle:?}");
            }
        }
    }

    #[test]
    #[ignore = "takes minutes"]
    fn every_named_board_makes_puzzles() {
        for shape in named_boards(100) {
            check_is_sound(&made(&Recipe::of_board(named(shape.name)), 1));
        }
    }

    #[test]
    #[ignore = "takes minutes"]
    fn a_25x25_can_be_minimal() {
        let recipe = Recipe { is_minimal: true, ..Recipe::of_board(named("25x25")) };
        let made = made(&recipe, 1);
        check_is_sound(&made);
        check_is_minimal(&made.puzzle);
    }
}
