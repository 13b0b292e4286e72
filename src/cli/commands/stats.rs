//! `nonet stats`: statistics of the games played in the window.
//!
//! The names in JSON and CSV are the same in every language.

use serde::Serialize;

use crate::cli::args::Stats;
use crate::cli::ending::{CommandFailure, CommandStatus, Voice};
use crate::cli::form::{json_line, text_line};
use crate::cli::output::ResultOutput;
use crate::engine::technique::Level;
use crate::game::tally::{Streak, Tally, by_level, days_in_a_row, games_in_a_row};
use crate::game::{Day, GameRecord};
use crate::store::{Folders, LoadProblem, RecalledGames, now, records};
use crate::text::command_line::Notice;
use crate::text::{Language, StatisticLine, level_lines, played_lines};

/// Writes the statistics of the recorded games.
pub(super) fn run(arguments: &Stats, voice: Voice) -> Result<CommandStatus, CommandFailure> {
    let recalled =
        Folders::of_system().map_or_else(RecalledGames::default, |to| records::load(&to));
    match recalled.trouble {
        // Without the games the figures would be wrong.
        Some(LoadProblem::Unreadable(error)) => return Err(error.into()),
        Some(trouble @ (LoadProblem::SetAside { .. } | LoadProblem::LinesSetAside { .. })) => {
            voice.say(&Notice::LoadProblem(trouble));
        }
        None => {}
    }
    let (records, today) = (recalled.records, now().day());
    let mut output = ResultOutput::new();
    let mut text = Vec::new();
    match (arguments.csv, arguments.json) {
        (true, _) => records::write_csv(&mut text, &records)?,
        (_, true) => text.extend(json(&records, today).into_bytes()),
        _ => text.extend(lines(&records, today, voice.language).into_bytes()),
    }
    output.write(&text)?;
    output.flush()?;
    Ok(CommandStatus::Well)
}

fn lines(records: &[GameRecord], today: Day, language: Language) -> String {
    let line =
        |StatisticLine { label, value }: StatisticLine| text_line(&format!("{label}: {value}"));
    let all: String = played_lines(records, today, language).into_iter().map(line).collect();
    let levels: String = level_lines(records, language).into_iter().map(line).collect();
    if levels.is_empty() { all } else { format!("{all}\n{levels}") }
}

fn json(records: &[GameRecord], today: Day) -> String {
    let levels = by_level(records).into_iter().map(|(level, tally)| LevelStatisticsJson {
        board: level.board.name(),
        level: level.level.map(Level::name),
        tally: PlayStatisticsJson::of(&tally),
    });
    json_line(&AllStatisticsJson {
        tally: PlayStatisticsJson::of(&Tally::of(records)),
        games_in_a_row: games_in_a_row(records).into(),
        days_in_a_row: days_in_a_row(records, today).into(),
        levels: levels.collect(),
    })
}

/// The statistics of all games. Times are in seconds, or null if there is none.
#[derive(Serialize)]
struct AllStatisticsJson {
    #[serde(flatten)]
    tally: PlayStatisticsJson,
    games_in_a_row: StreakJson,
    days_in_a_row: StreakJson,
    levels: Vec<LevelStatisticsJson>,
}

#[derive(Serialize)]
struct LevelStatisticsJson {
    board: String,
    level: Option<&'static str>,
    #[serde(flatten)]
    tally: PlayStatisticsJson,
}

#[derive(Serialize)]
struct PlayStatisticsJson {
    games: u64,
    wins: u64,
    unaided: u64,
    flawless: u64,
    best: Option<f64>,
    average: Option<f64>,
    played: f64,
    hints: u64,
    mistakes: u64,
}

impl PlayStatisticsJson {
    fn of(tally: &Tally) -> Self {
        Self {
            games: tally.games,
            wins: tally.wins,
            unaided: tally.unaided,
            flawless: tally.flawless,
            best: tally.best.map(|time| time.as_secs_f64()),
            average: tally.average().map(|time| time.as_secs_f64()),
            played: tally.played.as_secs_f64(),
            hints: tally.hints,
            mistakes: tally.mistakes,
        }
    }
}

#[derive(Serialize)]
struct StreakJson {
    current: u32,
    longest: u32,
}

impl From<Streak> for StreakJson {
    fn from(Streak { current, longest }: Streak) -> Self {
        Self { current, longest }
    }
}
