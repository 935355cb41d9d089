"""
Learns which general replies could be sent next, from the listener's vectors of labelled lines (move-vectors.ts).

    python3 training/replies/fit_moves.py .cache/moves model [--figures]

One hidden layer on top of three vectors a line, in plain NumPy: it takes a minute on two cores and leaves the listener as it is. With --figures every
writer is guessed by weights that never saw them; without it, all lines are learned and the weights written.
"""

import argparse
import json
import os

import numpy as np

HIDDEN, DROP, ROUNDS, BATCH, RATE, DECAY = 384, 0.35, 14, 128, 1.5e-3, 0.02
SMOOTHING = 0.05
SHARES = [0.6, 0.25, 0.15]  # of the first, second and third reply that was named
FOLDS = 4


def wanted(moves, size):
    made = np.zeros((len(moves), size), np.float32)
    for line, named in enumerate(moves):
        for at, name in enumerate(named[: len(SHARES)]):
            made[line, name] += SHARES[at]
    return (1 - SMOOTHING) * made / made.sum(1, keepdims=True) + SMOOTHING / size


class Net:
    """One hidden layer, trained with dropout and Adam."""

    def __init__(self, inputs, outputs, random):
        spread = lambda rows, columns: (random.randn(rows, columns) * (2 / rows) ** 0.5).astype(np.float32)
        self.weights = [spread(inputs, HIDDEN), np.zeros(HIDDEN, np.float32), spread(HIDDEN, outputs) / 4, np.zeros(outputs, np.float32)]
        self.mean = [np.zeros_like(weight) for weight in self.weights]
        self.spread = [np.zeros_like(weight) for weight in self.weights]
        self.random, self.step = random, 0

    def shares(self, x):
        inner, inner_bias, outer, outer_bias = self.weights
        return softmax(np.maximum(x @ inner + inner_bias, 0) @ outer + outer_bias)

    def learn(self, x, y, rate):
        inner, inner_bias, outer, outer_bias = self.weights
        x = x * self.kept(x.shape, DROP / 2)
        before = x @ inner + inner_bias
        mask = self.kept(before.shape, DROP) * (before > 0)
        hidden = before * mask
        error = (softmax(hidden @ outer + outer_bias) - y) / len(x)
        back = (error @ outer.T) * mask
        self.change([x.T @ back, back.sum(0), hidden.T @ error, error.sum(0)], rate)

    def kept(self, shape, drop):
        return (self.random.rand(*shape) >= drop).astype(np.float32) / (1 - drop)

    def change(self, slopes, rate):
        self.step += 1
        for at, slope in enumerate(slopes):
            self.mean[at] += 0.1 * (slope - self.mean[at])
            self.spread[at] += 0.001 * (slope**2 - self.spread[at])
            mean, spread = self.mean[at] / (1 - 0.9**self.step), self.spread[at] / (1 - 0.999**self.step)
            self.weights[at] -= rate * (mean / (np.sqrt(spread) + 1e-8) + DECAY * self.weights[at])


def softmax(values):
    raised = np.exp(values - values.max(1, keepdims=True))
    return raised / raised.sum(1, keepdims=True)


def fitted(x, y, seed=1):
    random = np.random.RandomState(seed)
    net = Net(x.shape[1], y.shape[1], random)
    steps = ROUNDS * (len(x) // BATCH)
    for step in range(steps):
        some = random.randint(0, len(x), BATCH)
        net.learn(x[some], y[some], RATE * min(1, (step + 1) / (0.1 * steps)) * max(0.02, 1 - step / steps))
    return net


def read(folder):
    parts = sorted(name for name in os.listdir(folder) if name.endswith(".json"))
    rows, vectors = [], []
    for name in parts:
        with open(os.path.join(folder, name), encoding="utf8") as file:
            told = json.load(file)
        rows += told["rows"]
        numbers = np.fromfile(os.path.join(folder, name.replace(".json", ".f32")), np.float32)
        vectors.append(numbers.reshape(len(told["rows"]), -1))
    return told["names"], rows, np.concatenate(vectors)


def tell(rows, found):
    named = [row["moves"] for row in rows]
    best = found[:, :-1].argmax(1)
    sure = found[:, :-1].max(1)
    hit = np.array([move in some for move, some in zip(best, named)])
    opening = np.array([row["opening"] for row in rows])
    print(f"{len(rows)} lines, the likeliest was named: {hit.mean():.3f}; in openings {hit[opening].mean():.3f}")
    for least in (0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5):
        some = (sure >= least) & (found.argmax(1) != found.shape[1] - 1)
        print(f"  at least {least}: {some.mean():.2f} of the lines, named {hit[some].mean():.2f}")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("vectors")
    parser.add_argument("out")
    parser.add_argument("--figures", action="store_true")
    args = parser.parse_args()
    names, rows, vectors = read(args.vectors)
    # The vectors have length one, so their numbers are tiny; this scales them to about one.
    x, y = vectors * vectors.shape[1] ** 0.5 / 2, wanted([row["moves"] for row in rows], len(names))
    if args.figures:
        writers = sorted({row["writer"] for row in rows})
        fold = np.array([writers.index(row["writer"]) % FOLDS for row in rows])
        found = np.zeros(y.shape, np.float32)
        for one in range(FOLDS):
            net = fitted(x[fold != one], y[fold != one])
            found[fold == one] = net.shares(x[fold == one])
        return tell(rows, found)
    net = fitted(x, y)
    inner, inner_bias, outer, outer_bias = net.weights
    scaled = inner * x.shape[1] ** 0.5 / 2
    numbers = [part.astype(np.float32).ravel() for part in (scaled.T, inner_bias, outer.T, outer_bias)]
    np.concatenate(numbers).tofile(os.path.join(args.out, "moves.f32"))
    with open(os.path.join(args.out, "moves.json"), "w", encoding="utf8") as file:
        json.dump(dict(names=names, inputs=x.shape[1], hidden=HIDDEN), file)


if __name__ == "__main__":
    main()
