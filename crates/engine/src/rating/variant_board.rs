//! The boards of nine digits that are rated beside the classic one, as tables. Such a board has diagonals, windows,
//! disjoint groups, an asterisk, centre dots or a girandola; or rules tie its cells; or it has no blocks.
//!
//! The scale of these boards is that of SukakuExplainer 1.18.1, a successor of Sudoku Explainer. It counts the five
//! groups of cells around the windows of a windoku, which hold each digit once as well, as windows.

use std::ops::Range;

use super::board::{BLOCKS, COLUMNS, CellHouse, ROWS, RatedBoard};
use crate::{Exclusion, HouseKind, Layout, Place, Rule};

/// The largest number of houses: blocks, rows, columns, disjoint groups, windows, and five houses that are alone of
/// their kind.
const COUNT: usize = 50;
/// The number of kinds of houses.
const KINDS: usize = 10;
/// The numbers of kinds: disjoint groups, windows, and the first diagonal. The other diagonal, girandola, asterisk and
/// centre dots follow in this order.
const GROUP_KIND: u8 = 3;
const WINDOW_KIND: u8 = 4;
const FIRST_SINGLE_KIND: u8 = 5;
const GROUPS: Range<usize> = 27..36;
const WINDOWS: Range<usize> = 36..45;
const FIRST_SINGLE: usize = 45;
/// The four windows of the layout. The other five windows of the scale are the groups of cells around them.
pub(super) const REAL_WINDOWS: Range<usize> = 36..40;

/// The asterisk and the girandola in the order of the scale: row by row.
const ASTERISK: [u8; 9] = [13, 20, 24, 37, 40, 43, 56, 60, 67];
const GIRANDOLA: [u8; 9] = [0, 8, 13, 37, 40, 43, 67, 72, 80];
const CENTRES: [u8; 9] = [10, 13, 16, 37, 40, 43, 64, 67, 70];

/// A board of 9×9 with other houses or rules than the classic one.
pub(super) struct VariantBoard {
    cells: [[u8; 9]; COUNT],
    masks: [u128; COUNT],
    /// The houses of each cell by ascending kind, and how many there are.
    homes: [[CellHouse; KINDS]; 81],
    home_counts: [u8; 81],
    /// By cell and kind, for the kinds of houses that the cell has.
    house_of: [[u8; KINDS]; 81],
    first_met: [[u16; KINDS]; 81],
    peers: Vec<Vec<u8>>,
    seen: [u128; 81],
    search_order: Vec<u8>,
    houses: Vec<u8>,
    crossing_kinds: Vec<(Range<usize>, Range<usize>)>,
    not_consecutive: Vec<Vec<u8>>,
    leaps: Vec<Vec<u8>>,
    /// The cells that see each cell only by a rule about two cells.
    seen_by_rule: [u128; 81],
    /// Whether houses or peers differ from those of rows and columns, with or without blocks.
    is_generalized: bool,
}

impl VariantBoard {
    /// Whether the scale knows boards of `layout`.
    pub(super) fn is_board_of(layout: &Layout) -> bool {
        let has = |kind| layout.has_houses(kind);
        let count = |kind| layout.houses().iter().filter(|house| house.kind == kind).count();
        let is_square = layout.rows() == 9
            && layout.columns() == 9
            && layout.digit_count() == 9
            && !layout.has_holes()
            && layout.grids().len() == 1;
        let has_blocks = layout.boxes() == Some((3, 3)) && count(HouseKind::Box) == 9;
        let needs_blocks = [HouseKind::DisjointGroup, HouseKind::Window, HouseKind::CentreDot];
        is_square
            && !has(HouseKind::Region)
            && !has(HouseKind::Extra)
            && (has_blocks || !has(HouseKind::Box) && !needs_blocks.into_iter().any(has))
            && layout.rules().all(|rule| is_of_scale(rule.exclusion()))
            && matches!(count(HouseKind::Diagonal), 0 | 2)
    }

    /// The board of `layout`, or `None` if the scale does not know such boards.
    pub(super) fn of(layout: &Layout) -> Option<Self> {
        if !Self::is_board_of(layout) {
            return None;
        }
        let nowhere = CellHouse { kind: 0, house: 0, place: 0 };
        let mut board = Self {
            cells: [[0; 9]; COUNT],
            masks: [0; COUNT],
            homes: [[nowhere; KINDS]; 81],
            home_counts: [0; 81],
            house_of: [[0; KINDS]; 81],
            first_met: [[0; KINDS]; 81],
            peers: Vec::new(),
            seen: [0; 81],
            search_order: Vec::new(),
            houses: Vec::new(),
            crossing_kinds: Vec::new(),
            not_consecutive: Vec::new(),
            leaps: Vec::new(),
            seen_by_rule: [0; 81],
            is_generalized: is_generalized(layout),
        };
        // Houses first: the orders and the peers are made of them.
        board.add_houses(layout);
        board.add_orders();
        (0..81).for_each(|cell| board.add_peers(cell, layout));
        Some(board)
    }

