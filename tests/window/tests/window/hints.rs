//! Hints in the window: what a person reads and a screen reader hears, the buttons, the list.

use nonet::controller::keys::Key;
use nonet::controller::{Action, Command};
use nonet::engine::technique::Technique;
use nonet::store::LanguageChoice;
use nonet::ui::{DrawingAdapter, HintAdapter, LegendKind, NoteShape, TintKind};
use slint::{ComponentHandle, Model};

use crate::program::{ANSWER, ONE_ANSWER, Program};

fn visible(program: &Program) -> bool {
    program.window().global::<HintAdapter>().get_visible()
}

fn notes(program: &Program) -> usize {
    program.window().global::<DrawingAdapter>().get_notes().row_count()
}

#[test]
fn notes_are_drawn_and_heard() {
    let program = Program::typed(ONE_ANSWER);
    assert_eq!(notes(&program), 0);
    program.command(Command::NoteCandidates);
    let cell = program.find("Row 1, column 3");
    assert_eq!(cell.accessible_description().unwrap(), "noted 1, 2 and 4");
    let drawn = program.window().global::<DrawingAdapter>().get_notes();
    let of_cell: Vec<_> = drawn.iter().filter(|note| note.cell == 2).collect();
    let [one, two, four] = &of_cell[..] else { panic!("{of_cell:?}") };
    assert_eq!([&one.text, &two.text, &four.text], ["1", "2", "4"]);
    assert!((one.y - two.y).abs() < 0.1 && one.x < two.x, "1 and 2 are in the first row");
    assert!((one.x - four.x).abs() < 0.1 && one.y < four.y, "4 is below 1");
    program.command(Command::Undo);
    assert_eq!(notes(&program), 0);
}

#[test]
fn a_hint_is_told_by_its_buttons_and_carried_out() {
    let program = Program::typed(ONE_ANSWER);
    program.click("Hint");
    assert!(visible(&program));
    let tints = program.window().global::<DrawingAdapter>().get_tints();
    assert!(tints.iter().all(|tint| tint.kind == TintKind::Place) && tints.row_count() > 0);
    program.click("Which technique?");
    assert!(program.status().contains("single: "), "{}", program.status());
    program.click("Show the step");
    assert!(!program.is_there("Show the step"), "all is told");
    let drawn = program.window().global::<DrawingAdapter>().get_notes();
    assert_eq!(drawn.iter().filter(|note| note.placed).count(), 1);
    assert!(drawn.iter().all(|note| note.placed || note.shape == NoteShape::None));
    program.click("Apply");
    assert!(!visible(&program));
    assert_ne!(program.shown(), ONE_ANSWER);
}

#[test]
fn escape_and_the_close_button_take_the_hint_away() {
    let program = Program::typed(ONE_ANSWER);
    program.key(Key::F(2));
    program.key(Key::Escape);
    assert!(!visible(&program));
    program.key(Key::F(2));
    program.click("Close the hint");
    assert!(!visible(&program));
    assert!(program.is_there("Clear the cell"), "the keypad is back");
}

#[test]
fn the_steps_of_a_path_are_chosen_copied_and_carried_out() {
    let program = Program::typed(ONE_ANSWER);
    program.command(Command::SolutionPath);
    let steps = program.window().global::<HintAdapter>().get_steps();
    let last = steps.row_data(steps.row_count() - 1).unwrap();
    program.click("Copy list");
    let copied = program.window().invoke_paste_text();
    assert_eq!(copied.lines().count(), steps.row_count() + 1, "the steps and how it ends");
    assert!(copied.contains(last.text.as_str()));
    let place = i32::try_from(steps.row_count() - 1).unwrap();
    program.window().global::<HintAdapter>().invoke_choose(place);
    assert!(steps.row_data(steps.row_count() - 1).unwrap().chosen);
    program.key(Key::F(3));
    assert_eq!(program.shown(), ANSWER);
}

#[test]
fn a_hint_changes_its_language_with_the_window() {
    let program = Program::typed(ONE_ANSWER);
    program.key(Key::F(2));
    program.command(Command::Language(LanguageChoice::Vietnamese));
    let adapter = program.window().global::<HintAdapter>();
    assert_eq!(adapter.get_title(), "Gợi ý");
    assert!(adapter.get_text().starts_with("Hãy nhìn"), "{}", adapter.get_text());
}

#[test]
fn the_last_row_of_the_legend_is_not_cut_off_above_the_button() {
    let program = Program::typed(ONE_ANSWER);
    (0..3).for_each(|_| program.key(Key::F(2)));
    let (legend, button) = (program.find("goes here"), program.find("Apply"));
    let end = legend.absolute_position().y + legend.size().height;
    let between = button.absolute_position().y - end;
    assert!(between >= 16.0, "two gaps of 8 lie between, not {between}");
}

#[test]
fn the_legend_tells_the_houses_of_a_fish_and_the_links_of_a_chain() {
    for (technique, kinds) in [
        ("x-wing", [LegendKind::Base, LegendKind::Cover]),
        ("xy-chain", [LegendKind::Strong, LegendKind::Weak]),
    ] {
        let program = Program::new();
        program.command(Command::Techniques);
        program.app.handle(Action::ChooseTechnique(Technique::named(technique).unwrap()));
        program.app.handle(Action::LoadExample);
        let legend = program.window().global::<HintAdapter>().get_legend();
        for kind in kinds {
            let row = legend.iter().find(|row| row.kind == kind).expect("it is told");
            assert!(program.is_there(&row.text), "{}", row.text);
        }
    }
}
