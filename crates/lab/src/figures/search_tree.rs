//! The search tree: the last trials as a tree, the branch to now, and beside it how much was tried at each depth.

use super::sheet::{Figure, FigureText, Ink, SheetPoint, WordAnchor, length};
use crate::{RunEvent, TreeMove, TrialPath};
use nonet_engine::Digit;
use nonet_engine::technique::Candidate;

/// The least width for a trial that is drawn, so that its digit can be read.
const ROOM: f32 = 8.0;

/// The least height of a row, for the same reason.
const LEAST_STEP: f32 = 13.0;

/// The depths from the root on that are always drawn.
const HEAD: usize = 3;

/// The depths below the gap move by multiples of this, so that the tree does not jump with each event.
const BLOCK: usize = 4;

/// The least radius of a digit on trial.
const ON_TRIAL: f32 = 6.0;

/// The least size of a digit, and the least radius of a ring around it.
const DIGIT: f32 = 7.0;
const RING: f32 = 5.0;

/// The room beside the tree, so that the nodes at its edges are whole.
const SIDE: f32 = 10.0;

/// The widths of the strip of depths, of the numbers of the depths and of the bars in it, and the room between the strip and
/// the tree.
const STRIP: f32 = 122.0;
const NUMBERS: f32 = 18.0;
const BARS: f32 = 46.0;
const GAP: f32 = 8.0;

/// The room above the first depth, and below the last.
const MARGIN: f32 = 14.0;

/// The most between two depths.
const WIDEST_STEP: f32 = 40.0;

/// The number of trials at which a bar is full.
const FULL_BAR: f64 = 1e9;

/// A digit on trial, or one that was.
struct TrialNode {
    digit: Digit,
    parent: Option<usize>,
    depth: usize,
    fate: Fate,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Fate {
    OnTrial,
    Refused,
    TakenBack,
}

/// The depths that have a row: those of the root, a gap if there are too many, and the last ones.
#[derive(Clone, Copy)]
struct DepthRows {
    /// The depth behind the first ones.
    head: usize,
    /// The depth of the first row below the gap. There is none if it is `head`.
    first: usize,
    /// The depth behind the last one.
    end: usize,
    /// The height of a row.
    step: f32,
}

impl DepthRows {
    /// Rows that are high enough for digits, of which one is that of now.
    fn of_tree(nodes: &[TrialNode], path: &TrialPath, figure: &Figure) -> Self {
        let height = figure.size.height() - 2.0 * MARGIN;
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "it is small and not negative"
        )]
        // However low the sheet is, the root and two blocks have rows.
        let most = ((height / LEAST_STEP) as usize).max(HEAD + 2 * BLOCK);
        let last = nodes.iter().map(|node| node.depth).max().unwrap_or(0);
        // The last depth of the drawn trials, rounded up, so that the rows stay where they are for a while.
        let end = (last + 1).next_multiple_of(BLOCK).min(path.depths().len()).max(1);
        let tail = most - HEAD - 1;
        let now = path.trials().len().saturating_sub(1);
        // The depth of now has a row, with the one above it.
        let first = end.saturating_sub(tail).min(now.saturating_sub(1) / BLOCK * BLOCK);
        let (head, first, end) = if end <= most {
            (end, end, end)
        } else if first <= HEAD {
            (most, most, most)
        } else {
            (HEAD, first, end.min(first + tail))
        };
        let rows = head + (end - first) + usize::from(first > head);
        Self { head, first, end, step: (height / length(rows)).min(WIDEST_STEP) }
    }

    /// The middle of the row of a depth, or that of the gap.
    fn middle(self, depth: usize) -> f32 {
        let row = if depth < self.head {
            depth
        } else if depth < self.first {
            self.head
        } else {
            depth - self.first + self.head + usize::from(self.has_gap())
        };
        MARGIN + (length(row) + 0.5) * self.step
    }

    fn has_gap(self) -> bool {
        self.first > self.head
    }

    fn has_row(self, depth: usize) -> bool {
        depth < self.head || (self.first..self.end).contains(&depth)
    }
}

