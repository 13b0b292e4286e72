//! Where the window is, and putting it back there.

use std::time::{Duration, Instant};

use slint::winit_030::{WinitWindowAccessor, winit};
use slint::{ComponentHandle, LogicalPosition, LogicalSize, Timer, Weak, Window, WindowSize};

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

/// How often it is looked whether the window fills the screen.
const LOOKING: Duration = Duration::from_millis(15);

/// When the wish that it does is given up.
const HOPELESS: Duration = Duration::from_secs(10);

/// Lets the window fill the screen. A window manager takes that wish only of a window that it knows: it is repeated, each
/// time after twice as long, until the window has filled the screen once.
fn fill_screen(window: &AppWindow) {
    fill_screen_at(SETTLING, Instant::now(), window.as_weak());
}

fn fill_screen_at(wish: Duration, start: Instant, window: Weak<AppWindow>) {
    Timer::single_shot(LOOKING, move || {
        let Some(shown) = window.upgrade() else { return };
        // Slint itself says what was wished. There is nobody to ask yet where the system has no window.
        let fills = shown.window().with_winit_window(winit::window::Window::is_maximized);
        let is_time = fills == Some(false) && start.elapsed() >= wish;
        if is_time {
            // Slint hands on only what changes.
            shown.window().set_maximized(false);
            shown.window().set_maximized(true);
        }
        if fills != Some(true) && start.elapsed() < HOPELESS {
            fill_screen_at(if is_time { 2 * wish } else { wish }, start, window);
        }
    });
}
