//! The file around the pages: what it says about itself, and its bytes.

use lopdf::{Dictionary, Document, Object};
use printpdf::{DateTime, PdfDocument, PdfPage, PdfSaveOptions, Pt, Rect};

use super::content;
use super::fonts::Fonts;
use crate::print::page::Page;

/// What a document says about itself.
pub(super) struct About {
    pub(super) title: String,
    pub(super) author: String,
    /// By its tag.
    pub(super) language: &'static str,
    /// Whether its pages are looked at in pairs.
    pub(super) paired: bool,
    /// In seconds since the start of 1970.
    pub(super) made: Option<i64>,
}

/// The bytes of a PDF file.
pub(super) fn document(pages: &[Page], fonts: Fonts, about: About) -> Vec<u8> {
    let made = about.made.and_then(|seconds| DateTime::from_unix_timestamp(seconds).ok());
    let mut printed = PdfDocument::new(&about.title);
    printed.resources.fonts.map = fonts.0;
    printed.pages = pages.iter().map(page).collect();
    let info = &mut printed.metadata.info;
    info.author = about.author;
    "Nonet".clone_into(&mut info.creator);
    "Nonet".clone_into(&mut info.producer);
    if let Some(made) = &made {
        info.creation_date = *made;
        info.modification_date = *made;
    }
    let mut file = printed.to_lopdf_document(&PdfSaveOptions::default(), &mut Vec::new());
    leave_out_the_unknown(&mut file, made.is_some());
    tell_viewers(&mut file, about.language, about.paired);
    bytes(file)
}

fn page(page: &Page) -> PdfPage {
    let sheet = Rect {
        x: Pt(0.0),
        y: Pt(0.0),
        width: Pt(page.width),
        height: Pt(page.height),
        mode: None,
        winding_order: None,
    };
    PdfPage {
        media_box: sheet.clone(),
        trim_box: sheet.clone(),
        crop_box: sheet,
        ops: content::operations(page),
    }
}

/// Takes out what is not known, or differs from run to run.
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

/// Says in which language it is and how it is best shown.
fn tell_viewers(file: &mut Document, language: &str, paired: bool) {
    // The first version that knows of everything that is said here.
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
    file.save_to(&mut bytes).expect("memory takes all that is written to it");
    bytes
}
