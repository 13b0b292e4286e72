//! What the window asks of the system, and what the system tells it: files and folders, other programs, the places of
//! windows, settings for everybody, and the way from the start to the end.

mod background_sender;
mod chooser;
mod clipboard;
mod contrast;
mod desktop;
mod dropped_files;
#[cfg(target_os = "macos")]
mod finder;
mod key_events;
mod launch;
mod motion;
mod persistence;
mod programs;
#[cfg(unix)]
mod stop_signal;
mod system_setting;
mod window_place;
mod windows;
pub(in crate::ui) mod winit_events;

pub use launch::run;
