//! Boards in the dresses of web pages, chats, drawings, tables and programs.

use nonet::format;

use super::{PUZZLE, puzzles_of};

/// A puzzle with empty rows, columns and corners, which a wrong reader moves to another place.
const SPARSE: &str =
    "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";

const BOTH: [&str; 2] = [PUZZLE, SPARSE];

/// Checks that a text holds just this puzzle.
#[track_caller]
fn holds(text: &str, puzzle: &str) {
    assert_eq!(puzzles_of(text), [puzzle], "{text}");
}

#[track_caller]
fn is_refused(text: &str) {
    assert!(format::read(text.as_bytes()).is_err(), "{text}");
}

/// The rows of a puzzle.
fn rows(puzzle: &str) -> impl Iterator<Item = &str> {
    (0..9).map(move |row| &puzzle[row * 9..row * 9 + 9])
}

/// The givens of a puzzle, with row and column from 0.
fn givens(puzzle: &str) -> impl Iterator<Item = (usize, usize, char)> + '_ {
    let cells = (0..).zip(puzzle.chars());
    cells.filter(|(_, sign)| *sign != '.').map(|(at, sign)| (at / 9, at % 9, sign))
}

/// The cells of a puzzle in the order of its boxes, with nothing for an empty cell.
fn boxes(puzzle: &str) -> Vec<Vec<String>> {
    let cell = |block: usize, at: usize| {
        let (row, column) = (block / 3 * 3 + at / 3, block % 3 * 3 + at % 3);
        puzzle[row * 9 + column..][..1].replace('.', "")
    };
    (0..9).map(|block| (0..9).map(|at| cell(block, at)).collect()).collect()
}

/// The text of each item, one after the other.
fn joined<T>(items: impl IntoIterator<Item = T>, text: impl Fn(T) -> String) -> String {
    items.into_iter().map(text).collect()
}

#[test]
fn a_page_may_have_its_board_box_by_box() {
    for puzzle in BOTH {
        let td = |cell: &String| format!("<td>{cell}</td>");
        let tr = |cells: &[String]| format!("<tr>{}</tr>\n", joined(cells, td));
        let table = |cells: Vec<String>| format!("<table>{}</table>", joined(cells.chunks(3), tr));
        holds(&format!("<p>No. 5</p>{}", joined(boxes(puzzle), table)), puzzle);
        let nested = |three: &[Vec<String>]| {
            let cell = |cells: &Vec<String>| format!("<td>{}</td>\n", table(cells.clone()));
            format!("<tr>{}</tr>\n", joined(three, cell))
        };
        let tables = joined(boxes(puzzle).chunks(3), nested);
        holds(&format!("<table id=board>{tables}</table>"), puzzle);
        let div = |cell: &String| format!("<div class=\"cell\">{cell}</div>");
        let block =
            |cells: Vec<String>| format!("<div class=\"box\">{}</div>\n", joined(&cells, div));
        holds(&format!("<div class=grid>{}</div>", joined(boxes(puzzle), block)), puzzle);
        let row = |cells: &[String]| format!("<div class=\"row\">{}</div>", joined(cells, div));
        let block = |cells: Vec<String>| format!("<div>{}</div>\n", joined(cells.chunks(3), row));
        holds(&format!("<div class=grid>{}</div>", joined(boxes(puzzle), block)), puzzle);
    }
}

#[test]
fn fields_to_type_into_are_cells() {
    for puzzle in BOTH {
        let value = |sign: char| if sign == '.' { String::new() } else { sign.to_string() };
        let field = |sign: char| format!("<input type=\"text\" value=\"{}\">", value(sign));
        let line = |row: &str| joined(row.chars(), field) + "<br>\n";
        let button = "<input type=submit value=Check><input type=hidden value=7>";
        holds(&format!("<form>{}{button}</form>", joined(rows(puzzle), line)), puzzle);
        holds(&format!("<form>{}</form>", joined(puzzle.chars(), field)), puzzle);
        let bare = |sign: char| match sign {
            '.' => "<label><input></label>".to_owned(),
            sign => format!("<label><input value={sign} readonly></label>"),
        };
        let line = |row: &str| format!("<p>{}</p>", joined(row.chars(), bare));
        holds(&joined(rows(puzzle), line), puzzle);
    }
    // A form without a digit is no puzzle.
    is_refused(&format!("<form>{}</form>", "<input value=\"\">".repeat(81)));
}

#[test]
fn attributes_hold_the_digits_of_cells() {
    for puzzle in BOTH {
        for name in ["data-v", "data-value", "data-digit"] {
            let zero = |sign: char| sign.to_string().replace('.', "0");
            let div = |sign: char| format!("<div class=\"c\" {name}=\"{}\"></div>\n", zero(sign));
            holds(&format!("<div>{}</div>", joined(puzzle.chars(), div)), puzzle);
            let td = |sign: char| match sign {
                '.' => "<td></td>".to_owned(),
                sign => format!("<td {name}='{sign}'></td>"),
            };
            let tr = |row: &str| format!("<tr>{}</tr>", joined(row.chars(), td));
            holds(&format!("<table>{}</table>", joined(rows(puzzle), tr)), puzzle);
        }
        let placed = |(row, column, digit): (usize, usize, char)| {
            format!("<div data-row=\"{row}\" data-col=\"{column}\">{digit}</div>")
        };
        holds(&format!("<div>{}</div>", joined(givens(puzzle), placed)), puzzle);
        let cell = |(row, column, digit): (usize, usize, char)| {
            format!("<cell row=\"{}\" col=\"{}\" value=\"{digit}\"/>\n", row + 1, column + 1)
        };
        holds(&format!("<board>{}</board>", joined(givens(puzzle), cell)), puzzle);
    }
}

