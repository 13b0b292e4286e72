//! The library: collections of puzzles, and the puzzles of a collection, a page at a time.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::context::Context;
use super::departure::Departure;
use super::dialogs::{Dialog, Failure, Question};
use super::document::named_after;
use super::effect::PlatformEffect;
use super::event::Event;
use crate::engine::Cells;
use crate::format::Document;
use crate::game::PuzzleMark;
use crate::jobs::{
    JobKind, Knowledge, LibraryJob, LibraryPage, LibraryReply, PER_PAGE, RatePageJob,
};
use crate::store::StoreError;
use crate::store::library::{
    BuiltInPuzzle, Collection, CollectionPuzzle, Listing, PuzzleDifficulty,
};

/// The library as it is shown.
#[derive(Clone, Debug, Default)]
pub struct LibraryBrowser {
    /// What there is; `None` until it is found.
    listing: Option<Arc<Listing>>,
    knowledge: Knowledge,
    /// The collection that is looked into.
    open: Option<OpenCollection>,
    note: Option<LibraryNote>,
}

/// A message besides the puzzles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LibraryNote {
    /// The collection cannot be looked into.
    Unreadable(StoreError),
    /// Every puzzle of the collection is solved.
    AllSolved,
}

/// A collection that is looked into.
#[derive(Clone, Debug)]
pub struct OpenCollection {
    /// Its place in the listing.
    pub place: usize,
    /// Its puzzles.
    pub collection: Collection,
    /// Which page is shown, from 0.
    pub page: usize,
    /// The puzzles of that page; empty until they are read.
    pub puzzles: Vec<LibraryPuzzle>,
    /// The place in the collection of the puzzle that is selected.
    pub selected: usize,
}

/// A puzzle of a page.
#[derive(Clone, Debug)]
pub struct LibraryPuzzle {
    /// The puzzle; `None` for one that cannot be read.
    pub document: Option<Document>,
    /// What games tell of it.
    pub mark: PuzzleMark,
    /// How hard it is, once that is known.
    pub rated: Option<PuzzleDifficulty>,
    /// The further properties of a puzzle that comes with Nonet.
    pub built_in: Option<BuiltInPuzzle>,
    cells: Option<Cells>,
}

/// What happens in the library.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LibraryAction {
    /// Show it.
    Show,
    /// Look into the collection at this place.
    Look(usize),
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

impl LibraryPuzzle {
    fn of(piece: Result<CollectionPuzzle, StoreError>, knowledge: &Knowledge) -> Self {
        let piece = piece.ok();
        let cells = piece.as_ref().and_then(CollectionPuzzle::cells);
        let built_in = piece.as_ref().and_then(CollectionPuzzle::built_in).cloned();
        let rated = built_in.as_ref().map(BuiltInPuzzle::difficulty);
        Self {
            mark: cells.map(|cells| knowledge.mark(&cells)).unwrap_or_default(),
            rated: rated.or_else(|| cells.and_then(|cells| knowledge.rated(&cells))),
            built_in,
            document: piece.map(CollectionPuzzle::into_document),
            cells,
        }
    }
}

impl LibraryBrowser {
    /// What there is; `None` until it is found.
    #[must_use]
    pub fn listing(&self) -> Option<&Listing> {
        self.listing.as_deref()
    }

    /// The collection that is looked into.
    #[must_use]
    pub fn open(&self) -> Option<&OpenCollection> {
        self.open.as_ref()
    }

    /// A message besides the puzzles.
    #[must_use]
    pub fn note(&self) -> Option<&LibraryNote> {
        self.note.as_ref()
    }

    /// Looks into the collection at `place`. The one that is shown stays as it is, with the puzzle that is selected.
    fn look(&mut self, place: usize) -> Option<LibraryJob> {
        let is_shown = |open: &OpenCollection| open.place == place && !open.puzzles.is_empty();
        if self.open.as_ref().is_some_and(is_shown) { None } else { self.look_at(place, 0) }
    }

