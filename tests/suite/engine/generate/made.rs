//! New puzzles: unique, minimal, symmetric, and as the recipe says.

use std::slice::from_ref;

use nonet::engine::generate::{
    Code, Date, EasierWay, GeneratedPuzzle, GenerationError, GivenPattern, Recipe, RecipeConflict,
    Symmetries, generate, seed_of,
};
use nonet::engine::rating::{Tenths, has_er_within, rate};
use nonet::engine::search::{Uniqueness, uniqueness};
use nonet::engine::technique::{Board, CellSet, FishKind, FishSize, Level, Solver, Technique};
use nonet::engine::{Cell, Control, Puzzle, facts};

fn made(recipe: &Recipe, seed: u64) -> GeneratedPuzzle {
    generate(recipe, seed, &Control::default()).unwrap()
}

/// The code, which every puzzle of the classic board has.
fn code_of(made: &GeneratedPuzzle) -> &Code {
    made.code.as_ref().unwrap()
}

fn symmetric(symmetries: Symmetries) -> Recipe {
    Recipe { pattern: GivenPattern::Symmetric(symmetries), is_minimal: false, ..Recipe::default() }
}

fn cells(puzzle: &Puzzle) -> CellSet {
    puzzle.givens().filled().map(|(cell, _)| cell).collect()
}

#[track_caller]
fn check_is_sound(made: &GeneratedPuzzle) {
    let control = Control::default();
    let only = Uniqueness::Only(made.answer.clone());
    assert_eq!(uniqueness(&made.puzzle, &control), Ok(only), "{}", code_of(made));
    assert_eq!(code_of(made).puzzle(&control).unwrap(), made.puzzle);
}

#[track_caller]
fn check_is_minimal(puzzle: &Puzzle) {
    assert_eq!(facts::not_needed(puzzle, &Control::default()), Ok(Vec::new()), "{puzzle:?}");
}

#[track_caller]
fn check_is_of(level: Level, puzzle: &Puzzle) {
    let board = Board::new(puzzle).unwrap();
    let path = Solver::hodoku().path(&board, &Control::default()).unwrap();
    assert_eq!(path.level(), level, "{puzzle:?}");
}

#[test]
fn puzzles_have_one_answer_and_need_each_given() {
    for seed in 0..5 {
        let made = made(&Recipe::default(), seed);
        check_is_sound(&made);
        check_is_minimal(&made.puzzle);
    }
}

#[test]
fn the_plain_reference_finds_the_one_answer_too() {
    let made = made(&Recipe { givens: Some(36..=36), is_minimal: false, ..Recipe::default() }, 1);
    assert_eq!(reference::answers(&made.puzzle, 2).as_slice(), from_ref(&made.answer));
}

#[test]
fn puzzles_are_as_symmetric_as_asked_and_no_orbit_can_go() {
    for symmetries in Symmetries::ALL {
        let made = made(&symmetric(symmetries), 1);
        check_is_sound(&made);
        let holds = |part: &facts::Symmetry| part.holds_for(made.puzzle.givens());
        assert!(symmetries.parts().iter().all(holds), "{symmetries:?}: {:?}", made.puzzle);
        let given = cells(&made.puzzle);
        for orbit in symmetries.orbits().into_iter().filter(|orbit| orbit.is_within(given)) {
            let mut givens = made.puzzle.givens().clone();
            orbit.iter().for_each(|cell| assert!(givens.set(cell, None)));
            let fewer = Puzzle::new(givens).unwrap();
            assert_eq!(uniqueness(&fewer, &Control::default()), Ok(Uniqueness::Several));
        }
    }
}

#[test]
fn a_symmetric_puzzle_can_need_each_given() {
    let recipe = Recipe { is_minimal: true, ..symmetric(Symmetries::Diagonal) };
    let made = made(&recipe, 2);
    check_is_sound(&made);
    check_is_minimal(&made.puzzle);
    assert!(facts::Symmetry::Diagonal.holds_for(made.puzzle.givens()));
}

#[test]
fn orbits_part_the_board() {
    for (symmetries, count) in
        Symmetries::ALL.into_iter().zip([81, 41, 21, 45, 45, 25, 45, 45, 25, 15])
    {
        let orbits = symmetries.orbits();
        assert_eq!(orbits.len(), count, "{symmetries:?}");
        assert_eq!(orbits.iter().map(|orbit| orbit.len()).sum::<usize>(), 81);
        assert_eq!(orbits.into_iter().fold(CellSet::EMPTY, CellSet::or), CellSet::ALL);
    }
}

