import { expect, it } from 'vitest'
import { readView, writeView } from './challenge-view.ts'

const read = (address: string) => readView(new URLSearchParams(address))

it('opens with every challenge', () => {
  expect(read('')).toEqual({
    place: 'challenges',
    category: null,
    level: null,
    onlyOwn: false,
    isSorting: false,
    challengeId: null,
  })
})

it.each([
  'category=phone_calls&level=3&own=true&challenge=abc',
  'view=ladder&sort=true',
  'view=evidence&challenge=abc',
])('comes back from the address it wrote: %s', (address) => {
  expect(writeView(read(address)).toString()).toBe(address)
})

it('ignores values it does not know', () => {
  expect(read('view=attic&category=juggling&level=6&own=1&challenge=')).toEqual(read(''))
})

it('opens the sorting exercise only on the ladder', () => {
  expect(read('view=evidence&sort=true').isSorting).toBe(false)
  expect(writeView({ ...read('view=ladder&sort=true'), place: 'evidence' }).toString()).toBe('view=evidence')
})
