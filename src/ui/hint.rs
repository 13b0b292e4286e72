//! The hint's adapter: the sentences of the stage that is shown, the legend, and the list of steps.

use slint::{ComponentHandle, Model, ModelRc};

use super::board::drawing::{note, sign_of};
use super::board::frame::Viewport;
use super::int::to_int;
use super::models::filled;
use super::{
    AppWindow, BoardNote, HintAdapter, HintPhrase, HintSentence, HintWord, LegendKind, LegendRow,
    StepRow,
};
use crate::controller::{Command, Controller, Drawing, DrawnCandidate, LinkKind, Sign, StepPart};
use crate::engine::LowestDigit;
use crate::engine::technique::{Role, Strength, WideSet};
use crate::jobs::{Hint, HintStage, StepList};
use crate::text::Language;
use crate::text::technique::{Names, Passage, several_answers};
use crate::window_text::hint::{
    self, HintText, apply_text, hint_line, hint_text, lines, list_title, more, names, title,
};

/// What the panel was last filled with.
#[derive(PartialEq)]
pub(super) struct HintSnapshot {
    frame: Viewport,
    hint: Option<Hint>,
    steps: Option<StepList>,
    holds_for_several: bool,
    language: Language,
    names: Names,
    phrase: Option<i32>,
}

pub(super) fn show(
    window: &AppWindow,
    controller: &Controller,
    frame: Viewport,
    language: Language,
    shown: &mut Option<HintSnapshot>,
) {
    let now = HintSnapshot {
        frame,
        hint: controller.hint().cloned(),
        steps: controller.steps().cloned(),
        holds_for_several: controller.hint_holds_for_several(),
        language,
        names: names(controller),
        phrase: controller.phrase(),
    };
    if shown.as_ref() == Some(&now) {
        return;
    }
    let adapter = window.global::<HintAdapter>();
    adapter.set_visible(now.hint.is_some());
    let layout = controller.board().layout();
    if let Some(hint) = &now.hint {
        adapter.set_title(title(hint, language).into());
        adapter.set_text(hint_line(hint, controller.board(), language, now.names).into());
        let places = |cells: &WideSet| frame.numbers(cells.iter(), layout);
        fill_text(
            &adapter,
            hint,
            &hint_text(hint, controller.board(), language, now.names),
            places,
        );
        let note = now.holds_for_several.then(|| several_answers(language));
        adapter.set_note(note.unwrap_or_default().into());
        adapter.set_more(more(hint, language).into());
        adapter.set_has_page(hint.stage().is_some_and(HintStage::tells_technique));
        adapter.set_apply_text(apply_text(hint, controller.steps_to_apply(), language).into());
        adapter.set_can_apply(controller.is_enabled(Command::ApplyHint));
        let legend = legend(hint, &controller.drawing(), language, now.names);
        adapter.set_legend(filled(adapter.get_legend(), legend));
    }
    let steps = now.steps.as_ref();
    adapter.set_list_title(
        steps
            .map(|it| list_title(it, controller.board().rules(), language))
            .unwrap_or_default()
            .into(),
    );
    let rows = steps.map(|it| rows(it, language, now.names)).unwrap_or_default();
    adapter.set_steps(filled(adapter.get_steps(), rows));
    point(&adapter, now.phrase);
    let chosen = steps.and_then(|it| it.chosen).map_or(-1, to_int);
    adapter.set_chosen(chosen);
    *shown = Some(now);
}

/// Shows what is told, word by word, and the cells of its phrases.
fn fill_text(
    adapter: &HintAdapter,
    hint: &Hint,
    text: &HintText,
    places: impl Fn(&WideSet) -> Vec<i32>,
) {
    let mut phrases: Vec<WideSet> = Vec::new();
    let words = words_of(&text.text, &mut phrases);
    let last = text.stops.len().checked_sub(1);
    let is_under_way = matches!(hint.stage(), Some(HintStage::Stop(_)));
    let stops: Vec<HintSentence> = text
        .stops
        .iter()
        .enumerate()
        .map(|(place, stop)| HintSentence {
            text: said(stop).into(),
            words: ModelRc::from(words_of(stop, &mut phrases).as_slice()),
            current: is_under_way && Some(place) == last,
        })
        .collect();
    let end = words_of(&text.end, &mut phrases);
    adapter.set_lead(said(&text.text).into());
    adapter.set_words(filled(adapter.get_words(), words));
    adapter.set_stops(filled(adapter.get_stops(), stops));
    adapter.set_end(said(&text.end).into());
    adapter.set_end_words(filled(adapter.get_end_words(), end));
    let phrase = |cells: &WideSet| HintPhrase { cells: ModelRc::from(places(cells).as_slice()) };
    adapter.set_phrases(filled(adapter.get_phrases(), phrases.iter().map(phrase).collect()));
    adapter.set_may_go_back(may_go_back(hint));
    adapter.set_may_walk(hint.stage() == Some(HintStage::Step) && last.is_some());
}

