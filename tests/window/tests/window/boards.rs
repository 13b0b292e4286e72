//! Boards of other shapes, played by keys and read by accessible labels.

use nonet::controller::{Command, FilesAction};
use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use i_slint_backend_testing::mock_elapsed_time;
use nonet::controller::commands::keys::{Chord, Key};
use nonet::engine::search::Answers;
use nonet::engine::{Control, Digit, ExtraHouses, Grid, Layout, LayoutBuilder, NamedShape, Puzzle};
use nonet::format::{Document, Kind, write};
use nonet::store::{LargeDigits, LineNumbers, Options};
use nonet::ui::{
    BoardAdapter, BoardInks, BoardMark, DrawingAdapter, MarkInk, MarkShape, PanelAdapter,
};
use slint::platform::PointerEventButton;
use slint::{Color, ComponentHandle, Model, Rgba8Pixel};

use crate::program::Program;
use crate::snapshots::{
    DOTS, FOGGY, LINE_KINDS, LINES, ODD_EVEN, OUTSIDE, with_numbers_of_far_lines,
};

/// A puzzle on a named board that lacks the digits at these places among its cells, and its answer.
struct Sample {
    answer: Grid,
    open: Vec<usize>,
}

impl Sample {
    fn new(name: &str, open: &[usize]) -> Self {
        let layout = NamedShape::named(name).unwrap().layout();
        let answer = match layout.plain_boxes() {
            Some(boxes) => shifted(&layout, boxes),
            None => first_answer(layout),
        };
        Self { answer, open: open.to_vec() }
    }

    fn puzzle(&self) -> Grid {
        let mut puzzle = self.answer.clone();
        let cells: Vec<_> = puzzle.layout().cells().collect();
        for &open in &self.open {
            puzzle.set(cells[open], None);
        }
        puzzle
    }

    fn digit(&self, cell: usize) -> String {
        self.answer.cells()[cell].unwrap().to_string()
    }

    /// A window with the puzzle.
    fn opened(&self, options: Options) -> Program {
        let program = Program::with(Options { statistics: false, ..options });
        paste(&program, self.puzzle());
        program
    }
}

fn first_answer(layout: Arc<Layout>) -> Grid {
    let mut answers = Answers::new(&Puzzle::new(Grid::empty(layout)).unwrap());
    assert!(answers.next(&Control::default()).unwrap());
    answers.grid().unwrap()
}

/// A full board with boxes, whose rows are shifted.
fn shifted(layout: &Arc<Layout>, (rows, columns): (usize, usize)) -> Grid {
    let digit = |cell| {
        let (row, column) = (layout.row(cell), layout.column(cell));
        Digit::from_index((row % rows * columns + row / rows + column) % layout.digit_count())
    };
    Grid::from_cells(layout.clone(), layout.cells().map(digit).collect()).unwrap()
}

fn paste(program: &Program, givens: Grid) {
    let text = write(Kind::Nonet, &[Document::of_givens(givens)]).unwrap();
    program.window().invoke_copy_text(text.into());
    program.command(Command::Paste);
}

#[test]
fn a_number_moves_to_its_candidate_where_digits_have_two_figures() {
    let program = Sample::new("16x16", &[0, 1, 16, 17, 32]).opened(Options::default());
    program.command(Command::PlayPuzzle);
    program.find("Row 1, column 1").mock_single_click(PointerEventButton::Right);
    mock_elapsed_time(Duration::from_millis(20));
    program.text("1");
    program.text("2");
    program.text(" ");
    assert_eq!(program.heard("Row 1, column 1"), "note 12");
    program.key(Key::Left);
    program.text(" ");
    assert_eq!(program.heard("Row 1, column 1"), "notes 11 and 12");
}

/// On 16×16 the digit was as small as a note.
#[test]
fn the_digit_of_a_hint_is_large_on_boards_of_every_size() {
    for (name, least) in [("6x6", 0.2), ("16x16", 0.5), ("25x25", 0.5)] {
        let program = Sample::new(name, &[0, 9]).opened(Options::default());
        (0..3).for_each(|_| program.key(Key::F(2)));
        let drawn = program.window().global::<DrawingAdapter>().get_notes();
        let placed = drawn.iter().find(|note| note.placed).unwrap();
        assert!(placed.height > least && placed.width > least, "{name}: {placed:?}");
    }
}

