//! What is written, to the letter, and what cannot be.

use nonet::format::{self, About, Document, Kind, Loss, WriteError};

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
        assert!(refused.to_string().ends_with("is read but not written"));
    }
    let nine = grid(&"1........".repeat(9));
    for givens in [Document::default().givens, nine] {
        let refused = format::write(Kind::GnomeCode, &[Document::of_givens(givens)]).unwrap_err();
        assert_eq!(refused, WriteError::NoCode);
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
    check(Kind::OpenSudoku, &[Loss::PartOfAbout]);
    check(Kind::KSudoku, &[Loss::About]);
    check(Kind::GnomeSudoku, &[Loss::About]);
    check(Kind::GnomeCode, &[Loss::Entries, Loss::About]);
    let bare = Document { about: About::default(), ..Document::of_givens(grid(PUZZLE)) };
    assert!(
        Kind::ALL.iter().all(|&kind| format::losses(kind, std::slice::from_ref(&bare)).is_empty())
    );
}
