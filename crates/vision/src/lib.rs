//! Reads boards in pictures: pixels in, cells out.
//!
//! Pure, and knows no other part of Nonet: no file, no clock, no format of pictures, no rules of Sudoku.

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "sides of pictures and shades are small numbers"
)]

mod borders;
mod choice;
mod cut_off;
mod finder;
mod ink;
mod lattice;
pub mod network;
mod outline;
mod paper;
pub mod patch;
mod picture;
mod point;
mod reader;

use std::sync::OnceLock;

use network::Network;

pub use lattice::SIZES;
pub use picture::Picture;
pub use point::{Corners, Point, contains, turned};
pub use reader::{CellKind, CellReading, LARGEST_SIZE, PictureBoard};

/// The weights of the network.
const WEIGHTS: &[u8] = include_bytes!("../../../resources/vision/digits.bin");

/// Reads the boards of a picture, those about as large as the largest first, row by row, then smaller ones.
#[must_use]
pub fn read(picture: &Picture) -> Vec<PictureBoard> {
    read_with(own_network(), picture)
}

fn own_network() -> &'static Network {
    static NETWORK: OnceLock<Network> = OnceLock::new();
    let read = || Network::from_bytes(WEIGHTS).expect("the weights have the size of the network");
    NETWORK.get_or_init(read)
}

/// Reads the board between four corners of a picture, the upper left corner of the board first. The board has `size` rows, or
/// as many as its lines suggest. Returns `None` if nothing is between the corners, or if they do not run clockwise around a
/// convex area.
#[must_use]
pub fn read_between(
    picture: &Picture,
    corners: &Corners,
    size: Option<usize>,
) -> Option<PictureBoard> {
    reader::read_between(own_network(), picture, corners, size)
}

/// Reads the boards of a picture as [`read`] does, with weights of another training.
#[must_use]
pub fn read_with(network: &Network, picture: &Picture) -> Vec<PictureBoard> {
    choice::boards(network, picture)
}
