//! The exact text that is written, and documents that cannot be written.

use nonet::format::{self, About, Document, Kind, Loss, PieceWriter, WriteError};

use super::{PUZZLE, data, grid};

fn document() -> Document {
    let reading = format::read(&data("good", "nonet.sdk")).unwrap();
    reading.documents.into_iter().next().unwrap()
}

#[test]
fn a_document_is_written_a_row_a_line() {
    let expected = r#"// nonet sudoku
Nonet(
    version: 1,
    about: About(
        title: "Đề số 1",
        author: "Nguyễn \"An\"",
    ),
    givens: [
        "53..7....",
        "6..195...",
        ".98....6.",
        "8...6...3",
        "4..8.3..1",
        "7...2...6",
        ".6....28.",
        "...419..5",
        "....8..79",
    ],
    entries: [
        "..4......",
        ".........",
        ".........",
        ".........",
        ".........",
        ".........",
        ".........",
        ".........",
        "3........",
    ],
)
"#;
    assert_eq!(format::write(Kind::Nonet, &[document()]).unwrap(), expected);
}

#[test]
fn what_is_empty_is_left_out() {
    let text = format::write(Kind::Nonet, &[Document::default()]).unwrap();
    assert!(!text.contains("about") && !text.contains("entries") && !text.contains("layout"));
}

#[test]
fn sadman_is_written_with_sections_only_where_there_are_entries() {
    let text = format::write(Kind::SadMan, &[document()]).unwrap();
    assert!(text.starts_with("#ANguyễn \"An\"\n[Puzzle]\n53..7....\n"), "{text}");
    assert!(text.contains("[State]\n534.7....\n"), "{text}");
    let text = format::write(Kind::SadMan, &[Document::of_givens(grid(PUZZLE))]).unwrap();
    assert_eq!(text, format::rows_of(&grid(PUZZLE)));
}

#[test]
fn a_list_is_written_a_puzzle_a_line() {
    let text = format::write(Kind::List, &[document(), Document::of_givens(grid(PUZZLE))]);
    assert_eq!(text.unwrap(), format!("{PUZZLE}\n{PUZZLE}\n"));
    assert_eq!(format::line_of(&grid(PUZZLE)), PUZZLE);
}

#[test]
fn one_document_holds_one_puzzle() {
    let two = [document(), document()];
    for kind in Kind::ALL.into_iter().filter(|kind| kind.is_written()) {
        let several = (!kind.holds_several()).then_some(WriteError::Several { kind, count: 2 });
        assert_eq!(format::write(kind, &two).err(), several);
        assert_eq!(format::write(kind, &[]).err(), Some(WriteError::Nothing));
    }
}

#[test]
fn some_kinds_are_only_read_and_some_puzzles_have_no_code() {
    for kind in [Kind::LibreSudoku, Kind::Gravity] {
        let refused = format::write(kind, &[document()]).unwrap_err();
        assert_eq!(refused, WriteError::ReadOnly { kind });
        assert!(refused.to_string().ends_with(", but not write it"));
    }
    let nine = grid(&"1........".repeat(9));
    for givens in [Document::default().givens, nine] {
        let refused = format::write(Kind::GnomeCode, &[Document::of_givens(givens)]).unwrap_err();
        assert_eq!(refused, WriteError::NoCode);
    }
}

/// Version 1 is read by programs that know nothing of candidates ruled out.
#[test]
fn a_document_that_rules_out_candidates_is_of_version_2() {
    let sukaku = format::read(&data("good", "sukaku-no-givens.txt")).unwrap().documents;
    let text = format::write(Kind::Nonet, &sukaku).unwrap();
    assert!(text.contains("version: 2,\n") && text.contains("    ruled_out: [\n"), "{text}");
    assert!(text.contains("\"1346 145689 59 12579 1246 37 2345678 78 14578\",\n"), "{text}");
    assert_eq!(format::read(text.as_bytes()).unwrap().documents, sukaku);
}

#[test]
fn what_is_ruled_out_is_told_where_it_is_lost_and_where_notes_join_it() {
    let mut sukaku = format::read(&data("good", "sukaku-no-givens.txt")).unwrap().documents;
    let check = |documents: &[Document], kind, expected: &[Loss]| {
        assert_eq!(format::losses(kind, documents), expected, "{kind}");
    };
    for kind in [Kind::Nonet, Kind::Sukaku, Kind::PencilMarks, Kind::Library] {
        check(&sukaku, kind, &[]);
    }
    for kind in [Kind::SudoCue, Kind::SimpleSudoku, Kind::OpenSudoku, Kind::KSudoku] {
        check(&sukaku, kind, &[Loss::RuledOut]);
    }
    check(&sukaku, Kind::List, &[Loss::RuledOut, Loss::Notes]);
    // What a player crosses out is no rule, but reads as one where candidates are all that is told.
    let first = nonet::engine::Cell::new(0).unwrap();
    let mut noted = sukaku[0].notes.get(first);
    noted.remove(nonet::engine::Digit::CLASSIC[8]);
    sukaku[0].notes.set(first, noted);
    for kind in [Kind::Sukaku, Kind::PencilMarks, Kind::Library] {
        check(&sukaku, kind, &[Loss::Ruler]);
    }
    check(&sukaku, Kind::SudoCue, &[Loss::RuledOut]);
}

