//! Hints in the window: what a person reads and a screen reader hears, the buttons, the list.

use i_slint_backend_testing::ElementHandle;
use nonet::controller::commands::keys::Key;
use nonet::controller::{Command, FilesAction, TechniquesAction};
use nonet::engine::technique::Technique;
use nonet::language::Language;
use nonet::store::{LanguageChoice, Options};
use nonet::ui::{DrawingAdapter, HintAdapter, LegendKind, NoteShape, TintKind};
use slint::{ComponentHandle, Model, Rgba8Pixel};

use crate::program::{ANSWER, ONE_ANSWER, Program, TWO_ANSWERS};

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
    assert_eq!(program.heard("Row 1, column 3"), "notes 1, 2 and 4");
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
    let (name, outcome) = last.text.split_once(": ").unwrap();
    let line = copied.lines().nth(steps.row_count() - 1).unwrap();
    assert!(line.starts_with(&format!("{}. {name}, ", steps.row_count())), "{line}");
    assert!(outcome.starts_with("row "), "the list names cells in words: {outcome}");
    assert!(line.contains(": r"), "a text for other programs names them short: {line}");
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
    program.command(Command::Language(LanguageChoice::Of(Language::of_locale("vi"))));
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

/// Needs a net that takes many words.
const NEEDS_A_NET: &str =
    "..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..";

/// The longest text among the first steps of a path.
fn longest_step(program: &Program) -> i32 {
    let adapter = program.window().global::<HintAdapter>();
    let longest = (0..20).max_by_key(|&step| {
        adapter.invoke_choose(step);
        adapter.get_text().len()
    });
    longest.unwrap()
}

fn check_room_of_list(program: &Program, (width, height): (f32, f32)) {
    program.resize(width, height);
    program.window().global::<HintAdapter>().invoke_choose(longest_step(program));
    Program::settle();
    let lists = ElementHandle::find_by_element_type_name(program.window(), "StepList");
    let [list] = &lists.collect::<Vec<_>>()[..] else { panic!("there is one list") };
    let bottom = list.absolute_position().y + list.size().height;
    assert!(list.size().height > height * 0.23, "{} of {height}", list.size().height);
    assert!(bottom <= height - 48.0, "it ends above the status bar, not at {bottom}");
    let mut rows = ElementHandle::find_by_element_type_name(program.window(), "StepLine");
    let chosen = rows.find(|row| row.accessible_item_selected() == Some(true));
    let chosen = chosen.expect("the chosen step is seen");
    let end = chosen.absolute_position().y + chosen.size().height;
    assert!(end <= bottom + 0.5, "it is not cut off: {end}, {bottom}");
}

#[test]
fn a_list_of_steps_has_room_beside_a_long_text() {
    for language in
        [LanguageChoice::Of(Language::ENGLISH), LanguageChoice::Of(Language::of_locale("vi"))]
    {
        let program = Program::typed(NEEDS_A_NET);
        program.command(Command::Language(language));
        program.command(Command::SolutionPath);
        check_room_of_list(&program, (560.0, 520.0));
        check_room_of_list(&program, (1040.0, 780.0));
        program.command(Command::PlayPuzzle);
        program.command(Command::SolutionPath);
        check_room_of_list(&program, (560.0, 520.0));
        check_room_of_list(&program, (1040.0, 780.0));
    }
}

#[test]
fn a_hint_says_that_the_puzzle_has_several_answers() {
    let said = "The puzzle has several answers; steps that rely on a single one are left out.";
    let program = Program::typed(&format!("{}.", &TWO_ANSWERS[..80]));
    program.key(Key::F(2));
    assert!(program.status().starts_with("Look at "), "{}", program.status());
    assert!(program.is_there(said));
    program.key(Key::F(3));
    assert!(!program.is_there(said));
    let program = Program::typed(ONE_ANSWER);
    program.key(Key::F(2));
    assert!(!program.is_there(said));
}

#[test]
fn the_legend_tells_the_houses_of_a_fish_and_the_links_of_a_chain() {
    for (technique, kinds) in [
        ("x-wing", [LegendKind::Base, LegendKind::Cover]),
        ("xy-chain", [LegendKind::Strong, LegendKind::Weak]),
    ] {
        let program = Program::new();
        program.command(Command::Techniques);
        program.app.handle(TechniquesAction::ChooseTechnique(Technique::named(technique).unwrap()));
        program.app.handle(TechniquesAction::LoadExample);
        program.resize(1040.0, 2000.0);
        Program::settle();
        let legend = program.window().global::<HintAdapter>().get_legend();
        for kind in kinds {
            let row = legend.iter().find(|row| row.kind == kind).expect("it is told");
            assert!(program.is_there(&row.text), "{}", row.text);
        }
    }
}

