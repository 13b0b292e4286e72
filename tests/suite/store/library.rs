//! Collections of puzzles of any size and format.

use std::fs;
use std::path::{Path, PathBuf};

use nonet::engine::technique::Level;
use nonet::engine::{Cells, Control, Grid};
use nonet::format::{self, Document, Kind};
use nonet::game::{Ending, GameRecord, PuzzleMark, PuzzleMarks};
use nonet::store::library::{
    Collection, CollectionPuzzle, Levels, PuzzleDifficulty, Shelf, ShelfName, keep, list,
};
use nonet::store::{Folders, StoreError, StoreProblem, WorkError};
use proptest::prelude::*;

use super::{check_error, folder};
use crate::game::record;

const EASY: &str =
    "780400120600075009000601078007040260001050930904060005070300012120007400049206007";
const OTHER: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

fn cells(line: &str) -> Cells {
    let numbers: Vec<u8> = line.bytes().map(|c| c.saturating_sub(b'0').min(9)).collect();
    let numbers: Cells = numbers.try_into().unwrap();
    numbers.map(|number| if number > 9 { 0 } else { number })
}

/// A puzzle with a number of its own, up to 59,049; most have many answers.
fn numbered(number: u32) -> String {
    let digits = (0..5).map(|place| char::from_digit(number / 9_u32.pow(place) % 9 + 1, 10));
    // No two of the cells see each other.
    let cells = [0, 12, 24, 28, 40];
    let mut line = vec!['.'; 81];
    cells.into_iter().zip(digits).for_each(|(cell, digit)| line[cell] = digit.unwrap());
    line.into_iter().collect()
}

fn collection(path: &Path) -> Result<Collection, StoreError> {
    Collection::of_file(path, &Control::default()).map_err(|error| error.of_file().unwrap())
}

/// The puzzles at these places, as lines; "?" for one that cannot be read.
fn lines(collection: &Collection, places: std::ops::Range<usize>) -> Vec<String> {
    let pieces = collection.puzzles(places, &Control::default()).unwrap();
    let line = |piece: Result<CollectionPuzzle, StoreError>| match piece {
        Ok(piece) => format::line_of(&piece.into_document().givens),
        Err(_) => "?".to_owned(),
    };
    pieces.into_iter().map(line).collect()
}

fn dots(line: &str) -> String {
    line.replace('0', ".")
}

fn name(shelf: &Shelf) -> &str {
    match &shelf.name {
        ShelfName::Path(name) => name,
        ShelfName::BuiltIn(built_in) => built_in.name(),
    }
}

fn won(line: &str) -> GameRecord {
    GameRecord { givens: Grid::classic(&cells(line)), ..record(1, Ending::Solved) }
}

fn next(collection: &Collection, after: Option<usize>, marks: &PuzzleMarks) -> Option<usize> {
    collection.next_unsolved(after, marks, &Control::default()).unwrap()
}

proptest! {
    #[test]
    fn a_list_has_the_puzzles_that_reading_it_whole_finds(
        lines_of in prop::collection::vec((0..9_usize, 0..59_049_u32), 1..40),
        mark in any::<bool>(),
        ends in prop::sample::select(vec!["\n", "\r\n", "\r"]),
        ended in any::<bool>(),
    ) {
        let line = |(sort, number): &(usize, u32)| match sort {
            0 => String::new(),
            1 => "  \t".to_owned(),
            2 => format!("# {}", numbered(*number)),
            3 => "// remark".to_owned(),
            4 => format!("  {}", numbered(*number)),
            5 => format!("{} # 7.2 name", numbered(*number)),
            _ => numbered(*number),
        };
        let mut text: Vec<String> = lines_of.iter().map(line).collect();
        text.push(numbered(7));
        let mut text = text.join(ends);
        if ended {
            text.push_str(ends);
        }
        if mark {
            text.insert(0, '\u{feff}');
        }
        let folder = folder();
        let path = folder.path().join("p.sdm");
        fs::write(&path, &text).unwrap();
        let whole = format::read(text.as_bytes()).unwrap();
        prop_assert_eq!(whole.kind, Kind::List);
        let expected: Vec<String> =
            whole.documents.iter().map(|document| format::line_of(&document.givens)).collect();
        let found = collection(&path).unwrap();
        prop_assert_eq!(found.count(), expected.len());
        prop_assert_eq!(lines(&found, 0..expected.len() + 5), &expected[..]);
        let middle = expected.len() / 2;
        prop_assert_eq!(lines(&found, middle..middle + 2), &expected[middle..expected.len().min(middle + 2)]);
        prop_assert!(lines(&found, expected.len()..expected.len() + 3).is_empty());
    }
}

