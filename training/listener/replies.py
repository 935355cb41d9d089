"""
Trains the second model, which reads nothing but replies of a language model, and writes its weights for export.py.

    python3 training/listener/replies.py --lines .cache/lines --start model.safetensors --out .cache/replies.npz

It learns from the lines with a `fault` alone. A harmful sentence is also shown beside a harmless one of the same writer, because
that is how a reply is read. The weights are the mean of three runs that begin with the same outputs. --apart A,B keeps the lines
of these writers out and prints how much of their harm is found at a given share of false stops.
"""

import argparse
import json
import math
from collections import defaultdict

import numpy as np
import torch
import torch.nn.functional as F

from bert import Listener, load_weights
from lines import Lines

ROUNDS, BATCH, RATE, HEADS_RATE = 4, 96, 2e-4, 1e-3
HIDDEN = 0.05
HARM_COUNTS = 1.6
AVERAGED, EVERY = 0.7, 5
LONGEST = 126
START, END = 101, 102


class Sentences:
    """Every line with a fault or without, as pieces, and pairs of them."""

    def __init__(self, lines):
        self.none = lines.about["heads"]["fault"].index("none")
        labels = lines.label("fault")
        ids, length = lines.ids.cpu().numpy(), lines.lengths
        known = np.flatnonzero((lines.group < 0) & (labels >= 0))
        self.all = [(ids[at, 1 : length[at] - 1].tolist(), int(labels[at]), str(lines.writers[at])) for at in known]

    def pairs(self, some, random):
        harmless = defaultdict(list)
        for one in some:
            if one[1] == self.none:
                harmless[one[2]].append(one)
        made = []
        for pieces, fault, writer in some:
            if not harmless[writer]:
                continue
            beside = lambda: harmless[writer][random.randint(len(harmless[writer]))][0]
            if fault != self.none:
                made += [(pieces + beside(), fault, writer), (beside() + pieces, fault, writer)]
            elif random.rand() < 0.5:
                made.append((pieces + beside(), self.none, writer))
        return made


def gather(some, device, random=None):
    longest = min(LONGEST, max(len(pieces) for pieces, _, _ in some)) + 2
    ids, mask = np.zeros((len(some), longest), np.int64), np.zeros((len(some), longest), np.int64)
    for row, (pieces, _, _) in enumerate(some):
        whole = [START, *pieces[:LONGEST], END]
        ids[row, : len(whole)], mask[row, : len(whole)] = whole, 1
    if random is not None:
        gone = random.rand(*mask.shape) < HIDDEN
        gone[:, 0] = False
        mask *= ~gone
    return torch.from_numpy(ids).to(device), torch.from_numpy(mask).to(device)


def logits(net, ids, mask):
    types = torch.zeros_like(ids)
    return net.heads["fault"](net.drop(net.pool(net.lower(ids, mask, types, 0), mask, types, 0)))


def batches(some, random):
    order = random.permutation(len(some))
    parts = np.array_split(order, max(1, len(order) // (BATCH * 30)))
    order = np.concatenate([part[np.argsort([len(some[at][0]) for at in part])] for part in parts])
    made = [order[at : at + BATCH] for at in range(0, len(order), BATCH)]
    random.shuffle(made)
    return made


def fit(sentences, learn, start, names, seed, device):
    random = np.random.RandomState(seed)
    # The same outputs to begin with in every run, or their mean would mean nothing.
    torch.manual_seed(0)
    net = Listener({"fault": len(names)}).to(device)
    load_weights(net, start)
    torch.manual_seed(seed)
    body = [value for name, value in net.named_parameters() if not name.startswith("heads")]
    groups = [dict(params=body, lr=RATE), dict(params=net.heads.parameters(), lr=HEADS_RATE)]
    optimiser = torch.optim.AdamW(groups, weight_decay=0.01)
    rates = [group["lr"] for group in optimiser.param_groups]
    some = learn + sentences.pairs(learn, np.random.RandomState(0))
    weight = torch.full((len(names),), HARM_COUNTS, device=device)
    weight[sentences.none] = 1.0
    mean, count = {name: torch.zeros_like(value, dtype=torch.float) for name, value in net.state_dict().items()}, 0
    steps, step = math.ceil(len(some) / BATCH) * ROUNDS, 0
    net.train()
    for _ in range(ROUNDS):
        for chosen in batches(some, random):
            done = step / steps
            for group, rate in zip(optimiser.param_groups, rates):
                group["lr"] = rate * min(1.0, done / 0.06 + 0.01) * (1 - done)
            batch = [some[at] for at in chosen]
            told = logits(net, *gather(batch, device, random))
            wanted = torch.tensor([fault for _, fault, _ in batch], device=device)
            loss = F.cross_entropy(told, wanted, weight=weight, label_smoothing=0.05)
            optimiser.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(net.parameters(), 1.0)
            optimiser.step()
            step += 1
            if done > AVERAGED and step % EVERY == 0:
                count += 1
                for name, value in net.state_dict().items():
                    mean[name].lerp_(value.detach().float(), 1 / count)
    return mean


def averaged(sentences, learn, start, names, device):
    runs = [fit(sentences, learn, start, names, seed, device) for seed in (1, 2, 3)]
    return {name: sum(run[name] for run in runs) / len(runs) for name in runs[0]}


@torch.no_grad()
def tell(state, some, names, none, device):
    net = Listener({"fault": len(names)}).to(device)
    net.load_state_dict(state)
    net.eval()
    parts = [logits(net, *gather(some[at : at + 256], device)).softmax(-1).cpu() for at in range(0, len(some), 256)]
    harm = 1 - torch.cat(parts)[:, none].numpy()
    is_harm = np.array([fault != none for _, fault, _ in some])
    for share in (0.01, 0.02, 0.04):
        least = np.quantile(harm[~is_harm], 1 - share)
        print(f"{100 * (harm[is_harm] > least).mean():.0f} % of {is_harm.sum()} found at {100 * share:g} % false (from {least:.2f})")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--lines", required=True)
    parser.add_argument("--start", required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--apart", default="")
    args = parser.parse_args()
    device = "cuda" if torch.cuda.is_available() else "cpu"
    lines = Lines(args.lines)
    names = lines.about["heads"]["fault"]
    sentences = Sentences(lines)
    apart = args.apart.split(",")
    learn = [one for one in sentences.all if one[2] not in apart]
    state = averaged(sentences, learn, args.start, names, device)
    if args.apart:
        tell(state, [one for one in sentences.all if one[2] in apart], names, sentences.none, device)
    kept = {name: value.cpu().numpy() for name, value in state.items()}
    np.savez(args.out, about=np.array(json.dumps({"heads": {"fault": names}})), **kept)


if __name__ == "__main__":
    main()
