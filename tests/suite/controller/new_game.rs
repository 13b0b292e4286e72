//! New games: of a level, as they are described, of the day, of a code, and from the stock.

use nonet::controller::{
    Beginning, BoardAction, Choose, Command, Departure, Dialog, GameDraft, GameError, JobsAction,
    Mode, NewGameAction, Question, Status,
};
use nonet::engine::generate::{Recipe, Shape, Symmetries};
use nonet::engine::search::{Uniqueness, uniqueness};
use nonet::engine::technique::{Board, Level, Solver, Technique};
use nonet::engine::{Control, Grid, Layout, Puzzle};
use nonet::jobs::GameWish;
use nonet::store::{Candidates, Folders, Options, Stock};

use super::program::{ONE_ANSWER, Program};

fn puzzle(program: &Program) -> Puzzle {
    program.controller.document().puzzle().clone().unwrap()
}

fn level(puzzle: &Puzzle) -> Level {
    let control = Control::default();
    Solver::hodoku().path(&Board::new(puzzle).unwrap(), &control).unwrap().level()
}

fn typed(draft: GameDraft) -> Program {
    let mut program = Program::new();
    program.command(Command::ChooseGame);
    program.act(NewGameAction::Typed(Box::new(draft)));
    program
}

#[test]
fn a_game_of_a_level_has_one_answer_and_that_level_and_is_played() {
    for wanted in [Level::Easy, Level::Medium, Level::Hard] {
        let mut program = Program::new();
        program.command(Command::NewGame(wanted));
        let made = puzzle(&program);
        assert!(matches!(uniqueness(&made, &Control::default()), Ok(Uniqueness::Only(_))));
        assert_eq!(level(&made), wanted);
        assert!(matches!(program.controller.mode(), Mode::Play(_)));
        assert_eq!(*program.controller.status(), Status::NewGame(Some(wanted)));
        assert_eq!(program.controller.options().game_level(), wanted, "the next is like it");
        assert!(!program.controller.document().is_unsaved());
    }
}

#[test]
fn the_next_game_is_like_the_last_and_another() {
    let mut program = Program::new();
    program.command(Command::NewGame(Level::Medium));
    let first = puzzle(&program);
    program.command(Command::NextGame);
    let second = puzzle(&program);
    assert_ne!(first.givens(), second.givens());
    assert_eq!(level(&second), Level::Medium);
}

#[test]
fn a_game_is_as_it_was_described() {
    let program = typed(GameDraft {
        symmetries: Symmetries::HalfTurn,
        givens: "28-34".to_owned(),
        technique: Some(Technique::NakedPair),
        ..GameDraft::default()
    });
    let made = puzzle(&program);
    let cells: Vec<usize> = made.givens().filled().map(|(cell, _)| cell.index()).collect();
    assert!((28..=34).contains(&cells.len()));
    assert!(cells.iter().all(|cell| cells.contains(&(80 - cell))), "{cells:?}");
    let known = Solver::hodoku();
    let path = known.path(&Board::new(&made).unwrap(), &Control::default()).unwrap();
    assert!(path.steps.iter().any(|step| step.technique == Technique::NakedPair));
}

#[test]
fn givens_stand_where_the_board_has_digits() {
    let mut program = Program::typed(ONE_ANSWER);
    let pattern: Vec<_> =
        program.controller.document().board().givens().filled().map(|(cell, _)| cell).collect();
    program.command(Command::ChooseGame);
    let draft = GameDraft { as_drawn: true, ..GameDraft::default() };
    program.act(NewGameAction::Typed(Box::new(draft)));
    program.answer(Choose::DoNotSave);
    let made: Vec<_> = puzzle(&program).givens().filled().map(|(cell, _)| cell).collect();
    assert_eq!(made, pattern);
    assert!(matches!(program.controller.mode(), Mode::Play(_)));
}

#[test]
fn what_cannot_be_is_told_in_the_dialog_which_keeps_what_was_typed() {
    use nonet::engine::generate::CodeError;
    let check = |draft: GameDraft, expected: &dyn Fn(&GameError) -> bool| {
        let program = typed(draft.clone());
        match program.controller.dialog() {
            Some(Dialog::NewGame { draft: kept, error: Some(error) }) => {
                assert_eq!(*kept, draft);
                assert!(expected(error), "{error:?}");
            }
            other => panic!("{other:?}"),
        }
    };
    let givens = |typed: &str| GameDraft { givens: typed.to_owned(), ..GameDraft::default() };
    for wrong in ["few", "30-20", "-", "300"] {
        check(givens(wrong), &|error| *error == GameError::Givens);
    }
    check(givens("3-9"), &|error| matches!(error, GameError::Unfit(_)));
    let rating = |typed: &str| GameDraft { rating: typed.to_owned(), ..GameDraft::default() };
    for wrong in ["hard", "7.55", "8.0-7.0", "21"] {
        check(rating(wrong), &|error| *error == GameError::Rating);
    }
    let code = GameDraft { code: "1H7K".to_owned(), ..GameDraft::default() };
    check(code, &|error| matches!(error, GameError::Code(CodeError::Length(_))));
    let above = GameDraft {
        level: Some(Level::Easy),
        technique: Some(Technique::XWing),
        ..GameDraft::default()
    };
    check(above, &|error| matches!(error, GameError::Unfit(_)));
}

