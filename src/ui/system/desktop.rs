//! The platform of a real desktop: threads, files and the system's file chooser.

use std::cell::Cell;
use std::rc::Rc;

use slint::{ComponentHandle, Timer, Weak};

use super::background_sender::BackgroundSender;
use super::persistence::Persistence;
use super::{chooser, clipboard, motion, programs, window_place, windows};
use crate::controller::{Action, JobsAction, PlatformEffect};
use crate::jobs::{JobKind, Reply};
use crate::store::WindowPlace;
use crate::text::Language;
use crate::ui::{AppWindow, Platform};
use crate::worker::Worker;

/// The desktop.
pub(in crate::ui) struct Desktop {
    window: Weak<AppWindow>,
    worker: Worker<JobKind, Reply>,
    persistence: Persistence,
    sender: BackgroundSender,
    place: Option<WindowPlace>,
    /// Whether the window has been on the screen long enough to be somewhere.
    settled: Rc<Cell<bool>>,
}

impl Desktop {
    /// A desktop on which `persistence` keeps things, `sender` brings replies, and the window was in `place` last.
    pub(in crate::ui) fn new(
        window: &AppWindow,
        persistence: Persistence,
        sender: BackgroundSender,
        place: Option<WindowPlace>,
    ) -> Self {
        let replies = sender.clone();
        let worker = Worker::new(move |id, outcome| replies.send(JobsAction::Reply(id, outcome)));
        Self { window: window.as_weak(), worker, persistence, sender, place, settled: settling() }
    }

    /// Keeps where the window is, if it was moved.
    fn keep_place(&mut self) {
        let window = self.window.upgrade().filter(|_| self.settled.get());
        let now = window.map_or(self.place, |window| Some(window_place::of(&window, self.place)));
        if now != self.place {
            self.place = now;
            if let Some(place) = now {
                self.persistence.place(place);
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
    Timer::single_shot(window_place::SETTLING, move || inside.set(true));
    settled
}

impl Platform for Desktop {
    fn perform(&mut self, effect: PlatformEffect, language: Language) -> Vec<Action> {
        match effect {
            PlatformEffect::Start(id, job) => {
                let kind = job.kind();
                self.worker.start(kind, id, move |control| job.run(control));
            }
            PlatformEffect::Cancel(kind) => self.worker.cancel(kind),
            PlatformEffect::ChooseOpen(folder) => {
                chooser::open(&self.window, &self.sender, folder, language);
            }
            PlatformEffect::ChoosePicture(folder) => {
                chooser::picture(&self.window, &self.sender, folder, language);
            }
            PlatformEffect::PasteText => clipboard::read_text(&self.sender),
            PlatformEffect::PastePicture => clipboard::read_picture(&self.sender),
            PlatformEffect::ChooseSave(path) => {
                chooser::save(&self.window, &self.sender, &path, language);
            }
            PlatformEffect::ChooseExport(medium, path) => {
                chooser::export(&self.window, &self.sender, medium, &path, language);
            }
            PlatformEffect::ChooseGamesExport(path) => {
                chooser::games(&self.window, &self.sender, &path, language);
            }
            PlatformEffect::ChooseRaceExport(kind, path) => {
                chooser::race(&self.window, &self.sender, kind, &path, language);
            }
            PlatformEffect::ChooseRaceList(folder) => {
                chooser::race_list(&self.window, &self.sender, folder, language);
            }
            PlatformEffect::ChooseLibrary(folder) => {
                chooser::library(&self.window, &self.sender, folder, language);
            }
            PlatformEffect::View(file) => programs::view(file, &self.sender),
            PlatformEffect::Print(file) => programs::print(file, &self.sender),
            PlatformEffect::OpenWindows(files) => return windows::open(files),
            PlatformEffect::OpenWindow => return windows::open_without_file(),
            PlatformEffect::Quit => self.quit(),
            PlatformEffect::Keep(effect) => {
                self.keep_place();
                self.persistence.keep(effect, language);
            }
            PlatformEffect::LookForMotion => motion::look_for(&self.sender),
        }
        Vec::new()
    }

    fn progress(&self, kind: JobKind) -> Option<u64> {
        self.worker.progress(kind).map(crate::engine::Progress::answers)
    }
}
