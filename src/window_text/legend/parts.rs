//! The meaning of the signs on candidates.

use super::{is_fish, shape, subset};
use crate::engine::technique::{BoardStep, Family, Role, Technique};
use crate::text::{Language, say};

/// What candidates with this part are in the step.
pub(super) fn meaning(step: &BoardStep, role: Role, language: Language) -> String {
    let technique = step.technique;
    let own = match technique.family() {
        Family::Fish => fish(role, language),
        Family::Forcing if is_fish(technique) => fish(role, language),
        Family::Clues => of_clue(technique, role, language),
        Family::Intersections => locked(step, role, language),
        Family::Subsets => of_subset(step, role, language),
        Family::SingleDigit => single_digit(technique, role, language),
        Family::Wings => wing(technique, role, language),
        Family::Uniqueness => deadly(technique, role, language),
        Family::Colours => colour(technique, role, language),
        Family::AlmostLocked => almost_locked(technique, role, language),
        Family::Patterns => pattern(technique, role, language),
        Family::Forcing => forcing(technique, role, language),
        Family::Singles | Family::Chains | Family::LastResort => None,
    };
    own.unwrap_or_else(|| say!(language, "seen by this"))
}

fn of_clue(technique: Technique, role: Role, language: Language) -> Option<String> {
    (role == Role::Pattern).then(|| {
        if technique == Technique::CageDigit {
            say!(language, "all its places in the cage")
        } else if technique == Technique::KillerSubset {
            say!(language, "digit of the subset")
        } else {
            say!(language, "candidate of these cells")
        }
    })
}

fn fish(role: Role, language: Language) -> Option<String> {
    Some(match role {
        Role::Pattern => say!(language, "place of the digit"),
        Role::Fin => say!(language, "fin"),
        Role::EndoFin => say!(language, "endo fin"),
        Role::Second => {
            say!(language, "start of a chain")
        }
        Role::FirstColour
        | Role::SecondColour
        | Role::ThirdColour
        | Role::FourthColour
        | Role::InSet(_)
        | Role::Common => return None,
    })
}

fn locked(step: &BoardStep, role: Role, language: Language) -> Option<String> {
    let technique = step.technique;
    (role == Role::Pattern).then(|| {
        if technique == Technique::ConsecutiveNeighbours && !step.evidence.sets.is_empty() {
            say!(language, "all its candidates")
        } else if technique == Technique::LawOfLeftovers {
            say!(language, "the only room for the digit on this side")
        } else if !step.layout.is_classic() {
            say!(language, "all its places in the house")
        } else if technique == Technique::Pointing {
            say!(language, "all its places in the box")
        } else {
            say!(language, "all its places in the line")
        }
    })
}

fn of_subset(step: &BoardStep, role: Role, language: Language) -> Option<String> {
    let subset = subset(step, language);
    let digits = || say!(language, "digits of the {subset}", subset);
    (role == Role::Pattern).then(digits)
}

/// The two parts of a pattern without fins, colours and sets.
enum PatternPart {
    First,
    Second,
}

impl PatternPart {
    fn of(role: Role) -> Option<Self> {
        match role {
            Role::Pattern => Some(Self::First),
            Role::Second => Some(Self::Second),
            Role::Fin
            | Role::EndoFin
            | Role::FirstColour
            | Role::SecondColour
            | Role::ThirdColour
            | Role::FourthColour
            | Role::InSet(_)
            | Role::Common => None,
        }
    }
}

fn single_digit(technique: Technique, role: Role, language: Language) -> Option<String> {
    use Technique as T;
    Some(match (technique, PatternPart::of(role)?) {
        (T::Skyscraper, PatternPart::First) => {
            say!(language, "roof: one of the two")
        }
        (T::Skyscraper, PatternPart::Second) => {
            say!(language, "foot: not both")
        }
        (T::EmptyRectangle | T::DualEmptyRectangle, PatternPart::First) => {
            say!(language, "pair of places: one of the two")
        }
        (T::EmptyRectangle | T::DualEmptyRectangle, PatternPart::Second) => {
            say!(language, "all its places in the box")
        }
        (T::TwoStringKite | T::DualTwoStringKite, PatternPart::First) => {
            say!(language, "end of a string: one of the two")
        }
        (T::TwoStringKite | T::DualTwoStringKite, PatternPart::Second) => {
            say!(language, "joint in the box: not both")
        }
        (_, PatternPart::First) => say!(language, "end: one of the two"),
        (_, PatternPart::Second) => say!(language, "joint: not both"),
    })
}

