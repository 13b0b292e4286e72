//! Simulated annealing: exchanges the digits of a full board until it has no faults. May fail.
//!
//! The open cells of each region, or of each row on a board without regions, get the digits that the region lacks. A
//! move exchanges two of them. A move that makes fewer faults is kept; one that makes more is kept with a probability
//! that falls with the temperature. The method gives up after the board was heated again twelve times, and so has
//! cooled thirteen times. After S. Kirkpatrick and others, "Optimization by simulated annealing", 1983, and R. Lewis,
//! "Metaheuristics can solve sudoku puzzles", 2007.

use std::collections::VecDeque;
use std::sync::Arc;

use super::faults::{faults_of, faults_on};
use super::stepwise::Stepwise;
use super::{FaultCurve, FaultSample, RunEvent, Temperature};
use nonet_engine::generate::Stream;
use nonet_engine::technique::Candidate;
use nonet_engine::{Cell, CellSets, Control, Digit, Grid, HouseKind, Layout, Puzzle};

/// The temperature at the start and after each heating, in faults.
const HOT: f64 = 1.0;

/// Below this temperature the board is frozen: hardly any move that makes faults is kept.
const COLD: f64 = 0.05;

/// The temperature is multiplied by this factor each time that as many moves were made as the square of the number of
/// open cells.
const COOLING: f64 = 0.99;

/// The number of times that the board is heated again before the method gives up.
const HEATINGS: u32 = 12;

/// The method.
pub(super) struct Annealing {
    grid: Grid,
    ruled_out: CellSets,
    /// The cells that exchange their digits among each other; at least two in each group.
    groups: Vec<Vec<Cell>>,
    stream: Stream,
    temperature: f64,
    /// Moves left at this temperature.
    moves_left: u64,
    moves_at_once: u64,
    heatings_left: u32,
    state: AnnealingStage,
    /// Pairs of cells that break a rule, and digits that are ruled out.
    faults: u32,
    /// The faults so far, for the spectator. `None` before the board is full.
    curve: Option<FaultCurve>,
    control: Control,
    checks: u64,
}

enum AnnealingStage {
    /// The open cells are to be filled with these digits.
    Filling(Vec<Candidate>),
    /// Digits are exchanged.
    Exchanging,
    /// The board is an answer, or the method has given up.
    Done,
}

impl Annealing {
    /// The method at its start. The same seed draws the same moves.
    pub(super) fn new(puzzle: &Puzzle, seed: u64, control: Control) -> Self {
        let mut stream = Stream::new(seed);
        let groups = open_groups(puzzle);
        let fill = filled(&groups, puzzle, &mut stream);
        let open: u64 = groups.iter().map(|group| group.len() as u64).sum();
        let moves_at_once = (open * open).max(1);
        Self {
            grid: puzzle.givens().clone(),
            ruled_out: puzzle.ruled_out().clone(),
            // A group of one cell has nothing to exchange, but its cell counts among those that decide the number of
            // moves.
            groups: groups.into_iter().filter(|group| group.len() > 1).collect(),
            stream,
            temperature: HOT,
            moves_left: moves_at_once,
            moves_at_once,
            heatings_left: HEATINGS,
            state: AnnealingStage::Filling(fill),
            faults: 0,
            curve: None,
            control,
            checks: 0,
        }
    }

    fn fill(&mut self, events: &mut VecDeque<RunEvent>) {
        // The digits are written as events and not in `new`, so that a spectator sees where the method begins.
        if let AnnealingStage::Filling(fill) =
            std::mem::replace(&mut self.state, AnnealingStage::Exchanging)
        {
            for it in fill {
                self.grid.set(it.cell, Some(it.digit));
                events.push_back(RunEvent::Try(it));
            }
        }
        self.faults = faults_on(self.grid.layout(), &self.ruled_out, |cell| self.grid.get(cell));
        self.curve = Some(FaultCurve::new(self.sample()));
        self.end_if_solved_or_stuck(events);
        if matches!(self.state, AnnealingStage::Exchanging) {
            let (from, to) = (Temperature::default(), rounded(self.temperature));
            events.push_back(RunEvent::Temper { from, to });
        }
    }

