import { expect, it } from 'vitest'
import type { UnsentEntry } from '#client/platform/unsent/unsent-entry.ts'
import { withWrite } from '#client/platform/unsent/unsent-entry.ts'
import type { MoodEntry } from '#contract/progress.ts'
import { newCheckIn, type Said, withChangedCheckIn, withoutCheckIn } from './check-in-writes.ts'
import { shownEntries } from './shown-entries.ts'

const record: MoodEntry = {
  id: 'a',
  clientId: null,
  mood: 3,
  notes: null,
  tags: [],
  day: '2026-11-15',
  createdAt: '2026-11-15T10:00:00.000Z',
  isEditable: true,
}
const said: Said = { mood: 5, notes: 'Said hello.', tags: ['proud'] }
const one = { checkInId: 'one', timeZone: 'UTC' }
const ids = { id: 'x', userId: 'maya', now: Date.parse('2026-11-15T11:00:00Z') }
const added = withWrite([], newCheckIn(said, { ...one, day: '2026-11-15' }), { ...ids, id: 'one' })
const tried = (entries: readonly UnsentEntry[]) => entries.map((entry) => ({ ...entry, tries: 1 }))
const moodsOf = (...args: Parameters<typeof shownEntries>) => shownEntries(...args).map(({ mood }) => mood)

it('shows unsent check-ins together with stored ones, latest first', () => {
  expect(shownEntries([record], added)).toMatchObject([
    { mood: 5, checkInId: 'one', state: 'saving', isEditable: true },
    { mood: 3, checkInId: 'a', state: 'saved' },
  ])
})

it('marks everything as waiting once sending has failed, and says what was refused', () => {
  const [entry] = added
  const held = { ...entry!, problem: { status: null, text: '' } }
  expect(shownEntries([], [held])).toMatchObject([{ state: 'waiting' }])
  expect(shownEntries([], [{ ...held, isRefused: true }])).toMatchObject([{ state: 'refused' }])
  expect(shownEntries([], [{ ...held, isSent: true }])).toMatchObject([{ state: 'saved' }])
})

it('shows a check-in once if it was stored but the answer was lost', () => {
  expect(moodsOf([{ ...record, clientId: 'one' }], tried(added))).toEqual([3])
})

it('changes an unsent entry in place, and deletes it without a trace', () => {
  const changed = withChangedCheckIn(added, { ...said, mood: 2 }, one, ids)
  expect(changed).toHaveLength(1)
  expect(changed).toMatchObject([{ method: 'POST', body: { mood: 2, clientId: 'one' }, label: 'Check-in: Shaky' }])
  expect(withoutCheckIn(changed, one, ids)).toEqual([])
})

it('sends a change or a deletion after an entry that may have arrived', () => {
  const changed = withChangedCheckIn(tried(added), { ...said, mood: 2 }, one, ids)
  expect(changed.map(({ method }) => method)).toEqual(['POST', 'PATCH'])
  expect(withChangedCheckIn(changed, { ...said, mood: 1 }, one, { ...ids, id: 'z' })).toMatchObject([
    {},
    { body: { mood: 1 } },
  ])
  expect(moodsOf([], changed)).toEqual([2])
  const removed = withoutCheckIn(changed, one, { ...ids, id: 'y' })
  expect(removed.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'POST /api/mood-entries',
    'DELETE /api/mood-entries/one?timeZone=UTC',
  ])
  expect(moodsOf([{ ...record, clientId: 'one' }], removed)).toEqual([])
})
