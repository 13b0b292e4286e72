//! Save points: states of the board with a name, to try something and come back.

use std::sync::Arc;

use super::{Controller, Dialog, Mode, Status};
use crate::game::{Edit, SavePoint};

/// More of them nobody can tell apart.
const MOST: usize = 50;

/// No name is longer, in characters.
const LONGEST_NAME: usize = 60;

impl Controller {
    /// The save points of the game, oldest first.
    #[must_use]
    pub fn save_points(&self) -> &[SavePoint] {
        self.play().map_or(&[], |play| &play.save_points)
    }

    pub(super) fn may_save_point(&self) -> bool {
        self.mode == Mode::Play && !self.is_covered() && self.save_points().len() < MOST
    }

    /// Makes a save point called by the lowest number that is free.
    pub(super) fn make_save_point(&mut self) {
        self.make_save_point_called(&self.free_number());
    }

    fn free_number(&self) -> String {
        let is_free = |name: &String| self.save_points().iter().all(|point| point.name != *name);
        let name = (1..=MOST).map(|number| number.to_string()).find(is_free);
        name.unwrap_or_default()
    }

    /// Asks what a save point is to be called.
    pub(super) fn ask_for_save_point(&mut self) {
        if self.may_save_point() {
            self.dialog = Some(Dialog::SavePoint { suggestion: self.free_number() });
        }
    }

    /// A name was typed; without one the dialog stays.
    pub(super) fn save_point_named(&mut self, name: &str) {
        if matches!(self.dialog, Some(Dialog::SavePoint { .. })) && !name.trim().is_empty() {
            self.dialog = None;
        }
        self.make_save_point_called(name);
    }

    /// Makes a save point; one of that name is replaced.
    pub(super) fn make_save_point_called(&mut self, name: &str) {
        let name: String =
            name.trim().chars().filter(|c| !c.is_control()).take(LONGEST_NAME).collect();
        let board = Arc::new(self.document.board().clone());
        if name.is_empty() || !self.may_save_point() {
            return;
        }
        if let Some(play) = self.document.play_mut() {
            play.save_points.retain(|point| point.name != name);
            play.save_points.push(SavePoint { name: name.clone(), board });
        }
        self.document.mark_changed();
        self.status = Status::SavePointMade(name);
    }

    pub(super) fn may_go_to_save_point(&self, place: usize) -> bool {
        let known = place < self.save_points().len();
        known && self.mode == Mode::Play && !self.is_covered() && !self.is_finished()
    }

    /// Puts the board back as it was, which can be undone.
    pub(super) fn go_to_save_point(&mut self, place: usize) {
        let Some(point) = self.save_points().get(place).cloned() else {
            return;
        };
        let edit = Edit::into_play(self.document.board(), &point.board);
        if self.document.apply(edit) {
            self.position_changed();
        }
        self.status = Status::AtSavePoint(point.name);
    }

    pub(super) fn delete_save_point(&mut self, place: usize) {
        let Some(play) = self.document.play_mut() else {
            return;
        };
        if place < play.save_points.len() {
            let point = play.save_points.remove(place);
            self.document.mark_changed();
            self.status = Status::SavePointDeleted(point.name);
        }
    }
}
