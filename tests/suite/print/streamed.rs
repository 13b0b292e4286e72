//! Documents that are written in batches.

use std::mem;

use nonet::engine::{Digit, Grid, Layout};
use nonet::print::{
    AnswerPlacement, BATCH, Booklet, BookletPuzzle, Choices, Medium, PerPage, Production,
    StreamedDocument, StreamedMedium,
};

use super::{booklet, item, printed};

/// The media that are written in batches, under both of their names.
fn media() -> impl Iterator<Item = (Medium, StreamedMedium)> {
    Medium::ALL.into_iter().filter_map(|medium| match medium.production() {
        Production::Streamed(streamed) => Some((medium, streamed)),
        Production::Whole(_) => None,
    })
}

/// So many puzzles fill whole pages of every size.
const LEAST_BATCH: usize = 36;

/// Small boards that differ, some of them with a title, every seventh without an answer.
fn items(count: usize) -> Vec<BookletPuzzle> {
    let layout = Layout::boxed(2, 2).unwrap();
    let numbered = |number: usize| {
        let mut givens = Grid::empty(layout.clone());
        let at = layout.cells().nth(number % 16).unwrap();
        givens.set(at, Digit::from_index(number / 16 % 4));
        let title = if number.is_multiple_of(3) { format!("<{number}>") } else { String::new() };
        let mut item = BookletPuzzle { title, ..item(&givens) };
        item.answer = item.answer.filter(|_| !number.is_multiple_of(7));
        item
    };
    (0..count).map(numbered).collect()
}

/// The document of a booklet, whose puzzles come in batches; how long it is after each of them.
fn in_batches(
    medium: StreamedMedium,
    mut whole: Booklet,
    size: usize,
    choices: Choices,
) -> (String, Vec<usize>) {
    let mut items = mem::take(&mut whole.items).into_iter();
    let mut batch: Vec<BookletPuzzle> = items.by_ref().take(size).collect();
    let mut streamed =
        StreamedDocument::new(medium, &Booklet { items: batch.clone(), ..whole }, choices);
    let (mut out, mut lengths) = (Vec::new(), Vec::new());
    streamed.start(&mut out).unwrap();
    while !batch.is_empty() {
        streamed.add(batch, &mut out).unwrap();
        lengths.push(out.len());
        batch = items.by_ref().take(size).collect();
    }
    streamed.finish(&mut out).unwrap();
    (String::from_utf8(out).unwrap(), lengths)
}

#[test]
fn batches_make_the_same_document_as_the_whole() {
    for count in [1, 9, 36, 37, 75] {
        for (medium, streamed) in media() {
            for answers in AnswerPlacement::ALL {
                for per_page in [PerPage::One, PerPage::Two, PerPage::Nine] {
                    let choices = Choices { answers, per_page, ..Choices::default() };
                    let whole = booklet(items(count));
                    let expected = printed(medium, &whole, choices);
                    let (found, _) = in_batches(streamed, whole, LEAST_BATCH, choices);
                    assert!(found == expected, "{medium:?} {count} {choices:?}");
                }
            }
        }
    }
}

/// Every puzzle was held until the last had come.
#[test]
fn a_batch_is_written_before_the_next_is_wanted() {
    for (medium, streamed) in media() {
        for answers in AnswerPlacement::ALL {
            let choices = Choices { answers, ..Choices::default() };
            let whole = booklet(items(4 * LEAST_BATCH));
            let (document, lengths) = in_batches(streamed, whole, LEAST_BATCH, choices);
            let is_at_the_end = answers.is_at_the_end() && medium != Medium::Log;
            let puzzles = if is_at_the_end { lengths[3] } else { document.len() };
            for (at, &length) in (1..).zip(&lengths) {
                let part = length * 4 * 100 / puzzles;
                // The style of HTML stands before the first.
                assert!(part.abs_diff(at * 100) < 30, "{medium:?} {answers:?}: {at}, {lengths:?}");
            }
        }
    }
}

#[test]
fn batches_fill_whole_pages() {
    for per_page in PerPage::ALL {
        assert!(BATCH.is_multiple_of(LEAST_BATCH) && LEAST_BATCH.is_multiple_of(per_page.count()));
    }
}

#[test]
fn what_is_held_is_bounded_and_what_is_not_held_is_not() {
    let most = |medium: Medium, answers, per_page| {
        medium.most(&Choices { answers, per_page, ..Choices::default() })
    };
    for (medium, answers, per_page, expected) in [
        (Medium::Pdf, AnswerPlacement::Nowhere, PerPage::One, Some(50_000)),
        (Medium::Pdf, AnswerPlacement::AtEnd, PerPage::One, Some(50_000)),
        (Medium::Pdf, AnswerPlacement::AfterEach, PerPage::One, Some(25_000)),
        (Medium::Pdf, AnswerPlacement::Facing, PerPage::Two, Some(50_000)),
        (Medium::Pdf, AnswerPlacement::Nowhere, PerPage::Twelve, Some(100_000)),
        (Medium::Png, AnswerPlacement::Nowhere, PerPage::One, Some(12)),
        (Medium::Html, AnswerPlacement::AfterEach, PerPage::One, None),
        (Medium::Rtf, AnswerPlacement::Facing, PerPage::One, None),
        (Medium::Text, AnswerPlacement::AtEnd, PerPage::One, Some(1_000_000)),
        (Medium::Log, AnswerPlacement::AtEnd, PerPage::One, None),
    ] {
        assert_eq!(most(medium, answers, per_page), expected, "{medium:?} {answers:?}");
    }
}
