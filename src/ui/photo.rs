//! The adapter of the dialog that compares a picture with the puzzle that was read in it.

use std::fmt::Write;
use std::sync::Arc;

use slint::{ComponentHandle, Image, Rgb8Pixel, SharedPixelBuffer};

use super::board::lines_of;
use super::int::{from_int, to_int};
use super::keyboard::chord_of;
use super::models::filled;
use super::sender::Sender;
use super::{AppWindow, PhotoAdapter, PhotoCell, PhotoDigit, PhotoNote, PhotoPoint, PhotoTone};
use crate::controller::commands::keys::photo_action_of;
use crate::controller::{
    BoardReading, Controller, PhotoAction, PhotoMark, PhotoReview, QuarterTurn,
};
use crate::engine::{Cell, Layout};
use crate::photo::{Orientation, PhotoBoard};
use crate::text::Language;
use crate::vision::{Picture, Point};
use crate::window_text::{
    self as text, photo_cell_label, photo_cell_text, photo_notes, photo_sizes,
};

/// The side of a digit over the picture, as a part of its cell.
const DIGIT_SHARE: f32 = 0.42;

/// The picture that is shown, and how it is turned.
pub(super) struct PhotoSnapshot {
    picture: Arc<Picture>,
    quarters: u8,
}

/// Shows the picture and what was read in it. Without one, lets go of the last.
pub(super) fn show(
    window: &AppWindow,
    controller: &Controller,
    language: Language,
    shown: &mut Option<PhotoSnapshot>,
) {
    let adapter = window.global::<PhotoAdapter>();
    let Some(review) = controller.photo() else {
        if shown.take().is_some() {
            adapter.set_picture(Image::default());
        }
        return;
    };
    show_picture(&adapter, review, shown);
    show_lines(&adapter, review);
    let marks = review.marks();
    show_reading(&adapter, review, &marks, language);
    let note = |note: text::PhotoNote| PhotoNote { text: note.text.into(), fault: note.is_fault };
    let notes = photo_notes(review, &marks, language).into_iter().map(note).collect();
    adapter.set_notes(filled(adapter.get_notes(), notes));
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
    let (mut lines, mut digits) = (CellPaths::default(), Vec::new());
    if let Some(reading) = review.reading() {
        let uncertain: Vec<usize> = reading.uncertain().collect();
        digits = digits_over(review, reading, &uncertain);
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
    adapter.set_digits(filled(adapter.get_digits(), digits));
}

/// Paths over the cells of the board that is compared.
#[derive(Default)]
struct CellPaths {
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
fn digits_over(review: &PhotoReview, reading: &PhotoBoard, uncertain: &[usize]) -> Vec<PhotoDigit> {
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

/// Shows what was read. While the corners are moved, what was read before stays, and is dimmed.
fn show_reading(
    adapter: &PhotoAdapter<'_>,
    review: &PhotoReview,
    marks: &[PhotoMark],
    language: Language,
) {
    let state = review.state();
    adapter.set_has_board(matches!(state, BoardReading::Read(_)));
    match state {
        BoardReading::Moved | BoardReading::Running => {}
        BoardReading::NoBoard => {
            show_grid(adapter, &Layout::classic());
            adapter.set_cells(filled(adapter.get_cells(), Vec::new()));
        }
        BoardReading::Read(reading) => {
            let layout = reading.layout();
            show_grid(adapter, layout);
            let cells = layout.cells().zip(marks);
            let map_cell = |(cell, &mark)| map_cell(reading, cell, mark, language);
            let cells = cells.map(map_cell).collect();
            adapter.set_cells(filled(adapter.get_cells(), cells));
            adapter.set_selected(to_int(review.selected().index()));
            adapter.set_selected_text(photo_cell_text(reading, review.selected(), language).into());
        }
    }
}

fn show_grid(adapter: &PhotoAdapter<'_>, layout: &Layout) {
    adapter.set_columns(to_int(layout.columns()));
    let [thin, thick] = lines_of(layout);
    adapter.set_hairlines(filled(adapter.get_hairlines(), thin));
    adapter.set_box_lines(filled(adapter.get_box_lines(), thick));
}

fn map_cell(reading: &PhotoBoard, cell: Cell, mark: PhotoMark, language: Language) -> PhotoCell {
    let digit = reading.digits[cell.index()];
    PhotoCell {
        digit: if digit == 0 { String::new() } else { digit.to_string() }.into(),
        entry: reading.is_entry(cell.index()),
        tone: map_mark(mark),
        label: photo_cell_label(reading, cell, mark, language).into(),
    }
}

fn map_mark(mark: PhotoMark) -> PhotoTone {
    match mark {
        PhotoMark::None => PhotoTone::Plain,
        PhotoMark::Uncertain => PhotoTone::Uncertain,
        PhotoMark::Chosen => PhotoTone::Chosen,
        PhotoMark::Checked => PhotoTone::Checked,
        PhotoMark::Conflict => PhotoTone::Conflict,
    }
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
    let size_at = |place: usize| PhotoReview::SIZES.get(place).copied();
    adapter.on_resize(sender.callback(move |place: i32| {
        Some(PhotoAction::SetSize(from_int(place.saturating_sub(1)).and_then(size_at)))
    }));
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
            chord.and_then(|chord| photo_action_of(chord, size.flatten().unwrap_or_default()));
        action.map(|action| looking.send(action)).is_some()
    });
}
