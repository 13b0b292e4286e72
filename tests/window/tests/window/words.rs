//! Both languages, whole.

use nonet::controller::Command;
use nonet::language::Language;
use nonet::store::LanguageChoice;
use nonet::ui::OptionsAdapter;
use slint::{ComponentHandle, Model};

use crate::program::{ONE_ANSWER, Program};

#[test]
fn the_language_changes_while_the_program_runs() {
    let program = Program::typed(ONE_ANSWER);
    program.click("Solve");
    program.command(Command::Language(LanguageChoice::Of(Language::of_locale("vi"))));
    assert!(program.is_there("Về lại đề") && program.is_there("Hàng 1, cột 1"));
    assert!(program.status().starts_with("Đáp án duy nhất"), "{}", program.status());
    assert_eq!(program.title(), "● Đề mới – Nonet");
    program.command(Command::Language(LanguageChoice::Of(Language::ENGLISH)));
    assert!(program.is_there("Back to the puzzle") && program.is_there("Row 1, column 1"));
}

#[test]
fn each_language_is_offered_by_its_own_name() {
    let program = Program::typed(ONE_ANSWER);
    program.command(Command::Options);
    let languages = program.window().global::<OptionsAdapter>().get_languages();
    let offered: Vec<String> = languages.iter().map(String::from).collect();
    let names = Language::all().map(|language| language.name().to_owned());
    let all: Vec<String> = std::iter::once("System".to_owned()).chain(names).collect();
    assert_eq!(offered, all);
}
