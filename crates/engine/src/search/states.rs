//! The stack of states of one search.
//!
//! A small state is copied for each level of the stack, in one allocation that never shrinks. A large state is kept
//! once: each level below the top keeps only the words that the next level changed. So a board of 100 × 100 can be
//! searched to any depth in little memory.

use super::bits::Mask;

/// The number of words above which a state is large.
/// The deepest stack of a 36×36 board, whose states have 1,405 words, takes 15 MB as copies. That of a 100×100 board
/// would take 1.6 GB.
const LARGE: usize = 1500;

/// A stack of states of one width, with the state of depth 0 first.
#[derive(Clone, Debug)]
pub(crate) enum States<M> {
    /// All states, one after the other.
    Copies { words: Vec<M>, width: usize },
    /// The state on top, and how it came to be.
    Changes(Changes<M>),
}

impl<M: Mask> States<M> {
    /// A stack with `root` at depth 0, whose length is the width of all states.
    pub(crate) fn new(root: Vec<M>) -> Self {
        let width = root.len();
        if width > LARGE {
            return Self::Changes(Changes::new(root));
        }
        Self::Copies { words: root, width }
    }

    /// The state at `depth`, which must be the last that was written.
    pub(crate) fn at(&self, depth: usize) -> &[M] {
        match self {
            Self::Copies { words, width } => &words[depth * width..][..*width],
            Self::Changes(changes) => changes.at(depth),
        }
    }

    /// The state at `depth`, mutable. It must have been written before. States below it are lost.
    pub(crate) fn at_mut(&mut self, depth: usize) -> &mut [M] {
        match self {
            Self::Copies { words, width } => &mut words[depth * *width..][..*width],
            Self::Changes(changes) => changes.at_mut(depth),
        }
    }

    /// Copies the state at `depth` to depth + 1, and returns the copy. States below it are lost.
    pub(crate) fn copy_down(&mut self, depth: usize) -> &mut [M] {
        match self {
            Self::Copies { words, width } => {
                let child = (depth + 1) * *width;
                if words.len() < child + *width {
                    words.resize(child + *width, M::NONE);
                }
                let (above, below) = words.split_at_mut(child);
                let copy = &mut below[..*width];
                copy.copy_from_slice(&above[child - *width..]);
                copy
            }
            Self::Changes(changes) => changes.copy_down(depth),
        }
    }
}

/// A stack that keeps two states in full.
#[derive(Clone, Debug)]
pub(crate) struct Changes<M> {
    /// The state on top of the stack, which the search works on.
    top: Vec<M>,
    /// The state below the top. At depth 0 it only takes up room.
    below: Vec<M>,
    /// The depth of the top.
    depth: usize,
    /// The former values of the words of `below` that changed since one level further down, level by level.
    before: Vec<(u32, M)>,
    /// The number of entries of `before` at the time when each level from 1 on became `below`.
    starts: Vec<usize>,
}

impl<M: Mask> Changes<M> {
    fn new(root: Vec<M>) -> Self {
        let below = root.clone();
        Self { top: root, below, depth: 0, before: Vec::new(), starts: Vec::new() }
    }

    fn at(&self, depth: usize) -> &[M] {
        assert_eq!(depth, self.depth, "only the state on top is kept whole");
        &self.top
    }

    fn at_mut(&mut self, depth: usize) -> &mut [M] {
        if depth < self.depth {
            self.lift_to(depth + 1);
            self.top.copy_from_slice(&self.below);
            self.lower_below();
            self.depth = depth;
        }
        &mut self.top
    }

    fn copy_down(&mut self, depth: usize) -> &mut [M] {
        if depth == self.depth {
            // The top becomes the state below. The former values of the words that it changed are kept, so that the
            // state further down can be restored.
            self.starts.push(self.before.len());
            if depth > 0 {
                for (word, (below, &top)) in (0..).zip(self.below.iter_mut().zip(&self.top)) {
                    // Only what differs is kept. A level of a large board changes a few cells and their peers.
                    if *below != top {
                        self.before.push((word, *below));
                        *below = top;
                    }
                }
            } else {
                self.below.copy_from_slice(&self.top);
            }
            self.depth += 1;
        } else {
            self.lift_to(depth + 1);
            self.top.copy_from_slice(&self.below);
        }
        &mut self.top
    }

    /// Makes `below` the state under the one at `depth`, which is above 0.
    fn lift_to(&mut self, depth: usize) {
        while self.depth > depth {
            self.lower_below();
            self.depth -= 1;
        }
    }

    /// Replaces `below` by the state one level further down, if there is one.
    fn lower_below(&mut self) {
        let start = self.starts.pop().unwrap_or(0);
        for (word, before) in self.before.drain(start..) {
            self.below[word as usize] = before;
        }
    }
}
