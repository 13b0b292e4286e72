//! The gallery of boards: the boards that it lists, their order, and the cursor.

use std::sync::Arc;

use crate::engine::{Layout, LayoutBuilder, NamedShape, Regions};
use crate::store::KeptBoards;
use crate::text::{Language, is_found, names_of_shape};

/// A board of the gallery.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GalleryBoard {
    /// A board that has a name in Nonet.
    Named(NamedShape),
    /// The board that was kept under this name.
    Kept(String),
}

/// A part of the gallery.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GalleryGroup {
    /// Boards that the person has drawn and kept.
    Kept,
    /// Boxes of every size.
    Sizes,
    /// Extra houses.
    ExtraHouses,
    /// Rules for the whole board.
    Rules,
    /// Regions of other shapes than boxes, or none.
    Regions,
    /// Several grids that overlap.
    Grids,
}

/// Where the keyboard goes in the gallery.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GalleryMove {
    /// To the board after this one.
    Next,
    /// To the board before this one.
    Previous,
    /// To the board above.
    Up,
    /// To the board below.
    Down,
    /// To the first board.
    First,
    /// To the last board.
    Last,
}

/// The gallery as it is shown.
#[derive(Clone, Debug, Default)]
pub struct Gallery {
    search: String,
    selected: Option<GalleryBoard>,
}

impl GalleryGroup {
    /// All groups from top to bottom.
    pub const ALL: [Self; 6] =
        [Self::Kept, Self::Sizes, Self::ExtraHouses, Self::Rules, Self::Regions, Self::Grids];

    /// The group of a board that has a name in Nonet.
    #[must_use]
    pub fn of(shape: NamedShape) -> Self {
        let LayoutBuilder { grids, rules, extras, drawn, regions, .. } = shape.builder();
        if !grids.is_empty() {
            return Self::Grids;
        }
        if !rules.is_empty() {
            return Self::Rules;
        }
        if !extras.is_empty() || !drawn.is_empty() {
            return Self::ExtraHouses;
        }
        match regions {
            Regions::None | Regions::Drawn(_) => Self::Regions,
            Regions::Boxes { .. } => Self::Sizes,
        }
    }
}

impl GalleryBoard {
    /// The board. Returns `None` for a board that is no longer kept.
    #[must_use]
    pub fn layout(&self, kept: &KeptBoards) -> Option<Arc<Layout>> {
        match self {
            Self::Named(shape) => Some(shape.layout()),
            Self::Kept(name) => kept.named(name).map(|board| board.layout.clone()),
        }
    }

    /// Whether every word of what was typed is in one of the names.
    fn is_found(&self, typed: &str, language: Language) -> bool {
        match self {
            Self::Named(shape) => is_found(typed, &names_of_shape(*shape, language)),
            Self::Kept(name) => is_found(typed, std::slice::from_ref(name)),
        }
    }
}

impl Gallery {
    /// What is looked for.
    #[must_use]
    pub fn search(&self) -> &str {
        &self.search
    }

    /// The board that the keyboard is at.
    #[must_use]
    pub fn selected(&self) -> Option<&GalleryBoard> {
        self.selected.as_ref()
    }

    /// The boards that fit what is looked for, by group, without groups that have none.
    #[must_use]
    pub fn groups(
        &self,
        kept: &KeptBoards,
        language: Language,
    ) -> Vec<(GalleryGroup, Vec<GalleryBoard>)> {
        let of_group = |group: GalleryGroup| {
            let mut boards = boards_of(group, kept);
            boards.retain(|board| board.is_found(&self.search, language));
            (group, boards)
        };
        let groups = GalleryGroup::ALL.into_iter().map(of_group);
        groups.filter(|(_, boards)| !boards.is_empty()).collect()
    }

    /// Looks for something. The first board that fits is selected, unless the selected one fits too.
    pub(super) fn look_for(&mut self, typed: String, kept: &KeptBoards, language: Language) {
        self.search = typed;
        self.follow(kept, language);
    }

    pub(super) fn select(&mut self, board: GalleryBoard) {
        self.selected = Some(board);
    }

    /// Brings the selection to a board that is shown.
    pub(super) fn follow(&mut self, kept: &KeptBoards, language: Language) {
        let shown: Vec<GalleryBoard> =
            self.groups(kept, language).into_iter().flat_map(|(_, boards)| boards).collect();
        let is_shown = self.selected.as_ref().is_some_and(|board| shown.contains(board));
        if !is_shown {
            self.selected = shown.into_iter().next();
        }
    }

    /// Moves the selection among boards that stand in rows of `columns`. Each group begins a new row.
    pub(super) fn walk(
        &mut self,
        to: GalleryMove,
        columns: usize,
        kept: &KeptBoards,
        language: Language,
    ) {
        let groups = self.groups(kept, language);
        let rows: Vec<&[GalleryBoard]> =
            groups.iter().flat_map(|(_, boards)| boards.chunks(columns.max(1))).collect();
        let place = |board: &GalleryBoard| {
            let row = rows.iter().position(|row| row.contains(board))?;
            Some((row, rows[row].iter().position(|it| it == board)?))
        };
        let Some((row, column)) = self.selected.as_ref().and_then(place) else {
            return self.follow(kept, language);
        };
        let in_row = |row: usize| rows.get(row).and_then(|it| it.get(column.min(it.len() - 1)));
        let found = match to {
            GalleryMove::Next => {
                rows[row].get(column + 1).or_else(|| rows.get(row + 1).and_then(|it| it.first()))
            }
            GalleryMove::Previous => match column.checked_sub(1) {
                Some(before) => rows[row].get(before),
                None => row.checked_sub(1).and_then(|above| rows[above].last()),
            },
            GalleryMove::Up => row.checked_sub(1).and_then(in_row),
            GalleryMove::Down => in_row(row + 1),
            GalleryMove::First => rows.first().and_then(|row| row.first()),
            GalleryMove::Last => rows.last().and_then(|row| row.last()),
        };
        if let Some(found) = found {
            self.selected = Some(found.clone());
        }
    }
}

fn boards_of(group: GalleryGroup, kept: &KeptBoards) -> Vec<GalleryBoard> {
    if group == GalleryGroup::Kept {
        let newest_first = kept.all().iter().rev();
        return newest_first.map(|board| GalleryBoard::Kept(board.name.clone())).collect();
    }
    let named = NamedShape::ALL.iter().copied().filter(|shape| GalleryGroup::of(*shape) == group);
    named.map(GalleryBoard::Named).collect()
}
