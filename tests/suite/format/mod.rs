//! Tests of `format`.
