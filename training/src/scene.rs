//! Drawn cells: a glyph or small candidates or nothing, with lines at the edges, shade, blur and noise.

use crate::dice::Dice;
use crate::glyphs::Glyph;
use crate::vision::network::{CANDIDATES, EMPTY, LETTERS, PRINTED, WRITTEN};
use crate::vision::patch::{PATCH_AREA, PATCH_SIDE, Patch};

/// Each pixel of a patch is drawn as this number of pixels each way.
const FINE: usize = 2;
const SIDE: usize = PATCH_SIDE * FINE;

/// A cell in its contrast, and what it holds.
pub struct Sample {
    pub patch: Vec<f32>,
    pub class: usize,
}

/// Draws cells.
pub struct Scenes {
    /// For each font the texts of `glyphs::texts`.
    pub printed: Vec<Vec<Glyph>>,
    /// For each digit several pictures.
    pub written: Vec<Vec<Glyph>>,
}

impl Scenes {
    pub fn draw(&self, dice: &mut Dice) -> Sample {
        let mut cover = vec![0.0_f32; SIDE * SIDE];
        let class = self.content(&mut cover, dice);
        lines(&mut cover, dice);
        if dice.chance(0.06) {
            fold(&mut cover, dice);
        }
        if dice.chance(0.15) {
            doubled(&mut cover, dice);
        }
        let (shades, depth) = shaded(&cover, dice);
        let patch = Patch::of(shades).normalised(depth * dice.between(0.8, 1.3));
        Sample { patch, class }
    }

    fn content(&self, cover: &mut [f32], dice: &mut Dice) -> usize {
        let font = &self.printed[dice.below(self.printed.len())];
        if dice.chance(0.05) {
            specks(cover, dice);
        }
        match dice.below(100) {
            0..16 => {
                if dice.chance(0.3) {
                    specks(cover, dice);
                }
                EMPTY
            }
            16..61 => {
                let digit = dice.below(9);
                large(cover, &font[digit], 0.38, 0.85, dice);
                PRINTED + digit
            }
            61..70 => {
                let number = 9 + dice.below(7);
                large(cover, &font[number], 0.3, 0.75, dice);
                PRINTED + number
            }
            70..76 => {
                let letter = dice.below(7);
                large(cover, &font[16 + letter], 0.38, 0.85, dice);
                LETTERS + letter
            }
            76..85 => {
                self.candidates(font, cover, dice);
                CANDIDATES
            }
            _ => {
                let digit = dice.below(9);
                let ways = &self.written[digit];
                large(cover, &ways[dice.below(ways.len())], 0.4, 0.95, dice);
                WRITTEN + digit
            }
        }
    }

    fn candidates(&self, font: &[Glyph], cover: &mut [f32], dice: &mut Dice) {
        let height = dice.between(0.14, 0.27);
        let often = if dice.chance(0.3) { 1.0 } else { dice.between(0.1, 0.9) };
        let (by_hand, spread) = (dice.chance(0.3), dice.between(0.24, 0.33));
        let chosen = dice.below(9);
        for digit in 0..9 {
            if digit != chosen && !dice.chance(often) {
                continue;
            }
            let ways = &self.written[digit];
            let glyph = if by_hand { &ways[dice.below(ways.len())] } else { &font[digit] };
            let x = 0.5 + (digit % 3) as f32 * spread - spread + dice.bell() * 0.01;
            let y = 0.5 + (digit / 3) as f32 * spread - spread + dice.bell() * 0.01;
            stamp(cover, glyph, Pose { x, y, height, wide: 1.0, turn: 0.0, slant: 0.0 }, 1.0);
        }
    }
}

/// Where and how a glyph is drawn, in parts of the patch.
struct Pose {
    x: f32,
    y: f32,
    height: f32,
    wide: f32,
    turn: f32,
    slant: f32,
}

