//! Pictures of digits, numbers and letters: from the fonts of the system, and from strokes that imitate handwriting.

use std::fs;
use std::path::{Path, PathBuf};

use tiny_skia::{FillRule, Paint, PathBuilder, Pixmap, Transform};
use ttf_parser::{Face, OutlineBuilder};

use crate::dice::Dice;

/// How high a digit is drawn, in pixels.
const HEIGHT: f32 = 64.0;

/// How much of each pixel is ink, from 0 to 1.
#[derive(Clone, Debug)]
pub struct Glyph {
    pub width: usize,
    pub height: usize,
    pub cover: Vec<f32>,
}

impl Glyph {
    /// The cover at a place between pixels, 0 outside.
    pub fn sample(&self, x: f32, y: f32) -> f32 {
        let (x, y) = (x - 0.5, y - 0.5);
        let (left, top) = (x.floor(), y.floor());
        let at = |x: f32, y: f32| {
            let inside = x >= 0.0 && y >= 0.0 && x < self.width as f32 && y < self.height as f32;
            if inside { self.cover[y as usize * self.width + x as usize] } else { 0.0 }
        };
        let (part, down) = (x - left, y - top);
        let upper = at(left, top) * (1.0 - part) + at(left + 1.0, top) * part;
        let lower = at(left, top + 1.0) * (1.0 - part) + at(left + 1.0, top + 1.0) * part;
        upper * (1.0 - down) + lower * down
    }

    /// The part of the picture that has ink.
    fn trimmed(&self) -> Option<Self> {
        let has = |x: usize, y: usize| self.cover[y * self.width + x] > 0.02;
        let columns: Vec<usize> =
            (0..self.width).filter(|&x| (0..self.height).any(|y| has(x, y))).collect();
        let rows: Vec<usize> =
            (0..self.height).filter(|&y| (0..self.width).any(|x| has(x, y))).collect();
        let (left, right) = (*columns.first()?, *columns.last()?);
        let (top, below) = (*rows.first()?, *rows.last()?);
        let row = |y: usize| self.cover[y * self.width + left..=y * self.width + right].to_vec();
        let cover = (top..=below).flat_map(row).collect();
        Some(Self { width: right - left + 1, height: below - top + 1, cover })
    }
}

struct Outline<'a>(&'a mut PathBuilder);

impl OutlineBuilder for Outline<'_> {
    fn move_to(&mut self, x: f32, y: f32) {
        self.0.move_to(x, y);
    }
    fn line_to(&mut self, x: f32, y: f32) {
        self.0.line_to(x, y);
    }
    fn quad_to(&mut self, a: f32, b: f32, x: f32, y: f32) {
        self.0.quad_to(a, b, x, y);
    }
    fn curve_to(&mut self, a: f32, b: f32, c: f32, d: f32, x: f32, y: f32) {
        self.0.cubic_to(a, b, c, d, x, y);
    }
    fn close(&mut self) {
        self.0.close();
    }
}

/// The texts that are printed: the numbers from 1 to 16, then the letters from A to G.
pub fn texts() -> Vec<String> {
    (1..=16).map(|n| n.to_string()).chain(('A'..='G').map(String::from)).collect()
}

/// For each font the pictures of all texts.
pub fn printed(places: &[&Path]) -> Vec<Vec<Glyph>> {
    let mut files: Vec<PathBuf> = places.iter().flat_map(|place| font_files(place)).collect();
    files.sort();
    files.iter().filter_map(|file| of_font(&fs::read(file).ok()?)).collect()
}

/// Font files that have digits in an ordinary form.
fn font_files(place: &Path) -> Vec<PathBuf> {
    const UNFIT: [&str; 10] = [
        "Symbol",
        "D0500",
        "Math",
        "Display",
        "Slanted",
        "Hebrew",
        "SignWriting",
        "Mono-",
        "Noto",
        "Hairline",
    ];
    let Ok(entries) = fs::read_dir(place) else { return Vec::new() };
    let mut files = Vec::new();
    for path in entries.flatten().map(|entry| entry.path()) {
        let name =
            path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let is_font = name.ends_with(".ttf") || name.ends_with(".otf");
        let is_usual_noto = ["NotoSans-", "NotoSerif-"].iter().any(|start| name.starts_with(start));
        if path.is_dir() {
            files.extend(font_files(&path));
        } else if is_font && (is_usual_noto || !UNFIT.iter().any(|word| name.contains(word))) {
            files.push(path);
        }
    }
    files
}

fn of_font(bytes: &[u8]) -> Option<Vec<Glyph>> {
    let face = Face::parse(bytes, 0).ok()?;
    let digit = face.glyph_bounding_box(face.glyph_index('8')?)?;
    let scale = HEIGHT / f32::from(digit.height());
    texts().iter().map(|text| of_text(&face, text, scale)).collect()
}

