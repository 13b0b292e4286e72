//! The reasons why a puzzle was not made, and the errors of codes.

use nonet_language::{Language, Say, display_in_english, say};

use super::rule::needs_consecutive_rule;
use crate::Cancelled;
use crate::generate::{ClueKind, CodeError, EasierWay, GenerationError, RecipeConflict, kinds_for};
use crate::rating::Tenths;
use crate::technique::{Family, Technique};

/// Why no puzzle needs a technique.
fn not_needed(technique: Technique, easier: EasierWay, language: Language) -> String {
    let (name, technique) = (technique.name(), technique.say(language));
    match easier {
        EasierWay::SmallerFish => say!(
            language,
            "no puzzle needs the technique “{technique}”: an X-wing, swordfish or \
             jellyfish always makes the same eliminations",
            technique
        ),
        EasierWay::LockedCandidates => say!(
            language,
            "no puzzle needs the technique “{technique}”: a single, a locked candidate or a finned \
             X-wing always helps before it",
            technique
        ),
        EasierWay::Contradiction => say!(
            language,
            "no puzzle needs the technique “{technique}”: a forcing chain that ends in a \
             contradiction always shows the same, and comes first",
            technique
        ),
        EasierWay::AsFarAsSeen => say!(
            language,
            "no puzzle is known that needs the technique “{technique}”: something easier always \
             helped before it; nonet steps --techniques {name} FILE shows where it could be used",
            technique,
            name
        ),
    }
}

/// On which boards a technique of other boards is found.
fn of_other_boards(technique: Technique, language: Language) -> String {
    let called = technique.say(language);
    if technique == Technique::ConsecutiveNeighbours {
        return needs_consecutive_rule(&called, language);
    }
    if technique.family() == Family::Clues {
        let kinds = kinds_for(technique).unwrap_or_default();
        let other = kinds.iter().find(|kind| **kind != ClueKind::Cages);
        let clues = other.map_or("killer", |kind| kind.name());
        return say!(
            language,
            "the technique “{called}” is for puzzles with clues, such as those of --clues {clues}",
            called,
            clues
        );
    }
    say!(
        language,
        "the technique “{called}” is for boards with regions, such as --shape \"random jigsaw 9\"",
        called
    )
}

