//! What a hint looks at once it has named the technique, and before it shows the step.
//!
//! The words of that stage and its picture both follow this, so that the board lights nothing that the words leave open.

use super::{BoardStep, Role, WideSet};

/// What the words of a technique point at, before its step is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Focus {
    /// The houses that the step is seen in, or the cells of its pattern if it needs no house. The words name them.
    Place,
    /// The same, but the words name neither houses nor cells. They need a sentence that says where to look.
    UnnamedPlace,
    /// The cells where the first chain starts.
    Start,
    /// The cells of the first set.
    FirstSet,
    /// The cells of the marks of this role.
    Marked(Role),
}

impl BoardStep {
    /// The cells that the words of the technique point at. `None` if these are the place that the step is seen in.
    #[must_use]
    pub fn focused_cells(&self) -> Option<WideSet> {
        match self.technique.focus() {
            Focus::Place | Focus::UnnamedPlace => None,
            Focus::Start => Some(self.start_cells()),
            Focus::FirstSet => Some(self.first_set_cells()),
            Focus::Marked(role) => Some(self.marked_cells(role)),
        }
    }

    /// The cells where the first chain starts; those of the pattern if there is no chain.
    #[must_use]
    pub fn start_cells(&self) -> WideSet {
        let first = self.evidence.chains.first().and_then(|chain| chain.links.first());
        first.map_or_else(|| self.pattern_cells(), |link| link.from.cells)
    }

    /// The cells of the first set; those of the pattern if there is no set.
    #[must_use]
    pub fn first_set_cells(&self) -> WideSet {
        let first = self.evidence.sets.first();
        first.map_or_else(|| self.pattern_cells(), |set| set.cells)
    }

    /// The cells of the marks of a role, or else of the fins that lie in two houses of a fish at once, or else of the
    /// pattern.
    #[must_use]
    pub fn marked_cells(&self, role: Role) -> WideSet {
        let of_role = |role: Role| -> WideSet {
            let marks = self.evidence.marks.iter().filter(|mark| mark.role == role);
            marks.map(|mark| mark.candidate.cell).collect()
        };
        let found = [of_role(role), of_role(Role::EndoFin)];
        let found = found.into_iter().find(|cells| !cells.is_empty());
        found.unwrap_or_else(|| self.pattern_cells())
    }
}
