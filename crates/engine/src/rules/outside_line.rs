//! Lines that hold each digit once and are counted by a number outside: each cell keeps exactly the digits of some way to
//! fill the line.
//!
//! The cells are filled in order from the number on. What matters of the cells before is which digits they hold, and the
//! count so far. As many digits are used as cells are filled, so that all sets of digits together are the states of the
//! whole line: 512 for nine open cells. With each set goes a set of counts as the bits of a word, and a digit moves all
//! counts at once. One sweep forwards finds the counts that the cells before can leave, one backwards the counts from which
//! the cells behind reach the number. Dynamic programming over sets is that of Held and Karp (A Dynamic Programming
//! Approach to Sequencing Problems, 1962).

use super::OutsideKind;
use super::propagator::{NoCombination, Propagator, digits_of};

/// The most open cells of a line that is looked at. Each further one doubles the sets.
const MOST_OPEN: usize = 12;

/// Counts of the digits so far: a bit for each.
///
/// - A sandwich has the sums since its first crust. Two other bits say that no crust came, and that both came.
/// - An X-sum and a numbered room have the first digit of the line. What it demands is checked where it is due.
/// - A skyscraper has the number of digits that are seen.
type Counts = u128;

/// In the counts of a sandwich: no crust came yet.
const BEFORE_CRUSTS: Counts = 1 << 127;

/// In the counts of a sandwich: both crusts came, with the right sum between them.
const BEHIND_CRUSTS: Counts = 1 << 126;

/// A line with its number.
#[derive(Clone, Debug)]
pub(super) struct OutsideLine {
    kind: OutsideKind,
    number: u32,
}

/// A digit of the line.
struct Step {
    /// The place of its cell, from 0.
    place: usize,
    /// The digit, from 1.
    number: usize,
    /// The set of the digits in the cells before.
    before: u128,
}

impl Step {
    /// Whether the digit is larger than each before it.
    fn is_seen(&self) -> bool {
        self.before < 1 << (self.number - 1)
    }

    /// What the digits up to this one add up to.
    fn total(&self) -> usize {
        digits_of(self.before).map(|index| index + 1).sum::<usize>() + self.number
    }
}

/// What is known of a line: the digits of its filled cells, and the places and the digits that are open.
struct OpenLine {
    /// By place: the candidates.
    candidates: Vec<u128>,
    /// The places of open cells, ascending.
    places: Vec<usize>,
    /// The digits of no filled cell, ascending: as many as there are open cells. Sets of digits count in these.
    digits: Vec<usize>,
}

impl OutsideLine {
    /// The number of a line of this kind.
    pub(super) fn new(kind: OutsideKind, number: u32) -> Self {
        Self { kind, number }
    }

    /// The bit of the number itself. Returns `None` if counts have no bit for it.
    fn wanted(&self) -> Option<Counts> {
        (self.number < BEHIND_CRUSTS.trailing_zeros()).then(|| 1 << self.number)
    }

    /// The counts before the first digit.
    fn first(&self) -> Counts {
        match self.kind {
            OutsideKind::Sandwich => BEFORE_CRUSTS,
            OutsideKind::XSum | OutsideKind::Skyscraper | OutsideKind::NumberedRoom => 1,
        }
    }

    /// The counts that a whole line may have.
    fn last(&self, wanted: Counts) -> Counts {
        match self.kind {
            OutsideKind::Sandwich => BEHIND_CRUSTS,
            OutsideKind::Skyscraper => wanted,
            OutsideKind::XSum | OutsideKind::NumberedRoom => Counts::MAX,
        }
    }

    /// The counts that a digit makes of `counts`, on a line of `cells` cells.
    fn after(&self, counts: Counts, step: &Step, cells: usize) -> Counts {
        match self.kind {
            OutsideKind::Sandwich => {
                let outside = BEFORE_CRUSTS | BEHIND_CRUSTS;
                if step.number == 1 || step.number == cells {
                    let opened = Counts::from(counts & BEFORE_CRUSTS != 0);
                    let closes = self.wanted().is_some_and(|wanted| counts & wanted != 0);
                    if closes { opened | BEHIND_CRUSTS } else { opened }
                } else {
                    let inner = raised(counts & !outside, step.number) & !outside;
                    counts & outside | inner
                }
            }
            OutsideKind::Skyscraper => raised(counts, step.is_seen().into()),
            OutsideKind::XSum | OutsideKind::NumberedRoom => {
                let told = if step.place == 0 { raised(counts, step.number) } else { counts };
                told & self.allowed(step)
            }
        }
    }

