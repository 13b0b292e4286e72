//! The player's work in Nonet's own document.

use std::sync::Arc;
use std::time::Duration;

use nonet::engine::technique::Technique;
use nonet::engine::{Cage, Cell, CellSets, Constraint, Digit, DigitSet, Layout, Rules};
use nonet::format::{self, Document, Kind, Loss, PuzzleVersion, Work};
use nonet::game::{
    Clock, Colour, Content, Edit, GameBoard, History, Notes, Paint, Play, PractisedStep, SavePoint,
    Square, Stage,
};
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use proptest::sample::select;

use super::{PUZZLE, grid};

fn content() -> impl Strategy<Value = Content> {
    let digit = || (1..=9_u8).prop_map(|number| Digit::new(number).unwrap());
    let set = || prop_oneof![Just(0), 0..512_u128].prop_map(DigitSet::from_bits);
    prop_oneof![
        Just(Content::Empty),
        digit().prop_map(Content::Given),
        digit().prop_map(Content::Entry),
        (set(), set()).prop_map(|(corner, centre)| Content::of_notes(Notes { corner, centre })),
    ]
}

fn paint() -> impl Strategy<Value = Paint> {
    let candidates = vec((1..=9_u8, 1..=8_u8), 0..3);
    let colours = vec(1..=8_u8, 0..3);
    let some = (colours, candidates).prop_map(|(colours, candidates)| {
        let mut paint = Paint::NONE;
        for colour in colours.into_iter().filter_map(Colour::new) {
            paint.cell = paint.cell.with(colour);
        }
        candidates.into_iter().fold(paint, |paint, (digit, colour)| {
            paint.with(Digit::new(digit).unwrap(), Colour::new(colour))
        })
    });
    prop_oneof![2 => Just(Paint::NONE), 1 => some]
}

fn square() -> impl Strategy<Value = Square> {
    let crossed = prop_oneof![3 => Just(0), 1 => 0..512_u128].prop_map(DigitSet::from_bits);
    (content(), crossed, paint()).prop_map(|(content, crossed, paint)| Square {
        content,
        crossed,
        paint,
    })
}

fn squares(most: usize) -> impl Strategy<Value = Vec<(Cell, Square)>> {
    let cell = (0..81_usize).prop_map(|index| Cell::new(index).unwrap());
    vec((cell, square()), 0..most).prop_map(|squares| {
        // A cell is named once in an edit, and its order there is kept.
        let mut named: Vec<(Cell, Square)> = Vec::new();
        for (cell, square) in squares {
            if named.iter().all(|(other, _)| *other != cell) {
                named.push((cell, square));
            }
        }
        named
    })
}

fn play() -> impl Strategy<Value = Play> {
    let stage = prop_oneof![Just(Stage::Running), Just(Stage::Paused), Just(Stage::Finished)];
    let save_point = (any::<String>(), squares(20)).prop_map(|(name, squares)| SavePoint {
        name,
        board: Arc::new(GameBoard::empty(Layout::classic()).with_squares(squares)),
    });
    let wrong = ((0..81_usize), 1..=9_u8)
        .prop_map(|(cell, digit)| (Cell::new(cell).unwrap(), Digit::new(digit).unwrap()));
    let told_wrong = vec(wrong, 0..4).prop_map(|mut told| {
        told.sort_unstable();
        told.dedup();
        told
    });
    let counted = (any::<u32>(), any::<u32>(), told_wrong, any::<bool>(), any::<bool>());
    let technique = option::of(select(Technique::ALL));
    let step = prop_oneof![
        Just(PractisedStep::Sought),
        Just(PractisedStep::Told),
        Just(PractisedStep::Found)
    ];
    let origin = (any::<Option<i64>>(), (any::<bool>(), technique, step), any::<usize>());
    (any::<u64>(), stage, counted, origin, vec(save_point, 0..3)).prop_map(
        |(
            milliseconds,
            stage,
            counted,
            (started, (is_practice, technique, step), edits_before),
            save_points,
        )| Play {
            clock: Clock::standing_at(Duration::from_millis(milliseconds)),
            stage,
            hints: counted.0,
            mistakes: counted.1,
            told_wrong: counted.2,
            answer_seen: counted.3,
            was_solved: counted.4,
            started,
            is_practice,
            technique,
            step,
            edits_before,
            save_points,
        },
    )
}

