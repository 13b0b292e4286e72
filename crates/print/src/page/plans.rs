//! Plans each page before anything is measured: its heading, its blocks and their tiling.

use super::tiles::TilePlan;
use crate::sequence::{self, BoardRef, BoardShares, BookletPart, Share};
use crate::{AnswerPlacement, PerPage};

/// The plan of one page: blocks in rows from the upper left corner.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct PagePlan {
    /// The heading above the blocks.
    pub(super) heading: PageHeading,
    pub(super) tiling: Tiling,
    pub(super) blocks: Vec<BoardRef>,
    /// The sheets over which the only block is spread, and the index of this one, from 0.
    pub(super) tiles: Option<(TilePlan, usize)>,
    /// Whether everything except the page number is upside down.
    pub(super) turned: bool,
}

/// The plan of one board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct BoardPlan {
    /// The tiling of a page with puzzles of this kind.
    pub(super) on_a_page: Tiling,
    /// The tiling of a page with small answers of this kind.
    pub(super) at_the_end: Tiling,
    /// The sheets over which the puzzle and its answer are spread.
    pub(super) tiles: Option<TilePlan>,
}

/// The heading above the blocks of a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PageHeading {
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

impl PageHeading {
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

/// The plans for `items` puzzles. `board` is the plan of each of them.
pub(super) fn plans(
    items: usize,
    placing: AnswerPlacement,
    board: &dyn Fn(usize) -> BoardPlan,
) -> Vec<PagePlan> {
    let share = |block: BoardRef, tiling: fn(BoardPlan) -> Tiling| {
        let plan = board(block.item());
        let place = Share::Place(tiling(plan).count());
        plan.tiles.map_or(place, |tiles| Share::Sheets(tiles.count()))
    };
    let room = BoardShares {
        on_a_page: &|block| share(block, |plan| plan.on_a_page),
        at_the_end: &|block| share(block, |plan| plan.at_the_end),
    };
    let plan = |sequence::PageOutline { part, begins, blocks, sheet }| {
        let first = blocks.first().map(|block| board(block.item()));
        let tiling = first.map(|plan| match part {
            BookletPart::Answers => plan.at_the_end,
            BookletPart::Cover | BookletPart::Puzzles | BookletPart::Facing => plan.on_a_page,
        });
        PagePlan {
            heading: heading(part, begins, placing),
            tiling: tiling.unwrap_or(Tiling { columns: 1, rows: 1 }),
            blocks,
            tiles: first.and_then(|plan| plan.tiles).map(|tiles| (tiles, sheet)),
            turned: part == BookletPart::Answers && placing == AnswerPlacement::AtEndUpsideDown,
        }
    };
    sequence::outlines(items, placing, room).into_iter().map(plan).collect()
}

/// The heading of the first or of a later page of a part. After a cover, pages have no title.
fn heading(part: BookletPart, begins: bool, placing: AnswerPlacement) -> PageHeading {
    match part {
        BookletPart::Cover => PageHeading::Cover,
        BookletPart::Puzzles if begins && placing != AnswerPlacement::Facing => PageHeading::Title,
        BookletPart::Puzzles => PageHeading::RunningTitle,
        BookletPart::Answers if begins => PageHeading::Answers,
        BookletPart::Answers | BookletPart::Facing => PageHeading::RunningAnswers,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAIR: Tiling = Tiling { columns: 1, rows: 2 };
    const SMALL: Tiling = Tiling { columns: 4, rows: 5 };
    const BOARD: BoardPlan = BoardPlan { on_a_page: PAIR, at_the_end: SMALL, tiles: None };

    /// The pages as text: `T` and `t` for a title, `A` and `a` for answers, then the blocks.
    fn check(items: usize, placing: AnswerPlacement, expected: &str) {
        let plans = plans(items, placing, &|_| BOARD);
        assert_eq!(plans.iter().map(told).collect::<Vec<_>>().join(" "), expected);
    }

    fn told(plan: &PagePlan) -> String {
        let heading = match plan.heading {
            PageHeading::Cover => "cover",
            PageHeading::Title => "T",
            PageHeading::RunningTitle => "t",
            PageHeading::Answers => "A",
            PageHeading::RunningAnswers => "a",
        };
        let block = |block: &BoardRef| match block {
            BoardRef::Puzzle(item) => format!(":{item}"),
            BoardRef::Answer(item) => format!("={item}"),
        };
        let blocks: String = plan.blocks.iter().map(block).collect();
        let turned = if plan.turned { "!" } else { "" };
        format!("{heading}{blocks}{turned}")
    }

    #[test]
    fn puzzles_and_answers_go_where_they_were_chosen_to_go() {
        check(3, AnswerPlacement::Nowhere, "T:0:1 t:2");
        check(3, AnswerPlacement::AfterEach, "T:0=0 t:1=1 t:2=2");
        check(3, AnswerPlacement::Facing, "cover t:0:1 a=0=1 t:2 a=2");
        check(3, AnswerPlacement::AtEnd, "T:0:1 t:2 A=0=1=2");
        check(3, AnswerPlacement::AtEndUpsideDown, "T:0:1 t:2 A=0=1=2!");
        check(0, AnswerPlacement::AtEnd, "");
    }

    #[test]
    fn many_answers_fill_several_pages() {
        let plans = plans(45, AnswerPlacement::AtEnd, &|_| BOARD);
        let answers: Vec<_> = plans.iter().filter(|plan| plan.tiling == SMALL).collect();
        assert_eq!(answers.iter().map(|plan| plan.blocks.len()).collect::<Vec<_>>(), [20, 20, 5]);
        assert_eq!(answers[1].heading, PageHeading::RunningAnswers);
    }

    #[test]
    fn large_boards_have_pages_of_their_own() {
        let single = Tiling { columns: 1, rows: 1 };
        let plan = |item| match item {
            1 | 2 => BoardPlan { on_a_page: single, ..BOARD },
            _ => BOARD,
        };
        let plans = plans(5, AnswerPlacement::AtEnd, &plan);
        let told: Vec<String> = plans.iter().map(told).collect();
        assert_eq!(told.join(" "), "T:0 t:1 t:2 t:3:4 A=0=1=2=3=4");
    }
}
