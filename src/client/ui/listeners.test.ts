import { expect, it, vi } from 'vitest'
import { createListeners } from './listeners.ts'

it('tells everybody who listens, and nobody who stopped', () => {
  const { subscribe, notify } = createListeners<[word: string]>()
  const [first, second] = [vi.fn(), vi.fn()]
  const stop = subscribe(first)
  subscribe(second)
  notify('one')
  stop()
  notify('two')
  expect(first.mock.calls).toEqual([['one']])
  expect(second.mock.calls).toEqual([['one'], ['two']])
})