#[test]
fn puzzles_are_of_the_level_asked() {
    // A minimal puzzle for beginners is rare.
    for level in Level::ALL.into_iter().filter(|&level| level > Level::Beginner) {
        let made = made(&Recipe::of_level(level), 1);
        check_is_sound(&made);
        check_is_minimal(&made.puzzle);
        check_is_of(level, &made.puzzle);
    }
}

/// What singles it takes, where an easier single is always taken first: in boxes, in rows and columns, in cells.
/// Written plainly, to check the generator by.
struct Singles {
    in_lines: usize,
    naked: usize,
    open: usize,
}

fn singles_of(puzzle: &Puzzle) -> Singles {
    let mut digits = puzzle.givens().classic_cells().unwrap();
    let (mut in_lines, mut naked) = (0, 0);
    let house = |number: usize, place: usize| match number {
        0..9 => number * 9 + place,
        9..18 => place * 9 + number - 9,
        _ => (number - 18) / 3 * 27 + (number - 18) % 3 * 3 + place / 3 * 9 + place % 3,
    };
    loop {
        let may_be = |cell: usize, digit: u8| {
            let mine = |number: &usize| (0..9).any(|place| house(*number, place) == cell);
            let has = |number: usize| (0..9).any(|place| digits[house(number, place)] == digit);
            digits[cell] == 0 && !(0..27).filter(mine).any(has)
        };
        let hidden = |number: usize| {
            (1..=9).find_map(|digit| {
                let mut places = (0..9).map(|place| house(number, place));
                let cell = places.clone().find(|&cell| may_be(cell, digit))?;
                let is_only = places.all(|other| other == cell || !may_be(other, digit));
                is_only.then_some((cell, digit))
            })
        };
        let open_in = |number: usize| (0..9).filter(|&at| digits[house(number, at)] == 0).count();
        let last = (0..18).filter(|&number| open_in(number) == 1).find_map(hidden);
        let naked_single = || {
            (0..81).find_map(|cell| {
                let mut candidates = (1..=9).filter(|&digit| may_be(cell, digit));
                let digit = candidates.next()?;
                candidates.next().is_none().then_some((cell, digit))
            })
        };
        let (cell, digit) = if let Some(found) = (18..27).find_map(hidden).or(last) {
            found
        } else if let Some(found) = (0..18).find_map(hidden) {
            in_lines += 1;
            found
        } else if let Some(found) = naked_single() {
            naked += 1;
            found
        } else {
            break;
        };
        digits[cell] = digit;
    }
    Singles { in_lines, naked, open: digits.iter().copied().filter(|&digit| digit == 0).count() }
}

#[test]
fn beginners_need_boxes_alone_and_easy_puzzles_little_more() {
    let control = Control::default();
    for symmetries in [Symmetries::HalfTurn, Symmetries::None, Symmetries::Diagonal] {
        for number in 0..6 {
            for level in [Level::Beginner, Level::Easy] {
                let made = made(&Recipe::of_game(level, symmetries), seed_of(7, number));
                check_is_sound(&made);
                check_is_of(level, &made.puzzle);
                assert!(code_of(&made).is_short(), "{}", code_of(&made));
                let count = made.puzzle.givens().filled_count();
                let Singles { in_lines, naked, open } = singles_of(&made.puzzle);
                assert_eq!(open, 0, "{}", code_of(&made));
                let er = rate(&made.puzzle, &control).unwrap().unwrap().er;
                if level == Level::Beginner {
                    assert!((40..=45).contains(&count), "{count}");
                    assert_eq!((in_lines, naked), (0, 0), "{}", code_of(&made));
                    assert!(er <= Tenths::new(12), "{er}");
                } else {
                    assert!((36..=40).contains(&count), "{count}");
                    assert!(in_lines + naked > 0 && naked <= 3, "{}", code_of(&made));
                    assert!(er > Tenths::new(12) && er <= Tenths::new(23), "{er}");
                }
                let holds = |part: &facts::Symmetry| part.holds_for(made.puzzle.givens());
                assert!(symmetries.parts().iter().all(holds), "{}", code_of(&made));
            }
        }
    }
}

