//! Where the window is, and putting it back there.

use slint::{ComponentHandle, LogicalSize, PhysicalPosition, WindowSize};

use super::AppWindow;
use crate::store::WindowPlace;

/// Where `window` is now.
#[expect(clippy::cast_precision_loss, reason = "no screen is as wide as a float is exact")]
pub(super) fn of(window: &AppWindow) -> WindowPlace {
    let window = window.window();
    let size = window.size().to_logical(window.scale_factor());
    let position = window.position();
    WindowPlace {
        x: position.x as f32,
        y: position.y as f32,
        width: size.width,
        height: size.height,
        maximized: window.is_maximized(),
    }
}

/// Puts `window` where it was. What the numbers of a damaged file say is kept within reason.
#[expect(clippy::cast_possible_truncation, reason = "a position is a whole number of pixels")]
pub(super) fn put(window: &AppWindow, place: WindowPlace) {
    let within = |length: f32, least: f32| {
        if length.is_finite() { length.clamp(least, 8000.0) } else { least }
    };
    let window = window.window();
    let size = LogicalSize::new(within(place.width, 560.0), within(place.height, 520.0));
    window.set_size(WindowSize::Logical(size));
    if place.x.is_finite() && place.y.is_finite() {
        window.set_position(PhysicalPosition::new(place.x as i32, place.y as i32));
    }
    window.set_maximized(place.maximized);
}
