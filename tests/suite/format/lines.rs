//! Thermometers and arrows in the formats that hold them.

use std::fs;
use std::path::Path;

use nonet::engine::{Arrow, Constraint, Grid, Layout, Rules, Thermometer};
use nonet::format::{self, ConstraintPart, Document, Kind, Problem};

use super::clue_texts::{FOUR, problem, read_one, texts};

/// The document comes back from each format that holds lines, and the others say that they lose them.
fn check_round_trips(constraint: Constraint) {
    let layout = Layout::classic();
    let rules = Rules::new(&layout, [constraint]).unwrap();
    let document = Document { rules, ..Document::of_givens(Grid::empty(layout)) };
    for kind in [Kind::Nonet, Kind::JsonLines, Kind::FPuzzles] {
        let written = format::write(kind, std::slice::from_ref(&document)).unwrap();
        assert_eq!(read_one(&written).rules, document.rules, "{kind:?}: {written}");
        assert_eq!(format::losses(kind, std::slice::from_ref(&document)), [], "{kind:?}");
    }
    for kind in [Kind::List, Kind::SudokuPad, Kind::SumoCue, Kind::Solo, Kind::OpenSudoku] {
        let losses = format::losses(kind, std::slice::from_ref(&document));
        assert!(super::has_constraints(&losses), "{kind:?}: {losses:?}");
    }
}

#[test]
fn each_form_reads_the_same_thermometer() {
    let field = "\"thermometer\":[{\"lines\":[[\"R1C1\",\"R2C2\",\"R2C3\"]]}]";
    for text in
        [FOUR.nonet("thermometer r1c1 r2c2 r2c3"), FOUR.f_puzzles(field), FOUR.json_line(field)]
    {
        assert_eq!(texts(&read_one(&text)), ["thermometer r1c1 r2c2 r2c3"], "{text}");
    }
}

#[test]
fn thermometers_come_back_from_each_form_that_holds_them() {
    let layout = Layout::classic();
    let cells = [(4, 4), (3, 3), (3, 2)].map(|(row, column)| layout.cell(row, column).unwrap());
    check_round_trips(Constraint::Thermometer(Thermometer::new(cells).unwrap()));
}

#[test]
fn a_branch_has_the_cells_from_the_bulb() {
    let lines = "\"thermometer\":[{\"lines\":[[\"R1C1\",\"R1C2\",\"R1C3\"],[\"R1C1\",\"R2C1\"],\
        [\"R1C2\",\"R2C2\"],[\"R2C2\",\"R3C2\"]]},{\"lines\":[[\"R4C4\"]]}]";
    // A line of one cell says nothing.
    assert_eq!(
        texts(&read_one(&FOUR.f_puzzles(lines))),
        [
            "thermometer r1c1 r1c2 r1c3",
            "thermometer r1c1 r1c2 r2c2",
            "thermometer r1c1 r1c2 r2c2 r3c2",
            "thermometer r1c1 r2c1"
        ]
    );
}

#[test]
fn bad_thermometers_are_told() {
    assert_eq!(
        problem(&FOUR.nonet("thermometer r1c1 r5c1")),
        Problem::NotAPlace("r5c1".to_owned())
    );
    let is_incomplete =
        |text: &str| matches!(problem(&FOUR.nonet(text)), Problem::IncompleteConstraint { .. });
    assert!(is_incomplete("thermometer"));
    let apart = Problem::CellsApart { from: "r1c1".to_owned(), to: "r1c3".to_owned() };
    assert_eq!(problem(&FOUR.nonet("thermometer r1c1 r1c3")), apart);
    assert_eq!(problem(&FOUR.nonet("renban r1c1 r1c3 r1c4")), apart);
    assert_eq!(problem(&FOUR.nonet("thermometer r1c1 r1c2 r1c1")), Problem::CellTwiceOnLine);
    let long = "thermometer r1c1 r1c2 r1c3 r1c4 r2c4";
    assert_eq!(problem(&FOUR.nonet(long)), Problem::ThermometerTooLong { found: 5, digits: 4 });
    let branch =
        "\"thermometer\":[{\"lines\":[[\"R1C1\",\"R1C2\",\"R1C3\"],[\"R1C3\",\"R2C3\",\"R3C3\"]]}]";
    assert_eq!(
        problem(&FOUR.f_puzzles(branch)),
        Problem::ThermometerTooLong { found: 5, digits: 4 }
    );
    assert_eq!(
        problem(&FOUR.f_puzzles("\"thermometer\":[{\"lines\":[[\"R1C1\",\"R1C9\"]]}]")),
        Problem::NotAPlace("R1C9".to_owned())
    );
}

