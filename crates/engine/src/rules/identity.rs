//! When two constraints are the same one.
//!
//! Some kinds hold more than they say: the board, or the marks beside them, fits them out when [`Rules::new`] takes them in. A
//! history of edits must find them again, whatever marks have come and gone meanwhile, so they are compared by what they say.
//! Each of these kinds has a method `is_fitted_as`, which compares the rest.
//!
//! [`Rules::new`]: super::Rules::new

/// Compares values of a type by what an expression says of them.
macro_rules! same_if_alike {
    ($kind:ty, |$it:ident| $key:expr) => {
        impl PartialEq for $kind {
            fn eq(&self, other: &Self) -> bool {
                self.cmp(other).is_eq()
            }
        }

        impl Eq for $kind {}

        impl PartialOrd for $kind {
            fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
                Some(self.cmp(other))
            }
        }

        impl Ord for $kind {
            fn cmp(&self, other: &Self) -> std::cmp::Ordering {
                let $it = self;
                let one = $key;
                let $it = other;
                one.cmp(&$key)
            }
        }

        impl std::hash::Hash for $kind {
            fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
                let $it = self;
                $key.hash(state);
            }
        }
    };
}

pub(super) use same_if_alike;
