//! Readable files and their content.

use std::fs;

use nonet::engine::{Cell, Digit, DigitSet};
use nonet::format::{self, About, Document, Kind};

use super::{PUZZLE, data, grid};

#[track_caller]
fn check(name: &str, kind: Kind, puzzles: usize) {
    let reading = format::read(&data("good", name)).expect(name);
    assert_eq!((reading.kind, reading.documents.len()), (kind, puzzles), "{name}");
    for document in reading.documents {
        assert_eq!(document.givens, grid(PUZZLE), "{name}");
    }
}

#[test]
fn each_good_file_holds_the_puzzle() {
    check("line.sdm", Kind::List, 1);
    check("line-zeros.sdm", Kind::List, 1);
    check("line-blanks.sdm", Kind::List, 1);
    check("list.sdm", Kind::List, 3);
    check("bom.sdm", Kind::List, 1);
    check("bom-inside.txt", Kind::Rows, 1);
    check("object.json", Kind::List, 1);
    check("comma-behind.sdm", Kind::Table, 2);
    check("crlf.txt", Kind::Rows, 1);
    check("cr.txt", Kind::Rows, 1);
    check("rows.txt", Kind::Rows, 1);
    check("rows-spaced.txt", Kind::Rows, 1);
    check("rows-bands.txt", Kind::Rows, 1);
    check("row-comments.txt", Kind::Rows, 1);
    check("drawn.txt", Kind::Rows, 1);
    check("qqwing-1.3.4.txt", Kind::Rows, 1);
    check("pretty.txt", Kind::Rows, 1);
    check("box-drawing.txt", Kind::Rows, 1);
    check("simple-sudoku.ss", Kind::SimpleSudoku, 1);
    check("simple-sudoku-moves.ss", Kind::SimpleSudoku, 1);
    check("pencil-marks.txt", Kind::PencilMarks, 1);
    check("pencil-marks-marked.txt", Kind::PencilMarks, 1);
    check("pencil-marks-plain.txt", Kind::PencilMarks, 1);
    check("sukaku.txt", Kind::Sukaku, 1);
    check("sudocue.sdx", Kind::SudoCue, 1);
    check("sudocue-entered.sdx", Kind::SudoCue, 1);
    check("library.txt", Kind::Library, 2);
    check("sukaku-explainer-1.18.txt", Kind::Sukaku, 1);
    check("hodoku-2.3-board.ss", Kind::SimpleSudoku, 1);
    check("hodoku-2.3-library.txt", Kind::Library, 1);
    check("opensudoku-1.opensudoku", Kind::OpenSudoku, 1);
    check("opensudoku-2.opensudoku", Kind::OpenSudoku, 1);
    check("opensudoku-3.opensudoku", Kind::OpenSudoku, 1);
    check("opensudoku-folders.opensudoku", Kind::OpenSudoku, 4);
    check("ksudoku-written.ksudoku", Kind::KSudoku, 1);
    check("gravity.gsudoku", Kind::Gravity, 2);
    check("gnome-written.save", Kind::GnomeSudoku, 1);
    check("gnome-code.txt", Kind::GnomeCode, 1);
    check("libresudoku.json", Kind::LibreSudoku, 2);
    check("boards.txt", Kind::Rows, 3);
    check("sadman.sdk", Kind::SadMan, 1);
    check("sadman-state.sdk", Kind::SadMan, 1);
    check("nonet.sdk", Kind::Nonet, 1);
    check("nonet-least.sdk", Kind::Nonet, 1);
    check("nonet-unknown.sdk", Kind::Nonet, 1);
}

#[test]
fn every_good_file_reads_with_a_mark_before_it_and_other_line_ends() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/good");
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let text = String::from_utf8(fs::read(&path).unwrap()).unwrap();
        let text = text.trim_start_matches('\u{feff}').replace("\r\n", "\n").replace('\r', "\n");
        let plain = format::read(text.as_bytes()).unwrap();
        for changed in
            [format!("\u{feff}{text}"), text.replace('\n', "\r\n"), text.replace('\n', "\r")]
        {
            assert_eq!(format::read(changed.as_bytes()).as_ref(), Ok(&plain), "{}", path.display());
        }
    }
}

#[test]
fn header_lines_say_what_the_puzzle_is() {
    let reading = format::read(&data("good", "sadman.sdk")).unwrap();
    let expected = About {
        title: String::new(),
        author: "Bui Minh".to_owned(),
        description: "The first one".to_owned(),
        comment: "Two lines\nof comment".to_owned(),
        date: "2026-11-21".to_owned(),
        source: "The paper".to_owned(),
        level: "Easy".to_owned(),
        url: "https://example.org/1".to_owned(),
    };
    assert_eq!(reading.documents[0].about, expected);
}

