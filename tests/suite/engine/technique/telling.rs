//! What hints tell people: singles by the digits that rule the rest out, cells in words, chains stop by stop, and for
//! each technique what to look for.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use nonet::controller::{Drawing, drawing_of, focus_of, place_of};
use nonet::engine::technique::{
    AnyBoard, Board, BoardStep, Family, SingleGrounds, Solver, Technique, WideSet,
};
use nonet::engine::{
    Cell, CellSets, Constraint, Control, Digit, Grid, Layout, NamedShape, Parity, Puzzle, Rules,
    Thermometer,
};
use nonet::game::GameBoard;
use nonet::jobs::{Hint, HintStage};
use nonet::store::CellNames;
use nonet::text::Language;
use nonet::window_text::hint::{HintText, hint_line, hint_text, idea_of, reason_of};

use super::super::boards::classic;
use super::told_examples;

/// A newspaper puzzle with singles of all sorts.
const PUZZLE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

fn hint(step: &BoardStep, board: &AnyBoard, stage: HintStage) -> Hint {
    Hint::Step { step: Arc::new(step.clone()), board: Box::new(board.clone()), stage }
}

/// All that is told at a stage.
fn said(step: &BoardStep, board: &AnyBoard, stage: HintStage, language: Language) -> String {
    let HintText { text, stops, end } =
        hint_text(&hint(step, board, stage), &Layout::classic(), language, CellNames::Words);
    let pieces = text.iter().chain(stops.iter().flatten()).chain(&end);
    pieces.map(|piece| piece.text.as_str()).collect()
}

/// The steps of a solver on a board of digits.
fn steps(line: &str, technique: Technique) -> (AnyBoard, Vec<BoardStep>) {
    let board = AnyBoard::new(&classic(line)).unwrap();
    let steps = all_steps(&board, technique);
    (board, steps)
}

fn all_steps(board: &AnyBoard, technique: Technique) -> Vec<BoardStep> {
    let solver = Solver::of(technique);
    solver.easiest_steps_on(board, usize::MAX, &Control::default()).unwrap()
}

fn cell(row: usize, column: usize) -> Cell {
    Cell::new(9 * (row - 1) + column - 1).unwrap()
}

#[test]
fn a_hidden_single_is_told_by_the_lines_that_have_its_digit() {
    let line = "....1....1.................................1...........................1.........";
    let (board, steps) = steps(line, Technique::HiddenSingle);
    let step = steps.iter().find(|step| step.placements[0].cell == cell(3, 7)).unwrap();
    let grounds = SingleGrounds::of(step, &board).unwrap();
    assert!(grounds.ruled_out_before.is_empty());
    let told = said(step, &board, HintStage::Step, Language::ENGLISH);
    assert_eq!(
        told,
        "Box 3 needs the digit 1. Rows 1 and 2 and columns 8 and 9 already have it, so only row 3, column 7 is left. So row 3, column 7 is 1."
    );
}

/// What is lit before a step is shown is named in the words beside it.
#[test]
fn the_board_lights_only_what_the_words_of_the_stage_name() {
    for language in [Language::ENGLISH, Language::of_locale("vi")] {
        for &technique in Technique::ALL {
            for (step, board) in told_examples(technique) {
                let place = said(&step, &board, HintStage::Place, language);
                for (stage, drawing) in
                    [(HintStage::Place, place_of(&step)), (HintStage::Technique, focus_of(&step))]
                {
                    assert_named(&step, &board, stage, &drawing, &place, language);
                }
            }
        }
    }
}

/// Checks that the words of a stage name what `drawing` lights. `place` is the sentence that says where to look.
fn assert_named(
    step: &BoardStep,
    board: &AnyBoard,
    stage: HintStage,
    drawing: &Drawing,
    place: &str,
    language: Language,
) {
    let at_stage = hint(step, board, stage);
    let text = hint_text(&at_stage, &Layout::classic(), language, CellNames::Words).text;
    let named: HashSet<Cell> =
        text.iter().filter_map(|piece| piece.cells).flat_map(WideSet::iter).collect();
    let told: String = text.iter().map(|piece| piece.text.as_str()).collect();
    for cell in &drawing.cells {
        assert!(named.contains(cell), "{} at {stage:?}: {cell:?} is lit; {told}", step.technique);
    }
    // The houses as the first stage names them, without its verb and the full stop.
    let houses = place.trim_start_matches("Look at ").trim_start_matches("Hãy nhìn ");
    let houses = houses.trim_end_matches('.').to_lowercase();
    if !drawing.places.is_empty() {
        let lower = told.to_lowercase();
        assert!(
            lower.contains(&houses),
            "{} at {stage:?}: {houses} are lit; {told}",
            step.technique
        );
    }
}

