//! A table of bits. Each row is a set of small numbers: the indices of almost locked sets.

/// Rows of bits with the same width.
pub(super) struct Rows {
    words: usize,
    bits: Vec<u64>,
}

impl Rows {
    /// `count` rows of `width` bits, all clear.
    pub(super) fn new(count: usize, width: usize) -> Self {
        let words = width.div_ceil(64);
        // All rows lie in one vector: there are hundreds of them, each a few words long.
        Self { words, bits: vec![0; count * words] }
    }

    /// The words of a row.
    pub(super) fn row(&self, row: usize) -> &[u64] {
        &self.bits[row * self.words..][..self.words]
    }

    /// The words of a row, mutable.
    pub(super) fn row_mut(&mut self, row: usize) -> &mut [u64] {
        &mut self.bits[row * self.words..][..self.words]
    }

    /// Clears all rows.
    pub(super) fn clear(&mut self) {
        self.bits.fill(0);
    }

    /// Adds `number` to a row.
    pub(super) fn insert(&mut self, row: usize, number: usize) {
        self.bits[row * self.words + number / 64] |= 1 << (number % 64);
    }

    /// Whether `number` is in a row.
    pub(super) fn contains(&self, row: usize, number: usize) -> bool {
        contains(self.row(row), number)
    }
}

/// Whether `number` is in `row`.
pub(super) fn contains(row: &[u64], number: usize) -> bool {
    row[number / 64] >> (number % 64) & 1 == 1
}

/// An empty row of `width` bits.
pub(super) fn empty(width: usize) -> Vec<u64> {
    vec![0; width.div_ceil(64)]
}

/// Adds the numbers in `other` to `row`.
pub(super) fn unite(row: &mut [u64], other: &[u64]) {
    row.iter_mut().zip(other).for_each(|(word, other)| *word |= other);
}

/// Adds the numbers that are in both `one` and `other` to `row`.
pub(super) fn unite_common(row: &mut [u64], one: &[u64], other: &[u64]) {
    row.iter_mut().zip(one.iter().zip(other)).for_each(|(word, (one, other))| *word |= one & other);
}

/// Removes the numbers in `other` from `row`.
pub(super) fn subtract(row: &mut [u64], other: &[u64]) {
    row.iter_mut().zip(other).for_each(|(word, other)| *word &= !other);
}

/// The numbers in both rows, in ascending order.
pub(super) fn common<'a>(one: &'a [u64], other: &'a [u64]) -> impl Iterator<Item = usize> + 'a {
    one.iter().zip(other).enumerate().flat_map(|(place, (one, other))| {
        let mut word = one & other;
        std::iter::from_fn(move || {
            let bit = word.trailing_zeros() as usize;
            (word != 0).then(|| {
                word &= word - 1;
                place * 64 + bit
            })
        })
    })
}
