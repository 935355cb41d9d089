"""The listener as an ONNX graph, put together by hand: int8 weights with a scale for each output, int8 word vectors."""

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

from bert import HEADS, LAYERS, WIDTH

# One bit less than eight: on x64 processors without VNNI two products are added in 16 bits, and would overflow.
LARGEST = 63
PLACES = 128


class Graph:
    def __init__(self, state, heads):
        self.state, self.heads = state, heads
        self.nodes, self.constants, self.count = [], [], 0

    def add(self, kind, *inputs, outputs=1, name=None, **attributes):
        self.count += 1
        made = [name] if name else [f"t{self.count}_{i}" for i in range(outputs)]
        self.nodes.append(helper.make_node(kind, list(inputs), made, **attributes))
        return made[0] if len(made) == 1 else made

    def keep(self, name, values):
        self.constants.append(numpy_helper.from_array(np.ascontiguousarray(values), name))
        return name

    def floats(self, *numbers):
        return self.keep(f"c{len(self.constants)}", np.array(numbers if len(numbers) > 1 else numbers[0], np.float32))

    def whole(self, *numbers):
        return self.keep(f"c{len(self.constants)}", np.array(numbers, np.int64))

    def dense(self, name, quantised, weight, bias):
        """y = x · weight + bias, multiplied in integers."""
        scale = np.maximum(np.abs(weight).max(0), 1e-8) / LARGEST
        rounded = np.clip(np.rint(weight / scale), -LARGEST, LARGEST).astype(np.int8)
        x, x_scale, x_zero = quantised
        product = self.add("MatMulInteger", x, self.keep(f"{name}.weight", rounded), x_zero)
        scales = self.add("Mul", x_scale, self.keep(f"{name}.scale", scale.astype(np.float32)))
        y = self.add("Mul", self.add("Cast", product, to=TensorProto.FLOAT), scales)
        return self.add("Add", y, self.keep(f"{name}.bias", bias.astype(np.float32)))

    def quantise(self, x):
        return self.add("DynamicQuantizeLinear", x, outputs=3)

    def norm(self, name, x):
        gain, shift = (self.keep(f"{name}.{part}", self.state[f"{name}.{part}"]) for part in ("weight", "bias"))
        return self.add("LayerNormalization", x, gain, shift, axis=-1, epsilon=1e-12)

    def embed(self):
        table = self.state["words.weight"]
        scale = np.maximum(np.abs(table).max(1), 1e-8) / 127
        rounded = np.rint(table / scale[:, None]).astype(np.int8)
        words = self.add("Cast", self.add("Gather", self.keep("words", rounded), "input_ids"), to=TensorProto.FLOAT)
        scales = self.add("Gather", self.keep("words.scale", scale.astype(np.float32)[:, None]), "input_ids")
        words = self.add("Mul", words, scales)
        length = self.add("Slice", self.add("Shape", "input_ids"), self.whole(1), self.whole(2))
        places = self.keep("places", self.state["places.weight"][:PLACES])
        places = self.add("Slice", places, self.whole(0), length, self.whole(0))
        types = self.add("Gather", self.keep("types", self.state["types.weight"]), "token_type_ids")
        return self.norm("norm", self.add("Add", self.add("Add", words, places), types))

    def layer(self, i, x, hidden):
        part = lambda name: (self.state[f"layers.{i}.{name}.weight"].T, self.state[f"layers.{i}.{name}.bias"])
        each = WIDTH // HEADS
        (q, q0), (k, k0), (v, v0) = part("query"), part("key"), part("value")
        joint = self.dense(
            f"l{i}.qkv",
            self.quantise(x),
            np.concatenate([q / each**0.5, k, v], 1),
            np.concatenate([q0 / each**0.5, k0, v0]),
        )
        q, k, v = self.add("Split", joint, self.whole(WIDTH, WIDTH, WIDTH), outputs=3, axis=-1)
        split = lambda y, order: self.add(
            "Transpose", self.add("Reshape", y, self.whole(0, 0, HEADS, each)), perm=order
        )
        scores = self.add("MatMul", split(q, [0, 2, 1, 3]), split(k, [0, 2, 3, 1]))
        shares = self.add("Softmax", self.add("Add", scores, hidden), axis=-1)
        mixed = self.add("Transpose", self.add("MatMul", shares, split(v, [0, 2, 1, 3])), perm=[0, 2, 1, 3])
        mixed = self.add("Reshape", mixed, self.whole(0, 0, WIDTH))
        joined = self.dense(f"l{i}.joined", self.quantise(mixed), *part("joined"))
        x = self.norm(f"layers.{i}.norm_attention", self.add("Add", x, joined))
        wide = self.dense(f"l{i}.widen", self.quantise(x), *part("widen"))
        bent = self.add("Add", self.add("Erf", self.add("Div", wide, self.floats(2**0.5))), self.floats(1.0))
        wide = self.add("Mul", self.add("Mul", wide, bent), self.floats(0.5))
        narrow = self.dense(f"l{i}.narrow", self.quantise(wide), *part("narrow"))
        return self.norm(f"layers.{i}.norm_out", self.add("Add", x, narrow))

    def pool(self, x, mask):
        types = self.add("Cast", "token_type_ids", to=TensorProto.FLOAT)
        own = self.add("Mul", mask, self.add("Sub", self.floats(1.0), types))
        own = self.add("Unsqueeze", own, self.whole(2))
        total = self.add("ReduceSum", self.add("Mul", x, own), self.whole(1), keepdims=0)
        return self.add("Div", total, self.add("ReduceSum", own, self.whole(1), keepdims=0))

    def read(self, pooled):
        """The heads stay in full precision: they are small, and a sum over so many names needs it."""
        sizes = [len(names) for names in self.heads.values()]
        weight = np.concatenate([self.state[f"heads.{head}.weight"] for head in self.heads])
        bias = np.concatenate([self.state[f"heads.{head}.bias"] for head in self.heads])
        told = self.add("Gemm", pooled, self.keep("heads.weight", weight.T), self.keep("heads.bias", bias))
        # A model with a single head has nothing to split.
        parts = [told] if len(sizes) == 1 else self.add("Split", told, self.whole(*sizes), outputs=len(sizes), axis=-1)
        for head, part in zip(self.heads, parts):
            self.add("Softmax", part, axis=-1, name=head)
        length = self.add("ReduceL2", pooled, axes=[-1], keepdims=1)
        self.add("Div", pooled, length, name="embedding")


