//! The library: collections of puzzles, and the puzzles of one, a page at a time.

use std::path::PathBuf;
use std::sync::Arc;

use super::library_job::{LibraryJob, LibraryReply, Pieces};
use super::opening::named_after;
use super::{After, Controller, Dialog, Effect, Failure, Job, JobKind, Question, RateFor};
use crate::engine::Cells;
use crate::format::Document;
use crate::game::{GameRecord, Mark, Marks};
use crate::store::library::{Collection, Levels, Listing, Piece, Rated};
use crate::store::{Folders, Recalled, StoreError, Trouble, records};

/// How many puzzles a page shows.
pub const PER_PAGE: usize = 24;

/// The library as it is shown.
#[derive(Clone, Debug, Default)]
pub struct Browser {
    /// What there is; `None` until it is found.
    listing: Option<Arc<Listing>>,
    known: Known,
    /// The collection that is looked into.
    open: Option<OpenShelf>,
    note: Option<LibraryNote>,
}

/// What is to be said besides the puzzles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LibraryNote {
    /// The collection cannot be looked into.
    Unreadable(StoreError),
    /// Every puzzle of the collection is solved.
    AllSolved,
}

/// What is known of puzzles from earlier.
#[derive(Clone, Debug, Default)]
pub struct Known {
    marks: Arc<Marks>,
    levels: Arc<Levels>,
}

/// A collection that is looked into.
#[derive(Clone, Debug)]
pub struct OpenShelf {
    /// Its place in the listing.
    pub place: usize,
    /// Its puzzles.
    pub collection: Collection,
    /// Which page is shown, from 0.
    pub page: usize,
    /// The puzzles of that page; empty until they are read.
    pub puzzles: Vec<Shown>,
    /// The place in the collection of the puzzle that is selected.
    pub selected: usize,
}

/// A puzzle of a page.
#[derive(Clone, Debug)]
pub struct Shown {
    /// The puzzle; `None` for one that cannot be read.
    pub document: Option<Document>,
    /// What games tell of it.
    pub mark: Mark,
    /// How hard it is, once that is known.
    pub rated: Option<Rated>,
    cells: Option<Cells>,
}

/// What can be done with the library.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LibraryAction {
    /// Show it.
    Show,
    /// Look into the collection at this place.
    Look(usize),
    /// Go back to the collections.
    Back,
    /// Show this page, from 0.
    TurnTo(usize),
    /// Select the puzzle at this place of the collection, and show its page.
    Select(usize),
    /// Open the puzzle at this place of the collection.
    Open(usize),
    /// Select the next puzzle that is not solved.
    NextUnsolved,
    /// Ask for the folder to look for collections in.
    ChooseFolder,
    /// Look for collections in this folder.
    Folder(PathBuf),
}

impl Known {
    /// What games tell of puzzles.
    pub(super) fn marks(&self) -> &Marks {
        &self.marks
    }

    /// What is known, and what is wrong with the file that tells it.
    pub(super) fn load(folders: &Folders) -> (Self, Option<Trouble>) {
        let Recalled { records, trouble, .. } = records::load(folders);
        let marks = Arc::new(Marks::of(&records));
        (Self { marks, levels: Arc::new(Levels::load(folders)) }, trouble)
    }

    fn shown(&self, piece: Result<Piece, StoreError>) -> Shown {
        let piece = piece.ok();
        let cells = piece.as_ref().and_then(Piece::cells);
        Shown {
            mark: cells.map(|cells| self.marks.get(&cells)).unwrap_or_default(),
            rated: cells.and_then(|cells| self.levels.get(&cells)),
            document: piece.map(Piece::into_document),
            cells,
        }
    }
}

impl Browser {
    /// What there is; `None` until it is found.
    #[must_use]
    pub fn listing(&self) -> Option<&Listing> {
        self.listing.as_deref()
    }

    /// The collection that is looked into.
    #[must_use]
    pub fn open(&self) -> Option<&OpenShelf> {
        self.open.as_ref()
    }

    /// What is to be said besides the puzzles.
    #[must_use]
    pub fn note(&self) -> Option<&LibraryNote> {
        self.note.as_ref()
    }

