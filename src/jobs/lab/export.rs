//! A race as the bytes of a file.

use crate::figures::{
    CSV_HEAD, Chart, FigureSize, RaceCourse, RaceEntry, chart, chart_page, csv_line,
};
use crate::print::{pdf_of_page, png, svg};
use crate::store;

/// The width of a picture in pixels.
const PIXELS: u32 = 1_600;

/// The kind of a file that a race is written to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum RaceFileKind {
    /// A table for programs.
    #[default]
    Csv,
    /// The chart as pixels.
    Png,
    /// The chart as lines and words.
    Svg,
    /// The chart on a page.
    Pdf,
}

/// A race that goes into a file.
#[derive(Clone, Debug)]
pub struct RaceExport {
    /// What the methods raced on.
    pub course: RaceCourse,
    /// What the race has shown.
    pub entries: Vec<RaceEntry>,
    /// The same as a chart.
    pub chart: Chart,
    /// The tag of the language of its words.
    pub language: &'static str,
    /// The kind of the file.
    pub kind: RaceFileKind,
}

impl RaceFileKind {
    /// All kinds.
    pub const ALL: [Self; 4] = [Self::Csv, Self::Png, Self::Svg, Self::Pdf];

    /// The file name extension, without the dot.
    #[must_use]
    pub fn extension(self) -> &'static str {
        match self {
            Self::Csv => "csv",
            Self::Png => "png",
            Self::Svg => "svg",
            Self::Pdf => "pdf",
        }
    }
}

impl RaceExport {
    /// The content of the file.
    pub(in crate::jobs) fn bytes(&self) -> Vec<u8> {
        let page = || chart_page(&chart(&self.chart, FigureSize::WIDE));
        match self.kind {
            RaceFileKind::Csv => self.table().into_bytes(),
            RaceFileKind::Png => png(&page(), PIXELS),
            RaceFileKind::Svg => svg(&page(), PIXELS).into_bytes(),
            RaceFileKind::Pdf => {
                let now = store::now().seconds;
                pdf_of_page(&page(), self.chart.words.title.clone(), self.language, Some(now))
            }
        }
    }

    /// The table. The puzzles of a list have their numbers; others are numbered in the order of their size.
    fn table(&self) -> String {
        let mut sizes: Vec<u32> = self.entries.iter().map(|entry| entry.size).collect();
        sizes.sort_unstable();
        sizes.dedup();
        let number = |size: u32| match self.course {
            RaceCourse::List => size.into(),
            RaceCourse::Puzzle | RaceCourse::OpenCells | RaceCourse::Boards => {
                (1..).zip(&sizes).find(|(_, it)| **it == size).map_or(0, |it| it.0)
            }
        };
        let lines = self
            .entries
            .iter()
            .map(|entry| csv_line(number(entry.size), entry.open, &entry.report));
        [CSV_HEAD.to_owned()].into_iter().chain(lines).collect()
    }
}
