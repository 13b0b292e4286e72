//! Pictures of the program in every state, without a display.
//!
//! With a folder's name in `NONET_SHOTS` all of them are written there to be looked at, or only those of the states that
//! `NONET_SHOTS_OF` names. Without it only a few are taken. Either way the test holds that each shows something and that the dark scheme is dark.

use std::collections::HashSet;
use std::fs::File;
use std::path::Path;

use nonet::controller::commands::keys::Key;
use nonet::controller::{
    Action, BoardAction, Command, EditorAction, FilesAction, HintsAction, LabAction, LabPage,
    Launch, Pen, ShapesAction, TutorialAction,
};
use nonet::engine::generate::{BoardChoice, Recipe, generate};
use nonet::engine::technique::{Level, Solver};
use nonet::engine::{
    Cell, Control, Digit, DigitSet, ExtraHouses, Grid, LayoutBuilder, NamedShape, Place, Puzzle,
};
use nonet::figures::RaceCourse;
use nonet::format::tutorial::TutorialLesson;
use nonet::format::{Document, Kind, read, write};
use nonet::game::{Colour, Ending};
use nonet::jobs::{SavePurpose, TargetFile};
use nonet::language::Language;
use nonet::store::records::append;
use nonet::store::{Folders, LanguageChoice, Options, ThemeChoice};
use nonet::ui::DrawingAdapter;
use slint::platform::{PointerEventButton, WindowEvent};
use slint::{ComponentHandle, LogicalSize, Model, PhysicalSize, Rgba8Pixel, SharedPixelBuffer};

use crate::program::{ONE_ANSWER, Program, TWO_ANSWERS, file_in_folder};
use crate::records::game;

type Picture = SharedPixelBuffer<Rgba8Pixel>;

/// A puzzle as newspapers print it.
pub(crate) const NEWSPAPER: &str =
    "5.......3..8.3...292.7.148..3.1.825...........659.3.1..972.6.313...1.6..1.......8";

/// What to do before the picture is taken.
/// A puzzle with odd and even cells.
pub(crate) const ODD_EVEN: &str = include_str!("../../../data/good/nonet-odd-even.sdk");

/// A puzzle with dots, letters, circles and a cage.
pub(crate) const DOTS: &str = include_str!("../../../data/good/nonet-dots.sdk");
/// A puzzle with thermometers and arrows.
pub(crate) const LINES: &str = "Nonet(version: 4, givens: [\".........\", \".........\", \"....6....\", \
    \".........\", \"..5.1.4..\", \".........\", \"....3....\", \".........\", \".........\"], \
    constraints: [\"thermometer r3c1 r2c1 r2c2 r1c2\", \"thermometer r3c1 r2c1 r2c2 r2c3\", \
    \"thermometer r5c8 r6c7 r7c6\", \"arrow r8c5 r7c4 r6c3 r6c2\", \"arrow r8c5 r8c6 r8c7\", \
    \"arrow 2 r1c7 r1c8 r2c8 r3c7 r4c7\"])";

/// A puzzle with all kinds of lines, minima, maxima, greater-than signs and a clone.
pub(crate) const LINE_KINDS: &str = "Nonet(version: 4, givens: [\".........\", \".........\", \"....6....\", \
    \".........\", \"..5.1.4..\", \".........\", \"....3....\", \".........\", \".........\"], \
    constraints: [\"whispers 5 r1c1 r1c2 r2c3 r3c3\", \"whispers 4 r2c1 r3c1 r4c1\", \"renban r1c5 r2c4 r3c4\", \
    \"nabner r4c4 r4c5 r4c6\", \"palindrome r1c7 r2c7 r2c8 r3c9\", \"between r5c1 r6c1 r6c2\", \
    \"lockout 4 r7c1 r8c2 r9c2\", \"regionsum r6c3 r6c4 r7c4\", \"entropic r3c6 r3c7 r3c8\", \
    \"modular 3 r4c9 r5c9 r6c9\", \"modular 2 r7c9 r8c9 r9c9\", \"zipper r9c4 r9c5 r9c6\", \
    \"sumline 10 r7c6 r7c7 r8c7\", \"doublearrow r5c5 r6c6 r6c7\", \"slowthermometer r4c2 r4c3 r5c3\", \
    \"greater r1c8 r1c9\", \"greater r9c1 r8c1\", \"minimum r8c5\", \"maximum r5c7\", \
    \"clone r7c5 r7c8 r2c6 r1c3\"])";

