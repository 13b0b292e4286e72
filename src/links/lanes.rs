//! The shortest way through the lanes between digits, which are wide enough for a line even on a full board.
//!
//! The lanes make a net: in each cell, lines lie between the rows and columns of small digits, through their middles, on
//! the edge of the cell and, where there is room, near the edge. Middles of small digits are nodes of the net, so every line starts
//! and ends at a node. The search is A* over nodes with the direction in which they are entered, as turns cost too.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use super::line::{CLEAR, LinkBounds};
use super::places::{CELL, NOTE_SPREAD};
use super::scene::{Edge, Scene};
use super::shape::{BoardPoint, float};

/// What a way costs for its length: on the edge of a cell, near it, through the middles of small digits, and between
/// them.
const ON_EDGE: f32 = 1.6;
const NEAR_EDGE: f32 = 1.3;
const THROUGH: f32 = 1.1;
const BETWEEN: f32 = 1.0;
/// The distance of the line near the edge from the edge. It needs small digits that lie further inside.
const NEAR: f32 = 5.0;
const MOST_WITH_NEAR: usize = 3;
/// The cost of the frame of the board, and that of a slanted way, for its length.
const FRAME: f32 = 4.0;
const SLANTED: f32 = 1.15;
/// The cost of a turn by an eighth and by a quarter of a circle, and that of a node with a line on it.
const TURNS: [f32; 3] = [0.0, 5.0, 12.0];
const CROSSING: f32 = 14.0;
/// Costs are counted in whole parts of a unit.
const PARTS: f32 = 16.0;
/// How near a line passes by the nodes that it takes.
const TAKES: f32 = 5.0;
/// Between the points at which a way is tested.
const TEST: f32 = 2.0;

/// The eight directions, by columns and rows, clockwise from the right.
const DIRECTIONS: [(isize, isize); 8] =
    [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)];

/// A column and a row of the net.
type NetPlace = (usize, usize);

/// The state before the first.
const NOWHERE: u32 = u32::MAX;

/// What lies in the way between two neighbouring nodes.
#[derive(Clone, Copy, PartialEq)]
enum LaneObstacle {
    Untested,
    No,
    /// By the obstacle of this number alone, which does not block its own lines.
    By(u32),
    Yes,
}

/// A line of the net: where it lies, and what a way along it costs for its length.
#[derive(Clone, Copy)]
struct Lane {
    at: f32,
    cost: f32,
}

pub(super) struct Lanes<'a> {
    scene: &'a Scene<'a>,
    /// The lines of the net from left to right, and from above to below.
    columns: Vec<Lane>,
    rows: Vec<Lane>,
    /// For each node and each of the first four directions, by the edge that blocks.
    blocked: [Vec<LaneObstacle>; 2],
    /// The nodes that lines take.
    taken: Vec<bool>,
    states: LaneStates,
}

/// The states that a search has come to: a node with the direction in which it is entered, by eight times the number of
/// the node and the direction. A large board has half a million of them, so a search clears only those that it has seen.
#[derive(Default)]
struct LaneStates {
    /// The least cost of each, and the state before it.
    reached: Vec<(u32, u32)>,
    seen: Vec<usize>,
}

impl LaneStates {
    const UNSEEN: (u32, u32) = (u32::MAX, NOWHERE);

    /// Forgets the last search. There are `count` states.
    fn clear(&mut self, count: usize) {
        self.reached.resize(count, Self::UNSEEN);
        for state in self.seen.drain(..) {
            self.reached[state] = Self::UNSEEN;
        }
    }

    fn cost(&self, state: usize) -> u32 {
        self.reached[state].0
    }

    fn reach(&mut self, state: usize, cost: u32, before: u32) {
        self.seen.push(state);
        self.reached[state] = (cost, before);
    }

    /// The state before this one; `None` if a search starts from this one.
    fn before(&self, state: usize) -> Option<usize> {
        let before = self.reached[state].1;
        if before == NOWHERE { None } else { usize::try_from(before).ok() }
    }
}

