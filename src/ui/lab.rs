//! The lab's adapter: the methods, and the one at work with its board, its pseudo-code and its figures.

use slint::{ComponentHandle, SharedString};

use super::board::lines_of;
use super::frame::Frame;
use super::int::to_int;
use super::models::filled;
use super::sender::Sender;
use super::{AppWindow, LabAdapter, LabCell, LabTone, StatisticRow};
use crate::controller::{Controller, LabAction, LabBench};
use crate::engine::Cell;
use crate::engine::lab::{Event, Method};
use crate::text::lab::{bench_lines, event_text, idea_of};
use crate::text::lab_code::{code_line, pseudo_code};
use crate::text::{Language, Say, StatisticLine};

/// Shows the method at work.
pub(super) fn show(window: &AppWindow, controller: &Controller, language: Language) {
    let Some(bench) = controller.lab() else { return };
    let adapter = window.global::<LabAdapter>();
    let method = bench.method();
    let text = |text: &str| SharedString::from(text);
    let names = Method::ALL.map(|it| text(&it.say(language))).to_vec();
    adapter.set_methods(filled(adapter.get_methods(), names));
    let place = Method::ALL.into_iter().position(|it| it == method);
    adapter.set_method(to_int(place.unwrap_or_default()));
    adapter.set_idea(idea_of(method, language).into());
    let code = pseudo_code(method, language).into_iter().map(|it| text(&indented(it))).collect();
    adapter.set_code(filled(adapter.get_code(), code));
    adapter.set_line(bench.last().map_or(-1, |event| to_int(code_line(method, event))));
    let layout = bench.puzzle().layout();
    adapter.set_told(event_text(bench.last(), layout, language).into());
    let lines = bench_lines(bench.counters(), bench.checks(), bench.memory(), language);
    let row = |StatisticLine { label, value }| StatisticRow {
        label: label.into(),
        value: value.into(),
        busy: false,
    };
    adapter.set_figures(filled(adapter.get_figures(), lines.into_iter().map(row).collect()));
    adapter.set_running(bench.is_running());
    adapter.set_ended(bench.is_ended());
    adapter.set_has_previous(bench.counters().events > 0);
    adapter.set_speed(to_int(bench.speed()));
    adapter.set_speeds(to_int(LabBench::speeds()));
    adapter.set_interval(i64::try_from(bench.interval().as_millis()).unwrap_or(i64::MAX));
    show_board(&adapter, bench);
}

/// A line of the pseudo-code, with blanks at its start that a text does not swallow.
fn indented(line: &str) -> String {
    let words = line.trim_start();
    "\u{2003}".repeat((line.len() - words.len()) / 2) + words
}

fn show_board(adapter: &LabAdapter<'_>, bench: &LabBench) {
    let layout = bench.puzzle().layout();
    adapter.set_columns(to_int(layout.columns()));
    adapter.set_side(to_int(layout.columns().max(layout.rows())));
    let [thin, thick] = lines_of(layout);
    adapter.set_hairlines(filled(adapter.get_hairlines(), thin));
    adapter.set_box_lines(filled(adapter.get_box_lines(), thick));
    let cells =
        Frame::whole(layout).spread(layout, |cell| map_cell(bench, cell), &LabCell::default());
    adapter.set_cells(filled(adapter.get_cells(), cells));
}

fn map_cell(bench: &LabBench, cell: Cell) -> LabCell {
    // A refused digit is taken out at once. It is shown until the next event, as what was refused.
    let refused = bench.last().and_then(|event| match event {
        Event::Refuse { tried, .. } if tried.cell == cell => Some(tried.digit),
        Event::Try(_)
        | Event::Refuse { .. }
        | Event::TakeBack(_)
        | Event::Deduce(_)
        | Event::Withdraw(_)
        | Event::Exclude(_)
        | Event::Readmit(_)
        | Event::Learn { .. }
        | Event::Exchange(_)
        | Event::Answer
        | Event::GiveUp => None,
    });
    let digit = bench.board().digit(cell).or(refused);
    LabCell {
        digit: digit.map(|digit| digit.to_string()).unwrap_or_default().into(),
        given: bench.puzzle().givens().get(cell).is_some(),
        tone: bench.last().map_or(LabTone::Plain, |event| tone_of(event, cell)),
    }
}

fn tone_of(event: Event, cell: Cell) -> LabTone {
    match event {
        Event::Try(it) | Event::TakeBack(it) if it.cell == cell => LabTone::Trial,
        Event::Refuse { tried, .. } if tried.cell == cell => LabTone::Refused,
        Event::Refuse { against, .. } if against == cell => LabTone::Against,
        Event::Deduce(it) | Event::Withdraw(it) | Event::Exclude(it) | Event::Readmit(it)
            if it.cell == cell =>
        {
            LabTone::Deduced
        }
        Event::Exchange(cells) if cells.contains(&cell) => LabTone::Trial,
        Event::Try(_)
        | Event::TakeBack(_)
        | Event::Refuse { .. }
        | Event::Deduce(_)
        | Event::Withdraw(_)
        | Event::Exclude(_)
        | Event::Readmit(_)
        | Event::Exchange(_)
        | Event::Learn { .. }
        | Event::Answer
        | Event::GiveUp => LabTone::Plain,
    }
}

/// What is done in the lab, made into actions.
pub(super) fn listen(window: &AppWindow, sender: &Sender) {
    let adapter = window.global::<LabAdapter>();
    adapter.on_choose(sender.at_place(LabAction::Choose));
    adapter.on_change_speed(sender.at_place(LabAction::Speed));
    adapter.on_step(sender.sending(LabAction::Step));
    adapter.on_back(sender.sending(LabAction::Back));
    adapter.on_run(sender.callback(|run: bool| Some(LabAction::Run(run))));
    adapter.on_tick(sender.sending(LabAction::Tick));
    adapter.on_to_backtrack(sender.sending(LabAction::ToBacktrack));
    adapter.on_to_answer(sender.sending(LabAction::ToAnswer));
    adapter.on_restart(sender.sending(LabAction::Restart));
}
