//! Numbers outside in the formats that hold them.

use nonet::engine::{
    Constraint, Diagonal, Grid, Layout, LittleKiller, OutsideKind, OutsideNumber, OutsidePlace,
    Rules,
};
use nonet::format::{self, ConstraintPart, Document, Kind, Problem};

use super::clue_texts::{FOUR, from_zero, problem, read_one, texts};

#[test]
fn each_form_reads_the_same_numbers() {
    let cases = [
        (
            "\"littlekillersum\":[{\"cell\":\"R0C2\",\"direction\":\"DR\",\"cells\":[\"R1C3\",\"R2C4\"],\"value\":\"7\"}]",
            "littlekiller 7 r0c2 DR",
        ),
        (
            "\"littlekillersum\":[{\"cell\":\"R5C1\",\"direction\":\"UR\",\"value\":6}]",
            "littlekiller 6 r5c1 UR",
        ),
        ("\"sandwichsum\":[{\"cell\":\"R1C0\",\"value\":\"0\"}]", "sandwich 0 r1c0"),
        ("\"xsum\":[{\"cell\":\"R0C4\",\"value\":\"10\"}]", "xsum 10 r0c4"),
        ("\"skyscraper\":[{\"cell\":\"R5C3\",\"value\":\"4\"}]", "skyscraper 4 r5c3"),
        ("\"numberedroom\":[{\"cell\":\"R2C5\",\"value\":\"3\"}]", "numberedroom 3 r2c5"),
    ];
    for (field, text) in cases {
        for form in [FOUR.f_puzzles(field), FOUR.json_line(field), FOUR.nonet(text)] {
            assert_eq!(texts(&read_one(&form)), [text], "{form}");
        }
    }
    // A number that is left empty says nothing.
    let empty = "\"sandwichsum\":[{\"cell\":\"R1C0\",\"value\":\"\"},{\"cell\":\"R2C0\"}]";
    assert_eq!(texts(&read_one(&FOUR.f_puzzles(empty))), Vec::<String>::new());
    let small = "\"littlekillersum\":[{\"cell\":\"r0c2\",\"direction\":\"dr\",\"value\":\"7\"}]";
    assert_eq!(texts(&read_one(&FOUR.f_puzzles(small))), ["littlekiller 7 r0c2 DR"]);
}

