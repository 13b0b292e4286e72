//! Boards of every shape: they are opened, every command is carried out on them, and no document is lost.

use std::path::Path;
use std::sync::Arc;

use nonet::controller::commands::keys::{Chord, Key, action_of, typing_action_of};
use nonet::controller::{
    Action, BoardAction, Command, CursorMove, Dialog, DialogAction, DigitKeys, Drawing, DrawnLink,
    EmptyHandAction, Face, FilesAction, JobsAction, LinkKind, Mode, OptionsAction, OptionsDraft,
    Pen, PlayAction, Status,
};
use nonet::engine::search::Answers;
use nonet::engine::technique::Candidate;
use nonet::engine::{Cell, Control, Digit, Grid, Layout, LowestDigit, NamedShape, Puzzle};
use nonet::format::{Document, Kind, write};
use nonet::game::{Colour, NoteKind};
use nonet::jobs::{Hint, SavePurpose, TargetFile};
use nonet::store::{Candidates, LargeDigits, Options};
use nonet::text::{Language, Say};
use nonet::window_text::board::{NamedBoard, cell_name, rules_of};

use super::program::{Program, file_in_folder};

/// Boards of every family.
const BOARDS: [&str; 20] = [
    "4x4",
    "6x6",
    "3x2",
    "16x16",
    "25x25",
    "36x36",
    "jigsaw",
    "logi-5",
    "7x7",
    "sudoku plus 8x8",
    "latin 7x7",
    "x",
    "windoku",
    "girandola",
    "anti-knight",
    "non-consecutive",
    "toroidal anti-king",
    "samurai",
    "butterfly",
    "tiny samurai",
];

fn layout(name: &str) -> Arc<Layout> {
    NamedShape::named(name).unwrap().layout()
}

/// A full board that keeps the rules.
fn full(layout: &Arc<Layout>) -> Grid {
    // Such boards are too large for a search in a test; shifted rows fill them.
    if let Some((rows, columns)) = layout.plain_boxes().filter(|_| layout.digit_count() > 9) {
        let side = layout.digit_count();
        let digit = |cell| {
            let (row, column) = (layout.row(cell), layout.column(cell));
            Digit::from_index((row % rows * columns + row / rows + column) % side)
        };
        return Grid::from_cells(layout.clone(), layout.cells().map(digit).collect()).unwrap();
    }
    let puzzle = Puzzle::new(Grid::empty(layout.clone())).unwrap();
    let mut answers = Answers::new(&puzzle);
    assert!(answers.next(&Control::default()).unwrap());
    answers.grid().unwrap()
}

/// A puzzle on the board that lacks every seventh digit.
fn puzzle(name: &str) -> Document {
    let mut givens = full(&layout(name));
    let open: Vec<Cell> = givens.layout().cells().step_by(7).collect();
    for cell in open {
        givens.set(cell, None);
    }
    Document::of_givens(givens)
}

/// A program with the puzzle as it comes from the clipboard.
fn opened(document: &Document) -> Program {
    let mut program = Program::new();
    let text = write(Kind::Nonet, std::slice::from_ref(document)).unwrap();
    program.act(FilesAction::Pasted(text));
    assert_eq!(program.controller.board().layout(), document.givens.layout());
    program
}

/// Reads everything that the window shows.
fn look(program: &Program) {
    let controller = &program.controller;
    let conflicts = controller.conflicts();
    let (looks, shades) = (controller.appearances(&conflicts), controller.shades());
    let layout = &**controller.board().layout();
    let board = NamedBoard { layout, rules: controller.board().rules(), lowest: LowestDigit::One };
    let cells = layout.cell_count();
    assert_eq!((looks.len(), shades.len(), controller.faces().len()), (cells, cells, cells));
    assert!(controller.board().has(controller.selected()));
    drop((controller.drawing(), controller.highlighted(), controller.paints()));
    for language in [Language::ENGLISH, Language::of_locale("vi")] {
        drop(controller.status().say(language));
        for (cell, look) in layout.cells().zip(&looks) {
            drop(cell_name(cell, look, board, language));
        }
        drop(rules_of(board, language));
    }
    for command in Command::plain() {
        let _ = (controller.is_enabled(command), controller.is_checked(command));
    }
}

