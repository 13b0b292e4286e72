//! The picture in the system's clipboard. Slint's own clipboard holds texts alone.

use std::thread;

use arboard::Clipboard;

use super::background_sender::BackgroundSender;
use crate::controller::FilesAction;
use crate::photo::picture_of_rgba;
use crate::vision::Picture;

/// Reads the picture on a thread of its own, as another program may take seconds to hand it over, and sends it.
pub(super) fn read(sender: &BackgroundSender) {
    let sender = sender.clone();
    thread::spawn(move || sender.send(FilesAction::PastedPicture(picture().map(Box::new))));
}

fn picture() -> Option<Picture> {
    let image = Clipboard::new().ok()?.get_image().ok()?;
    picture_of_rgba(image.width, image.height, &image.bytes)
}
