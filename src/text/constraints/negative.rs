//! Negative constraints. A board has no mark for them, and no cell says anything of them.

use super::super::say;
use super::{ConstraintText, Wording};
use crate::engine::NegativeKind;

static DIFFERENCE: ConstraintText = ConstraintText {
    rule: |Wording { language, .. }| {
        say!(language, "Without a dot, digits side by side do not differ by 1")
    },
    #[cfg(feature = "controller")]
    in_cell: |_, _, _, _| String::new(),
    listed: |_, _, Wording { language, .. }| say!(language, "all white dots are shown"),
    #[cfg(feature = "controller")]
    reason: None,
};

static RATIO: ConstraintText = ConstraintText {
    rule: |Wording { language, .. }| {
        say!(language, "Without a dot, digits side by side have no ratio of a black dot")
    },
    #[cfg(feature = "controller")]
    in_cell: |_, _, _, _| String::new(),
    listed: |_, _, Wording { language, .. }| say!(language, "all black dots are shown"),
    #[cfg(feature = "controller")]
    reason: None,
};

static SUM: ConstraintText = ConstraintText {
    rule: |Wording { lowest, language }| {
        let [five, ten] = [5, 10].map(|sum| lowest.shown_sum(sum, 2));
        say!(
            language,
            "Without a sum, digits side by side add up neither to {five} nor to {ten}, nor to a sum that is shown",
            five,
            ten
        )
    },
    #[cfg(feature = "controller")]
    in_cell: |_, _, _, _| String::new(),
    listed: |_, _, Wording { language, .. }| say!(language, "all sums of two cells are shown"),
    #[cfg(feature = "controller")]
    reason: None,
};

/// The text of a kind.
pub(super) fn text(kind: NegativeKind) -> &'static ConstraintText {
    match kind {
        NegativeKind::Difference => &DIFFERENCE,
        NegativeKind::Ratio => &RATIO,
        NegativeKind::Sum => &SUM,
    }
}