/// Whether another document, page or program comes with a command, or one that takes long.
fn leads_away(command: Command) -> bool {
    matches!(
        command,
        Command::New
            | Command::Open
            | Command::Quit
            | Command::DailyGame
            | Command::NextGame
            | Command::PractiseNext
            | Command::Tutorial
            | Command::Library
            | Command::StartPage
            | Command::Paste
            | Command::Statistics
    )
}

fn commands() -> impl Iterator<Item = Command> {
    Command::plain()
        .filter(|&command| !leads_away(command))
        .chain(Pen::ALL.map(Command::Pen))
        .chain(Candidates::ALL.map(Command::Candidates))
        .chain(Colour::ALL.map(Command::Colour))
        .chain(Colour::ALL.map(Command::ColourCandidate))
        .chain(Kind::ALL.into_iter().map(Command::CopyAs))
        .chain([Command::GoToSavePoint(0), Command::DeleteSavePoint(0)])
}

fn actions(layout: &Layout) -> Vec<BoardAction> {
    let moves = [
        CursorMove::Next,
        CursorMove::Previous,
        CursorMove::Up,
        CursorMove::Down,
        CursorMove::RowStart,
        CursorMove::RowEnd,
        CursorMove::ColumnTop,
        CursorMove::ColumnBottom,
    ];
    let last = layout.cells().next_back().unwrap();
    let largest = u8::try_from(layout.digit_count()).unwrap();
    let mut actions = Vec::new();
    for cell in [layout.cells().next().unwrap(), last] {
        for to in moves {
            actions.push(BoardAction::Pick(cell));
            actions.push(BoardAction::Move(to));
            actions.push(BoardAction::Extend(to));
            actions.push(BoardAction::Leap(to));
            actions.push(BoardAction::ExtendLeap(to));
        }
        actions.push(BoardAction::PickAlso(cell));
        actions.push(BoardAction::DragTo(cell));
        for number in [0, 1, largest, largest + 1, 255] {
            actions.push(BoardAction::Pick(cell));
            actions.push(BoardAction::Type(number));
            actions.push(BoardAction::Note(NoteKind::Corner, number));
            actions.push(BoardAction::Note(NoteKind::Centre, number));
            actions.push(BoardAction::PickCandidate(cell, number));
        }
        for figure in 0..=9 {
            actions.push(BoardAction::Figure(None, figure));
            actions.push(BoardAction::Figure(Some(NoteKind::Corner), figure));
        }
        actions.push(BoardAction::Figure(None, 1));
        actions.push(BoardAction::TakeFigureBack);
        actions.push(BoardAction::Figure(None, 1));
        actions.push(BoardAction::DropNumber);
        actions.push(BoardAction::Figure(None, 1));
        actions.push(BoardAction::CloseNumber);
        actions.push(BoardAction::Put(EmptyHandAction::Next));
        actions.push(BoardAction::Put(EmptyHandAction::Clear));
        actions.push(BoardAction::Clear);
        actions.push(BoardAction::TypeEmpty);
        actions.push(BoardAction::FullStop);
        actions.push(BoardAction::TakeBack);
    }
    actions
}

/// Carries out everything, and looks now and then.
fn exercise(program: &mut Program, layout: &Layout) {
    for (count, action) in actions(layout).into_iter().enumerate() {
        program.act(action);
        if count % 16 == 0 {
            look(program);
        }
    }
    for command in commands() {
        program.command(command);
        while program.controller.dialog().is_some() {
            program.act(DialogAction::Dismissed);
        }
        program.act(JobsAction::Cancel);
        assert_eq!(&**program.controller.document().board().layout(), layout, "{command:?}");
    }
    look(program);
}

