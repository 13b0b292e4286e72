//! The search tree: the last trials as a tree, the branch to now, and beside it how much was tried at each depth.

use super::sheet::{Figure, FigureText, Ink, SheetPoint, WordAnchor, length};
use crate::engine::Digit;
use crate::engine::lab::{RunEvent, TreeMove, TrialPath};
use crate::engine::technique::Candidate;

/// The least width for a trial that is drawn. With less, the tree would be a grey mass.
const ROOM: f32 = 4.0;

/// The depths that are drawn begin and end at multiples of this, so that the tree does not jump with each event.
const BLOCK: usize = 4;

/// The least radius of a digit on trial.
const ON_TRIAL: f32 = 6.0;

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

/// The rows of a range of depths.
#[derive(Clone, Copy)]
struct DepthRows {
    /// The first depth that has a row.
    first: usize,
    /// The depth behind the last one.
    end: usize,
    /// The height of a row.
    step: f32,
}

impl DepthRows {
    fn new(first: usize, end: usize, figure: &Figure) -> Self {
        let step = (figure.size.height() - 2.0 * MARGIN) / length((end - first).max(1));
        Self { first, end, step: step.min(WIDEST_STEP) }
    }

    /// Rows for the depths from where the nodes begin to branch.
    fn of_branches(nodes: &[TrialNode], depths: usize, figure: &Figure) -> Self {
        let branching = nodes.iter().filter(|node| node.fate != Fate::OnTrial);
        let first = branching.map(|node| node.depth).min().unwrap_or(0).saturating_sub(1);
        let last = nodes.iter().map(|node| node.depth).max().unwrap_or(0);
        let end = (last + 1).next_multiple_of(BLOCK).min(depths);
        let first = first / BLOCK * BLOCK;
        Self::new(first, end.max(first + 1), figure)
    }

    /// The middle of a depth.
    fn middle(self, depth: usize) -> f32 {
        MARGIN + (length(depth) - length(self.first) + 0.5) * self.step
    }
}

/// Draws the last trials. `events` are those before now, the last one first. Depths above the first branch are left out.
pub(super) fn draw(figure: &mut Figure, path: &TrialPath, events: impl Iterator<Item = RunEvent>) {
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "it is small and not negative"
    )]
    let most = ((figure.size.width() - STRIP - GAP) / ROOM).max(1.0) as usize;
    let nodes = nodes(path, events, most);
    let rows = DepthRows::of_branches(&nodes, path.depths().len(), figure);
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
    backwards.reverse();
    (before.trials().to_vec(), backwards)
}

fn draw_depths(figure: &mut Figure, path: &TrialPath, rows: DepthRows) {
    let size = (rows.step * 0.8).clamp(7.0, 10.0);
    // Numbers that lie closer than their height would run into each other.
    let every = (size / rows.step).ceil().max(1.0);
    let shown = path.depths().iter().enumerate().take(rows.end).skip(rows.first);
    for (depth, count) in shown {
        let y = rows.middle(depth);
        let is_on_path = depth < path.trials().len();
        #[expect(clippy::cast_precision_loss, reason = "a bar shows no more than some pixels")]
        let share = ((count.tried as f64 + 1.0).ln() / FULL_BAR.ln()).min(1.0);
        #[expect(clippy::cast_possible_truncation, reason = "it is between 0 and 1")]
        let width = BARS * share as f32;
        let high = (rows.step * 0.6).min(10.0);
        let ink = if is_on_path { Ink::Accent } else { Ink::Faint };
        figure.fill(SheetPoint::new(STRIP - width, y - high / 2.0), width, high, ink);
        if length(depth) % every == 0.0 {
            let mut number = |number: u64, x: f32, ink: Ink| {
                let at = SheetPoint::new(x, y);
                figure.word(FigureText::Number(number), at, WordAnchor::End, size, ink);
            };
            number(depth as u64 + 1, NUMBERS, Ink::Soft);
            number(count.tried, STRIP - BARS - 4.0, Ink::Text);
        }
    }
}

fn draw_tree(figure: &mut Figure, nodes: &[TrialNode], rows: DepthRows) {
    let spans = spans(nodes);
    let leaves = spans.iter().map(|span| span.1).max().unwrap_or(0) + 1;
    let room = figure.size.width() - STRIP - GAP;
    let apart = (room / length(leaves)).min(WIDEST_STEP);
    let left = STRIP + GAP + (room - apart * length(leaves)) / 2.0;
    let place = |node: usize| {
        let (first, last) = spans[node];
        let x = left + (length(first + last) / 2.0 + 0.5) * apart;
        SheetPoint::new(x, rows.middle(nodes[node].depth).max(0.0))
    };
    let radius = (apart.min(rows.step) * 0.42).clamp(1.0, 9.0);
    let is_drawn = |node: &TrialNode| node.depth >= rows.first;
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
        for (number, node) in of_fate() {
            draw_node(figure, node, place(number), radius, rows.step);
        }
    }
}

fn draw_node(figure: &mut Figure, node: &TrialNode, at: SheetPoint, radius: f32, step: f32) {
    let digit = node.digit.to_string();
    match node.fate {
        Fate::OnTrial => {
            let radius = radius.max(ON_TRIAL).min(step * 0.46);
            figure.dot(at, radius, Ink::Accent);
            if radius >= 3.0 {
                figure.word(digit, at, WordAnchor::Middle, radius * 1.4, Ink::Paper);
            }
        }
        Fate::Refused | Fate::TakenBack => {
            let ink = if node.fate == Fate::Refused { Ink::Conflict } else { Ink::Soft };
            figure.dot(at, radius.min(9.0), ink);
            if radius >= 4.0 {
                figure.dot(at, radius - 0.8, Ink::Paper);
                figure.word(digit, at, WordAnchor::Middle, radius * 1.4, ink);
            }
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