    /// Whether the board has blocks.
    pub(super) fn has_blocks(&self) -> bool {
        self.houses.first() == Some(&0)
    }

    /// Whether the board has windows.
    pub(super) fn has_windows(&self) -> bool {
        self.has(&WINDOWS)
    }

    fn has(&self, houses: &Range<usize>) -> bool {
        self.houses.iter().any(|&house| houses.contains(&usize::from(house)))
    }

    fn add_houses(&mut self, layout: &Layout) {
        let nine = |cells: fn(usize) -> [u8; 9]| (0..9).map(cells).collect::<Vec<_>>();
        let one = |cells: [u8; 9]| vec![cells];
        let kinds = [
            (HouseKind::Box, 0, BLOCKS.start, nine(block)),
            (HouseKind::Row, 1, ROWS.start, nine(|row| nine_cells(|at| (row, at)))),
            (HouseKind::Column, 2, COLUMNS.start, nine(|column| nine_cells(|at| (at, column)))),
            (HouseKind::DisjointGroup, GROUP_KIND, GROUPS.start, nine(group)),
            (HouseKind::Window, WINDOW_KIND, WINDOWS.start, nine(window)),
            (HouseKind::Diagonal, 5, FIRST_SINGLE, one(nine_cells(|at| (at, at)))),
            (HouseKind::Diagonal, 6, FIRST_SINGLE + 1, one(nine_cells(|at| (at, 8 - at)))),
            (HouseKind::Girandola, 7, FIRST_SINGLE + 2, one(GIRANDOLA)),
            (HouseKind::Asterisk, 8, FIRST_SINGLE + 3, one(ASTERISK)),
            (HouseKind::CentreDot, 9, FIRST_SINGLE + 4, one(CENTRES)),
        ];
        for (_, number, first, houses) in
            kinds.into_iter().filter(|(kind, ..)| layout.has_houses(*kind))
        {
            for (house, cells) in (first..).zip(houses) {
                self.add_house(number, house, cells);
            }
        }
    }

    fn add_house(&mut self, kind: u8, house: usize, cells: [u8; 9]) {
        self.houses.push(house as u8);
        self.cells[house] = cells;
        for (place, cell) in (0..).zip(cells.map(usize::from)) {
            // Houses come by ascending kind, so what a cell sees so far are the cells of its houses of lower kinds.
            let met = self.seen[cell];
            let new = |&at: &usize| met >> cells[at] & 1 == 0 && usize::from(cells[at]) != cell;
            let first_met = (0..9).filter(new).fold(0, |places, at| places | 1 << at);
            self.first_met[cell][usize::from(kind)] = first_met;
            self.house_of[cell][usize::from(kind)] = house as u8;
            let count = &mut self.home_counts[cell];
            self.homes[cell][usize::from(*count)] = CellHouse { kind, house: house as u8, place };
            *count += 1;
            self.masks[house] |= 1 << cell;
        }
        for cell in cells.map(usize::from) {
            self.seen[cell] |= self.masks[house] & !(1 << cell);
        }
    }

    /// Adds the order of houses for singles and sets, and the pairs of kinds of houses whose intersections are
    /// searched.
    fn add_orders(&mut self) {
        let houses = |range: Range<usize>| {
            let houses = self.houses.iter().copied();
            houses.filter(move |&house| range.contains(&usize::from(house)))
        };
        let order = houses(BLOCKS).chain(houses(COLUMNS)).chain(houses(ROWS));
        self.search_order = order.chain(houses(COLUMNS.end..COUNT)).collect();
        if self.has_blocks() {
            self.crossing_kinds =
                vec![(BLOCKS, COLUMNS), (BLOCKS, ROWS), (COLUMNS, BLOCKS), (ROWS, BLOCKS)];
            let kinds: Vec<_> =
                [GROUPS, WINDOWS].into_iter().filter(|kind| self.has(kind)).collect();
            for kind in &kinds {
                let kind = || kind.clone();
                self.crossing_kinds.extend([
                    (kind(), COLUMNS),
                    (kind(), ROWS),
                    (COLUMNS, kind()),
                    (ROWS, kind()),
                    (BLOCKS, kind()),
                    (kind(), BLOCKS),
                ]);
            }
            if kinds.len() == 2 {
                self.crossing_kinds.extend([(WINDOWS, GROUPS), (GROUPS, WINDOWS)]);
            }
        }
    }