#[test]
fn every_command_and_action_works_on_every_board() {
    for name in BOARDS {
        let document = puzzle(name);
        let layout = document.givens.layout().clone();
        let mut program = opened(&document);
        assert_eq!(program.controller.document().board().givens(), document.givens, "{name}");
        // The puzzle comes from the clipboard with nothing to lose, so the game can begin at once.
        program.command(Command::PlayPuzzle);
        if program.controller.dialog().is_some() {
            program.answer(nonet::controller::DialogButton::Play);
        }
        assert!(matches!(program.controller.mode(), Mode::Play(_)), "{name}");
        exercise(&mut program, &layout);
        assert_eq!(program.controller.document().board().givens(), document.givens, "{name}");
        program.command(Command::EditPuzzle);
        exercise(&mut program, &layout);
        for _ in 0..100_000 {
            if !program.controller.is_enabled(Command::Undo) {
                break;
            }
            program.command(Command::Undo);
        }
        program.command(Command::Solve);
        while program.controller.dialog().is_some() {
            program.act(DialogAction::Answered(0));
        }
        exercise(&mut program, &layout);
    }
}

fn create(path: &Path) -> TargetFile {
    TargetFile { path: path.to_owned(), purpose: SavePurpose::Create }
}

#[test]
fn a_game_on_any_board_is_kept_in_its_file() {
    for name in BOARDS {
        let (_folder, path) = file_in_folder("board.sdk");
        let document = puzzle(name);
        let mut program = opened(&document);
        program.command(Command::PlayPuzzle);
        if program.controller.dialog().is_some() {
            program.answer(nonet::controller::DialogButton::Play);
        }
        let last = u8::try_from(document.givens.layout().digit_count()).unwrap();
        program.act(BoardAction::Type(last));
        program.act(BoardAction::Move(CursorMove::Next));
        program.act(FilesAction::SaveTo(create(&path)));
        let mut again = Program::new();
        again.act(FilesAction::OpenFrom(path));
        let (kept, read) = (program.controller.document(), again.controller.document());
        assert_eq!(kept.board(), read.board(), "{name}");
        assert_eq!(again.controller.play().is_some(), program.controller.play().is_some());
        assert_eq!(again.controller.selected(), program.controller.selected());
    }
}

#[test]
fn statistics_and_check_work_on_any_board() {
    for name in ["4x4", "6x6", "16x16", "jigsaw", "samurai", "anti-knight", "sudoku plus 8x8"] {
        let document = puzzle(name);
        let mut program = opened(&document);
        program.command(Command::Statistics);
        assert!(program.controller.facts().is_count_over(), "{name}");
        program.command(Command::PlayPuzzle);
        if program.controller.dialog().is_some() {
            program.answer(nonet::controller::DialogButton::Play);
        }
        program.act(BoardAction::Type(1));
        program.command(Command::Check);
        let is_told = matches!(program.status(), Status::Checked { .. } | Status::CannotCheck(_));
        assert!(is_told, "{name}: {:?}", program.status());
    }
}

#[test]
fn what_is_copied_tells_the_board() {
    for name in BOARDS {
        let document = puzzle(name);
        let mut program = opened(&document);
        program.command(Command::Copy);
        let mut other = Program::new();
        other.act(FilesAction::Pasted(program.clipboard.clone()));
        assert_eq!(other.controller.document().board().givens(), document.givens, "{name}");
    }
}

#[test]
fn hints_come_on_boards_of_every_shape_up_to_25x25() {
    for name in
        ["6x6", "jigsaw", "x", "windoku", "anti-knight", "sudoku plus 8x8", "16x16", "samurai"]
    {
        let mut program = opened(&puzzle(name));
        program.command(Command::PlayPuzzle);
        for _ in 0..3 {
            program.command(Command::Hint);
        }
        let step = program.controller.hint().and_then(Hint::step);
        assert!(step.is_some(), "{name}: {:?}", program.status());
        let drawing = program.controller.drawing();
        assert!(!drawing.candidates.is_empty(), "{name}");
        program.command(Command::ApplyHint);
        assert!(program.controller.board().has_entries(), "{name}");
    }
}

