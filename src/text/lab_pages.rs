//! The pages on the methods of the lab. Their claims are those of `docs/lab.md`, which were measured.

use super::{Language, word};
use crate::lab::Method;

/// What is said about a method.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MethodPage {
    /// How it works.
    pub idea: &'static str,
    /// What holds after each of its steps.
    pub invariant: &'static str,
    /// What its work grows with.
    pub cost: &'static str,
    /// Where it fails.
    pub weakness: &'static str,
    /// What to look at in the example.
    pub example: &'static str,
}

/// The page of a method.
#[must_use]
#[expect(clippy::too_many_lines, reason = "a table of sentences")]
pub fn method_page(method: Method, language: Language) -> MethodPage {
    match method {
        Method::BruteForce => MethodPage {
            idea: word!(
                language,
                "The open cells are filled in reading order, and each with the smallest digit first. Before a digit stays, the method looks through the row, the column and the box of its cell. If no digit fits, it goes back to the cell before."
            ),
            invariant: word!(
                language,
                "The digits so far break no rule, and every smaller beginning was tried. So the first answer is answer number 1."
            ),
            cost: word!(
                language,
                "A trial for each digit in each beginning that keeps the rules, and up to 27 comparisons for each trial."
            ),
            weakness: word!(
                language,
                "Where the first rows are empty and the answer has large digits there. One such puzzle of 17 givens takes 622,577,597 trials."
            ),
            example: word!(
                language,
                "Step to the first digit that is refused, then to the next backtrack: the digit that is taken back was wrong from the start, but the method saw it only when the next cell had no digit left."
            ),
        },
        Method::MarkArrays => MethodPage {
            idea: word!(
                language,
                "The same order as brute force. An array for each row, column and box says which digits it has, so at most three looks tell whether a digit may stand in a cell."
            ),
            invariant: word!(
                language,
                "A mark is set exactly where the house has the digit. Whoever writes a digit sets its marks; whoever erases it clears them."
            ),
            cost: word!(
                language,
                "As many trials as brute force, each with at most three looks instead of up to 27 comparisons."
            ),
            weakness: word!(
                language,
                "Where brute force fails: the trials are the same. A cheaper check does not make a better search."
            ),
            example: word!(
                language,
                "Watch the arrays: each digit that is written sets a mark in every house of its cell. A digit is refused where one of them is set."
            ),
        },
        Method::OpenCells => MethodPage {
            idea: word!(
                language,
                "The open cells are a list, and the method is a loop with a place in this list. A digit that fits moves the place forwards; a cell without further digits moves it back. There is no recursion."
            ),
            invariant: word!(
                language,
                "The cells before the place have digits that break no rule; the cells behind it are empty. The place is the depth that the calls of a recursive method would have."
            ),
            cost: word!(
                language,
                "As many trials as brute force. Each cell is compared with up to 20 peers, none of them twice."
            ),
            weakness: word!(
                language,
                "Where brute force fails. A loop saves the calls, and no trials."
            ),
            example: word!(
                language,
                "Watch the lit entry of the list: it goes down with every digit that fits and up with every one that is taken back."
            ),
        },
        Method::FewestCandidates => MethodPage {
            idea: word!(
                language,
                "The next cell is the one with the fewest candidates. A cell without a candidate shows at once that a trial was wrong, and a cell with one candidate needs no choice."
            ),
            invariant: word!(
                language,
                "The digits on trial, in their order, are the path from the root of the search tree to now."
            ),
            cost: word!(
                language,
                "All open cells are looked at for each trial. That pays: the tree is far smaller."
            ),
            weakness: word!(
                language,
                "Where a digit has a single place left in a house, but its cell has several candidates. The method sees cells, not houses."
            ),
            example: word!(
                language,
                "Go to the next backtrack: a cell has no candidate left. On this board of 6×6 four digits are taken back, three that followed from a mistake, and then the mistake itself."
            ),
        },
        Method::ArcConsistency => MethodPage {
            idea: word!(
                language,
                "Each cell keeps its candidates. An arc is a pair of cells that share a rule: the first keeps only candidates that the second allows. Where a cell loses a candidate, the arcs to it are looked at again (AC-3). A digit is tried only when nothing more follows."
            ),
            invariant: word!(
                language,
                "When a digit is tried, each candidate fits a candidate of every cell that it shares a rule with."
            ),
            cost: word!(
                language,
                "Many looks at pairs of cells for each trial, so that there are few trials."
            ),
            weakness: word!(
                language,
                "Where houses matter: AC-3 sees two cells at a time, and so no hidden single."
            ),
            example: word!(
                language,
                "A step crosses out a candidate, or writes the last one of a cell. This board needs no trial."
            ),
        },
        Method::SinglesSearch => MethodPage {
            idea: word!(
                language,
                "What people do first: write the only candidate of a cell (naked single), or a digit at its only place in a house (hidden single). Only if there is neither, a candidate is tried in the cell with the fewest."
            ),
            invariant: word!(
                language,
                "When a digit is tried, no cell has a single candidate, and no digit a single place in a complete house."
            ),
            cost: word!(
                language,
                "All cells and houses are looked through after each digit. Puzzles that singles solve need no trial at all."
            ),
            weakness: word!(
                language,
                "Where no cell has few candidates, but a digit has few places: it tries the candidates of a cell all the same."
            ),
            example: word!(
                language,
                "The example has 72 answers, so singles come to an end. Then a digit is tried, and what follows from it is written without a trial."
            ),
        },
        Method::Dsatur => MethodPage {
            idea: word!(
                language,
                "The cells are vertices of a graph, and two that share a rule are joined by an edge: 81 vertices and 810 edges. Digits are colours. DSATUR colours the vertex whose neighbours have the most colours; of equals, the one with the most uncoloured neighbours."
            ),
            invariant: word!(language, "No edge joins two vertices of one colour."),
            cost: word!(language, "All uncoloured vertices are looked at for each trial."),
            weakness: word!(
                language,
                "Where fewest candidates fails: the most colours around a vertex are the fewest candidates in a cell. The two differ only among equals."
            ),
            example: word!(
                language,
                "The lit edges lead to the neighbours, whose colours are forbidden. The next vertex is the one that sees the most colours."
            ),
        },
        Method::DancingLinks => MethodPage {
            idea: word!(
                language,
                "A matrix has a row for each candidate, and a column for each demand: a digit for this cell, a place for this digit in that house. An answer is a choice of rows that meets each demand exactly once. Algorithm X chooses the demand with the fewest rows; links that remember their neighbours take rows out and put them back."
            ),
            invariant: word!(
                language,
                "After a row is taken back, the matrix is what it was before."
            ),
            cost: word!(
                language,
                "The links that are changed. A single is a column with one row, so puzzles that singles solve need no step back."
            ),
            weakness: word!(
                language,
                "Where the same contradiction waits in many branches: it is found again in each."
            ),
            example: word!(
                language,
                "A chosen row is a line through the matrix. The columns that it meets are tinted, and the rows that meet one of them too turn faint."
            ),
        },
        Method::Clauses => MethodPage {
            idea: word!(
                language,
                "Each candidate is a question: is it in the answer? Clauses say that a cell has a digit and that a digit has a place. Propagation finds what follows from a choice. A conflict is traced back to its causes, and the new clause denies that they hold together. While the clause is kept, the same conflict does not come again."
            ),
            invariant: word!(
                language,
                "Each learnt clause follows from the puzzle, or from it and the answers found before."
            ),
            cost: word!(
                language,
                "The clauses that are visited, and memory for up to 20,000 learnt ones. At that number the older half is forgotten."
            ),
            weakness: word!(
                language,
                "Where there is little to learn, the bookkeeping costs more than it saves."
            ),
            example: word!(
                language,
                "Three clauses are learnt on this board of 6×6. The first has three literals, so it is false only if three things come together. Each of the others has one, and settles a candidate for good."
            ),
        },
        Method::Annealing => MethodPage {
            idea: word!(
                language,
                "Each box, or each row on a board without boxes, is filled with the digits that it lacks, faults and all. Then two of its digits are exchanged. An exchange that makes more faults stays with a chance that falls with the temperature, as in metal that cools."
            ),
            invariant: word!(
                language,
                "Each box or row that was filled has its digits; only the other houses and rules have faults."
            ),
            cost: word!(
                language,
                "The cells that are compared at each exchange. Nobody knows how many exchanges there will be."
            ),
            weakness: word!(
                language,
                "It may fail: it gives up after the board has cooled thirteen times. It never knows that a puzzle has no answer."
            ),
            example: word!(
                language,
                "Let it run at full speed on this board of 6×6. The curve is the number of faults, the thin line the temperature: the cooler the board, the lower the curve. At about half of the first temperature there are no faults left."
            ),
        },
        Method::OwnSearch => MethodPage {
            idea: word!(
                language,
                "The search that Nonet solves puzzles with. It keeps all candidates in a few registers of the processor, and works on many cells at once."
            ),
            invariant: word!(language, "Answers come in ascending order, each once."),
            cost: word!(language, "Its checks are the nodes of its search tree."),
            weakness: word!(
                language,
                "It does not show its steps: they happen in the registers. The other methods are written to be understood, and this one to be fast."
            ),
            example: word!(
                language,
                "The digits of the answer are written one after the other. The search itself is over before the first."
            ),
        },
    }
}
