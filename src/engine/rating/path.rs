//! The path: each step is the first step that any of the rules finds, in their order.

use std::ops::RangeInclusive;

use super::chaining::{self, Closures, Rules};
use super::hint::RatedStep;
use super::scale::{Rating, Tenths};
use super::sheet::Sheet;
use super::{
    bug, exclusion, fish, intersections, loops, singles, subsets, triplet_exclusion, wings,
};
use crate::engine::technique::Board;
use crate::engine::{Cancelled, Control, Puzzle, has_one_answer};

/// The rules without chains, in the order of the scale. The first rule that finds a step rates it, so another order would
/// give other ratings.
const RULES: [fn(&Sheet) -> Option<RatedStep>; 20] = [
    singles::hidden,
    intersections::find_direct,
    |sheet| subsets::direct_hidden(sheet, 2),
    singles::naked,
    |sheet| subsets::direct_hidden(sheet, 3),
    intersections::find,
    |sheet| subsets::naked(sheet, 2),
    |sheet| fish::find(sheet, 2),
    |sheet| subsets::hidden(sheet, 2),
    |sheet| subsets::naked(sheet, 3),
    |sheet| fish::find(sheet, 3),
    |sheet| subsets::hidden(sheet, 3),
    wings::xy,
    wings::xyz,
    loops::find,
    |sheet| subsets::naked(sheet, 4),
    |sheet| fish::find(sheet, 4),
    |sheet| subsets::hidden(sheet, 4),
    bug::find,
    exclusion::pair,
];

/// The kinds of chains after forcing chains, in order.
const CHAINS: [Rules; 8] = [
    Rules::Nishio,
    Rules::Multiple,
    Rules::Dynamic(0),
    Rules::Dynamic(1),
    Rules::Dynamic(2),
    Rules::Dynamic(3),
    Rules::Dynamic(4),
    Rules::Dynamic(5),
];

/// Rates `puzzle`. Returns `None` if its layout is not classic, if it has no answer or several, or if no cell
/// is open.
///
/// # Errors
/// Returns [`Cancelled`] if the work was cancelled.
pub fn rate(puzzle: &Puzzle, control: &Control) -> Result<Option<Rating>, Cancelled> {
    let Some(board) = Board::new(puzzle) else { return Ok(None) };
    if board.is_full() || !has_one_answer(puzzle, control)? {
        return Ok(None);
    }
    RatingPath::new(&board).rate(control).map(Some)
}

/// Whether the puzzle on `board`, which must have one answer, has an ER in `range`. Does not try rules that
/// rate their steps above the range, so a higher ER is not computed.
///
/// # Errors
/// Returns [`Cancelled`] if the work was cancelled.
pub fn has_er_within(
    board: &Board,
    range: &RangeInclusive<Tenths>,
    control: &Control,
) -> Result<bool, Cancelled> {
    let mut path = RatingPath::new(board);
    path.most = *range.end();
    while path.sheet.open() != 0 {
        let Some(hint) = path.step(control)? else {
            return Ok(range.contains(&Tenths::BEYOND));
        };
        path.take(&hint);
        if Tenths::nearest(path.hardest) > path.most {
            return Ok(false);
        }
    }
    Ok(range.contains(&Tenths::nearest(path.hardest)))
}

/// The ratings of the easiest forcing chain and of the easiest triplet exclusion. A path that is limited to
/// lower ratings skips them.
const LEAST_CHAIN: f64 = 6.5;
const LEAST_TRIPLET: f64 = 7.5;

struct RatingPath {
    sheet: Sheet,
    /// The highest rating. Rules that rate their steps higher are skipped.
    most: Tenths,
    closures: Closures,
    hardest: f64,
    first: Option<f64>,
    first_placement: Option<f64>,
}

impl RatingPath {
    fn new(board: &Board) -> Self {
        Self {
            sheet: Sheet::new(board),
            most: Tenths::BEYOND,
            closures: Closures::default(),
            hardest: 0.0,
            first: None,
            first_placement: None,
        }
    }

    fn rate(mut self, control: &Control) -> Result<Rating, Cancelled> {
        while self.sheet.open() != 0 {
            let Some(hint) = self.step(control)? else {
                return Ok(self.rating(Tenths::BEYOND));
            };
            self.take(&hint);
        }
        let hardest = Tenths::nearest(self.hardest);
        Ok(self.rating(hardest))
    }

    fn step(&mut self, control: &Control) -> Result<Option<RatedStep>, Cancelled> {
        let may = |rating| Tenths::nearest(rating) <= self.most;
        let simple = RULES.iter().find_map(|rule| rule(&self.sheet));
        let simple = simple.or_else(|| may(LEAST_CHAIN).then(|| chaining::forcing(&self.sheet))?);
        // As in the original, triplet exclusion is tried only if there is no forcing chain, although a chain
        // may be rated higher.
        let triplet = || may(LEAST_TRIPLET).then(|| triplet_exclusion::find(&self.sheet))?;
        if let Some(hint) = simple.or_else(triplet) {
            return Ok(Some(hint));
        }
        let most = self.most;
        for rules in CHAINS.into_iter().filter(|rules| Tenths::nearest(rules.rating()) <= most) {
            let hint = chaining::multiple(&self.sheet, rules, &mut self.closures, control)?;
            if hint.is_some() {
                return Ok(hint);
            }
        }
        Ok(None)
    }

    fn take(&mut self, hint: &RatedStep) {
        hint.apply(&mut self.sheet);
        self.hardest = self.hardest.max(hint.rating);
        if self.first_placement.is_none() {
            self.first = self.first.or(Some(self.hardest));
            self.first_placement = hint.placement.map(|_| self.hardest);
        }
    }

    fn rating(&self, er: Tenths) -> Rating {
        let tenths = |rating: Option<f64>| Tenths::nearest(rating.unwrap_or(0.0));
        Rating { er, ep: tenths(self.first_placement), ed: tenths(self.first) }
    }
}
