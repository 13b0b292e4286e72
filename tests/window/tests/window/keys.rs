//! Every row of the table of keys, pressed.

use nonet::controller::commands::keys::{CLEARING, Chord, Key, MOVES, shortcuts};
use nonet::controller::{
    Command, ConstraintKind, CursorMove, Filter, Hand, HintsAction, Mode, Pen, TechniquesAction,
};
use nonet::engine::technique::{FishKind, FishSize, Technique};
use nonet::engine::{Digit, Grid, NamedShape};
use nonet::format::{Document, Kind, write};
use nonet::game::NoteKind;
use nonet::store::Options;
use nonet::ui::{
    BoardAdapter, DialogAdapter, DialogKind, HintAdapter, PanelAdapter, SolvedAdapter,
    StartAdapter, StatisticsAdapter,
};
use slint::{ComponentHandle, Model};

use crate::play::solved_game;
use crate::program::{ANSWER, ONE_ANSWER, Program, TWO_ANSWERS};

#[test]
fn every_key_that_moves_moves_the_selection() {
    for &(chord, to) in MOVES {
        let program = Program::new();
        program.click("Row 5, column 5");
        assert_eq!(program.selected(), 40);
        program.chord(chord);
        let target = match to {
            CursorMove::Next => 41,
            CursorMove::Previous => 39,
            CursorMove::Up => 31,
            CursorMove::Down => 49,
            CursorMove::RowStart => 36,
            CursorMove::RowEnd => 44,
            CursorMove::ColumnTop => 4,
            CursorMove::ColumnBottom => 76,
        };
        assert_eq!(program.selected(), target, "{chord}");
    }
}

#[test]
fn next_and_previous_go_on_in_the_next_and_the_previous_row() {
    let program = Program::new();
    for (from, key, to) in [
        ("Row 1, column 9", Chord::plain(Key::Tab), 9),
        ("Row 9, column 9", Chord::plain(Key::Enter), 0),
        ("Row 2, column 1", Chord::plain(Key::Left), 8),
        ("Row 1, column 1", Chord { shift: true, ..Chord::plain(Key::Tab) }, 80),
    ] {
        program.click(from);
        program.chord(key);
        assert_eq!(program.selected(), to, "{from} {key}");
    }
}

#[test]
fn a_puzzle_is_typed_with_a_key_for_each_cell() {
    let program = Program::new();
    program.text(ONE_ANSWER);
    assert_eq!((program.shown().as_str(), program.selected()), (ONE_ANSWER, 80));
    let program = Program::new();
    program.text("12");
    program.key(Key::Backspace);
    program.text("3 4");
    assert_eq!(&program.shown()[..5], "13.4.");
    assert_eq!(program.selected(), 4);
}

#[test]
fn the_clipboard_without_a_text_is_told() {
    let program = Program::new();
    program.window().invoke_copy_text("".into());
    program.command(Command::Paste);
    assert!(program.status().starts_with("The clipboard holds neither"), "{}", program.status());
    program.window().invoke_copy_text("Dear Sir or Madam".into());
    program.command(Command::Paste);
    assert!(program.status().contains("“Dear Sir or Madam” is not a puzzle"));
    program.window().invoke_copy_text(ONE_ANSWER.into());
    program.command(Command::Paste);
    assert_eq!(program.status(), "Pasted 30 givens from a line of cells.");
}

#[test]
fn digits_write_and_every_clearing_key_clears() {
    for digit in 1..=9 {
        let program = Program::new();
        program.text(&digit.to_string());
        assert_eq!(program.shown(), format!("{digit}{}", ".".repeat(80)));
    }
    for &(chord, _) in CLEARING {
        let program = Program::typed("5");
        program.key(Key::Left);
        program.chord(chord);
        assert_eq!(program.shown(), ".".repeat(81), "{chord}");
    }
}

