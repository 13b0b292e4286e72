//! The fonts of one document: of each weight that is used, those glyphs that are used.

use std::collections::{BTreeMap, BTreeSet};

use printpdf::{FontId, FontMetrics, FontType, ParsedFont, PdfFont, PdfFontMetricsStub};
use subsetter::GlyphRemapper;
use ttf_parser::Face;

use crate::print::font::{self, Weight};
use crate::print::page::{Mark, Page};

/// The fonts of one document.
pub(super) struct Fonts(pub(super) BTreeMap<FontId, PdfFont>);

/// The name by which a document calls a font.
pub(super) fn id(weight: Weight) -> FontId {
    FontId(match weight {
        Weight::Regular => "Regular".to_owned(),
        Weight::Bold => "Bold".to_owned(),
    })
}

impl Fonts {
    pub(super) fn of(pages: &[Page]) -> Self {
        let mut used = BTreeMap::<Weight, BTreeSet<char>>::new();
        for mark in pages.iter().flat_map(|page| &page.marks) {
            if let Mark::Text(text) = mark {
                used.entry(text.weight).or_default().extend(text.text.chars());
            }
        }
        let font = |(weight, used)| (id(weight), PdfFont::new(cut(weight, &used)));
        Self(used.into_iter().map(font).collect())
    }
}

/// A font with no more than the glyphs of these characters, which get new numbers.
fn cut(weight: Weight, used: &BTreeSet<char>) -> ParsedFont {
    let face = font::face(weight);
    let mut numbers = GlyphRemapper::new();
    let mut codepoint_to_glyph = BTreeMap::new();
    let mut glyph_widths = BTreeMap::new();
    for &character in used {
        let glyph = font::glyph(character, weight);
        let number = numbers.remap(glyph.0);
        codepoint_to_glyph.insert(u32::from(character), number);
        glyph_widths.insert(number, face.glyph_hor_advance(glyph).unwrap_or(0));
    }
    let bytes = subsetter::subset(font::file(weight), 0, &numbers)
        .expect("the fonts that are built in can be cut");
    ParsedFont {
        original_bytes: bytes,
        font_index: 0,
        font_name: Some(cut_name(weight)),
        codepoint_to_glyph,
        glyph_widths,
        units_per_em: face.units_per_em(),
        font_metrics: FontMetrics { ascent: face.ascender(), descent: face.descender() },
        font_type: FontType::TrueType,
        pdf_font_metrics: measures(face),
    }
}

/// The name of a font that has been cut: six capital letters, then its own name.
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
