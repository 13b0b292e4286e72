//! What follows from a candidate being true or false, one link at a time.
//!
//! A [`Graph`] has a node for each candidate, and for each group of them where those count: the places of one
//! digit where a line crosses a box. Where almost locked sets count, links go through them as well. Weak links lead
//! from a node that is true to those that are then false, strong links from one that is false to those that are then
//! true. [`Reach`] goes from one node to all that follow, the nearest first; [`NodeTrails`] finds the ways by which one
//! of them was reached.

mod bits;
mod graph;
mod nodes;
mod reach;
mod set_links;
mod trails;

pub(super) use bits::Bits;
pub(super) use graph::{Graph, GraphKind, GraphWork, on_graph};
pub(super) use reach::{NodeState, Reach, ReachStart};
pub(super) use trails::{NodeTrail, NodeTrails};