#[test]
fn harder_games_need_a_technique_of_their_level() {
    for level in [Level::Medium, Level::Hard, Level::Unfair] {
        for number in 0..3 {
            let recipe = Recipe::of_game(level, Symmetries::HalfTurn);
            let made = made(&recipe, seed_of(3, number));
            check_is_sound(&made);
            let path = Solver::hodoku().path_of(&made.puzzle, &Control::default());
            let path = path.unwrap().unwrap();
            assert_eq!((path.level(), path.hardest().unwrap().level()), (level, level));
            let count = u16::try_from(made.puzzle.givens().filled_count()).unwrap();
            assert!(recipe.givens.is_none_or(|usual| usual.contains(&count)), "{count}");
        }
    }
}

#[test]
fn puzzles_have_as_many_givens_as_asked() {
    for (givens, symmetries) in [(30..=30, Symmetries::None), (34..=38, Symmetries::Both)] {
        let made = made(&Recipe { givens: Some(givens.clone()), ..symmetric(symmetries) }, 3);
        check_is_sound(&made);
        let count = u16::try_from(made.puzzle.givens().filled_count()).unwrap();
        assert!(givens.contains(&count), "{count}");
    }
    let recipe = Recipe { givens: Some(22..=23), ..Recipe::default() };
    let made = made(&recipe, 1);
    check_is_minimal(&made.puzzle);
}

/// The board on the way from `start` on which `technique` is next, for somebody who knows it besides what is usual.
fn before(technique: Technique, start: &Board) -> Board {
    let control = Control::default();
    let mut solver = Solver::hodoku();
    solver.known.insert(technique);
    let mut board = start.clone();
    loop {
        let step = solver.next_step(&board, &control).unwrap().expect("it is needed");
        if step.technique == technique {
            return board;
        }
        board.apply(&step);
    }
}

#[test]
fn puzzles_need_the_technique_asked_and_can_be_practised_on() {
    let control = Control::default();
    for technique in [
        Technique::NakedTriple,
        Technique::fish(FishKind::Basic, FishSize::XWing),
        Technique::WXYZWing,
    ] {
        let made = made(&Recipe { technique: Some(technique), ..Recipe::default() }, 1);
        check_is_sound(&made);
        let start = Board::new(&made.puzzle).unwrap();
        let board = before(technique, &start);
        let easier = Technique::ALL.iter().copied().take_while(|&one| one != technique);
        let mut solver = Solver::hodoku();
        solver.known = easier.filter(|&one| solver.known.contains(one)).collect();
        assert_eq!(solver.next_step(&board, &control), Ok(None), "{technique}");
    }
}

#[test]
fn puzzles_are_rated_as_asked() {
    for (low, high) in [(15, 20), (44, 56), (66, 72)] {
        let range = Tenths::new(low)..=Tenths::new(high);
        let made = made(&Recipe { er: Some(range.clone()), ..Recipe::default() }, 1);
        let rating = rate(&made.puzzle, &Control::default()).unwrap().unwrap();
        assert!(range.contains(&rating.er), "{rating}");
    }
}

#[test]
fn a_drawn_pattern_is_filled() {
    let wanted = cells(&made(&symmetric(Symmetries::Full), 4).puzzle);
    let recipe =
        Recipe { pattern: GivenPattern::Drawn(wanted), is_minimal: false, ..Recipe::default() };
    let made = made(&recipe, 1);
    check_is_sound(&made);
    assert_eq!(cells(&made.puzzle), wanted);
    assert!(!code_of(&made).is_short());
}

/// The cells of the first rows.
fn rows(count: usize) -> CellSet {
    (0..count * 9).filter_map(Cell::new).collect()
}

