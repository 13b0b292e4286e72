//! The adapters of the pages on techniques and of the known techniques.

use slint::{ComponentHandle, Model, SharedString};

use super::board::drawing::DrawingModels;
use super::board::frame::Viewport;
use super::board::links::LaidLines;
use super::int::to_int;
use super::models::filled;
use super::sender::Sender;
use super::{AppWindow, ExampleDigit, KnownAdapter, KnownRow, TechniqueAdapter, TechniqueRow};
use crate::controller::{Dialog, Preset, TechniquePage, TechniquesAction, drawing_of};
use crate::engine::technique::{AnyBoard, Board, BoardStep, Level, Technique};
use crate::engine::{Layout, LowestDigit};
use crate::jobs::Study;
use crate::store::{CellNames, Learning, Techniques};
use crate::text::technique::{also_called, description, standing, techniques_meant};
use crate::text::{Language, Say};
use crate::window_text::hint::{found_count, idea_of, known_count, reason_of};

/// Shows a page. What is looked for is empty where the dialog `opens`.
pub(super) fn fill(
    window: &AppWindow,
    page: &TechniquePage,
    learning: &Learning,
    opens: bool,
    language: Language,
    names: CellNames,
) {
    let adapter = window.global::<TechniqueAdapter>();
    if opens {
        adapter.set_filter(SharedString::default());
    }
    let technique = page.technique;
    adapter.set_title(technique.say(language).into());
    let found = found_count(learning.found(technique), language);
    adapter.set_detail(joined(&standing(technique, language), &found).into());
    adapter.set_other_names(also_called(technique, language).into());
    let paragraphs = description(technique, language).into_iter().map(SharedString::from).collect();
    adapter.set_paragraphs(filled(adapter.get_paragraphs(), paragraphs));
    adapter.set_has_example(page.example.is_some());
    if let Some(study) = &page.example {
        fill_example(window, study, language, names);
    }
    fill_list(window, technique, learning, language);
}

/// Two texts in a line, parted by a dot; the first alone if the second is empty.
fn joined(first: &str, second: &str) -> String {
    if second.is_empty() { first.to_owned() } else { format!("{first} · {second}") }
}

fn fill_example(window: &AppWindow, study: &Study, language: Language, names: CellNames) {
    let adapter = window.global::<TechniqueAdapter>();
    let layout = Layout::classic();
    let frame = Viewport::whole(&layout);
    let (step, board) = (BoardStep::classic(&study.step), AnyBoard::from(study.board.clone()));
    let drawing = drawing_of(&step, &board);
    let lines = LaidLines::of(&drawing, &layout);
    let drawn = DrawingModels::of(&drawing, &lines, (&layout, LowestDigit::One), frame);
    adapter.set_idea(idea_of(&step, &board, language, names).into());
    adapter.set_caption(reason_of(&step, &board, language, names).into());
    adapter.set_digits(filled(adapter.get_digits(), digits(&study.board)));
    adapter.set_notes(filled(adapter.get_notes(), drawn.notes));
    adapter.set_tints(filled(adapter.get_tints(), drawn.tints));
    adapter.set_set_cells(filled(adapter.get_set_cells(), drawn.set_cells));
    adapter.set_links(filled(adapter.get_links(), drawn.links));
    adapter.set_rays(filled(adapter.get_rays(), drawn.rays));
    adapter.set_lit(filled(adapter.get_lit(), drawn.lit));
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

/// Lists all techniques, each level under its heading, or those that are looked for, the best fit first.
fn fill_list(window: &AppWindow, chosen: Technique, learning: &Learning, language: Language) {
    let adapter = window.global::<TechniqueAdapter>();
    let typed = adapter.get_filter();
    let meant = techniques_meant(&typed, language);
    let rows: Vec<TechniqueRow> = if typed.trim().is_empty() {
        let of_level = |level: Level| {
            let of_level = meant.iter().filter(move |technique| technique.level() == level);
            let score = |technique: Technique| language.number(technique.score().into());
            let mut rows =
                of_level.map(move |&it| row(it, score(it), learning, language)).peekable();
            let heading = rows.peek().is_some().then(|| heading(level, language));
            heading.into_iter().chain(rows)
        };
        Level::ALL.into_iter().flat_map(of_level).collect()
    } else {
        let with_level = |&technique: &Technique| {
            row(technique, technique.level().say(language), learning, language)
        };
        meant.iter().map(with_level).collect()
    };
    let current = rows.iter().position(|row| row.technique == chosen.name());
    adapter.set_rows(filled(adapter.get_rows(), rows));
    adapter.set_current(current.map_or(-1, to_int));
}

fn heading(level: Level, language: Language) -> TechniqueRow {
    TechniqueRow { heading: true, text: level.say(language).into(), ..TechniqueRow::default() }
}

/// A technique with a detail, and how often it was found.
fn row(
    technique: Technique,
    detail: String,
    learning: &Learning,
    language: Language,
) -> TechniqueRow {
    let found = found_count(learning.found(technique), language);
    let detail = if found.is_empty() { detail } else { joined(&found, &detail) };
    TechniqueRow {
        heading: false,
        text: technique.say(language).into(),
        detail: detail.into(),
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
    let rows = techniques.order().iter().map(row).collect();
    adapter.set_rows(filled(adapter.get_rows(), rows));
    let presets = Preset::ALL.map(|preset| preset.say(language).into()).to_vec();
    adapter.set_presets(filled(adapter.get_presets(), presets));
    adapter.set_count(known_count(techniques.known, language).into());
}

/// Lists again as something else is typed, and shows the technique that fits it best.
pub(super) fn filter(window: &AppWindow, sender: &Sender) {
    let Some(language) = sender.language() else { return };
    let shown = sender.look(|controller| {
        let Dialog::Technique(page) = controller.dialog()? else { return None };
        fill_list(window, page.technique, controller.learning(), language);
        Some(page.technique)
    });
    let Some(shown) = shown.flatten() else { return };
    let adapter = window.global::<TechniqueAdapter>();
    let is_sought = !adapter.get_filter().trim().is_empty();
    if let Some(best) = adapter.get_rows().row_data(0).filter(|_| is_sought)
        && let Some(technique) = Technique::named(&best.technique)
        && technique != shown
    {
        sender.send(TechniquesAction::ChooseTechnique(technique));
    }
}
