"""
Learns what is told while a danger stands (somebody is there, the call is made, it is put away) from the listener's vectors (news-vectors.ts).

    python3 training/in-danger/fit_news.py .cache/news model [--figures]

Three small networks with one hidden layer each, side by side as one, so that their errors even out; the listener stays as it is. Two minutes on two cores.
With --figures every writer is guessed by networks that never saw them, and how often each thing was rightly told is printed.
"""

import argparse
import json
import os

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

NETS, HIDDEN, DROP, ROUNDS, BATCH, RATE, DECAY = 3, 128, 0.5, 45, 128, 2e-3, 0.02


def read(folder):
    with open(os.path.join(folder, "talks.json"), encoding="utf8") as file:
        about = json.load(file)
    names, rows = about["names"], about["rows"]
    x = np.fromfile(os.path.join(folder, "talks.f32"), np.float32).reshape(len(rows), -1)
    y, counts = np.zeros((len(rows), len(names)), np.float32), np.ones((len(rows), len(names)), np.float32)
    for line, row in enumerate(rows):
        for name in row["told"]:
            if name in names:
                y[line, names.index(name)] = 1
        if row["isMistaken"]:
            counts[line] = 0
            counts[line, names.index("figure")] = 1
    return names, np.array([row["writer"] for row in rows]), x, y, counts


def fitted(x, y, counts, seed):
    torch.manual_seed(seed)
    net = nn.Sequential(
        nn.Dropout(DROP / 2), nn.Linear(x.shape[1], HIDDEN), nn.ReLU(), nn.Dropout(DROP), nn.Linear(HIDDEN, y.shape[1])
    )
    x, y, counts = (torch.from_numpy(part) for part in (x, y, counts))
    steps = ROUNDS * (len(x) // BATCH)
    change = torch.optim.AdamW(net.parameters(), RATE, weight_decay=DECAY)
    pace = torch.optim.lr_scheduler.OneCycleLR(change, RATE, total_steps=steps)
    # Rare labels count for more; otherwise the layer would never give them.
    seldom = torch.clamp(counts.sum(0) / torch.clamp(y.sum(0), min=1) / 5, 1, 5)
    for _ in range(steps):
        some = torch.randint(0, len(x), (BATCH,))
        off = F.binary_cross_entropy_with_logits(net(x[some]), y[some] * 0.98 + 0.005, pos_weight=seldom, reduction="none")
        change.zero_grad()
        ((off * counts[some]).sum() / counts[some].sum()).backward()
        change.step()
        pace.step()
    return net.eval()


def shares(nets, x):
    with torch.no_grad():
        return torch.sigmoid(sum(net(torch.from_numpy(x)) for net in nets) / len(nets)).numpy()


def tell(names, y, counts, found):
    for at, name in enumerate(names):
        some = counts[:, at] > 0
        true, share = y[some, at], found[some, at]
        told = []
        for least in (0.08, 0.5, 0.6, 0.7, 0.8, 0.9):
            over = share >= least
            told.append(f"{least}: {true[over].mean() if over.any() else 0:.2f} true, {true[over].sum() / true.sum():.2f} found")
        print(f"{name:13}{int(true.sum()):4}  " + "  ".join(told))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("vectors")
    parser.add_argument("out")
    parser.add_argument("--figures", action="store_true")
    args = parser.parse_args()
    names, writers, vectors, y, counts = read(args.vectors)
    # The vectors have length one, so their numbers are tiny; this scales them to about one.
    scale = vectors.shape[1] ** 0.5 / 2
    x = vectors * scale
    if args.figures:
        found = np.zeros_like(y)
        for writer in sorted(set(writers)):
            apart = writers == writer
            nets = [fitted(x[~apart], y[~apart], counts[~apart], seed) for seed in range(NETS)]
            found[apart] = shares(nets, x[apart])
        return tell(names, y, counts, found)
    nets = [fitted(x, y, counts, seed) for seed in range(NETS)]
    part = lambda at, kind: [getattr(net[at], kind).detach().numpy() for net in nets]
    numbers = [
        np.concatenate(part(1, "weight")) * scale,
        np.concatenate(part(1, "bias")),
        np.concatenate(part(4, "weight"), axis=1) / NETS,
        sum(part(4, "bias")) / NETS,
    ]
    np.concatenate([number.astype(np.float32).ravel() for number in numbers]).tofile(os.path.join(args.out, "news.f32"))
    with open(os.path.join(args.out, "news.json"), "w", encoding="utf8") as file:
        json.dump(dict(names=names, inputs=x.shape[1], hidden=NETS * HIDDEN), file)


if __name__ == "__main__":
    main()
