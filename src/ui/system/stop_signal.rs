//! The signal by which the system asks the program to end, as at the end of a login.
//!
//! The program then keeps its session and leaves in good order. A second signal ends it at once.

use std::io::Read;
use std::os::unix::net::UnixStream;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use signal_hook::consts::SIGTERM;
use signal_hook::{flag, low_level};

use super::background_sender::BackgroundSender;
use crate::controller::SessionAction;

/// Sends [`SessionAction::Stop`] when the signal comes. If the system does not allow that, the signal ends the program as it
/// does any other.
pub(in crate::ui) fn listen(sender: BackgroundSender) {
    let Ok((mut signals, to)) = UnixStream::pair() else {
        return;
    };
    if low_level::pipe::register(SIGTERM, to).is_err() {
        return;
    }
    let has_come = Arc::new(AtomicBool::new(false));
    drop(flag::register_conditional_default(SIGTERM, Arc::clone(&has_come)));
    drop(flag::register(SIGTERM, has_come));
    std::thread::spawn(move || {
        if signals.read_exact(&mut [0]).is_ok() {
            sender.send(SessionAction::Stop);
        }
    });
}