/// On 16×16 the digit of a hint had the size of a note, a quarter of its cell, and was hard to see.
#[test]
fn a_hint_shows_its_digit_large_where_notes_are_small() {
    let hinted = |name: &str| {
        let mut program = opened(&puzzle(name));
        program.command(Command::PlayPuzzle);
        for _ in 0..3 {
            program.command(Command::Hint);
        }
        program.controller.drawing()
    };
    let large = |drawing: &Drawing, name: &str| drawing.large_placements(&layout(name));
    assert!(large(&hinted("6x6"), "6x6").is_empty(), "its notes are large");
    for name in ["16x16", "25x25"] {
        let drawing = hinted(name);
        let placed = drawing.candidates.iter().find(|drawn| drawn.placed).unwrap().candidate;
        assert_eq!(large(&drawing, name), [placed], "{name}");
        let own = Candidate { digit: Digit::new(1 + placed.digit.get() % 16).unwrap(), ..placed };
        let noted = Drawing { own_notes: vec![own], ..drawing.clone() };
        assert!(large(&noted, name).is_empty(), "a note has its place in the cell");
        let noted = Drawing { own_notes: vec![placed], ..drawing.clone() };
        assert_eq!(large(&noted, name), [placed], "the note is the digit itself");
        let link = DrawnLink { from: own, to: placed, kind: LinkKind::Pair };
        let linked = Drawing { links: vec![link], ..drawing };
        assert!(large(&linked, name).is_empty(), "links lead to the places of notes");
    }
}

#[test]
fn without_techniques_for_a_board_one_sentence_says_so() {
    let mut program = opened(&puzzle("36x36"));
    for command in [Command::Hint, Command::SolutionPath, Command::AllSteps] {
        assert!(!program.controller.is_enabled(command), "{command:?}");
        program.act(BoardAction::Clear);
        program.command(command);
        assert_eq!(*program.status(), Status::NoHintsForBoard);
    }
    assert_eq!(
        program.status().say(Language::ENGLISH),
        "Nonet has no hints for boards of this kind."
    );
}

/// Presses keys on the board. `<` is Backspace, `!` Enter, `>` the right arrow, `~` Escape.
fn press(program: &mut Program, keys: &str) {
    for key in keys.chars() {
        let key = match key {
            '<' => Key::Backspace,
            '!' => Key::Enter,
            '>' => Key::Right,
            '~' => Key::Escape,
            character => Key::Char(character),
        };
        press_chord(program, Chord::plain(key));
    }
}

fn press_chord(program: &mut Program, chord: Chord) {
    let typed = typing_action_of(chord, program.controller.typing()).map(Action::Board);
    if let Some(action) = typed.or_else(|| action_of(chord)) {
        program.act(action);
    }
}

pub(super) fn typed_on(name: &str, options: Options, keys: &str) -> Program {
    let mut program = Program::with(Options { statistics: false, ..options });
    let empty = Document::of_givens(Grid::empty(layout(name)));
    program.act(FilesAction::Pasted(write(Kind::Nonet, &[empty]).unwrap()));
    press(&mut program, keys);
    program
}

fn first_row(program: &Program, count: usize) -> Vec<u8> {
    let faces = program.controller.faces();
    faces[..count].iter().map(|face| face.digit().map_or(0, Digit::get)).collect()
}

#[test]
fn digits_of_several_figures_are_typed() {
    for (keys, expected) in [
        ("16", [16, 0, 0, 0]),
        ("2", [2, 0, 0, 0]),
        ("1!2", [1, 2, 0, 0]),
        ("1>2", [1, 2, 0, 0]),
        ("1016", [10, 16, 0, 0]),
        ("12130", [12, 13, 0, 0]),
        ("1<2", [2, 0, 0, 0]),
        ("1~", [0, 0, 0, 0]),
        ("17", [0, 0, 0, 0]),
        ("177", [7, 0, 0, 0]),
        ("111112", [11, 11, 12, 0]),
        ("1!<", [0, 0, 0, 0]),
    ] {
        let program = typed_on("16x16", Options::default(), keys);
        assert_eq!(first_row(&program, 4), expected, "{keys}");
    }
}