#[test]
fn any_puzzle_of_a_hundred_thousand_is_found() {
    let folder = folder();
    let path = folder.path().join("many.sdm");
    let text: String = (0..100_000).map(|number| numbered(number % 59_049) + "\n").collect();
    fs::write(&path, text).unwrap();
    let found = collection(&path).unwrap();
    assert_eq!(found.count(), 100_000);
    let last = [99_998, 99_999].map(|number| numbered(number % 59_049));
    assert_eq!(lines(&found, 99_998..100_010), last);
    let solved: Vec<GameRecord> = (0..30).map(|number| won(&numbered(number))).collect();
    let marks = PuzzleMarks::of(&solved);
    assert_eq!(found.solved(&marks, &Control::default()), Ok(60), "each is in it twice");
    assert_eq!(next(&found, None, &marks), Some(30));
    assert_eq!(next(&found, Some(59_048), &marks), Some(59_079));
    assert_eq!(next(&found, Some(99_999), &marks), Some(30), "it goes on at the beginning");
}

#[test]
fn a_line_that_is_no_puzzle_keeps_its_place() {
    let folder = folder();
    let path = folder.path().join("p.sdm");
    let text = [EASY, &EASY[1..], "/", OTHER, "\u{ff}", "x\0"].join("\n");
    fs::write(&path, text.into_bytes()).unwrap();
    let found = collection(&path).unwrap();
    assert_eq!(lines(&found, 0..9), [dots(EASY).as_str(), "?", "?", OTHER, "?", "?"]);
    let marks = PuzzleMarks::of(&[won(EASY), won(OTHER)]);
    assert_eq!(next(&found, None, &marks), None, "what cannot be read cannot be played");
    assert_eq!(next(&found, None, &PuzzleMarks::of(&[won(EASY)])), Some(3));
    assert_eq!(next(&found, Some(3), &PuzzleMarks::of(&[won(EASY)])), Some(3));
}

#[test]
fn a_line_without_an_end_is_no_trouble() {
    let folder = folder();
    let path = folder.path().join("p.sdm");
    fs::write(&path, format!("{EASY}\n{}\n{OTHER}", "#".repeat(300_000))).unwrap();
    assert_eq!(lines(&collection(&path).unwrap(), 1..2), [OTHER]);
    fs::write(&path, format!("{EASY}\n{}\n{OTHER}", "1".repeat(300_000))).unwrap();
    assert_eq!(lines(&collection(&path).unwrap(), 1..3), ["?", OTHER]);
}

#[test]
fn files_of_every_kind_are_collections() {
    let folder = folder();
    let documents = [EASY, OTHER].map(|line| Document::of_givens(Grid::classic(&cells(line))));
    let several = Kind::ALL.into_iter().filter(|kind| kind.is_written() && kind.holds_several());
    for kind in several {
        let path = folder.path().join(format!("p.{}", kind.extension()));
        fs::write(&path, format::write(kind, &documents).unwrap()).unwrap();
        let found = collection(&path).unwrap();
        assert_eq!(found.count(), 2, "{kind:?}");
        assert_eq!(lines(&found, 1..2), [OTHER], "{kind:?}");
        let marks = PuzzleMarks::of(&[won(EASY)]);
        // Candidates alone do not tell which of the digits were given.
        let expected = usize::from(kind != Kind::Sukaku);
        assert_eq!(next(&found, None, &marks), Some(expected), "{kind:?}");
    }
}

