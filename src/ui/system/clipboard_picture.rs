//! The picture in the system's clipboard. Slint's own clipboard holds texts alone.

use std::thread;
use std::time::{Duration, Instant};

use arboard::Clipboard;

use super::background_sender::BackgroundSender;
use crate::controller::FilesAction;
use crate::photo::picture_of_rgba;
use crate::vision::Picture;

/// How often a picture is asked for. On X11 a large picture comes in pieces, and arboard gives up if the owner of the
/// clipboard takes more than 10 ms for one of them, as it may on a busy machine.
const TRIES: usize = 5;

/// If there is no picture, that is known sooner.
const AT_ONCE: Duration = Duration::from_millis(10);

/// Reads the picture on a thread of its own, as another program may take seconds to hand it over, and sends it.
pub(in crate::ui) fn read(sender: &BackgroundSender) {
    let sender = sender.clone();
    thread::spawn(move || sender.send(FilesAction::PastedPicture(picture().map(Box::new))));
}

fn picture() -> Option<Picture> {
    let mut clipboard = Clipboard::new().ok()?;
    for _ in 0..TRIES {
        let asked = Instant::now();
        match clipboard.get_image() {
            Ok(image) => return picture_of_rgba(image.width, image.height, &image.bytes),
            Err(_) if asked.elapsed() < AT_ONCE => return None,
            Err(_) => {}
        }
    }
    None
}
