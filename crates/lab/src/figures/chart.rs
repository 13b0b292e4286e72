//! The chart of a race: bars for one puzzle, lines for puzzles that grow. The scale of the times is logarithmic.

use std::time::Duration;

use super::race::RunStanding;
use super::sheet::{Figure, FigureElement, FigureSize, Ink, SheetPoint, WordAnchor, length};
use super::time_scale::TimeScale;
use nonet_print::{Page, PageElement, Weight};

/// The rooms of the chart: for its title, below lines and below bars, for the names of the methods beside bars, and for names
/// behind lines.
const TOP: f32 = 44.0;
const BOTTOM: f32 = 32.0;
const AXIS: f32 = 18.0;
const NAMES: f32 = 140.0;
const ENDS: f32 = 146.0;
const LEFT: f32 = 46.0;
const RIGHT: f32 = 124.0;

/// The radius of the mark of a method.
const MARK: f32 = 4.6;

/// The sizes of words.
const TITLE: f32 = 13.0;
const SIZE: f32 = 9.0;
const SMALL: f32 = 8.0;

/// The height of a line of the note.
const NOTE_LINE: f32 = 11.0;

/// How far the mark of a method that was stopped points upwards.
const UPWARDS: f32 = 11.0;

/// What a race has shown, to be drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct Chart {
    /// What is said about it.
    pub words: ChartWords,
    /// The methods.
    pub series: Vec<ChartSeries>,
}

/// The words of a chart, in the language of the person.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ChartWords {
    /// What is shown.
    pub title: String,
    /// What the places of the points mean, for a chart of lines.
    pub across: String,
    /// What holds for the times: when a method was stopped, and how it is drawn then.
    pub note: String,
}

/// A method in a chart.
#[derive(Clone, Debug, PartialEq)]
pub struct ChartSeries {
    /// The number of its colour and its letter, which no other method has.
    pub number: usize,
    /// The name of the method.
    pub name: String,
    /// What is said about its end, unless it found every answer.
    pub ending: Option<String>,
    /// The puzzles in ascending order of size. One point makes a bar.
    pub points: Vec<ChartPoint>,
}

/// The time of a method on a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChartPoint {
    /// The size of the puzzle.
    pub size: u32,
    /// The time that it took.
    pub time: Duration,
    /// The same, in the language of the person.
    pub time_told: String,
    /// What the time tells.
    pub standing: RunStanding,
}

/// Draws a chart on a sheet of this size: lines if a method has several points, else bars.
#[must_use]
pub fn chart(chart: &Chart, size: FigureSize) -> Figure {
    let mut figure = Figure::empty(size);
    figure.fill(SheetPoint::new(0.0, 0.0), size.width(), size.height(), Ink::Paper);
    let title = SheetPoint::new(size.width() / 2.0, 16.0);
    figure.word(&chart.words.title, title, WordAnchor::Middle, TITLE, Ink::Text);
    let bottom = draw_note(&mut figure, &chart.words.note);
    if chart.series.iter().any(|series| series.points.len() > 1) {
        draw_lines(&mut figure, chart, bottom);
    } else {
        draw_bars(&mut figure, chart, bottom);
    }
    figure
}

/// Writes the note at the lower edge, in as many lines as it needs. Returns where the room above it ends.
fn draw_note(figure: &mut Figure, note: &str) -> f32 {
    let lines = lines_of(note, figure.size.width() - 2.0 * NOTE_LINE);
    let top = figure.size.height() - NOTE_LINE * (length(lines.len()) + 0.5);
    for (number, line) in lines.into_iter().enumerate() {
        let at = SheetPoint::new(NOTE_LINE, top + NOTE_LINE * (length(number) + 0.5));
        figure.word(line, at, WordAnchor::Start, SMALL, Ink::Soft);
    }
    top
}

/// The words of a text in lines of this width.
fn lines_of(text: &str, width: f32) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        let longer = lines.last().map(|line| format!("{line} {word}"));
        match longer
            .filter(|line| nonet_print::text_outline(line, Weight::Regular).1 * SMALL <= width)
        {
            Some(longer) => *lines.last_mut().expect("it has just been read") = longer,
            None => lines.push(word.to_owned()),
        }
    }
    lines
}

fn scale_of(chart: &Chart) -> TimeScale {
    TimeScale::of(chart.series.iter().flat_map(|series| &series.points).map(|point| point.time))
}