#[test]
fn elements_of_any_name_are_cells() {
    for puzzle in BOTH {
        let value = |sign: char| if sign == '.' { String::new() } else { sign.to_string() };
        let cell = |sign: char| format!("<cell>{}</cell>", value(sign));
        let row = |row: &str| format!("<row>{}</row>\n", joined(row.chars(), cell));
        holds(&format!("<sudoku>{}</sudoku>", joined(rows(puzzle), row)), puzzle);
        let noted = |sign: char| {
            let notes = "<div class=\"notes\"></div>";
            format!("<div class=\"cell\"><span>{}</span>{notes}</div>", value(sign))
        };
        let row = |row: &str| format!("<div class=\"row\">{}</div>\n", joined(row.chars(), noted));
        holds(&format!("<div>{}</div>", joined(rows(puzzle), row)), puzzle);
    }
}

/// A drawing in which each digit is a text, moved by some pixels.
fn drawing(puzzle: &str, inner: &str, margin: usize) -> String {
    let text = |(row, column, digit): (usize, usize, char)| {
        let (x, y) = (margin + column * 40 + 13, margin + row * 40 + 29);
        format!("<text x=\"{x}\" y=\"{y}\">{digit}</text>\n")
    };
    // The order of the texts does not matter.
    let mut givens: Vec<_> = givens(puzzle).collect();
    givens.sort_by_key(|(row, column, _)| (*column * 5 % 9, *row));
    format!("<svg>{inner}{}</svg>", joined(givens, text))
}

#[test]
fn the_texts_of_a_drawing_have_their_places() {
    holds(&drawing(PUZZLE, "", 7), PUZZLE);
    let frame = "<rect x=\"30\" y=\"30\" width=\"360\" height=\"360\"/>";
    holds(&drawing(SPARSE, frame, 30), SPARSE);
    let line = |at: usize| {
        let at = at * 40;
        format!("<line x1=\"{at}\" y1=\"0\" x2=\"{at}\" y2=\"360\"/>")
    };
    holds(&drawing(SPARSE, &joined(0..10, line), 0), SPARSE);
    // Without a frame nobody knows which row is the empty one.
    is_refused(&drawing(SPARSE, "", 30));
    let label = |at: usize| format!("<text x=\"{}\" y=\"0\">{}</text>", at * 40 + 13, at + 1);
    holds(&drawing(PUZZLE, &joined(0..9, label), 40), PUZZLE.get(..).unwrap());
    let moved = |(row, column, digit): (usize, usize, char)| {
        let place = format!("translate({},{})", column * 50, row * 50);
        format!("<g transform=\"{place}\"><text x=\"25\" y=\"30\">{digit}</text></g>")
    };
    let sheet = format!("<svg viewBox=\"0 0 450 450\">{}</svg>", joined(givens(SPARSE), moved));
    holds(&sheet, SPARSE);
}

/// A drawing with blanks for empty cells, and with labels.
fn drawn(puzzle: &str, labels: &str, numbers: &str, frame: [&str; 2]) -> String {
    let part = |part: &[u8]| {
        let signs = part.iter().map(|sign| char::from(*sign).to_string().replace('.', " "));
        signs.collect::<Vec<_>>().join(" ")
    };
    let line = |(at, row): (usize, &str)| {
        let parts: Vec<String> = row.as_bytes().chunks(3).map(part).collect();
        let label = labels.chars().nth(at).map_or(String::new(), |label| format!("{label} "));
        let rule = if at % 3 == 2 { "  +-------+-------+-------+\n" } else { "" };
        format!("{label}{}{}{}\n{rule}", frame[0], parts.join(" | "), frame[1])
    };
    let numbers = if numbers.is_empty() { String::new() } else { format!("{numbers}\n") };
    numbers + &joined((0..).zip(rows(puzzle)), line)
}

#[test]
fn a_drawing_with_blanks_may_have_labels() {
    for puzzle in BOTH {
        for labels in ["ABCDEFGHI", "123456789", ""] {
            for numbers in ["    1 2 3   4 5 6   7 8 9", "    A B C   D E F   G H I", ""] {
                holds(&drawn(puzzle, labels, numbers, ["| ", " |"]), puzzle);
            }
            holds(&drawn(puzzle, labels, "", ["", ""]), puzzle);
            let both = drawn(puzzle, labels, "", ["| ", " |"]);
            let right = both.lines().map(|line| format!("{line} {}\n", &line[..1]));
            if !labels.is_empty() {
                holds(&right.collect::<String>().replace("|  \n", "|\n"), puzzle);
            }
        }
    }
}

#[test]
fn a_list_with_bars_is_no_drawing() {
    is_refused("1 | 2\n2 | 3\n3 | 4\n4 | 1\n");
    is_refused("1 | 4 | 7\n2 | 5 | 8\n3 | 6 | 9\n4 | 7 | 1\n5 | 8 | 2\n6 | 9 | 3\n");
    is_refused(&joined(1..10, |at| format!("| {at} | {} | {} |\n", at % 9 + 1, (at + 1) % 9 + 1)));
}

#[test]
fn larger_drawings_may_have_blanks() {
    let digit = |row: usize, column: usize| (row % 4 * 4 + row / 4 + column) % 16 + 1;
    let is_given = |row: usize, column: usize| (row * 7 + column * 3) % 5 < 2;
    let board = |cell: &dyn Fn(usize) -> String, blank: &str, label: &dyn Fn(usize) -> String| {
        let part = |row: usize, at: usize| {
            let cell = |column| {
                if is_given(row, column) { cell(digit(row, column)) } else { blank.to_owned() }
            };
            (at..at + 4).map(cell).collect::<Vec<_>>().join(" ")
        };
        let row = |row: usize| {
            let parts = [0, 4, 8, 12].map(|at| part(row, at)).join(" | ");
            let rule = if row.is_multiple_of(4) { "   +-----+-----+-----+-----+\n" } else { "" };
            format!("{rule}{}| {parts} |\n", label(row))
        };
        joined(0..16, row)
    };
    let number = |digit: usize| format!("{digit:2}");
    let sign = |digit: usize| format!("{digit:X}").replace("10", "G");
    let letter = |row: usize| format!("{}  ", char::from(b'A' + u8::try_from(row).unwrap()));
    let none = |_: usize| String::new();
    for text in
        [board(&number, "  ", &none), board(&number, "  ", &letter), board(&sign, " ", &none)]
    {
        let reading =
            format::read(text.as_bytes()).unwrap_or_else(|error| panic!("{error}: {text}"));
        let layout = reading.documents[0].givens.layout();
        assert_eq!((reading.documents.len(), layout.rows()), (1, 16), "{text}");
        for cell in layout.cells() {
            let (row, column) = (layout.row(cell), layout.column(cell));
            let given = reading.documents[0].givens.get(cell).map(|it| usize::from(it.get()));
            assert_eq!(given, is_given(row, column).then(|| digit(row, column)), "{text}");
        }
    }
}

