//! Tables, and lists that are known by more than their first line.

use nonet::engine::Grid;
use nonet::format::stream::{Puzzles, StreamPart};
use nonet::format::{self, Column, Kind, Problem, line_of};

use super::PUZZLE;

const OTHER: &str =
    ".....6....59.....82....8....45........3........6..3.54...325..6..................";
const ANSWER: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/// The lines and the cells of the puzzles, with `!` for a line that cannot be read.
fn read(text: &str, column: Option<&Column>) -> (Option<Kind>, Vec<String>) {
    let mut puzzles = Puzzles::new(text.as_bytes()).in_column(column.cloned());
    let mut found = Vec::new();
    while let Some(read) = puzzles.next() {
        found.push(match read {
            Ok(found) => format!("{} {}", found.line, line_of(&found.document.givens)),
            Err(error) if puzzles.goes_on() => format!("{} !", error.line),
            Err(error) => format!("{} end {:?}", error.line, error.problem),
        });
    }
    let kind = puzzles.kind();
    // In blocks of any size there are the same puzzles.
    for size in [1, 100, 400, 1 << 20] {
        let mut puzzles = Puzzles::new(text.as_bytes()).in_column(column.cloned());
        let mut in_parts = Vec::new();
        while let Some(part) = puzzles.next_part(size) {
            match part {
                Ok(StreamPart::Puzzle(found)) => {
                    in_parts.push(format!("{} {}", found.line, line_of(&found.document.givens)));
                }
                Ok(StreamPart::Lines(block)) => {
                    in_parts.extend(block.puzzles().map(|read| match read {
                        Ok((line, cells)) => format!("{line} {}", line_of(&Grid::classic(&cells))),
                        Err(error) => format!("{} !", error.line),
                    }));
                }
                Err(error) if puzzles.goes_on() => in_parts.push(format!("{} !", error.line)),
                Err(error) => in_parts.push(format!("{} end {:?}", error.line, error.problem)),
            }
        }
        assert_eq!(in_parts, found, "in parts of {size}: {text}");
    }
    (kind, found)
}

#[track_caller]
fn check_in(column: Option<&Column>, text: &str, kind: Kind, expected: &[(usize, &str)]) {
    let dots = |cells: &str| cells.replace('0', ".");
    let expected: Vec<String> =
        expected.iter().map(|(line, cells)| format!("{line} {}", dots(cells))).collect();
    for text in [text.to_owned(), text.replace('\n', "\r\n")] {
        assert_eq!(read(&text, column), (Some(kind), expected.clone()), "{text}");
    }
}

#[track_caller]
fn check(text: &str, kind: Kind, expected: &[(usize, &str)]) {
    check_in(None, text, kind, expected);
}

#[test]
fn the_first_column_with_puzzles_is_found() {
    let zeros = PUZZLE.replace('.', "0");
    let both = [(2, PUZZLE), (3, OTHER)];
    check(&format!("quizzes,solutions\n{zeros},{ANSWER}\n{OTHER},{ANSWER}\n"), Kind::Table, &both);
    check(&format!("solution;puzzle\n{ANSWER};{zeros}\n{ANSWER};{OTHER}"), Kind::Table, &both);
    check(&format!("id\tpuzzle\tclues\n1\t{zeros}\t30\n2\t{OTHER}\t19\n"), Kind::Table, &both);
    check(
        &format!(
            "source,question,answer,rating\n\"a, b\",{PUZZLE},{ANSWER},0\nc,{OTHER},{ANSWER},71\n"
        ),
        Kind::Table,
        &both,
    );
    check(
        &format!("| id | puzzle |\n|---:|:-------|\n| 1 | {PUZZLE} |\n| 2 | {OTHER} |\n"),
        Kind::Table,
        &[(3, PUZZLE), (4, OTHER)],
    );
    let both = [(1, PUZZLE), (2, OTHER)];
    check(&format!("{PUZZLE},{ANSWER}\n{OTHER},{ANSWER}\n"), Kind::Table, &both);
    check(&format!("00a1 {PUZZLE}  7.0\n00a2 {OTHER}  1.2\n"), Kind::Table, &both);
    check(&format!("{ANSWER} {PUZZLE}\n{ANSWER} {OTHER}\n"), Kind::Table, &both);
    check(&format!("Name of two {PUZZLE}\nSimple {OTHER}\n"), Kind::Table, &both);
    check(&format!("\"{PUZZLE}\",\"{ANSWER}\"\n\"{OTHER}\",\"{ANSWER}\"\n"), Kind::Table, &both);
    check(&format!("\"{PUZZLE}\"\n\"{OTHER}\"\n"), Kind::Table, &both);
    check(&format!("{ANSWER},a\n{PUZZLE},b\n"), Kind::Table, &[(1, ANSWER), (2, PUZZLE)]);
    check(&format!("{ANSWER},{ANSWER}\n"), Kind::Table, &[(1, ANSWER)]);
}

#[test]
fn a_board_may_have_several_lines_in_quotes() {
    let rows = |cells: &str| {
        let rows: Vec<&str> = (0..9).map(|row| &cells[9 * row..9 * row + 9]).collect();
        rows.join("\n")
    };
    let text = format!("id,puzzle\n1,\"{}\"\n2,{OTHER}\n3,\"{}\"\n", rows(PUZZLE), rows(OTHER));
    check(&text, Kind::Table, &[(2, PUZZLE), (11, OTHER), (12, OTHER)]);
    let spaced = PUZZLE.chars().map(|c| c.to_string()).collect::<Vec<_>>();
    let text = format!("a,\"{}\"\nb,\"[{}]\"\n", spaced.join(" "), spaced.join(","));
    check(&text, Kind::Table, &[(1, PUZZLE), (2, PUZZLE)]);
}

