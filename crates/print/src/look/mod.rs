//! How a board looks without its digits: lines, shades, diagonals and outlines. One truth for the window, paper and the
//! command line.
//!
//! What has these looks is up to the medium: a colour, a grey, hatching, or a sign.

mod board;
mod lines;
mod outline;
mod regions;
mod shade;

pub use board::{BoardLook, PlaceDiagonals};
pub use lines::{BoardLines, BoardStroke, LineWeight};
pub use outline::AreaOutline;
pub use outline::OutlineDash;
pub use regions::{RegionLook, ShadedRegions};
pub use shade::AreaShade;
