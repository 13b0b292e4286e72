//! Starts the window: checks what it needs, loads what it shows first, and reports why it cannot open.

use std::panic::{AssertUnwindSafe, catch_unwind, set_hook, take_hook};
use std::path::PathBuf;
use std::process::ExitCode;
use std::rc::Rc;
use std::sync::Arc;
use std::sync::mpsc::Receiver;

use slint::{BackendSelector, ComponentHandle, PlatformError};

use super::background_sender::BackgroundSender;
use super::desktop::Desktop;
use super::persistence::Persistence;
use super::window_place::WindowPlacer;
use super::{contrast, programs, winit_events};
use crate::controller::{Action, Controller, Launch};
use crate::engine::Layout;
use crate::format::is_typed_puzzle;
use crate::store::session::{ClaimedSlot, PreviousSession, Slot, claim, claim_beside_game};
use crate::store::{
    Folders, KeptBoards, Learning, LoadProblem, LoadedValue, Options, RecentFiles, WindowPlace,
    missing_file,
};
use crate::text::{Language, Say, shown_in_one_line};
use crate::ui::sender::Sender;
use crate::ui::{App, AppWindow, new_window};
use crate::window_text::LaunchError;
use crate::worker::fresh_seed;

/// The name under which desktops know the program.
const APP_ID: &str = "io.github.nonet.Nonet";

/// The status of a program that was used where it cannot run.
const CANNOT_START: u8 = 2;

/// Opens a window, with the puzzle in the first of `files` or on the board `shape`, and comes back when it is closed.
/// The other files get windows that stay open by themselves.
#[must_use]
pub fn run(files: Vec<PathBuf>, shape: Option<Arc<Layout>>) -> ExitCode {
    let language = Language::of_locale(&sys_locale::get_locale().unwrap_or_default());
    match open(files, shape, language) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            tell(&error.say(language));
            ExitCode::from(CANNOT_START)
        }
    }
}

fn open(
    files: Vec<PathBuf>,
    shape: Option<Arc<Layout>>,
    language: Language,
) -> Result<(), LaunchError> {
    if !has_display() {
        let missing = missing_file(&files);
        return Err(missing.map_or(LaunchError::NoDisplay, LaunchError::NoFile));
    }
    // Without a home nothing is remembered beyond the program's end.
    let folders =
        Folders::of_system().unwrap_or_else(|| Folders::below(&std::env::temp_dir().join("nonet")));
    let place = WindowPlace::load(&folders).value;
    let options = Options::load(&folders);
    let files: Vec<PathBuf> = files.into_iter().map(absolute).collect();
    let launch = Launch { files, shape, ..Launch::default() };
    let session = session(&folders, &launch, options.value.restore_session);
    let window = window(place, session.is_alone)?;
    let recalled = Recalled { place, options, session };
    let app = begin(window, &folders, recalled, launch, language);
    app.window().run().map_err(|error| LaunchError::NoWindow(reason(&error)))
}

/// Says why there is no window: on standard error, and on Windows, where that leads nowhere, in a box of the system too.
fn tell(reason: &str) {
    eprintln!("nonet: {}", shown_in_one_line(reason));
    #[cfg(windows)]
    {
        let message = rfd::MessageDialog::new().set_level(rfd::MessageLevel::Error);
        message.set_title("Nonet").set_description(reason).show();
    }
}

/// On these systems windows come by way of a display server, which these variables lead to.
fn has_display() -> bool {
    let server = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    !cfg!(all(unix, not(target_os = "macos"))) || server("DISPLAY") || server("WAYLAND_DISPLAY")
}

/// A path that still leads there when the program's folder changes.
fn absolute(path: PathBuf) -> PathBuf {
    if path.to_str().is_some_and(is_typed_puzzle) {
        return path;
    }
    std::path::absolute(&path).unwrap_or(path)
}

/// The window, where it was last, or where the system puts it if one of ours may be there already. What draws text
/// panics where the system has no font at all; that becomes a sentence too.
fn window(place: Option<WindowPlace>, is_alone: bool) -> Result<AppWindow, LaunchError> {
    let hook = take_hook();
    set_hook(Box::new(|_| {}));
    let window = catch_unwind(AssertUnwindSafe(|| {
        let placer = WindowPlacer::default();
        select_renderer(&placer)?;
        let window = new_window()?;
        placer.request(&window, place, is_alone);
        window.show()?;
        Ok(window)
    }));
    set_hook(hook);
    match window {
        Ok(Ok(window)) => Ok(window),
        Ok(Err(error)) => Err(LaunchError::NoWindow(reason(&error))),
        Err(_) => Err(LaunchError::NoFonts),
    }
}

