//! The order in which techniques are tried.
//!
//! The score and the path of a puzzle need the order of the catalogue, which is HoDoKu's. Hints come in the order in
//! which people see: singles first, hidden ones before naked ones, and then other steps by the ratings of a program.

use super::Technique;

/// The program whose ratings order the steps that are harder than singles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum HarderSteps {
    /// HoDoKu, whose levels Nonet uses.
    #[default]
    Hodoku,
    /// Sudoku Explainer.
    Explainer,
}

impl HarderSteps {
    /// Every program.
    pub const ALL: [Self; 2] = [Self::Hodoku, Self::Explainer];
}

/// An order of all techniques. The default is that of the catalogue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Order(Vec<Technique>);

impl Default for Order {
    fn default() -> Self {
        Self(Technique::ALL.to_vec())
    }
}

impl Order {
    /// The order that begins with the order of `listed`. A technique that is not listed comes after its
    /// predecessor in the catalogue. A technique that is listed twice counts once.
    #[must_use]
    pub fn of(listed: impl IntoIterator<Item = Technique>) -> Self {
        let mut order: Vec<Technique> = Vec::with_capacity(Technique::ALL.len());
        for technique in listed {
            if !order.contains(&technique) {
                order.push(technique);
            }
        }
        for (number, technique) in Technique::ALL.iter().enumerate() {
            if !order.contains(technique) {
                let before = number.checked_sub(1).map(|before| Technique::ALL[before]);
                let after = order.iter().position(|&one| Some(one) == before);
                // A technique of a later release gets its usual neighbour, whatever order the user has stored.
                order.insert(after.map_or(0, |place| place + 1), *technique);
            }
        }
        Self(order)
    }

    /// The order in which people see: singles, hidden ones before naked ones, and then as `harder` rates them.
    #[must_use]
    pub fn as_seen(harder: HarderSteps) -> Self {
        use Technique as T;
        // HoDoKu takes naked singles before hidden ones, as a program does that keeps candidates. People scan houses
        // first.
        let singles = [T::FullHouse, T::HiddenSingle, T::NakedSingle];
        let mut others: Vec<Technique> =
            T::ALL.iter().copied().filter(|technique| !singles.contains(technique)).collect();
        if harder == HarderSteps::Explainer {
            // The sort is stable: techniques of the same rating keep the order of the catalogue.
            others.sort_by_key(|technique| technique.explainer_tenths().unwrap_or(u32::MAX));
        }
        Self(singles.into_iter().chain(others).collect())
    }

    /// The techniques, the first to be tried first.
    pub fn iter(&self) -> impl Iterator<Item = Technique> + '_ {
        self.0.iter().copied()
    }

    /// The rank of `technique`, from 0 for the first.
    #[must_use]
    pub fn rank(&self, technique: Technique) -> usize {
        self.0.iter().position(|&one| one == technique).unwrap_or(self.0.len())
    }

    /// Moves `technique` one rank forward, unless it is the first.
    pub fn move_up(&mut self, technique: Technique) {
        let rank = self.rank(technique);
        if rank > 0 {
            self.0.swap(rank - 1, rank);
        }
    }

    /// Moves `technique` one rank back, unless it is the last.
    pub fn move_down(&mut self, technique: Technique) {
        let rank = self.rank(technique);
        if rank + 1 < self.0.len() {
            self.0.swap(rank, rank + 1);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::technique::{FishKind, FishSize};

    #[test]
    fn what_is_not_listed_keeps_its_rank_in_the_catalogue() {
        let [x_wing, swordfish] = [FishSize::XWing, FishSize::Swordfish]
            .map(|size| Technique::fish(FishKind::Basic, size));
        let order = Order::of([x_wing, Technique::FullHouse, x_wing]);
        let first: Vec<Technique> = order.iter().take(4).collect();
        // The swordfish follows the X-wing, and so do its successors in the catalogue.
        assert_eq!(first[..2], [x_wing, swordfish]);
        assert!(order.rank(Technique::NakedSingle) == order.rank(Technique::FullHouse) + 1);
        assert_eq!(order.iter().count(), Technique::ALL.len());
        assert_eq!(Order::of([]), Order::default());
    }

    #[test]
    fn people_see_hidden_singles_first_and_the_rest_as_a_program_rates_it() {
        use Technique as T;
        for harder in HarderSteps::ALL {
            let order = Order::as_seen(harder);
            let first: Vec<Technique> = order.iter().take(3).collect();
            assert_eq!(first, [T::FullHouse, T::HiddenSingle, T::NakedSingle]);
            assert_eq!(Order::of(order.iter()), order, "each technique is in it once");
            assert_eq!(order.iter().last(), Some(T::BruteForce));
        }
        let is_before = |harder, one, other| {
            let order = Order::as_seen(harder);
            order.rank(one) < order.rank(other)
        };
        let x_wing = T::fish(FishKind::Basic, FishSize::XWing);
        assert!(is_before(HarderSteps::Hodoku, T::HiddenPair, x_wing));
        assert!(is_before(HarderSteps::Explainer, x_wing, T::HiddenPair));
        assert!(is_before(HarderSteps::Explainer, T::XYWing, T::Skyscraper));
    }

    #[test]
    fn a_technique_moves_by_one_rank() {
        let mut order = Order::default();
        order.move_up(Technique::FullHouse);
        assert_eq!(order, Order::default());
        order.move_down(Technique::FullHouse);
        assert_eq!(order.rank(Technique::FullHouse), 1);
        order.move_up(Technique::FullHouse);
        assert_eq!(order, Order::default());
    }
}
