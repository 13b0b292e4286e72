//! The words of the start page.

use std::path::Path;

use super::{Language, Say, document_name, foreign, play, say, say_plural};
use crate::controller::{Controller, StartCard};
use crate::engine::Grid;
use crate::engine::generate::Date;
use crate::game::on_the_clock;
use crate::jobs::FilePreview;
use crate::text::Dates;

/// What a card of the start page says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardText {
    /// Its name.
    pub title: String,
    /// The line below the name; may be empty.
    pub detail: String,
    /// The name where the picture and the heading cannot be seen.
    pub label: String,
}

/// What a card of the start page says.
#[must_use]
pub fn card_text(card: StartCard, controller: &Controller, language: Language) -> CardText {
    let (title, detail) = match card {
        StartCard::Back => back(controller, language),
        StartCard::File(place) => {
            let path = controller.recent().files().get(place);
            path.map(|path| of_file(path, controller.file_preview(path), language))
                .unwrap_or_default()
        }
        StartCard::Daily => {
            let (day, puzzle) = controller.daily_puzzle();
            let solved = puzzle
                .and_then(|puzzle| puzzle.solved)
                .map(|time| say!(language, "Solved in {time}", time = on_the_clock(time)));
            let detail = solved.or(day.date().map(|date| level_and_day(date, language)));
            (say!(language, "Daily puzzle"), detail.unwrap_or_default())
        }
        StartCard::Level(level) => {
            let givens = controller.ready_puzzle(level).map(Grid::filled_count);
            (level.say(language), givens.map(|it| of_givens(it, language)).unwrap_or_default())
        }
        StartCard::Type => (say!(language, "Type a puzzle"), say!(language, "Or start typing")),
        StartCard::Board => (say!(language, "New board…"), say!(language, "4×4 to 100×100")),
        StartCard::Picture => (say!(language, "Picture…"), say!(language, "Such as a photo")),
        StartCard::Open => (say!(language, "Open…"), say!(language, "From a file")),
        StartCard::Library => (say!(language, "Library…"), say!(language, "Your collections")),
        StartCard::Tutorial => (say!(language, "Tutorial…"), say!(language, "Learn on the board")),
    };
    let label = match card {
        StartCard::Back | StartCard::File(_) => say!(language, "Continue: {title}", title),
        StartCard::Level(_) => say!(language, "New game: {title}", title),
        StartCard::Daily
        | StartCard::Type
        | StartCard::Picture
        | StartCard::Board
        | StartCard::Open
        | StartCard::Library
        | StartCard::Tutorial => title.clone(),
    };
    CardText { title, detail, label }
}

/// The level of the puzzle of a day and the day, in the order in which games are called.
fn level_and_day(date: Date, language: Language) -> String {
    let (recipe, _) = date.puzzle(None);
    let level = recipe.level.map(|level| level.say(language));
    let parts: Vec<String> = level.into_iter().chain([language.day_and_month(date)]).collect();
    parts.join(" · ")
}

fn back(controller: &Controller, language: Language) -> (String, String) {
    let document = controller.document();
    let detail = match document.board().open_cells().count() {
        _ if document.is_finished() => say!(language, "Solved"),
        open => play::playing(open, language),
    };
    (document_name(document, language), detail)
}

fn of_file(path: &Path, preview: Option<&FilePreview>, language: Language) -> (String, String) {
    let name = foreign::name(&path.file_stem().unwrap_or(path.as_os_str()).to_string_lossy());
    let detail =
        match preview.and_then(|preview| Some((preview.document.as_ref()?, preview.puzzles))) {
            None => String::new(),
            Some((document, 1)) => match document.board().open_cells().count() {
                0 => say!(language, "Solved"),
                open => play::playing(open, language),
            },
            Some((_, count)) => {
                say_plural!(language, count as u64, "{count} puzzle", "{count} puzzles", count)
            }
        };
    (name, detail)
}

fn of_givens(givens: usize, language: Language) -> String {
    say_plural!(language, givens as u64, "{givens} given", "{givens} givens", givens)
}