#[test]
fn tables_of_six_digits_may_have_empty_fields() {
    let board = "1..4.6..6.2..3..6.6..2.3..1.4.4..3.1";
    let row = |row: usize| &board[row * 6..row * 6 + 6];
    let fields = |between: &str| {
        let field = |sign: char| sign.to_string().replace('.', "");
        let line = |at| row(at).chars().map(field).collect::<Vec<_>>().join(between) + "\n";
        joined(0..6, line)
    };
    for text in [fields(","), fields("\t"), fields("|")] {
        holds(&text, board);
    }
}

#[test]
fn whatever_stands_before_each_row_of_a_chat_is_no_cell() {
    let stamps: [fn(usize) -> String; 20] = [
        |row| format!("2026-01-02T10:11:1{row} "),
        |row| format!("2026-01-02T10:11:1{row}+01:00 anna: "),
        |row| format!("[2026-01-02 10:1{row}] "),
        |row| format!("02/01/2026 à 10:1{row} - Anna : "),
        |row| format!("Le 02/01/2026 à 10h1{row}, Anna : "),
        |row| format!("10h1{row} "),
        |row| format!("02.01.26, 1{row}:11 - Anna: "),
        |row| format!("02.01.2026 10:1{row} Uhr Anna: "),
        |row| format!("2026年1月2日 上午10:1{row} - 小明: "),
        |row| format!("[2026/1/2 下午10:1{row}] 小明："),
        |row| format!("2026/1/2 10:1{row} "),
        |row| format!("[02.01.26, 10:1{row}] +49 170 1234567: "),
        |_| "+84 91 234 56 78: ".to_owned(),
        |_| "0912345678: ".to_owned(),
        |row| format!("2026년 1월 2일 오전 10:1{row}, 민수 : "),
        |row| format!("Jan  2 10:11:1{row} host solver[1234]: "),
        |row| format!("board.txt:{}:", row + 8),
        |row| format!("{}  ", row + 8),
        |row| format!("Zeile {} – ", row + 1),
        |row| format!("Anna Smith  10:1{row} AM\n"),
    ];
    for puzzle in BOTH {
        for stamp in stamps {
            let line = |(at, row): (usize, &str)| format!("{}{row}\n", stamp(at));
            holds(&joined((0..).zip(rows(puzzle)), line), puzzle);
            let spaced = |row: &str| {
                let cells: Vec<String> = row.replace('.', "0").chars().map(String::from).collect();
                cells.join(" ")
            };
            let line = |(at, row): (usize, &str)| format!("{}{}\n", stamp(at), spaced(row));
            holds(&joined((0..).zip(rows(puzzle)), line), puzzle);
        }
    }
    is_refused(&joined(0..9, |at| format!("Anna: 09{at}4285{}5\n", at + 1)));
    is_refused(&joined(0..9, |at| format!("player {at}: 0 1 0 2 0 0 1 0 3\n")));
    // Numbers that do not count are cells of something else.
    let line = |(at, row): (usize, &str)| format!("{} {row}\n", at * 7 % 5 + 10);
    is_refused(&joined((0..).zip(rows(PUZZLE)), line));
}

#[test]
fn a_table_may_have_a_line_for_each_cell() {
    for puzzle in BOTH {
        let line = |(row, column, digit): (usize, usize, char)| format!("{row},{column},{digit}\n");
        holds(&format!("row,col,value\n{}", joined(givens(puzzle), line)), puzzle);
        let line = |(row, column, digit): (usize, usize, char)| {
            format!("{};{};{digit}\n", column + 1, row + 1)
        };
        holds(&format!("x;y;digit\n{}", joined(givens(puzzle), line)), puzzle);
        // A matrix, whose first and last line have the brackets.
        let matrix = |between: &str, behind: &str| {
            let line = |(row, column, digit): (usize, usize, char)| {
                format!("{}{between}{}{between}{digit}", row + 1, column + 1)
            };
            givens(puzzle).map(line).collect::<Vec<_>>().join(behind)
        };
        holds(&format!("B = [{}];\n", matrix(",", ";\n     ")), puzzle);
        holds(&format!("clues = [ {} ]\n", matrix(" ", "\n ")), puzzle);
        holds(&format!("x <- c({})\n", matrix(",", ",\n")), puzzle);
        let object = |(row, column, digit): (usize, usize, char)| {
            format!("{{\n \"r\": {row},\n \"c\": {column},\n \"v\": {digit}\n}},\n")
        };
        holds(&format!("[{}]", joined(givens(puzzle), object)), puzzle);
        let told = |(row, column, digit): (usize, usize, char)| {
            format!("R{}C{} is {digit}\n", row + 1, column + 1)
        };
        holds(&joined(givens(puzzle), told), puzzle);
        let cell = |(row, column, digit): (usize, usize, char)| {
            format!("Cells({}, {}).Value = {digit}\n", row + 1, column + 1)
        };
        holds(&joined(givens(puzzle), cell), puzzle);
    }
}

#[test]
fn a_table_may_have_an_empty_heading() {
    for puzzle in BOTH {
        let cell = |sign: char| if sign == '.' { " ".to_owned() } else { sign.to_string() };
        let row =
            |row: &str| format!("|{}|\n", row.chars().map(cell).collect::<Vec<_>>().join("|"));
        let table: String = rows(puzzle).map(row).collect();
        let (heading, rule) = ("| | | | | | | | | |\n", "|-|-|-|-|-|-|-|-|-|\n");
        for table in [
            format!("{heading}{rule}{table}"),
            format!("{rule}{table}"),
            format!("## Sudoku\n\n{heading}{rule}{table}\nGood luck\n"),
        ] {
            holds(&table, puzzle);
        }
        let field = |sign: char| if sign == '.' { String::new() } else { sign.to_string() };
        let row =
            |row: &str| format!(",{}\n", row.chars().map(field).collect::<Vec<_>>().join(","));
        holds(&format!(",,,,,,,,,\n{}", joined(rows(puzzle), row)), puzzle);
    }
}