    /// Adds the peers of a cell: those of its row, column and block in row-major order, then those of its other
    /// houses, then those of the rules.
    fn add_peers(&mut self, cell: usize, layout: &Layout) {
        let near: u128 = self.homes_of(cell, 0..3).fold(0, |near, house| near | self.masks[house]);
        let mut peers: Vec<u8> = (0..81).filter(|&other| near >> other & 1 == 1).collect();
        peers.retain(|&other| usize::from(other) != cell);
        let mut known = near | 1 << cell;
        let mut add = |other: u8| {
            let is_new = known >> other & 1 == 0;
            known |= 1 << other;
            if is_new {
                peers.push(other);
            }
            is_new
        };
        // Windows before groups, although their kind is higher: the order of peers on the scale, which wings and
        // triplets follow.
        for kinds in [WINDOW_KIND..5, GROUP_KIND..4] {
            for house in self.homes_of(cell, kinds) {
                self.cells[house].into_iter().for_each(|other| _ = add(other));
            }
        }
        // The diagonals of the central cell count as one.
        let diagonals = self.homes_of(cell, FIRST_SINGLE_KIND..7);
        let diagonals = diagonals.fold(0_u128, |cells, house| cells | self.masks[house]);
        (0..81).filter(|&other| diagonals >> other & 1 == 1).for_each(|other| _ = add(other));
        for kinds in [9..10, 7..8, 8..9] {
            for house in self.homes_of(cell, kinds) {
                self.cells[house].into_iter().for_each(|other| _ = add(other));
            }
        }
        let mut by_rule = 0_u128;
        for step in steps(layout, Exclusion::Equal) {
            if let Some(other) = moved_by_rule(cell, step, layout)
                && add(other)
            {
                by_rule |= 1 << other;
            }
        }
        self.seen_by_rule[cell] = by_rule;
        // Before the peers by rules join `seen`, because leaps are those that the houses do not give.
        self.leaps.push(self.leaps_of(cell, layout));
        self.seen[cell] |= by_rule;
        self.peers.push(peers);
        let steps = steps(layout, Exclusion::Consecutive).into_iter();
        let neighbours = steps.filter_map(|step| moved_by_rule(cell, step, layout));
        self.not_consecutive.push(neighbours.collect());
    }

    /// The cells that a chain reaches from a cell by a rule. As on the scale, chains swap rows and columns of the steps,
    /// and do not go over the edges of the board, even if rules do.
    fn leaps_of(&self, cell: usize, layout: &Layout) -> Vec<u8> {
        let steps =
            steps(layout, Exclusion::Equal).into_iter().map(|(rows, columns)| (columns, rows));
        let cells = steps.filter_map(|step| moved_within(cell, step));
        cells.filter(|other| self.seen[cell] >> other & 1 == 0).collect()
    }

    fn homes_of(&self, cell: usize, kinds: Range<u8>) -> impl Iterator<Item = usize> {
        let homes = &self.homes[cell][..usize::from(self.home_counts[cell])];
        homes.iter().filter(move |home| kinds.contains(&home.kind)).map(|home| home.house())
    }
}

/// Whether cells see others than those of their rows, columns and blocks.
fn is_generalized(layout: &Layout) -> bool {
    let is_extra = |kind| !matches!(kind, HouseKind::Row | HouseKind::Column | HouseKind::Box);
    layout.houses().iter().any(|house| is_extra(house.kind))
        || layout.rules().any(Rule::makes_peers)
}

/// Whether the scale has steps for what a rule excludes.
fn is_of_scale(exclusion: Exclusion) -> bool {
    match exclusion {
        Exclusion::Equal | Exclusion::Consecutive => true,
    }
}

/// The steps, as rows and columns, to the cells that rules with this exclusion tie to a cell. As on the scale, rules
/// that reach less far come first.
fn steps(layout: &Layout, exclusion: Exclusion) -> Vec<(isize, isize)> {
    let of_exclusion = layout.rules().filter(|rule| rule.exclusion() == exclusion);
    let mut rules: Vec<_> = of_exclusion.map(Rule::steps).collect();
    rules.sort_by_key(|steps| steps.iter().map(|(rows, columns)| rows.abs() + columns.abs()).max());
    rules.concat()
}

/// The cell at a step from `cell` by a rule. Returns `None` if the step leaves the board, and rules do not go on over its
/// edges.
fn moved_by_rule(cell: usize, step: (isize, isize), layout: &Layout) -> Option<u8> {
    let place = Place::new(cell / 9, cell % 9);
    layout.step(place, step).map(|Place { row, column }| (row * 9 + column) as u8)
}

