//! Lines of several kinds: their patterns on paper, and what is told of their looks.

use std::collections::BTreeMap;

use nonet::engine::{Cell, Constraint, Layout, Line, LineKind, Thermometer};
use nonet::look::{LineDress, MarkInk, MarkStroke, line_colour, mark_strokes, marks_of};
use nonet::print::{Choices, Medium};

use super::{booklet, printed, stating};

/// The kinds of lines that a colour tells apart, and one with circles at its ends.
pub(super) const KINDS: [LineKind; 12] = [
    LineKind::Whispers(5),
    LineKind::Whispers(4),
    LineKind::Renban,
    LineKind::Nabner,
    LineKind::Palindrome,
    LineKind::RegionSum,
    LineKind::Entropic,
    LineKind::Modular(2),
    LineKind::Modular(3),
    LineKind::Zipper,
    LineKind::Sum(10),
    LineKind::Between,
];

/// A line of this kind from r1c1 over r1c3 to r2c4.
fn line(kind: LineKind) -> Constraint {
    let cells = [0, 1, 2, 12].map(|index| Cell::new(index).unwrap());
    Constraint::Line(Line::new(kind, cells).unwrap())
}

fn strokes(kind: LineKind, dress: LineDress) -> Vec<MarkStroke> {
    let puzzle = stating(vec![line(kind)]);
    mark_strokes(&marks_of(&puzzle.rules, puzzle.lowest_digit), &Layout::classic(), dress)
}

#[test]
fn each_kind_of_line_has_a_pattern_of_its_own() {
    // Without the inks, as on black paper.
    let mut seen: BTreeMap<String, LineKind> = BTreeMap::new();
    for kind in KINDS {
        let shapes: Vec<_> = strokes(kind, LineDress::Patterned)
            .into_iter()
            .map(|it| (it.points, it.width))
            .collect();
        let other = seen.insert(format!("{shapes:?}"), kind);
        assert_eq!(other, None, "{kind:?} looks like it");
    }
}

/// A thick black line would hide black digits.
#[test]
fn digits_are_seen_on_every_pattern() {
    for kind in KINDS {
        for stroke in strokes(kind, LineDress::Patterned) {
            let is_dot = stroke.points.len() == 1;
            let is_light = matches!(stroke.ink, MarkInk::Body(_) | MarkInk::Ground);
            let has_light_body = matches!(stroke.ink, MarkInk::Edge | MarkInk::Rim);
            assert!(is_dot || is_light || has_light_body || stroke.width < 0.06, "{kind:?}");
        }
    }
}

#[test]
fn patterns_go_from_the_first_cell_to_the_last() {
    for kind in KINDS {
        let strokes = strokes(kind, LineDress::Patterned);
        let is_near = |end: (f32, f32)| {
            let points = strokes.iter().flat_map(|stroke| &stroke.points);
            points.into_iter().any(|(x, y)| (x - end.0).hypot(y - end.1) < 0.12)
        };
        assert!(is_near((0.5, 0.5)) && is_near((2.5, 0.5)) && is_near((3.5, 1.5)), "{kind:?}");
    }
}

#[test]
fn looks_are_told_only_of_several_kinds_of_lines() {
    let renban = || line(LineKind::Renban);
    let told = |medium, stated: Vec<Constraint>| {
        printed(medium, &booklet(vec![stating(stated)]), Choices::default())
    };
    assert!(!told(Medium::Html, vec![renban()]).contains("purple line"));
    let two = || vec![renban(), line(LineKind::Palindrome)];
    let html = told(Medium::Html, two());
    assert!(html.contains("none repeats (purple line)"), "{html}");
    assert!(html.contains("read the same from both ends (grey line)"), "{html}");
    let picture = told(Medium::Svg, two());
    assert!(picture.contains("(dotted line)") && picture.contains("(wide line)"), "{picture}");
    let text = told(Medium::Text, two());
    assert!(!text.contains("purple") && !text.contains("dotted"), "no line is drawn: {text}");
    let cells = [30, 31].map(|index| Cell::new(index).unwrap());
    let thermometer = Constraint::Thermometer(Thermometer::new(cells).unwrap());
    assert!(told(Medium::Svg, vec![renban(), thermometer]).contains("(dotted line)"));
    let whispers = vec![line(LineKind::Whispers(5)), line(LineKind::Whispers(4))];
    assert!(told(Medium::Html, whispers).contains("(green line and orange line)"));
}

#[test]
fn html_has_patterns_where_black_is_the_only_ink() {
    let one = booklet(vec![stating(vec![line(LineKind::Renban), line(LineKind::Palindrome)])]);
    let black = printed(Medium::Html, &one, Choices { black_only: true, ..Choices::default() });
    assert!(black.contains("(dotted line)") && !black.contains("purple line"), "{black}");
    assert!(line_colour(LineKind::Renban).is_some() && !black.contains("class=\"wb w3\""));
}
