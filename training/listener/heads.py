"""Fits the heads alone, on what the net gives before any training: seconds of work that save rounds of it."""

import numpy as np
import torch
import torch.nn.functional as F

STEPS, BATCH, RATE = 500, 512, 3e-3


def fit_heads(heads, pooled, lines, learn):
    """`pooled` holds one vector a line. It is brought to mean 0 and spread 1 for this, and the heads back afterwards."""
    mean, spread = pooled[learn].mean(0), pooled[learn].std(0) + 1e-6
    x = torch.from_numpy((pooled - mean) / spread)
    random = np.random.RandomState(0)
    for place, name in enumerate(lines.heads):
        truth = torch.from_numpy(lines.labels[:, place])
        known = learn[lines.labels[learn, place] >= 0]
        if not len(known):
            continue
        line = torch.nn.Linear(x.shape[1], heads[name].out_features)
        optimiser = torch.optim.AdamW(line.parameters(), lr=RATE, weight_decay=0.05)
        for step in range(STEPS):
            for group in optimiser.param_groups:
                group["lr"] = RATE * (1 - step / STEPS)
            some = torch.from_numpy(random.choice(known, min(BATCH, len(known)), replace=False))
            loss = F.cross_entropy(line(x[some]), truth[some], label_smoothing=0.05)
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
        with torch.no_grad():
            weight = line.weight / torch.from_numpy(spread)
            heads[name].weight.copy_(weight)
            heads[name].bias.copy_(line.bias - weight @ torch.from_numpy(mean))