    /// Goes back to the collections; says whether one was open.
    fn go_back(&mut self) -> bool {
        self.note = None;
        self.open.take().is_some()
    }

    fn look(&mut self, place: usize) -> Option<LibraryJob> {
        let collection = self.listing.as_ref()?.shelves.get(place)?.collection.clone();
        self.note = None;
        let open = OpenShelf { place, collection, page: 0, puzzles: Vec::new(), selected: 0 };
        Some(self.open.insert(open).job(0))
    }

    fn turn_to(&mut self, page: usize) -> Option<LibraryJob> {
        let open = self.open.as_ref().filter(|open| page < open.pages())?;
        Some(open.job(page))
    }

    /// Selects a puzzle; what is to be done where that is on another page.
    fn select(&mut self, place: usize) -> Option<LibraryJob> {
        let open = self.open.as_mut().filter(|open| place < open.collection.count())?;
        open.selected = place;
        let page = place / PER_PAGE;
        if page == open.page && !open.puzzles.is_empty() { None } else { Some(open.job(page)) }
    }

    fn next_unsolved(&self) -> Option<LibraryJob> {
        let open = self.open.as_ref()?;
        let marks = Arc::clone(&self.known.marks);
        Some(LibraryJob::NextUnsolved(open.collection.clone(), open.selected, marks))
    }

    fn take_page(
        &mut self,
        collection: Collection,
        page: usize,
        pieces: Result<Pieces, StoreError>,
    ) {
        let (known, Some(open)) = (&self.known, &mut self.open) else {
            return;
        };
        match pieces {
            Ok(pieces) => {
                self.note = None;
                open.puzzles = pieces.into_iter().map(|piece| known.shown(piece)).collect();
                open.collection = collection;
                open.page = page;
                if open.selected / PER_PAGE != page {
                    open.selected = page * PER_PAGE;
                }
            }
            Err(error) => self.note = Some(LibraryNote::Unreadable(error)),
        }
    }

    /// The first puzzle of the page that nobody has rated yet.
    fn unrated(&self) -> Option<Cells> {
        let puzzles = &self.open.as_ref()?.puzzles;
        puzzles.iter().find_map(|shown| shown.cells.filter(|_| shown.rated.is_none()))
    }

    fn rated(&mut self, cells: &Cells, rated: Rated) {
        Arc::make_mut(&mut self.known.levels).insert(cells, rated);
        let puzzles = self.open.iter_mut().flat_map(|open| &mut open.puzzles);
        for shown in puzzles.filter(|shown| shown.cells.as_ref() == Some(cells)) {
            shown.rated = Some(rated);
        }
    }
}

impl OpenShelf {
    /// How many pages there are.
    #[must_use]
    pub fn pages(&self) -> usize {
        self.collection.count().div_ceil(PER_PAGE)
    }

    /// The place in the collection of the first puzzle of the page.
    #[must_use]
    pub fn first(&self) -> usize {
        self.page * PER_PAGE
    }

    fn job(&self, page: usize) -> LibraryJob {
        LibraryJob::Page(self.collection.clone(), page)
    }
}

impl Controller {
    pub(super) fn take_library_action(&mut self, action: LibraryAction) {
        match action {
            LibraryAction::Show => self.show_library(),
            LibraryAction::Folder(folder) => self.choose_library(folder),
            LibraryAction::ChooseFolder => {
                self.effects.push(Effect::ChooseLibrary(self.options.library.clone()));
            }
            LibraryAction::Open(place) => self.open_from_library(place),
            LibraryAction::Look(place) => self.browse(|browser| browser.look(place)),
            LibraryAction::TurnTo(page) => self.browse(|browser| browser.turn_to(page)),
            LibraryAction::Select(place) => self.browse(|browser| browser.select(place)),
            LibraryAction::NextUnsolved => self.browse(|browser| browser.next_unsolved()),
            LibraryAction::Back => self.browse(|browser| {
                browser.go_back();
                None
            }),
        }
    }

