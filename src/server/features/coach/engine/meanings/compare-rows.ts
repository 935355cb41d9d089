import { compareRowsWasm } from '../learned/compare-rows.wasm.ts'

/** How close each row is to a message, as the cosine of the two vectors. The next call writes into the same array. */
export type CompareRows = (message: Float32Array) => Float32Array

/** The part of WebAssembly used here: TypeScript only declares it together with all browser types. */
declare const WebAssembly: {
  Module: new (code: Uint8Array) => object
  Instance: new (module: object) => { exports: unknown }
}
type Memory = { buffer: ArrayBuffer; grow: (pages: number) => number }
type Instance = {
  memory: Memory
  compare: (message: number, width: number, rows: number, count: number, sums: number) => void
}

/** WebAssembly memory grows in pages of this many bytes. */
const page = 65_536
/** The message's largest value is scaled to this, so that the sum of a row cannot overflow 32 bits. */
const largest = 16_000

const module = new WebAssembly.Module(Buffer.from(compareRowsWasm, 'base64'))

/** Rows in the memory that the comparison reads, so that there is no second copy of them. */
export type PlacedRows = { rows: Int8Array; count: number; width: number; instance: Instance }

/** Room for rows, each as wide as a message (a multiple of sixteen). The caller fills them in. */
export function placeRows(count: number, width: number): PlacedRows {
  const instance = new WebAssembly.Instance(module).exports as Instance
  const bytes = placesOf(count, width).sumsAt + count * Int32Array.BYTES_PER_ELEMENT
  instance.memory.grow(Math.ceil(bytes / page) - 1)
  const rows = new Int8Array(instance.memory.buffer, placesOf(count, width).rowsAt, count * width)
  return { rows, count, width, instance }
}

function placesOf(count: number, width: number) {
  const rowsAt = width * Int16Array.BYTES_PER_ELEMENT
  return { rowsAt, sumsAt: rowsAt + count * width }
}

/** All rows are compared at once, in about two milliseconds for twenty thousand. */
export function createCompareRows({ rows, count, width, instance }: PlacedRows): CompareRows {
  const { memory, compare } = instance
  const { rowsAt, sumsAt } = placesOf(count, width)
  const scaled = new Int16Array(memory.buffer, 0, width)
  const sums = new Int32Array(memory.buffer, sumsAt, count)
  const lengths = lengthsOf(rows, width)
  const near = new Float32Array(count)

  return (message) => {
    const stretch = largest / (message.reduce((most, value) => Math.max(most, Math.abs(value)), 0) || 1)
    for (let at = 0; at < width; at += 1) scaled[at] = Math.round((message[at] ?? 0) * stretch)
    compare(0, width, rowsAt, count, sumsAt)
    for (let row = 0; row < count; row += 1) near[row] = (sums[row] ?? 0) / stretch / (lengths[row] ?? 1)
    return near
  }
}

function lengthsOf(rows: Int8Array, width: number): Float32Array {
  const lengths = new Float32Array(rows.length / width)
  for (let row = 0; row < lengths.length; row += 1) {
    let sum = 0
    for (let at = row * width; at < (row + 1) * width; at += 1) sum += (rows[at] ?? 0) ** 2
    lengths[row] = Math.sqrt(sum) || 1
  }
  return lengths
}

/** Only the direction counts, so a vector is scaled to the whole range. */
export function toRow(vector: Float32Array): Int8Array {
  const most = vector.reduce((sofar, value) => Math.max(sofar, Math.abs(value)), 0) || 1
  return Int8Array.from(vector, (value) => Math.round((value / most) * 127))
}