#[test]
fn what_a_puzzle_rules_out_makes_it_another() {
    let givens = Grid::classic(&cells(EASY));
    let mut narrowed = Document::of_givens(givens.clone());
    let cell = givens.layout().cell(0, 2).unwrap();
    narrowed.ruled_out.set(cell, givens.layout().digits().take(1).collect());
    assert_eq!(CollectionPuzzle::Document(Box::new(narrowed)).cells(), None);
    let plain = Document::of_givens(givens);
    assert_eq!(CollectionPuzzle::Document(Box::new(plain)).cells(), Some(cells(EASY)));
}

#[test]
fn what_is_no_collection_is_told() {
    let folder = folder();
    let path = folder.path().join("p.sdm");
    check_error(collection(&path), &path, &StoreProblem::Absent);
    fs::write(&path, "# nothing\n").unwrap();
    assert!(matches!(collection(&path).unwrap_err().problem, StoreProblem::Text(_)));
    fs::write(&path, "hello\n").unwrap();
    assert!(matches!(collection(&path).unwrap_err().problem, StoreProblem::Text(_)));
    check_error(collection(folder.path()), folder.path(), &StoreProblem::Folder);
}

#[test]
fn a_change_of_the_file_is_seen() {
    let folder = folder();
    let path = folder.path().join("p.sdm");
    fs::write(&path, format!("{EASY}\n{OTHER}\n")).unwrap();
    let found = collection(&path).unwrap();
    assert!(!found.is_outdated());
    fs::write(&path, format!("{OTHER}\n")).unwrap();
    assert!(found.is_outdated());
    // Whatever is there now, nothing is taken for what it is not.
    assert_eq!(lines(&found, 0..2), [OTHER, "?"]);
    fs::remove_file(&path).unwrap();
    assert!(found.is_outdated());
    let gone = found.puzzles(0..1, &Control::default());
    check_error(gone.map_err(|error| error.of_file().unwrap()), &path, &StoreProblem::Absent);
}

#[test]
fn a_folder_is_listed_by_its_collections() {
    let folder = folder();
    let at = |name: &str| folder.path().join(name);
    for below in ["a", "b/c", ".hidden", "x.sdm"] {
        fs::create_dir_all(at(below)).unwrap();
    }
    let two = format!("{EASY}\n{OTHER}\n");
    for (name, text) in [
        ("z.two.SDM", two.as_str()),
        ("a/one.sdm", EASY),
        ("a/second.txt", OTHER),
        ("a/two.sdm", &two),
        ("b/c/alone.sdm", EASY),
        ("bad.sdm", "hello"),
        ("notes.md", &two),
        (".hidden/two.sdm", &two),
        (".two.sdm", &two),
    ] {
        fs::write(at(name), text).unwrap();
    }
    let marks = PuzzleMarks::of(&[won(EASY)]);
    let control = Control::default();
    let listing = list(&[folder.path().to_owned()], &marks, &control).unwrap();
    let found: Vec<(&str, usize, usize)> = listing
        .shelves
        .iter()
        .map(|shelf| (name(shelf), shelf.collection.count(), shelf.solved))
        .collect();
    assert_eq!(found, [("z.two", 2, 1), ("a/two", 2, 1), ("a", 2, 1), ("b/c", 1, 1)]);
    let unreadable: Vec<&PathBuf> = listing.unreadable.iter().map(|error| &error.path).collect();
    assert_eq!(unreadable, [&at("bad.sdm")]);
    assert!(!listing.is_cut);
    let singles = &listing.shelves[2].collection;
    assert_eq!(lines(singles, 0..5), [dots(EASY).as_str(), OTHER]);
    assert_eq!(singles.file_of(1), at("a/second.txt"));
    assert!(singles.is_alone_in_its_file());
    assert_eq!(next(singles, None, &marks), Some(1));
    let one_file = list(&[at("a/one.sdm"), at("z.two.SDM")], &marks, &control).unwrap();
    let names: Vec<&str> = one_file.shelves.iter().map(name).collect();
    assert_eq!(names, ["one", "z.two"]);
    assert_eq!(list(&[at("no such folder")], &marks, &control).unwrap().shelves, []);
}