    /// Ends with an answer, or gives up if no move can help: no group has two cells to exchange, or the digits of some
    /// group are unknown, which leaves the board open.
    fn end_if_solved_or_stuck(&mut self, events: &mut VecDeque<RunEvent>) {
        let layout = Arc::clone(self.grid.layout());
        if self.grid.is_full() && self.faults_at(layout.cells()) == 0 {
            events.push_back(RunEvent::Answer);
            self.state = AnnealingStage::Done;
        } else if self.groups.is_empty() || !self.grid.is_full() {
            self.give_up(events);
        }
    }

    fn give_up(&mut self, events: &mut VecDeque<RunEvent>) {
        events.push_back(RunEvent::GiveUp);
        self.state = AnnealingStage::Done;
    }

    /// Draws a move, and keeps it or not.
    fn exchange(&mut self, events: &mut VecDeque<RunEvent>) {
        if self.control.cancel.is_cancelled() || !self.cool(events) {
            return self.give_up(events);
        }
        let pair = self.drawn_pair();
        // Both cells keep their two digits between them, and each rule forbids a pair in either order. So what the
        // two cells have against each other is counted twice before and twice after, and cancels out.
        let before = self.faults_at(pair);
        self.swap(pair);
        let after = self.faults_at(pair);
        let is_kept = self.is_kept(before, after);
        if is_kept {
            self.faults = (self.faults + after).saturating_sub(before);
            events.push_back(RunEvent::Exchange(pair));
        } else {
            self.swap(pair);
            events.push_back(RunEvent::Reject(pair));
        }
        let sample = self.sample();
        if let Some(curve) = &mut self.curve {
            curve.add(sample);
        }
        // Only a move that makes fewer faults can end with none.
        if is_kept && after < before {
            self.end_if_solved_or_stuck(events);
        }
    }

    /// Counts a move, and changes the temperature once the moves at it are used up. Returns `false` once the board has
    /// cooled often enough.
    fn cool(&mut self, events: &mut VecDeque<RunEvent>) -> bool {
        if self.moves_left > 0 {
            self.moves_left -= 1;
            return true;
        }
        self.moves_left = self.moves_at_once;
        let from = rounded(self.temperature);
        self.temperature *= COOLING;
        if self.temperature < COLD {
            let Some(left) = self.heatings_left.checked_sub(1) else { return false };
            (self.heatings_left, self.temperature) = (left, HOT);
        }
        events.push_back(RunEvent::Temper { from, to: rounded(self.temperature) });
        true
    }

    fn sample(&self) -> FaultSample {
        FaultSample { faults: self.faults, temperature: rounded(self.temperature) }
    }

    fn drawn_pair(&mut self) -> [Cell; 2] {
        let group = self.stream.index(self.groups.len());
        let count = self.groups[group].len();
        let one = self.stream.index(count);
        // A step of at least one and less than a whole round: the two places differ, and each pair is equally
        // probable.
        let other = (one + 1 + self.stream.index(count - 1)) % count;
        [self.groups[group][one], self.groups[group][other]]
    }

    fn is_kept(&mut self, before: u32, after: u32) -> bool {
        // A move that changes nothing is kept too. On level ground the method would otherwise stand still.
        if after <= before {
            return true;
        }
        let probability = (-f64::from(after - before) / self.temperature).exp();
        // Thirty bits fit exactly into a float, so the quotient is the same on every machine.
        let drawn = u32::try_from(self.stream.below(1 << 30)).unwrap_or(u32::MAX);
        f64::from(drawn) / f64::from(1_u32 << 30) < probability
    }

    fn swap(&mut self, [one, other]: [Cell; 2]) {
        let digits = [self.grid.get(one), self.grid.get(other)];
        self.grid.set(one, digits[1]);
        self.grid.set(other, digits[0]);
    }

    /// The faults of these cells together. A pair that breaks a rule counts twice if both its cells are among them.
    fn faults_at(&mut self, cells: impl IntoIterator<Item = Cell>) -> u32 {
        cells.into_iter().map(|cell| self.faults_of(cell)).sum()
    }

