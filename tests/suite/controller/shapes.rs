//! The gallery of boards and the shape editor.

use nonet::controller::{
    Brush, Command, Dialog, DialogAction, DialogButton, EditorAction, EditorMove, EditorNote,
    GalleryBoard, GalleryGroup, GalleryMove, KeepError, PaintRefusal, Question, RegionLetter,
    ShapeDraft, ShapeEditor, ShapeStart, ShapesAction,
};
use nonet::engine::{ExtraHouses, LayoutFault, NamedShape, Place, Regions, Rule};
use nonet::language::Language;
use nonet::store::{KeptBoard, KeptBoards, KeptBoardsEdit, LargeDigits, Options};
use nonet::text::Say;
use nonet::window_text::{editor_status, status_line};

use super::program::{ONE_ANSWER, Program};

fn named(name: &str) -> GalleryBoard {
    GalleryBoard::Named(NamedShape::named(name).unwrap())
}

/// A program that shows the gallery.
fn gallery() -> Program {
    let mut program = Program::new();
    program.command(Command::NewBoard);
    assert!(matches!(program.controller.dialog(), Some(Dialog::Gallery)));
    program
}

/// The names of the boards that are shown, with a line for each group.
fn shown(program: &Program) -> Vec<String> {
    let controller = &program.controller;
    let groups = controller.gallery().groups(controller.kept_boards(), Language::ENGLISH);
    let line = |(group, boards): (GalleryGroup, Vec<GalleryBoard>)| {
        let name = |board: &GalleryBoard| match board {
            GalleryBoard::Named(shape) => shape.name.to_owned(),
            GalleryBoard::Kept(name) => name.clone(),
        };
        let names: Vec<String> = boards.iter().map(name).collect();
        format!("{}: {}", group.say(Language::ENGLISH), names.join(", "))
    };
    groups.into_iter().map(line).collect()
}

fn selected(program: &Program) -> GalleryBoard {
    program.controller.gallery().selected().unwrap().clone()
}

/// A program with the editor that shows a board of this side, and nothing to undo.
fn editor(side: usize) -> Program {
    let mut program = gallery();
    program.act(ShapesAction::Draw);
    edit(&mut program, EditorAction::Resize(side));
    program
}

fn edit(program: &mut Program, action: EditorAction) {
    program.act(ShapesAction::Edit(action));
}

fn drawn(program: &Program) -> &ShapeEditor {
    program.controller.shape_editor().unwrap()
}

fn letter(name: char) -> RegionLetter {
    RegionLetter::named(name).unwrap()
}

/// The regions, as a word for each row.
fn rows(draft: &ShapeDraft) -> String {
    let sign = |place| draft.region(place).map_or('.', RegionLetter::letter);
    let signs: Vec<char> = draft.places().map(sign).collect();
    let rows = signs.chunks(draft.side()).map(|row| row.iter().collect::<String>());
    rows.collect::<Vec<_>>().join(" ")
}

fn status(program: &Program) -> String {
    editor_status(drawn(program), Language::ENGLISH).text
}

#[test]
fn the_gallery_holds_every_named_board_once_by_group() {
    let program = gallery();
    let lines = shown(&program);
    let headings: Vec<&str> = lines.iter().map(|line| line.split(':').next().unwrap()).collect();
    assert_eq!(
        headings,
        ["Sizes", "Extra houses", "Rules", "Regions of other shapes", "Several grids"]
    );
    let count: usize = lines.iter().map(|line| line.split(", ").count()).sum();
    assert_eq!(count, NamedShape::ALL.len());
    assert!(lines[2].contains("toroidal anti-king") && lines[3].contains("latin 4x4"), "{lines:?}");
    assert_eq!(selected(&program), named("9x9"));
}