#[test]
fn each_form_reads_the_same_arrow() {
    let arrows = "{\"cells\":[\"R1C1\"],\"lines\":[[\"R1C1\",\"R2C2\",\"R2C3\"],[\"R1C1\",\"R1C2\"]]},\
        {\"cells\":[\"R4C2\",\"R4C1\"],\"lines\":[[\"R4C2\",\"R4C3\",\"R4C4\"]]}";
    let pill = "{\"cells\":[\"R3C3\",\"R3C4\"],\"lines\":[]}";
    // Each shaft is an arrow of its own. A pill without a shaft says nothing, and only f-puzzles leaves such pills.
    let with_pill = FOUR.f_puzzles(&format!("\"arrow\":[{arrows},{pill}]"));
    let without = FOUR.json_line(&format!("\"arrow\":[{arrows}]"));
    let expected = ["arrow r1c1 r1c2", "arrow r1c1 r2c2 r2c3", "arrow 2 r4c1 r4c2 r4c3 r4c4"];
    for text in [with_pill, without] {
        assert_eq!(texts(&read_one(&text)), expected, "{text}");
    }
    let text = FOUR.nonet("arrow 2 r4c2 r4c1 r4c3 r4c4");
    assert_eq!(texts(&read_one(&text)), ["arrow 2 r4c1 r4c2 r4c3 r4c4"]);
}

#[test]
fn arrows_come_back_from_each_form_that_holds_them() {
    let layout = Layout::classic();
    let cell = |(row, column)| layout.cell(row, column).unwrap();
    let arrow = |circle: &[(usize, usize)]| {
        let shaft = [(4, 4), (3, 3), (3, 2)].map(cell);
        Constraint::Arrow(Arrow::new(circle.iter().copied().map(cell), shaft).unwrap())
    };
    check_round_trips(arrow(&[(5, 5)]));
    check_round_trips(arrow(&[(5, 5), (5, 6), (5, 7)]));
}

#[test]
fn bad_arrows_are_told() {
    for short in ["arrow r1c1", "arrow 2 r1c1 r1c2"] {
        let (name, missing) = ("arrow".to_owned(), ConstraintPart::Shaft);
        let incomplete = Problem::IncompleteConstraint { name, missing };
        assert_eq!(problem(&FOUR.nonet(short)), incomplete, "{short}");
    }
    assert_eq!(problem(&FOUR.nonet("arrow r1c1 r1c2 r1c1")), Problem::CellTwiceOnLine);
    let figures = problem(&FOUR.nonet("arrow 4 r1c1 r1c2 r1c3 r1c4 r2c1")).to_string();
    assert_eq!(figures, "unexpected “4”; expected a whole number from 1 to 3");
    let pill =
        "\"arrow\":[{\"cells\":[\"R1C1\",\"R1C2\",\"R1C3\",\"R1C4\"],\"lines\":[[\"R2C1\"]]}]";
    assert_eq!(problem(&FOUR.f_puzzles(pill)), Problem::PillTooLarge { found: 4, most: 3 });
    let from_0 = FOUR.json_line("\"arrow\":[{\"cells\":[\"R1C1\"],\"lines\":[[\"R1C2\"]]}]");
    let from_0 = from_0.replace("\"digits\"", "\"lowest\":0,\"digits\"");
    assert_eq!(problem(&from_0), Problem::ArrowsFrom0);
}

/// Searches compare each pair of cells, which would take hours here.
#[test]
fn an_arrow_through_a_whole_large_board_is_refused_at_once() {
    let cells: Vec<String> =
        (1..=100).flat_map(|row| (1..=100).map(move |column| format!("r{row}c{column}"))).collect();
    let rows = vec![format!("\"{}\"", vec!["."; 100].join(" ")); 100].join(", ");
    let text = format!(
        "Nonet(version: 4, shape: \"100x100\", givens: [{rows}], constraints: [\"arrow {}\"])",
        cells.join(" ")
    );
    assert_eq!(problem(&text), Problem::ArrowTooLong { found: 9_999, most: 100 });
}

/// The links of f-puzzles whose constraints Nonet knows, and what they mean. Empty where the shared folder is missing.
#[test]
fn links_of_other_programs_have_the_expected_lines() {
    let examples =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/data/clues/examples/fpuzzles");
    if !examples.exists() {
        eprintln!("skipped: there are no examples of links in ../shared");
        return;
    }
    let mut found = 0;
    for file in fs::read_dir(examples).unwrap() {
        let path = file.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        let Some(stem) = name.strip_suffix(".link.txt") else { continue };
        let expected = path.with_file_name(format!("{stem}.expected.jsonl"));
        let Ok(expected) = format::read(&fs::read(expected).unwrap()) else { continue };
        let read = read_one(&fs::read_to_string(&path).unwrap());
        assert_eq!(read.rules, expected.documents[0].rules, "{name}");
        found += 1;
    }
    assert!(found >= 2, "{found}");
}
