//! Whispers, renban, palindromes and the other kinds of lines, minima, greater-than signs, clones and slow thermometers in the
//! formats that hold them.

use nonet::format::{self, Kind, Problem};

use super::clue_texts::{SIX, problem, read_one, texts};
use super::has_constraints;

/// Each kind with its field in JSON, on a board of 6×6.
const KINDS: [(&str, &str); 17] = [
    (
        "whispers 2 r1c1 r1c2 r2c3",
        "\"whispers\":[{\"lines\":[[\"R1C1\",\"R1C2\",\"R2C3\"]],\"value\":\"2\"}]",
    ),
    ("renban r1c1 r1c2", "\"renban\":[{\"lines\":[[\"R1C1\",\"R1C2\"]]}]"),
    ("nabner r1c1 r1c2", "\"nabner\":[{\"lines\":[[\"R1C1\",\"R1C2\"]]}]"),
    ("palindrome r1c1 r1c2", "\"palindrome\":[{\"lines\":[[\"R1C1\",\"R1C2\"]]}]"),
    ("between r1c1 r1c2 r1c3", "\"betweenline\":[{\"lines\":[[\"R1C1\",\"R1C2\",\"R1C3\"]]}]"),
    ("lockout 3 r1c1 r1c2", "\"lockoutline\":[{\"lines\":[[\"R1C1\",\"R1C2\"]]}]"),
    ("lockout 2 r1c1 r1c2", "\"lockout\":[{\"lines\":[[\"R1C1\",\"R1C2\"]],\"value\":2}]"),
    ("regionsum r1c3 r1c4", "\"regionsumline\":[{\"lines\":[[\"R1C3\",\"R1C4\"]]}]"),
    ("entropic r1c1 r1c2", "\"entropicline\":[{\"lines\":[[\"R1C1\",\"R1C2\"]]}]"),
    ("modular 3 r1c1 r1c2", "\"modularline\":[{\"lines\":[[\"R1C1\",\"R1C2\"]]}]"),
    ("zipper r1c1 r1c2 r1c3", "\"zipperline\":[{\"lines\":[[\"R1C1\",\"R1C2\",\"R1C3\"]]}]"),
    ("slowthermometer r1c1 r1c2", "\"slowthermometer\":[{\"lines\":[[\"R1C1\",\"R1C2\"]]}]"),
    ("minimum r1c1 r2c3", "\"minimum\":[{\"cell\":\"R2C3\"},{\"cell\":\"R1C1\"}]"),
    ("maximum r1c1", "\"maximum\":[{\"cell\":\"R1C1\"}]"),
    (
        "clone r1c2 r1c1 r5c2 r5c1",
        "\"clone\":[{\"cells\":[\"R1C2\",\"R1C1\"],\"cloneCells\":[\"R5C2\",\"R5C1\"]}]",
    ),
    // The next two are not those of f-puzzles.
    ("greater r1c2 r1c1", "\"greater\":[{\"cells\":[\"R1C2\",\"R1C1\"]}]"),
    ("sumline 10 r1c1 r1c2", "\"sumline\":[{\"lines\":[[\"R1C1\",\"R1C2\"]],\"value\":\"10\"}]"),
];

#[test]
fn each_form_reads_the_same() {
    for (text, field) in KINDS {
        for form in [SIX.nonet(text), SIX.f_puzzles(field), SIX.json_line(field)] {
            assert_eq!(texts(&read_one(&form)), [text], "{form}");
        }
    }
    // One of the kinds is in no list of others.
    let text = "doublearrow r1c1 r1c2 r1c3";
    assert_eq!(texts(&read_one(&SIX.nonet(text))), [text]);
}

#[test]
fn each_form_that_holds_them_gives_them_back_and_others_name_the_loss() {
    let ours = KINDS.map(|(text, _)| text).into_iter().chain(["doublearrow r1c1 r1c2 r1c3"]);
    for text in ours {
        let document = read_one(&SIX.nonet(text));
        let is_foreign =
            ["greater", "sumline", "doublearrow"].iter().any(|it| text.starts_with(it));
        for (kind, is_held) in [
            (Kind::Nonet, true),
            (Kind::JsonLines, true),
            (Kind::FPuzzles, !is_foreign),
            (Kind::SudokuPad, false),
            (Kind::SumoCue, false),
            (Kind::List, false),
        ] {
            let losses = format::losses(kind, std::slice::from_ref(&document));
            // SumoCue holds no board of this size, so that nothing is said of it.
            if kind != Kind::SumoCue {
                assert_eq!(!has_constraints(&losses), is_held, "{text}: {kind:?}");
            }
            if is_held {
                let written = format::write(kind, std::slice::from_ref(&document)).unwrap();
                let back = read_one(&written);
                assert_eq!(back.rules, document.rules, "{kind:?}: {written}");
            }
        }
    }
}