fn of_text(face: &Face<'_>, text: &str, scale: f32) -> Option<Glyph> {
    let side = 220;
    let mut pixmap = Pixmap::new(side, 120)?;
    let mut left = 10.0;
    for letter in text.chars() {
        let glyph = face.glyph_index(letter)?;
        let mut path = PathBuilder::new();
        face.outline_glyph(glyph, &mut Outline(&mut path))?;
        let place = Transform::from_row(scale, 0.0, 0.0, -scale, left, 90.0);
        pixmap.fill_path(&path.finish()?, &Paint::default(), FillRule::Winding, place, None);
        left += f32::from(face.glyph_hor_advance(glyph)?) * scale;
    }
    let cover = pixmap.pixels().iter().map(|pixel| f32::from(pixel.alpha()) / 255.0).collect();
    Glyph { width: side as usize, height: 120, cover }.trimmed()
}

/// Strokes through points of a square whose side is 1, for each way to write each digit.
fn strokes(digit: usize) -> Vec<Vec<Vec<(f32, f32)>>> {
    let ring = |x: f32, y: f32, a: f32, b: f32| -> Vec<(f32, f32)> {
        (0..=10)
            .map(|step| {
                let turn = step as f32 / 10.0 * std::f32::consts::TAU - 1.6;
                (x + a * turn.cos(), y + b * turn.sin())
            })
            .collect()
    };
    match digit {
        1 => vec![
            vec![vec![(0.5, 0.0), (0.5, 0.5), (0.5, 1.0)]],
            vec![vec![(0.3, 0.25), (0.5, 0.0)], vec![(0.5, 0.0), (0.5, 0.5), (0.5, 1.0)]],
            vec![
                vec![(0.25, 0.3), (0.5, 0.0)],
                vec![(0.5, 0.0), (0.5, 1.0)],
                vec![(0.25, 1.0), (0.75, 1.0)],
            ],
        ],
        2 => vec![
            vec![
                vec![
                    (0.2, 0.25),
                    (0.3, 0.05),
                    (0.6, 0.0),
                    (0.8, 0.2),
                    (0.7, 0.5),
                    (0.4, 0.8),
                    (0.2, 1.0),
                ],
                vec![(0.2, 1.0), (0.85, 1.0)],
            ],
            vec![vec![
                (0.2, 0.2),
                (0.5, 0.0),
                (0.8, 0.2),
                (0.6, 0.6),
                (0.25, 0.95),
                (0.2, 0.85),
                (0.35, 0.85),
                (0.6, 1.0),
                (0.85, 0.9),
            ]],
        ],
        3 => vec![
            vec![
                vec![(0.2, 0.1), (0.5, 0.0), (0.75, 0.15), (0.7, 0.4), (0.4, 0.47)],
                vec![(0.4, 0.47), (0.75, 0.55), (0.8, 0.8), (0.5, 1.0), (0.2, 0.9)],
            ],
            vec![
                vec![(0.2, 0.0), (0.8, 0.0), (0.45, 0.4)],
                vec![(0.45, 0.4), (0.8, 0.6), (0.7, 0.9), (0.45, 1.0), (0.15, 0.9)],
            ],
        ],
        4 => vec![
            vec![
                vec![(0.4, 0.0), (0.15, 0.6)],
                vec![(0.15, 0.6), (0.85, 0.6)],
                vec![(0.65, 0.25), (0.65, 1.0)],
            ],
            vec![
                vec![(0.65, 0.0), (0.15, 0.65)],
                vec![(0.15, 0.65), (0.9, 0.65)],
                vec![(0.65, 0.0), (0.65, 1.0)],
            ],
            vec![
                vec![(0.2, 0.0), (0.2, 0.5), (0.3, 0.55), (0.8, 0.5)],
                vec![(0.75, 0.0), (0.72, 1.0)],
            ],
        ],
        5 => vec![
            vec![
                vec![(0.8, 0.0), (0.3, 0.0)],
                vec![(0.3, 0.0), (0.25, 0.42)],
                vec![(0.25, 0.42), (0.55, 0.38), (0.8, 0.6), (0.7, 0.9), (0.4, 1.0), (0.15, 0.9)],
            ],
            vec![
                vec![(0.3, 0.05), (0.85, 0.0)],
                vec![
                    (0.3, 0.05),
                    (0.28, 0.45),
                    (0.6, 0.42),
                    (0.8, 0.68),
                    (0.6, 0.97),
                    (0.15, 0.95),
                ],
            ],
        ],
        6 => vec![
            vec![vec![
                (0.7, 0.0),
                (0.35, 0.25),
                (0.2, 0.65),
                (0.35, 0.97),
                (0.65, 0.95),
                (0.8, 0.72),
                (0.6, 0.52),
                (0.3, 0.6),
                (0.22, 0.75),
            ]],
            vec![vec![
                (0.55, 0.0),
                (0.3, 0.35),
                (0.25, 0.75),
                (0.5, 1.0),
                (0.75, 0.8),
                (0.6, 0.6),
                (0.28, 0.7),
            ]],
        ],
        7 => vec![
            vec![vec![(0.15, 0.0), (0.85, 0.0)], vec![(0.85, 0.0), (0.55, 0.5), (0.4, 1.0)]],
            vec![
                vec![(0.15, 0.0), (0.85, 0.0)],
                vec![(0.85, 0.0), (0.55, 0.5), (0.4, 1.0)],
                vec![(0.3, 0.5), (0.8, 0.5)],
            ],
            vec![
                vec![(0.15, 0.2), (0.18, 0.0)],
                vec![(0.18, 0.0), (0.85, 0.02)],
                vec![(0.85, 0.02), (0.5, 1.0)],
                vec![(0.35, 0.52), (0.8, 0.46)],
            ],
        ],
        8 => vec![
            vec![vec![
                (0.75, 0.12),
                (0.5, 0.0),
                (0.25, 0.2),
                (0.5, 0.45),
                (0.78, 0.72),
                (0.5, 1.0),
                (0.22, 0.75),
                (0.5, 0.48),
                (0.75, 0.2),
                (0.7, 0.08),
            ]],
            vec![ring(0.5, 0.24, 0.24, 0.24), ring(0.5, 0.74, 0.28, 0.26)],
        ],
        _ => vec![
            vec![
                vec![(0.75, 0.2), (0.5, 0.0), (0.22, 0.25), (0.45, 0.5), (0.72, 0.3), (0.75, 0.15)],
                vec![(0.75, 0.15), (0.72, 0.6), (0.6, 1.0)],
            ],
            vec![
                ring(0.48, 0.25, 0.26, 0.25),
                vec![(0.74, 0.2), (0.74, 0.7), (0.55, 0.98), (0.25, 0.92)],
            ],
        ],
    }
}

