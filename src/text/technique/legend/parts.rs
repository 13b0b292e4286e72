//! What the signs of candidates mean.

use super::{is_fish, shape, subset};
use crate::engine::technique::{Family, Role, Step, Technique};
use crate::text::{Language, say};

/// What candidates with this part are in the step.
pub(super) fn meaning(step: &Step, role: Role, language: Language) -> String {
    let technique = step.technique;
    let own = match technique.family() {
        _ if is_fish(technique) => fish(role, language),
        Family::Intersections => locked(technique, role, language),
        Family::Subsets => of_subset(step, role, language),
        Family::SingleDigit => single_digit(technique, role, language),
        Family::Wings => wing(technique, role, language),
        Family::Uniqueness => deadly(technique, role, language),
        Family::Colours => colour(technique, role, language),
        Family::AlmostLocked => almost_locked(technique, role, language),
        Family::Patterns => pattern(technique, role, language),
        Family::Forcing => forcing(technique, role, language),
        _ => None,
    };
    own.unwrap_or_else(|| say!(language, "seen by this", "thấy được nhờ đây"))
}

fn fish(role: Role, language: Language) -> Option<String> {
    Some(match role {
        Role::Pattern => say!(language, "candidate of the fish", "ứng viên của cá"),
        Role::Fin => say!(language, "fin", "vây"),
        Role::EndoFin => say!(language, "endo fin", "vây trong"),
        Role::Second => {
            say!(language, "candidate in the cover house", "ứng viên trong vùng phủ")
        }
        _ => return None,
    })
}

fn locked(technique: Technique, role: Role, language: Language) -> Option<String> {
    (role == Role::Pattern).then(|| match technique {
        Technique::Pointing => {
            say!(language, "all its places in the box", "mọi chỗ của số này trong khối")
        }
        _ => say!(language, "all its places in the line", "mọi chỗ của số này trên hàng (cột)"),
    })
}

fn of_subset(step: &Step, role: Role, language: Language) -> Option<String> {
    let subset = subset(step, language);
    let digits = || say!(language, "digits of the {subset}", "các số của {subset}");
    (role == Role::Pattern).then(digits)
}

fn single_digit(technique: Technique, role: Role, language: Language) -> Option<String> {
    use Technique as T;
    Some(match (technique, role) {
        (T::Skyscraper, Role::Pattern) => {
            say!(language, "roof: one of the two", "mái: một trong hai")
        }
        (T::Skyscraper, Role::Second) => {
            say!(language, "foot: not both", "chân: không cả hai")
        }
        (T::EmptyRectangle | T::DualEmptyRectangle, Role::Pattern) => {
            say!(language, "pair of places: one of the two", "cặp chỗ: một trong hai")
        }
        (T::EmptyRectangle | T::DualEmptyRectangle, Role::Second) => {
            say!(language, "all its places in the box", "mọi chỗ của số này trong khối")
        }
        (T::TwoStringKite | T::DualTwoStringKite, Role::Pattern) => {
            say!(language, "end of a string: one of the two", "đầu dây: một trong hai")
        }
        (T::TwoStringKite | T::DualTwoStringKite, Role::Second) => {
            say!(language, "joint in the box: not both", "chỗ nối trong khối: không cả hai")
        }
        (_, Role::Pattern) => say!(language, "end: one of the two", "đầu: một trong hai"),
        (_, Role::Second) => say!(language, "joint: not both", "chỗ nối: không cả hai"),
        _ => return None,
    })
}

fn wing(technique: Technique, role: Role, language: Language) -> Option<String> {
    use Technique as T;
    Some(match (technique, role) {
        (T::XYWing | T::XYZWing | T::WXYZWing, Role::Pattern) => {
            say!(language, "pincer", "càng")
        }
        (T::XYWing | T::XYZWing | T::WXYZWing, Role::Second) => say!(language, "pivot", "trục"),
        (T::WWing, Role::Pattern) => {
            say!(language, "end, with the same pair", "đầu, có cùng cặp số")
        }
        (T::WWing, Role::Second) => {
            say!(language, "bridge: one of the two", "cầu nối: một trong hai")
        }
        (_, Role::Pattern) => say!(language, "end: one of the two", "đầu: một trong hai"),
        (_, Role::Second) => say!(language, "between the ends", "giữa hai đầu"),
        _ => return None,
    })
}

