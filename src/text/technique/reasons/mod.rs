//! Why a step holds, in the words of its technique.

mod chains;
mod colours;
mod fish;
mod forcing;
mod larger;
mod medusa;
mod patterns;
mod rectangles;
mod sets;
mod single_digit;
mod small;
mod wings;

use crate::engine::technique::{Family, Step, Technique};
use crate::text::Language;

/// Why `step` holds; nothing where what it is says all.
pub(super) fn reason(step: &Step, language: Language) -> String {
    use Technique as T;
    match step.technique {
        T::FullHouse | T::NakedSingle | T::HiddenSingle => small::single(step, language),
        T::Pointing | T::Claiming => small::locked(step, language),
        T::NakedPair | T::NakedTriple | T::NakedQuad | T::LockedPair | T::LockedTriple => {
            small::naked_subset(step, language)
        }
        T::HiddenPair | T::HiddenTriple | T::HiddenQuad => small::hidden_subset(step, language),
        _ => of_its_own(step, language).unwrap_or_else(|| larger::reason(step, language)),
    }
}

/// The reason of a technique that has words of its own for it.
fn of_its_own(step: &Step, language: Language) -> Option<String> {
    match step.technique.family() {
        Family::Wings => wings::reason(step, language),
        Family::SingleDigit => single_digit::reason(step, language),
        Family::Uniqueness => rectangles::reason(step, language),
        Family::Colours => colours::reason(step, language),
        Family::AlmostLocked => sets::reason(step, language),
        Family::Patterns => patterns::reason(step, language),
        _ => None,
    }
}