/// Tabs became blanks when the text was written again, and a blank line at the end was lost.
#[test]
fn what_header_lines_say_is_written_the_same() {
    let rows = format::rows_of(&grid(PUZZLE));
    let text = format!("#C\n#C a\tb\u{1b} \n#C\n#Cc\n#C \n{rows}");
    let read = format::read(text.as_bytes()).unwrap().documents;
    assert_eq!(read[0].about.comment, "a\tb\u{1b}\n\nc");
    let written = format::write(Kind::SadMan, &read).unwrap();
    assert_eq!(format::read(written.as_bytes()).unwrap().documents, read);
}

#[test]
fn a_state_makes_entries_of_what_the_puzzle_lacks() {
    let reading = format::read(&data("good", "sadman-state.sdk")).unwrap();
    let document = &reading.documents[0];
    let entries: Vec<_> = document.entries.filled().collect();
    let entries: Vec<_> = entries.iter().map(|(cell, digit)| (cell.index(), digit.get())).collect();
    assert_eq!(entries, [(2, 4), (72, 3)]);
    assert_eq!(document.about.author, "André");
}

#[test]
fn a_document_keeps_texts_and_entries() {
    let reading = format::read(&data("good", "nonet.sdk")).unwrap();
    let document = &reading.documents[0];
    assert_eq!(document.about.title, "Đề số 1");
    assert_eq!(document.about.author, "Nguyễn \"An\"");
    assert_eq!(document.entries.filled_count(), 2);
}

#[test]
fn an_entry_that_repeats_its_given_is_dropped() {
    let rows: Vec<String> =
        (0..9).map(|row| format!("\"{}\"", &PUZZLE[row * 9..row * 9 + 9])).collect();
    let rows = rows.join(",");
    let text = format!("Nonet(version: 1, givens: [{rows}], entries: [{rows}])");
    let reading = format::read(text.as_bytes()).unwrap();
    assert!(reading.documents[0].entries.is_empty());
}

#[test]
fn endings_name_kinds() {
    assert_eq!(Kind::of_extension("sdk"), Some(Kind::Nonet));
    assert_eq!(Kind::of_extension("SDM"), Some(Kind::List));
    assert_eq!(Kind::of_extension("txt"), Some(Kind::Rows));
    assert_eq!(Kind::of_extension("ss"), Some(Kind::SimpleSudoku));
    assert_eq!(Kind::of_extension("sdx"), Some(Kind::SudoCue));
    assert_eq!(Kind::of_extension("pdf"), None);
    assert!(Kind::ALL.iter().all(|kind| format::ENDINGS.contains(&kind.extension())));
}

/// What is noted in a row of a file's last puzzle, and its entries as cell and digit.
#[track_caller]
fn check_play(name: &str, row: usize, noted: &str, entries: &[(usize, u8)]) {
    let reading = format::read(&data("good", name)).expect(name);
    let document = reading.documents.last().unwrap();
    let digits = |set: &DigitSet| set.iter().map(|digit| digit.to_string()).collect::<String>();
    let row = &document.notes.cells()[row * 9..][..9];
    assert_eq!(row.iter().map(digits).collect::<Vec<_>>().join(" "), noted, "{name}");
    let entered = document.entries.filled().map(|(cell, digit)| (cell.index(), digit.get()));
    assert_eq!(entered.collect::<Vec<_>>(), entries, "{name}");
}

#[test]
fn candidates_are_read_as_notes() {
    check_play("pencil-marks.txt", 0, "  124 26  2468 1489 1249 248", &[]);
    check_play("pencil-marks-marked.txt", 0, "  124 26  2468 1489 1249 248", &[]);
    check_play("pencil-marks-plain.txt", 6, "139  134579 357 35 7   4", &[]);
    check_play("sukaku.txt", 6, "139  134579 357 35 7   4", &[]);
    check_play("sudocue-entered.sdx", 0, "   26  268 189 129 28", &[(2, 4), (72, 3)]);
}

#[test]
fn candidates_of_a_puzzle_are_a_part_of_it_and_those_of_a_game_are_not() {
    let read = |name| format::read(&data("good", name)).unwrap().documents.remove(0);
    let candidates =
        |document: &Document| document.puzzle().unwrap().candidates(Cell::new(1).unwrap());
    let sukaku = read("sukaku-no-givens.txt");
    assert!(sukaku.givens.is_empty() && sukaku.ruled_out.digit_count() == 331);
    let of =
        |numbers: &[u8]| -> DigitSet { numbers.iter().filter_map(|&it| Digit::new(it)).collect() };
    assert_eq!(candidates(&sukaku), of(&[2, 3, 7]));
    for game in ["sudocue-entered.sdx", "simple-sudoku-moves.ss", "opensudoku-3.opensudoku"] {
        let game = read(game);
        assert!(!game.notes.is_empty() && game.ruled_out.is_empty());
    }
    for plain in ["pencil-marks.txt", "sukaku-explainer-1.18.txt"] {
        assert!(read(plain).givens.filled_count() == 30);
    }
}

