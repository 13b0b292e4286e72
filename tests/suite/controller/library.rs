//! The library, browsed without a window.

use std::fs;
use std::path::PathBuf;

use nonet::controller::{
    Action, BoardAction, Command, CurrentTime, Dialog, DialogAction, DialogButton, Failure,
    FilesAction, Launch, LibraryAction, LibraryBrowser, LibraryNote, Mode, PathPurpose, Question,
    Status,
};
use nonet::engine::technique::Level;
use nonet::game::{Ending, GameRecord, PuzzleMark};
use nonet::jobs::{PER_PAGE, SavePurpose, TargetFile};
use nonet::store::library::{BuiltIn, Levels, PuzzleDifficulty, Shelf, ShelfName};
use nonet::store::records::append;
use nonet::store::{Folders, Options};

use super::program::{ONE_ANSWER, Program, TWO_ANSWERS, document};
use crate::game::record;

/// A home with a library: three collections, of 50, 1 and 2 puzzles.
struct Home {
    folder: tempfile::TempDir,
}

/// The n-th puzzle of the large collection: all have their first answer in common.
fn numbered(number: usize) -> String {
    let mut line: Vec<char> = ONE_ANSWER.chars().collect();
    // Without one of its givens a puzzle is another one.
    let given = line.iter().enumerate().filter(|(_, c)| **c != '.').map(|(place, _)| place);
    let given: Vec<usize> = given.collect();
    line[given[number % given.len()]] = '.';
    if number >= given.len() {
        line[given[(number + 7) % given.len()]] = '.';
    }
    line.into_iter().collect()
}

impl Home {
    fn new() -> Self {
        let home = Self { folder: tempfile::tempdir().unwrap() };
        let own = home.folders().library();
        fs::create_dir_all(own.join("singles")).unwrap();
        let many: String = (0..50).map(|number| numbered(number) + "\n").collect();
        fs::write(own.join("many.sdm"), many).unwrap();
        fs::write(own.join("singles/one.txt"), ONE_ANSWER).unwrap();
        let two = format!("{ONE_ANSWER}\nhello\n{TWO_ANSWERS}\n");
        fs::write(own.join("two.sdm"), two).unwrap();
        home
    }

    fn folders(&self) -> Folders {
        Folders::below(self.folder.path())
    }

    fn win(&self, line: &str) {
        let givens = document(line).givens;
        append(&self.folders(), &GameRecord { givens, ..record(1, Ending::Solved) }).unwrap();
    }

    fn program(&self) -> Program {
        let mut program = Program::new();
        let folders = Some(self.folders());
        program.start(Launch { folders, ..Launch::default() });
        program
    }
}

fn act(program: &mut Program, action: LibraryAction) {
    program.act(Action::Library(action));
}

fn browser(program: &Program) -> &LibraryBrowser {
    match program.controller.dialog() {
        Some(Dialog::Library) => program.controller.library().unwrap(),
        other => panic!("the library was expected, not {other:?}"),
    }
}

/// The file of a collection that cannot be looked into, where that is said.
fn unreadable(program: &Program) -> Option<PathBuf> {
    match browser(program).note() {
        Some(LibraryNote::Unreadable(error)) => Some(error.path.clone()),
        _ => None,
    }
}

/// The user's own collections.
fn names(program: &Program) -> Vec<String> {
    let shelves = &browser(program).listing().unwrap().shelves;
    let text = |it: &Shelf| match &it.name {
        ShelfName::Path(name) => Some(format!("{name} {}/{}", it.solved, it.collection.count())),
        ShelfName::BuiltIn(_) => None,
    };
    shelves.iter().filter_map(text).collect()
}

/// What is known of the puzzles of the page.
fn marks(program: &Program) -> Vec<PuzzleMark> {
    browser(program).open().unwrap().puzzles.iter().map(|shown| shown.mark).collect()
}

#[test]
fn collections_are_listed_with_what_is_solved() {
    let home = Home::new();
    home.win(ONE_ANSWER);
    home.win(&numbered(3));
    let mut program = home.program();
    act(&mut program, LibraryAction::Show);
    assert_eq!(names(&program), ["many 1/50", "two 1/3", "singles 1/1"]);
}

