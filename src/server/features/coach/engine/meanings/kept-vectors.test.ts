import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { allPlaces, examplesOf, readKeptVectors, vectorWidth } from './kept-vectors.ts'

const folder = fileURLToPath(new URL('../../../../../../model', import.meta.url))

it('match the current examples: after a change, run node --import tsx training/replies/vectors.ts', () => {
  expect(readKeptVectors(folder)).toBeDefined()
})

it('contain one vector per example', () => {
  const examples = allPlaces.flatMap(examplesOf)
  expect(readKeptVectors(folder)?.rows).toHaveLength(examples.length * vectorWidth)
})

it('are undefined if the file is missing', () => {
  expect(readKeptVectors('/nowhere')).toBeUndefined()
})
