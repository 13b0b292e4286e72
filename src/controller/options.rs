//! The options: shown in a dialog, changed from menus, kept on disk at once.

use super::{Command, Controller, Dialog, Effect, JobKind, Survey};
use crate::store::options::{Options, parse_limit};

/// The options as they stand in the dialog, not yet accepted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionsDraft {
    /// The limit as it was typed; that of `options` is the one before.
    pub limit: String,
    /// All other options.
    pub options: Options,
}

/// The sizes that zoom goes through, in percent.
const ZOOM: [u16; 6] = [75, 90, 100, 110, 125, 150];

impl Controller {
    pub(super) fn show_options(&mut self) {
        let options = self.options.clone();
        let draft = OptionsDraft { limit: options.limit.to_string(), options };
        self.dialog = Some(Dialog::Options { draft, error: None });
    }

    /// Takes the options over, or says in the dialog what is wrong with them.
    pub(super) fn options_typed(&mut self, draft: OptionsDraft) {
        match parse_limit(&draft.limit) {
            Ok(limit) => {
                self.dialog = None;
                let changed = limit != self.options.limit;
                self.change_options(|options| *options = Options { limit, ..draft.options });
                self.follow_digit_first();
                self.fill_candidates();
                if changed {
                    self.limit_changed();
                }
            }
            Err(error) => self.dialog = Some(Dialog::Options { draft, error: Some(error) }),
        }
    }

    /// A count up to the old limit says nothing about the new one.
    fn limit_changed(&mut self) {
        let counted = matches!(self.survey, Survey::Counted { .. } | Survey::Stopped(_));
        if counted || self.cancel(JobKind::Count) {
            self.survey = Survey::Unknown;
            self.count_if_wanted();
        }
    }

    pub(super) fn change_options(&mut self, change: impl FnOnce(&mut Options)) {
        let before = self.options.clone();
        change(&mut self.options);
        if self.options != before {
            self.effects.push(Effect::KeepOptions(self.options.clone()));
            self.count_what_is_warned_of();
        }
    }

    pub(super) fn zoom(&mut self, command: Command) {
        let now = self.options.zoom;
        let zoom = match command {
            Command::ZoomIn => ZOOM.into_iter().find(|&percent| percent > now),
            Command::ZoomOut => ZOOM.into_iter().rev().find(|&percent| percent < now),
            _ => Some(Options::default().zoom),
        };
        if let Some(zoom) = zoom {
            self.change_options(|options| options.zoom = zoom);
        }
    }
}
