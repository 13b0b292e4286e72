//! One level of the stack of a cursor that can walk in either direction.

/// Which way a cursor walks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Direction {
    Forward,
    Backward,
}

/// A state on the stack, split by the digits of its first open cell. `before` and `after` are the digits on
/// either side of the cursor; `current` is the one that the next frame, or the answer, lies under. Digits
/// known to lead nowhere are in none of them.
#[derive(Clone, Copy, Debug)]
pub(super) struct Frame {
    /// The cell that is split.
    pub(super) cell: usize,
    before: u64,
    current: u64,
    after: u64,
}

impl Frame {
    /// A frame not entered yet, to be walked through in `direction`.
    pub(super) fn new((cell, digits): (usize, u64), direction: Direction) -> Self {
        let (before, after) = match direction {
            Direction::Forward => (0, digits),
            Direction::Backward => (digits, 0),
        };
        Self { cell, before, current: 0, after }
    }

    /// The digit that comes next in `direction`; 0 where there is none.
    pub(super) fn ahead(&self, direction: Direction) -> u64 {
        match direction {
            Direction::Forward => self.after & self.after.wrapping_neg(),
            Direction::Backward => highest(self.before),
        }
    }

    /// Goes into `digit`, which came next.
    pub(super) fn choose(&mut self, digit: u64) {
        self.forget(digit);
        self.current = digit;
    }

    /// Never offers `digit`, which came next, again.
    pub(super) fn forget(&mut self, digit: u64) {
        self.before &= !digit;
        self.after &= !digit;
    }

    /// The same frame as it is before it is walked through in `direction`.
    pub(super) fn rewound(self, direction: Direction) -> Self {
        let digits = self.before | self.current | self.after;
        Self::new((self.cell, digits), direction)
    }

    /// Leaves what lies under the current digit behind.
    pub(super) fn pass(&mut self, direction: Direction) {
        match direction {
            Direction::Forward => self.before |= self.current,
            Direction::Backward => self.after |= self.current,
        }
        self.current = 0;
    }
}

fn highest(digits: u64) -> u64 {
    match digits.checked_ilog2() {
        Some(place) => 1 << place,
        None => 0,
    }
}