/// A puzzle with indexers of all kinds, two of them in one cell, and counting circles, one of them on an odd cell.
pub(crate) const COUNTED: &str = "Nonet(version: 4, givens: [\".........\", \".........\", \"....6....\", \
    \".........\", \"..5.1.4..\", \".........\", \"....3....\", \".........\", \".........\"], \
    constraints: [\"odd r8c2\", \"cage 14 r2c2 r2c3 r3c3\", \"arrow r8c5 r7c4 r6c3\", \"whispers 5 r6c6 r6c7 r7c8\", \
    \"rowindexer r1c1 r4c4 r2c2\", \"columnindexer r1c2 r4c4\", \"boxindexer r1c3 r4c5\", \
    \"countingcircles r8c2 r8c5 r7c8 r6c6 r9c9 r5c8\"])";

/// A puzzle with one answer whose clues lie in fog: a line, a dot, a cage and an odd cell.
pub(crate) const FOGGY: &str = "Nonet(version: 4, givens: [\"534678912\", \"672195348\", \"198342567\", \
    \"8597.1423\", \"4268..791\", \"71392..56\", \"9615...84\", \"287419635\", \"3452861..\"], \
    constraints: [\"cage 9 r7c6 r7c7\", \"difference 4 r6c6 r6c7\", \"odd r9c9\", \
    \"whispers 2 r4c5 r5c6 r6c7\", \"fog r5c5\"])";

/// A board of 25 by 25 with a number beside its third row, one above its twentieth column, and one at a diagonal.
pub(crate) fn with_numbers_of_far_lines() -> String {
    let rows = vec![format!("\"{}\"", vec!["."; 25].join(" ")); 25].join(", ");
    format!(
        "Nonet(version: 4, shape: \"25x25\", givens: [{rows}], constraints: [\"sandwich 30 r3c0\", \
         \"sandwich 50 r0c20\", \"littlekiller 60 r0c13 DR\"])"
    )
}

/// A puzzle with numbers on all sides of the board, two of them at one place.
pub(crate) const OUTSIDE: &str = "Nonet(version: 4, givens: [\".........\", \".........\", \"....6....\", \
    \".........\", \"..5.1.4..\", \".........\", \"....3....\", \".........\", \".........\"], \
    constraints: [\"littlekiller 13 r0c7 DR\", \"littlekiller 25 r3c0 DR\", \"littlekiller 8 r3c0 UR\", \
    \"littlekiller 51 r0c10 DL\", \"littlekiller 4 r10c2 UL\", \"sandwich 9 r5c10\", \"sandwich 0 r0c2\", \
    \"xsum 41 r8c0\", \"skyscraper 4 r10c7\"])";

pub(crate) type Prepare = fn(&Program);