fn draw_bars(figure: &mut Figure, chart: &Chart, bottom: f32) {
    let scale = scale_of(chart);
    let (left, wide) = (NAMES, figure.size.width() - NAMES - RIGHT);
    // A few methods get bars of usual height, and do not fill the sheet.
    let row = ((bottom - TOP - AXIS) / length(chart.series.len().max(1))).min(30.0);
    let bottom = TOP + row * length(chart.series.len());
    for (share, name) in scale.marks() {
        let x = left + share * wide;
        figure.line(SheetPoint::new(x, TOP), SheetPoint::new(x, bottom), 0.5, Ink::Faint);
        figure.word(name, SheetPoint::new(x, bottom + 10.0), WordAnchor::Middle, SIZE, Ink::Soft);
    }
    for (number, series) in chart.series.iter().enumerate() {
        let middle = TOP + (length(number) + 0.5) * row;
        let name = SheetPoint::new(left - 6.0, middle);
        figure.word(&series.name, name, WordAnchor::End, SIZE, Ink::Text);
        let Some(point) = series.points.first() else { continue };
        // The bar of a method that was stopped has no end.
        let (share, ink) = match point.standing {
            RunStanding::Decided | RunStanding::Running => (scale.share(point.time), Ink::Accent),
            RunStanding::GaveUp => (scale.share(point.time), Ink::Soft),
            RunStanding::Stopped => (1.0, Ink::Soft),
        };
        // The shortest time lies at the start of the scale. Without a little length its bar would not be seen.
        let long = share.max(0.01) * wide;
        figure.fill(SheetPoint::new(left, middle - row * 0.3), long, row * 0.6, ink);
        if point.standing == RunStanding::Stopped {
            draw_open_end(figure, SheetPoint::new(left + long, middle), row * 0.6);
        }
        let told = [Some(&point.time_told), series.ending.as_ref()];
        let told: Vec<&String> = told.into_iter().flatten().collect();
        for (place, words) in told.iter().enumerate() {
            let lower = length(place) - length(told.len() - 1) / 2.0;
            let at = SheetPoint::new(left + long + 4.0, middle + lower * SMALL * 1.25);
            figure.word(words.as_str(), at, WordAnchor::Start, SMALL, Ink::Soft);
        }
    }
}

/// Cuts the end of a bar into stripes: it goes on.
fn draw_open_end(figure: &mut Figure, end: SheetPoint, high: f32) {
    for place in [3.0, 7.0, 11.0] {
        let at = SheetPoint::new(end.x - place, end.y - high / 2.0);
        figure.fill(at, 2.0, high, Ink::Paper);
    }
}

fn draw_lines(figure: &mut Figure, chart: &Chart, bottom: f32) {
    let scale = scale_of(chart);
    let (wide, high) = (figure.size.width() - LEFT - ENDS, bottom - TOP - BOTTOM);
    let sizes = || chart.series.iter().flat_map(|series| &series.points).map(|point| point.size);
    let (least, most) = (sizes().min().unwrap_or(0), sizes().max().unwrap_or(1));
    #[expect(clippy::cast_precision_loss, reason = "sizes of puzzles are small")]
    // Where all puzzles have one size there is nothing to divide by.
    let across = |size: u32| LEFT + (size - least) as f32 / (most - least).max(1) as f32 * wide;
    let down = |time: Duration| TOP + high * (1.0 - scale.share(time));
    for (share, name) in scale.marks() {
        let y = TOP + high * (1.0 - share);
        figure.line(SheetPoint::new(LEFT, y), SheetPoint::new(LEFT + wide, y), 0.5, Ink::Faint);
        figure.word(name, SheetPoint::new(LEFT - 6.0, y), WordAnchor::End, SIZE, Ink::Soft);
    }
    let mut marks: Vec<u32> = sizes().collect();
    marks.sort_unstable();
    marks.dedup();
    for &size in &marks {
        let at = SheetPoint::new(across(size), TOP + high + 10.0);
        figure.word(size.to_string(), at, WordAnchor::Middle, SIZE, Ink::Soft);
    }
    let below = SheetPoint::new(LEFT + wide / 2.0, bottom - 8.0);
    figure.word(&chart.words.across, below, WordAnchor::Middle, SIZE, Ink::Text);
    let mut ends = Vec::new();
    for series in &chart.series {
        let number = series.number;
        let place = |point: &ChartPoint| SheetPoint::new(across(point.size), down(point.time));
        let points: Vec<SheetPoint> = series.points.iter().map(place).collect();
        for pair in points.windows(2) {
            figure.line(pair[0], pair[1], 1.6, Ink::Digit(number));
        }
        for (&at, point) in points.iter().zip(&series.points) {
            draw_mark(figure, number, at, point.standing);
        }
        ends.extend(points.last().map(|&end| (end, series)));
    }
    draw_ends(figure, ends, SheetPoint::new(LEFT + wide + 8.0, TOP + high));
}

