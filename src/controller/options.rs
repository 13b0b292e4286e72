//! The options: shown in a dialog, changed from menus, kept on disk at once.

use super::{Command, Controller, Dialog, Effect, Survey};
use crate::store::options::{Options, parse_limit};
use crate::store::{LanguageChoice, ThemeChoice};

/// The options as they stand in the dialog, not yet accepted.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a check box of its own")]
pub struct OptionsDraft {
    /// The limit as it was typed.
    pub limit: String,
    /// The language.
    pub language: LanguageChoice,
    /// The colour scheme.
    pub theme: ThemeChoice,
    /// Shade the cells that share a house with the selected one.
    pub highlight_peers: bool,
    /// Shade the cells that hold the selected digit.
    pub highlight_equal: bool,
    /// Mark digits that break the rules.
    pub show_conflicts: bool,
    /// Begin with what the last session left.
    pub restore_session: bool,
}

impl OptionsDraft {
    fn of(options: &Options) -> Self {
        Self {
            limit: options.limit.to_string(),
            language: options.language,
            theme: options.theme,
            highlight_peers: options.highlight_peers,
            highlight_equal: options.highlight_equal,
            show_conflicts: options.show_conflicts,
            restore_session: options.restore_session,
        }
    }

    fn apply(&self, limit: u64, options: &mut Options) {
        options.limit = limit;
        options.language = self.language;
        options.theme = self.theme;
        options.highlight_peers = self.highlight_peers;
        options.highlight_equal = self.highlight_equal;
        options.show_conflicts = self.show_conflicts;
        options.restore_session = self.restore_session;
    }
}

/// The sizes that zoom goes through, in percent.
const ZOOM: [u16; 8] = [75, 90, 100, 110, 125, 150, 175, 200];

impl Controller {
    pub(super) fn show_options(&mut self) {
        let draft = OptionsDraft::of(&self.options);
        self.dialog = Some(Dialog::Options { draft, error: None });
    }

    /// Takes the options over, or says in the dialog what is wrong with them.
    pub(super) fn options_typed(&mut self, draft: OptionsDraft) {
        match parse_limit(&draft.limit) {
            Ok(limit) => {
                self.dialog = None;
                let recount = limit != self.options.limit;
                self.change_options(|options| draft.apply(limit, options));
                if recount {
                    self.limit_changed();
                }
            }
            Err(error) => self.dialog = Some(Dialog::Options { draft, error: Some(error) }),
        }
    }

    /// A count that stopped at the old limit says nothing about the new one.
    fn limit_changed(&mut self) {
        if matches!(self.survey, Survey::Counted { .. } | Survey::Stopped(_)) {
            self.survey = Survey::Unknown;
        }
        self.follow_puzzle();
    }

    pub(super) fn change_options(&mut self, change: impl FnOnce(&mut Options)) {
        let before = self.options.clone();
        change(&mut self.options);
        if self.options != before {
            self.effects.push(Effect::KeepOptions(self.options.clone()));
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