/// In English an article would depend on the digit: "a 7", but "an 8".
#[test]
fn no_article_stands_before_a_digit() {
    for digit in '1'..='9' {
        let line =
            "....1....1.................................1...........................1.........";
        let (board, steps) = steps(&line.replace('1', &digit.to_string()), Technique::HiddenSingle);
        let step = steps.iter().find(|step| step.placements[0].cell == cell(3, 7)).unwrap();
        let told = said(step, &board, HintStage::Step, Language::ENGLISH);
        assert!(told.starts_with(&format!("Box 3 needs the digit {digit}. ")), "{told}");
    }
}

#[test]
fn the_witnesses_of_every_single_rule_out_all_that_is_ruled_out() {
    for technique in [Technique::HiddenSingle, Technique::NakedSingle] {
        let (board, steps) = steps(PUZZLE, technique);
        assert!(!steps.is_empty());
        for step in steps {
            let placed = step.placements[0];
            let grounds = SingleGrounds::of(&step, &board).unwrap();
            assert!(grounds.ruled_out_before.is_empty(), "{step:?}");
            for witness in &grounds.witnesses {
                assert_eq!(board.digit(witness.candidate.cell), Some(witness.candidate.digit));
            }
            let digits = grounds.witnesses.iter().map(|it| it.candidate.digit);
            if technique == Technique::NakedSingle {
                assert_eq!(digits.count(), 8, "one for each other digit");
            } else {
                assert!(digits.clone().all(|digit| digit == placed.digit) && digits.count() > 0);
                let cells = grounds.witnesses.iter().flat_map(|it| it.cells.iter());
                let seen: std::collections::HashSet<Cell> = cells.collect();
                assert!(!seen.contains(&placed.cell));
            }
        }
    }
}

#[test]
fn what_notes_rule_out_is_said_to_be_gone_before() {
    let (mut board, _) = steps(PUZZLE, Technique::NakedSingle);
    // The third cell can be 1, 2 or 4.
    let third = cell(1, 3);
    board
        .keep(third, [1, 4].iter().filter_map(|&digit| nonet::engine::Digit::new(digit)).collect());
    board.keep(third, [4].iter().filter_map(|&digit| nonet::engine::Digit::new(digit)).collect());
    let all = all_steps(&board, Technique::NakedSingle);
    let step = all.iter().find(|step| step.placements[0].cell == third).unwrap();
    let told = said(step, &board, HintStage::Step, Language::ENGLISH);
    assert!(told.starts_with("Row 1, column 3 can only be 4: "), "{told}");
    assert!(told.contains(". Earlier steps or notes have ruled out 1 and 2."), "{told}");
}

/// A step that puts a digit into the first row's fourth cell, on an anti-knight board with these digits.
fn told_by_knight(digits: &[(usize, usize, u8)], technique: Technique) -> String {
    let layout = NamedShape::named("anti-knight").unwrap().layout();
    let mut grid = Grid::empty(layout.clone());
    for &(row, column, digit) in digits {
        grid.set(cell(row, column), nonet::engine::Digit::new(digit));
    }
    let board = AnyBoard::new(&Puzzle::new(grid).unwrap()).unwrap();
    let all = all_steps(&board, technique);
    let step = all.iter().find(|step| step.placements[0].cell == cell(1, 4)).unwrap();
    let whole = hint(step, &board, HintStage::Step);
    let HintText { text, .. } = hint_text(&whole, &layout, Language::ENGLISH, CellNames::Short);
    text.iter().map(|piece| piece.text.as_str()).collect()
}

#[test]
fn a_knights_move_is_told_as_the_reason_of_a_single() {
    let around = [(1, 7, 1), (1, 8, 2), (1, 9, 3), (4, 4, 4), (6, 4, 5), (8, 4, 6), (3, 6, 7)];
    let digits: Vec<_> = around.into_iter().chain([(2, 2, 8)]).collect();
    let told = told_by_knight(&digits, Technique::NakedSingle);
    assert!(told.contains("r2c2=8 is a knight’s move from r1c4"), "{told}");
    // The 9 of row 2 rules out the rest of its box by the box, and r1c6 by a knight's move.
    let nines = [(2, 8, 9), (3, 2, 9), (8, 5, 9)];
    let told = told_by_knight(&nines, Technique::HiddenSingle);
    assert!(told.contains("a digit rules out cells a knight’s move from it too"), "{told}");
}