#[test]
fn what_cannot_be_is_told_before_anything_is_tried() {
    let check = |recipe: &Recipe, unfit| {
        assert_eq!(generate(recipe, 1, &Control::default()), Err(GenerationError::Unfit(unfit)));
    };
    let drawn = |cells| Recipe {
        pattern: GivenPattern::Drawn(cells),
        is_minimal: false,
        ..Recipe::default()
    };
    check(&drawn(rows(1)), RecipeConflict::FewCells(9));
    check(&drawn(rows(4)), RecipeConflict::TwoEmptyLines);
    check(&drawn(CellSet::ALL), RecipeConflict::NoOpenCell);
    check(&Recipe { givens: Some(30..=31), ..drawn(rows(8)) }, RecipeConflict::GivensOfPattern(72));
    check(&Recipe { givens: Some(3..=16), ..Recipe::default() }, RecipeConflict::Givens);
    check(&Recipe { givens: Some(81..=99), ..Recipe::default() }, RecipeConflict::Givens);
    let (low, high) = (Tenths::new(80), Tenths::new(70));
    check(&Recipe { er: Some(low..=high), ..Recipe::default() }, RecipeConflict::Rating);
    let recipe = Recipe {
        technique: Some(Technique::fish(FishKind::Basic, FishSize::XWing)),
        ..Recipe::of_level(Level::Easy)
    };
    check(
        &recipe,
        RecipeConflict::AboveLevel(Technique::fish(FishKind::Basic, FishSize::XWing), Level::Easy),
    );
}

#[test]
fn wishes_that_exclude_each_other_are_told_before_anything_is_tried() {
    let check = |recipe: Recipe, unfit| {
        assert_eq!(generate(&recipe, 1, &Control::default()), Err(GenerationError::Unfit(unfit)));
    };
    let rated = |low, high| Recipe {
        er: Some(Tenths::new(low)..=Tenths::new(high)),
        is_minimal: false,
        ..Recipe::default()
    };
    for (low, high) in [(0, 0), (0, 9), (11, 11), (13, 14), (29, 29), (120, 120), (120, 999)] {
        check(rated(low, high), RecipeConflict::NoSuchRating);
    }
    let of_level = |level, low, high| Recipe { level: Some(level), ..rated(low, high) };
    let easy = RecipeConflict::RatingAboveLevel(Tenths::new(23), Level::Easy);
    check(of_level(Level::Easy, 110, 110), easy);
    check(of_level(Level::Easy, 24, 90), easy);
    let boxes = RecipeConflict::RatingAboveLevel(Tenths::new(12), Level::Beginner);
    check(of_level(Level::Beginner, 15, 23), boxes);
    let typical = Recipe { is_typical: true, ..of_level(Level::Easy, 10, 12) };
    check(typical, RecipeConflict::RatingForBeginners);
    let medium = RecipeConflict::RatingAboveLevel(Tenths::new(40), Level::Medium);
    check(of_level(Level::Medium, 42, 50), medium);
    for level in [Level::Hard, Level::Unfair, Level::Extreme] {
        check(of_level(level, 10, 16), RecipeConflict::RatingBelowLevel(level));
    }
    for (technique, high) in [
        (Technique::Pointing, 16),
        (Technique::fish(FishKind::Basic, FishSize::XWing), 31),
        (Technique::XYWing, 41),
        (Technique::Firework, 41),
    ] {
        let recipe = Recipe { technique: Some(technique), ..rated(10, high) };
        check(recipe, RecipeConflict::RatingBelowTechnique(technique));
    }
    let full = |givens| Recipe { givens: Some(givens), is_minimal: false, ..Recipe::default() };
    for recipe in [
        Recipe { level: Some(Level::Extreme), ..full(75..=80) },
        Recipe {
            technique: Some(Technique::fish(FishKind::Basic, FishSize::XWing)),
            ..full(78..=78)
        },
        Recipe { er: Some(Tenths::new(26)..=Tenths::new(90)), ..full(75..=75) },
    ] {
        check(recipe, RecipeConflict::SinglesAlone);
    }
    for symmetries in [Symmetries::QuarterTurn, Symmetries::Full] {
        let pattern = GivenPattern::Symmetric(symmetries);
        check(Recipe { pattern, ..full(26..=27) }, RecipeConflict::GivensOfSymmetry(symmetries));
    }
    for fish in [
        Technique::fish(FishKind::Basic, FishSize::Squirmbag),
        Technique::fish(FishKind::Basic, FishSize::Whale),
        Technique::fish(FishKind::Basic, FishSize::Leviathan),
    ] {
        let recipe = Recipe { technique: Some(fish), ..Recipe::default() };
        check(recipe, RecipeConflict::NotNeeded(fish, EasierWay::SmallerFish));
    }
    for technique in [Technique::LawOfLeftovers, Technique::ConsecutiveNeighbours] {
        let recipe = Recipe { technique: Some(technique), ..Recipe::default() };
        check(recipe, RecipeConflict::OfOtherBoards(technique));
    }
}

