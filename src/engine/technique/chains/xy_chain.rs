//! XY-chain: a chain through cells of two candidates, whose two ends are places of one digit.

use super::x_chain::find_by;
use crate::engine::technique::Technique;
use crate::engine::technique::hunt::{Flow, Hunt};
use crate::engine::technique::implications::GraphKind;

pub(super) fn find(hunt: &mut Hunt<'_>) -> Flow {
    find_by(hunt, Technique::XYChain, GraphKind::TwoCandidates)
}