/// Presses `chord` and checks that it does what `command` stands for.
fn check(chord: Chord, command: Command) {
    let dialog = |program: &Program| program.window().global::<DialogAdapter>().get_current();
    match command {
        Command::New => {
            let program = Program::typed("1");
            program.chord(chord);
            assert!(program.is_there("Don’t save"));
        }
        Command::Open | Command::Save | Command::SaveAs => {
            let program = Program::new();
            program.chord(chord);
            assert_eq!(dialog(&program), DialogKind::Path, "{chord}");
            let title = if command == Command::Open { "Open a puzzle" } else { "Save the puzzle" };
            assert!(program.is_there(title));
        }
        Command::OpenPicture => {
            let program = Program::new();
            program.chord(chord);
            assert_eq!(dialog(&program), DialogKind::Path, "{chord}");
            assert!(program.is_there("Open a picture"));
        }
        Command::StartPage => {
            let program = Program::typed("1");
            program.chord(chord);
            assert!(program.window().global::<StartAdapter>().get_visible());
        }
        Command::Options => opens(chord, DialogKind::Options),
        Command::Print => opens(chord, DialogKind::Print),
        Command::AnswerNumber => opens(chord, DialogKind::AnswerNumber),
        Command::Techniques => opens(chord, DialogKind::Technique),
        Command::Lab => opens(chord, DialogKind::Lab),
        Command::Help => opens(chord, DialogKind::Help),
        Command::About => opens(chord, DialogKind::About),
        Command::Quit => {
            let program = Program::new();
            program.chord(chord);
            assert!(program.asked.borrow().quit);
        }
        Command::Undo => edits(chord, "1........", "........."),
        Command::Redo => {
            let program = Program::typed("1");
            program.command(Command::Undo);
            program.chord(chord);
            assert!(program.shown().starts_with('1'));
        }
        Command::Copy | Command::Paste => copies_and_pastes(),
        Command::Solve => {
            let program = Program::typed(ONE_ANSWER);
            program.chord(chord);
            assert_eq!(program.shown(), ANSWER);
        }
        Command::PreviousAnswer | Command::NextAnswer => pages(chord, command),
        Command::Restore => {
            let program = Program::typed(ONE_ANSWER);
            program.command(Command::Solve);
            program.chord(chord);
            assert_eq!(program.shown(), ONE_ANSWER);
        }
        Command::Statistics => {
            let program = Program::new();
            program.chord(chord);
            assert!(program.window().global::<StatisticsAdapter>().get_visible());
        }
        Command::Hint | Command::ApplyHint => hints(chord, command),
        Command::NextStep | Command::PreviousStep => lists(chord, command),
        Command::NextPhrase | Command::PreviousPhrase => phrases(chord, command),
        Command::SidePanel => {
            let program = Program::new();
            program.chord(chord);
            assert!(!program.window().global::<PanelAdapter>().get_visible());
        }
        Command::ZoomIn => zooms(chord, 110),
        Command::ZoomOut => zooms(chord, 90),
        Command::ZoomReset => {
            let program = Program::new();
            program.command(Command::ZoomIn);
            program.chord(chord);
            assert_eq!(program.app.look(|controller| controller.options().zoom), 100);
        }
        Command::EnlargeCells | Command::ShrinkCells | Command::UsualCells => {
            zooms_board(chord, command);
        }
        Command::SetConstraint
        | Command::SetOverOthers
        | Command::Draw
        | Command::ChangeNumber
        | Command::RemoveConstraint => sets_cages(chord, command),
        Command::Combinations => {
            let program = Program::new();
            program.command(Command::SetConstraint);
            program.text("7");
            program.chord(chord);
            assert!(program.is_there("Combination 7"));
        }
        other => plays(chord, other),
    }
}

/// What sets cages, on a board with one of two cells.
fn sets_cages(chord: Chord, command: Command) {
    let program = Program::new();
    program.chord(Chord::shift(Key::Right));
    program.command(Command::SetConstraint);
    program.key(Key::Enter);
    let cages = || program.app.look(|controller| controller.board().rules().constraints().len());
    if matches!(command, Command::SetConstraint) {
        program.key(Key::Down);
    }
    let wanted = match command {
        Command::SetConstraint => 2,
        Command::RemoveConstraint => 0,
        _ => 1,
    };
    // The selected cells have a cage already. Over it goes one of more cells.
    if matches!(command, Command::SetOverOthers) {
        program.chord(Chord::shift(Key::Right));
        program.chord(chord);
        return assert_eq!(cages(), 2, "{chord}");
    }
    program.chord(chord);
    assert_eq!(cages(), wanted, "{chord}");
    program.app.look(|controller| match command {
        Command::Draw => assert_eq!(controller.drawn_kind(), Some(ConstraintKind::Cage)),
        Command::ChangeNumber => assert!(controller.types_number()),
        _ => {}
    });
}

