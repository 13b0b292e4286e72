//! The count of the games that began on a day.

use nonet::engine::generate::Date;
use nonet::engine::technique::Level;
use nonet::store::{Folders, count_game};

use super::folder;

#[test]
fn games_of_a_level_and_a_day_are_numbered() {
    let folder = folder();
    let folders = Folders::below(folder.path());
    let count = |day, level| count_game(&folders, Date::new(2026, 11, day).unwrap(), level);
    assert_eq!(count(22, Some(Level::Hard)), 1);
    assert_eq!(count(22, Some(Level::Hard)), 2);
    assert_eq!(count(22, Some(Level::Easy)), 1);
    assert_eq!(count(22, None), 1);
    assert_eq!(count(22, Some(Level::Hard)), 3);
    assert_eq!(count(23, Some(Level::Hard)), 1, "another day");
    std::fs::write(folders.day_games_file(), "nonsense").unwrap();
    assert_eq!(count(23, Some(Level::Hard)), 1);
}
