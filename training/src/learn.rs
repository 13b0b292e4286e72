//! Training of the network: gradients by backpropagation, steps by Adam (Kingma and Ba, 2015).

use std::thread;

use crate::dice::Dice;
use crate::scene::Sample;
use crate::vision::network::{CLASSES, LAYERS, Layer, Network, convolved, max_pooled};

const BATCH: usize = 64;
const THREADS: usize = 2;

/// New weights by the rule of He and others, 2015.
pub fn fresh(dice: &mut Dice) -> Network {
    let layers = LAYERS.map(|(inputs, outputs)| {
        let size = (2.0 / inputs as f32).sqrt();
        Layer {
            weights: (0..inputs * outputs).map(|_| dice.bell() * size).collect(),
            bias: vec![0.0; outputs],
        }
    });
    Network { layers }
}

/// The weights in the form that `Network::from_bytes` reads.
pub fn to_bytes(network: &Network) -> Vec<u8> {
    let mut bytes = Vec::new();
    for (layer, (_, outputs)) in network.layers.iter().zip(LAYERS) {
        let factor = |output: usize| {
            let column = layer.weights.iter().skip(output).step_by(outputs);
            column.fold(1e-6_f32, |most, weight| most.max(weight.abs())) / 127.0
        };
        let factors: Vec<f32> = (0..outputs).map(factor).collect();
        factors.iter().chain(&layer.bias).for_each(|value| bytes.extend(value.to_le_bytes()));
        let signed = layer.weights.iter().zip(factors.iter().cycle());
        bytes.extend(signed.map(|(weight, factor)| ((weight / factor).round() as i8) as u8));
    }
    bytes
}

/// A number for each weight and bias.
type Values = Vec<f32>;

fn offsets() -> [usize; 6] {
    let mut offsets = [0; 6];
    for (at, (inputs, outputs)) in LAYERS.into_iter().enumerate() {
        offsets[at + 1] = offsets[at] + (inputs + 1) * outputs;
    }
    offsets
}

/// Trains for `steps` batches. `draw` makes the samples.
pub fn train(
    network: &mut Network,
    steps: usize,
    rate: f32,
    seed: u64,
    draw: &(dyn Fn(&mut Dice) -> Sample + Sync),
) {
    let count = offsets()[5];
    let (mut mean, mut square) = (vec![0.0_f32; count], vec![0.0_f32; count]);
    let (mut loss, mut right) = (0.0, 0);
    for step in 0..steps {
        let shared = &*network;
        let work = |thread: usize| {
            let mut dice = Dice::new(seed ^ ((step * THREADS + thread) as u64) << 20);
            let mut gradient = vec![0.0; count];
            let (mut loss, mut right) = (0.0, 0);
            for _ in 0..BATCH / THREADS {
                let sample = draw(&mut dice);
                let (of_sample, is_right) = backward(shared, &sample, &mut gradient, &mut dice);
                loss += of_sample;
                right += usize::from(is_right);
            }
            (gradient, loss, right)
        };
        let results: Vec<(Values, f32, usize)> = thread::scope(|scope| {
            let workers: Vec<_> =
                (0..THREADS).map(|thread| scope.spawn(move || work(thread))).collect();
            workers
                .into_iter()
                .map(|worker| worker.join().expect("a worker does not fail"))
                .collect()
        });
        let mut gradient = vec![0.0_f32; count];
        for (of_thread, of_loss, of_right) in results {
            gradient
                .iter_mut()
                .zip(of_thread)
                .for_each(|(sum, value)| *sum += value / BATCH as f32);
            loss += of_loss;
            right += of_right;
        }
        let warm = ((step + 1) as f32 / 200.0).min(1.0);
        let cooled = 0.5 * (1.0 + (step as f32 / steps as f32 * std::f32::consts::PI).cos());
        adam(network, &gradient, &mut mean, &mut square, rate * warm * cooled.max(0.01), step + 1);
        if (step + 1) % 500 == 0 {
            let seen = (500 * BATCH) as f32;
            eprintln!("{:6} loss {:.4} right {:.4}", step + 1, loss / seen, right as f32 / seen);
            (loss, right) = (0.0, 0);
        }
    }
}

