import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { createEncoder } from './encode.ts'

const tokenizer = new URL('../../../../../model/tokenizer.json', import.meta.url)
const encode = createEncoder(JSON.parse(readFileSync(tokenizer, 'utf8')))

it('splits words into the same pieces as in training', () => {
  const [only] = encode({ message: 'I blushed in the Canteen…' })
  // "i blushed in the canteen …", between the start and end tokens.
  expect(only?.ids).toEqual([101, 1045, 19370, 1999, 1996, 26449, 1529, 102])
  expect(only?.types).toEqual(Array(8).fill(0))
})

it('appends the coach’s line to the message, marked as another speaker', () => {
  const [only] = encode({ message: 'no', coachLine: 'did you go?' })
  expect(only?.ids).toEqual([101, 2053, 102, 2106, 2017, 2175, 1029, 102])
  expect(only?.types).toEqual([0, 0, 0, 1, 1, 1, 1, 1])
})

it('appends earlier messages after that, as far as there is room', () => {
  const [only] = encode({ message: 'no', coachLine: 'did you go?', earlier: 'the canteen' })
  expect(only?.ids).toEqual([101, 2053, 102, 2106, 2017, 2175, 1029, 102, 1996, 26449, 102])
  expect(only?.types).toEqual([0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])
  const [long, ...more] = encode({
    message: 'well '.repeat(90),
    coachLine: 'did you go?',
    earlier: 'canteen '.repeat(90),
  })
  expect(more).toEqual([])
  expect(long?.ids).toHaveLength(128)
})

it('keeps the end of a long line of the coach', () => {
  const [only] = encode({ message: 'no', coachLine: `${'well '.repeat(90)}did you go?` })
  expect(only?.ids.slice(-5)).toEqual([2106, 2017, 2175, 1029, 102])
  expect(only?.ids.length).toBeLessThan(50)
})

it('reads a long message to its end, in overlapping pieces', () => {
  const parts = encode({ message: `${'well '.repeat(300)}help`, coachLine: 'did you go?' })
  expect(parts.length).toBeGreaterThan(2)
  expect(parts.every(({ ids, types }) => ids.length <= 128 && ids.length === types.length)).toBe(true)
  expect(parts.at(-1)?.ids).toContain(2393)
})

it('reads a letter as a whole and sentence by sentence, so that a single sentence does not get lost', () => {
  const [whole, ...sentences] = encode({ message: `${'well '.repeat(105)}. No! I did not go there.` })
  expect(whole?.ids).toHaveLength(116)
  expect(sentences.map(({ ids }) => ids.length)).toEqual([102, 20, 10])
})

it('produces tokens even for an empty message', () => {
  expect(encode({ message: '' })).toEqual([{ ids: [101, 102], types: [0, 0] }])
})
