//! The photographs with their truths, and samples of their cells.

use std::collections::{BTreeMap, HashMap};
use std::fs;

use zune_jpeg::JpegDecoder;
use zune_jpeg::zune_core::bytestream::ZCursor;
use zune_jpeg::zune_core::colorspace::ColorSpace;
use zune_jpeg::zune_core::options::DecoderOptions;

use crate::dice::Dice;
use crate::scene::Sample;
use crate::vision::network::{EMPTY, PRINTED};
use crate::vision::patch::{PATCH_AREA, PATCH_SIDE, Patch, cells, contrast};
use crate::vision::{Corners, Picture, PictureBoard, Point};

/// A photograph and the digits of its puzzle, 0 for an empty cell.
pub struct Photo {
    pub name: String,
    pub picture: Picture,
    pub truth: Vec<u8>,
    /// The part of the photographs to which it belongs in a cross-validation. Photographs of one puzzle belong together.
    pub fold: usize,
}

/// All photographs of a folder, in the order of their numbers.
pub fn all(folder: &str, folds: usize) -> Vec<Photo> {
    let entries = fs::read_dir(folder).expect("the folder can be read").flatten();
    let names = entries.filter_map(|entry| entry.file_name().into_string().ok());
    let mut names: Vec<String> =
        names.filter_map(|name| Some(name.strip_suffix(".jpg")?.to_owned())).collect();
    names.sort_by_key(|name| name.trim_start_matches("image").parse::<u32>().unwrap_or(0));
    let mut groups = BTreeMap::new();
    let photo = |name: String| {
        let read = |ending: &str| {
            fs::read(format!("{folder}/{name}.{ending}")).expect("the file can be read")
        };
        let text = String::from_utf8_lossy(&read("dat")).into_owned();
        let digits = text.lines().skip(2).flat_map(str::split_whitespace);
        let truth: Vec<u8> = digits.filter_map(|digit| digit.parse().ok()).take(81).collect();
        let group = groups.len();
        let group = *groups.entry(truth.clone()).or_insert(group);
        Photo { picture: jpeg(&read("jpg")), name, truth, fold: group % folds }
    };
    names.into_iter().map(photo).collect()
}

/// A picture in PNG or JPEG.
pub fn picture(path: &str) -> Picture {
    let bytes = fs::read(path).expect("the picture can be read");
    if bytes.starts_with(&[0xff]) {
        return jpeg(&bytes);
    }
    let mut decoder = png::Decoder::new(std::io::Cursor::new(&bytes));
    decoder.set_transformations(png::Transformations::EXPAND | png::Transformations::STRIP_16);
    let mut reader = decoder.read_info().expect("the picture is whole");
    let mut pixels = vec![0; reader.output_buffer_size().expect("the picture is small")];
    let frame = reader.next_frame(&mut pixels).expect("the picture is whole");
    let count = frame.color_type.samples();
    let grey = |pixel: &[u8]| {
        if count < 3 {
            return pixel[0];
        }
        let [red, green, blue] = [0, 1, 2].map(|at| u32::from(pixel[at]));
        ((77 * red + 150 * green + 29 * blue + 128) >> 8) as u8
    };
    let shades = pixels[..frame.buffer_size()].chunks_exact(count).map(grey).collect();
    Picture::new(frame.width as usize, frame.height as usize, shades).expect("the picture is whole")
}

pub fn jpeg(bytes: &[u8]) -> Picture {
    let options = DecoderOptions::default().jpeg_set_out_colorspace(ColorSpace::Luma);
    let mut decoder = JpegDecoder::new_with_options(ZCursor::new(bytes), options);
    let pixels = decoder.decode().expect("the picture is whole");
    let (width, height) = decoder.dimensions().expect("the picture has a size");
    Picture::new(width, height, pixels).expect("the picture has a shade for each pixel")
}

/// The corners that the authors of the photographs marked, by the name of the photograph.
pub fn outlines(folder: &str) -> HashMap<String, Corners> {
    let text = fs::read_to_string(format!("{folder}/outlines.csv")).unwrap_or_default();
    let outline = |line: &str| {
        let (path, numbers) = line.split_once(',')?;
        let name = path.rsplit('/').next()?.strip_suffix(".jpg")?.to_owned();
        let numbers: Vec<f32> =
            numbers.split(',').filter_map(|number| number.trim().parse().ok()).collect();
        (numbers.len() == 8).then(|| {
            (name, [0, 1, 2, 3].map(|at| Point::new(numbers[2 * at], numbers[2 * at + 1])))
        })
    };
    text.lines().filter_map(outline).collect()
}

/// A photograph with the corners of its cells, from which samples are drawn.
pub struct Source<'a> {
    picture: &'a Picture,
    cells: Vec<Corners>,
    truth: &'a [u8],
    contrast: f32,
}

