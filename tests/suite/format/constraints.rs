//! Constraints in each form that holds them.

use nonet::engine::{Cell, Constraint, Grid, Layout, Parity, Rules};
use nonet::format::{self, ConstraintPart, Document, Kind, Loss, Problem};
use proptest::prelude::*;

use super::{PUZZLE, grid};

const HOLDING: [Kind; 3] = [Kind::Nonet, Kind::FPuzzles, Kind::JsonLines];

fn parity(index: usize, parity: Parity) -> Constraint {
    Constraint::Parity(Cell::new(index).unwrap(), parity)
}

fn document(givens: Grid, constraints: Vec<Constraint>) -> Document {
    let rules = Rules::new(givens.layout(), constraints).unwrap();
    Document { rules, ..Document::of_givens(givens) }
}

fn read_one(text: &str) -> Document {
    format::read(text.as_bytes()).unwrap().documents.pop().unwrap()
}

proptest! {
    #[test]
    fn each_form_gives_back_what_it_holds(
        side in 2_usize..4,
        stated in proptest::collection::vec((0_usize..16, any::<bool>()), 0..12),
    ) {
        let layout = Layout::boxed(2, side).unwrap();
        let of = |(cell, is_odd): (usize, bool)| {
            parity(cell, if is_odd { Parity::Odd } else { Parity::Even })
        };
        let document = document(Grid::empty(layout), stated.into_iter().map(of).collect());
        for kind in HOLDING {
            let documents = std::slice::from_ref(&document);
            let text = format::write(kind, documents).unwrap();
            prop_assert_eq!(&read_one(&text).rules, &document.rules, "{}", text);
            prop_assert_eq!(format::losses(kind, documents), []);
        }
    }
}

#[test]
fn odd_and_even_cells_have_the_fields_of_f_puzzles() {
    let stated = vec![parity(0, Parity::Odd), parity(80, Parity::Even), parity(9, Parity::Odd)];
    let text = format::write(Kind::JsonLines, &[document(grid(PUZZLE), stated)]).unwrap();
    let rules =
        "{\"even\":[{\"cell\":\"R9C9\"}],\"odd\":[{\"cell\":\"R1C1\"},{\"cell\":\"R2C1\"}]}";
    assert!(text.contains(rules), "{text}");
}

#[test]
fn where_digits_count_from_0_an_odd_digit_is_an_even_one_of_the_board() {
    let givens = vec!["null"; 16].join(",");
    let line = format!(
        "{{\"rows\":4,\"columns\":4,\"digits\":4,\"lowest\":0,\"boxes\":[2,2],\"givens\":[{givens}],\
         \"rules\":{{\"odd\":[{{\"cell\":\"R1C1\"}}]}}}}"
    );
    assert_eq!(read_one(&line).rules.constraints(), [parity(0, Parity::Even)]);
}

#[test]
fn what_cannot_be_read_is_named() {
    let line = |rules: &str| {
        let givens = vec!["0"; 16].join(",");
        format!(
            "{{\"rows\":4,\"columns\":4,\"digits\":4,\"boxes\":[2,2],\"givens\":[{givens}],\"rules\":{rules}}}"
        )
    };
    let problem = |rules: &str| format::read(line(rules).as_bytes()).unwrap_err().problem;
    assert_eq!(
        problem("{\"odd\":[{\"cell\":\"R1C1\"}],\"lookandsay\":[{\"cells\":[\"R1C1\"]}]}"),
        Problem::UnknownRules(vec![format::UnknownRule::Named("lookandsay".to_owned())])
    );
    let with_field = |field: &str| {
        let line = line("{}").replace("\"digits\"", &format!("{field},\"digits\""));
        format::read(line.as_bytes()).map_err(|error| error.problem.to_string())
    };
    for (field, meant) in [
        ("\"rule\":{\"antiknight\":true}", "“rule”; did you mean “rules”?"),
        ("\"constraints\":{}", "“constraints”; did you mean “rules”?"),
        ("\"killercage\":[]", "“killercage”; did you mean “rules”?"),
        ("\"box\":[2,2]", "“box”; did you mean “boxes”?"),
    ] {
        assert_eq!(with_field(field).unwrap_err(), format!("unknown field {meant}"));
    }
    assert!(with_field("\"solution\":\"1234\",\"level\":3").is_ok());
    assert_eq!(problem("{\"odd\":[{\"cell\":\"R5C1\"}]}"), Problem::NotAPlace("R5C1".to_owned()));
    let (name, missing) = ("even".to_owned(), ConstraintPart::Cells);
    assert_eq!(problem("{\"even\":[{}]}"), Problem::IncompleteConstraint { name, missing });
    let misspelt = problem("{\"killercagee\":[{\"cells\":[\"R1C1\"]}]}");
    assert_eq!(
        misspelt.to_string(),
        "the puzzle has rules that Nonet does not know yet: killercagee; did you mean “killercage”?"
    );
    assert_eq!(
        problem("{\"killercage\":[{\"cels\":[\"R1C1\"]}]}").to_string(),
        "“cels” is no field that Nonet knows here; did you mean “cell”?"
    );
    assert_eq!(problem("{\"even\":true}"), format::Problem::WrongType(format::ValueType::List));
}

