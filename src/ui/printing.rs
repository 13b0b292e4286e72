//! The print dialog's adapter, and the preview, which is drawn of the very page that is printed.

use std::sync::Arc;

use slint::{ComponentHandle, Image, Rgb8Pixel, SharedPixelBuffer};

use super::choices::{choice_at, place_of};
use super::int::to_int;
use super::sender::Sender;
use super::{AppWindow, PrintAdapter};
use crate::controller::{Controller, Preview, PrintDraft};
use crate::print::{
    AnswerPlacement, Choices, Page, Paper, PerPage, Pixels, SheetSize, SmallDigits, Tiles, pixels,
};
use crate::text::{Language, foreign};
use crate::window_text::{print_note, size_error};

/// The page that is shown, so that it is drawn anew only when it is another one.
#[derive(Default)]
pub(super) struct PreviewSnapshot {
    pages: Arc<[Page]>,
    page: usize,
}

/// Fills the dialog. What the person can change is filled only when it `opens`.
pub(super) fn show(
    window: &AppWindow,
    controller: &Controller,
    opens: bool,
    language: Language,
    shown: &mut PreviewSnapshot,
) {
    let Some(printing) = controller.preview() else {
        return;
    };
    let adapter = window.global::<PrintAdapter>();
    if opens {
        fill_choices(&adapter, printing);
    }
    adapter.set_has_printer(controller.has_printer());
    adapter.set_note(print_note(printing, language).into());
    adapter.set_size_error(size_error(printing, language).into());
    adapter.set_pages(to_int(printing.pages.len()));
    adapter.set_page(to_int(printing.page));
    if let Some(page) = printing.shown_page() {
        adapter.set_shape(page.width / page.height);
    }
    if !Arc::ptr_eq(&shown.pages, &printing.pages) || shown.page != printing.page {
        *shown = PreviewSnapshot { pages: Arc::clone(&printing.pages), page: printing.page };
        adapter.set_revision(adapter.get_revision().wrapping_add(1));
    }
}

fn fill_choices(adapter: &PrintAdapter<'_>, printing: &Preview) {
    let printout = &printing.printout;
    let choices = &printout.choices;
    adapter.set_title(foreign::name(&printout.booklet.title).into());
    adapter.set_author(foreign::name(&printout.booklet.author).into());
    let (place, size) = map_paper_to_choice(choices.paper);
    adapter.set_paper(place);
    adapter.set_size(size.to_string().into());
    adapter.set_per_page(place_of(&PerPage::ALL, &choices.per_page));
    adapter.set_answers(place_of(&AnswerPlacement::ALL, &choices.answers));
    adapter.set_small_digits(place_of(&SmallDigits::ALL, &choices.small_digits));
    let items = &printout.booklet.items[..];
    adapter.set_may_tile(matches!(items, [item] if Tiles::concern(item.layout())));
    adapter.set_tiles(place_of(&Tiles::ALL, &choices.tiles));
    adapter.set_puzzle_only(choices.puzzle_only);
    adapter.set_black_only(choices.black_only);
    adapter.set_folded(choices.folded);
}

/// The choices in the dialog. A title or an author that nobody changed stays whole, although the dialog shows it cut.
pub(super) fn draft(window: &AppWindow, controller: &Controller) -> PrintDraft {
    let adapter = window.global::<PrintAdapter>();
    let booklet = controller.preview().map(|preview| &preview.printout.booklet);
    let texts = booklet.map(|booklet| (booklet.title.clone(), booklet.author.clone()));
    let (title, author) = texts.unwrap_or_default();
    let choices = Choices {
        paper: map_choice_to_paper(&adapter, controller),
        per_page: choice_at(&PerPage::ALL, adapter.get_per_page()),
        answers: choice_at(&AnswerPlacement::ALL, adapter.get_answers()),
        small_digits: choice_at(&SmallDigits::ALL, adapter.get_small_digits()),
        tiles: choice_at(&Tiles::ALL, adapter.get_tiles()),
        puzzle_only: adapter.get_puzzle_only(),
        black_only: adapter.get_black_only(),
        folded: adapter.get_folded(),
        ..Choices::default()
    };
    PrintDraft {
        title: typed_over(title, &adapter.get_title()),
        author: typed_over(author, &adapter.get_author()),
        choices,
        size: adapter.get_size().into(),
    }
}

/// The place of a paper in the list of choices, whose last one is a size of the user's own, and that size.
fn map_paper_to_choice(paper: Paper) -> (i32, SheetSize) {
    match paper {
        Paper::Free(size) => (to_int(Paper::NAMED.len()), size),
        Paper::A4 | Paper::Letter | Paper::A3 | Paper::Legal | Paper::A5 => {
            (place_of(&Paper::NAMED, &paper), SheetSize::default())
        }
    }
}

/// The chosen paper. A size of the user's own has the size before, until what was typed is read.
fn map_choice_to_paper(adapter: &PrintAdapter<'_>, controller: &Controller) -> Paper {
    let place = adapter.get_paper();
    if place < to_int(Paper::NAMED.len()) {
        return choice_at(&Paper::NAMED, place);
    }
    match controller.preview().map(|preview| preview.printout.choices.paper) {
        Some(Paper::Free(size)) => Paper::Free(size),
        Some(Paper::A4 | Paper::Letter | Paper::A3 | Paper::Legal | Paper::A5) | None => {
            Paper::Free(SheetSize::default())
        }
    }
}

/// The text that a field stands for: `whole`, if the field still shows it, or else the text in the field.
fn typed_over(whole: String, field: &str) -> String {
    if field == foreign::name(&whole) { whole } else { field.to_owned() }
}

/// Draws the preview whenever the window asks for it.
pub(super) fn draw_for(window: &AppWindow, sender: &Sender) {
    let sender = sender.clone();
    window.global::<PrintAdapter>().on_picture(move |width, _| {
        let width = u32::try_from(width).unwrap_or_default();
        let picture = sender.look(|controller| {
            controller.preview().and_then(Preview::shown_page).map(|page| pixels(page, width))
        });
        picture.flatten().map(image).unwrap_or_default()
    });
}

fn image(picture: Pixels) -> Image {
    let Pixels { width, height, shades } = picture;
    let mut buffer = SharedPixelBuffer::<Rgb8Pixel>::new(width, height);
    for (pixel, shade) in buffer.make_mut_slice().iter_mut().zip(shades) {
        *pixel = Rgb8Pixel::new(shade, shade, shade);
    }
    Image::from_rgb8(buffer)
}
