"""
Trains the listener and writes its weights, a numpy archive that export.py turns into the shipped file.

    python3 training/listener/train.py --lines .cache/lines --start model.safetensors --out .cache/listener.npz

--tune A,B keeps these writers' lines apart and prints their figures. --minutes M ends after M minutes, however many rounds
that makes. --frozen N keeps the embeddings and the first N layers as they are and runs every line through
them only once: a few times cheaper, for machines without a GPU.
"""

import argparse
import contextlib
import json
import math
import os
import time

import numpy as np
import torch

from bert import LAYERS, WIDTH, Listener, load_weights
from figures import figures, tell
from heads import fit_heads
from lines import Lines, batches
from targets import Examples, Targets

HIDDEN = 0.06  # share of a line's tokens hidden in each round, as a typo or a missing word would
ALONE = 0.3  # share of answers read without the coach's line, as the server does too
BARE = 0.2  # share of answers read with it, but without what the person wrote before
EXAMPLES, EXAMPLES_SHARE = 96, 1.0  # written answers compared in each step, and how much that counts
AVERAGED, EVERY = 0.7, 5  # the weights given are the mean of those after this share of the training, every few steps


class Bottom:
    """The frozen layers' output for every line; frozen.ts may have written it already."""

    def __init__(self, net, lines, count, device, folder):
        self.lines, self.count, self.device = lines, count, device
        shape = (int(lines.starts[-1]), WIDTH)
        written = os.path.join(folder, "frozen.float16")
        if os.path.exists(written):
            self.kept = np.fromfile(written, np.float16).reshape(shape)
            return
        self.kept = np.zeros(shape, np.float16)
        net.eval()
        with torch.no_grad():
            for some in batches(lines, np.arange(len(lines)), 64):
                x = net.lower(*lines.gather(some), count).cpu().numpy()
                for row, line in enumerate(some):
                    start, end = lines.starts[line], lines.starts[line + 1]
                    self.kept[start:end] = x[row, : end - start]

    def gather(self, some, longest):
        x = np.zeros((len(some), longest, WIDTH), np.float32)
        for row, line in enumerate(some):
            start, end = self.lines.starts[line], self.lines.starts[line + 1]
            x[row, : end - start] = self.kept[start:end]
        return torch.from_numpy(x).to(self.device)


def half(device):
    """Half precision, on machines with hardware for it."""
    return torch.autocast("cuda", torch.bfloat16) if device == "cuda" else contextlib.nullcontext()


def is_earlier(lines, some, mask):
    bare = lines.without[torch.from_numpy(some).to(mask.device)]
    return torch.arange(mask.shape[1], device=mask.device) >= bare[:, None]


def pool(net, lines, some, bottom, is_training=False, is_alone=False):
    ids, mask, types = lines.gather(some)
    if is_alone:
        mask = mask * (1 - types)
    if is_training:
        gone = torch.rand(mask.shape, device=mask.device) < HIDDEN
        gone |= (types == 1) & (torch.rand(len(some), 1, device=mask.device) < ALONE)
        gone |= is_earlier(lines, some, mask) & (torch.rand(len(some), 1, device=mask.device) < BARE)
        gone[:, 0] = False
        mask = mask * (1 - gone.long())
    count = bottom.count if bottom else 0
    x = bottom.gather(some, ids.shape[1]) if bottom else net.lower(ids, mask, types, 0)
    return net.pool(x, mask, types, count)


def pool_all(net, lines, bottom, device):
    net.eval()
    pooled = np.zeros((len(lines), WIDTH), np.float32)
    with torch.no_grad(), half(device):
        for some in batches(lines, np.arange(len(lines)), 256):
            pooled[some] = pool(net, lines, some, bottom).float().cpu().numpy()
    return pooled


def predict(net, lines, numbers, bottom, device, is_alone=False):
    """The net's predictions for these lines; with `is_alone`, without the coach's line they answer."""
    net.eval()
    found = {head: np.zeros((len(lines), size), np.float32) for head, size in lines.sizes.items()}
    with torch.no_grad(), half(device):
        for some in batches(lines, numbers, 256):
            for head, logits in net.read(pool(net, lines, some, bottom, is_alone=is_alone)).items():
                found[head][some] = logits.float().softmax(-1).cpu().numpy()
    return {head: values[numbers] for head, values in found.items()}


