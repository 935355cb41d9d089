import { describe, expect, it } from 'vitest'
import { type UnsentEntry, type UnsentWrite, withWrite } from '#client/platform/unsent/unsent-entry.ts'
import { writeOf } from '#client/platform/unsent/use-unsent.ts'
import { completeChallenge } from '#contract/challenges/challenges.ts'
import type { Moment } from '#contract/moments/moments.ts'
import { afterWrite, beforeWrite, closingWrite, detailsWrite, momentWrite, withoutMoment } from './moment-writes.ts'
import { shownMoments } from './shown-moments.ts'

const standUp: Moment = {
  id: 'a',
  title: 'The stand-up',
  startsAt: '2026-11-17T09:00:00.000Z',
  timeZone: 'UTC',
  lifeArea: 'work',
  who: null,
  reminders: [],
  before: null,
  after: null,
  challenge: null,
  closedAt: null,
  createdAt: '2026-11-16T09:00:00.000Z',
}
const now = Date.parse('2026-11-16T12:00:00Z')

let count = 0
const ids = () => ({ id: `entry-${++count}`, userId: 'maya', now })
const waiting = (...writes: UnsentWrite[]): readonly UnsentEntry[] =>
  writes.reduce((all: readonly UnsentEntry[], write) => withWrite(all, write, ids()), [])

describe('moments on the screen', () => {
  it('are those on record and those that wait, open ones by their time', () => {
    const dinner = { title: 'Dinner', lifeArea: 'dating', startsAt: '2026-11-16T19:00:00.000Z' } as const
    const call = { title: 'The call', lifeArea: 'other' } as const
    const shown = shownMoments([standUp], waiting(momentWrite('c', call), momentWrite('b', dinner)))
    expect(shown.map(({ title }) => title)).toEqual(['Dinner', 'The stand-up', 'The call'])
    expect(shown[2]).toMatchObject({ id: 'c', startsAt: null, before: null, closedAt: null })
  })

  it('show unsent changes', () => {
    const said = { fear: 'I go blank.', certaintyBefore: 70, lines: ['Hello.'] }
    const [shown] = shownMoments(
      [standUp],
      waiting(
        detailsWrite(standUp, { title: 'Stand-up, moved', startsAt: null }),
        beforeWrite(standUp, said),
        afterWrite(standUp, { facts: 'I spoke.', outcome: 'no' }),
      ),
    )
    expect(shown).toMatchObject({
      title: 'Stand-up, moved',
      startsAt: null,
      before: { fear: 'I go blank.', lines: [{ text: 'Hello.', cueId: null }] },
      after: { facts: 'I spoke.', outcome: 'no', learnt: null },
      closedAt: '2026-11-16T12:00:00.000Z',
    })
  })

  it('can be reopened, and keep the time at which they were closed', () => {
    const closed = { ...standUp, closedAt: '2026-11-16T10:00:00.000Z' }
    expect(shownMoments([closed], waiting(closingWrite(closed, false)))[0]?.closedAt).toBeNull()
    expect(shownMoments([closed], waiting(afterWrite(closed, {})))[0]?.closedAt).toBe(closed.closedAt)
  })

  it('disappear at once when deleted, and one that was never sent leaves nothing to send', () => {
    const removal = withoutMoment([], standUp, ids())
    expect(removal).toMatchObject([{ method: 'DELETE', url: '/api/moments/a' }])
    expect(shownMoments([standUp], removal)).toEqual([])
    const made = waiting(
      momentWrite('b', { title: 'Dinner', lifeArea: 'dating' }),
      beforeWrite({ id: 'b', title: 'x' }, {}),
    )
    expect(withoutMoment(made, { id: 'b', title: 'Dinner' }, ids())).toEqual([])
  })

  it('close with a challenge that was completed without a network, with what was said about it', () => {
    const challenge = { completionId: 'run', challengeId: 'call', isCompleted: false }
    const body = { anxietyAfter: 3, rating: 4, outcome: 'no', learnt: 'They were glad.' } as const
    const call = writeOf(completeChallenge, { params: { completionId: 'run' }, body })
    const completion = { kind: 'challenge', label: 'Done', key: 'run', subject: 'run', changes: [], ...call } as const
    const [shown, other] = shownMoments(
      [
        { ...standUp, challenge },
        { ...standUp, id: 'b' },
      ],
      waiting(completion),
    ).toSorted((one, two) => (one.id < two.id ? -1 : 1))
    expect(shown).toMatchObject({
      closedAt: new Date(now).toISOString(),
      after: { outcome: 'no', learnt: 'They were glad.', facts: null },
      challenge: { isCompleted: true },
    })
    expect(other?.closedAt).toBeNull()
  })
})
