"""The tokenised lines, as tokenise.ts wrote them, and batches of lines of like length."""

import json
import os

import numpy as np
import torch


class Lines:
    def __init__(self, folder, device="cpu"):
        read = lambda name, kind: np.fromfile(os.path.join(folder, name), kind)
        with open(os.path.join(folder, "about.json"), encoding="utf8") as file:
            self.about = json.load(file)
        self.heads = list(self.about["heads"])
        self.sizes = {head: len(names) for head, names in self.about["heads"].items()}
        self.lengths = read("lengths.int32", np.int32)
        # The length of a line without what the person wrote before it.
        self.without = torch.from_numpy(read("without.int32", np.int32)).to(device)
        self.starts = np.concatenate([[0], np.cumsum(self.lengths)])
        self.labels = read("labels.int16", np.int16).reshape(-1, len(self.heads)).astype(np.int64)
        self.writer = read("writers.int32", np.int32)
        # Which written answer an example belongs to; -1 for everything that is no example.
        self.group = read("groups.int32", np.int32)
        # Its corner: answers of one corner are the ones to be told apart.
        self.field = read("fields.int32", np.int32)
        flags = read("flags.uint8", np.uint8)
        self.rival = (flags & 8) > 0
        self.lookalike, self.joined, self.answers = (flags & 1) > 0, (flags & 2) > 0, (flags & 4) > 0
        self.writers = np.array(self.about["writers"])[self.writer]
        self.ids = self._filled(read("ids.int32", np.int32), device)
        self.types = self._filled(read("types.uint8", np.uint8), device)
        self.length = torch.from_numpy(self.lengths).to(device)

    def _filled(self, values, device):
        """Pads every line to the longest once, so that a batch is a slice."""
        made = np.zeros((len(self.lengths), int(self.lengths.max())), np.int32)
        made[np.arange(made.shape[1]) < self.lengths[:, None]] = values
        return torch.from_numpy(made).to(device)

    def __len__(self):
        return len(self.lengths)

    def label(self, head):
        return self.labels[:, self.heads.index(head)]

    def gather(self, numbers):
        """One batch: ids, mask and types, padded to its longest line."""
        longest = int(self.lengths[numbers].max())
        at = torch.from_numpy(numbers).to(self.ids.device)
        ids, types = self.ids[at, :longest].long(), self.types[at, :longest].long()
        mask = (torch.arange(longest, device=ids.device) < self.length[at][:, None]).long()
        return ids, mask, types

    def weights(self):
        """Writers with many lines count for more than others, but only up to a limit; nobody's lines count less than half."""
        counts = np.bincount(self.writer)[self.writer].astype(np.float64)
        return np.clip((np.median(counts) / counts) ** 0.5, 0.5, 1.5)


def batches(lines, numbers, size, random=None):
    """Batches of lines of similar length, so that little is padded; in random order if `random` is given."""
    order = np.array(numbers)
    if random is None:
        order = order[np.argsort(lines.lengths[order], kind="stable")]
        return [order[at : at + size] for at in range(0, len(order), size)]
    random.shuffle(order)
    made = []
    for at in range(0, len(order), size * 40):
        some = order[at : at + size * 40]
        some = some[np.argsort(lines.lengths[some], kind="stable")]
        made += [some[at : at + size] for at in range(0, len(some), size)]
    random.shuffle(made)
    return made
