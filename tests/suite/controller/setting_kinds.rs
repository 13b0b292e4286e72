//! Constraints of every kind that are set with keyboard and mouse while a puzzle is edited.

use nonet::controller::{BoardAction, Command, ConstraintKind, FilesAction};
use nonet::engine::NegativeKind;
use nonet::format::{Kind, read, write};
use nonet::store::{LargeDigits, Options};

use super::boards::typed_on;
use super::play::cell;
use super::program::Program;
use super::setting::{check_note, draw, press, select};

/// The constraints as they are saved, such as `odd r1c1`, after the file was read again.
fn saved(program: &Program) -> Vec<String> {
    let whole = program.controller.document().whole(std::time::Duration::ZERO);
    let text = write(Kind::Nonet, std::slice::from_ref(&whole)).unwrap();
    assert_eq!(read(text.as_bytes()).unwrap().documents, [whole], "{text}");
    let Some((_, constraints)) = text.split_once("constraints: [") else { return Vec::new() };
    let (constraints, _) = constraints.split_once(']').unwrap();
    constraints.split('"').skip(1).step_by(2).map(str::to_owned).collect()
}

/// An empty board on which the mouse draws this kind.
fn drawing(kind: ConstraintKind) -> Program {
    let mut program = Program::new();
    program.command(Command::DrawConstraints(kind));
    program
}

