"""
Lets models guess the labels of writers they never saw: every writer falls into one of several parts, and for each part
a model learns from all others.

    python3 training/listener/crossfit.py --lines .cache/lines --start model.safetensors --out .cache/guesses.npz

Prints the figures over all writers, each judged by a model that had not seen them. Where guess and label disagree, a
second reader should look. The guesses are kept twice: with what a message answers, and (`.alone`) without it.
"""

import numpy as np
import torch

from figures import figures, tell
from lines import Lines
from train import arguments, fit, predict


def parts_of(lines, count):
    """Splits the lines by writer, into parts with about the same number of lines."""
    sizes = np.bincount(lines.writer)
    filled, part = np.zeros(count), np.zeros(len(sizes), int)
    for writer in np.argsort(-sizes, kind="stable"):
        part[writer] = filled.argmin()
        filled[part[writer]] += sizes[writer]
    return part[lines.writer]


def main():
    parser = arguments()
    parser.add_argument("--parts", type=int, default=5)
    args = parser.parse_args()
    spawn = torch.multiprocessing.get_context("spawn")
    with spawn.Pool(min(args.parts, args.parts if torch.cuda.is_available() else 1)) as pool:
        told = pool.map(Part(args), range(args.parts))
    lines = Lines(args.lines)
    empty = lambda: {head: np.zeros((len(lines), size), np.float32) for head, size in lines.sizes.items()}
    guesses, alone = empty(), empty()
    for apart, found, found_alone in told:
        for head in lines.heads:
            guesses[head][apart] = found[head]
            alone[head][apart] = found_alone[head]
    every = np.flatnonzero((lines.group < 0) & ~lines.joined)
    print(tell(figures(lines, every, {head: values[every] for head, values in guesses.items()})), flush=True)
    kept = {**guesses, **{f"{head}.alone": values for head, values in alone.items()}}
    np.savez_compressed(args.out, **{name: values.astype(np.float16) for name, values in kept.items()})


class Part:
    """The predictions for one part. On a GPU the parts run side by side, because each alone leaves most of it idle."""

    def __init__(self, args):
        self.args = args

    def __call__(self, number):
        device = "cuda" if torch.cuda.is_available() else "cpu"
        lines = Lines(self.args.lines, device)
        # The examples of written answers have no writer, so every part learns from them.
        part = np.where(lines.group >= 0, -1, parts_of(lines, self.args.parts))
        apart = np.flatnonzero(part == number)
        net, bottom = fit(lines, np.flatnonzero(part != number), self.args, device)
        guess = lambda is_alone: predict(net, lines, apart, bottom, device, is_alone)
        return apart, guess(False), guess(True)


if __name__ == "__main__":
    main()
