//! Which of some names a mistyped word means.

/// The one of `names` that differs least from a word, where it differs little.
pub fn name_like<'a>(names: impl Iterator<Item = &'a str>, word: &str) -> Option<String> {
    let differences = names.map(|name| (strsim::osa_distance(name, word), name));
    let (difference, name) = differences.min()?;
    (difference * 3 <= name.len()).then(|| name.to_owned())
}
