"""
Learns what is told while a danger stands (somebody is there, the call is made, it is put away) from what news-vectors.ts
wrote: the listener's vectors of a message, its bare words, and what the rules read in it. The three are added up.

    python3 training/in-danger/fit_news.py .cache/news model [--figures]

Three networks with one hidden layer each, side by side as one, so that their errors even out; the listener stays as it is.
A minute on a GPU. With --figures every talk is guessed by networks that never saw its writer, and how often each thing was
rightly told is printed, for all writers and for the talks of strangers alone.
"""

import argparse
import json
import os

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

NETS, HIDDEN, DROP, ROUNDS, BATCH, RATE, DECAY = 3, 128, 0.5, 45, 128, 2e-3, 0.02
WORD_RATE, WORD_DECAY, BUCKETS, FOLDS = 1e-2, 0.3, 2**16, 8
STANCES = ("denies", "misread", "angry", "bye", "thanks")
DEVICE = "cuda" if torch.cuda.is_available() else "cpu"


class Told:
    """All messages: their vectors, words and rules, what they tell, and how much each label counts."""

    def __init__(self, folder):
        with open(os.path.join(folder, "talks.json"), encoding="utf8") as file:
            about = json.load(file)
        self.names, rows = about["names"], about["rows"]
        vectors = np.fromfile(os.path.join(folder, "talks.f32"), np.float32).reshape(len(rows), -1)
        # The vectors have length one, so their numbers are tiny; this scales them to about one.
        self.scale = vectors.shape[1] ** 0.5 / 2
        y, counts = np.zeros((len(rows), len(self.names)), np.float32), np.ones((len(rows), len(self.names)), np.float32)
        self.rules = sorted({rule for row in rows for rule in row["rules"]})
        read = np.zeros((len(rows), len(self.rules)), np.float32)
        longest = max(len(row["words"]) for row in rows)
        words = np.full((len(rows), longest), BUCKETS, np.int64)
        for line, row in enumerate(rows):
            words[line, : len(row["words"])] = row["words"]
            for rule in row["rules"]:
                read[line, self.rules.index(rule)] = 1
            for name in row["told"]:
                if name in self.names:
                    y[line, self.names.index(name)] = 1
            if row["isMistaken"]:
                counts[line] = 0
                counts[line, self.names.index("figure")] = 1
            if not row["hasStance"]:
                for name in STANCES:
                    counts[line, self.names.index(name)] = 0
        self.writers = np.array([row["writer"] for row in rows])
        of = lambda part: torch.from_numpy(part).to(DEVICE)
        self.x, self.y, self.counts, self.read, self.words = (of(p) for p in (vectors * self.scale, y, counts, read, words))
        self.lengths = (self.words < BUCKETS).sum(1, keepdim=True).float().sqrt()


class Net(nn.Module):
    def __init__(self, told):
        super().__init__()
        names = told.y.shape[1]
        self.inner, self.outer = nn.Linear(told.x.shape[1], HIDDEN), nn.Linear(HIDDEN, names)
        self.before, self.between = nn.Dropout(DROP / 2), nn.Dropout(DROP)
        self.rules = nn.Linear(told.read.shape[1], names, bias=False)
        self.words = nn.Embedding(BUCKETS + 1, names, padding_idx=BUCKETS)
        nn.init.zeros_(self.words.weight)
        nn.init.zeros_(self.rules.weight)

    def forward(self, told, some):
        heard = self.outer(self.between(torch.relu(self.inner(self.before(told.x[some])))))
        return heard + self.rules(told.read[some]) + self.words(told.words[some]).sum(1) / told.lengths[some]


