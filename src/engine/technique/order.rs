//! In which order techniques are tried.

use super::Technique;

/// An order of all techniques. The default is that of the catalogue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Order(Vec<Technique>);

impl Default for Order {
    fn default() -> Self {
        Self(Technique::ALL.to_vec())
    }
}

impl Order {
    /// The order that has `listed` as they are listed. A technique that is not among them stands behind the one before
    /// it in the catalogue; what is listed twice counts once.
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
                order.insert(after.map_or(0, |place| place + 1), *technique);
            }
        }
        Self(order)
    }

    /// The techniques, the first to be tried first.
    pub fn iter(&self) -> impl Iterator<Item = Technique> + '_ {
        self.0.iter().copied()
    }

    /// The place of `technique`, from 0.
    #[must_use]
    pub fn place(&self, technique: Technique) -> usize {
        self.0.iter().position(|&one| one == technique).unwrap_or(self.0.len())
    }

    /// Puts `technique` one place earlier, if there is one.
    pub fn move_up(&mut self, technique: Technique) {
        let place = self.place(technique);
        if place > 0 {
            self.0.swap(place - 1, place);
        }
    }

    /// Puts `technique` one place later, if there is one.
    pub fn move_down(&mut self, technique: Technique) {
        let place = self.place(technique);
        if place + 1 < self.0.len() {
            self.0.swap(place, place + 1);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_listed_keeps_its_place_in_the_catalogue() {
        let order = Order::of([Technique::XWing, Technique::FullHouse, Technique::XWing]);
        let first: Vec<Technique> = order.iter().take(4).collect();
        // The swordfish comes behind the X-wing, and all that follow it there.
        assert_eq!(first[..2], [Technique::XWing, Technique::Swordfish]);
        assert!(order.place(Technique::NakedSingle) == order.place(Technique::FullHouse) + 1);
        assert_eq!(order.iter().count(), Technique::ALL.len());
        assert_eq!(Order::of([]), Order::default());
    }

    #[test]
    fn a_technique_moves_by_one_place() {
        let mut order = Order::default();
        order.move_up(Technique::FullHouse);
        assert_eq!(order, Order::default());
        order.move_down(Technique::FullHouse);
        assert_eq!(order.place(Technique::FullHouse), 1);
        order.move_up(Technique::FullHouse);
        assert_eq!(order, Order::default());
    }
}