/// A line of JSON with these rules.
fn line(rules: &str) -> String {
    let givens = vec!["0"; 16].join(",");
    format!(
        "{{\"rows\":4,\"columns\":4,\"digits\":4,\"boxes\":[2,2],\"givens\":[{givens}],\"rules\":{{{rules}}}}}"
    )
}

/// The JSON of f-puzzles with these rules.
fn f_puzzles(rules: &str) -> String {
    let row = "[{},{},{},{}]";
    format!("{{\"size\":4,\"grid\":[{row},{row},{row},{row}],{rules}}}")
}

/// Nonet's own document with this constraint.
fn nonet(constraint: &str) -> String {
    format!(
        "Nonet(version: 4, shape: \"4x4\", givens: [\". . . .\", \". . . .\", \". . . .\", \". . . .\"], \
         constraints: [\"{constraint}\"])"
    )
}

fn said(text: &str) -> String {
    format::read(text.as_bytes()).unwrap_err().problem.to_string()
}

/// Without a word, a cage whose sum has another name would be a cage without a sum.
#[test]
fn a_clue_with_an_unknown_field_is_refused() {
    let cage = |field: &str| {
        format!("\"killercage\":[{{\"cells\":[\"R1C1\",\"R2C1\"],\"{field}\":\"5\"}}]")
    };
    for text in [line(&cage("sum")), f_puzzles(&cage("sum"))] {
        assert!(said(&text).contains("“sum” is no field"), "{}", said(&text));
    }
    // What only says how a clue looks changes nothing.
    for text in [line(&cage("outlineC")), f_puzzles(&cage("fontC"))] {
        assert_eq!(read_one(&text).rules.constraints().len(), 1, "{text}");
    }
}

#[test]
fn a_name_that_stands_twice_is_refused() {
    let odd = |cell: &str| format!("\"odd\":[{{\"cell\":\"{cell}\"}}]");
    let twice = format!("{},{}", odd("R1C1"), odd("R1C2"));
    let value = "\"killercage\":[{\"cells\":[\"R1C1\",\"R2C1\"],\"value\":\"5\",\"value\":\"6\"}]";
    let candidates = "\"candidates\":{\"R1C1\":[1,2],\"R1C1\":[3]}";
    for (text, name) in [
        (line(&twice), "odd"),
        (f_puzzles(&twice), "odd"),
        (line(value), "value"),
        (f_puzzles(value), "value"),
        (line(candidates), "R1C1"),
    ] {
        let problem = format::read(text.as_bytes()).unwrap_err().problem;
        assert_eq!(problem, Problem::RepeatedField(name.to_owned()), "{text}");
    }
}

#[test]
fn a_clue_that_says_nothing_is_refused() {
    let around = "\"cells\":[\"R1C1\",\"R1C2\",\"R2C1\",\"R2C2\"]";
    let empty = "has too few cells or digits here to say anything";
    for (field, own) in [
        (format!("\"quadruple\":[{{{around},\"values\":[]}}]"), "quadruple r1c1 r1c2 r2c1 r2c2"),
        ("\"thermometer\":[{\"lines\":[[\"R1C1\"]]}]".to_owned(), "thermometer r1c1"),
    ] {
        assert!(said(&line(&field)).contains(empty), "{}", said(&line(&field)));
        assert!(said(&nonet(own)).contains(empty), "{}", said(&nonet(own)));
        // The page of f-puzzles leaves them where a person began one.
        assert!(read_one(&f_puzzles(&field)).rules.is_empty());
    }
    for field in
        ["\"arrow\":[{\"cells\":[\"R1C1\"],\"lines\":[]}]", "\"killercage\":[{}]", "\"odd\":[{}]"]
    {
        assert!(!said(&line(field)).is_empty(), "{field}");
    }
}

