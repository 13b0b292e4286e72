//! A finished game as the text that a game in Java wrote of it.

use super::{Dates, Language, Say, printed_words};
use crate::engine::Grid;
use crate::format::Document;
use crate::game::GameRecord;
use crate::print::{Booklet, BookletPuzzle};

/// The text of a game, ready for [`Medium::Log`](crate::print::Medium::Log), and what its file is called.
#[derive(Clone, Debug)]
pub struct GameLog {
    /// The name of the file: `Sudoku (2026-11-22 19-10-05).txt`.
    pub name: String,
    /// What is written.
    pub booklet: Booklet,
}

/// The text of a game: when it ended, its level, the puzzle and its answer.
#[must_use]
pub fn game_log(record: &GameRecord, answer: Option<Grid>, language: Language) -> GameLog {
    let words = printed_words(language);
    let ended = language.second(record.end());
    let item = BookletPuzzle {
        level: record.level.map(|level| level.say(language)).unwrap_or_default(),
        answer,
        played: Some(record.played),
        ..BookletPuzzle::of(&Document::of_record(record))
    };
    // No system takes a file whose name has a colon or a slash in it.
    let name = format!("{} ({}).txt", words.puzzle, ended.replace([':', '/'], "-"));
    let booklet = Booklet {
        title: record.title.clone(),
        author: String::new(),
        date: ended,
        words,
        items: vec![item],
    };
    GameLog { name, booklet }
}
