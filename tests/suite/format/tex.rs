//! Boards in the commands of TeX.

use nonet::format;

use super::{PUZZLE, puzzles_of};

/// A puzzle with an empty row and an empty column at its edges.
const EDGED: &str =
    ".........3.85..1.2......5.7.....4...1...9.......5......73..2.1........4...9......";

const ANSWER: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

#[track_caller]
fn holds(text: &str, puzzle: &str) {
    assert_eq!(puzzles_of(text), [puzzle], "{text}");
}

fn lines(puzzle: &str, line: impl Fn(usize, &str) -> String) -> String {
    (0..9).map(|row| line(row, &puzzle[row * 9..][..9]) + "\n").collect()
}

fn digits(puzzle: &str, text: impl Fn(usize, usize, char) -> String) -> String {
    let cells = (0..).zip(puzzle.chars()).filter(|(_, sign)| *sign != '.');
    cells.map(|(at, sign): (usize, char)| text(at / 9, at % 9, sign)).collect()
}

fn fields(row: &str, empty: &str) -> Vec<String> {
    row.chars().map(|sign| sign.to_string().replace('.', empty)).collect()
}

fn arguments(row: &str, empty: &str) -> String {
    format!("{{{}}}", fields(row, empty).join("}{"))
}

#[test]
fn the_package_sudoku_has_bars_and_a_full_stop() {
    for empty in ["", " "] {
        let rows = lines(PUZZLE, |_, row| format!("|{}|.", fields(row, empty).join("|")));
        holds(&format!("\\begin{{sudoku}}\n{rows}\\end{{sudoku}}\n"), PUZZLE);
        holds(
            &format!(
                "\\documentclass{{article}}\n\\usepackage{{sudoku}}\n\\begin{{document}}\n\\begin{{sudoku-block}}\n{rows}\\end{{sudoku-block}}\n\\end{{document}}\n"
            ),
            PUZZLE,
        );
    }
}

/// The counter of the rows is set directly above them, so that its number must not become a cell.
#[test]
fn a_command_may_have_the_cells_of_a_row_as_arguments() {
    const HEAD: &str = "\\newcommand\\setrow[9]{\n  \\setcounter{col}{1}\n  \\foreach \\n in {#1, #2, #3, #4, #5, #6, #7, #8, #9} {\n    \
        \\edef\\x{\\value{col} - 0.5}\n    \\node[anchor=center] at (\\x, \\y) {\\n};\n  }\n}\n\
        \\begin{tikzpicture}[scale=.5]\n  \\draw (0, 0) grid (9, 9);\n    \\setcounter{row}{1}\n";
    const END: &str =
        "    \\node[anchor=center] at (4.5, -0.5) {Unsolved Sudoku};\n\\end{tikzpicture}\n";
    for empty in ["", " ", "~", "\\,", "\\phantom{5}"] {
        let rows = lines(PUZZLE, |_, row| format!("    \\setrow {}", arguments(row, empty)));
        holds(&rows, PUZZLE);
        holds(&format!("{HEAD}{rows}{END}"), PUZZLE);
        let answer = lines(ANSWER, |_, row| format!("\\setrow{} % solved", arguments(row, "")));
        holds(
            &format!("{HEAD}{rows}{END}\n\\begin{{tikzpicture}}\n{answer}\\end{{tikzpicture}}\n"),
            PUZZLE,
        );
    }
    let bold = lines(PUZZLE, |_, row| {
        let bold =
            |field: String| if field.is_empty() { field } else { format!("\\textbf{{{field}}}") };
        let cells: Vec<String> = fields(row, "").into_iter().map(bold).collect();
        format!("\\row{{{}}}", cells.join("}{"))
    });
    holds(&bold, PUZZLE);
}

/// `logicpuzzle` counts its rows from the lowest, whatever the order of the lines is.
#[test]
fn rows_with_numbers_stand_where_they_say() {
    for puzzle in [PUZZLE, EDGED] {
        for empty in ["{}", "", " "] {
            let row = |row: usize, cells: &str| {
                format!("  \\setrow{{{}}}{{{}}}", 9 - row, fields(cells, empty).join(","))
            };
            let rows = lines(puzzle, row);
            holds(&format!("\\begin{{lpsudoku}}[scale=0.5]\n{rows}\\end{{lpsudoku}}\n"), puzzle);
            let upwards: Vec<&str> = rows.lines().rev().collect();
            holds(&format!("\\begin{{sudoku}}\n{}\n\\end{{sudoku}}\n", upwards.join("\n")), puzzle);
        }
        let cells = digits(puzzle, |row, column, digit| {
            format!("\\setcell{{{}}}{{{}}}{{{digit}}}\n", column + 1, 9 - row)
        });
        holds(&format!("\\begin{{sudoku}}\n{cells}\\end{{sudoku}}\n"), puzzle);
    }
}

