/**
 * Runs every tokenised line once through the layers that stay as they are (export.py --until N) and keeps what comes
 * out, in half precision, for train.py --frozen N. In int8, as the server runs it: several times cheaper than PyTorch
 * on a machine without a GPU, and the layers above learn from exactly what they will be given.
 *
 *   node --import tsx training/listener/frozen.ts LOWER.onnx LINES_FOLDER [EARLIER_LINES_FOLDER]
 *
 * Lines that stand in the earlier folder too are taken over from there.
 */
import { closeSync, openSync, readFileSync, readSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { InferenceSession, Tensor } from 'onnxruntime-node'

const [model, folder, earlier] = process.argv.slice(2)
if (!model || !folder) throw new Error('Usage: frozen.ts LOWER.onnx LINES_FOLDER')

function readLines(from: string) {
  const read = (name: string) => new Uint8Array(readFileSync(join(from, name))).buffer
  const ids = new Int32Array(read('ids.int32'))
  const types = new Uint8Array(read('types.uint8'))
  let end = 0
  const lines = Array.from(new Int32Array(read('lengths.int32')), (length) => {
    end += length
    return { start: end - length, length }
  })
  const keyOf = ({ start, length }: { start: number; length: number }) =>
    `${ids.subarray(start, start + length)}/${types.subarray(start, start + length)}`
  return { ids, types, lines, keyOf }
}

const { ids, types, lines, keyOf } = readLines(folder)
const width = 384
const together = 16

const session = await InferenceSession.create(model, { intraOpNumThreads: Number(process.env.THREADS ?? 0) })
const out = openSync(join(folder, 'frozen.float16'), 'w')
const half = new DataView(new ArrayBuffer(4))

function toHalf(value: number): number {
  half.setFloat32(0, value)
  const bits = half.getUint32(0)
  const exponent = ((bits >>> 23) & 0xff) - 112
  if (exponent <= 0) return (bits >>> 16) & 0x8000
  return ((bits >>> 16) & 0x8000) | (((exponent << 10) | ((bits >>> 13) & 0x3ff)) + ((bits >>> 12) & 1))
}

const known = new Map<string, number>()
const before = earlier ? readLines(earlier) : undefined
for (const line of before?.lines ?? []) known.set(before?.keyOf(line) ?? '', line.start)
const kept = earlier ? openSync(join(earlier, 'frozen.float16'), 'r') : undefined

const byLength = new Map<number, { start: number }[]>()
for (const { start, length } of lines) {
  const at = known.get(keyOf({ start, length }))
  if (kept !== undefined && at !== undefined) {
    const bytes = new Uint8Array(length * width * 2)
    readSync(kept, bytes, 0, bytes.length, at * width * 2)
    writeSync(out, bytes, 0, bytes.length, start * width * 2)
  } else {
    const alike = byLength.get(length)
    if (alike) alike.push({ start })
    else byLength.set(length, [{ start }])
  }
}
let done = 0
for (const [length, alike] of byLength) {
  for (let from = 0; from < alike.length; from += together) {
    const some = alike.slice(from, from + together)
    const gather = (source: ArrayLike<number> & { subarray: (from: number, to: number) => Iterable<number> }) =>
      BigInt64Array.from(some.flatMap(({ start }) => [...source.subarray(start, start + length)]).map(BigInt))
    const shape = [some.length, length]
    const { frozen } = await session.run({
      input_ids: new Tensor('int64', gather(ids), shape),
      attention_mask: new Tensor('int64', new BigInt64Array(some.length * length).fill(1n), shape),
      token_type_ids: new Tensor('int64', gather(types), shape),
    })
    const values = frozen?.data as Float32Array
    for (const [row, { start }] of some.entries()) {
      const halves = Uint16Array.from(values.subarray(row * length * width, (row + 1) * length * width), toHalf)
      writeSync(out, halves, 0, halves.byteLength, start * width * 2)
    }
    done += some.length
    if (done % 2000 < some.length) process.stdout.write(`${done} of at most ${lines.length}\n`)
  }
}
closeSync(out)
