import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { allCues } from '#content/cues/all-cues.ts'
import { lessonList } from '#content/generated/lesson-list.ts'
import { login } from '#contract/accounts/accounts.ts'
import { readProgress } from '#contract/progress.ts'
import { dayMs } from '#rules/durations.ts'
import { findContactDetails } from '#rules/forum/contact-details.ts'
import { assess } from '#rules/safety/assess.ts'
import { prepareDemo } from '#server/prepare-demo.ts'
import { type Someone, useTestApp } from '#server/testing/test-app.ts'
import { removeDemoData } from './demo-data.ts'
import { demoAdmin, demoPassword, demoPeople, newMember, settledMember } from './demo-people.ts'
import { demoPosts } from './forum/forum-talk.ts'
import { demoLessonAnswers, demoLines } from './six-weeks/six-weeks-lines.ts'

const t = useTestApp()
const inDemo = { isDemo: true, hasDemoData: true, hasDebugAuth: true, isOpenDemo: false }
const make = () => prepareDemo(inDemo, t.connection.db)
const clear = () => removeDemoData(t.connection.db)
const count = async (table: string) => Number((await t.sql(`select count(*) from ${table}`))[0]!.count)

const touched = [
  'users leads newsletter_subscribers forum_posts forum_replies forum_likes forum_category_tally notifications',
  'exposure_challenges user_challenge_completions ladder_ratings moments mood_entries technique_usage user_progress',
  'cue_favorites cue_uses lesson_feedback resource_recommendations coach_people chat_sessions chat_messages coach_notes',
].flatMap((line) => line.split(' '))
const countAll = async () =>
  Object.fromEntries(await Promise.all(touched.map(async (name) => [name, await count(name)])))

async function signIn({ id, email }: { id: string; email: string }): Promise<Someone> {
  return { id, email, password: demoPassword, cookie: await t.signIn({ email, password: demoPassword }) }
}

describe('demo data', () => {
  afterEach(clear)

  it('is created once, however many instances start together and however often', async () => {
    const before = await countAll()
    const said = await Promise.all([make(), make(), make()])
    expect(said[0]).toEqual([
      `Sign in with the password ${demoPassword} as`,
      `  ${newMember.email}    a new member`,
      `  ${settledMember.email}  a member six weeks in`,
      `  ${demoAdmin.email}   an administrator`,
    ])
    const first = await countAll()
    expect(first.users).toBe(before.users + demoPeople.length)
    for (const name of touched) expect(first[name], name).toBeGreaterThan(before[name])
    expect(await make()).toEqual(said[0])
    expect(await countAll()).toEqual(first)
  })

  it('stays as people left it: a deleted account is neither created again nor listed', async () => {
    await make()
    await t.sql('delete from users where id = $1', [newMember.id])
    expect((await make()).join()).not.toContain(newMember.email)
    expect(await t.sql('select 1 from users where id = $1', [newMember.id])).toEqual([])
  })

  it('leaves a database alone where somebody already has such an address', async () => {
    const taken = await t.someone({ email: settledMember.email.toUpperCase() })
    expect(await make()).toEqual([])
    expect(await count('forum_posts')).toBe(0)
    await t.sql('delete from users where id = $1', [taken.id])
  })

  it('is the same on every machine, apart from the dates', async () => {
    const look = () =>
      t.sql(`select 'post' as what, id::text, title || likes || replies as words from forum_posts
        union all select 'mood', id::text, mood || coalesce(notes, '') from mood_entries
        union all select 'run', id, challenge_id || points_earned from user_challenge_completions
        union all select 'moment', id::text, title || coalesce(fear, '') || coalesce(learnt, '') from moments
        union all select 'technique', id::text, technique_id || completed || coalesce(rating, 0) from technique_usage
        union all select 'message', session_id::text, message ->> 'content' from chat_messages order by 1, 2, 3`)
    await make()
    const first = await look()
    await clear()
    await make()
    expect(first.length).toBeGreaterThan(90)
    expect(await look()).toEqual(first)
  })

  it('is not created when it is switched off', async () => {
    const before = await countAll()
    expect(await prepareDemo({ ...inDemo, hasDemoData: false }, t.connection.db)).toEqual([])
    expect(await countAll()).toEqual(before)
  })

  it('can be taken out of a database again, and nothing else with it', async () => {
    const before = await countAll()
    expect(await clear()).toBe(0)
    expect(await countAll()).toEqual(before)
    await make()
    const maya = await t.someone()
    expect(await clear()).toBe(demoPeople.length)
    for (const { email } of demoPeople) {
      const answer = await t.post(login.path, { body: { email, password: demoPassword } })
      expect(answer.statusCode, email).toBe(401)
    }
    const after = await countAll()
    const { forum_category_tally: _, ...counts } = after
    expect(counts).toMatchObject({ users: before.users + 1, forum_posts: 0, mood_entries: 0, leads: before.leads })
    expect(Number((await t.sql('select coalesce(sum(posts), 0) as posts from forum_category_tally'))[0]!.posts)).toBe(0)
    expect((await t.get('/api/user', { as: maya })).statusCode).toBe(200)
  })
})

