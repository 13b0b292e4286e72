//! The adapter of the dialog that asks for a new game.

use slint::{ComponentHandle, SharedString};

use super::choices::{choice_at, place_of};
use super::int::to_int;
use super::models::filled;
use super::{AppWindow, NewGameAdapter};
use crate::controller::{GameDraft, GameError, GameShape};
use crate::engine::generate::Symmetries;
use crate::engine::technique::Level;
use crate::text::{Language, Say};
use crate::window_text::{any, shape_name};

/// Fills the dialog, what the person can change only from a `draft`, with the boards to choose from.
pub(super) fn fill(
    window: &AppWindow,
    draft: Option<(&GameDraft, Vec<GameShape>)>,
    error: Option<GameError>,
    may_draw: bool,
    language: Language,
) {
    let adapter = window.global::<NewGameAdapter>();
    fill_error(&adapter, error, language);
    let Some((draft, boards)) = draft else { return };
    let words = |words: Vec<String>| words.into_iter().map(SharedString::from).collect();
    adapter.set_shapes(filled(adapter.get_shapes(), words(names_of(&boards, language))));
    adapter.set_levels(filled(adapter.get_levels(), words(levels(language))));
    let symmetries = Symmetries::ALL.map(|one| one.say(language)).to_vec();
    adapter.set_symmetries(filled(adapter.get_symmetries(), words(symmetries)));
    adapter.set_techniques(filled(adapter.get_techniques(), words(techniques(language))));
    adapter.set_may_draw(may_draw);
    adapter.set_as_drawn(draft.as_drawn && may_draw);
    adapter.set_shape(place_of(&boards, &draft.shape));
    adapter.set_is_killer(draft.is_killer);
    adapter.set_level(place_behind_any(&Level::ALL, draft.level));
    adapter.set_symmetry(place_of(&Symmetries::ALL, &draft.symmetries));
    adapter.set_technique(place_behind_any(&GameDraft::techniques(), draft.technique));
    adapter.set_givens(draft.givens.as_str().into());
    adapter.set_rating(draft.rating.as_str().into());
    adapter.set_code(draft.code.as_str().into());
}

/// Says what is wrong at the field that is wrong.
fn fill_error(adapter: &NewGameAdapter<'_>, error: Option<GameError>, language: Language) {
    let at = |is_there: fn(GameError) -> bool| -> SharedString {
        let error = error.filter(|&error| is_there(error));
        error.map(|error| error.say(language)).unwrap_or_default().into()
    };
    adapter.set_givens_error(at(|error| {
        matches!(error, GameError::Givens | GameError::GivensOfBoard)
    }));
    adapter.set_rating_error(at(|error| {
        matches!(error, GameError::Rating | GameError::RatingOfBoard)
    }));
    adapter.set_code_error(at(|error| matches!(error, GameError::Code(_))));
    adapter.set_recipe_error(at(|error| matches!(error, GameError::Unfit(_))));
}

fn names_of(boards: &[GameShape], language: Language) -> Vec<String> {
    boards.iter().map(|shape| shape_name(shape, language)).collect()
}

fn levels(language: Language) -> Vec<String> {
    let levels = Level::ALL.map(|level| level.say(language));
    [any(language)].into_iter().chain(levels).collect()
}

fn techniques(language: Language) -> Vec<String> {
    let techniques = GameDraft::techniques().into_iter().map(|technique| technique.say(language));
    [any(language)].into_iter().chain(techniques).collect()
}

/// Where a choice stands in a list that begins with "any".
fn place_behind_any<T: PartialEq>(all: &[T], choice: Option<T>) -> i32 {
    let place = choice.and_then(|choice| all.iter().position(|one| *one == choice));
    place.map_or(0, |place| to_int(place + 1))
}

fn behind_any<T: Copy>(all: &[T], place: i32) -> Option<T> {
    all.get(usize::try_from(place).ok()?.checked_sub(1)?).copied()
}

/// What stands in the dialog, which offers `boards`.
pub(super) fn draft(window: &AppWindow, boards: &[GameShape]) -> GameDraft {
    let adapter = window.global::<NewGameAdapter>();
    GameDraft {
        shape: choice_at(boards, adapter.get_shape()),
        is_killer: adapter.get_is_killer(),
        level: behind_any(&Level::ALL, adapter.get_level()),
        symmetries: choice_at(&Symmetries::ALL, adapter.get_symmetry()),
        technique: behind_any(&GameDraft::techniques(), adapter.get_technique()),
        givens: adapter.get_givens().into(),
        rating: adapter.get_rating().into(),
        as_drawn: adapter.get_as_drawn(),
        code: adapter.get_code().into(),
    }
}
