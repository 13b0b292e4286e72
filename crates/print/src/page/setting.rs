//! Fits text into a given width: by a smaller size, by line breaks, and as a last resort by cutting.

use crate::font::{self, Weight};
use crate::line::ELLIPSIS;

/// A text with the font size at which it fits.
#[derive(Debug, PartialEq)]
pub(super) struct FittedText {
    pub(super) text: String,
    pub(super) size: f32,
}

/// Fits a text on one line of at most `width` points: at `size`, or up to a fifth smaller, or cut.
pub(super) fn on_one_line(text: &str, weight: Weight, size: f32, width: f32) -> FittedText {
    let needed = font::width(text, weight) * size;
    if needed <= width {
        return FittedText { text: text.to_owned(), size };
    }
    let smaller = size * (width / needed).max(0.8);
    FittedText { text: cut_short(text, weight, width / smaller), size: smaller }
}

/// Fits two texts on one line, as [`on_one_line`] does. If they must be cut, the first text is cut. The second
/// text remains whole as long as it leaves a third of the line to the first.
pub(super) fn beside_each_other(
    [first, second]: [&str; 2],
    weight: Weight,
    size: f32,
    width: f32,
) -> FittedText {
    const BETWEEN: &str = "  ·  ";
    let parts = [first, second].into_iter().filter(|part| !part.is_empty());
    let whole = parts.collect::<Vec<_>>().join(BETWEEN);
    let line = on_one_line(&whole, weight, size, width);
    if line.text == whole || first.is_empty() || second.is_empty() {
        return line;
    }
    let room = width / line.size - font::width(BETWEEN, weight);
    let second = cut_short(second, weight, 2.0 / 3.0 * room);
    let first = cut_short(first, weight, room - font::width(&second, weight));
    FittedText { text: format!("{first}{BETWEEN}{second}"), size: line.size }
}

/// The most lines of a title.
const TITLE_LINES: usize = 3;

/// The most lines of the rules of a puzzle in type of the second size. More lines are set in the last one.
const RULE_LINES: usize = 10;

/// Fits a centred text: on one line at the first size, or else on up to three lines at a later size. If three lines
/// at the last size cannot hold the text, it is cut.
pub(super) fn on_lines(text: &str, weight: Weight, sizes: &[f32], width: f32) -> Vec<FittedText> {
    let SetLines { mut lines, size } = SetLines::of(text, weight, TITLE_LINES, (sizes, width));
    if lines.len() > TITLE_LINES {
        let rest = lines.split_off(TITLE_LINES - 1).join(" ");
        lines.push(cut_short(&rest, weight, width / size));
    }
    SetLines { lines, size }.fitted()
}

/// Fits the rules of a puzzle: on one line at the first size, or else on as many lines as they need. They are never cut: a puzzle
/// without one of its rules is another puzzle.
pub(super) fn rules_on_lines(text: &str, sizes: &[f32], width: f32) -> Vec<FittedText> {
    SetLines::of(text, Weight::Regular, RULE_LINES, (sizes, width)).fitted()
}

/// The lines of a text, in type of one size.
struct SetLines {
    lines: Vec<String>,
    size: f32,
}

impl SetLines {
    /// One line at the first size, or up to `most` lines at a later size, or else all lines at the last size.
    fn of(text: &str, weight: Weight, most: usize, (sizes, width): (&[f32], f32)) -> Self {
        let mut set = Self { lines: Vec::new(), size: 0.0 };
        for (turn, &size) in sizes.iter().enumerate() {
            set = Self { lines: broken(text, weight, width / size), size };
            if set.lines.len() <= if turn == 0 { 1 } else { most } {
                set.lines = evened(set.lines, text, weight, width / size);
                break;
            }
        }
        set
    }

    fn fitted(self) -> Vec<FittedText> {
        let Self { lines, size } = self;
        lines.into_iter().map(|text| FittedText { text, size }).collect()
    }
}

/// Breaks the text into the same number of lines, but of about equal length.
fn evened(lines: Vec<String>, text: &str, weight: Weight, width: f32) -> Vec<String> {
    let narrower = (10..20_u8).map(|part| width * f32::from(part) / 20.0);
    narrower
        .map(|width| broken(text, weight, width))
        .find(|narrow| narrow.len() == lines.len())
        .unwrap_or(lines)
}

/// Breaks a text into lines of at most `width` ems.
fn broken(text: &str, weight: Weight, width: f32) -> Vec<String> {
    let space = font::advance(' ', weight);
    let mut lines: Vec<String> = Vec::new();
    let mut used = 0.0;
    for word in words(text).iter().flat_map(|word| pieces(word, weight, width)) {
        let needed = font::width(&word, weight);
        match lines.last_mut() {
            Some(line) if used + space + needed <= width => {
                line.push(' ');
                line.push_str(&word);
                used += space + needed;
            }
            _ => {
                lines.push(word);
                used = needed;
            }
        }
    }
    lines
}

