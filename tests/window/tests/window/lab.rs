//! The lab by keys and by what a screen reader finds.

use nonet::controller::commands::keys::Key;
use nonet::controller::{Command, LabAction, LabPage};
use nonet::language::Language;
use nonet::store::LanguageChoice;
use nonet::ui::{DialogAdapter, DialogKind, LabAdapter, LabTone};
use slint::{ComponentHandle, Model};

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
    assert_eq!(told(&program), "1 is tried in r1c3.");
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
    assert_eq!(adapter.get_line(), -1);
    program.key(Key::Right);
    let line = usize::try_from(adapter.get_line()).unwrap();
    let lit = adapter.get_code().row_data(line).unwrap();
    assert_eq!(lit.trim(), "write the digit");
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
            let picture = adapter.invoke_picture(300, adapter.get_inks(), adapter.get_revision());
            assert_eq!((picture.size().width, picture.size().height), (300, 300));
            program.app.handle(LabAction::Turn(LabPage::Learn));
            assert_eq!(adapter.get_paragraphs().row_count(), 5);
            assert!(adapter.get_paragraphs().iter().all(|it| !it.text.is_empty()));
            program.app.handle(LabAction::Turn(LabPage::Watch));
            program.key(Key::Down);
        }
    }
}
