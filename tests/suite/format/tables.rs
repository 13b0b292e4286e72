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
    let expected = [(3, "!"), (5, PUZZLE), (6, "!"), (7, "!"), (8, "!"), (10, OTHER)];
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
fn a_list_may_have_any_sign_for_an_empty_cell() {
    for sign in ["-", "?", "~", "o", "O", "–", "·", "•", "□", "．"] {
        let [puzzle, other] = [PUZZLE, OTHER].map(|cells| cells.replace('.', sign));
        let expected = [(1, PUZZLE), (2, OTHER), (3, "!"), (4, PUZZLE), (5, OTHER)];
        check(&format!("{puzzle}\n{other}\nbad\n{PUZZLE}\n{other} 7.1\n"), Kind::List, &expected);
        check(&format!("{PUZZLE}\n{other}\n"), Kind::List, &[(1, PUZZLE), (2, OTHER)]);
        check(
            &format!("id,puzzle\n1,{puzzle}\n2,bad\n3,\"{other}\"\n"),
            Kind::Table,
            &[(2, PUZZLE), (3, "!"), (4, OTHER)],
        );
        let short: String = puzzle.chars().take(50).collect();
        check(
            &format!("{short}\n{puzzle}\n{other}\n"),
            Kind::List,
            &[(1, "!"), (2, PUZZLE), (3, OTHER)],
        );
    }
    // A question mark among full stops is rather a digit that somebody could not read.
    let doubtful = PUZZLE.replacen('.', "?", 1);
    check(&format!("{PUZZLE}\n{doubtful}\n"), Kind::List, &[(1, PUZZLE), (2, "!")]);
    let mixed = PUZZLE.replacen('.', "-", 9);
    check(&format!("{PUZZLE}\n{mixed}\n"), Kind::List, &[(1, PUZZLE), (2, PUZZLE)]);
}

#[test]
fn hyphens_alone_are_an_empty_board_in_a_list() {
    let (hyphens, empty) = ("-".repeat(81), ".".repeat(81));
    check(&hyphens, Kind::List, &[(1, &empty)]);
    let puzzle = PUZZLE.replace('.', "-");
    check(&format!("{hyphens}\n{PUZZLE}\n{OTHER}\n"), Kind::List, &[(2, PUZZLE), (3, OTHER)]);
    let text = format!("{hyphens}\n{puzzle}\n{hyphens}\n");
    check(&text, Kind::List, &[(1, &empty), (2, PUZZLE), (3, &empty)]);
}

#[test]
fn a_first_bad_line_is_as_any_other() {
    for bad in
        ["12345678", &PUZZLE[..20], &PUZZLE[..10], &PUZZLE[..5], "0", ".", "nan", "NULL", "-"]
    {
        let expected = [(1, "!"), (2, PUZZLE), (3, OTHER)];
        check(&format!("{bad}\n{PUZZLE}\n{OTHER}\n"), Kind::List, &expected);
        let expected = [(2, "!"), (3, "!"), (4, PUZZLE), (5, OTHER)];
        check(&format!("puzzle\n{bad}\n{bad}\n{PUZZLE}\n{OTHER}\n"), Kind::List, &expected);
    }
    let text = "123456\n".repeat(200) + PUZZLE + "\n" + OTHER + "\n";
    let (kind, found) = read(&text, None);
    assert_eq!((kind, found.len(), found[199].as_str()), (Some(Kind::List), 202, "200 !"));
    // Words and the number of the puzzles are headings.
    check(&format!("2\n{PUZZLE}\n{OTHER}\n"), Kind::List, &[(2, PUZZLE), (3, OTHER)]);
    check(&format!("3\n{PUZZLE}\n{OTHER}\n"), Kind::List, &[(1, "!"), (2, PUZZLE), (3, OTHER)]);
    check(&format!("Volume 1\n===\n{PUZZLE}\n{OTHER}\n"), Kind::List, &[(3, PUZZLE), (4, OTHER)]);
}

