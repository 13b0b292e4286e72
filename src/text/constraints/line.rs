//! Lines: whispers, renban, palindromes and others. Only their rules differ in words. The rest is told with the name of the
//! kind and with the label that the line shows.

#[cfg(feature = "controller")]
use super::super::technique::notation;
use super::super::{Language, say, word};
use super::{ConstraintText, Wording, cells_in_brackets, counted_from_1};
#[cfg(feature = "controller")]
use crate::engine::Cell;
use crate::engine::{Constraint, Layout, Line, LineKind};
use crate::look::{LineColour, LineDress, LinePattern, line_colour};

/// The text of a kind with this rule.
const fn of_rule(rule: fn(Wording) -> String) -> ConstraintText {
    ConstraintText {
        rule,
        #[cfg(feature = "controller")]
        in_cell,
        listed,
        #[cfg(feature = "controller")]
        reason: Some(reason),
    }
}

static WHISPERS: ConstraintText = of_rule(|Wording { language, .. }| {
    say!(language, "Neighbours on a line with W and a number differ by that number or more")
});

static RENBAN: ConstraintText = of_rule(|Wording { language, .. }| {
    say!(language, "Digits on a line with R are consecutive, in any order, and none repeats")
});

static NABNER: ConstraintText = of_rule(|Wording { language, .. }| {
    say!(language, "No two digits on a line with N are consecutive or equal")
});

static PALINDROME: ConstraintText = of_rule(|Wording { language, .. }| {
    say!(language, "Palindromes: digits on a line read the same from both ends")
});

static BETWEEN: ConstraintText = of_rule(|Wording { language, .. }| {
    say!(language, "Digits on a line between two circles lie between those in the circles")
});

static LOCKOUT: ConstraintText = of_rule(|Wording { language, .. }| {
    say!(
        language,
        "Digits in two diamonds differ by the number behind L or more, and digits on the line lie neither between them nor equal them"
    )
});

static REGION_SUM: ConstraintText = of_rule(|wording| {
    counted_from_1(
        say!(
            wording.language,
            "Digits on a line with = have the same sum in each region that it goes through"
        ),
        wording,
    )
});

static ENTROPIC: ConstraintText = of_rule(|Wording { language, .. }| {
    say!(language, "Any three digits in a row on a line with E are a low, a middle and a high one")
});

static MODULAR: ConstraintText = of_rule(|Wording { language, .. }| {
    say!(
        language,
        "On a line with M and a number, as many digits in a row leave different remainders when divided by that number"
    )
});

static PARITY: ConstraintText = of_rule(|Wording { language, .. }| {
    say!(language, "Odd and even digits alternate on a line with M2")
});

static ZIPPER: ConstraintText = of_rule(|wording| {
    counted_from_1(
        say!(
            wording.language,
            "On a line with Z, digits equally far from the middle have the same sum, which is the digit in the middle if there is one"
        ),
        wording,
    )
});

static SUM: ConstraintText = of_rule(|wording| {
    counted_from_1(
        say!(wording.language, "A line with a number falls into parts that each have this sum"),
        wording,
    )
});

static DOUBLE_ARROW: ConstraintText = of_rule(|wording| {
    counted_from_1(
        say!(
            wording.language,
            "Digits on a line with + between two circles add up to the sum of those in the circles"
        ),
        wording,
    )
});

/// The text of a kind.
pub(super) fn text(kind: LineKind) -> &'static ConstraintText {
    match kind {
        LineKind::Whispers(_) => &WHISPERS,
        LineKind::Renban => &RENBAN,
        LineKind::Nabner => &NABNER,
        LineKind::Palindrome => &PALINDROME,
        LineKind::Between => &BETWEEN,
        LineKind::Lockout(_) => &LOCKOUT,
        LineKind::RegionSum => &REGION_SUM,
        LineKind::Entropic => &ENTROPIC,
        LineKind::Modular(2) => &PARITY,
        LineKind::Modular(_) => &MODULAR,
        LineKind::Zipper => &ZIPPER,
        LineKind::Sum(_) => &SUM,
        LineKind::DoubleArrow => &DOUBLE_ARROW,
    }
}