/// The colour of a place in a cell that neither a digit nor an outline covers.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a place in a window is a small positive number"
)]
fn ground(program: &Program, cell: &str) -> Rgba8Pixel {
    let found = program.find(cell);
    let (at, size) = (found.absolute_position(), found.size());
    let picture = program.window().window().take_snapshot().unwrap();
    let scale = program.window().window().scale_factor();
    let (x, y) = (at.x + size.width * 0.92, at.y + size.height * 0.5);
    let index = (y * scale) as usize * picture.width() as usize + (x * scale) as usize;
    picture.as_slice()[index]
}

#[test]
fn a_cell_says_what_a_hint_does_there() {
    let program = Program::typed(ONE_ANSWER);
    let heard = || -> Vec<String> {
        let places = (0..81).map(|cell| format!("Row {}, column {}", cell / 9 + 1, cell % 9 + 1));
        places.map(|place| program.heard(&place)).collect()
    };
    let count = |words: &str| heard().iter().filter(|heard| heard.contains(words)).count();
    assert_eq!(count("the hint"), 0);
    program.key(Key::F(2));
    assert!(count("the hint looks here") > 0, "a place is shown");
    program.key(Key::F(2));
    program.key(Key::F(2));
    assert_eq!(count("empty, the hint puts "), 1);
    program.text("\u{1b}");
    assert_eq!(count("the hint"), 0);
}

#[test]
fn the_tint_of_a_hint_is_not_mixed_with_that_of_the_selection() {
    let program = Program::drawn(Options::default());
    program.app.handle(FilesAction::Pasted(ONE_ANSWER.into()));
    program.key(Key::F(2));
    let tint = program.window().global::<DrawingAdapter>().get_tints().row_data(0).unwrap();
    let named = |row: i32, column: i32| format!("Row {}, column {}", row + 1, column + 1);
    let tinted = named(tint.row, tint.column);
    let elsewhere = named((tint.row + 4) % 9, (tint.column + 4) % 9);
    let grounds = || {
        [&tinted, &elsewhere].map(|selected| {
            program.click(selected);
            Program::settle();
            [ground(&program, &tinted), ground(&program, &elsewhere)]
        })
    };
    let [on, off] = grounds();
    assert_eq!(on[0], off[0], "{tinted} keeps the tint of the hint");
    assert_ne!(on[1], off[1], "{elsewhere} has none, and that of the selection shows");
    program.key(Key::F(2));
    program.key(Key::F(2));
    let [on, off] = grounds();
    assert_eq!(on, off, "the colours of a step that is drawn are the only ones");
}

#[test]
fn each_set_of_a_chain_has_a_sign_of_its_own() {
    let program = Program::new();
    program.command(Command::Techniques);
    program.app.handle(TechniquesAction::ChooseTechnique(Technique::SkLoop));
    program.app.handle(TechniquesAction::LoadExample);
    let notes = program.window().global::<DrawingAdapter>().get_notes();
    let signs = notes.iter().filter(|note| note.shape != NoteShape::None);
    let mut shapes: Vec<_> = signs.map(|note| note.shape as i32).collect();
    shapes.sort_unstable();
    shapes.dedup();
    assert_eq!(shapes.len(), 8, "a loop of eight sets has as many shapes");
}

#[test]
fn what_is_joined_is_drawn_without_heads_and_told() {
    let program = Program::new();
    program.resize(1200.0, 1100.0);
    program.command(Command::Techniques);
    program.app.handle(TechniquesAction::ChooseTechnique(Technique::RemotePair));
    program.app.handle(TechniquesAction::LoadExample);
    let links = program.window().global::<DrawingAdapter>().get_links();
    assert!(links.row_count() >= 3 && links.iter().all(|link| link.head.is_empty()));
    assert!(program.is_there("joined: just one of the two"));
}

/// The example of an AIC on the board, as it is told in the end.
fn chain_example() -> Program {
    let program = Program::new();
    program.command(Command::Techniques);
    program.app.handle(TechniquesAction::ChooseTechnique(Technique::Aic));
    program.app.handle(TechniquesAction::LoadExample);
    program
}

#[test]
fn a_chain_is_gone_along_by_its_buttons() {
    let program = chain_example();
    let adapter = program.window().global::<HintAdapter>();
    let stops = adapter.get_stops().row_count();
    assert!(stops > 3 && !adapter.get_end().is_empty());
    program.click("Step by step");
    assert_eq!(adapter.get_stops().row_count(), 1);
    assert!(adapter.get_end().is_empty(), "what follows is not told yet");
    let links = || program.window().global::<DrawingAdapter>().get_links().row_count();
    assert_eq!(links(), 0);
    program.click("Next");
    program.click("Next");
    assert_eq!((adapter.get_stops().row_count(), links()), (3, 2));
    assert!(program.status().starts_with("Then "), "{}", program.status());
    program.click("Previous");
    assert_eq!((adapter.get_stops().row_count(), links()), (2, 1));
    (0..stops).for_each(|_| program.key(Key::F(2)));
    assert_eq!(adapter.get_stops().row_count(), stops);
    assert!(!program.is_there("Next"), "all is told");
}

