import type { FastifyInstance } from 'fastify'
import type pg from 'pg'

/**
 * The least that could be done for the same answer: look up the session, read or write the same rows, send them. What
 * the product does beyond it is what its ratio shows.
 */
export async function addTwins(twin: FastifyInstance, pool: pg.Pool) {
  await pool.query(`create table if not exists twin_chats (user_id uuid primary key, messages jsonb not null,
    message_count int not null)`)
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

  /** Keeps what was said and a reply of the usual length, and answers the recent part, as the product does. */
  twin.post<{ Params: { userId: string }; Body: { message: string } }>('/chat/:userId', async ({ params, body }) => {
    await findUser(params.userId)
    const client = await pool.connect()
    try {
      await client.query('begin')
      const { rows } = await client.query(
        'select messages, message_count from twin_chats where user_id = $1 for update',
        [params.userId],
      )
      const { messages = [], message_count: count = 0 } = rows[0] ?? {}
      const timestamp = new Date().toISOString()
      const added = [
        { id: count + 1, role: 'user', content: body.message, timestamp },
        { id: count + 2, role: 'assistant', content: 'Words to answer with. '.repeat(20), timestamp },
      ]
      const recent = [...messages, ...added].slice(-50)
      await client.query(
        `insert into twin_chats values ($1, $2, $3)
         on conflict (user_id) do update set messages = excluded.messages, message_count = excluded.message_count`,
        [params.userId, JSON.stringify(recent), count + 2],
      )
      await client.query(
        `insert into twin_messages select $1, (entry ->> 'id')::int, entry from jsonb_array_elements($2::jsonb) entry`,
        [params.userId, JSON.stringify(added)],
      )
      await client.query('commit')
      return { session: { messages: recent } }
    } finally {
      client.release()
    }
  })
}
