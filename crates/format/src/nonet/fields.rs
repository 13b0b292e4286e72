//! The fields of a document that its reader does not know.
//!
//! A newer Nonet may write further fields, so that the reader skips them. A mistyped name is skipped too, and a person has to hear of
//! it. Which names are known is asked of the type that the document is read into.

use std::fmt;

use nonet_language::name_like;
use serde::de::value::Error;
use serde::de::{DeserializeOwned, Deserializer, IgnoredAny, MapAccess, Visitor};
use serde::{Deserialize, forward_to_deserialize_any};

use crate::SkippedField;
use crate::error::shortened;

/// The fields of a document that a reader of `T` skips, in their order.
pub(super) fn skipped<T: DeserializeOwned>(
    options: &ron::Options,
    text: &str,
) -> Vec<SkippedField> {
    let known = known::<T>();
    let Names(names) = options.from_str(text).unwrap_or_default();
    let unknown = names.into_iter().filter(|name| !known.contains(&name.as_str()));
    let skipped = |name: String| {
        let meant = name_like(known.iter().copied(), &name.to_lowercase());
        SkippedField { name: shortened(&name), meant }
    };
    unknown.map(skipped).collect()
}

/// The names of the fields of `T`.
fn known<T: DeserializeOwned>() -> &'static [&'static str] {
    let mut known: &[&str] = &[];
    // A type tells its fields to whatever it is read from.
    let told = T::deserialize(FieldsAsked(&mut known));
    debug_assert!(told.is_err(), "nothing can be read from a question");
    known
}

/// A source that is asked for fields, and remembers which.
struct FieldsAsked<'a>(&'a mut &'static [&'static str]);

impl<'de> Deserializer<'de> for FieldsAsked<'_> {
    type Error = Error;

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Error> {
        Err(serde::de::Error::custom("no struct"))
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        *self.0 = fields;
        self.deserialize_any(visitor)
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map enum identifier ignored_any
    }
}

/// The names of the fields of a document.
#[derive(Default)]
struct Names(Vec<String>);

impl<'de> Deserialize<'de> for Names {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_struct("Nonet", &[], NamesVisitor)
    }
}

struct NamesVisitor;

impl<'de> Visitor<'de> for NamesVisitor {
    type Value = Names;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("a document")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Names, A::Error> {
        let mut names = Vec::new();
        while let Some(Name(name)) = map.next_key()? {
            map.next_value::<IgnoredAny>()?;
            names.push(name);
        }
        Ok(Names(names))
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
