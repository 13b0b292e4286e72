//! The text for people that says the rules of a drawn puzzle.

use std::collections::BTreeSet;

use super::cues::{Cue, cues_of};
use super::model::ColourName;

/// Words of which a sentence about rules has one.
const RULE_WORDS: [&str; 30] = [
    "digit",
    "number",
    " cell",
    " row",
    "column",
    " box",
    "region",
    " sum",
    "value",
    " line",
    " cage",
    " must",
    "cannot",
    " can't",
    "may not contain",
    "contain",
    "repeat",
    "adjacent",
    "consecutive",
    " odd",
    " even",
    " dot",
    "arrow",
    "circle",
    "diagonal",
    " clue",
    "less than",
    "greater",
    "differen",
    "ratio",
];

/// The names of colours that texts use.
const COLOURS: [(&str, ColourName); 21] = [
    (" grey", ColourName::Grey),
    (" gray", ColourName::Grey),
    (" silver", ColourName::Grey),
    (" green", ColourName::Green),
    (" lime", ColourName::Green),
    (" purple", ColourName::Purple),
    (" pink", ColourName::Purple),
    (" magenta", ColourName::Purple),
    (" violet", ColourName::Purple),
    (" lilac", ColourName::Purple),
    (" lavender", ColourName::Purple),
    (" blue", ColourName::Blue),
    (" teal", ColourName::Teal),
    (" turquoise", ColourName::Teal),
    (" cyan", ColourName::Teal),
    (" orange", ColourName::Orange),
    (" peach", ColourName::Orange),
    (" yellow", ColourName::Yellow),
    (" gold", ColourName::Yellow),
    (" red ", ColourName::Red),
    (" black", ColourName::Black),
];

const NUMBER_WORDS: [&str; 10] =
    ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/// The most sentences that are read. Each is compared with what the others have said.
const MOST_SENTENCES: usize = 500;

/// What the text says of one kind of clue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct RuleStatement {
    pub(super) cue: Cue,
    /// The colours that it names.
    pub(super) colours: BTreeSet<ColourName>,
    /// The number that a line of the kind has, such as the least difference of whispers.
    pub(super) number: Option<u32>,
    /// The first sentence that speaks of it.
    pub(super) sentence: String,
    /// Whether only examples and permissions speak of it.
    pub(super) is_aside: bool,
}

/// What a text says.
#[derive(Debug, Default)]
pub(crate) struct RulesText {
    pub(super) said: Vec<RuleStatement>,
    /// The first sentence about a rule that no drawing shows, or that Nonet does not know.
    pub(super) unknown: Option<String>,
    /// The first sentence that may be about a rule, and that speaks of nothing known.
    pub(super) unexplained: Option<String>,
    /// Whether there is a text at all.
    pub(super) is_empty: bool,
}

impl RulesText {
    /// What a text says.
    pub(super) fn of(text: &str) -> Self {
        // SudokuPad puts this in the place of a missing text.
        let is_empty = text.trim().is_empty() || text.starts_with("No rules provided");
        let mut rules = Self { is_empty, ..Self::default() };
        if is_empty {
            return rules;
        }
        let mut sentences = sentences(text);
        for sentence in sentences.by_ref().take(MOST_SENTENCES) {
            rules.add(sentence);
        }
        // The rest of a book is not understood.
        if let Some(sentence) = sentences.next() {
            rules.unexplained.get_or_insert_with(|| crate::error::shortened(sentence.trim()));
        }
        rules
    }

    fn add(&mut self, sentence: &str) {
        let words = normalised(sentence);
        let cues = cues_of(&words);
        let quoted = || crate::error::shortened(sentence.trim());
        if cues.contains(&Cue::Unknown) {
            self.unknown.get_or_insert_with(quoted);
        } else if cues.is_empty() && RULE_WORDS.iter().any(|word| words.contains(word)) {
            self.unexplained.get_or_insert_with(quoted);
        }
        let is_aside = cues.contains(&Cue::Permission);
        for cue in cues {
            if !matches!(cue, Cue::Unknown | Cue::Ordinary | Cue::Permission) {
                let number = number_of(cue, &words);
                let colours = colours_in(&words);
                self.say(RuleStatement { cue, colours, number, sentence: quoted(), is_aside });
            }
        }
    }

    /// Adds what a sentence says of a kind to what others have said of it.
    fn say(&mut self, new: RuleStatement) {
        let is_same = |said: &&mut RuleStatement| {
            let numbers = [said.number, new.number];
            said.cue == new.cue && (numbers.contains(&None) || said.number == new.number)
        };
        match self.said.iter_mut().find(is_same) {
            Some(said) => {
                said.colours.extend(new.colours);
                said.number = said.number.or(new.number);
                said.is_aside &= new.is_aside;
            }
            None => self.said.push(new),
        }
    }

    /// Whether a sentence of the text states a rule of a kind, and is no permission.
    pub(super) fn states(&self, cue: Cue) -> bool {
        self.said.iter().any(|said| said.cue == cue && !said.is_aside)
    }

