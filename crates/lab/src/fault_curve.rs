//! The faults of a board over a whole run of annealing, in constant memory: the longer the run, the fewer of its points
//! are kept.

use super::Temperature;

/// The number of points at which every second one is dropped.
const MANY: usize = 1_200;

/// How many faults a board had, and how hot it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FaultSample {
    /// Pairs of cells that break a rule.
    pub faults: u32,
    /// The temperature.
    pub temperature: Temperature,
}

/// The faults after each move or, in a long run, after each second move, each fourth and so on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FaultCurve {
    /// The number of moves from a point to the next.
    every: u64,
    /// The number of moves so far.
    moves: u64,
    samples: Vec<FaultSample>,
}

impl FaultCurve {
    /// The curve before the first move.
    pub(super) fn new(start: FaultSample) -> Self {
        Self { every: 1, moves: 0, samples: vec![start] }
    }

    /// Adds a move.
    pub(super) fn add(&mut self, sample: FaultSample) {
        self.moves += 1;
        if self.moves.is_multiple_of(self.every) {
            self.samples.push(sample);
        }
        if self.samples.len() == MANY {
            let mut place = 0;
            self.samples.retain(|_| {
                place += 1;
                // The first of each pair stays, so the curve still begins before the first move, and its points stay
                // evenly spaced.
                place % 2 == 1
            });
            self.every *= 2;
        }
    }

    /// The points up to this number of moves, each with the number of moves before it.
    pub fn up_to(&self, moves: u64) -> impl Iterator<Item = (u64, FaultSample)> + '_ {
        let numbered = (0..).step_by(usize::try_from(self.every).unwrap_or(usize::MAX));
        numbered.zip(self.samples.iter().copied()).take_while(move |(number, _)| *number <= moves)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_curve_holds_the_whole_run_in_few_points() {
        let sample = |faults| FaultSample { faults, temperature: Temperature::default() };
        let mut curve = FaultCurve::new(sample(0));
        for number in 1..=1_000_000 {
            curve.add(sample(number));
        }
        let points: Vec<(u64, FaultSample)> = curve.up_to(u64::MAX).collect();
        assert!((MANY / 2..=MANY).contains(&points.len()), "{}", points.len());
        assert!(points.iter().all(|(number, it)| *number == u64::from(it.faults)));
        assert!(points[0].0 == 0 && points[points.len() - 1].0 > 990_000);
        assert_eq!(curve.up_to(0).count(), 1);
    }
}
