//! Random numbers that are the same on every machine: SplitMix64, by Steele, Lea and Flood, 2014.

#[derive(Clone, Debug)]
pub struct Dice(u64);

impl Dice {
    pub fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0x1234_5678_9abc_def0)
    }

    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number from 0 up to 1.
    pub fn part(&mut self) -> f32 {
        (self.next() >> 40) as f32 / (1_u64 << 24) as f32
    }

    pub fn between(&mut self, from: f32, to: f32) -> f32 {
        from + (to - from) * self.part()
    }

    pub fn below(&mut self, limit: usize) -> usize {
        (self.next() % limit as u64) as usize
    }

    pub fn chance(&mut self, part: f32) -> bool {
        self.part() < part
    }

    /// A number of a bell curve around 0, by the sum of four even numbers, with a deviation of 1.
    pub fn bell(&mut self) -> f32 {
        ((0..4).map(|_| self.part()).sum::<f32>() - 2.0) * 1.732
    }
}