#[test]
fn a_value_of_0_is_refused() {
    let of = |name: &str, value: &str| {
        format!("\"{name}\":[{{\"cells\":[\"R1C1\",\"R2C1\"],\"value\":{value}}}]")
    };
    for name in ["killercage", "difference", "ratio"] {
        for value in ["0", "\"0\""] {
            for text in [line(&of(name, value)), f_puzzles(&of(name, value))] {
                assert!(said(&text).contains("“0”"), "{}", said(&text));
            }
        }
        // No value is no sum, or the usual one.
        assert_eq!(read_one(&f_puzzles(&of(name, "\"\""))).rules.constraints().len(), 1, "{name}");
    }
    for constraint in ["cage 0 r1c1 r1c2", "difference 0 r1c1 r1c2", "ratio 0 r1c1 r1c2"] {
        assert!(said(&nonet(constraint)).contains("“0”"), "{constraint}");
    }
}

#[test]
fn a_kind_that_holds_no_constraints_says_so() {
    let document = [document(grid(PUZZLE), vec![parity(2, Parity::Even)])];
    for kind in [Kind::List, Kind::SudokuPad, Kind::OpenSudoku, Kind::KSudoku, Kind::Table] {
        assert_eq!(
            format::losses(kind, &document),
            [Loss::Constraints(vec![parity(2, Parity::Even)])],
            "{kind}"
        );
    }
}

#[test]
fn a_constraint_with_too_little_says_what_it_lacks() {
    for (constraint, expected) in [
        (
            "",
            "this constraint is an empty text; expected a name and cells, such as “cage 14 r1c1 r1c2”",
        ),
        ("cage", "“cage” has no cells here; expected cells such as r1c1 r1c2"),
        ("cage 5", "“cage” has no cells here; expected cells such as r1c1 r1c2"),
        ("odd", "“odd” has no cells here; expected cells such as r1c1 r1c2"),
        (
            "cage r1c1 sum=",
            "“sum=” is not a cell; expected cells such as r4c5 here, and the number of “cage” before them",
        ),
        (
            "cage r1c1 r1c2 14",
            "“14” is not a cell; expected cells such as r4c5 here, and the number of “cage” before them",
        ),
        (
            "cage -3 r1c1 r1c2",
            "the cage at r1c1 has the sum “-3”; its 2 cells can have a sum from 3 to 7",
        ),
        ("thermometer r1c1", "“thermometer” has too few cells or digits here to say anything"),
        (
            "arrow r1c1",
            "“arrow” has no shaft here; expected further cells behind those of the circle",
        ),
        ("xv r1c1 r1c2", "“xv” has no sum here; expected X, V or a number"),
        ("xv 2 r1c1 r1c2", "unexpected “2”; expected a whole number from 3 to 7"),
        ("sandwich", "“sandwich” has no number here; expected one"),
        (
            "sandwich 9",
            "“sandwich” has no place here; expected one beside the board, such as r0c4 above the fourth column",
        ),
        (
            "littlekiller 9 r0c4",
            "“littlekiller” has no direction here; expected one of DR, DL, UR and UL",
        ),
        (
            "negative",
            "“negative” does not say which marks are all shown; expected difference, ratio or xv",
        ),
        ("negative dots", "unexpected “dots”; expected difference, ratio or xv"),
        (
            "clone r1c1 r1c2 r1c1 r1c2",
            "a clone has the same cells twice, so it says nothing; expected the cells of another area",
        ),
        (
            "thermometer r1c1 r3c1",
            "a line goes from r1c1 to r3c1, which does not touch it; expected all cells of the line",
        ),
    ] {
        assert_eq!(said(&nonet(constraint)), expected, "{constraint}");
    }
}

#[test]
fn a_mistyped_name_is_told_with_the_one_that_was_meant() {
    for (found, meant) in [
        ("kage", "cage"),
        ("Cage", "cage"),
        ("cages", "cage"),
        ("thermo", "thermometer"),
        ("termometer", "thermometer"),
        ("killercage", "cage"),
        ("regionsumline", "regionsum"),
        ("slow", "slowthermometer"),
        ("sandwhich", "sandwich"),
        ("negativ", "negative"),
    ] {
        let said = said(&nonet(&format!("{found} r1c1 r1c2")));
        let expected = format!("no constraint is called “{found}”; did you mean “{meant}”?");
        assert!(said.ends_with(&expected), "{said}");
    }
    let said = said(&nonet("thirds r1c1"));
    assert!(said.contains("“thirds”; Nonet knows odd, even, cage, "), "{said}");
}