def build(state, heads, until=LAYERS):
    """With `until` below all layers, the graph ends there and gives the output of that layer as `frozen`."""
    graph = Graph(state, heads)
    mask = graph.add("Cast", "attention_mask", to=TensorProto.FLOAT)
    hidden = graph.add("Mul", graph.add("Sub", graph.floats(1.0), mask), graph.floats(-1e4))
    hidden = graph.add("Unsqueeze", hidden, graph.whole(1, 2))
    x = graph.embed()
    for i in range(until):
        x = graph.layer(i, x, hidden)
    tensor = lambda name, kind, *shape: helper.make_tensor_value_info(name, kind, list(shape))
    if until < LAYERS:
        graph.add("Identity", x, name="frozen")
        outputs = [tensor("frozen", TensorProto.FLOAT, "b", "n", WIDTH)]
    else:
        graph.read(graph.pool(x, mask))
        outputs = [tensor(head, TensorProto.FLOAT, "b", len(names)) for head, names in heads.items()]
        outputs.append(tensor("embedding", TensorProto.FLOAT, "b", WIDTH))
    inputs = [tensor(name, TensorProto.INT64, "b", "n") for name in ("input_ids", "attention_mask", "token_type_ids")]
    made = helper.make_graph(graph.nodes, "listener", inputs, outputs, graph.constants)
    model = helper.make_model(made, opset_imports=[helper.make_opsetid("", 17)], ir_version=8)
    onnx.checker.check_model(model)
    return model