fn line(grid: &Grid) -> String {
    let digit = |digit: &Option<_>| digit.map_or(".".to_owned(), |it: Digit| it.to_string());
    grid.cells().iter().map(digit).collect()
}

/// Plays the puzzle to its end by keys: notes and undo on the way, and then the answer is shown.
fn play(name: &str, open: &[usize], labels: &[&str]) {
    let sample = Sample::new(name, open);
    let program = sample.opened(Options::default());
    assert_eq!(program.shown(), line(&sample.puzzle()), "{name}");
    program.key(Key::F(8));
    let [first, .., last] = open else { panic!("two cells are open") };
    program.click(labels[0]);
    program.chord(Chord::control(Key::Char('1')));
    program.key(Key::Enter);
    program.click(labels[0]);
    assert_eq!(program.heard(labels[0]), "note 1", "{name}");
    program.chord(Chord::control(Key::Char('z')));
    assert_eq!(program.heard(labels[0]), "empty", "{name}");
    program.text(&sample.digit(*first));
    program.key(Key::Left);
    program.command(Command::Undo);
    assert_eq!(program.digit(labels[0]), "", "{name}");
    for (&cell, &label) in open.iter().zip(labels) {
        program.click(label);
        program.text(&sample.digit(cell));
        program.key(Key::Left);
        assert_eq!(program.digit(label), sample.digit(cell), "{name}");
    }
    assert_eq!(program.shown(), line(&sample.answer), "{name}");
    assert!(program.status().starts_with("Solved in"), "{name}: {}", program.status());
    assert!(last > first);

    let program = sample.opened(Options::default());
    program.key(Key::F(5));
    assert_eq!(program.shown(), line(&sample.answer), "{name}");
    assert_eq!(program.heard(labels[0]), format!("{}, found", sample.digit(*first)), "{name}");
}

#[test]
fn a_six_by_six_is_played_by_keys() {
    play("6x6", &[3, 30], &["Row 1, column 4", "Row 6, column 1"]);
}

#[test]
fn a_jigsaw_is_played_by_keys() {
    play("jigsaw", &[0, 40, 80], &["Row 1, column 1", "Row 5, column 5", "Row 9, column 9"]);
}

#[test]
fn a_samurai_is_played_by_keys() {
    play("samurai", &[9, 368], &["Row 1, column 13", "Row 21, column 21"]);
}

#[test]
fn a_sixteen_by_sixteen_is_played_by_keys() {
    play("16x16", &[0, 255], &["Row 1, column 1", "Row 16, column 16"]);
}

fn empty(name: &str, options: Options) -> Program {
    let program = Program::with(Options { statistics: false, ..options });
    paste(&program, Grid::empty(NamedShape::named(name).unwrap().layout()));
    program
}

#[test]
fn a_partial_number_is_seen_and_closes_by_itself() {
    let program = empty("16x16", Options::default());
    let partial_number = || program.window().global::<BoardAdapter>().get_partial_number();
    program.text("1");
    assert_eq!(partial_number(), "1");
    assert!(program.status().starts_with("1 so far"), "{}", program.status());
    assert!(program.is_there("1, another figure may follow"), "a screen reader finds the number");
    program.text("6");
    assert_eq!((partial_number().as_str(), &program.shown()[..4]), ("", "16.."));
    program.text("1");
    i_slint_backend_testing::mock_elapsed_time(std::time::Duration::from_secs(2));
    assert_eq!((partial_number().as_str(), &program.shown()[..4]), ("", "161."));
    program.text("1");
    program.key(Key::Escape);
    assert_eq!((partial_number().as_str(), &program.shown()[..4]), ("", "161."));
}

#[test]
fn letters_are_digits_if_the_options_say_so() {
    let letters = Options { large_digits: LargeDigits::Letters, ..Options::default() };
    let program = empty("16x16", letters);
    program.text("1ag");
    assert_eq!(&program.shown()[..6], "11016.");
    program.text("h");
    assert_eq!(program.status(), "This board has no digit H: its last one is G.");
}

