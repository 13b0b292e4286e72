//! The adapters of the gallery of boards and of the shape editor.

use std::collections::BTreeSet;

use slint::{ComponentHandle, ModelRc, SharedString, VecModel};

use super::int::{from_int, to_int};
use super::keyboard::chord_of;
use super::models::filled;
use super::sender::Sender;
use super::shape_picture::{BoardSketch, picture};
use super::{
    AppWindow, GalleryAdapter, GalleryCard, GallerySection, GalleryStep, ShapeBrush, ShapeCell,
    ShapeEditorAdapter, ShapeSwitch,
};
use crate::controller::{
    Action, Brush, Controller, EditorAction, GalleryBoard, GalleryGroup, GalleryMove, RegionLetter,
    ShapeDraft, ShapeEditor, ShapeStart, ShapesAction,
};
use crate::engine::{ExtraHouses, NamedShape, Place, Rule};
use crate::store::KeptBoards;
use crate::text::{Language, Say, foreign};
use crate::window_text::{
    as_drawn, brush_text, cell_text, editor_status, house_name, region_count, switch_names,
};

/// What the cards were last made from.
#[derive(PartialEq)]
pub(super) struct GallerySnapshot {
    groups: Vec<(GalleryGroup, Vec<GalleryBoard>)>,
    kept: KeptBoards,
    language: Language,
}

/// What the drawing was last shown as.
#[derive(PartialEq)]
pub(super) struct EditorSnapshot {
    draft: ShapeDraft,
    brush: Brush,
    kept_as: Option<String>,
    language: Language,
}

/// Fills the gallery. The cards are filled again only if they have changed, or when the gallery `opens`.
pub(super) fn show_gallery(
    window: &AppWindow,
    controller: &Controller,
    opens: bool,
    language: Language,
    shown: &mut Option<GallerySnapshot>,
) {
    let adapter = window.global::<GalleryAdapter>();
    let (gallery, kept) = (controller.gallery(), controller.kept_boards());
    if adapter.get_search() != gallery.search() {
        adapter.set_search(gallery.search().into());
    }
    let groups = gallery.groups(kept, language);
    let mut boards = groups.iter().flat_map(|(_, boards)| boards);
    let current = boards.position(|board| Some(board) == gallery.selected());
    let now = GallerySnapshot { groups: groups.clone(), kept: kept.clone(), language };
    if opens || shown.as_ref() != Some(&now) {
        adapter.set_revision(adapter.get_revision().wrapping_add(1));
        adapter.set_sections(ModelRc::new(VecModel::from(sections(&now))));
        *shown = Some(now);
    }
    adapter.set_current(current.map_or(-1, to_int));
    adapter.set_may_draw(controller.may_draw_selected_board());
    adapter.set_may_forget(matches!(gallery.selected(), Some(GalleryBoard::Kept(_))));
}

fn sections(shown: &GallerySnapshot) -> Vec<GallerySection> {
    let mut first = 0;
    let section = |(group, boards): &(GalleryGroup, Vec<GalleryBoard>)| {
        let cards: Vec<GalleryCard> = boards.iter().map(|it| card(it, shown.language)).collect();
        let section = GallerySection {
            title: group.say(shown.language).into(),
            first: to_int(first),
            cards: ModelRc::new(VecModel::from(cards)),
        };
        first += boards.len();
        section
    };
    shown.groups.iter().map(section).collect()
}

fn card(board: &GalleryBoard, language: Language) -> GalleryCard {
    let name = match board {
        GalleryBoard::Named(shape) => shape.say(language),
        GalleryBoard::Kept(name) => foreign::name(name),
    };
    GalleryCard { id: id_of(board).into(), name: name.into() }
}

const NAMED: &str = "named:";
const KEPT: &str = "kept:";

/// What a board is called between the window and the program.
fn id_of(board: &GalleryBoard) -> String {
    match board {
        GalleryBoard::Named(shape) => format!("{NAMED}{}", shape.name),
        GalleryBoard::Kept(name) => format!("{KEPT}{name}"),
    }
}

