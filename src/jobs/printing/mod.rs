//! The content of a printout, and the two jobs that print it: pages for the dialog, and documents.

mod export;
mod pages;
mod printout;

pub use export::{ExportError, ExportJob, Outlet};
pub use pages::PagesJob;
pub use printout::{PrintedAnswer, Printout};