#[test]
fn an_empty_board_says_how_large_digits_are_typed() {
    let said = |board: &str, large_digits| {
        let mut program = Program::with(Options { large_digits, ..Options::default() });
        program.command(Command::NewBoard);
        program.act(ShapesAction::Search(board.into()));
        program.act(ShapesAction::BeginSelected);
        status_line(&program.controller, Language::ENGLISH)
    };
    let plain = "Type the digits of a puzzle; F5 shows its answer.";
    let numbers = "Type the digits of a puzzle, those above 9 as numbers; F5 shows its answer.";
    let letters = "Type the digits of a puzzle, those above 9 as letters; F5 shows its answer.";
    assert_eq!(said("6×6", LargeDigits::Letters), plain);
    assert_eq!(said("16×16", LargeDigits::Numbers), numbers);
    assert_eq!(said("16×16", LargeDigits::Letters), letters);
    assert_eq!(said("36×36", LargeDigits::Letters), numbers, "there are not enough letters");
}

#[test]
fn what_is_typed_filters_the_boards() {
    let mut program = gallery();
    program.act(ShapesAction::Search("SAMURAI".into()));
    assert_eq!(shown(&program), ["Several grids: samurai, tiny samurai 10x10, tiny samurai"]);
    assert_eq!(selected(&program), named("samurai"));
    program.act(ShapesAction::Search("16×16".into()));
    assert_eq!(shown(&program), ["Sizes: 16x16"]);
    program.act(ShapesAction::Search("xyzzy".into()));
    assert_eq!(shown(&program), [""; 0]);
    assert!(program.controller.gallery().selected().is_none());
    program.act(ShapesAction::BeginSelected);
    assert!(matches!(program.controller.dialog(), Some(Dialog::Gallery)), "nothing is chosen");
    program.act(ShapesAction::Search(String::new()));
    assert_eq!(selected(&program), named("9x9"));
}

#[test]
fn arrows_walk_through_rows_and_groups() {
    let mut program = gallery();
    let mut walk = |to, columns| {
        program.act(ShapesAction::Walk(to, columns));
        selected(&program)
    };
    assert_eq!(walk(GalleryMove::Next, 5), named("4x4"));
    assert_eq!(walk(GalleryMove::Down, 5), named("10x10"));
    assert_eq!(walk(GalleryMove::Previous, 5), named("4x2"));
    assert_eq!(walk(GalleryMove::Up, 5), named("9x9"));
    assert_eq!(walk(GalleryMove::Up, 5), named("9x9"));
    assert_eq!(walk(GalleryMove::Last, 5), named("tiny samurai"));
    assert_eq!(walk(GalleryMove::Next, 5), named("tiny samurai"));
    assert_eq!(walk(GalleryMove::First, 5), named("9x9"));
    // The last of six rows of sizes has two boards.
    for _ in 0..5 {
        walk(GalleryMove::Down, 5);
    }
    assert_eq!(walk(GalleryMove::Next, 5), named("100x100"));
    assert_eq!(walk(GalleryMove::Next, 5), named("x"), "a group begins a new row");
    assert_eq!(walk(GalleryMove::Previous, 5), named("100x100"));
    assert_eq!(walk(GalleryMove::Down, 0), named("x"), "no columns count as one");
}

#[test]
fn a_chosen_board_begins_an_empty_puzzle() {
    for name in ["9x9", "4x4", "samurai", "jigsaw", "100x100"] {
        let mut program = Program::new();
        program.hold = true;
        program.command(Command::NewBoard);
        program.act(ShapesAction::Begin(named(name)));
        assert!(program.controller.dialog().is_none());
        let board = program.controller.board();
        assert_eq!(board.layout(), &NamedShape::named(name).unwrap().layout(), "{name}");
        assert_eq!(board.givens().filled_count(), 0);
        assert!(!program.controller.document().is_unsaved(), "nothing of it needs a file");
        assert_eq!(board.layout().is_classic(), name == "9x9");
    }
}

#[test]
fn unsaved_work_is_asked_about_before_another_board_comes() {
    let mut program = Program::typed(ONE_ANSWER);
    program.command(Command::NewBoard);
    program.act(ShapesAction::Begin(named("4x4")));
    assert!(matches!(program.question(), Question::SaveChanges(_)));
    program.answer(DialogButton::Cancel);
    assert_eq!(program.shown().len(), 81);
    program.command(Command::NewBoard);
    program.act(ShapesAction::Begin(named("4x4")));
    program.answer(DialogButton::DoNotSave);
    assert_eq!(program.controller.board().layout().cell_count(), 16);
}