/// Every state, by name.
pub(crate) const STATES: &[(&str, Prepare)] = &[
    ("edit", |_| ()),
    ("start", |program| program.command(Command::StartPage)),
    ("conflict", |program| program.text("5")),
    ("answer", |program| program.key(Key::F(5))),
    ("several", |program| {
        program.app.handle(FilesAction::Pasted(TWO_ANSWERS.into()));
        program.key(Key::F(12));
    }),
    ("hint", |program| (0..3).for_each(|_| program.key(Key::F(2)))),
    ("fish", |program| {
        program.command(Command::SolutionPath);
        program.app.handle(HintsAction::ChooseStep(19));
    }),
    ("notes", |program| program.command(Command::NoteCandidates)),
    ("playing", playing),
    ("colours", |program| {
        playing(program);
        program.text("v");
    }),
    ("digit-first", |program| {
        playing(program);
        program.text("t6");
    }),
    ("checked", |program| {
        playing(program);
        program.key(Key::F(7));
    }),
    ("candidates", |program| {
        playing(program);
        let cell = program.find("Row 5, column 5");
        cell.mock_single_click(PointerEventButton::Right);
    }),
    ("marks", marks),
    ("signs", signs),
    ("lines", lines),
    ("line-kinds", |program| {
        program.app.handle(FilesAction::Pasted(LINE_KINDS.into()));
        program.click("Don’t save");
        enter(program, "Row 1, column 1", "1");
        enter(program, "Row 1, column 2", "4");
        program.click("Row 7, column 4");
    }),
    ("counted", |program| {
        program.app.handle(FilesAction::Pasted(COUNTED.into()));
        program.click("Don’t save");
        enter(program, "Row 1, column 1", "4");
        program.command(Command::NoteCandidates);
        program.click("Row 7, column 4");
    }),
    ("fog", |program| {
        program.app.handle(FilesAction::Pasted(FOGGY.into()));
        program.click("Don’t save");
        program.command(Command::PlayPuzzle);
        program.click("Row 7, column 6");
    }),
    ("outside", outside),
    ("marks-notes", |program| {
        marks(program);
        program.command(Command::NoteCandidates);
    }),
    ("marks-print", |program| {
        marks(program);
        print(program);
    }),
    ("paused", |program| {
        playing(program);
        program.text("p");
    }),
    ("solved", |program| {
        solved(program);
        // The wave has passed.
        (0..6).for_each(|_| Program::settle());
    }),
    ("wave", solved),
    ("solved-replay", |program| {
        solved(program);
        program.command(Command::ReplayGame);
        (0..6).for_each(|_| Program::settle());
    }),
    ("question", |program| program.command(Command::Quit)),
    ("number", |program| {
        program.key(Key::F(6));
        program.fill("Number of the answer to show, counted from 1", "x");
        program.key(Key::Enter);
    }),
    ("path", |program| program.command(Command::SaveAs)),
    ("form", form),
    ("rewrite", rewrite),
    ("unwritable", unwritable),
    ("options", |program| program.command(Command::Options)),
    ("print", print),
    ("print-error", |program| {
        program.command(Command::Print);
        program.fill("Title", "数独");
    }),
    ("chooser", chooser),
    ("records", |program| with_home(program, Command::PlayStatistics)),
    ("replay", |program| {
        with_home(program, Command::PlayStatistics);
        program.key(Key::Enter);
        program.key(Key::Right);
    }),
    ("library", |program| with_home(program, Command::Library)),
    ("lab", |program| {
        program.app.handle(FilesAction::Pasted(ONE_ANSWER.into()));
        program.command(Command::Lab);
        (0..12).for_each(|_| program.key(Key::Right));
    }),
    ("lab-graph", |program| {
        program.app.handle(FilesAction::Pasted(ONE_ANSWER.into()));
        program.command(Command::Lab);
        (0..6).for_each(|_| program.key(Key::Down));
        (0..4).for_each(|_| program.key(Key::Right));
    }),
    ("lab-enlarged", |program| {
        program.app.handle(FilesAction::Pasted(ONE_ANSWER.into()));
        program.command(Command::Lab);
        (0..40).for_each(|_| program.key(Key::Right));
        program.text("f");
    }),
    ("lab-learn", |program| {
        program.command(Command::Lab);
        program.app.handle(LabAction::Turn(LabPage::Learn));
    }),
    ("lab-race", |program| {
        program.command(Command::Lab);
        program.app.handle(LabAction::Turn(LabPage::Race));
    }),
    ("lab-race-list", |program| {
        program.command(Command::Lab);
        program.app.handle(LabAction::Turn(LabPage::Race));
        program.app.handle(LabAction::Course(RaceCourse::List));
    }),
    ("photo", |program| photo(program, "image70.jpg")),
    ("photo-none", |program| {
        let blank = nonet::vision::Picture::new(300, 200, vec![200; 60_000]).unwrap();
        program.app.handle(FilesAction::PastedPicture(Some(Box::new(blank))));
    }),
    ("photo-boards", two_photographs),
    ("gallery", |program| program.command(Command::NewBoard)),
    ("gallery-jigsaws", |program| {
        program.command(Command::NewBoard);
        program.key(Key::End);
        program.key(Key::Up);
        program.key(Key::Up);
        Program::settle();
    }),
    ("shape-editor", |program| {
        program.command(Command::NewBoard);
        program.app.handle(ShapesAction::Search("jigsaw 9".into()));
        program.app.handle(ShapesAction::DrawSelected);
        program.text("d");
    }),
    ("shape-editor-25", |program| {
        program.command(Command::NewBoard);
        program.app.handle(ShapesAction::Search("25x25".into()));
        program.app.handle(ShapesAction::DrawSelected);
        for action in [
            EditorAction::ToggleExtra(ExtraHouses::FallingDiagonal),
            EditorAction::AddHouse,
            EditorAction::Press(Place::new(3, 2)),
            EditorAction::Drag(Place::new(9, 8)),
            EditorAction::Release,
        ] {
            program.app.handle(ShapesAction::Edit(action));
        }
    }),
    ("numbers", |program| {
        with_home(program, Command::PlayStatistics);
        if program.is_there("In numbers") {
            program.click("In numbers");
        }
    }),
    ("new-game", |program| {
        program.command(Command::ChooseGame);
        program.fill("Number of givens, such as 24 or 22-26", "100");
        program.key(Key::Enter);
    }),
    ("save-point", |program| {
        playing(program);
        program.command(Command::NameSavePoint);
    }),
    ("lesson", |program| program.command(Command::Techniques)),
    ("tutorial-list", |program| program.command(Command::Tutorial)),
    ("tutorial", |program| {
        program.app.handle(TutorialAction::Begin(TutorialLesson::BoxSingle));
        program.text("5");
    }),
    ("tutorial-notes", |program| {
        program.app.handle(TutorialAction::Begin(TutorialLesson::XWing));
        program.key(Key::Enter);
    }),
    ("known", |program| program.command(Command::KnownTechniques)),
    ("options-games", |program| {
        program.command(Command::Options);
        program.click("Games");
    }),
    ("menu-play", |program| {
        program.key(Key::F(10));
        (0..3).for_each(|_| program.key(Key::Right));
        program.key(Key::Up);
    }),
    ("about", |program| program.command(Command::About)),
    ("help", |program| program.command(Command::Help)),
    ("shortcuts", |program| program.command(Command::Shortcuts)),
    ("menu", |program| program.key(Key::F(10))),
    ("submenu", |program| {
        program.key(Key::F(10));
        for key in [Key::Left, Key::Left, Key::Right] {
            program.key(key);
        }
    }),
    ("copy-as", |program| {
        for key in [Key::F(10), Key::Right, Key::Down, Key::Down, Key::Right] {
            program.key(key);
        }
    }),
];

