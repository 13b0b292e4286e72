//! The fonts of the window: those that paper has too, so that the program holds them once. Only a font for digits alone is in
//! the `.slint` files.

use std::cell::Cell;
use std::sync::Arc;

use slint::PlatformError;
use slint::fontique_011::fontique::Blob;
use slint::fontique_011::shared_collection;

use super::AppWindow;
use crate::print::{Weight, font_file};

thread_local! {
    // Slint has the fonts of each thread apart.
    static ARE_THERE: Cell<bool> = const { Cell::new(false) };
}

/// Makes the window. Slint has a platform.
///
/// # Errors
/// If the platform makes no window.
pub fn new_window() -> Result<AppWindow, PlatformError> {
    if !ARE_THERE.replace(true) {
        let mut collection = shared_collection();
        for weight in Weight::ALL {
            collection.register_fonts(Blob::new(Arc::new(font_file(weight))), None);
        }
    }
    AppWindow::new()
}
