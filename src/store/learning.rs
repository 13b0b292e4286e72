//! What the user has learnt: the lessons that are done, and how often each technique was found in practice.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::{Folders, LoadedValue, StoreError, record};
use crate::engine::technique::Technique;
use crate::format::tutorial::TutorialLesson;

/// The lessons and techniques that the user has learnt. The file holds names, so that other versions with other
/// lessons or techniques can read it and lose none of them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Learning {
    /// The lessons that are done.
    lessons: BTreeSet<String>,
    /// How often each technique was found.
    found: BTreeMap<String, u32>,
}

/// A lesson done, or a technique found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Achievement {
    /// A lesson of the tutorial was done.
    Lesson(TutorialLesson),
    /// A technique was found in practice.
    Found(Technique),
}

impl Learning {
    /// Loads the lessons and techniques.
    #[must_use]
    pub fn load(folders: &Folders) -> LoadedValue<Self> {
        record::load(&folders.learning_file())
    }

    /// Whether `lesson` is done.
    #[must_use]
    pub fn has_done(&self, lesson: TutorialLesson) -> bool {
        self.lessons.contains(lesson.name())
    }

    /// How often `technique` was found.
    #[must_use]
    pub fn found(&self, technique: Technique) -> u32 {
        self.found.get(technique.name()).copied().unwrap_or_default()
    }

    /// Adds a lesson or a technique.
    pub fn learn(&mut self, learnt: Achievement) {
        match learnt {
            Achievement::Lesson(lesson) => {
                self.lessons.insert(lesson.name().to_owned());
            }
            Achievement::Found(technique) => {
                let found = self.found.entry(technique.name().to_owned()).or_default();
                *found = found.saturating_add(1);
            }
        }
    }

    /// Adds a lesson or a technique to the file. Reads the file first, because another window may have added to it.
    ///
    /// # Errors
    /// Returns an error if the file cannot be read or written.
    pub fn keep(folders: &Folders, learnt: Achievement) -> Result<(), StoreError> {
        let learn = |stored: Option<Self>| {
            let mut learning = stored.unwrap_or_default();
            learning.learn(learnt);
            learning
        };
        record::change(&folders.learning_file(), learn).map(drop)
    }
}