#[test]
fn the_first_collection_is_looked_into_at_once_and_then_the_last_one() {
    let home = Home::new();
    let mut program = home.program();
    act(&mut program, LibraryAction::Show);
    let open = browser(&program).open().unwrap();
    assert_eq!((open.place, open.page, open.puzzles.len()), (0, 0, PER_PAGE));
    act(&mut program, LibraryAction::Select(30));
    program.act(DialogAction::Dismissed);
    assert!(program.controller.dialog().is_none(), "Escape closes the library at once");
    act(&mut program, LibraryAction::Show);
    let open = browser(&program).open().unwrap();
    assert_eq!((open.place, open.page, open.selected), (0, 1, 30));
    assert_eq!(open.puzzles.len(), PER_PAGE);
    act(&mut program, LibraryAction::Look(1));
    act(&mut program, LibraryAction::Open(0));
    act(&mut program, LibraryAction::Show);
    assert_eq!(browser(&program).open().unwrap().place, 1);
    program.act(DialogAction::Dismissed);
    fs::remove_file(home.folders().library().join("two.sdm")).unwrap();
    act(&mut program, LibraryAction::Show);
    assert_eq!(browser(&program).open().unwrap().place, 0, "the last collection is gone");
}

#[test]
fn the_collection_that_is_shown_stays_as_it_is_when_it_is_chosen_again() {
    let home = Home::new();
    let mut program = home.program();
    act(&mut program, LibraryAction::Show);
    act(&mut program, LibraryAction::TurnTo(1));
    act(&mut program, LibraryAction::Select(30));
    let action = Action::Library(LibraryAction::Look(0));
    program.controller.handle(action, CurrentTime::default());
    let open = browser(&program).open().unwrap();
    assert_eq!((open.page, open.selected, open.puzzles.len()), (1, 30, PER_PAGE));
}

#[test]
fn a_puzzle_whose_game_goes_on_has_the_mark_of_a_begun_one() {
    let home = Home::new();
    let mut program = home.program();
    act(&mut program, LibraryAction::Show);
    act(&mut program, LibraryAction::Open(1));
    act(&mut program, LibraryAction::Show);
    assert_eq!(marks(&program)[1], PuzzleMark::New, "nothing was done yet");
    program.act(DialogAction::Dismissed);
    let open = program.controller.document().board().open_cells().next().unwrap();
    program.act(BoardAction::Pick(open));
    program.act(BoardAction::Type(5));
    act(&mut program, LibraryAction::Show);
    assert_eq!(marks(&program)[..3], [PuzzleMark::New, PuzzleMark::Tried, PuzzleMark::New]);
}

#[test]
fn a_page_is_read_and_rated() {
    let home = Home::new();
    home.win(&numbered(3));
    let mut program = home.program();
    act(&mut program, LibraryAction::Show);
    act(&mut program, LibraryAction::Look(0));
    let open = browser(&program).open().unwrap();
    assert_eq!((open.page, open.pages(), open.first(), open.puzzles.len()), (0, 3, 0, PER_PAGE));
    assert!(open.puzzles.iter().all(|shown| shown.rated.is_some()));
    assert_eq!(marks(&program)[2..5], [PuzzleMark::New, PuzzleMark::Solved, PuzzleMark::New]);
    // Only the puzzles of the page were rated, and that is remembered.
    let levels = Levels::load(&home.folders());
    let cells = |number| document(&numbered(number)).givens.classic_cells().unwrap();
    assert!(levels.get(&cells(23)).is_some() && levels.get(&cells(24)).is_none());
    act(&mut program, LibraryAction::TurnTo(2));
    let open = browser(&program).open().unwrap();
    assert_eq!((open.page, open.puzzles.len(), open.selected), (2, 2, 48));
    act(&mut program, LibraryAction::TurnTo(3));
    assert_eq!(browser(&program).open().unwrap().page, 2, "there is no such page");
}

