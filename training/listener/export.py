"""
Writes the trained weights as one int8 ONNX file.

    python3 training/listener/export.py WEIGHTS LISTENER.onnx [--until N]

WEIGHTS is what train.py wrote, or the published MiniLM file. --until N writes only the embeddings and the first N
layers, for frozen.ts.
"""

import argparse
import json

import numpy as np
import onnx

from bert import LAYERS, from_published, read_safetensors
from graph import build

parser = argparse.ArgumentParser()
parser.add_argument("weights")
parser.add_argument("out")
parser.add_argument("--until", type=int, default=LAYERS)
args = parser.parse_args()

heads = {}
if args.weights.endswith(".npz"):
    kept = np.load(args.weights)
    heads = json.loads(str(kept["about"])).get("heads", {})
    state = {name: kept[name] for name in kept.files if name != "about"}
else:
    found = {name.replace("bert.", ""): value for name, value in read_safetensors(args.weights).items()}
    state = {name: value.numpy() for name, value in from_published(found).items()}
onnx.save(build(state, heads, args.until), args.out)
