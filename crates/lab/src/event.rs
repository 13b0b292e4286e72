//! The events of a method: its steps, small enough for a person to follow. Boards and counters treat the events of all
//! methods alike.

use nonet_engine::Cell;
use nonet_engine::technique::Candidate;

/// A temperature in ten-thousandths of a fault.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Temperature(pub u16);

/// One thing that a method does. Each event holds enough to undo it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RunEvent {
    /// Writes a digit into a cell, to see whether an answer has it.
    Try(Candidate),
    /// Takes the digit that was just tried out of its cell, because it breaks a rule.
    Refuse {
        /// The digit and its cell.
        tried: Candidate,
        /// A cell whose digit excludes it.
        against: Cell,
    },
    /// Takes a digit that was tried out of its cell: no further answer has it together with the trials before it, or a
    /// learnt clause goes back over it.
    TakeBack(Candidate),
    /// Writes a digit into a cell: the digits on trial leave no choice, or Nonet's own search has found an answer.
    Deduce(Candidate),
    /// Takes a deduced digit out of its cell: a trial is taken back, or Nonet's own search goes on to the next answer.
    Withdraw(Candidate),
    /// Crosses out a candidate.
    Exclude(Candidate),
    /// Makes a crossed-out candidate possible again.
    Readmit(Candidate),
    /// Learns a clause, which follows from the puzzle and the answers that were found before.
    Learn {
        /// The number of literals of the clause.
        literals: u32,
    },
    /// Exchanges the digits of two cells.
    Exchange([Cell; 2]),
    /// Exchanges the digits of two cells and, as this makes more faults, exchanges them back at once.
    Reject([Cell; 2]),
    /// Changes the temperature: the higher, the more exchanges that make faults stay.
    Temper {
        /// The temperature before; 0 at the start.
        from: Temperature,
        /// The temperature from now on.
        to: Temperature,
    },
    /// The board is an answer.
    Answer,
    /// The method stops without knowing whether there is an answer.
    GiveUp,
}

/// How an event moves in the search tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TreeMove {
    /// Down to this trial.
    Down(Candidate),
    /// Up from this trial, which broke a rule at once.
    Refused(Candidate),
    /// Up from this trial, which was taken back.
    TakenBack(Candidate),
}

impl RunEvent {
    /// How the event moves in the search tree. Returns `None` if it stays where it is.
    #[must_use]
    pub fn tree_move(self) -> Option<TreeMove> {
        match self {
            Self::Try(it) => Some(TreeMove::Down(it)),
            Self::Refuse { tried, .. } => Some(TreeMove::Refused(tried)),
            Self::TakeBack(it) => Some(TreeMove::TakenBack(it)),
            // What is deduced belongs to the trial from which it follows, and is no node of the tree.
            Self::Deduce(_)
            | Self::Withdraw(_)
            | Self::Exclude(_)
            | Self::Readmit(_)
            | Self::Learn { .. }
            | Self::Exchange(_)
            | Self::Reject(_)
            | Self::Temper { .. }
            | Self::Answer
            | Self::GiveUp => None,
        }
    }

    /// The candidate that the event refuses. It is taken out at once, so it is on no board. Returns `None` if it
    /// refuses none.
    #[must_use]
    pub fn refused(self) -> Option<Candidate> {
        self.candidate().filter(|_| matches!(self, Self::Refuse { .. }))
    }

    /// The candidate that the event writes, erases, crosses out or readmits. Returns `None` if it concerns no
    /// candidate.
    #[must_use]
    pub fn candidate(self) -> Option<Candidate> {
        match self {
            Self::Try(it)
            | Self::Refuse { tried: it, .. }
            | Self::TakeBack(it)
            | Self::Deduce(it)
            | Self::Withdraw(it)
            | Self::Exclude(it)
            | Self::Readmit(it) => Some(it),
            Self::Learn { .. }
            | Self::Exchange(_)
            | Self::Reject(_)
            | Self::Temper { .. }
            | Self::Answer
            | Self::GiveUp => None,
        }
    }
}

/// A clause that follows from the puzzle, or from it and the answers found before: at least one of its literals is
/// true.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LearntClause {
    /// Its number, counted from 1.
    pub number: u64,
    /// Its literals: a candidate, with `true` if the literal says that the answer has it, and `false` if the literal
    /// says that it does not.
    pub literals: Vec<(Candidate, bool)>,
}
