//! The hint's adapter: what is told so far, what the signs mean, and the list of steps.

use slint::ComponentHandle;

use super::board::to_int;
use super::drawing::{note, sign_of};
use super::models::filled;
use super::{AppWindow, BoardNote, HintAdapter, LegendKind, LegendRow, StepRow};
use crate::controller::{Command, Controller, Drawing, DrawnCandidate, Hint, Part, Stage, Steps};
use crate::engine::technique::{Role, Strength};
use crate::text::hint::{
    base_house, body, cover_house, lines, list_title, more, put_down, ruled_out, title,
};
use crate::text::technique::several_answers;
use crate::text::{Language, Say};

/// What the panel was last filled with.
#[derive(PartialEq)]
pub(super) struct Shown {
    hint: Option<Hint>,
    steps: Option<Steps>,
    holds_for_several: bool,
    language: Language,
}

pub(super) fn show(
    window: &AppWindow,
    controller: &Controller,
    language: Language,
    shown: &mut Option<Shown>,
) {
    let now = Shown {
        hint: controller.hint().cloned(),
        steps: controller.steps().cloned(),
        holds_for_several: controller.hint_holds_for_several(),
        language,
    };
    if shown.as_ref() == Some(&now) {
        return;
    }
    let adapter = window.global::<HintAdapter>();
    adapter.set_visible(now.hint.is_some());
    if let Some(hint) = &now.hint {
        adapter.set_title(title(hint, language).into());
        adapter.set_text(body(hint, language).into());
        let note = now.holds_for_several.then(|| several_answers(language));
        adapter.set_note(note.unwrap_or_default().into());
        adapter.set_more(more(hint, language).into());
        adapter.set_has_page(tells_technique(hint));
        adapter.set_can_apply(controller.is_enabled(Command::ApplyHint));
        let legend = legend(&controller.drawing(), language);
        adapter.set_legend(filled(adapter.get_legend(), legend));
    }
    let steps = now.steps.as_ref();
    adapter.set_list_title(steps.map(|it| list_title(it, language)).unwrap_or_default().into());
    let rows = steps.map(|it| rows(it, language)).unwrap_or_default();
    adapter.set_steps(filled(adapter.get_steps(), rows));
    let chosen = steps.and_then(|it| it.chosen).map_or(-1, to_int);
    adapter.set_chosen(chosen);
    *shown = Some(now);
}

/// Whether the technique is told already.
fn tells_technique(hint: &Hint) -> bool {
    matches!(hint, Hint::Step { stage, .. } if *stage > Stage::Place)
}

fn rows(steps: &Steps, language: Language) -> Vec<StepRow> {
    let lines = lines(steps, language).into_iter().enumerate();
    let row = |(place, text): (usize, String)| StepRow {
        text: text.into(),
        chosen: steps.chosen == Some(place),
    };
    lines.map(row).collect()
}

/// One row for each sign that is on the board, the parts in order and what follows last.
fn legend(drawing: &Drawing, language: Language) -> Vec<LegendRow> {
    let marked = drawing.candidates.iter().filter(|drawn| !drawn.placed);
    let mut parts: Vec<_> = marked.filter_map(|drawn| drawn.part).collect();
    // A set has a frame of its own, also where each of its candidates has another part.
    parts.extend((0..drawing.sets.len()).map(|place| Part::Of(Role::InSet(place))));
    parts.sort_unstable();
    parts.dedup();
    // A part has many digits; its sign alone stands for it.
    let of_part = |part: Part| row_of(sign_of(part), part.say(language));
    let placed = drawing.candidates.iter().find(|drawn| drawn.placed);
    let gone = drawing.candidates.iter().find(|drawn| drawn.gone);
    let mut rows: Vec<LegendRow> = parts.into_iter().map(of_part).collect();
    rows.extend(placed.map(|drawn| {
        row_of(note(&DrawnCandidate { part: None, gone: false, ..*drawn }), put_down(language))
    }));
    rows.extend(gone.map(|drawn| {
        row_of(note(&DrawnCandidate { part: None, placed: false, ..*drawn }), ruled_out(language))
    }));
    rows.extend(of_houses(drawing, language));
    rows.extend(of_links(drawing, language));
    rows
}

fn row_of(sign: BoardNote, text: String) -> LegendRow {
    LegendRow { kind: LegendKind::Note, sign, text: text.into() }
}

/// The outlines of houses, where there are two kinds of them.
fn of_houses(drawing: &Drawing, language: Language) -> Vec<LegendRow> {
    let row = |kind, text: String| LegendRow { kind, text: text.into(), ..LegendRow::default() };
    if drawing.covers.is_empty() || drawing.bases.is_empty() {
        return Vec::new();
    }
    vec![row(LegendKind::Base, base_house(language)), row(LegendKind::Cover, cover_house(language))]
}

/// The lines of links, whole and broken.
fn of_links(drawing: &Drawing, language: Language) -> Vec<LegendRow> {
    let kinds = [(Strength::Strong, LegendKind::Strong), (Strength::Weak, LegendKind::Weak)];
    let is_there = |strength: Strength| drawing.links.iter().any(|link| link.strength == strength);
    let row = |(strength, kind): (Strength, LegendKind)| LegendRow {
        kind,
        text: strength.say(language).into(),
        ..LegendRow::default()
    };
    kinds.into_iter().filter(|&(strength, _)| is_there(strength)).map(row).collect()
}