#[test]
fn a_page_may_have_its_cells_in_one_row() {
    for puzzle in BOTH {
        let cell = |sign: char| format!("<td>{}</td>", sign.to_string().replace('.', ""));
        let cells: String = puzzle.chars().map(cell).collect();
        holds(&cells, puzzle);
        holds(&format!("<table><tr>{cells}</tr></table>"), puzzle);
    }
}

/// In most texts the letter of a place is its row.
#[test]
fn the_letter_of_a_place_is_a_column_in_a_spreadsheet() {
    let letters = ["A", "B", "C", "D", "E", "F", "G", "H", "I"];
    for puzzle in BOTH {
        let by_row = |(row, column, digit): (usize, usize, char)| {
            format!("{}{}={digit}\n", letters[row], column + 1)
        };
        holds(&joined(givens(puzzle), by_row), puzzle);
        let by_column = |(row, column, digit): (usize, usize, char)| {
            format!("{}{}={digit}\n", letters[column], row + 1)
        };
        holds(&format!("From my Excel file:\n{}", joined(givens(puzzle), by_column)), puzzle);
    }
}

#[test]
fn givens_may_be_marked() {
    for (puzzle, marks) in [(PUZZLE, &["*", "+", "!"][..]), (SPARSE, &["*"][..])] {
        for mark in marks {
            let cell =
                |sign: char| if sign == '.' { ". ".to_owned() } else { format!("{sign}{mark}") };
            let row = |row: &str| row.chars().map(cell).collect::<Vec<_>>().join(" ") + "\n";
            holds(&joined(rows(puzzle), row), puzzle);
        }
    }
}

#[test]
fn lines_may_be_columns_or_boxes_by_their_names() {
    let columns = |puzzle: &str| -> String {
        (0..81).map(|at| &puzzle[at % 9 * 9 + at / 9..][..1]).collect()
    };
    for puzzle in BOTH {
        let turned = columns(puzzle);
        let line = |(at, row): (usize, &str)| format!("{at}: {row}\n");
        let numbered = |name: &str, cells: &str| -> String {
            (1..).zip(rows(cells)).map(|row| name.to_owned() + &line(row)).collect()
        };
        for name in ["Column ", "C", "Spalte ", "col"] {
            holds(&numbered(name, &turned), puzzle);
        }
        holds(&numbered("Row ", puzzle), puzzle);
        let boxed: String = boxes(puzzle)
            .iter()
            .flatten()
            .map(|cell| if cell.is_empty() { "." } else { cell })
            .collect();
        holds(&numbered("Box ", &boxed), puzzle);
        let list = |row: &str| {
            format!(
                "[{}]",
                row.replace('.', "0")
                    .chars()
                    .map(|it| it.to_string())
                    .collect::<Vec<_>>()
                    .join(",")
            )
        };
        let lists: Vec<String> = rows(&turned).map(list).collect();
        holds(&format!("{{\"columns\": [{}]}}", lists.join(",")), puzzle);
    }
}

#[test]
fn a_program_may_fill_a_matrix_by_columns() {
    let columns = |puzzle: &str| -> String {
        (0..81).map(|at| &puzzle[at % 9 * 9 + at / 9..][..1]).collect()
    };
    for puzzle in BOTH {
        let list = |cells: &str, empty: &str| {
            let cell = |cell: char| if cell == '.' { empty.to_owned() } else { cell.to_string() };
            cells.chars().map(cell).collect::<Vec<_>>().join(", ")
        };
        let (by_rows, by_columns) = (list(puzzle, "NA"), list(&columns(puzzle), "NA"));
        holds(&format!("m <- matrix(c({by_columns}), nrow = 9)\n"), puzzle);
        holds(&format!("m <- matrix(data = c({by_columns}), 9, 9, byrow = FALSE)\n"), puzzle);
        holds(&format!("m <- matrix(c({by_rows}), nrow = 9,\n  byrow = TRUE)\n"), puzzle);
        holds(&format!("m <- matrix(byrow = T, nrow = 9, c({by_rows}))\n"), puzzle);
        let (by_rows, by_columns) = (list(puzzle, "0"), list(&columns(puzzle), "0"));
        holds(&format!("A = reshape([{by_columns}], 9, 9);\n"), puzzle);
        holds(&format!("A = reshape([{by_rows}], 9, 9)';\n"), puzzle);
        holds(&format!("A = permutedims(reshape([{by_rows}], 9, 9))\n"), puzzle);
        holds(&format!("a = np.reshape([{by_rows}], (9, 9))\n"), puzzle);
    }
}

