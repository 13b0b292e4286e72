//! The words of the constraints of puzzles.

use nonet_language::{Language, say, say_plural};

use super::name_of_place;
use crate::{
    Constraint, Digit, ExtremeKind, Fault, IndexerKind, LineKind, LowestDigit, Operation,
    OutsideKind, OutsideNumber, Pace, Parity, Place, Relation,
};

impl Constraint {
    /// How a sentence names the constraint, whose first cell has the name `place`: "the cage at r1c1".
    #[must_use]
    pub fn named_at(&self, place: &str, language: Language) -> String {
        name(self, place, language)
    }

    /// The name of the kind: "cage". Constraints are of one kind if they have one name.
    #[must_use]
    pub fn kind_name(&self, language: Language) -> String {
        match self {
            Self::Parity(_, Parity::Odd) => say!(language, "odd cell"),
            Self::Parity(_, Parity::Even) => say!(language, "even cell"),
            Self::Cage(_) => say!(language, "cage"),
            Self::Calculation(cage) => match cage.operation() {
                Operation::Sum => say!(language, "cage that may repeat digits"),
                Operation::Product => say!(language, "cage with a product"),
                Operation::Difference => say!(language, "cage with a difference"),
                Operation::Quotient => say!(language, "cage with a quotient"),
            },
            Self::Thermometer(line) => match line.pace() {
                Pace::Rising => say!(language, "thermometer"),
                Pace::Slow => say!(language, "slow thermometer"),
            },
            Self::Arrow(_) => say!(language, "arrow"),
            Self::Pair(pair) => match pair.relation() {
                Relation::Difference(_) => say!(language, "white dot"),
                Relation::Ratio(_) => say!(language, "black dot"),
                // Translators: an X, a V or a number between two cells, whose digits add up to it
                Relation::Sum(_) => say!(language, "sum"),
                Relation::Greater | Relation::Less => say!(language, "greater-than sign"),
            },
            Self::Quadruple(_) => say!(language, "quadruple"),
            Self::Negative(_) => say!(language, "rule about cells without a mark"),
            Self::Line(line) => line.kind().name(language),
            Self::Extreme(extreme) => match extreme.kind() {
                ExtremeKind::Minimum => say!(language, "minimum"),
                ExtremeKind::Maximum => say!(language, "maximum"),
            },
            Self::Clones(_) => say!(language, "clone"),
            Self::LittleKiller(_) => say!(language, "little killer"),
            Self::Outside(outside) => match outside.kind() {
                OutsideKind::Sandwich => say!(language, "sandwich"),
                OutsideKind::XSum => say!(language, "X-sum"),
                OutsideKind::Skyscraper => say!(language, "skyscraper number"),
                OutsideKind::NumberedRoom => say!(language, "numbered room"),
            },
            Self::Indexer(indexer) => match indexer.kind() {
                IndexerKind::Row => say!(language, "row indexer"),
                IndexerKind::Column => say!(language, "column indexer"),
                IndexerKind::Box => say!(language, "box indexer"),
            },
            Self::CountingCircles(_) => say!(language, "counting circles"),
            Self::Fog(_) => say!(language, "fog"),
        }
    }
}

impl LineKind {
    /// The name of the kind: "renban line".
    #[must_use]
    pub fn name(self, language: Language) -> String {
        match self {
            Self::Whispers(_) => say!(language, "whispers line"),
            Self::Renban => say!(language, "renban line"),
            Self::Nabner => say!(language, "nabner line"),
            Self::Palindrome => say!(language, "palindrome"),
            Self::Between => say!(language, "between line"),
            Self::Lockout(_) => say!(language, "lockout line"),
            Self::RegionSum => say!(language, "region sum line"),
            Self::Entropic => say!(language, "entropic line"),
            Self::Modular(2) => say!(language, "parity line"),
            Self::Modular(_) => say!(language, "modular line"),
            Self::Zipper => say!(language, "zipper line"),
            Self::Sum(_) => say!(language, "sum line"),
            Self::DoubleArrow => say!(language, "double arrow"),
        }
    }
}