/// Writes the names of the methods beside the ends of their lines, one below the other down to `corner`, with what is said
/// about their ends.
fn draw_ends(figure: &mut Figure, mut ends: Vec<(SheetPoint, &ChartSeries)>, corner: SheetPoint) {
    let x = corner.x;
    ends.sort_by(|one, other| one.0.y.total_cmp(&other.0.y));
    // Room for a name and the words below it, or less where there are too many of them.
    let apart = (SIZE * 2.3).min((corner.y + BOTTOM / 2.0 - TOP) / length(ends.len().max(1)));
    let mut free = TOP;
    let room = corner.y + BOTTOM / 2.0 - apart * length(ends.len());
    for (place, (end, series)) in ends.into_iter().enumerate() {
        let number = series.number;
        // Beside its line if there is room: below the name before, and high enough for the names that follow.
        let y = end.y.max(free).min(room + apart * length(place));
        free = y + apart;
        figure.line(end, SheetPoint::new(x + 2.0, y), 0.6, Ink::Digit(number));
        draw_dot(figure, number, SheetPoint::new(x + 6.0, y), Ink::Digit(number));
        let name = SheetPoint::new(x + 13.0, y);
        figure.word(&series.name, name, WordAnchor::Start, SIZE, Ink::Text);
        if let Some(ending) = &series.ending {
            let below = SheetPoint::new(x + 13.0, y + SIZE);
            figure.word(ending, below, WordAnchor::Start, SMALL * 0.9, Ink::Soft);
        }
    }
}

/// Draws the mark of a method on a puzzle. It is hollow where the method decided nothing, and points upwards where it was
/// stopped: to decide the puzzle it would have taken longer.
fn draw_mark(figure: &mut Figure, number: usize, at: SheetPoint, standing: RunStanding) {
    let ground = match standing {
        RunStanding::Decided | RunStanding::Running => Ink::Digit(number),
        RunStanding::GaveUp | RunStanding::Stopped => Ink::Paper,
    };
    if standing == RunStanding::Stopped {
        let tip = SheetPoint::new(at.x, at.y - UPWARDS);
        figure.line(at, tip, 1.2, Ink::Digit(number));
        for side in [-2.5, 2.5] {
            let end = SheetPoint::new(tip.x + side, tip.y + 3.5);
            figure.line(tip, end, 1.2, Ink::Digit(number));
        }
    }
    draw_dot(figure, number, at, ground);
}

/// Draws the letter of a method on a dot. Letters can be told apart where a printer has no colours.
fn draw_dot(figure: &mut Figure, number: usize, at: SheetPoint, ground: Ink) {
    let letter = ('A'..='Z').nth(number).unwrap_or('?');
    figure.dot(at, MARK, Ink::Digit(number));
    figure.dot(at, MARK - 0.8, ground);
    figure.word(letter, at, WordAnchor::Middle, MARK * 1.5, Ink::Text);
}

/// A figure as a page, for PNG, SVG and PDF. It is grey, as it is to be printed.
#[must_use]
pub fn chart_page(figure: &Figure) -> Page {
    let elements = figure.ground.iter().chain(&figure.elements).map(page_element).collect();
    Page { width: figure.size.width(), height: figure.size.height(), elements }
}

fn page_element(element: &FigureElement) -> PageElement {
    let point = |at: &SheetPoint| nonet_print::PagePoint { x: at.x, y: at.y };
    match element {
        FigureElement::Line { from, to, width, ink } => PageElement::Line(nonet_print::Stroke {
            from: point(from),
            to: point(to),
            width: *width,
            grey: grey(*ink),
        }),
        FigureElement::Fill { at, width, height, ink } => PageElement::Fill(nonet_print::Fill {
            at: point(at),
            width: *width,
            height: *height,
            grey: grey(*ink),
        }),
        // A page has no circles. A dot is so small that a square serves.
        FigureElement::Dot { at, radius, ink } => PageElement::Fill(nonet_print::Fill {
            at: nonet_print::PagePoint { x: at.x - radius, y: at.y - radius },
            width: 2.0 * radius,
            height: 2.0 * radius,
            grey: grey(*ink),
        }),
        FigureElement::Word { text, at, anchor, size, ink } => {
            PageElement::Text(nonet_print::Text {
                text: text.written(|number| number.to_string(), |_| String::new()),
                at: nonet_print::PagePoint {
                    x: at.x,
                    y: at.y + nonet_print::digit_middle(Weight::Regular) * size,
                },
                anchor: match anchor {
                    WordAnchor::Start => nonet_print::Anchor::Start,
                    WordAnchor::Middle => nonet_print::Anchor::Middle,
                    WordAnchor::End => nonet_print::Anchor::End,
                },
                size: *size,
                weight: Weight::Regular,
                grey: grey(*ink),
                turned: false,
            })
        }
    }
}