/// Where a list of cells has one that cannot be, the rest of the list would be another puzzle.
#[test]
fn a_cell_that_cannot_be_in_a_list_of_cells_is_told() {
    let list = |text: &dyn Fn(usize, usize, char) -> String, between: &str| {
        let texts = givens(PUZZLE).map(|(row, column, digit)| text(row, column, digit));
        texts.collect::<Vec<_>>().join(between)
    };
    let check = |list: &str, place: &str, found: &str, rows: &str| {
        let error = format::read(list.as_bytes()).unwrap_err();
        let expected = format!("expected a row and a column from {rows}, and a digit from 1 to 9");
        assert_eq!(
            error.to_string(),
            format!("{place}: unexpected “{found}”; {expected}"),
            "{list}"
        );
    };
    let named = |row, column, digit| format!("r{}c{}={digit}", row + 1, column + 1);
    let from_zero = |row, column, digit| format!("r{row}c{column}={digit}");
    let lettered = |row, column, digit| {
        let letters = ["A", "B", "C", "D", "E", "F", "G", "H", "I"];
        format!("{}{}: {digit}", letters[row], column + 1)
    };
    let triple = |row, column, digit| format!("({},{},{digit})", row + 1, column + 1);
    let line = |row, column, digit| format!("{},{},{digit}", row + 1, column + 1);
    let told = |row, column, digit| format!("row {}, column {} is {digit}.", row + 1, column + 1);
    holds(&list(&from_zero, " "), PUZZLE);
    for unfit in ["r1c10=3", "r12c2=3", "r1c2=33", "r1c3=l", "r1c3=1O", "r0c2=10"] {
        let rows = if unfit.starts_with("r0") { "0 to 8" } else { "1 to 9" };
        let list =
            if unfit.starts_with("r0") { list(&from_zero, ", ") } else { list(&named, ", ") };
        check(&format!("{unfit}, {list}"), "line 1, column 1", unfit, rows);
        check(&format!("Givens:\n{list}, {unfit}"), "line 2, column 241", unfit, rows);
    }
    check(&format!("{}\nA10: 4", list(&lettered, "\n")), "line 31, column 1", "A10: 4", "1 to 9");
    check(&format!("{} (10,1,4)", list(&triple, " ")), "line 1, column 241", "(10,1,4)", "1 to 9");
    check(
        &format!("r,c,v\n{}\n3,3,12", list(&line, "\n")),
        "line 32, column 1",
        "3,3,12",
        "1 to 9",
    );
    let said = "row 3, column 11 is 4";
    check(&format!("{} {said}.", list(&told, " ")), "line 1, column 661", said, "1 to 9");
    // A list that is no board without that cell is no board with a mistake either.
    is_refused("r1c10=3, r1c1=4, r5c5=5");
}

#[test]
fn lists_may_hold_objects_and_boxes() {
    for puzzle in BOTH {
        let value = |sign: char| match sign {
            '.' => "{\"value\": null, \"given\": false, \"notes\": []}".to_owned(),
            sign => format!("{{\"value\": {sign}, \"given\": true, \"notes\": []}}"),
        };
        let list = |cells: Vec<String>| format!("[{}]", cells.join(", "));
        let row = |row: &str| list(row.chars().map(value).collect());
        let board = list(rows(puzzle).map(row).collect());
        holds(&format!("{{\"cells\": {board}}}"), puzzle);
        let block = |cells: Vec<String>| {
            let digit = |cell: String| if cell.is_empty() { "0".to_owned() } else { cell };
            list(cells.into_iter().map(digit).collect())
        };
        let blocks = list(boxes(puzzle).into_iter().map(block).collect());
        holds(&format!("{{\"boxes\": {blocks}}}"), puzzle);
        let call = |row: &str| {
            let cells: Vec<String> = row.replace('.', "0").chars().map(String::from).collect();
            format!("    array({}),\n", cells.join(", "))
        };
        holds(&format!("<?php\n$b = array(\n{});\n?>\n", joined(rows(puzzle), call)), puzzle);
    }
}

#[test]
fn rows_in_prose_are_a_board() {
    for puzzle in BOTH {
        let rows: Vec<String> = rows(puzzle).map(|row| row.replace('.', "0")).collect();
        holds(&format!("The grid is {}.\n", rows.join(", ")), puzzle);
        let said = rows.iter().map(|row| format!("a row: {row}")).collect::<Vec<_>>();
        holds(&format!("There is {}.\n", said.join(", then ")), puzzle);
    }
}

#[test]
fn a_line_may_be_wrapped() {
    for puzzle in BOTH {
        for length in [27, 40, 60, 72, 76] {
            let parts: Vec<&str> =
                (0..81).step_by(length).map(|at| &puzzle[at..81.min(at + length)]).collect();
            holds(&format!("{}\n", parts.join("\n")), puzzle);
            holds(&format!("Look:\n\n{}\n\nBye\n", parts.join("\r\n")), puzzle);
        }
    }
    // The last part may be the longest one, at the end of the text.
    holds(&format!("Look:\n{}\n{}\n", &PUZZLE[..40], &PUZZLE[40..]), PUZZLE);
    // Two bad lines of a list are two bad lines.
    let list = format!("{}\n{}\n{PUZZLE}\n", &PUZZLE[..60], &PUZZLE[..30]);
    let reading = format::read(list.as_bytes()).unwrap();
    assert_eq!((reading.documents.len(), reading.refused.len()), (1, 2));
}

#[test]
fn a_form_with_lines_to_write_on_is_one_board() {
    for puzzle in BOTH {
        let cell = |sign: char| if sign == '.' { "__".to_owned() } else { format!("{sign}_") };
        let line = |row: &str| row.chars().map(cell).collect::<Vec<_>>().join(" ") + "\n";
        holds(&joined(rows(puzzle), line), puzzle);
    }
}

/// A game ID of Solo for a puzzle.
fn game_id(puzzle: &str) -> String {
    let text = format::read(puzzle.as_bytes()).unwrap().documents;
    format::write(format::Kind::Solo, &text).unwrap().trim().to_owned()
}

#[test]
fn a_game_id_may_stand_in_a_sentence() {
    let id = game_id(PUZZLE);
    let page = "https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/solo.html#";
    for text in [
        format!("Have a look at {id}, please.\n"),
        format!("{id} is my favourite.\n"),
        format!("My favourite is {id}.\n"),
        format!("“{id}”!\n"),
        format!("ID:{id}\n"),
        format!("See {page}{id} for it.\n"),
        format!("See {page}{} for it.\n", id.replace(':', "%3A")),
        format!("{page}{}\n", id.replace(':', "%3A")),
        id.replace(':', "%3a"),
        format!("<p><a href=\"{page}{id}\">this one</a></p>\n"),
        format!("Play [this one]({page}{id}) now\n"),
    ] {
        holds(&text, PUZZLE);
        let numbers = format::read(text.as_bytes()).unwrap().excerpt.map(|it| it.numbers);
        assert!(numbers.is_none_or(|numbers| numbers == 0), "{numbers:?}: {text}");
    }
    let bad = format::read(id.replace(':', "%3A").replacen('a', "%2C", 1).as_bytes()).unwrap_err();
    assert_eq!((bad.line, bad.column > 1), (1, true));
}