#[test]
fn a_puzzle_has_its_level_and_one_that_is_none_has_not() {
    let home = Home::new();
    let mut program = home.program();
    act(&mut program, LibraryAction::Show);
    act(&mut program, LibraryAction::Look(1));
    let puzzles = &browser(&program).open().unwrap().puzzles;
    let rated = puzzles[0].rated;
    assert!(matches!(rated, Some(PuzzleDifficulty::Level { level: Level::Beginner, .. })));
    assert!(puzzles[1].document.is_none() && puzzles[1].rated.is_none());
    assert_eq!(puzzles[2].rated, Some(PuzzleDifficulty::NoPuzzle));
}

#[test]
fn a_puzzle_is_opened_and_the_library_closed() {
    let home = Home::new();
    let mut program = home.program();
    act(&mut program, LibraryAction::Show);
    act(&mut program, LibraryAction::Look(0));
    act(&mut program, LibraryAction::TurnTo(1));
    act(&mut program, LibraryAction::Open(30));
    assert!(program.controller.dialog().is_none());
    assert_eq!(program.givens(), numbered(30));
    let opened = program.controller.document();
    assert_eq!((opened.about().title.as_str(), opened.path()), ("many 31", None));
    assert!(!opened.is_unsaved());
}

#[test]
fn a_puzzle_with_a_file_of_its_own_keeps_it() {
    let home = Home::new();
    let mut program = home.program();
    act(&mut program, LibraryAction::Show);
    act(&mut program, LibraryAction::Look(2));
    act(&mut program, LibraryAction::Open(0));
    let path = home.folders().library().join("singles/one.txt");
    assert_eq!(program.controller.document().path(), Some(path.as_path()));
}

#[test]
fn nothing_is_opened_over_unsaved_changes_unasked() {
    let home = Home::new();
    let mut program = home.program();
    program.act(BoardAction::Type(5));
    act(&mut program, LibraryAction::Show);
    act(&mut program, LibraryAction::Look(0));
    act(&mut program, LibraryAction::Open(0));
    assert!(matches!(program.question(), Question::SaveChanges(_)));
    program.answer(DialogButton::DoNotSave);
    assert_eq!(program.givens(), numbered(0));
}

#[test]
fn the_next_unsolved_puzzle_is_selected_on_its_page() {
    let home = Home::new();
    (0..30).for_each(|number| home.win(&numbered(number)));
    let mut program = home.program();
    act(&mut program, LibraryAction::Show);
    act(&mut program, LibraryAction::Look(0));
    act(&mut program, LibraryAction::NextUnsolved);
    let open = browser(&program).open().unwrap();
    assert_eq!((open.selected, open.page), (30, 1));
    act(&mut program, LibraryAction::Select(49));
    act(&mut program, LibraryAction::NextUnsolved);
    assert_eq!(browser(&program).open().unwrap().selected, 30, "round at the end");
    act(&mut program, LibraryAction::Select(50));
    assert_eq!(browser(&program).open().unwrap().selected, 30, "there is no such puzzle");
}

#[test]
fn that_all_are_solved_is_said() {
    let home = Home::new();
    home.win(ONE_ANSWER);
    let mut program = home.program();
    act(&mut program, LibraryAction::Show);
    act(&mut program, LibraryAction::Look(2));
    act(&mut program, LibraryAction::NextUnsolved);
    assert_eq!(browser(&program).note(), Some(&LibraryNote::AllSolved));
    act(&mut program, LibraryAction::Look(1));
    assert_eq!(browser(&program).note(), None);
}

#[test]
fn the_next_unsolved_puzzle_is_looked_for_in_the_file_as_it_is() {
    let home = Home::new();
    home.win(ONE_ANSWER);
    let mut program = home.program();
    act(&mut program, LibraryAction::Show);
    act(&mut program, LibraryAction::Look(1));
    let path = home.folders().library().join("two.sdm");
    fs::write(&path, format!("{ONE_ANSWER}\n{ONE_ANSWER}\n{ONE_ANSWER}\n")).unwrap();
    act(&mut program, LibraryAction::NextUnsolved);
    assert_eq!(browser(&program).note(), Some(&LibraryNote::AllSolved));
}