#[test]
fn the_sentence_of_a_chain_to_stand_at_is_in_sight() {
    let program = chain_example();
    program.resize(1040.0, 640.0);
    program.click("Step by step");
    let stops = || program.window().global::<HintAdapter>().get_stops();
    for _ in 1..4 {
        program.click("Next");
        Program::settle();
        let last = stops().row_count();
        let text = stops().row_data(last - 1).unwrap().text;
        let row = program.find(&format!("{last}. {text}"));
        let bottom = row.absolute_position().y + row.size().height;
        let next = program.find("Next").absolute_position().y;
        assert!(bottom <= next, "sentence {last} ends at {bottom}, the buttons begin at {next}");
    }
}

#[test]
fn a_second_click_on_step_by_step_applies_nothing() {
    let program = chain_example();
    let centre = |label: &str| {
        let button = program.find(label);
        let (at, size) = (button.absolute_position(), button.size());
        (at.y + size.height / 2.0, at.x + size.width / 2.0)
    };
    let (row, _) = centre("Step by step");
    program.click("Step by step");
    assert!((centre("Next").0 - row).abs() < 2.0 && (centre("Apply").0 - row).abs() > 20.0);
}

#[test]
fn a_phrase_knows_its_cells_and_a_text_all_its_words() {
    let program = Program::typed(ONE_ANSWER);
    (0..3).for_each(|_| program.key(Key::F(2)));
    let adapter = program.window().global::<HintAdapter>();
    let words: Vec<String> = adapter.get_words().iter().map(|word| word.text.into()).collect();
    assert_eq!(words.join(" "), adapter.get_lead().as_str());
    assert!(program.is_there(&adapter.get_lead()), "a screen reader hears it as a whole");
    let phrases = adapter.get_phrases();
    for word in adapter.get_words().iter().filter(|word| word.phrase >= 0) {
        let phrase = phrases.row_data(usize::try_from(word.phrase).unwrap()).unwrap();
        assert!(phrase.cells.row_count() > 0, "{}", word.text);
    }
}

#[test]
fn the_lines_of_a_text_stay_in_the_panel() {
    let program = chain_example();
    for size in [(560.0, 520.0), (1040.0, 780.0)] {
        program.resize(size.0, size.1);
        Program::settle();
        let words = ElementHandle::find_by_element_type_name(program.window(), "FlowWord");
        let mut rows: Vec<f32> = Vec::new();
        for word in words {
            let (at, own) = (word.absolute_position(), word.size());
            assert!(at.x >= 0.0 && at.x + own.width <= size.0, "{at:?}");
            rows.push(at.y);
        }
        rows.sort_by(f32::total_cmp);
        rows.dedup();
        assert!(rows.len() > 4, "the words break into lines: {rows:?}");
    }
}

#[test]
fn a_step_leaves_the_notes_as_they_are() {
    let program = Program::typed(ONE_ANSWER);
    program.command(Command::NoteCandidates);
    let before = notes(&program);
    (0..3).for_each(|_| program.key(Key::F(2)));
    let drawn = program.window().global::<DrawingAdapter>().get_notes();
    assert_eq!(drawn.row_count(), before, "the candidate of the step takes the place of its note");
    assert_eq!(drawn.iter().filter(|note| note.placed).count(), 1);
}

#[test]
fn a_single_is_drawn_with_its_lines_and_the_rest_steps_back() {
    let program = Program::typed(ONE_ANSWER);
    (0..3).for_each(|_| program.key(Key::F(2)));
    let adapter = program.window().global::<DrawingAdapter>();
    assert!(adapter.get_rays().row_count() > 0 && adapter.get_lit().row_count() > 0);
    let behind = adapter.get_behind().iter().filter(|behind| *behind).count();
    assert!(behind > 20 && behind < 72, "{behind} cells step back");
    assert!(program.is_there("rules the others out"), "the legend tells the rings");
    program.key(Key::Escape);
    assert_eq!(adapter.get_rays().row_count() + adapter.get_behind().row_count(), 0);
}

#[test]
fn the_button_of_a_mistake_says_what_it_does() {
    let program = Program::typed(ONE_ANSWER);
    program.command(Command::PlayPuzzle);
    program.click("Row 1, column 3");
    program.text("2");
    program.command(Command::Hint);
    program.click("Clear mistakes");
    assert_eq!(program.shown(), ONE_ANSWER);
}