#[test]
fn the_numbers_of_a_line_that_was_read_are_not_left_out() {
    let cells = joined(PUZZLE.replace('.', "0").chars(), |sign| format!("={sign}"));
    let excerpt = |text: &str| format::read(text.as_bytes()).unwrap().excerpt.unwrap();
    let text = format!("Here is one: SumoCueV1{cells}. Level 5.\n");
    holds(&text, PUZZLE);
    assert_eq!(excerpt(&text).numbers, 1);
    let numbers: Vec<String> =
        (0..81).map(|at| if at < 2 { "1281" } else { "0" }.to_owned()).collect();
    let text = format!("A killer: 3x3::k:{}: enjoy\n", numbers.join(":"));
    assert_eq!(excerpt(&text).numbers, 0);
}

#[test]
fn a_link_that_cannot_be_read_is_told() {
    // Without its cages the line would be another puzzle.
    let cage = format!("SumoCueV1=46+0{}", "=0".repeat(79));
    let text = format!("Two of them:\n\n{PUZZLE}\n\nand {cage} as well\n");
    let excerpt = format::read(text.as_bytes()).unwrap().excerpt.unwrap();
    assert_eq!((excerpt.puzzles, excerpt.unread), (1, 1));
    let error = format::read(format!("Look at {cage} here\n").as_bytes()).unwrap_err();
    assert!(error.to_string().contains("the cage at r1c1 has the sum “46”"), "{error}");
    assert_eq!(error.column, 18);
}

/// The column is that of the text, also where the address of a page without a puzzle stands before.
#[test]
fn the_place_of_an_unreadable_game_id_is_that_in_the_text() {
    let id = "Then this: 3x3:zzzzzzzzzzzzzzzz\n";
    let error = format::read(id.as_bytes()).unwrap_err();
    assert_eq!(error.to_string(), "line 1, column 32: found 416 cells; expected 81");
    let with_address = format!("Look at https://www.f-puzzles.com/ first.\n{id}");
    let error = format::read(with_address.as_bytes()).unwrap_err();
    assert_eq!(error.to_string(), "line 2, column 32: found 416 cells; expected 81");
}

#[test]
fn a_damaged_first_line_of_json_keeps_its_place() {
    let document = format::read(PUZZLE.as_bytes()).unwrap().documents;
    let line = format::write(format::Kind::JsonLines, &document).unwrap();
    for damaged in [&line[..40], &line[20..], "{}", "{\"rows\": 9}"] {
        let text = format!("{}\n{line}{line}", damaged.trim());
        let reading = format::read(text.as_bytes()).unwrap();
        let places: Vec<usize> = reading.refused.iter().map(|error| error.line).collect();
        assert_eq!((reading.documents.len(), places), (2, vec![1]), "{damaged}");
    }
    let prose = format!("Two puzzles:\n{line}{line}");
    assert_eq!(format::read(prose.as_bytes()).unwrap().documents.len(), 2);
}

/// Each of these made a reader slice or count beyond its line.
#[test]
fn texts_that_nearly_are_boards_are_refused() {
    for text in [
        "         1 5 | 3 | 3\n1|2|3\n",
        "{\n\"p\":g[1][2]=5,\"row\":1\n,\"col\":1,\"value\":5}\nhello words here\n",
    ] {
        assert!(nonet::format::read(text.as_bytes()).is_err(), "{text}");
    }
}

#[test]
fn a_script_ends_where_its_name_is_written_in_capitals() {
    let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    let signs: Vec<char> = line.chars().collect();
    let cell = |number: usize, at: usize| {
        let (row, column) = (number / 3 * 3 + at / 3, number % 3 * 3 + at % 3);
        let sign = Some(signs[row * 9 + column]).filter(|sign| *sign != '.');
        format!("<div class=\"c\">{}</div>", sign.map(String::from).unwrap_or_default())
    };
    let one = |number: usize| {
        let cells: String = (0..9).map(|at| cell(number, at)).collect();
        format!("<div class=\"box\">{cells}</div>")
    };
    let boxes: String = (0..9).map(one).collect();
    for name in ["script", "SCRIPT", "Script"] {
        let page =
            format!("<html><{name}>var x = 1;</{name}><body><div>{boxes}</div></body></html>");
        let reading = nonet::format::read(page.as_bytes()).unwrap();
        assert_eq!(nonet::format::line_of(&reading.documents[0].givens), line, "{name}");
    }
}

#[test]
fn a_document_of_a_word_processor_is_text() {
    let head = "{\\rtf1\\ansi\\deff0{\\fonttbl{\\f0\\fmodern Courier 123456789;}}{\\colortbl;\\red0\\green0\\blue0;}\n{\\*\\generator Writer 1.2;}";
    for puzzle in BOTH {
        let spaced = |row: &str| row.chars().map(String::from).collect::<Vec<_>>().join(" ");
        let lines = joined(rows(puzzle), |row| format!("\\f0\\fs24 {}\\par\n", spaced(row)));
        holds(&format!("{head}\\pard {lines}}}"), puzzle);
        let middle_dots = lines.replace('.', "\\'b7");
        holds(&format!("{head}\\pard Gr\\'fc\\'dfe\\par\n{middle_dots}}}"), puzzle);
        let squares = lines.replace('.', "\\u9633?");
        holds(&format!("{head}\\pard {squares}}}"), puzzle);
        // Without substitutes behind the characters, and inside of many groups.
        let bare = lines.replace('.', "\\u9633 ");
        holds(&format!("{head}\\uc0\\pard {bare}}}"), puzzle);
        let bullets = lines.replace('.', "\\bullet ");
        let deep = format!("{}{bullets}{}", "{".repeat(300), "}".repeat(300));
        holds(&format!("{head}\\pard {deep}}}"), puzzle);
        let cell =
            |sign: char| format!("\\pard\\intbl {}\\cell", sign.to_string().replace('.', ""));
        let row = |row: &str| {
            format!("\\trowd\\cellx500\\cellx1000 {}\\row\n", joined(row.chars(), cell))
        };
        holds(&format!("{head}{}}}", joined(rows(puzzle), row)), puzzle);
    }
    is_refused(&format!("{head}\\pard Nothing here.\\par}}"));
}

