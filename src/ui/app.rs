//! Ties the window, the controller and the platform together.

use std::cell::{Cell, Ref, RefCell};
use std::rc::{Rc, Weak};
use std::time::{Duration, Instant};

use slint::{ComponentHandle, Timer, TimerMode};

use super::board::drawing;
use super::sender::{Program, Sender};
use super::{
    AppWindow, CombinationsAdapter, Platform, board, callbacks, combinations, dialogs, hint, menus,
    panel, play, solved, start_page, statistics, status, tutorial,
};
use crate::controller::{
    Action, BoardAction, Controller, CurrentTime, DialogAction, Effect, JobsAction, OptionsAction,
    PartialNumber, PrintingAction, WindowEffect,
};
use crate::store::{self, LanguageChoice};
use crate::text::Language;
use crate::window_text::{hint::copied, share_text, shared_name};

/// How often progress is looked at while jobs go on. Most jobs end before the first look and are never shown as busy.
const PROGRESS: Duration = Duration::from_millis(60);

/// How long a number that is typed waits for its next figure.
const FIGURE: Duration = Duration::from_millis(1200);

/// The running program.
pub struct App {
    window: AppWindow,
    controller: RefCell<Controller>,
    platform: RefCell<Box<dyn Platform>>,
    timer: Timer,
    clock: Timer,
    /// Closes the number that is typed if no figure follows.
    typing: Timer,
    partial_number: Cell<Option<PartialNumber>>,
    shown: RefCell<WindowSnapshot>,
    system_language: Language,
    /// The moment from which the controller is told the time.
    started: Instant,
}

/// What the window shows already, so that only changes are shown again.
#[derive(Default)]
pub(super) struct WindowSnapshot {
    pub(super) language: Option<Language>,
    pub(super) picture: Option<board::PictureSnapshot>,
    pub(super) board: Option<board::BoardSnapshot>,
    pub(super) drawing: Option<drawing::DrawingSnapshot>,
    pub(super) hint: Option<hint::HintSnapshot>,
    pub(super) menus: menus::MenuSnapshot,
    pub(super) start_page: Option<start_page::StartPageSnapshot>,
    pub(super) solved: solved::SolvedSnapshot,
    pub(super) statistics: Option<statistics::StatisticsSnapshot>,
    pub(super) dialog: dialogs::DialogSnapshot,
}

impl App {
    /// Shows `controller` in `window` and lets it act on `platform`.
    #[must_use]
    pub fn new(
        window: AppWindow,
        controller: Controller,
        platform: Box<dyn Platform>,
        system_language: Language,
    ) -> Rc<Self> {
        let app = Rc::new(Self {
            window,
            controller: RefCell::new(controller),
            platform: RefCell::new(platform),
            timer: Timer::default(),
            clock: Timer::default(),
            typing: Timer::default(),
            partial_number: Cell::default(),
            shown: RefCell::default(),
            system_language,
            started: Instant::now(),
        });
        callbacks::connect(&app.window, &Sender::new(app.weak()));
        // Nothing is shown yet that the words would change.
        drop(app.speak());
        app.show();
        app.window.invoke_focus_board();
        app
    }

    /// The window.
    #[must_use]
    pub fn window(&self) -> &AppWindow {
        &self.window
    }

    /// Looks at the controller, without changing it.
    pub fn look<T>(&self, at: impl FnOnce(&Controller) -> T) -> T {
        at(&self.controller.borrow())
    }

    /// Hands `action` to the controller, carries out what follows and shows the new state.
    pub fn handle(self: &Rc<Self>, action: impl Into<Action>) {
        let action = action.into();
        if let Action::Dialog(DialogAction::Answered(_)) = action {
            self.shown.borrow_mut().dialog.question_answered();
        }
        let spoken = self.language();
        let mut effects = self.controller.borrow_mut().handle(action, self.now());
        if self.language() != spoken {
            effects.extend(self.speak());
        }
        self.show();
        for effect in effects {
            self.perform(effect);
        }
        self.watch_progress();
        self.watch_clock();
        self.watch_typing();
    }

    fn now(&self) -> CurrentTime {
        CurrentTime { running: self.started.elapsed(), moment: store::now() }
    }

    /// Tells the controller the language of the window.
    fn speak(&self) -> Vec<Effect> {
        let action = OptionsAction::Speak(self.language());
        self.controller.borrow_mut().handle(action.into(), self.now())
    }

    fn perform(self: &Rc<Self>, effect: Effect) {
        match effect {
            Effect::Window(effect) => self.perform_in_window(effect),
            Effect::Platform(effect) => {
                let follows = self.platform.borrow_mut().perform(effect, self.language());
                for action in follows {
                    self.handle(action);
                }
            }
        }
    }

