import { expect, it } from 'vitest'
import type { MoodEntry } from '#contract/progress.ts'
import type { OutboxItem } from './outbox.ts'
import { shownEntries } from './shown-entries.ts'

const entry: MoodEntry = {
  id: 'a',
  mood: 3,
  notes: null,
  tags: [],
  day: '2026-11-15',
  createdAt: '2026-11-15T10:00:00.000Z',
  isEditable: true,
}
const item: OutboxItem = {
  userId: 'maya',
  clientId: 'one',
  mood: 5,
  notes: 'Said hello.',
  tags: ['proud'],
  day: '2026-11-15',
  timeZone: 'UTC',
  madeAt: Date.parse('2026-11-15T11:00:00Z'),
}
const moodsOf = (...args: Parameters<typeof shownEntries>) => shownEntries(...args).map(({ mood }) => mood)

it('shows what is only here beside what is on record, the latest made first', () => {
  expect(shownEntries([entry], [item])).toMatchObject([
    { mood: 5, entryId: null, clientId: 'one', isEditable: true },
    { mood: 3, entryId: 'a', clientId: null },
  ])
})

it('shows a record as its owner wants it by now, once', () => {
  expect(moodsOf([entry], [{ ...item, entryId: 'a' }])).toEqual([5])
  expect(moodsOf([entry], [{ ...item, entryId: 'a', isDeleted: true }])).toEqual([])
})

it('shows what is recorded before the list has heard of it', () => {
  expect(moodsOf([], [{ ...item, entryId: 'b' }])).toEqual([5])
  expect(moodsOf([], [{ ...item, isDeleted: true }])).toEqual([])
})
