import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { allPlaces, examplesOf, readKeptVectors } from './kept-vectors.ts'

const folder = fileURLToPath(new URL('../../../../../model', import.meta.url))

it('go with the examples as they stand: after a change, run node --import tsx training/vectors.ts', () => {
  expect(readKeptVectors(folder)).toBeDefined()
})

it('are one for each example of a place', () => {
  const kept = readKeptVectors(folder)
  for (const place of allPlaces) expect(kept?.of(place)).toHaveLength(examplesOf(place).length)
})

it('are left aside where there are none', () => {
  expect(readKeptVectors('/nowhere')).toBeUndefined()
})
