//! The reason why a single holds: the digits on the board that rule out the rest.
//!
//! Candidates hide what a person sees: a digit in a crossing line rules out the cells of a box, or the digits around a
//! cell rule out all but one. The finders of singles only look at candidates, so that paths stay fast; this module
//! finds the digits behind them, for the one step that is explained.

use super::{AnyBoard, BoardStep, Candidate, Technique, WideSet};
use crate::{Cell, Digit, HouseKind, HouseName, Layout, Rule};

/// The digits that rule out the other cells of a house for a hidden single, or the other digits of a cell for a naked
/// single.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SingleGrounds {
    /// The house of a full house or of a hidden single. `None` for a naked single.
    pub house: Option<HouseName>,
    /// Digits on the board, as few as possible. A full house needs none.
    pub witnesses: Vec<Witness>,
    /// The candidates that no digit on the board rules out. An earlier step or a note of the person removed them.
    pub ruled_out_before: Vec<Candidate>,
}

/// A digit on the board that rules something out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Witness {
    /// The digit and its cell.
    pub candidate: Candidate,
    /// The house through which the digit rules out the cells. `None` if no single house does so: several houses do, or
    /// a rule about pairs of cells does.
    pub house: Option<HouseName>,
    /// The rule about pairs of cells by which it rules out where no house does. `None` if a house shows all.
    pub rule: Option<Rule>,
    /// The open cells that it rules out.
    pub cells: WideSet,
}

impl SingleGrounds {
    /// The reason why `step` holds on `board`. Returns `None` if the step is no single.
    #[must_use]
    pub fn of(step: &BoardStep, board: &AnyBoard) -> Option<Self> {
        let &single = step.placements.first()?;
        if step.technique == Technique::NakedSingle {
            return Some(naked(single, board));
        }
        let house = *step.evidence.bases.first()?;
        if step.technique == Technique::HiddenSingle {
            return Some(hidden(single, house, step, board));
        }
        let full = Self { house: Some(house), witnesses: Vec::new(), ruled_out_before: Vec::new() };
        (step.technique == Technique::FullHouse).then_some(full)
    }

    /// The houses of the witnesses, each once: rows, columns, boxes, and others.
    #[must_use]
    pub fn houses(&self) -> Vec<HouseName> {
        houses_of(&self.witnesses)
    }

    /// The witnesses whose exclusions no single house shows, apart by the rule that shows them.
    #[must_use]
    pub fn without_house(&self) -> Vec<(Option<Rule>, Vec<Candidate>)> {
        let rules = Rule::ALL.into_iter().map(Some).chain([None]);
        let of_rule = |rule: Option<Rule>| {
            let alone = self.witnesses.iter().filter(|it| it.house.is_none() && it.rule == rule);
            (rule, alone.map(|witness| witness.candidate).collect::<Vec<_>>())
        };
        rules.map(of_rule).filter(|(_, witnesses)| !witnesses.is_empty()).collect()
    }
}

fn houses_of(witnesses: &[Witness]) -> Vec<HouseName> {
    let mut houses: Vec<HouseName> = witnesses.iter().filter_map(|it| it.house).collect();
    houses.sort_by_key(|house| (house.kind, house.number, house.grid));
    houses.dedup();
    houses
}

/// The cells that lose `digit` because `placed` stands on the board.
fn ruled_out_by(placed: Candidate, digit: Digit, layout: &Layout) -> WideSet {
    let peers = layout.peers(placed.cell).iter().filter(|_| placed.digit == digit);
    let tied =
        layout.tied(placed.cell).filter(|(exclusion, _)| exclusion.forbids(placed.digit, digit));
    peers.chain(tied.flat_map(|(_, cells)| cells)).copied().collect()
}

/// The digits that leave `single` the only place in `house`.
fn hidden(
    single: Candidate,
    house: HouseName,
    step: &BoardStep,
    board: &AnyBoard,
) -> SingleGrounds {
    let (layout, Candidate { cell, digit }) = (&step.layout, single);
    let others = board.open().and(step.cells_of(house)).without(WideSet::of(cell));
    let source = |source: Cell| {
        let placed = Candidate { cell: source, digit: board.digit(source)? };
        let seen = others.and(ruled_out_by(placed, digit, layout));
        (!seen.is_empty()).then_some((placed, seen))
    };
    let sources: Vec<(Candidate, WideSet)> = layout.cells().filter_map(source).collect();
    let seen = union(sources.iter().map(|&(_, seen)| seen));
    let witness = |(source, cells): (Candidate, WideSet)| {
        // A rule is named only if no house shows it: people look along houses first.
        let house = house_of_sight(source, digit, cells, step);
        let rule = rule_of_sight(source, digit, cells, layout).filter(|_| house.is_none());
        Witness { candidate: source, house, rule, cells }
    };
    let before = others.without(seen).iter().map(|cell| Candidate { cell, digit });
    SingleGrounds {
        house: Some(house),
        witnesses: fewest(&sources, seen).into_iter().map(witness).collect(),
        ruled_out_before: before.collect(),
    }
}

/// Some of `sources` that together see all of `seen`: as few as possible on the classic board, and few on others.
fn fewest(sources: &[(Candidate, WideSet)], seen: WideSet) -> Vec<(Candidate, WideSet)> {
    // On the classic board a digit stands in at most nine cells, so all choices can be tried. If there are more, as on
    // a large board or on a board that breaks the rules, the source that sees most of the rest is taken each time.
    // 4,096 choices at most are tried below.
    if sources.len() > 12 {
        return fewest_by_share(sources, seen);
    }
    let chosen =
        |choice: u32| sources.iter().enumerate().filter(move |(place, _)| choice >> place & 1 == 1);
    let sees_all =
        |&choice: &u32| seen.is_within(union(chosen(choice).map(|(_, &(_, seen))| seen)));
    let choices = (0..1_u32 << sources.len()).filter(sees_all);
    let best = choices.min_by_key(|choice| choice.count_ones()).unwrap_or(0);
    chosen(best).map(|(_, &source)| source).collect()
}

