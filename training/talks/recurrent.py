"""Small recurrent networks over whole talks, shared by fit_talk.py and fit_thread.py; `recurrent.ts` on the server runs them."""

import json
import os

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

FARTHEST = 5
device = "cuda" if torch.cuda.is_available() else "cpu"


class Net(nn.Module):
    """`extra` numbers go into the memory beside the message; `own` is one weight for a prior that is added to the outputs."""

    def __init__(self, features, inputs, outputs, words, hidden, extra=0, drop=(0.2, 0.0, 0.4, 0.2)):
        super().__init__()
        self.drop_vectors, self.drop_features, self.drop_message, self.drop_kept = drop
        self.words = nn.Linear(inputs, words)
        self.message = nn.Linear(features + words, hidden)
        self.memory = nn.GRU(hidden + extra, hidden, batch_first=True)
        self.outputs = nn.Linear(2 * hidden, outputs)
        self.own = nn.Parameter(torch.ones(1)) if extra else None

    def forward(self, x, v, extra=None):
        words = torch.tanh(self.words(F.dropout(v, self.drop_vectors, self.training)))
        x = F.dropout(x, self.drop_features, self.training)
        message = F.dropout(torch.relu(self.message(torch.cat([x, words], -1))), self.drop_message, self.training)
        kept, _ = self.memory(message if extra is None else torch.cat([message, extra], -1))
        return self.outputs(torch.cat([message, F.dropout(kept, self.drop_kept, self.training)], -1))


class Talks:
    """What play-talks.ts wrote, all talks side by side, filled up to the longest."""

    def __init__(self, folder, features):
        with open(os.path.join(folder, "talks.json"), encoding="utf8") as file:
            self.about = json.load(file)
        self.rows = self.about["rows"]
        talks = {}
        for at, row in enumerate(self.rows):
            talks.setdefault(row["chat"], []).append(at)
        self.lines = list(talks.values())
        self.authors = np.array([self.rows[lines[0]]["author"] for lines in self.lines])
        self.longest = max(len(lines) for lines in self.lines)
        self.folder = folder
        x = self.read(features)
        self.mean, self.spread = x.mean(0), x.std(0) + 1e-3
        self.x = self.side_by_side(np.clip((x - self.mean) / self.spread, -FARTHEST, FARTHEST))
        v = self.read("vectors.f32")
        # The vectors have length one, so their numbers are tiny; this scales them to about one.
        self.scale = (v.shape[1] / 3) ** 0.5
        self.v = self.side_by_side(v * self.scale)

    def read(self, name):
        return np.fromfile(os.path.join(self.folder, name), np.float32).reshape(len(self.rows), -1)

    def side_by_side(self, numbers):
        made = self.filled(numbers.shape[1])
        for talk, lines in enumerate(self.lines):
            made[talk, : len(lines)] = numbers[lines]
        return made

    def filled(self, *width, value=0):
        return np.full((len(self.lines), self.longest, *width), value, np.float32)

    def labelled(self, label, *width, value=0):
        """One label for every message; `value` where there is none."""
        made = self.filled(*width, value=value)
        for talk, lines in enumerate(self.lines):
            for place, line in enumerate(lines):
                told = label(self.rows[line])
                if told is not None:
                    made[talk, place] = told
        return made


def train(net, some, loss_of, rounds, batch, rate, decay):
    steps = rounds * max(len(some) // batch, 1)
    change = torch.optim.AdamW(net.parameters(), rate, weight_decay=decay)
    pace = torch.optim.lr_scheduler.OneCycleLR(change, rate, total_steps=steps)
    some = torch.as_tensor(some, device=device)
    for _ in range(steps):
        chosen = some[torch.randint(0, len(some), (batch,), device=device)]
        change.zero_grad()
        loss_of(net, chosen).backward()
        nn.utils.clip_grad_norm_(net.parameters(), 1)
        change.step()
        pace.step()
    return net.eval()


def folds_of(authors, count):
    """Every author is left out once: which talks to learn from, and which to judge."""
    names = sorted(set(authors))
    for fold in range(count):
        apart = np.isin(authors, names[fold::count])
        yield np.flatnonzero(~apart), np.flatnonzero(apart)


def binary(logits, truth):
    """How far off, where the truth is known (not negative)."""
    known = truth >= 0
    off = F.binary_cross_entropy_with_logits(logits, truth.clamp(min=0), reduction="none")
    return (off * known).sum() / known.sum().clamp(min=1)


def write(folder, name, talks, nets, about):
    numbers = [talks.mean, talks.spread]
    for net in nets:
        state = {key: value.detach().cpu().numpy() for key, value in net.state_dict().items()}
        numbers += [state["words.weight"] * talks.scale, state["words.bias"], state["message.weight"], state["message.bias"]]
        numbers += [state["memory.weight_ih_l0"], state["memory.bias_ih_l0"], state["memory.weight_hh_l0"], state["memory.bias_hh_l0"]]
        numbers += [state["outputs.weight"], state["outputs.bias"]]
        if "own" in state:
            numbers.append(state["own"])
    np.concatenate([number.astype(np.float32).ravel() for number in numbers]).tofile(os.path.join(folder, f"{name}.f32"))
    about = dict(about, inputs=talks.v.shape[-1], nets=len(nets))
    with open(os.path.join(folder, f"{name}.json"), "w", encoding="utf8") as file:
        json.dump(about, file)