fn adam(
    network: &mut Network,
    gradient: &[f32],
    mean: &mut [f32],
    square: &mut [f32],
    rate: f32,
    step: usize,
) {
    const DECAY: f32 = 2e-4;
    let (first, second) = (1.0 - 0.9_f32.powi(step as i32), 1.0 - 0.999_f32.powi(step as i32));
    let mut at = 0;
    for layer in &mut network.layers {
        for (values, decay) in [(&mut layer.weights, DECAY), (&mut layer.bias, 0.0)] {
            for value in values.iter_mut() {
                mean[at] = 0.9 * mean[at] + 0.1 * gradient[at];
                square[at] = 0.999 * square[at] + 0.001 * gradient[at] * gradient[at];
                let move_by = mean[at] / first / ((square[at] / second).sqrt() + 1e-8);
                *value -= rate * (move_by + decay * *value);
                at += 1;
            }
        }
    }
}

/// Adds the gradient of the loss of a sample. Returns the loss, and whether the most probable class is right.
fn backward(
    network: &Network,
    sample: &Sample,
    gradient: &mut [f32],
    dice: &mut Dice,
) -> (f32, bool) {
    const DROPPED: f32 = 0.25;
    const SMOOTHING: f32 = 0.01;
    let [one, two, three, four, five] = &network.layers;
    let first = convolved::<1, 8>(28, &sample.patch, one);
    let first_half = max_pooled::<8>(28, &first);
    let second = convolved::<8, 16>(14, &first_half, two);
    let second_half = max_pooled::<16>(14, &second);
    let third = convolved::<16, 32>(7, &second_half, three);
    let mut hidden = dense(&third, four);
    for value in &mut hidden {
        *value = if *value <= 0.0 || dice.chance(DROPPED) { 0.0 } else { *value / (1.0 - DROPPED) };
    }
    let output = dense(&hidden, five);
    let most = output.iter().copied().fold(f32::MIN, f32::max);
    let powers: Vec<f32> = output.iter().map(|value| (value - most).exp()).collect();
    let sum: f32 = powers.iter().sum();
    let loss = sum.ln() + most - output[sample.class];
    let best = (0..CLASSES).max_by(|a, b| output[*a].total_cmp(&output[*b]));
    let error: Vec<f32> = (0..CLASSES)
        .map(|class| {
            let target = if class == sample.class {
                1.0 - SMOOTHING
            } else {
                SMOOTHING / (CLASSES - 1) as f32
            };
            powers[class] / sum - target
        })
        .collect();

    let offsets = offsets();
    let mut rest = gradient;
    let mut parts = Vec::new();
    for at in 0..5 {
        let (part, others) = rest.split_at_mut(offsets[at + 1] - offsets[at]);
        parts.push(part);
        rest = others;
    }
    let mut error_hidden = dense_back(&hidden, five, &error, parts[4]);
    for (error, value) in error_hidden.iter_mut().zip(&hidden) {
        *error = if *value > 0.0 { *error / (1.0 - DROPPED) } else { 0.0 };
    }
    let mut error = dense_back(&third, four, &error_hidden, parts[3]);
    masked(&mut error, &third);
    let error = convolved_back::<16, 32>(7, &second_half, three, &error, parts[2]);
    let mut error = spread::<16>(14, &second, &second_half, &error);
    masked(&mut error, &second);
    let error = convolved_back::<8, 16>(14, &first_half, two, &error, parts[1]);
    let mut error = spread::<8>(28, &first, &first_half, &error);
    masked(&mut error, &first);
    convolved_back::<1, 8>(28, &sample.patch, one, &error, parts[0]);
    (loss, best == Some(sample.class))
}