fn board_of(id: &str) -> Option<GalleryBoard> {
    if let Some(name) = id.strip_prefix(NAMED) {
        return NamedShape::named(name).map(GalleryBoard::Named);
    }
    id.strip_prefix(KEPT).map(|name| GalleryBoard::Kept(name.to_owned()))
}

fn sketch_of(board: &GalleryBoard, kept: &KeptBoards) -> Option<BoardSketch> {
    match board {
        GalleryBoard::Named(shape) => BoardSketch::of(&shape.builder()),
        GalleryBoard::Kept(name) => BoardSketch::of(&kept.named(name)?.layout.builder()),
    }
}

/// Shows the drawing. The fields that the person fills are filled when the editor `opens`, or shows another board.
pub(super) fn show_editor(
    window: &AppWindow,
    controller: &Controller,
    opens: bool,
    language: Language,
    shown: &mut Option<EditorSnapshot>,
) {
    let Some(editor) = controller.shape_editor() else {
        return;
    };
    let adapter = window.global::<ShapeEditorAdapter>();
    let draft = editor.draft();
    let kept_as = editor.kept_as().map(str::to_owned);
    let now = EditorSnapshot { draft: draft.clone(), brush: editor.brush(), kept_as, language };
    if opens || shown.as_ref().is_none_or(|shown| shown.kept_as != now.kept_as) {
        adapter.set_name(editor.kept_as().unwrap_or_default().into());
    }
    if opens || shown.as_ref() != Some(&now) {
        fill_drawing(&adapter, editor, language);
        adapter.set_revision(adapter.get_revision().wrapping_add(1));
        *shown = Some(now);
    }
    let cursor = editor.cursor();
    adapter.set_cursor(to_int(cursor.row * draft.side() + cursor.column));
    let status = editor_status(editor, language);
    adapter.set_status(status.text.into());
    adapter.set_at_fault(status.is_fault);
    let error = editor.error().map(|error| error.say(language));
    adapter.set_name_error(error.unwrap_or_default().into());
    adapter.set_can_undo(editor.can_undo());
    adapter.set_can_redo(editor.can_redo());
}

fn fill_drawing(adapter: &ShapeEditorAdapter<'_>, editor: &ShapeEditor, language: Language) {
    let draft = editor.draft();
    adapter.set_side(to_int(draft.side()));
    adapter.set_cells(filled(adapter.get_cells(), cells(editor, language)));
    let brushes = brushes(draft);
    let shown = brushes.iter().map(|brush| brush_row(*brush, draft, language)).collect();
    adapter.set_brushes(filled(adapter.get_brushes(), shown));
    let brush = brushes.iter().position(|brush| *brush == editor.brush());
    adapter.set_brush(brush.map_or(-1, to_int));
    adapter.set_brush_is_house(matches!(editor.brush(), Brush::House(_)));
    let sizes = ShapeDraft::SIDES.map(|side| side.to_string().into()).collect();
    adapter.set_sizes(filled(adapter.get_sizes(), sizes));
    adapter.set_size(to_int(draft.side() - ShapeDraft::SIDES.start()));
    let starts = ShapeDraft::starts(draft.side());
    let names = starts.iter().map(|start| start.say(language));
    let names = [as_drawn(language)].into_iter().chain(names).map(SharedString::from).collect();
    adapter.set_starts(filled(adapter.get_starts(), names));
    let start = starts.iter().position(|it| ShapeDraft::begun(draft.side(), *it) == *draft);
    adapter.set_start(start.map_or(0, |start| to_int(start + 1)));
    adapter.set_switches(filled(adapter.get_switches(), switches(draft, language)));
    adapter.set_fits(draft.faults().is_empty());
}

fn cells(editor: &ShapeEditor, language: Language) -> Vec<ShapeCell> {
    let draft = editor.draft();
    let house = match editor.brush() {
        Brush::House(house) => draft.houses().get(house),
        Brush::Region(_) | Brush::NoRegion => None,
    };
    let cell = |place: Place| {
        let (label, detail) = cell_text(draft, place, language);
        let letter = draft.region(place).map(|letter| letter.letter().to_string());
        ShapeCell {
            letter: letter.unwrap_or_default().into(),
            label: label.into(),
            detail: detail.into(),
            marked: house.is_some_and(|house| house.contains(&place)),
        }
    };
    draft.places().map(cell).collect()
}

