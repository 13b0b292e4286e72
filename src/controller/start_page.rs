//! The start page: ways to begin while there is no puzzle in the window.
//!
//! The page lies over the document and changes nothing of it: whoever leaves the page finds the window as it was. What a
//! card stands for is done by the features that do it elsewhere; this one says which card was chosen.
//!
//! To add a card: a variant of [`StartCard`] with its key, its group in `StartPageFeature::page`, and an arm in
//! `Controller::on_start_page`. Its words are in `window_text/start_page.rs`, its icon or puzzle in `src/ui/start_page.rs`.
//! `jobs/start_page.rs` finds what it shows. A new group also needs a place in `ui/start`.

use std::path::{Path, PathBuf};

use super::context::Context;
use super::status::Status;
use crate::engine::Grid;
use crate::engine::generate::{Date, Symmetries};
use crate::engine::technique::Level;
use crate::jobs::{DailyPuzzle, FilePreview, JobKind, ReadyPuzzles, StartPageJob, StartPageReply};
use crate::store::StoreError;
use crate::store::stock::Refill;
use crate::worker::day_of;

/// Something to begin with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StartCard {
    /// Go back to the document in the window.
    Back,
    /// Open the file at this place in the list of recent ones, the newest at 0.
    File(usize),
    /// Play the puzzle of the day.
    Daily,
    /// Play a new puzzle of this level.
    Level(Level),
    /// Type a puzzle into an empty grid.
    Type,
    /// Read the puzzle of a picture.
    Picture,
    /// Choose another board: its size, its regions, its rules.
    Board,
    /// Open a file.
    Open,
    /// Look into the library.
    Library,
    /// Choose a lesson of the tutorial.
    Tutorial,
}

/// What happens on the start page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StartPageAction {
    /// The page was left for the board behind it.
    Leave,
    /// The keyboard goes to another card.
    Move(StartPageMove),
    /// The card that the keyboard is at was chosen.
    Choose,
    /// The card at this place was chosen, counted through all groups.
    ChooseAt(usize),
    /// The key of a card was pressed.
    Key(char),
}

/// Where the keyboard goes from a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StartPageMove {
    /// The card after this one.
    Next,
    /// The card before this one.
    Previous,
    /// The card above.
    Up,
    /// The card below.
    Down,
    /// The first card.
    First,
    /// The last card.
    Last,
}

/// The cards of the start page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StartPage {
    /// What was begun, new games, and other ways to a puzzle. The first group may be empty.
    pub groups: [Vec<StartCard>; 4],
    /// The card that the keyboard is at.
    pub selected: StartCard,
}

/// The number of cards of each group that stand side by side at most.
const COLUMNS: [usize; 4] = [7, 7, 3, 3];

/// The most recent files that are shown.
const MOST_FILES: usize = 4;

/// The keys of files, in their order.
const FILE_KEYS: [char; MOST_FILES] = ['q', 'w', 'e', 'r'];

impl StartCard {
    /// The key that chooses the card.
    #[must_use]
    pub fn key(self) -> char {
        match self {
            Self::Back => 'b',
            Self::File(place) => FILE_KEYS.get(place).copied().unwrap_or_default(),
            Self::Daily => 't',
            Self::Level(Level::Beginner) => 'a',
            Self::Level(Level::Easy) => 's',
            Self::Level(Level::Medium) => 'd',
            Self::Level(Level::Hard) => 'f',
            Self::Level(Level::Unfair) => 'g',
            Self::Level(Level::Extreme) => 'h',
            Self::Type => 'p',
            Self::Picture => 'i',
            Self::Board => 'n',
            Self::Open => 'o',
            Self::Library => 'l',
            Self::Tutorial => 'u',
        }
    }
}

impl StartPage {
    /// The cards of all groups, from the first to the last.
    pub fn cards(&self) -> impl Iterator<Item = StartCard> + '_ {
        self.groups.iter().flatten().copied()
    }

    /// The card that a move leads to.
    fn after(&self, to: StartPageMove) -> Option<StartCard> {
        let cards: Vec<StartCard> = self.cards().collect();
        let at = cards.iter().position(|&card| card == self.selected)?;
        match to {
            StartPageMove::Next => cards.get(at + 1).copied(),
            StartPageMove::Previous => at.checked_sub(1).map(|before| cards[before]),
            StartPageMove::First => cards.first().copied(),
            StartPageMove::Last => cards.last().copied(),
            StartPageMove::Up => self.beside(|group| group.checked_sub(1)),
            StartPageMove::Down => self.beside(|group| Some(group + 1)),
        }
    }

    /// The card of another group that stands nearest.
    fn beside(&self, other: impl Fn(usize) -> Option<usize>) -> Option<StartCard> {
        let column = |group: &Vec<StartCard>| group.iter().position(|&it| it == self.selected);
        let (from, at) =
            self.groups.iter().enumerate().find_map(|(place, it)| Some((place, column(it)?)))?;
        let to = other(from)?;
        let cards = self.groups.get(to).filter(|cards| !cards.is_empty())?;
        // The middle of this card, in columns of the other group.
        let column = (2 * at + 1) * COLUMNS[to] / (2 * COLUMNS[from]);
        Some(cards[column.min(cards.len() - 1)])
    }
}

/// What is known of the puzzles on the cards, and which card the keyboard is at.
#[derive(Debug, Default)]
pub(super) struct StartPageFeature {
    /// The selected card. `None` until the keyboard selects one.
    selected: Option<StartCard>,
    /// What the recent files look like, once that is known.
    files: Option<Vec<FilePreview>>,
    /// The puzzles that were ready when the page was opened.
    ready: ReadyPuzzles,
    /// The puzzles that were made since then.
    made: ReadyPuzzles,
    daily: Option<DailyPuzzle>,
}