/// The cell at a step from `cell`. Returns `None` if the step leaves the board.
fn moved_within(cell: usize, (rows, columns): (isize, isize)) -> Option<u8> {
    let row = (cell / 9).checked_add_signed(rows).filter(|row| *row < 9)?;
    let column = (cell % 9).checked_add_signed(columns).filter(|column| *column < 9)?;
    Some((row * 9 + column) as u8)
}

fn nine_cells(place: impl Fn(usize) -> (usize, usize)) -> [u8; 9] {
    std::array::from_fn(|at| {
        let (row, column) = place(at);
        (row * 9 + column) as u8
    })
}

fn block(number: usize) -> [u8; 9] {
    nine_cells(|at| (number / 3 * 3 + at / 3, number % 3 * 3 + at % 3))
}

fn group(number: usize) -> [u8; 9] {
    nine_cells(|at| (number / 3 + at / 3 * 3, number % 3 + at % 3 * 3))
}

/// The windows, then the groups between them: those above and below windows, those beside windows, and that of the
/// corners and edges. Windows and groups are listed row by row, but the groups beside windows column by column.
fn window(number: usize) -> [u8; 9] {
    let lines = |which: usize| [[1, 2, 3], [5, 6, 7], [0, 4, 8]][which];
    let (rows, columns) =
        [(0, 0), (0, 1), (1, 0), (1, 1), (2, 0), (2, 1), (0, 2), (1, 2), (2, 2)][number];
    let by_column = matches!(number, 6 | 7);
    nine_cells(|at| {
        let (row, column) = if by_column { (at % 3, at / 3) } else { (at / 3, at % 3) };
        (lines(rows)[row], lines(columns)[column])
    })
}

impl RatedBoard for &VariantBoard {
    type Places = [[u16; 9]; COUNT];

    const IS_CLASSIC: bool = false;

    fn all_places(&self) -> Self::Places {
        [[0x1FF; 9]; COUNT]
    }

    #[inline]
    fn cells(&self, house: usize) -> &[u8; 9] {
        &self.cells[house]
    }

    #[inline]
    fn mask(&self, house: usize) -> u128 {
        self.masks[house]
    }

    #[inline]
    fn homes(&self, cell: usize) -> impl Iterator<Item = CellHouse> {
        self.homes[cell][..usize::from(self.home_counts[cell])].iter().copied()
    }

    #[inline]
    fn clear(&self, places: &mut Self::Places, cell: usize, digit: usize) {
        for home in self.homes(cell) {
            places[home.house()][digit] &= !(1 << home.place);
        }
    }

    #[inline]
    fn house_of(&self, cell: usize, kind: u8) -> usize {
        usize::from(self.house_of[cell][usize::from(kind)])
    }

    #[inline]
    fn first_met(&self, cell: usize, home: CellHouse) -> u16 {
        self.first_met[cell][usize::from(home.kind)]
    }

    #[inline]
    fn peers(&self, cell: usize) -> &[u8] {
        &self.peers[cell]
    }

    #[inline]
    fn seen(&self, cell: usize) -> u128 {
        self.seen[cell]
    }

    fn search_order(&self) -> impl Iterator<Item = usize> {
        self.search_order.iter().map(|&house| usize::from(house))
    }

    fn kinds(&self) -> impl Iterator<Item = (u8, Range<usize>)> {
        let singles = (FIRST_SINGLE..COUNT).map(|house| house..house + 1);
        // A kind that the board lacks has an empty mask. Its number stays free, because the keys of chains hold
        // numbers of kinds.
        let kinds = [BLOCKS, ROWS, COLUMNS, GROUPS, WINDOWS].into_iter().chain(singles);
        (0..).zip(kinds).filter(|(_, houses)| self.masks[houses.start] != 0)
    }

    fn houses(&self) -> impl Iterator<Item = usize> {
        self.houses.iter().map(|&house| usize::from(house))
    }

    fn crossing_kinds(&self) -> impl Iterator<Item = (Range<usize>, Range<usize>)> {
        self.crossing_kinds.iter().cloned()
    }

    #[inline]
    fn not_consecutive(&self, cell: usize) -> &[u8] {
        &self.not_consecutive[cell]
    }

    #[inline]
    fn leaps(&self, cell: usize) -> &[u8] {
        &self.leaps[cell]
    }

    #[inline]
    fn seen_by_rule(&self, cell: usize) -> u128 {
        self.seen_by_rule[cell]
    }

    #[inline]
    fn is_generalized(&self) -> bool {
        self.is_generalized
    }
}
