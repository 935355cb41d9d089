import { crowdedForum, crowdedModeration } from '../src/server/features/forum/testing/crowded-forum.ts'
import { crowdedHouse } from '../src/server/testing/crowded-house.ts'
import type { Bench, Figure } from './harness/bench.ts'
import { againstLittle, asker, farInGrowth } from './harness/by-turns.ts'
import { openStage, type Stage } from './harness/stage.ts'

/** The small one still fills every page, or the large one would have more to show. */
const sizes = { small: { members: 500, posts: 1000 }, large: { members: 100_000, posts: 1_000_000 } } as const
const passes = 3
const callsAPass = 100

type Asked = { what: string; as?: 'member' | 'admin'; path: string; farPath?: string }

const calls: readonly Asked[] = [
  { what: 'the forum’s list', path: '/api/forum/posts' },
  { what: 'its tenth page', path: '/api/forum/posts?offset=90' },
  { what: 'its page at 10,000', path: '/api/forum/posts', farPath: '/api/forum/posts?offset=10000' },
  { what: 'one category', path: '/api/forum/posts?category=success' },
  { what: 'the counts', path: '/api/forum/categories' },
  { what: 'a post', path: '/api/forum/posts/:post' },
  { what: 'its replies', path: '/api/forum/posts/:post/replies' },
  { what: 'the notifications', path: '/api/notifications' },
  { what: 'who I am', path: '/api/user' },
  { what: 'my chats', path: '/api/chat/sessions' },
  { what: 'my report', path: '/api/progress' },
  { what: 'a search in my evidence', path: '/api/evidence?search=words' },
  { what: 'my recommendations', path: '/api/recommendations' },
  { what: 'the moderation queue', as: 'admin', path: '/api/admin/forum/queue' },
  { what: 'what moderation did', as: 'admin', path: '/api/admin/forum/log' },
  { what: 'people', as: 'admin', path: '/api/admin/users' },
  { what: 'people at 10,000', as: 'admin', path: '/api/admin/users', farPath: '/api/admin/users?offset=10000' },
  { what: 'a search for somebody', as: 'admin', path: '/api/admin/users?q=house321@' },
  { what: 'a search that finds nobody', as: 'admin', path: '/api/admin/users?q=nobody-at-all' },
  { what: 'trial signups', as: 'admin', path: '/api/admin/trial-signups' },
  { what: 'leads', as: 'admin', path: '/api/admin/leads' },
  { what: 'leads of one source', as: 'admin', path: '/api/admin/leads?source=tiktok' },
  { what: 'leads at 10,000', as: 'admin', path: '/api/admin/leads', farPath: '/api/admin/leads?offset=10000' },
  { what: 'cancellations', as: 'admin', path: '/api/admin/cancellations' },
  { what: 'the administrators’ log', as: 'admin', path: '/api/admin/log' },
  { what: 'the security log', as: 'admin', path: '/api/admin/security-log' },
]

/** The cost of shared lists as the data grows: a million posts and a hundred thousand members, compared with hardly any. */
export const house: Bench = {
  name: 'house',
  // Filling takes minutes, so it is filled once and measured several times.
  repeats: 1,
  passes,
  async run(stage) {
    const second = await openStage()
    try {
      const small = await fill(stage, sizes.small)
      const large = await fill(second, sizes.large)
      const figures: Figure[] = []
      for (let pass = 0; pass < passes; pass += 1)
        for (const call of calls) figures.push(await measure(call, small, large))
      return figures
    } finally {
      await second.close()
    }
  },
}

type Filled = Record<'member' | 'admin', ReturnType<typeof asker>> & { postId: string }

function measure({ what, as = 'member', path, farPath }: Asked, small: Filled, large: Filled): Promise<Figure> {
  const named = `${what}, 1,000,000 posts and 100,000 members against 1,000 and 500`
  const pathIn = ({ postId }: Filled, asked: string) => asked.replace(':post', postId)
  return againstLittle(
    named,
    { few: { ...small[as], path: pathIn(small, path) }, many: { ...large[as], path: pathIn(large, farPath ?? path) } },
    { goal: farPath ? farInGrowth : undefined, calls: callsAPass },
  )
}

async function fill(stage: Stage, { members, posts }: { members: number; posts: number }): Promise<Filled> {
  // In one statement, because the first of them sets an option for the connection.
  await stage.sql(crowdedHouse(members).join(';\n'))
  for (const statement of [...crowdedForum(posts), ...crowdedModeration]) await stage.sql(statement)
  const [member, admin] = [await stage.member(), await stage.member()]
  await stage.sql(`update users set role = 'admin' where id = $1`, [admin.id])
  await stage.sql('update sessions set confirmed_at = now() where user_id = $1', [admin.id])
  for (const table of ownTables)
    await stage.sql(
      `update ${table} set user_id = $1 where user_id = (select id from users where email = 'house7@example.com')`,
      [member.id],
    )
  await stage.sql('vacuum analyze')
  const [post] = await stage.sql(
    'select id from forum_posts where replies > 0 and hidden_at is null and held_at is null limit 1',
  )
  const { app } = stage.ports
  return { member: asker(app, member.cookie), admin: asker(app, admin.cookie), postId: String(post?.id) }
}

/** The measured member takes over the data of one of the planted members. */
const ownTables = ['mood_entries', 'technique_usage', 'moments', 'chat_sessions', 'chat_messages', 'notifications']
