//! The lines of a drawing as the window draws them: SVG paths over the part of the board that is shown, on which a cell is
//! a hundred wide.

use super::frame::Viewport;
use crate::controller::{Drawing, LinkKind};
use crate::engine::Layout;
use crate::engine::technique::Strength;
use crate::links::{BoardPoint, CELL, Line, dashed_commands, solid_commands};
use crate::look::{AreaOutline, OutlineDash};
use crate::ui::BoardLink;

/// The length of a dash and of a dot, and the gap behind it.
const DASH: [f32; 2] = [8.0, 5.0];
const DOT: [f32; 2] = [2.5, 5.5];
/// The room around a line for its width and its halo.
const MARGIN: f32 = 6.0;
/// The length of a line that is a dot, so short that nobody sees it as a line.
const DOT_LENGTH: f32 = 0.1;
/// The room around a ray for its width.
const RAY_MARGIN: f32 = 5.0;

/// The links, rays and rings of a drawing, laid over the whole board. To lay a link takes long on a large board, so this is done
/// once for a drawing, and not again for another part of the board.
#[derive(Default)]
pub(in crate::ui) struct LaidLines {
    links: Vec<(Line, LinkKind)>,
    /// The strokes of each ray and of each ring.
    rays: Vec<Vec<Vec<BoardPoint>>>,
}

impl LaidLines {
    /// Lays the lines of `drawing`.
    pub(in crate::ui) fn of(drawing: &Drawing, layout: &Layout) -> Self {
        let kinds = drawing.links.iter().map(|link| link.kind);
        let rays = drawing.ray_strokes(layout).into_iter();
        let rings = drawing.ring_strokes(layout).into_iter().map(|ring| vec![ring]);
        Self {
            links: drawing.lines(layout).into_iter().zip(kinds).collect(),
            rays: rays.chain(rings).collect(),
        }
    }

    /// The links, each with the rectangle that it needs.
    pub(in crate::ui) fn board_links(&self, frame: Viewport) -> Vec<BoardLink> {
        let in_frame = |line: &Line| Line {
            strokes: moved(&line.strokes, frame),
            head: line.head.map(|corners| corners.map(|corner| moved_point(corner, frame))),
            ..*line
        };
        self.links.iter().map(|(line, kind)| board_link(&in_frame(line), *kind)).collect()
    }

    /// The lines from digits to what they rule out, and the rings, each with the rectangle that it needs.
    pub(in crate::ui) fn board_rays(&self, frame: Viewport) -> Vec<BoardLink> {
        self.rays.iter().map(|strokes| board_ray(&moved(strokes, frame))).collect()
    }
}

/// The outline of a house or of a mark with a label, if the frame shows a part of it.
pub(in crate::ui) fn board_outline(
    (outline, label): (&AreaOutline, Option<&str>),
    layout: &Layout,
    frame: Viewport,
) -> Option<BoardLink> {
    outline.cells.iter().find(|cell| frame.number_of(**cell, layout).is_some())?;
    let point = |(x, y): (f32, f32)| moved_point(BoardPoint { x: x * CELL, y: y * CELL }, frame);
    let stroke = |OutlineDash { from, to }: OutlineDash| [from, to].map(point).to_vec();
    let dashes = outline.dashes_beside(label, layout);
    let dashes: Vec<Vec<BoardPoint>> = dashes.into_iter().map(stroke).collect();
    Some(board_ray(&dashes))
}

/// A stroke of a mark, whose points are measured in cells, if the frame shows a part of it. A stroke with one point is a dot.
pub(in crate::ui) fn board_stroke(points: &[(f32, f32)], frame: Viewport) -> Option<BoardLink> {
    let point = |&(x, y): &(f32, f32)| moved_point(BoardPoint { x: x * CELL, y: y * CELL }, frame);
    let mut points: Vec<BoardPoint> = points.iter().map(point).collect();
    points.iter().find(|point| frame.has(point.x / CELL, point.y / CELL))?;
    if let [only] = points[..] {
        points.push(BoardPoint { x: only.x + DOT_LENGTH, ..only });
    }
    Some(board_ray(&[points]))
}

/// Strokes whose points are measured in cells from the corner of the frame, wherever they lie. Empty if there are none.
pub(in crate::ui) fn board_path(strokes: &[Vec<(f32, f32)>]) -> BoardLink {
    if strokes.is_empty() {
        return BoardLink::default();
    }
    let point = |&(x, y): &(f32, f32)| BoardPoint { x: x * CELL, y: y * CELL };
    let strokes: Vec<Vec<BoardPoint>> =
        strokes.iter().map(|stroke| stroke.iter().map(point).collect()).collect();
    board_ray(&strokes)
}

/// Strokes, measured from the corner of the frame.
fn moved(strokes: &[Vec<BoardPoint>], frame: Viewport) -> Vec<Vec<BoardPoint>> {
    let stroke =
        |points: &Vec<BoardPoint>| points.iter().map(|&point| moved_point(point, frame)).collect();
    strokes.iter().map(stroke).collect()
}

