//! The law of leftovers: a band of lines holds each digit as often as an equal number of regions does, so what
//! sticks out of the band holds the same digits as what the regions leave of it.
//!
//! Regions of a jigsaw cross the edges of a band of rows or of columns. If the band and the regions have as many
//! cells, the cells of the band outside the regions and the cells of the regions outside the band hold the same
//! digits. A digit that cannot be on one side is then not on the other, and a digit that must be on one side is on
//! the other too. Boxes leave nothing over, so the law says nothing on boards of boxes alone.
//!
//! In the evidence, `bases` are the lines, `covers` the regions, and the two sets the leftovers: first the cells that
//! lose candidates. If a digit must be in certain cells of the first set, these are marked.

use super::search::{Flow, GeneralFinder, GeneralSearch, eliminating, marks};
use super::tables::GeneralTables;
use crate::engine::technique::wide::{WideCellsAndDigits, WideEvidence};
use crate::engine::technique::{Candidate, Role, Technique, WideSet};
use crate::engine::{Cell, Digit, DigitSet, HouseKind, HouseName};

/// The most cells that are left over on each side. With more of them, hardly anything follows.
const MOST_LEFT: usize = 6;

/// The finder of the technique.
pub(super) const FINDERS: &[GeneralFinder] =
    &[GeneralFinder { techniques: &[Technique::LawOfLeftovers], find }];

/// A band of lines and as many regions, with what is left over.
#[derive(Debug)]
struct Leftovers {
    lines: Vec<HouseName>,
    regions: Vec<HouseName>,
    /// The cells of the lines outside the regions, and those of the regions outside the lines.
    sides: [WideSet; 2],
}

/// All leftovers of a board that is one grid, divided into complete lines and regions; none on other boards.
fn all(tables: &GeneralTables) -> Vec<Leftovers> {
    let of_kinds = |kinds: &[HouseKind]| -> Vec<usize> {
        tables.complete().filter(|&house| kinds.contains(&tables.house(house).kind)).collect()
    };
    let regions = of_kinds(&[HouseKind::Box, HouseKind::Region]);
    let is_divided = |houses: &[usize]| {
        let joined = houses.iter().fold(WideSet::EMPTY, |all, &it| all.or(tables.houses[it]));
        joined == tables.all && houses.len() * tables.layout.digit_count() == tables.all.len()
    };
    let mut found: Vec<Leftovers> = Vec::new();
    if !is_divided(&regions) {
        return found;
    }
    for lines in [of_kinds(&[HouseKind::Row]), of_kinds(&[HouseKind::Column])] {
        if !is_divided(&lines) {
            continue;
        }
        for count in 1..lines.len() {
            for band in lines.windows(count) {
                found.extend(Leftovers::of(tables, band, &regions, &found));
            }
        }
    }
    found
}

impl Leftovers {
    /// What is left over of a band beside the regions that share most cells with it. Returns `None` if no
    /// cell is left over, if more than [`MOST_LEFT`] are, or if `known` has both sides.
    fn of(
        tables: &GeneralTables,
        band: &[usize],
        regions: &[usize],
        known: &[Self],
    ) -> Option<Self> {
        let join = |houses: &[usize]| {
            houses.iter().fold(WideSet::EMPTY, |all, &it| all.or(tables.houses[it]))
        };
        let in_band = join(band);
        let mut nearest = regions.to_vec();
        // The sort is stable, so of regions with equal shares the first are taken.
        nearest.sort_by_key(|&it| usize::MAX - tables.houses[it].and(in_band).len());
        nearest.truncate(band.len());
        nearest.sort_unstable();
        let in_regions = join(&nearest);
        let sides = [in_band.without(in_regions), in_regions.without(in_band)];
        let is_known =
            |it: &Leftovers| it.sides.contains(&sides[0]) && it.sides.contains(&sides[1]);
        if sides[0].is_empty() || sides[0].len() > MOST_LEFT || known.iter().any(is_known) {
            return None;
        }
        let names = |houses: &[usize]| houses.iter().map(|&it| tables.name(it)).collect();
        Some(Self { lines: names(band), regions: names(&nearest), sides })
    }

