//! Boards of other shapes: a gallery to choose a board from, and an editor to draw one in.
//!
//! The gallery shows the boards that have a name and those that the person has kept. Choosing one begins an empty puzzle on
//! it. A drawing stays in the editor until the program ends, so that leaving the editor loses nothing.

mod draft;
mod editor;
mod gallery;
mod keys;

use std::sync::Arc;

use super::context::Context;
use super::departure::Departure;
use super::dialogs::{Dialog, Question};
use super::effect::KeepEffect;
use super::event::Event;
use crate::engine::Layout;
use crate::store::{KeptBoard, KeptBoards, KeptBoardsEdit};

pub use draft::{PaintRefusal, RegionLetter, ShapeDraft, ShapeStart};
pub use editor::{Brush, EditorAction, EditorMove, EditorNote, KeepError, ShapeEditor};
pub use gallery::{Gallery, GalleryBoard, GalleryGroup, GalleryMove};

/// What happens in the gallery and in the shape editor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ShapesAction {
    /// Show the gallery.
    Show,
    /// Look for boards with this in their names.
    Search(String),
    /// Go to a board.
    Select(GalleryBoard),
    /// Go to another board. The number is that of boards in a row.
    Walk(GalleryMove, usize),
    /// Begin an empty puzzle on a board.
    Begin(GalleryBoard),
    /// Begin an empty puzzle on the selected board.
    BeginSelected,
    /// Open the editor with the drawing that was begun, or a new one.
    Draw,
    /// Open the editor with the selected board.
    DrawSelected,
    /// Ask whether to delete the selected board.
    AskToForget,
    /// Something happens in the editor.
    Edit(EditorAction),
    /// Begin an empty puzzle on the board in the editor.
    Use,
    /// Keep the board in the editor under this name.
    Keep(String),
    /// Another list of kept boards was read from the disk.
    KeptChanged(KeptBoards),
}

impl ShapesAction {
    /// Whether it only reports something. It is taken in while the program is left.
    pub(super) fn only_reports(&self) -> bool {
        matches!(self, Self::KeptChanged(_))
    }
}

/// The gallery while it is shown, the kept boards, and the drawing.
#[derive(Debug, Default)]
pub(super) struct ShapesFeature {
    kept: KeptBoards,
    gallery: Gallery,
    editor: Option<ShapeEditor>,
}

impl ShapesFeature {
    /// The boards that the person has kept.
    pub(super) fn kept(&self) -> &KeptBoards {
        &self.kept
    }

    /// The gallery.
    pub(super) fn gallery(&self) -> &Gallery {
        &self.gallery
    }

    /// The drawing in the editor, if one was begun.
    pub(super) fn editor(&self) -> Option<&ShapeEditor> {
        self.editor.as_ref()
    }

    /// Takes in the boards that were kept.
    pub(super) fn start(&mut self, kept: KeptBoards) {
        self.kept = kept;
    }

    pub(super) fn handle(&mut self, cx: &mut Context, action: ShapesAction) {
        match action {
            ShapesAction::Show => self.show(cx),
            ShapesAction::Search(typed) => {
                self.gallery.look_for(typed, &self.kept, cx.language);
            }
            ShapesAction::Select(board) => self.gallery.select(board),
            ShapesAction::Walk(to, columns) => {
                self.gallery.walk(to, columns, &self.kept, cx.language);
            }
            ShapesAction::Begin(board) => self.begin(cx, &board),
            ShapesAction::BeginSelected => {
                if let Some(board) = self.gallery.selected().cloned() {
                    self.begin(cx, &board);
                }
            }
            ShapesAction::Draw => self.draw(cx),
            ShapesAction::DrawSelected => self.draw_selected(cx),
            ShapesAction::AskToForget => {
                if let Some(GalleryBoard::Kept(name)) = self.gallery.selected() {
                    cx.ask(Question::ForgetBoard(name.clone()));
                }
            }
            ShapesAction::Edit(action) => {
                if let Some(editor) = &mut self.editor {
                    editor.handle(action);
                }
            }
            ShapesAction::Use => self.use_drawing(cx),
            ShapesAction::Keep(name) => self.keep(cx, name.trim()),
            ShapesAction::KeptChanged(kept) => {
                self.kept = kept;
                self.gallery.follow(&self.kept, cx.language);
            }
        }
    }

