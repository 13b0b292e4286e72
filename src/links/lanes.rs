//! The shortest way through the lanes between digits, which are wide enough for a line even on a full board.
//!
//! The lanes make a net: in each cell, lines lie between the three rows and columns of small digits, through their
//! middles, near the edge of the cell and on the edge. Middles of small digits are nodes of the net, so every line starts
//! and ends at a node. The search is A* over nodes with the direction in which they are entered, as turns cost too.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use super::path;
use super::room::{CLEAR, Room};
use super::scene::Scene;
use super::shape::{CELL, Point, float};

/// Where the lines of the net lie in a cell, and what a way along each costs for its length.
const LINES: [(f32, f32); 8] = [
    (0.0, 1.6),
    (5.0, 1.3),
    (18.0, 1.1),
    (34.0, 1.0),
    (50.0, 1.1),
    (66.0, 1.0),
    (82.0, 1.1),
    (95.0, 1.3),
];
const SIDE: usize = 9 * LINES.len() + 1;
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
type Crossing = (usize, usize);

/// The state before the first.
const NOWHERE: usize = usize::MAX;

/// What lies in the way between two neighbouring nodes.
#[derive(Clone, Copy, PartialEq)]
enum Blocked {
    Untested,
    No,
    /// By the obstacle of this number alone, which does not block its own lines.
    By(usize),
    Yes,
}

pub(super) struct Lanes<'a> {
    scene: &'a Scene,
    at: Vec<f32>,
    /// For each node and each of the first four directions.
    blocked: Vec<Blocked>,
    /// The nodes that lines take.
    taken: Vec<bool>,
}

impl<'a> Lanes<'a> {
    pub(super) fn new(scene: &'a Scene) -> Self {
        let of_cell = |cell| LINES.map(|(at, _)| float(cell) * CELL + at);
        let at = (0..9).flat_map(of_cell).chain([9.0 * CELL]).collect();
        let blocked = vec![Blocked::Untested; 4 * SIDE * SIDE];
        Self { scene, at, blocked, taken: vec![false; SIDE * SIDE] }
    }

    /// Takes the nodes that a dense line passes.
    pub(super) fn mark(&mut self, stroke: &[Point]) {
        for &point in stroke {
            let node = (self.nearest(point.x), self.nearest(point.y));
            if self.point(node).distance(point) < TAKES {
                self.taken[number(node)] = true;
            }
        }
    }

    /// The cheapest path from one end to the other inside `room`. It may cross the obstacles `own` alone. Returns
    /// `None` if there is no path.
    pub(super) fn route(
        &mut self,
        ends: [Point; 2],
        own: [Option<usize>; 2],
        room: Room,
    ) -> Option<Vec<Point>> {
        let [start, goal] = ends.map(|end| (self.nearest(end.x), self.nearest(end.y)));
        let mut best = vec![u32::MAX; 8 * SIDE * SIDE];
        let mut from = vec![NOWHERE; 8 * SIDE * SIDE];
        let mut open = BinaryHeap::new();
        // A line may start in any direction: all of them cost nothing.
        for way in 0..8 {
            best[8 * number(start) + way] = 0;
            open.push(Reverse((self.rest(start, goal), 0, start, way)));
        }
        while let Some(Reverse((_, cost, node, way))) = open.pop() {
            if node == goal {
                return Some(self.way_back(&from, 8 * number(node) + way));
            }
            if cost > best[8 * number(node) + way] {
                continue;
            }
            for turn in [0, 1, 7, 2, 6] {
                let next_way = (way + turn) % 8;
                let Some(next) = neighbour(node, next_way) else { continue };
                let is_free =
                    room.holds(self.point(next)) && self.is_free([node, next], next_way, own);
                if !is_free {
                    continue;
                }
                let step = self.cost(node, next, next_way) + TURNS[turn.min(8 - turn)];
                let next_cost = cost + parts(step);
                let state = 8 * number(next) + next_way;
                if next_cost < best[state] {
                    best[state] = next_cost;
                    from[state] = 8 * number(node) + way;
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
    fn way_back(&self, from: &[usize], end: usize) -> Vec<Point> {
        let before = |&state: &usize| Some(from[state]).filter(|&before| before != NOWHERE);
        let states = std::iter::successors(Some(end), before);
        let node = |state: usize| (state / 8 % SIDE, state / 8 / SIDE);
        let mut points: Vec<Point> = states.map(|state| self.point(node(state))).collect();
        points.reverse();
        points
    }

    fn point(&self, (column, row): Crossing) -> Point {
        Point { x: self.at[column], y: self.at[row] }
    }

    fn nearest(&self, at: f32) -> usize {
        let after = self.at.partition_point(|&it| it < at).min(SIDE - 1);
        let before = after.saturating_sub(1);
        if at - self.at[before] < self.at[after] - at { before } else { after }
    }

    /// The least that the way to the goal can cost.
    fn rest(&self, node: Crossing, goal: Crossing) -> u32 {
        parts(self.point(node).distance(self.point(goal)))
    }

    fn cost(&self, node: Crossing, next: Crossing, way: usize) -> f32 {
        let (from, to) = (self.point(node), self.point(next));
        let share = match DIRECTIONS[way] {
            (_, 0) => along(node.1),
            (0, _) => along(node.0),
            (_, _) => SLANTED,
        };
        let crossing = if self.taken[number(next)] { CROSSING } else { 0.0 };
        from.distance(to) * share + crossing
    }

    /// Whether a line may go between two neighbouring nodes, in the direction `way`.
    fn is_free(
        &mut self,
        [node, next]: [Crossing; 2],
        way: usize,
        own: [Option<usize>; 2],
    ) -> bool {
        // Of the two directions of a way the first is tested.
        let (first, last, way) = if way < 4 { (node, next, way) } else { (next, node, way - 4) };
        let place = 4 * number(first) + way;
        if self.blocked[place] == Blocked::Untested {
            self.blocked[place] = self.test(first, last);
        }
        match self.blocked[place] {
            Blocked::No => true,
            Blocked::By(number) => own.contains(&Some(number)),
            Blocked::Untested | Blocked::Yes => false,
        }
    }

    fn test(&self, first: Crossing, last: Crossing) -> Blocked {
        let (from, to) = (self.point(first), self.point(last));
        let pieces = (path::length(&[from, to]) / TEST).ceil();
        let mut blocked = Blocked::No;
        let mut piece = 0.0;
        while piece <= pieces {
            let point = from.mix(to, piece / pieces);
            for (number, obstacle) in self.scene.near(point, CLEAR) {
                if obstacle.outline.distance(point) < CLEAR {
                    blocked = match blocked {
                        Blocked::Untested | Blocked::No => Blocked::By(number),
                        Blocked::By(other) if other == number => blocked,
                        Blocked::By(_) | Blocked::Yes => return Blocked::Yes,
                    };
                }
            }
            piece += 1.0;
        }
        blocked
    }
}

fn number((column, row): Crossing) -> usize {
    SIDE * row + column
}

fn neighbour((column, row): Crossing, way: usize) -> Option<Crossing> {
    let (across, down) = DIRECTIONS[way];
    let column = column.checked_add_signed(across).filter(|&column| column < SIDE)?;
    let row = row.checked_add_signed(down).filter(|&row| row < SIDE)?;
    Some((column, row))
}

/// The cost of a way along this line of the net, for its length.
fn along(line: usize) -> f32 {
    if line == 0 || line == SIDE - 1 { FRAME } else { LINES[line % LINES.len()].1 }
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "no way over the board costs so much"
)]
fn parts(cost: f32) -> u32 {
    (cost * PARTS) as u32
}