#[test]
fn each_kind_is_drawn_and_gets_its_number() {
    for (kind, cells, keys, expected) in [
        (ConstraintKind::Cage, &[0, 1][..], "14", "cage 14 r1c1 r1c2"),
        (ConstraintKind::SumCage, &[0, 1, 9], "5", "sumcage 5 r1c1 r1c2 r2c1"),
        (ConstraintKind::ProductCage, &[0, 1, 9], "24/", "productcage 24 r1c1 r1c2 r2c1"),
        (ConstraintKind::DifferenceCage, &[0, 1], "3", "differencecage 3 r1c1 r1c2"),
        (ConstraintKind::QuotientCage, &[0, 9], "2", "quotientcage 2 r1c1 r2c1"),
        (ConstraintKind::Thermometer, &[20, 10, 0], "", "thermometer r3c3 r2c2 r1c1"),
        (ConstraintKind::Arrow, &[0, 10, 11], "", "arrow r1c1 r2c2 r2c3"),
        (ConstraintKind::PillArrow, &[9, 0, 1, 2], "", "arrow 2 r1c1 r2c1 r1c2 r1c3"),
        (ConstraintKind::WhiteDot, &[0, 1], "", "difference r1c1 r1c2"),
        (ConstraintKind::WhiteDot, &[0, 1], "4", "difference 4 r1c1 r1c2"),
        (ConstraintKind::BlackDot, &[0, 9], "3", "ratio 3 r1c1 r2c1"),
        (ConstraintKind::Sum, &[0, 1], "/", "xv X r1c1 r1c2"),
        (ConstraintKind::Sum, &[0, 1], "5", "xv V r1c1 r1c2"),
        (ConstraintKind::Sum, &[0, 1], "12", "xv 12 r1c1 r1c2"),
        (ConstraintKind::Greater, &[1, 0], "", "greater r1c2 r1c1"),
        (ConstraintKind::Odd, &[0, 10], "", "odd r1c1 r2c2"),
        (ConstraintKind::Minimum, &[0, 40], "", "minimum r1c1 r2c2 r3c3 r4c4 r5c5"),
        (ConstraintKind::Maximum, &[44], "", "maximum r5c9"),
        (ConstraintKind::RowIndexer, &[0, 1], "", "rowindexer r1c1 r1c2"),
        (ConstraintKind::ColumnIndexer, &[40], "", "columnindexer r5c5"),
        (ConstraintKind::BoxIndexer, &[10], "", "boxindexer r2c2"),
        (ConstraintKind::CountingCircles, &[0, 2], "", "countingcircles r1c1 r1c2 r1c3"),
        (ConstraintKind::Fog, &[0, 2], "", "fog r1c1 r1c2 r1c3"),
        (ConstraintKind::Whispers, &[0, 1, 2], "/", "whispers 5 r1c1 r1c2 r1c3"),
        (ConstraintKind::Whispers, &[0, 1, 2], "4", "whispers 4 r1c1 r1c2 r1c3"),
        (ConstraintKind::Renban, &[20, 10, 0], "", "renban r3c3 r2c2 r1c1"),
        (ConstraintKind::Nabner, &[0, 1], "", "nabner r1c1 r1c2"),
        (ConstraintKind::Palindrome, &[0, 9], "", "palindrome r1c1 r2c1"),
        (ConstraintKind::Between, &[0, 2], "", "between r1c1 r1c2 r1c3"),
        (ConstraintKind::Lockout, &[0, 2], "3", "lockout 3 r1c1 r1c2 r1c3"),
        (ConstraintKind::RegionSum, &[2, 3], "", "regionsum r1c3 r1c4"),
        (ConstraintKind::Entropic, &[0, 2], "", "entropic r1c1 r1c2 r1c3"),
        (ConstraintKind::Modular, &[0, 2], "2", "modular 2 r1c1 r1c2 r1c3"),
        (ConstraintKind::Zipper, &[0, 2], "", "zipper r1c1 r1c2 r1c3"),
        (ConstraintKind::SumLine, &[0, 2], "1/", "sumline 1 r1c1 r1c2 r1c3"),
        (ConstraintKind::SumLine, &[0, 2], "12/", "sumline 12 r1c1 r1c2 r1c3"),
        (ConstraintKind::DoubleArrow, &[0, 2], "", "doublearrow r1c1 r1c2 r1c3"),
        (ConstraintKind::Even, &[80], "", "even r9c9"),
        (ConstraintKind::Quadruple, &[1, 9], "4142", "quadruple 1 2 4 4 r1c1 r1c2 r2c1 r2c2"),
        (ConstraintKind::Quadruple, &[0, 10], "7/", "quadruple 7 r1c1 r1c2 r2c1 r2c2"),
    ] {
        let mut program = drawing(kind);
        draw(&mut program, cells, false);
        press(&mut program, keys);
        assert_eq!(saved(&program), [expected], "{kind:?}");
        assert!(program.controller.board().is_empty(), "{kind:?}: no digit is written");
        program.command(Command::Draw);
        assert_eq!(program.controller.drawn_kind(), None, "{kind:?}");
        while program.controller.is_enabled(Command::Undo) {
            program.command(Command::Undo);
        }
        assert!(saved(&program).is_empty(), "{kind:?}");
    }
}

#[test]
fn each_kind_is_set_on_selected_cells_in_their_order() {
    for (kind, cells, expected) in [
        (ConstraintKind::Thermometer, &[20, 10, 0][..], "thermometer r3c3 r2c2 r1c1"),
        (ConstraintKind::Arrow, &[10, 9, 0], "arrow r2c2 r2c1 r1c1"),
        (ConstraintKind::BlackDot, &[9, 0], "ratio r1c1 r2c1"),
        (ConstraintKind::Even, &[8, 3], "even r1c4 r1c9"),
        (ConstraintKind::Cage, &[1, 0], "cage r1c1 r1c2"),
    ] {
        let mut program = drawing(kind);
        program.command(Command::Draw);
        select(&mut program, cells);
        program.command(Command::SetConstraint);
        press(&mut program, "!");
        assert_eq!(saved(&program), [expected], "{kind:?}");
        program.command(Command::RemoveConstraint);
        assert!(kind == ConstraintKind::Even || saved(&program).is_empty(), "{kind:?}");
    }
    let mut program = drawing(ConstraintKind::Quadruple);
    select(&mut program, &[40, 41, 50, 49]);
    program.command(Command::SetOverOthers);
    press(&mut program, "9/");
    assert_eq!(saved(&program), ["quadruple 9 r5c5 r5c6 r6c5 r6c6"]);
}

