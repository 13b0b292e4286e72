//! Whether the system asks for more contrast.

use std::thread;

use slint::ComponentHandle;

use super::system_setting;
use crate::ui::{AppWindow, Theme};

/// The program that knows, and what it is asked.
const SETTING: (&str, &[&str]) = match () {
    () if cfg!(windows) => {
        ("reg", &["query", r"HKCU\Control Panel\Accessibility\HighContrast", "/v", "Flags"])
    }
    () if cfg!(target_os = "macos") => {
        ("defaults", &["read", "com.apple.universalaccess", "increaseContrast"])
    }
    () => ("gsettings", &["get", "org.gnome.desktop.a11y.interface", "high-contrast"]),
};

/// Asks the system, and tells the window if the system wants contrast. The window does not wait for that.
pub(in crate::ui) fn ask(window: &AppWindow) {
    let window = window.as_weak();
    thread::spawn(move || {
        if is_wanted() {
            // Fails only after the event loop has ended.
            drop(window.upgrade_in_event_loop(|window| {
                window.global::<Theme>().set_contrast(true);
            }));
        }
    });
}

fn is_wanted() -> bool {
    let (program, arguments) = SETTING;
    system_setting::ask(program, arguments).is_some_and(|said| says_yes(&said))
}

/// Whether the last word is yes: `true`, or a number whose lowest bit is set.
fn says_yes(said: &str) -> bool {
    let last = said.split_whitespace().next_back().unwrap_or_default();
    last == "true" || last.parse::<u32>().is_ok_and(|flags| flags & 1 == 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_system_says_yes_in_its_own_way() {
        assert!(says_yes("true\n") && says_yes("1\n"));
        assert!(says_yes("\r\n    Flags    REG_SZ    127\r\n\r\n"));
        for no in ["false\n", "0\n", "    Flags    REG_SZ    126\r\n", ""] {
            assert!(!says_yes(no), "{no}");
        }
    }
}