fn versions() -> impl Strategy<Value = Vec<PuzzleVersion>> {
    let one = (0..20_usize, any::<String>(), 0..512_u128).prop_map(|(edits, title, bits)| {
        let mut ruled_out = CellSets::none(&Layout::classic());
        ruled_out.set(Cell::new(7).unwrap(), DigitSet::from_bits(bits));
        let about = format::About { title, ..format::About::default() };
        PuzzleVersion { edits, about, ruled_out }
    });
    vec(one, 0..3)
}

/// Any document of a game: a board that edits have led to, some of them undone.
fn document() -> impl Strategy<Value = Document> {
    let edits = (vec(squares(6), 0..8), 0..8_usize);
    let rest = (proptest::option::of(play()), any::<bool>(), vec(0..81_usize, 0..4), versions());
    (edits, rest).prop_map(|((edits, undone), (play, playing, selected, versions))| {
        let mut board = GameBoard::empty(Layout::classic());
        let mut history = History::default();
        for squares in edits {
            if let Some(edit) = Edit::of_squares(&board, squares) {
                history.apply(&mut board, edit);
            }
        }
        for _ in 0..undone {
            history.undo(&mut board);
        }
        let document = Document::of_board(&board);
        let playing = playing && play.is_some();
        let selected = selected.into_iter().filter_map(Cell::new).collect();
        let work = Work { history, versions, play, playing, selected, ..document.work() };
        Document { work: work.kept(), ..document }
    })
}

fn text(document: &Document) -> String {
    format::write(Kind::Nonet, std::slice::from_ref(document)).unwrap()
}

fn read(text: &str) -> Result<Document, String> {
    let read = format::read(text.as_bytes()).map_err(|error| error.to_string())?;
    Ok(read.documents.into_iter().next().unwrap())
}

proptest! {
    #[test]
    fn everything_is_kept(document in document()) {
        let text = text(&document);
        prop_assert_eq!(read(&text).unwrap(), document, "{}", text);
    }

    #[test]
    fn a_board_is_told_by_its_document(squares in squares(81)) {
        let board = GameBoard::empty(Layout::classic()).with_squares(squares);
        prop_assert_eq!(Document::of_board(&board).board(), board);
    }

    #[test]
    fn a_text_that_was_changed_is_read_or_refused(
        document in document(),
        at in any::<proptest::sample::Index>(),
        sign in prop_oneof![Just('r'), Just('='), Just('?'), Just('#'), Just('@'), Just('9'), Just('"'), any::<char>()],
    ) {
        let text = text(&document);
        let ends: Vec<usize> = text.char_indices().map(|(at, _)| at).collect();
        let at = ends[at.index(ends.len())];
        let next = text[at..].chars().next().map_or(at, |c| at + c.len_utf8());
        for changed in [
            format!("{}{sign}{}", &text[..at], &text[at..]),
            format!("{}{sign}{}", &text[..at], &text[next..]),
            format!("{}{}", &text[..at], &text[next..]),
        ] {
            if let Ok(mut once) = read(&changed) {
                // A field with a changed name is left out, and is not written.
                once.skipped_fields.clear();
                // Whatever was read can be written, and is then the same for good.
                let again = read(&self::text(&once));
                prop_assert_eq!(again, Ok(once), "{}", changed);
            }
        }
    }
}

fn with(fields: &str) -> String {
    let rows = "\".........\",".repeat(9);
    format!("Nonet(version: 1, givens: [{rows}], {fields})")
}

#[track_caller]
fn refused(fields: &str, expected: &str) {
    let said = read(&with(fields)).expect_err("it is refused");
    assert!(said.contains(expected), "{said}");
}

#[test]
fn what_cannot_be_is_said_with_its_place() {
    refused("undo: [\"r1c1=.\", \"r10c1=5\"]", "line 1, column");
    refused("undo: [\"r10c1=5\"]", "“r10c1=5” is not a square of this board");
    refused("redo: [\"r1c1=0\"]", "is not a square");
    refused("redo: [5]", "expected");
    refused("colours: \"r1c1=.#z\"", "is not a square");
    refused("selected: \"r1c1 here\"", "“here” is not a square");
    refused("centre: [\"1 2\"]", "only 2 of 9 cells");
    refused("crossed: [\"1 2 3 4 5 6 7 8 x\"]", "x");
    refused("play: (hints: -1)", "range");
    refused("play: (milliseconds: 99999999999999999999)", "range");
    refused("play: (save_points: [(name: \"a\", squares: \"r1c1\")])", "is not a square");
    refused("play: (save_points: [(squares: \"\")])", "name");
    refused("company: [(edits: 1, ruled_out: [\"1\"])]", "only 1 of 9");
    let long = format!("undo: [\"{}\"]", "x".repeat(100_000));
    assert!(read(&with(&long)).unwrap_err().len() < 400);
}

