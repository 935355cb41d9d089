import { describe, expect, it } from 'vitest'
import { ApiError } from '../request/api-error.ts'
import * as rules from './unsent-entry.ts'

const ids = (id: string, now = 0) => ({ id, userId: 'maya', now })
const write = (key: string, change: Partial<rules.UnsentWrite> = {}): rules.UnsentWrite => ({
  kind: 'favorite',
  label: 'A star',
  key,
  subject: key,
  method: 'PUT',
  url: `/api/${key}`,
  changes: [],
  ...change,
})
const line = (...keys: string[]) =>
  keys.reduce<readonly rules.UnsentEntry[]>((all, key, i) => rules.withWrite(all, write(key), ids(`${i}`)), [])
const patched = (entries: readonly rules.UnsentEntry[], id: string, change: Partial<rules.UnsentEntry>) =>
  entries.map((entry) => (entry.id === id ? { ...entry, ...change } : entry))

describe('the line', () => {
  it('keeps the order in which things were done, and the latest change of each', () => {
    const entries = rules.withWrite(line('a', 'b'), write('a', { method: 'DELETE' }), ids('2'))
    expect(entries.map(({ id, key, method }) => `${id} ${key} ${method}`)).toEqual(['0 a DELETE', '1 b PUT'])
    expect(rules.findNext(entries)?.key).toBe('a')
  })

  it('leaves an entry alone that may have arrived: the change is queued behind it', () => {
    const tried = patched(line('a', 'b'), '0', { tries: 1 })
    const entries = rules.withWrite(tried, write('a', { method: 'DELETE' }), ids('2'))
    expect(entries.map(({ method }) => method)).toEqual(['PUT', 'PUT', 'DELETE'])
    expect(rules.findUntried(entries, 'a')?.id).toBe('2')
  })

  it('stores an entry once if it is added twice', () => {
    const entries = patched(line('a'), '0', { tries: 3 })
    expect(rules.withWrite(entries, write('a'), ids('0'))).toBe(entries)
  })

  it('skips what was refused, and whatever depends on it, until it is tried again or discarded', () => {
    const built = rules.withWrite(line('a', 'b'), write('a:change', { subject: 'a' }), ids('2'))
    const refused = patched(built, '0', { isRefused: true, tries: 1, problem: { status: 400, text: '' } })
    expect(rules.findNext(refused)?.key).toBe('b')
    expect(rules.findNext(rules.withAnotherTry(refused, 'a'))?.key).toBe('a')
    expect(rules.withoutSubject(refused, 'a').map(({ key }) => key)).toEqual(['b'])
    expect(rules.findNext(rules.withoutSubject(refused, 'a').slice(1))).toBeUndefined()
  })
})

describe('a problem', () => {
  it.each([
    [null, 99, false],
    [401, 1, false],
    [408, 1, false],
    [429, 1, false],
    [503, 99, false],
    [500, 4, false],
    [500, 5, true],
    [400, 1, true],
    [403, 1, true],
    [404, 1, true],
    [409, 1, true],
  ])('with status %s after %i tries is a refusal: %s', (status, tries, isRefusal) => {
    expect(rules.isRefusal({ status, text: '' }, tries)).toBe(isRefusal)
  })

  it('is kept with what the server said, and thrown as the call itself would have', () => {
    const error = new ApiError(409, '{"message":"That day is over."}')
    expect(rules.errorOf(rules.problemOf(error))).toEqual(error)
    expect(rules.errorOf(rules.problemOf(new TypeError('Failed to fetch')))).toBeInstanceOf(TypeError)
  })

  it('is tried again later and later, but within minutes, and not before the server wants it', () => {
    const delays = [0, 1, 2, 20].map((failures) => rules.retryDelayMs(failures, null))
    expect(delays).toEqual([3000, 6000, 12_000, 300_000])
    expect(rules.retryDelayMs(0, new ApiError(429, '', 60))).toBe(60_000)
  })
})

it('says how long it waited, where the server wants to know, and never more than the server accepts', () => {
  const [entry] = line('a')
  const made = { ...entry!, madeAt: 1000, body: { mood: 4 } }
  expect(rules.callOf({ ...made, age: 'body' }, 61_000)).toEqual({
    url: '/api/a',
    body: { mood: 4, madeSecondsAgo: 60 },
  })
  expect(rules.callOf({ ...made, age: 'query', body: undefined }, 61_000).url).toBe('/api/a?madeSecondsAgo=60')
  expect(rules.callOf({ ...made, age: 'query', url: '/api/a?b=1' }, 61_000).url).toBe('/api/a?b=1&madeSecondsAgo=60')
  expect(rules.callOf({ ...made, age: 'body' }, 0).body).toEqual({ mood: 4 })
  expect(rules.callOf({ ...made, age: 'body' }, 1e13).body).toMatchObject({ madeSecondsAgo: 2_592_000 })
  expect(rules.callOf(made, 61_000).body).toEqual({ mood: 4 })
})