#[test]
fn only_the_first_line_of_a_message_has_a_stamp() {
    for puzzle in BOTH {
        let board = joined(rows(puzzle), |row| format!("{row}\n"));
        for stamp in
            ["[27.11.26, 12:05:40] Anna: ", "27/11/2026, 12:05 - Anna Müller: ", "[12:05] <anna> "]
        {
            holds(&format!("{stamp}{board}[27.11.26, 12:07:02] Ben: no\n"), puzzle);
        }
    }
}

#[test]
fn cells_of_a_drawing_may_be_several_lines_high() {
    for puzzle in BOTH {
        let blank = format!("|{}\n", "     |".repeat(9));
        let rule = format!("+{}\n", "-----+".repeat(9));
        let cell = |sign: char| format!("  {}  |", if sign == '.' { ' ' } else { sign });
        let line = |row: &str| format!("{blank}|{}\n{blank}{rule}", joined(row.chars(), cell));
        holds(&format!("{rule}{}", joined(rows(puzzle), line)), puzzle);
    }
}

#[test]
fn tables_may_stand_side_by_side() {
    const ANSWER: &str =
        "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    for separator in ["\t", ",", ";"] {
        let fields = |row: &str| {
            row.chars()
                .map(|sign| sign.to_string().replace('.', ""))
                .collect::<Vec<_>>()
                .join(separator)
        };
        let line = |(puzzle, answer): (&str, &str)| {
            format!("{}{separator}{separator}{}\n", fields(puzzle), fields(answer))
        };
        holds(&joined(rows(PUZZLE).zip(rows(ANSWER)), line), PUZZLE);
    }
}

#[test]
fn the_letter_of_a_spreadsheet_is_a_column() {
    for puzzle in BOTH {
        let letter = |column: usize| char::from(b'A' + u8::try_from(column).unwrap());
        let range = |(row, column, digit): (usize, usize, char)| {
            format!("Range(\"{}{}\").Value = {digit}\n", letter(column), row + 1)
        };
        holds(&joined(givens(puzzle), range), puzzle);
        let sheet = |(row, column, digit): (usize, usize, char)| {
            format!("sheet['{}{}'] = {digit}\n", letter(column), row + 1)
        };
        holds(&joined(givens(puzzle), sheet), puzzle);
        let named = |(row, column, digit): (usize, usize, char)| {
            format!("\"{}{}\": {digit},\n", letter(row), column + 1)
        };
        holds(&joined(givens(puzzle), named), puzzle);
    }
}

#[test]
fn a_program_may_dump_its_board() {
    for puzzle in BOTH {
        let value = |(at, sign): (usize, char)| {
            format!("            [{at}] => {}\n", sign.to_string().replace('.', "0"))
        };
        let row = |(at, row): (usize, &str)| {
            format!(
                "    [{at}] => Array\n        (\n{}        )\n\n",
                joined((0..).zip(row.chars()), value)
            )
        };
        holds(&format!("Array\n(\n{})\n", joined((0..).zip(rows(puzzle)), row)), puzzle);
        let value = |(at, sign): (usize, char)| {
            format!("    [{at}]=>\n    int({})\n", sign.to_string().replace('.', "0"))
        };
        let row = |(at, row): (usize, &str)| {
            format!("  [{at}]=>\n  array(9) {{\n{}  }}\n", joined((0..).zip(row.chars()), value))
        };
        holds(&format!("array(9) {{\n{}}}\n", joined((0..).zip(rows(puzzle)), row)), puzzle);
        let item = |(at, sign): (usize, char)| {
            format!(
                "{}{}\n",
                if at == 0 { "- - " } else { "  - " },
                sign.to_string().replace('.', "0")
            )
        };
        let row = |row: &str| joined((0..).zip(row.chars()), item);
        holds(&format!("grid:\n{}", joined(rows(puzzle), row)), puzzle);
    }
}

/// The cells of a row with something between them.
fn spaced(row: &str, between: &str) -> String {
    row.chars().map(String::from).collect::<Vec<_>>().join(between)
}

#[test]
fn lines_of_a_matrix_may_go_on_in_the_next_one() {
    for puzzle in BOTH {
        let zeros = puzzle.replace('.', "0");
        let rows = |line: &dyn Fn(&str) -> String, end: &str| {
            rows(&zeros).map(line).collect::<Vec<_>>().join(end)
        };
        let whole = |row: &str| spaced(row, " ");
        let halves = |row: &str| {
            format!("{} ... % the first half\n  {}", spaced(&row[..4], " "), spaced(&row[4..], " "))
        };
        holds(&format!("A = [{}];\n", rows(&whole, "; ...\n     ")), puzzle);
        holds(&format!("A = [ ...\n{} ...\n];\n", rows(&whole, "; ...\n")), puzzle);
        holds(&format!("A = [{}];\n", rows(&whole, " ...\n     ")), puzzle);
        holds(&format!("A = [{}];\n", rows(&halves, ";\n")), puzzle);
    }
    // Three dots in the middle are a matrix that was cut.
    let cut = "[[5 3 0 ... 0 0 0]\n".repeat(9);
    is_refused(&format!("[{cut}]"));
}

#[test]
fn brackets_around_nothing_are_empty_cells() {
    for puzzle in BOTH {
        for pair in ["()", "( )", "[]", "[ ]", "{}", "{ }"] {
            let row = |row: &str, between: &str| spaced(row, between).replace('.', pair);
            let lines = |line: &dyn Fn(&str) -> String| joined(rows(puzzle), line);
            holds(&lines(&|line| row(line, " ") + "\n"), puzzle);
            holds(&format!("Here it is:\n\n{}\n", lines(&|line| row(line, ", ") + "\n")), puzzle);
            holds(
                &format!("grid = [{}]\n", lines(&|line| format!("[{}],\n", row(line, ", ")))),
                puzzle,
            );
            holds(
                &format!("(board ({}))\n", lines(&|line| format!("({})\n", row(line, " ")))),
                puzzle,
            );
            holds(&format!("grid = [{}]\n", row(puzzle, ", ")), puzzle);
        }
        let boxed = |sign: char| format!("[{}]", sign.to_string().replace('.', " "));
        holds(&joined(rows(puzzle), |row| joined(row.chars(), boxed) + "\n"), puzzle);
    }
    is_refused(&"int main() { return f(1, 2, g()); }\n".repeat(9));
    is_refused(&"- [ ] 1 task\n".repeat(9));
}

