//! Indexers: an arrow with two heads along the column or the row that the digit counts, and a diamond for a box.

use crate::look::{Figure, Mark};
use nonet_engine::{Indexer, IndexerKind};

pub(super) fn mark(indexer: &Indexer) -> Mark {
    let figure = match indexer.kind() {
        IndexerKind::Row => Figure::UprightArrow,
        IndexerKind::Column => Figure::LevelArrow,
        IndexerKind::Box => Figure::Diamond,
    };
    Mark::Figures { cells: vec![indexer.cell()], figure }
}
