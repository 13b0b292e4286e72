//! The lines of text above puzzles, for media that break lines themselves: RTF, HTML and text.

use super::content::Header;
use super::line::{one_line, short_line};
use super::sequence::{Board, Part, Shown};
use crate::game::on_the_clock;

/// Maximum length of a name in characters.
pub(super) const LONGEST: usize = 120;

/// What stands over the whole.
pub(super) fn heading(header: &Header) -> String {
    short_line(&header.heading(), LONGEST)
}

/// What stands over the answers at the end.
pub(super) fn answers(header: &Header) -> &'static str {
    if header.is_of_one() { header.words.answer } else { header.words.answers }
}

/// Who made the whole, and when, in `most` characters at most; empty if neither is known. A long name is cut, and
/// the date stays.
pub(super) fn about(header: &Header, most: usize) -> String {
    let words = &header.words;
    let date = short_line(&labelled(words.date, &header.date), most / 2);
    let taken = if date.is_empty() { 0 } else { (BETWEEN.to_owned() + &date).chars().count() };
    let room = most.saturating_sub(taken);
    joined([short_line(&labelled(words.author, &header.author), room), date])
}

/// What a board is called on a page of this part; empty if that is said above it already.
pub(super) fn name(header: &Header, board: Board<'_>, part: Part) -> String {
    let names = header.names(&board.item.title, board.place);
    let name = match (board.shown, part) {
        (Shown::Puzzle, _) => names.puzzle,
        // Pages are long in these media, so the heading may be out of sight: the name repeats that this is an answer.
        (Shown::Answer, Part::Answers) if names.under_answers.is_empty() => names.under_answers,
        (Shown::Answer, _) => names.answer,
    };
    short_line(&name, LONGEST)
}

/// What is known about a puzzle: its level, who made it, and how long it was played. Nothing of an answer.
pub(super) fn facts(header: &Header, board: Board<'_>) -> String {
    if board.shown == Shown::Answer {
        return String::new();
    }
    let (words, item) = (&header.words, board.item);
    let author = one_line(&item.author);
    let author = if author == one_line(&header.author) { "" } else { &author };
    let played = item.played.map(on_the_clock).unwrap_or_default();
    joined([
        labelled(words.level, &item.level),
        labelled(words.author, author),
        labelled(words.time, &played),
    ])
}

fn labelled(label: &str, value: &str) -> String {
    match short_line(value, LONGEST).as_str() {
        "" => String::new(),
        value => format!("{label}: {value}"),
    }
}

const BETWEEN: &str = " · ";

fn joined<const N: usize>(facts: [String; N]) -> String {
    let known: Vec<String> = facts.into_iter().filter(|fact| !fact.is_empty()).collect();
    known.join(BETWEEN)
}
