//! Which of some names a mistyped word means.

/// The longest word that is compared, in bytes.
const LONGEST: usize = 64;

/// Returns the name that differs least from `word`. Returns `None` if more than a third of it differs.
pub fn name_like<'a>(names: impl Iterator<Item = &'a str>, word: &str) -> Option<String> {
    // No name is as long, and to compare a word of megabytes takes seconds.
    if word.len() > LONGEST {
        return None;
    }
    let differences = names.map(|name| (strsim::osa_distance(name, word), name));
    let (difference, name) = differences.min()?;
    (difference * 3 <= name.len()).then(|| name.to_owned())
}