/// The constraint whose first cell is at `place`, as a sentence names it.
fn name(constraint: &Constraint, place: &str, language: Language) -> String {
    match constraint {
        Constraint::Parity(..) => say!(language, "the cell at {place}", place),
        Constraint::Negative(_) => say!(language, "the board"),
        Constraint::Calculation(_) => say!(language, "the cage at {place}", place),
        Constraint::CountingCircles(_) => say!(language, "the counting circles"),
        Constraint::Fog(_) => say!(language, "the fog"),
        Constraint::Cage(_)
        | Constraint::Thermometer(_)
        | Constraint::Arrow(_)
        | Constraint::Pair(_)
        | Constraint::Quadruple(_)
        | Constraint::Line(_)
        | Constraint::Extreme(_)
        | Constraint::Clones(_)
        | Constraint::LittleKiller(_)
        | Constraint::Outside(_)
        | Constraint::Indexer(_) => {
            let clue = constraint.kind_name(language);
            // Translators: {clue} is such as “cage” or “renban line”
            say!(language, "the {clue} at {place}", clue, place)
        }
    }
}

/// Says that `digit` at `place` breaks a constraint, with digits that count from `lowest`.
pub(super) fn broken(
    constraint: &Constraint,
    digit: Digit,
    place: Place,
    lowest: LowestDigit,
    language: Language,
) -> String {
    let place = named(place, language);
    let digit = lowest.shown(digit);
    match constraint {
        Constraint::Parity(_, parity) => match parity.shown(lowest) {
            Parity::Odd => {
                say!(language, "{digit} in {place} although this cell is odd", digit, place)
            }
            Parity::Even => {
                say!(language, "{digit} in {place} although this cell is even", digit, place)
            }
        },
        Constraint::Thermometer(_) => say!(
            language,
            "{digit} in {place}, which leaves no digits for the rest of a thermometer",
            digit,
            place
        ),
        Constraint::Line(line) => {
            let line = line.kind().name(language);
            // Translators: {line} is such as “renban line”
            say!(
                language,
                "{digit} in {place} cannot stand on the {line} there",
                digit,
                place,
                line
            )
        }
        Constraint::Pair(_) | Constraint::Extreme(_) => {
            say!(language, "no digit fits beside {digit} in {place}", digit, place)
        }
        Constraint::Quadruple(_) => {
            say!(language, "{digit} in {place} is not in the quadruple there", digit, place)
        }
        // A kind that rules out digits of single cells in another way can say here why.
        Constraint::Cage(_)
        | Constraint::Calculation(_)
        | Constraint::Arrow(_)
        | Constraint::Negative(_)
        | Constraint::Clones(_)
        | Constraint::LittleKiller(_)
        | Constraint::Outside(_)
        | Constraint::Indexer(_)
        | Constraint::CountingCircles(_)
        | Constraint::Fog(_) => {
            say!(language, "the puzzle rules out {digit} in {place}", digit, place)
        }
    }
}

