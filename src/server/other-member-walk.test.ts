import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { allCues } from '#content/cues/all-cues.ts'
import { type SeenRoute, type Someone, useTestApp } from './testing/test-app.ts'

const routes: SeenRoute[] = []
const t = useTestApp({ onRoute: (route) => routes.push(route) })

/** Routes whose parameters refer to nothing that belongs to a person, or that are for administrators. */
const impersonal = new Set([
  'PUT /api/cues/favorites/:cueId',
  'DELETE /api/cues/favorites/:cueId',
  'PUT /api/learn/lessons/:lessonId/feedback',
  'GET /api/newsletter/unsubscribe/:token',
  'POST /api/newsletter/unsubscribe/:token',
  // For anybody who has the secret address.
  'GET /api/calendar/:token',
  'GET /api/weekly-review/stop/:token',
  'POST /api/weekly-review/stop/:token',
  // Everybody has their own runs; own.routes.test.ts covers challenges that people added.
  'POST /api/exposure-challenges/start/:challengeId',
  // Every member may read, answer, like, report and block what is in the forum.
  'GET /api/forum/posts/:postId',
  'GET /api/forum/posts/:postId/replies',
  'POST /api/forum/posts/:postId/replies',
  'POST /api/forum/posts/:postId/like',
  'DELETE /api/forum/posts/:postId/like',
  'POST /api/forum/posts/:postId/report',
  'POST /api/forum/posts/:postId/block',
  'POST /api/forum/replies/:replyId/report',
  'POST /api/forum/replies/:replyId/block',
])

const cueId = allCues[0]!.id
const useId = '0e1c0d3a-8a53-4d1c-9d56-8f0f2f6f3a11'

async function ownPost(owner: Someone): Promise<string> {
  const body = { title: 'Mine', content: 'My words.', category: 'social' }
  return (await t.post('/api/forum/posts', { as: owner, body })).json().id
}

async function ownReply(owner: Someone): Promise<string> {
  const url = `/api/forum/posts/${await ownPost(owner)}/replies`
  return (await t.post(url, { as: owner, body: { content: 'My words.' } })).json().id
}

const challengesUrl = '/api/exposure-challenges'
const ownStep = { title: 'Mine', category: 'conversation', fear: 3, matters: 5 }

async function ownChallenge(owner: Someone): Promise<string> {
  const challengeId = randomUUID()
  await t.put(`${challengesUrl}/own/${challengeId}`, { as: owner, body: ownStep })
  return challengeId
}

async function ownRun(owner: Someone): Promise<string> {
  const url = `${challengesUrl}/start/${await ownChallenge(owner)}`
  return (await t.post(url, { as: owner, body: { anxietyBefore: 6 } })).json().completionId
}

const finish = { anxietyAfter: 2, rating: 5, learnt: 'My words.' }

async function ownLine(owner: Someone): Promise<string> {
  const completionId = await ownRun(owner)
  await t.post(`${challengesUrl}/complete/${completionId}`, { as: owner, body: finish })
  return completionId
}

async function ownChat(owner: Someone): Promise<string> {
  return (await t.post('/api/chat/message', { as: owner, body: { message: 'My words.' } })).json().session.id
}

async function ownNote(owner: Someone): Promise<string> {
  const [note] = await t.sql(
    `insert into coach_notes (user_id, kind, text) values ($1, 'step', 'My words.') returning id`,
    [owner.id],
  )
  return String(note?.id)
}

async function ownMood(owner: Someone): Promise<string> {
  const body = { mood: 3, notes: 'My words.', timeZone: 'UTC' }
  return `/api/mood-entries/${(await t.post('/api/mood-entries', { as: owner, body })).json().id}`
}

async function ownRecommendation(owner: Someone): Promise<string> {
  const [made] = await t.sql(
    `insert into resource_recommendations (user_id, type, resource_id, title, description, reason, category)
     values ($1, 'technique', $2, 'Mine', 'My words.', 'My words.', 'anxiety') returning id`,
    [owner.id, randomUUID()],
  )
  return `/api/recommendations/${made?.id}`
}

async function ownInsight(owner: Someone): Promise<string> {
  const [made] = await t.sql(
    `insert into user_insights (user_id, insight_type, title, description, confidence)
     values ($1, 'mine', 'Mine', 'My words.', 0.5) returning id`,
    [owner.id],
  )
  return `/api/insights/${made?.id}`
}

async function ownMoment(owner: Someone): Promise<string> {
  const body = { title: 'Mine', lifeArea: 'work', startsAt: '2026-11-17T09:00:00Z' }
  return `/api/moments/${(await t.post('/api/moments', { as: owner, body })).json().id}`
}

