import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import openWabt from 'wabt'
import { compareRowsWasm } from '../learned/compare-rows.wasm.ts'
import { createCompareRows, type PlacedRows, placeRows, toRow } from './compare-rows.ts'

const width = 384

/** The same numbers every time, between -1 and 1. */
function vector(seed: number): Float32Array {
  return Float32Array.from({ length: width }, (_, at) => Math.sin(seed * 7.3 + at * (1 + seed / 11)))
}

function cosine(one: Float32Array, other: Float32Array): number {
  const product = (a: Float32Array, b: Float32Array) => a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0)
  return product(one, other) / Math.sqrt(product(one, one) * product(other, other))
}

function unit(one: Float32Array): Float32Array {
  const length = Math.hypot(...one)
  return one.map((value) => value / length)
}

function placed(vectors: readonly Float32Array[]): PlacedRows {
  const rows = placeRows(vectors.length, width)
  for (const [at, one] of vectors.entries()) rows.rows.set(toRow(one), at * width)
  return rows
}

it('computes the cosine of every row with the message', () => {
  const vectors = Array.from({ length: 500 }, (_, at) => vector(at))
  const compare = createCompareRows(placed(vectors))
  for (const seed of [3, 77, 1234]) {
    const message = unit(vector(seed))
    const near = compare(message)
    expect(near).toHaveLength(vectors.length)
    for (const [at, one] of vectors.entries()) expect(near[at]).toBeCloseTo(cosine(one, message), 2)
  }
})

it('does not overflow at the largest values', () => {
  const most = new Float32Array(width).fill(1)
  const near = createCompareRows(placed([most, most.map((value) => -value)]))(unit(most))
  expect(near[0]).toBeCloseTo(1, 3)
  expect(near[1]).toBeCloseTo(-1, 3)
})

it('returns no similarity for a zero vector', () => {
  expect([...createCompareRows(placed([vector(1)]))(new Float32Array(width))]).toEqual([0])
})

it('is compiled from the source next to it: after a change, run node --import tsx training/replies/compare-rows.ts', async () => {
  const wabt = await openWabt()
  const source = readFileSync(new URL('compare-rows.wat', import.meta.url), 'utf8')
  const { buffer } = wabt.parseWat('compare-rows.wat', source, { simd: true }).toBinary({})
  expect(Buffer.from(buffer).toString('base64')).toBe(compareRowsWasm)
})