/// Other boards than the classic one, which only pictures show.
const BOARDS: &[(&str, Prepare)] = &[
    ("chain-12", |program| chain_on(program, "12x12")),
    ("chain-16", |program| chain_on(program, "16x16")),
    ("notes-16", |program| {
        paste(program, made_on("16x16"));
        program.command(Command::NoteCandidates);
    }),
    ("single-16", |program| {
        paste(program, made_on("16x16"));
        (0..3).for_each(|_| program.key(Key::F(2)));
    }),
    ("single-samurai", |program| {
        paste(program, made_on("samurai"));
        (0..3).for_each(|_| program.key(Key::F(2)));
    }),
    ("outlined", |program| {
        let extras = [ExtraHouses::Windows, ExtraHouses::Asterisk, ExtraHouses::CentreDots];
        let layout = LayoutBuilder::boxed(3, 3).with_extras(extras).build().unwrap();
        paste(program, Grid::empty(layout));
    }),
];

fn made_on(name: &str) -> Grid {
    let recipe = Recipe::of_board(BoardChoice::Layout(NamedShape::named(name).unwrap().layout()));
    generate(&recipe, 1, &Control::default()).unwrap().puzzle.givens().clone()
}

fn paste(program: &Program, givens: Grid) {
    let text = write(Kind::Nonet, &[Document::of_givens(givens)]).unwrap();
    program.window().invoke_copy_text(text.into());
    program.command(Command::Paste);
    program.click("Don’t save");
}

