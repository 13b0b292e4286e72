//! Where the window is, and putting it back there.

use slint::{ComponentHandle, LogicalPosition, LogicalSize, Window, WindowSize};

use super::AppWindow;
use crate::store::WindowPlace;

/// Where `window` is now. While it fills the screen its place is still the one `before`.
pub(super) fn of(window: &AppWindow, before: Option<WindowPlace>) -> WindowPlace {
    let window = window.window();
    match before {
        Some(before) if window.is_maximized() => WindowPlace { maximized: true, ..before },
        _ => of_window(window),
    }
}

fn of_window(window: &Window) -> WindowPlace {
    let size = window.size().to_logical(window.scale_factor());
    let position = window.position().to_logical(window.scale_factor());
    WindowPlace {
        x: position.x,
        y: position.y,
        width: size.width,
        height: size.height,
        maximized: window.is_maximized(),
    }
}

/// The least and the most that a length read from a file can be meant to be.
const LENGTHS: (f32, f32) = (480.0, 8000.0);

/// Puts `window` where it was. What the numbers of a damaged file say is kept within reason.
pub(super) fn put(window: &AppWindow, place: WindowPlace) {
    let window = window.window();
    if place.width.is_finite() && place.height.is_finite() {
        let within = |length: f32| length.clamp(LENGTHS.0, LENGTHS.1);
        let size = LogicalSize::new(within(place.width), within(place.height));
        window.set_size(WindowSize::Logical(size));
    }
    if place.x.is_finite() && place.y.is_finite() {
        window.set_position(LogicalPosition::new(place.x, place.y));
    }
    window.set_maximized(place.maximized);
}
