//! A picture turned by quarter turns, so that a board in it stands upright.

use crate::vision::Point;

/// How a picture is turned to be looked at.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PictureTurn {
    /// The width of the picture as it is.
    pub width: f32,
    /// The height of the picture as it is.
    pub height: f32,
    /// By how many quarter turns clockwise the board lies in the picture, from 0 to 3. The picture is turned back by them.
    pub quarters: u8,
}

impl PictureTurn {
    /// The width and the height of the turned picture.
    #[must_use]
    pub fn size(self) -> (f32, f32) {
        if self.quarters.is_multiple_of(2) {
            (self.width, self.height)
        } else {
            (self.height, self.width)
        }
    }

    /// Where a point of the picture lies in the turned picture.
    #[must_use]
    pub fn to_view(self, point: Point) -> Point {
        let (mut point, mut size) = (point, (self.width, self.height));
        for _ in 0..self.quarters {
            point = Point::new(point.y, size.0 - point.x);
            size = (size.1, size.0);
        }
        point
    }

    /// Where a point of the turned picture lies in the picture.
    #[must_use]
    pub fn to_picture(self, point: Point) -> Point {
        let (mut point, mut size) = (point, self.size());
        for _ in 0..self.quarters {
            size = (size.1, size.0);
            point = Point::new(size.0 - point.y, point.x);
        }
        point
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_corner_of_a_turned_board_comes_to_the_upper_left() {
        // Where the upper left corner of a board lies in a picture of 40 × 30 after each number of quarter turns.
        let corners = [(0.0, 0.0), (40.0, 0.0), (40.0, 30.0), (0.0, 30.0)];
        for (quarters, (x, y)) in (0..4).zip(corners) {
            let turn = PictureTurn { width: 40.0, height: 30.0, quarters };
            assert_eq!(turn.to_view(Point::new(x, y)), Point::new(0.0, 0.0), "{quarters}");
        }
    }

    #[test]
    fn a_point_comes_back_to_the_picture() {
        for quarters in 0..4 {
            let turn = PictureTurn { width: 40.0, height: 30.0, quarters };
            let point = Point::new(3.0, 7.0);
            assert_eq!(turn.to_picture(turn.to_view(point)), point, "{quarters}");
            let (width, height) = turn.size();
            let view = turn.to_view(point);
            assert!(view.x < width && view.y < height, "{quarters}");
        }
    }
}
