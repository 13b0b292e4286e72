//! What puzzles and games are called: by their own title, or by level and day where Nonet has made them.

use super::{Language, Say, foreign, say};
use crate::engine::technique::Level;
use crate::format::{About, MadePuzzle};
use crate::game::{Day, GameRecord};
use crate::store::library::BuiltIn;

/// The name of a puzzle: its title, or “Hard · 22 November” for a puzzle that Nonet has made. Empty without a title.
#[must_use]
pub fn puzzle_name(about: &About, language: Language) -> String {
    match about.made() {
        Some(made) => made.say(language),
        None => title(&about.title, language),
    }
}

/// The name of a game that was played: the title of its puzzle, or “Hard · 22 November”.
#[must_use]
pub fn game_name(record: &GameRecord, language: Language) -> String {
    match MadePuzzle::of_record(record) {
        Some(made) => made.say(language),
        None if record.title.is_empty() => {
            let date = Day::of(record.started, record.offset).date();
            let date = date.map(|date| language.day_and_month(date));
            joined([Some(level_name(record.level, language)), date])
        }
        None => title(&record.title, language),
    }
}

/// A title as people read it: a puzzle of the library is called by its collection.
fn title(title: &str, language: Language) -> String {
    match BuiltIn::of_title(title) {
        Some((built_in, number)) => {
            let collection = built_in.say(language);
            say!(language, "{collection}, puzzle {number}", collection, number)
        }
        None => foreign::name(title),
    }
}

/// What a level is called; that of a puzzle that nobody has rated, too.
#[must_use]
pub fn level_name(level: Option<Level>, language: Language) -> String {
    level.map_or_else(|| say!(language, "Level unknown"), |level| level.say(language))
}

/// Whether the name of a game tells its level.
#[must_use]
pub(super) fn tells_level(record: &GameRecord) -> bool {
    record.title.is_empty() || !record.code.is_empty()
}

impl Say for MadePuzzle {
    fn say(&self, language: Language) -> String {
        let level = self.level.map(|level| level.say(language));
        match self.date {
            Some(date) if self.is_daily => {
                let date = language.date_in_words(date);
                joined([Some(say!(language, "Puzzle of {date}", date)), level])
            }
            Some(date) => joined([level, Some(language.day_and_month(date))]),
            // As earlier versions described it.
            None => joined([level, Some(self.code.to_string())]),
        }
    }
}

fn joined(parts: [Option<String>; 2]) -> String {
    parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::generate::Date;
    use crate::engine::{Grid, Layout};
    use crate::format::Document;

    const CODE: &str = "100B-S0TP-23MB";

    #[test]
    fn a_made_puzzle_is_called_by_level_and_day() {
        let date = Date::new(2026, 11, 22);
        for (level, date, is_daily, name, vietnamese) in [
            (Some(Level::Hard), date, false, "Hard · 22 November", "Khó · 22 tháng 11"),
            (None, date, false, "22 November", "22 tháng 11"),
            (Some(Level::Hard), None, false, "Hard · 100B-S0TP-23MB", "Khó · 100B-S0TP-23MB"),
            (None, None, false, CODE, CODE),
            (
                Some(Level::Easy),
                date,
                true,
                "Puzzle of 22 November 2026 · Easy",
                "Đề ngày 22 tháng 11 năm 2026 · Dễ",
            ),
        ] {
            let made = MadePuzzle { code: CODE.parse().unwrap(), level, date, is_daily };
            let about = About::from(&made);
            assert_eq!(about.made(), Some(made), "a description keeps all of it");
            assert_eq!(puzzle_name(&about, Language::ENGLISH), name);
            assert_eq!(puzzle_name(&about, Language::of_locale("vi")), vietnamese);
        }
        let of_library =
            BuiltIn::Levels.titled(Document::of_givens(Grid::empty(Layout::classic())), 7).about;
        for (language, name) in [
            (Language::ENGLISH, "From Beginner to Extreme, puzzle 7"),
            (Language::of_locale("vi"), "Từ Nhập môn đến Cực khó, đề 7"),
        ] {
            assert_eq!(puzzle_name(&of_library, language), name);
        }
        for foreign in ["Nonet levels 0", "Nonet levels", "Nonet hard 7", "levels 7"] {
            let about = About { title: foreign.to_owned(), ..About::default() };
            assert_eq!(puzzle_name(&about, Language::ENGLISH), foreign);
        }
        let titled = About { title: "Monday".to_owned(), ..About::default() };
        assert_eq!(puzzle_name(&titled, Language::ENGLISH), "Monday");
        assert_eq!(puzzle_name(&About::default(), Language::ENGLISH), "");
    }
}