#[test]
fn digits_are_shown_typed_and_said_from_0_if_the_options_say_so() {
    let from_zero = Options { large_digits: LargeDigits::FromZero, ..Options::default() };
    let program = empty("16x16", from_zero);
    program.text("0fa9");
    assert_eq!(&program.shown()[..6], "0FA9..");
    assert_eq!(program.heard("Row 1, column 1"), "0, given");
    assert_eq!(program.heard("Row 1, column 2"), "F, given");
    program.text("g");
    assert_eq!(program.status(), "This board has no digit G: its last one is F.");
    let board = program.window().global::<BoardAdapter>();
    assert_eq!((board.get_figures(), &*board.get_rules()), (1, "Digits 0 to F."));
    program.click("Row 1, column 1");
    program.key(Key::Delete);
    assert_eq!(&program.shown()[..3], ".FA");
    let keys = program.window().global::<PanelAdapter>().get_digits();
    let texts: String = keys.iter().map(|key| key.text.to_string()).collect();
    assert_eq!(texts, "0123456789ABCDEF");
    program.click("Digit 0");
    assert_eq!(program.digit("Row 1, column 1"), "0");
}

#[test]
fn a_hexadoku_is_read_and_hinted_at_with_its_digits() {
    let from_zero = Options { large_digits: LargeDigits::FromZero, ..Options::default() };
    let program = Program::with(Options { statistics: false, ..from_zero });
    let sign = |cell: usize| {
        let digit = (cell / 16 % 4 * 4 + cell / 64 + cell % 16) % 16;
        char::from_digit(u32::try_from(digit).unwrap(), 16).unwrap().to_ascii_uppercase()
    };
    let cell = |cell: usize| if cell == 15 { '.' } else { sign(cell) };
    let text: String = (0..256).map(cell).collect();
    program.window().invoke_copy_text(text.as_str().into());
    program.command(Command::Paste);
    assert_eq!(program.shown(), text);
    program.key(Key::F(8));
    for _ in 0..4 {
        program.key(Key::F(2));
    }
    assert!(program.status().ends_with("is F."), "{}", program.status());
    program.click("Row 1, column 16");
    program.chord(Chord::control(Key::Char('1')));
    assert_eq!(program.heard("Row 1, column 16"), "note 1");
}

#[test]
fn letters_that_are_no_digits_are_told_how_digits_are_typed() {
    let told = "Digits above 9 are typed as numbers, such as 1 and 2 for 12";
    for (board, rest) in [("16x16", "; Options has letters for them."), ("36x36", ".")] {
        let program = empty(board, Options::default());
        for letter in ["a", "c", "G"] {
            program.key(Key::Home);
            program.text(letter);
            assert_eq!(program.status(), format!("{told}{rest}"), "{letter} on {board}");
        }
        assert!(program.shown().starts_with('.'), "nothing is written");
    }
    let classic = empty("9x9", Options::default());
    let before = classic.status();
    classic.text("a");
    assert_eq!(classic.status(), before);
}

#[test]
fn the_keypad_has_a_key_for_each_digit() {
    for (name, digits) in [("4x4", 4), ("6x6", 6), ("16x16", 16), ("25x25", 25)] {
        let program = empty(name, Options::default());
        let keys = program.window().global::<PanelAdapter>().get_digits();
        assert_eq!(keys.row_count(), digits, "{name}");
        program.click(&format!("Digit {digits}"));
        assert_eq!(program.digit("Row 1, column 1"), digits.to_string());
    }
}

#[test]
fn the_mouse_types_numbers_by_their_figures_on_boards_of_many_digits() {
    let program = empty("100x100", Options::default());
    let panel = program.window().global::<PanelAdapter>();
    assert_eq!(panel.get_digits().row_count(), 11, "ten figures, and the end of a number");
    let value = |label: &str| program.digit(label);
    let is_enabled = |label: &str| program.find(label).accessible_enabled().unwrap();
    assert!(!is_enabled("Figure 0") && !is_enabled("Write the number"));
    program.click("Figure 1");
    assert_eq!(program.window().global::<BoardAdapter>().get_partial_number(), "1");
    assert!(is_enabled("Figure 0") && is_enabled("Write the number"));
    program.click("Figure 0");
    program.click("Figure 0");
    assert_eq!(value("Row 1, column 1"), "100", "no figure can follow");
    program.click("Row 2, column 3");
    program.click("Figure 4");
    program.click("Figure 2");
    assert_eq!(value("Row 2, column 3"), "42");
    program.click("Row 3, column 3");
    program.click("Figure 7");
    program.click("Write the number");
    assert_eq!(value("Row 3, column 3"), "7");
    assert!(!is_enabled("Figure 0") && !is_enabled("Write the number"));
    program.click("Row 3, column 3");
    program.click("Clear the cell");
    assert_eq!(value("Row 3, column 3"), "");
    program.click("Row 4, column 4");
    program.click("Figure 9");
    program.click("Row 5, column 5");
    assert_eq!(value("Row 4, column 4"), "9", "a number ends where another cell is chosen");
}

