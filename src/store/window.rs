//! The last position and size of the window, and where they lie on the screens that are there now.

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
    /// Recalls the place; `None` if there never was a window, or its place cannot be meant.
    #[must_use]
    pub fn load(folders: &Folders) -> Loaded<Option<Self>> {
        match record::read(&folders.window_file()) {
            Ok(value) => Loaded { value: value.filter(Self::is_finite), trouble: None },
            Err(trouble) => Loaded { value: None, trouble: Some(trouble) },
        }
    }

    /// Remembers the place.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn save(&self, folders: &Folders) -> Result<(), StoreError> {
        record::save(&folders.window_file(), self)
    }

    fn is_finite(&self) -> bool {
        [self.x, self.y, self.width, self.height].into_iter().all(f32::is_finite)
    }

    /// The window on the one of `screens` that most of it was on: all of it, no larger than the screen, but no smaller
    /// than `least`, in logical pixels. `None` if there are no screens.
    #[must_use]
    pub fn on(&self, screens: &[Screen], least: (f32, f32)) -> Option<Placed> {
        let (mut best, mut most) = (screens.first()?, 0.0);
        for screen in screens {
            let shared = screen.shared_with(self);
            if shared > most {
                (best, most) = (screen, shared);
            }
        }
        Some(best.place(self, least))
    }
}

/// A screen, in physical pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Screen {
    /// From the left edge of the first screen.
    pub x: f32,
    /// From the top edge of the first screen.
    pub y: f32,
    /// How wide.
    pub width: f32,
    /// How high.
    pub height: f32,
    /// How many physical pixels a logical one is.
    pub scale: f32,
}

/// A window on a screen, in physical pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Placed {
    /// The left edge of its frame.
    pub x: f32,
    /// The top edge of its frame.
    pub y: f32,
    /// How wide, without its frame.
    pub width: f32,
    /// How high, without its frame.
    pub height: f32,
}

/// The room that a window leaves for its frame when it is cut to the size of a screen, in logical pixels.
const FRAME: (f32, f32) = (16.0, 48.0);

/// How high a title bar may be, in logical pixels.
const TITLE_BAR: f32 = 32.0;

impl Screen {
    /// The area that this screen shares with a window, were it here.
    fn shared_with(&self, place: &WindowPlace) -> f32 {
        let [x, y, width, height] = self.in_pixels(place);
        shared(self.x, self.width, x, width) * shared(self.y, self.height, y, height)
    }

    fn in_pixels(&self, place: &WindowPlace) -> [f32; 4] {
        [place.x, place.y, place.width, place.height].map(|length| length * self.scale)
    }

    fn place(&self, place: &WindowPlace, least: (f32, f32)) -> Placed {
        let [x, y, width, height] = self.in_pixels(place);
        let width = width.min(self.width - FRAME.0 * self.scale).max(least.0 * self.scale);
        let height = height.min(self.height - FRAME.1 * self.scale).max(least.1 * self.scale);
        Placed {
            x: within(self.x, self.width - width, x).round(),
            y: within(self.y, self.height - height - TITLE_BAR * self.scale, y).round(),
            width: width.round(),
            height: height.round(),
        }
    }
}

/// The length that two stretches have in common.
fn shared(start: f32, length: f32, other_start: f32, other_length: f32) -> f32 {
    let end = (start + length).min(other_start + other_length);
    (end - start.max(other_start)).max(0.0)
}

/// The number nearest to `wish` from `start` on for `length`; `start` where that is negative.
fn within(start: f32, length: f32, wish: f32) -> f32 {
    wish.min(start + length).max(start)
}
