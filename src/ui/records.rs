//! The adapter of the statistics of play, and of the replay of a game.

use std::sync::Arc;

use slint::{ComponentHandle, Model, ModelRc, ModelTracker, SharedString};

use super::board::drawing::notes_of;
use super::board::frame::Viewport;
use super::board::lines_of;
use super::board::marks::{marks_of_whole, outside_numbers_of_whole};
use super::choices::place_of;
use super::int::{from_int, to_int};
use super::models::filled;
use super::pictures::picture_of;
use super::sender::Sender;
use super::{
    AppWindow, PlayedBar, PlayedLevel, PuzzlePicture, RecordsAdapter, ReplayCell, StatisticRow,
};
use crate::controller::{
    Controller, GameReplay, PlayStatistics, RecordsAction, ReplayAction, Scope,
};
use crate::engine::LowestDigit;
use crate::game::tally::{BoardLevel, Bucket, Span, Tally};
use crate::game::{Content, GameRecord, on_the_clock};
use crate::store::LargeDigits;
use crate::text::{
    Dates, Language, LevelText, StatisticLine, all_levels, board_level, game_text, level_texts,
    played_lines,
};

/// Which of the lines are shown large: the games, how many were won, the best time and the average.
const LARGE: [usize; 4] = [0, 1, 4, 5];

/// What the chart's bars can stand for.
const SPANS: [Span; 2] = [Span::Day, Span::Week];

/// What the statistics were last made from.
#[derive(PartialEq)]
pub(super) struct RecordsSnapshot {
    /// Where the games lie in memory: others lie elsewhere.
    games: *const GameRecord,
    count: usize,
    scope: Scope,
    span: Span,
    digits: LargeDigits,
    language: Language,
}

/// Fills the dialog. What the person can change is filled only when it `opens`.
pub(super) fn show(
    window: &AppWindow,
    controller: &Controller,
    opens: bool,
    language: Language,
    shown: &mut Option<RecordsSnapshot>,
) {
    let Some(played) = controller.play_statistics() else {
        return;
    };
    let adapter = window.global::<RecordsAdapter>();
    let now = RecordsSnapshot {
        games: played.all().as_ptr(),
        count: played.all().len(),
        scope: played.scope().clone(),
        span: played.span(),
        digits: controller.options().large_digits,
        language,
    };
    adapter.set_ready(played.is_ready());
    adapter.set_newer(to_int(played.newer()));
    if opens || shown.as_ref() != Some(&now) {
        fill_overview(&adapter, played, language);
        let same_games = shown.as_ref().is_some_and(|shown| {
            shown.games == now.games
                && shown.scope == now.scope
                && shown.digits == now.digits
                && shown.language == language
        });
        if opens || !same_games {
            fill_history(&adapter, played, now.digits, language);
        }
        *shown = Some(now);
    }
    adapter.set_replaying(played.replay().is_some());
    if let Some(replay) = played.replay() {
        fill_replay(window, replay, controller.options().large_digits, language);
    }
}

fn fill_overview(adapter: &RecordsAdapter<'_>, played: &PlayStatistics, language: Language) {
    let games: Vec<&GameRecord> = played.in_scope().collect();
    let lines = played_lines(games.iter().copied(), played.today(), language);
    let (large, small): (Vec<_>, Vec<_>) =
        lines.into_iter().enumerate().partition(|(place, _)| LARGE.contains(place));
    let rows =
        |lines: Vec<(usize, StatisticLine)>| lines.into_iter().map(|(_, line)| row(line)).collect();
    adapter.set_figures(filled(adapter.get_figures(), rows(large)));
    adapter.set_rows(filled(adapter.get_rows(), rows(small)));
    let tallies = played.levels();
    let levels = level_texts(&tallies, language).into_iter().map(map_level).collect();
    adapter.set_levels(filled(adapter.get_levels(), levels));
    let chart = played.chart();
    let most = chart.iter().map(|bucket| bucket.tally.games).max().unwrap_or(0);
    adapter.set_most(to_int(usize::try_from(most).unwrap_or(usize::MAX)));
    let bars = chart.iter().map(|bucket| bar(bucket, language)).collect();
    adapter.set_bars(filled(adapter.get_bars(), bars));
    let scopes = scopes(&tallies);
    let names = scopes.iter().map(|scope| scope_name(scope, language)).collect();
    adapter.set_scopes(filled(adapter.get_scopes(), names));
    adapter.set_scope(place_of(&scopes, played.scope()));
    adapter.set_span(place_of(&SPANS, &played.span()));
}

fn row(line: StatisticLine) -> StatisticRow {
    StatisticRow { label: line.label.into(), value: line.value.into(), busy: false }
}

fn map_level(text: LevelText) -> PlayedLevel {
    PlayedLevel {
        name: text.name.into(),
        games: text.games.into(),
        won: text.won.into(),
        best: text.best.into(),
        average: text.average.into(),
    }
}

fn bar(bucket: &Bucket, language: Language) -> PlayedBar {
    let count = |count: u64| to_int(usize::try_from(count).unwrap_or(usize::MAX));
    PlayedBar {
        day: language.day_of_year(bucket.first).into(),
        games: count(bucket.tally.games),
        wins: count(bucket.tally.wins),
    }
}