#[test]
fn what_a_line_cannot_show_is_shaded_and_rules_are_told() {
    for (name, grounds, diagonals, rule) in [
        ("sudoku plus 8x8", 64, 0, "Digits 1 to 8."),
        ("windoku", 81, 0, "No digit twice in a shaded window."),
        ("x", 0, 2, "No digit twice on a diagonal."),
        ("anti-knight", 0, 0, "No equal digits a knight's move apart."),
        ("jigsaw", 0, 0, ""),
    ] {
        let program = empty(name, Options::default());
        let board = program.window().global::<BoardAdapter>();
        assert_eq!(board.get_grounds().row_count(), grounds, "{name}");
        assert_eq!(board.get_diagonals().row_count(), diagonals, "{name}");
        assert_eq!(board.get_rules(), rule, "{name}");
        assert!(rule.is_empty() || program.is_there(rule), "{name}");
    }
}

#[test]
fn extra_houses_that_overlap_others_are_outlined() {
    let extras = [ExtraHouses::Windows, ExtraHouses::Asterisk, ExtraHouses::CentreDots];
    let layout = LayoutBuilder::boxed(3, 3).with_extras(extras).build().unwrap();
    let windows = empty("windoku", Options::default());
    let outlines = windows.window().global::<BoardAdapter>().get_area_outlines();
    assert_eq!(outlines.row_count(), 0, "windows lie apart");
    let program = Program::with(Options { statistics: false, ..Options::default() });
    paste(&program, Grid::empty(layout));
    let outlines = || program.window().global::<BoardAdapter>().get_area_outlines();
    assert_eq!(outlines().row_count(), 2, "asterisk and centre dots meet the windows");
    let asterisk = outlines().row_data(0).unwrap();
    assert!(asterisk.x > 100.0 && asterisk.x + asterisk.width < 800.0, "{asterisk:?}");
    assert!(asterisk.line.matches('M').count() > 80, "a line of dashes");
    let grounds = program.window().global::<BoardAdapter>().get_grounds();
    let shaded = grounds.iter().filter(|ground| *ground > 0).count();
    assert_eq!(shaded, 36, "only the windows are shaded");
}

#[test]
fn a_hint_draws_lines_on_boards_of_every_size() {
    for (name, side) in [("6x6", 6), ("16x16", 16)] {
        // Two open cells in each row and column, so that no house lacks a single digit.
        let two = |row: usize| [row, (row + side / 2) % side].map(|column| row * side + column);
        let open: Vec<usize> = (0..side).flat_map(two).collect();
        let program = Sample::new(name, &open).opened(Options::default());
        (0..3).for_each(|_| program.key(Key::F(2)));
        let drawing = program.window().global::<DrawingAdapter>();
        assert!(drawing.get_lit().row_count() > 0, "{name}");
        assert!(drawing.get_rays().row_count() > 0, "{name}");
    }
}

#[test]
fn a_large_board_is_shown_in_part_and_follows_the_selected_cell() {
    let program = empty("36x36", Options::default());
    let cells = || program.window().global::<BoardAdapter>().get_cells().row_count();
    assert_eq!(cells(), 400);
    assert!(program.is_there("Row 1, column 1") && !program.is_there("Row 36, column 36"));
    program.text("36");
    program.key(Key::Left);
    assert_eq!(program.digit("Row 1, column 1"), "36");
    program.key(Key::PageDown);
    program.key(Key::End);
    assert_eq!(cells(), 400);
    assert!(program.is_there("Row 36, column 36") && !program.is_there("Row 1, column 1"));
    program.text("7");
    assert_eq!(program.digit("Row 36, column 36"), "7");
    // The wheel shows another part, and the keyboard comes back to its cell.
    program.window().global::<BoardAdapter>().invoke_scroll(-100, -100);
    assert!(program.is_there("Row 1, column 1"));
    program.key(Key::Up);
    assert!(program.is_there("Row 35, column 36"));
}