/** For each of the other routes: how to create something it refers to, and what to send. */
const owned: Record<string, { make: (owner: Someone) => Promise<string>; body?: object; isOwnCopy?: true }> = {
  'PATCH /api/mood-entries/:entryId': { make: ownMood, body: { mood: 1 } },
  'DELETE /api/mood-entries/:entryId': { make: ownMood },
  'DELETE /api/user/sessions/:id': {
    make: async (owner) => `/api/user/sessions/${(await t.get('/api/user/sessions', { as: owner })).json()[0].id}`,
  },
  'PATCH /api/techniques/usage/:usageId': {
    make: async (owner) => {
      const body = { techniqueId: 'power-breathing', durationMinutes: 2, completed: true, rating: 5 }
      return `/api/techniques/usage/${(await t.post('/api/techniques/usage', { as: owner, body })).json().id}`
    },
    body: { rating: 1 },
  },
  'PATCH /api/forum/posts/:postId': {
    make: async (owner) => `/api/forum/posts/${await ownPost(owner)}`,
    body: { title: 'Theirs' },
  },
  'DELETE /api/forum/posts/:postId': { make: async (owner) => `/api/forum/posts/${await ownPost(owner)}` },
  'PATCH /api/forum/replies/:replyId': {
    make: async (owner) => `/api/forum/replies/${await ownReply(owner)}`,
    body: { content: 'Their words.' },
  },
  'DELETE /api/forum/replies/:replyId': { make: async (owner) => `/api/forum/replies/${await ownReply(owner)}` },
  // Removing a block that is somebody else's finds nothing to remove.
  'DELETE /api/forum/blocks/:blockId': {
    make: async (owner) => {
      const postId = await ownPost(await t.premium())
      return `/api/forum/blocks/${(await t.post(`/api/forum/posts/${postId}/block`, { as: owner })).json().id}`
    },
    isOwnCopy: true,
  },
  'PUT /api/notifications/:notificationId/read': {
    make: async (owner) => {
      const url = `/api/forum/posts/${await ownPost(owner)}/replies`
      await t.post(url, { as: await t.premium(), body: { content: 'Hello.' } })
      const { notifications } = (await t.get('/api/notifications', { as: owner })).json()
      return `/api/notifications/${notifications[0].id}/read`
    },
  },
  'POST /api/exposure-challenges/complete/:completionId': {
    make: async (owner) => `${challengesUrl}/complete/${await ownRun(owner)}`,
    body: finish,
  },
  'POST /api/exposure-challenges/leave/:completionId': {
    make: async (owner) => `${challengesUrl}/leave/${await ownRun(owner)}`,
  },
  'PATCH /api/exposure-challenges/evidence/:completionId': {
    make: async (owner) => `${challengesUrl}/evidence/${await ownLine(owner)}`,
    body: { learnt: 'Their words.' },
  },
  'PUT /api/exposure-challenges/own/:challengeId': {
    make: async (owner) => `${challengesUrl}/own/${await ownChallenge(owner)}`,
    body: { ...ownStep, title: 'Theirs' },
  },
  'DELETE /api/exposure-challenges/own/:challengeId': {
    make: async (owner) => `${challengesUrl}/own/${await ownChallenge(owner)}`,
  },
  'GET /api/chat/sessions/:sessionId': { make: async (owner) => `/api/chat/sessions/${await ownChat(owner)}` },
  // Deleting a chat that is somebody else's finds nothing to delete.
  'DELETE /api/chat/sessions/:sessionId': {
    make: async (owner) => `/api/chat/sessions/${await ownChat(owner)}`,
    isOwnCopy: true,
  },
  'PATCH /api/chat/memory/:noteId': {
    make: async (owner) => `/api/chat/memory/${await ownNote(owner)}`,
    body: { text: 'Their words.' },
  },
  'DELETE /api/chat/memory/:noteId': {
    make: async (owner) => `/api/chat/memory/${await ownNote(owner)}`,
    isOwnCopy: true,
  },
  'POST /api/recommendations/:recommendationId/complete': {
    make: async (owner) => `${await ownRecommendation(owner)}/complete`,
  },
  'POST /api/recommendations/:recommendationId/dismiss': {
    make: async (owner) => `${await ownRecommendation(owner)}/dismiss`,
  },
  'POST /api/recommendations/:recommendationId/open': {
    make: async (owner) => `${await ownRecommendation(owner)}/open`,
  },
  'PUT /api/recommendations/:recommendationId/helped': {
    make: async (owner) => `${await ownRecommendation(owner)}/helped`,
    body: { helped: 'no' },
  },
  'POST /api/insights/:insightId/dismiss': { make: async (owner) => `${await ownInsight(owner)}/dismiss` },
  'GET /api/moments/:momentId': { make: ownMoment },
  'PATCH /api/moments/:momentId': { make: ownMoment, body: { title: 'Theirs' } },
  'DELETE /api/moments/:momentId': { make: ownMoment },
  'PUT /api/moments/:momentId/before': {
    make: async (owner) => `${await ownMoment(owner)}/before`,
    body: { fear: 'Their words.' },
  },
  'PUT /api/moments/:momentId/after': {
    make: async (owner) => `${await ownMoment(owner)}/after`,
    body: { facts: 'Their words.' },
  },
  'GET /api/moments/:momentId/calendar.ics': { make: async (owner) => `${await ownMoment(owner)}/calendar.ics` },
  // Uses are counted per person: the same id from somebody else is another row.
  'PUT /api/cues/uses/:cueId/:useId': { make: async () => `/api/cues/uses/${cueId}/${useId}`, isOwnCopy: true },
  'DELETE /api/cues/uses/:cueId/:useId': { make: async () => `/api/cues/uses/${cueId}/${useId}`, isOwnCopy: true },
}