fn large(cover: &mut [f32], glyph: &Glyph, least: f32, most: f32, dice: &mut Dice) {
    let wide = dice.between(0.82, 1.18);
    let ratio = glyph.width as f32 / glyph.height as f32 * wide;
    let height = dice.between(least, most).min(0.92 / ratio);
    let room = |size: f32| ((1.0 - size) / 2.0).clamp(0.0, 0.11);
    let pose = Pose {
        x: 0.5 + dice.between(-1.0, 1.0) * room(height * ratio),
        y: 0.5 + dice.between(-1.0, 1.0) * room(height),
        height,
        wide,
        turn: dice.bell() * 0.06,
        slant: dice.bell() * 0.08,
    };
    let weight = if dice.chance(0.2) { dice.between(0.5, 1.0) } else { 1.0 };
    stamp(cover, glyph, pose, weight);
}

fn stamp(cover: &mut [f32], glyph: &Glyph, pose: Pose, weight: f32) {
    let scale = glyph.height as f32 / (pose.height * SIDE as f32);
    let (sin, cos) = pose.turn.sin_cos();
    for y in 0..SIDE {
        for x in 0..SIDE {
            let (dx, dy) =
                (x as f32 + 0.5 - pose.x * SIDE as f32, y as f32 + 0.5 - pose.y * SIDE as f32);
            let (dx, dy) = (cos * dx + sin * dy, cos * dy - sin * dx);
            let across = (dx + dy * pose.slant) * scale / pose.wide + glyph.width as f32 / 2.0;
            let ink = glyph.sample(across, dy * scale + glyph.height as f32 / 2.0) * weight;
            let at = &mut cover[y * SIDE + x];
            *at = at.max(ink);
        }
    }
}

/// Dirt and dots.
fn specks(cover: &mut [f32], dice: &mut Dice) {
    for _ in 0..=dice.below(3) {
        let (x, y) = (dice.part() * SIDE as f32, dice.part() * SIDE as f32);
        let (radius, ink) = (dice.between(0.5, 3.0), dice.between(0.2, 0.9));
        let (radius, ink) =
            if dice.chance(0.3) { (radius * 4.0, ink / 3.0) } else { (radius, ink) };
        let soft = if dice.chance(0.5) { 1.0 } else { radius };
        for row in 0..SIDE {
            for column in 0..SIDE {
                let far = (column as f32 - x).hypot(row as f32 - y);
                let at = &mut cover[row * SIDE + column];
                *at = at.max(ink * ((radius - far + 0.5) / soft).clamp(0.0, 1.0));
            }
        }
    }
}

/// A crease of the paper: a faint soft line across the cell.
fn fold(cover: &mut [f32], dice: &mut Dice) {
    let (turn, offset) = (dice.bell() * 0.1, dice.between(-0.45, 0.45) * SIDE as f32);
    let (half, ink) = (dice.between(1.0, 4.0), dice.between(0.15, 0.5));
    let is_upright = dice.chance(0.5);
    for y in 0..SIDE {
        for x in 0..SIDE {
            let (u, v) = (x as f32 - SIDE as f32 / 2.0, y as f32 - SIDE as f32 / 2.0);
            let far = if is_upright { u - turn * v } else { v - turn * u } - offset;
            let at = &mut cover[y * SIDE + x];
            *at = at.max(ink * (1.0 - far.abs() / half).max(0.0));
        }
    }
}

/// The cell as a camera sees it that moved: twice, side by side.
fn doubled(cover: &mut [f32], dice: &mut Dice) {
    let mut step = || dice.below(9) as isize - 4;
    let (dx, dy) = (step(), step());
    let before = cover.to_vec();
    for y in 0..SIDE {
        for x in 0..SIDE {
            let column = x.saturating_add_signed(dx).min(SIDE - 1);
            let row = y.saturating_add_signed(dy).min(SIDE - 1);
            cover[y * SIDE + x] = (before[y * SIDE + x] + before[row * SIDE + column]) / 2.0;
        }
    }
}