/// Where nothing is taken away, these kinds tell of no notes.
#[test]
fn notes_of_every_candidate_are_told_where_they_are_lost() {
    let mut noted = Document::of_givens(grid(PUZZLE));
    let board = nonet::engine::technique::Board::new(&noted.puzzle().unwrap()).unwrap();
    for cell in board.open().iter() {
        noted.notes.set(cell, board.candidates(cell));
    }
    for kind in Kind::ALL.into_iter().filter(|kind| kind.is_written()) {
        let written = format::write(kind, std::slice::from_ref(&noted)).unwrap();
        let read = format::read(written.as_bytes()).unwrap().documents.remove(0);
        let is_lost = format::losses(kind, std::slice::from_ref(&noted)).contains(&Loss::Notes);
        assert_eq!(is_lost, read.notes != noted.notes, "{kind}");
    }
    for kind in [Kind::SimpleSudoku, Kind::Library] {
        assert_eq!(format::losses(kind, std::slice::from_ref(&noted)), [Loss::Notes], "{kind}");
    }
}

#[test]
fn what_would_be_lost_is_known_before() {
    let check = |kind, expected: &[Loss]| assert_eq!(format::losses(kind, &[document()]), expected);
    check(Kind::Nonet, &[]);
    check(Kind::SadMan, &[Loss::Title]);
    check(Kind::List, &[Loss::Entries, Loss::About]);
    check(Kind::Rows, &[Loss::Entries, Loss::About]);
    check(Kind::PencilMarks, &[Loss::Origin, Loss::About]);
    check(Kind::Sukaku, &[Loss::Origin, Loss::About]);
    check(Kind::SudoCue, &[Loss::About]);
    check(Kind::SimpleSudoku, &[Loss::About]);
    check(Kind::Library, &[Loss::About]);
    check(Kind::OpenSudoku, &[Loss::Author]);
    check(Kind::KSudoku, &[Loss::About]);
    check(Kind::GnomeSudoku, &[Loss::About]);
    check(Kind::GnomeCode, &[Loss::Entries, Loss::About]);
    let bare = Document { about: About::default(), ..Document::of_givens(grid(PUZZLE)) };
    assert!(
        Kind::ALL.iter().all(|&kind| format::losses(kind, std::slice::from_ref(&bare)).is_empty())
    );
}

#[test]
fn pieces_are_together_what_is_written_of_all() {
    let plain = |text: &str| Document { givens: grid(text), ..Document::default() };
    let documents = [plain(PUZZLE), plain(&".".repeat(81)), plain(PUZZLE)];
    for kind in Kind::ALL.into_iter().filter(|kind| kind.is_written()) {
        assert_eq!(PieceWriter::of_any(kind).is_some(), kind.can_be_strung(), "{kind:?}");
        assert_eq!(PieceWriter::of_plain(kind).is_some(), kind.holds_several(), "{kind:?}");
        for pieces in [PieceWriter::of_any(kind), PieceWriter::of_plain(kind)] {
            let Some(mut pieces) = pieces else { continue };
            let mut text = String::new();
            for count in 1..=documents.len() {
                text += &pieces.next(documents[count - 1].clone()).unwrap();
                let all = format::write(kind, &documents[..count]).unwrap();
                assert_eq!(text.clone() + pieces.end(), all, "{kind:?}");
            }
        }
    }
}

#[test]
fn a_document_with_constraints_is_of_version_4_and_other_kinds_lose_them() {
    use nonet::engine::{Cell, Constraint, Parity, Rules};
    let mut document = Document::default();
    let layout = document.givens.layout().clone();
    let parity = |index, parity| Constraint::Parity(Cell::new(index).unwrap(), parity);
    let constraints = [parity(0, Parity::Odd), parity(9, Parity::Even), parity(80, Parity::Odd)];
    document.rules = Rules::new(&layout, constraints).unwrap();
    let documents = [document];
    let text = format::write(Kind::Nonet, &documents).unwrap();
    assert!(text.contains("version: 4,\n"), "{text}");
    assert!(text.contains("\"odd r1c1 r9c9\",\n") && text.contains("\"even r2c1\",\n"), "{text}");
    assert_eq!(format::read(text.as_bytes()).unwrap().documents, documents);
    assert_eq!(format::losses(Kind::Nonet, &documents), []);
    for kind in [Kind::List, Kind::SadMan, Kind::SudokuPad, Kind::Sukaku] {
        assert!(super::has_constraints(&format::losses(kind, &documents)), "{kind}");
    }
    for (bad, problem) in [("odd r1c1", "thirds r1c1"), ("even r2c1", "even r2c10")] {
        let error = format::read(text.replace(bad, problem).as_bytes()).unwrap_err();
        let named = problem.split(' ').find(|word| !text.contains(word)).unwrap();
        assert!(error.to_string().contains(named), "{error}");
    }
}