    /// The counts of which a digit makes some of `counts`, on a line of `cells` cells.
    fn before(&self, counts: Counts, step: &Step, cells: usize) -> Counts {
        match self.kind {
            OutsideKind::Sandwich => {
                let outside = BEFORE_CRUSTS | BEHIND_CRUSTS;
                if step.number == 1 || step.number == cells {
                    let opens = if counts & 1 == 0 { 0 } else { BEFORE_CRUSTS };
                    let closes = counts & BEHIND_CRUSTS != 0;
                    opens | self.wanted().filter(|_| closes).unwrap_or(0)
                } else {
                    counts & outside | lowered(counts & !outside, step.number)
                }
            }
            OutsideKind::Skyscraper => lowered(counts, step.is_seen().into()),
            OutsideKind::XSum | OutsideKind::NumberedRoom => {
                let allowed = counts & self.allowed(step);
                if step.place == 0 { lowered(allowed, step.number) } else { allowed }
            }
        }
    }

    /// The first digits of the line that allow a digit: bit *n* stands for a first digit of *n*.
    fn allowed(&self, step: &Step) -> Counts {
        let here = raised(1, step.place + 1);
        match self.kind {
            OutsideKind::Sandwich | OutsideKind::Skyscraper => Counts::MAX,
            OutsideKind::XSum if step.total() == self.number as usize => Counts::MAX,
            OutsideKind::NumberedRoom if step.number == self.number as usize => here,
            OutsideKind::XSum | OutsideKind::NumberedRoom => !here,
        }
    }

    /// The digits of some way to fill the line, by place. Returns `None` if there is no way. `wanted` is the bit of the
    /// number.
    fn kept(&self, line: &OpenLine, wanted: Counts) -> Option<Vec<u128>> {
        let cells = line.candidates.len();
        let sets = 1_usize << line.digits.len();
        // By set of digits: the counts in front of the next open cell.
        let mut reached = vec![0; sets];
        reached[0] = self.first();
        for set in 0..sets {
            reached[set] = self.over_filled(line, set, reached[set]);
            for (next, step) in line.steps(set) {
                reached[next] |= self.after(reached[set], &step, cells);
            }
        }
        if reached[sets - 1] & self.last(wanted) == 0 {
            return None;
        }
        let filled = |&set: &u128| if set.is_power_of_two() { set } else { 0 };
        let mut kept: Vec<u128> = line.candidates.iter().map(filled).collect();
        // By set of digits: the counts that lead to the number. They are those in front of the next open cell too, until
        // they have been moved back over the filled cells behind the last one.
        let mut useful = vec![0; sets];
        useful[sets - 1] = self.last(wanted);
        for set in (0..sets).rev().filter(|&set| reached[set] != 0) {
            for (next, step) in line.steps(set) {
                let way = self.before(useful[next], &step, cells);
                useful[set] |= way;
                kept[step.place] |= Counts::from(way & reached[set] != 0) << (step.number - 1);
            }
            for step in line.filled_behind(set).rev() {
                useful[set] = self.before(useful[set], &step, cells);
            }
        }
        Some(kept)
    }

    /// The counts after the filled cells that follow the cells with a set of digits.
    fn over_filled(&self, line: &OpenLine, set: usize, counts: Counts) -> Counts {
        let cells = line.candidates.len();
        line.filled_behind(set).fold(counts, |counts, step| self.after(counts, &step, cells))
    }
}

/// Counts that are so much larger. Those too large for a bit are lost: no number is as large.
fn raised(counts: Counts, by: usize) -> Counts {
    u32::try_from(by).ok().and_then(|by| counts.checked_shl(by)).unwrap_or(0)
}

/// Counts that are so much smaller, without those below 0.
fn lowered(counts: Counts, by: usize) -> Counts {
    u32::try_from(by).ok().and_then(|by| counts.checked_shr(by)).unwrap_or(0)
}

impl OpenLine {
    /// The line with these candidates. Returns `None` if two filled cells hold the same digit.
    fn of(candidates: &[u128]) -> Option<Self> {
        let (mut places, mut filled) = (Vec::new(), 0);
        for (place, &set) in candidates.iter().enumerate() {
            if !set.is_power_of_two() {
                places.push(place);
            } else if filled & set != 0 {
                return None;
            } else {
                filled |= set;
            }
        }
        let digits = (0..candidates.len()).filter(|digit| filled >> digit & 1 == 0).collect();
        Some(Self { candidates: candidates.to_vec(), places, digits })
    }

    /// The digits of a set together with those of the filled cells before `place`.
    fn before(&self, set: usize, place: usize) -> u128 {
        let filled = self.candidates[..place].iter().filter(|set| set.is_power_of_two());
        let open = self.digits.iter().enumerate().filter(|(at, _)| set >> at & 1 == 1);
        filled.fold(0, |all, set| all | set) | open.fold(0, |all, (_, digit)| all | 1 << digit)
    }