fn deadly(technique: Technique, role: Role, language: Language) -> Option<String> {
    let shape = shape(technique, language);
    Some(match (technique, role) {
        (Technique::BugPlusOne, Role::Pattern) => {
            say!(language, "three places in its houses", "có ba chỗ trong các vùng")
        }
        (Technique::BugPlusOne, Role::Second) => {
            say!(language, "the rest of its cell", "phần còn lại của ô")
        }
        (_, Role::Pattern) => say!(language, "digits of the {shape}", "các số của {shape}"),
        (_, Role::Second) => say!(language, "extra candidate", "ứng viên thêm"),
        _ => return None,
    })
}

fn colour(technique: Technique, role: Role, language: Language) -> Option<String> {
    use Technique as T;
    let two_pairs = matches!(technique, T::MultiColours1 | T::MultiColours2);
    Some(match role {
        Role::FirstColour if two_pairs => {
            say!(language, "first pair: one colour", "cặp đầu: một màu")
        }
        Role::SecondColour if two_pairs => {
            say!(language, "first pair: the other colour", "cặp đầu: màu kia")
        }
        Role::ThirdColour => say!(language, "second pair: one colour", "cặp sau: một màu"),
        Role::FourthColour => {
            say!(language, "second pair: the other colour", "cặp sau: màu kia")
        }
        Role::FirstColour => {
            say!(language, "one colour: either all of these", "một màu: hoặc tất cả số này")
        }
        Role::SecondColour => {
            say!(language, "the other colour: or all of these", "màu kia: hoặc tất cả số này")
        }
        _ => return None,
    })
}

fn almost_locked(technique: Technique, role: Role, language: Language) -> Option<String> {
    Some(match (technique, role) {
        (Technique::DeathBlossom, Role::Second) => {
            say!(language, "digits of the stem", "các số của cuống")
        }
        (Technique::DeathBlossom, Role::Common) => {
            say!(language, "what the stem takes from a petal", "số mà cuống lấy của cánh hoa")
        }
        (Technique::DeathBlossom, Role::Pattern) => {
            say!(language, "what one of the petals keeps", "số mà một cánh hoa giữ lại")
        }
        (_, Role::Common) => say!(language, "restricted common", "số chung hạn chế"),
        (_, Role::Pattern) => {
            say!(language, "what one of the sets keeps", "số mà một tập giữ lại")
        }
        _ => return None,
    })
}

fn pattern(technique: Technique, role: Role, language: Language) -> Option<String> {
    use Technique as T;
    Some(match (technique, role) {
        (T::Firework, Role::Pattern) => {
            say!(language, "digits of the firework", "các số của pháo hoa")
        }
        (T::Exocet, Role::Pattern) => say!(language, "digits of the base", "các số của gốc"),
        (T::Exocet, Role::Second) => {
            say!(language, "the same digits in a target", "các số ấy ở đích")
        }
        (T::Exocet, Role::Common) => {
            say!(language, "the same digits in a cross-line", "các số ấy trên đường cắt")
        }
        (T::Tridagon, Role::Pattern) => say!(language, "the three digits", "ba số của hình"),
        (T::Tridagon, Role::Fin) => {
            say!(language, "guardian: one of them is true", "số canh giữ: một số đúng")
        }
        _ => return None,
    })
}

fn forcing(technique: Technique, role: Role, language: Language) -> Option<String> {
    use Technique as T;
    Some(match (technique, role) {
        (T::ForcingChainContradiction | T::ForcingNetContradiction, Role::Pattern) => {
            say!(language, "what is supposed", "điều giả sử")
        }
        (_, Role::Pattern) => {
            say!(language, "case: one of them is true", "trường hợp: một trong đó đúng")
        }
        (_, Role::Second) => say!(language, "contradiction", "mâu thuẫn"),
        _ => return None,
    })
}