#[test]
fn numbers_that_are_not_said_are_the_usual_ones_of_the_board() {
    for (short, whole) in [
        ("whispers r1c1 r1c2", "whispers 3 r1c1 r1c2"),
        ("lockout r1c1 r1c2", "lockout 3 r1c1 r1c2"),
        ("modular r1c1 r1c2", "modular 3 r1c1 r1c2"),
        ("sumline r1c1 r1c2", "sumline 10 r1c1 r1c2"),
    ] {
        assert_eq!(texts(&read_one(&SIX.nonet(short))), [whole]);
    }
    // German whispers, of 9 digits, differ by 5.
    let rows = ["\".........\""; 9].join(", ");
    let classic =
        format!("Nonet(version: 4, givens: [{rows}], constraints: [\"whispers r1c1 r1c2\"])");
    assert_eq!(texts(&read_one(&classic)), ["whispers 5 r1c1 r1c2"]);
}

/// The page of f-puzzles leaves lines that were begun. Nobody writes them elsewhere.
#[test]
fn what_says_nothing_is_left_out_of_links_and_refused_elsewhere() {
    for (constraint, name) in [
        ("renban r1c1", "renban"),
        ("between r1c1 r1c2", "between"),
        ("zipper r1c1 r1c2", "zipper"),
        ("whispers 2 r1c1", "whispers"),
    ] {
        assert_eq!(problem(&SIX.nonet(constraint)), Problem::EmptyClue(name.to_owned()));
    }
    assert!(
        read_one(&SIX.f_puzzles("\"renban\":[{\"lines\":[[]]}],\"palindrome\":[]"))
            .rules
            .is_empty()
    );
}

#[test]
fn whispers_may_come_back_to_a_cell() {
    let text = "whispers 2 r1c1 r1c2 r2c2 r2c1 r1c1 r1c2";
    let expected = ["whispers 2 r1c1 r1c2 r2c2 r2c1", "whispers 2 r2c1 r1c1 r1c2"];
    assert_eq!(texts(&read_one(&SIX.nonet(text))), expected);
}

#[test]
fn the_greater_cell_stays_the_greater_one() {
    for text in ["greater r1c1 r1c2", "greater r2c1 r1c1"] {
        let document = read_one(&SIX.nonet(text));
        let line = format::write(Kind::JsonLines, std::slice::from_ref(&document)).unwrap();
        assert_eq!(texts(&read_one(&line)), [text]);
    }
}

#[test]
fn lines_of_colours_are_drawings_that_say_nothing() {
    let drawn = "\"renban\":[{\"lines\":[[\"R1C1\",\"R1C2\"]]}],\"line\":[{\"lines\":[[\"R3C1\",\"R3C2\"]],\
        \"outlineC\":\"#F067F0\",\"width\":0.4},{\"lines\":[[\"R1C1\",\"R1C2\"]],\"fromConstraint\":\"Renban\"}]";
    assert_eq!(texts(&read_one(&SIX.f_puzzles(drawn))), ["renban r1c1 r1c2"]);
}

#[test]
fn digits_from_0_are_refused_where_they_change_sums() {
    let from_0 = |rules: &str| {
        SIX.json_line(rules)
            .replace("\"digits\":6", "\"digits\":6,\"lowest\":0")
            .replace(&["0"; 36].join(","), &["null"; 36].join(","))
    };
    for field in ["regionsumline", "zipperline", "sumline", "doublearrow"] {
        let rules = format!("\"{field}\":[{{\"lines\":[[\"R1C1\",\"R1C2\",\"R1C4\"]]}}]");
        assert_eq!(problem(&from_0(&rules)), Problem::LinesFromZero, "{field}");
    }
    for (_, field) in KINDS {
        let has_sums = ["regionsum", "zipper", "sumline"].iter().any(|it| field.contains(it));
        assert_eq!(format::read(from_0(field).as_bytes()).is_ok(), !has_sums, "{field}");
    }
}