/// A point of the board, measured from the corner of the frame.
#[expect(clippy::cast_precision_loss, reason = "a board has a hundred rows and columns at most")]
fn moved_point(point: BoardPoint, frame: Viewport) -> BoardPoint {
    let (rows, columns) = frame.offset(0, 0);
    BoardPoint { x: point.x + columns as f32 * CELL, y: point.y + rows as f32 * CELL }
}

fn board_link(line: &Line, kind: LinkKind) -> BoardLink {
    let strokes = |commands: &dyn Fn(&[BoardPoint]) -> String| -> String {
        line.strokes.iter().map(|stroke| commands(stroke)).collect()
    };
    let head =
        line.head.map(|[tip, left, right]| format!("{}Z", solid_commands(&[tip, left, right])));
    let head = head.unwrap_or_default();
    let drawn = match kind {
        LinkKind::Pair | LinkKind::Inference(Strength::Strong) => strokes(&solid_commands),
        LinkKind::Inference(Strength::Weak) => strokes(&|it| dashed_commands(it, DASH[0], DASH[1])),
        LinkKind::Group => strokes(&|it| dashed_commands(it, DOT[0], DOT[1])),
    };
    // A frame lies beside grid lines, which its halo would break.
    let halo =
        if line.is_frame { String::new() } else { format!("{} {head}", strokes(&solid_commands)) };
    let points = line.strokes.iter().flatten().chain(line.head.iter().flatten());
    BoardLink {
        halo: halo.into(),
        line: drawn.into(),
        head: head.into(),
        ..around(&points, MARGIN)
    }
}

fn board_ray(strokes: &[Vec<BoardPoint>]) -> BoardLink {
    let line: String = strokes.iter().map(|stroke| solid_commands(stroke)).collect();
    BoardLink { line: line.into(), ..around(&strokes.iter().flatten(), RAY_MARGIN) }
}

/// A link without lines, whose rectangle holds `points` with a margin around them.
fn around<'a>(points: &(impl Iterator<Item = &'a BoardPoint> + Clone), margin: f32) -> BoardLink {
    let all = |of: fn(&BoardPoint) -> f32| points.clone().map(of);
    let least = |of| all(of).fold(f32::INFINITY, f32::min) - margin;
    let most = |of| all(of).fold(f32::NEG_INFINITY, f32::max) + margin;
    let (x, y) = (least(|point| point.x), least(|point| point.y));
    let (width, height) = (most(|point| point.x) - x, most(|point| point.y) - y);
    BoardLink { x, y, width, height, ..BoardLink::default() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::controller::BoardZoom;

    fn line() -> Line {
        let point = |x, y| BoardPoint { x, y };
        let strokes = vec![vec![point(20.0, 50.0), point(820.0, 50.0)]];
        let head = Some([point(830.0, 50.0), point(820.0, 55.0), point(820.0, 45.0)]);
        Line { strokes, head, is_frame: false }
    }

    #[test]
    fn strong_links_are_whole_and_weak_ones_broken() {
        let strong = board_link(&line(), LinkKind::Inference(Strength::Strong));
        assert_eq!(strong.line.matches('M').count(), 1);
        let weak = board_link(&line(), LinkKind::Inference(Strength::Weak));
        assert!(weak.line.matches('M').count() > 20);
        assert_eq!(weak.halo.matches('M').count(), 2, "the halo of a broken line is whole");
    }

    #[test]
    fn a_link_has_room_for_its_line_and_its_head() {
        let link = board_link(&line(), LinkKind::Pair);
        assert!(link.x < 20.0 && link.y < 45.0);
        assert!(link.x + link.width > 830.0 && link.y + link.height > 55.0);
    }

    #[test]
    fn laid_lines_move_with_the_part_that_is_shown() {
        let large = Layout::boxed(10, 10).unwrap();
        let links = vec![(line(), LinkKind::Pair)];
        let laid = LaidLines { links, rays: vec![line().strokes] };
        let most = BoardZoom::default().most(&large);
        let at = |row, column| large.cell(row, column).unwrap();
        let corner = Viewport::whole(&large).following(at(0, 0), most, &large);
        let moved = corner.scrolled(2, 1, &large);
        assert_ne!(moved, corner);
        let pairs = [
            (laid.board_links(corner), laid.board_links(moved)),
            (laid.board_rays(corner), laid.board_rays(moved)),
        ];
        for (before, after) in pairs {
            assert_eq!((before.len(), after.len()), (1, 1));
            assert!((after[0].x - before[0].x + 2.0 * CELL).abs() < 0.01);
            assert!((after[0].y - before[0].y + CELL).abs() < 0.01);
        }
    }

    #[test]
    fn a_frame_has_no_halo() {
        let frame = board_link(&Line { is_frame: true, head: None, ..line() }, LinkKind::Pair);
        assert_eq!(frame.halo, "");
    }
}
