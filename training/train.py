"""
Trains the listener and writes its weights, a numpy archive that export.py turns into the shipped file.

    python3 training/train.py --lines .cache/lines --start model.safetensors --out .cache/listener.npz

--frozen N keeps the embeddings and the first N layers as they are and runs every line through them only once:
a few times cheaper, for machines without a GPU. --tune A,B keeps these writers' lines apart and prints their figures; with --join-after N they join after N rounds, when
they have been measured, and the weights before that are kept too (*.apart.npz).
"""

import argparse
import json
import math
import os
import time

import numpy as np
import torch
import torch.nn.functional as F

from bert import LAYERS, WIDTH, Listener, load_weights
from figures import figures, tell
from heads import fit_heads
from lines import Lines, batches

SHARE = dict(danger=2.0, kind=0.4, whose=0.4, when=0.2, subject=1.0, need=0.4, intent=0.8, area=0.4, mood=0.4, act=1.0)
DANGER_WEIGHTS = [1.0, 1.5, 1.5, 1.5]
HIDDEN = 0.06  # share of a line's pieces hidden in each round: what a typo or a word left out would do


class Bottom:
    """What comes out of the frozen layers for every line; frozen.ts may have written it already."""

    def __init__(self, net, lines, count, device, folder):
        self.lines, self.count = lines, count
        shape = (int(lines.starts[-1]), WIDTH)
        written = os.path.join(folder, "frozen.float16")
        if os.path.exists(written):
            self.kept = np.fromfile(written, np.float16).reshape(shape)
            return
        self.kept = np.zeros(shape, np.float16)
        net.eval()
        with torch.no_grad():
            for some in batches(lines, np.arange(len(lines)), 64):
                ids, mask, types = lines.gather(some, device)
                x = net.lower(ids, mask, types, count).cpu().numpy()
                for row, line in enumerate(some):
                    start, end = lines.starts[line], lines.starts[line + 1]
                    self.kept[start:end] = x[row, : end - start]

    def gather(self, some, longest, device):
        x = np.zeros((len(some), longest, WIDTH), np.float32)
        for row, line in enumerate(some):
            start, end = self.lines.starts[line], self.lines.starts[line + 1]
            x[row, : end - start] = self.kept[start:end]
        return torch.from_numpy(x).to(device)


def run(net, lines, some, bottom, device, hidden=0.0):
    ids, mask, types = lines.gather(some, device)
    if hidden:
        gone = torch.rand(mask.shape, device=device) < hidden
        gone[:, 0] = False
        mask = mask * (1 - gone.long())
    if bottom is None:
        return net(ids, mask, types)
    return net.upper(bottom.gather(some, ids.shape[1], device), mask, types, bottom.count)


def pool_all(net, lines, bottom, device):
    net.eval()
    pooled = np.zeros((len(lines), WIDTH), np.float32)
    with torch.no_grad():
        for some in batches(lines, np.arange(len(lines)), 64):
            ids, mask, types = lines.gather(some, device)
            count = bottom.count if bottom else 0
            x = bottom.gather(some, ids.shape[1], device) if bottom else net.lower(ids, mask, types, 0)
            pooled[some] = net.pool(x, mask, types, count).cpu().numpy()
    return pooled


def predict(net, lines, numbers, bottom, device):
    net.eval()
    found = {head: np.zeros((len(lines), size), np.float32) for head, size in lines.sizes.items()}
    with torch.no_grad():
        for some in batches(lines, numbers, 64):
            for head, logits in run(net, lines, some, bottom, device).items():
                found[head][some] = logits.softmax(-1).cpu().numpy()
    return {head: values[numbers] for head, values in found.items()}


def loss_of(out, labels, weights, known, heads, danger_weights):
    total = 0.0
    for place, head in enumerate(heads):
        truth = labels[:, place]
        if not (truth >= 0).any():
            continue
        each = F.cross_entropy(
            out[head],
            truth,
            weight=danger_weights if head == "danger" else None,
            ignore_index=-1,
            label_smoothing=0.05,
            reduction="none",
        )
        # Divided by what is labelled in the whole set, not in this batch: rare labels do not shout.
        total = total + SHARE[head] * (each * weights).sum() / (len(truth) * known[place])
    return total


