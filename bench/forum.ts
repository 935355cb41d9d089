import { crowdedForum } from '../src/server/features/forum/testing/crowded-forum.ts'
import type { Bench, Figure } from './harness/bench.ts'
import { againstLittle, asker } from './harness/by-turns.ts'
import { openStage, type Stage } from './harness/stage.ts'

const sizes = { small: 1000, large: 1_000_000 } as const

const calls: readonly [string, (postId: string) => string][] = [
  ['the list', () => '/api/forum/posts'],
  ['its tenth page', () => '/api/forum/posts?offset=90'],
  ['one category', () => '/api/forum/posts?category=success'],
  ['the counts', () => '/api/forum/categories'],
  ['a post', (postId) => `/api/forum/posts/${postId}`],
  ['its replies', (postId) => `/api/forum/posts/${postId}/replies`],
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
      for (const [what, pathOf] of calls) {
        figures.push(
          await againstLittle(`${what} among 1,000,000 posts, against 1,000`, {
            few: { ...small, path: pathOf(small.postId) },
            many: { ...large, path: pathOf(large.postId) },
          }),
        )
      }
      return figures
    } finally {
      await second.close()
    }
  },
}

async function fill(stage: Stage, posts: number) {
  for (const statement of crowdedForum(posts)) await stage.sql(statement)
  await stage.sql('vacuum analyze')
  const { cookie } = await stage.member()
  const [post] = await stage.sql(
    'select id from forum_posts where replies > 0 and hidden_at is null and held_at is null limit 1',
  )
  return { ...asker(stage.ports.app, cookie), postId: String(post?.id) }
}