    /// Whether the editor can show the selected board.
    pub(super) fn may_draw_selected(&self) -> bool {
        self.gallery.selected().and_then(|board| self.draft_of(board)).is_some()
    }

    /// The drawing of a board, if the editor can show it.
    fn draft_of(&self, board: &GalleryBoard) -> Option<ShapeDraft> {
        let board = match board {
            GalleryBoard::Named(shape) => shape.builder(),
            GalleryBoard::Kept(name) => self.kept.named(name)?.layout.builder(),
        };
        ShapeDraft::of(&board)
    }

    fn show(&mut self, cx: &mut Context) {
        self.gallery.look_for(String::new(), &self.kept, cx.language);
        cx.dialogs.open(Dialog::Gallery);
    }

    fn begin(&self, cx: &mut Context, board: &GalleryBoard) {
        if let Some(layout) = board.layout(&self.kept) {
            leave_for(cx, layout);
        }
    }

    fn draw(&mut self, cx: &mut Context) {
        let side = Layout::classic().digit_count();
        let boxed = || ShapeDraft::boxed(side, ShapeDraft::usual_boxes(side));
        self.editor.get_or_insert_with(|| ShapeEditor::new(boxed(), None));
        cx.dialogs.replace(Dialog::ShapeEditor);
    }

    /// Opens the editor with the selected board. The drawing that was begun can be brought back by Undo.
    fn draw_selected(&mut self, cx: &mut Context) {
        let Some(board) = self.gallery.selected() else {
            return;
        };
        let Some(draft) = self.draft_of(board) else {
            return;
        };
        let kept_as = match board {
            GalleryBoard::Kept(name) => Some(name.clone()),
            GalleryBoard::Named(_) => None,
        };
        match &mut self.editor {
            Some(editor) => editor.replace(draft, kept_as),
            None => self.editor = Some(ShapeEditor::new(draft, kept_as)),
        }
        cx.dialogs.replace(Dialog::ShapeEditor);
    }

    fn use_drawing(&self, cx: &mut Context) {
        let layout = self.editor.as_ref().and_then(|editor| editor.draft().layout().ok());
        if let Some(layout) = layout {
            leave_for(cx, layout);
        }
    }

    fn keep(&mut self, cx: &mut Context, name: &str) {
        let Some(editor) = &mut self.editor else {
            return;
        };
        let Ok(layout) = editor.draft().layout() else {
            return;
        };
        let is_own = editor.kept_as() == Some(name);
        let is_taken = self.kept.named(name).is_some();
        let refusal = match () {
            () if name.is_empty() => Some(KeepError::NoName),
            () if is_taken && !is_own => Some(KeepError::NameTaken),
            () if !is_taken && self.kept.all().len() >= KeptBoards::MOST => {
                Some(KeepError::TooMany)
            }
            () => None,
        };
        if let Some(refusal) = refusal {
            return editor.refuse_name(refusal);
        }
        editor.kept(name.to_owned());
        self.gallery.select(GalleryBoard::Kept(name.to_owned()));
        self.change(cx, KeptBoardsEdit::Keep(KeptBoard { name: name.to_owned(), layout }));
    }

    /// Forgets the kept board with this name.
    pub(super) fn forget(&mut self, cx: &mut Context, name: String) {
        self.change(cx, KeptBoardsEdit::Forget(name));
        self.gallery.follow(&self.kept, cx.language);
    }

    fn change(&mut self, cx: &mut Context, edit: KeptBoardsEdit) {
        self.kept.change(edit.clone());
        cx.effect(KeepEffect::Board(edit));
    }

    /// The editor was left for the gallery that it was opened from.
    pub(super) fn editor_left(&mut self, cx: &mut Context) {
        self.gallery.follow(&self.kept, cx.language);
        cx.dialogs.replace(Dialog::Gallery);
    }
}

/// Closes the dialog for an empty puzzle on a board.
fn leave_for(cx: &mut Context, layout: Arc<Layout>) {
    cx.dialogs.close();
    cx.tell(Event::DepartureWanted(Departure::NewBoard(layout)));
}
