//! Writes a text to a file, unless another program has changed the file.

use super::{Activity, BackgroundJob, CancelPolicy, Destination, JobSubject, Policy, SavePurpose};
use crate::engine::{Cancelled, Control};
use crate::format::Loss;
use crate::store::StoreError;
use crate::store::file::{self, Stamp};

/// A text on its way to a file.
#[derive(Clone, Debug)]
pub struct SaveJob {
    /// The file.
    pub to: Destination,
    /// The text.
    pub text: String,
    /// What of the document is not in the text, as the person knows.
    pub left_out: Vec<Loss>,
}

impl BackgroundJob for SaveJob {
    /// The job, with what the file is like now or why it was not written.
    type Reply = (Self, Result<Stamp, StoreError>);

    const POLICY: Policy = Policy {
        work: Some(Activity::File),
        subject: JobSubject::Nothing,
        on_cancel: CancelPolicy::Continue,
        writes_file: true,
    };

    fn run(self, _: &Control) -> Result<Self::Reply, Cancelled> {
        let Destination { path, purpose, .. } = &self.to;
        let saved = match purpose {
            // A file that is not empty is not as it was: the save is refused.
            SavePurpose::Create => file::save_unless_changed(path, &self.text, Stamp::of(&[])),
            SavePurpose::Update(stamp) => file::save_unless_changed(path, &self.text, *stamp),
            SavePurpose::Replace => file::save(path, &self.text),
        };
        Ok((self, saved))
    }
}
