//! Exact cover by dancing links: every demand of the rules is to be met by exactly one candidate.
//!
//! The matrix has a row for each candidate and a column for each demand: a digit for this cell, this digit in that
//! house. Demands that may stay unmet are secondary columns: houses that need not hold every digit, and pairs of
//! candidates that a rule of the board forbids. After D. Knuth, "Dancing links", 2000.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use super::RunEvent;
use super::stepwise::Stepwise;
use nonet_engine::technique::Candidate;
use nonet_engine::{Cell, Digit, Layout, Puzzle};

/// The header of the headers of the columns that must be covered.
const ROOT: usize = 0;

/// The method.
pub(super) struct DancingLinks {
    nodes: Vec<MatrixNode>,
    /// The number of rows in each column, by its header.
    sizes: Vec<usize>,
    /// The candidate of each node. `None` for headers.
    rows: Vec<Option<Candidate>>,
    /// The nodes of the chosen rows, each in the column for which it was chosen.
    chosen: Vec<usize>,
    state: ColumnStage,
    /// Links that were changed.
    checks: u64,
}

/// Whether a column must be covered.
#[derive(Clone, Copy, PartialEq, Eq)]
enum ColumnKind {
    /// It must be covered.
    Primary,
    /// It may stay uncovered.
    Secondary,
}

#[derive(Clone, Copy)]
struct MatrixNode {
    left: usize,
    right: usize,
    up: usize,
    down: usize,
    /// The header of the column.
    column: usize,
}

#[derive(Clone, Copy)]
enum ColumnStage {
    /// A column is to be chosen.
    Choosing,
    /// The row of this node is to be tried. If the node is a header, the column has no further row.
    Trying(usize),
    /// There is nothing left to try.
    Done,
}

/// A demand of the rules that a candidate meets: a column of the matrix.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum RuleDemand {
    /// This cell has a digit.
    Cell(Cell),
    /// The house at this place of the layout has this digit.
    House(usize, Digit),
    /// Not both of these candidates are true.
    Apart([Candidate; 2]),
}

impl DancingLinks {
    /// The method at its start: the matrix of all candidates.
    pub(super) fn new(puzzle: &Puzzle) -> Self {
        let header = MatrixNode { left: ROOT, right: ROOT, up: ROOT, down: ROOT, column: ROOT };
        let mut matrix = Self {
            nodes: vec![header],
            sizes: vec![0],
            rows: vec![None],
            chosen: Vec::new(),
            state: ColumnStage::Choosing,
            checks: 0,
        };
        // What the givens meet has no column, and their cells have no rows. The matrix is that of the rest of the
        // puzzle.
        let mut columns = BTreeMap::new();
        for demand in must_be_met(puzzle) {
            columns.insert(demand, matrix.add_header(ColumnKind::Primary));
        }
        let layout = puzzle.layout();
        for cell in layout.cells().filter(|&cell| puzzle.givens().get(cell).is_none()) {
            for digit in puzzle.candidates(cell).iter() {
                let candidate = Candidate { cell, digit };
                // Two rules may forbid the same pair of candidates.
                let demands: BTreeSet<RuleDemand> = met_by(candidate, layout).collect();
                let header = |demand| {
                    let add = || matrix.add_header(ColumnKind::Secondary);
                    *columns.entry(demand).or_insert_with(add)
                };
                let headers: Vec<usize> = demands.into_iter().map(header).collect();
                matrix.add_row(candidate, &headers);
            }
        }
        matrix
    }

    /// Adds an empty column.
    fn add_header(&mut self, kind: ColumnKind) -> usize {
        let new = self.nodes.len();
        let last = self.nodes[ROOT].left;
        let (left, right) = match kind {
            ColumnKind::Primary => (last, ROOT),
            // A header that is linked to itself is never met on the way along the headers, so its column is never
            // chosen.
            ColumnKind::Secondary => (new, new),
        };
        self.nodes.push(MatrixNode { left, right, up: new, down: new, column: new });
        if kind == ColumnKind::Primary {
            self.nodes[last].right = new;
            self.nodes[ROOT].left = new;
        }
        self.sizes.push(0);
        self.rows.push(None);
        new
    }

    fn add_row(&mut self, candidate: Candidate, headers: &[usize]) {
        let first = self.nodes.len();
        let count = headers.len();
        for (place, &column) in headers.iter().enumerate() {
            let (new, up) = (first + place, self.nodes[column].up);
            let left = first + (place + count - 1) % count;
            let right = first + (place + 1) % count;
            self.nodes.push(MatrixNode { left, right, up, down: column, column });
            self.nodes[up].down = new;
            self.nodes[column].up = new;
            self.sizes.resize(new + 1, 0);
            self.sizes[column] += 1;
            self.rows.push(Some(candidate));
        }
    }

    fn choose(&mut self, events: &mut VecDeque<RunEvent>) {
        if let Some(column) = self.smallest_column() {
            self.cover(column);
            self.state = ColumnStage::Trying(self.nodes[column].down);
        } else {
            events.push_back(RunEvent::Answer);
            self.go_back(events);
        }
    }

