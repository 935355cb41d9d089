// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '#client/platform/api-error.ts'
import type { MoodEntry } from '#contract/progress.ts'
import { changeItem, findItem, type OutboxItem, putItem, readOutbox, removeItem } from './outbox.ts'
import { isRefusal, sendItem } from './send-item.ts'

const item: OutboxItem = {
  userId: 'maya',
  clientId: '0e1c0d3a-8a53-4d1c-9d56-8f0f2f6f3a11',
  mood: 2,
  notes: 'Loud room.',
  tags: ['tired'],
  day: '2026-11-15',
  timeZone: 'Europe/Berlin',
  madeAt: 0,
}
const record = {
  id: 'record',
  mood: 2,
  notes: 'Loud room.',
  tags: ['tired'],
  day: item.day,
  createdAt: '',
  isEditable: true,
}

type Sent = { method: string; url: string; body: Record<string, unknown> }
let sent: Sent[] = []
/** What the server answers, in turn. An error stands for a network that is not there. */
let answers: (object | Error)[] = []

beforeEach(() => {
  localStorage.clear()
  sent = []
  vi.useFakeTimers({ toFake: ['Date'], now: 90_000 })
  vi.stubGlobal('fetch', async (url: string, { method, body }: { method: string; body: string | null }) => {
    sent.push({ method, url, body: JSON.parse(body ?? '{}') })
    const answer = answers.shift()
    if (answer instanceof ApiError) return new Response(answer.bodyText, { status: answer.status })
    if (!answer || answer instanceof Error) throw new TypeError('Failed to fetch')
    return Response.json(answer)
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  for (const { clientId } of readOutbox()) removeItem(clientId)
})

it('sends it with its id, its day and how long it has waited', async () => {
  putItem(item)
  answers = [record]
  expect(await sendItem(item)).toEqual(record)
  expect(sent).toEqual([
    {
      method: 'POST',
      url: '/api/mood-entries',
      body: {
        clientId: item.clientId,
        mood: 2,
        notes: 'Loud room.',
        tags: ['tired'],
        day: item.day,
        timeZone: item.timeZone,
        madeSecondsAgo: 90,
      },
    },
  ])
  expect(findItem(item.clientId)?.entryId).toBe('record')
})

it('keeps it when nobody answers, and sends the same id the next time', async () => {
  putItem(item)
  answers = [new Error('offline')]
  await expect(sendItem(item)).rejects.toThrow('Failed to fetch')
  expect(readOutbox()).toHaveLength(1)
  answers = [record]
  await sendItem(readOutbox()[0]!)
  expect(sent.map(({ body }) => body.clientId)).toEqual([item.clientId, item.clientId])
})

it('corrects a record that an earlier try made before the person changed their mind', async () => {
  const changed = { ...item, mood: 4 as const, wasTried: true as const }
  putItem(changed)
  answers = [record, { ...record, mood: 4 } satisfies Record<string, unknown>]
  expect(await sendItem(changed)).toMatchObject({ mood: 4 })
  expect(sent.map(({ method }) => method)).toEqual(['POST', 'PATCH'])
  expect(sent[1]).toMatchObject({ url: '/api/mood-entries/record', body: { mood: 4, notes: 'Loud room.' } })
})

it('reads again what was tapped while it was on its way', async () => {
  putItem(item)
  answers = [record, { ...record, mood: 5 } as MoodEntry]
  const sending = sendItem(item)
  changeItem(item.clientId, { mood: 5 })
  expect(await sending).toMatchObject({ mood: 5 })
})

it('asks once for words the server tidies up', async () => {
  const odd = { ...item, entryId: 'record', notes: 'a\u0000b' }
  putItem(odd)
  answers = [{ ...record, notes: 'ab' }]
  expect(await sendItem(odd)).toMatchObject({ notes: 'ab' })
  expect(sent).toHaveLength(1)
})

it('deletes what may be on record, and asks nobody about what cannot be', async () => {
  const unsent = { ...item, isDeleted: true as const }
  putItem(unsent)
  expect(await sendItem(unsent)).toBeNull()
  expect(sent).toEqual([])
  const tried = { ...unsent, wasTried: true as const }
  putItem(tried)
  answers = [record, { id: 'record' }]
  expect(await sendItem(tried)).toBeNull()
  expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'POST /api/mood-entries',
    'DELETE /api/mood-entries/record?timeZone=Europe%2FBerlin',
  ])
})

it('takes gone already as deleted', async () => {
  const gone = { ...item, entryId: 'record', isDeleted: true as const }
  putItem(gone)
  answers = [new ApiError(404, '{"message":"gone"}')]
  expect(await sendItem(gone)).toBeNull()
})

it('knows what is worth another try', () => {
  for (const status of [400, 404, 409, 413]) expect(isRefusal(new ApiError(status, ''))).toBe(true)
  for (const status of [401, 403, 408, 429, 500, 502, 503]) expect(isRefusal(new ApiError(status, ''))).toBe(false)
  expect(isRefusal(new TypeError('Failed to fetch'))).toBe(false)
})
