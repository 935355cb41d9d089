import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { allPlaces, examplesOf, readKeptVectors, vectorWidth } from './kept-vectors.ts'

const folder = fileURLToPath(new URL('../../../../../../model', import.meta.url))

it('go with the examples as they stand: after a change, run node --import tsx training/replies/vectors.ts', () => {
  expect(readKeptVectors(folder)).toBeDefined()
})

it('are one for each example', () => {
  const examples = allPlaces.flatMap(examplesOf)
  expect(readKeptVectors(folder)).toHaveLength(examples.length * vectorWidth)
})

it('are left aside where there are none', () => {
  expect(readKeptVectors('/nowhere')).toBeUndefined()
})
