//! Both languages, whole.

use nonet::controller::Command;
use nonet::language::Language;
use nonet::store::LanguageChoice;

use crate::program::{ONE_ANSWER, Program};

#[test]
fn the_language_changes_while_the_program_runs() {
    let program = Program::typed(ONE_ANSWER);
    program.click("Solve");
    program.command(Command::Language(LanguageChoice::Of(Language::of_locale("vi"))));
    assert!(program.is_there("Giải") && program.is_there("Hàng 1, cột 1"));
    assert!(program.status().starts_with("Đáp án duy nhất"), "{}", program.status());
    assert_eq!(program.title(), "● Đề mới – Nonet");
    program.command(Command::Language(LanguageChoice::Of(Language::ENGLISH)));
    assert!(program.is_there("Solve") && program.is_there("Row 1, column 1"));
}