#[test]
fn digits_of_a_drawing_lie_at_their_places() {
    let half = |number: usize| format!("{number}.5");
    for puzzle in [PUZZLE, EDGED] {
        let nodes = [
            digits(puzzle, |row, column, digit| {
                format!("\\node at ({},{}) {{{digit}}};\n", half(column), half(8 - row))
            }),
            digits(puzzle, |row, column, digit| {
                format!(
                    "  \\node[font=\\Large] at ({}, {}) {{$ {digit} $}};\n",
                    half(column),
                    half(8 - row)
                )
            }),
            digits(puzzle, |row, column, digit| {
                format!("\\node at ({},-{}) {{\\textbf{{{digit}}}}};\n", half(column), half(row))
            }),
            digits(puzzle, |row, column, digit| {
                format!("\\draw ({},{}) node {{{digit}}};\n", half(column), half(8 - row))
            }),
            digits(puzzle, |row, column, digit| {
                format!("\\node at ({},{}) {{{digit}}};\n", column + 1, 9 - row)
            }),
            digits(puzzle, |row, column, digit| {
                format!("\\put({},{}){{\\makebox(0,0){{{digit}}}}}\n", half(column), half(8 - row))
            }),
        ];
        for nodes in nodes {
            let grid = "\\draw (0,0) grid (9,9);\n\\draw[very thick,step=3] (0,0) grid (9,9);\n";
            holds(
                &format!("\\begin{{tikzpicture}}[scale=0.7]\n{grid}{nodes}\\end{{tikzpicture}}\n"),
                puzzle,
            );
        }
        let list = |text: fn(usize, usize, char) -> String, place: &str| {
            let items = digits(puzzle, text);
            format!(
                "\\foreach \\x/\\y/\\n in {{{}}}\n  \\node at ({place}) {{\\n}};\n",
                items.trim_end_matches(',')
            )
        };
        holds(
            &list(
                |row, column, digit| format!("{}/{}/{digit},", column + 1, 9 - row),
                "\\x-.5,\\y-.5",
            ),
            puzzle,
        );
        holds(
            &list(
                |row, column, digit| format!("{}/{}/{digit},", column + 1, row + 1),
                "\\x-.5,9.5-\\y",
            ),
            puzzle,
        );
        holds(&list(|row, column, digit| format!("{row}/{column}/{digit},"), "\\y,-\\x"), puzzle);
    }
}

#[test]
fn tables_of_tex_may_have_commands_in_their_cells() {
    let table = |cell: fn(&str) -> String, between: &str| {
        lines(PUZZLE, |_, row| {
            let cells: Vec<String> = fields(row, "")
                .iter()
                .map(|field| if field.is_empty() { String::new() } else { cell(field) })
                .collect();
            cells.join(between)
        })
    };
    for cell in [
        |digit: &str| format!("\\textbf{{{digit}}}"),
        |digit: &str| format!("\\textcolor{{red}}{{{digit}}}"),
        |digit: &str| format!("\\cellcolor{{gray!20}} {digit}"),
        |digit: &str| format!("\\multicolumn{{1}}{{c|}}{{{digit}}}"),
        |digit: &str| format!("\\normalsize {digit}"),
    ] {
        let rows = table(cell, " & ").replace('\n', " \\\\ \\hline\n");
        holds(
            &format!(
                "\\begin{{tabular}}{{|c|c|c||c|c|c||c|c|c|}}\n\\hline\n{rows}\\end{{tabular}}\n"
            ),
            PUZZLE,
        );
    }
    let rows = lines(PUZZLE, |_, row| format!("\\NC {} \\NC\\NR", fields(row, "").join(" \\NC ")));
    holds(&format!("\\starttabulate[|c|c|c|c|c|c|c|c|c|]\n{rows}\\stoptabulate\n"), PUZZLE);
}

#[test]
fn other_commands_are_no_board() {
    for text in [
        lines(PUZZLE, |row, _| format!("\\setlength{{{row}}}{{1}}")),
        digits(PUZZLE, |row, column, digit| {
            format!("\\node at ({},{}) {{{digit}}};\n", column * column, row)
        }),
        digits(PUZZLE, |row, column, _| format!("\\node at ({column},{row}) {{1}};\n")),
    ] {
        assert!(format::read(text.as_bytes()).is_err(), "{text}");
    }
}
