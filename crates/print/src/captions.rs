//! The lines of text above puzzles, for media that break lines themselves: RTF, HTML and text.

use std::iter;

use super::content::Header;
use super::line::{one_line, short_line};
use super::look::LineDress;
use super::rules::{in_words, told_rules};
use super::sequence::{BoardSide, BookletPart, PrintedBoard};
use super::{BookletPuzzle, Words};
use nonet_game::on_the_clock;

/// Maximum length of a name in characters.
pub(super) const LONGEST: usize = 120;

/// The heading of the document.
pub(super) fn heading(header: &Header) -> String {
    short_line(&header.heading(), LONGEST)
}

/// The heading of the answers at the end.
pub(super) fn answers(header: &Header) -> &'static str {
    if header.is_of_one() { header.words.answer } else { header.words.answers }
}

/// The author and the date of the document, in at most `most` characters. Empty if neither is known. A long
/// name is cut, but not the date.
pub(super) fn about(header: &Header, most: usize) -> String {
    let words = &header.words;
    let date = short_line(&labelled(words.date, &header.date), most / 2);
    let taken = if date.is_empty() { 0 } else { (BETWEEN.to_owned() + &date).chars().count() };
    let room = most.saturating_sub(taken);
    joined([short_line(&labelled(words.author, &header.author), room), date])
}

/// The name of a board on a page of this part. Empty if the heading already says it.
pub(super) fn name(header: &Header, board: PrintedBoard<'_>, part: BookletPart) -> String {
    let names = header.names(board.item, board.place);
    let name = match (board.shown, part) {
        (BoardSide::Puzzle, _) => names.puzzle,
        // Pages are long in these media and the heading may be out of sight, so the name repeats that this is
        // an answer.
        (BoardSide::Answer, BookletPart::Answers) if names.under_answers.is_empty() => {
            names.under_answers
        }
        (BoardSide::Answer, _) => names.answer,
    };
    short_line(&name, LONGEST)
}

/// The facts about a puzzle: its level, its author and its playing time. Empty for an answer.
pub(super) fn facts(header: &Header, board: PrintedBoard<'_>) -> String {
    if board.shown == BoardSide::Answer {
        return String::new();
    }
    let (words, item) = (&header.words, board.item);
    let author = one_line(&item.author);
    let author = if author == one_line(&header.author) { "" } else { &author };
    let played = item.played.map(on_the_clock).unwrap_or_default();
    joined([
        labelled(words.level, words.level_name(&item.level)),
        labelled(words.author, author),
        labelled(words.time, &played),
    ])
}

/// The rules of the board of a puzzle and the meaning of its marks, in one line. Empty for boards of ordinary rules
/// without marks. Lines are drawn in this dress.
pub(super) fn rules(words: &Words, item: &BookletPuzzle, dress: LineDress) -> String {
    let of_board = in_words(&told_rules(item.layout()), item.lowest_digit, &words.rules);
    let of_puzzle = words.constraints.of(item, dress);
    let told: Vec<String> =
        iter::once(of_board).chain(of_puzzle).filter(|it| !it.is_empty()).collect();
    told.join(BETWEEN)
}

/// The rules above a board: those of a puzzle. Empty for an answer.
pub(super) fn rules_of(header: &Header, board: PrintedBoard<'_>, dress: LineDress) -> String {
    match board.shown {
        BoardSide::Puzzle => rules(&header.words, board.item, dress),
        BoardSide::Answer => String::new(),
    }
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