impl StartPageFeature {
    /// Shows the page.
    pub(super) fn show(&mut self, cx: &mut Context, recent: &[PathBuf]) {
        cx.at_start = true;
        cx.status = Status::Start;
        self.selected = None;
        self.made = ReadyPuzzles::default();
        let files = recent.iter().take(MOST_FILES).cloned().collect();
        let symmetries = cx.options.game_symmetry();
        cx.begin(StartPageJob::Preview(files, symmetries, cx.system.folders.clone()));
    }

    /// Takes in what happened on the page. Returns the card that was chosen.
    pub(super) fn handle(
        &mut self,
        cx: &mut Context,
        action: StartPageAction,
        recent: &[PathBuf],
    ) -> Option<StartCard> {
        let page = self.page(cx, recent)?;
        match action {
            StartPageAction::Leave => leave(cx),
            StartPageAction::Move(to) => self.selected = page.after(to).or(Some(page.selected)),
            StartPageAction::Choose => return Some(page.selected),
            StartPageAction::ChooseAt(place) => return page.cards().nth(place),
            StartPageAction::Key(key) => return page.cards().find(|card| card.key() == key),
        }
        None
    }

    /// The cards, while the page is shown.
    pub(super) fn page(&self, cx: &Context, recent: &[PathBuf]) -> Option<StartPage> {
        if !cx.at_start {
            return None;
        }
        let back = (!cx.document.is_blank()).then_some(StartCard::Back);
        let files = recent.iter().take(MOST_FILES).enumerate();
        let is_shown = |path: &Path| self.is_there(path) && cx.document.path() != Some(path);
        let files = files.filter(|(_, path)| is_shown(path));
        let begun: Vec<_> =
            back.into_iter().chain(files.map(|(it, _)| StartCard::File(it))).collect();
        let levels = Level::ALL.map(StartCard::Level);
        let games = [StartCard::Daily].into_iter().chain(levels).collect();
        let own = vec![StartCard::Type, StartCard::Picture, StartCard::Open];
        let others = vec![StartCard::Board, StartCard::Library, StartCard::Tutorial];
        let is_over = |card: &StartCard| *card == StartCard::Back && cx.document.is_finished();
        let first = begun.iter().copied().find(|card| !is_over(card));
        let usual = first.unwrap_or(StartCard::Level(cx.options.game_level()));
        let groups = [begun, games, own, others];
        let is_card = |card: &StartCard| groups.iter().flatten().any(|it| it == card);
        let selected = self.selected.filter(is_card).unwrap_or(usual);
        Some(StartPage { groups, selected })
    }

    /// Whether a file is there, as far as that is known.
    fn is_there(&self, path: &Path) -> bool {
        self.files.as_ref().is_none_or(|files| files.iter().any(|file| file.path == path))
    }

    /// What a file looks like, if that is known.
    pub(super) fn file_preview(&self, path: &Path) -> Option<&FilePreview> {
        self.files.as_ref()?.iter().find(|file| file.path == path)
    }

    /// The puzzle that a new game of `level` would take, if one is ready.
    pub(super) fn ready(&self, cx: &Context, level: Level) -> Option<&Grid> {
        // The choice of symmetry may have changed since the puzzles were looked up.
        let fits = |ready: &&ReadyPuzzles| ready.symmetries == cx.options.game_symmetry();
        [&self.ready, &self.made].into_iter().filter(fits).find_map(|ready| ready.of(level))
    }

    /// Takes in a puzzle that was made ahead. It is the next of its level if none of that level was ready.
    pub(super) fn stocked(&mut self, symmetries: Symmetries, refill: &Result<Refill, StoreError>) {
        let Ok(Refill { made: Some(made), .. }) = refill else { return };
        if self.made.symmetries != symmetries {
            self.made = ReadyPuzzles { symmetries, puzzles: Vec::new() };
        }
        if self.made.of(made.0).is_none() {
            self.made.puzzles.push(made.clone());
        }
    }

    /// The puzzle of this day, once it is made.
    pub(super) fn daily(&self, today: Option<Date>) -> Option<&DailyPuzzle> {
        self.daily.as_ref().filter(|daily| Some(daily.date) == today)
    }

    /// Whether the game behind the page is one of the puzzle of the day.
    pub(super) fn has_daily_behind(&self, cx: &Context) -> bool {
        let daily = self.daily(day_of(cx.now.moment.seconds));
        let is_played = cx.document.play().is_some();
        is_played && daily.is_some_and(|daily| daily.givens == cx.document.board().givens())
    }

    /// Takes in what was found. The puzzle of the day is made last, as it takes longest. It may have been solved since it was
    /// made.
    pub(super) fn replied(&mut self, cx: &mut Context, reply: StartPageReply) {
        match reply {
            StartPageReply::Previewed(files, ready) => {
                (self.files, self.ready) = (Some(files), ready);
                if let Some(date) = day_of(cx.now.moment.seconds) {
                    let made = self.daily(Some(date)).map(|daily| daily.givens.clone());
                    let folders = cx.system.folders.clone();
                    cx.begin(StartPageJob::Daily { date, made, folders });
                }
            }
            StartPageReply::Daily(daily) => self.daily = daily,
        }
    }
}

/// Leaves the page for the board behind it.
pub(super) fn leave(cx: &mut Context) {
    if std::mem::take(&mut cx.at_start) {
        cx.cancel(JobKind::Start);
        // Only the cards needed these puzzles until a game has begun.
        if cx.options.game_level.is_empty() {
            cx.cancel(JobKind::Stock);
        }
        if cx.status == Status::Start {
            cx.status = cx.standing();
        }
    }
}
