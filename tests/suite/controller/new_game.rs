//! New games: by level, by recipe, of the day, from a code, and from the stock.

use std::time::Duration;

use nonet::controller::{
    BoardAction, Command, Departure, Dialog, DialogAction, DialogButton, FilesAction, GameDraft,
    GameError, GameShape, JobsAction, Launch, Mode, NewGameAction, Question, RecordsAction,
    StartPageAction, Status,
};
use nonet::engine::generate::{
    Code, GenerationError, GivenPattern, JigsawSide, Recipe, RecipeConflict, Symmetries,
};
use nonet::engine::search::{Uniqueness, uniqueness};
use nonet::engine::technique::{Board, FishKind, FishSize, Level, Solver, Technique};
use nonet::engine::{Control, Grid, Layout, LayoutBuilder, NamedShape, Puzzle, Regions, facts};
use nonet::format::{Document, Kind, write};
use nonet::jobs::GameWish;
use nonet::store::{Candidates, Folders, KeptBoard, KeptBoards, KeptBoardsEdit, Options, Stock};
use nonet::text::{Language, game_name};
use nonet::window_text::{document_name, share_text, window_title};

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
    for wanted in [Level::Beginner, Level::Easy, Level::Medium, Level::Hard] {
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

fn named(name: &str) -> GameShape {
    GameShape::Named(NamedShape::named(name).unwrap())
}

#[test]
fn a_game_on_another_board_is_as_it_was_described_and_is_told_by_its_code() {
    let jigsaw = GameShape::RandomJigsaw(JigsawSide::new(6).unwrap());
    for (shape, rows) in [(named("6x6"), 6), (named("x"), 9), (named("twins"), 15), (jigsaw, 6)] {
        let mut program = typed(GameDraft {
            shape,
            symmetries: Symmetries::HalfTurn,
            givens: "10-150".to_owned(),
            ..GameDraft::default()
        });
        let made = puzzle(&program);
        assert_eq!(made.layout().rows(), rows);
        assert!(!made.layout().is_classic());
        assert!(matches!(uniqueness(&made, &Control::default()), Ok(Uniqueness::Only(_))));
        assert!(facts::Symmetry::HalfTurn.holds_for(made.givens()), "{made:?}");
        assert!((10..=150).contains(&made.givens().filled_count()));
        assert!(matches!(program.controller.mode(), Mode::Play(_)));
        let path = Solver::hodoku().any_path_of(&made, &Control::default()).unwrap();
        let level = path.map(|path| path.level());
        assert_eq!(*program.controller.status(), Status::NewGame(level));
        let code = program.controller.document().code().unwrap();
        assert_eq!(code.puzzle(&Control::default()), Ok(made.clone()));

        program.command(Command::NextGame);
        let next = puzzle(&program);
        assert_eq!((next.layout().rows(), next == made), (rows, false));

        let again = typed(GameDraft { code: code.to_string(), ..GameDraft::default() });
        assert_eq!(puzzle(&again), made);
    }
}

#[test]
fn every_board_can_be_chosen_once_and_the_classic_one_is_the_usual() {
    let all = GameShape::all(&KeptBoards::default(), &Layout::classic());
    assert_eq!(
        (all[0].clone(), GameDraft::default().shape),
        (GameShape::Classic, GameShape::Classic)
    );
    assert_eq!(all.len(), NamedShape::ALL.len() + 13);
    for (place, shape) in all.iter().enumerate() {
        assert!(!all[..place].contains(shape), "{shape:?}");
    }
}

#[test]
fn boards_of_the_user_and_that_in_the_window_can_be_chosen() {
    let layout = |name| NamedShape::named(name).unwrap().layout();
    let own = LayoutBuilder {
        regions: Regions::of_letters(&["AABB", "AABB", "CCDD", "DDCC"]),
        ..LayoutBuilder::latin(4)
    };
    let own = own.build().unwrap();
    let mut kept = KeptBoards::default();
    let board = KeptBoard { name: "Mine".to_owned(), layout: own.clone() };
    assert_eq!(GameShape::of(&own, &kept), GameShape::Shown(own.clone()));
    assert_eq!(GameShape::all(&kept, &own)[1], GameShape::Shown(own.clone()));
    kept.change(KeptBoardsEdit::Keep(board.clone()));
    assert_eq!(GameShape::of(&own, &kept), GameShape::Kept(board.clone()));
    assert_eq!(GameShape::all(&kept, &own)[1], GameShape::Kept(board));
    assert_eq!(GameShape::of(&layout("6x6"), &kept), named("6x6"));
}

#[test]
fn a_game_is_made_on_the_board_in_the_window() {
    let mut program = typed(GameDraft { shape: named("6x6"), ..GameDraft::default() });
    program.command(Command::ChooseGame);
    assert!(matches!(
        program.controller.dialog(),
        Some(Dialog::NewGame { draft, .. }) if draft.shape == named("6x6")
    ));
    program.act(DialogAction::Dismissed);
    program.command(Command::NewGame(Level::Beginner));
    let made = puzzle(&program);
    assert_eq!(made.layout().rows(), 6);
    let path = Solver::hodoku().any_path_of(&made, &Control::default()).unwrap().unwrap();
    assert_eq!(path.level(), Level::Beginner);
    let name = document_name(program.controller.document(), Language::ENGLISH);
    assert!(name.starts_with("6×6") && name.contains("Beginner"), "{name}");
}

#[test]
fn a_level_on_the_board_in_the_window_is_as_gentle_as_on_the_classic_board_or_is_told() {
    let of_4x4 = || typed(GameDraft { shape: named("4x4"), ..GameDraft::default() });
    let mut program = of_4x4();
    program.command(Command::NewGame(Level::Beginner));
    let givens = puzzle(&program).givens().filled_count();
    assert!((7..=8).contains(&givens), "{givens}");
    let mut program = of_4x4();
    let before = puzzle(&program);
    program.command(Command::NewGame(Level::Extreme));
    let why = GenerationError::Unfit(RecipeConflict::LevelOfBoard(Level::Beginner));
    assert_eq!(*program.controller.status(), Status::NoGame(why));
    assert_eq!(puzzle(&program), before);
}

#[test]
fn a_board_without_levels_is_offered_without_one() {
    for (name, expected) in [("6x6", true), ("25x25", true), ("36x36", false), ("100x100", false)] {
        let draft = GameDraft { shape: named(name), ..GameDraft::default() };
        assert_eq!(draft.has_levels(), expected, "{name}");
    }
    let before = GameDraft { level: Some(Level::Beginner), ..GameDraft::default() };
    assert!(before.has_levels());
    let mut program = typed(before);
    let large = Document::of_givens(Grid::empty(NamedShape::named("36x36").unwrap().layout()));
    let text = write(Kind::Nonet, &[large]).unwrap();
    program.act(FilesAction::Pasted(text));
    program.command(Command::ChooseGame);
    assert!(matches!(
        program.controller.dialog(),
        Some(Dialog::NewGame { draft, .. })
            if draft.shape == named("36x36") && draft.level.is_none()
    ));
}

#[test]
fn a_level_asked_for_on_a_board_without_levels_makes_a_game_on_that_board() {
    for command in [Command::NewGame(Level::Hard), Command::NextGame] {
        let mut program = Program::new();
        let layout = NamedShape::named("36x36").unwrap().layout();
        let text = write(Kind::Nonet, &[Document::of_givens(Grid::empty(layout.clone()))]).unwrap();
        program.act(FilesAction::Pasted(text));
        program.hold = true;
        program.command(command);
        program.answer(DialogButton::DoNotSave);
        assert_eq!(*program.status(), Status::MakingGame);
        assert!(program.controller.is_running(nonet::jobs::JobKind::Game));
        program.run_jobs();
        assert_eq!(*program.status(), Status::NewGame(None));
        assert!(matches!(program.controller.mode(), Mode::Play(_)));
        assert_eq!(*puzzle(&program).layout(), layout);
    }
}

#[test]
fn what_another_board_cannot_have_is_told_in_the_dialog() {
    let check = |draft: GameDraft, expected: GameError| {
        let program = typed(draft.clone());
        match program.controller.dialog() {
            Some(Dialog::NewGame { draft: kept, error }) => {
                assert_eq!((kept, *error), (&draft, Some(expected)));
            }
            other => panic!("{other:?}"),
        }
    };
    let of = |name, givens: &str| GameDraft {
        shape: named(name),
        givens: givens.to_owned(),
        ..GameDraft::default()
    };
    check(of("16x16", "few"), GameError::GivensOfBoard);
    check(of("16x16", "90-80"), GameError::GivensOfBoard);
    let rated = GameDraft { rating: "7.0".to_owned(), ..of("6x6", "") };
    check(rated, GameError::RatingOfBoard);
    let range = RecipeConflict::GivensOfBoard { fewest: 3, most: 15 };
    check(of("4x4", "16"), GameError::Unfit(range));
    let level = GameDraft { level: Some(Level::Hard), ..of("100x100", "") };
    check(level, GameError::Unfit(RecipeConflict::NotRated));
    let turned = GameDraft { symmetries: Symmetries::QuarterTurn, ..of("twins", "") };
    check(turned, GameError::Unfit(RecipeConflict::SymmetryOfBoard(Symmetries::QuarterTurn)));
}

#[test]
fn a_killer_is_made_with_the_level_and_the_technique_of_the_dialog() {
    for (shape, technique) in
        [(GameShape::Classic, None), (named("6x6"), Some(Technique::CageDigit))]
    {
        let level = Some(Level::Medium);
        let draft = GameDraft { shape, technique, level, is_killer: true, ..GameDraft::default() };
        let mut program = typed(draft.clone());
        assert_eq!(*program.status(), Status::NewGame(level));
        let made = puzzle(&program);
        assert!(made.givens().is_empty() && !made.rules().is_empty());
        let path = Solver::hodoku().any_path_of(&made, &Control::default()).unwrap().unwrap();
        assert_eq!(path.level(), Level::Medium);
        assert!(technique.is_none_or(|it| path.used().any(|(used, _)| used == it)));
        // The next one is made by the same wish.
        program.command(Command::NextGame);
        assert!(puzzle(&program) != made && !puzzle(&program).rules().is_empty());
        program.command(Command::ChooseGame);
        assert!(matches!(
            program.controller.dialog(),
            Some(Dialog::NewGame { draft: kept, .. }) if *kept == draft
        ));
    }
    let beginner =
        GameDraft { is_killer: true, level: Some(Level::Beginner), ..GameDraft::default() };
    assert!(matches!(
        typed(beginner).controller.dialog(),
        Some(Dialog::NewGame { error: Some(GameError::Unfit(RecipeConflict::NotOfKillers)), .. })
    ));
}

#[test]
fn givens_stand_where_the_board_has_digits() {
    let mut program = Program::typed(ONE_ANSWER);
    let pattern: Vec<_> =
        program.controller.document().board().givens().filled().map(|(cell, _)| cell).collect();
    program.command(Command::ChooseGame);
    let draft = GameDraft { as_drawn: true, ..GameDraft::default() };
    program.act(NewGameAction::Typed(Box::new(draft)));
    program.answer(DialogButton::DoNotSave);
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
        technique: Some(Technique::fish(FishKind::Basic, FishSize::XWing)),
        ..GameDraft::default()
    };
    check(above, &|error| matches!(error, GameError::Unfit(_)));
}

