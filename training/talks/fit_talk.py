"""
Learns from whole talks when somebody is in danger, who, and in which, from what play-talks.ts wrote. The listener stays as it is.

    python3 training/talks/fit_talk.py .cache/talk model [--figures]

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
import torch.nn.functional as F

from recurrent import Net, Talks, binary, device, folds_of, train, write

NETS, WORDS, HIDDEN, ROUNDS, BATCH, RATE, DECAY, FOLDS = 3, 48, 64, 40, 48, 2e-3, 0.02, 8


class Dangers(Talks):
    def __init__(self, folder):
        super().__init__(folder, "features.f32")
        self.outputs = self.about["outputs"]
        kinds = self.outputs[2:]
        may_be = lambda row: row.get("isDanger") is not False
        self.danger = self.labelled(lambda row: row.get("isDanger"), value=-1)
        self.other = self.labelled(lambda row: row.get("isOther") if may_be(row) else None, value=-1)
        self.kinds = self.labelled(lambda row: [kind in row["kinds"] for kind in kinds] if may_be(row) else None, len(kinds))
        self.all = [torch.from_numpy(part).to(device) for part in (self.x, self.v, self.danger, self.other, self.kinds)]

    def loss(self, net, some):
        x, v, danger, other, kinds = (part[some] for part in self.all)
        found = net(x, v)
        named = kinds.sum(-1) > 0
        share = (F.softmax(found[..., 2:], -1) * kinds).sum(-1).clamp(min=1e-4)
        wrong = -(share.log() * named).sum() / named.sum().clamp(min=1)
        return binary(found[..., 0], danger) + 0.2 * binary(found[..., 1], other) + 0.3 * wrong

    def fitted(self, some, seed):
        torch.manual_seed(seed)
        net = Net(self.x.shape[-1], self.v.shape[-1], len(self.outputs), WORDS, HIDDEN).to(device)
        return train(net, some, self.loss, ROUNDS, BATCH, RATE, DECAY)

    def judged(self, nets, some):
        x, v = (part[torch.as_tensor(some, device=device)] for part in self.all[:2])
        with torch.no_grad():
            return (sum(net(x, v) for net in nets) / len(nets)).cpu().numpy()


def left_out(talks):
    """What networks that never saw an author make of that author's talks."""
    found = talks.filled(len(talks.outputs))
    for learn, apart in folds_of(talks.authors, FOLDS):
        found[apart] = talks.judged([talks.fitted(learn, seed) for seed in range(NETS)], apart)
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


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("talks")
    parser.add_argument("out")
    parser.add_argument("--figures", action="store_true")
    args = parser.parse_args()
    talks = Dangers(args.talks)
    found = left_out(talks)
    tell(talks, found)
    if args.figures:
        return
    write_left_out(args.talks, talks, found)
    nets = [talks.fitted(np.arange(len(talks.lines)), seed) for seed in range(NETS)]
    write(args.out, "talk", talks, nets, dict(features=talks.about["features"], words=WORDS, hidden=HIDDEN, outputs=talks.outputs))


if __name__ == "__main__":
    sys.exit(main())