/// What is done in a game, or begins one.
fn plays(chord: Chord, command: Command) {
    let program = Program::typed(ONE_ANSWER);
    match command {
        Command::ChooseGame => return opens(chord, DialogKind::NewGame),
        Command::PlayStatistics => return opens(chord, DialogKind::Records),
        Command::Library => return opens(chord, DialogKind::Library),
        Command::NewBoard => return opens(chord, DialogKind::Gallery),
        Command::NextGame | Command::PlayPuzzle => {}
        Command::ReplayGame => return replays(chord),
        Command::PractiseNext => return practises(chord),
        _ => program.command(Command::PlayPuzzle),
    }
    program.click("Row 1, column 3");
    program.text("4");
    let before = program.shown();
    program.chord(chord);
    program.app.look(|controller| match command {
        Command::NextGame => assert!(program.is_there("Don’t save")),
        Command::PlayPuzzle => assert!(matches!(controller.mode(), Mode::Play(_))),
        Command::EditPuzzle => assert!(matches!(controller.mode(), Mode::Edit)),
        Command::PlayAgain => assert!(program.is_there("Play it again?")),
        Command::Pause => assert!(controller.is_covered()),
        Command::Check => assert_eq!(program.status(), "No mistakes so far."),
        Command::Pen(pen) => assert_eq!(controller.pen(), pen),
        Command::NextPen => assert_eq!(controller.pen(), Pen::Note(NoteKind::Corner)),
        Command::DigitFirst => assert_eq!(controller.hand(), Hand::DigitFirst(None)),
        Command::FilterDigit => assert_eq!(controller.filter(), Some(Filter::Digit(digit(4)))),
        Command::FilterNext => assert_eq!(controller.filter(), Some(Filter::Digit(digit(1)))),
        Command::FilterPrevious => assert_eq!(controller.filter(), Some(Filter::Digit(digit(9)))),
        Command::FilterBivalue => assert_eq!(controller.filter(), Some(Filter::Bivalue)),
        Command::SelectAll => assert_eq!(controller.selection().cells().len(), 81),
        Command::SelectSame => assert_eq!(controller.selection().cells().len(), 3),
        Command::MakeSavePoint => assert_eq!(controller.save_points().len(), 1),
        Command::NameSavePoint => assert!(program.is_there("Name of the save point")),
        other => panic!("{other:?} has a shortcut and no check"),
    });
    assert!(command == Command::Pause || program.shown() == before, "{chord} writes nothing");
}

/// The moves of the solved game are shown again.
fn replays(chord: Chord) {
    let program = solved_game();
    program.chord(chord);
    assert_eq!(program.shown(), ONE_ANSWER, "from the first move on");
    assert!(program.is_there("Moves"));
}

#[test]
fn a_replay_on_the_board_goes_move_by_move_with_the_arrows() {
    let program = solved_game();
    program.command(Command::ReplayGame);
    let made = || program.window().global::<SolvedAdapter>().get_made();
    let last = program.window().global::<SolvedAdapter>().get_count();
    assert!(last > 0);
    for (key, place) in [
        (Key::End, last),
        (Key::Left, last - 1),
        (Key::Right, last),
        (Key::Up, last - 1),
        (Key::Home, 0),
        (Key::Down, 1),
    ] {
        program.key(key);
        assert_eq!(made(), place, "{key:?}");
    }
    program.click("First move");
    assert_eq!(made(), 0);
    program.click("Last move");
    assert_eq!(made(), last);
}

/// Another puzzle of the technique that is practised.
fn practises(chord: Chord) {
    let program = Program::new();
    program.command(Command::Techniques);
    program.app.handle(TechniquesAction::ChooseTechnique(Technique::fish(
        FishKind::Basic,
        FishSize::XWing,
    )));
    program.app.handle(TechniquesAction::Practise);
    let before = program.shown();
    program.chord(chord);
    assert_ne!(program.shown(), before);
}

fn digit(number: u8) -> Digit {
    Digit::new(number).unwrap()
}

/// The hint is looked for, or carried out.
fn hints(chord: Chord, command: Command) {
    let program = Program::typed(ONE_ANSWER);
    if command == Command::ApplyHint {
        program.command(Command::Hint);
    }
    program.chord(chord);
    let hinted = program.app.look(|controller| controller.hint().is_some());
    assert_eq!(hinted, command == Command::Hint);
    assert_eq!(program.shown() == ONE_ANSWER, command == Command::Hint);
}

fn lists(chord: Chord, command: Command) {
    let program = Program::typed(ONE_ANSWER);
    program.command(Command::SolutionPath);
    program.app.handle(HintsAction::ChooseStep(5));
    program.chord(chord);
    let chosen = program.app.look(|controller| controller.steps().and_then(|steps| steps.chosen));
    assert_eq!(chosen, Some(if command == Command::NextStep { 6 } else { 4 }));
}

fn phrases(chord: Chord, command: Command) {
    let program = Program::typed(ONE_ANSWER);
    (0..3).for_each(|_| program.command(Command::Hint));
    let adapter = program.window().global::<HintAdapter>();
    let last = i32::try_from(adapter.get_phrases().row_count()).unwrap() - 1;
    assert!(last > 0 && adapter.get_pointed() == -1);
    program.chord(chord);
    assert_eq!(adapter.get_pointed(), if command == Command::NextPhrase { 0 } else { last });
}

