//! The common search of chains and nets: the consequences of each assumption, the conclusions, and their
//! shortest proofs.

use super::clash;
use super::facts::{Fact, Facts, count};
use super::proofs::{Cases, Consequences, Logic, Proof};
use crate::technique::geometry::BoardTables;
use crate::technique::step_search::{Flow, StepSearch};
use crate::technique::{Board, Candidate, Cells, Chain, Geometry};

/// The most candidates of a board that is not the classic one. The facts of each candidate are kept, so their memory grows
/// with the square of it.
const MOST_CANDIDATES: usize = 800;

fn candidate_count<G: Geometry>(board: &Board<G>) -> usize {
    board.all_digits().map(|digit| board.places(digit).len()).sum()
}

/// Finds the conclusions of `logic` on the board of `search`.
pub(super) fn find<G: Geometry, L: Logic<G>>(search: &mut StepSearch<'_, G>, logic: L) -> Flow {
    if !G::IS_CLASSIC && candidate_count(search.board) > MOST_CANDIDATES {
        return Flow::Continue(());
    }
    let mut search = ForcingSearch::new(search, logic);
    // All assumptions first: contradictions and verities then only join sets of facts.
    search.follow_all()?;
    let shown = search.shown();
    // The order of facts is that of HoDoKu: placements first, then by cell and digit.
    for conclusion in shown.iter() {
        search.search.report()?;
        search.report(conclusion)?;
    }
    Flow::Continue(())
}

struct ForcingSearch<'s, 'h, G: Geometry, L: Logic<G>> {
    search: &'s mut StepSearch<'h, G>,
    logic: L,
    candidates: Vec<Candidate>,
    cases: Vec<Cases>,
    /// The facts that follow from each assumption, by its index.
    facts: Vec<Facts<G>>,
    /// The consequences with their causes, where they were needed.
    consequences: Vec<Option<L::Consequences>>,
    /// The index of each assumption, by the number of its fact.
    places: Vec<usize>,
}

impl<'s, 'h, G: Geometry, L: Logic<G>> ForcingSearch<'s, 'h, G, L> {
    fn new(search: &'s mut StepSearch<'h, G>, logic: L) -> Self {
        let board = search.board;
        let of_cell =
            |cell| board.candidates(cell).iter().map(move |digit| Candidate { cell, digit });
        let candidates: Vec<Candidate> = board.open().iter().flat_map(of_cell).collect();
        let digits = board.tables().digit_count();
        let mut places = vec![0; count(board)];
        for (number, &candidate) in candidates.iter().enumerate() {
            // False and true of a candidate are neighbours, so an assumption is found from its index and back.
            places[Fact { candidate, on: false }.number(digits)] = 2 * number;
            places[Fact { candidate, on: true }.number(digits)] = 2 * number + 1;
        }
        let consequences = std::iter::repeat_with(|| None).take(2 * candidates.len()).collect();
        Self {
            search,
            logic,
            candidates,
            cases: Vec::new(),
            facts: Vec::new(),
            consequences,
            places,
        }
    }

    /// Derives the facts of each assumption.
    fn follow_all(&mut self) -> Flow {
        for number in 0..self.candidates.len() {
            self.search.report()?;
            for on in [false, true] {
                let assumption = Fact { candidate: self.candidates[number], on };
                self.facts.push(self.logic.facts(assumption));
            }
        }
        self.cases = self.all_cases();
        Flow::Continue(())
    }

    /// All lists of cases: each candidate true and false, the candidates of each cell, and the places of each
    /// digit in each house.
    fn all_cases(&self) -> Vec<Cases> {
        let board = self.search.board;
        let mut all = Vec::new();
        for &candidate in &self.candidates {
            let on = Fact { candidate, on: true };
            all.push(Cases { assumptions: vec![on, on.opposite()], house: None });
        }
        for cell in board.open().iter() {
            let on = board.candidates(cell).iter().map(|digit| Fact::on(cell, digit));
            all.push(Cases { assumptions: on.collect(), house: None });
        }
        for house in board.all_houses() {
            for digit in board.all_digits() {
                let places = board.needed_places_in(house, digit).iter();
                let on = places.map(|cell| Fact::on(cell, digit));
                all.push(Cases { assumptions: on.collect(), house: Some(house) });
            }
        }
        // A single case is a single, and no case a contradiction. Easier techniques find both.
        all.retain(|cases| cases.assumptions.len() > 1);
        all
    }

    /// All conclusions, or only the first if one step is wanted.
    fn shown(&self) -> Facts<G> {
        let mut shown = Facts::none();
        if self.search.wants(L::TECHNIQUES.0) {
            for (place, facts) in self.facts.iter().enumerate() {
                if clash::any(self.search.board, facts) {
                    shown.insert(self.assumption(place).opposite());
                }
            }
        }
        if self.search.wants(L::TECHNIQUES.1) {
            for cases in &self.cases {
                shown = shown.or(&self.common(cases));
            }
        }
        shown
    }