/// All brushes in the order in which they are shown.
fn brushes(draft: &ShapeDraft) -> Vec<Brush> {
    let regions = draft.offered_letters().into_iter().map(Brush::Region);
    let houses = (0..draft.houses().len()).map(Brush::House);
    regions.chain([Brush::NoRegion]).chain(houses).collect()
}

fn brush_row(brush: Brush, draft: &ShapeDraft, language: Language) -> ShapeBrush {
    let of_region = |letter: RegionLetter| {
        let count = draft.cell_count(letter);
        let fits = count == 0 || count == draft.side();
        (letter.letter().to_string(), region_count(draft, letter, language), count, fits)
    };
    let (text, label, count, fits) = match brush {
        Brush::Region(letter) => of_region(letter),
        Brush::NoRegion => ("–".to_owned(), brush_text(brush, language), draft.loose_count(), true),
        Brush::House(house) => {
            let count = draft.houses().get(house).map_or(0, BTreeSet::len);
            let name = house_name(house, language);
            (name.clone(), name, count, (2..=draft.side()).contains(&count))
        }
    };
    let count = if count == 0 { String::new() } else { count.to_string() };
    ShapeBrush { text: text.into(), label: label.into(), count: count.into(), fits }
}

/// The switches in the order in which they are shown, each with what it does and whether it is on.
fn switches_of(draft: &ShapeDraft) -> Vec<(EditorAction, bool)> {
    let extra = |extra| (EditorAction::ToggleExtra(extra), draft.has_extra(extra));
    let rule = |rule| (EditorAction::ToggleRule(rule), draft.has_rule(rule));
    let torus = (EditorAction::ToggleTorus, draft.is_torus());
    ExtraHouses::ALL.map(extra).into_iter().chain(Rule::ALL.map(rule)).chain([torus]).collect()
}

fn switches(draft: &ShapeDraft, language: Language) -> Vec<ShapeSwitch> {
    let switch =
        |((_, on), name): ((EditorAction, bool), String)| ShapeSwitch { text: name.into(), on };
    switches_of(draft).into_iter().zip(switch_names(language)).map(switch).collect()
}

/// What is done in both dialogs, made into actions.
pub(super) fn listen(window: &AppWindow, sender: &Sender) {
    listen_to_gallery(window, sender);
    listen_to_drawing(window, sender);
    listen_to_tools(window, sender);
}

fn listen_to_gallery(window: &AppWindow, sender: &Sender) {
    let adapter = window.global::<GalleryAdapter>();
    let looked_at = sender.clone();
    adapter.on_picture(move |id, width, thin, ink, _| {
        let sketch =
            looked_at.look(|controller| sketch_of(&board_of(&id)?, controller.kept_boards()));
        let (width, thin) = (from_int(width).unwrap_or(0), from_int(thin).unwrap_or(1));
        sketch.flatten().map(|sketch| picture(&sketch, width, thin, &ink)).unwrap_or_default()
    });
    let weak = window.as_weak();
    adapter.on_searched(sender.trigger(move || {
        let typed = weak.upgrade()?.global::<GalleryAdapter>().get_search();
        Some(ShapesAction::Search(typed.into()))
    }));
    let of_board = |action: fn(GalleryBoard) -> ShapesAction| {
        move |id: SharedString| board_of(&id).map(action)
    };
    adapter.on_select(sender.callback(of_board(ShapesAction::Select)));
    adapter.on_begin(sender.callback(of_board(ShapesAction::Begin)));
    adapter.on_begin_selected(sender.sending(ShapesAction::BeginSelected));
    let looked_at = sender.clone();
    adapter.on_walk(move |step, columns| {
        let columns = from_int(columns).unwrap_or(1);
        looked_at.send(ShapesAction::Walk(map_step(step), columns));
    });
    adapter.on_draw(sender.sending(ShapesAction::Draw));
    adapter.on_draw_selected(sender.sending(ShapesAction::DrawSelected));
    adapter.on_forget(sender.sending(ShapesAction::AskToForget));
}

