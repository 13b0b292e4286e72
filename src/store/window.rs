//! The last position and size of the window, and their place on the current screens.

use serde::{Deserialize, Serialize};

use super::{Folders, LoadedValue, StoreError, record};

/// The position and size of the window, in logical pixels.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct WindowPlace {
    /// Distance from the left edge of the screens.
    pub x: f32,
    /// Distance from the top edge of the screens.
    pub y: f32,
    /// Width without the frame.
    pub width: f32,
    /// Height without the frame.
    pub height: f32,
    /// Whether the window was maximized. The numbers are then those before that.
    pub maximized: bool,
}

impl WindowPlace {
    /// Loads the place. The value is `None` if no place was saved, or if its numbers make no sense.
    #[must_use]
    pub fn load(folders: &Folders) -> LoadedValue<Option<Self>> {
        match record::read(&folders.window_file()) {
            Ok(value) => LoadedValue { value: value.filter(Self::is_finite), trouble: None },
            Err(trouble) => LoadedValue { value: None, trouble: Some(trouble) },
        }
    }

    /// Saves the place.
    ///
    /// # Errors
    /// Returns an error if the place cannot be written.
    pub fn save(&self, folders: &Folders) -> Result<(), StoreError> {
        record::save(&folders.window_file(), self).map(drop)
    }

    fn is_finite(&self) -> bool {
        [self.x, self.y, self.width, self.height].into_iter().all(f32::is_finite)
    }

    /// Places the window on that one of `screens` which showed most of it. The window is wholly on the screen,
    /// and at least as large as `least`, in logical pixels, unless the screen is smaller. Returns `None` if there
    /// are no screens.
    #[must_use]
    pub fn on(&self, screens: &[Screen], least: (f32, f32)) -> Option<WindowRectangle> {
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
    /// Distance from the left edge of the first screen.
    pub x: f32,
    /// Distance from the top edge of the first screen.
    pub y: f32,
    /// Width.
    pub width: f32,
    /// Height.
    pub height: f32,
    /// Physical pixels for each logical pixel.
    pub scale: f32,
}

/// A window on a screen, in physical pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WindowRectangle {
    /// Left edge of the frame.
    pub x: f32,
    /// Top edge of the frame.
    pub y: f32,
    /// Width without the frame.
    pub width: f32,
    /// Height without the frame.
    pub height: f32,
    /// The largest window that the screen has room for, width and height, in logical pixels.
    pub room: (f32, f32),
}

/// Space for the frame if a window is reduced to the size of a screen, in logical pixels.
const FRAME: (f32, f32) = (16.0, 48.0);

/// Maximum height of a title bar, in logical pixels.
const TITLE_BAR: f32 = 32.0;

impl Screen {
    /// The area that this screen would share with a window at `place`.
    fn shared_with(&self, place: &WindowPlace) -> f32 {
        let [x, y, width, height] = self.in_pixels(place);
        shared(self.x, self.width, x, width) * shared(self.y, self.height, y, height)
    }

    fn in_pixels(&self, place: &WindowPlace) -> [f32; 4] {
        [place.x, place.y, place.width, place.height].map(|length| length * self.scale)
    }

    fn place(&self, place: &WindowPlace, least: (f32, f32)) -> WindowRectangle {
        let [x, y, width, height] = self.in_pixels(place);
        let room = (self.width / self.scale - FRAME.0, self.height / self.scale - FRAME.1);
        let width = width.max(least.0 * self.scale).min(room.0 * self.scale);
        let height = height.max(least.1 * self.scale).min(room.1 * self.scale);
        WindowRectangle {
            room,
            x: within(self.x, self.width - width, x).round(),
            y: within(self.y, self.height - height - TITLE_BAR * self.scale, y).round(),
            width: width.round(),
            height: height.round(),
        }
    }
}

/// The length of the overlap of two intervals.
fn shared(start: f32, length: f32, other_start: f32, other_length: f32) -> f32 {
    let end = (start + length).min(other_start + other_length);
    (end - start.max(other_start)).max(0.0)
}

/// The number from `start` to `start + length` that is nearest to `wish`. Returns `start` if `length` is
/// negative.
fn within(start: f32, length: f32, wish: f32) -> f32 {
    wish.min(start + length).max(start)
}
