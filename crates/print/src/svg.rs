//! SVG: a page as lines, and as text that stays text.
//!
//! A viewer without the font uses another font. Digits are placed by their middle, so they stay centred then.

use std::fmt::Write as _;

use super::font::Weight;
use super::markup::escaped;
use super::page::{Anchor, Circle, CircleBody, Fill, Page, PageElement, Stroke, Text};

/// A page as an SVG file, shown `width` pixels wide.
#[must_use]
pub fn svg(page: &Page, width: u32) -> String {
    let height = (f64::from(width) * f64::from(page.height / page.width)).round();
    let (across, down) = (short(page.width), short(page.height));
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
         viewBox=\"0 0 {across} {down}\" font-family=\"Noto Sans, Helvetica, Arial, sans-serif\">\n\
         <rect width=\"{across}\" height=\"{down}\" fill=\"#fff\"/>\n"
    );
    for element in &page.elements {
        match element {
            PageElement::Line(line) => push_line(&mut svg, line),
            PageElement::Text(text) => push_text(&mut svg, text),
            PageElement::Fill(fill) => push_fill(&mut svg, fill),
            PageElement::Circle(circle) => push_circle(&mut svg, circle),
        }
    }
    svg.push_str("</svg>\n");
    svg
}

fn push_line(svg: &mut String, line: &Stroke) {
    let [x, y] = [line.from.x, line.from.y].map(short);
    let way = if line.is_slanted() {
        format!("L{} {}", short(line.to.x), short(line.to.y))
    } else if line.is_level() {
        format!("H{}", short(line.to.x))
    } else {
        format!("V{}", short(line.to.y))
    };
    let (width, colour) = (short(line.width), colour(line.grey));
    push(
        svg,
        format_args!("<path d=\"M{x} {y}{way}\" stroke-width=\"{width}\" stroke=\"{colour}\"/>"),
    );
}

fn push_fill(svg: &mut String, fill: &Fill) {
    let [x, y, width, height] = [fill.at.x, fill.at.y, fill.width, fill.height].map(short);
    let colour = colour(fill.grey);
    push(
        svg,
        format_args!(
            "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" fill=\"{colour}\"/>"
        ),
    );
}

fn push_circle(svg: &mut String, circle: &Circle) {
    let [x, y, radius] = [circle.middle.x, circle.middle.y, circle.radius].map(short);
    let colour = colour(circle.grey);
    let ink = match circle.body {
        CircleBody::Disc => format!("fill=\"{colour}\""),
        CircleBody::Ring(width) => {
            let width = short(width);
            format!("fill=\"none\" stroke-width=\"{width}\" stroke=\"{colour}\"")
        }
    };
    push(svg, format_args!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" {ink}/>"));
}

fn push_text(svg: &mut String, text: &Text) {
    let [x, y, size] = [text.at.x, text.at.y, text.size].map(short);
    let anchor = match text.anchor {
        Anchor::Start => "",
        Anchor::Middle => " text-anchor=\"middle\"",
        Anchor::End => " text-anchor=\"end\"",
    };
    let weight = match text.weight {
        Weight::Regular => "",
        Weight::Bold => " font-weight=\"bold\"",
    };
    let turn =
        if text.turned { format!(" transform=\"rotate(180 {x} {y})\"") } else { String::new() };
    let (colour, words) = (colour(text.grey), escaped(&text.text));
    push(
        svg,
        format_args!(
            "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\"{weight}{anchor} fill=\"{colour}\"{turn}>{words}</text>"
        ),
    );
}

fn push(svg: &mut String, line: std::fmt::Arguments<'_>) {
    writeln!(svg, "{line}").expect("a string takes all that is written to it");
}

/// Rounds to hundredths of a point, which no eye can tell apart.
fn short(points: f32) -> f64 {
    (f64::from(points) * 100.0).round() / 100.0
}

fn colour(grey: f32) -> String {
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "clamped before")]
    let level = (grey.clamp(0.0, 1.0) * 255.0).round() as u8;
    format!("#{level:02x}{level:02x}{level:02x}")
}
