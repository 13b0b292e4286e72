//! XY-chain: a chain through cells of two candidates, whose two ends are places of one digit.

use super::x_chain::find_by;
use crate::technique::Geometry;
use crate::technique::Technique;
use crate::technique::implications::GraphKind;
use crate::technique::step_search::{Flow, StepSearch};

pub(super) fn find<G: Geometry>(search: &mut StepSearch<'_, G>) -> Flow {
    find_by(search, Technique::XYChain, GraphKind::TwoCandidates)
}
