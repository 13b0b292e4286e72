//! What to look for: the second stage of a hint. Each technique has a sentence of its own, which says where to look and
//! for what, and leaves the finding to the person.

use super::explain::where_to_look;
use super::notation::{cells, digit_name, digits, houses, in_words, marked};
use crate::engine::technique::{BoardStep, Focus, Role, Technique, WideSet};
use crate::engine::{HouseKind, HouseName};
use crate::text::{Language, say};

/// What to look for, and where. All that the board lights is named.
pub(in crate::text) fn seek(step: &BoardStep, language: Language) -> String {
    let sought = what_to_seek(step, language);
    let is_somewhere = !step.evidence.bases.is_empty() || !step.pattern_cells().is_empty();
    match step.technique.focus() {
        Focus::UnnamedPlace if is_somewhere => {
            format!("{} {sought}", where_to_look(step, language))
        }
        Focus::UnnamedPlace | Focus::Place | Focus::Start | Focus::FirstSet | Focus::Marked(_) => {
            sought
        }
    }
}

#[expect(clippy::too_many_lines, reason = "a table of sentences")]
fn what_to_seek(step: &BoardStep, language: Language) -> String {
    use Technique as T;
    let sought = StepWords { step, language };
    let (digit, house) = (sought.digit(), sought.houses());
    match step.technique {
        T::FullHouse => say!(
            language,
            "One cell of {house} is open. Count from {first} to {last}: which digit is missing?",
            house,
            first = step.layout.digits().next().map(digit_name).unwrap_or_default(),
            last = step.layout.digits().last().map(digit_name).unwrap_or_default()
        ),
        T::HiddenSingle => say!(
            language,
            "Look for the place of {digit} in {house}. Cross out every open cell that sees this digit elsewhere.",
            digit,
            house
        ),
        T::NakedSingle => {
            let cell = sought.pattern();
            if !step.layout.is_classic() {
                return say!(
                    language,
                    "Look at {cell} and count the digits that its houses and the rules leave it. It is only one.",
                    cell
                );
            }
            say!(
                language,
                "Look at {cell} and count the digits that it sees in its row, column and box. Only one is missing.",
                cell
            )
        }
        T::Pointing | T::Claiming if step.evidence.covers.is_empty() => say!(
            language,
            "Look for {digit} in {house}: all cells that can hold it there see the same cell outside.",
            digit,
            house
        ),
        T::Pointing | T::Claiming if !step.layout.is_classic() => say!(
            language,
            "Look for {digit} in {house}: all cells that can hold it there lie in a second house too.",
            digit,
            house
        ),
        T::Pointing => say!(
            language,
            "Look for {digit} in {house}: all cells that can hold it there lie in one row or column.",
            digit,
            house
        ),
        T::Claiming => say!(
            language,
            "Look for {digit} in {house}: all cells that can hold it there lie in one box.",
            digit,
            house
        ),
        T::ConsecutiveNeighbours if step.evidence.bases.is_empty() => {
            let cell = sought.pattern();
            say!(
                language,
                "Look at the candidates of {cell}: what does each of them rule out in the cells beside it?",
                cell
            )
        }
        T::ConsecutiveNeighbours => say!(
            language,
            "Look for {digit} in {house}: a cell lies beside all its places there.",
            digit,
            house
        ),
        T::LawOfLeftovers => say!(
            language,
            "Look at {house} and at as many regions that cover most of them. What sticks out on one side holds the same digits as what is left on the other.",
            house
        ),
        T::LockedPair => say!(
            language,
            "Look for two cells with the same two candidates where {house} cross.",
            house
        ),
        T::LockedTriple => say!(
            language,
            "Look for three cells with three candidates between them where {house} cross.",
            house
        ),
        T::NakedPair => say!(
            language,
            "Look in {house} for two cells that have the same two candidates and no others.",
            house
        ),
        T::NakedTriple => say!(
            language,
            "Look in {house} for three cells that have only three different candidates between them.",
            house
        ),
        T::NakedQuad => say!(
            language,
            "Look in {house} for four cells that have only four different candidates between them.",
            house
        ),
        T::HiddenPair => say!(
            language,
            "Look in {house} for two digits that can only go into the same two cells.",
            house
        ),
        T::HiddenTriple => say!(
            language,
            "Look in {house} for three digits that have only three cells between them.",
            house
        ),
        T::HiddenQuad => say!(
            language,
            "Look in {house} for four digits that have only four cells between them.",
            house
        ),
        T::XWing | T::Swordfish | T::Jellyfish | T::Squirmbag | T::Whale | T::Leviathan => {
            sought.fish()
        }
        T::FinnedXWing
        | T::FinnedSwordfish
        | T::FinnedJellyfish
        | T::FinnedSquirmbag
        | T::FinnedWhale
        | T::FinnedLeviathan => sought.finned_fish(),
        T::SashimiXWing
        | T::SashimiSwordfish
        | T::SashimiJellyfish
        | T::SashimiSquirmbag
        | T::SashimiWhale
        | T::SashimiLeviathan => sought.sashimi_fish(),
        T::FrankenXWing
        | T::FrankenSwordfish
        | T::FrankenJellyfish
        | T::FrankenSquirmbag
        | T::FrankenWhale
        | T::FrankenLeviathan => sought.franken_fish(),
        T::FinnedFrankenXWing
        | T::FinnedFrankenSwordfish
        | T::FinnedFrankenJellyfish
        | T::FinnedFrankenSquirmbag
        | T::FinnedFrankenWhale
        | T::FinnedFrankenLeviathan => sought.finned_franken_fish(),
        T::MutantXWing
        | T::MutantSwordfish
        | T::MutantJellyfish
        | T::MutantSquirmbag
        | T::MutantWhale
        | T::MutantLeviathan => sought.mutant_fish(),
        T::FinnedMutantXWing
        | T::FinnedMutantSwordfish
        | T::FinnedMutantJellyfish
        | T::FinnedMutantSquirmbag
        | T::FinnedMutantWhale
        | T::FinnedMutantLeviathan => sought.finned_mutant_fish(),
        T::KrakenFish1 => {
            let fins = sought.marked(Role::Fin);
            say!(
                language,
                "Look for {digit} in {house}: without the fin in {fins} it is a fish. Suppose that the fin is {digit}, and look for a place of {digit} that both the fin and the fish rule out.",
                digit,
                house,
                fins
            )
        }
        T::KrakenFish2 => {
            let fins = sought.marked(Role::Fin);
            say!(
                language,
                "Look for {digit} in {house} and the fin in {fins}. Suppose {digit} in the fin, then in each place of one covering line. All of them rule out the same candidate.",
                digit,
                house,
                fins
            )
        }
        T::Skyscraper => say!(
            language,
            "Look for {digit} in {house}: it has two places in each, and one of each stands in the same line. Look at what the two other ends see.",
            digit,
            house
        ),
        T::TwoStringKite => say!(
            language,
            "Look for {digit} in {house}: it has two places in each, and one of each lies in the same box. Look at what the two other ends see.",
            digit,
            house
        ),
        T::DualTwoStringKite => say!(
            language,
            "Look for {digit} in {house}: two kites share their box, so look at the free ends of both.",
            digit,
            house
        ),
        T::TurbotFish => say!(
            language,
            "Look for {digit} in two houses where it has two places each, beginning with {house}: one place in the first house sees one place in the second.",
            digit,
            house
        ),
        T::EmptyRectangle => say!(
            language,
            "Look for {digit} in {house}: all its places there lie in one row and one column. Then look for a line with two places of {digit} that leads to one of the two.",
            digit,
            house
        ),
        T::DualEmptyRectangle => say!(
            language,
            "Look for {digit} in {house}: all its places there lie in one row and one column, and two lines with two places each lead there.",
            digit,
            house
        ),
        T::WWing => say!(
            language,
            "Look for two cells with the same two candidates that do not see each other. {house} ties one of these digits to both.",
            house
        ),
        T::MWing => {
            let start = sought.start();
            say!(
                language,
                "Begin in {start}, a cell with two candidates. One of them has only two places in a house, and {start} sees one of these places. Go on from the other place with the second candidate, which also has only two places in a house.",
                start
            )
        }
        T::SWing => {
            let start = sought.start();
            say!(
                language,
                "Begin at {start}: its digit has just two places in a house, and the other place sees a cell with two candidates, from which another digit goes on in the same way.",
                start
            )
        }
        T::LWing => {
            let start = sought.start();
            say!(
                language,
                "Begin at {start} and go along three houses in which a digit has just two places. Each house shares a cell with the next.",
                start
            )
        }
        T::HWing => {
            let start = sought.start();
            say!(
                language,
                "Begin at {start}: cells with two candidates lead to a house in which a digit has just two places.",
                start
            )
        }
        T::XYWing => {
            let pivot = sought.marked(Role::Second);
            say!(
                language,
                "Look at {pivot}, a cell with two candidates, and at two cells with two candidates that it sees. Each shares a different candidate with {pivot}, and both share a third candidate.",
                pivot
            )
        }
        T::XYZWing => {
            let pivot = sought.marked(Role::Second);
            say!(
                language,
                "Look at {pivot} with its three candidates, and at the cells it sees that have just two of these three.",
                pivot
            )
        }
        T::WXYZWing => {
            let cells = sought.pattern();
            say!(
                language,
                "Look at {cells}: four cells with four candidates between them. Only one of these digits has places that do not all see one another.",
                cells
            )
        }
        T::UniqueRectangle1 => {
            let digits = sought.digits();
            say!(
                language,
                "Look for four cells in two rows, two columns and two boxes that could all be {digits}. Only one of them has other candidates.",
                digits
            )
        }
        T::UniqueRectangle2 => {
            let digits = sought.digits();
            say!(
                language,
                "Look for a rectangle of {digits} in two boxes. Two of its cells, side by side, have the same extra candidate.",
                digits
            )
        }
        T::UniqueRectangle3 => {
            let digits = sought.digits();
            say!(
                language,
                "Look for a rectangle of {digits} in two boxes. The other candidates of two of its cells make a naked subset with cells beside them.",
                digits
            )
        }
        T::UniqueRectangle4 => {
            let digits = sought.digits();
            say!(
                language,
                "Look for a rectangle of {digits} in two boxes. Two of its cells have other candidates, but in {house} one of the two digits can go nowhere else.",
                digits,
                house
            )
        }
        T::UniqueRectangle5 => {
            let digits = sought.digits();
            say!(
                language,
                "Look for a rectangle of {digits} in two boxes. Two opposite cells, or three cells, have the same extra candidate.",
                digits
            )
        }
        T::UniqueRectangle6 => {
            let digits = sought.digits();
            say!(
                language,
                "Look for a rectangle of {digits} in two boxes. Two opposite cells have other candidates, and one of the two digits has no other place in its rows and columns.",
                digits
            )
        }
        T::HiddenRectangle => {
            let digits = sought.digits();
            say!(
                language,
                "Look for a rectangle of {digits} in two boxes with one cell that has nothing else. In the row and the column of the cell opposite, one of the two digits has no place beside the rectangle.",
                digits
            )
        }
        T::AvoidableRectangle1 => {
            let digits = sought.digits();
            say!(
                language,
                "Look at the cells that you filled with {digits}: three of them are corners of a rectangle in two boxes, and the fourth is open.",
                digits
            )
        }
        T::AvoidableRectangle2 => {
            let digits = sought.digits();
            say!(
                language,
                "Look at the cells that you filled: two of them are corners of a rectangle in two boxes, and the other two corners need {digits} to complete it.",
                digits
            )
        }
        T::UniqueLoop => {
            let digits = sought.digits();
            say!(
                language,
                "Look for a ring of six cells or more that could all be {digits}, two in each row, column and box that it touches.",
                digits
            )
        }
        T::ExtendedRectangle => {
            let digits = sought.digits();
            say!(
                language,
                "Look for six cells in two lines and three boxes that could all be {digits}.",
                digits
            )
        }
        T::BugPlusOne => say!(
            language,
            "All other open cells have two candidates. Count which of its candidates stands three times in its row, column and box."
        ),
        T::BugLite => {
            let cells = sought.pattern();
            say!(
                language,
                "Look at {cells}: nearly all have just two digits, and each of these stands twice in every house that they touch.",
                cells
            )
        }
        T::RemotePair => {
            let digits = sought.digits();
            say!(
                language,
                "Look for cells with {digits} and nothing else, and go from one to the next that it sees. Then look for cells that see one of each kind.",
                digits
            )
        }
        T::SimpleColoursTrap => say!(
            language,
            "Colour the places of {digit} by turns along houses where it has just two. Then look for a cell that sees both colours.",
            digit
        ),
        T::SimpleColoursWrap => say!(
            language,
            "Colour the places of {digit} by turns along houses where it has just two. Then look for two cells of one colour in one house.",
            digit
        ),
        T::MultiColours1 => say!(
            language,
            "Colour the places of {digit} in two groups that do not touch. Where colours of both groups see each other, one of the two others is right.",
            digit
        ),
        T::MultiColours2 => say!(
            language,
            "Colour the places of {digit} in two groups that do not touch. Look for a colour of one group that sees both colours of the other.",
            digit
        ),
        T::Medusa => {
            let start = sought.marked(Role::FirstColour);
            say!(
                language,
                "Colour candidates by turns, along houses with two places and inside cells with two candidates, beginning around {start}.",
                start
            )
        }
        T::XChain => {
            let start = sought.start();
            say!(
                language,
                "Follow {digit} alone, beginning at {start}: by turns through a house with just two places, and to any place that the last one sees.",
                digit,
                start
            )
        }
        T::XYChain => {
            let start = sought.start();
            say!(
                language,
                "Begin at {start} and go only through cells with two candidates, each sharing a digit with the next that it sees, until the first digit comes back.",
                start
            )
        }
        T::ContinuousNiceLoop => {
            let start = sought.start();
            say!(
                language,
                "Begin at {start} and take strong and weak links by turns. The way comes back to where it began without a break.",
                start
            )
        }
        T::DiscontinuousNiceLoop => {
            let start = sought.start();
            say!(
                language,
                "Look at {start}: suppose one of its candidates, and follow strong and weak links by turns until they come back to the cell.",
                start
            )
        }
        T::Aic => {
            let start = sought.start();
            say!(
                language,
                "Begin at {start} and take strong and weak links by turns. At least one of the two ends will be right.",
                start
            )
        }
        T::GroupedContinuousNiceLoop => {
            let start = sought.start();
            say!(
                language,
                "Begin at {start} and go round by strong and weak links by turns. Two or three cells of a box in one line may count as one place.",
                start
            )
        }
        T::GroupedDiscontinuousNiceLoop => {
            let start = sought.start();
            say!(
                language,
                "Look at {start} and follow its links until they come back. Two or three cells of a box in one line may count as one place.",
                start
            )
        }
        T::GroupedAic => {
            let start = sought.start();
            say!(
                language,
                "Begin at {start} and take links by turns. Two or three cells of a box in one line may count as one place; one of the two ends is right.",
                start
            )
        }
        T::AlsXz => {
            let sets = sought.pattern();
            say!(
                language,
                "Look in {sets} for two groups of cells, each in one house and with one candidate more than cells, that share two digits.",
                sets
            )
        }
        T::AlsXyWing => {
            let sets = sought.pattern();
            say!(
                language,
                "Look in {sets} for three groups with one candidate more than cells. The middle one is tied to each of the others by a digit of its own.",
                sets
            )
        }
        T::AlsXyChain => {
            let sets = sought.pattern();
            say!(
                language,
                "Look in {sets} for a line of groups with one candidate more than cells, each tied to the next by a digit.",
                sets
            )
        }
        T::DeathBlossom => {
            let pivot = sought.first_set();
            say!(
                language,
                "Look at {pivot}. For each of its candidates there is a group with one candidate more than cells, in which every place of that candidate sees {pivot}.",
                pivot
            )
        }
        T::SueDeCoq => {
            let cells = sought.first_set();
            say!(
                language,
                "Look at {cells}, where a box and a line cross: they have at least two candidates too many. Cells beside them in the box and in the line use up the rest.",
                cells
            )
        }
        T::Firework => {
            let digits = sought.digits();
            say!(
                language,
                "Look at {house}: outside the box where they cross, {digits} have only one cell in each.",
                house,
                digits
            )
        }
        T::SkLoop => say!(
            language,
            "Look at the open cells around four filled ones in {house}: pairs of digits pass from one to the next all the way round.",
            house
        ),
        T::Exocet => {
            let base = sought.first_set();
            say!(
                language,
                "Look at {base}, two cells of a box that share candidates. Look where the same digits can go in the other two boxes of the band.",
                base
            )
        }
        T::Tridagon => {
            let digits = sought.digits();
            say!(
                language,
                "Look for four boxes in a square, each with three cells of {digits} in three rows and three columns. Which of them has another candidate?",
                digits
            )
        }
        T::ForcingChainContradiction => {
            let start = sought.start();
            say!(
                language,
                "Look at {start}: suppose one of its candidates, and follow what it leads to, until two things cannot both be.",
                start
            )
        }
        T::ForcingChainVerity => {
            let starts = sought.marked(Role::Pattern);
            say!(
                language,
                "Look at {starts}: at least one of these candidates is true. Follow each of them, and see what they all lead to.",
                starts
            )
        }
        T::ForcingNetContradiction => {
            let start = sought.start();
            say!(
                language,
                "Look at {start}: suppose one of its candidates and write down everything that follows, several things together too, until something breaks.",
                start
            )
        }
        T::ForcingNetVerity => {
            let starts = sought.marked(Role::Pattern);
            say!(
                language,
                "Look at {starts}: at least one of these candidates is true. Write down all that follows from each, and see what they have in common.",
                starts
            )
        }
        T::TemplateSet => say!(
            language,
            "Try all ways to place {digit} nine times. One cell is in all of them.",
            digit
        ),
        T::TemplateDelete => say!(
            language,
            "Try all ways to place {digit} nine times. Some cells are in none of them.",
            digit
        ),
        T::BruteForce => say!(
            language,
            "No known technique helps here, so the next stage shows a digit of the answer."
        ),
    }
}

