//! The network that tells what is in a cell: three layers of convolution and two dense ones, in plain loops.
//!
//! `resources/vision/README.md` says how its weights were made.

use super::patch::PATCH_SIDE;

/// The number of channels after each layer of convolution.
const CHANNELS: [usize; 3] = [8, 16, 32];

/// The side of the picture in each layer of convolution.
const SIDES: [usize; 3] = [PATCH_SIDE, PATCH_SIDE / 2, PATCH_SIDE / 4];

/// The number of values after the first dense layer.
const HIDDEN: usize = 64;

/// The pixels that a convolution sees.
const TAPS: usize = 9;

/// The number of things that the network tells apart: an empty cell, printed digits, printed numbers from 10 to 16, letters
/// from A to G, small candidates, and digits in handwriting.
pub const CLASSES: usize = 34;

/// The class of an empty cell.
pub const EMPTY: usize = 0;

/// The class of the printed digit 1. Others follow up to 16.
pub const PRINTED: usize = 1;

/// The class of the letter A. Others follow up to G.
pub const LETTERS: usize = 17;

/// The class of small candidates.
pub const CANDIDATES: usize = 24;

/// The class of the digit 1 in handwriting. Others follow up to 9.
pub const WRITTEN: usize = 25;

/// The number of inputs and of outputs of each layer.
pub const LAYERS: [(usize, usize); 5] = [
    (TAPS, CHANNELS[0]),
    (TAPS * CHANNELS[0], CHANNELS[1]),
    (TAPS * CHANNELS[1], CHANNELS[2]),
    (SIDES[2] * SIDES[2] * CHANNELS[2], HIDDEN),
    (HIDDEN, CLASSES),
];

/// The weights of a layer: for each input one value for each output, and a bias for each output.
#[derive(Clone, Debug)]
pub struct Layer {
    /// The weights, output by output within each input.
    pub weights: Vec<f32>,
    /// What is added to each output.
    pub bias: Vec<f32>,
}

/// The network with its weights.
#[derive(Clone, Debug)]
pub struct Network {
    /// The layers, from the picture to the classes.
    pub layers: [Layer; 5],
}

impl Network {
    /// Reads weights: for each layer a factor and a bias for each output as 32-bit floats, then the weights as signed
    /// bytes. Returns `None` if there are not as many bytes as that takes.
    #[must_use]
    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        let mut rest = bytes;
        let mut layer = |(inputs, outputs): (usize, usize)| {
            let factors = floats(&mut rest, outputs)?;
            let bias = floats(&mut rest, outputs)?;
            // A signed byte for each weight and a factor for each output take a quarter of the space of floats, and
            // the program holds these weights.
            let signed =
                take(&mut rest, inputs * outputs)?.iter().map(|byte| f32::from(byte.cast_signed()));
            let weights =
                signed.zip(factors.iter().cycle()).map(|(weight, factor)| weight * factor);
            Some(Layer { weights: weights.collect(), bias })
        };
        let layers: Vec<Layer> = LAYERS.into_iter().map(&mut layer).collect::<Option<_>>()?;
        let layers = layers.try_into().ok()?;
        rest.is_empty().then_some(Self { layers })
    }

    /// The probability of each class for a patch in its contrast.
    #[must_use]
    pub fn probabilities(&self, patch: &[f32]) -> [f32; CLASSES] {
        let [first, second, third, hidden, last] = &self.layers;
        // The numbers of channels are constants of the types, so that the compiler can unroll and vectorise the inner
        // loops.
        let values = max_pooled::<8>(SIDES[0], &convolved::<1, 8>(SIDES[0], patch, first));
        let values = max_pooled::<16>(SIDES[1], &convolved::<8, 16>(SIDES[1], &values, second));
        let values = convolved::<16, 32>(SIDES[2], &values, third);
        let values = dense::<HIDDEN>(&values, hidden).map(|value| value.max(0.0));
        softmax(dense::<CLASSES>(&values, last))
    }
}

fn take<'a>(rest: &mut &'a [u8], count: usize) -> Option<&'a [u8]> {
    let (taken, others) = rest.split_at_checked(count)?;
    *rest = others;
    Some(taken)
}

fn floats(rest: &mut &[u8], count: usize) -> Option<Vec<f32>> {
    let bytes = take(rest, count * 4)?;
    Some(
        bytes
            .chunks_exact(4)
            .map(|four| f32::from_le_bytes([four[0], four[1], four[2], four[3]]))
            .collect(),
    )
}

/// Each pixel from the nine around it; those beyond the edge are 0. Negative results become 0.
#[must_use]
pub fn convolved<const IN: usize, const OUT: usize>(
    side: usize,
    input: &[f32],
    layer: &Layer,
) -> Vec<f32> {
    let mut output = Vec::with_capacity(side * side * OUT);
    let near = |at: usize| at.saturating_sub(1)..(at + 2).min(side);
    for y in 0..side {
        for x in 0..side {
            let mut sums = [0.0; OUT];
            sums.copy_from_slice(&layer.bias);
            for row in near(y) {
                for column in near(x) {
                    let tap = (row + 1 - y) * 3 + column + 1 - x;
                    let weights = &layer.weights[tap * IN * OUT..(tap + 1) * IN * OUT];
                    let values = &input[(row * side + column) * IN..][..IN];
                    add::<OUT>(&mut sums, values, weights);
                }
            }
            output.extend(sums.map(|sum| sum.max(0.0)));
        }
    }
    output
}

/// Adds to each sum the values times their weights.
fn add<const OUT: usize>(sums: &mut [f32; OUT], values: &[f32], weights: &[f32]) {
    for (&value, weights) in values.iter().zip(weights.chunks_exact(OUT)) {
        // Negative values became 0 in the layer before, so this skips much of the work.
        if value != 0.0 {
            for (sum, weight) in sums.iter_mut().zip(weights) {
                *sum += value * weight;
            }
        }
    }
}

/// The largest value of each square of four pixels (max pooling).
#[must_use]
pub fn max_pooled<const CHANNELS: usize>(side: usize, input: &[f32]) -> Vec<f32> {
    let half = side / 2;
    let mut output = Vec::with_capacity(half * half * CHANNELS);
    for y in 0..half {
        for x in 0..half {
            let at = (2 * y * side + 2 * x) * CHANNELS;
            let below = at + side * CHANNELS;
            for channel in 0..CHANNELS {
                let beside =
                    |from: usize| input[from + channel].max(input[from + CHANNELS + channel]);
                output.push(beside(at).max(beside(below)));
            }
        }
    }
    output
}

fn dense<const OUT: usize>(input: &[f32], layer: &Layer) -> [f32; OUT] {
    let mut sums = [0.0; OUT];
    sums.copy_from_slice(&layer.bias);
    add::<OUT>(&mut sums, input, &layer.weights);
    sums
}

/// Probabilities from the values of the last layer, by the softmax function.
fn softmax<const COUNT: usize>(values: [f32; COUNT]) -> [f32; COUNT] {
    let most = values.into_iter().fold(f32::MIN, f32::max);
    // Without taking the largest off first, the exponential may overflow. The quotients stay the same.
    let powers = values.map(|value| (value - most).exp());
    let sum: f32 = powers.iter().sum();
    powers.map(|power| power / sum)
}
