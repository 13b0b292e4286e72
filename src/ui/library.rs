//! The adapter of the library.

use slint::{ComponentHandle, ModelRc, VecModel};

use super::int::to_int;
use super::models::filled;
use super::pictures::picture_of;
use super::sender::Sender;
use super::{AppWindow, LibraryAdapter, LibraryNote, LibraryShelf, PuzzlePicture};
use crate::controller::{Controller, LibraryAction, LibraryBrowser, LibraryPuzzle, OpenCollection};
use crate::engine::{Grid, Rules};
use crate::game::PuzzleMark;
use crate::store::LargeDigits;
use crate::store::library::{Listing, PuzzleDifficulty, Shelf};
use crate::text::{Language, Say, puzzle_name};
use crate::window_text::{level_text, no_puzzle, puzzle_picture, shelf_text};

/// What the pictures were last made from.
#[derive(PartialEq)]
pub(super) struct LibrarySnapshot {
    first: usize,
    puzzles: Vec<Option<PictureText>>,
    language: Language,
}

/// Fills the dialog. The pictures are made anew only where they are others, or when it `opens`.
pub(super) fn show(
    window: &AppWindow,
    controller: &Controller,
    opens: bool,
    language: Language,
    shown: &mut Option<LibrarySnapshot>,
) {
    let Some(browser) = controller.library() else {
        return;
    };
    let adapter = window.global::<LibraryAdapter>();
    adapter.set_ready(browser.listing().is_some());
    let error = browser.note().map(|note| note.say(language)).unwrap_or_default();
    adapter.set_error(error.into());
    let shelves = browser.listing().map(|listing| shelves(listing, language)).unwrap_or_default();
    adapter.set_shelves(filled(adapter.get_shelves(), shelves));
    let unreadable = browser.listing().map_or(0, |listing| listing.unreadable.len());
    adapter.set_unreadable(to_int(unreadable));
    adapter.set_open(browser.open().map_or(-1, |open| to_int(open.place)));
    let Some(open) = browser.open() else {
        *shown = None;
        adapter.set_pictures(ModelRc::default());
        return;
    };
    let puzzles = open.puzzles.iter().map(|it| puzzle(it, language)).collect();
    let now = LibrarySnapshot { first: open.first(), puzzles, language };
    if opens || shown.as_ref() != Some(&now) {
        let pictures = pictures(&now);
        adapter.set_pictures(ModelRc::new(VecModel::from(pictures)));
        *shown = Some(now);
    }
    fill_page(&adapter, open, language);
}

fn fill_page(adapter: &LibraryAdapter<'_>, open: &OpenCollection, language: Language) {
    let notes = open.puzzles.iter().map(|puzzle| note(puzzle, language)).collect();
    adapter.set_notes(filled(adapter.get_notes(), notes));
    adapter.set_page(to_int(open.page));
    adapter.set_pages(to_int(open.pages()));
    adapter.set_current(open.selected.checked_sub(open.first()).map_or(-1, to_int));
}

fn shelves(listing: &Listing, language: Language) -> Vec<LibraryShelf> {
    let shelf = |shelf: &Shelf| LibraryShelf {
        name: shelf.name.say(language).into(),
        detail: shelf_text(shelf.collection.count(), shelf.solved, language).into(),
    };
    listing.shelves.iter().map(shelf).collect()
}

/// The givens and the constraints of a puzzle, and its title, which may be empty.
type PictureText = ((Grid, Rules), String);

/// A puzzle as its picture shows it. The title of a puzzle that teaches a technique is the name
/// of the technique.
fn puzzle(puzzle: &LibraryPuzzle, language: Language) -> Option<PictureText> {
    let document = puzzle.document.as_ref()?;
    let taught = puzzle.built_in.as_ref().and_then(|built_in| built_in.technique);
    let title = match taught {
        Some(technique) => technique.say(language),
        None => puzzle_name(&document.about, language),
    };
    Some(((document.givens.clone(), document.rules.clone()), title))
}

fn pictures(shown: &LibrarySnapshot) -> Vec<PuzzlePicture> {
    let picture = |(place, puzzle): (usize, &Option<PictureText>)| {
        let number = shown.first + place + 1;
        if let Some(((givens, rules), title)) = puzzle {
            let text = puzzle_picture(number, title, givens.filled_count(), shown.language);
            // The library shows the classic board alone.
            picture_of((givens, rules), LargeDigits::default(), text)
        } else {
            let (title, _) = puzzle_picture(number, "", 0, shown.language);
            PuzzlePicture { title: title.into(), ..PuzzlePicture::default() }
        }
    };
    shown.puzzles.iter().enumerate().map(picture).collect()
}

/// What is known of a puzzle: its level, once it is rated, and whether it was solved.
fn note(puzzle: &LibraryPuzzle, language: Language) -> LibraryNote {
    let level = match (&puzzle.document, puzzle.rated) {
        (None, _) | (_, Some(PuzzleDifficulty::NoPuzzle)) => no_puzzle(language),
        (_, Some(PuzzleDifficulty::Level { level, .. })) => {
            let er = puzzle.built_in.as_ref().map(|built_in| built_in.er);
            level_text(level, er, language)
        }
        (_, None) => "…".to_owned(),
    };
    let is_new = puzzle.mark == PuzzleMark::New;
    LibraryNote {
        level: level.into(),
        mark: if is_new { String::new() } else { puzzle.mark.say(language) }.into(),
        solved: puzzle.mark == PuzzleMark::Solved,
    }
}

/// What is done with the library, made into actions.
pub(super) fn listen(window: &AppWindow, sender: &Sender) {
    let adapter = window.global::<LibraryAdapter>();
    adapter.on_look(sender.at_place(LibraryAction::Look));
    adapter.on_turn_to(sender.at_place(LibraryAction::TurnTo));
    let on_page = |action: fn(usize) -> LibraryAction| {
        sender.looking(move |controller, place: i32| {
            let first = controller.library().and_then(LibraryBrowser::open)?.first();
            Some(action(first.checked_add_signed(isize::try_from(place).ok()?)?))
        })
    };
    adapter.on_select(on_page(LibraryAction::Select));
    adapter.on_play(on_page(LibraryAction::Open));
    adapter.on_next_unsolved(sender.sending(LibraryAction::NextUnsolved));
    adapter.on_choose_folder(sender.sending(LibraryAction::ChooseFolder));
}
