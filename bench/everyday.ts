import { crowdedForum } from '../src/server/features/forum/testing/crowded-forum.ts'
import type { Bench, Figure } from './harness/bench.ts'
import { againstTwin } from './harness/by-turns.ts'
import { createClient, inParallel } from './harness/http.ts'
import type { Member, Stage } from './harness/stage.ts'

const lanes = 20
const posts = 5000
/** A running server has compiled what it does all day, and the coach has read its library. */
const warmUps = 1000

const reads = [
  { what: 'who I am', path: '/api/user', twin: '/user' },
  { what: 'the forum’s list', path: '/api/forum/posts', twin: '/posts' },
  { what: 'my recommendations', path: '/api/recommendations', twin: '/recommendations' },
] as const

/** What nearly every visit requests, compared with a minimal handler that looks up the session and sends the same rows. */
export const everyday: Bench = {
  name: 'everyday',
  async run(stage) {
    for (const statement of crowdedForum(posts)) await stage.sql(statement)
    await stage.sql('vacuum analyze')
    const member = await stage.member()
    const app = createClient(stage.ports.app, lanes)
    await app({ method: 'POST', path: '/api/recommendations/generate', cookie: member.cookie, body: {} })
    const figures: Figure[] = []
    for (const read of reads) figures.push(await measureRead(stage, member, read))
    figures.push(await measureLiking(stage, member, await stage.member()))
    return figures
  },
}

async function measureRead({ ports }: Stage, { id, cookie }: Member, { what, path, twin }: (typeof reads)[number]) {
  const [app, bare] = [createClient(ports.app, lanes), createClient(ports.twin, lanes)]
  const ask = (times: number) => inParallel(lanes, times, async () => expectAnswer(await app({ path, cookie })))
  const askTwin = (times: number) =>
    inParallel(lanes, times, async () => expectAnswer(await bare({ path: `${twin}/${id}` })))
  await Promise.all([ask(warmUps), askTwin(warmUps)])
  return againstTwin(`${what}, a second, against the bare rows`, ask, askTwin, { times: 500, goal: 0.8 })
}

/** Two people like the same posts, one on each server, so that every like is a new one. */
async function measureLiking({ ports, sql }: Stage, member: Member, other: Member) {
  const rows = await sql('select id from forum_posts where hidden_at is null and held_at is null')
  const [app, bare] = [createClient(ports.app, lanes), createClient(ports.twin, lanes)]
  const next = { app: 0, twin: 0 }
  const like = (times: number) =>
    inParallel(lanes, times, async () => {
      const path = `/api/forum/posts/${rows[next.app++]?.id}/like`
      expectAnswer(await app({ method: 'POST', path, cookie: member.cookie, body: {} }))
    })
  const likeTwin = (times: number) =>
    inParallel(lanes, times, async () => {
      const path = `/likes/${other.id}/${rows[next.twin++]?.id}`
      expectAnswer(await bare({ method: 'POST', path, body: {} }))
    })
  await Promise.all([like(200), likeTwin(200)])
  return againstTwin('likes a second, against the bare rows', like, likeTwin, { times: 400, goal: 0.7 })
}

function expectAnswer({ status, text }: { status: number; text: string }) {
  if (status >= 300) throw new Error(`A call answered ${status}: ${text}`)
}
