//! Fish: one digit, and as many houses that hold it as houses that it can be in.

use crate::engine::technique::Technique;
use crate::text::{Language, say};

pub(super) fn description(technique: Technique, language: Language) -> Vec<String> {
    if technique == Technique::XWing {
        return x_wing(language);
    }
    let name = technique.name();
    let mut told = vec![what(language), why(language)];
    if name.contains("sashimi") {
        told.extend([fins(language), sashimi(language)]);
    } else if name.contains("finned") {
        told.push(fins(language));
    }
    if name.contains("franken") {
        told.push(franken(language));
    } else if name.contains("mutant") {
        told.push(mutant(language));
    }
    told.push(size(technique, language));
    told
}

/// The smallest fish, for those who have not heard of fish.
fn x_wing(language: Language) -> Vec<String> {
    vec![
        say!(
            language,
            "Choose a digit. Look for two rows that have only two places each for it, in the same two columns. If one row has the digit in the left column, the other row has it in the right one, or the other way round."
        ),
        say!(
            language,
            "Either way, both columns have the digit in these two rows. So it is ruled out in all other cells of the two columns. The same holds if you exchange rows and columns."
        ),
        say!(
            language,
            "The name comes from the two ways in which the digits can stand: crosswise in the corners of a rectangle. An X-Wing is the smallest fish. The two rows are its base houses, and the two columns its cover houses."
        ),
    ]
}

fn what(language: Language) -> String {
    say!(
        language,
        "A fish is about one digit. Choose some rows, the base sets, such that all places of the digit in them lie in as many columns, the cover sets: two rows and two columns, three and three, four and four. Then the digit is ruled out in all other cells of these columns. It works the other way round too, from columns to rows."
    )
}

fn why(language: Language) -> String {
    say!(
        language,
        "Each base row holds the digit once, and no column can hold it twice. So the rows, as many as there are columns, spread their digits over all of these columns, one each. Every cover column thus gets its digit from a base row, and any other place in it is one too many."
    )
}

fn fins(language: Language) -> String {
    say!(
        language,
        "Fins are places of the digit in a base set that no cover set takes in. Either a fin holds the digit, or the rest is a plain fish. A cell that the plain fish would clear, and that sees every fin, loses the digit in both cases; the others keep it. So look for a fish that a cell or two spoil, all of them in one box."
    )
}

fn sashimi(language: Language) -> String {
    say!(
        language,
        "It is called sashimi where the fish without its fins would fall apart: a base set has no second place left for the digit, so that the fish would reduce to single digits. The reasoning is the same: if no fin is right, the rest places the digit all the same, and takes it from the same cells."
    )
}

fn franken(language: Language) -> String {
    say!(
        language,
        "In a Franken fish boxes may serve beside rows among the base sets, or beside columns among the cover sets. The count is what matters, not the kind of house: so many base sets that share no place of the digit need so many digits, and the cover sets give room for just as many."
    )
}

fn mutant(language: Language) -> String {
    say!(
        language,
        "In a mutant fish rows, columns and boxes mix freely, among base sets as among cover sets. A place that two base sets share is called an endo fin, as it would be counted twice, and is treated as a fin. Hardly anybody finds these without a machine; but once one is drawn, the count can be checked by hand."
    )
}

fn size(technique: Technique, language: Language) -> String {
    let name = technique.name();
    if name.ends_with("x-wing") {
        return say!(
            language,
            "Size two is the X-wing, named for the two ways in which the digits can stand: crosswise in the corners of a rectangle."
        );
    }
    if name.ends_with("swordfish") {
        return say!(
            language,
            "Size three is the swordfish. Not each of the nine crossings need be a place of the digit: two in each base set are enough."
        );
    }
    if name.ends_with("jellyfish") {
        return say!(
            language,
            "Size four is the jellyfish. There is no need to look for larger plain ones: a larger fish leaves a smaller one in the other lines, seen from the other side."
        );
    }
    say!(
        language,
        "Sizes five, six and seven are the squirmbag, the whale and the leviathan. Plain ones are never needed, as the lines that they leave out make a smaller fish; with fins or boxes they say something of their own, but are very hard to see. They are on the list for those who like to know everything."
    )
}
