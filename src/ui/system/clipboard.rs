//! What is in the system's clipboard, read on a thread of its own, as another program may take seconds to hand it over.
//!
//! Slint offers texts of the clipboard to text fields only, and a text field lays out the whole text: ten seconds and a
//! gigabyte for a text that is too long to be read. Slint's own clipboard and this one are of the same library.

use std::thread;
use std::time::{Duration, Instant};

use arboard::Clipboard;

use super::background_sender::BackgroundSender;
use crate::controller::FilesAction;
use crate::photo::picture_of_rgba;
use crate::vision::Picture;

/// How often the clipboard is asked. On X11 a large text or picture comes in pieces, and arboard gives up if the owner of the
/// clipboard takes more than 10 ms for one of them, as it may on a busy machine.
const TRIES: usize = 5;

/// If there is nothing, that is known sooner.
const AT_ONCE: Duration = Duration::from_millis(10);

/// Reads the text and sends it; an empty text if there is none.
pub(in crate::ui) fn read_text(sender: &BackgroundSender) {
    read(sender, || FilesAction::Pasted(asked_for(Clipboard::get_text).unwrap_or_default()));
}

/// Reads the picture and sends it.
pub(in crate::ui) fn read_picture(sender: &BackgroundSender) {
    read(sender, || FilesAction::PastedPicture(picture().map(Box::new)));
}

fn read(sender: &BackgroundSender, action: impl FnOnce() -> FilesAction + Send + 'static) {
    let sender = sender.clone();
    thread::spawn(move || sender.send(action()));
}

fn picture() -> Option<Picture> {
    let image = asked_for(Clipboard::get_image)?;
    picture_of_rgba(image.width, image.height, &image.bytes)
}

/// What `get` gets from the clipboard. Returns `None` if the clipboard holds nothing of the kind.
fn asked_for<T>(get: impl Fn(&mut Clipboard) -> Result<T, arboard::Error>) -> Option<T> {
    let mut clipboard = Clipboard::new().ok()?;
    for _ in 0..TRIES {
        let asked = Instant::now();
        match get(&mut clipboard) {
            Ok(got) => return Some(got),
            Err(_) if asked.elapsed() < AT_ONCE => return None,
            Err(_) => {}
        }
    }
    None
}