#[test]
fn escape_leads_from_the_editor_to_the_gallery_and_from_there_to_the_board() {
    let mut program = editor(6);
    edit(&mut program, EditorAction::Assign(letter('F')));
    program.act(DialogAction::Dismissed);
    assert!(matches!(program.controller.dialog(), Some(Dialog::Gallery)));
    program.act(DialogAction::Dismissed);
    assert!(program.controller.dialog().is_none());
    program.command(Command::NewBoard);
    program.act(ShapesAction::Draw);
    assert!(rows(drawn(&program).draft()).starts_with("FAABBB"), "the drawing is still there");
}

#[test]
fn a_cell_is_painted_by_its_letter_and_the_fault_is_told_at_once() {
    let mut program = editor(4);
    assert_eq!(status(&program), "The board can be used.");
    edit(&mut program, EditorAction::Assign(letter('b')));
    assert_eq!(rows(drawn(&program).draft()), "BABB AABB CCDD CCDD");
    assert_eq!(status(&program), "Region A has 3 cells, it needs 4. 1 more thing is not right.");
    let faults = drawn(&program).draft().faults();
    assert!(matches!(faults[0], LayoutFault::RegionSize { region: 1, found: 3, expected: 4 }));
    program.act(ShapesAction::Use);
    assert!(matches!(program.controller.dialog(), Some(Dialog::ShapeEditor)), "it is no board");
    edit(&mut program, EditorAction::Erase);
    assert_eq!(status(&program), "Region A has 3 cells, it needs 4.");
}

#[test]
fn faults_name_the_letters_also_where_letters_are_left_out() {
    let mut program = editor(4);
    // Region A is gone, so that B is the first region of the board.
    for to in [EditorMove::Right, EditorMove::Down, EditorMove::Left] {
        edit(&mut program, EditorAction::Erase);
        edit(&mut program, EditorAction::Move(to));
    }
    edit(&mut program, EditorAction::Erase);
    edit(&mut program, EditorAction::Move(EditorMove::Bottom));
    edit(&mut program, EditorAction::Erase);
    assert_eq!(rows(drawn(&program).draft()), "..BB ..BB CCDD .CDD");
    assert_eq!(status(&program), "Region C has 3 cells, it needs 4.");
}

#[test]
fn cells_without_a_region_are_told_of_a_board_that_can_be_used() {
    let mut program = editor(4);
    edit(&mut program, EditorAction::Start(ShapeStart::NoRegions));
    assert_eq!(status(&program), "The board can be used.");
    edit(&mut program, EditorAction::Start(ShapeStart::Boxes(2, 2)));
    for to in [EditorMove::Right, EditorMove::Down, EditorMove::Left, EditorMove::Up] {
        edit(&mut program, EditorAction::Erase);
        edit(&mut program, EditorAction::Move(to));
    }
    assert_eq!(status(&program), "The board can be used. 4 cells are in no region.");
}

#[test]
fn a_stroke_of_the_mouse_is_one_change_without_gaps() {
    let mut program = editor(6);
    let before = drawn(&program).draft().clone();
    edit(&mut program, EditorAction::Take(Brush::Region(letter('F'))));
    edit(&mut program, EditorAction::Press(Place::new(0, 0)));
    edit(&mut program, EditorAction::Drag(Place::new(0, 4)));
    edit(&mut program, EditorAction::Drag(Place::new(3, 4)));
    edit(&mut program, EditorAction::Release);
    edit(&mut program, EditorAction::Drag(Place::new(5, 5)));
    assert_eq!(rows(drawn(&program).draft()), "FFFFFB AAABFB CCCDFD CCCDFD EEEFFF EEEFFF");
    edit(&mut program, EditorAction::Undo);
    assert_eq!(drawn(&program).draft(), &before);
    edit(&mut program, EditorAction::Redo);
    assert!(rows(drawn(&program).draft()).starts_with("FFFFFB"));
    // A stroke that begins on a cell of its region is one change too.
    edit(&mut program, EditorAction::Press(Place::new(0, 0)));
    edit(&mut program, EditorAction::Drag(Place::new(2, 0)));
    edit(&mut program, EditorAction::Drag(Place::new(3, 1)));
    edit(&mut program, EditorAction::Release);
    assert_eq!(rows(drawn(&program).draft()), "FFFFFB FAABFB FCCDFD CFCDFD EEEFFF EEEFFF");
    edit(&mut program, EditorAction::Undo);
    assert_eq!(rows(drawn(&program).draft()), "FFFFFB AAABFB CCCDFD CCCDFD EEEFFF EEEFFF");
}

