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
    // Slint keeps the fonts of each thread by themselves.
    static ARE_REGISTERED: Cell<bool> = const { Cell::new(false) };
}

/// Makes the window, with its fonts. Slint must have a platform.
///
/// # Errors
/// If the platform makes no window.
pub fn new_window() -> Result<AppWindow, PlatformError> {
    if !ARE_REGISTERED.replace(true) {
        register();
    }
    AppWindow::new()
}

fn register() {
    let mut collection = shared_collection();
    for weight in Weight::ALL {
        collection.register_fonts(Blob::new(Arc::new(font_file(weight))), None);
    }
}