impl Say for RecipeConflict {
    #[expect(clippy::too_many_lines, reason = "a table of sentences")]
    fn say(&self, language: Language) -> String {
        match self {
            Self::FewCells(count) => say!(
                language,
                "a puzzle with a single answer has at least 17 givens, but the pattern has {count}",
                count
            ),
            Self::NoOpenCell => {
                say!(language, "the pattern leaves no cell open")
            }
            Self::TwoEmptyLines => say!(
                language,
                "two rows of a band, or two columns of a stack, are empty in the pattern: swapping \
                 them always gives a second answer"
            ),
            Self::Givens => say!(language, "a puzzle has from 17 to 80 givens"),
            Self::GivensOfPattern(count) => say!(
                language,
                "the pattern has {count} givens, but another number of givens was requested",
                count
            ),
            Self::Rating => {
                say!(language, "the range of ratings is empty: the end lies before the start")
            }
            Self::AboveLevel(technique, level) => {
                let (technique, level) = (technique.say(language), level.say(language));
                say!(
                    language,
                    "the technique “{technique}” is above the level {level}, so no puzzle of this \
                     level needs the technique",
                    level,
                    technique
                )
            }
            Self::NoSuchRating => no_such_rating(language),
            Self::RatingAboveLevel(highest, level) => {
                let level = level.say(language);
                say!(
                    language,
                    "Sudoku Explainer rates a puzzle of the level {level} at most {highest}, but a \
                     higher rating was requested",
                    level,
                    highest
                )
            }
            Self::RatingBelowLevel(level) => {
                let level = level.say(language);
                say!(
                    language,
                    "singles solve a puzzle that Sudoku Explainer rates below 1.7, so no puzzle of \
                     the level {level} has such a rating",
                    level
                )
            }
            Self::RatingForBeginners => say!(
                language,
                "a puzzle that Sudoku Explainer rates 1.2 or less has the level Beginner, but another \
                 level was requested"
            ),
            Self::RatingBelowTechnique(technique) => {
                let technique = technique.say(language);
                say!(
                    language,
                    "a puzzle with such a low rating does not need the technique “{technique}”",
                    technique
                )
            }
            Self::SinglesAlone => say!(
                language,
                "singles solve every puzzle with 75 givens or more, but a harder puzzle was \
                 requested"
            ),
            Self::GivensOfSymmetry(symmetries) => {
                let symmetry = symmetries.name();
                say!(
                    language,
                    "no pattern with the symmetry {symmetry} has this number of givens: except for \
                     the middle cell, the cells come in groups of four or eight",
                    symmetry
                )
            }
            Self::NotNeeded(technique, easier) => not_needed(*technique, *easier, language),
            Self::OfOtherBoards(technique) => of_other_boards(*technique, language),
            Self::OfClassicBoard(technique) => {
                let technique = technique.say(language);
                say!(
                    language,
                    "Nonet looks for the technique “{technique}” on the classic board only; leave out \
                     --shape",
                    technique
                )
            }
            Self::WishOfClassicBoard => say!(
                language,
                "drawn patterns, typical puzzles and ranges of ratings are for the classic board only"
            ),
            Self::SymmetryOfBoard(symmetries) => {
                let symmetry = symmetries.name();
                say!(
                    language,
                    "the board does not have the symmetry {symmetry}: it would move a cell off the \
                     board",
                    symmetry
                )
            }
            Self::GivensOfBoard { fewest, most } => {
                let [fewest, most] = [fewest, most].map(|count| language.number(*count as u64));
                say!(
                    language,
                    "a puzzle on this board has from {fewest} to {most} givens",
                    fewest,
                    most
                )
            }
            Self::GivensOfOrbits(symmetries) => {
                let symmetry = symmetries.name();
                say!(
                    language,
                    "no pattern with the symmetry {symmetry} has this number of givens on this \
                     board",
                    symmetry
                )
            }
            Self::NotRated => say!(
                language,
                "only boards of up to 625 cells, such as 25 by 25, have levels; ask for a number of givens \
                 instead (--givens)"
            ),
            Self::LevelOfBoard(hardest) => {
                let hardest = hardest.say(language);
                say!(
                    language,
                    "no puzzle on this board is harder than the level {hardest}",
                    hardest
                )
            }
            Self::MinimalOfLargeBoard => say!(
                language,
                "a puzzle with more than 25 digits cannot be made minimal in a reasonable time"
            ),
            Self::MinimalAndSymmetric => say!(
                language,
                "hardly any symmetric puzzle on a board of more than 100 cells is minimal; ask for \
                 one of the two"
            ),
            Self::NoGrid => {
                say!(language, "no grid fills this board, so it has no puzzles")
            }
            Self::NotOfKillers => say!(
                language,
                "a killer cannot have a drawn pattern, a range of ratings, the level Beginner, or a technique of uniqueness, of large patterns or for other clues"
            ),
            Self::NotWithClues => say!(
                language,
                "a puzzle with clues cannot have a drawn pattern, a symmetry, a range of ratings, the level Beginner, or a technique of uniqueness, of large patterns or for other clues"
            ),
            Self::ClueBoard { least, most } => {
                say!(
                    language,
                    "puzzles with clues are made on boards of {least} to {most} digits",
                    least,
                    most
                )
            }
        }
    }
}

fn no_such_rating(language: Language) -> String {
    let few = Tenths::BELOW_LOOPS.map(|rating| language.rating(rating)).join(", ");
    let highest = language.rating(Tenths::HIGHEST);
    say!(
        language,
        "no known puzzle has this rating by Sudoku Explainer; known ratings are {few}, and 4.5 to \
         {highest}",
        few,
        highest
    )
}

impl Say for CodeError {
    fn say(&self, language: Language) -> String {
        match self {
            Self::Sign(sign) => {
                say!(language, "the code of a puzzle never contains “{sign}”", sign)
            }
            Self::Length(count) => say!(
                language,
                "the code of a puzzle has 12 or 16 characters, or at least 19; this text has {count}",
                count
            ),
            Self::Check => say!(
                language,
                "a character of this code is wrong, or two characters \
                 are swapped"
            ),
            Self::Later => say!(language, "this code comes from a later version of Nonet"),
            Self::Meaningless => {
                say!(language, "no puzzle has this code")
            }
        }
    }
}

impl Say for GenerationError {
    fn say(&self, language: Language) -> String {
        match self {
            Self::Unfit(conflict) => conflict.say(language),
            Self::GivenUp(attempts) => {
                let attempts = language.number(*attempts);
                say!(
                    language,
                    "no such puzzle was found in {attempts} attempts; ask for a less rare puzzle",
                    attempts
                )
            }
            Self::NoneOfLevel { level, attempts } => {
                let (level, attempts) = (level.say(language), language.number(*attempts));
                say!(
                    language,
                    "no puzzle of the level {level} was found on this board in {attempts} attempts; perhaps \
                     there is none",
                    level,
                    attempts
                )
            }
            Self::Cancelled => Cancelled.say(language),
        }
    }
}

impl Say for Cancelled {
    fn say(&self, language: Language) -> String {
        say!(language, "the work was cancelled")
    }
}

display_in_english!(RecipeConflict, CodeError, GenerationError, Cancelled);
