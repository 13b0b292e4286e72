//! The lines of text above puzzles, for media that break lines themselves: RTF, HTML and text.

use super::Booklet;
use super::line::{one_line, short_line};
use super::sequence::{Board, Part, Shown};
use crate::game::on_the_clock;

/// Maximum length of a name in characters.
pub(super) const LONGEST: usize = 120;

/// The heading of the document.
pub(super) fn heading(booklet: &Booklet) -> String {
    short_line(&booklet.heading(), LONGEST)
}

/// The heading of the answers at the end.
pub(super) fn answers(booklet: &Booklet) -> &'static str {
    if booklet.items.len() == 1 { booklet.words.answer } else { booklet.words.answers }
}

/// Author and date of the document, in at most `most` characters. Empty if neither is known. A long author is cut, so
/// that the date stays visible.
pub(super) fn about(booklet: &Booklet, most: usize) -> String {
    let words = &booklet.words;
    let date = short_line(&labelled(words.date, &booklet.date), most / 2);
    let taken = if date.is_empty() { 0 } else { (BETWEEN.to_owned() + &date).chars().count() };
    let room = most.saturating_sub(taken);
    joined([short_line(&labelled(words.author, &booklet.author), room), date])
}

/// The name of a board on a page of this part. Empty if the heading already says it.
pub(super) fn name(booklet: &Booklet, board: Board<'_>, part: Part) -> String {
    let names = booklet.names(board.place);
    let name = match (board.shown, part) {
        (Shown::Puzzle, _) => names.puzzle,
        // Pages are long in these media, so the heading may be out of sight: the name repeats that this is an answer.
        (Shown::Answer, Part::Answers) if names.under_answers.is_empty() => names.under_answers,
        (Shown::Answer, _) => names.answer,
    };
    short_line(&name, LONGEST)
}

/// Level, author and playing time of a puzzle, as far as known. Empty for an answer.
pub(super) fn facts(booklet: &Booklet, board: Board<'_>) -> String {
    if board.shown == Shown::Answer {
        return String::new();
    }
    let (words, item) = (&booklet.words, board.item);
    let author = one_line(&item.author);
    let author = if author == one_line(&booklet.author) { "" } else { &author };
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
