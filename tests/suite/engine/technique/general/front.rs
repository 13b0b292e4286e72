//! The front of all geometries: boards, positions and paths of any shape.

use std::sync::Arc;

use nonet::engine::technique::{
    AnyBoard, AnyPath, Board, BoardStep, Level, Mistake, Obstacle, Position, Solver, Technique,
    WideSet, backdoors, mistakes,
};
use nonet::engine::{Cancelled, Control, Grid, Layout, Puzzle};

use super::super::super::boards::{classic, grid};
use super::{cell, digit, layout};

/// A 6×6 puzzle with 15 digits of its answer.
fn six() -> Puzzle {
    let answer = "123456456123231564564231312645645312";
    let kept = |(place, sign): (usize, char)| if matches!(place % 5, 0 | 2) { sign } else { '.' };
    let givens: String = answer.chars().enumerate().map(kept).collect();
    Puzzle::new(grid(layout("6x6"), &givens)).unwrap()
}

#[test]
fn the_classic_board_has_a_geometry_of_its_own() {
    let puzzle = classic(
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    );
    let control = Control::default();
    let (board, any) = (Board::new(&puzzle).unwrap(), AnyBoard::new(&puzzle).unwrap());
    assert_eq!(any, AnyBoard::Classic(board.clone()));
    let own = Solver::hodoku().path(&board, &control).unwrap();
    let path = Solver::hodoku().path_on(&any, &control).unwrap();
    assert!(path.is_classic() && path.is_solved());
    let told: Vec<BoardStep> = own.steps.iter().map(BoardStep::from).collect();
    assert_eq!(path.steps().collect::<Vec<_>>(), told);
    assert_eq!(
        (path.level(), path.score(), path.hardest()),
        (own.level(), own.score(), own.hardest())
    );
}

#[test]
fn a_classic_puzzle_treated_as_one_of_any_shape_has_the_same_steps() {
    let puzzle = classic(
        "1.3...7.945....23.....2......951...3....9...1..17.3.5....94..1...52..........5..8",
    );
    let control = Control::default();
    let general = AnyBoard::of_any_shape(&puzzle).unwrap();
    let path = Solver::hodoku().path_on(&general, &control).unwrap();
    let own = Solver::hodoku().path_of(&puzzle, &control).unwrap().unwrap();
    assert_eq!(path.end().grid(), own.end.grid());
    assert!(!path.is_classic());
    let told: Vec<BoardStep> = own.steps.iter().map(BoardStep::from).collect();
    assert_eq!(path.steps().collect::<Vec<_>>(), told);
}

#[test]
fn a_board_of_more_than_625_cells_is_refused() {
    let large = Layout::boxed(5, 6).unwrap();
    let empty = Grid::empty(Arc::clone(&large));
    assert_eq!(large.cell_count(), 900);
    assert!(AnyBoard::of_position(&empty, &empty).is_none());
    let most = Layout::boxed(5, 5).unwrap();
    let empty = Grid::empty(most);
    assert_eq!(AnyBoard::of_position(&empty, &empty).unwrap().open().len(), WideSet::MOST_CELLS);
}

#[test]
fn a_position_tells_mistakes_before_steps() {
    let control = Control::default();
    let puzzle = six();
    let mut board = AnyBoard::new(&puzzle).unwrap();
    let position =
        |board: &AnyBoard| Position::of(puzzle.clone(), board.clone(), &control).unwrap().unwrap();
    assert_eq!(position(&board).obstacle(&control), Ok(None));
    let open = cell(&board, "r1c2");
    board.keep(open, super::digits(&[3]));
    let lost =
        Obstacle::Mistakes(vec![Mistake::LostCandidate(nonet::engine::technique::Candidate {
            cell: open,
            digit: digit(2),
        })]);
    assert_eq!(position(&board).obstacle(&control), Ok(Some(lost)));
    assert_eq!(mistakes(&board, position(&board).answer.as_ref().unwrap()).len(), 1);
}

#[test]
fn a_path_leads_to_the_answer_and_has_a_level_of_its_own() {
    let control = Control::default();
    let path = Solver::hodoku().any_path_of(&six(), &control).unwrap().unwrap();
    assert!(path.is_solved() && !path.is_classic());
    assert!(path.level() <= Level::Medium, "{:?}", path.hardest());
    assert_eq!(path.step_count(), path.steps().count());
    assert_eq!(path.used().map(|(_, count)| count).sum::<usize>(), path.step_count());
    assert!(path.hardest_to_see().is_some());
    let mut board = AnyBoard::new(&six()).unwrap();
    path.steps().for_each(|step| board.apply(&step));
    assert_eq!(board, path.end());
}

#[test]
fn backdoors_are_found_on_any_board() {
    let control = Control::default();
    let board = AnyBoard::new(&six()).unwrap();
    let answer = Solver::hodoku().path_on(&board, &control).unwrap().into_end().grid();
    let found = backdoors(&board, &answer, 1, &Solver::singles(), &control).unwrap();
    for set in &found {
        let mut board = board.clone();
        for cell in set.iter() {
            board.place(nonet::engine::technique::Candidate {
                cell,
                digit: answer.get(cell).unwrap(),
            });
        }
        assert!(Solver::singles().path_on(&board, &control).unwrap().is_solved());
    }
    assert!(!found.is_empty());
}

#[test]
fn a_search_on_any_board_can_be_cancelled() {
    let control = Control::default();
    control.cancel.cancel();
    let board = AnyBoard::new(&six()).unwrap();
    let solver = Solver::hodoku();
    assert_eq!(solver.next_step_on(&board, &control), Err(Cancelled));
    assert_eq!(solver.easiest_steps_on(&board, 5, &control), Err(Cancelled));
    assert!(matches!(solver.path_on(&board, &control), Err(Cancelled)));
}

#[test]
fn the_same_board_gives_the_same_steps() {
    let control = Control::default();
    let board = AnyBoard::new(&six()).unwrap();
    let steps = |_| Solver::hodoku().easiest_steps_on(&board, usize::MAX, &control).unwrap();
    let [one, other] = [0, 1].map(steps);
    assert_eq!(one, other);
    let places = one.iter().map(|step| step.technique).collect::<Vec<_>>();
    assert!(places.is_sorted(), "{places:?}");
    let easiest = Solver::hodoku().easiest_steps_on(&board, 2, &control).unwrap();
    assert_eq!(easiest[..], one[..2]);
}

#[test]
fn a_technique_knows_on_which_boards_it_works() {
    assert!(Technique::LawOfLeftovers.is_for_any_board());
    assert!(!Technique::SkLoop.is_for_any_board());
    let works = |technique: Technique, board: &str| technique.works_on(&layout(board));
    assert!(works(Technique::SkLoop, "x") && !works(Technique::SkLoop, "6x6"));
    assert!(works(Technique::LawOfLeftovers, "jigsaw") && !works(Technique::LawOfLeftovers, "x"));
    assert!(works(Technique::UniqueLoop, "x") && !works(Technique::UniqueLoop, "anti-knight"));
    assert!(works(Technique::ConsecutiveNeighbours, "non-consecutive"));
    let path = Solver::hodoku().any_path_of(&six(), &Control::default()).unwrap().unwrap();
    assert!(matches!(path, AnyPath::Narrow(_)));
}
