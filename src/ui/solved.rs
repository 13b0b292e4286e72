//! The adapter of the page on a solved game: its figures, its replay on the board, and the wave.

use std::time::Duration;

use slint::ComponentHandle;

use super::board::frame::Viewport;
use super::board::rects;
use super::int::to_int;
use super::models::filled;
use super::sender::Sender;
use super::{AppWindow, BoardAdapter, BoardRect, SolvedAdapter, WaveHouse};
use crate::controller::{
    Command, Comparison, Controller, GameSummary, RecordsAction, ReplayAction, SolvedAction,
};
use crate::engine::{House, Layout};
use crate::game::{Ending, on_the_clock};
use crate::text::{Language, Say};
use crate::window_text::game_name_tells_level;

/// What is shown already.
#[derive(Default)]
pub(super) struct SolvedSnapshot {
    /// Whether the wave has begun.
    celebrates: bool,
}

pub(super) fn show(
    window: &AppWindow,
    controller: &Controller,
    language: Language,
    shown: &mut SolvedSnapshot,
) {
    let adapter = window.global::<SolvedAdapter>();
    let solved = controller.solved_game();
    adapter.set_visible(solved.is_some());
    if let Some(solved) = solved {
        fill(&adapter, controller, solved, language);
        if controller.celebrates() && !shown.celebrates {
            begin_wave(window, controller, solved);
        }
    }
    shown.celebrates = controller.celebrates();
}

fn fill(
    adapter: &SolvedAdapter<'_>,
    controller: &Controller,
    solved: &GameSummary,
    language: Language,
) {
    let record = &solved.record;
    adapter.set_time(on_the_clock(record.played).into());
    let told = game_name_tells_level(controller.document());
    let level = controller.level_of_game().or(record.level).filter(|_| !told);
    adapter.set_level(level.map(|level| level.say(language)).unwrap_or_default().into());
    let harder = controller.harder_level().map(|level| level.say(language));
    adapter.set_harder(harder.unwrap_or_default().into());
    adapter.set_hints(i32::try_from(record.hints).unwrap_or(i32::MAX));
    adapter.set_mistakes(i32::try_from(record.mistakes).unwrap_or(i32::MAX));
    adapter.set_answer_seen(record.ending == Ending::AnswerShown);
    let comparison = solved.comparison;
    let time = |of: fn(Comparison) -> Option<Duration>| {
        comparison.and_then(of).map(on_the_clock).unwrap_or_default()
    };
    adapter.set_best(time(|comparison| comparison.best).into());
    adapter.set_is_best(solved.is_best());
    adapter.set_average(time(|comparison| comparison.average).into());
    let days = comparison.map_or(0, |comparison| comparison.days_in_a_row);
    adapter.set_days(i32::try_from(days).unwrap_or(i32::MAX));
    let hardest = controller.hardest_technique().map(|technique| technique.say(language));
    adapter.set_hardest(hardest.unwrap_or_default().into());
    let replay = controller.replay_on_board();
    adapter.set_replaying(replay.is_some());
    if let Some(replay) = replay {
        adapter.set_running(replay.is_running());
        adapter.set_made(to_int(replay.made()));
        adapter.set_count(to_int(replay.count()));
        adapter.set_moment(on_the_clock(replay.time()).into());
    }
}

/// Lets a wave go through the houses as they were closed.
fn begin_wave(window: &AppWindow, controller: &Controller, solved: &GameSummary) {
    let layout = controller.document().board().layout();
    let adapter = window.global::<BoardAdapter>();
    let frame = Viewport::shown(&adapter);
    adapter.set_wave(filled(adapter.get_wave(), wave(layout, frame, &solved.closings)));
    adapter.set_waving(true);
}

fn wave(layout: &Layout, frame: Viewport, closings: &[usize]) -> Vec<WaveHouse> {
    let last = closings.iter().copied().max().unwrap_or(0).max(1);
    let share = |place: usize| to_float(place) / to_float(last);
    let part = |rect: &BoardRect, start: f32| {
        let BoardRect { row, column, rows, columns } = frame.rect(rect)?;
        Some(WaveHouse { row, column, rows, columns, start })
    };
    let house = |(house, &place): (&House, &usize)| {
        let rects = rects(layout, house).into_iter();
        rects.filter_map(|rect| part(&rect, share(place))).collect::<Vec<_>>()
    };
    layout.houses().iter().zip(closings).flat_map(house).collect()
}

fn to_float(number: usize) -> f32 {
    f32::from(u16::try_from(number).unwrap_or(u16::MAX))
}

/// What is done beside a solved game, made into actions.
pub(super) fn listen(window: &AppWindow, sender: &Sender) {
    let adapter = window.global::<SolvedAdapter>();
    adapter.on_next(sender.sending(Command::NextGame));
    let next_harder =
        sender.looking(|controller, ()| controller.harder_level().map(Command::NewGame));
    adapter.on_next_harder(move || next_harder(()));
    adapter.on_again(sender.sending(Command::PlayAgain));
    adapter.on_replay(sender.sending(Command::ReplayGame));
    adapter.on_share(sender.sending(Command::SharePicture));
    adapter.on_leave(sender.sending(RecordsAction::Solved(SolvedAction::Leave)));
    let step = SolvedAction::InReplay(ReplayAction::Step);
    adapter.on_step(sender.sending(RecordsAction::Solved(step)));
    let go_to = |made| RecordsAction::Solved(SolvedAction::InReplay(ReplayAction::GoTo(made)));
    adapter.on_go_to(sender.at_place(go_to));
}
