"""What each line teaches: its labels, each by its share; and which examples belong to one written answer."""

import numpy as np
import torch
import torch.nn.functional as F

SHARE = dict(danger=2.0, kind=0.7, whose=0.4, when=0.3, subject=1.0, need=0.3, intent=0.8, area=0.4, mood=0.4, act=1.0, fault=0.8)
DANGER_WEIGHTS = np.array([1.0, 1.5, 1.5, 1.5])
SMOOTHING = 0.05


class Targets:
    def __init__(self, lines, learn, device):
        self.heads = lines.heads
        self.wanted, self.weight = {}, {}
        by_writer = lines.weights()
        for head in lines.heads:
            truth, size = lines.label(head), lines.sizes[head]
            known = truth >= 0
            wanted = np.full((len(lines), size), SMOOTHING / size, np.float32)
            wanted[known, truth[known]] += 1 - SMOOTHING
            weight = known.astype(np.float64)
            if head == "danger":
                weight[known] *= DANGER_WEIGHTS[truth[known]]
            # Divided by the labels of the whole set and not of a batch, so that rare labels do not dominate one.
            scale = SHARE[head] / max(1e-3, float(known[learn].mean()))
            self.wanted[head] = torch.from_numpy(wanted).to(device)
            self.weight[head] = torch.from_numpy((weight * by_writer * scale).astype(np.float32)).to(device)

    def loss(self, out, at):
        total = 0.0
        for head in self.heads:
            each = -(self.wanted[head][at] * F.log_softmax(out[head].float(), -1)).sum(-1)
            total = total + (each * self.weight[head][at]).mean()
        return total


class Examples:
    """
    Ways to say the same thing lie near each other, and far from what only sounds like it: the vector by which a written
    answer is found.
    """

    def __init__(self, lines, random, learn=None):
        self.random = random
        keep = np.ones(len(lines), bool) if learn is None else np.isin(np.arange(len(lines)), learn)
        self.groups, self.rivals, fields = {}, {}, {}
        for number in np.flatnonzero((lines.group >= 0) & keep):
            group = int(lines.group[number])
            (self.rivals if lines.rival[number] else self.groups).setdefault(group, []).append(int(number))
            fields[group] = int(lines.field[number])
        self.known = np.array([group for group, own in self.groups.items() if len(own) > 1])
        corners = {}
        for group in self.known:
            corners.setdefault(fields[int(group)], []).append(int(group))
        self.corners = [np.array(corner) for corner in corners.values()]
        sizes = np.array([len(corner) for corner in self.corners], float)
        self.chance = sizes / sizes.sum()

    def some(self, count):
        """Half of them from one corner. Two examples of each answer, and for some what only sounds like it."""
        corner = self.corners[self.random.choice(len(self.corners), p=self.chance)]
        near = self.random.permutation(corner)[: count // 2]
        chosen = np.unique(np.concatenate([near, self.random.choice(self.known, count - len(near), replace=False)]))
        pairs = [self.random.choice(self.groups[int(group)], 2, replace=False) for group in chosen]
        against = [self.random.choice(self.rivals[int(group)]) for group in chosen if int(group) in self.rivals]
        return np.array([pair[0] for pair in pairs]), np.array([pair[1] for pair in pairs]), np.array(against, int)

    @staticmethod
    def loss(one, other, against, heat=0.05):
        one, other, against = (F.normalize(some.float(), dim=-1) for some in (one, other, against))
        own = torch.arange(len(one), device=one.device)
        beside = lambda some, others: torch.cat([some @ others.T, some @ against.T], 1) / heat
        return (F.cross_entropy(beside(one, other), own) + F.cross_entropy(beside(other, one), own)) / 2
