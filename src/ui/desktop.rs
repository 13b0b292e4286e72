//! The world of a real desktop: threads, files and the system's file chooser.

use std::cell::Cell;
use std::rc::Rc;

use slint::{ComponentHandle, Timer, Weak};

use super::keeper::Keeper;
use super::post::Post;
use super::{AppWindow, World, chooser, place, programs, windows};
use crate::controller::{Action, Effect, JobsAction};
use crate::jobs::{JobKind, Reply};
use crate::store::WindowPlace;
use crate::text::Language;
use crate::worker::Worker;

/// The desktop.
pub(super) struct Desktop {
    window: Weak<AppWindow>,
    worker: Worker<JobKind, Reply>,
    keeper: Keeper,
    post: Post,
    place: Option<WindowPlace>,
    /// Whether the window has been on the screen long enough to be somewhere.
    settled: Rc<Cell<bool>>,
}

impl Desktop {
    /// A desktop on which `keeper` keeps things, `post` brings replies, and the window was in `place` last.
    pub(super) fn new(
        window: &AppWindow,
        keeper: Keeper,
        post: Post,
        place: Option<WindowPlace>,
    ) -> Self {
        let replies = post.clone();
        let worker = Worker::new(move |id, outcome| replies.send(JobsAction::Reply(id, outcome)));
        Self { window: window.as_weak(), worker, keeper, post, place, settled: settling() }
    }

    /// Keeps where the window is, if it was moved.
    fn keep_place(&mut self) {
        let window = self.window.upgrade().filter(|_| self.settled.get());
        let now = window.map_or(self.place, |window| Some(place::of(&window, self.place)));
        if now != self.place {
            self.place = now;
            if let Some(place) = now {
                self.keeper.place(place);
            }
        }
    }

    fn quit(&mut self) {
        self.keep_place();
        // Fails only where there is no event loop, and then there is nothing to leave.
        drop(slint::quit_event_loop());
    }
}

/// Becomes true once the window has settled.
fn settling() -> Rc<Cell<bool>> {
    let settled = Rc::new(Cell::new(false));
    let inside = Rc::clone(&settled);
    Timer::single_shot(place::SETTLING, move || inside.set(true));
    settled
}

impl World for Desktop {
    fn perform(&mut self, effect: Effect, language: Language) -> Vec<Action> {
        match effect {
            Effect::Start(id, job) => {
                let kind = job.kind();
                self.worker.start(kind, id, move |control| job.run(control));
            }
            Effect::Cancel(kind) => self.worker.cancel(kind),
            Effect::ChooseOpen(folder) => {
                chooser::open(&self.window, &self.post, folder, language);
            }
            Effect::ChooseSave(path) => {
                chooser::save(&self.window, &self.post, &path, language);
            }
            Effect::ChooseExport(medium, path) => {
                chooser::export(&self.window, &self.post, medium, &path, language);
            }
            Effect::ChooseGamesExport(path) => {
                chooser::games(&self.window, &self.post, &path, language);
            }
            Effect::ChooseLibrary(folder) => {
                chooser::library(&self.window, &self.post, folder, language);
            }
            Effect::View(file) => programs::view(file, &self.post),
            Effect::Print(file) => programs::print(file, &self.post),
            Effect::OpenWindows(files) => return windows::open(files),
            Effect::Quit => self.quit(),
            Effect::Keep(effect) => {
                self.keep_place();
                self.keeper.keep(effect, language);
            }
            // The clipboard belongs to the window, and the app uses it.
            Effect::Clipboard(_) => {}
        }
        Vec::new()
    }

    fn progress(&self, kind: JobKind) -> Option<u64> {
        self.worker.progress(kind).map(crate::engine::Progress::answers)
    }
}