#[test]
fn a_quote_that_stays_open_costs_one_line() {
    let lines = format!("a,{OTHER}\n").repeat(900);
    let text = format!("a,{PUZZLE}\n\"b,{OTHER}\n{lines}");
    let (_, found) = read(&text, None);
    assert_eq!((found.len(), found[1].as_str()), (902, "2 !"));
    let text = format!("a,{PUZZLE}\n\"b,{OTHER}\nc,{OTHER}\n");
    check(&text, Kind::Table, &[(1, PUZZLE), (2, "!"), (3, OTHER)]);
}

#[test]
fn each_line_of_a_table_gives_one_result() {
    let text = format!(
        "# a comment\nid,puzzle\n1,n/a\n\n2,{PUZZLE}\n3\n4,{PUZZLE}9\n5,\n# 6\n{OTHER},{OTHER}\n"
    );
    let expected = [(5, PUZZLE), (6, "!"), (7, "!"), (8, "!"), (10, OTHER)];
    check(&text, Kind::Table, &expected);
    // A bad puzzle beside an answer is no heading.
    let bad = PUZZLE.replace('5', "q");
    check(&format!("{bad},{ANSWER}\n{PUZZLE},{ANSWER}\n"), Kind::Table, &[(1, "!"), (2, PUZZLE)]);
    check(&format!("a,{bad}\nb,{PUZZLE}\n"), Kind::Table, &[(1, "!"), (2, PUZZLE)]);
}

#[test]
fn a_list_is_known_by_most_of_its_lines() {
    let both = [(1, PUZZLE), (2, OTHER)];
    check(&format!("{PUZZLE}\n{OTHER}\n"), Kind::List, &both);
    let bad = PUZZLE.replacen('7', "q", 1);
    check(&format!("{bad}\n{PUZZLE}\n"), Kind::List, &[(1, "!"), (2, PUZZLE)]);
    check(&format!("{bad}\n{bad}\n{PUZZLE}\n"), Kind::List, &[(1, "!"), (2, "!"), (3, PUZZLE)]);
    check(&format!("{PUZZLE}9\n{PUZZLE}\n"), Kind::List, &[(1, "!"), (2, PUZZLE)]);
    let licence = "These puzzles are free, says the author.\nUse them as you like.\nHave fun!\n";
    let text = format!("{licence}\n{PUZZLE}\n{OTHER}\n");
    check(&text, Kind::List, &[(5, PUZZLE), (6, OTHER)]);
    check(
        &format!("% a\n; b\n{PUZZLE}\n% c\n; d\n{OTHER}\n"),
        Kind::List,
        &[(3, PUZZLE), (6, OTHER)],
    );
    check(&format!("puzzle\n{PUZZLE}\n{OTHER}\n"), Kind::List, &[(2, PUZZLE), (3, OTHER)]);
    check(&format!("puzzle\n{PUZZLE}\n"), Kind::List, &[(2, PUZZLE)]);
    check(&format!("\t{PUZZLE}\n{OTHER}\n"), Kind::List, &both);
}

#[test]
fn a_column_can_be_named() {
    let text = format!("id,Puzzle,Answer\n1,{PUZZLE},{ANSWER}\n2,{OTHER},{ANSWER}\n");
    let answers = [(2, ANSWER), (3, ANSWER)];
    let puzzles = [(2, PUZZLE), (3, OTHER)];
    let named = |name: &str| Some(Column::Named(name.to_owned()));
    check_in(named("answer").as_ref(), &text, Kind::Table, &answers);
    check_in(named("puzzle").as_ref(), &text, Kind::Table, &puzzles);
    check_in(Some(&Column::Number(3)), &text, Kind::Table, &answers);
    check_in(
        Some(&Column::Number(1)),
        &format!("{PUZZLE} a\n{OTHER}\n"),
        Kind::Table,
        &[(1, PUZZLE), (2, OTHER)],
    );
    let error =
        |column| Puzzles::new(text.as_bytes()).in_column(column).next().unwrap().unwrap_err();
    let headings = ["id", "Puzzle", "Answer"].map(str::to_owned).to_vec();
    let no_level = Problem::NoColumnNamed { name: "level".to_owned(), names: headings };
    assert_eq!(error(named("level")).problem, no_level);
    assert_eq!(error(Some(Column::Number(1))).problem, Problem::NoColumn { number: 1 });
    assert_eq!(error(Some(Column::Number(9))).problem, Problem::NoColumn { number: 9 });
    assert!(Puzzles::new(&b""[..]).in_column(named("x")).next().is_none());
}

#[test]
fn other_texts_are_no_tables() {
    let one = format!("A title of words\n{PUZZLE}\nAnother\n{OTHER}\n");
    for text in ["name,phone\nAnna,030 1234567\nBao,024 7654321\n", "1,2,3\n4,5,6\n", &one] {
        assert!(format::read(text.as_bytes()).is_err() || text == one, "{text}");
    }
    let kind = |text: &str| format::read(text.as_bytes()).unwrap().kind;
    let rows = |between: &str| {
        let row = |row: usize| {
            let cells = PUZZLE[9 * row..9 * row + 9].chars().map(|c| c.to_string());
            cells.collect::<Vec<_>>().join(between) + "\n"
        };
        (0..9).map(row).collect::<String>()
    };
    assert_eq!(kind(&rows("")), Kind::Rows);
    assert_eq!(kind(&rows(" ")), Kind::Rows);
    assert_eq!(kind(&format!("{}\n", ".".repeat(256))), Kind::List);
}