describe('in the demo', () => {
  let [sam, nadia, ruth] = [] as unknown as [Someone, Someone, Someone]

  beforeAll(async () => {
    await make()
    ;[sam, nadia, ruth] = await Promise.all([signIn(newMember), signIn(settledMember), signIn(demoAdmin)])
  })

  it('the new member has an account and nothing else, the others what they came for', async () => {
    const [newcomer, settled, admin] = await Promise.all(
      [sam, nadia, ruth].map(async (as) => (await t.get('/api/user', { as })).json()),
    )
    expect(newcomer).toMatchObject({ isPremium: false, hasUsedTrial: false, role: 'member' })
    expect(settled).toMatchObject({ isPremium: true, subscriptionStatus: 'active', role: 'member' })
    expect(admin).toMatchObject({ role: 'admin' })
    expect((await t.get('/api/mood-entries', { as: sam })).json()).toEqual([])
  })

  it('progress follows from the records, by the rule that holds for everybody', async () => {
    const progress = readProgress.reply.parse((await t.get('/api/progress', { as: nadia })).json())
    const [sums] = await t.sql(
      `select (select count(*) from technique_usage where user_id = $1)::int
        + (select count(*) from user_challenge_completions where user_id = $1 and completed)::int as sessions,
        (select avg(mood) from mood_entries where user_id = $1)::float8 as average,
        (select count(distinct day) from mood_entries where user_id = $1)::int as days`,
      [nadia.id],
    )
    expect(progress).toMatchObject({ totalSessions: sums!.sessions, checkInDays: sums!.days })
    expect(progress.averageMood).toBeCloseTo(Number(sums!.average), 3)
    expect(progress.moodDays.filter(({ mood }) => mood === null).length).toBeGreaterThan(5)
    expect(progress.moodTrend.direction).toBe('up')
    expect(progress.checkInStreak).toBeGreaterThan(2)
    expect(progress.techniques.some(({ moodBefore, moodAfter }) => Number(moodAfter) > Number(moodBefore))).toBe(true)
    expect(progress.predictions).toMatchObject({ predictions: 13, cameTrue: 2, partlyTrue: 3 })
    expect(progress.goals.every(({ target }) => target > 0)).toBe(true)
  })

  it('a moment is coming before the next day is over, and the closed ones are on the wall', async () => {
    const open = (await t.get('/api/moments?state=open', { as: nadia })).json()
    expect(open).toMatchObject([
      { title: 'Meeting the evening class outside of class', before: null, challenge: null },
      { challenge: { challengeId: 'idea-in-ten-minutes', isCompleted: false }, before: { certaintyBefore: 60 } },
    ])
    expect(Date.parse(open[0].startsAt)).toBeGreaterThan(Date.now())
    expect(Date.parse(open[0].startsAt)).toBeLessThan(Date.now() + dayMs)
    const wall = (await t.get('/api/evidence', { as: nadia })).json()
    expect(wall.lines.filter(({ source }: { source: string }) => source === 'moment')).toHaveLength(4)
    const { areas, habits } = (await t.get('/api/evidence/patterns', { as: nadia })).json()
    expect(areas.map(({ lifeArea }: { lifeArea: string }) => lifeArea)).toEqual(['work', 'other', 'dating'])
    expect(habits[0]).toEqual({ habit: 'Holding my phone or looking at it', tries: 3, leftOut: 3, partlyLeftOut: 0 })
    expect((await t.get('/api/moments', { as: sam })).json()).toEqual([])
  })

  it('points, runs and the ladder agree with the challenges', async () => {
    const overview = (await t.get('/api/exposure-challenges/overview', { as: nadia })).json()
    const [sum] = await t.sql(
      `select sum(points)::int as points from exposure_challenges where id in
        (select challenge_id from user_challenge_completions where user_id = $1 and completed)`,
      [nadia.id],
    )
    expect(overview).toMatchObject({ points: sum!.points, completedChallenges: 8, openRuns: [{ completed: false }] })
    expect((await t.get('/api/exposure-challenges/ladder', { as: nadia })).json().nextRung).not.toBeNull()
  })

  it('counters of the community are right, and replies were told to whom they concern', async () => {
    const wrong = await t.sql(`select title from forum_posts p
      where likes <> (select count(*) from forum_likes where post_id = p.id)
         or replies <> (select count(*) from forum_replies where post_id = p.id)`)
    expect(wrong).toEqual([])
    const posts = (await t.get('/api/forum/posts?limit=10&offset=0', { as: nadia })).json()
    expect(posts).toHaveLength(10)
    const { notifications, unreadCount } = (await t.get('/api/notifications', { as: nadia })).json()
    expect(unreadCount).toBe(3)
    expect(notifications[0]).toMatchObject({ kind: 'forum_reply', title: 'New reply to your post' })
    const late = await t.sql(
      'select 1 from forum_replies where created_at > now() union all select 1 from forum_posts where created_at > now()',
    )
    expect(late).toEqual([])
  })

  it('recommendations and insights come from the records', async () => {
    const recommendations = (await t.get('/api/recommendations', { as: nadia })).json()
    expect(recommendations.length).toBeGreaterThan(2)
    expect(new Set(recommendations.map(({ reason }: { reason: string }) => reason)).size).toBeGreaterThan(1)
    expect((await t.get('/api/insights', { as: nadia })).json().length).toBeGreaterThan(0)
  })

  it('the coach has its chats and asks about the agreed step', async () => {
    const session = (await t.get('/api/chat/session', { as: nadia })).json()
    expect(session.messages.length).toBeGreaterThan(5)
    expect(JSON.stringify(session.messages.at(-1))).toMatch(/card|sentence/)
  })
})

describe('the words of the demo', () => {
  it('pass our own moderation and safety checks', () => {
    for (const { title, content, replies } of demoPosts) {
      for (const text of [`${title}\n${content}`, ...replies.map((reply) => reply.content)]) {
        expect(findContactDetails(text), text).toEqual([])
        expect(assess(text).tier, text).toBe('none')
      }
    }
  })

  it('name only lines and lessons that exist', () => {
    expect(demoLines.filter(({ cueId }) => !allCues.some(({ id }) => id === cueId))).toEqual([])
    expect(demoLessonAnswers.filter(({ lessonId }) => !lessonList.some(({ id }) => id === lessonId))).toEqual([])
  })
})
