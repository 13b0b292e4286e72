//! Reads and restores the place of the window.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::{Duration, Instant};

use slint::winit_030::winit::event_loop::ActiveEventLoop;
use slint::winit_030::winit::monitor::MonitorHandle;
use slint::winit_030::{CustomApplicationHandler, EventResult, WinitWindowAccessor, winit};
use slint::{ComponentHandle, PhysicalPosition, PhysicalSize, Timer, Weak, Window};

use crate::store::{Screen, WindowPlace, WindowRectangle};
use crate::ui::{AppWindow, Theme};

/// Where `window` is now. While it fills the screen, its place is still the one `before`.
pub(in crate::ui) fn of(window: &AppWindow, before: Option<WindowPlace>) -> WindowPlace {
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

/// What places the window: as soon as the system says which screens there are, which is just before there is a window.
#[derive(Clone, Default)]
pub(in crate::ui) struct WindowPlacer(Rc<RefCell<Option<PlacementRequest>>>);

/// Where which window is wished to be.
struct PlacementRequest {
    window: Weak<AppWindow>,
    place: Option<WindowPlace>,
    /// Whether no window of ours may be there already. Else the system chooses the position.
    is_alone: bool,
}

impl WindowPlacer {
    /// Has `window` come up as large as it was, and if it `is_alone` where it was.
    pub(in crate::ui) fn request(
        &self,
        window: &AppWindow,
        place: Option<WindowPlace>,
        is_alone: bool,
    ) {
        let request = PlacementRequest { window: window.as_weak(), place, is_alone };
        self.0.replace(Some(request));
        if place.is_some_and(|place| place.maximized) {
            fill_screen(window);
        }
    }
}

impl CustomApplicationHandler for WindowPlacer {
    fn resumed(&mut self, event_loop: &ActiveEventLoop) -> EventResult {
        if let Some(request) = self.0.take() {
            request.fulfil(&screens(event_loop));
        }
        EventResult::Propagate
    }
}

impl PlacementRequest {
    fn fulfil(self, screens: &[Screen]) {
        let Some(window) = self.window.upgrade() else { return };
        let theme = window.global::<Theme>();
        let least = (theme.get_window_min_width(), theme.get_window_min_height());
        let place = self.place.unwrap_or_else(|| usual(&window));
        let Some(placed) = place.on(screens, least) else { return };
        // Its usual least size may be more than a small screen has, or one whose pixels are large.
        theme.set_screen_width(placed.room.0);
        theme.set_screen_height(placed.room.1);
        // Slint hands a new least size on with the next event, and so makes the window with the old one. Shown once more,
        // the window takes the new one at once. It was shown before, so this does not fail.
        let _ = window.show();
        window.window().set_size(physical_size(placed));
        if self.place.is_some() && self.is_alone {
            window.window().set_position(physical_position(placed));
        }
    }
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "no window is so large"
)]
fn physical_size(placed: WindowRectangle) -> PhysicalSize {
    PhysicalSize::new(placed.width as u32, placed.height as u32)
}

#[expect(clippy::cast_possible_truncation, reason = "no screen is so far off")]
fn physical_position(placed: WindowRectangle) -> PhysicalPosition {
    PhysicalPosition::new(placed.x as i32, placed.y as i32)
}

/// The screens, that with the menu bar or the task bar first.
fn screens(event_loop: &ActiveEventLoop) -> Vec<Screen> {
    let scale = chosen_scale();
    let first = event_loop.primary_monitor();
    let others = event_loop.available_monitors().filter(|monitor| first.as_ref() != Some(monitor));
    first.iter().cloned().chain(others).map(|monitor| map_screen(&monitor, scale)).collect()
}

#[expect(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    reason = "no screen is so large"
)]
fn map_screen(monitor: &MonitorHandle, scale: Option<f32>) -> Screen {
    let (position, size) = (monitor.position(), monitor.size());
    Screen {
        x: position.x as f32,
        y: position.y as f32,
        width: size.width as f32,
        height: size.height as f32,
        scale: scale.unwrap_or(monitor.scale_factor() as f32),
    }
}

/// The scale that Slint takes in place of the screen's.
fn chosen_scale() -> Option<f32> {
    let scale = std::env::var("SLINT_SCALE_FACTOR").ok()?;
    scale.parse().ok().filter(|&scale| scale > 0.0)
}

/// How long a window manager may take until it knows a new window. Before that nobody knows where the window is.
pub(in crate::ui) const SETTLING: Duration = Duration::from_millis(150);

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