#[test]
fn a_first_bad_row_is_as_any_other() {
    let rest = format!("3,{PUZZLE}\n4,{OTHER}\n");
    let expected = [(2, "!"), (3, "!"), (4, PUZZLE), (5, OTHER)];
    for column in [None, Some(Column::Number(2))] {
        for bad in ["1,NULL\n2,abc\n", "1,\n2,\n", "1\n2,x,y\n", "1,12345678\n2,nan\n"] {
            let text = format!("id,puzzle\n{bad}{rest}");
            check_in(column.as_ref(), &text, Kind::Table, &expected);
        }
    }
    check(
        &format!("1,\n2,abc\n{rest}"),
        Kind::Table,
        &[(1, "!"), (2, "!"), (3, PUZZLE), (4, OTHER)],
    );
    let text = format!("x\ty\n1\t\n2\t{PUZZLE}\n");
    check(&text, Kind::Table, &[(2, "!"), (3, PUZZLE)]);
    let titled = format!("Puzzles of today, with thanks, and greetings\n\nid,puzzle\n{rest}");
    check(&titled, Kind::Table, &[(4, PUZZLE), (5, OTHER)]);
    check(&format!(",0\n0,{PUZZLE}\n1,{OTHER}\n"), Kind::Table, &[(2, PUZZLE), (3, OTHER)]);
}

#[test]
fn a_first_record_may_go_on_behind_its_puzzle() {
    let text = format!("id,puzzle,note\n1,{PUZZLE},\"a, b\nc\"\n2,{OTHER},x\n");
    check(&text, Kind::Table, &[(2, PUZZLE), (4, OTHER)]);
    let text = format!("1,{PUZZLE},\"a\n\n\"\"b\"\n2,{OTHER},\"x\ny\"\n");
    check(&text, Kind::Table, &[(1, PUZZLE), (4, OTHER)]);
}

#[test]
fn lists_of_larger_boards_have_headings_too() {
    for side in [4, 6, 16, 25] {
        let cells = ".".repeat(side * side);
        for heading in ["Puzzles", "Puzzles of today\n---"] {
            let text = format!("{heading}\n{cells}\n{cells}\n");
            let reading = format::read(text.as_bytes()).unwrap();
            assert_eq!((reading.kind, reading.documents.len()), (Kind::List, 2), "{text}");
        }
    }
}

#[test]
fn larger_boards_stand_in_tables_and_prose_too() {
    let of_side = |side: usize| {
        let signs: Vec<char> = "123456789ABCDEFGHIJKLMNOP".chars().take(side).collect();
        signs.into_iter().collect::<String>() + &"-".repeat(side * (side - 1))
    };
    for side in [6, 8, 16, 25] {
        let cells = of_side(side);
        for text in [
            format!("name,puzzle\na,{cells}\nb,{cells}\n"),
            format!("This is my puzzle: {cells}\nCan you solve it?\nAnd {cells}.\n"),
        ] {
            let reading = format::read(text.as_bytes()).unwrap();
            let sizes: Vec<usize> =
                reading.documents.iter().map(|it| it.givens.layout().rows()).collect();
            assert_eq!(sizes[..1], [side], "{text}");
            assert!(sizes.len() == 2 || text.contains("And "), "{text}");
        }
    }
}

#[test]
fn code_around_quoted_puzzles_is_no_bad_line() {
    let text = format!(
        "static const char *p[] = {{\n  \"{PUZZLE}\",\n  \"{OTHER}\",\n  \"12\",\n  NULL }};\n"
    );
    check(&text, Kind::Table, &[(2, PUZZLE), (3, OTHER), (4, "!")]);
    let text = format!(
        "String[][] P = {{\n  {{\"One of them\",\n   \"{PUZZLE}\"}},\n  {{\"Inkala\",\n   \"{OTHER}\"}},\n}};\n"
    );
    check(&text, Kind::Table, &[(3, PUZZLE), (5, OTHER)]);
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
    assert_eq!(
        error(named("level")).problem.to_string(),
        "there is no column “level”; the columns are 1 (“id”), 2 (“Puzzle”) and 3 (“Answer”); choose one by its number or its heading"
    );
    let bare = format!("1,{PUZZLE}\n2,{OTHER}\n");
    let without_headings = Puzzles::new(bare.as_bytes()).in_column(named("x")).next();
    assert_eq!(
        without_headings.unwrap().unwrap_err().problem.to_string(),
        "there is no column “x”: this table has no headings; say the number of the column, from 1 to 2"
    );
    let no_level = Problem::NoColumnNamed { name: "level".to_owned(), names: headings, count: 3 };
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
