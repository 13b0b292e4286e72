//! Why patterns of one digit hold: two houses in which it has two places, or a box in which it lies in two lines.

use crate::engine::technique::wide::WideChain;
use crate::engine::technique::{BoardStep, Role, WideSet};
use crate::engine::{Cell, HouseKind, HouseName};
use crate::text::technique::notation::{cells, digit_name, marked_digit, one_of};
use crate::text::{Language, say};

/// Why a skyscraper, a kite or a turbot fish holds: what each of its chains says.
pub(super) fn pairs(step: &BoardStep, language: Language) -> Option<String> {
    let told = step.evidence.chains.iter().map(|one| linked_pairs(one, step, language));
    let told = told.collect::<Option<Vec<String>>>()?;
    (!told.is_empty()).then(|| told.join(" "))
}

/// Why a digit is at one end or the other of two linked pairs.
fn linked_pairs(chain: &WideChain, step: &BoardStep, language: Language) -> Option<String> {
    let [first, _, last] = chain.links.as_slice() else { return None };
    let [one, other] = [first, last].map(|link| link.from.cells.or(link.to.cells));
    let [first_house, second_house] = [one, other].map(|pair| pair_house(pair, step));
    let (first_house, second_house) =
        (houses_of(&[first_house?], language), houses_of(&[second_house?], language));
    let (joints, ends) = (first.to.cells.or(last.from.cells), first.from.cells.or(last.to.cells));
    let [one, other, ends] = [one, other, ends].map(one_of);
    let (joints, digit) = (cells(joints), digit_name(first.from.digit));
    Some(say!(
        language,
        "In {first_house} the digit {digit} is in {one}, in {second_house} in {other}. {joints} see each other, so not both are {digit}: it is in {ends}, and a cell that sees both of these cannot be {digit}.",
        first_house,
        digit,
        one,
        second_house,
        other,
        joints,
        ends
    ))
}

/// The house that the step takes a pair from.
fn pair_house(pair: WideSet, step: &BoardStep) -> Option<HouseName> {
    let mut bases = step.evidence.bases.iter().copied();
    bases.find(|&base| pair.is_within(step.cells_of(base))).or_else(|| step.holding(pair).next())
}

fn houses_of(names: &[HouseName], language: Language) -> String {
    crate::text::technique::notation::houses(names, language)
}

/// Why a box whose places of a digit lie in two lines leads that digit from one of them to the other.
pub(super) fn empty_rectangle(step: &BoardStep, language: Language) -> Option<String> {
    let (&digit, &block) = (step.evidence.digits.first()?, step.evidence.bases.first()?);
    let places = marked_digit(&step.evidence.marks, Role::Second, digit);
    let bends = step.evidence.chains.iter().map(|chain| Bend::of(chain, step));
    let bends: Vec<Bend> = bends.collect::<Option<_>>()?;
    let lines = lines(step, places, bends.first()?, language)?;
    let (block, places) = (houses_of(&[block], language), cells(places));
    let digit = digit_name(digit);
    let first = say!(
        language,
        "In {block} all places of {digit}, {places}, lie in {lines}.",
        block,
        digit,
        places,
        lines
    );
    let told: Option<Vec<String>> =
        bends.iter().map(|bend| bend.told(step, &block, language)).collect();
    Some(format!("{first} {}", told?.join(" ")))
}

/// The two lines of a box that hold all its places of a digit.
fn lines(step: &BoardStep, places: WideSet, bend: &Bend, language: Language) -> Option<String> {
    let near = line_of(step, bend.near.or(bend.barred))?;
    let far = line_of(step, bend.left.or(WideSet::of(bend.gone)))?;
    let mut lines = [near, far];
    lines.sort_unstable();
    let all = step.cells_of(near).or(step.cells_of(far));
    let names = lines.map(|line| houses_of(&[line], language));
    places.is_within(all).then(|| language.choice(&names))
}

/// The row or column that holds all of `cells`.
fn line_of(step: &BoardStep, cells: WideSet) -> Option<HouseName> {
    let is_line = |house: &HouseName| matches!(house.kind, HouseKind::Row | HouseKind::Column);
    step.holding(cells).find(is_line)
}

/// How a conjugate pair leads round an empty rectangle to what goes.
struct Bend {
    /// The end of the pair that sees what goes.
    far: WideSet,
    /// The end of the pair that sees places in the box.
    near: WideSet,
    /// These places.
    barred: WideSet,
    /// The places in the box that are left then.
    left: WideSet,
    gone: Cell,
}

impl Bend {
    fn of(chain: &WideChain, step: &BoardStep) -> Option<Self> {
        let [first, second, last] = chain.links.as_slice() else { return None };
        let (far, near) = (first.from.cells, first.to.cells);
        let (barred, left) = (second.to.cells, last.to.cells);
        let seen = step.seen_by_all(far.or(left));
        let mut gone = step.eliminations.iter().map(|gone| gone.cell);
        let gone = gone.find(|&gone| seen.contains(gone))?;
        Some(Self { far, near, barred, left, gone })
    }

    fn told(&self, step: &BoardStep, block: &str, language: Language) -> Option<String> {
        let pair = step.holding(self.far.or(self.near)).next()?;
        let pair = houses_of(&[pair], language);
        let [far, near, left] = [self.far, self.near, self.left].map(cells);
        let gone = cells(WideSet::of(self.gone));
        let left = if self.left.len() == 1 { left } else { one_of(self.left) };
        Some(say!(
            language,
            "In {pair} it is in {near} or {far}. If in {near}, {block} has it in {left}, which {gone} sees; if in {far}, {gone} sees it there.",
            pair,
            near,
            far,
            block,
            left,
            gone
        ))
    }
}