/// What lies at the bottom of an error: what stands before it tells where in whose code it was met.
fn reason(error: &PlatformError) -> String {
    let error = error.to_string();
    error.rsplit(": ").next().unwrap_or(&error).trim_end_matches(')').to_owned()
}

/// The software renderer is the only one that is built: it starts fastest, and needs the least memory and no driver.
fn select_renderer(placer: &WindowPlacer) -> Result<(), PlatformError> {
    BackendSelector::new()
        .backend_name("winit".into())
        .renderer_name("software".into())
        .with_winit_custom_application_handler(placer.clone())
        .select()?;
    slint::set_xdg_app_id(APP_ID)
}

/// What was kept from earlier starts, as far as the window depends on it.
struct Recalled {
    place: Option<WindowPlace>,
    options: LoadedValue<Options>,
    session: ClaimedSession,
}

/// Recalls what else was remembered and ties everything together.
fn begin(
    window: AppWindow,
    folders: &Folders,
    recalled: Recalled,
    asked: Launch,
    language: Language,
) -> Rc<App> {
    let Recalled { place, options, session } = recalled;
    let recent = RecentFiles::load(folders);
    let learning = Learning::load(folders);
    let boards = KeptBoards::load(folders);
    let ClaimedSession { slot, previous, trouble, game_waits, .. } = session;
    let keeps_session = slot.is_some();
    let troubles = [options.trouble, recent.trouble, learning.trouble, boards.trouble, trouble];

    contrast::ask(&window);
    let (sender, actions) = BackgroundSender::new(&window);
    #[cfg(target_os = "macos")]
    super::finder::listen(sender.clone());
    #[cfg(unix)]
    super::stop_signal::listen(sender.clone());
    let persistence = Persistence::new(folders, options.value.clone(), slot, sender.clone());
    let desktop = Desktop::new(&window, persistence, sender, place);
    let controller = Controller::new(options.value, recent.value);
    let app = App::new(window, controller, Box::new(desktop), language);
    winit_events::listen(app.window(), &Sender::new(app.weak()));
    take_in(&app, actions);
    let printer = programs::has_printer();
    app.handle(Action::Start(Box::new(Launch {
        session: previous,
        learning: learning.value,
        boards: boards.value,
        printer,
        folders: Some(folders.clone()),
        game_waits,
        keeps_session,
        seed: fresh_seed(),
        ..asked
    })));
    troubles.into_iter().flatten().for_each(|trouble| app.handle(Action::LoadProblem(trouble)));
    app
}

/// A slot for the session and what was in it. Without a slot the session is not kept, and all else works.
struct ClaimedSession {
    slot: Option<Slot>,
    previous: Option<PreviousSession>,
    trouble: Option<LoadProblem>,
    /// No other window was seen to be open.
    is_alone: bool,
    /// A game waits in a slot that was left as it is.
    game_waits: bool,
}

/// Takes a slot for what was asked for. If games come back, nothing that was asked for takes the place of one.
fn session(folders: &Folders, asked: &Launch, brings_games_back: bool) -> ClaimedSession {
    let has_wish = !asked.files.is_empty() || asked.shape.is_some();
    let claimed = if has_wish && brings_games_back {
        claim_beside_game(folders, asked.files.first().map(PathBuf::as_path))
    } else {
        claim(folders)
    };
    match claimed {
        Ok(ClaimedSlot { slot, previous, trouble, is_alone, game_waits }) => {
            ClaimedSession { slot: Some(slot), previous, trouble, is_alone, game_waits }
        }
        Err(error) => ClaimedSession {
            slot: None,
            previous: None,
            trouble: Some(LoadProblem::Unreadable(error)),
            is_alone: true,
            game_waits: false,
        },
    }
}

/// Hands the program each action that was posted, whenever the window is woken.
fn take_in(app: &Rc<App>, actions: Receiver<Action>) {
    let weak = app.weak();
    app.window().on_wake(move || {
        let Some(app) = weak.upgrade() else { return };
        for action in actions.try_iter() {
            app.handle(action);
        }
    });
}