/// Lines of the board at the edges.
fn lines(cover: &mut [f32], dice: &mut Dice) {
    let ink = dice.between(0.3, 1.0);
    for side in 0..4 {
        let middle = -0.068 + dice.bell() * 0.03;
        let half =
            if dice.chance(0.3) { dice.between(0.02, 0.09) } else { dice.between(0.005, 0.035) };
        let slope = dice.bell() * 0.02;
        for along in 0..SIDE {
            for across in 0..SIDE / 4 {
                let place = (across as f32 + 0.5) / SIDE as f32;
                let line = middle + slope * (along as f32 / SIDE as f32 - 0.5);
                let shade =
                    ink * ((half - (place - line).abs()) * SIDE as f32 + 0.5).clamp(0.0, 1.0);
                let far = SIDE - 1 - across;
                let at = match side {
                    0 => across * SIDE + along,
                    1 => far * SIDE + along,
                    2 => along * SIDE + across,
                    _ => along * SIDE + far,
                };
                cover[at] = cover[at].max(shade);
            }
        }
    }
}

/// The shades of a drawing on paper, and how deep its ink is.
fn shaded(cover: &[f32], dice: &mut Dice) -> (Vec<f32>, f32) {
    let paper = dice.between(90.0, 250.0);
    let depth = paper * dice.between(0.2, 0.9);
    let (across, down) = (dice.bell() * 0.08 * depth, dice.bell() * 0.08 * depth);
    let shadow = if dice.chance(0.08) { dice.between(0.1, 0.4) * depth } else { 0.0 };
    let (turn, offset) = (dice.part() * std::f32::consts::TAU, dice.between(-0.4, 0.4));
    let mut fine: Vec<f32> = Vec::with_capacity(SIDE * SIDE);
    for y in 0..SIDE {
        for x in 0..SIDE {
            let (u, v) = (x as f32 / SIDE as f32 - 0.5, y as f32 / SIDE as f32 - 0.5);
            let side = (u * turn.cos() + v * turn.sin() - offset) * 20.0;
            let dark = shadow * (side + 0.5).clamp(0.0, 1.0);
            fine.push(paper + across * u + down * v - dark - depth * cover[y * SIDE + x]);
        }
    }
    let blur = if dice.chance(0.3) { 0 } else { 1 + dice.below(4) };
    for _ in 0..2 {
        blurred(&mut fine, blur);
    }
    let noise =
        depth * if dice.chance(0.5) { dice.between(0.0, 0.02) } else { dice.between(0.0, 0.1) };
    let is_light = dice.chance(0.25);
    let mut shades = vec![0.0; PATCH_AREA];
    for (at, shade) in shades.iter_mut().enumerate() {
        let (x, y) = (at % PATCH_SIDE * FINE, at / PATCH_SIDE * FINE);
        let sum: f32 = (0..FINE)
            .flat_map(|dy| (0..FINE).map(move |dx| (dx, dy)))
            .map(|(dx, dy)| fine[(y + dy) * SIDE + x + dx])
            .sum();
        let value = sum / (FINE * FINE) as f32 + dice.bell() * noise;
        *shade = if is_light { 255.0 - value } else { value };
    }
    (shades, depth)
}

/// The mean of `2 * reach + 1` pixels each way.
fn blurred(shades: &mut [f32], reach: usize) {
    if reach == 0 {
        return;
    }
    let mut line = [0.0; SIDE];
    for transposed in [false, true] {
        for row in 0..SIDE {
            let at =
                |along: usize| if transposed { along * SIDE + row } else { row * SIDE + along };
            for (along, value) in line.iter_mut().enumerate() {
                let near = along.saturating_sub(reach)..(along + reach + 1).min(SIDE);
                let count = near.len() as f32;
                *value = near.map(|along| shades[at(along)]).sum::<f32>() / count;
            }
            for (along, &value) in line.iter().enumerate() {
                shades[at(along)] = value;
            }
        }
    }
}
