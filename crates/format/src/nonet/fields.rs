//! The fields of a document that its reader does not know.
//!
//! A newer Nonet may write further fields, so that the reader skips them. A mistyped name is skipped too, and a person has to hear of
//! it. Which names are known is asked of the type that the document is read into.

use std::fmt;

use nonet_language::name_like;
use serde::de::value::Error;
use serde::de::{DeserializeOwned, DeserializeSeed, Deserializer, IgnoredAny, MapAccess, Visitor};
use serde::{Deserialize, forward_to_deserialize_any};

use crate::SkippedField;
use crate::error::shortened;

/// What a reader knows of a struct.
pub(super) struct StructFields {
    name: &'static str,
    fields: &'static [&'static str],
    /// The fields that are structs themselves, and that a person may write.
    parts: Vec<(&'static str, StructFields)>,
}

impl StructFields {
    /// What a reader of `T` knows.
    pub(super) fn of<T: DeserializeOwned>() -> Self {
        let mut known = Self { name: "", fields: &[], parts: Vec::new() };
        // A type tells its fields to whatever it is read from.
        let told = T::deserialize(FieldQuestion(&mut known));
        debug_assert!(told.is_err(), "nothing can be read from a question");
        known
    }

    /// The same with a field that is a struct.
    pub(super) fn with(mut self, field: &'static str, part: Self) -> Self {
        self.parts.push((field, part));
        self
    }
}

/// The fields of a document that a reader skips, in their order. The reader knows this of the document.
pub(super) fn skipped(
    options: &ron::Options,
    text: &str,
    known: &StructFields,
) -> Vec<SkippedField> {
    let mut skipped = Vec::new();
    // The document was read before, so each error is one of that reader too.
    let _ = options.from_str_seed(text, SkippedFieldsVisitor { known, skipped: &mut skipped });
    skipped
}

/// A source that is asked for the fields of a type, and remembers them.
struct FieldQuestion<'a>(&'a mut StructFields);

impl<'de> Deserializer<'de> for FieldQuestion<'_> {
    type Error = Error;

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Error> {
        Err(serde::de::Error::custom("no struct"))
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        (self.0.name, self.0.fields) = (name, fields);
        self.deserialize_any(visitor)
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map enum identifier ignored_any
    }
}

/// Reads a struct for the names of its unknown fields alone.
struct SkippedFieldsVisitor<'a> {
    known: &'a StructFields,
    skipped: &'a mut Vec<SkippedField>,
}

impl<'de> DeserializeSeed<'de> for SkippedFieldsVisitor<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_option(self)
    }
}

impl<'de> Visitor<'de> for SkippedFieldsVisitor<'_> {
    type Value = ();

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.known.name)
    }

    fn visit_none<E>(self) -> Result<(), E> {
        Ok(())
    }

    fn visit_some<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_struct(self.known.name, self.known.fields, self)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<(), A::Error> {
        let Self { known, skipped } = self;
        while let Some(Name(name)) = map.next_key()? {
            if let Some((_, part)) = known.parts.iter().find(|(field, _)| *field == name) {
                map.next_value_seed(SkippedFieldsVisitor { known: part, skipped: &mut *skipped })?;
                continue;
            }
            map.next_value::<IgnoredAny>()?;
            if !known.fields.contains(&name.as_str()) {
                let meant = name_like(known.fields.iter().copied(), &name.to_lowercase());
                skipped.push(SkippedField { name: shortened(&name), meant });
            }
        }
        Ok(())
    }
}

/// The name of a field.
struct Name(String);

impl<'de> Deserialize<'de> for Name {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_identifier(NameVisitor)
    }
}

struct NameVisitor;

impl Visitor<'_> for NameVisitor {
    type Value = Name;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("the name of a field")
    }

    fn visit_str<E>(self, name: &str) -> Result<Name, E> {
        Ok(Name(name.to_owned()))
    }
}