#[test]
fn games_that_cannot_be_understood_are_told_over_the_library() {
    let home = Home::new();
    home.win(ONE_ANSWER);
    let file = home.folders().games_file();
    let games = fs::read_to_string(&file).unwrap();
    fs::write(&file, format!("{games}hello\n")).unwrap();
    let mut program = home.program();
    act(&mut program, LibraryAction::Show);
    assert!(matches!(program.question(), Question::Failed(Failure::LoadProblem(_))));
    program.act(DialogAction::Answered(0));
    assert_eq!(names(&program), ["many 0/50", "two 1/3", "singles 1/1"]);
}

#[test]
fn a_puzzle_with_a_file_is_played_from_the_library_alone() {
    let home = Home::new();
    let path = home.folders().library().join("singles/one.txt");
    let mut program = home.program();
    program.type_line(TWO_ANSWERS);
    act(&mut program, LibraryAction::Show);
    act(&mut program, LibraryAction::Look(2));
    act(&mut program, LibraryAction::Open(0));
    program.answer(DialogButton::Cancel);
    program.act(FilesAction::OpenFrom(path));
    program.answer(DialogButton::DoNotSave);
    assert!(matches!(program.controller.mode(), Mode::Edit));
    act(&mut program, LibraryAction::Show);
    act(&mut program, LibraryAction::Look(2));
    act(&mut program, LibraryAction::Open(0));
    assert!(matches!(program.controller.mode(), Mode::Play(_)));
}

#[test]
fn the_game_after_one_of_the_library_is_of_its_level() {
    let home = Home::new();
    let mut program = home.program();
    program.command(Command::NewGame(Level::Medium));
    act(&mut program, LibraryAction::Show);
    act(&mut program, LibraryAction::Look(2));
    act(&mut program, LibraryAction::Open(0));
    assert_eq!(program.givens(), ONE_ANSWER);
    program.command(Command::NextGame);
    assert_eq!(*program.status(), Status::NewGame(Some(Level::Beginner)));
}

#[test]
fn a_collection_that_changes_or_goes_is_no_trouble() {
    let home = Home::new();
    let mut program = home.program();
    act(&mut program, LibraryAction::Show);
    act(&mut program, LibraryAction::Look(0));
    act(&mut program, LibraryAction::TurnTo(2));
    let path = home.folders().library().join("many.sdm");
    fs::write(&path, format!("{ONE_ANSWER}\n{TWO_ANSWERS}\n")).unwrap();
    act(&mut program, LibraryAction::TurnTo(1));
    let open = browser(&program).open().unwrap();
    assert_eq!((open.page, open.pages(), open.puzzles.len(), open.selected), (0, 1, 2, 0));
    fs::remove_file(&path).unwrap();
    act(&mut program, LibraryAction::TurnTo(0));
    assert_eq!(unreadable(&program), Some(path.clone()));
    act(&mut program, LibraryAction::NextUnsolved);
    assert!(unreadable(&program).is_some());
    act(&mut program, LibraryAction::Look(1));
    assert!(browser(&program).note().is_none());
}

#[test]
fn another_folder_can_be_chosen() {
    let home = Home::new();
    let mut program = home.program();
    act(&mut program, LibraryAction::Show);
    let chosen = home.folder.path().join("puzzles");
    fs::create_dir(&chosen).unwrap();
    fs::write(chosen.join("my.sdm"), format!("{ONE_ANSWER}\n{TWO_ANSWERS}\n")).unwrap();
    program.choice = Some(TargetFile { path: chosen.clone(), purpose: SavePurpose::Replace });
    act(&mut program, LibraryAction::ChooseFolder);
    assert_eq!(program.controller.options().library, Some(chosen.clone()));
    assert_eq!(names(&program), ["many 0/50", "two 0/3", "singles 0/1", "my 0/2"]);
    // Where the system has no chooser the folder is typed.
    program.act(FilesAction::NoFileChooser(PathPurpose::Library));
    let Some(Dialog::Path { suggestion, .. }) = program.controller.dialog() else {
        panic!("a path was expected");
    };
    assert_eq!(*suggestion, chosen);
    program.act(FilesAction::PathTyped(home.folder.path().join("absent").display().to_string()));
    assert_eq!(names(&program).len(), 3);
}