/// The first step with lines in the list of all steps, where singles lead no further.
fn chain_on(program: &Program, name: &str) {
    let puzzle = Puzzle::new(made_on(name)).unwrap();
    let path = Solver::singles().any_path_of(&puzzle, &Control::default()).unwrap().unwrap();
    paste(program, path.into_end().grid());
    program.command(Command::AllSteps);
    Program::settle();
    let links = || program.window().global::<DrawingAdapter>().get_links().row_count();
    for place in 0..300 {
        program.app.handle(HintsAction::ChooseStep(place));
        if links() > 2 {
            break;
        }
    }
}

/// In the middle of a game: entries right and wrong, both kinds of notes, colours, several selected cells, save points.
fn playing(program: &Program) {
    program.key(Key::F(8));
    program.command(Command::NoteCandidates);
    enter(program, "Row 1, column 2", "1");
    enter(program, "Row 1, column 3", "4");
    enter(program, "Row 9, column 8", "5");
    for (cell, keys) in [
        ("Row 2, column 1", "x46c46"),
        ("Row 5, column 5", "c1467x6"),
        ("Row 3, column 5", "x6c1356z"),
    ] {
        enter(program, cell, keys);
    }
    for (cell, keys) in [
        ("Row 4, column 2", "a"),
        ("Row 4, column 4", "s"),
        ("Row 4, column 6", "d"),
        ("Row 4, column 8", "f"),
        ("Row 6, column 2", "g"),
        ("Row 6, column 3", "h"),
        ("Row 6, column 5", "j"),
        ("Row 6, column 7", "k"),
        ("Row 5, column 9", "ah"),
        ("Row 5, column 1", "adfj"),
    ] {
        enter(program, cell, keys);
    }
    for (cell, digit, colour) in [(10, 4, 1), (10, 9, 6), (12, 5, 3), (16, 6, 7), (17, 6, 4)] {
        program.app.handle(BoardAction::TakeColour(Colour::new(colour).unwrap()));
        program.command(Command::Pen(Pen::Colour));
        program.app.handle(BoardAction::PickCandidate(Cell::new(cell).unwrap(), digit));
    }
    program.command(Command::Pen(Pen::Digit));
    program.command(Command::MakeSavePoint);
    for cell in [66, 67, 75, 76, 70] {
        let action = if cell == 66 { BoardAction::Pick } else { BoardAction::PickAlso };
        program.app.handle(action(Cell::new(cell).unwrap()));
    }
}

/// A game with odd and even cells: a digit against one of them, a digit in another, and a colour.
fn marks(program: &Program) {
    program.app.handle(FilesAction::Pasted(ODD_EVEN.into()));
    program.click("Don’t save");
    program.command(Command::PlayPuzzle);
    enter(program, "Row 1, column 4", "9");
    enter(program, "Row 7, column 5", "3");
    enter(program, "Row 3, column 3", "a");
    enter(program, "Row 6, column 1", "d");
    program.click("Row 4, column 5");
}

/// A game with signs between cells, its candidates, and a digit against a sign.
fn signs(program: &Program) {
    program.app.handle(FilesAction::Pasted(DOTS.into()));
    program.click("Don’t save");
    program.command(Command::PlayPuzzle);
    program.command(Command::NoteCandidates);
    enter(program, "Row 1, column 2", "3");
    program.click("Row 5, column 5");
}