#[test]
fn a_zoomed_board_keeps_the_selected_cell_in_sight() {
    let program = empty("100x100", Options::default());
    let adapter = program.window().global::<BoardAdapter>();
    program.key(Key::PageDown);
    program.key(Key::End);
    for _ in 0..6 {
        program.command(Command::EnlargeCells);
        assert!(program.is_there("Row 100, column 100"), "{}", adapter.get_rows());
    }
    assert_eq!((adapter.get_rows(), adapter.get_cells().row_count()), (6, 36));
    // Away by the wheel and back, cell by cell of the zoom.
    adapter.invoke_scroll(-100, -100);
    assert!(program.is_there("Row 1, column 1"));
    adapter.invoke_zoom(-2);
    assert!(program.is_there("Row 100, column 100"));
    assert_eq!(adapter.get_rows(), 12);
    adapter.invoke_zoom(1);
    assert_eq!(adapter.get_rows(), 9);
}

#[test]
fn a_zoomed_board_is_seen_as_a_whole_while_a_hint_is_shown() {
    let program = Sample::new("16x16", &[0, 1, 16, 255]).opened(Options::default());
    let rows = || program.window().global::<BoardAdapter>().get_rows();
    program.command(Command::EnlargeCells);
    assert_eq!(rows(), 12);
    program.command(Command::PlayPuzzle);
    program.command(Command::Hint);
    assert_eq!(rows(), 16);
    program.key(Key::Escape);
    assert_eq!(rows(), 12);
}

#[test]
fn rows_and_columns_are_numbered_while_a_hint_names_them_or_as_options_say() {
    for (line_numbers, before, with_hint) in [
        (LineNumbers::WithHints, false, true),
        (LineNumbers::Always, true, true),
        (LineNumbers::Never, false, false),
    ] {
        let options = Options { line_numbers, ..Options::default() };
        let program = Sample::new("6x6", &[0, 1]).opened(options);
        let is_numbered = || program.window().global::<BoardAdapter>().get_numbered();
        assert_eq!(is_numbered(), before, "{line_numbers:?}");
        program.key(Key::F(2));
        assert_eq!(is_numbered(), with_hint, "{line_numbers:?}");
    }
    let large = empty("36x36", Options::default());
    assert!(large.window().global::<BoardAdapter>().get_numbered(), "a part of it is shown");
}

/// Its cells hold no texts that would be laid out anew whenever it is scrolled.
#[test]
fn the_digits_of_a_board_shown_in_part_are_one_picture() {
    let program = empty("36x36", Options::default());
    let window = program.window();
    let adapter = window.global::<BoardAdapter>();
    let inks = || BoardInks {
        given: Color::from_rgb_u8(0, 0, 0),
        entry: Color::from_rgb_u8(0, 0, 255),
        found: Color::from_rgb_u8(0, 90, 0),
        right: Color::from_rgb_u8(0, 160, 0),
        wrong: Color::from_rgb_u8(200, 0, 0),
    };
    // The numbers of the cells that have ink of a colour.
    let inked = |is_of: fn(Rgba8Pixel) -> bool| {
        let picture = adapter.invoke_digits(20, 12.0, inks(), adapter.get_revision());
        let picture = picture.to_rgba8_premultiplied().expect("it is drawn");
        assert_eq!((picture.width(), picture.height()), (400, 400));
        let pixels = picture.as_slice().iter().enumerate();
        let solid = pixels.filter(|(_, pixel)| pixel.a > 200 && is_of(**pixel));
        solid.map(|(at, _)| at / 400 / 20 * 20 + at % 400 / 20).collect::<BTreeSet<usize>>()
    };
    assert!(inked(|_| true).is_empty());
    let revision = adapter.get_revision();
    program.text("36");
    program.key(Key::Down);
    assert_ne!(adapter.get_revision(), revision, "the picture is drawn anew");
    assert_eq!(inked(|pixel| pixel.r < 50), BTreeSet::from([0]));
    program.text("36");
    program.key(Key::Right);
    assert_eq!(inked(|pixel| pixel.r > 150), BTreeSet::from([0, 21]), "the two are in conflict");
    adapter.invoke_scroll(0, 1);
    assert_eq!(inked(|pixel| pixel.r > 150), BTreeSet::from([1]), "the first row is out of sight");
}

