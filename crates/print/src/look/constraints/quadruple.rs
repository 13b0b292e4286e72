//! Quadruples: a circle with small digits, two in a row.

use crate::look::{Mark, Sign, SignShape};
use nonet_engine::{LowestDigit, Quadruple};

pub(super) fn mark(quadruple: &Quadruple, lowest: LowestDigit) -> Mark {
    let shown: Vec<String> =
        quadruple.digits().iter().map(|&digit| lowest.shown(digit).to_string()).collect();
    let rows = shown.chunks(2).map(|row| row.join(" ")).collect();
    Mark::Sign(Sign { cells: quadruple.cells().to_vec(), shape: SignShape::Circle, rows })
}
