//! How a board looks without its digits: lines, shades, diagonals and outlines. One truth for the window, paper and the
//! command line.
//!
//! What has these looks is up to the medium: a colour, a grey, hatching, or a sign.

mod board;
mod lines;
mod outline;
mod regions;
mod shade;

pub(crate) use board::{BoardLook, PlaceDiagonals};
pub(crate) use lines::{BoardLines, BoardStroke, LineWeight};
#[cfg(feature = "gui")]
pub(crate) use outline::AreaOutline;
pub(crate) use outline::OutlineDash;
pub(crate) use regions::{RegionLook, ShadedRegions};
pub(crate) use shade::AreaShade;
