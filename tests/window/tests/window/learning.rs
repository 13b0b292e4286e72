//! Pages on techniques and the known ones, by what a screen reader finds and by keys.

use nonet::controller::Command;
use nonet::controller::commands::keys::{Chord, Key};
use nonet::engine::technique::{FishKind, FishSize, Technique};
use nonet::language::Language;
use nonet::store::LanguageChoice;
use nonet::ui::{
    DialogAdapter, DialogKind, HintAdapter, KnownAdapter, NoteShape, StatisticsAdapter,
    TechniqueAdapter, TechniqueRow,
};
use slint::{ComponentHandle, Model};

use crate::program::{ONE_ANSWER, Program};

fn dialog(program: &Program) -> DialogKind {
    program.window().global::<DialogAdapter>().get_current()
}

fn title(program: &Program) -> String {
    program.window().global::<TechniqueAdapter>().get_title().into()
}

#[test]
fn a_technique_is_looked_for_and_its_example_loaded_by_keys_alone() {
    let program = Program::new();
    program.chord(Chord { shift: true, ..Chord::plain(Key::F(2)) });
    assert_eq!((dialog(&program), title(&program).as_str()), (DialogKind::Technique, "Full house"));
    program.key(Key::Down);
    assert_eq!(title(&program), "Naked single");
    program.text("x-wi");
    assert_eq!(title(&program), "X-Wing");
    program.key(Key::Down);
    assert_eq!(title(&program), "Finned X-Wing");
    program.key(Key::Down);
    program.key(Key::Down);
    assert_eq!(title(&program), "Franken X-Wing");
    program.key(Key::Up);
    assert_eq!(title(&program), "Sashimi X-Wing");
    let adapter = program.window().global::<TechniqueAdapter>();
    assert!(adapter.get_notes().iter().any(|note| note.gone));
    assert!(adapter.get_notes().iter().any(|note| note.shape != NoteShape::None));
    assert!(adapter.get_paragraphs().row_count() > 1);
    program.key(Key::Enter);
    assert_eq!(dialog(&program), DialogKind::None);
    assert!(program.status().starts_with("An example: Sashimi X-Wing"), "{}", program.status());
    let hint: String = program.window().global::<HintAdapter>().get_title().into();
    assert_eq!(hint, "Sashimi X-Wing");
}

#[test]
fn each_heading_of_the_list_has_techniques_below_it() {
    let program = Program::new();
    program.command(Command::Techniques);
    let rows: Vec<_> = program.window().global::<TechniqueAdapter>().get_rows().iter().collect();
    let is_followed = |pair: &[TechniqueRow]| !(pair[0].heading && pair[1].heading);
    assert!(rows[0].heading && rows.windows(2).all(is_followed), "{rows:?}");
    assert!(!rows.last().unwrap().heading);
}

#[test]
fn the_technique_of_the_name_that_is_typed_is_shown() {
    let program = Program::new();
    program.command(Command::Techniques);
    program.text("xy-wing");
    assert_eq!(title(&program), "XY-Wing");
    let rows = program.window().global::<TechniqueAdapter>().get_rows();
    let first = rows.row_data(0).unwrap();
    assert_eq!((first.text.as_str(), first.heading), ("XY-Wing", false));
    assert_eq!(first.detail, "Hard", "a name out of its level tells the level");
    assert!(rows.iter().skip(1).all(|row| row.text != "XY-Wing"));
}

#[test]
fn a_page_ends_with_all_that_is_said_of_its_example() {
    let program = Program::new();
    program.resize(1040.0, 780.0);
    program.command(Command::Techniques);
    program.text("w-wing");
    program.key(Key::Tab);
    program.key(Key::End);
    Program::settle();
    let caption = program.window().global::<TechniqueAdapter>().get_caption();
    let caption = program.find(&caption);
    let end = caption.absolute_position().y + caption.size().height;
    let buttons = program.find("Practise").absolute_position().y;
    assert!(end <= buttons, "it ends at {end}, and the buttons begin at {buttons}");
    assert!(end > buttons - 60.0, "the page is scrolled to its end: {end}");
}