/// What lines look like in this dress, each look once: "green line". What is at their ends tells other lines, and the rule says it.
pub(super) fn looks<'a>(
    lines: impl Iterator<Item = &'a Line>,
    dress: LineDress,
    language: Language,
) -> Vec<String> {
    let mut colours: Vec<LineColour> = lines.filter_map(|line| line_colour(line.kind())).collect();
    colours.sort_unstable();
    colours.dedup();
    let look = |colour: LineColour| match dress {
        LineDress::Coloured => Some(in_colour(colour, language)),
        LineDress::Patterned => Some(in_pattern(colour.pattern(), language)),
        LineDress::Absent => None,
    };
    colours.into_iter().filter_map(look).map(str::to_owned).collect()
}

fn in_colour(colour: LineColour, language: Language) -> &'static str {
    match colour {
        LineColour::Grey => word!(language, "grey line"),
        LineColour::Green => word!(language, "green line"),
        LineColour::Orange => word!(language, "orange line"),
        LineColour::Purple => word!(language, "purple line"),
        LineColour::Yellow => word!(language, "yellow line"),
        LineColour::Blue => word!(language, "blue line"),
        LineColour::Peach => word!(language, "peach line"),
        LineColour::Teal => word!(language, "teal line"),
        LineColour::Red => word!(language, "red line"),
        LineColour::Lavender => word!(language, "lavender line"),
        LineColour::Lime => word!(language, "lime line"),
    }
}

fn in_pattern(pattern: LinePattern, language: Language) -> &'static str {
    match pattern {
        LinePattern::Wide => word!(language, "wide line"),
        LinePattern::Double => word!(language, "double line"),
        LinePattern::Triple => word!(language, "triple line"),
        LinePattern::BandWithDots => word!(language, "line with dots in it"),
        LinePattern::BandWithDashes => word!(language, "line with dashes in it"),
        LinePattern::Thin => word!(language, "thin line"),
        LinePattern::Dashed => word!(language, "dashed line"),
        LinePattern::Dotted => word!(language, "dotted line"),
        LinePattern::DashesAndDots => word!(language, "line of dashes and dots"),
        LinePattern::Ticked => word!(language, "line with ticks across it"),
        LinePattern::Zigzag => word!(language, "zigzag line"),
    }
}

/// The name of a line with the number that it shows: "whispers line W5".
#[cfg(feature = "controller")]
fn name(kind: LineKind, language: Language) -> String {
    let name = kind.name(language);
    match kind.label().filter(|_| kind.number().is_some()) {
        Some(label) => format!("{name} {label}"),
        None => name,
    }
}

#[cfg(feature = "controller")]
fn in_cell(constraint: &Constraint, cell: Cell, _: &Layout, wording: Wording) -> String {
    let Some(line) = constraint.line() else { return String::new() };
    let language = wording.language;
    let place = line.cells().iter().position(|&it| it == cell).unwrap_or_default() + 1;
    let (count, line) = (line.cells().len(), name(line.kind(), language));
    // Translators: said of a cell; {line} is such as “renban line”
    say!(language, "{line}, place {place} of {count}", line, place, count)
}

fn listed(all: &[&Constraint], layout: &Layout, Wording { language, .. }: Wording) -> String {
    let lines = all.iter().filter_map(|it| it.line());
    let told = |line: &Line| {
        let cells = cells_in_brackets(line.cells(), layout, language);
        match line.kind().label().filter(|_| line.kind().number().is_some()) {
            Some(label) => format!("{label} {cells}"),
            None => cells,
        }
    };
    let kind = lines.clone().next().map(|line| line.kind().name(language)).unwrap_or_default();
    let lines: Vec<String> = lines.map(told).collect();
    format!("{kind}: {}", lines.join(", "))
}

#[cfg(feature = "controller")]
fn reason(all: &[&Constraint], Wording { language, .. }: Wording) -> String {
    let cells = notation::cells(all.iter().flat_map(|it| it.cells()).copied().collect());
    let line = all.first().and_then(|it| it.line());
    let line = line.map(|line| line.kind().name(language)).unwrap_or_default();
    // Translators: {line} is such as “renban line”
    say!(language, "{cells} lie on the {line}", cells, line)
}
