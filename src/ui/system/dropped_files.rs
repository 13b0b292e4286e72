//! Files dropped on the window.
//!
//! Slint itself has no word for them yet; winit, below it, reports them on X11, Windows and macOS, one by one and more
//! than once, and not at all on Wayland.

use std::cell::RefCell;
use std::path::PathBuf;
use std::rc::Rc;
use std::time::Duration;

use slint::Timer;

use crate::controller::FilesAction;
use crate::ui::sender::Sender;

/// How long the files of one drop may take to come in.
const GATHERING: Duration = Duration::from_millis(50);

/// Takes in files as they are reported, and hands each drop to the program as one action.
pub(in crate::ui) fn taker(sender: &Sender) -> impl Fn(&PathBuf) + 'static {
    let drop = Rc::new(FileDrop::default());
    let sender = sender.clone();
    move |file| {
        let (sender, gathered) = (sender.clone(), Rc::clone(&drop));
        drop.take_in(file, move || sender.send(FilesAction::Dropped(gathered.files.take())));
    }
}

/// The files of a drop that came in so far.
#[derive(Default)]
struct FileDrop {
    files: RefCell<Vec<PathBuf>>,
}

impl FileDrop {
    /// Takes in a file, and with the first one sees to it that `end` is called when all are in.
    fn take_in(&self, file: &PathBuf, end: impl FnOnce() + 'static) {
        let mut files = self.files.borrow_mut();
        if files.is_empty() {
            Timer::single_shot(GATHERING, end);
        }
        if !files.contains(file) {
            files.push(file.clone());
        }
    }
}
