//! Whether the system asks programs for less motion.
//!
//! Where there is no such setting, nobody asks for less motion.

use std::thread;

use super::background_sender::BackgroundSender;
use super::system_setting;
use crate::controller::{RecordsAction, SolvedAction};

/// A setting: the program that tells it, what the program is asked, and what it says where less motion is asked for.
type Setting = (&'static str, &'static [&'static str], fn(&str) -> bool);

/// GNOME and its relatives, then KDE.
#[cfg(not(any(windows, target_os = "macos")))]
const SETTINGS: &[Setting] = &[
    ("gsettings", &["get", "org.gnome.desktop.interface", "enable-animations"], is_false),
    ("kreadconfig6", &["--group", "KDE", "--key", "AnimationDurationFactor"], is_zero),
    ("kreadconfig5", &["--group", "KDE", "--key", "AnimationDurationFactor"], is_zero),
];

#[cfg(target_os = "macos")]
const SETTINGS: &[Setting] =
    &[("defaults", &["read", "com.apple.universalaccess", "reduceMotion"], is_one)];

#[cfg(windows)]
const SETTINGS: &[Setting] = &[(
    "reg",
    &["query", r"HKCU\Control Panel\Desktop", "/v", "UserPreferencesMask"],
    masks_animation,
)];

/// Lets the celebration of a solved game begin, unless the system asks for less motion.
pub(in crate::ui) fn look_for(sender: &BackgroundSender) {
    let sender = sender.clone();
    thread::spawn(move || {
        if !SETTINGS.iter().any(asks_for_less) {
            sender.send(RecordsAction::Solved(SolvedAction::Celebrate));
        }
    });
}

fn asks_for_less((program, arguments, means_less): &Setting) -> bool {
    system_setting::ask(program, arguments).is_some_and(|said| means_less(&said))
}

#[cfg(any(test, not(any(windows, target_os = "macos"))))]
fn is_false(said: &str) -> bool {
    said == "false"
}

#[cfg(any(test, not(any(windows, target_os = "macos"))))]
fn is_zero(said: &str) -> bool {
    said.parse() == Ok(0.0_f32)
}

#[cfg(any(test, target_os = "macos"))]
fn is_one(said: &str) -> bool {
    said == "1"
}

/// Whether the mask that Windows keeps, as in `REG_BINARY    9E1E078012000000`, lacks animations in windows: the second
/// bit of its fifth byte.
#[cfg(any(test, windows))]
fn masks_animation(said: &str) -> bool {
    let mask = said.split_whitespace().last().unwrap_or_default();
    let byte = mask.get(8..10).and_then(|byte| u8::from_str_radix(byte, 16).ok());
    byte.is_some_and(|byte| byte & 2 == 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_are_understood() {
        assert!(is_false("false") && !is_false("true") && !is_false(""));
        assert!(is_zero("0") && is_zero("0.0") && !is_zero("1.0") && !is_zero(""));
        assert!(is_one("1") && !is_one("0") && !is_one(""));
        let mask = |mask: &str| format!("UserPreferencesMask    REG_BINARY    {mask}");
        assert!(!masks_animation(&mask("9E1E078012000000")));
        assert!(masks_animation(&mask("9E1E078010000000")));
        assert!(!masks_animation(""));
    }
}
