//! The two fonts for paper, and their measures.
//!
//! All measures are in ems: multiply a measure by the font size to get points.

use std::sync::LazyLock;

use ttf_parser::{Face, GlyphId};

/// The weight of a font.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Weight {
    /// For entries and secondary text.
    #[default]
    Regular,
    /// For givens and headings.
    Bold,
}

impl Weight {
    /// Both weights.
    pub const ALL: [Self; 2] = [Self::Regular, Self::Bold];
}

// A constant would be copied into each crate that inlines a use of it.
static FILES: [&[u8]; 2] = [
    include_bytes!("../../../resources/fonts/NotoSans-Regular.ttf"),
    include_bytes!("../../../resources/fonts/NotoSans-Bold.ttf"),
];

static FACES: LazyLock<[Face<'static>; 2]> = LazyLock::new(|| {
    FILES.map(|file| Face::parse(file, 0).expect("the fonts that are built in can be read"))
});

/// The bytes of the font file, which is Noto Sans.
#[must_use]
pub fn font_file(weight: Weight) -> &'static [u8] {
    FILES[weight as usize]
}

/// The parsed font.
pub(super) fn face(weight: Weight) -> &'static Face<'static> {
    &FACES[weight as usize]
}

/// The glyph of a character. If the font lacks the character, the glyph for missing characters.
pub(super) fn glyph(character: char, weight: Weight) -> GlyphId {
    face(weight).glyph_index(character).unwrap_or_default()
}

/// Whether both fonts have a character.
pub(super) fn has(character: char) -> bool {
    Weight::ALL.into_iter().all(|weight| face(weight).glyph_index(character).is_some())
}

/// The advance width of a character.
pub(super) fn advance(character: char, weight: Weight) -> f32 {
    match character.to_digit(10) {
        Some(digit) => DIGITS[weight as usize][digit as usize].advance,
        None => glyph_advance(glyph(character, weight), weight),
    }
}

fn glyph_advance(glyph: GlyphId, weight: Weight) -> f32 {
    let face = face(weight);
    f32::from(face.glyph_hor_advance(glyph).unwrap_or(0)) / f32::from(face.units_per_em())
}

/// The advance width of a text.
pub(super) fn width(text: &str, weight: Weight) -> f32 {
    text.chars().map(|character| advance(character, weight)).sum()
}

/// The distance from the middle of the text's advance width to the middle of its ink, positive to the right. A 1
/// needs this: it has more white space on its left than on its right.
pub(super) fn ink_shift(text: &str, weight: Weight) -> f32 {
    let ends = text.chars().next().zip(text.chars().next_back());
    ends.map_or(0.0, |(first, last)| {
        (measure(first, weight).white_before - measure(last, weight).white_after) / 2.0
    })
}

/// The height of the middle of digits above the baseline. The 1 is measured, because round digits overshoot equally
/// at top and bottom.
#[must_use]
pub fn digit_middle(weight: Weight) -> f32 {
    measure('1', weight).top / 2.0
}

/// The measures of a character.
#[derive(Clone, Copy, Default)]
struct GlyphMeasures {
    /// Advance width.
    advance: f32,
    /// White space before the ink.
    white_before: f32,
    /// White space after the ink.
    white_after: f32,
    /// Top of the ink above the baseline.
    top: f32,
}

/// The measures of the digits, computed once because they are used most.
static DIGITS: LazyLock<[[GlyphMeasures; 10]; 2]> = LazyLock::new(|| {
    Weight::ALL.map(|weight| {
        std::array::from_fn(|digit| GlyphMeasures::of(char::from(b"0123456789"[digit]), weight))
    })
});

fn measure(character: char, weight: Weight) -> GlyphMeasures {
    match character.to_digit(10) {
        Some(digit) => DIGITS[weight as usize][digit as usize],
        None => GlyphMeasures::of(character, weight),
    }
}

impl GlyphMeasures {
    fn of(character: char, weight: Weight) -> Self {
        let (face, glyph) = (face(weight), glyph(character, weight));
        let em = |units: i16| f32::from(units) / f32::from(face.units_per_em());
        let advance = glyph_advance(glyph, weight);
        face.glyph_bounding_box(glyph).map_or(Self { advance, ..Self::default() }, |ink| Self {
            advance,
            white_before: em(ink.x_min),
            white_after: advance - em(ink.x_max),
            top: em(ink.y_max),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_are_all_as_wide_and_stand_on_the_baseline() {
        for weight in Weight::ALL {
            let one = width("1", weight);
            assert!(
                ('0'..='9').all(|digit| (width(&digit.to_string(), weight) - one).abs() < 1e-6)
            );
            assert!((0.32..0.38).contains(&digit_middle(weight)));
        }
    }

    #[test]
    fn the_ink_of_a_one_lies_off_the_middle_and_that_of_an_eight_does_not() {
        assert!(ink_shift("1", Weight::Regular).abs() > ink_shift("8", Weight::Regular).abs());
        assert!(ink_shift("8", Weight::Regular).abs() < 0.01);
        assert!(ink_shift("", Weight::Regular).abs() < f32::EPSILON);
    }

    #[test]
    fn vietnamese_greek_and_cyrillic_can_be_shown_and_chinese_cannot() {
        assert!("ĐẾ SUDOKU, đáp án ợ ữ ỹ Ằ Ωλ Жя „“”–…€".chars().all(has));
        assert!(!has('数'));
    }
}