    /// Whether the text speaks of a kind.
    pub(super) fn speaks_of(&self, cue: Cue) -> bool {
        self.said.iter().any(|said| said.cue == cue)
    }
}

/// The colours that a sentence names.
fn colours_in(words: &str) -> BTreeSet<ColourName> {
    let is_named = |(name, _): &&(&str, ColourName)| words.contains(name);
    COLOURS.iter().filter(is_named).map(|(_, name)| *name).collect()
}

/// The sentences of a text.
fn sentences(text: &str) -> impl Iterator<Item = &str> {
    let lines = text.split(['\n', ';', '!', '?', '•', '|']);
    lines.flat_map(split_at_stops).filter(|it| it.chars().any(char::is_alphanumeric))
}

/// The parts of a line between full stops. The stops of "i.e." and "e.g.", and those within numbers, end nothing.
fn split_at_stops(line: &str) -> Vec<&str> {
    let mut parts = Vec::new();
    let mut start = 0;
    for (at, _) in line.match_indices('.') {
        let before = line[..at].rsplit(|sign: char| !sign.is_alphanumeric()).next().unwrap_or("");
        let is_short = ["i", "e", "g"].contains(&before);
        let is_inside = line[at + 1..].starts_with(|sign: char| sign.is_ascii_digit());
        if !is_short && !is_inside {
            parts.push(&line[start..at]);
            start = at + 1;
        }
    }
    parts.push(&line[start..]);
    parts
}

/// A sentence in small letters, with one blank around each word, and without other signs than those within words.
fn normalised(sentence: &str) -> String {
    let small = sentence.to_lowercase().replace(['’', '‘'], "'").replace(['–', '—'], "-");
    let small = small.replace("i. e.", "ie ").replace("i.e.", "ie ").replace("e.g.", "eg ");
    let is_of_word = |sign: char| sign.is_alphanumeric() || matches!(sign, '\'' | '-' | ':');
    let words = small.split(|sign: char| !is_of_word(sign));
    let words = words.map(|word| word.trim_matches([':', '-', '\''])).filter(|it| !it.is_empty());
    let mut text = String::from(" ");
    words.for_each(|word| text.extend([word, " "]));
    text
}

/// The number that a sentence gives to a kind of line.
fn number_of(cue: Cue, words: &str) -> Option<u32> {
    let of_word = |word: &str| {
        let at = NUMBER_WORDS.iter().position(|name| *name == word);
        word.parse().ok().or(at.and_then(|at| u32::try_from(at + 1).ok()))
    };
    let after = |mark: &str| words.split_once(mark)?.1.split(' ').find_map(of_word);
    let or_more = || words.split_once(" or more")?.0.rsplit(' ').find_map(of_word);
    let named =
        [(" german ", 5), (" dutch ", 4)].into_iter().find(|(name, _)| words.contains(name));
    if cue == Cue::Whispers {
        after("least").or_else(or_more).or(named.map(|(_, number)| number))
    } else if cue == Cue::Lockout {
        after("least")
    } else if cue == Cue::Modular {
        after("modulo").or_else(|| after("divided by")).or_else(|| after("mod "))
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(text: &str) -> Vec<(Cue, Vec<ColourName>, Option<u32>)> {
        let rules = RulesText::of(text);
        assert_eq!((rules.unknown, rules.unexplained), (None, None), "{text}");
        let of = |said: RuleStatement| (said.cue, said.colours.into_iter().collect(), said.number);
        rules.said.into_iter().map(of).collect()
    }

    #[test]
    fn texts_say_kinds_with_their_colours_and_numbers() {
        use ColourName::{Green, Grey, Purple};
        for (text, expected) in [
            ("Normal sudoku rules apply. Have fun!", vec![]),
            (
                "Digits along thermometers must increase from the bulb.",
                vec![(Cue::Thermometer, vec![], None)],
            ),
            (
                "Along green lines, adjacent digits differ by at least five.",
                vec![(Cue::Whispers, vec![Green], Some(5))],
            ),
            (
                "Renban: purple lines form a set of consecutive digits in any order.",
                vec![(Cue::Renban, vec![Purple], None)],
            ),
            (
                "Gray lines are palindromes (i.e. they read the same in both directions).",
                vec![(Cue::Palindrome, vec![Grey], None)],
            ),
            (
                "Cells separated by a knight's move (in chess) cannot contain the same digit",
                vec![(Cue::AntiKnight, vec![], None)],
            ),
            (
                "Digits separated by a white dot are consecutive.\nNot all possible dots are given.",
                vec![(Cue::WhiteDot, vec![], None)],
            ),
        ] {
            assert_eq!(said(text), expected, "{text}");
        }
    }

    #[test]
    fn sentences_that_nothing_explains_are_kept() {
        let rules = RulesText::of("Normal sudoku rules apply. Digits in cells glow at night.");
        assert_eq!(rules.unexplained.as_deref(), Some("Digits in cells glow at night"));
        let rules = RulesText::of("Each row has one doubler, which counts double.");
        assert_eq!(rules.unknown.as_deref(), Some("Each row has one doubler, which counts double"));
        assert!(RulesText::of(" \n").is_empty);
    }
}
