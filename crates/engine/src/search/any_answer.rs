//! Finds the first answer, or at least some answer of a large board whose first is too hard to find.
//!
//! The order of answers says in which order cells are filled. On boards with many digits and few givens that order leads
//! into branches without an answer that no search leaves. An answer in any order is far easier to find, and tells as much
//! to whoever wants an example. Its number is then not known.

use std::sync::Arc;

use super::bits::Mask;
use super::counting::settled;
use super::fewest_candidates::FewestCandidatesSearch;
use super::meter::Meter;
use super::tables::LayoutTables;
use super::uniqueness::{Uniqueness, uniqueness};
use super::{Answers, Effort};
use crate::{Cancelled, Control, Grid, Puzzle};

/// The number of digits above which the first answer may be too hard to find.
const MANY_DIGITS: usize = 16;

/// The work that the search in order may do, in cells times nodes: a node takes longer on larger boards. This takes some
/// seconds.
const MOST_WORK: u64 = 20_000_000;

/// The answer that [`first_or_any`] found, and the work of the search in order.
#[derive(Clone, Debug)]
pub struct FirstOrAny {
    /// The answer, or `None` if the puzzle has none.
    pub grid: Option<Grid>,
    /// Whether `grid` is known to be the first answer.
    pub is_first: bool,
    /// The work done.
    pub effort: Effort,
}

/// Finds the first answer of `puzzle`. If there are several and the first is too hard to find, finds another.
///
/// # Errors
/// Returns [`Cancelled`] if `control` was cancelled.
pub fn first_or_any(puzzle: &Puzzle, control: &Control) -> Result<FirstOrAny, Cancelled> {
    let mut answers = Answers::new(puzzle);
    if puzzle.layout().digit_count() <= MANY_DIGITS {
        answers.next(control)?;
        return Ok(FirstOrAny::first(answers.grid(), answers.effort()));
    }
    // Uniqueness comes first: an only answer is the first answer, and a puzzle without one would use up the bound in
    // vain.
    match uniqueness(puzzle, control)? {
        Uniqueness::NoAnswer => return Ok(FirstOrAny::first(None, Effort::default())),
        Uniqueness::Only(grid) => return Ok(FirstOrAny::first(Some(grid), Effort::default())),
        Uniqueness::Several => {}
    }
    let most_nodes = Some(MOST_WORK / puzzle.layout().cell_count() as u64);
    match answers.next(&Control { most_nodes, ..control.clone() }) {
        Ok(_) => return Ok(FirstOrAny::first(answers.grid(), answers.effort())),
        // A used-up bound looks like a cancel. Only the token says whether somebody asked to stop.
        Err(Cancelled) if control.cancel.is_cancelled() => return Err(Cancelled),
        Err(Cancelled) => {}
    }
    let effort = answers.effort();
    // The cursor has a learner of its own, whose clauses may take 96 MiB. The next search gets that memory.
    drop(answers);
    let grid = if LayoutTables::fits::<u64>(puzzle.layout()) {
        any::<u64>(puzzle, control)?
    } else {
        any::<u128>(puzzle, control)?
    };
    Ok(FirstOrAny { grid, is_first: false, effort })
}

impl FirstOrAny {
    fn first(grid: Option<Grid>, effort: Effort) -> Self {
        Self { grid, is_first: true, effort }
    }
}

fn any<M: Mask>(puzzle: &Puzzle, control: &Control) -> Result<Option<Grid>, Cancelled> {
    let mut meter = Meter::new(control, Effort::default(), 0);
    let (tables, Some(root)) = settled::<M>(puzzle) else {
        return Ok(None);
    };
    let mut search = FewestCandidatesSearch::new(Arc::clone(&tables), &root);
    search.start(&root);
    let found = search.find(&mut meter)?;
    Ok(found.then(|| tables.grid(search.answer())))
}
