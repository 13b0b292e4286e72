//! Forcing chains and nets: what follows whatever is assumed.

use crate::engine::technique::Technique;
use crate::text::{Language, say};

pub(super) fn forcing(technique: Technique, language: Language) -> Vec<String> {
    vec![
        how(technique, language),
        say!(
            language,
            "This is no guessing, even though it starts from “what if”. A guess is kept as long as it goes well; here each case is followed to its end, and only what is proved is written down."
        ),
        form(technique, language),
    ]
}

fn how(technique: Technique, language: Language) -> String {
    use Technique as T;
    if matches!(technique, T::ForcingChainContradiction | T::ForcingNetContradiction) {
        say!(
            language,
            "Assume that a candidate is true, or that it is false, and follow what that leads to. If it leads to a contradiction (a cell or a house without a place for a digit, or two things that cannot both be), the assumption was wrong, and the opposite holds."
        )
    } else {
        say!(
            language,
            "Look at all cases of one question: all candidates of a cell, all places of a digit in a house, or a candidate true and false. Follow each of them. If the same thing follows from every case, it holds, although we do not know which case is true."
        )
    }
}

fn form(technique: Technique, language: Language) -> String {
    use Technique as T;
    if matches!(technique, T::ForcingNetContradiction | T::ForcingNetVerity) {
        say!(
            language,
            "In a net a conclusion may rest on several earlier ones together, so that the lines of thought branch and join again. That makes it strong, and hard to keep in one's head: write it down, or use colours."
        )
    } else {
        say!(
            language,
            "In a chain each conclusion follows from the one before it alone, so it can be followed with a finger along the arrows."
        )
    }
}

pub(super) fn kraken(technique: Technique, language: Language) -> Vec<String> {
    let special = if technique == Technique::KrakenFish1 {
        say!(
            language,
            "Type 1: the candidate that goes is one that the plain fish would clear. It does not see the fins, but from each fin a chain leads to its removal."
        )
    } else {
        say!(
            language,
            "Type 2: from each place that the base sets have in one cover set, and from each fin, a chain leads to the same removal, of any candidate anywhere."
        )
    };
    vec![
        say!(
            language,
            "A kraken is a finned fish with long arms. In a finned fish a cell must see all the fins itself. Here chains take the place of seeing."
        ),
        say!(
            language,
            "Either the fish holds without its fins, or a fin is true. In the first case the fish takes the candidate away, by itself or by chains, in the second the chain from that fin does. So it goes in any case."
        ),
        special,
    ]
}
