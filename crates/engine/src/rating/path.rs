//! The path: each step is the first step that any of the rules finds, in their order.

use std::ops::RangeInclusive;

use super::board::RatedBoard;
use super::chaining::{self, Closures, Rules};
use super::classic_board::ClassicBoard;
use super::hint::RatedStep;
use super::scale::{Rating, Tenths};
use super::sheet::Sheet;
use super::variant_board::VariantBoard;
use super::{
    bent_sets, bug, consecutive, exclusion, fish, generalized, intersections, loops, singles,
    strong_links, subsets, triplet_exclusion, wings,
};
use crate::technique::Board;
use crate::{Cancelled, Control, Layout, Puzzle, has_one_answer};

/// A rule without chains: returns its first step, or `None` if it finds none.
type RatingRule<B> = fn(&Sheet<B>) -> Option<RatedStep>;

/// A board whose scale is known.
trait BoardWithScale: RatedBoard {
    /// The first step of the rules without chains. Which of them are generalized is known only when a board is rated,
    /// so this is a function and no table.
    fn simple(sheet: &Sheet<Self>) -> Option<RatedStep>;

    /// The first step of the rules that are tried after forcing chains and before the other chains. A rule may be left
    /// out if `may` returns `false` for its lowest rating.
    fn after_forcing(sheet: &Sheet<Self>, may: impl Fn(f64) -> bool) -> Option<RatedStep>;

    /// The kinds of chains after forcing chains, in order.
    const CHAINS: &'static [Rules];
}

/// The rules without chains of the classic board, in the order of the scale. The first rule that finds a step rates it,
/// so another order would give other ratings.
const RULES: [RatingRule<ClassicBoard>; 20] = [
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

impl BoardWithScale for ClassicBoard {
    fn simple(sheet: &Sheet<Self>) -> Option<RatedStep> {
        RULES.iter().find_map(|rule| rule(sheet))
    }

    fn after_forcing(sheet: &Sheet<Self>, may: impl Fn(f64) -> bool) -> Option<RatedStep> {
        may(LEAST_TRIPLET).then(|| triplet_exclusion::find(sheet))?
    }

    const CHAINS: &'static [Rules] = &[
        Rules::Nishio,
        Rules::Multiple,
        Rules::Dynamic(0),
        Rules::Dynamic(1),
        Rules::Dynamic(2),
        Rules::Dynamic(3),
        Rules::Dynamic(4),
        Rules::Dynamic(5),
    ];
}

/// The rules of boards with other houses or rules, as [`RULES`]. Rules that are not for a board find nothing there.
fn variant_rules<'a>() -> [RatingRule<&'a VariantBoard>; 28] {
    [
        singles::hidden,
        intersections::find_direct,
        |sheet| subsets::direct_hidden(sheet, 2),
        singles::naked,
        |sheet| consecutive::forcing_cell(sheet),
        |sheet| consecutive::locked(sheet),
        |sheet| subsets::direct_hidden(sheet, 3),
        |sheet| intersections_of(sheet),
        |sheet| naked_sets_of(sheet, 2),
        |sheet| fish::find(sheet, 2),
        |sheet| subsets::hidden(sheet, 2),
        |sheet| naked_sets_of(sheet, 3),
        |sheet| fish::find(sheet, 3),
        |sheet| subsets::hidden(sheet, 3),
        |sheet| strong_links::find(sheet, 2),
        wings::xy,
        wings::xyz,
        loops::find,
        |sheet| naked_sets_of(sheet, 4),
        |sheet| fish::find(sheet, 4),
        |sheet| subsets::hidden(sheet, 4),
        |sheet| strong_links::find(sheet, 3),
        |sheet| bent_sets::find(sheet, 3),
        bug::find,
        |sheet| strong_links::find(sheet, 4),
        |sheet| bent_sets::find(sheet, 4),
        exclusion::pair,
        |sheet| bent_sets::find(sheet, 5),
    ]
}

fn intersections_of(sheet: &Sheet<&VariantBoard>) -> Option<RatedStep> {
    if sheet.board().is_generalized() {
        generalized::intersection(sheet)
    } else {
        intersections::find(sheet)
    }
}