#[test]
fn a_plain_wish_is_one_for_a_level_and_ranges_are_read() {
    let empty = Grid::empty(Layout::classic());
    let plain = GameDraft { level: Some(Level::Hard), ..GameDraft::default() };
    assert_eq!(plain.wish(&empty, Symmetries::None), Ok(GameWish::Level(Level::Hard)));
    let ranges = GameDraft { givens: " 24 ".to_owned(), rating: "7 – 7,5".to_owned(), ..plain };
    let Ok(GameWish::Recipe(recipe)) = ranges.wish(&empty, Symmetries::None) else {
        panic!("a recipe")
    };
    let Recipe { pattern, givens, er, .. } = *recipe;
    assert_eq!((pattern, givens), (GivenPattern::Symmetric(Symmetries::None), Some(24..=24)));
    let er = er.unwrap();
    assert_eq!((er.start().get(), er.end().get()), (70, 75));
    for typed in ["22-26", "22..26", "22 – 26"] {
        let draft = GameDraft { givens: typed.to_owned(), ..GameDraft::default() };
        let Ok(GameWish::Recipe(recipe)) = draft.wish(&empty, Symmetries::None) else {
            panic!("{typed}")
        };
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
fn the_next_harder_level_is_that_after_the_level_that_was_asked_for() {
    let mut program = Program::new();
    // Such a puzzle has techniques of the level Easy.
    program.command(Command::NewGame(Level::Beginner));
    assert_eq!(program.controller.harder_level(), Some(Level::Easy));
    program.command(Command::NewGame(Level::Easy));
    assert_eq!(program.controller.harder_level(), Some(Level::Medium));
    assert_eq!(Level::Extreme.harder(), None);
    let program = Program::new();
    assert_eq!(program.controller.harder_level(), None, "no game is played");
}

#[test]
fn a_game_is_called_by_its_level_and_its_day() {
    let mut program = Program::new();
    program.clock_at(Duration::ZERO);
    let title = |program: &Program, language| {
        window_title(program.controller.document(), Language::of_locale(language))
    };
    program.command(Command::NewGame(Level::Easy));
    assert_eq!(title(&program, "en"), "Easy · 18 November – Nonet");
    assert_eq!(title(&program, "vi"), "Dễ · 18 tháng 11 – Nonet");
    program.command(Command::DailyGame);
    assert_eq!(title(&program, "en"), "Puzzle of 18 November 2026 · Medium – Nonet");
    assert_eq!(title(&program, "vi"), "Đề ngày 18 tháng 11 năm 2026 · Vừa – Nonet");
    assert_eq!(program.controller.level_of_game(), Some(Level::Medium));
}

#[test]
fn the_name_of_a_game_is_in_its_record_and_comes_back_from_there() {
    let folder = tempfile::tempdir().unwrap();
    let mut program = Program::new();
    program.clock_at(Duration::ZERO);
    let folders = Some(Folders::below(folder.path()));
    program.start(Launch { folders, ..Launch::default() });
    for (command, name) in [
        (Command::NewGame(Level::Easy), "Easy · 18 November"),
        (Command::NewGame(Level::Easy), "Easy · 18 November · 2"),
        (Command::NewGame(Level::Medium), "Medium · 18 November"),
        (Command::DailyGame, "Puzzle of 18 November 2026 · Medium"),
    ] {
        program.command(command);
        let open = program.controller.document().board().open_cells().next().unwrap();
        program.act(BoardAction::Pick(open));
        program.act(BoardAction::Type(1));
        program.command(Command::New);
        program.answer(DialogButton::Leave);
        let record = &program.ended.last().unwrap().record;
        assert_eq!(game_name(record, Language::ENGLISH), name);
        assert!(record.code.parse::<Code>().is_ok(), "{}", record.code);
        nonet::store::records::append(&Folders::below(folder.path()), record).unwrap();
        program.act(RecordsAction::Show);
        program.act(RecordsAction::Open(0));
        let document = program.controller.document();
        assert_eq!(document_name(document, Language::ENGLISH), name);
        assert!(document.about().made().is_some());
    }
}

#[test]
fn a_puzzle_that_was_changed_is_not_the_puzzle_of_its_code() {
    let mut program = Program::new();
    program.command(Command::NewGame(Level::Easy));
    let code = program.controller.document().code().unwrap();
    program.command(Command::EditPuzzle);
    let is_given = |program: &Program| {
        let board = program.controller.document().board();
        board.layout().cells().find(|&cell| board.get(cell).is_given()).unwrap()
    };
    program.act(BoardAction::Pick(is_given(&program)));
    program.act(BoardAction::Clear);
    let document = program.controller.document();
    assert!(document.about().made().is_none());
    assert!(document.code().is_some_and(|other| other != code), "it has a long code of its own");
    program.command(Command::Undo);
    assert_eq!(program.controller.document().code(), Some(code.clone()));
    program.command(Command::Redo);
    assert!(program.controller.document().about().made().is_none());
    program.clipboard = ONE_ANSWER.to_owned();
    program.command(Command::Undo);
    program.command(Command::Paste);
    assert!(program.controller.document().about().made().is_none(), "a pasted board has no name");
}

#[test]
fn the_code_and_a_text_with_it_are_copied_and_pasted() {
    let mut program = Program::new();
    assert!(!program.controller.is_enabled(Command::CopyCode), "an empty board has no code");
    program.command(Command::NewGame(Level::Easy));
    let code = program.controller.document().code().unwrap();
    program.command(Command::CopyCode);
    assert_eq!(program.clipboard, code.to_string());
    assert_eq!(*program.status(), Status::CopiedCode(code.clone()));
    program.command(Command::CopyShareText);
    assert_eq!(*program.status(), Status::CopiedShareText);
    for language in ["en", "vi"] {
        let language = Language::of_locale(language);
        let mut friend = Program::new();
        friend.clipboard = share_text(program.controller.document(), &code, language);
        friend.command(Command::Paste);
        assert_eq!(friend.givens(), program.givens(), "{}", friend.clipboard);
    }
    // A puzzle that was typed has a long code.
    let mut typed = Program::typed(ONE_ANSWER);
    typed.command(Command::CopyCode);
    let mut friend = Program::new();
    friend.clipboard.clone_from(&typed.clipboard);
    friend.command(Command::Paste);
    assert_eq!(friend.givens(), ONE_ANSWER);
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
    program.answer(DialogButton::DoNotSave);
    assert!(matches!(program.controller.mode(), Mode::Play(_)));
    assert_eq!(level(&puzzle(&program)), Level::Easy);
}

/// Two wishes in a row while a digit stands on the board: the puzzle of the first took the place of the second wish in the
/// question.
#[test]
fn the_last_wish_for_a_game_counts() {
    for is_typed in [false, true] {
        let mut program = Program::new();
        program.hold = true;
        program.command(Command::NewGame(Level::Easy));
        if is_typed {
            program.act(BoardAction::Type(1));
        }
        program.command(Command::NewGame(Level::Medium));
        program.run_jobs();
        if is_typed {
            program.answer(DialogButton::DoNotSave);
        }
        assert_eq!(*program.status(), Status::NewGame(Some(Level::Medium)), "{is_typed}");
        assert!(matches!(program.controller.mode(), Mode::Play(_)));
        assert!(program.controller.dialog().is_none());
    }
}

#[test]
fn a_wish_for_something_else_stops_the_making_of_a_game() {
    let mut program = Program::typed("12");
    program.hold = true;
    program.command(Command::NewGame(Level::Easy));
    program.answer(DialogButton::DoNotSave);
    program.act(BoardAction::Type(3));
    program.command(Command::New);
    program.run_jobs();
    assert!(matches!(program.question(), Question::SaveChanges(Departure::New)));
    program.answer(DialogButton::Cancel);
    assert_eq!(*program.status(), Status::Cancelled, "and nothing is said to be made");
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
    program.start(Launch { folders: Some(folders.clone()), ..Launch::default() });
    assert!(
        program.controller.is_running(nonet::jobs::JobKind::Stock),
        "the cards show what is ready"
    );
    program.act(StartPageAction::Leave);
    assert!(!program.controller.is_running(nonet::jobs::JobKind::Stock), "nobody has played");
    for _ in 0..2 {
        program.run_one_job();
    }
    let made =
        nonet::engine::generate::generate(&Recipe::of_level(Level::Easy), 1, &Control::default());
    let code = made.unwrap().code.unwrap();
    let symmetries = Options::default().game_symmetry();
    Stock::default().put(&folders, Level::Easy, symmetries, &code).unwrap();
    program.command(Command::NewGame(Level::Easy));
    program.run_one_job();
    assert_eq!(program.controller.document().about().title, code.to_string());
    assert_eq!(Stock::load(&folders).value.count(Level::Easy, symmetries), 0);
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

#[test]
fn the_givens_of_a_level_are_symmetric_unless_options_or_the_dialog_say_otherwise() {
    let is_symmetric = |program: &Program| {
        nonet::engine::facts::Symmetry::HalfTurn.holds_for(puzzle(program).givens())
    };
    let begun = |symmetric_puzzles, level| {
        let mut program = Program::with(Options { symmetric_puzzles, ..Options::default() });
        program.command(Command::NewGame(level));
        program
    };
    for level in [Level::Beginner, Level::Easy, Level::Medium] {
        assert!(is_symmetric(&begun(true, level)), "{level:?}");
        assert!(!is_symmetric(&begun(false, level)), "{level:?}");
    }
    let mut program = Program::new();
    program.command(Command::ChooseGame);
    match program.controller.dialog() {
        Some(Dialog::NewGame { draft, .. }) => assert_eq!(draft.symmetries, Symmetries::HalfTurn),
        other => panic!("{other:?}"),
    }
    let draft = GameDraft { level: Some(Level::Easy), ..GameDraft::default() };
    program.act(NewGameAction::Typed(Box::new(draft)));
    assert!(!is_symmetric(&program), "the dialog says anywhere");
    assert!((36..=45).contains(&puzzle(&program).givens().filled_count()));
}