class Mean:
    """The mean of the weights over many steps: steadier than the last ones."""

    def __init__(self, net):
        self.count, self.state = 0, {name: torch.zeros_like(value, dtype=torch.float) for name, value in net.state_dict().items()}

    def add(self, net):
        self.count += 1
        for name, value in net.state_dict().items():
            self.state[name].lerp_(value.detach().float(), 1 / self.count)

    def put_into(self, net):
        if self.count:
            net.load_state_dict(self.state)


def fit(lines, learn, args, device, tune=()):
    """One model, trained on the lines numbered `learn`."""
    torch.manual_seed(args.seed)
    random = np.random.RandomState(args.seed)
    net = Listener(lines.sizes).to(device)
    has_heads = load_weights(net, args.start)
    bottom = Bottom(net, lines, args.frozen, device, args.lines) if args.frozen else None
    if not has_heads:
        fit_heads(net.heads, pool_all(net, lines, bottom, device), lines, learn)
    trained = [p for layer in net.layers[args.frozen :] for p in layer.parameters()]
    if not args.frozen:
        trained += [p for part in (net.words, net.places, net.types, net.norm) for p in part.parameters()]
    groups = [dict(params=trained, lr=args.rate), dict(params=net.heads.parameters(), lr=args.heads_rate)]
    fast = dict(fused=True) if device == "cuda" else {}
    optimiser = torch.optim.AdamW(groups, weight_decay=0.01, **fast)
    lines_told = learn[lines.group[learn] < 0]
    per_round = math.ceil(len(lines_told) / args.batch)
    steps = max(1, int(args.rounds * per_round))
    targets = Targets(lines, lines_told, device)
    examples = Examples(lines, random)
    rates = [group["lr"] for group in optimiser.param_groups]
    mean = Mean(net)
    step, began = 0, time.time()

    def share_done():
        return (time.time() - began) / (60 * args.minutes) if args.minutes else step / steps

    while share_done() < 1:
        net.train()
        for some in batches(lines, lines_told, args.batch, random):
            done = share_done()
            if done >= 1:
                break
            for group, rate in zip(optimiser.param_groups, rates):
                group["lr"] = rate * min(1.0, done / 0.06 + 0.01) * (1 - done)
            with half(device):
                one, other, against = examples.some(EXAMPLES)
                pooled = pool(net, lines, np.concatenate([some, one, other, against]), bottom, is_training=True)
                told, *compared = pooled.split([len(some), len(one), len(other), len(against)])
                loss = targets.loss(net.read(net.drop(told)), torch.from_numpy(some).to(device))
                loss = loss + EXAMPLES_SHARE * examples.loss(*compared)
            optimiser.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(net.parameters(), 1.0)
            optimiser.step()
            step += 1
            if done > AVERAGED and step % EVERY == 0:
                mean.add(net)
            if step % 200 == 0:
                print(f"{step} steps, loss {loss.item():.3f}, {time.time() - began:.0f} s", flush=True)
        if len(tune):
            print(tell(figures(lines, tune, predict(net, lines, tune, bottom, device))), flush=True)
    args.rounds = round(step / per_round, 2)
    mean.put_into(net)
    return net, bottom


def save(net, lines, args, path):
    about = dict(lines.about, seed=args.seed, rounds=args.rounds, frozen=args.frozen, apart=getattr(args, "tune", ""))
    state = {name: value.detach().cpu().numpy() for name, value in net.state_dict().items()}
    np.savez(path, about=np.array(json.dumps(about)), **state)


def arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument("--lines", required=True)
    parser.add_argument("--start", required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--frozen", type=int, default=0, choices=range(LAYERS))
    parser.add_argument("--rounds", type=float, default=6)
    parser.add_argument("--minutes", type=float, default=0)
    parser.add_argument("--batch", type=int, default=128)
    parser.add_argument("--rate", type=float, default=2e-4)
    parser.add_argument("--heads-rate", type=float, default=1e-3)
    parser.add_argument("--seed", type=int, default=1)
    return parser


def main():
    parser = arguments()
    parser.add_argument("--tune", default="")
    args = parser.parse_args()
    device = "cuda" if torch.cuda.is_available() else "cpu"
    lines = Lines(args.lines, device)
    apart = np.isin(lines.writers, args.tune.split(","))
    learn, tune = np.flatnonzero(~apart), np.flatnonzero(apart & ~lines.joined)
    print(f"{len(learn)} lines to learn from, {len(tune)} apart, on {device}", flush=True)
    net, _ = fit(lines, learn, args, device, tune)
    save(net, lines, args, args.out)


if __name__ == "__main__":
    main()
