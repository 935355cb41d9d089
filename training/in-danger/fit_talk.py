"""
Learns from whole talks when somebody is in danger, who, and in which, from what play-talks.ts wrote. The listener stays as it is.

    python3 training/in-danger/fit_talk.py .cache/talk model [--figures]

Several small recurrent networks, averaged. Two minutes on a GPU. Every author is also judged by networks that never saw them:
those figures are printed, and written to left-out.json beside the talks, because fit-doubt.ts must not learn how much to
believe these networks from talks they know by heart. With --figures nothing else is written.
"""

import argparse
import json
import os
import sys

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

NETS, WORDS, HIDDEN, ROUNDS, BATCH, RATE, DECAY, FOLDS = 3, 48, 64, 40, 48, 2e-3, 0.02, 8
DROP_WORDS, DROP = 0.2, 0.4
FARTHEST = 5
device = "cuda" if torch.cuda.is_available() else "cpu"


class Net(nn.Module):
    def __init__(self, features, inputs, outputs):
        super().__init__()
        self.words = nn.Linear(inputs, WORDS)
        self.message = nn.Linear(features + WORDS, HIDDEN)
        self.memory = nn.GRU(HIDDEN, HIDDEN, batch_first=True)
        self.outputs = nn.Linear(2 * HIDDEN, outputs)

    def forward(self, x, v):
        words = torch.tanh(self.words(F.dropout(v, DROP_WORDS, self.training)))
        message = F.dropout(torch.relu(self.message(torch.cat([x, words], -1))), DROP, self.training)
        kept, _ = self.memory(message)
        return self.outputs(torch.cat([message, F.dropout(kept, DROP / 2, self.training)], -1))


class Talks:
    """All talks side by side, filled up to the longest."""

    def __init__(self, folder):
        with open(os.path.join(folder, "talks.json"), encoding="utf8") as file:
            about = json.load(file)
        self.features, self.outputs, self.rows = about["features"], about["outputs"], about["rows"]
        count = len(self.rows)
        x = np.fromfile(os.path.join(folder, "features.f32"), np.float32).reshape(count, -1)
        v = np.fromfile(os.path.join(folder, "vectors.f32"), np.float32).reshape(count, -1)
        self.mean, self.spread = x.mean(0), x.std(0) + 1e-3
        x = np.clip((x - self.mean) / self.spread, -FARTHEST, FARTHEST)
        # The vectors have length one, so their numbers are tiny; this scales them to about one.
        self.scale = (v.shape[1] / 3) ** 0.5
        v = v * self.scale
        talks = {}
        for at, row in enumerate(self.rows):
            talks.setdefault(row["chat"], []).append(at)
        self.lines = list(talks.values())
        self.authors = np.array([self.rows[lines[0]]["author"] for lines in self.lines])
        longest = max(len(lines) for lines in self.lines)
        kinds = self.outputs[2:]
        shape = (len(self.lines), longest)
        self.x = np.zeros((*shape, x.shape[1]), np.float32)
        self.v = np.zeros((*shape, v.shape[1]), np.float32)
        self.danger, self.other = np.full(shape, -1, np.float32), np.full(shape, -1, np.float32)
        self.kinds = np.zeros((*shape, len(kinds)), np.float32)
        for talk, lines in enumerate(self.lines):
            self.x[talk, : len(lines)], self.v[talk, : len(lines)] = x[lines], v[lines]
            for place, line in enumerate(lines):
                row = self.rows[line]
                if row.get("isDanger") is not None:
                    self.danger[talk, place] = row["isDanger"]
                if row.get("isOther") is not None and row.get("isDanger") is not False:
                    self.other[talk, place] = row["isOther"]
                if row.get("isDanger") is not False:
                    for kind in row["kinds"]:
                        self.kinds[talk, place, kinds.index(kind)] = 1

    def tensors(self, some):
        return [torch.from_numpy(part[some]).to(device) for part in (self.x, self.v, self.danger, self.other, self.kinds)]


def loss_of(found, danger, other, kinds):
    def binary(logits, truth):
        known = truth >= 0
        off = F.binary_cross_entropy_with_logits(logits, truth.clamp(min=0), reduction="none")
        return (off * known).sum() / known.sum().clamp(min=1)

    named = kinds.sum(-1) > 0
    share = (F.softmax(found[..., 2:], -1) * kinds).sum(-1).clamp(min=1e-4)
    wrong = -(share.log() * named).sum() / named.sum().clamp(min=1)
    return binary(found[..., 0], danger) + 0.2 * binary(found[..., 1], other) + 0.3 * wrong


