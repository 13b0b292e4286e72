//! The plain formats that belong to no program: lists, tables, rows, grids of candidates and Sukaku.
//!
//! They have no marks of their own, so `reading` recognises them by the shape of their lines. `plain` reads boards
//! of every shape.

pub(super) mod list;
pub(super) mod pencil_marks;
pub(super) mod plain;
pub(super) mod rows;
pub(super) mod sukaku;
pub(super) mod table;