#[test]
fn a_thermometer_grows_at_its_tip_and_branches_elsewhere() {
    let mut program = drawing(ConstraintKind::Thermometer);
    draw(&mut program, &[0, 1], false);
    draw(&mut program, &[1, 2, 3], false);
    assert_eq!(saved(&program), ["thermometer r1c1 r1c2 r1c3 r1c4"]);
    draw(&mut program, &[2, 11], false);
    let branched = ["thermometer r1c1 r1c2 r1c3 r1c4", "thermometer r1c1 r1c2 r1c3 r2c3"];
    assert_eq!(saved(&program), branched);
    draw(&mut program, &[11, 2], false);
    check_note(&program, "A line cannot have a cell twice.");
    draw(&mut program, &[3, 4, 5, 6, 7, 8, 17], false);
    check_note(
        &program,
        "A thermometer cannot have 10 cells: digits rise along it, and there are only 9.",
    );
    assert_eq!(saved(&program), branched);
    draw(&mut program, &[3], false);
    assert_eq!(saved(&program), ["thermometer r1c1 r1c2 r1c3 r2c3"], "a click removes");
    draw(&mut program, &[60], false);
    check_note(&program, "This constraint needs 2 cells at least.");
}

#[test]
fn a_line_grows_at_both_ends() {
    let mut program = drawing(ConstraintKind::Whispers);
    draw(&mut program, &[10, 11], false);
    press(&mut program, "3");
    draw(&mut program, &[11, 12], false);
    press(&mut program, "/");
    draw(&mut program, &[10, 9], false);
    press(&mut program, "/");
    let line = "whispers 3 r2c4 r2c3 r2c2 r2c1";
    assert_eq!(saved(&program), [line], "the number stays");
    draw(&mut program, &[11, 20], false);
    press(&mut program, "/");
    assert_eq!(saved(&program), [line, "whispers 5 r2c3 r3c3"], "a drag from its middle is a line");
    let mut nabner = drawing(ConstraintKind::Nabner);
    draw(&mut nabner, &[0, 5], false);
    check_note(&nabner, "This line cannot have 6 cells, only 5 at most.");
    let mut entropic = typed_on("16x16", Options::default(), "");
    entropic.command(Command::DrawConstraints(ConstraintKind::Entropic));
    draw(&mut entropic, &[0, 1], false);
    check_note(
        &entropic,
        "Entropic lines need three groups of digits of one size, and 16 digits have none.",
    );
    let mut between = drawing(ConstraintKind::Between);
    draw(&mut between, &[0, 1], false);
    check_note(&between, "This constraint needs 3 cells at least.");
}

#[test]
fn a_line_is_one_whichever_way_it_is_drawn() {
    let mut program = drawing(ConstraintKind::Renban);
    draw(&mut program, &[0, 2], false);
    draw(&mut program, &[40, 41], false);
    program.act(BoardAction::Pick(cell(0)));
    program.command(Command::RemoveConstraint);
    draw(&mut program, &[41, 40], true);
    assert_eq!(saved(&program), ["renban r5c5 r5c6"], "drawn backwards over itself");
}

#[test]
fn a_number_that_is_taken_back_leaves_the_line() {
    let mut program = drawing(ConstraintKind::Whispers);
    draw(&mut program, &[0, 1], false);
    press(&mut program, "4<");
    assert_eq!(saved(&program), ["whispers 5 r1c1 r1c2"]);
    press(&mut program, "<");
    assert!(saved(&program).is_empty());
}

