import { beforeEach, expect, it, vi } from 'vitest'
import { pausesMs, repeatWithPauses } from './worker/repeat-with-pauses.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

it('runs once if nothing is left to do', async () => {
  const round = vi.fn(async () => 'done' as const)
  await repeatWithPauses(round)
  expect(round).toHaveBeenCalledOnce()
})

it('repeats after a pause until nothing is left to do', async () => {
  const round = vi.fn<() => Promise<'done' | 'left'>>().mockResolvedValueOnce('left').mockResolvedValueOnce('done')
  const all = repeatWithPauses(round)
  await vi.advanceTimersByTimeAsync(pausesMs[0])
  await all
  expect(round).toHaveBeenCalledTimes(2)
})

it('gives up after the last pause', async () => {
  const round = vi.fn(async () => 'left' as const)
  const all = repeatWithPauses(round)
  await vi.runAllTimersAsync()
  await all
  expect(round).toHaveBeenCalledTimes(pausesMs.length + 1)
})
