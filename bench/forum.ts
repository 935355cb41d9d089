import { crowdedForum } from '../src/server/features/forum/testing/crowded-forum.ts'
import { type Bench, type Figure, percentile, write } from './harness/bench.ts'
import { type Client, createClient } from './harness/http.ts'
import { openStage, type Stage } from './harness/stage.ts'

const sizes = { small: 1000, large: 1_000_000 } as const
const rounds = 300
/** What a call may take among a million posts, as a multiple of the same call among a thousand. */
const allowedGrowth = 1.3

type Forum = { call: Client; cookie: string; postId: string }

const calls: readonly [string, (forum: Forum) => string][] = [
  ['the list', () => '/api/forum/posts'],
  ['its tenth page', () => '/api/forum/posts?offset=90'],
  ['one category', () => '/api/forum/posts?category=success'],
  ['the counts', () => '/api/forum/categories'],
  ['a post', ({ postId }) => `/api/forum/posts/${postId}`],
  ['its replies', ({ postId }) => `/api/forum/posts/${postId}/replies`],
  ['the notifications', () => '/api/notifications'],
]

/** What reading the forum costs as it grows a thousandfold. */
export const forum: Bench = {
  name: 'forum',
  async run(stage) {
    const second = await openStage()
    try {
      const [small, large] = [await fill(stage, sizes.small), await fill(second, sizes.large)]
      const figures: Figure[] = []
      for (const [what, pathOf] of calls) figures.push(await compare(what, [small, large], pathOf))
      return figures
    } finally {
      await second.close()
    }
  },
}

async function fill(stage: Stage, posts: number): Promise<Forum> {
  for (const statement of crowdedForum(posts)) await stage.sql(statement)
  await stage.sql('vacuum analyze')
  const { cookie } = await stage.member()
  const [post] = await stage.sql(
    'select id from forum_posts where replies > 0 and hidden_at is null and held_at is null limit 1',
  )
  return { call: createClient(stage.ports.app, 1), cookie, postId: String(post?.id) }
}

/** The two take turns, call by call, so that what else the machine does meets both alike. */
async function compare(
  what: string,
  [small, large]: readonly [Forum, Forum],
  pathOf: (forum: Forum) => string,
): Promise<Figure> {
  const took = { small: [] as number[], large: [] as number[] }
  for (let round = 0; round < rounds; round += 1) {
    took.small.push(await timed(small, pathOf(small)))
    took.large.push(await timed(large, pathOf(large)))
  }
  const [few, many] = [percentile(took.small, 0.5), percentile(took.large, 0.5)]
  const ratio = many / few
  return {
    what: `${what} among ${sizes.large.toLocaleString('en-US')} posts, against ${sizes.small.toLocaleString('en-US')}`,
    measured: `${write(ratio)} × (${write(many)} ms against ${write(few)} ms)`,
    goal: `≤ ${allowedGrowth} ×`,
    isMet: ratio <= allowedGrowth,
  }
}

async function timed({ call, cookie }: Forum, path: string): Promise<number> {
  const { status, text, totalMs } = await call({ path, cookie })
  if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`)
  return totalMs
}