#[test]
fn wishes_that_some_puzzle_fulfils_are_not_refused() {
    let fits = |recipe: Recipe| assert_eq!(recipe.check(), Ok(()), "{recipe:?}");
    let rated =
        |low, high| Recipe { er: Some(Tenths::new(low)..=Tenths::new(high)), ..Recipe::default() };
    for (low, high) in [(10, 10), (0, 12), (13, 15), (45, 45), (119, 200)] {
        fits(rated(low, high));
    }
    fits(Recipe { level: Some(Level::Easy), ..rated(23, 90) });
    fits(Recipe { level: Some(Level::Beginner), ..rated(12, 12) });
    fits(Recipe { technique: Some(Technique::NakedSingle), ..Recipe::of_level(Level::Beginner) });
    fits(Recipe { level: Some(Level::Medium), ..rated(0, 15) });
    fits(Recipe { level: Some(Level::Extreme), ..rated(0, 17) });
    fits(Recipe { technique: Some(Technique::HiddenTriple), ..rated(10, 17) });
    fits(Recipe { technique: Some(Technique::NakedSingle), ..rated(10, 16) });
    fits(Recipe {
        technique: Some(Technique::fish(FishKind::Basic, FishSize::Swordfish)),
        ..rated(10, 38)
    });
    let given = |givens| Recipe { givens: Some(givens), is_minimal: false, ..Recipe::default() };
    fits(Recipe { level: Some(Level::Extreme), ..given(74..=80) });
    for symmetries in Symmetries::ALL {
        let pattern = GivenPattern::Symmetric(symmetries);
        fits(Recipe { pattern, ..given(24..=24) });
        fits(Recipe { pattern, ..given(27..=29) });
    }
}

/// What the refusals rest on, seen on puzzles of all kinds.
#[test]
fn low_ratings_and_easy_techniques_go_together() {
    let control = Control::default();
    let limits = [
        (16, Technique::HiddenSingle),
        (31, Technique::HiddenTriple),
        (41, Technique::fish(FishKind::Basic, FishSize::Swordfish)),
    ];
    let mut seen = [0; 3];
    for seed in 0..120 {
        let is_minimal = seed % 3 == 0;
        let givens = (!is_minimal).then_some(24..=36);
        let recipe = Recipe { is_minimal, givens, ..Recipe::default() };
        let puzzle = made(&recipe, seed).puzzle;
        let board = Board::new(&puzzle).unwrap();
        let path = Solver::hodoku().path_of(&puzzle, &control).unwrap().unwrap();
        let last = path.steps.iter().map(|step| step.technique).max().unwrap();
        let rated = |most| {
            let range = Tenths::new(0)..=Tenths::new(most);
            has_er_within(&board, &range, &control).unwrap()
        };
        let level = path.hardest().unwrap().level();
        assert!(path.level() > Level::Beginner || rated(12), "{seed}");
        assert!(level > Level::Easy || rated(23), "{seed}");
        assert!(level > Level::Medium || rated(40), "{seed}");
        for (count, (most, needed)) in seen.iter_mut().zip(limits) {
            if rated(most) {
                assert!(last <= needed, "{seed}: {last} at {most} tenths");
                *count += 1;
            }
        }
        if rated(41) {
            let er = rate(&puzzle, &control).unwrap().unwrap().er;
            assert!(er.is_possible(), "{seed}: {er}");
        }
    }
    assert!(seen.iter().all(|&count| count > 5), "{seen:?}");
}

#[test]
fn a_range_of_givens_that_ends_beyond_the_board_leaves_a_cell_open() {
    for seed in 0..40 {
        let recipe = Recipe { givens: Some(75..=90), is_minimal: false, ..Recipe::default() };
        let made = made(&recipe, seed);
        assert!(cells(&made.puzzle).len() < 81);
        let told: Code = code_of(&made).to_string().parse().unwrap();
        assert_eq!(told.puzzle(&Control::default()).unwrap().givens(), made.puzzle.givens());
    }
}