impl<'a> Lanes<'a> {
    pub(super) fn new(scene: &'a Scene<'a>) -> Self {
        let places = scene.places;
        let columns = lanes(places.columns(), places.notes.columns);
        let rows = lanes(places.rows(), places.notes.rows);
        let taken = vec![false; columns.len() * rows.len()];
        let blocked = [Vec::new(), Vec::new()];
        Self { scene, columns, rows, blocked, taken, states: LaneStates::default() }
    }

    /// Takes the nodes that a dense line passes.
    pub(super) fn mark(&mut self, stroke: &[BoardPoint]) {
        for &point in stroke {
            let node = self.nearest(point);
            if self.point(node).distance(point) < TAKES {
                let number = self.number(node);
                self.taken[number] = true;
            }
        }
    }

    /// The cheapest path from one end to the other inside `bounds`. Of the obstacles, it may cross this edge of `own` alone.
    /// Returns `None` if there is no path.
    pub(super) fn route(
        &mut self,
        ends: [BoardPoint; 2],
        own: [Option<usize>; 2],
        bounds: LinkBounds,
        edge: Edge,
    ) -> Option<Vec<BoardPoint>> {
        let [start, goal] = ends.map(|end| self.nearest(end));
        self.states.clear(8 * self.taken.len());
        self.blocked[edge as usize].resize(4 * self.taken.len(), LaneObstacle::Untested);
        let mut open = BinaryHeap::new();
        // A line may start in any direction: all of them cost nothing.
        for way in 0..8 {
            self.states.reach(8 * self.number(start) + way, 0, NOWHERE);
            open.push(Reverse((self.rest(start, goal), 0, start, way)));
        }
        while let Some(Reverse((_, cost, node, way))) = open.pop() {
            if node == goal {
                return Some(self.way_back(8 * self.number(node) + way));
            }
            let here = 8 * self.number(node) + way;
            if cost > self.states.cost(here) {
                continue;
            }
            for turn in [0, 1, 7, 2, 6] {
                let next_way = (way + turn) % 8;
                let Some(next) = self.neighbour(node, next_way) else { continue };
                let is_free = bounds.holds(self.point(next))
                    && self.is_free([node, next], next_way, own, edge);
                if !is_free {
                    continue;
                }
                let step = self.cost(node, next, next_way) + TURNS[turn.min(8 - turn)];
                let next_cost = cost + parts(step);
                let state = 8 * self.number(next) + next_way;
                if next_cost < self.states.cost(state) {
                    self.states.reach(state, next_cost, small(here));
                    open.push(Reverse((
                        next_cost + self.rest(next, goal),
                        next_cost,
                        next,
                        next_way,
                    )));
                }
            }
        }
        None
    }

    /// The way that led to the state `end`, a node with the direction in which it is entered.
    fn way_back(&self, end: usize) -> Vec<BoardPoint> {
        let states = std::iter::successors(Some(end), |&state| self.states.before(state));
        let across = self.columns.len();
        let node = |state: usize| (state / 8 % across, state / 8 / across);
        let mut points: Vec<BoardPoint> = states.map(|state| self.point(node(state))).collect();
        points.reverse();
        points
    }

    fn point(&self, (column, row): NetPlace) -> BoardPoint {
        BoardPoint { x: self.columns[column].at, y: self.rows[row].at }
    }

    fn nearest(&self, point: BoardPoint) -> NetPlace {
        (nearest(&self.columns, point.x), nearest(&self.rows, point.y))
    }

    fn number(&self, (column, row): NetPlace) -> usize {
        self.columns.len() * row + column
    }

    fn neighbour(&self, (column, row): NetPlace, way: usize) -> Option<NetPlace> {
        let (across, down) = DIRECTIONS[way];
        let column = column.checked_add_signed(across).filter(|&it| it < self.columns.len())?;
        let row = row.checked_add_signed(down).filter(|&it| it < self.rows.len())?;
        Some((column, row))
    }

    /// The least that the way to the goal can cost.
    fn rest(&self, node: NetPlace, goal: NetPlace) -> u32 {
        parts(self.point(node).distance(self.point(goal)))
    }

    fn cost(&self, node: NetPlace, next: NetPlace, way: usize) -> f32 {
        let (from, to) = (self.point(node), self.point(next));
        let share = match DIRECTIONS[way] {
            (_, 0) => self.rows[node.1].cost,
            (0, _) => self.columns[node.0].cost,
            (_, _) => SLANTED,
        };
        let crossing = if self.taken[self.number(next)] { CROSSING } else { 0.0 };
        from.distance(to) * share + crossing
    }

