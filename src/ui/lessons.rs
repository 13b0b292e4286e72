//! The adapters of the pages on techniques and of the known techniques.

use slint::{ComponentHandle, Model, SharedString};

use super::board::to_int;
use super::drawing::Drawn;
use super::models::filled;
use super::sender::Sender;
use super::{AppWindow, ExampleDigit, KnownAdapter, KnownRow, LessonAdapter, LessonRow};
use crate::controller::{Dialog, Lesson, LessonsAction, Preset, drawing_of};
use crate::engine::Layout;
use crate::engine::technique::{Board, Level, Technique};
use crate::jobs::Study;
use crate::store::Techniques;
use crate::text::technique::{also_called, explain, is_meant, lesson, standing};
use crate::text::window::hint::known_count;
use crate::text::{Language, Say};

/// Shows a page. What is looked for is empty where the dialog `opens`.
pub(super) fn fill(window: &AppWindow, page: &Lesson, opens: bool, language: Language) {
    let adapter = window.global::<LessonAdapter>();
    if opens {
        adapter.set_filter(SharedString::default());
    }
    let technique = page.technique;
    adapter.set_title(technique.say(language).into());
    adapter.set_detail(standing(technique, language).into());
    adapter.set_other_names(also_called(technique, language).into());
    let paragraphs = lesson(technique, language).into_iter().map(SharedString::from).collect();
    adapter.set_paragraphs(filled(adapter.get_paragraphs(), paragraphs));
    adapter.set_has_example(page.example.is_some());
    if let Some(study) = &page.example {
        fill_example(window, study, language);
    }
    fill_list(window, technique, language);
}

fn fill_example(window: &AppWindow, study: &Study, language: Language) {
    let adapter = window.global::<LessonAdapter>();
    let drawn = Drawn::of(window, &drawing_of(&study.step, &study.board), &Layout::classic());
    adapter.set_caption(explain(&study.step, language).into());
    adapter.set_digits(filled(adapter.get_digits(), digits(&study.board)));
    adapter.set_notes(filled(adapter.get_notes(), drawn.notes));
    adapter.set_tints(filled(adapter.get_tints(), drawn.tints));
    adapter.set_set_cells(filled(adapter.get_set_cells(), drawn.set_cells));
    adapter.set_links(filled(adapter.get_links(), drawn.links));
}

fn digits(board: &Board) -> Vec<ExampleDigit> {
    let cells = Layout::classic();
    let digit = |cell| {
        board.digit(cell).map(|digit| ExampleDigit {
            cell: to_int(cell.index()),
            text: digit.to_string().into(),
            given: board.givens().contains(cell),
        })
    };
    cells.cells().filter_map(digit).collect()
}

/// Lists the techniques that are looked for, each level under its heading.
fn fill_list(window: &AppWindow, chosen: Technique, language: Language) {
    let adapter = window.global::<LessonAdapter>();
    let typed = adapter.get_filter();
    let mut rows = Vec::new();
    for level in Level::ALL {
        let of_level = |technique: &&Technique| {
            technique.level() == level && is_meant(**technique, &typed, language)
        };
        let mut of_level = Technique::ALL.iter().filter(of_level).peekable();
        if of_level.peek().is_some() {
            rows.push(heading(level, language));
            rows.extend(of_level.map(|&technique| row(technique, language)));
        }
    }
    let current = rows.iter().position(|row| row.technique == chosen.name());
    adapter.set_rows(filled(adapter.get_rows(), rows));
    adapter.set_current(current.map_or(-1, to_int));
}

fn heading(level: Level, language: Language) -> LessonRow {
    LessonRow { heading: true, text: level.say(language).into(), ..LessonRow::default() }
}

fn row(technique: Technique, language: Language) -> LessonRow {
    LessonRow {
        heading: false,
        text: technique.say(language).into(),
        detail: language.number(technique.score().into()).into(),
        technique: technique.name().into(),
    }
}

/// Shows the known techniques as they stand in the dialog.
pub(super) fn fill_known(
    window: &AppWindow,
    techniques: &Techniques,
    opens: bool,
    language: Language,
) {
    let adapter = window.global::<KnownAdapter>();
    if opens {
        adapter.set_current(0);
    }
    let row = |technique: Technique| KnownRow {
        text: technique.say(language).into(),
        detail: technique.level().say(language).into(),
        known: techniques.known.contains(technique),
    };
    let rows = techniques.order.iter().map(row).collect();
    adapter.set_rows(filled(adapter.get_rows(), rows));
    let presets = Preset::ALL.map(|preset| preset.say(language).into()).to_vec();
    adapter.set_presets(filled(adapter.get_presets(), presets));
    adapter.set_count(known_count(techniques.known, language).into());
}

/// Lists again as something else is typed, and shows the first that may be meant.
pub(super) fn filter(window: &AppWindow, sender: &Sender) {
    let shown = sender.look(|controller| {
        let Dialog::Lesson(page) = controller.dialog()? else { return None };
        Some(page.technique)
    });
    let (Some(shown), Some(language)) = (shown.flatten(), sender.language()) else { return };
    fill_list(window, shown, language);
    let adapter = window.global::<LessonAdapter>();
    let first = adapter.get_rows();
    if adapter.get_current() < 0
        && let Some(first) = first.iter().find(|row| !row.heading)
        && let Some(technique) = Technique::named(&first.technique)
    {
        sender.send(LessonsAction::ChooseTechnique(technique));
    }
}
