//! Chooses the open candidate that took part in most of the recent conflicts.
//!
//! This is a binary heap with the most active candidate on top. It holds every open candidate. Activity and its
//! decay are those of `MiniSat` (Eén, Sörensson: An Extensible SAT-solver, 2003).

/// Activities are scaled down before they leave the range of `f64`.
const TOO_LARGE: f64 = 1e100;

/// The weight of a conflict relative to the next conflict. This is the value of `MiniSat`. With a value nearer
/// to 1, old conflicts count longer; with a smaller value, only the last few conflicts count.
const DECAY: f64 = 0.95;

/// The place of a candidate that is not in the heap.
const OUT: u32 = u32::MAX;

/// Candidates in the order of their activity. Each conflict that a candidate takes part in raises its activity;
/// later conflicts raise it more.
#[derive(Clone, Debug)]
pub(super) struct ActivityOrder {
    /// The activity of each candidate.
    activity: Vec<f64>,
    /// The activity that a conflict adds at present.
    bump: f64,
    heap: Vec<u32>,
    /// The index in the heap of each candidate, or [`OUT`].
    places: Vec<u32>,
}

impl ActivityOrder {
    /// An order of this number of candidates, all with the same activity.
    pub(super) fn new(candidates: u32) -> Self {
        Self {
            activity: vec![0.0; candidates as usize],
            bump: 1.0,
            // All activities are 0, so any order is a heap. This one begins with the first cells.
            heap: (0..candidates).collect(),
            places: (0..candidates).collect(),
        }
    }

    /// Notes that `candidate` took part in a conflict.
    pub(super) fn bump(&mut self, candidate: u32) {
        let activity = &mut self.activity[candidate as usize];
        *activity += self.bump;
        if *activity > TOO_LARGE {
            self.scale_down();
        }
        let place = self.places[candidate as usize];
        // A candidate outside the heap is already decided. It takes its place by its activity when it comes back.
        if place != OUT {
            self.sift_up(place as usize);
        }
    }

    /// Makes past conflicts count a little less. It raises the weight of future conflicts instead, which leaves
    /// all activities and the heap as they are.
    pub(super) fn decay(&mut self) {
        self.bump /= DECAY;
    }

    /// Takes `candidate` in, if it is not in already.
    pub(super) fn insert(&mut self, candidate: u32) {
        if self.places[candidate as usize] == OUT {
            self.heap.push(candidate);
            self.sift_up(self.heap.len() - 1);
        }
    }

    /// Takes the most active candidate out. Returns `None` if there is none left.
    pub(super) fn pop(&mut self) -> Option<u32> {
        let last = self.heap.pop()?;
        let top = self.heap.first_mut().map_or(last, |first| std::mem::replace(first, last));
        if !self.heap.is_empty() {
            self.sift_down(0);
        }
        self.places[top as usize] = OUT;
        Some(top)
    }

    fn scale_down(&mut self) {
        for activity in &mut self.activity {
            *activity /= TOO_LARGE;
        }
        // All are divided by the same number, so the heap stays in order.
        self.bump /= TOO_LARGE;
    }

    fn is_before(&self, one: u32, other: u32) -> bool {
        self.activity[one as usize] > self.activity[other as usize]
    }

    fn put(&mut self, place: usize, candidate: u32) {
        self.heap[place] = candidate;
        #[expect(clippy::cast_possible_truncation, reason = "the heap holds u32 candidates once")]
        let place = place as u32;
        self.places[candidate as usize] = place;
    }

    fn sift_up(&mut self, mut place: usize) {
        let candidate = self.heap[place];
        while place > 0 {
            let parent = (place - 1) / 2;
            if !self.is_before(candidate, self.heap[parent]) {
                break;
            }
            self.put(place, self.heap[parent]);
            place = parent;
        }
        self.put(place, candidate);
    }

    fn sift_down(&mut self, mut place: usize) {
        let candidate = self.heap[place];
        while let Some(child) = self.first_child(place) {
            if !self.is_before(self.heap[child], candidate) {
                break;
            }
            self.put(place, self.heap[child]);
            place = child;
        }
        self.put(place, candidate);
    }

    fn first_child(&self, place: usize) -> Option<usize> {
        let (left, right) = (2 * place + 1, 2 * place + 2);
        if right < self.heap.len() && self.is_before(self.heap[right], self.heap[left]) {
            Some(right)
        } else {
            (left < self.heap.len()).then_some(left)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_most_active_comes_first() {
        let mut order = ActivityOrder::new(50);
        for candidate in 0..50 {
            for _ in 0..(candidate * 7) % 50 {
                order.bump(candidate);
            }
        }
        let popped: Vec<u32> = std::iter::from_fn(|| order.pop()).collect();
        assert_eq!(popped.len(), 50);
        assert!(popped.is_sorted_by_key(|candidate| std::cmp::Reverse((candidate * 7) % 50)));
    }

    #[test]
    fn late_conflicts_outweigh_early_ones_without_end() {
        let mut order = ActivityOrder::new(3);
        for round in 0..20_000 {
            order.bump(round % 3);
            order.decay();
        }
        assert_eq!(order.pop(), Some((20_000 - 1) % 3));
        order.insert(1);
        assert!(order.activity.iter().all(|activity| activity.is_finite()));
    }
}
