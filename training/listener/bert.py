"""MiniLM-L6 in plain PyTorch, with a linear head for each thing the listener tells about a message."""

import json
import struct

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

LAYERS, WIDTH, HEADS, INNER = 6, 384, 12, 1536


class Layer(nn.Module):
    def __init__(self):
        super().__init__()
        self.query, self.key, self.value = (nn.Linear(WIDTH, WIDTH) for _ in range(3))
        self.joined = nn.Linear(WIDTH, WIDTH)
        self.norm_attention = nn.LayerNorm(WIDTH, eps=1e-12)
        self.widen = nn.Linear(WIDTH, INNER)
        self.narrow = nn.Linear(INNER, WIDTH)
        self.norm_out = nn.LayerNorm(WIDTH, eps=1e-12)
        self.drop = nn.Dropout(0.1)

    def forward(self, x, bias):
        b, n, _ = x.shape
        split = lambda y: y.view(b, n, HEADS, WIDTH // HEADS).transpose(1, 2)
        q, k, v = split(self.query(x)), split(self.key(x)), split(self.value(x))
        weights = (q @ k.transpose(2, 3) / (WIDTH // HEADS) ** 0.5 + bias).softmax(-1)
        mixed = (weights @ v).transpose(1, 2).reshape(b, n, WIDTH)
        x = self.norm_attention(x + self.drop(self.joined(mixed)))
        return self.norm_out(x + self.drop(self.narrow(F.gelu(self.widen(x)))))


class Listener(nn.Module):
    """`types` is 0 for the message and 1 for the coach's line after it; only the message is averaged."""

    def __init__(self, sizes):
        super().__init__()
        self.words = nn.Embedding(30522, WIDTH)
        self.places = nn.Embedding(512, WIDTH)
        self.types = nn.Embedding(2, WIDTH)
        self.norm = nn.LayerNorm(WIDTH, eps=1e-12)
        self.layers = nn.ModuleList(Layer() for _ in range(LAYERS))
        self.drop = nn.Dropout(0.1)
        self.heads = nn.ModuleDict({name: nn.Linear(WIDTH, size) for name, size in sizes.items()})

    def lower(self, ids, mask, types, count):
        """The output of the first `count` layers, which is the same in every round while these are frozen."""
        places = torch.arange(ids.shape[1], device=ids.device)
        x = self.drop(self.norm(self.words(ids) + self.places(places) + self.types(types)))
        for layer in self.layers[:count]:
            x = layer(x, hide(mask))
        return x

    def pool(self, x, mask, types, count):
        for layer in self.layers[count:]:
            x = layer(x, hide(mask))
        own = (mask * (1 - types)).unsqueeze(-1).float()
        return (x * own).sum(1) / own.sum(1)

    def read(self, pooled):
        return {name: head(pooled) for name, head in self.heads.items()}


def hide(mask):
    return (1.0 - mask[:, None, None, :].float()) * -1e4


def read_safetensors(path):
    with open(path, "rb") as file:
        (length,) = struct.unpack("<Q", file.read(8))
        header = json.loads(file.read(length))
        body = file.read()
    kinds = {"F16": np.float16, "F32": np.float32, "I64": np.int64}
    found = {}
    for name, entry in header.items():
        if name == "__metadata__":
            continue
        start, end = entry["data_offsets"]
        found[name] = np.frombuffer(body[start:end], dtype=kinds[entry["dtype"]]).reshape(entry["shape"])
    return found


NAMES = {
    "query": "attention.self.query",
    "key": "attention.self.key",
    "value": "attention.self.value",
    "joined": "attention.output.dense",
    "norm_attention": "attention.output.LayerNorm",
    "widen": "intermediate.dense",
    "narrow": "output.dense",
    "norm_out": "output.LayerNorm",
}


def load_weights(net, path):
    """Fills the net from the published MiniLM weights (*.safetensors) or from an earlier run of train.py (*.npz).
    Says whether the heads were among them."""
    if path.endswith(".npz"):
        kept = np.load(path)
        state = {name: torch.tensor(kept[name]) for name in kept.files if name != "about"}
    else:
        state = from_published({name.replace("bert.", ""): value for name, value in read_safetensors(path).items()})
    own = net.state_dict()
    state = {name: value for name, value in state.items() if name in own and own[name].shape == value.shape}
    missing, _ = net.load_state_dict(state, strict=False)
    assert all(name.startswith("heads.") for name in missing), missing
    return not missing


def from_published(found):
    take = lambda name: torch.tensor(found[name].astype(np.float32))
    state = {
        "words.weight": take("embeddings.word_embeddings.weight"),
        "places.weight": take("embeddings.position_embeddings.weight"),
        "types.weight": take("embeddings.token_type_embeddings.weight"),
        "norm.weight": take("embeddings.LayerNorm.weight"),
        "norm.bias": take("embeddings.LayerNorm.bias"),
    }
    for i in range(LAYERS):
        for ours, theirs in NAMES.items():
            for part in ("weight", "bias"):
                state[f"layers.{i}.{ours}.{part}"] = take(f"encoder.layer.{i}.{theirs}.{part}")
    return state