#[test]
fn a_number_that_is_partial_is_known_and_not_lost() {
    let mut program = typed_on("16x16", Options::default(), "1");
    let partial_number = program.controller.typing().partial_number.unwrap();
    assert_eq!((partial_number.number, partial_number.note), (1, None));
    assert_eq!(program.controller.faces()[0], Face::Empty);
    assert_eq!(*program.status(), Status::PartialNumber(1));
    // What a timer does.
    program.act(BoardAction::CloseNumber);
    assert_eq!(first_row(&program, 2), [1, 0]);
    assert_eq!(program.controller.selected().index(), 1);
    press(&mut program, "1");
    program.command(Command::SelectAll);
    assert_eq!(first_row(&program, 2), [1, 1], "a command closes the number first");
    let refused = typed_on("16x16", Options::default(), "17");
    assert_eq!(*refused.status(), Status::NoSuchDigit { number: 17, last: 16 });
    assert_eq!(
        refused.status().say(Language::ENGLISH),
        "This board has no digit 17: its digits are 1 to 16."
    );
}

#[test]
fn a_partial_number_ends_when_the_window_goes_behind() {
    let mut program = opened(&puzzle("16x16"));
    program.command(Command::PlayPuzzle);
    press(&mut program, "1");
    assert!(program.controller.typing().partial_number.is_some());
    program.act(PlayAction::InFront(false));
    assert_eq!(program.controller.typing().partial_number, None);
    program.act(PlayAction::InFront(true));
    press(&mut program, "2");
    assert_eq!(program.controller.typing().partial_number, None, "2 is a digit of its own");
}

#[test]
fn letters_type_large_digits_if_the_options_say_so() {
    let letters = Options { large_digits: LargeDigits::Letters, ..Options::default() };
    let program = typed_on("16x16", letters.clone(), "1ag9h");
    assert_eq!(first_row(&program, 5), [1, 10, 16, 9, 0]);
    let classic = Program::with(letters.clone());
    assert_eq!(classic.controller.typing().keys, DigitKeys::Single);
    let large = typed_on("36x36", letters, "36");
    assert_eq!(first_row(&large, 2), [36, 0], "there are not enough letters for 36 digits");
}

#[test]
fn what_is_said_of_the_keys_of_digits_ends_with_other_options() {
    let mut program = typed_on("16x16", Options::default(), "");
    program.act(BoardAction::StrayLetter('z'));
    let said = Status::FiguresNotLetters { may_choose: true };
    assert_eq!(program.controller.status(), &said);
    let letters =
        Options { large_digits: LargeDigits::Letters, ..program.controller.options().clone() };
    let draft = OptionsDraft { limit: letters.limit.to_string(), options: letters };
    program.act(OptionsAction::Typed(Box::new(draft)));
    assert_ne!(program.controller.status(), &said);
}

#[test]
fn digits_are_typed_from_0_if_the_options_say_so() {
    let from_zero = Options { large_digits: LargeDigits::FromZero, ..Options::default() };
    let mut program = typed_on("16x16", from_zero.clone(), "0af9g");
    assert_eq!(first_row(&program, 5), [1, 11, 16, 10, 0]);
    program.act(BoardAction::Pick(Cell::new(0).unwrap()));
    press(&mut program, ".");
    assert_eq!(
        first_row(&program, 2),
        [0, 11],
        "a full stop empties the cell, as 0 does elsewhere"
    );
    let small = typed_on("9x9", from_zero.clone(), "10");
    assert_eq!(first_row(&small, 2), [1, 0], "small boards count from 1");
    let large = typed_on("36x36", from_zero, "36");
    assert_eq!(first_row(&large, 2), [36, 0], "so do boards of more than 25 digits");
}