    /// Whether a line may go between two neighbouring nodes, in the direction `way`.
    fn is_free(
        &mut self,
        [node, next]: [NetPlace; 2],
        way: usize,
        own: [Option<usize>; 2],
        edge: Edge,
    ) -> bool {
        // Of the two directions of a way the first is tested.
        let (first, last, way) = if way < 4 { (node, next, way) } else { (next, node, way - 4) };
        let place = 4 * self.number(first) + way;
        let known = self.blocked[edge as usize][place];
        let blocked = if known == LaneObstacle::Untested {
            let blocked = self.test(first, last, edge);
            self.blocked[edge as usize][place] = blocked;
            blocked
        } else {
            known
        };
        match blocked {
            LaneObstacle::No => true,
            LaneObstacle::By(number) => own.iter().flatten().any(|&own| small(own) == number),
            LaneObstacle::Untested | LaneObstacle::Yes => false,
        }
    }

    fn test(&self, first: NetPlace, last: NetPlace, edge: Edge) -> LaneObstacle {
        let (from, to) = (self.point(first), self.point(last));
        let (middle, half) = (from.mix(to, 0.5), from.distance(to) / 2.0);
        let pieces = (2.0 * half / TEST).ceil();
        let mut blocked = LaneObstacle::No;
        for (number, obstacle) in self.scene.near(middle, half + CLEAR) {
            let around = obstacle.of(edge);
            // Most of the digits near by are too far from all of the way.
            if around.distance(middle) >= half + CLEAR {
                continue;
            }
            let mut points = (0..).map(float).take_while(|&piece| piece <= pieces);
            if points.any(|piece| around.distance(from.mix(to, piece / pieces)) < CLEAR) {
                blocked = match blocked {
                    LaneObstacle::Untested | LaneObstacle::No => LaneObstacle::By(small(number)),
                    LaneObstacle::By(_) | LaneObstacle::Yes => return LaneObstacle::Yes,
                };
            }
        }
        blocked
    }
}

/// The lines of a net over this number of cells with this number of small digits each.
fn lanes(cells: usize, notes: usize) -> Vec<Lane> {
    let step = CELL * NOTE_SPREAD / float(notes);
    let first = f32::midpoint(CELL - CELL * NOTE_SPREAD, step);
    let through = |place: usize| Lane { at: first + float(place) * step, cost: THROUGH };
    let between = |place: usize| Lane { at: first + (float(place) + 0.5) * step, cost: BETWEEN };
    let has_near = notes <= MOST_WITH_NEAR;
    let near = |at: f32| has_near.then_some(Lane { at, cost: NEAR_EDGE });
    let inside = (0..notes).flat_map(|place| {
        [Some(through(place)), (place + 1 < notes).then(|| between(place))].into_iter().flatten()
    });
    let lanes: Vec<Lane> = std::iter::once(Lane { at: 0.0, cost: ON_EDGE })
        .chain(near(NEAR))
        .chain(inside)
        .chain(near(CELL - NEAR))
        .collect();
    let of_cell = |cell: usize| {
        lanes.iter().map(move |lane| Lane { at: float(cell) * CELL + lane.at, ..*lane })
    };
    let mut all: Vec<Lane> = (0..cells).flat_map(of_cell).collect();
    all.push(Lane { at: float(cells) * CELL, cost: FRAME });
    all[0].cost = FRAME;
    all
}

/// The number of the line that is nearest to a place.
fn nearest(lanes: &[Lane], at: f32) -> usize {
    let after = lanes.partition_point(|lane| lane.at < at).min(lanes.len() - 1);
    let before = after.saturating_sub(1);
    if at - lanes[before].at < lanes[after].at - at { before } else { after }
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "no way over the board costs so much"
)]
fn parts(cost: f32) -> u32 {
    (cost * PARTS) as u32
}

/// A number of a state or of an obstacle, which take half the room.
#[expect(
    clippy::cast_possible_truncation,
    reason = "a board has less than a million states and obstacles"
)]
fn small(number: usize) -> u32 {
    number as u32
}
