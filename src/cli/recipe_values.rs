//! What a puzzle that is made is to be, as it is typed.

use std::ops::RangeInclusive;

use clap::builder::{PossibleValuesParser, TypedValueParser};

use crate::engine::generate::{ClueKind, Date, Symmetries, WantedClue, WantedClues};
use crate::engine::rating::Tenths;
use crate::engine::technique::Level;
use crate::text::misuse::Misuse;

/// How many givens.
pub(super) type GivensRange = RangeInclusive<u16>;

/// Which ratings.
pub(super) type RatingRange = RangeInclusive<Tenths>;

/// A level, by its name.
pub(super) fn level() -> impl TypedValueParser<Value = Level> {
    named(Level::ALL, Level::name)
}

/// A symmetry, by its name.
pub(super) fn symmetry() -> impl TypedValueParser<Value = Symmetries> {
    named(Symmetries::ALL, Symmetries::name)
}

fn named<T, const N: usize>(
    all: [T; N],
    name: fn(T) -> &'static str,
) -> impl TypedValueParser<Value = T>
where
    T: Copy + Send + Sync + 'static,
{
    PossibleValuesParser::new(all.map(name)).map(move |typed| {
        let found = all.into_iter().find(|&one| name(one).eq_ignore_ascii_case(&typed));
        found.expect("only names are let through")
    })
}

/// A number of givens, or a range.
pub(super) fn givens(typed: &str) -> Result<GivensRange, Misuse> {
    range(typed, |one| one.parse().ok())
        .ok_or_else(|| not_a_range("--givens", typed, ["30", "28..32"]))
}

/// A rating of Sudoku Explainer, or a range.
pub(super) fn ratings(typed: &str) -> Result<RatingRange, Misuse> {
    range(typed, |one| one.parse().ok())
        .ok_or_else(|| not_a_range("--se", typed, ["7.2", "7.0..7.5"]))
}

/// One value, or two with a hyphen or dots between them: two or three, or two and an equals sign.
fn range<T: Copy + PartialOrd>(
    typed: &str,
    one: impl Fn(&str) -> Option<T>,
) -> Option<RangeInclusive<T>> {
    let Some((low, high)) = typed.split_once("..").or_else(|| typed.split_once('-')) else {
        return one(typed).map(|value| value..=value);
    };
    let high = high.strip_prefix(['.', '=']).unwrap_or(high);
    Some(one(low)?..=one(high)?).filter(|range| !range.is_empty())
}

fn not_a_range(option: &'static str, typed: &str, examples: [&'static str; 2]) -> Misuse {
    Misuse::NotARange { option, typed: typed.to_owned(), examples }
}

/// The clues of a puzzle: `killer`, or kinds with commas between them, each perhaps with a number and a number of cells, as in
/// `thermometers,arrows=4,cages=2x3`.
pub(super) fn clues(typed: &str) -> Result<WantedClues, Misuse> {
    if typed == "killer" {
        return Ok(WantedClues::Killer);
    }
    typed.split(',').map(wanted_clue).collect::<Result<_, _>>().map(WantedClues::Kinds)
}

fn wanted_clue(typed: &str) -> Result<WantedClue, Misuse> {
    let unknown = || Misuse::UnknownClues(typed.to_owned());
    let (name, numbers) =
        typed.split_once('=').map_or((typed, None), |(name, it)| (name, Some(it)));
    let kind = ClueKind::named(name.trim()).ok_or_else(unknown)?;
    let Some(numbers) = numbers else { return Ok(WantedClue::of(kind)) };
    let (count, cells) =
        numbers.split_once('x').map_or((numbers, None), |(count, it)| (count, Some(it)));
    let count = count.trim().parse().map_err(|_| unknown())?;
    let wanted = WantedClue::of_number(kind, count).ok_or_else(unknown)?;
    let Some(cells) = cells else { return Ok(wanted) };
    let fitting = cells.trim().parse().ok().and_then(|cells| wanted.with_cells(cells));
    fitting.ok_or(Misuse::CellsOfClues { kind, possible: kind.cells() })
}

/// A day, as year, month and day.
pub(super) fn date(typed: &str) -> Result<Date, Misuse> {
    typed.parse().map_err(|_| Misuse::NotADate(typed.to_owned()))
}

/// A seed.
pub(super) fn seed(typed: &str) -> Result<u64, Misuse> {
    let (option, numbers) = ("--seed", 0..=u64::MAX);
    typed.parse().map_err(|_| Misuse::NotANumber { option, typed: typed.to_owned(), numbers })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ratings_are_numbers_with_a_decimal_or_ranges_of_them() {
        let check = |typed, expected: Option<(u16, u16)>| {
            let found = ratings(typed).ok().map(|range| (range.start().get(), range.end().get()));
            assert_eq!(found, expected, "{typed}");
        };
        check("7.2", Some((72, 72)));
        check("7..7.5", Some((70, 75)));
        check("7.0..=7.5", Some((70, 75)));
        check("10.5...11", Some((105, 110)));
        for bad in ["", "7.", ".5", "7.25", "x", "7.5..7.0", "-1", "+7", "7.0..", "100"] {
            check(bad, None);
        }
    }

    #[test]
    fn givens_and_days_are_read() {
        assert_eq!(givens("28..32"), Ok(28..=32));
        assert_eq!(givens("30"), Ok(30..=30));
        assert!(givens("70000").is_err() && givens("30..").is_err() && givens("32..28").is_err());
        assert_eq!(date("2026-11-22").ok(), Date::new(2026, 11, 22));
        for bad in ["", "today", "2026-11", "2026-02-30", "2026-11-22-1", "22-11-x"] {
            assert!(date(bad).is_err(), "{bad}");
        }
        assert!(seed("12").is_ok() && seed("-1").is_err() && seed("").is_err());
    }
}