/// Signs that people who begin cannot read.
#[track_caller]
fn assert_in_words(text: &str) {
    for sign in ["=>", "<>", "{", "  ", " .", " ,"] {
        assert!(!text.contains(sign), "{sign:?} in {text}");
    }
    assert!(text.chars().all(|sign| sign < '\u{2070}'), "{text}");
    let is_short = |word: &str| {
        let mut signs = word.chars();
        matches!(signs.next(), Some('r' | 'h'))
            && signs.next().is_some_and(|it| it.is_ascii_digit())
    };
    assert!(!text.split(|sign: char| !sign.is_alphanumeric()).any(is_short), "{text}");
}

#[test]
fn every_step_is_told_in_words_at_every_stage() {
    for &technique in Technique::ALL {
        for (step, board) in told_examples(technique).take(2) {
            for language in Language::all() {
                for stage in [HintStage::Place, HintStage::Technique, HintStage::Step] {
                    assert_in_words(&said(&step, &board, stage, language));
                    let hint = hint(&step, &board, stage);
                    assert_in_words(&hint_line(
                        &hint,
                        &Layout::classic(),
                        language,
                        CellNames::Words,
                    ));
                }
                assert_in_words(&idea_of(&step, &board, language, CellNames::Words));
                assert_in_words(&reason_of(&step, &board, language, CellNames::Words));
            }
        }
    }
}

#[test]
fn each_technique_has_a_sentence_of_its_own_on_what_to_look_for() {
    for language in Language::all() {
        let mut known: HashMap<String, Technique> = HashMap::new();
        for &technique in Technique::ALL {
            let Some((step, board)) = told_examples(technique).next() else { continue };
            let told = said(&step, &board, HintStage::Technique, language);
            assert!(told.ends_with(['.', '?']), "{told}");
            if let Some(other) = known.insert(told.clone(), technique) {
                panic!("{technique} and {other} are looked for alike: {told}");
            }
        }
    }
}

#[test]
fn a_chain_is_told_by_as_many_sentences_as_it_has_stops() {
    let mut seen = 0;
    for &technique in Technique::ALL {
        for (step, board) in told_examples(technique).take(1) {
            let stops = step.chain_stops();
            let whole = hint(&step, &board, HintStage::Step);
            let told = hint_text(&whole, &Layout::classic(), Language::ENGLISH, CellNames::Words);
            assert_eq!(told.stops.len(), stops.len(), "{technique}");
            let is_walked = matches!(technique.family(), Family::Chains | Family::Forcing);
            assert_eq!(!stops.is_empty(), is_walked, "{technique}");
            for place in 0..stops.len() {
                let stage = hint(&step, &board, HintStage::Stop(place));
                let told =
                    hint_text(&stage, &Layout::classic(), Language::ENGLISH, CellNames::Words);
                assert_eq!(told.stops.len(), place + 1);
                seen += 1;
            }
        }
    }
    assert!(seen > 50, "{seen} stops");
}

#[test]
fn a_short_chain_reads_like_a_story() {
    let (step, board) = told_examples(Technique::Aic).next().unwrap();
    let told = hint_text(
        &hint(&step, &board, HintStage::Step),
        &Layout::classic(),
        Language::ENGLISH,
        CellNames::Words,
    );
    let stops: Vec<String> = told
        .stops
        .iter()
        .map(|stop| stop.iter().map(|piece| piece.text.as_str()).collect())
        .collect();
    assert_eq!(
        stops,
        [
            "Suppose row 2, column 4 is not 1.",
            "Then row 2, column 4 is 9: nothing else can go there.",
            "Then row 4, column 4 is not 9: column 4 already has its 9.",
            "Then row 4, column 8 is 9: row 4 has no other place for 9.",
            "Then row 4, column 8 is not 1: a cell holds one digit.",
            "Then row 3, column 8 is 1: column 8 has no other place for 1.",
        ]
    );
}

#[test]
fn a_step_draws_the_candidates_that_it_is_about_and_no_others() {
    for &technique in Technique::ALL {
        for (step, board) in told_examples(technique).take(2) {
            let drawing = drawing_of(&step, &board);
            let is_told =
                drawing.candidates.iter().all(|it| it.part.is_some() || it.gone || it.placed);
            assert!(is_told, "{technique}");
            for gone in &step.eliminations {
                assert!(drawing.candidates.iter().any(|it| it.gone && it.candidate == *gone));
            }
        }
    }
}

#[test]
fn a_single_is_drawn_with_what_rules_the_rest_out_and_the_rest_steps_back() {
    for technique in [Technique::HiddenSingle, Technique::NakedSingle] {
        let (board, steps) = steps(PUZZLE, technique);
        for step in steps {
            let drawing = drawing_of(&step, &board);
            assert!(!drawing.lit.is_empty() && drawing.rays.len() >= drawing.lit.len());
            let front = drawing.front.unwrap();
            assert!(drawing.lit.iter().all(|&cell| front.contains(cell)));
            assert!(front.contains(step.placements[0].cell) && front.len() < 81);
        }
    }
}