#[test]
fn digits_are_read_and_written_from_0_if_the_options_say_so() {
    // Without its F this board could count from 1 as well.
    let line = format!("0123456789ABCDE.{}", ".".repeat(240));
    let from_zero = Options { large_digits: LargeDigits::FromZero, ..Options::default() };
    let mut program = Program::with(from_zero);
    program.act(FilesAction::Pasted(line.clone()));
    assert_eq!(first_row(&program, 2), [1, 2]);
    assert!(matches!(program.status(), Status::Pasted { .. }), "{:?}", program.status());
    program.command(Command::Copy);
    assert_eq!(program.clipboard, line);
    program.command(Command::CopyAs(Kind::Rows));
    assert!(program.clipboard.starts_with("0123456789ABCDE.\n...."));
    let mut other = Program::new();
    other.act(FilesAction::Pasted(format!("{}F", &line[..255])));
    assert_eq!(*other.status(), Status::CountedFromZero(16));
    other.command(Command::Copy);
    assert!(other.clipboard.starts_with("123456789ABCDEF."));
    // The sentence stayed, although the board then counted from 0.
    other.act(FilesAction::Pasted(format!("{}F", &line[..255])));
    assert_eq!(*other.status(), Status::CountedFromZero(16));
    other.command(Command::Options);
    let Some(Dialog::Options { draft, .. }) = other.controller.dialog() else { panic!() };
    let mut draft = draft.clone();
    draft.options.large_digits = LargeDigits::FromZero;
    other.act(OptionsAction::Typed(Box::new(draft)));
    assert!(!matches!(other.status(), Status::CountedFromZero(_)), "{:?}", other.status());
}

#[test]
fn numbers_are_noted_too() {
    let mut program = opened(&puzzle("16x16"));
    program.command(Command::PlayPuzzle);
    let control = |figure| Chord::control(Key::Char(figure));
    press_chord(&mut program, control('1'));
    press_chord(&mut program, control('2'));
    press_chord(&mut program, Chord::alt(Key::Char('1')));
    press_chord(&mut program, Chord::alt(Key::Char('0')));
    let notes = program.controller.document().board().get(Cell::new(0).unwrap()).notes();
    let numbers = |set: nonet::engine::DigitSet| set.iter().map(Digit::get).collect::<Vec<_>>();
    assert_eq!((numbers(notes.corner), numbers(notes.centre)), (vec![12], vec![10]));
    // In colours, a figure is a whole number.
    program.command(Command::Pen(Pen::Colour));
    press(&mut program, "1");
    assert!(program.controller.document().has_colours());
}

#[test]
fn the_selection_passes_over_holes() {
    let mut program = typed_on("samurai", Options::default(), "");
    let layout = layout("samurai");
    let at = |row, column| layout.cell(row, column).unwrap();
    for (from, to, target) in [
        (at(0, 8), CursorMove::Next, at(0, 12)),
        (at(0, 12), CursorMove::Previous, at(0, 8)),
        (at(6, 10), CursorMove::Up, at(6, 10)),
        (at(14, 10), CursorMove::Down, at(14, 10)),
        (at(8, 0), CursorMove::Down, at(12, 0)),
        (at(0, 0), CursorMove::RowEnd, at(0, 20)),
        (at(10, 10), CursorMove::RowStart, at(10, 6)),
        (at(10, 10), CursorMove::ColumnTop, at(6, 10)),
        (at(20, 20), CursorMove::Next, at(0, 0)),
    ] {
        program.act(BoardAction::Pick(from));
        program.act(BoardAction::Move(to));
        assert_eq!(program.controller.selected(), target, "{to:?} from {}", layout.name_of(from));
    }
}

#[test]
fn a_digit_against_a_rule_of_two_cells_is_told() {
    let mut program = typed_on("anti-knight", Options::default(), "");
    let layout = layout("anti-knight");
    program.act(BoardAction::Pick(layout.cell(0, 0).unwrap()));
    program.act(BoardAction::Type(5));
    program.act(BoardAction::Pick(layout.cell(8, 8).unwrap()));
    program.command(Command::PlayPuzzle);
    if program.controller.dialog().is_some() {
        program.answer(nonet::controller::DialogButton::Play);
    }
    program.act(BoardAction::Pick(layout.cell(1, 2).unwrap()));
    program.act(BoardAction::Type(5));
    assert!(matches!(program.status(), Status::AgainstRules(_)), "{:?}", program.status());
    let conflicts = program.controller.conflicts();
    assert_eq!(conflicts.cells.len(), 2);
    assert!(!matches!(program.controller.dialog(), Some(Dialog::Question(_))));
}
