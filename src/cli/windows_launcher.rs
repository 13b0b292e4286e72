//! The two programs of an installation on Windows.
//!
//! A Windows program has either a console or a window. `nonet.exe` has the window; `nonet.com`, this build, has the
//! console. A shell that looks for `nonet` finds `nonet.com` first.

use std::env;
use std::process::{Command, Stdio};

/// Starts the program with the window and the arguments of this one, if it is in the same folder, and does not wait for
/// its end.
pub(super) fn open_window() -> bool {
    let Ok(own) = env::current_exe() else { return false };
    if !own.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("com")) {
        return false;
    }
    let mut window = Command::new(own.with_extension("exe"));
    // The console is for what is typed next.
    window.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    window.args(env::args_os().skip(1)).spawn().is_ok()
}