#[test]
fn what_is_not_found_is_given_up_and_told() {
    let recipe = Recipe { givens: Some(17..=17), most_attempts: Some(20), ..Recipe::default() };
    let control = Control::default();
    assert_eq!(generate(&recipe, 1, &control), Err(GenerationError::GivenUp(20)));
    assert_eq!(control.progress.nodes(), 19);
    let sparse = (0..81).step_by(4).filter_map(Cell::new).take(17).chain(Cell::new(80)).collect();
    let recipe = Recipe {
        pattern: GivenPattern::Drawn(sparse),
        most_attempts: Some(50),
        ..Recipe::default()
    };
    assert!(matches!(generate(&recipe, 1, &control), Err(GenerationError::GivenUp(50..100))));
}

#[test]
fn work_that_is_told_to_stop_stops() {
    let control = Control::default();
    control.cancel.cancel();
    for pattern in [GivenPattern::Symmetric(Symmetries::None), GivenPattern::Drawn(rows(8))] {
        let recipe = Recipe { pattern, ..Recipe::default() };
        assert_eq!(generate(&recipe, 1, &control), Err(GenerationError::Cancelled));
    }
}

#[test]
fn the_same_seed_makes_the_same_puzzle() {
    let recipe = Recipe::of_level(Level::Medium);
    assert_eq!(made(&recipe, 11), made(&recipe, 11));
    assert_ne!(made(&recipe, 11).puzzle, made(&recipe, 12).puzzle);
    assert_eq!(seed_of(11, 0), 11);
    let seeds: std::collections::HashSet<u64> = (0..1000).map(|n| seed_of(11, n)).collect();
    assert_eq!(seeds.len(), 1000);
}

#[test]
fn the_puzzle_of_the_day_is_the_same_for_everyone() {
    let day = Date::new(2026, 11, 23).unwrap();
    let (recipe, seed) = day.puzzle(None);
    assert_eq!(recipe.level, Some(Level::Easy), "Mondays are easy");
    assert_eq!(code_of(&made(&recipe, seed)).to_string(), "1C0G-PGDD-T565");
    let (hard, _) = day.puzzle(Some(Level::Hard));
    assert_eq!(hard.level, Some(Level::Hard));
    let next = Date::new(2026, 11, 24).unwrap().puzzle(None);
    assert_ne!(next.1, seed);
}

#[test]
fn days_before_december_2026_keep_their_puzzles() {
    for (year, month, day, code) in [
        (2024, 2, 29, "1G0S-2PJN-2QP2"),
        (2026, 1, 5, "180M-J11D-R1G9"),
        (2026, 11, 24, "1603-2JRB-JBTD"),
        (2026, 11, 30, "1401-6NMM-0FMF"),
    ] {
        let (recipe, seed) = Date::new(year, month, day).unwrap().puzzle(None);
        assert_eq!(code_of(&made(&recipe, seed)).to_string(), code, "{year}-{month}-{day}");
    }
}

#[test]
fn from_december_2026_on_the_puzzle_of_the_day_is_one_to_play() {
    for day in [7, 14, 21, 28] {
        let (recipe, seed) = Date::new(2026, 12, day).unwrap().puzzle(None);
        let made = made(&recipe, seed);
        check_is_of(Level::Easy, &made.puzzle);
        let count = made.puzzle.givens().filled_count();
        assert!((36..=40).contains(&count), "{count}");
    }
}

/// Checks that take so long that `.ci/run` leaves them out too.
mod longest {
    use super::{
        Level, Recipe, check_is_minimal, check_is_of, check_is_sound, code_of, from_ref, made,
        seed_of,
    };

    #[test]
    #[ignore = "takes minutes, and a release build"]
    fn a_thousand_puzzles_of_each_level_are_as_they_should_be() {
        for level in Level::ALL.into_iter().filter(|&level| level > Level::Beginner) {
            let recipe = Recipe::of_level(level);
            for number in 0..1000 {
                let made = made(&recipe, seed_of(2026, number));
                check_is_sound(&made);
                check_is_minimal(&made.puzzle);
                // Singles in boxes alone may solve an easy puzzle.
                if level > Level::Easy {
                    check_is_of(level, &made.puzzle);
                }
                let answers = reference::answers(&made.puzzle, 2);
                assert_eq!(answers.as_slice(), from_ref(&made.answer), "{}", code_of(&made));
            }
        }
    }
}