#[test]
fn nothing_that_is_meant_leaves_an_empty_list() {
    let program = Program::new();
    program.command(Command::Techniques);
    program.text("unicorn");
    let adapter = program.window().global::<TechniqueAdapter>();
    assert_eq!((adapter.get_rows().row_count(), adapter.get_current()), (0, -1));
    Program::settle();
    assert!(program.is_there("No technique has this in its name."));
    program.key(Key::Down);
    program.key(Key::Escape);
    assert_eq!(dialog(&program), DialogKind::None);
}

#[test]
fn the_pages_speak_vietnamese_and_are_found_without_accents() {
    let program = Program::new();
    program.command(Command::Language(LanguageChoice::Of(Language::of_locale("vi"))));
    program.command(Command::Techniques);
    program.text("cap so an");
    assert_eq!(title(&program), "Cặp số ẩn");
    assert!(program.is_there("Nạp ví dụ"));
}

#[test]
fn the_panel_leads_to_the_page_once_it_has_told_the_technique() {
    let program = Program::typed(ONE_ANSWER);
    program.click("Hint");
    assert!(!program.is_there("What is this?"));
    program.click("Which technique?");
    let told: String = program.window().global::<HintAdapter>().get_title().into();
    program.click("What is this?");
    assert_eq!((dialog(&program), title(&program)), (DialogKind::Technique, told));
    program.click("Practise");
    assert_eq!(dialog(&program), DialogKind::None, "the puzzle waits, so nothing is asked");
    assert_ne!(program.shown(), ONE_ANSWER);
    assert!(program.is_there("Alt+R goes back to your puzzle."));
    program.click("Back");
    assert_eq!(program.shown(), ONE_ANSWER);
}

#[test]
fn known_techniques_are_ticked_and_moved_by_keys() {
    let program = Program::new();
    program.command(Command::KnownTechniques);
    let name = |place| {
        let rows = program.window().global::<KnownAdapter>().get_rows();
        rows.row_data(place).unwrap()
    };
    program.key(Key::Down);
    program.text(" ");
    assert!(!name(1).known);
    program.chord(Chord { alt: true, ..Chord::plain(Key::Up) });
    assert_eq!((name(0).text.as_str(), name(1).text.as_str()), ("Hidden single", "Full house"));
    program.chord(Chord { alt: true, ..Chord::plain(Key::Down) });
    program.click("Up to easy");
    assert!(name(0).known && name(1).known && !name(5).known);
    program.click("Move up");
    program.key(Key::Enter);
    assert_eq!(dialog(&program), DialogKind::None);
    let asked = program.asked.borrow();
    let techniques = &asked.options.as_ref().unwrap().techniques;
    assert!(!techniques.known.contains(Technique::fish(FishKind::Basic, FishSize::XWing)));
    assert_eq!(techniques.order().rank(Technique::HiddenSingle), 0);
}

#[test]
fn the_options_lead_to_the_known_techniques_unless_they_are_wrong() {
    let program = Program::new();
    program.command(Command::Options);
    program.click("General");
    program.fill("Limit for counting answers", "0");
    program.click("In hints");
    program.click("Techniques in hints…");
    assert_eq!(dialog(&program), DialogKind::Options);
    program.fill("Limit for counting answers", "50");
    program.click("In hints");
    program.click("Techniques in hints…");
    assert_eq!(dialog(&program), DialogKind::Known);
    assert_eq!(program.asked.borrow().options.as_ref().unwrap().limit, 50);
}

#[test]
fn the_statistics_tell_the_rating_and_the_steps() {
    let program = Program::typed(ONE_ANSWER);
    program.command(Command::Statistics);
    let rows = program.window().global::<StatisticsAdapter>().get_rows();
    let value =
        |label: &str| rows.iter().find(|row| row.label == label).map(|row| row.value.to_string());
    assert_eq!(value("Rating (ER/EP/ED)").as_deref(), Some("1.2/1.2/1.2"));
    assert!(value("Steps to the answer").is_some());
    assert!(value("– Full house").is_some());
}