fn dense(input: &[f32], layer: &Layer) -> Vec<f32> {
    let mut sums = layer.bias.clone();
    for (&value, weights) in input.iter().zip(layer.weights.chunks_exact(sums.len())) {
        if value != 0.0 {
            sums.iter_mut().zip(weights).for_each(|(sum, weight)| *sum += value * weight);
        }
    }
    sums
}

fn dense_back(input: &[f32], layer: &Layer, error: &[f32], gradient: &mut [f32]) -> Vec<f32> {
    let (of_weights, of_bias) = gradient.split_at_mut(layer.weights.len());
    of_bias.iter_mut().zip(error).for_each(|(sum, error)| *sum += error);
    let outputs = error.len();
    let rows = layer.weights.chunks_exact(outputs).zip(of_weights.chunks_exact_mut(outputs));
    let of_input = |(&value, (weights, sums)): (&f32, (&[f32], &mut [f32]))| {
        if value == 0.0 {
            return 0.0;
        }
        sums.iter_mut().zip(error).for_each(|(sum, error)| *sum += value * error);
        weights.iter().zip(error).map(|(weight, error)| weight * error).sum()
    };
    input.iter().zip(rows).map(of_input).collect()
}

fn masked(error: &mut [f32], values: &[f32]) {
    error.iter_mut().zip(values).for_each(|(error, value)| {
        if *value <= 0.0 {
            *error = 0.0;
        }
    });
}

/// Gives the error of each square of four to the first of its pixels that was the largest.
fn spread<const CHANNELS: usize>(
    side: usize,
    full: &[f32],
    half: &[f32],
    error: &[f32],
) -> Vec<f32> {
    let mut result = vec![0.0; full.len()];
    for y in 0..side / 2 {
        for x in 0..side / 2 {
            for channel in 0..CHANNELS {
                let from = (y * (side / 2) + x) * CHANNELS + channel;
                if error[from] == 0.0 {
                    continue;
                }
                let near = [(0, 0), (1, 0), (0, 1), (1, 1)]
                    .map(|(dx, dy)| ((2 * y + dy) * side + 2 * x + dx) * CHANNELS + channel);
                if let Some(&at) = near.iter().find(|at| full[**at] == half[from]) {
                    result[at] = error[from];
                }
            }
        }
    }
    result
}

fn convolved_back<const IN: usize, const OUT: usize>(
    side: usize,
    input: &[f32],
    layer: &Layer,
    error: &[f32],
    gradient: &mut [f32],
) -> Vec<f32> {
    let (of_weights, of_bias) = gradient.split_at_mut(layer.weights.len());
    let mut result = vec![0.0; input.len()];
    let near = |at: usize| at.saturating_sub(1)..(at + 2).min(side);
    for y in 0..side {
        for x in 0..side {
            let error: &[f32; OUT] =
                error[(y * side + x) * OUT..][..OUT].try_into().expect("the length is right");
            if error.iter().all(|error| *error == 0.0) {
                continue;
            }
            of_bias.iter_mut().zip(error).for_each(|(sum, error)| *sum += error);
            for row in near(y) {
                for column in near(x) {
                    let tap = (row + 1 - y) * 3 + column + 1 - x;
                    let at = (row * side + column) * IN;
                    for channel in 0..IN {
                        let value = input[at + channel];
                        let weights: &[f32; OUT] = layer.weights[(tap * IN + channel) * OUT..]
                            [..OUT]
                            .try_into()
                            .expect("the length is right");
                        if value != 0.0 {
                            let sums = &mut of_weights[(tap * IN + channel) * OUT..][..OUT];
                            sums.iter_mut()
                                .zip(error)
                                .for_each(|(sum, error)| *sum += value * error);
                        }
                        if IN > 1 && value > 0.0 {
                            let mut sums = [0.0; 8];
                            for at in 0..OUT {
                                sums[at % 8] += weights[at] * error[at];
                            }
                            result[at + channel] += sums.iter().sum::<f32>();
                        }
                    }
                }
            }
        }
    }
    result
}
