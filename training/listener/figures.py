"""How well a model does on a set of lines: the figures of its card."""

import numpy as np


def share(hits):
    hits = np.asarray(hits)
    return [round(float(hits.mean()), 3), int(hits.size)] if hits.size else None


def figures(lines, numbers, found, alarm=0.5, check_in=0.5):
    """`found` holds each head's probabilities for `numbers`, in that order. Each figure: a share and its count."""
    label = lambda head: lines.label(head)[numbers]
    danger = label("danger")
    alarmed = found["danger"][:, 2:].sum(1) > alarm
    noticed = alarmed | (1 - found["danger"][:, 0] > check_in)
    lookalike = lines.lookalike[numbers]
    ordinary = (danger == 0) & ~lookalike & (label("kind") < 0)
    harmful = danger >= 2
    told = {
        "danger alarmed": share(alarmed[harmful]),
        "danger noticed": share(noticed[harmful]),
        "concern noticed": share(noticed[danger == 1]),
        "false alarm, ordinary": share(alarmed[ordinary]),
        "false check-in, ordinary": share(noticed[ordinary]),
        "false alarm, look-alike": share(alarmed[(danger == 0) & lookalike]),
    }
    for head, top in [("kind", 1), ("whose", 1), ("when", 1), ("intent", 1), ("intent", 3), ("subject", 1), ("subject", 3)] + [
        (head, 1) for head in ("need", "area", "mood", "act")
    ]:
        truth = label(head)
        known = truth >= 0
        if head in ("kind", "whose", "when"):
            known &= harmful
        if not known.any():
            continue
        best = np.argsort(-found[head][known], 1)[:, :top]
        told[head if top == 1 else f"{head}, first {top}"] = share((best == truth[known][:, None]).any(1))
    return {name: value for name, value in told.items() if value}


def tell(told):
    return " · ".join(f"{name} {100 * part:.1f}% of {count}" for name, (part, count) in told.items())
