//! Pictures of methods at work, and tables and charts of races.
//!
//! A [`Figure`] is plain data: lines, boxes, dots and words on a square sheet. It has inks in place of colours, so that a
//! theme can choose them. What a figure shows follows from the events of a method alone: [`figure`] knows no window.

mod candidates;
mod chart;
mod clauses;
mod cover;
mod faults;
mod graph;
mod marks;
mod open_cells;
mod raster;
mod search_tree;
mod sheet;
mod standing;

use crate::engine::Puzzle;
use crate::engine::lab::{Method, Tape};

pub use chart::{Chart, ChartPoint, ChartSeries, ChartWords, chart, chart_page};
pub use raster::{InkColours, Picture, Rgb, picture};
pub use sheet::{Figure, FigureElement, Ink, Point, SIDE, WordAnchor};
pub use standing::{CSV_HEAD, RaceCourse, RaceStand, Standing, csv_line};

/// What a figure shows of a method at work.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum FigureKind {
    /// What belongs to the method alone: its arrays, its graph, its matrix.
    #[default]
    Own,
    /// The tree of the digits that were tried.
    Tree,
}

impl FigureKind {
    /// The kinds of figure that a method has, the one to begin with first.
    #[must_use]
    pub fn of(method: Method) -> &'static [Self] {
        match method {
            Method::BruteForce | Method::FewestCandidates => &[Self::Tree],
            Method::MarkArrays
            | Method::OpenCells
            | Method::ArcConsistency
            | Method::SinglesSearch
            | Method::Dsatur
            | Method::DancingLinks
            | Method::Clauses => &[Self::Own, Self::Tree],
            Method::Annealing | Method::OwnSearch => &[Self::Own],
        }
    }
}

/// The figure of a method at work on `puzzle`.
#[must_use]
pub fn figure(kind: FigureKind, method: Method, puzzle: &Puzzle, tape: &Tape) -> Figure {
    let own = kind == FigureKind::Own;
    match method {
        Method::MarkArrays if own => marks::figure(tape),
        Method::OpenCells if own => open_cells::figure(puzzle, tape),
        Method::Dsatur if own => graph::figure(tape),
        Method::DancingLinks if own => cover::figure(puzzle, tape),
        Method::Clauses if own => clauses::figure(tape),
        Method::Annealing => faults::figure(puzzle, tape),
        Method::ArcConsistency | Method::SinglesSearch | Method::OwnSearch if own => {
            candidates::figure(puzzle, tape)
        }
        Method::BruteForce
        | Method::MarkArrays
        | Method::OpenCells
        | Method::FewestCandidates
        | Method::ArcConsistency
        | Method::SinglesSearch
        | Method::Dsatur
        | Method::DancingLinks
        | Method::Clauses
        | Method::OwnSearch => search_tree::figure(tape.path(), tape.back_events()),
    }
}
