//! The lab by keys and by what a screen reader finds.

use nonet::controller::commands::keys::Key;
use nonet::controller::{Command, LabAction, LabPage};
use nonet::figures::RaceCourse;
use nonet::language::Language;
use nonet::store::LanguageChoice;
use nonet::ui::{DialogAdapter, DialogKind, LabAdapter, LabTone};
use slint::{ComponentHandle, Model, ModelRc};

use crate::program::{ONE_ANSWER, Program};

fn in_lab() -> Program {
    let program = Program::typed(ONE_ANSWER);
    program.command(Command::Lab);
    assert_eq!(program.window().global::<DialogAdapter>().get_current(), DialogKind::Lab);
    program
}

/// How the cells of the lab's board look, those that are plain left out.
fn tones(program: &Program) -> Vec<(usize, String, LabTone)> {
    let cells = program.window().global::<LabAdapter>().get_cells();
    let cells = cells.iter().enumerate().filter(|(_, cell)| cell.tone != LabTone::Plain);
    cells.map(|(place, cell)| (place, cell.digit.to_string(), cell.tone)).collect()
}

fn told(program: &Program) -> String {
    program.window().global::<LabAdapter>().get_told().into()
}

#[test]
fn keys_choose_a_method_and_step_it_forwards_and_back() {
    let program = in_lab();
    program.key(Key::Down);
    assert_eq!(program.window().global::<LabAdapter>().get_method(), 1);
    // The first open cell is row 1 column 3. Its 1 stays.
    program.key(Key::Right);
    assert_eq!(tones(&program), [(2, "1".to_owned(), LabTone::Trial)]);
    assert_eq!(told(&program), "1 is tried in row 1 column 3.");
    // The next one is row 1 column 4, whose 1 the cell before excludes.
    program.key(Key::Right);
    program.key(Key::Right);
    assert_eq!(
        tones(&program),
        [(2, "1".to_owned(), LabTone::Against), (3, "1".to_owned(), LabTone::Refused)]
    );
    assert!(program.is_there("Trials: 2"));
    for _ in 0..3 {
        program.key(Key::Left);
    }
    assert_eq!(told(&program), "The method is about to start.");
    assert!(program.is_there("Trials: 0"));
}

#[test]
fn the_line_of_the_pseudo_code_follows_the_events() {
    let program = in_lab();
    let adapter = program.window().global::<LabAdapter>();
    assert!(adapter.get_lit().iter().all(|is_lit| !is_lit));
    program.key(Key::Right);
    assert_eq!(adapter.get_code().row_data(3).unwrap().trim(), "write the digit");
    // The call and the loop that lead there are lit too.
    let is_lit: Vec<bool> = adapter.get_lit().iter().collect();
    assert_eq!(is_lit, [true, false, true, true, false, false, false]);
}

#[test]
fn each_method_has_its_pictures_and_its_page_in_both_languages() {
    for language in ["en", "vi"] {
        let program = in_lab();
        program.command(Command::Language(LanguageChoice::Of(Language::of_locale(language))));
        let adapter = program.window().global::<LabAdapter>();
        for _ in 0..adapter.get_methods().row_count() {
            program.key(Key::Right);
            program.key(Key::Right);
            let picture =
                adapter.invoke_picture(300, 200, adapter.get_inks(), adapter.get_revision());
            assert_eq!((picture.size().width, picture.size().height), (300, 200));
            program.app.handle(LabAction::Turn(LabPage::Learn));
            assert_eq!(adapter.get_paragraphs().row_count(), 5);
            assert!(adapter.get_paragraphs().iter().all(|it| !it.text.is_empty()));
            program.app.handle(LabAction::Turn(LabPage::Watch));
            program.key(Key::Down);
        }
    }
}

/// Whether the figure is as large as the lab.
fn is_enlarged(program: &Program) -> bool {
    program.is_there("Smaller") && !program.is_there("Enlarge")
}

/// The width of the figure in the window.
fn figure_width(program: &Program) -> f32 {
    let caption = program.window().global::<LabAdapter>().get_figure_text();
    program.find(&caption).size().width
}

#[test]
fn the_picture_is_enlarged_by_key_and_escape_makes_it_small_before_it_closes_the_lab() {
    let program = in_lab();
    program.key(Key::Right);
    Program::settle();
    let small = figure_width(&program);
    let revision = || program.window().global::<LabAdapter>().get_revision();
    let before = revision();
    program.text("f");
    Program::settle();
    assert!(is_enlarged(&program));
    assert!(figure_width(&program) > 1.5 * small);
    // It is drawn again for that room.
    assert!(revision() > before);
    // The keys of the method go on working.
    program.key(Key::Right);
    assert!(program.is_there("1 is tried in row 1 column 4."));
    program.key(Key::Escape);
    Program::settle();
    assert!(!is_enlarged(&program));
    assert!((figure_width(&program) - small).abs() < 1.0);
    assert_eq!(program.window().global::<DialogAdapter>().get_current(), DialogKind::Lab);
    program.key(Key::Escape);
    assert_eq!(program.window().global::<DialogAdapter>().get_current(), DialogKind::None);
}

