//! Races Nonet's engine against other Sudoku programs, in one process and on the same puzzles.
//!
//! The README of this package explains the measurements, and how to add a peer.

mod arguments;
mod children;
mod command;
mod counting;
mod failure;
mod line;
mod making;
mod peer;
mod permute;
mod race;
mod sets;
mod table;
mod unique;

use std::process::ExitCode;

use clap::Parser;

use arguments::Arguments;

fn main() -> ExitCode {
    match Arguments::parse().run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("nonet-peers: {failure}");
            ExitCode::FAILURE
        }
    }
}
