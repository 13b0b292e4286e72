//! The hint's adapter: what is told so far, what the signs mean, and the list of steps.

use slint::ComponentHandle;

use super::board::to_int;
use super::drawing::{note, sign_of};
use super::models::filled;
use super::{AppWindow, BoardNote, HintAdapter, LegendKind, LegendRow, StepRow};
use crate::controller::{Command, Controller, Drawing, DrawnCandidate, LinkKind, Part, Sign};
use crate::engine::technique::{Role, Strength};
use crate::jobs::{Hint, HintStage, StepList};
use crate::text::Language;
use crate::text::technique::several_answers;
use crate::text::window::hint::{self, body, lines, list_title, more, title};

/// What the panel was last filled with.
#[derive(PartialEq)]
pub(super) struct Shown {
    hint: Option<Hint>,
    steps: Option<StepList>,
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
        let legend = legend(hint, &controller.drawing(), language);
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
    matches!(hint, Hint::Step { stage, .. } if *stage > HintStage::Place)
}

fn rows(steps: &StepList, language: Language) -> Vec<StepRow> {
    let lines = lines(steps, language).into_iter().enumerate();
    let row = |(place, text): (usize, String)| StepRow {
        text: text.into(),
        chosen: steps.chosen == Some(place),
    };
    lines.map(row).collect()
}

/// One row for each sign that is on the board, the parts in order and what follows last.
fn legend(hint: &Hint, drawing: &Drawing, language: Language) -> Vec<LegendRow> {
    let rows = hint::legend(hint, drawing, language).into_iter();
    rows.map(|(sign, text)| LegendRow { text: text.into(), ..row_of(sign, drawing) }).collect()
}

/// The sign of a row, as it is on the board.
fn row_of(sign: Sign, drawing: &Drawing) -> LegendRow {
    let find = |is_it: fn(&&DrawnCandidate) -> bool| drawing.candidates.iter().find(is_it);
    let of_note = |sign| LegendRow { sign, ..LegendRow::default() };
    match sign {
        // A part has many digits; its sign alone stands for it.
        Sign::Part(part) => of_note(sign_of(part)),
        Sign::Set { place, has_candidates } => set_row(place, has_candidates),
        Sign::Placed => of_note(find(|drawn| drawn.placed).map(bare).unwrap_or_default()),
        Sign::Gone => of_note(find(|drawn| drawn.gone).map(bare).unwrap_or_default()),
        Sign::Base => of_kind(LegendKind::Base),
        Sign::Cover => of_kind(LegendKind::Cover),
        Sign::Link(LinkKind::Inference(Strength::Weak)) => of_kind(LegendKind::Weak),
        Sign::Link(LinkKind::Group) => of_kind(LegendKind::Group),
        Sign::Link(_) => of_kind(LegendKind::Strong),
    }
}

fn of_kind(kind: LegendKind) -> LegendRow {
    LegendRow { kind, ..LegendRow::default() }
}

/// The frame of a set, with the sign of its candidates where they have one.
fn set_row(place: usize, has_candidates: bool) -> LegendRow {
    let of_set = || sign_of(Part::Of(Role::InSet(place)));
    let sign = if has_candidates { of_set() } else { BoardNote::default() };
    LegendRow { set: to_int(place), sign, ..of_kind(LegendKind::Set) }
}

/// A candidate that is put down or goes, without its part.
fn bare(drawn: &DrawnCandidate) -> BoardNote {
    note(&DrawnCandidate { part: None, placed: drawn.placed, gone: !drawn.placed, ..*drawn })
}
