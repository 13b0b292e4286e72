//! Records the literals that hold, in the order in which they were set, with the reason for each.

use super::literal::Literal;

/// Why a literal holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reason {
    /// It was chosen, or it is a fact of level 0.
    None,
    /// This candidate is true, and shares a group with the candidate that is false.
    Rival(u32),
    /// Every other literal of this clause is false.
    Clause(u32),
    /// The propagator with this number removed the candidate. [`Propagators`](super::propagators::Propagators) finds out
    /// from which missing candidates it followed, if a conflict asks.
    Propagator(u32),
}

/// The literals that hold. Literals of level 0 hold for good. Each choice begins a level, which also holds what
/// follows from the choice.
#[derive(Clone, Debug)]
pub(super) struct Trail {
    /// By literal: 1 if it is true, -1 if it is false, 0 if it is open.
    values: Vec<i8>,
    /// By candidate: the level on which it became true or false. Undefined if it is open.
    levels: Vec<u32>,
    /// By candidate: the reason for its value. Undefined if it is open.
    reasons: Vec<Reason>,
    literals: Vec<Literal>,
    /// The index in `literals` where each level from level 1 on begins.
    starts: Vec<usize>,
    /// By candidate: its place in `literals`. Undefined if it is open.
    positions: Vec<u32>,
    /// The number of `literals` whose consequences were already set.
    carried: usize,
}

impl Trail {
    /// An empty trail for this number of candidates.
    pub(super) fn new(candidates: usize) -> Self {
        Self {
            values: vec![0; 2 * candidates],
            levels: vec![0; candidates],
            reasons: vec![Reason::None; candidates],
            literals: Vec::with_capacity(candidates),
            starts: Vec::new(),
            positions: vec![0; candidates],
            carried: 0,
        }
    }

    /// Whether `literal` holds.
    pub(super) fn is_true(&self, literal: Literal) -> bool {
        self.values[literal.index()] > 0
    }

    /// Whether the contrary of `literal` holds.
    pub(super) fn is_false(&self, literal: Literal) -> bool {
        self.values[literal.index()] < 0
    }

    /// Whether neither `literal` nor its contrary holds.
    pub(super) fn is_open(&self, literal: Literal) -> bool {
        self.values[literal.index()] == 0
    }

    /// The literals that hold, in the order in which they were set.
    pub(super) fn literals(&self) -> &[Literal] {
        &self.literals
    }

    /// The current level.
    pub(super) fn level(&self) -> usize {
        self.starts.len()
    }

    /// The level on which `literal` became true or false.
    pub(super) fn level_of(&self, literal: Literal) -> usize {
        self.levels[literal.candidate() as usize] as usize
    }

    /// Why `literal` became true or false.
    pub(super) fn reason_of(&self, literal: Literal) -> Reason {
        self.reasons[literal.candidate() as usize]
    }

    /// The number of literals that held before `literal` became true or false.
    pub(super) fn position_of(&self, literal: Literal) -> usize {
        self.positions[literal.candidate() as usize] as usize
    }

    /// The literals that were chosen, the last first. Level 1 holds assumptions and no choice.
    pub(super) fn choices(&self) -> impl Iterator<Item = Literal> {
        self.starts.iter().skip(1).rev().map(|&start| self.literals[start])
    }

    /// Begins a level.
    pub(super) fn begin_level(&mut self) {
        self.starts.push(self.literals.len());
    }

    /// Makes an open literal true.
    pub(super) fn set(&mut self, literal: Literal, reason: Reason) {
        self.values[literal.index()] = 1;
        // Both literals have a value of their own, so the innermost loop looks one up without a branch.
        self.values[(!literal).index()] = -1;
        let candidate = literal.candidate() as usize;
        #[expect(clippy::cast_possible_truncation, reason = "no more levels than candidates")]
        let level = self.starts.len() as u32;
        self.levels[candidate] = level;
        self.reasons[candidate] = reason;
        #[expect(clippy::cast_possible_truncation, reason = "candidates are numbered as u32")]
        let place = self.literals.len() as u32;
        self.positions[candidate] = place;
        self.literals.push(literal);
    }

    /// The next literal whose consequences are not yet set. Returns `None` if there is none.
    pub(super) fn take_next(&mut self) -> Option<Literal> {
        let literal = *self.literals.get(self.carried)?;
        self.carried += 1;
        Some(literal)
    }

    /// Goes back to the end of `level`, and calls `opened` with each literal that is open again.
    pub(super) fn undo(&mut self, level: usize, mut opened: impl FnMut(Literal)) {
        let Some(&start) = self.starts.get(level) else {
            return;
        };
        for &literal in &self.literals[start..] {
            self.values[literal.index()] = 0;
            self.values[(!literal).index()] = 0;
            opened(literal);
        }
        self.literals.truncate(start);
        self.starts.truncate(level);
        // What was carried on below this level stays valid: its consequences are all below it too.
        self.carried = start;
    }
}