#[test]
fn the_keyboard_draws_and_takes_out() {
    let mut program = editor(4);
    edit(&mut program, EditorAction::Take(Brush::Region(letter('D'))));
    edit(&mut program, EditorAction::Draw(EditorMove::Right));
    edit(&mut program, EditorAction::Draw(EditorMove::Down));
    edit(&mut program, EditorAction::Move(EditorMove::RowEnd));
    edit(&mut program, EditorAction::Paint);
    assert_eq!(rows(drawn(&program).draft()), "ADBB ADBD CCDD CCDD");
    edit(&mut program, EditorAction::Take(Brush::NoRegion));
    edit(&mut program, EditorAction::Draw(EditorMove::Up));
    assert_eq!(rows(drawn(&program).draft()), "ADB. ADBD CCDD CCDD");
    edit(&mut program, EditorAction::TakeFrom(Place::new(2, 0)));
    assert_eq!(drawn(&program).brush(), Brush::Region(letter('C')));
    for (to, place) in [
        (EditorMove::Top, (0, 0)),
        (EditorMove::Up, (0, 0)),
        (EditorMove::Left, (0, 0)),
        (EditorMove::Bottom, (3, 0)),
        (EditorMove::RowEnd, (3, 3)),
        (EditorMove::Right, (3, 3)),
        (EditorMove::RowStart, (3, 0)),
    ] {
        edit(&mut program, EditorAction::Move(to));
        assert_eq!(drawn(&program).cursor(), Place::new(place.0, place.1), "{to:?}");
    }
}

#[test]
fn regions_are_merged_and_split() {
    let mut program = editor(6);
    edit(&mut program, EditorAction::Merge);
    assert_eq!(
        drawn(&program).note(),
        Some(&EditorNote::Refused(PaintRefusal::NothingToMerge)),
        "the cursor is in the chosen region"
    );
    edit(&mut program, EditorAction::Take(Brush::Region(letter('B'))));
    edit(&mut program, EditorAction::Merge);
    assert_eq!(rows(drawn(&program).draft()), "BBBBBB BBBBBB CCCDDD CCCDDD EEEFFF EEEFFF");
    edit(&mut program, EditorAction::Split);
    let draft = drawn(&program).draft();
    assert_eq!(draft.cell_count(letter('A')), 6, "{}", rows(draft));
    assert_eq!(draft.cell_count(letter('B')), 6);
    assert_eq!(draft.region(Place::new(0, 0)), Some(letter('A')), "the part is that of the cursor");
    assert!(draft.faults().is_empty());
    edit(&mut program, EditorAction::Undo);
    edit(&mut program, EditorAction::Undo);
    edit(&mut program, EditorAction::Split);
    assert_eq!(drawn(&program).draft().cell_count(letter('G')), 3, "half of a region that fits");
    edit(&mut program, EditorAction::Erase);
    edit(&mut program, EditorAction::Split);
    assert_eq!(drawn(&program).note(), Some(&EditorNote::Refused(PaintRefusal::NothingToSplit)));
}

