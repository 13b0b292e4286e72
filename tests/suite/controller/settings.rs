//! Options and zoom.

use nonet::controller::{
    Action, Command, Controller, CurrentTime, Dialog, DialogAction, Effect, FilesAction,
    JobsAction, KeepEffect, OptionsAction, OptionsDraft, PlatformEffect, Status,
};
use nonet::engine::search::Answers;
use nonet::engine::{Control, Grid, NamedShape, Puzzle};
use nonet::format::{Document, Kind, write};
use nonet::language::Language;
use nonet::store::{LanguageChoice, LimitError, Options, RecentFiles, ThemeChoice};
use nonet::text::Say;

use super::program::Program;

fn controller() -> Controller {
    Controller::new(Options { statistics: false, ..Options::default() }, RecentFiles::default())
}

fn draft(controller: &mut Controller) -> OptionsDraft {
    controller.handle(Action::Command(Command::Options), CurrentTime::default());
    match controller.dialog() {
        Some(Dialog::Options { draft, error: None }) => draft.clone(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn accepted_options_are_in_force_and_kept() {
    let mut controller = controller();
    let mut draft = draft(&mut controller);
    draft.limit = "1,000,000,000".to_owned();
    draft.options.language = LanguageChoice::Of(Language::of_locale("vi"));
    draft.options.theme = ThemeChoice::Dark;
    draft.options.highlight_peers = false;
    let effects = controller
        .handle(Action::Options(OptionsAction::Typed(Box::new(draft))), CurrentTime::default());
    let Some(Effect::Platform(PlatformEffect::Keep(KeepEffect::Options(kept)))) = effects.first()
    else {
        panic!("{effects:?}")
    };
    assert_eq!(kept, controller.options());
    assert_eq!(kept.limit, 1_000_000_000);
    assert_eq!(
        (kept.language, kept.theme),
        (LanguageChoice::Of(Language::of_locale("vi")), ThemeChoice::Dark)
    );
    assert!(!kept.highlight_peers && kept.highlight_equal);
    assert!(controller.dialog().is_none());
}

#[test]
fn nonsense_for_a_limit_is_refused_and_nothing_changes() {
    for (limit, expected) in [
        ("", LimitError::Empty),
        ("ten", LimitError::NotANumber),
        ("0", LimitError::OutOfRange),
        ("1000000001", LimitError::OutOfRange),
        ("-5", LimitError::NotANumber),
    ] {
        let mut controller = controller();
        let before = controller.options().clone();
        let mut draft = draft(&mut controller);
        draft.limit = limit.to_owned();
        draft.options.theme = ThemeChoice::Dark;
        controller.handle(
            Action::Options(OptionsAction::Typed(Box::new(draft.clone()))),
            CurrentTime::default(),
        );
        let Some(Dialog::Options { draft: kept, error }) = controller.dialog() else { panic!() };
        assert_eq!((kept, *error), (&draft, Some(expected)), "{limit}");
        assert_eq!(*controller.options(), before);
    }
}

#[test]
fn cancel_changes_nothing() {
    let mut controller = controller();
    let before = controller.options().clone();
    draft(&mut controller);
    let effects =
        controller.handle(Action::Dialog(DialogAction::Dismissed), CurrentTime::default());
    assert!(!effects.iter().any(|effect| matches!(
        effect,
        Effect::Platform(PlatformEffect::Keep(KeepEffect::Options(_)))
    )));
    assert_eq!(*controller.options(), before);
    assert!(controller.dialog().is_none());
}

/// A program with an empty board of this name.
fn with_board(name: &str) -> Program {
    let mut program = Program::new();
    let layout = NamedShape::named(name).unwrap().layout();
    let text = write(Kind::Nonet, &[Document::of_givens(Grid::empty(layout))]).unwrap();
    program.act(FilesAction::Pasted(text));
    program
}

#[test]
fn a_large_board_is_zoomed_and_says_how_much_of_it_is_shown() {
    let mut program = with_board("100x100");
    assert_eq!(program.controller.most_shown(), 20);
    program.command(Command::EnlargeCells);
    assert_eq!(program.controller.most_shown(), 16);
    let shown = Status::Zoomed { rows: 16, columns: 16, is_whole: false };
    assert_eq!(*program.status(), shown);
    (0..9).for_each(|_| program.command(Command::EnlargeCells));
    assert_eq!(program.controller.most_shown(), 6);
    (0..9).for_each(|_| program.command(Command::ShrinkCells));
    assert_eq!(program.controller.most_shown(), 25);
    program.command(Command::UsualCells);
    assert_eq!(program.controller.most_shown(), 20);
    assert_eq!(program.controller.options().zoom, 100, "the window keeps its size");
}

#[test]
fn the_keys_of_zoom_belong_to_the_cells_of_a_large_board() {
    let keys = |program: &Program, command: Command| {
        program.controller.shortcut_of(command).map(|chord| chord.say(Language::ENGLISH))
    };
    let mut program = with_board("16x16");
    assert_eq!(keys(&program, Command::ZoomIn).as_deref(), Some("Ctrl++"));
    assert_eq!(keys(&program, Command::EnlargeCells).as_deref(), Some("Alt++"));
    program = with_board("36x36");
    assert_eq!(keys(&program, Command::ZoomIn), None);
    assert_eq!(keys(&program, Command::EnlargeCells).as_deref(), Some("Ctrl++"));
    assert_eq!(keys(&program, Command::Save).as_deref(), Some("Ctrl+S"));
}

#[test]
fn a_board_that_is_seen_as_a_whole_is_zoomed_until_a_hint_is_shown() {
    let layout = NamedShape::named("16x16").unwrap().layout();
    let mut answers = Answers::new(&Puzzle::new(Grid::empty(layout.clone())).unwrap());
    assert_eq!(answers.next(&Control::default()), Ok(true));
    let mut givens = answers.grid().unwrap();
    givens.set(layout.cell(0, 0).unwrap(), None);
    let mut program = Program::new();
    let text = write(Kind::Nonet, &[Document::of_givens(givens)]).unwrap();
    program.act(FilesAction::Pasted(text));
    program.command(Command::EnlargeCells);
    assert_eq!(program.controller.most_shown(), 12);
    program.command(Command::SolutionPath);
    assert!(program.controller.steps().is_some());
    assert_eq!(program.controller.most_shown(), 16);
    program.command(Command::EnlargeCells);
    assert_eq!(*program.status(), Status::HintOnWholeBoard);
    program.act(JobsAction::Cancel);
    assert_eq!(program.controller.most_shown(), 12);
    program.command(Command::ShrinkCells);
    assert_eq!(*program.status(), Status::Zoomed { rows: 16, columns: 16, is_whole: true });
}

#[test]
fn a_small_board_is_not_zoomed() {
    let mut program = Program::new();
    program.command(Command::EnlargeCells);
    assert_eq!(*program.status(), Status::BoardFitsWindow);
    assert_eq!(program.controller.most_shown(), 9);
}

#[test]
fn zoom_goes_in_steps_and_stops_at_the_ends() {
    let mut controller = controller();
    for _ in 0..20 {
        controller.handle(Action::Command(Command::ZoomIn), CurrentTime::default());
    }
    assert_eq!(controller.options().zoom, 150);
    for _ in 0..20 {
        controller.handle(Action::Command(Command::ZoomOut), CurrentTime::default());
    }
    assert_eq!(controller.options().zoom, 75);
    controller.handle(Action::Command(Command::ZoomReset), CurrentTime::default());
    assert_eq!(controller.options().zoom, 100);
}
