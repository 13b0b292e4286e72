//! The constraints of a puzzle in Nonet's own document: texts that begin with a name.
//!
//! ```text
//! constraints: ["odd r1c1 r4c5", "even r9c9"],
//! ```

use crate::ReadError;
use crate::constraints::read_text;
use crate::syntax::text_place::{at, place_of_text};
use nonet_engine::{Layout, Rules};

/// Reads the texts of the field.
pub(super) fn read(
    text: &str,
    field: &str,
    rows: &[String],
    layout: &Layout,
) -> Result<Rules, ReadError> {
    let mut constraints = Vec::new();
    for (number, row) in rows.iter().enumerate() {
        let bad = |problem| at(place_of_text(text, field, number), problem);
        constraints.extend(read_text(row, layout).map_err(bad)?);
    }
    Ok(Rules::new(layout, constraints).expect("each cell was found on the board"))
}