def train(args):
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.manual_seed(args.seed)
    random = np.random.RandomState(args.seed)
    if args.threads:
        torch.set_num_threads(args.threads)
    lines = Lines(args.lines)
    net = Listener(lines.sizes).to(device)
    has_heads = load_weights(net, args.start)
    apart = np.isin(lines.writers, args.tune.split(","))
    learn, tune = np.flatnonzero(~apart), np.flatnonzero(apart & ~lines.joined)
    print(f"{len(learn)} lines to learn from, {len(tune)} apart, on {device}", flush=True)

    began = time.time()
    bottom = Bottom(net, lines, args.frozen, device, args.lines) if args.frozen else None
    print(f"frozen layers: {time.time() - began:.0f} s", flush=True)
    if not has_heads:
        fit_heads(net.heads, pool_all(net, lines, bottom, device), lines, learn)
        print(f"heads alone: {time.time() - began:.0f} s", flush=True)
    if len(tune):
        print(tell(figures(lines, tune, predict(net, lines, tune, bottom, device))), flush=True)
    trained = [p for layer in net.layers[args.frozen :] for p in layer.parameters()]
    if not args.frozen:
        trained += [p for part in (net.words, net.places, net.types, net.norm) for p in part.parameters()]
    groups = [dict(params=trained, lr=args.rate), dict(params=net.heads.parameters(), lr=args.heads_rate)]
    optimiser = torch.optim.AdamW(groups, weight_decay=0.01)
    per_round = math.ceil(len(learn) / args.batch)
    steps = max(1, int(args.rounds * per_round))
    rate = lambda step: min(1.0, (step + 1) / (0.06 * steps)) * max(0.0, 1 - step / steps)
    schedule = torch.optim.lr_scheduler.LambdaLR(optimiser, rate)

    weights = torch.tensor(lines.weights(), dtype=torch.float32, device=device)
    labels = torch.tensor(lines.labels, device=device)
    known = [max(1e-3, float((lines.labels[learn, place] >= 0).mean())) for place in range(len(lines.heads))]
    danger_weights = torch.tensor(DANGER_WEIGHTS, device=device)
    step, began, running = 0, time.time(), 0.0
    while step < steps:
        net.train()
        if step >= args.join_after * per_round:
            learn = np.arange(len(lines))
        for some in batches(lines, learn, args.batch, random)[: steps - step]:
            out = run(net, lines, some, bottom, device, HIDDEN)
            at = torch.from_numpy(some).to(device)
            loss = loss_of(out, labels[at], weights[at], known, lines.heads, danger_weights)
            optimiser.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(net.parameters(), 1.0)
            optimiser.step()
            schedule.step()
            step, running = step + 1, running + float(loss.detach())
            if step % 50 == 0:
                print(f"{step}/{steps} loss {running / 50:.3f}, {time.time() - began:.0f} s", flush=True)
                running = 0.0
        if len(tune) and len(learn) < len(lines):
            print(tell(figures(lines, tune, predict(net, lines, tune, bottom, device))), flush=True)
            save(net, lines, args, args.out.replace(".npz", ".apart.npz"))
        save(net, lines, args, args.out)


def save(net, lines, args, path):
    about = dict(lines.about, seed=args.seed, rounds=args.rounds, frozen=args.frozen, apart=args.tune)
    state = {name: value.detach().cpu().numpy() for name, value in net.state_dict().items()}
    np.savez(path, about=np.array(json.dumps(about)), **state)


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--lines", required=True)
    parser.add_argument("--start", required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--tune", default="")
    parser.add_argument("--join-after", type=float, default=math.inf)
    parser.add_argument("--frozen", type=int, default=0, choices=range(LAYERS))
    parser.add_argument("--rounds", type=float, default=5)
    parser.add_argument("--batch", type=int, default=32)
    parser.add_argument("--rate", type=float, default=1e-4)
    parser.add_argument("--heads-rate", type=float, default=2e-3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=0)
    train(parser.parse_args())