#[test]
fn notes_stand_in_a_grid_as_large_as_the_digits_need() {
    let sample = Sample::new("16x16", &[0, 1]);
    let program = sample.opened(Options::default());
    program.key(Key::F(8));
    program.click("Row 1, column 1");
    program.chord(Chord::control(Key::Char('2')));
    program.chord(Chord::control(Key::Char('1')));
    program.chord(Chord::control(Key::Char('6')));
    assert_eq!(program.heard("Row 1, column 1"), "notes 2 and 16");
    let notes = program.window().global::<DrawingAdapter>().get_notes();
    let notes: Vec<_> = notes.iter().collect();
    assert_eq!(notes.len(), 2);
    assert!(notes[0].width < 0.25 && notes[1].x > 0.7 && notes[1].y > 0.7, "{notes:?}");
}

#[test]
fn odd_and_even_cells_are_drawn_and_said() {
    let program = Program::with(Options { statistics: false, ..Options::default() });
    program.window().invoke_copy_text(ODD_EVEN.into());
    program.command(Command::Paste);
    let board = program.window().global::<BoardAdapter>();
    assert_eq!(board.get_marks().row_count(), 28);
    let first = board.get_marks().row_data(0).unwrap();
    assert_eq!((first.cell, first.shape), (1, MarkShape::Circle));
    assert_eq!(board.get_rules(), "Odd digits in circles. Even digits in squares.");
    program.command(Command::PlayPuzzle);
    assert_eq!(program.heard("Row 1, column 4"), "empty, even");
    program.click("Row 1, column 4");
    program.text("9");
    assert_eq!(program.heard("Row 1, column 4"), "9, yours, even, in conflict");
    assert_eq!(
        program.status(),
        "That breaks the rules: 9 in row 1 column 4 although this cell is even."
    );
    program.command(Command::Undo);
    program.text("6");
    assert_eq!(program.heard("Row 1, column 4"), "6, yours, even");
    program.command(Command::Copy);
    assert!(program.window().invoke_paste_text().contains("odd r1c2 r1c7"));
}

#[test]
fn signs_lie_between_their_cells_and_are_said() {
    let program = Program::with(Options { statistics: false, ..Options::default() });
    program.window().invoke_copy_text(DOTS.into());
    program.command(Command::Paste);
    let marks = program.window().global::<BoardAdapter>().get_marks();
    let of_shape = |shape| marks.iter().filter(move |mark| mark.shape == shape).collect::<Vec<_>>();
    let at = |mark: &BoardMark| (mark.sign_x, mark.sign_y);
    let rings = of_shape(MarkShape::Ring);
    assert_eq!(rings.len(), 3);
    assert!(rings.iter().any(|ring| at(ring) == (8.0, 1.0)), "{rings:?}");
    assert!(rings.iter().any(|ring| !ring.second_label.is_empty()));
    assert!(of_shape(MarkShape::BlackDot).iter().all(|dot| dot.label.is_empty()));
    let letters = of_shape(MarkShape::Letter);
    assert!(letters.iter().any(|letter| letter.label == "X"), "{letters:?}");
    // Each lies on an edge: in the middle of one direction, and on a line in the other.
    let is_on_edge = |(x, y): (f32, f32)| (x.fract() - 0.5).abs() < 0.01 && y.fract() < 0.01;
    for mark in of_shape(MarkShape::WhiteDot) {
        let (x, y) = at(&mark);
        assert!(is_on_edge((x, y)) || is_on_edge((y, x)), "{mark:?}");
    }
}

