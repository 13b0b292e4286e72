//! The adapter of the start page.

use slint::{ComponentHandle, SharedString};

use super::int::to_int;
use super::models::filled;
use super::pictures::picture_of;
use super::sender::Sender;
use super::{AppWindow, PuzzlePicture, StartAdapter, StartCard as Card};
use crate::controller::{Controller, StartCard, StartPage, StartPageAction};
use crate::engine::{Grid, Rules};
use crate::game::GameBoard;
use crate::store::LargeDigits;
use crate::store::library::BuiltIn;
use crate::text::Language;
use crate::window_text::{CardText, card_text};

/// What the cards were last made from.
#[derive(PartialEq)]
pub(super) struct StartPageSnapshot {
    groups: [Vec<CardView>; 4],
}

/// A card as it is seen.
#[derive(Clone, PartialEq)]
struct CardView {
    card: StartCard,
    text: CardText,
    puzzle: Option<(Grid, Rules)>,
    digits: LargeDigits,
}

pub(super) fn show(
    window: &AppWindow,
    controller: &Controller,
    language: Language,
    shown: &mut Option<StartPageSnapshot>,
) {
    let adapter = window.global::<StartAdapter>();
    let page = controller.start_page();
    if let Some(page) = &page {
        let seen = |card: &StartCard| CardView::of(*card, controller, language);
        let groups = page.groups.each_ref().map(|group| group.iter().map(seen).collect());
        let now = StartPageSnapshot { groups };
        if shown.as_ref() != Some(&now) {
            fill(&adapter, &now);
            *shown = Some(now);
        }
        adapter.set_current(to_int(place_of_selected(page)));
    }
    adapter.set_visible(page.is_some());
}

fn place_of_selected(page: &StartPage) -> usize {
    page.cards().position(|card| card == page.selected).unwrap_or(0)
}

fn fill(adapter: &StartAdapter<'_>, shown: &StartPageSnapshot) {
    let [begun, games, mut ways, others] = shown
        .groups
        .each_ref()
        .map(|group| group.iter().map(CardView::card).collect::<Vec<Card>>());
    ways.extend(others);
    adapter.set_begun(filled(adapter.get_begun(), begun));
    adapter.set_games(filled(adapter.get_games(), games));
    adapter.set_ways(filled(adapter.get_ways(), ways));
}

impl CardView {
    fn of(card: StartCard, controller: &Controller, language: Language) -> Self {
        let text = card_text(card, controller, language);
        let digits = controller.options().large_digits;
        Self { card, text, puzzle: puzzle_of(card, controller), digits }
    }

    fn card(&self) -> Card {
        let CardText { title, detail, label } = self.text.clone();
        let picture = match &self.puzzle {
            Some((digits, rules)) => picture_of((digits, rules), self.digits, (title, detail)),
            None => PuzzlePicture {
                title: title.into(),
                detail: detail.into(),
                columns: 9,
                side: 9,
                ..PuzzlePicture::default()
            },
        };
        Card {
            picture,
            label: label.into(),
            key: self.card.key().to_uppercase().to_string().into(),
            icon: icon_of(self.card),
        }
    }
}

/// The picture on the card of something that has none of its own.
fn icon_of(card: StartCard) -> SharedString {
    match card {
        StartCard::Type => "edit".into(),
        StartCard::Picture => "picture".into(),
        StartCard::Board => "new-board".into(),
        StartCard::Open => "open".into(),
        StartCard::Library => "library".into(),
        StartCard::Tutorial => "tutorial".into(),
        StartCard::Back | StartCard::File(_) | StartCard::Daily | StartCard::Level(_) => {
            SharedString::default()
        }
    }
}

/// The puzzle that stands on a card.
fn puzzle_of(card: StartCard, controller: &Controller) -> Option<(Grid, Rules)> {
    let of_board = |board: &GameBoard| (board.digits(), board.rules().clone());
    let plain = |givens: Grid| (givens, Rules::NONE);
    match card {
        StartCard::Back => Some(of_board(controller.document().board())),
        StartCard::File(place) => {
            let path = controller.recent().files().get(place)?;
            Some(of_board(&controller.file_preview(path)?.document.as_ref()?.board()))
        }
        StartCard::Daily => controller.daily_puzzle().1.map(|daily| plain(daily.givens.clone())),
        StartCard::Level(level) => {
            let ready = controller.ready_puzzle(level).cloned();
            Some(plain(ready.unwrap_or_else(|| BuiltIn::example(level))))
        }
        StartCard::Type
        | StartCard::Picture
        | StartCard::Board
        | StartCard::Open
        | StartCard::Library
        | StartCard::Tutorial => None,
    }
}

/// Listens to the cards.
pub(super) fn listen(window: &AppWindow, sender: &Sender) {
    window.global::<StartAdapter>().on_choose(sender.at_place(StartPageAction::ChooseAt));
}
