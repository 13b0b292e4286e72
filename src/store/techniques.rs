//! The techniques that the user knows. The file holds their names, so that a later version with other techniques can
//! still read it.

use serde::{Deserialize, Serialize};

use crate::engine::technique::{Order, Technique, TechniqueSet};

/// The techniques that count as known, and the order in which they are tried. The default is what HoDoKu has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Written", into = "Written")]
pub struct Techniques {
    /// Those that are known.
    pub known: TechniqueSet,
    /// The order of all.
    pub order: Order,
}

impl Default for Techniques {
    fn default() -> Self {
        Self { known: TechniqueSet::hodoku(), order: Order::default() }
    }
}

/// The differences from the default, by name. Unknown names are skipped.
#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
struct Written {
    known_too: Vec<String>,
    not_known: Vec<String>,
    /// Empty for the usual order.
    order: Vec<String>,
}

impl From<Written> for Techniques {
    fn from(written: Written) -> Self {
        let mut techniques = Self { order: Order::of(named(&written.order)), ..Self::default() };
        named(&written.known_too).for_each(|technique| techniques.known.insert(technique));
        named(&written.not_known).for_each(|technique| techniques.known.remove(technique));
        techniques
    }
}

impl From<Techniques> for Written {
    fn from(techniques: Techniques) -> Self {
        let (usual, known) = (TechniqueSet::hodoku(), techniques.known);
        let is_usual = techniques.order == Order::default();
        Self {
            known_too: names(known.iter().filter(|&one| !usual.contains(one))),
            not_known: names(usual.iter().filter(|&one| !known.contains(one))),
            order: if is_usual { Vec::new() } else { names(techniques.order.iter()) },
        }
    }
}

fn named(names: &[String]) -> impl Iterator<Item = Technique> + '_ {
    names.iter().filter_map(|name| Technique::named(name))
}

fn names(techniques: impl Iterator<Item = Technique>) -> Vec<String> {
    techniques.map(|technique| technique.name().to_owned()).collect()
}
