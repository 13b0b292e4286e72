//! Chains: strong and weak links by turns.

use crate::text::{Language, say};

/// A description that ends in what is `special` about a kind of chains.
pub(super) fn plain(special: String, language: Language) -> Vec<String> {
    vec![links(language), why(language), special]
}

/// The same where a link may lead to a group of places.
pub(super) fn grouped(special: String, language: Language) -> Vec<String> {
    vec![links(language), why(language), groups(language), special]
}

fn links(language: Language) -> String {
    say!(
        language,
        "A chain goes from candidate to candidate. Two candidates are strongly linked if one of them must be true: the only two places of a digit in a house, or the only two candidates of a cell. They are weakly linked if not both can be true: two places of a digit that see each other, or two candidates of one cell. In a chain strong and weak links take turns. On the board solid arrows are strong links and dashed ones weak."
    )
}

fn why(language: Language) -> String {
    say!(
        language,
        "Begin with a strong link and take its first candidate to be false. Then the second is true; the weak link makes the third false; the strong link makes the fourth true; and so on to the end, which a strong link makes true. So either the first candidate is true or the last one is. Nothing is guessed: both cases are looked at, and only what holds in both is used."
    )
}

fn groups(language: Language) -> String {
    say!(
        language,
        "In a grouped chain a link may lead to two or three places of a digit at once, if they stand in one box and one line. The group is true if one of its places holds the digit; it is linked with what sees all of its places. That opens houses where the digit has more than two places, as long as they fall into two groups."
    )
}

pub(super) fn x_chain(language: Language) -> String {
    say!(
        language,
        "An X-chain stays with one digit all the way. One of its two ends holds the digit, so any cell that sees both ends loses it. Skyscrapers, kites and turbot fish are the X-chains of two strong links; an X-chain may have more of them."
    )
}

pub(super) fn xy_chain(language: Language) -> String {
    say!(
        language,
        "An XY-chain runs through cells of two candidates alone. The strong links are inside of the cells, the weak ones between neighbours that share a digit. Its two ends are one digit, one of them holds it, and cells that see both lose it. With three cells it is an XY-wing."
    )
}

pub(super) fn continuous(language: Language) -> String {
    say!(
        language,
        "A continuous loop closes without a break: strong and weak links take turns all the way round. It can be read from any candidate in both directions, so that each weak link is strong as well: exactly one of its two candidates is true. Whatever else sees both ends of a weak link, or shares a cell with the two, is ruled out. A single loop can clear many candidates."
    )
}

pub(super) fn discontinuous(language: Language) -> String {
    say!(
        language,
        "A discontinuous loop starts and ends in the same cell, where the turns do not fit together. If what it starts with being true leads to it being false, it is false; if it being false leads to it being true, it is true. Where it leaves by one digit and comes back by another, so that one of two things holds in that cell, the rest of the cell goes."
    )
}

pub(super) fn aic(language: Language) -> String {
    say!(
        language,
        "An AIC, short for alternating inference chain, may pass through any digits and cells. If both ends are the same digit, cells that see both lose it. If they are different digits in cells that see each other, each cell loses the digit of the other end. Most steps on the pages before can be read as an AIC; it is the one idea behind them."
    )
}