#[test]
fn numbers_come_back_from_each_form_that_holds_them() {
    let layout = Layout::classic();
    let place = |name| OutsidePlace::named(name).unwrap();
    let diagonal = |name, way, sum| {
        Constraint::LittleKiller(LittleKiller::new(place(name), way, sum, &layout).unwrap())
    };
    let number = |kind, name, number| {
        Constraint::Outside(OutsideNumber::new(kind, place(name), number, &layout).unwrap())
    };
    let constraints = [
        diagonal("R0C10", Diagonal::DownLeft, 51),
        diagonal("R3C0", Diagonal::UpRight, 8),
        diagonal("R3C0", Diagonal::DownRight, 25),
        number(OutsideKind::Sandwich, "R3C0", 35),
        number(OutsideKind::XSum, "R10C6", 11),
        number(OutsideKind::Skyscraper, "R4C10", 6),
        number(OutsideKind::NumberedRoom, "R0C1", 9),
    ];
    let rules = Rules::new(&layout, constraints).unwrap();
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
fn places_without_a_line_are_told() {
    let not_outside = |text: &str, found: &str| {
        assert_eq!(problem(text), Problem::NotOutside(found.to_owned()), "{text}");
    };
    for place in ["r1c1", "r0c0", "r6c1", "r99c99", "x", "r70000c1", "r-1c1"] {
        not_outside(&FOUR.nonet(&format!("sandwich 3 {place}")), place);
    }
    not_outside(&FOUR.nonet("littlekiller 3 r0c4 DR"), "r0c4");
    not_outside(&FOUR.nonet("littlekiller 3 r2c2 DR"), "r2c2");
    not_outside(&FOUR.f_puzzles("\"xsum\":[{\"cell\":\"R2C2\",\"value\":\"3\"}]"), "R2C2");
    let said = problem(&FOUR.nonet("sandwich 3 r1c1")).to_string();
    assert_eq!(
        said,
        "no row, column or diagonal with such a number begins at “r1c1”; expected a place beside the board, such as r0c4 above the \
         fourth column"
    );
    // No column of this board holds each digit once.
    let wide = "{\"rows\":2,\"columns\":4,\"digits\":4,\"boxes\":[2,2],\"givens\":[0,0,0,0,0,0,0,0],\
        \"rules\":{\"xsum\":[{\"cell\":\"R0C1\",\"value\":\"3\"}]}}";
    not_outside(wide, "R0C1");
}

#[test]
fn bad_numbers_are_told() {
    let bad = |text: &str, said: &str| assert_eq!(problem(text).to_string(), said, "{text}");
    bad(&FOUR.nonet("skyscraper 5 r1c0"), "unexpected “5”; expected a whole number from 1 to 4");
    bad(&FOUR.nonet("numberedroom 0 r1c0"), "unexpected “0”; expected a whole number from 1 to 4");
    bad(&FOUR.nonet("xsum 11 r1c0"), "unexpected “11”; expected a whole number from 1 to 10");
    bad(&FOUR.nonet("sandwich -1 r1c0"), "unexpected “-1”; expected a whole number from 0 to 5");
    bad(&FOUR.nonet("sandwich 6 r1c0"), "unexpected “6”; expected a whole number from 0 to 5");
    bad(&FOUR.nonet("sandwich ? r1c0"), "unexpected “?”; expected a whole number from 0 to 5");
    bad(
        &FOUR.nonet("littlekiller 9 r0c2 DR"),
        "unexpected “9”; expected a whole number from 0 to 8",
    );
    bad(
        &FOUR.nonet("littlekiller 9 r0c1 down"),
        "unexpected “down”; expected one of DR, DL, UR and UL",
    );
    bad(
        &FOUR.nonet("sandwich 3 r1c0 r2c0"),
        "unexpected “r2c0”; expected the end of the constraint",
    );
    let large =
        "\"littlekillersum\":[{\"cell\":\"R0C1\",\"direction\":\"DR\",\"value\":\"99999999999\"}]";
    bad(&FOUR.f_puzzles(large), "unexpected “99999999999”; expected a whole number from 0 to 12");
    for short in ["sandwich", "sandwich 3", "littlekiller 3 r0c1"] {
        let problem = problem(&FOUR.nonet(short));
        assert!(matches!(problem, Problem::IncompleteConstraint { .. }), "{short}");
    }
    let undirected = "\"littlekillersum\":[{\"cell\":\"R0C1\",\"value\":\"3\"}]";
    let incomplete = |name: &str, missing| {
        let name = name.to_owned();
        Problem::IncompleteConstraint { name, missing }
    };
    assert_eq!(
        problem(&FOUR.f_puzzles(undirected)),
        incomplete("littlekiller", ConstraintPart::Direction)
    );
    let other = "\"sandwichsum\":[{\"cell\":\"R1C0\",\"value\":\"3\",\"unless\":\"R1C1\"}]";
    assert_eq!(problem(&FOUR.f_puzzles(other)), Problem::UnknownField("unless".to_owned()));
    let bent = "\"littlekillersum\":[{\"cell\":\"R0C2\",\"direction\":\"DR\",\"cells\":[\"R1C3\",\"R2C3\"],\"value\":\"7\"}]";
    assert_eq!(problem(&FOUR.f_puzzles(bent)), Problem::NotAPlace("R2C3".to_owned()));
    let nowhere = "\"xsum\":[{\"value\":\"3\"}]";
    assert_eq!(problem(&FOUR.json_line(nowhere)), incomplete("xsum", ConstraintPart::Place));
    bad(
        &FOUR.nonet("xsum 2 r1c0"),
        "no digits fit the X-sum at r1c0 with the number 2; possible are 1, 3, 5 to 6 and 8 to 10",
    );
}

#[test]
fn where_digits_count_from_0_sums_of_diagonals_do_too() {
    let field = "\"littlekillersum\":[{\"cell\":\"R0C2\",\"direction\":\"DR\",\"value\":\"5\"}],\
        \"skyscraper\":[{\"cell\":\"R1C0\",\"value\":\"2\"}]";
    let document = read_one(&from_zero(&FOUR.json_line(field)));
    // Each of the two digits counts one more on the board.
    assert_eq!(texts(&document), ["littlekiller 7 r0c2 DR", "skyscraper 2 r1c0"]);
    for name in ["sandwichsum", "xsum", "numberedroom"] {
        let field = format!("\"{name}\":[{{\"cell\":\"R1C0\",\"value\":\"3\"}}]");
        assert_eq!(problem(&from_zero(&FOUR.json_line(&field))), Problem::OutsideFromZero);
    }
}
