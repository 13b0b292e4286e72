//! Pictures from the bytes of a file, in grey and upright.
//!
//! The size that a picture claims is checked before any memory is taken for it. Only the first picture of an animation is
//! read. A picture with transparent parts lies on white.

use std::io::Cursor;

use image_webp::WebPDecoder;
use png::{ColorType, Limits, Transformations};
use zune_jpeg::JpegDecoder;
use zune_jpeg::zune_core::bytestream::ZCursor;
use zune_jpeg::zune_core::colorspace::ColorSpace;
use zune_jpeg::zune_core::options::DecoderOptions;

use super::error::PhotoError;
use super::kind::PictureKind;
use super::orientation::Orientation;
use crate::vision::Picture;

/// The most bytes of a file with a picture.
pub const MOST_BYTES: usize = 64 * 1024 * 1024;

/// The most pixels of a picture that is decoded row by row, or in grey.
pub(super) const MOST_PIXELS: usize = 52_000_000;

/// The most pixels of a picture for which all colours are held at once.
const MOST_IN_COLOUR: usize = 26_000_000;

/// The most pixels of a JPEG file in several scans, for which all coefficients are held at once.
pub(super) const MOST_IN_SCANS: usize = 20_000_000;

/// The most pixels of a WebP file, for which all colours are held twice.
const MOST_IN_WEBP: usize = 17_000_000;

/// Decodes a picture of any kind that Nonet reads.
///
/// # Errors
/// Returns an error if the bytes are not a whole picture, or if the picture is too large.
pub fn decode(bytes: &[u8]) -> Result<Picture, PhotoError> {
    if bytes.len() > MOST_BYTES {
        return Err(PhotoError::FileTooLarge { limit: MOST_BYTES });
    }
    let kind = PictureKind::of(bytes).ok_or(PhotoError::NotAPicture)?;
    let (picture, orientation) = match kind {
        PictureKind::Jpeg => jpeg(bytes)?,
        PictureKind::Png => png(bytes)?,
        PictureKind::WebP => webp(bytes)?,
        PictureKind::Other(_) => return Err(PhotoError::Unread(kind)),
    };
    Ok(orientation.upright(picture))
}

/// The picture of pixels that have four bytes each: red, green, blue and opacity. Returns `None` if the picture is empty or too
/// large, or if `pixels` is not as long as the picture is large.
#[must_use]
pub fn picture_of_rgba(width: usize, height: usize, pixels: &[u8]) -> Option<Picture> {
    if pixels.len() / 4 > MOST_IN_COLOUR {
        return None;
    }
    let mut shades = Vec::with_capacity(pixels.len() / 4);
    add_greys(pixels, ColorType::Rgba, &mut shades);
    Picture::new(width, height, shades)
}

/// Refuses a size of nothing, or of more pixels than `limit`.
fn check_size(
    kind: PictureKind,
    width: usize,
    height: usize,
    limit: usize,
) -> Result<(), PhotoError> {
    match width.checked_mul(height) {
        Some(0) => Err(PhotoError::NoPixels(kind)),
        Some(pixels) if pixels <= limit => Ok(()),
        _ => Err(PhotoError::TooManyPixels { width, height, limit }),
    }
}

fn jpeg(bytes: &[u8]) -> Result<(Picture, Orientation), PhotoError> {
    const KIND: PictureKind = PictureKind::Jpeg;
    let damaged = PhotoError::Damaged(KIND);
    let JpegFrame { width, height, has_one_scan, .. } = frame_of_jpeg(bytes).ok_or(damaged)?;
    check_size(KIND, width, height, if has_one_scan { MOST_PIXELS } else { MOST_IN_SCANS })?;
    let options = DecoderOptions::default()
        .set_strict_mode(true)
        .set_max_width(usize::from(u16::MAX))
        .set_max_height(usize::from(u16::MAX))
        .jpeg_set_out_colorspace(ColorSpace::Luma);
    let mut decoder = JpegDecoder::new_with_options(ZCursor::new(bytes), options);
    decoder.decode_headers().map_err(|_| damaged)?;
    // The decoder may take another segment for the frame. Its memory is that of its own size.
    if decoder.dimensions() != Some((width, height)) {
        return Err(damaged);
    }
    let orientation = decoder.exif().map(|exif| Orientation::of_exif(exif)).unwrap_or_default();
    let stored = decoder.input_colorspace().unwrap_or(ColorSpace::YCbCr);
    let in_grey = matches!(stored, ColorSpace::YCbCr | ColorSpace::Luma);
    if !in_grey {
        check_size(KIND, width, height, MOST_IN_COLOUR)?;
        decoder.set_options(options.jpeg_set_out_colorspace(ColorSpace::RGB));
    }
    let mut pixels = vec![0; decoder.output_buffer_size().ok_or(damaged)?];
    decoder.decode_into(&mut pixels).map_err(|_| damaged)?;
    let shades = if in_grey { pixels } else { greys_of_rgb(&pixels) };
    Ok((Picture::new(width, height, shades).ok_or(damaged)?, orientation))
}

/// What the first frame of a JPEG file states.
pub(super) struct JpegFrame {
    pub(super) width: usize,
    pub(super) height: usize,
    /// The number of colours: 1 for grey, 3, or 4 for print.
    pub(super) components: usize,
    /// Whether all rows are in one scan, and not in several that add to each other.
    pub(super) has_one_scan: bool,
}

