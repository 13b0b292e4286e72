//! What the window asks of the system, and what the system tells it: files and folders, other programs, the places of
//! windows, settings for everybody, and the way from the start to the end.

#![cfg_attr(
    not(feature = "gui"),
    expect(dead_code, reason = "without a window, tests alone read what a system says")
)]

mod background_sender;
#[cfg(feature = "gui")]
mod chooser;
#[cfg(feature = "gui")]
mod clipboard;
mod contrast;
#[cfg(feature = "gui")]
mod desktop;
#[cfg(feature = "gui")]
mod dropped_files;
#[cfg(all(feature = "gui", target_os = "macos"))]
mod finder;
#[cfg(feature = "gui")]
mod key_events;
#[cfg(feature = "gui")]
mod launch;
mod motion;
#[cfg(feature = "gui")]
mod persistence;
mod programs;
#[cfg(all(feature = "gui", unix))]
mod stop_signal;
mod system_setting;
#[cfg(feature = "gui")]
mod window_place;
#[cfg(feature = "gui")]
mod windows;
#[cfg(feature = "gui")]
mod winit_events;

#[cfg(feature = "gui")]
pub use launch::run;