#[test]
fn a_slow_thermometer_stays_slow() {
    let mut program = Program::new();
    let rows = "\".........\",".repeat(9);
    program.act(FilesAction::Pasted(format!(
        "Nonet(version: 4, givens: [{rows}], constraints: [\"slowthermometer r1c1 r1c2\"])"
    )));
    program.command(Command::DrawConstraints(ConstraintKind::Thermometer));
    draw(&mut program, &[1, 2], false);
    assert_eq!(saved(&program), ["slowthermometer r1c1 r1c2 r1c3"]);
    draw(&mut program, &[1, 10], false);
    let branched = ["slowthermometer r1c1 r1c2 r1c3", "slowthermometer r1c1 r1c2 r2c2"];
    assert_eq!(saved(&program), branched);
}

#[test]
fn the_order_of_a_selection_survives_a_cell_that_is_taken_out() {
    let mut program = drawing(ConstraintKind::Thermometer);
    program.command(Command::Draw);
    select(&mut program, &[20, 10, 0]);
    program.act(BoardAction::PickAlso(cell(1)));
    program.act(BoardAction::PickAlso(cell(1)));
    program.command(Command::SetConstraint);
    assert_eq!(saved(&program), ["thermometer r3c3 r2c2 r1c1"]);
}

#[test]
fn a_sign_is_turned_by_the_way_back() {
    let mut program = drawing(ConstraintKind::Greater);
    for (cells, sign) in
        [([0, 1], &["greater r1c1 r1c2"][..]), ([1, 0], &["greater r1c2 r1c1"]), ([1, 0], &[])]
    {
        draw(&mut program, &cells, false);
        assert_eq!(saved(&program), sign);
    }
}

#[test]
fn minima_beside_each_other_come_and_go() {
    let mut program = drawing(ConstraintKind::Minimum);
    draw(&mut program, &[40], false);
    draw(&mut program, &[41], false);
    assert_eq!(saved(&program), ["minimum r5c5 r5c6"], "undo is read back with both");
    program.command(Command::DrawConstraints(ConstraintKind::Maximum));
    draw(&mut program, &[41, 42], false);
    assert_eq!(saved(&program), ["minimum r5c5", "maximum r5c6 r5c7"]);
    program.act(BoardAction::Pick(cell(31)));
    assert!(!program.controller.is_enabled(Command::RemoveConstraint), "a neighbour is no part");
    program.act(BoardAction::Pick(cell(40)));
    program.command(Command::RemoveConstraint);
    assert_eq!(saved(&program), ["maximum r5c6 r5c7"]);
}

#[test]
fn an_arrow_has_as_many_shafts_as_are_drawn() {
    let mut program = drawing(ConstraintKind::Arrow);
    draw(&mut program, &[10, 1], false);
    draw(&mut program, &[10, 11, 12], false);
    assert_eq!(saved(&program), ["arrow r2c2 r1c2", "arrow r2c2 r2c3 r2c4"]);
    draw(&mut program, &[12, 13], false);
    assert_eq!(saved(&program).len(), 3, "the tip of an arrow is no circle");
    let mut pill = drawing(ConstraintKind::PillArrow);
    draw(&mut pill, &[0, 1], false);
    check_note(&pill, "This constraint needs 3 cells at least.");
    draw(&mut pill, &[0, 1, 2], false);
    draw(&mut pill, &[0, 9], false);
    assert_eq!(saved(&pill), ["arrow 2 r1c1 r1c2 r1c3", "arrow 2 r1c1 r1c2 r2c1"]);
}

