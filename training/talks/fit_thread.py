"""
Learns from whole talks what they are about, message by message, and what a message does in them (good news, leaving, words
wanted, something asked), from what play-talks.ts wrote. The listener stays as it is.

    python3 training/talks/fit_thread.py .cache/talk model [--figures]

Several small recurrent networks, averaged. Three minutes on a GPU. They begin from the mean of what the listener heard so far and
learn when that is wrong. Every author is also judged by networks that never saw them: those figures are printed, and written to
thread-left-out.json beside the talks, for whatever is fitted on top. With --figures nothing else is written.
"""

import argparse
import json
import os
import sys

import numpy as np
import torch
import torch.nn.functional as F

from recurrent import Net, Talks, binary, device, folds_of, train, write

NETS, WORDS, HIDDEN, ROUNDS, BATCH, RATE, DECAY, FOLDS = 3, 64, 128, 30, 48, 2e-3, 0.05, 8
DROP = (0.4, 0.3, 0.4, 0.3)
HARDLY = 0.01
KEPT = 12


class Threads(Talks):
    def __init__(self, folder):
        super().__init__(folder, "thread.f32")
        self.subjects, self.flags = self.about["subjects"], self.about["flags"]
        count = len(self.subjects)
        marked = lambda names: [subject in names for subject in self.subjects]
        self.right = self.labelled(lambda row: marked(row["subjects"]), count)
        self.wrong = self.labelled(lambda row: marked(row["notSubjects"]), count)
        self.does = self.filled(len(self.flags), value=-1)
        self.does[..., 0] = self.labelled(lambda row: row.get("isGlad"), value=-1)
        self.does[..., 1:] = self.labelled(lambda row: row.get("flags"), len(self.flags) - 1, value=-1)
        self.odds = self.side_by_side(np.log(self.read("beliefs.f32") + HARDLY))
        parts = (self.x, self.v, self.odds, self.right, self.wrong, self.does)
        self.all = [torch.from_numpy(part).to(device) for part in parts]

    def read_with(self, net, x, v, odds):
        found = net(x, v, odds / 2 + 2)
        count = len(self.subjects)
        return found[..., :count] + net.own * odds, found[..., count:]

    def loss(self, net, some):
        x, v, odds, right, wrong, does = (part[some] for part in self.all)
        subject, flags = self.read_with(net, x, v, odds)
        share = subject.softmax(-1)
        named, denied = right.sum(-1) > 0, wrong.sum(-1) > 0
        loss = -((share * right).sum(-1).clamp(min=1e-5).log() * named).sum() / named.sum()
        off = ((1 - (share * wrong).sum(-1)).clamp(min=1e-3).log() * denied).sum() / denied.sum().clamp(min=1)
        return loss - 0.3 * off + 0.3 * binary(flags[..., 0], does[..., 0]) + 0.3 * binary(flags[..., 1:], does[..., 1:])

    def fitted(self, some, seed):
        torch.manual_seed(seed)
        count = len(self.subjects)
        net = Net(self.x.shape[-1], self.v.shape[-1], count + len(self.flags), WORDS, HIDDEN, extra=count, drop=DROP).to(device)
        return train(net, some, self.loss, ROUNDS, BATCH, RATE, DECAY)

    def judged(self, nets, some):
        x, v, odds = (part[torch.as_tensor(some, device=device)] for part in self.all[:3])
        found = []
        with torch.no_grad():
            for net in nets:
                subject, flags = self.read_with(net, x, v, odds)
                found.append(torch.cat([subject.softmax(-1), flags.sigmoid()], -1))
        return (sum(found) / len(found)).cpu().numpy()


def left_out(talks):
    found = talks.filled(len(talks.subjects) + len(talks.flags))
    for learn, apart in folds_of(talks.authors, FOLDS):
        found[apart] = talks.judged([talks.fitted(learn, seed) for seed in range(NETS)], apart)
    return found


def tell(talks, found):
    count = len(talks.subjects)
    named = talks.right.sum(-1) > 0
    hit = lambda shares: np.take_along_axis(talks.right, shares.argmax(-1)[..., None], -1)[..., 0][named].mean()
    print(f"{named.sum()} turns: subject right at {hit(found[..., :count]):.4f}; by the mean of what was heard {hit(talks.odds):.4f}")
    for at, flag in enumerate(talks.flags):
        truth, share = talks.does[..., at], found[..., count + at]
        known = truth >= 0
        for least in (0.3, 0.5, 0.7):
            yes = share[known] >= least
            print(f"  {flag} from {least}: {truth[known][yes].mean():.3f} of {yes.sum()} true; {yes[truth[known] == 1].mean():.3f} of {int(truth[known].sum())} found")


def write_left_out(folder, talks, found):
    told = {}
    count = len(talks.subjects)
    for talk, lines in enumerate(talks.lines):
        for place, line in enumerate(lines):
            row, shares = talks.rows[line], found[talk, place]
            best = np.argsort(-shares[:count])[:KEPT]
            flags = {flag: round(float(shares[count + at]), 4) for at, flag in enumerate(talks.flags)}
            subject = [dict(name=talks.subjects[at], p=round(float(shares[at]), 4)) for at in best]
            told.setdefault(row["chat"], {})[row["turn"]] = dict(flags, subject=subject)
    with open(os.path.join(folder, "thread-left-out.json"), "w", encoding="utf8") as file:
        json.dump(told, file)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("talks")
    parser.add_argument("out")
    parser.add_argument("--figures", action="store_true")
    args = parser.parse_args()
    talks = Threads(args.talks)
    found = left_out(talks)
    tell(talks, found)
    if args.figures:
        return
    write_left_out(args.talks, talks, found)
    nets = [talks.fitted(np.arange(len(talks.lines)), seed) for seed in range(NETS)]
    outputs = [*talks.subjects, *talks.flags]
    write(args.out, "thread", talks, nets, dict(features=talks.x.shape[-1], words=WORDS, hidden=HIDDEN, outputs=outputs))


if __name__ == "__main__":
    sys.exit(main())