/// `count` pictures of each digit from 1 to 9 as hands write them.
pub fn written(count: usize, dice: &mut Dice) -> Vec<Vec<Glyph>> {
    (1..=9).map(|digit| (0..count).map(|_| by_hand(digit, dice)).collect()).collect()
}

fn by_hand(digit: usize, dice: &mut Dice) -> Glyph {
    const SIDE: usize = 96;
    let ways = strokes(digit);
    let way = &ways[dice.below(ways.len())];
    let (wide, slant) = (dice.between(0.55, 1.0), dice.between(-0.25, 0.35));
    let wobble = dice.between(0.01, 0.06);
    let pen = dice.between(1.6, 5.0);
    let height = 66.0;
    let mut segments = Vec::new();
    for stroke in way {
        let moved: Vec<(f32, f32)> = stroke
            .iter()
            .map(|(x, y)| (x + dice.bell() * wobble, y + dice.bell() * wobble))
            .collect();
        let place = |(x, y): (f32, f32)| {
            (48.0 + (x - 0.5) * height * wide - (y - 0.5) * slant * height, 15.0 + y * height)
        };
        let curve: Vec<(f32, f32)> = through(&moved).into_iter().map(place).collect();
        segments.extend(curve.windows(2).map(|pair| (pair[0], pair[1])));
    }
    let mut cover = vec![0.0_f32; SIDE * SIDE];
    for (from, to) in segments {
        let reach = pen + 2.0;
        let range = |a: f32, b: f32| {
            (a.min(b) - reach).max(0.0) as usize..((a.max(b) + reach).max(0.0) as usize).min(SIDE)
        };
        for y in range(from.1, to.1) {
            for x in range(from.0, to.0) {
                let far = distance((x as f32 + 0.5, y as f32 + 0.5), from, to);
                let ink = (pen - far + 0.5).clamp(0.0, 1.0);
                cover[y * SIDE + x] = cover[y * SIDE + x].max(ink);
            }
        }
    }
    let glyph = Glyph { width: SIDE, height: SIDE, cover };
    glyph.trimmed().unwrap_or(glyph)
}

fn distance(point: (f32, f32), from: (f32, f32), to: (f32, f32)) -> f32 {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = dx * dx + dy * dy;
    let along = if length == 0.0 {
        0.0
    } else {
        ((point.0 - from.0) * dx + (point.1 - from.1) * dy) / length
    };
    let along = along.clamp(0.0, 1.0);
    (point.0 - from.0 - dx * along).hypot(point.1 - from.1 - dy * along)
}

/// A smooth curve through points, by the splines of Catmull and Rom.
fn through(points: &[(f32, f32)]) -> Vec<(f32, f32)> {
    let at = |index: isize| points[index.clamp(0, points.len() as isize - 1) as usize];
    let mut curve = Vec::new();
    for index in 0..points.len() as isize - 1 {
        let [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
        for step in 0..6 {
            let t = step as f32 / 6.0;
            let mix = |a: f32, b: f32, c: f32, d: f32| {
                0.5 * (2.0 * b
                    + (c - a) * t
                    + (2.0 * a - 5.0 * b + 4.0 * c - d) * t * t
                    + (3.0 * b - a - 3.0 * c + d) * t * t * t)
            };
            curve.push((mix(a.0, b.0, c.0, d.0), mix(a.1, b.1, c.1, d.1)));
        }
    }
    curve.push(at(points.len() as isize - 1));
    curve
}
