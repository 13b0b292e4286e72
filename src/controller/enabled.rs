//! Which commands make sense now, and which stand for something that is switched on.

use super::{Command, Controller, Filter, Hand};

impl Controller {
    /// Whether a command makes sense now.
    #[must_use]
    pub fn is_enabled(&self, command: Command) -> bool {
        let editing = self.shown().is_none() && !self.is_covered();
        match command {
            Command::Undo => editing && !self.is_finished() && self.document().can_undo(),
            Command::Redo => editing && !self.is_finished() && self.document().can_redo(),
            Command::ClearEntries => {
                editing && !self.is_finished() && self.document().board().has_entries()
            }
            Command::PreviousAnswer => self.shown().is_some_and(|shown| shown.number > 1),
            Command::NextAnswer => self.may_have_next() && !self.is_covered(),
            Command::Restore => self.shown().is_some(),
            Command::Solve
            | Command::AnswerNumber
            | Command::Copy
            | Command::CopyAs(_)
            | Command::SelectAll => !self.is_covered(),
            Command::Hint | Command::SolutionPath | Command::AllSteps => self.may_hint(),
            Command::ApplyHint => self.may_apply(),
            Command::NextStep | Command::PreviousStep => self.step_beside(command).is_some(),
            Command::CopySteps => self.steps().is_some(),
            Command::NoteCandidates => editing && !self.is_finished() && self.has_open_cells(),
            Command::OpenRecent(place) => place < self.recent().files().len(),
            Command::ClearRecent => !self.recent().files().is_empty(),
            _ => self.is_enabled_in_play(command),
        }
    }

    fn is_enabled_in_play(&self, command: Command) -> bool {
        match command {
            Command::PlayPuzzle => self.may_play(),
            Command::EditPuzzle => self.play().is_some() && self.shown().is_none(),
            Command::PlayAgain => self.may_play_again(),
            Command::Pause => self.may_pause(),
            Command::Check => self.may_check(),
            Command::Pen(_) | Command::NextPen | Command::DigitFirst | Command::Colour(_) => {
                self.may_colour()
            }
            Command::ColourCandidate(_) => self.may_colour() && self.digit_looked_for().is_some(),
            Command::ClearColours => self.may_colour() && self.has_colours(),
            Command::FilterDigit
            | Command::FilterNext
            | Command::FilterPrevious
            | Command::FilterBivalue => self.may_filter(),
            Command::SelectSame => !self.is_covered() && self.digit_to_select().is_some(),
            Command::MakeSavePoint | Command::NameSavePoint => self.may_save_point(),
            Command::GoToSavePoint(place) => self.may_go_to_save_point(place),
            Command::DeleteSavePoint(place) => place < self.save_points().len(),
            _ => true,
        }
    }

    fn may_have_next(&self) -> bool {
        let last = self.known_total();
        self.shown().is_none_or(|shown| last.is_none_or(|last| shown.number < last))
    }

    /// Whether a command stands for something that is switched on; it is a switch then.
    #[must_use]
    pub fn is_checked(&self, command: Command) -> bool {
        match command {
            Command::Statistics => self.statistics_shown(),
            Command::SidePanel => self.options().side_panel,
            Command::Pause => self.is_covered(),
            Command::Pen(pen) => self.pen() == pen,
            Command::DigitFirst => self.hand() != Hand::CellFirst,
            Command::Candidates(candidates) => self.options().candidates == candidates,
            Command::FilterBivalue => self.filter() == Some(Filter::Bivalue),
            Command::Theme(theme) => self.options().theme == theme,
            Command::Language(language) => self.options().language == language,
            _ => false,
        }
    }
}
