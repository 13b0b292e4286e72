//! The methods of the lab, and the work of their runs.

use nonet_language::{Language, Say, say, say_plural, word};

use crate::figures::RunWork;
use crate::{Method, MethodRefusal};

impl Say for Method {
    fn say(&self, language: Language) -> String {
        let name = match self {
            Self::BruteForce => word!(language, "Brute force"),
            Self::MarkArrays => word!(language, "Mark arrays"),
            Self::OpenCells => word!(language, "Loop over the open cells"),
            Self::FewestCandidates => word!(language, "Fewest candidates first"),
            Self::ArcConsistency => word!(language, "Arc consistency"),
            Self::SinglesSearch => word!(language, "Singles with search"),
            Self::Dsatur => word!(language, "Graph colouring (DSATUR)"),
            Self::DancingLinks => word!(language, "Exact cover (dancing links)"),
            Self::Clauses => word!(language, "Learnt clauses"),
            Self::Annealing => word!(language, "Simulated annealing"),
            Self::OwnSearch => word!(language, "Nonet's own search"),
        };
        name.to_owned()
    }
}

impl Say for MethodRefusal {
    fn say(&self, language: Language) -> String {
        match self {
            Self::ConstraintsOnSeveralCells => {
                say!(language, "this method knows no cages and nothing else about several cells")
            }
        }
    }
}

/// The work of a method in the unit that tells most of it.
impl Say for RunWork {
    fn say(&self, language: Language) -> String {
        let Self { method, trials, exchanges, checks } = *self;
        // Annealing has trials too, as it fills the board. So exchanges come first.
        if exchanges > 0 {
            let number = language.number(exchanges);
            return say_plural!(
                language,
                exchanges,
                "{number} exchange",
                "{number} exchanges",
                number
            );
        }
        if trials > 0 {
            let number = language.number(trials);
            return say_plural!(language, trials, "{number} trial", "{number} trials", number);
        }
        let number = language.number(checks);
        if method == Method::OwnSearch {
            return say_plural!(language, checks, "{number} node", "{number} nodes", number);
        }
        say_plural!(language, checks, "{number} check", "{number} checks", number)
    }
}