/// All games, then those of each level that was played on each board.
fn scopes(levels: &[(BoardLevel, Tally)]) -> Vec<Scope> {
    let levels = levels.iter().map(|(level, _)| Scope::Level(level.clone()));
    [Scope::All].into_iter().chain(levels).collect()
}

fn scope_name(scope: &Scope, language: Language) -> SharedString {
    match scope {
        Scope::All => all_levels(language).into(),
        Scope::Level(level) => board_level(level, language).into(),
    }
}

fn fill_history(
    adapter: &RecordsAdapter<'_>,
    played: &PlayStatistics,
    digits: LargeDigits,
    language: Language,
) {
    let (games, places) = (played.shared(), played.places());
    let history = GameHistoryModel { games, places, digits, language };
    adapter.set_current(0);
    adapter.set_history(ModelRc::new(history));
}

/// The games of the history, each told and drawn when the list comes to show it.
struct GameHistoryModel {
    games: Arc<[GameRecord]>,
    places: Vec<usize>,
    digits: LargeDigits,
    language: Language,
}

impl Model for GameHistoryModel {
    type Data = PuzzlePicture;

    fn row_count(&self) -> usize {
        self.places.len()
    }

    fn row_data(&self, row: usize) -> Option<PuzzlePicture> {
        let game = self.games.get(*self.places.get(row)?)?;
        Some(picture_of((&game.givens, &game.rules), self.digits, game_text(game, self.language)))
    }

    fn model_tracker(&self) -> &dyn ModelTracker {
        // Other games come as another list.
        &()
    }
}

fn fill_replay(window: &AppWindow, replay: &GameReplay, digits: LargeDigits, language: Language) {
    let adapter = window.global::<RecordsAdapter>();
    let (title, detail) = game_text(replay.record(), language);
    adapter.set_replay_title(title.into());
    adapter.set_replay_detail(detail.into());
    adapter.set_whole(replay.is_whole());
    adapter.set_running(replay.is_running());
    adapter.set_made(to_int(replay.made()));
    adapter.set_count(to_int(replay.count()));
    adapter.set_time(on_the_clock(replay.time()).into());
    let layout = replay.board().layout();
    let lowest = digits.lowest_digit(layout);
    adapter.set_columns(to_int(layout.columns()));
    adapter.set_side(to_int(layout.columns().max(layout.rows())));
    let [thin, thick] = lines_of(layout);
    adapter.set_hairlines(filled(adapter.get_hairlines(), thin));
    adapter.set_box_lines(filled(adapter.get_box_lines(), thick));
    let marks = marks_of_whole(replay.board().rules(), layout, lowest);
    adapter.set_marks(filled(adapter.get_marks(), marks));
    let (outside, margins) = outside_numbers_of_whole(replay.board().rules(), layout, lowest);
    adapter.set_outside(filled(adapter.get_outside(), outside));
    adapter.set_margins(margins);
    let cell = |cell| {
        let content = replay.board().get(cell);
        map_content(content, lowest, replay.touched() == Some(cell))
    };
    let cells = Viewport::whole(layout).spread(layout, cell, &ReplayCell::default());
    adapter.set_cells(filled(adapter.get_cells(), cells));
    adapter.set_notes(filled(adapter.get_notes(), notes_of(replay.board(), lowest)));
}

fn map_content(content: Content, lowest: LowestDigit, touched: bool) -> ReplayCell {
    let digit = content.digit().map(|digit| lowest.shown(digit).to_string()).unwrap_or_default();
    ReplayCell { digit: digit.into(), given: content.is_given(), touched }
}

/// What is done with the statistics, made into actions.
pub(super) fn listen(window: &AppWindow, sender: &Sender) {
    let adapter = window.global::<RecordsAdapter>();
    adapter.on_choose_scope(sender.looking(|controller, chosen: i32| {
        let scopes = scopes(&controller.play_statistics()?.levels());
        scopes.get(from_int(chosen)?).cloned().map(RecordsAction::Scope)
    }));
    adapter
        .on_choose_span(sender.callback(|chosen: i32| {
            SPANS.get(from_int(chosen)?).copied().map(RecordsAction::Span)
        }));
    adapter.on_replay(sender.at_place(RecordsAction::Replay));
    adapter.on_play(sender.at_place(RecordsAction::Open));
    let go_to = |made| RecordsAction::InReplay(ReplayAction::GoTo(made));
    adapter.on_go_to(sender.at_place(go_to));
    let run_or_pause = |runs: bool| if runs { ReplayAction::Run } else { ReplayAction::Pause };
    let run = move |runs: bool| Some(RecordsAction::InReplay(run_or_pause(runs)));
    adapter.on_run(sender.callback(run));
    adapter.on_step(sender.sending(RecordsAction::InReplay(ReplayAction::Step)));
    adapter.on_export(sender.sending(RecordsAction::Export));
    adapter.on_forget(sender.sending(RecordsAction::Forget));
}
