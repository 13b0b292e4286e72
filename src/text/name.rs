//! The names of puzzles and games: their own titles, or level and day if Nonet has made them. The names of collections.

use super::{Dates, Language, Say, foreign, say};
use crate::engine::technique::{Level, Technique};
use crate::format::{About, MadePuzzle};
use crate::game::{Day, GameRecord};
use crate::store::library::{BuiltIn, ShelfName};

/// The name of a puzzle: its title, or “Hard · 22 November” for a puzzle that Nonet has made. Games of one level
/// and day are told apart by a number: “Hard · 22 November · 2”. Empty without a title.
#[must_use]
pub fn puzzle_name(about: &About, language: Language) -> String {
    match about.made() {
        Some(made) => made_name(&made, language),
        None => title(&about.title, language),
    }
}

/// The title of a puzzle on paper and in names of files: as its author wrote it, or as Nonet calls a puzzle that it has
/// made.
#[must_use]
pub fn puzzle_title(about: &About, language: Language) -> String {
    let is_own = about.made().is_some() || BuiltIn::of_title(&about.title).is_some();
    if is_own { puzzle_name(about, language) } else { about.title.clone() }
}

/// The longest name of a file that is suggested, in characters.
const LONGEST_FILE_NAME: usize = 80;

/// What a file with a puzzle of this name is called, without its ending. Signs that some system forbids are left out.
fn file_stem(name: &str) -> String {
    let allowed = |sign: char| match sign {
        '·' => '-',
        '/' | '\\' | ':' | '*' | '?' | '"' | '<' | '>' | '|' => ' ',
        _ if sign.is_control() => ' ',
        _ => sign,
    };
    let name: String = name.chars().map(allowed).take(LONGEST_FILE_NAME).collect();
    let words: Vec<&str> = name.split_whitespace().collect();
    let stem = words.join(" ");
    let stem = stem.trim_matches(['.', ' ', '-']);
    if stem.is_empty() { "sudoku".to_owned() } else { stem.to_owned() }
}

/// What a file with a puzzle is called that has no file yet, without its ending: by the name of the puzzle, or else by the
/// technique that is learnt from it.
#[must_use]
pub fn suggested_stem(about: &About, learnt: Option<Technique>, language: Language) -> String {
    let title = puzzle_title(about, language);
    match learnt.filter(|_| title.is_empty()) {
        Some(technique) => file_stem(&technique.say(language)),
        None => file_stem(&title),
    }
}

/// The name of a game that was played: the title of its puzzle, or “Hard · 22 November”.
#[must_use]
pub fn game_name(record: &GameRecord, language: Language) -> String {
    match MadePuzzle::of_record(record) {
        Some(made) => made_name(&made, language),
        None if record.title.is_empty() => {
            let date = Day::of(record.started, record.offset).date();
            let date = date.map(|date| language.day_and_month(date));
            joined([Some(level_name(record.level, language)), date])
        }
        None => title(&record.title, language),
    }
}

/// A title as people read it: a puzzle of the library is called by its number, which a short place does not cut off, and
/// its collection.
fn title(title: &str, language: Language) -> String {
    match BuiltIn::of_title(title) {
        Some((built_in, number)) => {
            let collection = built_in.say(language);
            say!(language, "Puzzle {number} – {collection}", number, collection)
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

/// The name of a puzzle that Nonet has made: “Hard · 22 November”, or “Puzzle of 22 November 2026 · Hard”.
fn made_name(made: &MadePuzzle, language: Language) -> String {
    let level = made.level.map(|level| level.say(language));
    match made.date {
        Some(date) if made.is_daily => {
            let date = language.date_in_words(date);
            joined([Some(say!(language, "Puzzle of {date}", date)), level])
        }
        Some(date) => {
            let number = (made.number > 1).then(|| language.number(made.number.into()));
            joined([level, Some(language.day_and_month(date)), number])
        }
        // As earlier versions described it.
        None => joined([level, Some(made.code.to_string())]),
    }
}

fn joined<const COUNT: usize>(parts: [Option<String>; COUNT]) -> String {
    parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

impl Say for BuiltIn {
    fn say(&self, language: Language) -> String {
        match self {
            Self::Levels => say!(language, "From Beginner to Extreme"),
            Self::Symmetric => say!(language, "Symmetric puzzles"),
            Self::Techniques => say!(language, "One technique each"),
            Self::MiniPatterns => say!(language, "Mini patterns"),
            Self::VeryHard => say!(language, "Very hard puzzles"),
        }
    }
}

impl Say for ShelfName {
    fn say(&self, language: Language) -> String {
        match self {
            Self::Path(name) => foreign::name(name),
            Self::BuiltIn(built_in) => built_in.say(language),
        }
    }
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
            let code = CODE.parse().unwrap();
            let made = MadePuzzle { code, level, date, is_daily, number: 1 };
            let about = About::from(&made);
            assert_eq!(about.made(), Some(made), "a description keeps all of it");
            assert_eq!(puzzle_name(&about, Language::ENGLISH), name);
            assert_eq!(puzzle_name(&about, Language::of_locale("vi")), vietnamese);
        }
        let second = MadePuzzle {
            code: CODE.parse().unwrap(),
            level: Some(Level::Hard),
            date,
            is_daily: false,
            number: 2,
        };
        let about = About::from(&second);
        assert_eq!(about.made(), Some(second));
        assert_eq!(puzzle_name(&about, Language::ENGLISH), "Hard · 22 November · 2");
        let of_library =
            BuiltIn::Levels.titled(Document::of_givens(Grid::empty(Layout::classic())), 7).about;
        for (language, name) in [
            (Language::ENGLISH, "Puzzle 7 – From Beginner to Extreme"),
            (Language::of_locale("vi"), "Đề 7 – Từ Nhập môn đến Cực khó"),
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

    #[test]
    fn the_name_of_a_file_has_no_sign_that_a_system_forbids() {
        assert_eq!(file_stem("Hard · 22 November"), "Hard - 22 November");
        assert_eq!(file_stem(r#"../a\b: "c" <d>|e*?"#), "a b c d e");
        assert_eq!(file_stem("No. 5"), "No. 5");
        for empty in ["", "...", " / ", "·"] {
            assert_eq!(file_stem(empty), "sudoku", "{empty:?}");
        }
        assert_eq!(file_stem(&"ố".repeat(200)).chars().count(), LONGEST_FILE_NAME);
    }
}