#[test]
fn lines_are_drawn_below_other_marks_and_said() {
    let program = Program::with(Options { statistics: false, ..Options::default() });
    program.window().invoke_copy_text(LINES.into());
    program.command(Command::Paste);
    let marks = program.window().global::<BoardAdapter>().get_marks();
    assert!(marks.iter().all(|mark| mark.shape == MarkShape::Stroke));
    // Each of three lines and three bulbs has an edge and a body; each of three arrows a line, a head, an edge and a ground.
    assert_eq!(marks.row_count(), 3 * 4 + 3 * 4);
    let first = marks.row_data(0).unwrap();
    assert_eq!((first.ink, first.extent), (MarkInk::Edge, 0.33));
    assert!(first.outline.line.starts_with('M'), "{}", first.outline.line);
    assert_eq!(marks.row_data(23).unwrap().ink, MarkInk::Ground);
    let heard = program.heard("Row 2, column 2");
    assert_eq!(
        heard, "empty, on a thermometer, place 3 of 4 from the bulb",
        "two branches say one thing"
    );
}

#[test]
fn fog_covers_cells_and_their_signs_until_right_digits_lift_it() {
    let program = Program::with(Options { statistics: false, ..Options::default() });
    program.window().invoke_copy_text(FOGGY.into());
    program.command(Command::Paste);
    program.command(Command::PlayPuzzle);
    let fog = || program.window().global::<BoardAdapter>().get_fog().iter().collect::<Vec<i32>>();
    let signs = || {
        let marks = program.window().global::<BoardAdapter>().get_marks();
        let is_sign =
            |mark: &BoardMark| mark.shape == MarkShape::WhiteDot || !mark.label.is_empty();
        marks.iter().filter(is_sign).count()
    };
    assert_eq!(program.heard("Row 7, column 6"), "empty, in fog");
    assert!(fog().contains(&59) && !fog().contains(&40), "{:?}", fog());
    let hidden = signs();
    program.click("Row 6, column 6");
    program.text("4");
    assert_eq!(program.heard("Row 7, column 6"), "empty, in a cage of 2 cells, sum 9");
    assert!(!fog().contains(&59) && signs() > hidden, "{:?}", fog());
}

#[test]
fn each_kind_of_line_has_its_colour_and_a_label_or_a_shape() {
    let program = Program::with(Options { statistics: false, ..Options::default() });
    program.window().invoke_copy_text(LINE_KINDS.into());
    program.command(Command::Paste);
    let marks = program.window().global::<BoardAdapter>().get_marks();
    for ink in [
        MarkInk::Green,
        MarkInk::Orange,
        MarkInk::Purple,
        MarkInk::Yellow,
        MarkInk::Body,
        MarkInk::Blue,
        MarkInk::Peach,
        MarkInk::Teal,
        MarkInk::Red,
        MarkInk::Lavender,
        MarkInk::Lime,
    ] {
        assert!(marks.iter().any(|mark| mark.ink == ink), "{ink:?}");
    }
    let labels: Vec<String> = marks
        .iter()
        .filter(|mark| mark.shape == MarkShape::Letter)
        .map(|mark| mark.label.to_string())
        .collect();
    for label in ["W5", "W4", "R", "N", "L4", "=", "E", "M3", "M2", "Z", "10", "+"] {
        assert!(labels.iter().any(|it| it == label), "{label}: {labels:?}");
    }
    let heard = program.heard("Row 1, column 2");
    assert_eq!(heard, "empty, whispers line W5, place 2 of 4");
    assert_eq!(program.heard("Row 1, column 8"), "empty, greater than the cell to the right");
    assert_eq!(program.heard("Row 8, column 5"), "empty, minimum");
}

/// The left and the upper edge of a cell, and its width.
fn place_of(program: &Program, label: &str) -> (f32, f32, f32) {
    let cell = program.find(label);
    (cell.absolute_position().x, cell.absolute_position().y, cell.size().width)
}

