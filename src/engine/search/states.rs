//! All states of one search, in one allocation that only ever grows.

/// States of one width, the one of depth 0 first.
#[derive(Clone, Debug)]
pub(super) struct States {
    words: Vec<u64>,
    width: usize,
}

impl States {
    /// Room for states of `width` words, holding `root` at depth 0.
    pub(super) fn new(root: Vec<u64>) -> Self {
        let width = root.len();
        Self { words: root, width }
    }

    /// The state at `depth`, which was written before.
    pub(super) fn at(&self, depth: usize) -> &[u64] {
        &self.words[depth * self.width..][..self.width]
    }

    /// The state at `depth`, to be changed.
    pub(super) fn at_mut(&mut self, depth: usize) -> &mut [u64] {
        &mut self.words[depth * self.width..][..self.width]
    }

    /// Copies the state at `depth` over the one below it, and gives out the copy.
    pub(super) fn copy_down(&mut self, depth: usize) -> &mut [u64] {
        let child = (depth + 1) * self.width;
        if self.words.len() < child + self.width {
            self.words.resize(child + self.width, 0);
        }
        let (above, below) = self.words.split_at_mut(child);
        let copy = &mut below[..self.width];
        copy.copy_from_slice(&above[child - self.width..]);
        copy
    }
}
