//! The options: the dialog shows them, menus change some of them, and each change is stored at once.
//!
//! The feature has no state of its own: all features share the options.

use super::context::Context;
use super::dialogs::{Dialog, OptionsDraft};
use super::event::Event;
use crate::language::Language;
use crate::store::options::{Options, parse_limit};

/// What happens in the options dialog.
#[derive(Debug)]
pub enum OptionsAction {
    /// The options were accepted as they stand in the dialog.
    Typed(Box<OptionsDraft>),
    /// The window speaks this language from now on, and so does paper.
    Speak(Language),
}

/// The sizes that zoom goes through, in percent.
const ZOOM: [u16; 6] = [75, 90, 100, 110, 125, 150];

pub(super) fn handle(cx: &mut Context, action: OptionsAction) {
    match action {
        OptionsAction::Typed(draft) => typed(cx, *draft),
        OptionsAction::Speak(language) => {
            cx.language = language;
            cx.tell(Event::LanguageChanged);
        }
    }
}

pub(super) fn show(cx: &mut Context) {
    let options = cx.options.clone();
    let draft = OptionsDraft { limit: options.limit.to_string(), options };
    cx.dialogs.replace(Dialog::Options { draft, error: None });
}

/// Takes the options over, or says in the dialog what is wrong with them.
fn typed(cx: &mut Context, draft: OptionsDraft) {
    match parse_limit(&draft.limit) {
        Ok(limit) => {
            cx.dialogs.close();
            let is_other_limit = limit != cx.options.limit;
            cx.change_options(|options| *options = Options { limit, ..draft.options });
            if is_other_limit {
                cx.tell(Event::LimitChanged);
            }
        }
        Err(error) => cx.dialogs.replace(Dialog::Options { draft, error: Some(error) }),
    }
}

/// Shows or hides the side panel.
pub(super) fn toggle_side_panel(cx: &mut Context) {
    cx.change_options(|options| options.side_panel = !options.side_panel);
    cx.tell(Event::StatisticsWanted);
}

/// Makes everything but the board larger by one size.
pub(super) fn zoom_in(cx: &mut Context) {
    let now = cx.options.zoom;
    zoom(cx, ZOOM.into_iter().find(|&percent| percent > now));
}

/// Makes everything but the board smaller by one size.
pub(super) fn zoom_out(cx: &mut Context) {
    let now = cx.options.zoom;
    zoom(cx, ZOOM.into_iter().rev().find(|&percent| percent < now));
}

/// Goes back to the size that the program starts with.
pub(super) fn zoom_reset(cx: &mut Context) {
    zoom(cx, Some(Options::default().zoom));
}

fn zoom(cx: &mut Context, zoom: Option<u16>) {
    if let Some(zoom) = zoom {
        cx.change_options(|options| options.zoom = zoom);
    }
}