fn opens(chord: Chord, kind: DialogKind) {
    let program = Program::new();
    program.chord(chord);
    assert_eq!(program.window().global::<DialogAdapter>().get_current(), kind, "{chord}");
}

fn edits(chord: Chord, typed: &str, expected: &str) {
    let program = Program::typed(typed);
    program.chord(chord);
    assert!(program.shown().starts_with(expected), "{chord}");
}

fn zooms(chord: Chord, percent: u16) {
    let program = Program::new();
    program.chord(chord);
    assert_eq!(program.app.look(|controller| controller.options().zoom), percent, "{chord}");
}

/// A program with an empty board, which is pasted.
fn on_board(name: &str) -> Program {
    let program = Program::new();
    let empty = Grid::empty(NamedShape::named(name).unwrap().layout());
    let text = write(Kind::Nonet, &[Document::of_givens(empty)]).unwrap();
    program.window().invoke_copy_text(text.into());
    program.command(Command::Paste);
    program
}

fn zooms_board(chord: Chord, command: Command) {
    let program = on_board("16x16");
    let rows = || program.window().global::<BoardAdapter>().get_rows();
    program.command(Command::EnlargeCells);
    program.command(Command::EnlargeCells);
    assert_eq!(rows(), 9);
    program.chord(chord);
    let expected = match command {
        Command::EnlargeCells => 6,
        Command::ShrinkCells => 12,
        _ => 16,
    };
    assert_eq!(rows(), expected, "{chord}");
}

#[test]
fn the_keys_of_zoom_are_those_of_the_cells_on_a_large_board() {
    let program = on_board("36x36");
    let rows = || program.window().global::<BoardAdapter>().get_rows();
    let control = |key| Chord::control(Key::Char(key));
    for (chord, expected) in [('+', 16), ('+', 12), ('-', 16), ('0', 20), ('-', 25), ('-', 36)] {
        program.chord(control(chord));
        assert_eq!(rows(), expected, "{chord}");
    }
    assert_eq!(program.app.look(|controller| controller.options().zoom), 100);
}

fn copies_and_pastes() {
    let control = |letter| Chord { control: true, ..Chord::plain(Key::Char(letter)) };
    let program = Program::typed(ONE_ANSWER);
    program.chord(control('c'));
    assert_eq!(program.window().invoke_paste_text(), ONE_ANSWER);
    program.command(Command::New);
    program.click("Don’t save");
    assert_eq!(program.shown(), ".".repeat(81));
    program.chord(control('v'));
    assert_eq!(program.shown(), ONE_ANSWER);
}

fn pages(chord: Chord, command: Command) {
    let program = Program::typed(TWO_ANSWERS);
    program.command(Command::Solve);
    let first = program.shown();
    if command == Command::PreviousAnswer {
        program.command(Command::NextAnswer);
        assert_ne!(program.shown(), first);
        program.chord(chord);
        assert_eq!(program.shown(), first);
    } else {
        program.chord(chord);
        assert!(program.shown() > first);
    }
}

#[test]
fn every_shortcut_does_what_the_table_says() {
    for (chord, command) in shortcuts() {
        check(chord, command);
    }
}

#[test]
fn caps_lock_changes_nothing() {
    let program = Program::typed("1");
    program.text("5");
    let control_z = Chord { control: true, ..Chord::plain(Key::Char('Z')) };
    program.chord(control_z);
    assert!(program.shown().starts_with("1."), "Ctrl+Z with Caps Lock reports a large Z");
}

#[test]
fn while_a_dialog_is_open_no_key_reaches_the_board() {
    let program = Program::typed("1");
    program.command(Command::About);
    program.text("5");
    program.key(Key::Right);
    program.key(Key::F(5));
    assert_eq!(program.shown(), format!("1{}", ".".repeat(80)));
    assert_eq!(program.selected(), 1);
    // Escape closes it and the board has the keyboard again.
    program.text("\u{1b}");
    program.text("7");
    assert!(program.shown().starts_with("17"));
}

#[test]
fn an_answer_is_read_only() {
    let program = Program::with(Options { statistics: false, ..Options::default() });
    program.type_line(ONE_ANSWER);
    program.key(Key::F(5));
    program.text("1");
    program.key(Key::Delete);
    assert_eq!(program.shown(), ANSWER);
    assert_eq!(program.status(), "An answer cannot be changed; Alt+R goes back to the puzzle.");
}
