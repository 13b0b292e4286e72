//! The keys of techniques, which files, options and command lines hold, and their codes in HoDoKu's libraries.

use nonet::engine::technique::Technique;

/// A line for each technique, in the order in which they are tried.
const KEYS: &str = include_str!("../../../data/technique/keys.txt");

#[test]
fn techniques_keep_their_keys_codes_and_order() {
    let line = |technique: &Technique| format!("{technique} {}", technique.code());
    let found: Vec<String> =
        Technique::ALL.iter().map(|technique| line(technique).trim_end().to_owned()).collect();
    assert_eq!(found, KEYS.lines().collect::<Vec<_>>());
}
