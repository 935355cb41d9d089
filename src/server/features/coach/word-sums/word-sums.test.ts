import { expect, it } from 'vitest'
import { buckets, featuresOf } from './text-features.ts'
import { readWordSums, sumsOf, type WordSums } from './word-sums.ts'

/** Of the words in "yes", the first row has one each, and the second has none. */
function sumsForYes(): WordSums {
  const weights = new Int8Array(2 * buckets)
  for (const feature of featuresOf('yes')) weights[2 * feature] = 1
  return { rows: ['yes', 'no'], scale: [2, 1], bias: [0.5, -1], weights }
}

it('adds up what each piece of a text weighs for every row, and makes long texts no surer', () => {
  const pieces = featuresOf('yes').length
  expect(sumsOf(sumsForYes(), 'yes')).toEqual([expect.closeTo(2 * Math.sqrt(pieces) + 0.5), -1])
  expect(sumsOf(sumsForYes(), 'yes yes yes yes')[0]).toBeLessThan(2 * Math.sqrt(pieces) + 0.5)
  expect(sumsOf(sumsForYes(), 'qqq')).toEqual([0.5, -1])
})

it('reads no weights that are missing, or were made for other rows', () => {
  expect(readWordSums('/nowhere', 'danger-words', ['any', 'danger'])).toBeUndefined()
  expect(readWordSums('model', 'danger-words', ['any', 'danger'])).toBeDefined()
  expect(readWordSums('model', 'danger-words', ['danger', 'any'])).toBeUndefined()
})
