//! Constraints in each form that holds them.

use nonet::engine::{Cell, Constraint, Grid, Layout, Parity, Rules};
use nonet::format::{self, Document, Kind, Loss, Problem};
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
        problem("{\"odd\":[{\"cell\":\"R1C1\"}],\"rowindexer\":[{\"cells\":[\"R1C1\"]}]}"),
        Problem::UnknownRules(vec!["rowindexer".to_owned()])
    );
    assert_eq!(problem("{\"odd\":[{\"cell\":\"R5C1\"}]}"), Problem::NotAPlace("R5C1".to_owned()));
    assert_eq!(problem("{\"even\":[{}]}"), Problem::MissingField("cell".to_owned()));
    assert_eq!(problem("{\"even\":true}"), format::Problem::WrongType(format::ValueType::List));
}

#[test]
fn a_kind_that_holds_no_constraints_says_so() {
    let document = [document(grid(PUZZLE), vec![parity(2, Parity::Even)])];
    for kind in [Kind::List, Kind::SudokuPad, Kind::OpenSudoku, Kind::KSudoku, Kind::Table] {
        assert!(format::losses(kind, &document).contains(&Loss::Constraints), "{kind}");
    }
}