/// Lights the cells of the phrase that the keyboard points at.
fn point(adapter: &HintAdapter, phrase: Option<i32>) {
    let count = to_int(adapter.get_phrases().row_count());
    let pointed = phrase.filter(|_| count > 0).map_or(-1, |phrase| phrase.rem_euclid(count));
    adapter.set_pointed_word(-1);
    adapter.set_pointed(pointed);
}

fn may_go_back(hint: &Hint) -> bool {
    matches!(hint.stage(), Some(HintStage::Stop(1..)))
}

fn said(passages: &[Passage]) -> String {
    passages.iter().map(|passage| passage.text.as_str()).collect()
}

/// The words of a text. Those that name cells know the place of their phrase among all `phrases`.
fn words_of(passages: &[Passage], phrases: &mut Vec<WideSet>) -> Vec<HintWord> {
    let mut words: Vec<HintWord> = Vec::new();
    let mut text = String::new();
    let mut phrase = -1;
    let mut end = |text: &mut String, phrase: &mut i32| {
        if !text.is_empty() {
            words.push(HintWord { text: std::mem::take(text).into(), phrase: *phrase });
        }
        *phrase = -1;
    };
    for passage in passages {
        let own = passage.cells.map(|cells| {
            phrases.push(cells);
            to_int(phrases.len() - 1)
        });
        for (place, piece) in passage.text.split(' ').enumerate() {
            if place > 0 {
                end(&mut text, &mut phrase);
            }
            text += piece;
            // A word that a phrase ends in keeps the comma behind it.
            if !piece.is_empty() {
                phrase = own.unwrap_or(phrase);
            }
        }
    }
    end(&mut text, &mut phrase);
    words
}

fn rows(steps: &StepList, language: Language, names: Names) -> Vec<StepRow> {
    let lines = lines(steps, language, names).into_iter().enumerate();
    let row = |(place, text): (usize, String)| StepRow {
        text: text.into(),
        chosen: steps.chosen == Some(place),
    };
    lines.map(row).collect()
}

/// One row for each sign that is on the board, the parts in order and what follows last.
fn legend(hint: &Hint, drawing: &Drawing, language: Language, names: Names) -> Vec<LegendRow> {
    let rows = hint::legend(hint, drawing, language, names).into_iter();
    rows.map(|(sign, text)| LegendRow { text: text.into(), ..row_of(sign, drawing, names.lowest) })
        .collect()
}

/// The sign of a row, as it is on the board.
fn row_of(sign: Sign, drawing: &Drawing, lowest: LowestDigit) -> LegendRow {
    let find = |is_it: fn(&&DrawnCandidate) -> bool| drawing.candidates.iter().find(is_it);
    let bare = |drawn| bare(drawn, lowest);
    let of_note = |sign| LegendRow { sign, ..LegendRow::default() };
    match sign {
        // A part has many digits; its sign alone stands for it.
        Sign::Part(part) => of_note(sign_of(part)),
        Sign::Set { place, has_candidates } => set_row(place, has_candidates),
        Sign::Placed => of_note(find(|drawn| drawn.placed).map(bare).unwrap_or_default()),
        Sign::Gone => of_note(find(|drawn| drawn.gone).map(bare).unwrap_or_default()),
        Sign::Lit => of_kind(LegendKind::Lit),
        Sign::Base => of_kind(LegendKind::Base),
        Sign::Cover => of_kind(LegendKind::Cover),
        Sign::Link(kind) => of_kind(map_link_kind(kind)),
    }
}

fn map_link_kind(kind: LinkKind) -> LegendKind {
    match kind {
        LinkKind::Pair | LinkKind::Inference(Strength::Strong) => LegendKind::Strong,
        LinkKind::Inference(Strength::Weak) => LegendKind::Weak,
        LinkKind::Group => LegendKind::Group,
    }
}

fn of_kind(kind: LegendKind) -> LegendRow {
    LegendRow { kind, ..LegendRow::default() }
}

/// The frame of a set, with the sign of its candidates where they have one.
fn set_row(place: usize, has_candidates: bool) -> LegendRow {
    let of_set = || sign_of(StepPart::Of(Role::InSet(place)));
    let sign = if has_candidates { of_set() } else { BoardNote::default() };
    LegendRow { set: to_int(place), sign, ..of_kind(LegendKind::Set) }
}

/// A candidate that is put down or goes, without its part.
fn bare(drawn: &DrawnCandidate, lowest: LowestDigit) -> BoardNote {
    let drawn = DrawnCandidate { part: None, placed: drawn.placed, gone: !drawn.placed, ..*drawn };
    note(&drawn, lowest)
}