fn map_step(step: GalleryStep) -> GalleryMove {
    match step {
        GalleryStep::Next => GalleryMove::Next,
        GalleryStep::Previous => GalleryMove::Previous,
        GalleryStep::Up => GalleryMove::Up,
        GalleryStep::Down => GalleryMove::Down,
        GalleryStep::First => GalleryMove::First,
        GalleryStep::Last => GalleryMove::Last,
    }
}

/// An action of the editor.
fn edit(action: EditorAction) -> Action {
    Action::Shapes(ShapesAction::Edit(action))
}

/// What `of` makes of the drawing, if one was begun.
fn of_draft<T>(sender: &Sender, of: impl FnOnce(&ShapeDraft) -> Option<T>) -> Option<T> {
    sender.look(|controller| of(controller.shape_editor()?.draft()))?
}

fn listen_to_drawing(window: &AppWindow, sender: &Sender) {
    let adapter = window.global::<ShapeEditorAdapter>();
    let looked_at = sender.clone();
    adapter.on_picture(move |width, thin, ink, _| {
        let sketch = of_draft(&looked_at, |draft| Some(BoardSketch::of_draft(draft)));
        let (width, thin) = (from_int(width).unwrap_or(0), from_int(thin).unwrap_or(1));
        sketch.map(|sketch| picture(&sketch, width, thin, &ink)).unwrap_or_default()
    });
    let pressed = sender.clone();
    adapter.on_key(move |text, control, shift, alt| {
        let action = chord_of(&text, control, shift, alt).and_then(EditorAction::of_chord);
        action.map(|action| pressed.send(edit(action))).is_some()
    });
    let at = |action: fn(Place) -> EditorAction| {
        let looked_at = sender.clone();
        sender.callback(move |cell: i32| {
            let cell = from_int(cell)?;
            of_draft(&looked_at, |draft| draft.places().nth(cell)).map(action).map(edit)
        })
    };
    adapter.on_press(at(EditorAction::Press));
    adapter.on_drag(at(EditorAction::Drag));
    adapter.on_pick(at(EditorAction::TakeFrom));
    adapter.on_release(sender.trigger(|| Some(edit(EditorAction::Release))));
}

fn listen_to_tools(window: &AppWindow, sender: &Sender) {
    let adapter = window.global::<ShapeEditorAdapter>();
    let looked_at = sender.clone();
    adapter.on_take(sender.callback(move |place: i32| {
        let brush = of_draft(&looked_at, |draft| brushes(draft).get(from_int(place)?).copied());
        brush.map(EditorAction::Take).map(edit)
    }));
    adapter.on_resize(sender.callback(|place: i32| {
        let side = ShapeDraft::SIDES.clone().nth(from_int(place)?)?;
        Some(edit(EditorAction::Resize(side)))
    }));
    let looked_at = sender.clone();
    adapter.on_begin(sender.callback(move |place: i32| {
        let start = |draft: &ShapeDraft| {
            let starts: Vec<ShapeStart> = ShapeDraft::starts(draft.side());
            starts.get(from_int(place)?.checked_sub(1)?).copied()
        };
        of_draft(&looked_at, start).map(EditorAction::Start).map(edit)
    }));
    let looked_at = sender.clone();
    adapter.on_toggle(sender.callback(move |place: i32| {
        let switch = |draft: &ShapeDraft| switches_of(draft).get(from_int(place)?).copied();
        of_draft(&looked_at, switch).map(|(action, _)| edit(action))
    }));
    let doing = |action: EditorAction| sender.trigger(move || Some(edit(action)));
    adapter.on_merge(doing(EditorAction::Merge));
    adapter.on_split(doing(EditorAction::Split));
    adapter.on_fill(doing(EditorAction::FillWithBoxes));
    adapter.on_add_house(doing(EditorAction::AddHouse));
    adapter.on_remove_house(doing(EditorAction::RemoveHouse));
    adapter.on_undo(doing(EditorAction::Undo));
    adapter.on_redo(doing(EditorAction::Redo));
    adapter.on_accept(sender.sending(ShapesAction::Use));
    let weak = window.as_weak();
    adapter.on_keep(sender.trigger(move || {
        let name = weak.upgrade()?.global::<ShapeEditorAdapter>().get_name();
        Some(ShapesAction::Keep(name.into()))
    }));
}