fn fewest_by_share(
    sources: &[(Candidate, WideSet)],
    mut rest: WideSet,
) -> Vec<(Candidate, WideSet)> {
    let mut chosen = Vec::new();
    while !rest.is_empty() {
        let share = |(_, seen): &&(Candidate, WideSet)| usize::MAX - seen.and(rest).len();
        // The greedy choice for set cover. It may take one source too many, which only makes the explanation longer.
        let Some(&best) = sources.iter().min_by_key(share) else { break };
        rest = rest.without(best.1);
        chosen.push(best);
    }
    chosen.sort_unstable_by_key(|(source, _)| source.cell);
    chosen
}

/// The house in which `source` sees all of `cells`: a line if possible, because the eye follows lines. Returns `None`
/// if no house holds them all.
fn house_of_sight(
    source: Candidate,
    digit: Digit,
    cells: WideSet,
    step: &BoardStep,
) -> Option<HouseName> {
    if source.digit != digit {
        return None;
    }
    let houses: Vec<HouseName> = step.holding(cells.or(WideSet::of(source.cell))).collect();
    let is_line = |house: &&HouseName| matches!(house.kind, HouseKind::Row | HouseKind::Column);
    houses.iter().find(is_line).or(houses.first()).copied()
}

/// The rule about pairs of cells by which `source` rules out `digit` in those of `cells` in which no house does. Returns
/// `None` if there are no such cells, or if no rule alone does.
fn rule_of_sight(source: Candidate, digit: Digit, cells: WideSet, layout: &Layout) -> Option<Rule> {
    let in_houses = layout.houses_of(source.cell).iter().flat_map(|&it| &layout.houses()[it].cells);
    let seen: WideSet = in_houses.filter(|_| source.digit == digit).copied().collect();
    let rest = cells.without(seen);
    let near = |rule: Rule| layout.neighbours(rule, source.cell).iter().copied().collect();
    let shows = |rule: &Rule| rule.forbids(source.digit, digit) && rest.is_within(near(*rule));
    layout.rules().find(shows).filter(|_| !rest.is_empty())
}

/// The digits that leave `single` the only candidate of its cell, in as few houses as possible.
fn naked(single: Candidate, board: &AnyBoard) -> SingleGrounds {
    let layout = board.layout();
    let Candidate { cell, digit } = single;
    let others: Vec<Digit> = layout.digits().filter(|&other| other != digit).collect();
    let around = layout.houses_of(cell);
    // A cell has three houses on the classic board, and few more on others, so all choices of houses are tried.
    let choices = (0..1_usize << around.len().min(8)).map(|choice| {
        let chosen = around.iter().enumerate().filter(move |(place, _)| choice >> place & 1 == 1);
        let chosen: Vec<usize> = chosen.map(|(_, &house)| house).collect();
        let in_houses = |&other: &Digit| witness_in(&chosen, cell, other, board, &layout);
        others.iter().filter_map(in_houses).collect()
    });
    let rank =
        // First as many digits as possible from houses, then as few houses as possible for them.
        |witnesses: &Vec<Witness>| (usize::MAX - witnesses.len(), houses_of(witnesses).len());
    let mut witnesses: Vec<Witness> = choices.min_by_key(rank).unwrap_or_default();
    witnesses.sort_by_key(|it| (it.house, it.candidate.digit));
    let is_seen = |witnesses: &[Witness], other: Digit| {
        let rules_out = |it: &Witness| ruled_out_by(it.candidate, other, &layout).contains(cell);
        witnesses.iter().any(rules_out)
    };
    for &other in &others {
        if !is_seen(&witnesses, other) {
            witnesses.extend(witness_by_rule(cell, other, board, &layout));
        }
    }
    let before = others.iter().filter(|&&other| !is_seen(&witnesses, other));
    let ruled_out_before = before.map(|&digit| Candidate { cell, digit }).collect();
    SingleGrounds { house: None, witnesses, ruled_out_before }
}

/// The place of `digit` in the first of `houses` that has it. Returns `None` if none of them has it.
fn witness_in(
    houses: &[usize],
    cell: Cell,
    digit: Digit,
    board: &AnyBoard,
    layout: &Layout,
) -> Option<Witness> {
    houses.iter().map(|&house| &layout.houses()[house]).find_map(|house| {
        let place = house.cells.iter().find(|&&place| board.digit(place) == Some(digit))?;
        Some(Witness {
            candidate: Candidate { cell: *place, digit },
            house: Some(house.name()),
            rule: None,
            cells: WideSet::of(cell),
        })
    })
}

/// The first peer or tied cell of `cell` whose digit rules out `digit` there. Returns `None` if there is none.
fn witness_by_rule(cell: Cell, digit: Digit, board: &AnyBoard, layout: &Layout) -> Option<Witness> {
    let tied = layout.tied(cell).flat_map(|(_, cells)| cells);
    layout.peers(cell).iter().chain(tied).find_map(|&other| {
        let candidate = Candidate { cell: other, digit: board.digit(other)? };
        let rules_out = ruled_out_by(candidate, digit, layout).contains(cell);
        rules_out.then(|| {
            let cells = WideSet::of(cell);
            let rule = rule_of_sight(candidate, digit, cells, layout);
            Witness { candidate, house: None, rule, cells }
        })
    })
}

fn union(sets: impl Iterator<Item = WideSet>) -> WideSet {
    sets.fold(WideSet::EMPTY, WideSet::or)
}