#[test]
fn entries_and_notes_are_read_from_games() {
    let entries = [(2, 4), (72, 3)];
    check_play("opensudoku-folders.opensudoku", 0, "   26  268   ", &entries);
    check_play("opensudoku-3.opensudoku", 0, "   26  268   ", &entries);
    check_play("ksudoku-written.ksudoku", 0, "   26  268   ", &entries);
    check_play("gnome-written.save", 0, "   26  268   ", &entries);
    check_play("libresudoku.json", 0, "   26  268   ", &entries);
}

#[test]
fn a_game_that_ksudoku_saved_is_read() {
    let reading = format::read(&data("good", "ksudoku-22.12.ksudoku")).unwrap();
    assert_eq!(reading.kind, Kind::KSudoku);
    let givens =
        "..29586.....4367..6.32..5.8984362.5..16...28..2.1894365.1..39.2..8721.....76958..";
    assert_eq!(reading.documents[0].givens, grid(givens));
    check_play("ksudoku-22.12.ksudoku", 0, " 47       ", &[(0, 1)]);
}

#[test]
fn a_game_that_gnome_sudoku_saved_is_read() {
    let reading = format::read(&data("good", "gnome-sudoku-43.1.save")).unwrap();
    assert_eq!(reading.kind, Kind::GnomeSudoku);
    let givens =
        ".8.6.......3..18.7.7.34..1..4..7.6.3..74859..2.9.3..7..2..53.9.9.47..5.......4.3.";
    assert_eq!(reading.documents[0].givens, grid(givens));
    assert_eq!(reading.documents[0].about.level, "Easy Difficulty");
    check_play("gnome-sudoku-43.1.save", 0, "  25      ", &[(0, 1)]);
}

/// It left notes beside a digit.
#[test]
fn of_two_cells_in_one_place_the_later_counts() {
    let game = |cells: &str| {
        let text = format!("{{\"cells\": [{cells}]}}");
        format::read(text.as_bytes()).unwrap().documents.remove(0)
    };
    let cell = |rest: &str| format!("{{\"position\": [4, 4], {rest}}}");
    let noted = cell("\"value\": 0, \"earmarks\": [1, 2]");
    let entered = cell("\"value\": 3, \"earmarks\": [1, 2]");
    let given = cell("\"value\": 4, \"fixed\": true");
    for last in [&noted, &entered, &given] {
        let twice = game(&format!("{noted}, {given}, {entered}, {last}"));
        assert_eq!(twice, game(last), "{last}");
    }
}

#[test]
fn candidates_that_hodoku_wrote_are_read() {
    let reading = format::read(&data("good", "hodoku-2.3-candidates.txt")).unwrap();
    assert_eq!(reading.kind, Kind::PencilMarks);
    // It writes entries like givens.
    let digits =
        "534.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..53...8..79";
    assert_eq!(reading.documents[0].givens, grid(digits));
    check_play("hodoku-2.3-candidates.txt", 0, "   6  26 189 129 28", &[]);
    check_play("hodoku-2.3-library.txt", 0, "   6  26 189 129 28", &[(2, 4), (72, 3)]);
}

#[test]
fn a_folder_names_its_games_and_they_keep_their_notes() {
    let reading = format::read(&data("good", "opensudoku-folders.opensudoku")).unwrap();
    let said: Vec<String> = reading.documents.iter().map(said_of).collect();
    assert_eq!(said, ["Easy: ", "Easy: half & half", "Hard: ", "Hard: "]);
    let reading = format::read(&data("good", "opensudoku-3.opensudoku")).unwrap();
    assert_eq!(said_of(&reading.documents[0]), "New: corner and centre");
}

fn said_of(document: &Document) -> String {
    format!("{}: {}", document.about.title, document.about.comment)
}

#[test]
fn candidates_taken_away_are_missing_in_the_notes() {
    check_play("simple-sudoku-moves.ss", 0, "   6  26 189 129 28", &[(2, 4), (72, 3)]);
    check_play("library.txt", 0, "   6  26 189 129 28", &[(2, 4), (72, 3)]);
}

/// All cells got notes, which were gone when the puzzle had been written and read again.
#[test]
fn candidates_taken_away_where_there_are_none_change_nothing() {
    let board = format::write(Kind::SimpleSudoku, &[Document::of_givens(grid(PUZZLE))]).unwrap();
    // r1c1 is a given 5, and r1c3 sees it.
    for taken in ["E00008", "E02005"] {
        let reading = format::read(format!("{board}\n{taken}\n").as_bytes()).unwrap();
        assert_eq!(reading.documents, [Document::of_givens(grid(PUZZLE))], "{taken}");
    }
    let line = format!(":0000:x:{PUZZLE}:811 513::");
    let reading = format::read(line.as_bytes()).unwrap();
    assert_eq!(reading.documents, [Document::of_givens(grid(PUZZLE))]);
}

