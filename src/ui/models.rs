//! Fills the lists that views repeat over, row by row, so that only changed rows are drawn again.

use slint::{Model, ModelRc, VecModel};

/// Makes the list behind `current` hold `rows`. The list that comes back is `current` itself, unless that one
/// was never filled from here.
pub(super) fn filled<T: Clone + PartialEq + 'static>(
    current: ModelRc<T>,
    rows: Vec<T>,
) -> ModelRc<T> {
    let Some(model) = current.as_any().downcast_ref::<VecModel<T>>() else {
        return ModelRc::new(VecModel::from(rows));
    };
    update(model, rows);
    current
}

fn update<T: Clone + PartialEq + 'static>(model: &VecModel<T>, rows: Vec<T>) {
    while model.row_count() > rows.len() {
        model.remove(model.row_count() - 1);
    }
    for (place, row) in rows.into_iter().enumerate() {
        match model.row_data(place) {
            Some(old) if old == row => {}
            Some(_) => model.set_row_data(place, row),
            None => model.push(row),
        }
    }
}