#[test]
fn lists_of_candidates_may_have_empty_ones() {
    let puzzle = PUZZLE.replace('.', "0");
    let list = |sign: char| if sign == '0' { "[1,2,9]".to_owned() } else { "[]".to_owned() };
    let row = |row: &str| format!("[{}]", row.chars().map(list).collect::<Vec<_>>().join(","));
    let text = format!("[{}]", rows(&puzzle).map(row).collect::<Vec<_>>().join(",\n"));
    let reading = format::read(text.as_bytes()).unwrap();
    assert_eq!(reading.documents[0].givens.filled().count(), 0, "{text}");
}

#[test]
fn a_drawing_may_have_bars_at_its_edges_alone() {
    for puzzle in BOTH {
        let blanks = puzzle.replace('.', " ");
        let by_box =
            |row: &str| [&row[..3], &row[3..6], &row[6..]].map(|it| spaced(it, " ")).join("   ");
        let inner: [&dyn Fn(&str) -> String; 4] = [
            &|row: &str| row.to_owned(),
            &|row: &str| spaced(row, " "),
            &|row: &str| spaced(row, "   "),
            &by_box,
        ];
        for inner in inner {
            let rule = format!("+{}+\n", "-".repeat(inner(&blanks[..9]).len() + 2));
            let line = |row: &str| format!("| {} |\n", inner(row));
            let board = joined(rows(&blanks), line);
            holds(&board, puzzle);
            holds(&format!("No. 7:\n{rule}{board}{rule}"), puzzle);
            let framed = board.replace('|', "│");
            holds(&framed, puzzle);
        }
        let labelled = |(at, row): (usize, &str)| format!("{} | {} |\n", at + 1, spaced(row, " "));
        holds(&joined((0..).zip(rows(&blanks)), labelled), puzzle);
    }
    is_refused(&joined(1..10, |at| format!("| {} |\n", at * 111_111)));
    is_refused(&joined(1..10, |at| format!("| line {at} of 9 |\n")));
}

#[test]
fn cells_may_be_told_in_words() {
    type Told = fn(usize, usize, char) -> String;
    let told: [Told; 16] = [
        |row, column, digit| format!("row {row} column {column} is {digit}"),
        |row, column, digit| format!("Row {row}, column {column}: {digit}"),
        |row, column, digit| format!("row {row}, col. {column} has a {digit}"),
        |row, column, digit| format!("column {column}, row {row} = {digit}"),
        |row, column, digit| format!("{digit} in row {row}, column {column}"),
        |row, column, digit| format!("{digit} at r{row}c{column}"),
        |row, column, digit| format!("r{row} c{column} = {digit}"),
        |row, column, digit| format!("r{row}c{column}: {digit}"),
        |row, column, digit| format!("R{row}C{column}={digit}"),
        |row, column, digit| format!("({row},{column})={digit}"),
        |row, column, digit| format!("the cell in row {row} and column {column} contains {digit}"),
        |row, column, digit| format!("Zeile {row}, Spalte {column}: {digit}"),
        |row, column, digit| format!("ligne {row}, colonne {column} : {digit}"),
        |row, column, digit| format!("fila {row}, columna {column}: {digit}"),
        |row, column, digit| format!("hàng {row} cột {column} là {digit}"),
        |row, column, digit| format!("row={row} col={column} value={digit}"),
    ];
    for puzzle in BOTH {
        let all = |told: Told| {
            let one = |(row, column, digit)| told(row + 1, column + 1, digit);
            givens(puzzle).map(one).collect::<Vec<_>>()
        };
        for told in told {
            holds(&all(told).join("\n"), puzzle);
            holds(&format!("The givens: {}.\n", all(told).join("; ")), puzzle);
        }
        holds(&all(|row, column, digit| format!("{row},{column} = {digit}")).join("\n"), puzzle);
        holds(&all(|row, column, digit| format!("{row},{column}: {digit}")).join("\n"), puzzle);
    }
}

#[test]
fn a_row_may_be_named_once_for_its_cells() {
    for puzzle in BOTH {
        let of_row = |number: usize, cell: fn(usize, char) -> String| {
            let of_row = givens(puzzle).filter(|(row, ..)| *row == number);
            of_row.map(|(_, column, digit)| cell(column + 1, digit)).collect::<Vec<_>>()
        };
        let short = |row: usize| {
            let cells = of_row(row, |column, digit| format!("c{column}={digit}"));
            format!("row {}: {}\n", row + 1, cells.join(" "))
        };
        holds(&joined(0..9, short), puzzle);
        let long = |row: usize| {
            let cells = of_row(row, |column, digit| format!("{digit} in column {column}"));
            format!("Row {}: {}.\n", row + 1, cells.join(", "))
        };
        holds(&joined(0..9, long), puzzle);
        let listed = |row: usize| {
            let cells = of_row(row, |column, digit| format!("  col {column}: {digit}\n"));
            format!("r{}:\n{}", row + 1, cells.concat())
        };
        holds(&joined(0..9, listed), puzzle);
    }
}

#[test]
fn rows_and_columns_of_other_things_are_no_puzzle() {
    let all = |digit: fn(usize, usize) -> usize| {
        let cell = |at: usize| {
            let (row, column) = (at / 9 + 1, at % 9 + 1);
            format!("row {row} column {column} is {}\n", digit(row, column))
        };
        joined(0..81, cell)
    };
    is_refused(&all(|_, _| 1));
    is_refused(&all(|row, column| (row * column) % 10));
    is_refused(&all(|row, column| usize::from(row == column)));
    is_refused(&"Please sit in row 4, column 3 at 8 or in row 5, column 2 at 9.\n".repeat(12));
}
