//! Implications: what follows from a true or false candidate, one link at a time.
//!
//! A [`Graph`] has a node for each candidate and, in some graphs, for each group: two or three places of a
//! digit where a line crosses a box. Some graphs also have links through almost locked sets. A weak link leads
//! from a true node to a node that is then false. A strong link leads from a false node to a node that is then
//! true. [`Reach`] goes from one node to all that follow, the nearest first. [`NodeTrails`] finds the paths to
//! a node that was reached.

mod bits;
mod graph;
mod nodes;
mod reach;
mod set_links;
mod trails;

pub(super) use bits::Bits;
pub(super) use graph::{Graph, GraphKind, GraphWork, on_graph};
pub(super) use nodes::NodeState;
pub(super) use reach::{Reach, ReachStart};
pub(super) use trails::{LinksAndSets, NodeTrail, NodeTrails};
