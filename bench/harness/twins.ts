import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import type { Site } from '../../src/server/platform/site/site.ts'

/**
 * The minimum for the same answer: look up the session, read or write the same rows, send them. The ratio shows what
 * the product does beyond that.
 */
export function addTwins(twin: FastifyInstance, { pool, site }: { pool: pg.Pool; site: Site }) {
  const findUser = async (userId: string) =>
    (
      await pool.query(
        `select u.*, s.last_seen_at from sessions s join users u on u.id = s.user_id
         where u.id = $1 and s.expire > now() limit 1`,
        [userId],
      )
    ).rows[0]

  twin.get<{ Params: { userId: string } }>('/chat/:userId', async ({ params }) => {
    await findUser(params.userId)
    const { rows } = await pool.query(
      `select id, category, messages from chat_sessions where user_id = $1 and category = 'work' and ended_at is null`,
      [params.userId],
    )
    return rows[0]
  })

  twin.get('/page', (_request, reply) => reply.type('text/html').send(site.find('/')?.plain))

  twin.get<{ Params: { userId: string } }>('/user/:userId', async ({ params }) => findUser(params.userId))

  twin.get<{ Params: { userId: string } }>('/posts/:userId', async ({ params }) => {
    await findUser(params.userId)
    const { rows } = await pool.query(
      `select p.*, u.first_name, u.last_name, l.user_id is not null as is_liked from
         (select * from forum_posts where hidden_at is null and held_at is null
          order by published_at desc nulls last, id desc nulls last limit 10) p
       join users u on u.id = p.user_id left join forum_likes l on l.post_id = p.id and l.user_id = $1
       order by p.published_at desc, p.id desc`,
      [params.userId],
    )
    return rows
  })

  twin.get<{ Params: { userId: string } }>('/recommendations/:userId', async ({ params }) => {
    await findUser(params.userId)
    const { rows } = await pool.query(
      `select * from resource_recommendations
       where user_id = $1 and not dismissed and retired_at is null order by priority desc limit 50`,
      [params.userId],
    )
    return rows
  })

  twin.post<{ Params: { userId: string; postId: string } }>('/likes/:userId/:postId', async ({ params }) => {
    await findUser(params.userId)
    await pool.query('insert into forum_likes (user_id, post_id) values ($1, $2) on conflict do nothing', [
      params.userId,
      params.postId,
    ])
    const { rows } = await pool.query('select likes from forum_posts where id = $1', [params.postId])
    return rows[0]
  })
}
