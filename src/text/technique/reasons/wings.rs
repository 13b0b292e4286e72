//! Why wings hold, and patterns of one digit: which cell decides, and what follows from either case.

use crate::engine::technique::{Role, Step, Technique};
use crate::text::technique::notation::{
    cells, chain_end, chain_start, digits, houses, marked, marked_digit,
};
use crate::text::{Language, say};

/// Why this wing holds; `None` for one that is told as a chain.
pub(super) fn wing(step: &Step, language: Language) -> Option<String> {
    match step.technique {
        Technique::XYWing => xy_wing(step, language),
        Technique::XYZWing => xyz_wing(step, language),
        Technique::WWing => w_wing(step, language),
        Technique::WXYZWing => wxyz_wing(step, language),
        _ => None,
    }
}

fn xy_wing(step: &Step, language: Language) -> Option<String> {
    let &[x, y, z] = step.evidence.digits.as_slice() else { return None };
    let pivot = cells(marked(&step.evidence.marks, Role::Second), language);
    let first = cells(chain_start(&step.evidence)?.cells, language);
    let second = cells(chain_end(&step.evidence)?.cells, language);
    Some(say!(
        language,
        "{pivot} is {x} or {y}. If it is {x}, {first} is {z}; if it is {y}, {second} is {z}. Either way one of the two is {z}.",
        "{pivot} là {x} hoặc {y}. Nếu là {x} thì {first} là {z}; nếu là {y} thì {second} là {z}. Cách nào thì một trong hai ô đó cũng là {z}."
    ))
}

fn xyz_wing(step: &Step, language: Language) -> Option<String> {
    let &[x, y, z] = step.evidence.digits.as_slice() else { return None };
    let marks = &step.evidence.marks;
    let pivot = cells(marked(marks, Role::Second), language);
    let [first, second] =
        [x, y].map(|digit| cells(marked_digit(marks, Role::Pattern, digit), language));
    Some(say!(
        language,
        "{pivot} is {x}, {y} or {z}. If it is {x}, {first} is {z}; if it is {y}, {second} is {z}. Whatever it is, one of the three is {z}.",
        "{pivot} là {x}, {y} hoặc {z}. Nếu là {x} thì {first} là {z}; nếu là {y} thì {second} là {z}. Thế nào thì một trong ba ô cũng là {z}."
    ))
}

fn w_wing(step: &Step, language: Language) -> Option<String> {
    let &[x, y] = step.evidence.digits.as_slice() else { return None };
    let ends = cells(marked(&step.evidence.marks, Role::Pattern), language);
    let pair = cells(marked(&step.evidence.marks, Role::Second), language);
    let house = houses(&step.evidence.bases, language);
    Some(say!(
        language,
        "{ends} are {x} or {y} each. In {house} the digit {y} is in one of {pair}, and each of these sees one of the two cells, so not both are {y}. One of them is {x}.",
        "{ends} mỗi ô là {x} hoặc {y}. Ở {house} số {y} nằm ở một trong {pair}, mà mỗi ô này thấy một trong hai ô kia, nên hai ô không thể cùng là {y}. Một trong hai ô là {x}."
    ))
}

fn wxyz_wing(step: &Step, language: Language) -> Option<String> {
    let (&target, others) = step.evidence.digits.split_last()?;
    let place = cells(step.evidence.sets.first()?.cells, language);
    let others = digits(others.iter().copied(), language);
    Some(say!(
        language,
        "{place} hold {others} and {target} between them. The places of {others} among them see one another, so each is there once at most, and these fill three cells at most. One of the four is {target}.",
        "{place} chỉ giữ {others} và {target}. Trong đó các chỗ của {others} đều thấy nhau, nên mỗi số có mặt nhiều nhất một lần, chiếm nhiều nhất ba ô. Một trong bốn ô là {target}."
    ))
}

/// Why this pattern of one digit holds; `None` for two that are told together.
pub(super) fn single_digit(step: &Step, language: Language) -> Option<String> {
    match step.technique {
        Technique::Skyscraper | Technique::TwoStringKite | Technique::TurbotFish => {
            linked_pairs(step, language)
        }
        Technique::EmptyRectangle => empty_rectangle(step, language),
        _ => None,
    }
}

/// Why a digit is at one end or the other of two linked pairs.
fn linked_pairs(step: &Step, language: Language) -> Option<String> {
    let (&digit, bases) = (step.evidence.digits.first()?, houses(&step.evidence.bases, language));
    let (ends, joined) = ends_and_joints(step, language);
    Some(say!(
        language,
        "In {bases} the digit {digit} has two places each. {joined} see each other, so not both are {digit}, and one of {ends} is.",
        "Ở {bases} số {digit} mỗi nơi còn hai chỗ. {joined} thấy nhau nên không thể cùng là {digit}; vậy một trong {ends} là {digit}."
    ))
}

/// Why a box whose places of a digit lie in two lines leads that digit from one of them to the other.
fn empty_rectangle(step: &Step, language: Language) -> Option<String> {
    let [block, line] = step.evidence.bases.as_slice() else { return None };
    let (&digit, block) = (step.evidence.digits.first()?, houses(&[*block], language));
    let line = houses(&[*line], language);
    let (pair, places) = ends_and_joints(step, language);
    Some(say!(
        language,
        "In {block} all places of {digit}, {places}, lie in one row and one column. In {line} it is in one of {pair}: if not in the far one, then in the near one, which leaves {block} the other line.",
        "Ở {block} mọi chỗ của {digit}, là {places}, nằm trên một hàng và một cột. Ở {line} số đó nằm ở một trong {pair}: nếu không ở ô xa thì ở ô gần, và khi ấy {block} chỉ còn đường kia."
    ))
}

fn ends_and_joints(step: &Step, language: Language) -> (String, String) {
    let role = |role| cells(marked(&step.evidence.marks, role), language);
    (role(Role::Pattern), role(Role::Second))
}
