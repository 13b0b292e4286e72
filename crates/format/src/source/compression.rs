//! Compressed texts: gzip, Zstandard and xz.
//!
//! All three expand piece by piece. A file may consist of several compressed texts, one behind the other, as parallel
//! compressors and `cat` make them. The decoders hold a window of the text, whose size the file says; larger windows
//! than any ordinary level of compression needs are refused.

use std::error::Error;
use std::fmt;
use std::io::{self, BufRead, Read};

use flate2::bufread::MultiGzDecoder;
use lzma_rust2::{Action, Status, StreamResult, XzStream};
use ruzstd::decoding::errors::{FrameDecoderError, ReadFrameHeaderError};
use ruzstd::decoding::{BlockDecodingStrategy, FrameDecoder};

use super::ByteSource;

/// The most memory of a window, in bytes. `xz -9` needs 64 MiB, and `zstd --ultra -22` 128 MiB.
const LARGEST_WINDOW: u64 = 160 * 1024 * 1024;

/// A way to compress a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Compression {
    /// gzip, `.gz`.
    Gzip,
    /// Zstandard, `.zst`.
    Zstandard,
    /// `.xz`.
    Xz,
}

impl Compression {
    /// The ways to compress, each with the bytes at the start of such a file.
    const MARKS: [(Self, &[u8]); 3] = [
        (Self::Gzip, b"\x1f\x8b\x08"),
        (Self::Zstandard, b"\x28\xb5\x2f\xfd"),
        (Self::Xz, b"\xfd7zXZ\0"),
    ];

    /// Returns how a file that starts with these bytes is compressed. Returns `None` if it is not.
    pub(super) fn of(start: &[u8]) -> Option<Self> {
        Self::MARKS.into_iter().find(|(_, mark)| start.starts_with(mark)).map(|(it, _)| it)
    }

    /// The name of the compression.
    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Gzip => "gzip",
            Self::Zstandard => "Zstandard",
            Self::Xz => "xz",
        }
    }

    /// Returns the text that the source holds in this compression.
    pub(super) fn expand(self, source: ByteSource) -> impl Read + Send + 'static {
        let decoder: Box<dyn Read + Send> = match self {
            Self::Gzip => Box::new(MultiGzDecoder::new(source)),
            Self::Zstandard => Box::new(ZstandardFrames::new(source)),
            Self::Xz => Box::new(XzStreams::new(source)),
        };
        ExpandedText { decoder, compression: self }
    }
}

/// The error of compressed data that cannot be expanded.
#[derive(Clone, Copy, Debug)]
pub(super) struct DamagedData(pub(super) Compression);

impl fmt::Display for DamagedData {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "damaged {} data", self.0.name())
    }
}

impl Error for DamagedData {}

/// A text that expands as it is read.
struct ExpandedText {
    decoder: Box<dyn Read + Send>,
    compression: Compression,
}

impl Read for ExpandedText {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.decoder.read(buffer).map_err(|error| match error.raw_os_error() {
            // The source failed, and not the data.
            Some(_) => error,
            None if error.kind() == io::ErrorKind::Interrupted => error,
            None => io::Error::new(io::ErrorKind::InvalidData, DamagedData(self.compression)),
        })
    }
}

/// The frames of a Zstandard file, one after the other.
struct ZstandardFrames {
    source: ByteSource,
    decoder: FrameDecoder,
    is_within_frame: bool,
}

impl ZstandardFrames {
    fn new(source: ByteSource) -> Self {
        let mut decoder = FrameDecoder::new();
        decoder.set_max_window_size(LARGEST_WINDOW);
        Self { source, decoder, is_within_frame: false }
    }

    /// Starts the next frame, behind those that hold no text. Returns `false` at the end of the file.
    fn start_frame(&mut self) -> io::Result<bool> {
        loop {
            if self.source.fill_buf()?.is_empty() {
                return Ok(false);
            }
            match self.decoder.init(&mut self.source) {
                Ok(()) => return Ok(true),
                Err(FrameDecoderError::ReadFrameHeaderError(ReadFrameHeaderError::SkipFrame {
                    length,
                    ..
                })) => {
                    let length = u64::from(length);
                    let skipped =
                        io::copy(&mut self.source.by_ref().take(length), &mut io::sink())?;
                    if skipped < length {
                        return Err(io::ErrorKind::UnexpectedEof.into());
                    }
                }
                Err(error) => return Err(io::Error::other(error)),
            }
        }
    }
}

impl Read for ZstandardFrames {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        while !buffer.is_empty() {
            if !self.is_within_frame && !self.start_frame()? {
                break;
            }
            self.is_within_frame = true;
            while self.decoder.can_collect() == 0 && !self.decoder.is_finished() {
                let one = BlockDecodingStrategy::UptoBlocks(1);
                self.decoder.decode_blocks(&mut self.source, one).map_err(io::Error::other)?;
            }
            match self.decoder.read(buffer)? {
                0 => self.is_within_frame = false,
                read => return Ok(read),
            }
        }
        Ok(0)
    }
}

/// The streams of an xz file, one after the other.
struct XzStreams {
    source: ByteSource,
    decoder: XzStream,
    is_at_end: bool,
}

impl XzStreams {
    fn new(source: ByteSource) -> Self {
        let most = u32::try_from(LARGEST_WINDOW / 1024).unwrap_or(u32::MAX);
        Self { source, decoder: XzStream::new_mem_limit(true, most), is_at_end: false }
    }
}

impl Read for XzStreams {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        while !self.is_at_end && !buffer.is_empty() {
            let input = self.source.fill_buf()?;
            let action = if input.is_empty() { Action::Finish } else { Action::Run };
            let StreamResult { bytes_consumed, bytes_produced, status } =
                self.decoder.process(input, buffer, action)?;
            self.source.consume(bytes_consumed);
            self.is_at_end = status == Status::StreamEnd;
            if bytes_produced > 0 {
                return Ok(bytes_produced);
            }
            // In some damaged files the decoder stands still, and would do so for ever.
            if bytes_consumed == 0 && !self.is_at_end {
                return Err(io::ErrorKind::InvalidData.into());
            }
        }
        Ok(0)
    }
}
