import type { FastifyInstance } from 'fastify'
import type pg from 'pg'

/**
 * The least that could be done for the same answer: look up the session, read or write the same rows, send them. What
 * the product does beyond it is what its ratio shows.
 */
export async function addTwins(twin: FastifyInstance, pool: pg.Pool) {
  await pool.query(`create table if not exists twin_messages (user_id uuid not null, position int not null,
    message jsonb not null, primary key (user_id, position))`)

  const findUser = async (userId: string) =>
    (
      await pool.query(
        `select u.id, u.subscription_status from sessions s join users u on u.id = s.user_id
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

  twin.post<{ Params: { userId: string }; Body: { message: string } }>('/chat/:userId', async ({ params, body }) => {
    await findUser(params.userId)
    const client = await pool.connect()
    try {
      await client.query('begin')
      await client.query('select user_id from coach_people where user_id = $1 for update', [params.userId])
      const { rows } = await client.query(
        `insert into twin_messages (user_id, position, message)
         select $1, coalesce(max(position), 0) + n.at, jsonb_build_object('role', n.role, 'content', $2::text)
         from (values (1, 'user'), (2, 'assistant')) n(at, role)
         left join twin_messages on user_id = $1 group by n.at, n.role returning message`,
        [params.userId, body.message],
      )
      await client.query('commit')
      return { messages: rows }
    } finally {
      client.release()
    }
  })
}