    fn perform_in_window(self: &Rc<Self>, effect: WindowEffect) {
        match effect {
            WindowEffect::Copy(text) => self.window.invoke_copy_text(text.into()),
            WindowEffect::CopySteps => {
                self.window.invoke_copy_text(self.steps_in_words().into());
            }
            WindowEffect::CopyShareText(code) => {
                let text = share_text(self.controller.borrow().document(), &code, self.language());
                self.window.invoke_copy_text(text.into());
            }
            WindowEffect::ShowCombinations => {
                self.window.global::<CombinationsAdapter>().invoke_ask();
            }
            WindowEffect::SharePicture => {
                let name = shared_name(&self.controller.borrow(), self.language());
                self.handle(PrintingAction::Share(name));
            }
        }
    }

    fn steps_in_words(&self) -> String {
        let controller = self.controller.borrow();
        let lowest = controller.lowest_digit();
        let copied = |steps| copied(steps, (controller.board().rules(), lowest), self.language());
        controller.steps().map(copied).unwrap_or_default()
    }

    /// Looks at the progress of jobs for as long as there are any.
    fn watch_progress(self: &Rc<Self>) {
        let busy = self.controller.borrow().running().next().is_some();
        if !busy {
            self.timer.stop();
        } else if !self.timer.running() {
            let app = Rc::downgrade(self);
            self.timer.start(TimerMode::Repeated, PROGRESS, move || {
                app.upgrade().inspect(Self::look_at_progress);
            });
        }
    }

    fn look_at_progress(self: &Rc<Self>) {
        let kinds: Vec<_> = self.controller.borrow().running().collect();
        for kind in kinds {
            let progress = self.platform.borrow().progress(kind);
            if let Some(answers) = progress {
                self.handle(JobsAction::Progress(kind, answers));
            }
        }
    }

    /// Shows the next second of a game whose clock runs and is seen. Nothing happens while no clock does.
    fn watch_clock(self: &Rc<Self>) {
        match self.controller.borrow().next_second() {
            None => self.clock.stop(),
            Some(_) if self.clock.running() => {}
            Some(left) => {
                let app = self.weak();
                self.clock.start(TimerMode::SingleShot, left, move || {
                    app.upgrade().inspect(|app| app.handle(Action::Tick));
                });
            }
        }
    }

    /// Closes the number that is typed once no figure has followed for a while.
    fn watch_typing(self: &Rc<Self>) {
        let partial_number = self.controller.borrow().typing().partial_number;
        if self.partial_number.replace(partial_number) == partial_number {
            return;
        }
        if partial_number.is_none() {
            self.typing.stop();
        } else {
            let app = self.weak();
            self.typing.start(TimerMode::SingleShot, FIGURE, move || {
                app.upgrade().inspect(|app| app.handle(BoardAction::CloseNumber));
            });
        }
    }

    /// The language in force.
    pub fn language(&self) -> Language {
        match self.controller.borrow().options().language {
            LanguageChoice::System => self.system_language,
            LanguageChoice::Of(language) => language,
        }
    }

    fn show(&self) {
        let language = self.language();
        let controller = self.controller.borrow();
        let shown = &mut *self.shown.borrow_mut();
        show_language(language, &mut shown.language);
        let (picture, on_board) = (&mut shown.picture, &mut shown.board);
        let frame = board::show(&self.window, &controller, language, picture, on_board);
        drawing::show(&self.window, &controller, frame, &mut shown.drawing);
        hint::show(&self.window, &controller, frame, language, &mut shown.hint);
        menus::show(&self.window, &controller, language, &mut shown.menus);
        start_page::show(&self.window, &controller, language, &mut shown.start_page);
        panel::show(&self.window, &controller, language);
        play::show(&self.window, &controller, language);
        combinations::show(&self.window, &controller, language);
        solved::show(&self.window, &controller, language, &mut shown.solved);
        tutorial::show(&self.window, &controller, language);
        statistics::show(&self.window, &controller, language, &mut shown.statistics);
        status::show(&self.window, &controller, language);
        dialogs::show(&self.window, &controller, language, &mut shown.dialog);
    }

    /// A way to the program that does not keep it alive.
    pub(super) fn weak(self: &Rc<Self>) -> Weak<Self> {
        Rc::downgrade(self)
    }
}

impl Program for App {
    fn send(self: Rc<Self>, action: Action) {
        self.handle(action);
    }

    fn controller(&self) -> Ref<'_, Controller> {
        self.controller.borrow()
    }

    fn language(&self) -> Language {
        self.language()
    }

    fn window(&self) -> &AppWindow {
        &self.window
    }
}

fn show_language(language: Language, shown: &mut Option<Language>) {
    if *shown != Some(language) {
        // Fails only where the catalogue lacks the language, and then English stays.
        let _ = slint::select_bundled_translation(language.code());
        *shown = Some(language);
    }
}