fn naked_sets_of(sheet: &Sheet<&VariantBoard>, count: usize) -> Option<RatedStep> {
    if sheet.board().is_generalized() {
        generalized::naked(sheet, count)
    } else {
        subsets::naked(sheet, count)
    }
}

impl BoardWithScale for &VariantBoard {
    fn simple(sheet: &Sheet<Self>) -> Option<RatedStep> {
        variant_rules().iter().find_map(|rule| rule(sheet))
    }

    fn after_forcing(sheet: &Sheet<Self>, _may: impl Fn(f64) -> bool) -> Option<RatedStep> {
        bent_sets::find(sheet, 6).or_else(|| triplet_exclusion::find(sheet))
    }

    const CHAINS: &'static [Rules] = &[
        Rules::Nishio,
        Rules::Multiple,
        Rules::Dynamic(0),
        Rules::Dynamic(1),
        Rules::Dynamic(2),
        Rules::Dynamic(3),
        Rules::Holding(0),
        Rules::Holding(1),
        Rules::Holding(2),
        Rules::Holding(3),
    ];
}

/// Whether puzzles on boards of this layout have a rating. Classic boards have one. So have boards of 9×9 with
/// diagonals, windows, disjoint groups, an asterisk, centre dots, a girandola or rules about two cells, or without
/// blocks.
#[must_use]
pub fn has_scale(layout: &Layout) -> bool {
    layout.is_classic() || VariantBoard::is_board_of(layout)
}

/// Rates `puzzle`. Returns `None` if its layout [has no scale](has_scale), if it states constraints on digits, which no
/// scale knows, if it has no answer or several, or if no cell is open.
///
/// # Errors
/// Returns [`Cancelled`] if the work was cancelled.
pub fn rate(puzzle: &Puzzle, control: &Control) -> Result<Option<Rating>, Cancelled> {
    let board = Board::new(puzzle);
    let variant = if board.is_none() { VariantBoard::of(puzzle.layout()) } else { None };
    // The costly question, whether there is one answer, comes last.
    let has_scale =
        puzzle.rules().say_nothing_of_digits() && (board.is_some() || variant.is_some());
    if !has_scale || puzzle.givens().is_full() || !has_one_answer(puzzle, control)? {
        return Ok(None);
    }
    match (board, variant) {
        (Some(board), _) => RatingPath::new(Sheet::of_board(&board)).rate(control).map(Some),
        (None, Some(variant)) => {
            RatingPath::new(Sheet::of_puzzle(&variant, puzzle)).rate(control).map(Some)
        }
        (None, None) => Ok(None),
    }
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
    let mut path = RatingPath::new(Sheet::of_board(board));
    path.most = *range.end();
    // Rules that could only exceed the range are never run. The generator asks this for each of many puzzles.
    while path.sheet.open() != 0 {
        let Some(hint) = path.step(control)? else {
            return Ok(range.contains(&Tenths::BEYOND));
        };
        path.take(&hint);
        // One step above the range decides: the ER of a puzzle never falls again.
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

struct RatingPath<B: RatedBoard> {
    sheet: Sheet<B>,
    /// The highest rating. Rules that rate their steps higher are skipped.
    most: Tenths,
    closures: Closures,
    hardest: f64,
    first: Option<f64>,
    first_placement: Option<f64>,
}

impl<B: BoardWithScale> RatingPath<B> {
    fn new(sheet: Sheet<B>) -> Self {
        Self {
            sheet,
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
        let simple = B::simple(&self.sheet);
        let simple = simple.or_else(|| may(LEAST_CHAIN).then(|| chaining::forcing(&self.sheet))?);
        // As in the original, triplet exclusion is tried only if there is no forcing chain, although a chain
        // may be rated higher.
        if let Some(hint) = simple.or_else(|| B::after_forcing(&self.sheet, may)) {
            return Ok(Some(hint));
        }
        let most = self.most;
        for &rules in B::CHAINS.iter().filter(|rules| Tenths::nearest(rules.rating()) <= most) {
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