/// Draws the last trials, and the whole path to now. `events` are those before now, the last one first.
pub(super) fn draw(figure: &mut Figure, path: &TrialPath, events: impl Iterator<Item = RunEvent>) {
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "it is small and not negative"
    )]
    let most = ((figure.size.width() - STRIP - GAP) / ROOM).max(1.0) as usize;
    let nodes = nodes(path, events, most);
    let rows = DepthRows::of_tree(&nodes, path, figure);
    draw_depths(figure, path, rows);
    draw_tree(figure, &nodes, rows);
}

/// The nodes of the last trials, each after its parent, and siblings in the order in which they were tried.
fn nodes(path: &TrialPath, events: impl Iterator<Item = RunEvent>, most: usize) -> Vec<TrialNode> {
    let (start, forwards) = last_trials(path, events, most);
    let mut nodes: Vec<TrialNode> = Vec::new();
    let mut now = None;
    for it in start {
        now = Some(add(&mut nodes, now, it.digit));
    }
    for step in forwards {
        let fate = match step {
            TreeMove::Down(it) => {
                now = Some(add(&mut nodes, now, it.digit));
                continue;
            }
            TreeMove::Refused(_) => Fate::Refused,
            TreeMove::TakenBack(_) => Fate::TakenBack,
        };
        if let Some(node) = now.and_then(|now| nodes.get_mut(now)) {
            node.fate = fate;
            now = node.parent;
        }
    }
    nodes
}

fn add(nodes: &mut Vec<TrialNode>, parent: Option<usize>, digit: Digit) -> usize {
    let depth = parent.and_then(|parent| nodes.get(parent)).map_or(0, |parent| parent.depth + 1);
    nodes.push(TrialNode { digit, parent, depth, fate: Fate::OnTrial });
    nodes.len() - 1
}

/// The last trials, `most` at most, with what became of them, the earliest move first, and the digits that were on trial before these.
fn last_trials(
    path: &TrialPath,
    events: impl Iterator<Item = RunEvent>,
    most: usize,
) -> (Vec<Candidate>, Vec<TreeMove>) {
    let mut before = path.clone();
    let mut backwards = Vec::new();
    let mut trials = 0;
    for event in events {
        before.revert(event);
        backwards.extend(event.tree_move());
        trials += usize::from(matches!(event, RunEvent::Try(_)));
        if trials == most {
            break;
        }
    }
    // The events are undone from now on back, so the tree can be built forwards from there, and siblings stand in
    // order.
    backwards.reverse();
    (before.trials().to_vec(), backwards)
}

fn draw_depths(figure: &mut Figure, path: &TrialPath, rows: DepthRows) {
    let size = (rows.step * 0.8).clamp(7.0, 10.0);
    let shown = path.depths().iter().enumerate().filter(|(depth, _)| rows.has_row(*depth));
    for (depth, count) in shown {
        let y = rows.middle(depth);
        let is_on_path = depth < path.trials().len();
        #[expect(clippy::cast_precision_loss, reason = "a bar shows no more than some pixels")]
        // A logarithm, because at neighbouring depths there may be a few trials and millions. The 1 keeps a single
        // trial in sight.
        let share = ((count.tried as f64 + 1.0).ln() / FULL_BAR.ln()).min(1.0);
        #[expect(clippy::cast_possible_truncation, reason = "it is between 0 and 1")]
        let width = BARS * share as f32;
        let high = (rows.step * 0.6).min(10.0);
        let ink = if is_on_path { Ink::Accent } else { Ink::Faint };
        figure.fill(SheetPoint::new(STRIP - width, y - high / 2.0), width, high, ink);
        let mut number = |number: u64, x: f32, ink: Ink| {
            let at = SheetPoint::new(x, y);
            figure.word(FigureText::Number(number), at, WordAnchor::End, size, ink);
        };
        number(depth as u64 + 1, NUMBERS, Ink::Soft);
        number(count.tried, STRIP - BARS - 4.0, Ink::Text);
    }
    if rows.has_gap() {
        draw_gap(figure, SheetPoint::new(NUMBERS - size / 3.0, rows.middle(rows.head)), rows.step);
    }
}

/// Three dots, one below the other, for what is left out.
fn draw_gap(figure: &mut Figure, at: SheetPoint, step: f32) {
    for place in [-1.0, 0.0, 1.0] {
        figure.dot(SheetPoint::new(at.x, at.y + place * step * 0.28), 1.2, Ink::Soft);
    }
}

