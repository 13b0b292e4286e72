//! Layouts: the cells, digits, houses and plain rules of a board, as data.
//!
//! A [`Layout`] is what search, formats, paper and window read. [`LayoutBuilder`] makes layouts from what a person
//! or a file says, and refuses what makes no sense with a [`LayoutFault`]. [`NamedShape`] lists the boards that
//! have a name. Rules that clues state, such as cages and arrows, will stand beside [`Rule`] in the layout.

mod builder;
mod extras;
mod fault;
mod grid_frame;
mod neighbours;
mod pieces;
mod place;
mod regions;
mod rule;
mod shape;
mod shapes;

pub use builder::LayoutBuilder;
pub use extras::ExtraHouses;
pub use fault::{LayoutFault, LayoutFaults};
pub use grid_frame::GridFrame;
pub use pieces::connected_pieces;
pub use place::Place;
pub use regions::Regions;
pub use rule::Rule;
pub use shape::Layout;
pub use shapes::NamedShape;