    /// The digits of the open cell that follows the cells with a set of digits, each with the set that it makes.
    fn steps(&self, set: usize) -> impl Iterator<Item = (usize, Step)> {
        let place = self.places.get(set.count_ones() as usize).copied();
        let before = place.map_or(0, |place| self.before(set, place));
        place.into_iter().flat_map(move |place| {
            let fits = move |&(at, &digit): &(usize, &usize)| {
                set >> at & 1 == 0 && self.candidates[place] >> digit & 1 == 1
            };
            let step = move |(at, &digit): (usize, &usize)| {
                (set | 1 << at, Step { place, number: digit + 1, before })
            };
            self.digits.iter().enumerate().filter(fits).map(step)
        })
    }

    /// The filled cells between the last open cell with a digit of the set and the next open cell.
    fn filled_behind(&self, set: usize) -> impl DoubleEndedIterator<Item = Step> {
        let count = set.count_ones() as usize;
        let from = count.checked_sub(1).map_or(0, |last| self.places[last] + 1);
        let to = self.places.get(count).copied().unwrap_or(self.candidates.len());
        let step = move |place: usize| {
            let number = self.candidates[place].trailing_zeros() as usize + 1;
            Step { place, number, before: self.before(set, place) }
        };
        (from..to).map(step)
    }
}

impl Propagator for OutsideLine {
    fn narrow(&self, candidates: &mut [u128]) -> Result<(), NoCombination> {
        let line = OpenLine::of(candidates).ok_or(NoCombination)?;
        if line.places.is_empty() {
            let numbers: Vec<usize> =
                candidates.iter().map(|set| set.trailing_zeros() as usize + 1).collect();
            let is_kept = self.kind.counted(&numbers) == Some(self.number as usize);
            return if is_kept { Ok(()) } else { Err(NoCombination) };
        }
        // A long line, or a large sum, is only looked at when it is filled further. To look at it takes too long before.
        let Some(wanted) = self.wanted().filter(|_| line.places.len() <= MOST_OPEN) else {
            return Ok(());
        };
        candidates.copy_from_slice(&self.kept(&line, wanted).ok_or(NoCombination)?);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generate::Stream;
    use crate::rules::propagator::check_against_all_ways;

    #[test]
    fn cells_keep_the_digits_of_all_ways_and_no_others() {
        let mut stream = Stream::new(5);
        for round in 0..600 {
            let digits = 2 + round % 5;
            for kind in OutsideKind::ALL {
                let (least, most) = kind.numbers(digits);
                let spread = u64::from(most - least + 2);
                let number = least + u32::try_from(stream.below(spread)).unwrap();
                let keeps = |way: &[usize]| {
                    let line: Vec<usize> = way.iter().map(|digit| digit + 1).collect();
                    kind.counted(&line) == Some(number as usize)
                };
                let propagator = OutsideLine::new(kind, number);
                check_against_all_ways(&propagator, (digits, digits), &mut stream, keeps);
            }
        }
    }

    #[test]
    fn whole_lines_come_to_their_numbers() {
        let line = [3, 9, 2, 4, 1, 8, 7, 6, 5];
        let counted = OutsideKind::ALL.map(|kind| kind.counted(&line));
        assert_eq!(counted, [Some(6), Some(14), Some(2), Some(2)]);
        assert_eq!(OutsideKind::Sandwich.counted(&[2, 1, 4, 3]), Some(0));
        assert_eq!(OutsideKind::Sandwich.counted(&[2, 1, 4, 4]), None);
    }

    #[test]
    fn lines_of_large_boards_are_looked_at_when_few_cells_are_open() {
        let all = (1_u128 << 25) - 1;
        for kind in OutsideKind::ALL {
            let mut open = vec![all; 25];
            assert_eq!(OutsideLine::new(kind, 1).narrow(&mut open), Ok(()));
            assert!(open.iter().all(|&set| set == all));
        }
        let mut few: Vec<u128> = (0..25).map(|digit| 1 << digit).collect();
        (few[23], few[24]) = (3 << 23, 3 << 23);
        assert_eq!(OutsideLine::new(OutsideKind::Skyscraper, 24).narrow(&mut few), Ok(()));
        assert_eq!((few[23], few[24]), (1 << 24, 1 << 23));
        // The sum between the crusts is more than counts have bits for.
        let mut sums: Vec<u128> = (0..25).map(|digit| 1 << digit).collect();
        assert_eq!(OutsideLine::new(OutsideKind::Sandwich, 299).narrow(&mut sums), Ok(()));
        assert_eq!(
            OutsideLine::new(OutsideKind::Sandwich, 298).narrow(&mut sums),
            Err(NoCombination)
        );
    }
}
