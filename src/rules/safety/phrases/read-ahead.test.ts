import { expect, it } from 'vitest'
import { readAhead, readLater } from './read-ahead.ts'

function* count(to: number, log: string[]) {
  for (let at = 1; at <= to; at += 1) {
    log.push(`${at} of ${to}`)
    yield
  }
  return to
}

it('reads nothing until it is needed, and then once', () => {
  const log: string[] = []
  const read = readLater(count(2, log))
  expect(log).toEqual([])
  expect([read(), read()]).toEqual([2, 2])
  expect(log).toEqual(['1 of 2', '2 of 2'])
})

it('reads everything ahead, with a rest after each', async () => {
  const log: string[] = []
  const reads = [readLater(count(2, log)), readLater(count(1, log))]
  await readAhead(async () => void log.push('rest'))
  expect(log.filter((entry) => entry !== 'rest')).toEqual(['1 of 2', '2 of 2', '1 of 1'])
  expect(log.filter((entry) => entry === 'rest').length).toBeGreaterThanOrEqual(2)
  expect(reads.map((read) => read())).toEqual([2, 1])
})

it('is ready at once for somebody who cannot wait for the rest', async () => {
  const log: string[] = []
  const read = readLater(count(3, log))
  const ahead = readAhead(async () => expect(read()).toBe(3))
  expect(read()).toBe(3)
  await ahead
  expect(log).toEqual(['1 of 3', '2 of 3', '3 of 3'])
})