    /// The column with the fewest rows, the first of several. Returns `None` if all that must be covered are.
    fn smallest_column(&mut self) -> Option<usize> {
        let mut best = None;
        let mut column = self.nodes[ROOT].right;
        while column != ROOT {
            self.checks += 1;
            // The fewest rows make the fewest branches (Knuth's heuristic S). A column without rows is a
            // contradiction, and comes first.
            if best.is_none_or(|best: usize| self.sizes[column] < self.sizes[best]) {
                best = Some(column);
            }
            column = self.nodes[column].right;
        }
        best
    }

    fn try_row(&mut self, node: usize, events: &mut VecDeque<RunEvent>) {
        // The way down a column ends at its header, which has no candidate: all its rows were tried.
        let Some(candidate) = self.rows[node] else {
            self.uncover(node);
            self.go_back(events);
            return;
        };
        let mut other = self.nodes[node].right;
        while other != node {
            self.cover(self.nodes[other].column);
            other = self.nodes[other].right;
        }
        self.chosen.push(node);
        events.push_back(RunEvent::Try(candidate));
        self.state = ColumnStage::Choosing;
    }

    /// Takes the last chosen row back; the row below it is next.
    fn go_back(&mut self, events: &mut VecDeque<RunEvent>) {
        let Some(node) = self.chosen.pop() else {
            self.state = ColumnStage::Done;
            return;
        };
        let mut other = self.nodes[node].left;
        while other != node {
            self.uncover(self.nodes[other].column);
            other = self.nodes[other].left;
        }
        events.extend(self.rows[node].map(RunEvent::TakeBack));
        self.state = ColumnStage::Trying(self.nodes[node].down);
    }

    /// Takes a column out of the matrix, and every row that has a node in it out of the other columns.
    fn cover(&mut self, column: usize) {
        let MatrixNode { left, right, .. } = self.nodes[column];
        self.nodes[left].right = right;
        self.nodes[right].left = left;
        let mut row = self.nodes[column].down;
        while row != column {
            let mut other = self.nodes[row].right;
            while other != row {
                let MatrixNode { up, down, column, .. } = self.nodes[other];
                // The node that is taken out keeps its own links. By these it finds its place again.
                self.nodes[up].down = down;
                self.nodes[down].up = up;
                self.sizes[column] -= 1;
                self.checks += 1;
                other = self.nodes[other].right;
            }
            row = self.nodes[row].down;
        }
    }

    /// Puts a column back. Everything happens in the reverse order of [`Self::cover`], so each link finds its place.
    fn uncover(&mut self, column: usize) {
        let mut row = self.nodes[column].up;
        while row != column {
            let mut other = self.nodes[row].left;
            while other != row {
                let MatrixNode { up, down, column, .. } = self.nodes[other];
                self.sizes[column] += 1;
                self.nodes[up].down = other;
                self.nodes[down].up = other;
                self.checks += 1;
                other = self.nodes[other].left;
            }
            row = self.nodes[row].up;
        }
        let MatrixNode { left, right, .. } = self.nodes[column];
        self.nodes[left].right = column;
        self.nodes[right].left = column;
    }
}

/// The demands that the givens leave: a digit for each open cell, and in each complete house a place for each digit.
#[must_use]
pub fn must_be_met(puzzle: &Puzzle) -> Vec<RuleDemand> {
    let (layout, givens) = (puzzle.layout(), puzzle.givens());
    let open = layout.cells().filter(|&cell| givens.get(cell).is_none()).map(RuleDemand::Cell);
    let complete = layout.houses().iter().enumerate().filter(|(_, house)| house.is_complete);
    let places = complete.flat_map(|(number, house)| {
        let digits: Vec<Digit> =
            house.lacking(layout.all_digits(), |cell| givens.get(cell)).iter().collect();
        digits.into_iter().map(move |digit| RuleDemand::House(number, digit))
    });
    open.chain(places).collect()
}

/// The demands that a candidate meets.
pub fn met_by(it: Candidate, layout: &Layout) -> impl Iterator<Item = RuleDemand> {
    let houses =
        layout.houses_of(it.cell).iter().map(move |&house| RuleDemand::House(house, it.digit));
    let apart = layout.rules().flat_map(move |rule| {
        let others = layout.neighbours(rule, it.cell).iter();
        let excluded = rule.exclusion().by(it.digit).and(layout.all_digits());
        others.flat_map(move |&cell| {
            excluded.iter().map(move |digit| pair(it, Candidate { cell, digit }))
        })
    });
    std::iter::once(RuleDemand::Cell(it.cell)).chain(houses).chain(apart)
}

/// The demand that two candidates are not both true. Both candidates name it alike.
fn pair(one: Candidate, other: Candidate) -> RuleDemand {
    RuleDemand::Apart(if one < other { [one, other] } else { [other, one] })
}

impl Stepwise for DancingLinks {
    fn advance(&mut self, events: &mut VecDeque<RunEvent>) {
        while events.is_empty() {
            match self.state {
                ColumnStage::Choosing => self.choose(events),
                ColumnStage::Trying(node) => self.try_row(node, events),
                ColumnStage::Done => return,
            }
        }
    }

    fn checks(&self) -> u64 {
        self.checks
    }

    fn memory(&self) -> Option<usize> {
        let node = size_of::<MatrixNode>() + size_of::<usize>() + size_of::<Option<Candidate>>();
        Some(self.nodes.len() * node + self.chosen.capacity() * size_of::<usize>())
    }
}