#[test]
fn a_plain_wish_is_one_for_a_level_and_ranges_are_read() {
    let empty = Grid::empty(Layout::classic());
    let plain = GameDraft { level: Some(Level::Hard), ..GameDraft::default() };
    assert_eq!(plain.wish(&empty), Ok(GameWish::Level(Level::Hard)));
    let ranges = GameDraft { givens: " 24 ".to_owned(), rating: "7 – 7,5".to_owned(), ..plain };
    let Ok(GameWish::Recipe(recipe)) = ranges.wish(&empty) else { panic!("a recipe") };
    let Recipe { shape, givens, er, .. } = *recipe;
    assert_eq!((shape, givens), (Shape::Symmetric(Symmetries::None), Some(24..=24)));
    let er = er.unwrap();
    assert_eq!((er.start().get(), er.end().get()), (70, 75));
    for typed in ["22-26", "22..26", "22 – 26"] {
        let draft = GameDraft { givens: typed.to_owned(), ..GameDraft::default() };
        let Ok(GameWish::Recipe(recipe)) = draft.wish(&empty) else { panic!("{typed}") };
        assert_eq!(recipe.givens, Some(22..=26), "{typed}");
    }
}

#[test]
fn a_code_and_the_day_mean_the_same_puzzle_for_everyone() {
    let mut program = Program::new();
    program.command(Command::NewGame(Level::Easy));
    let code = program.controller.document().about().title.clone();
    let friend = typed(GameDraft { code: code.to_lowercase(), ..GameDraft::default() });
    assert_eq!(puzzle(&friend).givens(), puzzle(&program).givens());

    let daily = || {
        let mut program = Program::new();
        program.command(Command::DailyGame);
        puzzle(&program)
    };
    assert_eq!(daily().givens(), daily().givens());
}

#[test]
fn a_game_that_is_played_is_not_left_unasked() {
    let mut program = Program::new();
    program.command(Command::NewGame(Level::Easy));
    let cell = program.controller.document().board().open_cells().next().unwrap();
    program.act(BoardAction::Pick(cell));
    program.act(BoardAction::Type(1));
    let before = puzzle(&program);
    program.command(Command::NextGame);
    assert!(matches!(program.controller.dialog(), Some(Dialog::Question(_))));
    assert_eq!(puzzle(&program).givens(), before.givens());
}

#[test]
fn what_is_typed_while_a_puzzle_is_made_is_not_replaced_unasked() {
    let mut program = Program::new();
    program.hold = true;
    program.command(Command::NewGame(Level::Easy));
    program.act(BoardAction::Type(1));
    let typed = program.controller.document().board().digits();
    program.run_jobs();
    let Some(Dialog::Question(Question::SaveChanges(Departure::BeginGame(_)))) =
        program.controller.dialog()
    else {
        panic!("{:?}", program.controller.dialog());
    };
    assert_eq!(program.controller.document().board().digits(), typed);
    program.answer(Choose::DoNotSave);
    assert!(matches!(program.controller.mode(), Mode::Play(_)));
    assert_eq!(level(&puzzle(&program)), Level::Easy);
}

#[test]
fn candidates_are_noted_in_a_new_game_where_they_are_noted_by_themselves() {
    let options = Options { candidates: Candidates::All, ..Options::default() };
    let mut program = Program::with(options);
    program.command(Command::NewGame(Level::Easy));
    let board = program.controller.document().board();
    assert_eq!(board.notes().count(), board.open_cells().count());
    assert!(board.notes().count() > 0);
}

#[test]
fn the_stock_is_used_first_and_filled_up_again() {
    let home = tempfile::tempdir().unwrap();
    let folders = Folders::below(home.path());
    let mut program = Program::with(Options { statistics: false, ..Options::default() });
    program.hold = true;
    program.start(Beginning { folders: Some(folders.clone()), ..Beginning::default() });
    assert!(!program.controller.is_running(nonet::jobs::JobKind::Stock), "nobody has played");
    let made =
        nonet::engine::generate::generate(&Recipe::of_level(Level::Easy), 1, &Control::default());
    let code = made.unwrap().code;
    Stock::default().put(&folders, Level::Easy, &code).unwrap();
    program.command(Command::NewGame(Level::Easy));
    program.run_one_job();
    assert_eq!(program.controller.document().about().title, code.to_string());
    assert_eq!(Stock::load(&folders).value.count(Level::Easy), 0);
    assert!(program.controller.is_running(nonet::jobs::JobKind::Stock));
}

#[test]
fn making_a_game_can_be_cancelled() {
    let mut program = Program::new();
    program.hold = true;
    program.command(Command::NewGame(Level::Extreme));
    assert_eq!(*program.controller.status(), Status::MakingGame);
    program.act(JobsAction::Cancel);
    assert_eq!(*program.controller.status(), Status::Cancelled);
    program.run_jobs();
    assert!(matches!(program.controller.mode(), Mode::Edit), "the reply comes too late");
}
