//! The kinds of clues that puzzles are made with, and how many of each are wanted.

/// A kind of clue that a puzzle can be made with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ClueKind {
    /// Killer cages with sums.
    Cages,
    /// Thermometers.
    Thermometers,
    /// Arrows with a circle around one cell.
    Arrows,
    /// White dots for a difference of 1, and black dots for a ratio of 2.
    Dots,
    /// X for a sum of 10, and V for a sum of 5.
    XAndV,
    /// Odd and even cells.
    Parity,
    /// Whispers, with the gap that is usual on the board.
    Whispers,
    /// Renban lines.
    Renbans,
    /// Palindromes.
    Palindromes,
    /// Lines between two circles.
    Betweens,
    /// Region sum lines.
    RegionSums,
    /// Digits around a corner.
    Quadruples,
    /// Sums of diagonals.
    LittleKillers,
    /// Sums between the smallest and the largest digit of a line.
    Sandwiches,
    /// Sums of as many first digits as the first digit says.
    XSums,
    /// Numbers of digits that are seen from outside.
    Skyscrapers,
}

impl ClueKind {
    /// All kinds.
    pub const ALL: [Self; 16] = [
        Self::Cages,
        Self::Thermometers,
        Self::Arrows,
        Self::Dots,
        Self::XAndV,
        Self::Parity,
        Self::Whispers,
        Self::Renbans,
        Self::Palindromes,
        Self::Betweens,
        Self::RegionSums,
        Self::Quadruples,
        Self::LittleKillers,
        Self::Sandwiches,
        Self::XSums,
        Self::Skyscrapers,
    ];

    /// The name on the command line.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Cages => "cages",
            Self::Thermometers => "thermometers",
            Self::Arrows => "arrows",
            Self::Dots => "dots",
            Self::XAndV => "xv",
            Self::Parity => "parity",
            Self::Whispers => "whispers",
            Self::Renbans => "renbans",
            Self::Palindromes => "palindromes",
            Self::Betweens => "betweens",
            Self::RegionSums => "regionsums",
            Self::Quadruples => "quadruples",
            Self::LittleKillers => "littlekillers",
            Self::Sandwiches => "sandwiches",
            Self::XSums => "xsums",
            Self::Skyscrapers => "skyscrapers",
        }
    }

    /// The kind with this name. Returns `None` if there is none.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// Whether the clues lie on cells that no other clue of such a kind may use, so that the marks stay legible.
    pub(super) fn covers_cells(self) -> bool {
        match self {
            Self::Cages
            | Self::Thermometers
            | Self::Arrows
            | Self::Whispers
            | Self::Renbans
            | Self::Palindromes
            | Self::Betweens
            | Self::RegionSums => true,
            Self::Dots
            | Self::XAndV
            | Self::Parity
            | Self::Quadruples
            | Self::LittleKillers
            | Self::Sandwiches
            | Self::XSums
            | Self::Skyscrapers => false,
        }
    }

    /// How many cells a clue of the kind can have. Returns `None` if the kind says how many.
    #[must_use]
    pub fn cells(self) -> Option<std::ops::RangeInclusive<u8>> {
        match self {
            Self::Cages => Some(2..=5),
            Self::Thermometers | Self::Whispers | Self::RegionSums => Some(2..=8),
            Self::Arrows | Self::Renbans => Some(3..=5),
            Self::Palindromes => Some(3..=7),
            Self::Betweens => Some(3..=6),
            Self::Dots
            | Self::XAndV
            | Self::Parity
            | Self::Quadruples
            | Self::LittleKillers
            | Self::Sandwiches
            | Self::XSums
            | Self::Skyscrapers => None,
        }
    }

    /// How many cells of the board there are for each clue of the kind, if a puzzle has this kind alone and nobody says how many.
    pub(super) fn cells_per_clue(self) -> usize {
        match self {
            Self::Dots => 5,
            Self::XAndV | Self::Parity | Self::Skyscrapers => 7,
            Self::Cages => 8,
            Self::Sandwiches | Self::Quadruples => 10,
            Self::Thermometers | Self::Arrows | Self::LittleKillers | Self::XSums => 13,
            Self::Whispers | Self::Renbans | Self::Betweens | Self::RegionSums => 16,
            Self::Palindromes => 20,
        }
    }
}

/// A kind of clue that a puzzle is to be made with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WantedClue {
    pub(super) kind: ClueKind,
    /// The number of clues. `None` for as many as suit the board.
    pub(super) count: Option<u8>,
    /// The number of cells of each clue, within [`ClueKind::cells`]. `None` for any.
    pub(super) cells: Option<u8>,
}

impl WantedClue {
    /// As many clues of a kind as suit the board, of any length.
    #[must_use]
    pub fn of(kind: ClueKind) -> Self {
        Self { kind, count: None, cells: None }
    }

    /// So many clues of a kind. Returns `None` for none at all.
    #[must_use]
    pub fn of_number(kind: ClueKind, count: u8) -> Option<Self> {
        (count > 0).then_some(Self { kind, count: Some(count), cells: None })
    }

    /// The same with so many cells each. Returns `None` if clues of the kind cannot have as many.
    #[must_use]
    pub fn with_cells(self, cells: u8) -> Option<Self> {
        let fits = self.kind.cells().is_some_and(|possible| possible.contains(&cells));
        fits.then_some(Self { cells: Some(cells), ..self })
    }
}