impl<'a> Source<'a> {
    /// `None` if the board was not found.
    pub fn of(photo: &'a Photo, board: &PictureBoard) -> Option<Self> {
        if board.size != 9 {
            return None;
        }
        let cells = cells(&board.crossings, 9);
        let patches: Vec<Patch> =
            cells.iter().map(|corners| Patch::cut(&photo.picture, corners)).collect();
        Some(Self {
            picture: &photo.picture,
            contrast: contrast(&patches),
            cells,
            truth: &photo.truth,
        })
    }

    /// A cell as it is, or as it would be if the camera had been held another way.
    pub fn draw(&self, dice: &mut Dice) -> Sample {
        let filled = dice.chance(0.75);
        let mut at = dice.below(81);
        while (self.truth[at] != 0) != filled {
            at = dice.below(81);
        }
        let patch = Patch::cut(self.picture, &moved(&self.cells[at], dice));
        let patch = patch.normalised(self.contrast * dice.between(0.85, 1.2));
        let patch = changed(patch, dice);
        let digit = usize::from(self.truth[at]);
        Sample { patch, class: if digit == 0 { EMPTY } else { PRINTED + digit - 1 } }
    }
}

/// The corners moved by a small turn, shift and stretch.
fn moved(corners: &Corners, dice: &mut Dice) -> Corners {
    let middle = corners.iter().fold(Point::default(), |sum, corner| {
        Point::new(sum.x + corner.x / 4.0, sum.y + corner.y / 4.0)
    });
    let side = corners[0].distance(corners[2]) / 1.42;
    let (sin, cos) = (dice.bell() * 0.05).sin_cos();
    let (wide, high) = (1.0 + dice.bell() * 0.06, 1.0 + dice.bell() * 0.06);
    let (across, down) = (dice.bell() * 0.04 * side, dice.bell() * 0.04 * side);
    corners.map(|corner| {
        let (x, y) = ((corner.x - middle.x) * wide, (corner.y - middle.y) * high);
        let jitter = (dice.bell() * 0.015 * side, dice.bell() * 0.015 * side);
        Point::new(
            middle.x + across + cos * x - sin * y + jitter.0,
            middle.y + down + sin * x + cos * y + jitter.1,
        )
    })
}

/// A patch with a little blur, noise and other contrast.
fn changed(mut patch: Vec<f32>, dice: &mut Dice) -> Vec<f32> {
    if dice.chance(0.3) {
        let weight = dice.between(0.0, 0.25);
        let before = patch.clone();
        for at in 0..PATCH_AREA {
            let (x, y) = (at % PATCH_SIDE, at / PATCH_SIDE);
            let beside = |dx: isize, dy: isize| {
                let x = x.saturating_add_signed(dx).min(PATCH_SIDE - 1);
                let y = y.saturating_add_signed(dy).min(PATCH_SIDE - 1);
                before[y * PATCH_SIDE + x]
            };
            let around = beside(-1, 0) + beside(1, 0) + beside(0, -1) + beside(0, 1);
            patch[at] = before[at] * (1.0 - weight) + around / 4.0 * weight;
        }
    }
    if dice.chance(0.1) {
        let mut step = || dice.below(5) as isize - 2;
        let (dx, dy, before) = (step(), step(), patch.clone());
        for at in 0..PATCH_AREA {
            let x = (at % PATCH_SIDE).saturating_add_signed(dx).min(PATCH_SIDE - 1);
            let y = (at / PATCH_SIDE).saturating_add_signed(dy).min(PATCH_SIDE - 1);
            patch[at] = (before[at] + before[y * PATCH_SIDE + x]) / 2.0;
        }
    }
    let noise = if dice.chance(0.5) { dice.between(0.0, 0.08) } else { 0.0 };
    let factor = dice.between(0.85, 1.1);
    patch
        .iter_mut()
        .for_each(|value| *value = (*value * factor + dice.bell() * noise).clamp(-0.5, 1.5));
    patch
}

/// Writes a picture with the lines of boards drawn over it: the first in red.
pub fn overlay(picture: &Picture, boards: &[PictureBoard], path: &str) {
    let (width, height) = (picture.width(), picture.height());
    let mut pixels: Vec<u8> = picture.shades().iter().flat_map(|&shade| [shade; 3]).collect();
    for (number, board) in boards.iter().enumerate() {
        let colour = if number == 0 { [255, 0, 0] } else { [0, 0, 255] };
        for corners in cells(&board.crossings, board.size) {
            for side in 0..4 {
                let (from, to) = (corners[side], corners[(side + 1) % 4]);
                let steps = from.distance(to).max(1.0) as usize;
                for step in 0..=steps {
                    let part = step as f32 / steps as f32;
                    let (x, y) = (from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part);
                    if x >= 0.0 && y >= 0.0 && (x as usize) < width && (y as usize) < height {
                        let at = (y as usize * width + x as usize) * 3;
                        pixels[at..at + 3].copy_from_slice(&colour);
                    }
                }
            }
        }
    }
    let file = fs::File::create(path).expect("the picture can be written");
    let mut encoder = png::Encoder::new(file, width as u32, height as u32);
    encoder.set_color(png::ColorType::Rgb);
    let mut writer = encoder.write_header().expect("the picture can be written");
    writer.write_image_data(&pixels).expect("the picture can be written");
}