#[test]
fn marks_come_and_go_with_the_borders_that_are_crossed() {
    let mut program = drawing(ConstraintKind::WhiteDot);
    draw(&mut program, &[0, 1, 2, 11], false);
    assert_eq!(
        saved(&program),
        ["difference r1c1 r1c2", "difference r1c2 r1c3", "difference r1c3 r2c3"]
    );
    assert!(!program.controller.types_number(), "several dots have no number together");
    draw(&mut program, &[1, 0], false);
    assert_eq!(saved(&program).len(), 2, "the same way again takes the dot");
    program.command(Command::DrawConstraints(ConstraintKind::BlackDot));
    draw(&mut program, &[1, 2], false);
    press(&mut program, "/");
    let one_each = ["difference r1c3 r2c3", "ratio r1c2 r1c3"];
    assert_eq!(saved(&program), one_each, "a border has one mark");
    for cells in [&[0, 10][..], &[0]] {
        draw(&mut program, cells, false);
        check_note(&program, "A mark stands between two cells side by side.");
    }
    assert_eq!(saved(&program), one_each);
}

#[test]
fn a_cell_is_odd_or_even_or_neither() {
    let mut program = drawing(ConstraintKind::Odd);
    draw(&mut program, &[0, 1, 2], false);
    draw(&mut program, &[1], false);
    assert_eq!(saved(&program), ["odd r1c1 r1c3"], "a click takes one back");
    program.command(Command::DrawConstraints(ConstraintKind::Even));
    draw(&mut program, &[2, 3], false);
    assert_eq!(saved(&program), ["odd r1c1", "even r1c3 r1c4"]);
}

#[test]
fn a_number_must_be_one_that_the_kind_can_have() {
    for (kind, cells, keys, said) in [
        (ConstraintKind::WhiteDot, [0, 1], "9", "Digits cannot differ by this: only by 1 to 8."),
        (
            ConstraintKind::BlackDot,
            [0, 1],
            "1",
            "No digit is that many times another: only 2 to 9 times.",
        ),
        (ConstraintKind::Sum, [0, 1], "18", "Two cells cannot have this sum: only 3 to 17."),
        (
            ConstraintKind::Quadruple,
            [0, 10],
            "10/",
            "Only digits of the board can stand in the circle, and at most four.",
        ),
    ] {
        let mut program = drawing(kind);
        draw(&mut program, &cells, false);
        press(&mut program, keys);
        check_note(&program, said);
    }
}

#[test]
fn a_circle_without_digits_does_not_stay() {
    for keys in ["/", "!", "4-/", "10/"] {
        let mut program = drawing(ConstraintKind::Quadruple);
        draw(&mut program, &[0, 10], false);
        press(&mut program, keys);
        assert!(saved(&program).is_empty(), "{keys:?}");
    }
    let mut program = drawing(ConstraintKind::Quadruple);
    draw(&mut program, &[0, 1], false);
    check_note(&program, "A quadruple needs the four cells around a corner.");
    draw(&mut program, &[0, 10], false);
    program.act(BoardAction::Pick(cell(40)));
    assert!(saved(&program).is_empty(), "another cell ends the digits");
}

#[test]
fn of_several_constraints_at_the_cursor_the_smallest_is_meant() {
    let mut program = drawing(ConstraintKind::Thermometer);
    draw(&mut program, &[0, 1, 2], false);
    program.command(Command::DrawConstraints(ConstraintKind::WhiteDot));
    draw(&mut program, &[0, 1], false);
    press(&mut program, "/");
    program.act(BoardAction::Pick(cell(0)));
    program.command(Command::ChangeNumber);
    press(&mut program, "3");
    assert_eq!(saved(&program), ["thermometer r1c1 r1c2 r1c3", "difference 3 r1c1 r1c2"]);
    for left in [&["thermometer r1c1 r1c2 r1c3"][..], &[]] {
        program.command(Command::RemoveConstraint);
        assert_eq!(saved(&program), left);
    }
    program.command(Command::RemoveConstraint);
    check_note(&program, "The selected cell is in no constraint.");
    program.command(Command::ChangeNumber);
    check_note(&program, "The selected cell is in no constraint with a number.");
}