/// Thermometers and arrows: a digit with too little room behind it, digits on lines and in the circle, and notes.
fn outside(program: &Program) {
    program.app.handle(FilesAction::Pasted(OUTSIDE.into()));
    program.click("Don’t save");
    enter(program, "Row 9, column 1", "5");
    program.click("Row 5, column 1");
}

fn lines(program: &Program) {
    program.app.handle(FilesAction::Pasted(LINES.into()));
    program.click("Don’t save");
    enter(program, "Row 3, column 1", "8");
    enter(program, "Row 8, column 5", "8");
    enter(program, "Row 6, column 7", "7");
    enter(program, "Row 1, column 7", "2");
    program.command(Command::NoteCandidates);
    program.click("Row 7, column 4");
}

fn enter(program: &Program, cell: &str, keys: &str) {
    program.click(cell);
    program.text(keys);
}

/// The last digit of the puzzle has just been put in.
fn solved(program: &Program) {
    program.key(Key::F(8));
    program.command(Command::Solve);
    let answer = program.shown();
    program.command(Command::Restore);
    program.click("Row 1, column 1");
    for digit in answer.chars() {
        program.text(&digit.to_string());
        program.key(Key::Right);
    }
}

/// A save that would leave much out.
fn form(program: &Program) {
    let mut document = read(NEWSPAPER.as_bytes()).unwrap().documents.remove(0);
    document.about.title.push_str("Monday");
    document.entries.set(Cell::new(1).unwrap(), Digit::new(1));
    document.notes.set(Cell::new(2).unwrap(), DigitSet::of(Digit::CLASSIC[5]));
    let text = write(Kind::Nonet, &[document]).unwrap();
    program.app.handle(FilesAction::Pasted(text));
    let target = TargetFile { path: "/puzzles/monday.sdm".into(), purpose: SavePurpose::Create };
    program.app.handle(FilesAction::SaveTo(target));
}

/// A save over the file of another program.
fn rewrite(program: &Program) {
    let (_folder, path) = file_in_folder("monday.sdm");
    std::fs::write(&path, NEWSPAPER).unwrap();
    let new = TargetFile { path: path.with_extension("sdk"), purpose: SavePurpose::Create };
    program.app.handle(FilesAction::SaveTo(new));
    program.app.handle(FilesAction::OpenFrom(path));
    program.command(Command::Save);
}

/// A photograph of the tests beside its puzzle.
fn photo(program: &Program, name: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../data/photos");
    program.app.handle(FilesAction::Dropped(vec![folder.join(name)]));
}

/// Two photographs of the tests, beside each other in one picture.
fn two_photographs(program: &Program) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../data/photos");
    let [left, right] = ["image1.jpg", "image70.jpg"].map(|name| {
        let bytes = std::fs::read(folder.join(name)).unwrap();
        nonet::photo::decode(&bytes).unwrap()
    });
    let rows = left.shades().chunks_exact(left.width());
    let rows = rows.zip(right.shades().chunks_exact(right.width()));
    let shades = rows.flat_map(|(left, right)| [left, right].concat()).collect();
    let width = left.width() + right.width();
    let both = nonet::vision::Picture::new(width, left.height(), shades).unwrap();
    program.app.handle(FilesAction::PastedPicture(Some(Box::new(both))));
}

/// A save in a form that is only read.
fn unwritable(program: &Program) {
    rewrite(program);
    program.text("\u{1b}");
    let (_folder, path) = file_in_folder("monday.gsudoku");
    let data = NEWSPAPER.replace('.', "0");
    let text =
        format!("<onegravitysudoku version=\"1\"><sudoku data=\"{data}\"/></onegravitysudoku>");
    std::fs::write(&path, text).unwrap();
    program.app.handle(FilesAction::OpenFrom(path));
    program.command(Command::Save);
}

/// The second of two pages.
fn print(program: &Program) {
    program.app.handle(Action::Start(Box::new(Launch { printer: true, ..Launch::default() })));
    program.command(Command::Print);
    program.click("After the puzzle");
    program.key(Key::PageDown);
}