#[cfg(unix)]
#[test]
fn links_to_folders_lead_nowhere() {
    let folder = folder();
    fs::write(folder.path().join("p.sdm"), format!("{EASY}\n{OTHER}\n")).unwrap();
    std::os::unix::fs::symlink(folder.path(), folder.path().join("again")).unwrap();
    let roots = [folder.path().to_owned()];
    let listing = list(&roots, &PuzzleMarks::default(), &Control::default()).unwrap();
    assert_eq!(listing.shelves.len(), 1);
}

#[test]
fn files_beyond_the_most_that_are_looked_into_are_told_of() {
    let folder = folder();
    let path = folder.path().join("p.sdm");
    fs::write(&path, format!("{EASY}\n{OTHER}\n")).unwrap();
    let look = |count: usize| {
        let roots = vec![path.clone(); count];
        list(&roots, &PuzzleMarks::default(), &Control::default()).unwrap()
    };
    assert!(!look(5_000).is_cut);
    let cut = look(5_002);
    assert_eq!((cut.shelves.len(), cut.is_cut), (5_000, true));
}

#[test]
fn work_on_collections_can_be_stopped() {
    let folder = folder();
    let path = folder.path().join("p.sdm");
    fs::write(&path, format!("{EASY}\n{OTHER}\n")).unwrap();
    let found = collection(&path).unwrap();
    let stopped = Control::default();
    stopped.cancel.cancel();
    let marks = PuzzleMarks::of(&[won(EASY)]);
    assert_eq!(Collection::of_file(&path, &stopped), Err(WorkError::Cancelled));
    assert_eq!(found.puzzles(0..1, &stopped), Err(WorkError::Cancelled));
    assert_eq!(found.next_unsolved(None, &marks, &stopped), Err(WorkError::Cancelled));
    assert_eq!(found.solved(&marks, &stopped), Err(WorkError::Cancelled));
    assert!(list(&[path], &marks, &stopped).is_err());
}

#[test]
fn a_puzzle_once_solved_stays_solved() {
    let lost = GameRecord { ending: Ending::Left, ..won(EASY) };
    let easy = cells(EASY);
    assert_eq!(PuzzleMarks::of(&[]).get(&easy), PuzzleMark::New);
    assert_eq!(PuzzleMarks::of(std::slice::from_ref(&lost)).get(&easy), PuzzleMark::Tried);
    assert_eq!(PuzzleMarks::of(&[lost.clone(), won(EASY), lost]).get(&easy), PuzzleMark::Solved);
}

#[test]
fn levels_are_remembered() {
    let folder = folder();
    let folders = Folders::below(folder.path());
    let control = Control::default();
    let easy = PuzzleDifficulty::of(&cells(EASY), &control).unwrap();
    assert!(matches!(easy, PuzzleDifficulty::Level { level: Level::Beginner, .. }), "{easy:?}");
    let many = PuzzleDifficulty::of(&cells(&numbered(1)), &control).unwrap();
    let broken = PuzzleDifficulty::of(&[5; 81], &control).unwrap();
    assert_eq!((many, broken), (PuzzleDifficulty::NoPuzzle, PuzzleDifficulty::NoPuzzle));
    let mut levels = Levels::load(&folders);
    for (line, rated) in [(EASY, easy), (&numbered(1), many), (EASY, easy)] {
        if levels.insert(&cells(line), rated) {
            keep(&folders, &cells(line), rated);
        }
    }
    assert_eq!(Levels::load(&folders), levels);
    let file = folders.levels_file();
    let text = fs::read_to_string(&file).unwrap();
    assert_eq!(text.lines().count(), 2);
    for bad in ["x", "\u{ff}", &text[..100], &EASY[..80], &format!("{EASY} dreamy 5")] {
        fs::write(&file, format!("{bad}\n{text}{bad}")).unwrap();
        assert_eq!(Levels::load(&folders), levels, "{bad}");
    }
}