#[test]
fn bad_lines_are_told() {
    let twice = "a line goes through one cell twice, which Nonet does not know";
    for (constraint, expected) in [
        ("renban r1c1 r1c2 r1c1", twice),
        ("palindrome r1c1 r1c2 r1c1", twice),
        ("whispers 2 r1c1 r1c1", twice),
        ("slowthermometer r1c1 r1c2 r1c1", twice),
        ("renban", "“renban” has no cells here; expected cells such as r1c1 r1c2"),
        ("renban 3 r1c1", "“3” is not a cell; expected a cell such as r4c5"),
        ("renban r1c1 r7c1", "“r7c1” is not a cell; expected a cell such as r4c5"),
        ("whispers 6 r1c1 r1c2", "unexpected “6”; expected a whole number from 1 to 5"),
        (
            "whispers 99999999999 r1c1 r1c2",
            "unexpected “99999999999”; expected a whole number from 1 to 5",
        ),
        ("lockout 6 r1c1 r1c2", "unexpected “6”; expected a whole number from 1 to 5"),
        ("modular 7 r1c1 r1c2", "unexpected “7”; expected a whole number from 2 to 6"),
        ("sumline 128 r1c1 r1c2", "unexpected “128”; expected a whole number from 1 to 127"),
        ("renban r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r2c6", "a line has 7 cells; expected at most 6"),
        ("nabner r1c1 r1c2 r1c3 r1c4", "a line has 4 cells; expected at most 3"),
        (
            "greater r1c1 r2c2",
            "the two cells of a dot, an X, a V or a greater-than sign must share an edge",
        ),
        (
            "greater r1c1",
            "the two cells of a dot, an X, a V or a greater-than sign must share an edge",
        ),
        (
            "clone r1c1 r1c2 r2c1",
            "a clone needs two areas with equally many cells, each cell listed once in its area",
        ),
        (
            "clone r1c1 r1c1 r2c1 r2c2",
            "a clone needs two areas with equally many cells, each cell listed once in its area",
        ),
        (
            "clone r1c1",
            "a clone needs two areas with equally many cells, each cell listed once in its area",
        ),
    ] {
        assert_eq!(problem(&SIX.nonet(constraint)).to_string(), expected, "{constraint}");
    }
    // The page of f-puzzles leaves a clone that was begun.
    let lone = "\"clone\":[{\"cells\":[\"R1C1\"]}]";
    assert!(read_one(&SIX.f_puzzles(lone)).rules.is_empty());
    let outside = "\"clone\":[{\"cells\":[\"R1C1\"],\"cloneCells\":[\"R9C1\"]}]";
    assert_eq!(problem(&SIX.f_puzzles(outside)), Problem::NotAPlace("R9C1".to_owned()));
    assert!(format::read(SIX.f_puzzles("\"renban\":[{\"lines\":\"R1C1\"}]").as_bytes()).is_err());
    assert!(format::read(SIX.f_puzzles("\"minimum\":[{\"cell\":7}]").as_bytes()).is_err());
    assert!(
        format::read(
            SIX.f_puzzles("\"whispers\":[{\"lines\":[[\"R1C1\",\"R1C2\"]],\"value\":\"five\"}]")
                .as_bytes()
        )
        .is_err()
    );
    let four = "Nonet(version: 4, shape: \"4x4\", givens: [\"....\", \"....\", \"....\", \"....\"], \
        constraints: [\"entropic r1c1 r1c2\"])";
    let expected = "the puzzle has entropic lines, but its 4 digits do not fall into three groups of equal size";
    assert_eq!(problem(four).to_string(), expected);
}

/// Searches compare each pair of cells, which would take hours here.
#[test]
fn a_line_through_a_whole_large_board_is_refused_at_once() {
    let cells: Vec<String> =
        (1..=100).flat_map(|row| (1..=100).map(move |column| format!("r{row}c{column}"))).collect();
    let rows = vec![format!("\"{}\"", vec!["."; 100].join(" ")); 100].join(", ");
    for name in ["modular", "whispers", "slowthermometer"] {
        let text = format!(
            "Nonet(version: 4, shape: \"100x100\", givens: [{rows}], constraints: [\"{name} {}\"])",
            cells.join(" ")
        );
        assert_eq!(problem(&text), Problem::TooManyCellsOnLine { found: 10_000, most: 100 });
    }
}