#[test]
fn a_history_of_constraints_is_kept() {
    let layout = Layout::classic();
    let cage = |sum| {
        let cells = [0, 1].map(|cell| Cell::new(cell).unwrap());
        Rules::new(&layout, [Constraint::Cage(Cage::new(cells, sum))]).unwrap()
    };
    let mut board = GameBoard::empty(Layout::classic());
    let mut history = History::default();
    for rules in [cage(None), cage(Some(14)), Rules::NONE, cage(Some(5))] {
        let edit = Edit::of_rules(&board, &rules).unwrap();
        history.apply(&mut board, edit);
    }
    for undone in 0..=4 {
        let document = Document::of_board(&board);
        let work = Work { history: history.clone(), ..document.work() };
        let document = Document { work: work.kept(), ..document };
        let text = text(&document);
        assert!(text.contains("version: 4"), "{text}");
        assert_eq!(read(&text).unwrap(), document, "{undone} undone: {text}");
        history.undo(&mut board);
    }
    refused("undo: [\"- cage 14 r1c1 r10c1\"]", "r10c1");
    refused("redo: [\"+ cages 14\"]", "cages");
    let idle = read(&with("undo: [\"- cage 14 r1c1 r1c2\"]")).unwrap();
    assert_eq!(idle.work, None, "a cage that is not there is not removed");
}

#[test]
fn what_makes_no_sense_is_put_right() {
    let read = |fields: &str| read(&with(fields)).unwrap();
    let idle = read("undo: [\"r1c1=.\"], redo: [\"\"]");
    assert_eq!(idle.work, None, "an edit that changes nothing is none");
    let play = read("play: (stage: Paused)").work.unwrap().play.unwrap();
    assert_eq!((play.stage, play.hints), (Stage::Paused, 0));
    let text = with("centre: [\"1 . . . . . . . .\"]").replacen(".........", "5........", 1);
    let given = format::read(text.as_bytes()).unwrap().documents.remove(0);
    assert_eq!(given.work, None, "a digit has no notes");
}

#[test]
fn a_history_too_long_for_a_file_keeps_its_newest_edits() {
    let mut board = GameBoard::empty(Layout::classic());
    let mut history = History::default();
    let notes = |bits| Content::of_candidates(DigitSet::from_bits(bits));
    for turn in 0..8_000 {
        let all = board.layout().cells().map(|cell| (cell, notes(511 - (turn % 2))));
        let edit = Edit::of_cells(&board, all).unwrap();
        history.apply(&mut board, edit);
    }
    let document = Document::of_board(&board);
    let work = Work { history: history.clone(), ..document.work() };
    let document = Document { work: work.kept(), ..document };
    let text = text(&document);
    assert!(text.len() < format::MAX_BYTES);
    let read = read(&text).unwrap();
    assert_eq!(read.board(), board);
    let kept = read.work.unwrap().history;
    assert!((1_000..8_000).contains(&kept.done_count()));
    assert!(kept.done().eq(history.done().take(kept.done_count())));
}

#[test]
fn a_document_without_work_is_written_as_ever() {
    let document = Document::of_givens(grid(PUZZLE));
    let text = text(&document);
    for field in ["centre", "crossed", "colours", "selected", "play", "company", "undo", "redo"] {
        assert!(!text.contains(field), "{field}");
    }
}

#[test]
fn other_forms_say_what_they_cannot_hold() {
    let mut document = Document::of_givens(grid(PUZZLE));
    let cell = Cell::new(2).unwrap();
    let mut work = document.work();
    work.centre.set(cell, DigitSet::from_bits(3));
    work.paints.push((cell, Paint::NONE.with(Digit::new(1).unwrap(), Some(Colour::ALL[0]))));
    work.play = Some(Play::default());
    document.work = work.kept();
    let documents = [document];
    assert!(format::losses(Kind::Nonet, &documents).is_empty());
    for kind in Kind::ALL.into_iter().filter(|&kind| kind != Kind::Nonet) {
        let losses = format::losses(kind, &documents);
        for loss in [Loss::Colours, Loss::Game] {
            assert!(losses.contains(&loss), "{kind}: {losses:?}");
        }
        let holds_centre = matches!(kind, Kind::FPuzzles | Kind::SudokuMaker);
        assert_eq!(losses.contains(&Loss::CentreNotes), !holds_centre, "{kind}");
    }
    let without = [documents[0].without_past()];
    assert!(!format::losses(Kind::List, &without).contains(&Loss::Game));
}