#[test]
fn without_a_home_there_is_the_folder_that_was_chosen() {
    let home = Home::new();
    let library = Some(home.folders().library());
    let mut program = Program::with(Options { statistics: false, library, ..Options::default() });
    act(&mut program, LibraryAction::Show);
    act(&mut program, LibraryAction::Look(1));
    assert_eq!(browser(&program).open().unwrap().puzzles.len(), 3);
    assert_eq!(marks(&program), [PuzzleMark::New; 3]);
}

#[test]
fn what_is_not_there_cannot_be_looked_into() {
    let home = Home::new();
    let mut program = home.program();
    for action in [
        LibraryAction::Look(0),
        LibraryAction::NextUnsolved,
        LibraryAction::Open(0),
        LibraryAction::Select(0),
        LibraryAction::TurnTo(0),
    ] {
        act(&mut program, action.clone());
        assert!(program.controller.dialog().is_none(), "{action:?}");
    }
    program.hold = true;
    act(&mut program, LibraryAction::Show);
    for action in [LibraryAction::Look(0), LibraryAction::NextUnsolved, LibraryAction::Open(9)] {
        act(&mut program, action);
    }
    assert!(browser(&program).listing().is_none());
    program.act(DialogAction::Dismissed);
    program.run_jobs();
    assert!(program.controller.dialog().is_none(), "a late reply opens nothing");
    act(&mut program, LibraryAction::Show);
    act(&mut program, LibraryAction::Look(99));
    assert_eq!(browser(&program).open().unwrap().place, 0);
    act(&mut program, LibraryAction::Look(0));
    act(&mut program, LibraryAction::Open(40));
    assert!(browser(&program).open().is_some(), "a puzzle of another page");
}

#[test]
fn collections_that_come_with_nonet_are_there_from_the_first_day() {
    let mut program = Program::new();
    act(&mut program, LibraryAction::Show);
    let shelves = &browser(&program).listing().unwrap().shelves;
    let names: Vec<ShelfName> = shelves.iter().map(|shelf| shelf.name.clone()).collect();
    assert_eq!(names, BuiltIn::ALL.map(ShelfName::BuiltIn));
    assert!(shelves.iter().all(|shelf| (shelf.collection.count(), shelf.solved) == (100, 0)));
    act(&mut program, LibraryAction::Look(2));
    let open = browser(&program).open().unwrap();
    assert_eq!((open.pages(), open.puzzles.len()), (5, PER_PAGE));
    for shown in &open.puzzles {
        let built_in = shown.built_in.as_ref().unwrap();
        assert!(shown.rated == Some(built_in.difficulty()) && built_in.technique.is_some());
    }
    act(&mut program, LibraryAction::Open(3));
    assert!(matches!(program.controller.mode(), Mode::Play(_)));
    assert_eq!(program.controller.document().about().title, "Nonet techniques 4");
}

#[test]
fn what_is_solved_of_a_collection_that_comes_with_nonet_is_kept() {
    let home = Home::new();
    let first = &BuiltIn::Levels.puzzles()[0];
    let givens = nonet::engine::Grid::classic(&first.cells);
    append(&home.folders(), &GameRecord { givens, ..record(1, Ending::Solved) }).unwrap();
    let mut program = home.program();
    act(&mut program, LibraryAction::Show);
    let shelves = &browser(&program).listing().unwrap().shelves;
    let is_levels = |shelf: &Shelf| shelf.name == ShelfName::BuiltIn(BuiltIn::Levels);
    let place = shelves.iter().position(is_levels).unwrap();
    assert_eq!(shelves[place].solved, 1);
    act(&mut program, LibraryAction::Look(place));
    assert_eq!(marks(&program)[..2], [PuzzleMark::Solved, PuzzleMark::New]);
    act(&mut program, LibraryAction::NextUnsolved);
    assert_eq!(browser(&program).open().unwrap().selected, 1);
}
