//! The techniques that the user knows, and the order in which hints tell them. The file holds their names, so that a
//! later version with other techniques can still read it.

use serde::{Deserialize, Serialize};

use crate::engine::technique::{HarderSteps, Order, Technique, TechniqueSet};

/// The techniques that hints may use, and the order in which they are tried. The default is those of HoDoKu in the order
/// in which people see.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "StoredTechniques", into = "StoredTechniques")]
pub struct Techniques {
    /// The known techniques.
    pub known: TechniqueSet,
    /// Whose ratings order the hints that are harder than singles.
    pub harder: HarderSteps,
    /// The order that the user has made. `None` for the usual one.
    own_order: Option<Order>,
}

impl Default for Techniques {
    fn default() -> Self {
        Self { known: TechniqueSet::hodoku(), harder: HarderSteps::default(), own_order: None }
    }
}

impl Techniques {
    /// The order in which hints try techniques.
    #[must_use]
    pub fn order(&self) -> Order {
        self.own_order.clone().unwrap_or_else(|| Order::as_seen(self.harder))
    }

    /// The order for the path of a puzzle: the order of the user, or else HoDoKu's order, so that scores can be compared.
    #[must_use]
    pub fn order_of_path(&self) -> Order {
        self.own_order.clone().unwrap_or_default()
    }

    /// The same techniques, with harder steps ordered by the ratings of this program.
    #[must_use]
    pub fn ordered_by(self, harder: HarderSteps) -> Self {
        Self { harder, ..self }
    }

    /// Changes the order that the user makes.
    pub fn rearrange(&mut self, change: impl FnOnce(&mut Order)) {
        let mut order = self.order();
        change(&mut order);
        self.own_order = (order != Order::as_seen(self.harder)).then_some(order);
    }

    /// These techniques with what differs between `before` and `after`.
    pub(super) fn with_changes(mut self, before: &Self, after: &Self) -> Self {
        for &technique in Technique::ALL {
            match (before.known.contains(technique), after.known.contains(technique)) {
                (false, true) => self.known.insert(technique),
                (true, false) => self.known.remove(technique),
                (true, true) | (false, false) => {}
            }
        }
        if after.harder != before.harder {
            self.harder = after.harder;
        }
        if after.own_order != before.own_order {
            self.own_order.clone_from(&after.own_order);
        }
        self
    }

    /// Goes back to the usual order.
    pub fn forget_order(&mut self) {
        self.own_order = None;
    }
}

/// The differences from the default, by name. Unknown names are skipped.
#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
#[serde(rename = "Written")]
struct StoredTechniques {
    known_too: Vec<String>,
    not_known: Vec<String>,
    /// Whether harder hints are ordered as Sudoku Explainer rates them.
    by_explainer: bool,
    /// Empty for the usual order.
    order: Vec<String>,
}

impl From<StoredTechniques> for Techniques {
    fn from(written: StoredTechniques) -> Self {
        let harder =
            if written.by_explainer { HarderSteps::Explainer } else { HarderSteps::Hodoku };
        let own_order = (!written.order.is_empty()).then(|| Order::of(named(&written.order)));
        let mut techniques = Self { harder, own_order, ..Self::default() };
        named(&written.known_too).for_each(|technique| techniques.known.insert(technique));
        named(&written.not_known).for_each(|technique| techniques.known.remove(technique));
        techniques
    }
}

impl From<Techniques> for StoredTechniques {
    fn from(techniques: Techniques) -> Self {
        let (usual, known) = (TechniqueSet::hodoku(), techniques.known);
        Self {
            known_too: names(known.iter().filter(|&one| !usual.contains(one))),
            not_known: names(usual.iter().filter(|&one| !known.contains(one))),
            by_explainer: techniques.harder == HarderSteps::Explainer,
            order: techniques.own_order.map(|order| names(order.iter())).unwrap_or_default(),
        }
    }
}

fn named(names: &[String]) -> impl Iterator<Item = Technique> + '_ {
    names.iter().filter_map(|name| Technique::named(name))
}

fn names(techniques: impl Iterator<Item = Technique>) -> Vec<String> {
    techniques.map(|technique| technique.name().to_owned()).collect()
}