#[test]
fn all_marks_of_a_kind_can_be_said_to_be_shown() {
    let mut program = drawing(ConstraintKind::WhiteDot);
    draw(&mut program, &[0, 1], false);
    press(&mut program, "/");
    let command = Command::ShowsAllMarks(NegativeKind::Difference);
    program.command(command);
    assert!(program.controller.is_checked(command));
    assert_eq!(saved(&program), ["difference r1c1 r1c2", "negative difference"]);
    draw(&mut program, &[10, 11], false);
    press(&mut program, "/");
    program.command(command);
    assert!(!program.controller.is_checked(command));
    assert_eq!(saved(&program), ["difference r1c1 r1c2", "difference r2c2 r2c3"]);
}

#[test]
fn what_counts_from_1_is_not_set_where_digits_are_shown_from_0() {
    let options = Options { large_digits: LargeDigits::FromZero, ..Options::default() };
    let mut program = typed_on("16x16", options, "");
    for kind in [ConstraintKind::Arrow, ConstraintKind::BlackDot] {
        program.command(Command::DrawConstraints(kind));
        draw(&mut program, &[0, 1], false);
        assert_eq!(saved(&program), [""; 0], "{kind:?}");
        check_note(
            &program,
            "This constraint needs digits that count from 1. Here they are shown from 0.",
        );
    }
    program.command(Command::DrawConstraints(ConstraintKind::Odd));
    draw(&mut program, &[0], false);
    // Files count digits from 1.
    assert_eq!(saved(&program), ["even r1c1"]);
}

#[test]
fn a_cell_may_be_an_indexer_of_several_kinds() {
    let mut program = drawing(ConstraintKind::RowIndexer);
    draw(&mut program, &[0, 1], false);
    program.command(Command::DrawConstraints(ConstraintKind::BoxIndexer));
    draw(&mut program, &[0], false);
    assert_eq!(saved(&program), ["rowindexer r1c1 r1c2", "boxindexer r1c1"]);
    draw(&mut program, &[0, 2], false);
    assert_eq!(saved(&program), ["rowindexer r1c1 r1c2"], "the first cell loses its mark");
    let mut latin = typed_on("latin 6x6", Options::default(), "");
    latin.command(Command::DrawConstraints(ConstraintKind::BoxIndexer));
    draw(&mut latin, &[0], false);
    check_note(
        &latin,
        "This cell cannot be such an indexer: it needs a house that holds every digit, and only one.",
    );
}

#[test]
fn circles_are_one_constraint_that_grows_and_shrinks() {
    let mut program = drawing(ConstraintKind::CountingCircles);
    draw(&mut program, &[0, 1], false);
    draw(&mut program, &[40], false);
    assert_eq!(saved(&program), ["countingcircles r1c1 r1c2 r5c5"]);
    draw(&mut program, &[0], false);
    assert_eq!(saved(&program), ["countingcircles r1c2 r5c5"]);
    program.command(Command::Draw);
    select(&mut program, &[40]);
    program.command(Command::RemoveConstraint);
    assert_eq!(saved(&program), ["countingcircles r1c2"], "only the circle at the cursor goes");
    program.command(Command::Undo);
    select(&mut program, &(0..46).collect::<Vec<_>>());
    program.command(Command::SetOverOthers);
    check_note(
        &program,
        "There cannot be 46 circles, only 45 at most: each digit stands in as many as it says.",
    );
}

#[test]
fn fog_is_set_by_the_cells_that_it_leaves_free() {
    let mut program = drawing(ConstraintKind::Fog);
    draw(&mut program, &[0, 1], false);
    draw(&mut program, &[0], false);
    draw(&mut program, &[40], false);
    assert_eq!(saved(&program), ["fog r1c2 r5c5"]);
    assert!(program.controller.fog().is_thin(), "who sets it sees through it");
    program.command(Command::Draw);
    for (index, left) in [(40, vec!["fog r1c2"]), (1, Vec::new())] {
        select(&mut program, &[index]);
        program.command(Command::RemoveConstraint);
        assert_eq!(saved(&program), left);
    }
}
