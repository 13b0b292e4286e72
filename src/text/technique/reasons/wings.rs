//! Why wings hold: which cell decides, and what follows from either case.

use crate::engine::technique::{BoardStep, Role};
use crate::text::technique::notation::{
    cells, chain_end, chain_start, digit_name, digits, houses, marked, marked_digit,
};
use crate::text::{Language, say};

pub(super) fn xy_wing(step: &BoardStep, language: Language) -> Option<String> {
    let &[x, y, z] = step.evidence.digits.as_slice() else { return None };
    let pivot = cells(marked(&step.evidence.marks, Role::Second));
    let first = cells(chain_start(&step.evidence)?.cells);
    let second = cells(chain_end(&step.evidence)?.cells);
    let [x, y, z] = [x, y, z].map(digit_name);
    Some(say!(
        language,
        "{pivot} is {x} or {y}. If it is {x}, {first} is {z}; if it is {y}, {second} is {z}. Either way one of the two is {z}, and a cell that sees both cannot be {z}.",
        pivot,
        x,
        y,
        first,
        z,
        second
    ))
}

pub(super) fn xyz_wing(step: &BoardStep, language: Language) -> Option<String> {
    let &[x, y, z] = step.evidence.digits.as_slice() else { return None };
    let marks = &step.evidence.marks;
    let pivot = cells(marked(marks, Role::Second));
    let [first, second] = [x, y].map(|digit| cells(marked_digit(marks, Role::Pattern, digit)));
    let [x, y, z] = [x, y, z].map(digit_name);
    Some(say!(
        language,
        "{pivot} is {x}, {y} or {z}. If it is {x}, {first} is {z}; if it is {y}, {second} is {z}. Whatever it is, one of the three is {z}, and a cell that sees all three cannot be {z}.",
        pivot,
        x,
        y,
        z,
        first,
        second
    ))
}

pub(super) fn w_wing(step: &BoardStep, language: Language) -> Option<String> {
    let &[x, y] = step.evidence.digits.as_slice() else { return None };
    let [x, y] = [x, y].map(digit_name);
    let ends = cells(marked(&step.evidence.marks, Role::Pattern));
    let pair = cells(marked(&step.evidence.marks, Role::Second));
    let house = houses(&step.evidence.bases, language);
    Some(say!(
        language,
        "{ends} are {x} or {y} each. In {house} the digit {y} is in one of {pair}, and each of these sees one of the two cells, so not both are {y}. One of them is {x}, and a cell that sees both cannot be {x}.",
        ends,
        x,
        y,
        house,
        pair
    ))
}

pub(super) fn wxyz_wing(step: &BoardStep, language: Language) -> Option<String> {
    let (&target, others) = step.evidence.digits.split_last()?;
    let place = cells(step.evidence.sets.first()?.cells);
    let all = digits(step.evidence.digits.iter().copied(), language);
    let others = digits(others.iter().copied(), language);
    let target = digit_name(target);
    Some(say!(
        language,
        "{place} have no other candidates than {all}. The places of each of {others} among them see one another, so each is there once at most, and these fill three cells at most. One of the four is {target}, and a cell that sees all places of {target} there cannot be {target}.",
        place,
        all,
        others,
        target
    ))
}
