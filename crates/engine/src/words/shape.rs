//! The names of the boards that have a name.

use nonet_language::{Language, Say, say};

use super::rule::name_of_board;
use crate::{LayoutBuilder, NamedShape, Regions};

impl Say for NamedShape {
    fn say(&self, language: Language) -> String {
        let builder = self.builder();
        if let Some(&rule) = builder.rules.first() {
            return name_of_board(rule, &builder, language);
        }
        let LayoutBuilder { digits: side, regions, .. } = builder;
        match self.name {
            "x" => say!(language, "Sudoku X"),
            "windoku" => say!(language, "Windoku"),
            "x windoku" => say!(language, "Sudoku X and Windoku"),
            "disjoint groups" => say!(language, "Disjoint groups"),
            "asterisk" => say!(language, "Asterisk"),
            "centre dot" => say!(language, "Centre dot"),
            "girandola" => say!(language, "Girandola"),
            "logi-5" => say!(language, "Logi-5"),
            "sudoku plus 8x8" => say!(language, "Sudoku Plus 8×8"),
            "sudoku plus 8x8 striped" => say!(language, "Sudoku Plus 8×8, striped"),
            "twins" => say!(language, "Twins"),
            "samurai" => say!(language, "Samurai"),
            "sohei" => say!(language, "Sohei"),
            "windmill" => say!(language, "Windmill"),
            "butterfly" => say!(language, "Butterfly"),
            "flower" => say!(language, "Flower"),
            "cross" => say!(language, "Cross"),
            "tiny samurai" => say!(language, "Tiny samurai"),
            "tiny samurai 10x10" => say!(language, "Tiny samurai 10×10"),
            "tetromino" => say!(language, "Tetromino 4×4"),
            "pentomino" => say!(language, "Pentomino 5×5"),
            "aztec" => say!(language, "Aztec"),
            "nonomino" => say!(language, "Nonomino"),
            "ksudoku jigsaw" => say!(language, "Jigsaw of KSudoku"),
            "roxdoku" => say!(language, "Roxdoku 3×3×3"),
            "roxdoku 16" => say!(language, "Roxdoku 4×4×4"),
            "roxdoku 25" => say!(language, "Roxdoku 5×5×5"),
            _ => of_regions(*self, side, &regions, language),
        }
    }
}

/// The name of a board that is called by its size and its regions.
fn of_regions(shape: NamedShape, side: usize, regions: &Regions, language: Language) -> String {
    match *regions {
        Regions::Boxes { rows, columns } if NamedShape::sized(side) != Some(shape) => {
            say!(language, "{side}×{side}, boxes {rows}×{columns}", side, rows, columns)
        }
        Regions::Boxes { .. } => say!(language, "{side}×{side}", side),
        Regions::None => say!(language, "Latin square {side}×{side}", side),
        Regions::Drawn(_) => say!(language, "Jigsaw {side}×{side}", side),
    }
}
