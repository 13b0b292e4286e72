//! The options of `nonet export` for each medium. An option without meaning for the medium is refused, because ignoring
//! the option would surprise the user.

use clap::ValueEnum;

use super::args::Export;
use super::words::AnswerPlacementName::{After, End, Facing, Nowhere, UpsideDown};
use super::words::{AnswerPlacementName, MediumName};
use crate::print::Medium::{Html, Line, Log, Pdf, Png, Rtf, Svg, Text};
use crate::print::{
    AnswerPlacement, BookletPuzzle, Choices, Medium, PerPage, PictureWidth, SmallDigits, Tiles,
};
use crate::text::misuse::Misuse;

/// An option, a test whether the option was typed, and the media that use the option.
type OptionUse = (&'static str, fn(&Export) -> bool, &'static [Medium]);

/// The options that some media do not use. docs/printing.md has the same table.
const HEEDED_BY: [OptionUse; 14] = [
    ("--answers=nowhere", |typed| stand(typed, Nowhere), &[Pdf, Png, Svg, Rtf, Html, Text, Line]),
    ("--answers=facing", |typed| stand(typed, Facing), &[Pdf, Rtf, Html]),
    ("--answers=end", |typed| stand(typed, End), &[Pdf, Rtf, Html, Text, Line]),
    ("--answers=upside-down", |typed| stand(typed, UpsideDown), &[Pdf, Html]),
    ("--per-page", |typed| typed.per_page.is_some(), &[Pdf, Png, Svg, Rtf, Html]),
    ("--paper", |typed| typed.paper.is_some(), &[Pdf, Png, Svg, Rtf, Html]),
    ("--tiles", |typed| typed.tiles.is_some(), &[Pdf]),
    ("--title", |typed| typed.title.is_some(), &[Pdf, Png, Svg, Rtf, Html, Text, Line]),
    ("--author", |typed| typed.author.is_some(), &[Pdf, Png, Svg, Rtf, Html, Text, Line]),
    ("--candidates", |typed| typed.candidates, &[Pdf, Png, Svg, Rtf, Html, Text]),
    ("--notes", |typed| typed.notes, &[Pdf, Png, Svg, Rtf, Html, Text]),
    ("--black", |typed| typed.black, &[Pdf, Png, Svg, Rtf, Html]),
    ("--booklet", |typed| typed.booklet, &[Pdf]),
    ("--size", |typed| typed.size.is_some(), &[Png, Svg]),
];

fn stand(typed: &Export, place: AnswerPlacementName) -> bool {
    typed.answers == Some(Some(place))
}

/// Refuses an option that the medium does not use.
pub(super) fn check(typed: &Export, medium: Medium) -> Result<(), Misuse> {
    let not_heeded =
        |(_, is_typed, media): &&OptionUse| is_typed(typed) && !media.contains(&medium);
    match HEEDED_BY.iter().find(not_heeded) {
        Some(&(option, _, media)) => Err(misuse(option, medium, media)),
        None => Ok(()),
    }
}

fn misuse(option: &'static str, medium: Medium, media: &[Medium]) -> Misuse {
    let media = media.iter().copied().map(name).collect();
    Misuse::OfOtherMedia { option, medium: name(medium), media }
}

/// Returns the name of a medium as in `--to`.
fn name(medium: Medium) -> String {
    let named = MediumName::value_variants().iter().find(|&&named| Medium::from(named) == medium);
    let value = named.and_then(MediumName::to_possible_value);
    value.map(|value| value.get_name().to_owned()).unwrap_or_default()
}

/// Returns the typed choices for printing these puzzles on this medium.
pub(super) fn choices(typed: &Export, medium: Medium, puzzles: &[BookletPuzzle]) -> Choices {
    let small_digits = match (typed.candidates, typed.notes) {
        (true, _) => SmallDigits::Candidates,
        (_, true) => SmallDigits::Notes,
        _ => SmallDigits::None,
    };
    let answers = placing(typed, medium);
    let per_page = per_page(typed, medium, one_page(puzzles.len(), answers));
    let widest = puzzles.iter().map(|item| item.layout().columns()).max().unwrap_or_default();
    let width = PictureWidth::holding(widest.saturating_mul(per_page.columns()));
    Choices {
        paper: typed.paper.unwrap_or_default(),
        per_page,
        answers,
        small_digits,
        puzzle_only: false,
        black_only: typed.black,
        folded: typed.booklet,
        width: typed.size.map_or(width, PictureWidth),
        tiles: typed.tiles.map_or(Tiles::IfSmall, Tiles::from),
    }
}

/// Returns the smallest number of boards per page that puts all puzzles, and any answers after them, on one page;
/// `None` if no page holds that many.
pub(super) fn one_page(puzzles: usize, answers: AnswerPlacement) -> Option<PerPage> {
    let boards = if answers == AnswerPlacement::Nowhere { puzzles } else { 2 * puzzles };
    PerPage::ALL.into_iter().find(|per_page| per_page.count() >= boards)
}

/// Returns the typed number of puzzles per page. The default is one; for a picture, which has one page, all puzzles.
fn per_page(typed: &Export, medium: Medium, one_page: Option<PerPage>) -> PerPage {
    let unsaid = if is_picture(medium) { one_page } else { None };
    typed.per_page.or(unsaid).unwrap_or_default()
}

/// Returns the place of the answers. `--answers` without a place means the end, or after each puzzle for a picture, a
/// list and a log, whose readers do not look for answers at an end.
fn placing(typed: &Export, medium: Medium) -> AnswerPlacement {
    let unsaid = if is_picture(medium) || matches!(medium, Line | Log) { After } else { End };
    typed.answers.map_or(AnswerPlacement::Nowhere, |stand| stand.unwrap_or(unsaid).into())
}

fn is_picture(medium: Medium) -> bool {
    matches!(medium, Png | Svg)
}