def fitted(talks, some, seed):
    torch.manual_seed(seed)
    x, v, *truth = talks.tensors(some)
    net = Net(x.shape[-1], v.shape[-1], len(talks.outputs)).to(device)
    steps = ROUNDS * max(len(some) // BATCH, 1)
    change = torch.optim.AdamW(net.parameters(), RATE, weight_decay=DECAY)
    pace = torch.optim.lr_scheduler.OneCycleLR(change, RATE, total_steps=steps)
    for _ in range(steps):
        batch = torch.randint(0, len(some), (BATCH,), device=device)
        change.zero_grad()
        loss_of(net(x[batch], v[batch]), *(part[batch] for part in truth)).backward()
        nn.utils.clip_grad_norm_(net.parameters(), 1)
        change.step()
        pace.step()
    return net.eval()


def judged(nets, talks, some):
    x, v, *_ = talks.tensors(some)
    with torch.no_grad():
        return (sum(net(x, v) for net in nets) / len(nets)).cpu().numpy()


def left_out(talks):
    """What networks that never saw an author make of that author's talks."""
    names = sorted(set(talks.authors))
    found = None
    for fold in range(FOLDS):
        apart = np.isin(talks.authors, names[fold::FOLDS])
        nets = [fitted(talks, np.flatnonzero(~apart), seed) for seed in range(NETS)]
        judgment = judged(nets, talks, np.flatnonzero(apart))
        if found is None:
            found = np.zeros((len(talks.lines), *judgment.shape[1:]), np.float32)
        found[apart] = judgment
    return found


def tell(talks, found):
    known = talks.danger >= 0
    truth, odds = talks.danger[known], found[..., 0][known]
    order = np.argsort(-odds)
    real = np.cumsum(truth[order])
    false = np.cumsum(1 - truth[order])
    area = np.sum(real[truth[order] == 0]) / truth.sum() / (1 - truth).sum()
    print(f"{known.sum()} turns, {int(truth.sum())} in danger; above a harmless one in {area:.4f} of all pairs")
    for most in (20, 40, 80, 120, 180):
        print(f"  {most} false: {int(real[np.searchsorted(false, most, 'right') - 1])} found")
    named = (talks.kinds.sum(-1) > 0) & (talks.danger == 1)
    right = np.take_along_axis(talks.kinds, found[..., 2:].argmax(-1)[..., None], -1)[..., 0][named]
    whose = talks.other >= 0
    agree = (found[..., 1][whose] > 0) == (talks.other[whose] == 1)
    print(f"which danger: {right.mean():.3f} of {named.sum()}; whose: {agree.mean():.3f} of {whose.sum()}")


def write_left_out(folder, talks, found):
    told = {}
    for talk, lines in enumerate(talks.lines):
        for place, line in enumerate(lines):
            row = talks.rows[line]
            told.setdefault(row["chat"], {})[row["turn"]] = round(float(found[talk, place, 0]), 3)
    with open(os.path.join(folder, "left-out.json"), "w", encoding="utf8") as file:
        json.dump(told, file)


def write(folder, talks, nets):
    numbers = [talks.mean, talks.spread]
    for net in nets:
        state = {name: value.detach().cpu().numpy() for name, value in net.state_dict().items()}
        numbers += [state["words.weight"] * talks.scale, state["words.bias"], state["message.weight"], state["message.bias"]]
        numbers += [state["memory.weight_ih_l0"], state["memory.bias_ih_l0"], state["memory.weight_hh_l0"], state["memory.bias_hh_l0"]]
        numbers += [state["outputs.weight"], state["outputs.bias"]]
    np.concatenate([number.astype(np.float32).ravel() for number in numbers]).tofile(os.path.join(folder, "talk.f32"))
    about = dict(features=talks.features, inputs=talks.v.shape[-1], words=WORDS, hidden=HIDDEN, nets=len(nets), outputs=talks.outputs)
    with open(os.path.join(folder, "talk.json"), "w", encoding="utf8") as file:
        json.dump(about, file)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("talks")
    parser.add_argument("out")
    parser.add_argument("--figures", action="store_true")
    args = parser.parse_args()
    talks = Talks(args.talks)
    found = left_out(talks)
    tell(talks, found)
    if args.figures:
        return
    write_left_out(args.talks, talks, found)
    write(args.out, talks, [fitted(talks, np.arange(len(talks.lines)), seed) for seed in range(NETS)])


if __name__ == "__main__":
    sys.exit(main())