/// The first frame of a JPEG file.
pub(super) fn frame_of_jpeg(bytes: &[u8]) -> Option<JpegFrame> {
    let mut at = 2;
    loop {
        while *bytes.get(at)? != 0xff {
            at += 1;
        }
        while *bytes.get(at)? == 0xff {
            at += 1;
        }
        let marker = bytes[at];
        at += 1;
        if matches!(marker, 0x00 | 0x01 | 0xd0..=0xd9) {
            continue;
        }
        let two = |at: usize| {
            let pair: [u8; 2] = bytes.get(at..at + 2)?.try_into().ok()?;
            Some(usize::from(u16::from_be_bytes(pair)))
        };
        if matches!(marker, 0xc0..=0xcf) && !matches!(marker, 0xc4 | 0xc8 | 0xcc) {
            return Some(JpegFrame {
                width: two(at + 5)?,
                height: two(at + 3)?,
                components: usize::from(*bytes.get(at + 7)?),
                has_one_scan: matches!(marker, 0xc0 | 0xc1),
            });
        }
        at += two(at)?.max(2);
    }
}

fn png(bytes: &[u8]) -> Result<(Picture, Orientation), PhotoError> {
    const KIND: PictureKind = PictureKind::Png;
    let damaged = |_| PhotoError::Damaged(KIND);
    let mut decoder =
        png::Decoder::new_with_limits(Cursor::new(bytes), Limits { bytes: MOST_BYTES });
    decoder.set_transformations(Transformations::EXPAND | Transformations::STRIP_16);
    decoder.set_ignore_text_chunk(true);
    decoder.set_ignore_iccp_chunk(true);
    let (width, height) = size_of_png(bytes).ok_or(PhotoError::Damaged(KIND))?;
    check_size(KIND, width, height, MOST_PIXELS)?;
    let mut reader = decoder.read_info().map_err(damaged)?;
    let mut shades = Vec::with_capacity(width * height);
    let colour = reader.output_color_type().0;
    if reader.info().interlaced {
        check_size(KIND, width, height, MOST_IN_COLOUR)?;
        let length = reader.output_buffer_size().ok_or(PhotoError::Damaged(KIND))?;
        let mut pixels = vec![0; length];
        let frame = reader.next_frame(&mut pixels).map_err(damaged)?;
        add_greys(&pixels[..frame.buffer_size()], colour, &mut shades);
    } else {
        while shades.len() < width * height
            && let Some(row) = reader.next_row().map_err(damaged)?
        {
            add_greys(row.data(), colour, &mut shades);
        }
    }
    // The orientation may follow the pixels. What is damaged there is not needed.
    let _ = reader.finish();
    let exif = reader.info().exif_metadata.as_deref();
    let orientation = exif.map(Orientation::of_exif).unwrap_or_default();
    Ok((Picture::new(width, height, shades).ok_or(PhotoError::Damaged(KIND))?, orientation))
}

/// The width and the height that the header of a PNG file states.
pub(super) fn size_of_png(bytes: &[u8]) -> Option<(usize, usize)> {
    let four = |at: usize| {
        let bytes: [u8; 4] = bytes.get(at..at + 4)?.try_into().ok()?;
        usize::try_from(u32::from_be_bytes(bytes)).ok()
    };
    Some((four(16)?, four(20)?))
}

fn webp(bytes: &[u8]) -> Result<(Picture, Orientation), PhotoError> {
    const KIND: PictureKind = PictureKind::WebP;
    let damaged = |_| PhotoError::Damaged(KIND);
    let mut decoder = WebPDecoder::new(Cursor::new(bytes)).map_err(damaged)?;
    decoder.set_memory_limit(MOST_BYTES);
    let (width, height) = decoder.dimensions();
    let (width, height) = (width as usize, height as usize);
    check_size(KIND, width, height, MOST_IN_WEBP)?;
    let exif = decoder.exif_metadata().unwrap_or_default();
    let orientation = exif.map(|exif| Orientation::of_exif(&exif)).unwrap_or_default();
    let mut pixels = vec![0; decoder.output_buffer_size().ok_or(PhotoError::Damaged(KIND))?];
    if decoder.is_animated() {
        decoder.read_frame(&mut pixels).map_err(damaged)?;
    } else {
        decoder.read_image(&mut pixels).map_err(damaged)?;
    }
    let mut shades = Vec::with_capacity(width * height);
    let colour = if decoder.has_alpha() { ColorType::Rgba } else { ColorType::Rgb };
    add_greys(&pixels, colour, &mut shades);
    Ok((Picture::new(width, height, shades).ok_or(PhotoError::Damaged(KIND))?, orientation))
}

/// Adds the shade of each pixel.
fn add_greys(pixels: &[u8], colour: ColorType, shades: &mut Vec<u8>) {
    match colour {
        ColorType::Grayscale | ColorType::Indexed => shades.extend_from_slice(pixels),
        ColorType::GrayscaleAlpha => {
            shades.extend(pixels.chunks_exact(2).map(|pixel| on_white(pixel[0], pixel[1])));
        }
        ColorType::Rgb => shades.extend(pixels.chunks_exact(3).map(grey)),
        ColorType::Rgba => {
            shades.extend(pixels.chunks_exact(4).map(|pixel| on_white(grey(pixel), pixel[3])));
        }
    }
}

fn greys_of_rgb(pixels: &[u8]) -> Vec<u8> {
    pixels.chunks_exact(3).map(grey).collect()
}

/// The luma of a pixel, with the weights of JPEG.
fn grey(pixel: &[u8]) -> u8 {
    let [red, green, blue] = [0, 1, 2].map(|at| u32::from(pixel[at]));
    u8::try_from((77 * red + 150 * green + 29 * blue + 128) >> 8).unwrap_or(u8::MAX)
}

/// A shade of which only a part covers white.
fn on_white(shade: u8, cover: u8) -> u8 {
    let (shade, cover) = (u32::from(shade), u32::from(cover));
    u8::try_from((shade * cover + 255 * (255 - cover) + 127) / 255).unwrap_or(u8::MAX)
}
