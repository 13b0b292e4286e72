//! The adapter of pictures: a picture with the board that was read in it, and what a person corrects.

use std::fmt::Write;
use std::sync::Arc;

use slint::{ComponentHandle, Image, Rgb8Pixel, SharedPixelBuffer};

use super::board::lines_of;
use super::int::{from_int, to_int};
use super::keyboard::chord_of;
use super::models::filled;
use super::sender::Sender;
use super::{AppWindow, PhotoAdapter, PhotoCell, PhotoDigit, PhotoPoint, PhotoTone};
use crate::controller::commands::keys::photo_action_of;
use crate::controller::{Controller, PhotoAction, PhotoReview, QuarterTurn};
use crate::engine::{Cell, Layout};
use crate::jobs::JobKind;
use crate::photo::{Orientation, PhotoBoard};
use crate::text::Language;
use crate::text::window::{photo_cell_label, photo_cell_text, photo_notes, photo_sizes};
use crate::vision::{Picture, Point};

/// The side of a digit over the picture, as a part of its cell.
const DIGIT_SHARE: f32 = 0.42;

/// The picture that is shown, and how it is turned.
pub(super) struct PhotoSnapshot {
    picture: Arc<Picture>,
    quarters: u8,
}

/// Shows the picture and what was read in it.
pub(super) fn show(
    window: &AppWindow,
    controller: &Controller,
    language: Language,
    shown: &mut Option<PhotoSnapshot>,
) {
    let Some(review) = controller.photo() else { return };
    let adapter = window.global::<PhotoAdapter>();
    show_picture(&adapter, review, shown);
    show_lines(&adapter, review);
    let conflicts = review.conflicts();
    adapter.set_has_board(review.reading().is_some());
    if let Some(reading) = review.reading() {
        show_reading(&adapter, review, reading, &conflicts, language);
    }
    let is_reading = controller.running().any(|kind| kind == JobKind::Photo);
    let notes = photo_notes(review, is_reading, language).into_iter().map(Into::into).collect();
    adapter.set_notes(filled(adapter.get_notes(), notes));
    let is_wrong = review.reading().map_or(!is_reading, |it| it.has_one_answer == Some(false));
    adapter.set_at_fault(is_wrong || !conflicts.is_empty());
    adapter.set_board(to_int(review.current()));
    adapter.set_boards(to_int(review.board_count()));
    let sizes = photo_sizes(language).into_iter().map(Into::into).collect();
    adapter.set_sizes(filled(adapter.get_sizes(), sizes));
    adapter.set_size(to_int(review.size_place().map_or(0, |place| place + 1)));
}

fn show_picture(
    adapter: &PhotoAdapter<'_>,
    review: &PhotoReview,
    shown: &mut Option<PhotoSnapshot>,
) {
    let (picture, quarters) = (review.preview(), review.turn().quarters);
    let is_shown =
        |it: &PhotoSnapshot| Arc::ptr_eq(&it.picture, picture) && it.quarters == quarters;
    if !shown.as_ref().is_some_and(is_shown) {
        adapter.set_picture(image_of(picture, quarters));
        *shown = Some(PhotoSnapshot { picture: Arc::clone(picture), quarters });
    }
    let (width, height) = review.turn().size();
    adapter.set_picture_width(width);
    adapter.set_picture_height(height);
}

fn image_of(picture: &Picture, quarters: u8) -> Image {
    let turned = Orientation::turned(quarters).upright(picture.clone());
    let [width, height] =
        [turned.width(), turned.height()].map(|side| u32::try_from(side).unwrap_or_default());
    let mut pixels = SharedPixelBuffer::<Rgb8Pixel>::new(width, height);
    for (pixel, &shade) in pixels.make_mut_slice().iter_mut().zip(turned.shades()) {
        *pixel = Rgb8Pixel::new(shade, shade, shade);
    }
    Image::from_rgb8(pixels)
}

fn show_lines(adapter: &PhotoAdapter<'_>, review: &PhotoReview) {
    let view = |points: &[Point]| path(points.iter().map(|&point| review.turn().to_view(point)));
    let mut others = String::new();
    for (place, corners) in review.corners().enumerate() {
        if place == review.current() {
            adapter.set_outline(view(&corners).into());
            let points = corners.map(|corner| review.turn().to_view(corner));
            let points = points.map(|Point { x, y }| PhotoPoint { x, y }).to_vec();
            adapter.set_corners(filled(adapter.get_corners(), points));
        } else {
            others += &view(&corners);
        }
    }
    adapter.set_other_boards(others.into());
    let mut lines = Lines::default();
    if let Some(reading) = review.reading() {
        let uncertain: Vec<usize> = reading.uncertain().collect();
        for cell in 0..reading.digits.len() {
            let outline = view(&reading.board.cell_corners(cell));
            if uncertain.contains(&cell) {
                lines.uncertain += &outline;
            }
            if review.selected().index() == cell {
                lines.selected.clone_from(&outline);
            }
            lines.all += &outline;
        }
    }
    adapter.set_lines(lines.all.into());
    adapter.set_uncertain_cells(lines.uncertain.into());
    adapter.set_selected_cell(lines.selected.into());
    let digits = review.reading().map(|reading| digits_over(review, reading)).unwrap_or_default();
    adapter.set_digits(filled(adapter.get_digits(), digits));
}

