import { expect, it } from 'vitest'
import { packBags, unpackBags } from './packed-bags.ts'
import { weighWords } from './word-weights.ts'

it('gives back every bag as it was, the empty ones too', () => {
  const { bagOf } = weighWords([{ like: ['what if they hang up on me'], say: ['Then you call the next one.'] }])
  const bags = ['they hang up', '…', 'a lighthouse', 'call me at the lighthouse'].map(bagOf)
  expect(unpackBags(packBags(bags))).toEqual(bags)
})