/// Says what is wrong with the cells of a constraint, which are at `places`, with digits that count from `lowest`. The
/// sentences serve every kind: only its name differs.
pub(super) fn unkept(
    constraint: &Constraint,
    places: &[Place],
    fault: &Fault,
    lowest: LowestDigit,
    language: Language,
) -> String {
    let place = |at: usize| places.get(at).map(|&it| named(it, language)).unwrap_or_default();
    let clue = name(constraint, &place(0), language);
    match *fault {
        Fault::Repeated { digit, .. } => {
            let digit = lowest.shown(digit);
            say!(language, "{digit} more than once in {clue}", digit, clue)
        }
        Fault::Pair { digits: [first, second], places: [one, other] } => {
            let [first, second] = [first, second].map(|digit| lowest.shown(digit));
            let [one, other] = [one, other].map(place);
            match constraint {
                Constraint::Pair(_)
                | Constraint::Thermometer(_)
                | Constraint::Line(_)
                | Constraint::Extreme(_)
                | Constraint::Calculation(_)
                | Constraint::Indexer(_)
                | Constraint::Clones(_) => say!(
                    language,
                    "{first} in {one} and {second} in {other} do not fit {clue}",
                    first,
                    one,
                    second,
                    other,
                    clue
                ),
                Constraint::Negative(_) => say!(
                    language,
                    "{first} in {one} and {second} in {other} have no mark between them",
                    first,
                    one,
                    second,
                    other
                ),
                Constraint::Parity(..)
                | Constraint::Cage(_)
                | Constraint::Arrow(_)
                | Constraint::Quadruple(_)
                | Constraint::LittleKiller(_)
                | Constraint::Outside(_)
                | Constraint::CountingCircles(_)
                | Constraint::Fog(_) => say!(
                    language,
                    "{first} in {one} and {second} in {other} exclude each other",
                    first,
                    one,
                    second,
                    other
                ),
            }
        }
        Fault::Sum { held, digits, wanted } => {
            let cells = u32::try_from(places.len()).unwrap_or_default();
            let held = lowest.shown_sum(held, digits);
            let wanted = lowest.shown_sum(wanted, cells);
            say!(language, "{clue} holds {held}, not {wanted}", clue, held, wanted)
        }
        Fault::Shaft { held, wanted } => {
            say!(
                language,
                "the digits along {clue} add up to {held}, not {wanted}",
                clue,
                held,
                wanted
            )
        }
        Fault::Outside { held, wanted } => match constraint.outside().map(OutsideNumber::kind) {
            Some(OutsideKind::Skyscraper) => {
                say!(language, "{clue} sees {held} digits, not {wanted}", clue, held, wanted)
            }
            Some(OutsideKind::NumberedRoom) => {
                say!(language, "the digit of {clue} is {held}, not {wanted}", clue, held, wanted)
            }
            Some(OutsideKind::Sandwich | OutsideKind::XSum) | None => {
                say!(language, "{clue} holds {held}, not {wanted}", clue, held, wanted)
            }
        },
        Fault::Count { digit, ref places, empty } => {
            count(digit, places.len(), empty, lowest, language)
        }
        Fault::Missing { ref digits } => {
            let digits: Vec<String> =
                digits.iter().map(|&digit| lowest.shown(digit).to_string()).collect();
            let digits = language.list(&digits);
            say!(language, "{clue} lacks {digits}", clue, digits)
        }
        Fault::Together { places: ref together } => {
            let cells: Vec<String> = together.iter().map(|&at| place(at)).collect();
            let cells = language.list(&cells);
            say!(language, "the digits in {cells} do not fit {clue}", cells, clue)
        }
        Fault::Parts { sums: [first, second], .. } => say!(
            language,
            "the digits of {clue} add up to {first} in one region and to {second} in another",
            clue,
            first,
            second
        ),
        Fault::NoCombination => say!(language, "no digits are left for {clue}", clue),
    }
}

/// Says that a digit stands in other than as many circles as it says.
fn count(
    digit: Digit,
    held: usize,
    empty: usize,
    lowest: LowestDigit,
    language: Language,
) -> String {
    let (wanted, digit) = (u64::from(digit.get()), lowest.shown(digit));
    let most = (held + empty) as u64;
    if most < wanted {
        return say_plural!(
            language,
            most,
            "{digit} fits in only {most} circle, not in {wanted}",
            "{digit} fits in only {most} circles, not in {wanted}",
            digit,
            most,
            wanted
        );
    }
    let held = held as u64;
    say_plural!(
        language,
        held,
        "{digit} stands in {held} circle, not in {wanted}",
        "{digit} stands in {held} circles, not in {wanted}",
        digit,
        held,
        wanted
    )
}

fn named(place: Place, language: Language) -> String {
    name_of_place(place.row + 1, place.column + 1, language)
}