    fn faults_of(&mut self, cell: Cell) -> u32 {
        let layout = self.grid.layout();
        let tied: usize = layout.tied(cell).map(|(_, cells)| cells.len()).sum();
        self.checks += (layout.peers(cell).len() + tied) as u64;
        faults_of(cell, layout, &self.ruled_out, |it| self.grid.get(it))
    }
}

/// A temperature in the unit of the events, rounded.
fn rounded(temperature: f64) -> Temperature {
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "it lies between 0 and 1"
    )]
    let parts = (temperature * 10_000.0).round() as u16;
    Temperature(parts)
}

/// The open cells of each region or, if not every cell has a complete region, of each complete row.
fn open_groups(puzzle: &Puzzle) -> Vec<Vec<Cell>> {
    let layout = puzzle.layout();
    let has_region = |cell: Cell| {
        layout.region_of(cell).is_some_and(|region| layout.houses()[region].is_complete)
    };
    let all_have = layout.cells().all(has_region);
    let is_group = |kind: HouseKind| match kind {
        HouseKind::Box | HouseKind::Region => all_have,
        HouseKind::Row => !all_have,
        HouseKind::Column
        | HouseKind::Diagonal
        | HouseKind::Window
        | HouseKind::DisjointGroup
        | HouseKind::Asterisk
        | HouseKind::CentreDot
        | HouseKind::Girandola
        | HouseKind::Extra => false,
    };
    // On overlapping grids a cell may lie in two of these houses. It moves with the first of them.
    let mut is_taken = vec![false; layout.cell_count()];
    let mut groups = Vec::new();
    for house in layout.houses().iter().filter(|house| is_group(house.kind) && house.is_complete) {
        let is_new = |cell: &Cell| !std::mem::replace(&mut is_taken[cell.index()], true);
        let cells: Vec<Cell> = house.cells.iter().copied().filter(is_new).collect();
        groups
            .push(cells.into_iter().filter(|&cell| puzzle.givens().get(cell).is_none()).collect());
    }
    groups
}

/// The digits that each group lacks, at random in its cells.
fn filled(groups: &[Vec<Cell>], puzzle: &Puzzle, stream: &mut Stream) -> Vec<Candidate> {
    let layout: &Layout = puzzle.layout();
    let mut fill = Vec::new();
    for group in groups {
        let Some(&first) = group.first() else { continue };
        let of_group =
            |house: &&usize| group.iter().all(|cell| layout.houses_of(*cell).contains(house));
        let is_complete = |house: &&usize| layout.houses()[**house].is_complete;
        let mut houses = layout.houses_of(first).iter().filter(of_group).filter(is_complete);
        let lacking = |&house: &usize| {
            let given = |cell| puzzle.givens().get(cell);
            let lacking: Vec<Digit> =
                layout.houses()[house].lacking(layout.all_digits(), given).iter().collect();
            // A house with other open cells lacks more digits than the group has cells. Which of them belong here is
            // then unknown.
            Some(lacking).filter(|digits| digits.len() == group.len())
        };
        let mut digits = houses.find_map(lacking).unwrap_or_default();
        stream.shuffle(&mut digits);
        fill.extend(group.iter().zip(digits).map(|(&cell, digit)| Candidate { cell, digit }));
    }
    fill
}

impl Stepwise for Annealing {
    fn advance(&mut self, events: &mut VecDeque<RunEvent>) {
        match self.state {
            AnnealingStage::Filling(_) => self.fill(events),
            AnnealingStage::Exchanging => self.exchange(events),
            AnnealingStage::Done => {}
        }
    }

    fn checks(&self) -> u64 {
        self.checks
    }

    fn fault_curve(&self) -> Option<&FaultCurve> {
        self.curve.as_ref()
    }

    fn memory(&self) -> Option<usize> {
        let groups: usize = self.groups.iter().map(|group| size_of_val(&**group)).sum();
        Some(size_of_val(self.grid.cells()) + groups)
    }
}
