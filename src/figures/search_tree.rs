//! The search tree: the last trials as a tree, the branch to now, and beside it how much was tried at each depth.

use super::sheet::{Figure, Ink, Point, SIDE, WordAnchor, grouped, length};
use crate::engine::Digit;
use crate::engine::lab::{Event, TreeMove, TrialPath};
use crate::engine::technique::Candidate;

/// The most trials besides the branch to now. More would be a grey mass.
const MOST_TRIALS: usize = 220;

/// The widths of the strip of depths, of its bars, and of the tree.
const STRIP: f32 = 108.0;
const BARS: f32 = 46.0;
const TREE: f32 = SIDE - STRIP - 8.0;

/// The room above the first depth, and below the last.
const MARGIN: f32 = 14.0;

/// The most between two depths.
const WIDEST_STEP: f32 = 30.0;

/// The number of trials at which a bar is full.
const FULL_BAR: f64 = 1e9;

/// A digit on trial, or one that was.
struct Node {
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

/// The figure of the last trials. `events` are those before now, the last one first.
pub(super) fn figure(path: &TrialPath, events: impl Iterator<Item = Event>) -> Figure {
    let mut figure = Figure::default();
    let depths = path.depths().len().max(1);
    let step = ((SIDE - 2.0 * MARGIN) / length(depths)).min(WIDEST_STEP);
    draw_depths(&mut figure, path, step);
    draw_tree(&mut figure, &nodes(path, events), step);
    figure
}

/// The nodes of the last trials, each after its parent, and siblings in the order in which they were tried.
fn nodes(path: &TrialPath, events: impl Iterator<Item = Event>) -> Vec<Node> {
    let (start, forwards) = last_trials(path, events);
    let mut nodes: Vec<Node> = Vec::new();
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

fn add(nodes: &mut Vec<Node>, parent: Option<usize>, digit: Digit) -> usize {
    let depth = parent.and_then(|parent| nodes.get(parent)).map_or(0, |parent| parent.depth + 1);
    nodes.push(Node { digit, parent, depth, fate: Fate::OnTrial });
    nodes.len() - 1
}

/// The last trials with what became of them, the earliest move first, and the digits that were on trial before these.
fn last_trials(
    path: &TrialPath,
    events: impl Iterator<Item = Event>,
) -> (Vec<Candidate>, Vec<TreeMove>) {
    let mut before = path.clone();
    let mut backwards = Vec::new();
    let mut trials = 0;
    for event in events {
        before.revert(event);
        backwards.extend(event.tree_move());
        trials += usize::from(matches!(event, Event::Try(_)));
        if trials == MOST_TRIALS {
            break;
        }
    }
    backwards.reverse();
    (before.trials().to_vec(), backwards)
}

fn draw_depths(figure: &mut Figure, path: &TrialPath, step: f32) {
    let size = (step * 0.8).clamp(4.0, 10.0);
    // Numbers that lie closer than their height would run into each other.
    let every = (size / step).ceil().max(1.0);
    for (depth, count) in path.depths().iter().enumerate() {
        let y = row(depth, step);
        let is_on_path = depth < path.trials().len();
        #[expect(clippy::cast_precision_loss, reason = "a bar shows no more than some pixels")]
        let share = ((count.tried as f64 + 1.0).ln() / FULL_BAR.ln()).min(1.0);
        #[expect(clippy::cast_possible_truncation, reason = "it is between 0 and 1")]
        let width = BARS * share as f32;
        let high = (step * 0.6).min(10.0);
        let ink = if is_on_path { Ink::Accent } else { Ink::Faint };
        figure.fill(Point::new(STRIP - width, y - high / 2.0), width, high, ink);
        if length(depth) % every == 0.0 {
            let at = Point::new(STRIP - BARS - 4.0, y);
            figure.word(grouped(count.tried), at, WordAnchor::End, size, Ink::Soft);
        }
    }
}

/// The middle of a depth.
fn row(depth: usize, step: f32) -> f32 {
    MARGIN + (length(depth) + 0.5) * step
}

fn draw_tree(figure: &mut Figure, nodes: &[Node], step: f32) {
    let spans = spans(nodes);
    let leaves = spans.iter().map(|span| span.1).max().unwrap_or(0) + 1;
    let apart = (TREE / length(leaves)).min(WIDEST_STEP);
    let left = STRIP + 8.0 + (TREE - apart * length(leaves)) / 2.0;
    let place = |node: usize| {
        let (first, last) = spans[node];
        Point::new(left + (length(first + last) / 2.0 + 0.5) * apart, row(nodes[node].depth, step))
    };
    let on_trial = |node: &Node| node.fate == Fate::OnTrial;
    // The branch to now lies over the others.
    for over in [false, true] {
        for (number, node) in nodes.iter().enumerate().filter(|(_, node)| on_trial(node) == over) {
            let (width, ink) = match node.fate {
                Fate::OnTrial => (2.0, Ink::Accent),
                Fate::Refused => (0.6, Ink::Conflict),
                Fate::TakenBack => (0.9, Ink::Soft),
            };
            if let Some(parent) = node.parent {
                figure.line(place(parent), place(number), width, ink);
            }
        }
    }
    let radius = (apart.min(step) * 0.42).clamp(1.0, 9.0);
    for (number, node) in nodes.iter().enumerate() {
        draw_node(figure, node, place(number), radius);
    }
}

fn draw_node(figure: &mut Figure, node: &Node, at: Point, radius: f32) {
    let (ground, ink) = match node.fate {
        Fate::OnTrial => (Ink::Accent, Ink::Paper),
        Fate::Refused => (Ink::Paper, Ink::Conflict),
        Fate::TakenBack => (Ink::Paper, Ink::Soft),
    };
    if radius < 4.0 {
        let small = if node.fate == Fate::OnTrial { 2.0 } else { radius.min(1.6) };
        return figure.dot(at, small, if node.fate == Fate::OnTrial { ground } else { ink });
    }
    if node.fate != Fate::OnTrial {
        figure.dot(at, radius, ink);
    }
    figure.dot(at, radius - 0.8, ground);
    figure.word(node.digit.to_string(), at, WordAnchor::Middle, radius * 1.4, ink);
}

/// The first and the last leaf below each node. Leaves are counted from the left.
fn spans(nodes: &[Node]) -> Vec<(usize, usize)> {
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