    fn find_in(&self, search: &mut GeneralSearch<'_>) -> Flow {
        let [one, other] = self.sides;
        self.compare(search, [one, other])?;
        self.compare(search, [other, one])
    }

    /// Finds what follows for the first side from the second.
    fn compare(&self, search: &mut GeneralSearch<'_>, sides: [WideSet; 2]) -> Flow {
        let [these, others] = sides.map(|cells| CellContents::of(search, cells));
        self.impossible(search, &these, &others)?;
        search.board.all_digits().try_for_each(|digit| self.needed(search, digit, &these, &others))
    }

    /// The digits that cannot be on the second side leave the first.
    fn impossible(
        &self,
        search: &mut GeneralSearch<'_>,
        these: &CellContents,
        others: &CellContents,
    ) -> Flow {
        let lost = these.digits.without(others.digits);
        let gone: Vec<Candidate> = these.open_candidates(search, lost).collect();
        let digits = gone.iter().map(|it| it.digit).collect::<DigitSet>().iter().collect();
        let evidence = WideEvidence { digits, ..self.evidence(these, others) };
        search.add(eliminating(Technique::LawOfLeftovers, gone, evidence))
    }

    /// A digit that stands on the second side as often as the first has places for it fills these.
    fn needed(
        &self,
        search: &mut GeneralSearch<'_>,
        digit: Digit,
        these: &CellContents,
        others: &CellContents,
    ) -> Flow {
        let standing = others.standing(search, digit);
        let places = these.can_hold(search, digit);
        if standing == 0 || standing != places.len() {
            return Flow::Continue(());
        }
        let only = CellContents { cells: places, digits: these.digits };
        let beside = these.digits.without(DigitSet::of(digit));
        let gone: Vec<Candidate> = only.open_candidates(search, beside).collect();
        let evidence = WideEvidence {
            digits: vec![digit],
            marks: marks(places.and(search.board.open()), digit, Role::Pattern).collect(),
            ..self.evidence(these, others)
        };
        search.add(eliminating(Technique::LawOfLeftovers, gone, evidence))
    }

    fn evidence(&self, these: &CellContents, others: &CellContents) -> WideEvidence {
        let set = |it: &CellContents| WideCellsAndDigits { cells: it.cells, digits: it.digits };
        WideEvidence {
            bases: self.lines.clone(),
            covers: self.regions.clone(),
            sets: vec![set(these), set(others)],
            ..WideEvidence::default()
        }
    }
}

/// Cells with the digits that they hold or can hold.
struct CellContents {
    cells: WideSet,
    digits: DigitSet,
}

impl CellContents {
    fn of(search: &GeneralSearch<'_>, cells: WideSet) -> Self {
        let held = |cell: Cell| {
            let digit = search.board.digit(cell).map(DigitSet::of);
            digit.unwrap_or_else(|| search.board.candidates(cell))
        };
        Self { cells, digits: cells.iter().map(held).fold(DigitSet::EMPTY, DigitSet::or) }
    }

    fn open_candidates<'s>(
        &self,
        search: &'s GeneralSearch<'_>,
        digits: DigitSet,
    ) -> impl Iterator<Item = Candidate> + use<'s> {
        super::search::candidates_in(search.board, WideCellsAndDigits { cells: self.cells, digits })
    }

    /// How often the digit stands here.
    fn standing(&self, search: &GeneralSearch<'_>, digit: Digit) -> usize {
        self.cells.iter().filter(|&cell| search.board.digit(cell) == Some(digit)).count()
    }

    /// The cells that hold the digit or can hold it.
    fn can_hold(&self, search: &GeneralSearch<'_>, digit: Digit) -> WideSet {
        let stands = |&cell: &Cell| search.board.digit(cell) == Some(digit);
        let standing: WideSet = self.cells.iter().filter(stands).collect();
        standing.or(search.board.places(digit).and(self.cells))
    }
}

/// Finds what follows from the leftovers of all bands.
fn find(search: &mut GeneralSearch<'_>) -> Flow {
    all(search.tables).iter().try_for_each(|leftovers| leftovers.find_in(search))
}
