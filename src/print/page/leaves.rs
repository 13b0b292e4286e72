//! Plans each page before anything is measured: its heading, its blocks and their tiling.

use crate::print::sequence::{self, Block, Part, Room};
use crate::print::{PerPage, Placing};

/// The plan of one page: blocks in rows from the upper left corner.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Leaf {
    /// The heading above the blocks.
    pub(super) heading: Heading,
    pub(super) tiling: Tiling,
    pub(super) blocks: Vec<Block>,
    /// Whether everything except the page number is upside down.
    pub(super) turned: bool,
}

/// The heading above the blocks of a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Heading {
    /// Title, author and date, on a cover page.
    Cover,
    /// Title, author and date.
    Title,
    /// The title again, small.
    RunningTitle,
    /// "Answers".
    Answers,
    /// "Answers" again, small.
    RunningAnswers,
}

/// Numbers of columns and rows of blocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Tiling {
    pub(super) columns: usize,
    pub(super) rows: usize,
}

impl Heading {
    pub(super) const ALL: [Self; 5] =
        [Self::Cover, Self::Title, Self::RunningTitle, Self::Answers, Self::RunningAnswers];
}

impl Tiling {
    pub(super) fn of(per_page: PerPage) -> Self {
        Self { columns: per_page.columns(), rows: per_page.rows() }
    }

    pub(super) fn count(self) -> usize {
        self.columns * self.rows
    }
}

/// The plans for `items` puzzles. `small` is the tiling of answers at the end.
pub(super) fn leaves(items: usize, tiling: Tiling, placing: Placing, small: Tiling) -> Vec<Leaf> {
    let room = Room { on_a_page: tiling.count(), at_the_end: small.count() };
    let leaf = |sequence::Leaf { part, begins, blocks }| Leaf {
        heading: heading(part, begins, placing),
        tiling: if part == Part::Answers { small } else { tiling },
        blocks,
        turned: part == Part::Answers && placing == Placing::AtEndUpsideDown,
    };
    sequence::leaves(items, placing, room).into_iter().map(leaf).collect()
}

/// The heading of the first or of a later page of a part. After a cover, pages have no title.
fn heading(part: Part, begins: bool, placing: Placing) -> Heading {
    match part {
        Part::Cover => Heading::Cover,
        Part::Puzzles if begins && placing != Placing::Facing => Heading::Title,
        Part::Puzzles => Heading::RunningTitle,
        Part::Answers if begins => Heading::Answers,
        Part::Answers | Part::Facing => Heading::RunningAnswers,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAIR: Tiling = Tiling { columns: 1, rows: 2 };
    const SMALL: Tiling = Tiling { columns: 4, rows: 5 };

    /// The pages as text: `T` and `t` for a title, `A` and `a` for answers, then the blocks.
    fn check(items: usize, placing: Placing, expected: &str) {
        let leaves = leaves(items, PAIR, placing, SMALL);
        assert_eq!(leaves.iter().map(told).collect::<Vec<_>>().join(" "), expected);
    }

    fn told(leaf: &Leaf) -> String {
        let heading = match leaf.heading {
            Heading::Cover => "cover",
            Heading::Title => "T",
            Heading::RunningTitle => "t",
            Heading::Answers => "A",
            Heading::RunningAnswers => "a",
        };
        let block = |block: &Block| match block {
            Block::Puzzle(item) => format!(":{item}"),
            Block::Answer(item) => format!("={item}"),
        };
        let blocks: String = leaf.blocks.iter().map(block).collect();
        let turned = if leaf.turned { "!" } else { "" };
        format!("{heading}{blocks}{turned}")
    }

    #[test]
    fn puzzles_and_answers_go_where_they_were_chosen_to_go() {
        check(3, Placing::Nowhere, "T:0:1 t:2");
        check(3, Placing::AfterEach, "T:0=0 t:1=1 t:2=2");
        check(3, Placing::Facing, "cover t:0:1 a=0=1 t:2 a=2");
        check(3, Placing::AtEnd, "T:0:1 t:2 A=0=1=2");
        check(3, Placing::AtEndUpsideDown, "T:0:1 t:2 A=0=1=2!");
        check(0, Placing::AtEnd, "");
    }

    #[test]
    fn many_answers_fill_several_pages() {
        let leaves = leaves(45, PAIR, Placing::AtEnd, SMALL);
        let answers: Vec<_> = leaves.iter().filter(|leaf| leaf.tiling == SMALL).collect();
        assert_eq!(answers.iter().map(|leaf| leaf.blocks.len()).collect::<Vec<_>>(), [20, 20, 5]);
        assert_eq!(answers[1].heading, Heading::RunningAnswers);
    }
}