def fitted(told, lines, seed):
    torch.manual_seed(seed)
    net = Net(told).to(DEVICE)
    lines = torch.from_numpy(lines).to(DEVICE)
    plain = [part for name, part in net.named_parameters() if not name.startswith("words")]
    groups = [dict(params=plain, lr=RATE, weight_decay=DECAY), dict(params=net.words.parameters(), lr=WORD_RATE, weight_decay=WORD_DECAY)]
    steps = ROUNDS * (len(lines) // BATCH)
    change = torch.optim.AdamW(groups)
    pace = torch.optim.lr_scheduler.OneCycleLR(change, [RATE, WORD_RATE], total_steps=steps)
    # Rare labels count for more; otherwise they would never be given.
    seldom = torch.clamp(told.counts[lines].sum(0) / torch.clamp((told.y * told.counts)[lines].sum(0), min=1) / 5, 1, 5)
    for _ in range(steps):
        some = lines[torch.randint(0, len(lines), (BATCH,), device=DEVICE)]
        aim, counts = told.y[some] * 0.98 + 0.005, told.counts[some]
        off = F.binary_cross_entropy_with_logits(net(told, some), aim, pos_weight=seldom, reduction="none")
        change.zero_grad()
        ((off * counts).sum() / counts.sum()).backward()
        change.step()
        pace.step()
    return net.eval()


def shares(nets, told, lines):
    lines = torch.from_numpy(lines).to(DEVICE)
    with torch.no_grad():
        return torch.sigmoid(sum(net(told, lines) for net in nets) / len(nets)).cpu().numpy()


def precision(true, share):
    """Mean precision: one if all true ones come before all others."""
    order = np.argsort(-share)
    hits = true[order]
    return float((np.cumsum(hits) / np.arange(1, len(hits) + 1) * hits).sum() / max(hits.sum(), 1))


def tell(title, names, y, counts, found):
    print(title)
    means = []
    for at, name in enumerate(names):
        some = counts[:, at] > 0
        true, share = y[some, at], found[some, at]
        if not true.any():
            continue
        means.append(precision(true, share))
        told = []
        for least in (0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9):
            over = share >= least
            told.append(f"{least}: {true[over].mean() if over.any() else 0:.2f}/{true[over].sum() / true.sum():.2f}")
        print(f"{name:13}{int(true.sum()):5} {means[-1]:.2f}  " + "  ".join(told))
    print(f"mean precision {np.mean(means):.3f}", flush=True)


def figures(told):
    writers = sorted(set(told.writers))
    np.random.RandomState(1).shuffle(writers)
    y, counts = told.y.cpu().numpy(), told.counts.cpu().numpy()
    found = np.zeros_like(y)
    for fold in range(FOLDS):
        apart = np.isin(told.writers, writers[fold::FOLDS])
        nets = [fitted(told, np.where(~apart)[0], seed) for seed in range(NETS)]
        found[apart] = shares(nets, told, np.where(apart)[0])
    tell("all writers", told.names, y, counts, found)
    strangers = np.array([writer.startswith("stranger ") for writer in told.writers])
    tell("strangers", told.names, y[strangers], counts[strangers], found[strangers])


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("vectors")
    parser.add_argument("out")
    parser.add_argument("--figures", action="store_true")
    args = parser.parse_args()
    told = Told(args.vectors)
    if args.figures:
        return figures(told)
    nets = [fitted(told, np.arange(len(told.writers)), seed) for seed in range(NETS)]
    part = lambda layer, kind: [getattr(getattr(net, layer), kind).detach().cpu().numpy() for net in nets]
    numbers = [
        np.concatenate(part("inner", "weight")) * told.scale,
        np.concatenate(part("inner", "bias")),
        np.concatenate(part("outer", "weight"), axis=1) / NETS,
        sum(part("outer", "bias")) / NETS,
    ]
    np.concatenate([number.astype(np.float32).ravel() for number in numbers]).tofile(os.path.join(args.out, "news.f32"))
    words = sum(part("words", "weight"))[:BUCKETS] / NETS
    scale = np.maximum(np.abs(words).max(0), 1e-9) / 127
    np.round(words / scale).astype(np.int8).tofile(os.path.join(args.out, "news-words.int8"))
    of_words = dict(rows=told.names, scale=[float(one) for one in scale], bias=[0.0] * len(told.names))
    rules = sum(part("rules", "weight")) / NETS
    of_rules = {rule: [round(float(one), 3) for one in rules[:, at]] for at, rule in enumerate(told.rules)}
    about = dict(names=told.names, inputs=told.x.shape[1], hidden=NETS * HIDDEN, rules=of_rules)
    for file, what in (("news.json", about), ("news-words.json", of_words)):
        with open(os.path.join(args.out, file), "w", encoding="utf8") as out:
            json.dump(what, out)


if __name__ == "__main__":
    main()
