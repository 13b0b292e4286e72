//! Numbers outside of boards: the signs of their kinds, and where they stand around a part of a board.

use std::sync::Arc;

use nonet::engine::{
    Constraint, Diagonal, Layout, LittleKiller, LowestDigit, OutsideKind, OutsideNumber,
    OutsidePlace, Rules,
};
use nonet::look::{
    BoardPart, MARGIN, Margins, Mark, OutsideLabel, OutsideSign, labels_around, marks_of,
    outside_labels,
};
use nonet::print::{Choices, Medium, PageElement, PrintInks, SmallDigits, picture};

use super::{booklet, printed, stating};

fn number(kind: OutsideKind, at: &str, number: u32, layout: &Layout) -> Constraint {
    let place = OutsidePlace::named(at).unwrap();
    Constraint::Outside(OutsideNumber::new(kind, place, number, layout).unwrap())
}

fn diagonal(at: &str, way: Diagonal, sum: u32, layout: &Layout) -> Constraint {
    let place = OutsidePlace::named(at).unwrap();
    Constraint::LittleKiller(LittleKiller::new(place, way, sum, layout).unwrap())
}

fn marks(stated: Vec<Constraint>, layout: &Arc<Layout>) -> Vec<Mark> {
    marks_of(&Rules::new(layout, stated).unwrap(), LowestDigit::One)
}

/// A number of each kind.
fn kinds(count: usize) -> Vec<Constraint> {
    let layout = Layout::classic();
    let all = OutsideKind::ALL.into_iter().zip(["R1C0", "R2C0", "R3C0", "R4C0"]);
    all.take(count).map(|(kind, at)| number(kind, at, 5, &layout)).collect()
}

#[test]
fn numbers_of_one_kind_have_no_sign_and_those_of_several_each_its_own() {
    let layout = Layout::classic();
    let signs = |stated: Vec<Constraint>| -> Vec<Option<OutsideSign>> {
        outside_labels(&marks(stated, &layout)).map(|label| label.sign).collect()
    };
    let arrow = || diagonal("R0C1", Diagonal::DownRight, 20, &layout);
    let mut one = kinds(1);
    one.push(arrow());
    assert_eq!(signs(one), [Some(OutsideSign::Arrow(Diagonal::DownRight)), None]);
    let expected =
        [OutsideSign::Bars, OutsideSign::Cross, OutsideSign::Triangle, OutsideSign::Square];
    assert_eq!(signs(kinds(4)), expected.map(Some));
}

#[test]
fn each_medium_shows_the_signs_and_tells_what_they_mean() {
    let text = printed(Medium::Text, &booklet(vec![stating(kinds(4))]), Choices::default());
    for sign in ["≡5 ", "×5 ", "△5 ", "□5 "] {
        assert!(text.contains(sign), "{sign}: {text}");
    }
    assert!(text.contains("largest digit (three bars before the number)"), "{text}");
    let html = printed(Medium::Html, &booklet(vec![stating(kinds(4))]), Choices::default());
    assert_eq!(html.matches("<u class=\"v\"").count(), 8, "four numbers and their signs: {html}");
    let strokes = |stated| {
        let page = picture(&stating(stated), SmallDigits::None, PrintInks::BlackOnly, 300.0);
        let is_line = |element: &&PageElement| matches!(element, PageElement::Line(_));
        page.elements.iter().filter(is_line).count()
    };
    // The bars, the cross, the triangle and the square.
    assert_eq!(strokes(kinds(4)) - strokes(kinds(1)), 3 + 2 + 3 + 4);
    let plain = printed(Medium::Text, &booklet(vec![stating(kinds(1))]), Choices::default());
    assert!(!plain.contains('≡') && !plain.contains("three bars"), "{plain}");
}

#[test]
fn a_number_with_its_sign_has_room_in_the_margin() {
    let layout = Layout::classic();
    let whole = BoardPart::whole(&layout);
    let stated = vec![
        number(OutsideKind::Sandwich, "R1C0", 35, &layout),
        number(OutsideKind::XSum, "R2C0", 45, &layout),
    ];
    let marks = marks(stated, &layout);
    for label in outside_labels(&marks) {
        let strokes = label.sign_strokes(whole);
        let left = strokes.iter().flatten().map(|point| point.0).fold(f32::MAX, f32::min);
        let right = strokes.iter().flatten().map(|point| point.0).fold(f32::MIN, f32::max);
        // A figure is a little wider than half of its size.
        let half = 0.57 * label.text_size();
        let middle = label.middle(whole).0;
        assert!(-MARGIN < left && right < middle - half && middle + half < 0.0, "{label:?}");
    }
}

fn places(labels: &[OutsideLabel]) -> Vec<(String, isize, isize)> {
    labels.iter().map(|it| (it.text.clone(), it.place.row, it.place.column)).collect()
}

#[test]
fn around_a_part_of_a_board_stand_the_numbers_of_lines_that_it_shows() {
    let layout = Layout::boxed(5, 5).unwrap();
    let stated = vec![
        number(OutsideKind::Sandwich, "R3C0", 30, &layout),
        number(OutsideKind::Sandwich, "R20C26", 40, &layout),
        number(OutsideKind::Sandwich, "R0C20", 50, &layout),
        diagonal("R0C4", Diagonal::DownRight, 60, &layout),
    ];
    let marks = marks(stated, &layout);
    let shown = |top, left| {
        let part = BoardPart { top, left, rows: 9, columns: 9 };
        let labels = labels_around(&marks, part, &layout);
        let margins = Margins::of_parts(&marks, &layout);
        for label in &labels {
            let (x, y) = label.middle(part);
            let is_in_margin = |at: f32, before: f32, behind: f32| {
                (-before < at && at < 0.0) || (9.0 < at && at < 9.0 + behind)
            };
            assert!(
                is_in_margin(x, margins.left, margins.right)
                    || is_in_margin(y, margins.top, margins.bottom),
                "{label:?}"
            );
        }
        let mut places = places(&labels);
        places.sort();
        places
    };
    let text = |text: &str, row, column| (text.to_owned(), row, column);
    assert_eq!(shown(0, 0), [text("30", 2, -1), text("60", -1, 3)]);
    // The row is still seen, and its number stands beside the part.
    assert_eq!(shown(0, 16), [text("30", 2, 15), text("50", -1, 19)]);
    // The diagonal comes in through the upper edge of this part, and through the left edge of the next.
    assert_eq!(shown(8, 8), [text("60", 7, 11)]);
    assert_eq!(shown(4, 12), [text("50", 3, 19), text("60", 7, 11)]);
    assert_eq!(shown(14, 16), [text("40", 19, 25), text("50", 13, 19), text("60", 13, 17)]);
    let whole = labels_around(&marks, BoardPart::whole(&layout), &layout);
    assert_eq!(whole, outside_labels(&marks).cloned().collect::<Vec<_>>());
}

#[test]
fn the_margins_of_parts_do_not_change_from_part_to_part() {
    let layout = Layout::classic();
    let stated = vec![diagonal("R0C4", Diagonal::DownRight, 20, &layout)];
    let marks = marks(stated, &layout);
    let whole = Margins { top: MARGIN, ..Margins::default() };
    assert_eq!(Margins::of(&marks, &layout), whole);
    assert_eq!(Margins::of_parts(&marks, &layout), Margins { left: MARGIN, ..whole });
}