    /// Moves about in the library, if it is shown, and begins the job that this needs.
    fn browse(&mut self, go: impl FnOnce(&mut Browser) -> Option<LibraryJob>) {
        if let Some(job) = self.browser().and_then(go) {
            self.begin(Job::Library(job));
        }
    }

    fn show_library(&mut self) {
        self.open_dialog(Dialog::Library(Box::default()));
        self.list_library();
    }

    fn list_library(&mut self) {
        let folders = self.folders.clone();
        let roots = match &folders {
            Some(folders) => self.options.library_roots(folders),
            None => self.options.library.iter().cloned().collect(),
        };
        self.begin(Job::Library(LibraryJob::List(folders, roots)));
    }

    fn choose_library(&mut self, folder: PathBuf) {
        self.change_options(|options| options.library = Some(folder));
        if let Some(browser) = self.browser() {
            *browser = Browser::default();
            self.list_library();
        }
    }

    /// Takes in what came of work on the library.
    pub(super) fn library_replied(&mut self, reply: LibraryReply) {
        let Some(browser) = self.browser() else {
            return;
        };
        match reply {
            LibraryReply::Listed(listing, known, trouble) => {
                browser.listing = Some(Arc::new(listing));
                browser.known = known;
                if let Some(trouble) = trouble {
                    self.ask(Question::Failed(Failure::Trouble(trouble)));
                }
            }
            LibraryReply::Page(collection, page, pieces) => {
                browser.take_page(collection, page, pieces);
                self.rate_next();
            }
            LibraryReply::NextUnsolved(Ok(Some(place))) => {
                self.browse(|browser| browser.select(place));
            }
            LibraryReply::NextUnsolved(Ok(None)) => {
                browser.note = Some(LibraryNote::AllSolved);
            }
            LibraryReply::NextUnsolved(Err(error)) => {
                browser.note = Some(LibraryNote::Unreadable(error));
            }
        }
    }

    /// Takes in how hard a puzzle is, and goes on with the next one of the page.
    pub(super) fn library_rated(&mut self, cells: &Cells, rated: Rated) {
        if let Some(browser) = self.browser() {
            browser.rated(cells, rated);
            self.rate_next();
        }
    }

    fn rate_next(&mut self) {
        if let Some(cells) = self.browser().and_then(|browser| browser.unrated()) {
            let folders = self.folders.clone();
            self.begin(Job::Rate(RateFor::Library, Box::new(cells), folders));
        }
    }

    fn open_from_library(&mut self, place: usize) {
        let Some(open) = self.browser().and_then(|browser| browser.open.as_ref()) else {
            return;
        };
        let path = open.collection.file_of(place).to_owned();
        if open.collection.is_alone_in_its_file() {
            return self.leave_library_for(After::OpenToPlay(path));
        }
        let shown = place.checked_sub(open.first()).and_then(|place| open.puzzles.get(place));
        if let Some(document) = shown.and_then(|shown| shown.document.clone()) {
            let document = named_after(document, &path, place + 1);
            self.leave_library_for(After::Play(Box::new(document)));
        }
    }

    /// Opens the puzzle of a game that was played.
    pub(super) fn open_puzzle_of(&mut self, record: &GameRecord) {
        let mut document = Document::of_givens(record.givens.clone());
        document.about.title.clone_from(&record.title);
        self.dialog = None;
        self.request(After::Play(Box::new(document)));
    }

    fn leave_library_for(&mut self, after: After) {
        self.dialog = None;
        self.close_library();
        self.request(after);
    }

    /// The library was left, or the collection in it.
    pub(super) fn leave_library(&mut self, mut browser: Box<Browser>) {
        if browser.go_back() {
            self.dialog = Some(Dialog::Library(browser));
        } else {
            self.close_library();
        }
    }

    fn close_library(&mut self) {
        self.cancel(JobKind::Library);
        self.cancel(JobKind::Rate(RateFor::Library));
    }

    /// The library, where it is shown, perhaps below a question.
    fn browser(&mut self) -> Option<&mut Browser> {
        self.dialog.iter_mut().chain(&mut self.waiting).find_map(|dialog| match dialog {
            Dialog::Library(browser) => Some(browser.as_mut()),
            _ => None,
        })
    }
}