/// The number of greys that tell methods apart. Those of two methods beside each other in a list are far apart.
const GREYS: usize = 12;

/// The grey of an ink on paper.
fn grey(ink: Ink) -> f32 {
    match ink {
        Ink::Text | Ink::Conflict => 0.0,
        Ink::Soft => 0.4,
        Ink::Faint => 0.8,
        Ink::Accent => 0.25,
        Ink::Wash => 0.92,
        Ink::Paper => 1.0,
        // 5 and 12 have no common factor, so each grey comes once before one comes again.
        Ink::Digit(number) => 0.4 + length(number * 5 % GREYS) * 0.04,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::super::sheet::FigureText;
    use super::*;
    use crate::Method;

    fn series(name: &str, points: &[(u32, u64)]) -> ChartSeries {
        let point = |&(size, micros): &(u32, u64)| ChartPoint {
            size,
            time: Duration::from_micros(micros),
            time_told: format!("{micros} µs"),
            standing: RunStanding::Decided,
        };
        let points = points.iter().map(point);
        ChartSeries { number: 0, name: name.to_owned(), ending: None, points: points.collect() }
    }

    fn chart_of(series: Vec<ChartSeries>) -> Chart {
        Chart { words: ChartWords::default(), series }
    }

    fn words(figure: &Figure) -> Vec<String> {
        let word = |element: &FigureElement| match element {
            FigureElement::Word { text, .. } => {
                Some(text.written(|it| it.to_string(), |_| String::new()))
            }
            FigureElement::Line { .. } | FigureElement::Fill { .. } | FigureElement::Dot { .. } => {
                None
            }
        };
        figure.elements.iter().filter_map(word).collect()
    }

    #[test]
    fn a_bar_is_as_long_as_the_logarithm_of_its_time() {
        let chart = chart_of(vec![
            series("a", &[(81, 10)]),
            series("b", &[(81, 1000)]),
            series("c", &[(81, 100)]),
        ]);
        let scale = scale_of(&chart);
        let share = |micros| scale.share(Duration::from_micros(micros));
        assert!((share(100) - f32::midpoint(share(10), share(1000))).abs() < 1e-4);
        let said = words(&super::chart(&chart, FigureSize::WIDE));
        for word in ["a", "b", "c", "10 µs", "100 µs", "1 ms", "1000 µs"] {
            assert!(said.iter().any(|it| it == word), "{word} in {said:?}");
        }
    }

    #[test]
    fn lines_end_at_their_names_which_do_not_overlap() {
        let many = (0..11).map(|it| series(&format!("m{it}"), &[(4, 5), (9, 50)])).collect();
        let figure = chart(&chart_of(many), FigureSize::WIDE);
        let mut rows: Vec<f32> = figure
            .elements
            .iter()
            .filter_map(|element| match element {
                FigureElement::Word { text: FigureText::Words(text), at, .. }
                    if text.starts_with('m') =>
                {
                    Some(at.y)
                }
                FigureElement::Word { .. }
                | FigureElement::Line { .. }
                | FigureElement::Fill { .. }
                | FigureElement::Dot { .. } => None,
            })
            .collect();
        rows.sort_by(f32::total_cmp);
        assert_eq!(rows.len(), 11);
        assert!(rows.windows(2).all(|pair| pair[1] - pair[0] >= SIZE));
        assert!(rows.iter().all(|y| (0.0..400.0).contains(y)));
    }

    #[test]
    fn no_two_methods_have_the_same_grey_or_letter() {
        let greys: BTreeSet<u32> = (0..GREYS).map(|it| grey(Ink::Digit(it)).to_bits()).collect();
        assert_eq!(greys.len(), GREYS);
        assert!(GREYS >= Method::ALL.len());
        assert!((0..GREYS).all(|it| (0.4..0.85).contains(&grey(Ink::Digit(it)))));
    }

    #[test]
    fn a_chart_without_methods_is_its_title() {
        let empty = Chart {
            words: ChartWords { title: "T".to_owned(), ..ChartWords::default() },
            series: Vec::new(),
        };
        assert!(words(&chart(&empty, FigureSize::SQUARE)).contains(&"T".to_owned()));
    }
}
