//! What helps to play cages with sums: the combinations that are left for the cage at the cursor, those that the person
//! has struck out, and the sums of the selected cells.
//!
//! The struck combinations belong to the game on the screen. They are kept in no file.

use super::context::Context;
use super::document::Mode;
use super::fog;
use crate::engine::{Cage, Cell, Constraint, Digit, DigitSet, LowestDigit};
use crate::game::GameBoard;

/// The most combinations of a cage that are listed. A cage on a classic board has 12 at most.
const MOST: usize = 200;

/// What is done with the combinations.
#[derive(Clone, Copy, Debug)]
pub enum CombinationsAction {
    /// The combination at this place, of all that are listed, is struck out or restored.
    Strike(usize),
}

/// The combinations of a cage.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CageCombinations {
    /// The cage, which has a sum.
    pub cage: Cage,
    /// The combinations that the digits on the board leave. `None` if there are too many to list.
    pub combinations: Option<Vec<Combination>>,
}

/// Digits that fill a cage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Combination {
    /// The digits.
    pub digits: DigitSet,
    /// Whether the person has struck it out.
    pub is_struck: bool,
}

/// The sums of the selected cells, as people see them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SelectionSums {
    /// The number of selected cells.
    pub cells: usize,
    /// The number of those without a digit.
    pub empty: usize,
    /// The sum of their digits.
    pub sum: u32,
    /// The cages with sums that have one of the cells, in their order.
    pub cages: Vec<CageProgress>,
}

/// How far a cage is filled. The sums are as people see them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CageProgress {
    /// The sum of the cage.
    pub sum: u32,
    /// The sum of its digits so far.
    pub held: u32,
    /// The number of its cells without a digit.
    pub empty: usize,
}

/// The combinations that were struck out.
#[derive(Debug, Default)]
pub(super) struct CombinationsFeature {
    struck: Vec<(Cage, DigitSet)>,
}

impl CombinationsFeature {
    pub(super) fn handle(&mut self, cx: &Context, action: CombinationsAction) {
        let CombinationsAction::Strike(place) = action;
        let listed = self.at_cursor(cx);
        let all = listed.into_iter().flat_map(|CageCombinations { cage, combinations }| {
            let combinations = combinations.unwrap_or_default().into_iter();
            combinations.map(move |it| (cage.clone(), it.digits))
        });
        if let Some(meant) = all.into_iter().nth(place) {
            match self.struck.iter().position(|struck| *struck == meant) {
                Some(struck) => drop(self.struck.swap_remove(struck)),
                None => self.struck.push(meant),
            }
        }
    }

    /// Another document is in the window.
    pub(super) fn document_shown(&mut self) {
        self.struck.clear();
    }

    /// The combinations of the cages at the cursor. Empty unless combinations are shown.
    pub(super) fn at_cursor(&self, cx: &Context) -> Vec<CageCombinations> {
        if !are_shown(cx) {
            return Vec::new();
        }
        let cursor = cx.document.selected();
        let here = cages_seen(cx).into_iter().filter(|cage| cage.cells().contains(&cursor));
        let listed = here.map(|cage| {
            let combination = |digits| {
                let is_struck =
                    self.struck.iter().any(|(of, struck)| of == cage && *struck == digits);
                Combination { digits, is_struck }
            };
            let left = combinations_left(cx, cage);
            let combinations = left.map(|left| left.into_iter().map(combination).collect());
            CageCombinations { cage: cage.clone(), combinations }
        });
        listed.collect()
    }
}

/// Whether combinations can be shown: cages have sums, and the board is edited or played and can be seen.
pub(super) fn are_shown(cx: &Context) -> bool {
    let is_seen = match cx.document.mode() {
        Mode::Edit => !cx.at_start,
        Mode::Play(_) => !cx.is_covered(),
        Mode::Answer(_) | Mode::Lesson(_) => false,
    };
    is_seen && !cages_seen(cx).is_empty()
}

/// The sums of the selected cells. Returns `None` unless cages have sums.
pub(super) fn selection_sums(cx: &Context) -> Option<SelectionSums> {
    if !are_shown(cx) {
        return None;
    }
    let board = cx.document.board();
    let lowest = cx.options.lowest_digit(board.layout());
    let selected = cx.document.selection.cells();
    let (sum, empty) = held(board, &selected, lowest);
    let has_selected = |cage: &&&Cage| selected.iter().any(|cell| cage.cells().contains(cell));
    let progress = |cage: &Cage| {
        let count = u32::try_from(cage.cells().len()).unwrap_or(u32::MAX);
        let (held, empty) = held(board, cage.cells(), lowest);
        let sum = lowest.shown_sum(cage.sum()?, count);
        Some(CageProgress { sum, held, empty })
    };
    let cages = cages_seen(cx);
    let cages = cages.iter().filter(has_selected).filter_map(|cage| progress(cage)).collect();
    Some(SelectionSums { cells: selected.len(), empty, sum, cages })
}

/// The sum of the digits in `cells`, and the number of cells without one.
fn held(board: &GameBoard, cells: &[Cell], lowest: LowestDigit) -> (u32, usize) {
    let digits: Vec<Digit> = cells.iter().filter_map(|&cell| board.get(cell).digit()).collect();
    let sum = digits.iter().map(|digit| u32::from(digit.get())).sum();
    let count = u32::try_from(digits.len()).unwrap_or(u32::MAX);
    (lowest.shown_sum(sum, count), cells.len() - digits.len())
}

/// The cages whose sums are seen: those that no fog hides.
fn cages_seen(cx: &Context) -> Vec<&Cage> {
    let fog = fog::shown(cx);
    let cages = cx.document.board().rules().constraints().iter().filter_map(Constraint::cage);
    let is_seen = |cage: &&Cage| cage.cells().iter().all(|&cell| !fog.hides(cell));
    cages.filter(|cage| cage.sum().is_some()).filter(is_seen).collect()
}

/// The combinations that the digits in the cage and in the houses of its cells leave. `None` if there are too many.
fn combinations_left(cx: &Context, cage: &Cage) -> Option<Vec<DigitSet>> {
    let board = cx.document.board();
    let left = |cell| match board.get(cell).digit() {
        Some(digit) => DigitSet::of(digit),
        None => board.left_to(cell, cx.document.ruled_out()),
    };
    cage.combinations(left).map(|left| left.sets).filter(|sets| sets.len() <= MOST)
}