#[test]
fn a_split_leaves_both_parts_in_one_piece_where_that_can_be() {
    let mut program = editor(4);
    edit(&mut program, EditorAction::Start(ShapeStart::NoRegions));
    edit(&mut program, EditorAction::Take(Brush::Region(letter('A'))));
    edit(&mut program, EditorAction::Press(Place::new(0, 0)));
    for place in [(0, 3), (1, 3), (1, 0)] {
        edit(&mut program, EditorAction::Drag(Place::new(place.0, place.1)));
    }
    edit(&mut program, EditorAction::Release);
    assert_eq!(rows(drawn(&program).draft()), "AAAA AAAA .... ....");
    edit(&mut program, EditorAction::Split);
    assert_eq!(rows(drawn(&program).draft()), "BBAA BBAA .... ....");
}

#[test]
fn the_rest_is_filled_with_boxes() {
    let mut program = editor(4);
    edit(&mut program, EditorAction::FillWithBoxes);
    assert_eq!(drawn(&program).note(), Some(&EditorNote::Refused(PaintRefusal::NothingToFill)));
    edit(&mut program, EditorAction::Start(ShapeStart::NoRegions));
    edit(&mut program, EditorAction::Assign(letter('C')));
    edit(&mut program, EditorAction::FillWithBoxes);
    assert_eq!(rows(drawn(&program).draft()), "CABB AABB DDEE DDEE");
    edit(&mut program, EditorAction::Undo);
    assert_eq!(rows(drawn(&program).draft()), "C... .... .... ....");
}

#[test]
fn letters_run_out_with_a_sentence() {
    let mut program = editor(25);
    let draft = drawn(&program).draft();
    assert_eq!(draft.letters().count(), 25);
    assert!(draft.faults().is_empty() && draft.layout().is_ok());
    edit(&mut program, EditorAction::Split);
    edit(&mut program, EditorAction::Split);
    assert_eq!(drawn(&program).note(), Some(&EditorNote::Refused(PaintRefusal::NoLetterLeft)));
    edit(&mut program, EditorAction::Start(ShapeStart::NoRegions));
    for name in 'A'..='C' {
        edit(&mut program, EditorAction::Assign(letter(name)));
        edit(&mut program, EditorAction::Move(EditorMove::Right));
    }
    let before = drawn(&program).draft().clone();
    edit(&mut program, EditorAction::FillWithBoxes);
    assert_eq!(drawn(&program).note(), Some(&EditorNote::Refused(PaintRefusal::NoLetterLeft)));
    assert_eq!(drawn(&program).draft(), &before, "nothing is filled in part");
}

#[test]
fn regions_that_are_boxes_can_have_windows_and_others_cannot() {
    let mut program = editor(9);
    edit(&mut program, EditorAction::ToggleExtra(ExtraHouses::Windows));
    edit(&mut program, EditorAction::ToggleRule(Rule::AntiKing));
    assert_eq!(drawn(&program).draft().builder().regions, Regions::Boxes { rows: 3, columns: 3 });
    assert_eq!(status(&program), "The board can be used.");
    edit(
        &mut program,
        EditorAction::Start(ShapeStart::Named(NamedShape::named("jigsaw").unwrap())),
    );
    edit(&mut program, EditorAction::ToggleExtra(ExtraHouses::Windows));
    assert_eq!(status(&program), "This board cannot have “windows”.");
    edit(&mut program, EditorAction::ToggleExtra(ExtraHouses::Windows));
    edit(&mut program, EditorAction::ToggleExtra(ExtraHouses::FallingDiagonal));
    edit(&mut program, EditorAction::ToggleTorus);
    let layout = drawn(&program).draft().layout().unwrap();
    assert!(layout.is_torus() && layout.builder().extras.len() == 1);
}