const named = () =>
  routes.filter((route) => route.url.includes(':') && route.access !== 'admin' && route.method !== 'HEAD')
const nameOf = (route: SeenRoute) => `${route.method} ${route.url}`

describe('another member', () => {
  it('is tried on every route that names something', () => {
    const known = [...impersonal, ...Object.keys(owned)].sort()
    expect(named().map(nameOf).sort()).toEqual(known)
  })

  it('reaches nothing that belongs to somebody else', async () => {
    const [owner, other] = [await t.premium(), await t.premium()]
    await t.put(`/api/cues/uses/${cueId}/${useId}`, { as: owner })
    const before = (await t.get('/api/user/export', { as: owner })).json()
    for (const route of named()) {
      const own = owned[nameOf(route)]
      if (!own) continue
      const url = await own.make(owner)
      const send = { GET: t.get, POST: t.post, PATCH: t.patch, PUT: t.put, DELETE: t.delete }[route.method as 'POST']
      const reply = await send(url, { as: other, ...(own.body ? { body: own.body } : {}) })
      if (own.isOwnCopy) expect(reply.statusCode, nameOf(route)).toBeLessThan(300)
      else expect([403, 404], `${nameOf(route)}: ${reply.body}`).toContain(reply.statusCode)
    }
    expect((await t.get('/api/user', { as: owner })).statusCode).toBe(200)
    const after = (await t.get('/api/user/export', { as: owner })).json()
    expect(after.cue_uses).toEqual(before.cue_uses)
    expect(after.chat_sessions).toHaveLength(1)
    expect(after.coach_notes).toMatchObject([{ text: 'My words.' }, { text: 'My words.' }])
    expect(after.technique_usage).toMatchObject([{ rating: 5 }])
    expect(after.sessions).toHaveLength(1)
    expect(after.exposure_challenges).toHaveLength(5)
    for (const step of after.exposure_challenges) expect(step).toMatchObject({ title: 'Mine', removedAt: null })
    const runs = after.user_challenge_completions as { completed: boolean; leftAt: null }[]
    expect(runs.map(({ completed, leftAt }) => [completed, leftAt])).toEqual(
      expect.arrayContaining([
        [false, null],
        [false, null],
        [true, null],
      ]),
    )
    const moments = after.moments as { completionId: string | null; closedAt: string | null; learnt: string | null }[]
    const ofRuns = moments.filter(({ completionId }) => completionId !== null)
    expect(ofRuns).toHaveLength(runs.length)
    expect(ofRuns.flatMap(({ closedAt, learnt }) => (closedAt ? [learnt] : []))).toEqual(['My words.'])
    expect(after.forum_posts).toHaveLength(5)
    for (const post of after.forum_posts) expect(post).toMatchObject({ title: 'Mine', editedAt: null })
    expect(after.forum_replies).toHaveLength(2)
    for (const reply of after.forum_replies) expect(reply).toMatchObject({ content: 'My words.', editedAt: null })
    expect(after.resource_recommendations).toHaveLength(4)
    for (const one of after.resource_recommendations) expect(one).toMatchObject({ completed: false, dismissed: false })
    const added = moments.filter(({ completionId }) => completionId === null)
    expect(added).toHaveLength(6)
    for (const one of added) expect(one).toMatchObject({ title: 'Mine', fear: null, closedAt: null })
    expect(after.user_insights).toMatchObject([{ dismissed: false }])
    expect(after.resource_interactions).toEqual([])
    expect(after.forum_blocks).toHaveLength(1)
    expect(after.notifications).toMatchObject([{ readAt: null }])
  })
})
