import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { inTime, ProviderSilent } from './in-time.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('passes on what the provider says, and what it refuses', async () => {
  expect(await inTime(Promise.resolve('page'))).toBe('page')
  await expect(inTime(Promise.reject(new Error('declined')))).rejects.toThrow('declined')
})

it('has given up before ten seconds are over', async () => {
  const outcome = inTime(new Promise(() => {})).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(9000)
  expect(await outcome).toBeInstanceOf(ProviderSilent)
})

it('ignores a failure after it has given up', async () => {
  let fail = (_: Error) => {}
  const asked = new Promise<never>((_, reject) => {
    fail = reject
  })
  const outcome = inTime(asked, 10).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(10)
  fail(new Error('too late'))
  expect(await outcome).toBeInstanceOf(ProviderSilent)
})
