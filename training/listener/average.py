"""
Averages the weights of several runs that began from the same weights: as cheap as one model, steadier than each.

    python3 training/listener/average.py A.npz B.npz … --out LISTENER.npz [--lines .cache/lines --tune A,B]

With --lines and --tune the figures of these writers are printed.
"""

import argparse
import json

import numpy as np
import torch

from bert import Listener, load_weights
from figures import figures, tell
from lines import Lines
from train import predict


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("runs", nargs="+")
    parser.add_argument("--out", required=True)
    parser.add_argument("--lines")
    parser.add_argument("--tune", default="")
    args = parser.parse_args()
    kept = [np.load(run) for run in args.runs]
    state = {name: sum(run[name] for run in kept) / len(kept) for name in kept[0].files if name != "about"}
    about = json.loads(str(kept[0]["about"]))
    about["seed"] = [json.loads(str(run["about"]))["seed"] for run in kept]
    np.savez(args.out, about=np.array(json.dumps(about)), **state)
    if args.lines:
        device = "cuda" if torch.cuda.is_available() else "cpu"
        lines = Lines(args.lines, device)
        net = Listener(lines.sizes).to(device)
        load_weights(net, args.out)
        apart = np.flatnonzero(np.isin(lines.writers, args.tune.split(",")) & ~lines.joined)
        print(tell(figures(lines, apart, predict(net, lines, apart, None, device))), flush=True)


if __name__ == "__main__":
    main()