#[test]
fn extra_houses_are_drawn_and_removed() {
    let mut program = editor(4);
    edit(&mut program, EditorAction::AddHouse);
    assert_eq!(status(&program), "Extra house 1 has 0 cells; expected 2 to 4.");
    edit(&mut program, EditorAction::Press(Place::new(0, 0)));
    edit(&mut program, EditorAction::Drag(Place::new(2, 2)));
    edit(&mut program, EditorAction::Release);
    edit(&mut program, EditorAction::Press(Place::new(1, 1)));
    edit(&mut program, EditorAction::Drag(Place::new(2, 2)));
    edit(&mut program, EditorAction::Release);
    edit(&mut program, EditorAction::Draw(EditorMove::Right));
    let house = |program: &Program| -> Vec<String> {
        drawn(program).draft().houses()[0].iter().map(ToString::to_string).collect()
    };
    assert_eq!(house(&program), ["r1c1", "r3c4"], "a stroke from a cell of the house takes out");
    assert_eq!(status(&program), "The board can be used.");
    let drawn_houses = drawn(&program).draft().layout().unwrap().builder().drawn;
    assert_eq!(drawn_houses, [vec![Place::new(0, 0), Place::new(2, 3)]]);
    assert_eq!(rows(drawn(&program).draft()), "AABB AABB CCDD CCDD", "regions stay as they are");
    edit(&mut program, EditorAction::Erase);
    assert_eq!(house(&program), ["r1c1"]);
    edit(&mut program, EditorAction::RemoveHouse);
    assert!(drawn(&program).draft().houses().is_empty());
    assert_eq!(drawn(&program).brush(), Brush::Region(letter('D')), "painting goes on");
    edit(&mut program, EditorAction::Undo);
    assert_eq!(house(&program), ["r1c1"]);
}

#[test]
fn every_drawing_that_can_be_begun_is_a_board() {
    for side in ShapeDraft::SIDES {
        let starts = ShapeDraft::starts(side);
        let (rows, columns) = ShapeDraft::usual_boxes(side);
        assert_eq!(starts[0], ShapeStart::Boxes(rows, columns));
        for start in starts {
            let draft = ShapeDraft::begun(side, start);
            assert_eq!(draft.faults(), [], "{side} {start:?}");
            let again = ShapeDraft::of(&draft.layout().unwrap().builder()).unwrap();
            assert_eq!(again.layout(), draft.layout(), "{side} {start:?}");
        }
    }
    let of = |name| ShapeDraft::of(&NamedShape::named(name).unwrap().builder());
    assert!(of("samurai").is_none() && of("36x36").is_none() && of("sudoku plus 8x8").is_some());
}

#[test]
fn a_side_that_cannot_be_drawn_changes_nothing() {
    let mut program = editor(4);
    let before = drawn(&program).draft().clone();
    for side in [0, 3, 26, usize::MAX] {
        edit(&mut program, EditorAction::Resize(side));
        assert_eq!(drawn(&program).draft(), &before);
    }
    edit(&mut program, EditorAction::Press(Place::new(99, 99)));
    edit(&mut program, EditorAction::Drag(Place::new(0, 1000)));
    assert_eq!(drawn(&program).cursor(), Place::new(0, 3));
}

#[test]
fn the_drawing_is_used_for_an_empty_puzzle() {
    let mut program = Program::typed("1");
    program.command(Command::NewBoard);
    program.act(ShapesAction::Draw);
    edit(&mut program, EditorAction::Resize(5));
    program.act(ShapesAction::Use);
    assert!(matches!(program.question(), Question::SaveChanges(_)));
    program.answer(DialogButton::DoNotSave);
    assert_eq!(program.controller.board().layout().cell_count(), 25);
    assert!(program.controller.dialog().is_none());
    program.command(Command::NewBoard);
    program.act(ShapesAction::Draw);
    assert_eq!(drawn(&program).draft().side(), 5, "the drawing can be changed further");
}

#[test]
fn a_board_is_kept_under_a_name_and_forgotten_after_a_question() {
    let mut program = editor(4);
    program.act(ShapesAction::Keep("  ".into()));
    assert_eq!(drawn(&program).error(), Some(KeepError::NoName));
    program.act(ShapesAction::Keep(" Đảo nhỏ ".into()));
    assert_eq!(drawn(&program).note(), Some(&EditorNote::Kept("Đảo nhỏ".into())));
    program.act(DialogAction::Dismissed);
    assert_eq!(shown(&program)[0], "Your boards: Đảo nhỏ");
    assert_eq!(selected(&program), GalleryBoard::Kept("Đảo nhỏ".into()));
    program.act(ShapesAction::Search("dao".into()));
    assert_eq!(shown(&program), ["Your boards: Đảo nhỏ"], "accents do not matter");
    program.act(ShapesAction::AskToForget);
    program.answer(DialogButton::Cancel);
    assert_eq!(program.controller.kept_boards().all().len(), 1);
    assert!(matches!(program.controller.dialog(), Some(Dialog::Gallery)), "the gallery stays");
    program.act(ShapesAction::AskToForget);
    program.answer(DialogButton::Forget);
    assert!(program.controller.kept_boards().all().is_empty());
    assert!(program.controller.gallery().selected().is_none());
    program.act(ShapesAction::AskToForget);
    assert!(matches!(program.controller.dialog(), Some(Dialog::Gallery)));
}

