//! A puzzle as a line of text, in the one form that every peer reads.

/// The 81 cells row by row, `1` to `9` or `.` for an empty cell, and the line's end.
///
/// The end is part of it because programs in C read on to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Line([u8; 82]);

/// What a line holds in a cell without a given.
pub(crate) const EMPTY: u8 = b'.';

impl Line {
    /// The line of `cells`, each `1` to `9` or [`EMPTY`].
    pub(crate) fn new(cells: &[u8; 81]) -> Self {
        let mut line = [b'\n'; 82];
        line[..81].copy_from_slice(cells);
        Self(line)
    }

    /// Takes the puzzle at the start of `text`, where an empty cell may be `0` too, or `None` if there is none.
    pub(crate) fn parse(text: &str) -> Option<Self> {
        let cell = |&byte: &u8| match byte {
            b'.' | b'0' => Some(EMPTY),
            b'1'..=b'9' => Some(byte),
            _ => None,
        };
        let cells: Option<Vec<u8>> = text.as_bytes().get(..81)?.iter().map(cell).collect();
        Some(Self::new(cells?.as_slice().try_into().ok()?))
    }

    /// The cells row by row.
    pub(crate) fn cells(&self) -> &[u8; 81] {
        self.0[..81].try_into().expect("a line is longer than 81")
    }

    /// The cells and the end of the line.
    pub(crate) fn bytes(&self) -> &[u8; 82] {
        &self.0
    }

    /// The number of givens of the puzzle.
    pub(crate) fn givens(&self) -> usize {
        self.cells().iter().filter(|&&cell| cell != EMPTY).count()
    }

    /// The cells as text.
    pub(crate) fn text(&self) -> String {
        self.cells().iter().copied().map(char::from).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_read_whatever_stands_behind_it() {
        let text = format!("{}9 1.5 # hard", "0".repeat(80));
        let line = Line::parse(&text).unwrap();
        assert_eq!(line.text(), format!("{}9", ".".repeat(80)));
        assert_eq!((line.bytes()[81], line.givens()), (b'\n', 1));
        assert_eq!(Line::parse("123"), None);
        assert_eq!(Line::parse(&"x".repeat(81)), None);
    }
}
