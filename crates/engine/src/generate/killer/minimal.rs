//! Minimal killers: without any one given, or without the sum of any one cage, they have several answers.

use crate::generate::Stream;
use crate::search::has_one_answer;
use crate::{Cage, Cancelled, Cell, CellSets, Constraint, Control, Grid, Puzzle, Rules};

/// What a killer may not need.
enum Clue {
    Given(Cell),
    /// The sum of the cage with this place among the constraints.
    Sum(usize),
}

/// A killer, and what is left of its constraints. What goes leaves a hole, so that places stay.
struct Killer {
    givens: Grid,
    cages: Vec<Option<Constraint>>,
}

impl Killer {
    fn puzzle(&self) -> Puzzle {
        let layout = self.givens.layout();
        let rules = Rules::new(layout, self.cages.iter().flatten().cloned());
        let rules = rules.expect("the cages are on the board");
        let nothing = CellSets::none(layout);
        let puzzle = Puzzle::of_parts(self.givens.clone(), rules, nothing);
        puzzle.expect("the answer keeps what is left of the killer")
    }

    fn without(&self, clue: &Clue) -> Self {
        let (mut givens, mut cages) = (self.givens.clone(), self.cages.clone());
        match *clue {
            Clue::Given(cell) => {
                givens.set(cell, None);
            }
            Clue::Sum(place) => cages[place] = self.cages[place].as_ref().and_then(without_sum),
        }
        Self { givens, cages }
    }
}

/// The cage without its sum: its digits still differ. Returns `None` for one cell, of which that says nothing.
fn without_sum(constraint: &Constraint) -> Option<Constraint> {
    let cells = constraint.cells();
    (cells.len() > 1).then(|| Constraint::Cage(Cage::new(cells.iter().copied(), None)))
}

/// A killer with one answer, without the givens and sums that it does not need. They are tried in an order that is drawn: what is
/// needed beside many others is needed beside few.
pub(super) fn without_needless(
    puzzle: &Puzzle,
    stream: &mut Stream,
    control: &Control,
) -> Result<Puzzle, Cancelled> {
    let cages = puzzle.rules().constraints().iter().cloned().map(Some).collect();
    let mut killer = Killer { givens: puzzle.givens().clone(), cages };
    let givens = killer.givens.filled().map(|(cell, _)| Clue::Given(cell));
    let mut clues: Vec<Clue> = givens.chain((0..killer.cages.len()).map(Clue::Sum)).collect();
    stream.shuffle(&mut clues);
    for clue in clues {
        let less = killer.without(&clue);
        if has_one_answer(&less.puzzle(), control)? {
            killer = less;
        }
    }
    Ok(killer.puzzle())
}
