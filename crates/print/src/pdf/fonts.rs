//! The fonts of one document: only the weights and glyphs that the document uses.

use std::collections::BTreeMap;

use printpdf::{
    FontId, FontMetrics, FontType, Op, ParsedFont, PdfFont, PdfFontHandle, PdfFontMetricsStub, Pt,
    TextItem,
};
use subsetter::GlyphRemapper;
use ttf_parser::Face;

use crate::font::{self, Weight};

/// The fonts of one document. They grow while its pages are written.
#[derive(Default)]
pub(super) struct Fonts([UsedGlyphs; 2]);

/// The used glyphs of one font.
#[derive(Default)]
struct UsedGlyphs {
    numbers: GlyphRemapper,
    of_characters: BTreeMap<char, u16>,
}

/// The name of a font within a document.
pub(super) fn name(weight: Weight) -> &'static str {
    match weight {
        Weight::Regular => "Regular",
        Weight::Bold => "Bold",
    }
}

fn id(weight: Weight) -> FontId {
    FontId(name(weight).to_owned())
}

impl Fonts {
    /// The number of a character's glyph in this document. Glyphs are numbered in the order of their first use.
    pub(super) fn number(&mut self, character: char, weight: Weight) -> u16 {
        let UsedGlyphs { numbers, of_characters } = &mut self.0[weight as usize];
        let new = || numbers.remap(font::glyph(character, weight).0);
        *of_characters.entry(character).or_insert_with(new)
    }

    /// The fonts, reduced to the used glyphs.
    pub(super) fn cut(&self) -> BTreeMap<FontId, PdfFont> {
        self.used().map(|(weight, used)| (id(weight), PdfFont::new(cut(weight, used)))).collect()
    }

    /// Operations that show all used glyphs. printpdf removes glyphs that no page seems to show.
    pub(super) fn shown(&self) -> Vec<Op> {
        let show = |(weight, used): (Weight, &UsedGlyphs)| {
            let font = PdfFontHandle::External(id(weight));
            let items = vec![TextItem::Text(used.of_characters.keys().collect())];
            [Op::SetFont { font, size: Pt(1.0) }, Op::ShowText { items }]
        };
        self.used().flat_map(show).collect()
    }

    fn used(&self) -> impl Iterator<Item = (Weight, &UsedGlyphs)> {
        Weight::ALL.into_iter().zip(&self.0).filter(|(_, used)| !used.of_characters.is_empty())
    }
}

/// A font, reduced to its used glyphs.
fn cut(weight: Weight, used: &UsedGlyphs) -> ParsedFont {
    let face = font::face(weight);
    let bytes = subsetter::subset(font::font_file(weight), 0, &used.numbers)
        .expect("the fonts that are built in can be cut");
    let width = |(&character, &number): (&char, &u16)| {
        (number, face.glyph_hor_advance(font::glyph(character, weight)).unwrap_or(0))
    };
    let codepoint = |(&character, &number): (&char, &u16)| (u32::from(character), number);
    ParsedFont {
        original_bytes: bytes,
        font_index: 0,
        font_name: Some(cut_name(weight)),
        codepoint_to_glyph: used.of_characters.iter().map(codepoint).collect(),
        glyph_widths: used.of_characters.iter().map(width).collect(),
        units_per_em: face.units_per_em(),
        font_metrics: FontMetrics { ascent: face.ascender(), descent: face.descender() },
        font_type: FontType::TrueType,
        pdf_font_metrics: measures(face),
    }
}

/// The name of a reduced font: six capital letters, then its own name.
fn cut_name(weight: Weight) -> String {
    let name = match weight {
        Weight::Regular => "NONETR+NotoSans-Regular",
        Weight::Bold => "NONETB+NotoSans-Bold",
    };
    name.to_owned()
}

fn measures(face: &Face<'_>) -> PdfFontMetricsStub {
    let around = face.global_bounding_box();
    PdfFontMetricsStub {
        units_per_em: face.units_per_em(),
        x_min: around.x_min,
        y_min: around.y_min,
        x_max: around.x_max,
        y_max: around.y_max,
        us_weight_class: face.weight().to_number(),
        ..PdfFontMetricsStub::default()
    }
}