#[test]
fn people_see_boxes_before_lines() {
    let board = Board::new(&classic(PUZZLE)).unwrap();
    let known = [Technique::HiddenSingle].into_iter().collect();
    let solver = Solver::seeing(known, nonet::engine::technique::Order::default());
    let all = solver.all_steps(&board, &Control::default()).unwrap();
    let kinds: Vec<_> = all.iter().map(|step| step.evidence.bases[0].kind).collect();
    let first_line = kinds.iter().position(|kind| *kind != nonet::engine::HouseKind::Box);
    let boxes = first_line.unwrap_or(kinds.len());
    assert!(boxes > 0 && kinds[boxes..].iter().all(|kind| *kind != nonet::engine::HouseKind::Box));
    let usual = Solver { known, ..Solver::hodoku() };
    let usual = usual.all_steps(&board, &Control::default()).unwrap();
    assert_eq!(usual.len(), all.len(), "nothing is lost");
}

/// The answer of [`PUZZLE`].
const ANSWER: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/// The puzzle with every third given, in which each cell says whether its digit is odd.
fn puzzle_of_parities() -> Puzzle {
    let layout = Layout::classic();
    let digit = |index: usize| Digit::new(ANSWER.as_bytes()[index] - b'0').unwrap();
    let parity = |cell: Cell| {
        let is_so = |parity: &Parity| parity.has(digit(cell.index()));
        Constraint::Parity(cell, Parity::ALL.into_iter().find(is_so).unwrap())
    };
    let rules = Rules::new(&layout, layout.cells().map(parity)).unwrap();
    let mut givens = Grid::empty(layout.clone());
    for cell in layout.cells().filter(|cell| cell.index() % 3 == 0) {
        givens.set(cell, Some(digit(cell.index())));
    }
    Puzzle::of_parts(givens, rules, CellSets::none(&layout)).unwrap()
}

#[test]
fn a_single_names_the_constraint_that_it_rests_on() {
    let puzzle = puzzle_of_parities();
    let game = GameBoard::new(puzzle.givens(), &Grid::empty(Layout::classic()));
    let game = game.with_rules(puzzle.rules().clone());
    let board = AnyBoard::new(&puzzle).unwrap();
    for technique in [Technique::NakedSingle, Technique::HiddenSingle] {
        let steps = all_steps(&board, technique);
        let told = |step: &BoardStep, language| {
            let hint = hint(step, &board, HintStage::Step);
            let HintText { text, .. } = hint_text(&hint, &game, language, CellNames::Short);
            text.iter().map(|piece| piece.text.as_str()).collect::<String>()
        };
        let all: Vec<String> = steps.iter().map(|step| told(step, Language::ENGLISH)).collect();
        let names_one = |told: &String| told.contains(" odd cell") || told.contains(" even cell");
        assert!(all.iter().any(names_one), "{all:?}");
        for told in &all {
            assert!(!told.contains("before") && !told.contains("arlier"), "{told}");
        }
        for step in &steps {
            let told = told(step, Language::of_locale("vi"));
            assert!(!told.contains("odd") && !told.contains("even"), "{told}");
        }
    }
}

#[test]
fn a_single_on_a_thermometer_names_it() {
    let layout = Layout::classic();
    let column = (0..9).map(|row| layout.cell(row, 0).unwrap());
    let line = Constraint::Thermometer(Thermometer::new(column).unwrap());
    let rules = Rules::new(&layout, [line]).unwrap();
    let givens = Grid::empty(layout.clone());
    let puzzle = Puzzle::of_parts(givens, rules.clone(), CellSets::none(&layout)).unwrap();
    let game = GameBoard::new(puzzle.givens(), &Grid::empty(layout)).with_rules(rules);
    let board = AnyBoard::new(&puzzle).unwrap();
    let steps = all_steps(&board, Technique::NakedSingle);
    assert_eq!(steps.len(), 9, "no digit has room elsewhere");
    for (language, name) in
        [(Language::ENGLISH, "thermometer"), (Language::of_locale("vi"), "nhiệt kế")]
    {
        let hint = hint(&steps[0], &board, HintStage::Step);
        let HintText { text, .. } = hint_text(&hint, &game, language, CellNames::Short);
        let told: String = text.iter().map(|piece| piece.text.as_str()).collect();
        assert!(told.contains(name), "{told}");
    }
}