fn wing(technique: Technique, role: Role, language: Language) -> Option<String> {
    use Technique as T;
    Some(match (technique, PatternPart::of(role)?) {
        (T::XYWing | T::XYZWing | T::WXYZWing, PatternPart::First) => {
            say!(language, "pincer")
        }
        (T::XYWing | T::XYZWing | T::WXYZWing, PatternPart::Second) => say!(language, "pivot"),
        (T::WWing, PatternPart::First) => {
            say!(language, "end, with the same pair")
        }
        (T::WWing, PatternPart::Second) => {
            say!(language, "bridge: one of the two")
        }
        (_, PatternPart::First) => say!(language, "end: one of the two"),
        (_, PatternPart::Second) => say!(language, "between the ends"),
    })
}

fn deadly(technique: Technique, role: Role, language: Language) -> Option<String> {
    let shape = shape(technique, language);
    Some(match (technique, PatternPart::of(role)?) {
        (Technique::BugPlusOne, PatternPart::First) => {
            say!(language, "three places in its houses")
        }
        (Technique::BugPlusOne, PatternPart::Second) => {
            say!(language, "the rest of its cell")
        }
        (_, PatternPart::First) => say!(language, "digits of the {shape}", shape),
        (_, PatternPart::Second) => say!(language, "extra candidate"),
    })
}

fn colour(technique: Technique, role: Role, language: Language) -> Option<String> {
    use Technique as T;
    let two_pairs = matches!(technique, T::MultiColours1 | T::MultiColours2);
    Some(match role {
        Role::FirstColour if two_pairs => {
            say!(language, "first pair: one colour")
        }
        Role::SecondColour if two_pairs => {
            say!(language, "first pair: the other colour")
        }
        Role::ThirdColour => say!(language, "second pair: one colour"),
        Role::FourthColour => {
            say!(language, "second pair: the other colour")
        }
        Role::FirstColour => {
            say!(language, "one colour: either all of these")
        }
        Role::SecondColour => {
            say!(language, "the other colour: or all of these")
        }
        Role::Pattern
        | Role::Second
        | Role::Fin
        | Role::EndoFin
        | Role::InSet(_)
        | Role::Common => return None,
    })
}

fn almost_locked(technique: Technique, role: Role, language: Language) -> Option<String> {
    Some(match (technique, role) {
        (Technique::DeathBlossom, Role::Second) => {
            say!(language, "digits of the stem")
        }
        (Technique::DeathBlossom, Role::Common) => {
            say!(language, "what the stem takes from a petal")
        }
        (Technique::DeathBlossom, Role::Pattern) => {
            say!(language, "what one of the petals keeps")
        }
        (_, Role::Common) => say!(language, "restricted common"),
        (_, Role::Pattern) => {
            say!(language, "what one of the sets keeps")
        }
        (
            _,
            Role::Second
            | Role::Fin
            | Role::EndoFin
            | Role::FirstColour
            | Role::SecondColour
            | Role::ThirdColour
            | Role::FourthColour
            | Role::InSet(_),
        ) => return None,
    })
}

fn pattern(technique: Technique, role: Role, language: Language) -> Option<String> {
    use Technique as T;
    Some(match (technique, role) {
        (T::Firework, Role::Pattern) => {
            say!(language, "digits of the firework")
        }
        (T::Exocet, Role::Pattern) => say!(language, "digits of the base"),
        (T::Exocet, Role::Second) => {
            say!(language, "the same digits in a target")
        }
        (T::Exocet, Role::Common) => {
            say!(language, "the same digits in a cross-line")
        }
        (T::Tridagon, Role::Pattern) => say!(language, "the three digits"),
        (T::Tridagon, Role::Fin) => {
            say!(language, "guardian: one of them is true")
        }
        _ => return None,
    })
}

fn forcing(technique: Technique, role: Role, language: Language) -> Option<String> {
    use Technique as T;
    Some(match (technique, PatternPart::of(role)?) {
        (T::ForcingChainContradiction | T::ForcingNetContradiction, PatternPart::First) => {
            say!(language, "assumption")
        }
        (_, PatternPart::First) => {
            say!(language, "case: one of them is true")
        }
        (_, PatternPart::Second) => say!(language, "contradiction"),
    })
}