/// The step whose parts a sentence names.
struct StepWords<'a> {
    step: &'a BoardStep,
    language: Language,
}

impl StepWords<'_> {
    /// The digit that the technique is about.
    fn digit(&self) -> String {
        self.step.evidence.digits.first().map(|&digit| digit_name(digit)).unwrap_or_default()
    }

    fn digits(&self) -> String {
        digits(self.step.evidence.digits.iter().copied(), self.language)
    }

    fn houses(&self) -> String {
        houses(&self.step.evidence.bases, self.language)
    }

    fn pattern(&self) -> String {
        cells(self.step.pattern_cells())
    }

    fn marked(&self, role: Role) -> String {
        cells(self.step.marked_cells(role))
    }

    /// Where the first chain starts.
    fn start(&self) -> String {
        cells(self.step.start_cells())
    }

    fn first_set(&self) -> String {
        cells(self.step.first_set_cells())
    }

    /// How many lines the fish has, in a word.
    fn count(&self) -> String {
        in_words(self.step.evidence.bases.len(), self.language)
    }

    /// Whether the fish starts from rows.
    fn is_of_rows(&self) -> bool {
        let is_row = |house: &HouseName| house.kind == HouseKind::Row;
        self.step.evidence.bases.iter().any(is_row)
    }

    fn fins(&self) -> WideSet {
        let marks = &self.step.evidence.marks;
        marked(marks, Role::Fin).or(marked(marks, Role::EndoFin))
    }

    /// The box of the fins; its cells where they lie in several.
    fn place_of_fins(&self) -> String {
        let fins = self.fins();
        let is_region = |house: &HouseName| house.kind.is_region();
        match self.step.holding(fins).find(is_region) {
            Some(house) => houses(&[house], self.language),
            None => cells(fins),
        }
    }

    fn fish(&self) -> String {
        let (language, digit, count) = (self.language, self.digit(), self.count());
        if self.is_of_rows() {
            return say!(
                language,
                "Look for {digit} in the rows: {count} of them have it in the same {count} columns and nowhere else.",
                digit,
                count
            );
        }
        say!(
            language,
            "Look for {digit} in the columns: {count} of them have it in the same {count} rows and nowhere else.",
            digit,
            count
        )
    }

    fn finned_fish(&self) -> String {
        let (language, digit, count) = (self.language, self.digit(), self.count());
        let fins = self.place_of_fins();
        if self.is_of_rows() {
            return say!(
                language,
                "Look for {digit} in the rows: {count} of them have it in the same {count} columns, but for a fin in {fins}.",
                digit,
                count,
                fins
            );
        }
        say!(
            language,
            "Look for {digit} in the columns: {count} of them have it in the same {count} rows, but for a fin in {fins}.",
            digit,
            count,
            fins
        )
    }

    fn sashimi_fish(&self) -> String {
        let (language, digit, count) = (self.language, self.digit(), self.count());
        let fins = self.place_of_fins();
        if self.is_of_rows() {
            return say!(
                language,
                "Look for {digit} in {count} rows that nearly share {count} columns: in {fins} a corner is missing, and a fin stands beside it.",
                digit,
                count,
                fins
            );
        }
        say!(
            language,
            "Look for {digit} in {count} columns that nearly share {count} rows: in {fins} a corner is missing, and a fin stands beside it.",
            digit,
            count,
            fins
        )
    }

    fn franken_fish(&self) -> String {
        let (language, digit, count, house) =
            (self.language, self.digit(), self.count(), self.houses());
        say!(
            language,
            "Look for {digit} in {house}: boxes count as lines here, and all its places lie in {count} other houses.",
            digit,
            house,
            count
        )
    }

    fn finned_franken_fish(&self) -> String {
        let (language, digit, count, house) =
            (self.language, self.digit(), self.count(), self.houses());
        let fins = self.place_of_fins();
        say!(
            language,
            "Look for {digit} in {house}: boxes count as lines here, and its places lie in {count} other houses, but for a fin in {fins}.",
            digit,
            house,
            count,
            fins
        )
    }

    fn mutant_fish(&self) -> String {
        let (language, digit, count, house) =
            (self.language, self.digit(), self.count(), self.houses());
        say!(
            language,
            "Look for {digit} in {house}: rows, columns and boxes are mixed here, and all its places lie in {count} other houses.",
            digit,
            house,
            count
        )
    }

    fn finned_mutant_fish(&self) -> String {
        let (language, digit, count, house) =
            (self.language, self.digit(), self.count(), self.houses());
        let fins = self.place_of_fins();
        say!(
            language,
            "Look for {digit} in {house}: rows, columns and boxes are mixed here, and its places lie in {count} other houses, but for a fin in {fins}.",
            digit,
            house,
            count,
            fins
        )
    }
}