/// Paths over the cells of the board that is compared.
#[derive(Default)]
struct Lines {
    all: String,
    uncertain: String,
    selected: String,
}

/// The commands of a closed path.
fn path(points: impl Iterator<Item = Point>) -> String {
    let mut commands = String::new();
    for (at, Point { x, y }) in points.enumerate() {
        let command = if at == 0 { 'M' } else { 'L' };
        // Writing into a string does not fail.
        let _ = write!(commands, "{command}{x:.1} {y:.1}");
    }
    commands.push('Z');
    commands
}

/// The digits that were read, each in the lower right corner of its cell in the picture.
fn digits_over(review: &PhotoReview, reading: &PhotoBoard) -> Vec<PhotoDigit> {
    let uncertain: Vec<usize> = reading.uncertain().collect();
    let digit = |(cell, &digit): (usize, &u8)| {
        if digit == 0 {
            return None;
        }
        let corners = reading.board.cell_corners(cell);
        let corner = review.turn().to_view(corners[2]);
        let size = corners[0].distance(corners[2]) / std::f32::consts::SQRT_2 * DIGIT_SHARE;
        Some(PhotoDigit {
            digit: digit.to_string().into(),
            x: corner.x,
            y: corner.y,
            size,
            uncertain: uncertain.contains(&cell),
        })
    };
    reading.digits.iter().enumerate().filter_map(digit).collect()
}

fn show_reading(
    adapter: &PhotoAdapter<'_>,
    review: &PhotoReview,
    reading: &PhotoBoard,
    conflicts: &[Cell],
    language: Language,
) {
    let layout: &Layout = reading.layout();
    adapter.set_columns(to_int(layout.columns()));
    let [thin, thick] = lines_of(layout);
    adapter.set_hairlines(filled(adapter.get_hairlines(), thin));
    adapter.set_box_lines(filled(adapter.get_box_lines(), thick));
    let uncertain: Vec<usize> = reading.uncertain().collect();
    let map_cell = |cell: Cell| {
        let at = cell.index();
        let digit = reading.digits[at];
        let tone = if conflicts.contains(&cell) {
            PhotoTone::Conflict
        } else if uncertain.contains(&at) {
            PhotoTone::Uncertain
        } else if reading.chosen.contains(&at) {
            PhotoTone::Chosen
        } else if reading.checked.contains(&at) {
            PhotoTone::Checked
        } else {
            PhotoTone::Plain
        };
        PhotoCell {
            digit: if digit == 0 { String::new() } else { digit.to_string() }.into(),
            entry: reading.is_entry(at),
            tone,
            label: photo_cell_label(reading, cell, tone == PhotoTone::Uncertain, language).into(),
        }
    };
    let cells = layout.cells().map(map_cell).collect();
    adapter.set_cells(filled(adapter.get_cells(), cells));
    adapter.set_selected(to_int(review.selected().index()));
    adapter.set_selected_text(photo_cell_text(reading, review.selected(), language).into());
}

/// What is done while a picture is compared, made into actions.
pub(super) fn listen(window: &AppWindow, sender: &Sender) {
    let adapter = window.global::<PhotoAdapter>();
    adapter.on_compare(sender.at_place(PhotoAction::Compare));
    adapter.on_select(
        sender.callback(|cell| from_int(cell).and_then(Cell::new).map(PhotoAction::Select)),
    );
    adapter.on_clear(sender.sending(PhotoAction::Clear));
    adapter.on_confirm(sender.sending(PhotoAction::Confirm));
    adapter.on_turn_left(sender.sending(PhotoAction::Turn(QuarterTurn::Left)));
    adapter.on_turn_right(sender.sending(PhotoAction::Turn(QuarterTurn::Right)));
    adapter.on_read_between(sender.sending(PhotoAction::ReadBetween));
    adapter.on_accept(sender.sending(PhotoAction::Use));
    adapter.on_resize(
        sender.callback(|place: i32| Some(PhotoAction::Resize(from_int(place.saturating_sub(1))))),
    );
    let looking = sender.clone();
    adapter.on_pick(move |x, y| {
        let action = looking.look(|it| it.photo()?.action_at(Point::new(x, y)));
        if let Some(action) = action.flatten() {
            looking.send(action);
        }
    });
    let looking = sender.clone();
    adapter.on_drag(move |corner, x, y| {
        let point = looking.look(|it| Some(it.photo()?.turn().to_picture(Point::new(x, y))));
        if let (Some(point), Some(corner)) = (point.flatten(), from_int(corner)) {
            looking.send(PhotoAction::DragCorner(corner, point));
        }
    });
    let looking = sender.clone();
    adapter.on_key(move |text, control, shift, alt| {
        let chord = chord_of(&text, control, shift, alt);
        let size = looking.look(|it| it.photo()?.reading().map(|reading| reading.board.size));
        let action =
            chord.zip(size.flatten()).and_then(|(chord, size)| photo_action_of(chord, size));
        action.map(|action| looking.send(action)).is_some()
    });
}