#[test]
fn a_button_enlarges_the_picture_and_another_page_makes_it_small() {
    let program = in_lab();
    program.click("Enlarge");
    assert!(is_enlarged(&program));
    program.click("Smaller");
    assert!(!is_enlarged(&program));
    program.click("Enlarge");
    program.app.handle(LabAction::Turn(LabPage::Race));
    Program::settle();
    program.app.handle(LabAction::Turn(LabPage::Watch));
    Program::settle();
    assert!(!is_enlarged(&program));
}

#[test]
fn in_a_low_window_board_and_figure_stand_side_by_side_at_a_size_to_see() {
    let program = in_lab();
    program.resize(960.0, 540.0);
    Program::settle();
    for label in [program.window().global::<LabAdapter>().get_figure_text().as_str(), "Speed"] {
        let (at, size) = (program.find(label).absolute_position(), program.find(label).size());
        assert!(at.y + size.height < 540.0, "{label}");
    }
    let caption = program.window().global::<LabAdapter>().get_figure_text();
    let size = program.find(&caption).size();
    assert!(size.width > 250.0 && size.height > 200.0, "{size:?}");
}

#[test]
fn after_a_choice_on_the_page_of_a_method_the_keys_step_it() {
    let program = in_lab();
    program.click("Learn");
    program.click("Watch it on a small board");
    Program::settle();
    let before = told(&program);
    program.key(Key::Right);
    assert_ne!(told(&program), before);
    assert_eq!(program.window().global::<LabAdapter>().get_page(), 0);
}

#[test]
fn letters_go_to_the_next_backtrack_and_over_the_branch() {
    let program = in_lab();
    let backtracks = || program.is_there("Backtracks: 0");
    assert!(backtracks());
    program.text("b");
    assert!(!backtracks());
    assert!(told(&program).contains("is taken back from"), "{}", told(&program));
    program.text("o");
    assert!(told(&program).contains("is taken back from"), "{}", told(&program));
}

#[test]
fn the_bars_of_a_race_have_a_scale() {
    let program = in_lab();
    program.app.handle(LabAction::Turn(LabPage::Race));
    program.app.handle(LabAction::StartRace);
    let adapter = program.window().global::<LabAdapter>();
    let marks: Vec<String> = adapter.get_axis().iter().map(|mark| mark.text.into()).collect();
    assert_eq!(marks, ["10 µs", "100 µs", "1 ms", "10 ms", "100 ms", "1 s", "10 s", "100 s"]);
    assert!(adapter.get_draws_bars() && adapter.get_bars().row_count() > 0);
    program.app.handle(LabAction::Course(RaceCourse::Boards));
    assert!(!adapter.get_draws_bars());
}

#[test]
fn the_limit_of_a_race_is_chosen_in_the_window() {
    let program = in_lab();
    program.app.handle(LabAction::Turn(LabPage::Race));
    let adapter = program.window().global::<LabAdapter>();
    assert_eq!((adapter.get_limits().row_count(), adapter.get_limit()), (4, 1));
    adapter.invoke_choose_limit(3);
    assert_eq!(adapter.get_limit(), 3);
}

#[test]
fn a_method_that_takes_nothing_back_has_no_next_backtrack() {
    let program = in_lab();
    let adapter = program.window().global::<LabAdapter>();
    assert!(adapter.get_goes_back());
    // The last method but one is annealing.
    adapter.invoke_choose(9);
    assert!(!adapter.get_goes_back());
}

#[test]
fn a_list_to_race_on_is_chosen_in_the_window() {
    let program = in_lab();
    program.app.handle(LabAction::Turn(LabPage::Race));
    assert!(!program.is_there("A file…"));
    program.click("The puzzles of a list");
    Program::settle();
    let adapter = program.window().global::<LabAdapter>();
    assert!(adapter.get_races_on_list());
    assert_eq!(adapter.get_lists().row_count(), 5);
    adapter.invoke_choose_list(4);
    assert_eq!(adapter.get_list(), 4);
    // There is no file chooser here, so the path is typed.
    program.click("A file…");
    assert_eq!(program.window().global::<DialogAdapter>().get_current(), DialogKind::Path);
}

/// The lines of the board were made again with each step.
#[test]
fn the_lines_of_the_board_stay_while_a_method_steps() {
    let program = in_lab();
    let adapter = program.window().global::<LabAdapter>();
    let lines = || adapter.get_hairlines().row_count();
    assert!(lines() > 0);
    adapter.set_hairlines(ModelRc::default());
    program.key(Key::Right);
    assert_eq!(lines(), 0);
    // A board of another size has its own.
    adapter.invoke_use_example();
    assert!(lines() > 0);
}

#[test]
fn in_a_small_window_what_happens_is_in_sight_without_scrolling() {
    let program = in_lab();
    program.resize(560.0, 520.0);
    program.key(Key::Right);
    Program::settle();
    let sentence = program.find(&told(&program));
    let (top, height) = (sentence.absolute_position().y, sentence.size().height);
    let controls = program.find("Run").absolute_position().y;
    assert!(top + height <= controls, "{top}, {height}, {controls}");
    assert!(controls < 520.0);
}

#[test]
fn the_limit_of_a_race_is_chosen_from_a_list_that_opens_nothing() {
    let program = in_lab();
    program.resize(1366.0, 1000.0);
    program.app.handle(LabAction::Turn(LabPage::Race));
    Program::settle();
    program.find("No limit").invoke_accessible_default_action();
    Program::settle();
    assert_eq!(program.window().global::<LabAdapter>().get_limit(), 3);
}
