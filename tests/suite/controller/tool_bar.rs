//! The tool bar of each mode.

use nonet::controller::{Command, Launch, TechniquesAction, TutorialAction};
use nonet::engine::technique::{FishKind, FishSize, Technique};
use nonet::format::tutorial::TutorialLesson;
use nonet::text::Language;

use super::program::{ONE_ANSWER, Program};

/// The tools of `program`, each of which must say what it does.
fn tools(program: &Program) -> Vec<Command> {
    let tools: Vec<Command> = program.controller.tool_bar().iter().copied().flatten().collect();
    for tool in &tools {
        assert!(tool.purpose(Language::ENGLISH).is_some(), "{tool:?} has no tooltip");
    }
    tools
}

#[test]
fn every_tool_of_every_mode_says_what_it_does() {
    let mut program = Program::new();
    program.start(Launch::default());
    assert!(tools(&program).contains(&Command::Library), "the start page");
    program.act(TutorialAction::Begin(TutorialLesson::Rules));
    assert!(tools(&program).contains(&Command::Tutorial), "a lesson of the tutorial");
    let mut program = Program::typed(ONE_ANSWER);
    assert!(tools(&program).contains(&Command::PlayPuzzle), "a puzzle");
    program.command(Command::Solve);
    assert!(tools(&program).contains(&Command::Restore), "an answer");
    program.command(Command::Restore);
    program.command(Command::PlayPuzzle);
    assert!(tools(&program).contains(&Command::Pause), "a game");
    program.command(Command::Techniques);
    program
        .act(TechniquesAction::ChooseTechnique(Technique::fish(FishKind::Basic, FishSize::XWing)));
    program.act(TechniquesAction::LoadExample);
    assert!(tools(&program).contains(&Command::PractiseNext), "an example");
}
