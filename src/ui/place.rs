//! Where the window is, and putting it back there.

use std::time::Duration;

use slint::{ComponentHandle, LogicalPosition, LogicalSize, Timer, Window, WindowSize};

use super::{AppWindow, Theme};
use crate::store::WindowPlace;

/// Where `window` is now. While it fills the screen, its place is still the one `before`.
pub(super) fn of(window: &AppWindow, before: Option<WindowPlace>) -> WindowPlace {
    if window.window().is_maximized() {
        let before = before.unwrap_or_else(|| usual(window));
        return WindowPlace { maximized: true, ..before };
    }
    of_window(window.window())
}

/// The place of a window that nobody has moved.
fn usual(window: &AppWindow) -> WindowPlace {
    let theme = window.global::<Theme>();
    let (width, height) = (theme.get_window_width(), theme.get_window_height());
    WindowPlace { x: 0.0, y: 0.0, width, height, maximized: false }
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

/// Makes `window` as large as it was. What the numbers of a damaged file say is kept within reason.
pub(super) fn resize(window: &AppWindow, place: WindowPlace) {
    if place.width.is_finite() && place.height.is_finite() {
        let within = |length: f32| length.clamp(LENGTHS.0, LENGTHS.1);
        let size = LogicalSize::new(within(place.width), within(place.height));
        window.window().set_size(WindowSize::Logical(size));
    }
    if place.maximized {
        fill_screen(window);
    }
}

/// Puts `window` where it was.
pub(super) fn put(window: &AppWindow, place: WindowPlace) {
    if place.x.is_finite() && place.y.is_finite() {
        window.window().set_position(LogicalPosition::new(place.x, place.y));
    }
}

/// How long a window manager may take until it knows a new window. Before that nobody knows where the window is.
pub(super) const SETTLING: Duration = Duration::from_millis(150);

/// Lets the window fill the screen. A window manager takes that wish only of a window that it knows.
fn fill_screen(window: &AppWindow) {
    let weak = window.as_weak();
    Timer::single_shot(SETTLING, move || {
        if let Some(window) = weak.upgrade() {
            window.window().set_maximized(true);
        }
    });
}
