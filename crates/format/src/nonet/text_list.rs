//! A list of texts in one piece of memory.
//!
//! A history of a million edits is a list of a million short texts. Each text of its own would take ten times as much
//! memory as its letters.

use std::fmt;

use serde::de::{DeserializeSeed, Deserializer, Error, SeqAccess, Visitor};
use serde::ser::{Serialize, SerializeSeq, Serializer};

/// Texts one after the other, each with the place where it ends.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct TextList {
    text: String,
    ends: Vec<u32>,
}

impl TextList {
    pub(super) fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    pub(super) fn len(&self) -> usize {
        self.ends.len()
    }

    /// The texts in order.
    pub(super) fn iter(&self) -> impl ExactSizeIterator<Item = &str> + DoubleEndedIterator {
        (0..self.ends.len()).map(|number| {
            let start = number.checked_sub(1).map_or(0, |before| self.ends[before]);
            &self.text[start as usize..self.ends[number] as usize]
        })
    }

    /// The same texts, the last one first.
    pub(super) fn reversed(&self) -> Self {
        self.iter().rev().map(str::to_owned).collect()
    }

    /// Adds a text. Returns `None` if the list cannot tell where it would end.
    fn push(&mut self, text: &str) -> Option<()> {
        let end = u32::try_from(self.text.len() + text.len()).ok()?;
        self.text.push_str(text);
        self.ends.push(end);
        Some(())
    }
}

impl FromIterator<String> for TextList {
    /// A list of the texts, up to four gigabytes.
    fn from_iter<I: IntoIterator<Item = String>>(texts: I) -> Self {
        let mut list = Self::default();
        texts.into_iter().map_while(|text| list.push(&text)).for_each(drop);
        list
    }
}

impl Serialize for TextList {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut list = serializer.serialize_seq(Some(self.len()))?;
        self.iter().try_for_each(|text| list.serialize_element(text))?;
        list.end()
    }
}

impl<'de> serde::Deserialize<'de> for TextList {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_seq(ListVisitor)
    }
}

struct ListVisitor;

impl<'de> Visitor<'de> for ListVisitor {
    type Value = TextList;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list of texts")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut texts: A) -> Result<TextList, A::Error> {
        let mut list = TextList::default();
        while texts.next_element_seed(NextText(&mut list))?.is_some() {}
        Ok(list)
    }
}

/// Adds the next text to a list.
struct NextText<'a>(&'a mut TextList);

impl<'de> DeserializeSeed<'de> for NextText<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_str(self)
    }
}

impl Visitor<'_> for NextText<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a text")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<(), E> {
        self.0.push(text).ok_or_else(|| E::custom("a list of over four gigabytes"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_come_back_from_their_file_and_in_the_other_order() {
        let list: TextList =
            ["r1c1=.", "", "r9c9=+9", "\"é\\"].map(str::to_owned).into_iter().collect();
        let text = ron::to_string(&list).unwrap();
        assert_eq!(text, r#"["r1c1=.","","r9c9=+9","\"é\\"]"#);
        assert_eq!(ron::from_str::<TextList>(&text), Ok(list.clone()));
        let reversed: Vec<_> = list.iter().rev().map(str::to_owned).collect();
        assert_eq!(list.reversed().iter().collect::<Vec<_>>(), reversed);
        assert!(ron::from_str::<TextList>("[]").unwrap().is_empty());
        assert!(ron::from_str::<TextList>("[1]").is_err());
    }
}
