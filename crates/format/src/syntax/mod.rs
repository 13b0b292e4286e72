//! The syntax that formats are written in, below any puzzle: lines, JSON, XML and LZ-string.
//!
//! The helpers guard against hostile texts and know the place of each fault: its line, and its column if there is
//! one.

pub(super) mod json;
pub(super) mod lines;
pub(super) mod lz_string;
pub(super) mod text_position;
pub(super) mod windows_1252;
pub(super) mod xml;
