//! Makes the pages that the print dialog shows.

use super::super::{BackgroundJob, Policy};
use super::Printout;
use crate::engine::{Cancelled, Control};
use crate::print::Page;

/// Pages to be made.
#[derive(Debug)]
pub struct PagesJob(pub Printout);

impl BackgroundJob for PagesJob {
    /// What was printed, with its answer if that is printed too, and the pages.
    type Reply = (Printout, Vec<Page>);

    const POLICY: Policy = Policy::UNSEEN;

    fn run(mut self, control: &Control) -> Result<Self::Reply, Cancelled> {
        let pages = self.0.pages(control)?;
        Ok((self.0, pages))
    }
}
