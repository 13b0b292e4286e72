//! The colours and sizes of the window: contrast as WCAG AA asks for, and shares that the lines of links count on.

use nonet::links::{CELL, DIGIT_TYPES, HALF_WIDTH, NOTE_TYPES};

const THEME: &str = include_str!("../../ui/style/theme.slint");

/// Red, green, blue and opacity, each from 0 to 1.
type Colour = [f64; 4];

/// What the theme says of `name`, behind the colon.
#[track_caller]
fn value(name: &str) -> &'static str {
    let after = THEME.split_once(&format!("> {name}: ")).unwrap_or_else(|| panic!("{name}"));
    after.1.split_once(';').unwrap().0
}

/// A colour in the light and in the dark scheme.
fn colours(name: &str) -> [Colour; 2] {
    let rule = value(name).strip_prefix("self.shade(").unwrap().strip_suffix(')').unwrap();
    let (dark, light) = rule.split_once(", ").unwrap();
    [light, dark].map(colour)
}

fn colour(written: &str) -> Colour {
    let digits = written.strip_prefix('#').unwrap();
    let part = |place: usize| {
        let digits = digits.get(2 * place..2 * place + 2).unwrap_or("ff");
        f64::from(u8::from_str_radix(digits, 16).unwrap()) / 255.0
    };
    [part(0), part(1), part(2), part(3)]
}

/// A colour that may be seen through, over another.
fn over(above: Colour, below: Colour) -> Colour {
    let mix = |part: usize| above[part] * above[3] + below[part] * (1.0 - above[3]);
    [mix(0), mix(1), mix(2), 1.0]
}

fn contrast(one: Colour, other: Colour) -> f64 {
    let light = |colour: Colour| {
        let linear = |part: f64| {
            if part <= 0.040_45 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * linear(colour[0]) + 0.7152 * linear(colour[1]) + 0.0722 * linear(colour[2])
    };
    let (one, other) = (light(one), light(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// Each pair has at least this contrast in both schemes; a ground that may be seen through lies on paper.
fn check(least: f64, inks: &[&str], grounds: &[&str]) {
    let paper = colours("paper");
    for (ink, ground) in inks.iter().flat_map(|ink| grounds.iter().map(move |it| (ink, it))) {
        for (scheme, name) in ["light", "dark"].into_iter().enumerate() {
            let ground_colour = over(colours(ground)[scheme], paper[scheme]);
            let found = contrast(over(colours(ink)[scheme], ground_colour), ground_colour);
            assert!(found >= least, "{ink} on {ground} in {name}: {found:.2}");
        }
    }
}

#[test]
fn words_can_be_read() {
    check(4.5, &["ink", "ink-soft", "accent"], &["desk", "paper", "raised"]);
    check(4.5, &["on-accent"], &["accent", "accent-hover"]);
}

#[test]
fn digits_can_be_read_on_every_tint_of_the_board() {
    let tints = ["paper", "peer", "equal", "sought", "selected", "conflict-tint"];
    check(4.5, &["ink", "note", "accent", "found", "right", "conflict"], &tints);
    let marks = ["first", "second", "third", "fourth"];
    check(4.5, &["ink"], &marks);
    let lines = [
        "mark-body",
        "line-green",
        "line-orange",
        "line-purple",
        "line-yellow",
        "line-blue",
        "line-peach",
        "line-teal",
        "line-red",
        "line-lavender",
        "line-lime",
    ];
    check(4.5, &["ink", "note", "accent", "found", "right", "conflict"], &lines);
    check(4.5, &["ink", "note"], &["place-tint", "base-tint", "cover-tint"]);
    check(4.5, &["conflict"], &["gone", "first", "second"]);
}

#[test]
fn lines_can_be_seen() {
    let lines =
        ["link", "hairline", "box-line", "control-edge", "conflict", "base-edge", "cover-edge"];
    check(3.0, &lines, &["paper"]);
    check(3.0, &["area-outline"], &["paper", "extra-ground"]);
    check(3.0, &["first-edge", "second-edge", "third-edge", "fourth-edge"], &["paper"]);
}

/// A peer is more than paper, an equal digit more than a peer, the selected cell most.
#[test]
fn shades_of_the_board_go_from_weak_to_strong() {
    for (scheme, paper) in colours("paper").into_iter().enumerate() {
        let strength = |name| contrast(over(colours(name)[scheme], paper), paper);
        assert!(strength("peer") > 1.12, "{}", strength("peer"));
        assert!(strength("equal") > strength("peer"));
        assert!(strength("selected") > strength("equal"));
    }
}

#[test]
fn the_window_draws_links_as_wide_as_their_ways_are_free() {
    let share = |name| value(name).parse::<f32>().unwrap();
    assert!((share("link-line") - 2.0 * HALF_WIDTH / CELL).abs() < 1e-6);
    let types = ["note-type", "note-type-2", "note-type-3"].into_iter().zip(NOTE_TYPES);
    let digits = ["digit-size", "digit-size-2", "digit-size-3"].into_iter().zip(DIGIT_TYPES);
    for (name, size) in types.chain(digits) {
        assert!((share(name) - size).abs() < 1e-6, "{name}");
    }
}
