//! What is written over puzzles, in one line each.

use std::time::Duration;

use super::Booklet;
use super::line::one_line;
use super::sequence::{Board, Part, Shown};

/// How many characters of a name are shown where there is room.
pub(super) const LONGEST: usize = 120;

/// What stands over the whole.
pub(super) fn heading(booklet: &Booklet) -> String {
    match one_line(booklet.heading(), LONGEST) {
        heading if heading.is_empty() => booklet.words.puzzle.to_owned(),
        heading => heading,
    }
}

/// Who made the whole, and when; empty where neither is known.
pub(super) fn about(booklet: &Booklet) -> String {
    let words = &booklet.words;
    joined([labelled(words.author, &booklet.author), labelled(words.date, &booklet.date)])
}

/// What a board is called on a page of this part; empty where that is said above it already: of the only puzzle, and
/// of its answer among the answers at the end.
pub(super) fn name(booklet: &Booklet, board: Board<'_>, part: Part) -> String {
    let is_only = booklet.items.len() == 1;
    let name = match board.shown {
        Shown::Puzzle if is_only && booklet.title.is_empty() => String::new(),
        Shown::Puzzle if is_only && board.item.title.is_empty() => String::new(),
        Shown::Puzzle => booklet.name(board.place),
        Shown::Answer if is_only && part == Part::Answers => String::new(),
        Shown::Answer if is_only => booklet.words.answer.to_owned(),
        Shown::Answer => booklet.answer_name(board.place),
    };
    one_line(&name, LONGEST)
}

/// What is known about a puzzle: its level, who made it, and how long it was played. Nothing of an answer.
pub(super) fn facts(booklet: &Booklet, board: Board<'_>) -> String {
    if board.shown == Shown::Answer {
        return String::new();
    }
    let (words, item) = (&booklet.words, board.item);
    let author = if item.author == booklet.author { "" } else { item.author.as_str() };
    let played = item.played.map(clock).unwrap_or_default();
    joined([
        labelled(words.level, &item.level),
        labelled(words.author, author),
        labelled(words.time, &played),
    ])
}

/// A length of time as a clock shows it: 1:02:03, or 2:03.
pub(super) fn clock(time: Duration) -> String {
    let seconds = time.as_secs();
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes}:{seconds:02}"),
        _ => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

fn labelled(label: &str, value: &str) -> String {
    match one_line(value, LONGEST).as_str() {
        "" => String::new(),
        value => format!("{label}: {value}"),
    }
}

fn joined<const N: usize>(facts: [String; N]) -> String {
    let known: Vec<String> = facts.into_iter().filter(|fact| !fact.is_empty()).collect();
    known.join(" · ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_is_shown_as_on_a_clock() {
        for (seconds, shown) in [(0, "0:00"), (59, "0:59"), (754, "12:34"), (3723, "1:02:03")] {
            assert_eq!(clock(Duration::from_secs(seconds)), shown);
        }
    }
}
