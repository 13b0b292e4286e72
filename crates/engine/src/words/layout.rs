//! What a board has besides rows, columns and regions, and the reasons why a board is impossible.

use nonet_language::{Language, Say, display_in_english, say, say_plural};

use crate::{ExtraHouses, HouseName, LayoutFault, LayoutFaults};

impl Say for ExtraHouses {
    fn say(&self, language: Language) -> String {
        match self {
            Self::FallingDiagonal => say!(language, "falling diagonal"),
            Self::RisingDiagonal => say!(language, "rising diagonal"),
            Self::Windows => say!(language, "windows"),
            Self::DisjointGroups => say!(language, "disjoint groups"),
            Self::Asterisk => say!(language, "asterisk"),
            Self::CentreDots => say!(language, "centre dots"),
            Self::Girandola => say!(language, "girandola"),
        }
    }
}

impl Say for LayoutFault {
    fn say(&self, language: Language) -> String {
        match self {
            Self::BoardSize { rows, columns } => say!(
                language,
                "a board of {rows} rows and {columns} columns is not possible; expected 1 to \
                 10,000 cells",
                rows,
                columns
            ),
            Self::DigitCount { found } => {
                say!(language, "a board cannot have {found} digits; expected 2 to 100", found)
            }
            Self::TooManyGrids { found, most } => {
                say!(language, "the board has {found} grids; expected {most} at most", found, most)
            }
            Self::TooManyHouses { found, most } => say!(
                language,
                "the board has {found} regions or extra houses; expected {most} at most",
                found,
                most
            ),
            Self::LineTooLong { kind, number, found, digits } => {
                let house = HouseName::new(*kind, *number).say(language);
                say!(
                    language,
                    "{house} has {found} cells; expected {digits} at most, the number of digits",
                    house,
                    found,
                    digits
                )
            }
            Self::BoxesDoNotFit { rows, columns } => say!(
                language,
                "boxes of {rows} rows and {columns} columns do not fill this board; expected boxes \
                 whose sides divide those of the board, with no more cells than digits",
                rows,
                columns
            ),
            Self::RegionSize { region, found, expected } => say_plural!(
                language,
                *found as u64,
                "region {region} has {found} cell; expected {expected}, one for each digit",
                "region {region} has {found} cells; expected {expected}, one for each digit",
                region,
                found,
                expected
            ),
            Self::InTwoRegions { place, first, second } => say!(
                language,
                "{place} is in regions {first} and {second}; expected each cell in one region",
                place,
                first,
                second
            ),
            Self::OutsideBoard { kind, number, place } => {
                let house = HouseName::new(*kind, *number).say(language);
                say!(
                    language,
                    "{house} has {place}, which is not a cell of this board",
                    house,
                    place
                )
            }
            Self::ListedTwice { kind, number, place } => {
                let house = HouseName::new(*kind, *number).say(language);
                say!(language, "{house} has {place} twice; expected each cell once", house, place)
            }
            Self::ExtraSize { number, found, most } => say_plural!(
                language,
                *found as u64,
                "extra house {number} has {found} cell; expected 2 to {most}",
                "extra house {number} has {found} cells; expected 2 to {most}",
                number,
                found,
                most
            ),
            Self::ExtraDoesNotFit { extra } => {
                let extra = extra.say(language);
                say!(language, "this board cannot have “{extra}”", extra)
            }
            Self::GridOutside { grid, corner } => {
                say!(language, "grid {grid} at {corner} reaches beyond the board", grid, corner)
            }
        }
    }
}

impl Say for LayoutFaults {
    fn say(&self, language: Language) -> String {
        let faults: Vec<String> = self.iter().map(|fault| fault.say(language)).collect();
        language.list(&faults)
    }
}

display_in_english!(LayoutFault, LayoutFaults);
