import { setTimeout as wait } from 'node:timers/promises'
import { crowdedForum } from '../src/server/features/forum/testing/crowded-forum.ts'
import { type Bench, type Figure, percentile, write } from './harness/bench.ts'
import { type Call, type Client, createClient, inParallel } from './harness/http.ts'
import type { Member, Stage } from './harness/stage.ts'

const people = Number(process.env.CROWD_MEMBERS ?? 500)
const seconds = Number(process.env.CROWD_SECONDS ?? 180)
const posts = 2000
/** Pauses between two calls of one member: reading, thinking, typing. */
const pauseMs = { from: 2000, to: 10_000 }
/** After this long without a connection a request is refused, which means that the pool is exhausted. */
const refusedAfterMs = 4000
const sampleMs = 500

type Choice = { share: number; call: (postId: string) => Call }

/** A typical evening's visits. */
const visits: readonly Choice[] = [
  { share: 15, call: () => ({ path: '/api/user' }) },
  { share: 15, call: () => ({ path: '/api/notifications/unread-count' }) },
  { share: 12, call: () => ({ path: '/api/forum/posts' }) },
  { share: 8, call: (postId) => ({ path: `/api/forum/posts/${postId}` }) },
  { share: 10, call: () => ({ path: '/api/progress?timeZone=UTC' }) },
  { share: 8, call: () => ({ path: '/api/recommendations' }) },
  { share: 5, call: () => ({ path: '/' }) },
  { share: 5, call: () => ({ path: '/api/chat/session' }) },
  {
    share: 8,
    call: () => ({ method: 'POST', path: '/api/chat/message', body: { message: 'I have a talk tomorrow' } }),
  },
  { share: 5, call: () => ({ method: 'POST', path: '/api/mood-entries', body: { mood: 3, timeZone: 'UTC' } }) },
  { share: 4, call: (postId) => ({ method: 'POST', path: `/api/forum/posts/${postId}/like`, body: {} }) },
  {
    share: 5,
    call: () => ({
      method: 'POST',
      path: '/api/techniques/usage',
      body: { techniqueId: 'power-breathing', durationMinutes: 1, clientId: crypto.randomUUID() },
    }),
  },
]

/** Many members at once for some minutes, each at a person's pace. */
export const crowd: Bench = {
  name: 'crowd',
  repeats: 1,
  async run(stage) {
    for (const statement of crowdedForum(posts)) await stage.sql(statement)
    await stage.sql('vacuum analyze')
    const rows = await stage.sql('select id from forum_posts where hidden_at is null and held_at is null limit 500')
    const members: Member[] = []
    await inParallel(4, people, async () => void members.push(await stage.member()))
    const client = createClient(stage.ports.app, people)
    const end = Date.now() + seconds * 1000
    const seen: { status: number; ms: number }[] = []

    async function visit({ cookie }: Member) {
      // So that they do not all start at the same moment.
      await wait(Math.random() * pauseMs.to)
      while (Date.now() < end) {
        const call = chooseVisit().call(String(rows[Math.floor(Math.random() * rows.length)]?.id))
        const begun = performance.now()
        const { status } = await client({ ...call, cookie }).catch(() => ({ status: 0 }))
        seen.push({ status, ms: performance.now() - begun })
        await wait(pauseMs.from + Math.random() * (pauseMs.to - pauseMs.from))
      }
    }
    const watching = watchPool(stage, end)
    await Promise.all(members.map(visit))
    return figures(seen, await watching)
  },
}

function chooseVisit(): Choice {
  const all = visits.reduce((sum, { share }) => sum + share, 0)
  let at = Math.random() * all
  for (const visit of visits) {
    at -= visit.share
    if (at < 0) return visit
  }
  return visits[0] as Choice
}

type Waits = { longestMs: number; p99Ms: number; most: number }

/** How long calls waited for a connection, according to the server's metrics, and how many waited at once. */
async function watchPool({ ports }: Stage, end: number): Promise<Waits> {
  const client: Client = createClient(ports.app, 1)
  const before = waitsIn((await client({ path: '/metrics' })).text)
  let most = 0
  while (Date.now() < end) {
    const { text } = await client({ path: '/metrics' })
    const waiting = /^database_pool_connections\{pool="primary",state="waiting"\} (\d+)/m.exec(text)?.[1]
    most = Math.max(most, Number(waiting ?? 0))
    await wait(sampleMs)
  }
  const buckets = waitsIn((await client({ path: '/metrics' })).text).map(({ ms, count }, at) => ({
    ms,
    count: count - (before[at]?.count ?? 0),
  }))
  const all = buckets.at(-1)?.count ?? 0
  const limitOf = (share: number) => buckets.find(({ count }) => count >= all * share)?.ms ?? Number.NaN
  return { longestMs: limitOf(1), p99Ms: limitOf(0.99), most }
}

/** Cumulative counts of waits, by upper limit. */
function waitsIn(metrics: string): { ms: number; count: number }[] {
  const lines = metrics.matchAll(/^database_pool_wait_seconds_bucket\{le="([^"]+)",pool="primary"\} (\d+)/gm)
  return [...lines].map(([, le, count]) => ({
    ms: le === '+Inf' ? Number.POSITIVE_INFINITY : Number(le) * 1000,
    count: Number(count),
  }))
}

function figures(seen: readonly { status: number; ms: number }[], pool: Waits): Figure[] {
  const broken = seen.filter(({ status }) => status === 0 || status >= 500).length
  const refused = seen.filter(({ status }) => status >= 400 && status < 500).length
  const times = seen.map(({ ms }) => ms)
  const told = [0.5, 0.95, 0.99].map((share) => `p${share * 100} ${write(percentile(times, share))} ms`).join(', ')
  return [
    {
      what: `${people} members for ${seconds} s`,
      value: percentile(times, 0.5),
      measured: `${seen.length} calls, ${told}`,
      goal: 'told',
      isMet: true,
    },
    {
      what: 'answered with 5xx, or not at all',
      value: broken,
      measured: String(broken),
      goal: '0',
      isMet: broken === 0,
    },
    { what: 'refused', value: refused, measured: String(refused), goal: '0', isMet: refused === 0 },
    {
      what: 'waits for a connection',
      value: pool.longestMs,
      measured: `99 % up to ${pool.p99Ms} ms, all up to ${pool.longestMs} ms (${pool.most} waiting at most)`,
      goal: `nobody ${refusedAfterMs} ms`,
      isMet: pool.longestMs <= refusedAfterMs,
    },
  ]
}
