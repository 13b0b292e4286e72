//! What is to be printed, and the two jobs that print it: pages to look at, and documents.

mod export;
mod pages;
mod printout;

pub use export::{ExportError, ExportJob, Outlet};
pub use pages::PagesJob;
pub use printout::{PrintedAnswer, Printout};