#[test]
fn a_document_keeps_notes() {
    let rows = "\".........\",".repeat(9);
    let rows_of_notes = "\"12 . 3 . . . . . 789\", \". . . . . . . . 4\"";
    let text = format!("Nonet(version: 1, givens: [{rows}], notes: [{rows_of_notes}])");
    let reading = format::read(text.as_bytes()).unwrap();
    let noted = &reading.documents[0].notes;
    let of = |cell: usize| noted.cells()[cell].iter().map(Digit::get).collect::<Vec<_>>();
    assert_eq!((of(0), of(2), of(8), of(17)), (vec![1, 2], vec![3], vec![7, 8, 9], vec![4]));
}

#[test]
fn fields_of_a_document_that_are_not_known_are_named() {
    let rows = |row: &str| format!("[{}]", vec![format!("\"{row}\""); 4].join(","));
    let document = |field: &str| {
        format!("Nonet(version: 4, shape: \"4x4\", {field} givens: {})", rows("...."))
    };
    let skipped = |field: &str| {
        let document = format::read(document(field).as_bytes()).unwrap().documents.remove(0);
        let language = nonet::language::Language::ENGLISH;
        format::sentence_of_skipped(&document.skipped_fields, language)
    };
    let entries = format!("entrys: {},", rows("1..."));
    assert_eq!(skipped(&entries), "Left out: the unknown field “entrys”; did you mean “entries”?");
    assert_eq!(
        skipped("mood: (good: [1, 2], text: \"entrys: \"), tempo: 3,"),
        "Left out: the unknown fields “mood” and “tempo”."
    );
    let known = format::read(document("notes: [],").as_bytes()).unwrap();
    assert_eq!(known.documents[0].skipped_fields, []);
}

/// Without the field that was meant, another part of the document seems wrong, or the puzzle is another one.
#[test]
fn a_mistyped_field_is_told_before_what_it_breaks() {
    let said = |fields: &str| {
        let document = format!("Nonet(version: 3, {fields})");
        format::read(document.as_bytes()).unwrap_err().to_string()
    };
    assert_eq!(
        said("bord: (rows: 2, columns: 2, digits: 2), givens: [\"1.\",\"..\"]"),
        "line 1, column 19: unknown field “bord”; did you mean “board”?"
    );
    assert_eq!(
        said("shape: \"4x4\",\n given: [\"....\",\"....\",\"....\",\"....\"]"),
        "line 2, column 2: unknown field “given”; did you mean “givens”?"
    );
    // A sign that is no cell is wrong in any document.
    let sign = said(
        "about: (athor: \"A\"), shape: \"4x4\", givens: [\"....\",\"..x.\",\"....\",\"....\"]",
    );
    assert!(sign.contains("“x”") && !sign.contains("athor"), "{sign}");
    let clues = "constraint: [\"odd r1c1\"], givens: [\"1.\",\"..\"]";
    let two = "board: (rows: 2, columns: 2, digits: 2)";
    assert_eq!(
        said(&format!("{two}, {clues}")),
        "line 1, column 60: unknown field “constraint”; did you mean “constraints”?"
    );
    assert_eq!(
        said(
            "board: (rows: 2, columns: 2, digits: 2, regons: [\"AA\",\"BB\"]), givens: [\"1.\",\"..\"]"
        ),
        "line 1, column 59: unknown field “regons”; did you mean “regions”?"
    );
    let said = said("shape: \"latin4x\", givens: [\"....\",\"....\",\"....\",\"....\"]");
    assert!(said.ends_with("did you mean “latin 4x4”?"), "{said}");
}

#[test]
fn fields_of_a_part_of_a_document_that_are_not_known_are_named() {
    let skipped = |fields: &str| {
        let document = format!("Nonet(version: 3, {fields} givens: [\"1.\",\"..\"])");
        let document = format::read(document.as_bytes()).unwrap().documents.remove(0);
        format::sentence_of_skipped(&document.skipped_fields, nonet::language::Language::ENGLISH)
    };
    let two = "rows: 2, columns: 2, digits: 2";
    assert_eq!(
        skipped(&format!(
            "board: Some(({two}, mood: (1, 2))), about: (titel: \"A\", date: \"B\"), x: 1,"
        )),
        "Left out: the unknown fields “mood”, “titel” and “x”; did you mean “title”?"
    );
    let document = format!(
        "Nonet(version: 3, board: ({two}, rules: []), about: About(title: \"A\"), givens: [\"1.\",\"..\"])"
    );
    assert_eq!(format::read(document.as_bytes()).unwrap().documents[0].skipped_fields, []);
}