    /// Looks into the collection at `place`, at the page of one of its puzzles.
    fn look_at(&mut self, place: usize, selected: usize) -> Option<LibraryJob> {
        let collection = self.listing.as_ref()?.shelves.get(place)?.collection.clone();
        let selected = if selected < collection.count() { selected } else { 0 };
        self.note = None;
        let page = selected / PER_PAGE;
        let open = OpenCollection { place, collection, page, puzzles: Vec::new(), selected };
        Some(self.open.insert(open).job(page))
    }

    /// Looks where the person looked last, or into the first collection.
    fn look_again(&mut self, last: Option<&LibraryPlace>) -> Option<LibraryJob> {
        let shelves = &self.listing.as_ref()?.shelves;
        let place_of = |path: &Path| shelves.iter().position(|it| it.collection.path() == path);
        match last.and_then(|last| Some((place_of(&last.collection)?, last.selected))) {
            Some((place, selected)) => self.look_at(place, selected),
            None => self.look(0),
        }
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
        let marks = self.knowledge.marks();
        Some(LibraryJob::NextUnsolved(open.collection.clone(), open.selected, marks))
    }

    fn take_page(
        &mut self,
        collection: Collection,
        page: usize,
        pieces: Result<LibraryPage, StoreError>,
    ) {
        let (knowledge, Some(open)) = (&self.knowledge, &mut self.open) else {
            return;
        };
        match pieces {
            Ok(pieces) => {
                self.note = None;
                open.puzzles =
                    pieces.into_iter().map(|piece| LibraryPuzzle::of(piece, knowledge)).collect();
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

    fn rated(&mut self, cells: &Cells, rated: PuzzleDifficulty) {
        self.knowledge.add(cells, rated);
        let puzzles = self.open.iter_mut().flat_map(|open| &mut open.puzzles);
        for shown in puzzles.filter(|shown| shown.cells.as_ref() == Some(cells)) {
            shown.rated = Some(rated);
        }
    }
}

impl OpenCollection {
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

/// Where the person looked when the library was closed.
#[derive(Debug)]
struct LibraryPlace {
    /// The path of the collection.
    collection: PathBuf,
    /// The place in the collection of the puzzle that was selected.
    selected: usize,
}

impl LibraryPlace {
    fn of(open: &OpenCollection) -> Self {
        Self { collection: open.collection.path().to_owned(), selected: open.selected }
    }
}

/// The library, while it is shown, perhaps below a question.
#[derive(Debug, Default)]
pub(super) struct LibraryFeature {
    browser: Option<LibraryBrowser>,
    last: Option<LibraryPlace>,
}

impl LibraryFeature {
    /// The library as it is shown.
    pub(super) fn browser(&self) -> Option<&LibraryBrowser> {
        self.browser.as_ref()
    }

    pub(super) fn handle(&mut self, cx: &mut Context, action: LibraryAction) {
        match action {
            LibraryAction::Show => self.show(cx),
            LibraryAction::Folder(folder) => self.choose_folder(cx, folder),
            LibraryAction::ChooseFolder => {
                cx.effect(PlatformEffect::ChooseLibrary(cx.options.library.clone()));
            }
            LibraryAction::Open(place) => self.open(cx, place),
            LibraryAction::Look(place) => self.browse(cx, |browser| browser.look(place)),
            LibraryAction::TurnTo(page) => self.browse(cx, |browser| browser.turn_to(page)),
            LibraryAction::Select(place) => self.browse(cx, |browser| browser.select(place)),
            LibraryAction::NextUnsolved => self.browse(cx, |browser| browser.next_unsolved()),
        }
    }

    /// Moves about in the library, if it is shown, and begins the job that this needs.
    fn browse(
        &mut self,
        cx: &mut Context,
        go: impl FnOnce(&mut LibraryBrowser) -> Option<LibraryJob>,
    ) {
        if let Some(job) = self.browser.as_mut().and_then(go) {
            cx.begin(job);
        }
    }

    fn show(&mut self, cx: &mut Context) {
        self.browser = Some(LibraryBrowser::default());
        cx.dialogs.open(Dialog::Library);
        list(cx);
    }

    /// Takes another folder for the library.
    pub(super) fn choose_folder(&mut self, cx: &mut Context, folder: PathBuf) {
        cx.change_options(|options| options.library = Some(folder));
        if let Some(browser) = &mut self.browser {
            *browser = LibraryBrowser::default();
            list(cx);
        }
    }

    /// Takes the result of work on the library.
    pub(super) fn replied(&mut self, cx: &mut Context, reply: LibraryReply) {
        let Some(browser) = &mut self.browser else {
            return;
        };
        match reply {
            LibraryReply::Listed(listing, knowledge, trouble) => {
                browser.listing = Some(Arc::new(listing));
                browser.knowledge = knowledge;
                if let Some(cells) = puzzle_begun(cx) {
                    browser.knowledge.add_begun(&cells);
                }
                if let Some(trouble) = trouble {
                    cx.ask(Question::Failed(Failure::LoadProblem(trouble)));
                }
                if let Some(job) = browser.look_again(self.last.as_ref()) {
                    cx.begin(job);
                }
            }
            LibraryReply::Page(collection, page, pieces) => {
                browser.take_page(collection, page, pieces);
                rate_next(cx, browser);
            }
            LibraryReply::NextUnsolved(Ok(Some(place))) => {
                self.browse(cx, |browser| browser.select(place));
            }
            LibraryReply::NextUnsolved(Ok(None)) => {
                browser.note = Some(LibraryNote::AllSolved);
            }
            LibraryReply::NextUnsolved(Err(error)) => {
                browser.note = Some(LibraryNote::Unreadable(error));
            }
        }
    }

    /// Takes the level of a puzzle, and rates the next puzzle of the page.
    pub(super) fn rated(&mut self, cx: &mut Context, cells: &Cells, rated: PuzzleDifficulty) {
        if let Some(browser) = &mut self.browser {
            browser.rated(cells, rated);
            rate_next(cx, browser);
        }
    }

    fn open(&self, cx: &mut Context, place: usize) {
        let Some(open) = self.browser.as_ref().and_then(|browser| browser.open.as_ref()) else {
            return;
        };
        let path = open.collection.file_of(place).to_owned();
        if open.collection.is_alone_in_its_file() {
            return leave_for(cx, Departure::OpenToPlay(path));
        }
        let shown = place.checked_sub(open.first()).and_then(|place| open.puzzles.get(place));
        if let Some(document) = shown.and_then(|shown| shown.document.clone()) {
            let document = match open.collection.built_in() {
                Some(built_in) => built_in.titled(document, place + 1),
                None => named_after(document, &path, place + 1),
            };
            leave_for(cx, Departure::Play(Box::new(document)));
        }
    }

    /// Forgets the library if its dialog was left.
    pub(super) fn follow_dialog(&mut self, cx: &mut Context) {
        let is_there = cx.dialogs.holds(|dialog| matches!(dialog, Dialog::Library));
        if let Some(browser) = self.browser.take_if(|_| !is_there) {
            self.last = browser.open.as_ref().map(LibraryPlace::of).or(self.last.take());
            cx.cancel(JobKind::Library);
            cx.cancel(JobKind::RatePage);
        }
    }
}

/// The puzzle of the game in the window, if something was done in the game. No record tells of it before it has ended.
fn puzzle_begun(cx: &Context) -> Option<Cells> {
    let document = &cx.document;
    let is_begun = document.is_playing() && document.has_game_to_keep();
    is_begun.then(|| document.board().givens().classic_cells()).flatten()
}

/// Closes the library for a puzzle.
fn leave_for(cx: &mut Context, departure: Departure) {
    cx.dialogs.close();
    cx.tell(Event::DepartureWanted(departure));
}

/// Looks for collections.
fn list(cx: &mut Context) {
    let folders = cx.system.folders.clone();
    let roots = match &folders {
        Some(folders) => cx.options.library_roots(folders),
        None => cx.options.library.iter().cloned().collect(),
    };
    cx.begin(LibraryJob::List(folders, roots));
}

fn rate_next(cx: &mut Context, browser: &LibraryBrowser) {
    if let Some(cells) = browser.unrated() {
        cx.begin(RatePageJob { cells, folders: cx.system.folders.clone() });
    }
}
