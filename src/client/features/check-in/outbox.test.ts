// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { storageKeys } from '#client/platform/storage.ts'
import { changeItem, findItem, type OutboxItem, putItem, readOutbox, removeItem, subscribeToOutbox } from './outbox.ts'

const item: OutboxItem = {
  userId: 'maya',
  clientId: 'one',
  mood: 2,
  notes: null,
  tags: [],
  day: '2026-11-15',
  timeZone: 'Europe/Berlin',
  madeAt: 0,
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.restoreAllMocks()
  for (const { clientId } of readOutbox()) removeItem(clientId)
})

it('keeps what waits in this browser, and forgets it when it is sent', () => {
  putItem(item)
  putItem({ ...item, clientId: 'two' })
  expect(JSON.parse(localStorage.getItem(storageKeys.checkIns) ?? '')).toHaveLength(2)
  changeItem('one', { mood: 5, entryId: 'record' })
  expect(findItem('one')).toEqual({ ...item, mood: 5, entryId: 'record' })
  removeItem('one')
  removeItem('two')
  expect(localStorage.getItem(storageKeys.checkIns)).toBeNull()
})

it('says the last word about a check-in, not two', () => {
  putItem(item)
  putItem({ ...item, mood: 4 })
  expect(readOutbox()).toEqual([{ ...item, mood: 4 }])
})

it('tells whoever watches, and gives the same list until something changes', () => {
  const watch = vi.fn()
  const stop = subscribeToOutbox(watch)
  putItem(item)
  expect(watch).toHaveBeenCalledTimes(1)
  expect(readOutbox()).toBe(readOutbox())
  stop()
})

it('sees what another tab has sent', () => {
  putItem(item)
  localStorage.removeItem(storageKeys.checkIns)
  expect(readOutbox()).toEqual([])
})

it('reads what is not its own as nothing', () => {
  localStorage.setItem(storageKeys.checkIns, '{"broken"')
  expect(readOutbox()).toEqual([])
  localStorage.setItem(storageKeys.checkIns, '{"items":1}')
  expect(readOutbox()).toEqual([])
})

it('holds on in memory where the browser keeps nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked')
  })
  putItem(item)
  changeItem('one', { mood: 1 })
  expect(readOutbox()).toEqual([{ ...item, mood: 1 }])
  removeItem('one')
  expect(readOutbox()).toEqual([])
})
