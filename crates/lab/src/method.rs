//! The methods, by their names on the command line. `text::lab` has their names in each language.

use nonet_engine::Puzzle;

/// Why a method does not work on a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MethodRefusal {
    /// The puzzle says something of several cells together, such as the sum of a cage. The textbooks of the method know
    /// only digits that exclude each other.
    ConstraintsOnSeveralCells,
}

/// A method of solving.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Method {
    /// Fills the cells in reading order, and looks through the houses of a cell to see whether a digit may stand there.
    BruteForce,
    /// The same with an array for each house that says which digits it has.
    MarkArrays,
    /// The same over a list of the open cells, with a loop in place of recursion.
    OpenCells,
    /// Fills the cell with the fewest candidates first.
    FewestCandidates,
    /// Keeps the candidates of all cells consistent, pair by pair (AC-3).
    ArcConsistency,
    /// Fills in naked and hidden singles, and tries digits only if there are none.
    SinglesSearch,
    /// Colours the graph of the cells: the vertex with the most colours around it first.
    Dsatur,
    /// Covers each demand of the rules once: Algorithm X with dancing links.
    DancingLinks,
    /// Satisfies clauses, and learns a clause from each conflict.
    Clauses,
    /// Exchanges digits at random, less and less boldly. May fail.
    Annealing,
    /// The search of Nonet itself.
    OwnSearch,
}

impl Method {
    /// All methods, from the simplest on.
    pub const ALL: [Self; 11] = [
        Self::BruteForce,
        Self::MarkArrays,
        Self::OpenCells,
        Self::FewestCandidates,
        Self::ArcConsistency,
        Self::SinglesSearch,
        Self::Dsatur,
        Self::DancingLinks,
        Self::Clauses,
        Self::Annealing,
        Self::OwnSearch,
    ];

    /// The word for the method on the command line.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Self::BruteForce => "brute-force",
            Self::MarkArrays => "mark-arrays",
            Self::OpenCells => "open-cells",
            Self::FewestCandidates => "fewest-candidates",
            Self::ArcConsistency => "arc-consistency",
            Self::SinglesSearch => "singles",
            Self::Dsatur => "dsatur",
            Self::DancingLinks => "dancing-links",
            Self::Clauses => "clauses",
            Self::Annealing => "annealing",
            Self::OwnSearch => "nonet",
        }
    }

    /// Why the method does not work on `puzzle`: a [`Run`](super::Run) of it gives up at once. Returns `None` if it works.
    #[must_use]
    pub fn refusal(self, puzzle: &Puzzle) -> Option<MethodRefusal> {
        let is_too_much = puzzle.rules().ties_cells();
        let refusal = is_too_much.then_some(MethodRefusal::ConstraintsOnSeveralCells);
        match self {
            Self::OwnSearch => None,
            Self::BruteForce
            | Self::MarkArrays
            | Self::OpenCells
            | Self::FewestCandidates
            | Self::ArcConsistency
            | Self::SinglesSearch
            | Self::Dsatur
            | Self::DancingLinks
            | Self::Clauses
            | Self::Annealing => refusal,
        }
    }

    /// Whether the method finds every answer, if it is given the time, and proves that there are no others.
    #[must_use]
    pub fn is_complete(self) -> bool {
        match self {
            Self::Annealing => false,
            Self::BruteForce
            | Self::MarkArrays
            | Self::OpenCells
            | Self::FewestCandidates
            | Self::ArcConsistency
            | Self::SinglesSearch
            | Self::Dsatur
            | Self::DancingLinks
            | Self::Clauses
            | Self::OwnSearch => true,
        }
    }

    /// Whether the method takes digits back that it has tried. If not, its search tree has no branches that a spectator
    /// could step over.
    #[must_use]
    pub fn goes_back(self) -> bool {
        match self {
            Self::Annealing | Self::OwnSearch => false,
            Self::BruteForce
            | Self::MarkArrays
            | Self::OpenCells
            | Self::FewestCandidates
            | Self::ArcConsistency
            | Self::SinglesSearch
            | Self::Dsatur
            | Self::DancingLinks
            | Self::Clauses => true,
        }
    }

    /// Whether the method finds the answers in ascending order of the grid read row by row.
    #[must_use]
    pub fn is_in_order(self) -> bool {
        match self {
            Self::BruteForce | Self::MarkArrays | Self::OpenCells | Self::OwnSearch => true,
            Self::FewestCandidates
            | Self::ArcConsistency
            | Self::SinglesSearch
            | Self::Dsatur
            | Self::DancingLinks
            | Self::Clauses
            | Self::Annealing => false,
        }
    }
}