/// What was played, or the library, in a home with some games and a collection.
fn with_home(program: &Program, command: Command) {
    let home = tempfile::tempdir().unwrap();
    let folders = Folders::below(home.path());
    for number in 0..20_u32 {
        let ending = Ending::ALL[usize::from(number % 4 == 0)];
        let level = Level::ALL[number as usize % 3];
        let time = u64::from(200 + 37 * (number % 7));
        append(&folders, &game(i64::from(number * number / 6), ending, level, time)).unwrap();
    }
    std::fs::create_dir_all(folders.library()).unwrap();
    let puzzles = format!("{NEWSPAPER}\n{ONE_ANSWER}\n{TWO_ANSWERS}\n").repeat(10);
    std::fs::write(folders.library().join("newspapers.sdm"), puzzles).unwrap();
    let launch = Launch { folders: Some(folders), ..Launch::default() };
    program.app.handle(Action::Start(Box::new(launch)));
    program.command(command);
    // The second game, or the first collection, while its file is there.
    program.key(Key::Down);
}

fn chooser(program: &Program) {
    let (_folder, path) = file_in_folder("many.sdm");
    std::fs::write(&path, format!("{NEWSPAPER}\n{TWO_ANSWERS}\n").repeat(5)).unwrap();
    program.app.handle(FilesAction::OpenFrom(path));
}