/// The words of a text. A dot between two parts stays behind the part before it.
fn words(text: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match words.last_mut() {
            Some(last) if word == "·" => last.push_str(" ·"),
            Some(_) | None => words.push(word.to_owned()),
        }
    }
    words
}

/// Breaks a word into pieces of at most `width` ems.
fn pieces(word: &str, weight: Weight, width: f32) -> Vec<String> {
    let mut pieces = vec![String::new()];
    let mut used = 0.0;
    for character in word.chars() {
        let advance = font::advance(character, weight);
        if used + advance > width && used > 0.0 {
            pieces.push(String::new());
            used = 0.0;
        }
        used += advance;
        pieces.last_mut().expect("there is always a piece to write on").push(character);
    }
    pieces
}

/// Cuts a text to `width` ems, with an ellipsis if something was cut.
fn cut_short(text: &str, weight: Weight, width: f32) -> String {
    if font::width(text, weight) <= width {
        return text.to_owned();
    }
    let mut used = font::advance(ELLIPSIS, weight);
    let mut short: String = text
        .chars()
        .take_while(|&character| {
            used += font::advance(character, weight);
            used <= width
        })
        .collect();
    short.truncate(short.trim_end().len());
    short.push(ELLIPSIS);
    short
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIZES: [f32; 3] = [20.0, 16.0, 13.0];

    fn lines(text: &str, width: f32) -> Vec<FittedText> {
        on_lines(text, Weight::Bold, &SIZES, width)
    }

    fn fits(fitted: &FittedText, width: f32) -> bool {
        font::width(&fitted.text, Weight::Bold) * fitted.size <= width + 0.01
    }

    #[test]
    fn a_short_text_is_left_as_it_is() {
        let fitted = on_one_line("Sudoku", Weight::Regular, 12.0, 200.0);
        assert_eq!(fitted, FittedText { text: "Sudoku".into(), size: 12.0 });
        assert_eq!(lines("Sudoku", 200.0), [FittedText { text: "Sudoku".into(), size: 20.0 }]);
    }

    #[test]
    fn a_longer_line_is_first_set_smaller_and_then_cut_short() {
        let width = font::width("Sudoku", Weight::Bold) * 20.0;
        let smaller = on_one_line("Sudoku", Weight::Bold, 20.0, width * 0.9);
        assert_eq!(smaller.text, "Sudoku");
        assert!(smaller.size < 20.0 && fits(&smaller, width * 0.9));
        let short = on_one_line("Sudoku", Weight::Bold, 20.0, width * 0.5);
        assert!(short.text.starts_with("Su") && short.text.ends_with(ELLIPSIS));
        assert!(fits(&short, width * 0.5));
    }

    #[test]
    fn where_two_texts_do_not_fit_on_a_line_the_second_stays() {
        let set = |first: &str, second: &str| {
            let line = beside_each_other([first, second], Weight::Bold, 10.0, 200.0);
            assert!(fits(&line, 200.0), "{line:?}");
            line.text
        };
        assert_eq!(set("Ánh", "2026"), "Ánh  ·  2026");
        assert_eq!([set("Ánh", ""), set("", "2026"), set("", "")], ["Ánh", "2026", ""]);
        let cut = set(&"Nguyễn ".repeat(20), "22 tháng 11 năm 2026");
        assert!(cut.starts_with("Nguyễn") && cut.ends_with("…  ·  22 tháng 11 năm 2026"), "{cut}");
        let both = set(&"Nguyễn ".repeat(20), &"2026 ".repeat(50));
        assert!(both.starts_with("Nguyễn") && both.ends_with('…') && both.contains("…  ·  2026"));
    }

    #[test]
    fn a_long_title_stands_on_even_lines() {
        let title = "Thirty puzzles for long evenings, collected by friends of the nine digits";
        let set = lines(title, 400.0);
        assert_eq!(set.len(), 2);
        assert_eq!(set.iter().map(|line| line.text.as_str()).collect::<Vec<_>>().join(" "), title);
        let [first, second] = [&set[0], &set[1]].map(|line| font::width(&line.text, Weight::Bold));
        assert!((first - second).abs() < 0.25 * first.max(second));
    }

    #[test]
    fn whatever_the_title_no_line_is_too_long_and_there_are_three_at_most() {
        for title in ["x".repeat(5_000), "Ư ".repeat(3_000).trim().to_owned(), "W".repeat(40)] {
            let set = lines(&title, 300.0);
            assert!(set.len() <= 3 && set.iter().all(|line| fits(line, 300.0)), "{set:?}");
        }
        assert!(lines(&"x".repeat(5_000), 300.0)[2].text.ends_with(ELLIPSIS));
    }

    #[test]
    fn no_line_begins_with_the_dot_between_two_rules() {
        let text = "One rule of some length · another rule of some length · and a third rule";
        for width in 8..60_u8 {
            let lines = broken(text, Weight::Regular, f32::from(width) / 2.0);
            assert!(lines.iter().all(|line| !line.starts_with('·')), "{lines:?}");
        }
    }
}
