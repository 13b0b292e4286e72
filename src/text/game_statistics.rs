//! The statistics of many games, for the dialog and for the command line.

use super::name::{game_name, level_name, tells_level};
use super::shape::unnamed_board;
use super::{Dates, Language, Say, StatisticLine, say, say_plural};
use crate::game::tally::{
    BoardKind, BoardLevel, Streak, Tally, by_level, days_in_a_row, games_in_a_row,
};
use crate::game::{Day, GameRecord, on_the_clock};

/// What all games come to, a line each.
#[must_use]
pub fn played_lines<'a>(
    records: impl IntoIterator<Item = &'a GameRecord> + Clone,
    today: Day,
    language: Language,
) -> Vec<StatisticLine> {
    let tally = Tally::of(records.clone());
    let number = |number| language.number(number);
    let value = |label, value| StatisticLine { label, value };
    let in_a_row = |streak| streak_text(streak, language);
    vec![
        value(say!(language, context = "how many", "Games"), number(tally.games)),
        value(say!(language, "Won"), won(&tally, language)),
        value(say!(language, "Won without a hint"), number(tally.unaided)),
        value(say!(language, "Won without a hint or a mistake"), number(tally.flawless)),
        value(say!(language, "Best time without a hint"), time(tally.best)),
        value(say!(language, "Average time of a win"), time(tally.average())),
        value(say!(language, "Time played"), on_the_clock(tally.played)),
        value(say!(language, context = "how many", "Hints"), number(tally.hints)),
        value(say!(language, context = "how many", "Mistakes"), number(tally.mistakes)),
        value(say!(language, "Games won in a row"), in_a_row(games_in_a_row(records.clone()))),
        value(say!(language, "Days in a row with a win"), in_a_row(days_in_a_row(records, today))),
    ]
}

/// What the games of each level on each board come to, a line each.
#[must_use]
pub fn level_lines(records: &[GameRecord], language: Language) -> Vec<StatisticLine> {
    let line = |(level, tally): (BoardLevel, Tally)| StatisticLine {
        label: board_level(&level, language),
        value: level_text(&tally, language),
    };
    by_level(records).into_iter().map(line).collect()
}

/// What the games of one level on a board come to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LevelText {
    /// What the board, if it is not the classic one, and the level are called.
    pub name: String,
    /// How many games ended.
    pub games: String,
    /// How many of them were won.
    pub won: String,
    /// The shortest time of a game that was won without a hint.
    pub best: String,
    /// How long a game that was won took on average.
    pub average: String,
}

/// What the games of each level come to, for a table.
#[must_use]
pub fn level_texts(levels: &[(BoardLevel, Tally)], language: Language) -> Vec<LevelText> {
    let text = |(level, tally): &(BoardLevel, Tally)| LevelText {
        name: board_level(level, language),
        games: language.number(tally.games),
        won: won(tally, language),
        best: time(tally.best),
        average: time(tally.average()),
    };
    levels.iter().map(text).collect()
}

/// What a game of the history is called, and what is known of it.
#[must_use]
pub fn game_text(record: &GameRecord, language: Language) -> (String, String) {
    let level = (!tells_level(record)).then(|| level_name(record.level, language));
    let parts = [Some(record.ending.say(language)), level, Some(on_the_clock(record.played))];
    let detail = parts.into_iter().flatten().collect::<Vec<_>>().join(" · ");
    (game_name(record, language), format!("{detail}\n{}", language.minute(record.end())))
}

/// A level, and the board if it is not the classic one.
#[must_use]
pub fn board_level(BoardLevel { board, level }: &BoardLevel, language: Language) -> String {
    let level = level_name(*level, language);
    match board {
        BoardKind::Classic => level,
        BoardKind::Named(shape) => format!("{} · {level}", shape.say(language)),
        BoardKind::Unnamed(board) => format!("{} · {level}", unnamed_board(board, language)),
    }
}

/// The games of every level together.
#[must_use]
pub fn all_levels(language: Language) -> String {
    say!(language, "All")
}

fn level_text(tally: &Tally, language: Language) -> String {
    let (games, won) = (language.number(tally.games), won(tally, language));
    let (best, average) = (time(tally.best), time(tally.average()));
    let games = say_plural!(language, tally.games, "{games} game", "{games} games", games);
    say!(
        language,
        "{games}, won {won}, best without a hint {best}, average of a win {average}",
        games,
        won,
        best,
        average
    )
}

/// How many games were won: 10 (83%).
fn won(tally: &Tally, language: Language) -> String {
    let wins = language.number(tally.wins);
    tally.win_rate().map_or(wins.clone(), |rate| format!("{wins} ({rate}%)"))
}

/// A time, or a dash if there is none.
fn time(time: Option<std::time::Duration>) -> String {
    time.map_or_else(|| "–".to_owned(), on_the_clock)
}

fn streak_text(Streak { current, longest }: Streak, language: Language) -> String {
    let (current, longest) = (language.number(current.into()), language.number(longest.into()));
    say!(language, "{current}, longest {longest}", current, longest)
}
