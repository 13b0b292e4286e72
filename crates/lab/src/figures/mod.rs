//! Pictures of methods at work, and tables and charts of races.
//!
//! A [`Figure`] is plain data: lines, boxes, dots and words on a sheet. It has inks in place of colours, so that a
//! theme can choose them. What a figure shows follows from the events of a method alone: [`figure`] knows no window.

mod candidates;
mod chart;
mod clauses;
mod cover;
mod faults;
mod graph;
mod marks;
mod open_cells;
mod race;
mod raster;
mod search_tree;
mod sheet;
mod time_scale;

use crate::{Method, Tape};
use nonet_engine::Puzzle;

pub use chart::{Chart, ChartPoint, ChartSeries, ChartWords, chart, chart_page};
pub use race::{
    CSV_HEAD, RaceCourse, RaceEntry, RaceTotal, RunReport, RunStanding, RunWork, csv_line,
};
pub use raster::{FigurePainter, FigurePixels, InkColours, PictureStyle, Rgb};
pub use sheet::{Figure, FigureElement, FigureSize, FigureText, Ink, SheetPoint, WordAnchor};
pub use time_scale::TimeScale;

/// What a figure shows of a method at work.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum FigureKind {
    /// What belongs to the method alone: its arrays, its graph, its matrix.
    #[default]
    Own,
    /// The tree of the digits that were tried.
    Tree,
}

/// What is drawn of a method, and how large.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FigureChoice {
    /// What the figure shows.
    pub kind: FigureKind,
    /// The size of its sheet.
    pub size: FigureSize,
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
pub fn figure(choice: FigureChoice, method: Method, puzzle: &Puzzle, tape: &Tape) -> Figure {
    let mut figure = Figure::empty(choice.size);
    let own = choice.kind == FigureKind::Own;
    match method {
        Method::MarkArrays if own => marks::draw(&mut figure, tape),
        Method::OpenCells if own => open_cells::draw(&mut figure, puzzle, tape),
        Method::Dsatur if own => graph::draw(&mut figure, tape),
        Method::DancingLinks if own => cover::draw(&mut figure, puzzle, tape),
        Method::Clauses if own => clauses::draw(&mut figure, tape),
        Method::Annealing => faults::draw(&mut figure, puzzle, tape),
        Method::ArcConsistency | Method::SinglesSearch | Method::OwnSearch if own => {
            candidates::draw(&mut figure, puzzle, tape);
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
        | Method::OwnSearch => search_tree::draw(&mut figure, tape.path(), tape.back_events()),
    }
    figure
}