    fn assumption(&self, place: usize) -> Fact {
        Fact { candidate: self.candidates[place / 2], on: place % 2 == 1 }
    }

    /// The index of an assumption.
    fn place(&self, assumption: Fact) -> usize {
        self.places[assumption.number(self.search.board.tables().digit_count())]
    }

    fn facts(&self, assumption: Fact) -> &Facts<G> {
        &self.facts[self.place(assumption)]
    }

    /// The facts that follow in all cases. If the cases are opposites of each other, without the facts of their
    /// cell.
    fn common(&self, cases: &Cases) -> Facts<G> {
        let [first, rest @ ..] = cases.assumptions.as_slice() else {
            return Facts::none();
        };
        let mut common = self.facts(*first).clone();
        for &one in rest {
            common = common.and(self.facts(one));
        }
        // A conclusion in the same cell says no more than the assumption that leads to a clash.
        if rest == [first.opposite()] { common.beyond(first.candidate.cell) } else { common }
    }

    /// Adds the step for `conclusion` with the shortest proof.
    fn report(&mut self, conclusion: Fact) -> Flow {
        let Some(proof) = self.shortest(conclusion) else {
            return Flow::Continue(());
        };
        let (technique, chains) = match &proof {
            Proof::Contradiction(assumption, clash) => {
                (L::TECHNIQUES.0, self.branches(*assumption, &clash.ends))
            }
            Proof::Verity(cases) => {
                let assumptions = cases.assumptions.clone().into_iter();
                let chains = assumptions.flat_map(|one| self.branches(one, &[conclusion]));
                (L::TECHNIQUES.1, chains.collect())
            }
        };
        // A net in which nothing has two causes is a chain, and is told as one.
        if !self.logic.is_worthy(&chains) {
            return Flow::Continue(());
        }
        self.search.add(proof.step(self.search.board, technique, conclusion, chains))
    }

    fn shortest(&mut self, conclusion: Fact) -> Option<Proof> {
        let mut best: Option<(usize, Proof)> = None;
        if self.search.wants(L::TECHNIQUES.0) {
            let assumption = conclusion.opposite();
            for clash in clash::all(self.search.board, self.facts(assumption)) {
                let length = clash.ends.iter().map(|&end| self.length(assumption, end)).sum();
                // Only a shorter proof replaces the best, so that contradictions win over verities of the same
                // length.
                if best.as_ref().is_none_or(|(known, _)| length < *known) {
                    best = Some((length, Proof::Contradiction(assumption, clash)));
                }
            }
        }
        if self.search.wants(L::TECHNIQUES.1) {
            for number in 0..self.cases.len() {
                let shortest = best.as_ref().map_or(usize::MAX, |(known, _)| *known);
                if let Some(length) = self.length_by(number, conclusion, shortest) {
                    best = Some((length, Proof::Verity(self.cases[number].clone())));
                }
            }
        }
        best.map(|(_, proof)| proof)
    }

    /// The length of the proof of `conclusion` by a list of cases. Returns `None` if it is no proof or not shorter
    /// than `known`.
    fn length_by(&mut self, number: usize, conclusion: Fact, known: usize) -> Option<usize> {
        let assumptions = &self.cases[number].assumptions;
        let opposites = assumptions[0].opposite() == assumptions[1];
        if opposites && assumptions[0].candidate.cell == conclusion.candidate.cell
            || !assumptions.iter().all(|&one| self.facts(one).contains(conclusion))
        {
            return None;
        }
        let mut length = 0;
        for place in 0..assumptions.len() {
            length += self.length(self.cases[number].assumptions[place], conclusion);
            // The sum only grows, so the rest of the cases need no look.
            if length >= known {
                return None;
            }
        }
        Some(length)
    }

    fn consequences(&mut self, assumption: Fact) -> &L::Consequences {
        let place = self.place(assumption);
        let logic = &mut self.logic;
        // Causes are logged on demand and kept: many conclusions share their assumptions.
        self.consequences[place].get_or_insert_with(|| logic.consequences(assumption))
    }

    fn length(&mut self, assumption: Fact, fact: Fact) -> usize {
        if assumption == fact { 1 } else { self.consequences(assumption).length(fact) }
    }

    fn branches(&mut self, assumption: Fact, ends: &[Fact]) -> Vec<Chain<G::Set>> {
        self.consequences(assumption);
        let consequences = &self.consequences[self.place(assumption)];
        let ends: Vec<Fact> = ends.iter().copied().filter(|&end| end != assumption).collect();
        consequences
            .as_ref()
            .map_or_else(Vec::new, |consequences| self.logic.branches(consequences, &ends))
    }
}
