//! Save points: states of the board with a name, to try something and come back.

use std::sync::Arc;

use crate::controller::context::Context;
use crate::controller::dialogs::Dialog;
use crate::controller::event::Event;
use crate::controller::status::Status;
use crate::game::{Edit, Play, SavePoint};

/// The most save points: nobody can tell more of them apart.
const MOST: usize = 50;

/// The longest name, in characters.
const LONGEST_NAME: usize = 60;

/// The save points of the game, oldest first.
pub(in crate::controller) fn of(cx: &Context) -> &[SavePoint] {
    cx.document.played().map_or(&[], |play| &play.save_points)
}

pub(in crate::controller) fn may_make(cx: &Context) -> bool {
    // The answer kept from a solved game would solve the next game of the puzzle at once.
    cx.shows_game() && !cx.document.is_finished() && of(cx).len() < MOST
}

/// Whether the board can be put back as it was at a save point.
pub(in crate::controller) fn may_go_to_any(cx: &Context) -> bool {
    !of(cx).is_empty() && cx.shows_game()
}

/// Makes a save point with the lowest free number for a name.
pub(in crate::controller) fn make(cx: &mut Context) {
    make_named(cx, &free_number(cx));
}

fn free_number(cx: &Context) -> String {
    let is_free = |name: &String| of(cx).iter().all(|point| point.name != *name);
    let name = (1..=MOST).map(|number| number.to_string()).find(is_free);
    name.unwrap_or_default()
}

/// Asks for the name of a save point.
pub(in crate::controller) fn ask_for_name(cx: &mut Context) {
    if may_make(cx) {
        let suggestion = free_number(cx);
        cx.dialogs.replace(Dialog::SavePoint { suggestion });
    }
}

/// A name was typed. If it is empty, the dialog stays open.
pub(super) fn name_typed(cx: &mut Context, name: &str) {
    let is_open = matches!(cx.dialogs.current(), Some(Dialog::SavePoint { .. }));
    if is_open && !name.trim().is_empty() {
        cx.dialogs.close();
    }
    make_named(cx, name);
}

/// Makes a save point in place of one with the same name.
fn make_named(cx: &mut Context, name: &str) {
    let name: String = name.trim().chars().filter(|c| !c.is_control()).take(LONGEST_NAME).collect();
    let board = Arc::new(cx.document.board().clone());
    if name.is_empty() || !may_make(cx) {
        return;
    }
    if let Some(play) = cx.document.play_mut() {
        play.save_points.retain(|point| point.name != name);
        play.save_points.push(SavePoint { name: name.clone(), board });
    }
    cx.document.mark_changed();
    cx.status = Status::SavePointMade(name);
}

/// Puts the board back as it was, which can be undone.
pub(in crate::controller) fn go_to(cx: &mut Context, place: usize) {
    let Some(point) = of(cx).get(place).cloned() else {
        return;
    };
    let edit = Edit::into_play(cx.document.board(), &point.board);
    if cx.document.apply(edit) {
        cx.position_changed();
        cx.tell(Event::BoardSetBack);
    }
    cx.status = Status::AtSavePoint(point.name);
}

pub(in crate::controller) fn delete(cx: &mut Context, place: usize) {
    let delete =
        |play: &mut Play| (place < play.save_points.len()).then(|| play.save_points.remove(place));
    if let Some(point) = cx.document.play_mut().and_then(delete) {
        cx.document.mark_changed();
        cx.status = Status::SavePointDeleted(point.name);
    }
}
