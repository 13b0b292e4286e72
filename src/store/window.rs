//! The last position and size of the window.

use serde::{Deserialize, Serialize};

use super::{Folders, Loaded, StoreError, record};

/// Where the window was and how large, in logical pixels.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct WindowPlace {
    /// From the left edge of the screens.
    pub x: f32,
    /// From the top edge of the screens.
    pub y: f32,
    /// How wide, without its frame.
    pub width: f32,
    /// How high, without its frame.
    pub height: f32,
    /// Whether it filled the screen; the other numbers are then those from before.
    pub maximized: bool,
}

impl WindowPlace {
    /// Recalls the place; `None` where there never was a window.
    #[must_use]
    pub fn load(folders: &Folders) -> Loaded<Option<Self>> {
        match record::read(&folders.window_file()) {
            Ok(value) => Loaded { value, trouble: None },
            Err(trouble) => Loaded { value: None, trouble: Some(trouble) },
        }
    }

    /// Remembers the place.
    ///
    /// # Errors
    /// Where it cannot be written.
    pub fn save(&self, folders: &Folders) -> Result<(), StoreError> {
        record::save(&folders.window_file(), self)
    }
}
