//! The PDF file around the pages: its metadata and its bytes.

use std::io::Write as _;

use flate2::Compression;
use flate2::write::ZlibEncoder;
use lopdf::{Dictionary, Document, Object, Stream};
use printpdf::{DateTime, Op, PdfDocument, PdfPage, PdfSaveOptions, Pt, Rect};

use super::content::content;
use super::fonts::Fonts;
use crate::page::Page;

/// A page in compressed form. Pages are made one at a time and kept in this form, because the operations of a long
/// list would fill the memory.
pub(super) struct CompressedPage {
    width: f32,
    height: f32,
    /// The compressed content stream.
    content: Vec<u8>,
}

impl CompressedPage {
    /// Compresses a page. The glyphs of the page are added to `fonts`.
    pub(super) fn of(page: &Page, fonts: &mut Fonts) -> Self {
        let content = compressed(content(page, fonts).as_bytes());
        Self { width: page.width, height: page.height, content }
    }
}

/// The metadata of a document.
pub(super) struct PdfMetadata {
    pub(super) title: String,
    pub(super) author: String,
    /// The tag of the language.
    pub(super) language: &'static str,
    /// Whether viewers should show the pages in pairs.
    pub(super) paired: bool,
    /// The time of creation in seconds since the start of 1970, or `None` to leave it out.
    pub(super) made: Option<i64>,
}

/// The bytes of a PDF file.
pub(super) fn document(sheets: Vec<CompressedPage>, fonts: &Fonts, about: PdfMetadata) -> Vec<u8> {
    let made = about.made.and_then(|seconds| DateTime::from_unix_timestamp(seconds).ok());
    let mut printed = PdfDocument::new(&about.title);
    printed.resources.fonts.map = fonts.cut();
    printed.pages = sheets.iter().map(|sheet| page(sheet, Vec::new())).collect();
    if let Some(first) = printed.pages.first_mut() {
        first.ops = fonts.shown();
    }
    let info = &mut printed.metadata.info;
    info.author = about.author;
    "Nonet".clone_into(&mut info.creator);
    "Nonet".clone_into(&mut info.producer);
    if let Some(made) = &made {
        info.creation_date = *made;
        info.modification_date = *made;
    }
    let mut file = printed.to_lopdf_document(&PdfSaveOptions::default(), &mut Vec::new());
    put_contents(&mut file, sheets);
    leave_out_the_unknown(&mut file, made.is_some());
    tell_viewers(&mut file, about.language, about.paired);
    bytes(file)
}

fn page(sheet: &CompressedPage, ops: Vec<Op>) -> PdfPage {
    let whole = Rect {
        x: Pt(0.0),
        y: Pt(0.0),
        width: Pt(sheet.width),
        height: Pt(sheet.height),
        mode: None,
        winding_order: None,
    };
    PdfPage { media_box: whole.clone(), trim_box: whole.clone(), crop_box: whole, ops }
}

/// Replaces the page contents of printpdf by those of `sheets`.
fn put_contents(file: &mut Document, sheets: Vec<CompressedPage>) {
    let places: Vec<_> = file.page_iter().flat_map(|page| file.get_page_contents(page)).collect();
    for (place, sheet) in places.into_iter().zip(sheets) {
        let filter = Dictionary::from_iter([("Filter", "FlateDecode".into())]);
        file.set_object(place, Stream::new(filter, sheet.content));
    }
}

/// Removes metadata that is unknown or differs from run to run.
fn leave_out_the_unknown(file: &mut Document, dated: bool) {
    file.trailer.remove(b"ID");
    let info = file.trailer.get(b"Info").and_then(Object::as_reference);
    let Ok(info) = info.and_then(|id| file.get_dictionary_mut(id)) else { return };
    for key in ["GTS_PDFXVersion", "Identifier", "Keywords", "Subject", "Trapped"] {
        info.remove(key.as_bytes());
    }
    if !dated {
        info.remove(b"CreationDate");
        info.remove(b"ModDate");
    }
}

/// Sets the language and the preferred page layout.
fn tell_viewers(file: &mut Document, language: &str, paired: bool) {
    // The first version of PDF that has all features used here.
    "1.5".clone_into(&mut file.version);
    if let Ok(catalog) = file.catalog_mut() {
        let shown = Dictionary::from_iter([("DisplayDocTitle", Object::Boolean(true))]);
        catalog.set("ViewerPreferences", shown);
        catalog.set("Lang", Object::string_literal(language));
        catalog.set("PageLayout", if paired { "TwoPageRight" } else { "SinglePage" });
    }
}

fn bytes(mut file: Document) -> Vec<u8> {
    file.compress();
    let mut bytes = Vec::new();
    // Modern PDF also compresses objects, which matters for a thousand pages.
    file.save_modern(&mut bytes).expect("memory takes all that is written to it");
    bytes
}

fn compressed(content: &[u8]) -> Vec<u8> {
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::default());
    let written = encoder.write_all(content).and_then(|()| encoder.finish());
    written.expect("memory takes all that is written to it")
}