#[test]
fn numbers_outside_have_a_margin_and_are_said() {
    let program = Program::with(Options { statistics: false, ..Options::default() });
    let (_, _, wide) = place_of(&program, "Row 1, column 1");
    program.window().invoke_copy_text(OUTSIDE.into());
    program.command(Command::Paste);
    let adapter = program.window().global::<BoardAdapter>();
    let numbers: Vec<_> = adapter.get_outside().iter().collect();
    assert_eq!(numbers.len(), 9);
    // Five arrows, and the signs of three kinds.
    assert!(numbers.iter().all(|number| !number.sign.line.is_empty()));
    assert!(numbers.iter().all(|it| [it.x, it.y].iter().any(|at| *at < 0.0 || *at > 9.0)));
    let margins = adapter.get_margins();
    assert!([margins.top, margins.right, margins.bottom, margins.left].iter().all(|it| *it > 0.5));
    let (_, _, narrow) = place_of(&program, "Row 1, column 1");
    assert!((narrow * 10.6 - wide * 9.0).abs() < 12.0, "{narrow} {wide}");
    assert_eq!(
        program.heard("Row 2, column 9"),
        "empty, on the diagonal from r1c8 down to the right, sum 13"
    );
    assert_eq!(program.heard("Row 5, column 1"), "empty, sandwich 9 right of the row");
}

#[test]
fn of_a_part_of_a_board_only_the_numbers_of_its_lines_are_shown() {
    let program = Program::with(Options { statistics: false, ..Options::default() });
    program.app.handle(FilesAction::Pasted(with_numbers_of_far_lines()));
    let adapter = program.window().global::<BoardAdapter>();
    (0..8).for_each(|_| adapter.invoke_zoom(1));
    let shown = || {
        // The number of the diagonal stands elsewhere in each part.
        let all = adapter.get_outside();
        let numbers = all.iter().filter(|it| it.sign.line.is_empty());
        let mut numbers: Vec<_> = numbers.map(|it| (it.text.to_string(), it.x, it.y)).collect();
        numbers.sort_by(|one, other| one.0.cmp(&other.0));
        numbers
    };
    let most = adapter.get_columns();
    assert!(adapter.get_is_part() && most < 15, "{most}");
    adapter.invoke_scroll(-100, -100);
    assert_eq!(shown(), [("30".to_owned(), -0.4, 2.5)]);
    let before = adapter.get_margins();
    adapter.invoke_scroll(100, 0);
    #[expect(clippy::cast_precision_loss, reason = "there are few columns")]
    let column = (19 - (25 - most)) as f32 + 0.5;
    assert_eq!(shown(), [("30".to_owned(), -0.4, 2.5), ("50".to_owned(), column, -0.4)]);
    assert_eq!(adapter.get_margins(), before, "cells keep their size");
    adapter.invoke_scroll(-100, 100);
    assert_eq!(shown(), []);
}

#[test]
fn mouse_and_keys_find_the_cells_between_numbers_outside() {
    for size in [(1040.0, 780.0), (560.0, 520.0), (2560.0, 1440.0)] {
        let program = Program::with(Options { statistics: false, ..Options::default() });
        program.resize(size.0, size.1);
        program.window().invoke_copy_text(OUTSIDE.into());
        program.command(Command::Paste);
        Program::settle();
        for (label, index) in
            [("Row 1, column 1", 0), ("Row 9, column 9", 80), ("Row 2, column 8", 16)]
        {
            program.click(label);
            assert_eq!(program.selected(), index, "{label} at {size:?}");
        }
        program.text("7");
        assert_eq!(program.digit("Row 2, column 8"), "7");
        program.key(Key::End);
        assert_eq!(program.selected(), 17);
        // The numbers lie within the window.
        let (left, top, pitch) = place_of(&program, "Row 1, column 1");
        let (right, bottom, _) = place_of(&program, "Row 9, column 9");
        assert!(left >= 0.8 * pitch && top >= 0.8 * pitch, "{left} {top} {pitch}");
        assert!(right + 1.8 * pitch <= size.0 && bottom + 1.8 * pitch <= size.1);
    }
}

#[test]
fn a_number_outside_that_is_broken_is_marked_and_told() {
    let program = Program::with(Options { statistics: false, ..Options::default() });
    program.window().invoke_copy_text(OUTSIDE.into());
    program.command(Command::Paste);
    program.click("Row 9, column 1");
    program.text("5");
    let heard = program.heard("Row 9, column 1");
    assert!(heard.starts_with("5, given, ") && heard.ends_with(", in conflict"), "{heard}");
    let status = program.status();
    assert!(
        status.contains("the little killer at") && status.contains("holds 5, not 4"),
        "{status}"
    );
}