/// One picture to take.
#[derive(Clone)]
struct Scene {
    state: (&'static str, Prepare),
    size: (u16, u16),
    scale: f32,
    theme: ThemeChoice,
    language: LanguageChoice,
}

impl Scene {
    fn of(state: (&'static str, Prepare)) -> Self {
        Self {
            state,
            size: (1000, 720),
            scale: 1.0,
            theme: ThemeChoice::Light,
            language: LanguageChoice::Of(Language::ENGLISH),
        }
    }

    fn file(&self) -> String {
        let ((name, _), (width, height)) = (self.state, self.size);
        let (scale, theme, language) = (self.scale, self.theme, self.language);
        format!("{name}-{width}x{height}@{scale}-{theme:?}-{language:?}.png").to_lowercase()
    }
}

/// Every state as it is, at other sizes and scales, then all of that in the dark and in Vietnamese.
fn all_scenes() -> Vec<Scene> {
    let mut scenes: Vec<Scene> = STATES.iter().map(|&state| Scene::of(state)).collect();
    for name in [
        "edit",
        "start",
        "answer",
        "hint",
        "notes",
        "fish",
        "options",
        "help",
        "print",
        "playing",
        "marks-notes",
        "signs",
        "line-kinds",
        "outside",
        "colours",
        "solved",
        "records",
        "numbers",
        "replay",
        "library",
        "lab",
        "lab-enlarged",
        "lab-learn",
        "lab-race",
        "lab-race-list",
        "photo",
        "gallery",
        "shape-editor",
        "new-game",
        "save-point",
        "lesson",
        "known",
        "options-games",
        "menu-play",
        "unwritable",
        "chooser",
    ] {
        scenes.push(Scene { size: (560, 520), ..scene(name) });
    }
    scenes.extend(BOARDS.iter().map(|state| Scene::of(*state)));
    for name in ["edit", "fish", "print"] {
        scenes.push(Scene { size: (1400, 900), ..scene(name) });
    }
    for name in ["start", "edit", "answer", "playing", "fish"] {
        scenes.push(Scene { size: (2560, 1440), ..scene(name) });
        scenes.push(Scene { size: (600, 1000), ..scene(name) });
    }
    for scale in [1.25, 1.5, 2.0] {
        scenes.push(Scene { scale, ..scene("conflict") });
        scenes.push(Scene { scale, ..scene("fish") });
        scenes.push(Scene { scale, ..scene("marks") });
        scenes.push(Scene { scale, ..scene("signs") });
        scenes.push(Scene { scale, ..scene("line-kinds") });
        scenes.push(Scene { scale, ..scene("outside") });
        scenes.push(Scene { scale, ..scene("checked") });
        scenes.push(Scene { scale, ..scene("gallery") });
        scenes.push(Scene { scale, ..scene("shape-editor") });
        scenes.push(Scene { scale, ..scene("single-16") });
    }
    let dark = |scene: &Scene| Scene { theme: ThemeChoice::Dark, ..scene.clone() };
    scenes.extend(scenes.iter().map(dark).collect::<Vec<_>>());
    let vietnamese = |scene: &Scene| Scene {
        language: LanguageChoice::Of(Language::of_locale("vi")),
        ..scene.clone()
    };
    scenes.extend(scenes.iter().map(vietnamese).collect::<Vec<_>>());
    scenes
}

/// Enough to see that pictures are drawn at all.
fn few_scenes() -> Vec<Scene> {
    let dark = Scene {
        theme: ThemeChoice::Dark,
        language: LanguageChoice::Of(Language::of_locale("vi")),
        ..scene("conflict")
    };
    vec![scene("answer"), dark]
}

fn scene(name: &str) -> Scene {
    let state = STATES.iter().chain(BOARDS).find(|(it, _)| *it == name);
    Scene::of(*state.expect("the state has a name in the table"))
}

#[test]
fn every_state_can_be_seen() {
    let folder = std::env::var_os("NONET_SHOTS");
    let mut scenes = if folder.is_some() { all_scenes() } else { few_scenes() };
    if let Ok(wanted) = std::env::var("NONET_SHOTS_OF") {
        scenes.retain(|scene| wanted.split(',').any(|name| name == scene.state.0));
    }
    for scene in scenes {
        let picture = take(&scene);
        assert!(colours(&picture) > 50, "{} is blank", scene.file());
        let is_dark = brightness(&picture) < 100.0;
        assert_eq!(is_dark, scene.theme == ThemeChoice::Dark, "{}", scene.file());
        if let Some(folder) = &folder {
            save(&picture, &Path::new(folder).join(scene.file()));
        }
    }
}

fn take(scene: &Scene) -> Picture {
    let program = Program::drawn(Options::default());
    program.app.handle(FilesAction::Pasted(NEWSPAPER.into()));
    program.click("Row 1, column 3");
    resize(&program, scene);
    (scene.state.1)(&program);
    program.command(Command::Theme(scene.theme));
    program.command(Command::Language(scene.language));
    Program::settle();
    program.window().window().take_snapshot().expect("the software renderer takes pictures")
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a window's size is a small whole number"
)]
fn resize(program: &Program, scene: &Scene) {
    let (width, height) = (f32::from(scene.size.0), f32::from(scene.size.1));
    let window = program.window().window();
    window.dispatch_event(WindowEvent::ScaleFactorChanged { scale_factor: scene.scale });
    let physical = |length: f32| (length * scene.scale).round() as u32;
    window.set_size(PhysicalSize::new(physical(width), physical(height)));
    // The testing window takes the size for a logical one.
    window.dispatch_event(WindowEvent::Resized { size: LogicalSize::new(width, height) });
    Program::settle();
}

fn brightness(picture: &Picture) -> f64 {
    let pixels = picture.as_slice();
    let light = |pixel: &Rgba8Pixel| f64::from(pixel.r) + f64::from(pixel.g) + f64::from(pixel.b);
    let count = u32::try_from(pixels.len()).expect("a window is not that large");
    pixels.iter().map(light).sum::<f64>() / (f64::from(count) * 3.0)
}

/// How many different colours the picture has.
fn colours(picture: &Picture) -> usize {
    let colours: HashSet<_> =
        picture.as_slice().iter().map(|pixel| (pixel.r, pixel.g, pixel.b)).collect();
    colours.len()
}

fn save(picture: &Picture, path: &Path) {
    let file = File::create(path).expect("the folder can be written to");
    let mut encoder = png::Encoder::new(file, picture.width(), picture.height());
    encoder.set_color(png::ColorType::Rgba);
    encoder.set_depth(png::BitDepth::Eight);
    let mut writer = encoder.write_header().expect("the header is written");
    writer.write_image_data(picture.as_bytes()).expect("the picture is written");
}
