//! What the options of `nonet export` mean for each medium. One that has no meaning for it is refused, so that nobody
//! waits for what does not come.

use clap::ValueEnum;

use super::args::Export;
use super::words::AnswersStand::{After, End, Facing, Nowhere, UpsideDown};
use super::words::{AnswersStand, PrintedOn};
use crate::print::Medium::{Html, Line, Log, Pdf, Png, Rtf, Svg, Text};
use crate::print::{Choices, Medium, Paper, PerPage, PictureWidth, Placing, SmallDigits};
use crate::text::misuse::Misuse;

/// An option, whether it was typed, and the media that heed it.
type Row = (&'static str, fn(&Export) -> bool, &'static [Medium]);

/// The options that not every medium heeds. docs/printing.md has the same table.
const HEEDED_BY: [Row; 13] = [
    ("--answers=nowhere", |typed| stand(typed, Nowhere), &[Pdf, Png, Svg, Rtf, Html, Text, Line]),
    ("--answers=facing", |typed| stand(typed, Facing), &[Pdf, Rtf, Html]),
    ("--answers=end", |typed| stand(typed, End), &[Pdf, Rtf, Html, Text, Line]),
    ("--answers=upside-down", |typed| stand(typed, UpsideDown), &[Pdf, Html]),
    ("--per-page", |typed| typed.per_page.is_some(), &[Pdf, Png, Svg, Rtf, Html]),
    ("--paper", |typed| typed.paper.is_some(), &[Pdf, Png, Svg, Rtf, Html]),
    ("--title", |typed| typed.title.is_some(), &[Pdf, Png, Svg, Rtf, Html, Text, Line]),
    ("--author", |typed| typed.author.is_some(), &[Pdf, Png, Svg, Rtf, Html, Text, Line]),
    ("--candidates", |typed| typed.candidates, &[Pdf, Png, Svg, Rtf, Html, Text]),
    ("--notes", |typed| typed.notes, &[Pdf, Png, Svg, Rtf, Html, Text]),
    ("--black", |typed| typed.black, &[Pdf, Png, Svg, Rtf, Html]),
    ("--booklet", |typed| typed.booklet, &[Pdf]),
    ("--size", |typed| typed.size.is_some(), &[Png, Svg]),
];

fn stand(typed: &Export, place: AnswersStand) -> bool {
    typed.answers == Some(Some(place))
}

/// Refuses an option that has no meaning for this medium.
pub(super) fn check(typed: &Export, medium: Medium) -> Result<(), Misuse> {
    let not_heeded = |(_, is_typed, media): &&Row| is_typed(typed) && !media.contains(&medium);
    match HEEDED_BY.iter().find(not_heeded) {
        Some(&(option, _, media)) => Err(misuse(option, medium, media)),
        None => Ok(()),
    }
}

fn misuse(option: &'static str, medium: Medium, media: &[Medium]) -> Misuse {
    let media = media.iter().copied().map(name).collect();
    Misuse::OfOtherMedia { option, medium: name(medium), media }
}

/// A medium as `--to` calls it.
fn name(medium: Medium) -> String {
    let named = PrintedOn::value_variants().iter().find(|&&named| Medium::from(named) == medium);
    let value = named.and_then(PrintedOn::to_possible_value);
    value.map(|value| value.get_name().to_owned()).unwrap_or_default()
}

/// How the person wants so many puzzles printed on this medium.
pub(super) fn choices(typed: &Export, medium: Medium, puzzles: usize) -> Choices {
    let small_digits = match (typed.candidates, typed.notes) {
        (true, _) => SmallDigits::Candidates,
        (_, true) => SmallDigits::Notes,
        _ => SmallDigits::None,
    };
    let answers = placing(typed, medium);
    Choices {
        paper: typed.paper.map_or(Paper::A4, Paper::from),
        per_page: per_page(typed, medium, one_page(puzzles, answers)),
        answers,
        small_digits,
        black_only: typed.black,
        folded: typed.booklet,
        width: typed.size.map_or_else(PictureWidth::default, PictureWidth),
    }
}

/// How many have to stand on a page for all of so many puzzles to stand on one with their answers after them; `None`
/// where that is too many.
pub(super) fn one_page(puzzles: usize, answers: Placing) -> Option<PerPage> {
    let boards = if answers == Placing::Nowhere { puzzles } else { 2 * puzzles };
    PerPage::ALL.into_iter().find(|per_page| per_page.count() >= boards)
}

/// As many on a page as was typed; otherwise one, but all on a picture, which is one page.
fn per_page(typed: &Export, medium: Medium, one_page: Option<PerPage>) -> PerPage {
    let unsaid = if is_picture(medium) { one_page } else { None };
    typed.per_page.or(unsaid).unwrap_or_default()
}

/// Where answers stand: where nothing is said, at the end, or after each puzzle where nobody looks for them at an end.
fn placing(typed: &Export, medium: Medium) -> Placing {
    let unsaid = if is_picture(medium) || matches!(medium, Line | Log) { After } else { End };
    typed.answers.map_or(Placing::Nowhere, |stand| stand.unwrap_or(unsaid).into())
}

fn is_picture(medium: Medium) -> bool {
    matches!(medium, Png | Svg)
}
