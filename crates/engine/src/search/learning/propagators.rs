//! Runs the propagators of constraints on the candidates that are left, and finds the reasons for what they remove.
//!
//! A propagator is woken by a candidate of its cells that becomes false, and runs once nothing else follows. What it
//! removes gets only the number of the propagator as its reason. Most removals take part in no conflict, so the missing
//! candidates that forced one are found out when a conflict asks: lazy explanation, as in Ohrimenko, Stuckey and Codish
//! (Propagation via Lazy Clause Generation, 2009).

use std::sync::Arc;

use super::candidates::CandidateGroups;
use super::literal::Literal;
use super::trail::Trail;
use crate::lists::Lists;
use crate::rules::{NoCombination, PostedPropagator};
use crate::search::bits::{Mask, each_bit};
use crate::search::tables::LayoutTables;

/// Finds the false literals from which a removal by the propagator with this number followed, or its conflict if no
/// literal is given.
pub(super) type ExplainPropagator<'a> = dyn Fn(u32, Option<Literal>) -> Vec<Literal> + 'a;

/// The propagators of a puzzle over numbered candidates.
#[derive(Debug)]
pub(super) struct Propagators<M> {
    posted: Arc<[PostedPropagator]>,
    candidates: Arc<CandidateGroups<M>>,
    /// By propagator, then by place: the digit of a cell that had it from the start. 0 for the other cells.
    settled: Vec<Box<[u128]>>,
    /// By cell: the propagators that it wakes.
    woken_by: Lists<u32>,
}

impl<M: Mask> Propagators<M> {
    /// The propagators of `tables` over `candidates`, which are those of `state`.
    pub(super) fn new(
        tables: &LayoutTables,
        state: &[M],
        candidates: &Arc<CandidateGroups<M>>,
    ) -> Self {
        let of_cell = |&cell: &usize| if state[cell].is_single() { state[cell].bits() } else { 0 };
        let posted = Arc::clone(tables.propagators());
        let wakes = (0..).zip(&*posted).flat_map(|(number, posted)| {
            posted.cells.iter().map(move |&cell| (cell, number)).collect::<Vec<_>>()
        });
        Self {
            candidates: Arc::clone(candidates),
            settled: posted.iter().map(|it| it.cells.iter().map(of_cell).collect()).collect(),
            woken_by: Lists::sorted(tables.cell_count(), wakes.collect::<Vec<_>>().into_iter()),
            posted,
        }
    }

    /// The number of propagators.
    pub(super) fn len(&self) -> usize {
        self.settled.len()
    }

    /// The propagators to run again after `falsified` became false.
    pub(super) fn woken_by(&self, falsified: Literal) -> &[u32] {
        self.woken_by.of(self.candidates.cell_and_digit(falsified).0)
    }

    /// The candidates that the propagator with this number removes from those that are not false on the `trail`.
    pub(super) fn run(&self, number: u32, trail: &Trail) -> Result<Vec<u32>, NoCombination> {
        let posted = &self.posted[number as usize];
        let before = self.left(number, &|literal| trail.is_false(literal));
        let mut after = before.clone();
        posted.propagator.narrow(&mut after)?;
        let mut removed = Vec::new();
        for (place, &cell) in posted.cells.iter().enumerate() {
            let gone = each_bit(M::of_bits(before[place] & !after[place]));
            removed.extend(gone.filter_map(|digit| self.candidates.number(cell, digit)));
        }
        Ok(removed)
    }

    /// The digits left in the cells of a propagator, by place.
    fn left(&self, number: u32, is_false: &dyn Fn(Literal) -> bool) -> Vec<u128> {
        let number = number as usize;
        let cells = self.posted[number].cells.iter().zip(&self.settled[number]);
        let left = |(&cell, &settled): (&usize, &u128)| {
            let open = self.candidates.candidates_of(cell).map(Literal::is);
            let open = open.filter(|&literal| !is_false(literal));
            open.fold(settled, |all, literal| {
                all | self.candidates.cell_and_digit(literal).1.bits()
            })
        };
        cells.map(left).collect()
    }

    /// False literals from which the propagator concluded that `removed` is false, or, if `removed` is `None`, that no
    /// combination is left. No literal is superfluous by the propagator's own test.
    pub(super) fn explain(
        &self,
        number: u32,
        removed: Option<Literal>,
        trail: &Trail,
    ) -> Vec<Literal> {
        // Only what was false before can be a reason, or two literals could be the reasons of each other.
        let until = removed.map_or(usize::MAX, |literal| trail.position_of(literal));
        let was_false = |literal| trail.is_false(literal) && trail.position_of(literal) < until;
        let mut search = ReasonSearch {
            posted: &self.posted[number as usize],
            left: self.left(number, &was_false),
            tried: Vec::new(),
        };
        let of_removed = removed.map(|literal| self.candidates.cell_and_digit(literal));
        let mut reasons = Vec::new();
        // The candidate is supposed to be true, so other candidates of its cell do not matter.
        let own_place = of_removed.and_then(|(cell, digit)| {
            let place = search.posted.cells.iter().position(|&it| it == cell)?;
            search.left[place] = digit.bits();
            Some(place)
        });
        for (place, &cell) in search.posted.cells.iter().enumerate() {
            if own_place == Some(place) {
                continue;
            }
            let missing = || {
                let all = self.candidates.candidates_of(cell).map(Literal::is);
                // What is false on level 0 is false for good, and needs no reason.
                all.filter(|&it| was_false(it) && trail.level_of(it) > 0)
            };
            let digits = |literal: Literal| self.candidates.cell_and_digit(literal).1.bits();
            let all_missing = missing().fold(0, |all, literal| all | digits(literal));
            if all_missing == 0 || search.needs_none(place, all_missing) {
                continue;
            }
            // A true candidate says in one literal that all others of its cell are false.
            let mut all = self.candidates.candidates_of(cell).map(Literal::is);
            let placed = all.find(|&it| trail.is_true(it) && trail.position_of(it) < until);
            match placed {
                Some(placed) if trail.level_of(placed) > 0 => reasons.push(!placed),
                Some(_) | None => {
                    reasons.extend(missing().filter(|&it| !search.needs_none(place, digits(it))));
                }
            }
        }
        reasons
    }
}

/// A search for few missing candidates that still leave no combination.
struct ReasonSearch<'a> {
    posted: &'a PostedPropagator,
    /// By place: the digits that are not missing, or whose absence is known to be needless.
    left: Vec<u128>,
    tried: Vec<u128>,
}

impl ReasonSearch<'_> {
    /// Whether there is no combination even if these digits of a place are not missing. If so, takes them for present.
    fn needs_none(&mut self, place: usize, digits: u128) -> bool {
        self.tried.clone_from(&self.left);
        self.tried[place] |= digits;
        let found = self.posted.propagator.narrow(&mut self.tried);
        let is_needless = found == Err(NoCombination);
        if is_needless {
            self.left[place] |= digits;
        }
        is_needless
    }
}
