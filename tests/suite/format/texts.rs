//! Texts in which a person sees a Sudoku, and texts in which nobody does.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use nonet::engine::{LowestDigit, NamedShape};
use nonet::format::{self, Excerpt, Kind, Problem};
use serde::Deserialize;

use super::{PUZZLE, cells_of};

/// What a text holds.
#[derive(Deserialize)]
struct Expected {
    file: String,
    puzzles: Vec<String>,
    /// Whether the text is a grid of candidates. Then a cell with one candidate may be a digit or a note.
    #[serde(default)]
    candidates: bool,
}

/// Checks all texts of a folder that has a list of what they hold.
fn check_folder(folder: &Path) {
    let listed = fs::read_to_string(folder.join("expected.jsonl")).unwrap();
    let mut wrong = Vec::new();
    for line in listed.lines() {
        let expected: Expected = serde_json::from_str(line).unwrap();
        let read = format::read(&fs::read(folder.join(&expected.file)).unwrap());
        let found: Vec<String> = read
            .map(|reading| reading.documents.iter().map(cells_of).collect())
            .unwrap_or_default();
        let is_like = |(found, puzzle): (&String, &String)| {
            let is_cell =
                |(found, cell): (char, char)| found == cell || (cell == '.' && expected.candidates);
            found.chars().zip(puzzle.chars()).all(is_cell)
        };
        if found.len() != expected.puzzles.len()
            || !found.iter().zip(&expected.puzzles).all(is_like)
        {
            wrong.push((expected.file, found));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn each_shared_text_gives_its_puzzles() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/data/texts");
    if folder.join("expected.jsonl").exists() {
        check_folder(&folder);
    } else {
        eprintln!("skipped: there are no texts in {}", folder.display());
    }
}

#[test]
fn each_text_gives_its_puzzles() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/texts");
    check_folder(&folder);
    let listed = fs::read_to_string(folder.join("expected.jsonl")).unwrap();
    let listed: BTreeSet<String> =
        listed.lines().map(|line| serde_json::from_str::<Expected>(line).unwrap().file).collect();
    for file in fs::read_dir(folder).unwrap() {
        let name = file.unwrap().file_name().into_string().unwrap();
        assert!(
            name == "expected.jsonl" || name == "README.md" || listed.contains(&name),
            "{name}"
        );
    }
}

/// What is taken from a text and left in it.
fn excerpt(text: &str) -> Option<Excerpt> {
    format::read(text.as_bytes()).unwrap().excerpt
}

fn rows() -> String {
    let row = |at: usize| format!("{}\n", &PUZZLE[at * 9..][..9]);
    (0..9).map(row).collect()
}

const ANSWER: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

#[test]
fn an_excerpt_counts_what_is_left_out() {
    let rows = rows();
    assert_eq!(excerpt(&rows), None);
    let lines = [3, 11];
    let taken = Excerpt {
        puzzles: 1,
        lines,
        others_in_line: 0,
        answers: 0,
        repeats: 0,
        unread: 0,
        numbers: 0,
    };
    assert_eq!(excerpt(&format!("Look:\n\n{rows}Bye\n")), Some(taken));
    let numbers = Excerpt { numbers: 3, ..taken };
    assert_eq!(excerpt(&format!("No. 12 of 40\n\n{rows}rated 7\n")), Some(numbers));
    let answered = Excerpt { answers: 1, ..taken };
    assert_eq!(excerpt(&format!("Look:\n\n{rows}\nAnswer: {ANSWER}\n")), Some(answered));
    let repeated = Excerpt { repeats: 1, ..taken };
    assert_eq!(excerpt(&format!("Look:\n\n{rows}\nIn a line: {PUZZLE}\n")), Some(repeated));
}

#[test]
fn a_board_is_read_whatever_stands_behind_it() {
    let rows = rows();
    let answer = format!("{rows}\nAnswer:\n{ANSWER}\n");
    let reading = format::read(answer.as_bytes()).unwrap();
    assert_eq!(reading.documents.iter().map(cells_of).collect::<Vec<_>>(), [PUZZLE]);
    assert_eq!(reading.excerpt.map(|excerpt| (excerpt.lines, excerpt.answers)), Some(([1, 9], 1)));
    let signed = format!("{rows}Written by Simple Sudoku 4.2\n");
    let reading = format::read(signed.as_bytes()).unwrap();
    assert_eq!(reading.documents.len(), 1);
    assert_eq!(reading.excerpt.map(|excerpt| excerpt.numbers), Some(2));
}

#[test]
fn a_fault_in_a_board_is_told_though_another_board_follows() {
    let rows = rows();
    let short = rows.replacen("6..195...", "6..195..", 1);
    let error = format::read(format!("{short}\nNext:\n{rows}").as_bytes()).unwrap_err();
    assert_eq!((error.line, error.problem), (2, Problem::TooFewCells { found: 8, expected: 9 }));
}

/// The puzzles of a text, or its error.
fn puzzles(text: &str) -> Result<Vec<String>, String> {
    let reading = format::read(text.as_bytes()).map_err(|error| error.to_string())?;
    Ok(reading.documents.iter().map(cells_of).collect())
}

#[track_caller]
fn holds_the_puzzle(text: &str) {
    assert_eq!(puzzles(text), Ok(vec![PUZZLE.to_owned()]), "{text}");
}

/// The rows of the puzzle as lists of numbers.
fn nested_list() -> String {
    let row = |at: usize| {
        let row = PUZZLE[at * 9..][..9].replace('.', "0");
        format!("[{}]", row.chars().map(String::from).collect::<Vec<_>>().join(","))
    };
    format!("[{}]", (0..9).map(row).collect::<Vec<_>>().join(","))
}

/// The givens of the puzzle, with row and column from 0.
fn givens() -> impl Iterator<Item = (usize, usize, char)> {
    (0..)
        .zip(PUZZLE.chars())
        .filter(|(_, sign)| *sign != '.')
        .map(|(at, sign)| (at / 9, at % 9, sign))
}

#[test]
fn the_names_of_other_programs_fields_do_not_hide_a_puzzle() {
    let board = nested_list();
    for name in ["grid", "cells", "boards", "rows", "givens", "size", "regions"] {
        holds_the_puzzle(&format!("{{\"{name}\":{board}}}"));
        holds_the_puzzle(&format!("{{\"{name}\":{board},\"level\":3,\"metadata\":{{}}}}"));
        holds_the_puzzle(&format!("{{\"{name}\":\"{PUZZLE}\"}}"));
    }
    let line = format!("\"source\": [\"p = '{PUZZLE}'\\n\"]");
    let notebook =
        format!("{{\"cells\": [{{\"cell_type\": \"code\", {line}}}], \"metadata\": {{}}}}");
    holds_the_puzzle(&notebook);
    let rows: Vec<String> = (0..9).map(|at| format!("\"{}\"", &PUZZLE[at * 9..][..9])).collect();
    holds_the_puzzle(&format!("{{\"grid\": [{}], \"size\": 9}}", rows.join(", ")));
}

#[test]
fn a_list_of_objects_with_nine_values_is_a_board() {
    let object = |at: usize| {
        let cell = |(column, sign): (usize, char)| {
            format!("\"{column}\":{}", if sign == '.' { '0' } else { sign })
        };
        let cells = (0..).zip(PUZZLE[at * 9..][..9].chars()).map(cell);
        format!("{{{}}}", cells.collect::<Vec<_>>().join(","))
    };
    let objects: Vec<String> = (0..9).map(object).collect();
    holds_the_puzzle(&format!("[{}]", objects.join(",")));
    // Named objects may be the columns as well as the rows.
    let named: Vec<String> = (0..9).map(|at| format!("\"{at}\":{}", objects[at])).collect();
    assert!(puzzles(&format!("{{{}}}", named.join(","))).is_err());
}

#[test]
fn a_board_is_told_cell_by_cell() {
    let told = |line: fn(usize, usize, char) -> String| -> String {
        givens().map(|(row, column, digit)| line(row, column, digit) + "\n").collect()
    };
    holds_the_puzzle(&told(|row, column, digit| format!("({},{})={digit}", row + 1, column + 1)));
    holds_the_puzzle(&told(|row, column, digit| format!("grid[{row}][{column}] = {digit};")));
    holds_the_puzzle(&told(|row, column, digit| format!("board[{row}, {column}] = {digit}")));
    let object = |(row, column, digit): (usize, usize, char)| {
        format!("{{\"row\": {row}, \"col\": {column}, \"value\": {digit}}}")
    };
    let objects = givens().map(object).collect::<Vec<_>>().join(",");
    holds_the_puzzle(&format!("{{\"cells\": [{objects}]}}"));
    holds_the_puzzle(&format!("[{objects}]"));
}

#[test]
fn a_table_of_a_forum_is_read() {
    let row = |at: usize| {
        let cell = |sign: char| format!("[td]{}[/td]", if sign == '.' { ' ' } else { sign });
        format!("[tr]{}[/tr]", PUZZLE[at * 9..][..9].chars().map(cell).collect::<String>())
    };
    let rows: Vec<String> = (0..9).map(row).collect();
    holds_the_puzzle(&format!("[table]{}[/table]", rows.join("\n")));
    holds_the_puzzle(&format!("[table]{}[/table]", rows.concat()));
}

#[test]
fn zeros_and_dots_are_two_forms_of_one_puzzle() {
    let zeros = PUZZLE.replace('.', "0");
    let text = format!("The puzzle\n\n{PUZZLE}\n\nis written as\n\n{zeros}\n\nby some.\n");
    holds_the_puzzle(&text);
    assert_eq!(excerpt(&text).map(|excerpt| excerpt.repeats), Some(1));
    let twice = format!("The puzzle\n\n{PUZZLE}\n\nis a copy of\n\n{PUZZLE}\n\nin the list.\n");
    assert_eq!(puzzles(&twice).map(|puzzles| puzzles.len()), Ok(2));
}

/// A parser must not speak of a text that only begins as its documents do.
#[test]
fn a_text_of_no_form_is_no_puzzle_in_plain_words() {
    for text in [
        "(1)",
        "{1}",
        "(1, 2)\n",
        "f(x)",
        "/* nothing */",
        "#![allow(x)]",
        "{| class=\"wikitable\"\n| 1\n|}",
        "{{template}}",
        "{'a': 1}",
        "{\"a\", \"b\"}",
        "[table]\n[tr][td]1[/td][/tr]\n[/table]",
        "[[1, 2], [3, 4]]",
        "[{\"a\": 1}]",
        "Some(5)",
        "1 4 9 16 25 36 49 64 81 100 121 144 169 196\n2 8 18 32 50 72 98 128 162 200 242 288 338 392\n",
        "12, 7, 1305\n9, 18, 27\n",
    ] {
        let said = puzzles(text).unwrap_err();
        assert!(said.contains("is not a puzzle; expected 81 cells"), "{text}: {said}");
    }
}

#[test]
fn an_address_with_a_puzzle_is_a_link() {
    let zeros = PUZZLE.replace('.', "0");
    assert!(format::is_typed_puzzle(&format!("https://www.sudokuwiki.org/sudoku.htm?bd={zeros}")));
    assert!(format::is_typed_puzzle(&format!("http://example.org/play/{zeros}/hard")));
    assert!(!format::is_typed_puzzle("https://example.org/"));
    assert!(!format::is_typed_puzzle(&format!("puzzles/{zeros}")));
    assert!(format::is_typed_puzzle(PUZZLE) && format::is_typed_puzzle(&zeros));
    assert!(!format::is_typed_puzzle(&PUZZLE[1..]) && !format::is_typed_puzzle("puzzle.sdk"));
}

#[test]
fn settings_and_tags_hold_puzzles() {
    holds_the_puzzle(&format!("[puzzle]\nname = \"one\"\ngrid = \"{PUZZLE}\"\n"));
    holds_the_puzzle(&format!("[puzzle]\ngrid = \"\"\"\n{}\"\"\"\n", rows()));
    let zeros = PUZZLE.replace('.', "0");
    holds_the_puzzle(&format!("<games><game id='7' data=\"{zeros}\"/></games>\n"));
    holds_the_puzzle(&format!("<div data-puzzle='{PUZZLE}'>Play</div>\n"));
    let decimal = |sign: char| if sign == '.' { String::new() } else { format!("{sign},0") };
    let row =
        |at: usize| PUZZLE[at * 9..][..9].chars().map(decimal).collect::<Vec<_>>().join(";") + "\n";
    holds_the_puzzle(&(0..9).map(row).collect::<String>());
}

const OTHER: &str =
    ".2.1...8.4....7..28.....73.18.2....6.7.861.2.2....3.15.92.....77..5....3.3...9.5.";

#[track_caller]
fn holds_both(texts: &[String]) {
    for text in texts {
        assert_eq!(puzzles(text), Ok(vec![PUZZLE.to_owned(), OTHER.to_owned()]), "{text}");
    }
}

#[test]
fn all_puzzles_of_a_lone_line_are_read() {
    holds_both(&[
        format!("{PUZZLE} {OTHER}"),
        format!("{PUZZLE} {OTHER}\r\n"),
        format!("INSERT INTO puzzles VALUES (1, '{PUZZLE}'), (2, '{OTHER}');\n"),
        format!("1,{PUZZLE},2,{OTHER}\n"),
    ]);
    // In a list each line is one puzzle, and what stands behind it is a remark.
    holds_both(&[format!("{PUZZLE} {OTHER}\n{OTHER} {PUZZLE}\n")]);
    // An answer behind a puzzle is no second puzzle.
    assert_eq!(puzzles(&format!("{PUZZLE} {ANSWER}\n")), Ok(vec![PUZZLE.to_owned()]));
}

#[test]
fn nine_rows_of_chance_digits_are_no_puzzle() {
    let numbers = "094285656\n096015227\n091830745\n098652104\n093377851\n097740916\n095518832\n\
                   092264709\n099103386\n";
    let said = puzzles(numbers).unwrap_err();
    assert!(said.contains("that is not a Sudoku"), "{said}");
    let in_boxes = |line: &str| format!("{} {} {}", &line[..3], &line[3..6], &line[6..]);
    let grouped = numbers.lines().map(in_boxes).collect::<Vec<_>>().join("\n");
    assert!(puzzles(&grouped).is_err());
    let ones = "1 0 0 1 0 0 1 0 0\n0 0 1 0 0 1 0 0 1\n0 1 0 0 1 0 0 1 0\n".repeat(3);
    assert!(puzzles(&ones).is_err());
    // A person's mistakes are told by the puzzle.
    let with_mistakes = rows().replace("53..7....", "55557....").replace("7...2...6", "7.662...6");
    assert_eq!(puzzles(&with_mistakes).map(|puzzles| puzzles.len()), Ok(1));
}

#[test]
fn tables_of_sixteen_digits_may_have_empty_fields() {
    let digit = |row: usize, column: usize| (row % 4 * 4 + row / 4 + column) % 16 + 1;
    let is_given = |row: usize, column: usize| (row * 7 + column * 3) % 5 < 2;
    let field = |row, column| {
        if is_given(row, column) { digit(row, column).to_string() } else { String::new() }
    };
    let fields = |row| (0..16).map(move |column| field(row, column)).collect::<Vec<_>>();
    let rows = |line: &dyn Fn(Vec<String>) -> String| {
        (0..16).map(|row| line(fields(row)) + "\n").collect::<String>()
    };
    let cells = |row: Vec<String>| format!("<td>{}</td>", row.join("</td><td>"));
    for text in [
        rows(&|row| row.join(",")),
        rows(&|row| row.join(";")),
        rows(&|row| row.join("\t")),
        rows(&|row| format!("| {} |", row.join(" | "))),
        rows(&|row| format!("\"{}\"", row.join("\",\""))),
        format!("<table>{}</table>", rows(&|row| format!("<tr>{}</tr>", cells(row)))),
        format!("A large one:\n\n{}\nHave fun.\n", rows(&|row| format!("row,{}", row.join(",")))),
    ] {
        let reading =
            format::read(text.as_bytes()).unwrap_or_else(|error| panic!("{error}: {text}"));
        let [document] = &reading.documents[..] else { panic!("{text}") };
        let layout = document.givens.layout();
        assert_eq!((layout.rows(), layout.digit_count()), (16, 16), "{text}");
        for cell in layout.cells() {
            let (row, column) = (layout.row(cell), layout.column(cell));
            let given = document.givens.get(cell).map(|digit| usize::from(digit.get()));
            assert_eq!(given, is_given(row, column).then(|| digit(row, column)), "{text}");
        }
    }
}

/// The signs of digits, by number.
const SIGNS: &[u8] = b"0123456789ABCDEFG";

#[test]
fn zero_beside_empty_fields_is_a_digit_of_a_large_board() {
    let digit = |row: usize, column: usize| (row % 4 * 4 + row / 4 + column) % 16;
    let sign = |row, column| char::from(SIGNS[digit(row, column)]);
    let is_given = |row: usize, column: usize| (row * 7 + column * 3) % 5 < 2;
    let field = |row, column| {
        if is_given(row, column) { sign(row, column).to_string() } else { String::new() }
    };
    let rows = |between: &str| {
        let row = |row| (0..16).map(|column| field(row, column)).collect::<Vec<_>>().join(between);
        (0..16).map(row).collect::<Vec<_>>().join("\n")
    };
    let quoted = |row| {
        let cell = |column| format!("'{}'", field(row, column));
        format!("[{}]", (0..16).map(cell).collect::<Vec<_>>().join(", "))
    };
    let list = (0..16).map(quoted).collect::<Vec<_>>().join(",\n");
    for text in [rows(","), rows(";"), rows("\t"), rows("|"), format!("grid = [{list}]\n")] {
        let reading =
            format::read(text.as_bytes()).unwrap_or_else(|error| panic!("{error}: {text}"));
        let [document] = &reading.documents[..] else { panic!("{text}") };
        assert_eq!(document.lowest_digit, LowestDigit::Zero, "{text}");
        let layout = document.givens.layout();
        for cell in layout.cells() {
            let (row, column) = (layout.row(cell), layout.column(cell));
            let given = document.givens.get(cell).map(|digit| usize::from(digit.get()) - 1);
            assert_eq!(given, is_given(row, column).then(|| digit(row, column)), "{text}");
        }
    }
}

#[test]
fn an_empty_line_of_a_spreadsheet_parts_boards() {
    let board = |line: &str| {
        let field = |sign: char| if sign == '.' { String::new() } else { sign.to_string() };
        let row = |at: usize| line[at * 9..][..9].chars().map(field).collect::<Vec<_>>().join(";");
        (0..9).map(row).collect::<Vec<_>>().join("\n")
    };
    let (one, other, empty) = (board(PUZZLE), board(OTHER), ";;;;;;;;");
    let title = |number: usize| format!("Puzzle {number};;;;;;;;");
    holds_both(&[
        format!("{one}\n{empty}\n{other}\n"),
        format!("{}\n{one}\n{empty}\n{}\n{other}\n{empty}\n", title(1), title(2)),
        format!("{empty}\n{one}\n{empty}\n{empty}\n{other}\n"),
    ]);
    // An empty row of a board stays one, also behind other boards.
    let sparse = format!("{}{}{}", &PUZZLE[..36], ".".repeat(9), &PUZZLE[45..]);
    assert_eq!(puzzles(&board(&sparse)), Ok(vec![sparse.clone()]));
    let text = format!("{}\n{one}\n{empty}\n{}\n{}\n", title(1), title(2), board(&sparse));
    assert_eq!(puzzles(&text), Ok(vec![PUZZLE.to_owned(), sparse]));
}

#[test]
fn decimals_of_data_frames_may_have_gaps() {
    let rows = |one: fn(char) -> String| {
        let row =
            |at: usize| PUZZLE[at * 9..][..9].chars().map(one).collect::<Vec<_>>().join(",") + "\n";
        (0..9).map(row).collect::<String>()
    };
    let gap = |sign: char| if sign == '.' { String::new() } else { format!("{sign}.0") };
    holds_the_puzzle(&rows(gap));
}

#[test]
fn drawn_boxes_of_a_large_board_are_parts_of_its_rows() {
    let digit = |row: usize, column: usize| (row % 4 * 4 + row / 4 + column) % 16 + 1;
    let sign = |row: usize, column: usize| {
        if (row + column).is_multiple_of(3) { '.' } else { char::from(SIGNS[digit(row, column)]) }
    };
    let part = |row, at: usize| (at..at + 4).map(|column| sign(row, column)).collect::<String>();
    let row = |row| format!("|{}|\n", [0, 4, 8, 12].map(|at| part(row, at)).join("|"));
    let rule = "+----+----+----+----+\n";
    let text: String =
        (0..16).map(|at| if at % 4 == 0 { rule.to_owned() + &row(at) } else { row(at) }).collect();
    let reading = format::read(format!("{text}{rule}").as_bytes()).unwrap();
    let document = &reading.documents[0];
    let layout = document.givens.layout();
    assert_eq!((layout.rows(), reading.documents.len()), (16, 1));
    let cell = layout.cell(0, 1).unwrap();
    assert_eq!(document.givens.get(cell).map(|digit| usize::from(digit.get())), Some(digit(0, 1)));
}

#[test]
fn bad_lines_behind_a_heading_and_a_puzzle_keep_their_place() {
    for bad in ["n/a", "NaN", "TODO", "-", "n/a\nn/a\nn/a"] {
        for heading in ["puzzle", "My puzzles"] {
            let lines = format!("{bad}\n{OTHER}\n{OTHER}\n{OTHER}\n{OTHER}\n{OTHER}\n");
            let text = format!("{heading}\n{PUZZLE}\n{lines}");
            let reading = format::read(text.as_bytes()).unwrap();
            let (read, refused) = (reading.documents.len(), reading.refused.len());
            assert_eq!(
                (reading.kind, read, refused),
                (Kind::List, 6, bad.lines().count()),
                "{text}"
            );
        }
    }
}

#[test]
fn a_shape_that_was_asked_for_is_not_given_up() {
    let asked = |text: &str, name: &str| {
        let shape = NamedShape::named(name).unwrap().layout();
        format::read_on(text.as_bytes(), Some(&shape)).map(|reading| reading.documents)
    };
    for name in ["16x16", "6x6", "samurai"] {
        assert!(asked(PUZZLE, name).is_err(), "{name}");
        assert!(asked(&format!("Look:\n\n{}\nBye.\n", rows()), name).is_err(), "{name}");
    }
    let post = format!("An X-Sudoku:\n\n{}\nHave fun!\n", rows());
    let documents = asked(&post, "x").unwrap();
    assert_eq!(*documents[0].givens.layout(), NamedShape::named("x").unwrap().layout());
}

#[test]
fn a_blank_may_be_an_empty_cell_of_a_line() {
    let [one, other] = [PUZZLE, OTHER].map(|line| line.replace('.', " "));
    holds_both(&[
        format!("{one}\n{other}\n"),
        format!("{one}\r\n{other}\r\n"),
        format!("\"{one}\"\n\"{other}\"\n"),
        format!("puzzles = ['{one}', '{other}']\n"),
    ]);
}

/// The nine rows of [`PUZZLE`], each behind what `before` writes.
fn rows_behind(before: impl Fn(usize) -> String) -> String {
    let rows = (0..9).map(|row| format!("{}{}\n", before(row), &PUZZLE[row * 9..row * 9 + 9]));
    rows.collect()
}

#[test]
fn a_chat_writes_the_time_before_each_row() {
    holds_the_puzzle(&rows_behind(|row| format!("[12:0{row}] Anna: ")));
    holds_the_puzzle(&rows_behind(|row| format!("[27/11/26, 12:0{row}:31] Anna Nguyen: ")));
    holds_the_puzzle(&rows_behind(|row| format!("27.11.2026, 9:0{row} - Anna: ")));
    holds_the_puzzle(&rows_behind(|row| format!("12:0{row} <anna> ")));
    holds_the_puzzle(&rows_behind(|row| format!("12:0{row} ")));
    // A row label and two cells look like a time.
    let rows = (0..9).map(|row| {
        let cells = &PUZZLE[row * 9..row * 9 + 9];
        format!("{}:{} {} {}\n", row + 1, &cells[..3], &cells[3..6], &cells[6..])
    });
    holds_the_puzzle(&rows.collect::<Vec<_>>().concat());
}

/// A page in which each cell of [`PUZZLE`] is an element, which `cell` writes, and each row is within `row`.
fn page(row: [&str; 2], cell: impl Fn(&str) -> String) -> String {
    let cells = |at: usize| {
        let digits = PUZZLE[at * 9..at * 9 + 9].chars();
        let cell = |digit: char| if digit == '.' { cell("") } else { cell(&digit.to_string()) };
        digits.map(cell).collect::<String>()
    };
    let rows = (0..9).map(|at| [row[0], &cells(at), row[1]].concat()).collect::<Vec<_>>().concat();
    format!("<html><body><p>Puzzle 12</p><div id=\"grid\">{rows}</div><p>Level 3</p></body></html>")
}

#[test]
fn elements_of_a_page_are_cells_and_may_be_empty() {
    let div = |digit: &str| format!("<div class=\"cell\">{digit}</div>");
    holds_the_puzzle(&page(["<div class=\"row\">", "</div>"], div));
    holds_the_puzzle(&page(["", ""], div));
    holds_the_puzzle(&page(["", ""], |digit| div(digit) + "\n"));
    holds_the_puzzle(&page(["<p>", "</p>\n"], |digit| format!("<span>{digit}</span>")));
    holds_the_puzzle(&page(["", ""], |digit| format!("<div><span>{digit}</span></div>")));
    let field = |digit: &str| format!("<div\n class=c><input value=\"{digit}\"></div>\n");
    holds_the_puzzle(&page(["", ""], field));
    holds_the_puzzle(&page(["", ""], |digit| format!("<button>&nbsp;{digit}</button>")));
    holds_the_puzzle(&page(["", ""], |digit| format!("<DIV>{digit}</DIV>")));
    let zero = |digit: &str| div(if digit.is_empty() { "0" } else { digit });
    holds_the_puzzle(&page(["", ""], zero));
    let chosen = |digit: &str| {
        let option = |it: u32| {
            let selected = if it.to_string() == digit { " selected" } else { "" };
            format!("<option{selected}>{it}</option>")
        };
        let options = (1..10).map(option).collect::<Vec<_>>().concat();
        format!("<td><select><option></option>{options}</select></td>")
    };
    holds_the_puzzle(&page(["<tr>", "</tr>"], chosen));
    holds_the_puzzle(&page(["", ""], div).replace("</div></div>", "</div> and so on</div>"));
}

/// Empty cells at both ends of a row of 81 are cells, and no signs of a table.
#[test]
fn a_page_with_empty_corners_is_not_shifted() {
    const OPEN: &str =
        "..41..3.8.3..8.....8.....2...8..36...7.....5...24..1...9.....7.....5..4.5.7..19..";
    let cell = |digit: char| match digit {
        '.' => "<div class=c></div>".to_owned(),
        digit => format!("<div class=c>{digit}</div>"),
    };
    let cells: String = OPEN.chars().map(cell).collect::<Vec<_>>().concat();
    assert_eq!(puzzles(&format!("<p>Grid</p><div>{cells}</div>")).unwrap(), [OPEN]);
}

#[test]
fn the_names_of_columns_alone_are_a_table_without_rows() {
    for names in ["puzzle,solution\n", "quizzes;solutions", "id\tpuzzle\n\n", "Puzzle"] {
        let error = format::read(names.as_bytes()).unwrap_err();
        assert_eq!(error.problem, Problem::Empty, "{names}");
    }
    let error = format::read(b"no puzzle in this line").unwrap_err();
    assert_eq!(error.problem, Problem::NotAPuzzle);
}

#[test]
fn a_second_puzzle_in_a_line_is_told() {
    const OTHER: &str =
        ".2.1...8.4....7..28.....73.18.2....6.7.861.2.2....3.15.92.....77..5....3.3...9.5.";
    let beside = |text: &str| excerpt(text).map(|excerpt| (excerpt.lines, excerpt.others_in_line));
    for between in [" ", ",", "\t"] {
        let line = format!("{PUZZLE}{between}{OTHER}\n");
        assert_eq!(beside(&line.repeat(2)), Some(([1, 1], 1)), "{line}");
    }
    let headed = format!("a,b\n{PUZZLE},{OTHER}\n{OTHER},{PUZZLE}\n");
    assert_eq!(beside(&headed), Some(([2, 2], 1)));
    assert_eq!(beside(&format!("{PUZZLE}\n{OTHER}\n")), None);
}
