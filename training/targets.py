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
            # Divided by what is labelled in the whole set, not in a batch: rare labels do not shout.
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
    """Ways to ask the same thing lie near each other: the vector by which a written answer is found."""

    def __init__(self, lines, random):
        self.random = random
        found = {}
        for number in np.flatnonzero(lines.group >= 0):
            found.setdefault(int(lines.group[number]), []).append(int(number))
        self.groups = [group for group in found.values() if len(group) > 1]

    def some(self, count):
        chosen = self.random.choice(len(self.groups), min(count, len(self.groups)), replace=False)
        pairs = [self.random.choice(self.groups[place], 2, replace=False) for place in chosen]
        return np.array([pair[0] for pair in pairs]), np.array([pair[1] for pair in pairs])

    @staticmethod
    def loss(one, other, heat=0.07):
        one, other = F.normalize(one.float(), dim=-1), F.normalize(other.float(), dim=-1)
        scores = one @ other.T / heat
        own = torch.arange(len(scores), device=scores.device)
        return (F.cross_entropy(scores, own) + F.cross_entropy(scores.T, own)) / 2
