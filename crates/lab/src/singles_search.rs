//! Singles with search: fills in the singles that a person sees at once, and tries digits only if there are none.

use std::collections::VecDeque;

use super::RunEvent;
use super::stepwise::Stepwise;
use super::trail::{SearchState, TrailBoard};
use nonet_engine::technique::Candidate;
use nonet_engine::{Cell, House, Puzzle};

/// The method.
pub(super) struct SinglesSearch {
    trail: TrailBoard,
    state: SearchState,
    checks: u64,
}

/// The result of a look at the board.
enum ScanResult {
    /// A digit follows.
    Single(Candidate),
    /// A cell has no candidate, or a digit no place in a house.
    Contradiction,
    /// Nothing.
    Nothing,
}

impl SinglesSearch {
    /// The method at its start.
    pub(super) fn new(puzzle: &Puzzle) -> Self {
        Self { trail: TrailBoard::new(puzzle), state: SearchState::Open, checks: 0 }
    }

    fn go_on(&mut self, events: &mut VecDeque<RunEvent>) {
        match self.look() {
            ScanResult::Contradiction => self.state = SearchState::Refuted,
            ScanResult::Single(single) => {
                self.trail.deduce(single, events);
                self.exclude_around(single, events);
            }
            ScanResult::Nothing => self.branch(events),
        }
    }

    fn look(&mut self) -> ScanResult {
        match self.naked_single() {
            // A naked single takes one look at a cell, a hidden one a look at a whole house for each digit.
            ScanResult::Nothing => self.hidden_single(),
            seen @ (ScanResult::Single(_) | ScanResult::Contradiction) => seen,
        }
    }

    fn naked_single(&mut self) -> ScanResult {
        for cell in self.trail.open() {
            self.checks += 1;
            let candidates = self.trail.candidates(cell);
            if candidates.is_empty() {
                return ScanResult::Contradiction;
            }
            if let Some(digit) = candidates.single() {
                return ScanResult::Single(Candidate { cell, digit });
            }
        }
        ScanResult::Nothing
    }

    fn hidden_single(&mut self) -> ScanResult {
        let layout = self.trail.layout.clone();
        for house in layout.houses().iter().filter(|house| house.is_complete) {
            match self.hidden_single_in(house) {
                ScanResult::Nothing => {}
                seen @ (ScanResult::Single(_) | ScanResult::Contradiction) => return seen,
            }
        }
        ScanResult::Nothing
    }

    fn hidden_single_in(&mut self, house: &House) -> ScanResult {
        for digit in
            house.lacking(self.trail.layout.all_digits(), |cell| self.trail.digit(cell)).iter()
        {
            self.checks += house.cells.len() as u64;
            let is_place = |cell: &Cell| {
                self.trail.digit(*cell).is_none() && self.trail.candidates(*cell).contains(digit)
            };
            let mut places = house.cells.iter().copied().filter(is_place);
            match (places.next(), places.next()) {
                (None, _) => return ScanResult::Contradiction,
                (Some(cell), None) => return ScanResult::Single(Candidate { cell, digit }),
                (Some(_), Some(_)) => {}
            }
        }
        ScanResult::Nothing
    }

    /// Continues if no single is left: the board is an answer, or a digit is tried in the cell with the fewest
    /// candidates.
    fn branch(&mut self, events: &mut VecDeque<RunEvent>) {
        let cell = self.trail.fewest_candidates(&mut self.checks);
        let trial = cell.and_then(|cell| {
            let digit = self.trail.candidates(cell).first()?;
            Some(Candidate { cell, digit })
        });
        if let Some(trial) = trial {
            self.trail.try_digit(trial, events);
            self.exclude_around(trial, events);
        } else {
            // As after a contradiction, the last trial is taken back, and the search for the next answer goes on.
            events.push_back(RunEvent::Answer);
            self.state = SearchState::Refuted;
        }
    }

    /// Crosses out the candidates of open cells that a written digit excludes.
    fn exclude_around(&mut self, written: Candidate, events: &mut VecDeque<RunEvent>) {
        let layout = self.trail.layout.clone();
        let open = |trail: &TrailBoard, cell| trail.digit(cell).is_none();
        for &cell in layout.peers(written.cell) {
            self.checks += 1;
            if open(&self.trail, cell) {
                self.trail.exclude(Candidate { cell, digit: written.digit }, events);
            }
        }
        for (exclusion, cells) in layout.tied(written.cell) {
            for &cell in cells {
                self.checks += 1;
                let excluded = self.trail.candidates(cell).and(exclusion.by(written.digit));
                if open(&self.trail, cell) {
                    for digit in excluded.iter() {
                        self.trail.exclude(Candidate { cell, digit }, events);
                    }
                }
            }
        }
    }

    /// Takes the last trial back, and crosses its candidate out, so that it is not tried again.
    fn go_back(&mut self, events: &mut VecDeque<RunEvent>) {
        match self.trail.take_back(events) {
            Some(refuted) => {
                self.trail.exclude(refuted, events);
                self.state = SearchState::Open;
            }
            None => self.state = SearchState::Done,
        }
    }
}

impl Stepwise for SinglesSearch {
    fn advance(&mut self, events: &mut VecDeque<RunEvent>) {
        while events.is_empty() {
            match self.state {
                SearchState::Open => self.go_on(events),
                SearchState::Refuted => self.go_back(events),
                SearchState::Done => return,
            }
        }
    }

    fn checks(&self) -> u64 {
        self.checks
    }

    fn memory(&self) -> Option<usize> {
        Some(self.trail.memory())
    }
}
