//! Layouts: the cells, digits, houses and rules of a board, as data.
//!
//! A [`Layout`] is what search, formats, paper and window read. [`LayoutBuilder`] makes layouts from what a person
//! or a file says, and refuses what makes no sense with a [`LayoutFault`]. [`NamedShape`] lists the boards that
//! have a name. What a [`Rule`](crate::Rule) means stands in [`rules`](crate::rules).

mod builder;
mod extras;
mod fault;
mod grid_frame;
mod neighbours;
mod pieces;
mod place;
mod regions;
mod shape;
mod shapes;

pub use builder::LayoutBuilder;
pub use extras::ExtraHouses;
pub use fault::{LayoutFault, LayoutFaults};
pub use grid_frame::GridFrame;
pub use pieces::connected_pieces;
pub use place::Place;
pub use regions::Regions;
pub use shape::Layout;
pub use shapes::NamedShape;