#[test]
fn another_board_is_not_replaced_by_one_of_its_name() {
    let mut program = editor(4);
    program.act(ShapesAction::Keep("A".into()));
    edit(&mut program, EditorAction::Resize(6));
    program.act(ShapesAction::Keep("A".into()));
    let kept = |program: &Program| program.controller.kept_boards().all().to_vec();
    assert_eq!(kept(&program)[0].layout.cell_count(), 36, "one's own is kept again");
    program.act(ShapesAction::Keep("B".into()));
    program.act(ShapesAction::Keep("A".into()));
    assert_eq!(drawn(&program).error(), Some(KeepError::NameTaken));
    assert_eq!(kept(&program).len(), 2);
    program.act(DialogAction::Dismissed);
    program.act(ShapesAction::Select(GalleryBoard::Kept("A".into())));
    assert!(program.controller.may_draw_selected_board());
    program.act(ShapesAction::DrawSelected);
    assert_eq!(drawn(&program).kept_as(), Some("A"));
    edit(&mut program, EditorAction::Assign(letter('F')));
    program.act(ShapesAction::Keep("A".into()));
    assert_eq!(drawn(&program).note(), None, "what is no board is not kept");
    program.act(DialogAction::Dismissed);
    program.act(ShapesAction::Select(named("samurai")));
    assert!(!program.controller.may_draw_selected_board());
    program.act(ShapesAction::DrawSelected);
    assert!(matches!(program.controller.dialog(), Some(Dialog::Gallery)));
}

#[test]
fn the_name_goes_with_its_drawing_when_changes_are_undone() {
    let mut program = editor(4);
    program.act(ShapesAction::Keep("A".into()));
    program.act(DialogAction::Dismissed);
    program.act(ShapesAction::Draw);
    edit(&mut program, EditorAction::Resize(6));
    program.act(DialogAction::Dismissed);
    program.act(ShapesAction::Select(GalleryBoard::Kept("A".into())));
    program.act(ShapesAction::DrawSelected);
    let shown = |program: &Program| {
        (drawn(program).draft().side(), drawn(program).kept_as().map(str::to_owned))
    };
    let kept = (4, Some("A".to_owned()));
    assert_eq!(shown(&program), kept);
    edit(&mut program, EditorAction::Undo);
    let before = shown(&program);
    assert_eq!(before.0, 6, "the drawing before is back");
    edit(&mut program, EditorAction::Redo);
    assert_eq!(shown(&program), kept);
    program.act(ShapesAction::Keep("B".into()));
    edit(&mut program, EditorAction::Undo);
    assert_eq!(shown(&program), before, "it keeps its own name");
}

#[test]
fn boards_kept_by_another_window_come_into_the_gallery() {
    let mut program = gallery();
    let mut kept = KeptBoards::default();
    let layout = NamedShape::named("logi-5").unwrap().layout();
    kept.change(KeptBoardsEdit::Keep(KeptBoard { name: "Five".into(), layout }));
    program.act(ShapesAction::KeptChanged(kept));
    assert_eq!(shown(&program)[0], "Your boards: Five");
    program.act(ShapesAction::Begin(GalleryBoard::Kept("Five".into())));
    assert_eq!(program.controller.board().layout().cell_count(), 25);
    program.command(Command::NewBoard);
    program.act(ShapesAction::Begin(GalleryBoard::Kept("Gone".into())));
    assert!(matches!(program.controller.dialog(), Some(Dialog::Gallery)));
}