fn draw_tree(figure: &mut Figure, nodes: &[TrialNode], rows: DepthRows) {
    let spans = spans(nodes);
    let leaves = spans.iter().map(|span| span.1).max().unwrap_or(0) + 1;
    let room = figure.size.width() - STRIP - GAP - 2.0 * SIDE;
    let apart = (room / length(leaves)).min(WIDEST_STEP);
    let left = STRIP + GAP + SIDE + (room - apart * length(leaves)) / 2.0;
    let place = |node: usize| {
        let (first, last) = spans[node];
        let x = left + (length(first + last) / 2.0 + 0.5) * apart;
        SheetPoint::new(x, rows.middle(nodes[node].depth))
    };
    let radius = (apart.min(rows.step) * 0.42).clamp(1.0, 9.0);
    let is_drawn = |node: &TrialNode| rows.has_row(node.depth);
    // The branch to now lies over the others.
    for fate in [Fate::Refused, Fate::TakenBack, Fate::OnTrial] {
        let of_fate = || nodes.iter().enumerate().filter(|(_, it)| it.fate == fate && is_drawn(it));
        let (width, ink) = match fate {
            Fate::OnTrial => (2.0, Ink::Accent),
            Fate::Refused => (0.6, Ink::Conflict),
            Fate::TakenBack => (0.9, Ink::Soft),
        };
        for (number, node) in of_fate() {
            if let Some(parent) = node.parent {
                figure.line(place(parent), place(number), width, ink);
            }
        }
        let above_gap = |(_, node): &(usize, &TrialNode)| rows.has_gap() && node.depth == rows.head;
        let of_gap = nodes.iter().enumerate().filter(|it| it.1.fate == fate).find(above_gap);
        if let Some((number, TrialNode { parent: Some(parent), .. })) = of_gap {
            figure.line(place(*parent), place(number), width, ink);
            let ground = SheetPoint::new(place(number).x - 4.0, place(number).y - rows.step * 0.5);
            figure.fill(ground, 8.0, rows.step, Ink::Paper);
            draw_gap(figure, place(number), rows.step);
        }
        for (number, node) in of_fate() {
            draw_node(figure, node, place(number), radius, rows.step);
        }
    }
}

fn draw_node(figure: &mut Figure, node: &TrialNode, at: SheetPoint, radius: f32, step: f32) {
    let digit = figure.shown(node.digit);
    match node.fate {
        Fate::OnTrial => {
            let radius = radius.max(ON_TRIAL).min(step * 0.46);
            figure.dot(at, radius, Ink::Accent);
            figure.word(digit, at, WordAnchor::Middle, (radius * 1.4).max(DIGIT), Ink::Paper);
        }
        Fate::Refused | Fate::TakenBack => {
            let ink = if node.fate == Fate::Refused { Ink::Conflict } else { Ink::Soft };
            // A small ring would leave no room for the digit.
            if radius >= RING {
                figure.dot(at, radius, ink);
            }
            figure.dot(at, radius - 0.8, Ink::Paper);
            figure.word(digit, at, WordAnchor::Middle, (radius * 1.4).max(DIGIT), ink);
        }
    }
}

/// The first and the last leaf below each node. Leaves are counted from the left.
fn spans(nodes: &[TrialNode]) -> Vec<(usize, usize)> {
    let mut spans: Vec<Option<(usize, usize)>> = vec![None; nodes.len()];
    let mut has_child = vec![false; nodes.len()];
    for parent in nodes.iter().filter_map(|node| node.parent) {
        has_child[parent] = true;
    }
    let leaves = (0..nodes.len()).filter(|&number| !has_child[number]);
    for (leaf, number) in leaves.enumerate() {
        spans[number] = Some((leaf, leaf));
    }
    // A child comes after its parent, so from the last on each node knows its leaves before its parent asks.
    for number in (0..nodes.len()).rev() {
        let Some((first, last)) = spans[number] else { continue };
        if let Some(parent) = nodes[number].parent {
            let (from, to) = spans[parent].unwrap_or((first, last));
            spans[parent] = Some((from.min(first), to.max(last)));
        }
    }
    spans.into_iter().map(Option::unwrap_or_default).collect()
}
